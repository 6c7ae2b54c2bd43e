# How every target of the project is made: language level, warnings, sanitizers, compiler cache and
# include paths that let a target see the headers of the places it may depend on, and no others.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
find_package(Threads REQUIRED)

if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

find_program(HEADLIGHT_CCACHE ccache)
if(HEADLIGHT_CCACHE)
    # Precompiled headers are cached only with these allowances; the base folder lets checkouts share results.
    set(CMAKE_CXX_COMPILER_LAUNCHER "${CMAKE_COMMAND}" -E env "CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime"
        "CCACHE_BASEDIR=${CMAKE_SOURCE_DIR}" "CCACHE_NOHASHDIR=1" "${HEADLIGHT_CCACHE}")
endif()

# GCC 12 warns falsely of strings at -O3 (https://gcc.gnu.org/bugzilla/show_bug.cgi?id=105651), and what needs -O3, the CPU's kernels, asks for
# it itself.
set(CMAKE_CXX_FLAGS_RELEASE "-O2 -DNDEBUG")

include(HeadlightHardening)

add_library(headlight_options INTERFACE)
target_compile_options(headlight_options INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wnon-virtual-dtor -Wconversion -Wno-sign-conversion
    $<$<BOOL:${HEADLIGHT_WARNINGS_AS_ERRORS}>:-Werror> $<$<CXX_COMPILER_ID:GNU>:-fpch-preprocess>)
if(HEADLIGHT_ASSERTIONS)
    add_compile_options(-UNDEBUG)
