# The page, a part of the program: built around the WebAssembly module by tools/page, its files then
# named in a source that takes them in. The files alone are in page/ of the build folder, for any
# other web server.

set(embedded ${CMAKE_CURRENT_SOURCE_DIR}/no_page.cpp)
if(SUMITO_PAGE)
  if(NOT TARGET wasm)
    message(FATAL_ERROR "The page needs clang++-19; -DSUMITO_PAGE=OFF builds the program without it")
  endif()
  set(web ${PROJECT_SOURCE_DIR}/web)
  file(GLOB_RECURSE page_sources CONFIGURE_DEPENDS ${web}/src/* ${web}/public/*
       ${PROJECT_SOURCE_DIR}/i18n/*.txt)
  file(GLOB page_settings CONFIGURE_DEPENDS ${web}/*.ts ${web}/*.js ${web}/*.json ${web}/*.html)
  set(embedded ${CMAKE_CURRENT_BINARY_DIR}/page.cpp)
  add_custom_command(
    OUTPUT ${embedded}
    COMMAND ${PROJECT_SOURCE_DIR}/tools/page ${SUMITO_WASM} ${CMAKE_BINARY_DIR}/page ${embedded}
    DEPENDS ${page_sources} ${page_settings} ${SUMITO_WASM} wasm
            ${PROJECT_SOURCE_DIR}/tools/page ${CMAKE_CURRENT_SOURCE_DIR}/embed.mjs
    COMMENT "Building the page"
    VERBATIM)
endif()

add_library(sumito_page STATIC ${embedded})
add_library(sumito::page ALIAS sumito_page)
target_link_libraries(sumito_page PUBLIC sumito::server)
sumito_options(sumito_page)
