# The full-screen game draws with ncurses, the kind for characters of all languages.
set(CURSES_NEED_NCURSES TRUE)
set(CURSES_NEED_WIDE TRUE)
find_package(Curses REQUIRED)
target_include_directories(sumito_cli SYSTEM PRIVATE ${CURSES_INCLUDE_DIRS})
target_link_libraries(sumito_cli PRIVATE ${CURSES_LIBRARIES})
