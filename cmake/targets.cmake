# How every target of the project is built, and the tools that make building faster where present.

find_program(SUMITO_CCACHE ccache)
if(SUMITO_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${SUMITO_CCACHE})
endif()
find_program(SUMITO_MOLD mold)

# All but the sanitizers.
function(sumito_plain_options target)
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
                                           -Wsign-conversion -Wnon-virtual-dtor)
  if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # g++ 12 warns falsely about std::string operator+ (GCC bug 105651).
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  get_target_property(together ${target} UNITY_BUILD)
  if(together)
    # Warnings about what one source means for another, which are none where each stands alone.
    target_compile_options(${target} PRIVATE -Wno-shadow)
    if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
      target_compile_options(${target} PRIVATE -Wno-subobject-linkage)
    endif()
  endif()
  if(SUMITO_WERROR)
    target_compile_options(${target} PRIVATE -Werror)
  endif()
  if(CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|amd64|AMD64)$")
    # Every such machine since 2009; wider vectors are chosen at run time.
    target_compile_options(${target} PRIVATE -march=x86-64-v2)
  endif()
  if(SUMITO_SANITIZE)
    target_link_options(${target} PUBLIC -fsanitize=${SUMITO_SANITIZE})
  endif()
  if(SUMITO_MOLD)
    target_link_options(${target} PRIVATE -fuse-ld=mold)
  endif()
endfunction()

function(sumito_options target)
  sumito_plain_options(${target})
  if(SUMITO_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=${SUMITO_SANITIZE} -fno-omit-frame-pointer
                                             -fno-sanitize-recover=all)
  endif()
endfunction()

# For the tests, of which the sanitizers see only what they test. (That of threads must see all.)
function(sumito_test_options target)
  if(SUMITO_SANITIZE MATCHES thread)
    sumito_options(${target})
  else()
    sumito_plain_options(${target})
  endif()
endfunction()

# One static library a folder of src/, named after it. Headers are included as "folder/file.h".
# What a folder may use is what it links, nothing else. A BUSY one is optimised a little even where
# the others are not, so that tests under sanitizers do not take ages.
function(sumito_library name)
  cmake_parse_arguments(arg "BUSY" "" "SOURCES;HEADERS;USES" ${ARGN})
  add_library(sumito_${name} STATIC ${arg_SOURCES})
  add_library(sumito::${name} ALIAS sumito_${name})
  set_target_properties(sumito_${name} PROPERTIES EXPORT_NAME ${name})
  target_sources(sumito_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/src FILES
                                       ${arg_HEADERS})
  target_compile_features(sumito_${name} PUBLIC cxx_std_23)
  target_link_libraries(sumito_${name} PUBLIC ${arg_USES})
  sumito_options(sumito_${name})
  if(arg_BUSY AND SUMITO_SANITIZE)
    target_compile_options(sumito_${name} PRIVATE -O1)
  endif()
endfunction()
