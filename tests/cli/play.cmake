# The terminal game: its core and its pictures without a terminal, and once in a real one.
file(GLOB play_tests CONFIGURE_DEPENDS play_*_test.cpp)
sumito_test(play_tests SOURCES ${play_tests} USES sumito_cli)
target_compile_definitions(
  play_tests PRIVATE SUMITO_PLAY_GOLDEN="${CMAKE_CURRENT_SOURCE_DIR}/play_golden")

find_program(SUMITO_TMUX tmux REQUIRED)
add_test(NAME PlayInTerminal COMMAND ${CMAKE_CURRENT_SOURCE_DIR}/play_tmux_test.sh
                                     $<TARGET_FILE:sumito>)
