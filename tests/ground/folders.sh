#!/usr/bin/env bash
# Folders of src/ and web/src/ use each other only in the written order: each may include itself and
# what stands behind its name here. Nothing below cli prints or throws.
set -euo pipefail
cd "$1"

declare -A may_use=(
  [rules]=""
  [game]="rules"
  [engine]="rules game"
  [arena]="rules game engine"
  [tuning]="rules game engine"
  [words]="rules game"
  [wasm]="rules game engine words"
  [server]=""
  [cli]="rules game engine arena tuning words server"
)
declare -A page_may_use=(
  [core]=""
  [i18n]="core"
  [board]="core i18n"
  [shell]="core i18n board"
  [game]="core i18n board"
  [play]="core i18n board shell game"
  [analyse]="core i18n board shell game"
  [offline]=""
)
quiet="rules game engine arena tuning words wasm server"

status=0
complain() { echo "$1"; status=1; }

keep_order() { # where the folders are, what each may use, how a use looks up to the folder's name
  local where=$1 folder file line used
  local -n order=$2
  for folder in "$where"/*/; do
    [ -d "$folder" ] || continue
    folder=$(basename "$folder")
    [ -v "order[$folder]" ] || { complain "$where/$folder has no place in the order"; continue; }
    while IFS=: read -r file line used; do
      used=${used##*[\"/]}
      case " $folder ${order[$folder]} " in
      *" $used "*) ;;
      *) complain "$file:$line: $folder must not use $used" ;;
      esac
    done < <(grep -rnoE "$3" "$where/$folder" --include='*.h' --include='*.cpp' --include='*.ts' --include='*.svelte' || true)
  done
}
keep_order src may_use '^ *# *include *"[^/"]+'
keep_order web/src page_may_use "(from|import) '\.\./[^/']+"

for folder in $quiet; do
  [ -d "src/$folder" ] || continue
  while read -r hit; do
    complain "$hit: nothing in $folder prints or throws"
  done < <(grep -rnE '#include <(iostream|cstdio|fmt/|stdio)|\bthrow\b' "src/$folder" || true)
done
exit $status
