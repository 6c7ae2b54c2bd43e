#include "formats/tensors/gguf_store.h"

#include "core/error.h"
#include "formats/fingerprint.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <system_error>
#include <utility>

namespace headlight {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kMostParts = 10'000;
constexpr std::string_view kCountKey = "split.count";
constexpr std::string_view kNumberKey = "split.no";
constexpr std::string_view kArchitectureKey = "general.architecture";
constexpr std::string_view kImageEncoderType = "clip";
constexpr std::string_view kTensorsKey = "split.tensors.count";

/// NAME-00002-of-00003.gguf, taken apart.
struct PartName {
    std::string start;  ///< NAME
    std::int64_t number = 0;
    std::int64_t count = 0;
};

std::optional<PartName> part_name(const fs::path& path) {
    constexpr std::size_t kDigits = 5;
    const std::string stem = path.stem().string();
    constexpr std::size_t kEnding = std::string_view("-00001-of-00001").size();
    if (path.extension() != ".gguf" || stem.size() <= kEnding) return {};
    const std::string_view ending = std::string_view(stem).substr(stem.size() - kEnding);
    const auto number = [&](std::size_t at) -> std::int64_t {
        std::int64_t value = 0;
        const char* begin = ending.data() + at;
        const auto [end, error] = std::from_chars(begin, begin + kDigits, value);
        return error == std::errc{} && end == begin + kDigits ? value : 0;
    };
    PartName name{stem.substr(0, stem.size() - kEnding), number(1), number(kEnding - kDigits)};
    if (ending.front() != '-' || ending.substr(kDigits + 1, 4) != "-of-" || name.number < 1 || name.count < name.number)
        return {};
    return name;
}

fs::path path_of_part(const fs::path& any, const PartName& name, std::int64_t number) {
    std::array<char, 32> ending{};
    std::snprintf(ending.data(), ending.size(), "-%05d-of-%05d.gguf", static_cast<int>(number),
                  static_cast<int>(name.count));
    return any.parent_path() / (name.start + ending.data());
}

/// Checks that the file says of itself what its name says.
void check_part(const GgufFile& file, const PartName& name, std::int64_t number) {
    const GgufMetadata& metadata = file.header().metadata();
    const std::int64_t count = metadata.integer(kCountKey, 0, kMostParts).value_or(0);
    if (count != name.count)
        metadata.fail(kCountKey,
                      Sentence("The file says that the model has %1 parts, and its name says %2.", count, name.count));
    const std::int64_t own = metadata.integer(kNumberKey, 0, kMostParts).value_or(0);
    if (own != number - 1)
        metadata.fail(kNumberKey, Sentence("The file says that it is part %1, and its name says %2.", own + 1, number));
}

std::vector<GgufFile> open_parts(const fs::path& path, const PartName& name) {
    std::vector<GgufFile> files;
    std::size_t tensors = 0;
    for (std::int64_t number = 1; number <= name.count; ++number) {
        const fs::path part = path_of_part(path, name, number);
        std::error_code error;
        if (!fs::exists(part, error))
            throw Error(ErrorKind::File,
                        Sentence("A part of the model is missing: %1. Download it into the folder of the others.",
                                 part.filename().string()),
                        {path.string(), "", {}});
        files.emplace_back(part);
        check_part(files.back(), name, number);
        tensors += files.back().header().tensors().size();
    }
    const GgufMetadata& metadata = files.front().header().metadata();
    const auto expected = metadata.integer(kTensorsKey, 0, INT32_MAX);
    if (expected && *expected != static_cast<std::int64_t>(tensors))
        metadata.fail(kTensorsKey, Sentence("The parts should hold %1 tensors, and hold %2.", *expected, tensors));
    return files;
}

/// The files of a model: one, or all parts.
std::vector<GgufFile> open_files(const fs::path& path) {
    std::vector<GgufFile> files;
    files.emplace_back(path);
    const GgufMetadata& metadata = files.front().header().metadata();
    if (metadata.integer(kCountKey, 0, kMostParts).value_or(0) > 1) {
        const std::optional<PartName> name = part_name(path);
        if (!name)
            metadata.fail(kCountKey,
                          Sentence("The file is a part of a model, but its name does not say which. Name the parts "
                                   "NAME-00001-of-00002.gguf, NAME-00002-of-00002.gguf and so on."));
        files = open_parts(path, *name);
    }
    return files;
}

[[noreturn]] void fail_unfit(const GgufMetadata& image, std::string_view key, const Sentence& sentence) {
    throw Error(ErrorKind::Unsupported, sentence, image.place_of(key));
}

/// Refuses a file without an image encoder, and one whose tokens have another width than those of the text model.
void check_image_encoder(const GgufMetadata& image, const GgufMetadata& text) {
    constexpr std::int64_t kMostWidth = 1'000'000;
    constexpr std::string_view kEncoder = "clip.has_vision_encoder";
    constexpr std::string_view kWidth = "clip.vision.projection_dim";
    const std::string type = image.text(kArchitectureKey).value_or("");
    if (type != kImageEncoderType)
        fail_unfit(image, kArchitectureKey,
                   Sentence("Expected a file with an image encoder (clip), found a model of the type \"%1\".", type));
    if (!image.boolean(kEncoder).value_or(false))
        fail_unfit(image, kEncoder, Sentence("The file holds no image encoder; those of sound are not supported."));
    // Files of LLaVA state CLIP's own projection, which nothing reads.
    if (image.boolean("clip.has_llava_projector").value_or(false)) return;
    const auto made = image.integer(kWidth, 1, kMostWidth);
    const auto read = text.integer(text.text(kArchitectureKey).value_or("") + ".embedding_length", 1, kMostWidth);
    if (made && read && *made != *read)
        fail_unfit(image, kWidth,
                   Sentence("The image encoder makes tokens of %1 values, and the text model %2 reads tokens of %3. "
                            "Take the mmproj file that was published with this text model.",
                            *made, fs::path(text.file()).filename().string(), *read));
}

bool ends_as_gguf(const fs::path& path) {
    return path.extension() == ".gguf";
}

}  // namespace

