# What `sumito analyse` says, with words for scores, moves and numbers and without the marks of
# moves: these change as the engine grows.
s/ +(\?|\?!|\?\?) +better .*//
s/[+-]?[0-9]+\.[0-9]{2}|[+-]#[0-9]+/SCORE/g
s/([a-i][1-9]){2,3}( ([a-i][1-9]){2,3})*/MOVES/g
s/(accuracy|depth) [0-9]+/\1 N/
s/, [0-9]+ nodes/, N nodes/
s/[0-9]+ (\?|\?!|\?\?)/N \1/g
s/  +/ /g
