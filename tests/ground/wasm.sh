#!/usr/bin/env bash
# The same sources, compiled to WebAssembly without exceptions, count the same moves and tell the
# same sentences. The search goes deep: the usual stack of 64 KB is too small for it.
set -euo pipefail
root=$1 build=$2 out=$2/wasm
mkdir -p "$out"
sources=("$root"/src/{rules,game,engine,words}/*.cpp "$build"/src/words/catalogue_*.cpp)
clang++-19 --target=wasm32-wasi -std=c++23 -O2 -msimd128 -fno-exceptions -stdlib=libc++ \
  -Wl,-z,stack-size=4194304 -Wall -Wextra -Werror -I"$root/src" "${sources[@]}" "$root/tests/ground/wasm/count.cpp" \
  -o "$out/count.wasm"
answer=$(node --no-warnings --experimental-wasi-unstable-preview1 "$root/tests/ground/wasm/run.mjs" \
  "$out/count.wasm")
expected="duel 98912
trio 62440
teams 71767
tandem 71767
record 2 plies
signature $(cat "$root/tests/engine/signature.txt")
Три чёрных шарика идут по прямой с a1 b2 c3 на b2 c3 d4."
[ "$answer" = "$expected" ] || { echo "$answer"; exit 1; }
