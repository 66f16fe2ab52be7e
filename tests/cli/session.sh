#!/usr/bin/env bash
# Golden sessions: what the program answers, as readable text.
#   session.sh SUMITO FILE            run the commands of FILE, compare with what stands there
#   session.sh SUMITO FILE --update   write down what they answer now
# In FILE a line `$ command` is run by bash, lines `> ...` after it are more lines of the command;
# then comes its output, errors too, and `[exit N]` if that is not 0. Lines with # are comments.
# Commands run in an empty folder; $DATA is tests/data, $HERE the folder of FILE.
set -euo pipefail
sumito=$(readlink -f "$1") file=$(readlink -f "$2")
[ -x "$sumito" ] || { echo "no program at $1"; exit 2; }
HERE=$(dirname "$file")
DATA=$(readlink -f "$HERE/../../data")
export HERE DATA
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/bin" "$work/here"
ln -s "$sumito" "$work/bin/sumito"
cd "$work/here"

run() {
  local status=0
  env -u NO_COLOR -u LC_ALL -u LC_MESSAGES LANG=C.UTF-8 TERM=dumb PATH="$work/bin:$PATH" \
    bash -c "$1" </dev/null >"$work/out" 2>&1 || status=$?
  sed 's/^\([$>#\[]\)/ \1/' "$work/out" # no line of output looks like one of ours
  [ -s "$work/out" ] && [ -n "$(tail -c 1 "$work/out")" ] && echo
  [ $status -eq 0 ] || echo "[exit $status]"
}

command='' waiting=
finish() {
  [ "$waiting" ] && run "$command"
  waiting=
}
answers() {
  local line
  while IFS= read -r line; do
    case $line in
    '$ '*) finish; echo "$line"; command=${line#??} waiting=1 ;;
    '> '* | '>') echo "$line"; command+=$'\n'${line#>}; command=${command/$'\n' /$'\n'} ;;
    '#'*) finish; echo "$line" ;;
    esac
  done <"$file"
  finish
}

answers >"$work/answers"
if [ "${3:-}" = --update ]; then
  cp "$work/answers" "$file"
else
  diff -u --label expected --label answered "$file" "$work/answers"
fi
