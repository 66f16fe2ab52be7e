#!/usr/bin/env bash
# clang-tidy has nothing to say about src/. It is given the sources of a library together, as a
# build without tests would compile them in the folder named: reading headers is most of its work.
set -euo pipefail
root=$1 build=$2
cmake -S "$root" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release -DSUMITO_TESTS=OFF \
  -DSUMITO_BENCH=OFF -DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=100 >/dev/null
# The last ones take longest.
sed -n 's/^ *"file": "\(.*\)",\{0,1\}$/\1/p' "$build/compile_commands.json" |
  grep -v '/boost\.cpp$' | tac |
  xargs -d '\n' -P 2 -n 1 clang-tidy-19 --quiet -p "$build" --config-file="$root/.clang-tidy" \
    --extra-arg=-Wno-unknown-warning-option
