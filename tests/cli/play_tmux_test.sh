#!/usr/bin/env bash
# Plays in a real terminal: tmux holds the screen, this script presses keys and looks.
#   play_tmux_test.sh SUMITO
set -euo pipefail
sumito=$(readlink -f "$1")
work=$(mktemp -d)
cd "$work"
tm() { tmux -u -S "$work/socket" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null || true; rm -rf "$work"' EXIT
# One server for the whole test: were each game's end the server's end too, the next game could
# meet a server that is just leaving.
tm start-server ';' set-option -s exit-empty off

begin() { # WIDTH HEIGHT ENVIRONMENT... -- OPTIONS...
  local width=$1 height=$2 environment=()
  shift 2
  while [ "$1" != -- ]; do environment+=("$1"); shift; done
  shift
  tm new-session -d -x "$width" -y "$height" -s game \
    "env -u NO_COLOR -u LC_ALL -u LC_MESSAGES LANG=C.UTF-8 ${environment[*]@Q} \
     ${sumito@Q} play ${*@Q}; echo left with \$?; read -r line"
}
press() { tm send-keys -t game "$@"; }
screen() { tm capture-pane -p -t game; }
see() { # until the screen shows this text
  look_for -F "$1"
}
see_like() { # or text like this
  look_for -E "$1"
}
look_for() { # KIND PATTERN
  local tries
  for ((tries = 0; tries < 600; ++tries)); do
    if screen | grep "$1" -- "$2" >/dev/null; then return 0; fi
    sleep 0.1
  done
  echo "never seen: $2"
  screen
  exit 1
}
must_not_see() {
  if screen | grep -F -- "$1" >/dev/null; then echo "should not be there: $1"; screen; exit 1; fi
}
end() {
  see "left with 0"
  press Enter
  while tm has-session -t game 2>/dev/null; do sleep 0.1; done
}

echo "-- setup, arrow keys, a mistake, other windows, without colour"
begin 80 24 TERM=vt100 LANG=C --
see "How many players?"
press Right
see "< 3 >"
see "Three players"
press Left
see "< 2 >"
press Enter
see "Black to move."
see "c  .   .   B  [B]  B"
press Left
see "c  .   .  [B]  B   B"
press Space Right Space Right Space
see "c  .   .  (B) (B) [B]"
press 7
see "Three black marbles move broadside from c3 c4 c5 to d3 d4 d5."
must_not_see "White to move."
press Enter
see "White to move."
see "1. c3c5d3"
see "d  .   .  -B- -B- -B-"
press i 5 i 6
see "Move: i5i6_"
press Enter
see "At most three of your own marbles move together"
see "i !W! !W! !W! !W! !W!"
tm resize-window -t game -x 120 -y 40
see '/WW\  /WW\'
tm resize-window -t game -x 40 -y 10
see "This window is too small."
tm resize-window -t game -x 80 -y 24
see "White to move."
press '?'
see "picks a marble"
press x
see "White to move."
press u
see "The last move is taken back."
press q
see "Leave the game?"
press n
see "Black to move."
press C-c
see "Leave the game?"
press y
end

echo "-- clocks, in Russian and in colour; saved and taken up again"
begin 80 24 TERM=screen-256color -- --lang ru --clock 10 --save clocked.sgn
see "Ход: Чёрные."
see "●"
see "9:58"
press 9 9
see "Ход: Белые."
press q s
end
begin 80 24 TERM=screen-256color -- --lang en --resume clocked.sgn
see "The game is paused. Press p to go on."
see "1. c4d5"
press p
see "The game goes on."
press r y
see "White resigns. Black wins!"
press q
end

echo "-- a whole game by keys, and another one after it"
begin 80 24 TERM=screen -- --position "5/6/7/8/5bbww/8/7/6/4w b 0-0 duel" --goal 1 \
  --save whole.sgn
see "Black to move."
press 6 6
see "Pac: only three marbles can push the two on e8 e9."
press a 5 a 4 Enter
see "It is Black's turn"
press Escape e 6 f 6 Enter
see "White to move."
press a 5 a 4 Enter
see "Black to move."
press f 6 e 6 Enter
see "White to move."
press e 8 f 8 Enter
see "Black to move."
press e 6 e 7 Enter
see "White to move."
press f 8 f 7 Enter
see "Black to move."
press e 7 e 8 Enter
see "Black wins! Saved in whole.sgn."
grep '^1\. .* 1-0$' whole.sgn
see "n: new game"
press n
see "How many players?"
press q
end

echo "-- the terminal is closed in the middle of a game that is to be kept"
begin 80 24 TERM=screen -- --mode duel --save closed.sgn
see "Black to move."
press 9 9
see "White to move."
tm kill-session -t game
until [ -s closed.sgn ]; do sleep 0.1; done
grep '^1\. c4d5 \*$' closed.sgn

echo "-- against the computer: its reply, undo, a hint; chosen by the questions before"
begin 80 24 TERM=screen-256color --
see "How many players?"
press Down Down Right
see "< Computer, level 1 >"
press Enter
see "Black to move."
see "Computer, level 1"
press 9 9
see_like '1\. c4d5 +([a-i][1-9]){2,3}'
see "Black to move."
press u
see "The last move is taken back."
must_not_see "1. c4d5"
press t
see_like 'Hint: ([a-i][1-9]){2,3}\.'
press Enter
see_like '1\.( +([a-i][1-9]){2,3}){2}'
see "Black to move."
press q y
end

echo "-- computers among themselves, until somebody has seen enough"
begin 80 24 TERM=screen-256color -- --mode trio --computer all=1
see_like '2\.( +([a-i][1-9]){2,3}){3}'
press r
see "Only computers are playing."
press q y
end
echo "all seen"
