#include "audio/audio_processor.h"
#include "core/error.h"
#include "images/image_processor.h"
#include "require.h"
#include "targets.h"
#include "temporary_folder.h"

#include <cmath>

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

constexpr AudioSize kSounds[] = {
    {.form = AudioSize::Form::LogMel, .mel_bins = 8, .frames = 100},
    {.form = AudioSize::Form::Filterbank, .mel_bins = 8, .frames = 20},
    {.form = AudioSize::Form::Waveform, .window = 40, .hop = 20},
};

/// A tenth of a second at a rate that has to be changed.
Audio small_sound() {
    Audio audio{std::vector<float>(800), 8'000, 0.1};
    for (std::size_t i = 0; i < audio.samples.size(); ++i)
        audio.samples[i] = static_cast<float>(i * 37 % 256) / 128.0F - 1;
    return audio;
}

/// What a model of recordings makes of the same file.
void prepare_sound(const TemporaryFolder& folder, const AudioSize& size) {
    std::optional<AudioProcessor> processor;
    try {
        processor.emplace(folder.path(), size);
    } catch (const Error& error) {
        require(is_of_format(error), "the file is to blame");
        require(folder.holds(error.place().file), "an error names the file");
        return;
    }
    try {
        const PreparedAudio prepared = (*processor)(small_sound());
        for (const float value : prepared.features.values()) require(std::isfinite(value), "a feature is a number");
    } catch (const Error& error) {
        require(error.kind() == ErrorKind::Input, "a recording is refused for nothing but its length");
    }
}

}  // namespace

void read_processor_config(std::span<const std::byte> bytes) {
    const std::string content(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const std::string files = write_folder({{"preprocessor_config.json", content}});
    const TemporaryFolder folder(std::as_bytes(std::span(files)));
    for (const AudioSize& size : kSounds) prepare_sound(folder, size);
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
