#include "core/error.h"
#include "formats/capture_file.h"
#include "formats/model_content.h"
#include "require.h"
#include "targets.h"
#include "temporary_folder.h"

#include <filesystem>
#include <optional>

namespace headlight::fuzz {

namespace {

std::filesystem::path path_in(const TemporaryFolder& folder) {
    const auto index = folder.path() / "capture.safetensors.index.json";
    return std::filesystem::exists(index) ? index : folder.path() / "capture.safetensors";
}

std::optional<CaptureFile> answer(const TemporaryFolder& folder, const std::filesystem::path& path) {
    try {
        static_cast<void>(is_capture_file(path));
        return headlight::read_capture_file(path);
    } catch (const Error& error) {
        require(error.kind() != ErrorKind::Input && error.kind() != ErrorKind::Cancelled, "the file is to blame");
        require(folder.holds(error.place().file), "an error names the file");
        return {};
    }
}

void check(const CaptureFile::Layer& layer, const CaptureFile& capture) {
    require(layer.heads() >= 1 && layer.heads() % layer.key_heads() == 0, "heads share key heads evenly");
    require(layer.queries.shape.size() == 3 && layer.keys.shape.size() == 3 && layer.head_size() == layer.keys.shape[2],
            "queries and keys have one size");
    require(std::ssize(capture.sequences.at(layer.key_sequence).tokens) == layer.key_count(), "every key is a token");
    require(std::ssize(capture.sequences.at(layer.query_sequence).tokens) >= layer.query_count(),
            "every query is a token");
    check_size(layer.queries);
    check_size(layer.keys);
    for (const auto* tensor : {&layer.values, &layer.value_norms, &layer.bias, &layer.mask, &layer.sinks})
        if (*tensor) check_size(**tensor);
}

}  // namespace

void read_capture_file(std::span<const std::byte> bytes) {
    const TemporaryFolder folder(bytes);
    const auto path = path_in(folder);
    const auto capture = answer(folder, path);
    if (!capture) return;
    require(!capture->layers.empty() && !capture->fingerprint.empty(), "a capture holds layers");
    require(is_capture_file(path) && !files_of_capture(path).empty(), "the file is one of the files");
    for (const CaptureFile::Layer& layer : capture->layers) check(layer, *capture);
    for (const CaptureFile::Sequence& sequence : capture->sequences)
        for (const auto& [begin, end] : sequence.offsets)
            require(begin <= end && end <= sequence.text.size(), "tokens stand in the text");
    require(!capture_metadata(*capture).empty(), "what was read can be written");
}

}  // namespace headlight::fuzz
