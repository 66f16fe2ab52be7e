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

for folder in src/*/; do
  folder=$(basename "$folder")
  [ -v "may_use[$folder]" ] || { complain "src/$folder has no place in the order"; continue; }
  while IFS=: read -r file line used; do
    used=${used#*\"}
    used=${used%%/*}
    case " $folder ${may_use[$folder]} " in
    *" $used "*) ;;
    *) complain "$file:$line: $folder must not use $used" ;;
    esac
  done < <(grep -rnE '^ *# *include *"' "src/$folder" --include='*.h' --include='*.cpp' || true)
done

for folder in web/src/*/; do
  [ -d "$folder" ] || continue
  folder=$(basename "$folder")
  [ -v "page_may_use[$folder]" ] || { complain "web/src/$folder has no place in the order"; continue; }
  while IFS=: read -r file line used; do
    used=${used#*\'../}
    used=${used%%[/\']*}
    case " $folder ${page_may_use[$folder]} " in
    *" $used "*) ;;
    *) complain "$file:$line: $folder must not use $used" ;;
    esac
  done < <(grep -rnE "from '\.\./|import '\.\./" "web/src/$folder" --include='*.ts' --include='*.svelte' || true)
done

for folder in $quiet; do
  [ -d "src/$folder" ] || continue
  while read -r hit; do
    complain "$hit: nothing in $folder prints or throws"
  done < <(grep -rnE '#include <(iostream|cstdio|fmt/|stdio)|\bthrow\b' "src/$folder" || true)
done
exit $status
