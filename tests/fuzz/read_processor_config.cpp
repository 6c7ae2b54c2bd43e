#include "core/error.h"
#include "images/image_processor.h"
#include "require.h"
#include "targets.h"
#include "temporary_folder.h"

namespace headlight::fuzz {

namespace {

constexpr ImageSize kModel{3, 8, 8};

/// An image whose sides differ, so that sizes that are exchanged show.
Image small_image() {
    Image image;
    image.width = 12;
    image.height = 9;
    image.pixels.resize(image.count() * 3);
    for (std::size_t i = 0; i < image.pixels.size(); ++i) image.pixels[i] = static_cast<std::uint8_t>(i * 37);
    return image;
}

void check(const PreparedImage& prepared) {
    constexpr std::int64_t kMostSide = 4096;
    const Shape& shape = prepared.pixels.shape();
    require(shape.size() == 3 && shape[0] == kModel.channels, "an image has the model's channels");
    require(shape[1] >= 1 && shape[1] <= kMostSide && shape[2] >= 1 && shape[2] <= kMostSide, "its sides have bounds");
    require(prepared.shown.count() > 0, "something can be shown");
    require(prepared.colors.empty() || static_cast<std::int64_t>(prepared.colors.size()) == shape[1] * shape[2],
            "each pixel has a color");
}

}  // namespace

void read_processor_config(std::span<const std::byte> bytes) {
    const std::string content(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::string files = write_folder({{"preprocessor_config.json", content}});
    const TemporaryFolder folder(std::as_bytes(std::span(files)));
    std::vector<std::string> notices;
    std::optional<ImageProcessor> processor;
    try {
        processor.emplace(folder.path(), kModel, notices);
    } catch (const Error& error) {
        require(is_of_format(error), "the file is to blame");
        require(folder.holds(error.place().file), "an error names the file");
        return;
    }
    try {
        check((*processor)(small_image()));
    } catch (const Error& error) {
        require(error.kind() == ErrorKind::Input, "an image is refused for nothing but its size");
    }
}

}  // namespace headlight::fuzz
