#!/usr/bin/env bash
# `sumito serve`, as one starts and stops it. The tests in tests/server say what it answers.
#   serve_test.sh SUMITO ON|OFF      whether it was built with the page
set -euo pipefail
sumito=$(readlink -f "$1") page=$2
work=$(mktemp -d)
cd "$work"
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
fail() { echo "$1"; shift; for file; do cat "$file"; done; exit 1; }

if [ "$page" = OFF ]; then
  status=0
  "$sumito" serve >out 2>&1 || status=$?
  [ $status -eq 1 ] || fail "left with $status" out
  grep -q 'was built without the page' out || fail "says something else:" out
  exit 0
fi

wait_for() { # CONDITION...
  local tries
  for ((tries = 0; tries < 300; ++tries)); do
    if "$@"; then return 0; fi
    sleep 0.1
  done
  fail "never so: $*" ./*
}
begin() { # NAME OPTIONS...: its output in NAME, its number in $id, its address's port in $port
  "$sumito" serve "${@:2}" >"$1" 2>&1 &
  id=$!
  wait_for grep -qs 'Sumito is at http' "$1"
  port=$(sed -n 's|^Sumito is at http://127\.0\.0\.1:\([0-9]*\)/.*|\1|p' "$1")
}
end() { # SIGNAL ID
  local status=0
  kill "-$1" "$2"
  wait "$2" || status=$?
  [ $status -eq 0 ] || fail "left with $status after $1"
}
get() { # PORT PATH
  exec 3<>"/dev/tcp/127.0.0.1/$1"
  printf 'GET %s HTTP/1.0\r\n\r\n' "$2" >&3
  cat <&3
  exec 3>&-
}

echo "-- a free port; the page is there"
begin first --port 0
first=$id
get "$port" / >answer
grep -q '^HTTP/1.0 200' answer || fail "no page" answer
grep -q '<title>Sumito</title>' answer || fail "another page" answer

echo "-- a busy port"
status=0
"$sumito" serve --port "$port" >busy 2>&1 || status=$?
[ $status -eq 1 ] || fail "left with $status" busy
grep -q "^sumito: port $port is busy" busy || fail "says something else:" busy

echo "-- the usual port, or another one if that is busy"
begin second
second=$id
begin third
third=$id
grep -q '^Port 6161 is busy' third || fail "takes a busy port" third
[ "$port" != 6161 ] || fail "says one thing and does another" third
get "$port" / | grep '<title>Sumito</title>' >/dev/null || fail "no page at $port"

echo "-- the browser, where there is a screen"
mkdir bin
printf '#!/bin/sh\necho "$1" >"%s/$FILE"\n' "$work" >bin/xdg-open
chmod +x bin/xdg-open
export PATH=$work/bin:$PATH
FILE=opened DISPLAY=:9 begin fourth --port 0 --open
end TERM $id
wait_for grep -qs "^http://127.0.0.1:$port/$" opened
FILE=unseen env -u DISPLAY -u WAYLAND_DISPLAY "$sumito" serve --port 0 --open >fifth 2>&1 &
fifth=$!
wait_for grep -qs 'Sumito is at http' fifth
end TERM $fifth

echo "-- places that are none"
for options in '--host no.such.host.invalid' '--host 192.0.2.1'; do
  status=0
  # shellcheck disable=SC2086
  "$sumito" serve --port 0 $options >nowhere 2>&1 || status=$?
  [ $status -eq 1 ] || fail "left with $status" nowhere
done

echo "-- the end"
end TERM "$first"
end INT "$second"
end TERM "$third"
[ ! -e unseen ] || fail "opens a browser without a screen"
echo "all served"
