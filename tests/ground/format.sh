#!/usr/bin/env bash
# Everything is formatted as .clang-format says.
set -euo pipefail
cd "$1"
find src tests bench -name '*.h' -print0 -o -name '*.cpp' -print0 |
  xargs -0 clang-format-19 --dry-run --Werror
