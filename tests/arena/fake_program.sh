#!/usr/bin/env bash
# A program for the tests of matches: it plays a1b2 when it is asked first, and then
# misbehaves as it is told. MANNER [FILE]: what it hears is written to FILE.
manner=$1 heard=${2:-/dev/null} asked=0

first_move() {
  [ "$manner" = closed ] && exec <&-
  echo 'info depth 3 score cp 125 pv a1b2'
  echo 'bestmove a1b2'
  case $manner in deaf | closed) exec sleep 1000 ;; esac # without reading on
}
second_move() {
  case $manner in
  crash) echo 'out of memory' >&2; echo 'here it ends' >&2; exit 3 ;;
  signal) kill -SEGV $$ ;;
  hang) : ;;
  illegal) echo 'bestmove i9h9' ;;
  garbage) echo 'complaint' >&2; echo $'bestmove \001-!' ;;
  nothing) echo 'bestmove' ;;
  chatter) while :; do echo 'info string still thinking'; done ;;
  endless) while :; do printf 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx'; done ;;
  esac
}

[ "$manner" = stillborn ] && { echo 'no licence' >&2; exit 1; }
[ "$manner" = mute ] && exec sleep 1000
while IFS= read -r line; do
  echo "$line" >>"$heard"
  case $line in
  ugi) [ "$manner" = uci ] || { echo 'id name fake'; echo 'option name Seed type spin default 0'; echo ugiok; } ;;
  uci) echo 'option name QuietLimit type spin'; echo uciok ;;
  isready) echo readyok ;;
  go*) if [ $((asked++)) -eq 0 ]; then first_move; else second_move; fi ;;
  uginewgame | ucinewgame) asked=0 ;;
  quit) exit ;;
  esac
done
