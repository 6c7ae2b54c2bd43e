// Options of the sanitizers' libraries, which ask the program for them when it starts; ASAN_OPTIONS and UBSAN_OPTIONS
// override them. https://github.com/google/sanitizers/wiki/SanitizerCommonFlags
extern "C" const char* __asan_default_options();   // NOLINT(bugprone-reserved-identifier)
extern "C" const char* __ubsan_default_options();  // NOLINT(bugprone-reserved-identifier)

/// A crash is reported with its stack; so is a `new` of more than 1 GiB, while `malloc` then returns null, for which
/// libraries in C are prepared. What is freed is not kept long, because memory is limited. Processes that are ended in
/// the middle of their work leak.
extern "C" const char* __asan_default_options() {
    return "detect_leaks=0:handle_abort=1:max_allocation_size_mb=1024:allocator_may_return_null=1:quarantine_size_mb="
           "16:"
           "allocator_release_to_os_interval_ms=1000";
}

extern "C" const char* __ubsan_default_options() {
    return "print_stacktrace=1";
}
