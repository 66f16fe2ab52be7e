#!/usr/bin/env bash
# `sumito match`, as one stops it.
#   match_test.sh SUMITO FAKE_PROGRAM
set -euo pipefail
sumito=$(readlink -f "$1") fake=$(readlink -f "$2")
work=$(mktemp -d)
cd "$work"
trap 'kill -9 $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
fail() { echo "$1"; cat out said; exit 1; }

begun() { # WORD...: of a match, which has begun to listen when it tells how it stands
  rm -f said # or what the last one told would do
  "$sumito" match "$@" --games 1000000 --progress 1 >out 2>said &
  id=$!
  until grep -qs '/1000000' said; do
    kill -0 $id || fail "it is over"
    sleep 0.1
  done
}
ends_with_a_table() {
  local status=0
  wait $id || status=$?
  [ $status -eq 1 ] || fail "left with $status"
  grep -q '^games [0-9]* of 1000000, ' out || fail "no table"
}

echo "-- stopped, it tells what it has"
begun -e random -e "random name=other"
kill -INT $id
ends_with_a_table

echo "-- another signal at once is the same wish, as timeout sends its own twice"
# Half a second passes until it gives up waiting for this one to leave.
begun -e "cmd='$fake deaf' name=deaf" -e random --random-plies 0 --margin 1000000
kill -INT $id
kill -TERM $id || true # two of the same might arrive as one; it may have left already
ends_with_a_table

echo "-- another signal after a second ends it, whatever it is waiting for"
# Here for somebody who reads its table: the pipe is full.
mkfifo pipe
exec 7<>pipe
head -c 65536 /dev/zero >&7
rm said
"$sumito" match -e random -e "random name=other" --games 1000000 --progress 1 >pipe 2>said &
id=$!
until grep -qs '/1000000' said; do sleep 0.1; done
kill -INT $id
# How long the first one is under way is not known, and within a second of it the next is the same
# wish: so there may be need of one more.
sleep 1.1
kill -0 $id || fail "it did not wait"
while kill -INT $id 2>/dev/null; do sleep 1.1; done
status=0
wait $id || status=$?
[ $status -eq 130 ] || fail "left with $status"
