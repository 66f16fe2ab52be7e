#!/usr/bin/env bash
# The check of the folders sees what it is there for.
set -euo pipefail
check=$(dirname "$(readlink -f "$0")")/folders.sh
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT

expect_breach() { # file, line of code, words in the complaint
  mkdir -p "$tree/src/rules" "$tree/src/game" "$tree/$(dirname "$1")"
  echo "$2" > "$tree/$1"
  if answer=$("$check" "$tree"); then echo "not noticed: $2 in $1"; exit 1; fi
  case $answer in *"$3"*) ;; *) echo "unclear: $answer"; exit 1 ;; esac
  rm "$tree/$1"
}
expect_breach src/rules/a.cpp '#include "game/game.h"' 'src/rules/a.cpp:1: rules must not use game'
expect_breach src/game/b.h '#include <iostream>' 'nothing in game prints'
expect_breach src/game/b.cpp 'void f() { throw 1; }' 'nothing in game prints or throws'
expect_breach src/new/c.cpp 'int x;' 'src/new has no place'
rm -r "$tree/src/new"
expect_breach web/src/play/d.ts "import { x } from '../analyse/x';" 'web/src/play/d.ts:1: play must not use analyse'
expect_breach web/src/new/e.ts 'const x = 1;' 'web/src/new has no place'
rm -r "$tree/web/src/new"
echo '#include "rules/cell.h"' > "$tree/src/game/ok.cpp"
"$check" "$tree"
