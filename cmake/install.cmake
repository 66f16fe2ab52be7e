# `cmake --install` puts the program and the libraries where others find them:
#   find_package(sumito) and link sumito::rules or sumito::game.

include(CMakePackageConfigHelpers)

install(TARGETS sumito RUNTIME)
install(
  TARGETS sumito_rules sumito_game
  EXPORT sumito
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/sumito)
install(EXPORT sumito NAMESPACE sumito:: FILE sumito-targets.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/sumito)
file(WRITE ${CMAKE_CURRENT_BINARY_DIR}/sumito-config.cmake
     "include(\${CMAKE_CURRENT_LIST_DIR}/sumito-targets.cmake)\n")
write_basic_package_version_file(${CMAKE_CURRENT_BINARY_DIR}/sumito-config-version.cmake
                                 COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_CURRENT_BINARY_DIR}/sumito-config.cmake
              ${CMAKE_CURRENT_BINARY_DIR}/sumito-config-version.cmake
        DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/sumito)
