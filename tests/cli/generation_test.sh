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
  grep -q '^epoch .*, on games not learnt from' "a folder/$mode-1"*.log || fail "no losses"
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
selfplay)
  [ -z "${HANG:-}" ] || { echo $$ >playing; exec sleep 1000; }
  [ -e "$2" ] || echo games >"$2" ;;
train) echo "net $$" >"$2" ;;
average) echo "net $$" >"$2"; exit "${AVERAGE:-0}" ;;
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
touch "a folder/teams-2.net" # the same, copied
makes teams 2
bouts teams-2 3
rm "a folder/teams-2-50.net"
makes teams 2
bouts teams-2 1

echo "-- each game in its own way"
makes duel 2
asks 'selfplay duel-2.games --mode duel --net duel-2-parent.net --games 9000 --nodes 5000 --seed 2$'
asks 'selfplay duel-2-validation.games .*--games 454 --nodes 5000 --seed 1000002 --held-out$'
learns='--validation duel-2-validation.games --parent duel-2-parent.net --rate 400 --epochs 10 --score-share 0'
asks "train duel-2-50.net --mode duel --games=.* $learns --horizon 50$"
asks "train duel-2-75.net --mode duel --games=.* $learns --horizon 75$"
asks 'average duel-2.net --mode duel --of=duel-2-parent.net --of=duel-2-50.net --of=duel-2-75.net$'
players='-e sumito. net=duel-2.net. name=new -e sumito. net=duel-2-parent.net. name=old'
openings='--layouts all --random-plies 6 --max-plies 240 --concurrency [0-9]+ --seed 2'
asks "match --mode duel $players $openings --resume duel-2.match --games 2000 --nodes 5000 --sprt 0.*15$"
grep -qxF "If it is stronger: cp $(printf %q "$PWD/a folder/duel-2.net") $PWD/training/nets/duel.net,\
 and write down in duel.txt where it comes from." said || fail "it does not say how to take it"
makes tandem 2
asks 'selfplay tandem-2.games .*--nodes 3000 --seed 2$'
asks 'selfplay tandem-2-validation.games .*--games 454 --nodes 3000 --seed 1000002$'
asks "average tandem-2.net --mode tandem --of=tandem-2-parent.net "
asks 'match --mode tandem .* --layouts all .* --sprt'
makes trio 2
times train 1
times average 0
asks 'train trio-2.net --mode trio --games=.* --validation trio-2-validation.games --score-share 20 --epochs 14$'
asks 'match --mode trio .* --games 2000 --nodes 5000$'

echo "-- games of the last four generations are learnt from"
for i in 1 2 3 4; do echo games >"a folder/teams-$i.games"; done
makes teams 5
times 'train teams-5-50.net --mode teams --games=teams-2.games --games=teams-3.games --games=teams-4.games --games=teams-5.games' 1

echo "-- a net that is not stronger"
status=0
STATUS=1 training/generation tandem 3 "a folder" >said 2>&1 || status=$?
[ $status = 1 ] || fail "left with $status"

echo "-- killed while a program plays, it goes on"
HANG=1 training/generation tandem 5 "a folder" >said 2>&1 &
until [ -s "a folder/playing" ]; do sleep 0.1; done
kill -KILL $!
makes tandem 5

echo "-- the program is built if none is named"
mkdir tools
printf '#!/bin/sh\necho prepared "$@"\n' >tools/prepare
printf '#!/bin/sh\necho built "$@"; mkdir -p "$1" && cp fake "$1/sumito"\n' >tools/build
chmod +x tools/*
SUMITO='' makes tandem 6
grep -qx 'prepared terminal' said || fail "nothing is prepared"
grep -q '^built .*/build/terminal -DSUMITO_PAGE=OFF$' said || fail "nothing is built"

echo "-- what it refuses"
refused 'MODE NUMBER' duel
refused "no mode is called 'quartet'" quartet 1
refused "'x' is not the number" duel x
GAMES=some refused "'some' is not a number of games" duel 3
SUMITO=/nowhere refused "there is no program '/nowhere'" duel 3
refused "there can be no folder '/dev/null/x'" duel 3 /dev/null/x
mkdir "a folder/duel-4.lock" "a folder/teams-6-50.log"
refused "cannot write '.*duel-4.lock'" duel 4 "a folder"
refused 'teams-6-50.log' teams 6 "a folder"
[ ! -e "a folder/teams-6-50.net" ] || fail "a net without a log"
AVERAGE=1 refused '> sumito average' tandem 8 "a folder"
ln -s /dev/full "a folder/duel-7-parent.net.new" # a disk that is full
refused "cannot write '.*duel-7-parent.net'" duel 7 "a folder"
flock "a folder/duel-2.lock" training/generation duel 2 "a folder" >said 2>&1 && fail "two at once"
grep -q 'is being made already' said || fail "says something else"
cp training/nets/teams.net training/nets/duel.net
refused "went on from another net" duel 2 "a folder"
makes duel 3 # of which there is nothing yet
