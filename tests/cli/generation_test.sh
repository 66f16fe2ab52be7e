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

for mode in duel trio teams tandem; do
  echo "-- two of $mode, the second learnt from both's games"
  "$generation" $mode 1 "a folder" >said 2>&1 || fail "the first fails"
  "$generation" $mode 2 "a folder" >said 2>&1 || fail "the second fails"
  grep -q "^> sumito train .*$mode-1.games.*$mode-2.games" said || fail "it learns from other games"
  grep -qE '^games ([26]) of \1, ' said || fail "no match"
  answer=$(echo "setoption name EvalFile value a folder/$mode-2.net" | "$SUMITO" engine)
  [ -z "$answer" ] || fail "$answer"
done

echo "-- what is there is not made again, what is missing is"
(cd "a folder" && rm duel-2-75.net && sha256sum duel-2* >../before)
"$generation" duel 2 "a folder" >said 2>&1 || fail "it does not go on"
[ "$(grep -c "^> sumito train" said)" = 1 ] || fail "it learns again"
(cd "a folder" && sha256sum --quiet -c ../before) || fail "other files than before"

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
