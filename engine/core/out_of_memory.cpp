#include "core/out_of_memory.h"

#include <unistd.h>

namespace headlight {

void say_out_of_memory() noexcept {
    // Nobody is left to tell where this fails.
    for (const std::string_view part : {std::string_view("headlight: "), kOutOfMemory, std::string_view("\n")})
        (void)!::write(STDERR_FILENO, part.data(), part.size());
}

}  // namespace headlight
