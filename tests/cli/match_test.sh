#!/usr/bin/env bash
# `sumito match`, as one stops it.
#   match_test.sh SUMITO
set -euo pipefail
sumito=$(readlink -f "$1")
work=$(mktemp -d)
cd "$work"
trap 'kill -9 $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
fail() { echo "$1"; cat out said; exit 1; }

echo "-- stopped, it tells what it has; a signal that comes twice is one, as timeout sends them"
"$sumito" match -e random -e "random name=other" -n 1000000 --progress 1 >out 2>said &
id=$!
# It has begun to listen when it tells how it stands.
until grep -qs '/1000000' said; do
  kill -0 $id || fail "it is over"
  sleep 0.1
done
for twice in 1 2 3 4 5; do kill -INT $id; done
status=0
wait $id || status=$?
[ $status -eq 1 ] || fail "left with $status"
grep -q '^random - other: ' out || fail "no table"