endif()
if(HEADLIGHT_SANITIZE)
    add_compile_options(-fsanitize=${HEADLIGHT_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_link_options(-fsanitize=${HEADLIGHT_SANITIZE})
    if(HEADLIGHT_SANITIZE MATCHES "undefined")
        # AddressSanitizer finds most of what the first three do, and they nearly double the time to compile. The fourth takes another eighth,
        # and is looked at only where files are read.
        add_compile_options(-fno-sanitize=null,object-size,vptr,alignment)
        set(HEADLIGHT_CHECKED_ALIGNMENT -fsanitize=alignment)
    endif()
endif()

# What most sources of the engine read. A place without Qt gets it with HEADLIGHT_UNITY; a build for daily work goes without, so that a
# source that forgets an include shows.
function(headlight_engine_header name)
    if(NOT TARGET headlight_engine_header)
        file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/engine_header.cpp" CONTENT "int main() {}\n")
        add_library(headlight_engine_header STATIC EXCLUDE_FROM_ALL "${CMAKE_BINARY_DIR}/engine_header.cpp")
        target_link_libraries(headlight_engine_header PRIVATE headlight_options Threads::Threads)
        target_precompile_headers(headlight_engine_header PRIVATE <algorithm> <array> <cmath> <cstdint> <filesystem> <functional> <limits> <map>
            <memory> <mutex> <numeric> <optional> <span> <stop_token> <string> <string_view> <utility> <vector>)
    endif()
    target_precompile_headers(${name} REUSE_FROM headlight_engine_header)
endfunction()

# headlight_library(NAME [UNITY [ALONE ...]] [OWN_HEADER] PREFIX <prefix> [PARTS ...] SOURCES ... [PUBLIC ...] [PRIVATE ...])
# A static library `NAME` of the current folder. Its headers are reached as "<prefix>/x.h", and only by targets that link it:
# each library gets an include root of its own, made of links to the headers of this one folder. PARTS: folders below it that
# belong to the library, with headers "<prefix>/<part>/x.h". SOURCES ALL: all of the folder and its parts.
# UNITY: with HEADLIGHT_UNITY several sources are compiled as one, where reading the headers takes most of the time; names of unnamed
# namespaces must differ within the library. ALONE: sources that are compiled by themselves nevertheless. OWN_HEADER: the caller chooses the precompiled header; others get the engine's.
function(headlight_library name)
    cmake_parse_arguments(arg "UNITY;OWN_HEADER" "PREFIX" "ALONE;PARTS;SOURCES;PUBLIC;PRIVATE" ${ARGN})
    set(root "${CMAKE_BINARY_DIR}/include/${name}")
    list(TRANSFORM arg_PARTS PREPEND "${CMAKE_CURRENT_SOURCE_DIR}/" OUTPUT_VARIABLE folders)
    list(PREPEND folders "${CMAKE_CURRENT_SOURCE_DIR}")
    list(TRANSFORM folders APPEND "/*.h" OUTPUT_VARIABLE all_headers)
    list(TRANSFORM folders APPEND "/*.cpp" OUTPUT_VARIABLE all_sources)
    foreach(part IN LISTS arg_PARTS ITEMS "")
        file(MAKE_DIRECTORY "${root}/${arg_PREFIX}/${part}")
    endforeach()
    file(GLOB headers CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" ${all_headers})
    foreach(header IN LISTS headers)
        file(CREATE_LINK "${CMAKE_CURRENT_SOURCE_DIR}/${header}" "${root}/${arg_PREFIX}/${header}" SYMBOLIC)
    endforeach()
    if("${arg_SOURCES}" STREQUAL ALL)
        file(GLOB arg_SOURCES CONFIGURE_DEPENDS ${all_sources})
    endif()
    if(arg_SOURCES)
        add_library(${name} STATIC ${arg_SOURCES})
        target_include_directories(${name} PUBLIC "${root}")
        target_link_libraries(${name} PUBLIC ${arg_PUBLIC} Threads::Threads PRIVATE headlight_options ${arg_PRIVATE} $<$<BOOL:${HEADLIGHT_FUZZ}>:fuzz_coverage>)
        if(arg_UNITY)
            set_target_properties(${name} PROPERTIES UNITY_BUILD ${HEADLIGHT_UNITY} UNITY_BUILD_BATCH_SIZE 12)
            set_source_files_properties(${arg_ALONE} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
        endif()
        if(HEADLIGHT_UNITY AND NOT arg_OWN_HEADER)
            headlight_engine_header(${name})
        endif()
    else()
        add_library(${name} INTERFACE)
        target_include_directories(${name} INTERFACE "${root}")
        target_link_libraries(${name} INTERFACE ${arg_PUBLIC})
    endif()
endfunction()

# headlight_room(NAME PREFIX <prefix> [PUBLIC ...])
# A part of the window: a library of all sources of the current folder, with Qt's widgets and a precompiled header that all rooms share.
function(headlight_room name)
    if(NOT TARGET headlight_room_header)
        file(GENERATE OUTPUT "${CMAKE_BINARY_DIR}/room_header.cpp" CONTENT "int main() {}\n")
        add_library(headlight_room_header STATIC EXCLUDE_FROM_ALL "${CMAKE_BINARY_DIR}/room_header.cpp")
        target_link_libraries(headlight_room_header PRIVATE headlight_options Threads::Threads Qt6::Widgets Qt6::Svg)
        target_compile_options(headlight_room_header PRIVATE ${HEADLIGHT_UNDEFINED_BEHAVIOR_IGNORED})
        target_precompile_headers(headlight_room_header PRIVATE <QtWidgets>)
    endif()
    headlight_library(${name} UNITY OWN_HEADER SOURCES ALL ${ARGN})
    get_target_property(type ${name} TYPE)
    if(type STREQUAL INTERFACE_LIBRARY)
        target_link_libraries(${name} INTERFACE Qt6::Widgets)
        return()
    endif()
    target_link_libraries(${name} PUBLIC Qt6::Widgets Qt6::Svg)
    target_compile_options(${name} PRIVATE ${HEADLIGHT_UNDEFINED_BEHAVIOR_IGNORED})
    set_target_properties(${name} PROPERTIES AUTOMOC ON AUTORCC ON)
    target_precompile_headers(${name} REUSE_FROM headlight_room_header)
    if(HEADLIGHT_UNITY)
        headlight_moc_with_sources(${name})
    endif()
endfunction()

# Compiles what moc makes for the room with the room's own sources, whose headers it needs: CMake would compile it by itself, a tenth of
# the time of a build.
function(headlight_moc_with_sources name)
    set(made "${CMAKE_CURRENT_BINARY_DIR}/${name}_autogen/mocs_compilation.cpp")
    set_source_files_properties("${made}" PROPERTIES HEADER_FILE_ONLY ON)
    set(source "${CMAKE_CURRENT_BINARY_DIR}/${name}_mocs.cpp")
    file(GENERATE OUTPUT "${source}" CONTENT "#include \"${made}\"\n")
    set_source_files_properties("${source}" PROPERTIES SKIP_AUTOGEN ON)
    target_sources(${name} PRIVATE "${source}")
endfunction()

# What all tests of the engine, and all of the interface, share: the program's main function and the precompiled header of Qt Test, whose
# macros differ. A header of its own would cost each program more than its tests.
function(headlight_test_main name)
    if(NOT TARGET ${name})
        # These two differ from folder to folder, and a header made with others is refused. Tests find data by HEADLIGHT_SOURCE_DIR.
        get_target_property(definitions Qt6::Test INTERFACE_COMPILE_DEFINITIONS)
        list(FILTER definitions EXCLUDE REGEX "QT_TESTCASE_(BUILD|SOURCE)DIR")
        set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS "${definitions}")
        add_library(${name} STATIC EXCLUDE_FROM_ALL "${PROJECT_SOURCE_DIR}/tests/test_program.cpp")
        target_link_libraries(${name} PRIVATE headlight_options headlight_test_options Qt6::Test Threads::Threads ${ARGN})
        target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
        target_precompile_headers(${name} PRIVATE <QtTest>)
    endif()
endfunction()

# Tests are compiled faster than they run: what takes time in them is Headlight itself. Without optimization, FORTIFY checks nothing.
add_library(headlight_test_options INTERFACE)
if(CMAKE_BUILD_TYPE STREQUAL "Release" OR HEADLIGHT_FUZZ)
    target_compile_options(headlight_test_options INTERFACE -O0 -U_FORTIFY_SOURCE)
endif()
# What UndefinedBehaviorSanitizer is to look at is Headlight, and in the build of the fuzzer neither its tests nor its window.
set(HEADLIGHT_UNDEFINED_BEHAVIOR_IGNORED $<$<BOOL:${HEADLIGHT_FUZZ}>:-fno-sanitize=undefined>)
target_compile_options(headlight_test_options INTERFACE ${HEADLIGHT_UNDEFINED_BEHAVIOR_IGNORED})

# headlight_tests(NAME [PREFIX prefix] [TESTS file ...] [WITHOUT file ...] [SOURCES ...] LIBRARIES ... [PARTS test n ...])
# The program NAME_tests of the Qt tests of this folder (*_test.cpp, or TESTS; not WITHOUT), and for each of them a test of ctest with its
# name, behind the prefix, and the label NAME. Tests find their data below HEADLIGHT_SOURCE_DIR. One with PARTS is run as n tests, TEST.1 to TEST.n, each with
# its share of the functions and their rows: a test takes at most 30 s of one processor in a release build. The time limit leaves room for
# busy machines and for sanitizers.
function(headlight_tests name)
    cmake_parse_arguments(arg "" "PREFIX" "TESTS;WITHOUT;SOURCES;LIBRARIES;PARTS" ${ARGN})
    if(NOT arg_TESTS)
        file(GLOB arg_TESTS CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" "*_test.cpp")
        list(REMOVE_ITEM arg_TESTS ${arg_WITHOUT})
    endif()
    set(program ${name}_tests)
    add_executable(${program} ${arg_TESTS} ${arg_SOURCES})
    set_target_properties(${program} PROPERTIES AUTOMOC ON RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}/tests")
    target_compile_definitions(${program} PRIVATE HEADLIGHT_SOURCE_DIR="${CMAKE_SOURCE_DIR}" HEADLIGHT_BINARY_DIR="${CMAKE_BINARY_DIR}")
    target_include_directories(${program} PRIVATE "${CMAKE_SOURCE_DIR}/tests")  # what tests of several places share
    target_link_libraries(${program} PRIVATE headlight_options headlight_test_options Qt6::Test ${arg_LIBRARIES})
    if("${arg_LIBRARIES}" MATCHES "headlight_(figures|export|view|runs|workbench|app)|fuzz_window|Qt6::Gui")
        set(main headlight_gui_test_main)
        headlight_test_main(${main} Qt6::Widgets)
        target_link_libraries(${program} PRIVATE Qt6::Widgets)
    else()
        set(main headlight_engine_test_main)
        headlight_test_main(${main})
    endif()
    target_link_libraries(${program} PRIVATE ${main})
    target_precompile_headers(${program} REUSE_FROM ${main})

    set(tests "")
    foreach(file IN LISTS arg_TESTS)
        get_filename_component(test ${file} NAME_WE)
        list(FIND arg_PARTS ${test} place)
        if(place EQUAL -1)
            # -silent, or warnings of the platform bury what failed
            add_test(NAME ${arg_PREFIX}${test} COMMAND ${program} ${test} -silent)
            list(APPEND tests ${arg_PREFIX}${test})
            continue()
        endif()
        math(EXPR place "${place} + 1")
        list(GET arg_PARTS ${place} parts)
        foreach(part RANGE 1 ${parts})
            add_test(NAME ${arg_PREFIX}${test}.${part}
                     COMMAND "${CMAKE_SOURCE_DIR}/packaging/cmake/run_test_part.sh" ${part} ${parts} $<TARGET_FILE:${program}> ${test} -silent)
            list(APPEND tests ${arg_PREFIX}${test}.${part})
        endforeach()
    endforeach()
    set_tests_properties(${tests} PROPERTIES LABELS ${name} TIMEOUT 900 ENVIRONMENT
        "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;XDG_CACHE_HOME=${CMAKE_BINARY_DIR}/tests/cache;QTEST_FUNCTION_TIMEOUT=900000")
endfunction()