std::shared_ptr<const GgufStore> open_gguf(const fs::path& path) {
    return std::make_shared<const GgufStore>(open_files(path));
}

std::shared_ptr<const GgufStore> open_gguf(const fs::path& path, const fs::path& image_encoder) {
    std::vector<GgufFile> files = open_files(path);
    GgufFile image(image_encoder);
    check_image_encoder(image.header().metadata(), files.front().header().metadata());
    files.push_back(std::move(image));
    return std::make_shared<const GgufStore>(std::move(files), LastGguf::ImageEncoder);
}

bool is_named_image_encoder(const fs::path& path) {
    return ends_as_gguf(path) && path.filename().string().find("mmproj") != std::string::npos;
}

std::vector<fs::path> image_encoders_beside(const fs::path& path) {
    std::vector<fs::path> found;
    if (is_named_image_encoder(path)) return found;
    std::error_code error;
    const fs::path folder = path.has_parent_path() ? path.parent_path() : fs::path(".");
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error))
        if (is_named_image_encoder(entry->path())) found.push_back(entry->path());
    std::ranges::sort(found);
    return found;
}

std::string gguf_model_name(const fs::path& path) {
    const std::optional<PartName> name = part_name(path);
    return name ? name->start : path.stem().string();
}

GgufStore::GgufStore(std::vector<GgufFile> files, LastGguf last) : files_(std::move(files)), last_(last) {
    const std::vector<std::string> sorted = names();
    const auto twice = std::ranges::adjacent_find(sorted);
    if (twice != sorted.end())
        throw Error(ErrorKind::Format, Sentence("Two of the model's files hold a tensor of this name."),
                    {file_of(*twice).string(), *twice, {}});
    std::vector<FileToHash> hashed;
    for (const GgufFile& file : files_) hashed.push_back({file.file()->bytes(), file.header().size()});
    fingerprint_ = fingerprint_of(hashed);
}

std::vector<std::string> GgufStore::names() const {
    std::vector<std::string> names;
    for (const GgufFile& file : files_)
        for (const GgufHeader::Tensor& tensor : file.header().tensors()) names.emplace_back(tensor.name);
    std::ranges::sort(names);
    return names;
}

GgufStore::Listed GgufStore::look_up(const std::string& name) const {
    for (const GgufFile& file : files_)
        if (const GgufHeader::Tensor* tensor = file.header().find(name)) return {&file, tensor};
    return {};
}

std::optional<TensorView> GgufStore::find(const std::string& name) const {
    const Listed listed = look_up(name);
    return listed.file == nullptr ? std::nullopt : listed.file->find(name);
}

bool GgufStore::computable(const std::string& name) const {
    const Listed listed = look_up(name);
    return listed.tensor != nullptr && listed.tensor->type->data.has_value();
}

fs::path GgufStore::file_of(const std::string& name) const {
    const Listed listed = look_up(name);
    return (listed.file == nullptr ? files_.front() : *listed.file).file()->path();
}

std::uint64_t GgufStore::total_bytes() const {
    std::uint64_t total = 0;
    for (const GgufFile& file : files_)
        for (const GgufHeader::Tensor& tensor : file.header().tensors()) total += tensor.end - tensor.begin;
    return total;
}

void GgufStore::give_back(const std::string& name) const {
    const auto [file, tensor] = look_up(name);
    if (tensor == nullptr) return;
    file->file()->give_back(file->file()->bytes().subspan(tensor->begin, tensor->end - tensor->begin));
}

void GgufStore::check_intact() const {
    for (const GgufFile& file : files_) file.file()->check_intact();
}

}  // namespace headlight
