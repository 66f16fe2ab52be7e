#!/usr/bin/env bash
# clang-tidy has nothing to say about the sources in these folders.
set -euo pipefail
build=$1
shift
find "$@" -name '*.cpp' -print0 | xargs -0 -P 2 -n 1 \
  clang-tidy-19 --quiet -p "$build" --extra-arg=-Wno-unknown-warning-option
