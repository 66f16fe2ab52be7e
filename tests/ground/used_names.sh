#!/usr/bin/env bash
# What a source takes from another namespace (`using rules::Side;`) it uses. clang-tidy would say so
# too, but reads several sources as one, and is content if any of them does.
set -euo pipefail
cd "$1"
status=0
while IFS=: read -r file line name; do
  grep -qE "(^|[^:A-Za-z0-9_])$name\b" "$file" ||
    { echo "$file:$line: 'using ...::$name' is not used"; status=1; }
done < <(grep -rnE '^ *using ([a-z_0-9]+::)+[A-Za-z_0-9]+;' src --include='*.cpp' |
  sed -E 's/:( *using ).*::([A-Za-z_0-9]+);.*/:\2/')
exit $status
