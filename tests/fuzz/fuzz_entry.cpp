#include "targets.h"

#include <cstdint>

// libFuzzer calls this (https://llvm.org/docs/LibFuzzer.html). HEADLIGHT_FUZZ_TARGET names one of targets.h.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    headlight::fuzz::HEADLIGHT_FUZZ_TARGET(std::as_bytes(std::span(data, size)));
    return 0;
}
