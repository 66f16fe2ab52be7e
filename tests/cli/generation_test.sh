#!/usr/bin/env bash
# training/generation: with few and short games, and what it asks for with a program that only says so.
#   generation_test.sh SUMITO
set -euo pipefail
sumito=$(readlink -f "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cp -r "$(dirname "$0")/../../training" "$work" # its nets are changed here
cd "$work"
fail() { echo "$1"; cat said; exit 1; }

makes() { # MODE NUMBER
  training/generation "$1" "$2" "a folder" >said 2>&1 || fail "generation $* fails"
}
asks() { # PATTERN: sumito is asked for that
  grep -qE -- "^> sumito $1" said || fail "it does not ask for $1"
}
times() { # WORD N: so often sumito was asked for it
  [ "$(grep -c "^> sumito $1 " said)" = "$2" ] || fail "$1 not $2 times"
}
refused() { # SENTENCE WORD...
  local status=0
  training/generation "${@:2}" >said 2>&1 || status=$?
  [ $status = 2 ] || fail "left with $status"
  grep -q -- "$1" said || fail "does not say $1"
}

export SUMITO=$sumito GAMES=8 NODES=100 MATCH='--games 2 --nodes 50'
for mode in duel trio teams tandem; do
  echo "-- one of $mode"
  makes $mode 1
  grep -qE '^games ([26]) of \1, ' said || fail "no match"
  cat "a folder/$mode-1"*.log | grep -q '^epoch .*, on games not learnt from' || fail "no losses"
  answer=$(echo "setoption name EvalFile value a folder/$mode-1.net" | "$sumito" engine)
  [ -z "$answer" ] || fail "$answer"
done

echo "-- what is there is not made again"
sha256sum "a folder"/duel-1* >before
touch training/nets/duel.net # as git does
makes duel 1
times train 0
times average 0
sha256sum --quiet -c before || fail "other files than before"

echo "-- what is missing is, and what comes after it"
rm "a folder/duel-1-75.net"
makes duel 1
times train 1
times average 1
sha256sum --quiet -c before || fail "other files than before"

echo "-- what was made of other games is made again"
cp "a folder/duel-1.net" before.net
GAMES=10 makes duel 1
times train 2
times average 1
cmp -s before.net "a folder/duel-1.net" && fail "the same net as before"

# From here on a program that makes the files it is asked for.
cat >fake <<'END'
#!/usr/bin/env bash
case $1 in
selfplay) [ -e "$2" ] || echo games >"$2" ;;
train | average) echo net >"$2" ;;
match)
  while [ "$1" != --resume ]; do shift; done
  echo bout >>"$2"
  exit "${STATUS:-0}" ;;
esac
END
chmod +x fake
SUMITO=./fake
unset GAMES NODES MATCH
bouts() { [ "$(wc -l <"a folder/$1.match")" = "$2" ] || fail "not $2 bouts"; }

echo "-- a match goes on, unless the net is another"
makes teams 2
makes teams 2
bouts teams-2 2
rm "a folder/teams-2-50.net"
makes teams 2
bouts teams-2 1

echo "-- each game in its own way"
makes duel 2
asks 'selfplay duel-2.games --mode duel --net duel-2-parent.net --games 9000 --nodes 5000 --seed 2$'
asks 'selfplay duel-2-validation.games .*--held-out$'
asks 'match --mode duel .* --games 2000 --nodes 5000 --sprt 0.*15$'
makes tandem 2
asks 'selfplay tandem-2.games .*--nodes 3000 --seed 2$'
asks 'selfplay tandem-2-validation.games .*--seed 1000002$'
asks 'match --mode tandem .*--sprt'
makes trio 2
times train 1
times average 0
asks 'match --mode trio .* --games 2000 --nodes 5000$'

echo "-- games of the last four generations are learnt from"
for i in 1 2 3 4; do echo games >"a folder/teams-$i.games"; done
makes teams 5
times 'train teams-5-50.net --mode teams --games=teams-2.games --games=teams-3.games --games=teams-4.games --games=teams-5.games' 1

echo "-- a net that is not stronger"
status=0
STATUS=1 training/generation tandem 3 "a folder" >said 2>&1 || status=$?
[ $status = 1 ] || fail "left with $status"

echo "-- what it refuses"
refused 'MODE NUMBER' duel
refused "no mode is called 'quartet'" quartet 1
refused "'x' is not the number" duel x
GAMES=some refused "'some' is not a number of games" duel 3
SUMITO=/nowhere refused "there is no program '/nowhere'" duel 3
refused "there can be no folder '/dev/null/x'" duel 3 /dev/null/x
flock "a folder/duel-2.lock" training/generation duel 2 "a folder" >said 2>&1 && fail "two at once"
grep -q 'is being made already' said || fail "says something else"
cp training/nets/teams.net training/nets/duel.net
refused "went on from another net" duel 2 "a folder"
makes duel 3 # of which there is nothing yet
