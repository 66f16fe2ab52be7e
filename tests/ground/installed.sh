#!/usr/bin/env bash
# Another program finds the installed library and uses it; the installed program runs.
set -euo pipefail
here=$1 build=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cmake --install "$build" --prefix "$work/prefix" >/dev/null
cmake -S "$here/consumer" -B "$work/consumer" -G Ninja -DCMAKE_PREFIX_PATH="$work/prefix" >/dev/null
cmake --build "$work/consumer" >/dev/null
[ "$("$work/consumer/consumer")" = "44 moves, then 1936" ]
[ "$("$work/prefix/bin/sumito" moves | wc -l)" -eq 44 ]
