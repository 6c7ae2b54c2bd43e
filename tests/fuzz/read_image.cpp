#include "core/error.h"
#include "figures/drawing/image_file.h"
#include "memory_file.h"
#include "require.h"
#include "targets.h"

#include <chrono>

namespace headlight::fuzz {

namespace {

constexpr std::size_t kMostPixels = 100'000'000;
constexpr std::chrono::seconds kDecodingTime{2};  // less than an execution may take

}  // namespace

// Whatever is taken for an image has pixels, and as many as its size says.
void read_image(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    try {
        const auto image = read_image_file(QString::fromStdString(memory.path()), kDecodingTime);
        require(image->width > 0 && image->height > 0, "an image has pixels");
        require(image->count() <= kMostPixels, "pixels have bounds");
        require(image->pixels.size() == 3 * image->count(), "a pixel has three components");
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::File, "the file is to blame");
        require(error.place().file == memory.path(), "an error names the file");
    }
}

}  // namespace headlight::fuzz
