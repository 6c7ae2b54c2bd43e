#pragma once

#include <memory>

namespace headlight::testing {

/// Keeps an object for all tests of the program, and lets it go when the last one has ended: what is static lives
/// longer than the drivers that a Vulkan device needs.
void keep_until_tests_end(std::shared_ptr<const void> object);

}  // namespace headlight::testing
