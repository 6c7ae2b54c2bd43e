#include "core/error.h"
#include "formats/tensors/npz.h"
#include "memory_file.h"
#include "require.h"
#include "targets.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace headlight::fuzz {

namespace {

/// An answer, or nothing where the file is refused with an error that names it.
template <typename Question>
auto answer(const std::string& path, const Question& question) -> decltype(question()) {
    try {
        return question();
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::Unsupported, "the file is to blame");
        require(error.place().file == path, "an error names the file");
        return {};
    }
}

void check(const TensorView& array, std::size_t file_size) {
    const auto count = static_cast<std::uint64_t>(element_count(array.shape));
    require(array.bytes.size() == count * static_cast<std::uint64_t>(block_size(array.type).bytes),
            "the shape fills the bytes");
    require(array.bytes.size() <= 20 * file_size + (std::size_t{64} << 20), "memory is bounded by the file");
    // A sanitizer sees whether every byte is there to be read.
    require(std::ranges::count(array.bytes, std::byte{0}) <= std::ssize(array.bytes), "every byte can be read");
}

}  // namespace

void read_npz(std::span<const std::byte> bytes) {
    const MemoryFile memory(bytes);
    const std::string path = memory.path();
    auto file = answer(path, [&] { return std::optional<NpzFile>(NpzFile(path)); });
    if (!file) return;
    for (const std::string& name : file->names()) {
        const auto header = answer(path, [&] { return std::optional(file->header(name)); });
        const auto array = answer(path, [&] { return file->find(name); });
        if (!array) continue;
        require(header.has_value() && header->shape == array->shape, "an array has the shape of its header");
        check(*array, bytes.size());
    }
    constexpr std::uint64_t kMost = 4096;
    const auto text = answer(path, [&] { return file->text("tokens.json", kMost); });
    require(!text || text->size() <= kMost, "a text is as long as it may be");
}

}  // namespace headlight::fuzz
