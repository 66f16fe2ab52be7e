#!/usr/bin/env bash
# training/generation, with few and short games.
#   generation_test.sh SUMITO
set -euo pipefail
SUMITO=$(readlink -f "$1")
generation=$(readlink -f "$(dirname "$0")/../../training/generation")
work=$(mktemp -d)
cd "$work"
trap 'rm -rf "$work"' EXIT
fail() { echo "$1"; cat said; exit 1; }
export SUMITO GAMES=8 NODES=100 MATCH='--games 2 --nodes 50'

makes() { # MODE NUMBER
  "$generation" "$1" "$2" "a folder" >said 2>&1 || fail "generation $* fails"
  grep -qE '^games ([26]) of \1, ' said || fail "no match"
}
times() { # WORD N: so often sumito was asked for it
  [ "$(grep -c "^> sumito $1 " said)" = "$2" ] || fail "$1 not $2 times"
}

for mode in duel trio teams tandem; do
  echo "-- two of $mode, the second learnt from both's games"
  makes $mode 1
  makes $mode 2
  grep -q "^> sumito train .*$mode-1.games.*$mode-2.games" said || fail "it learns from other games"
  answer=$(echo "setoption name EvalFile value a folder/$mode-2.net" | "$SUMITO" engine)
  [ -z "$answer" ] || fail "$answer"
done

echo "-- what is there is not made again"
sha256sum "a folder"/duel-2* >before
makes duel 2
times train 0
times average 0
sha256sum --quiet -c before || fail "other files than before"

echo "-- what is missing is, and what comes after it"
rm "a folder/duel-2-75.net"
makes duel 2
times train 1
times average 1
sha256sum --quiet -c before || fail "other files than before"

echo "-- what was made of other games is made again, and has a match of its own"
GAMES=10 makes duel 2
times train 2
times average 1
sha256sum --quiet -c before >/dev/null 2>&1 && fail "the same files as before"
[ "$(grep -c '^bout ' "a folder/duel-2.match")" = 1 ] || fail "bouts of the match before"

echo "-- words it does not know"
refused() { # SENTENCE WORD...
  local status=0
  "$generation" "${@:2}" >said 2>&1 || status=$?
  [ $status = 2 ] || fail "left with $status"
  grep -q "$1" said || fail "does not say $1"
}
refused 'MODE NUMBER' duel
refused "no mode is called 'quartet'" quartet 1
refused "'x' is not the number" duel x
refused "no folder may have a '" duel 1 "it's"
