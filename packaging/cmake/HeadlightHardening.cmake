# How every target is hardened, because the program reads files that others made: a mistake in a parser should end the program rather than
# be of use to a file. tests/packaging/hardening_test.sh reads the result from the finished program.

# Position-independent executables, so that the addresses of code differ from run to run.
include(CheckPIESupported)
check_pie_supported(LANGUAGES CXX)

# Out-of-range indices of vectors, spans and strings end the program, and so does a return address that was overwritten.
add_compile_options(-D_GLIBCXX_ASSERTIONS -fstack-protector-strong)

# Checks the sizes of what the C library copies. Debug builds are not optimized, which these checks need; sanitizers check the same calls
# themselves, and more of them.
if(NOT HEADLIGHT_SANITIZE)
    add_compile_options($<$<NOT:$<CONFIG:Debug>>:-U_FORTIFY_SOURCE> $<$<NOT:$<CONFIG:Debug>>:-D_FORTIFY_SOURCE=2>)
endif()

# All symbols are bound at the start, after which the tables of addresses are read-only.
if(CMAKE_EXECUTABLE_FORMAT STREQUAL "ELF")
    add_link_options(LINKER:-z,relro LINKER:-z,now)
endif()
