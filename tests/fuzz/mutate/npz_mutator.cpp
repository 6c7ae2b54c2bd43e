#include "mutate/bytes.h"
#include "mutate/hostile.h"
#include "mutate/mutators.h"
#include "mutate/zip_archive.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace headlight::fuzz {

namespace {

using namespace std::string_view_literals;

constexpr std::string_view kMagic = "\x93NUMPY"sv;

/// An array: https://numpy.org/doc/stable/reference/generated/numpy.lib.format.html
struct Array {
    int version = 1;
    std::string header;  ///< a literal of Python
    std::string data;
};

std::optional<Array> parse_array(std::string_view bytes) {
    if (bytes.size() < 12 || !bytes.starts_with(kMagic)) return {};
    Array array;
    array.version = bytes[6];
    const std::size_t width = array.version == 1 ? 2 : 4;
    const std::uint64_t length = little_endian(bytes, 8, width);
    if (length > bytes.size() - 8 - width) return {};
    array.header = bytes.substr(8 + width, length);
    array.data = bytes.substr(8 + width + length);
    return array;
}

std::string write_array(const Array& array, Random& random) {
    std::string bytes(kMagic);
    bytes += static_cast<char>(array.version);
    bytes += '\0';
    const std::size_t width = array.version == 1 ? 2 : 4;
    bytes.resize(bytes.size() + width);
    put_little_endian(bytes, 8, random.once_in(24) ? boundary_number(random) : array.header.size(), width);
    return bytes + array.header + array.data;
}

void make_header(Array& array, Random& random) {
    constexpr std::string_view kTypes[] = {"<f2", "<f4", "<f8", ">f4", "<i8",  "|b1",
                                           "|O",  "<U5", "|V8", "<c8", "<f16", ""};
    const std::string_view type = random.once_in(2) ? "<f4"sv : random.pick(kTypes);
    std::size_t bytes = type == "<f2" ? 2 : type == "<f8" ? 8 : 4;
    std::string shape;
    for (std::size_t i = random.below(random.once_in(8) ? 40 : 5); i > 0; --i) {
        const std::uint64_t size = random.once_in(10) ? boundary_number(random) : random.below(5);
        bytes = size > kMostMutatedBytes ? 0 : std::min(bytes * size, kMostMutatedBytes);
        shape += std::to_string(size);
        shape += ", ";
    }
    array.header = "{'descr': '";
    array.header += type;
    array.header +=
        random.once_in(6) ? "', 'fortran_order': True, 'shape': (" : "', 'fortran_order': False, 'shape': (";
    array.header += shape;
    array.header += "), }\n";
    array.data.resize(bytes / 2 < kMostMutatedBytes / 4 ? bytes : 0);
}

void change_array(ZipEntry& entry, Random& random) {
    auto array = parse_array(entry.content);
    if (!array) return mutate_bytes(entry.content, random);
    switch (random.below(5)) {
        case 0:
            mutate_bytes(array->header, random);
            break;
        case 1:
            mutate_bytes(array->data, random);
            break;
        case 2:
            array->version = static_cast<int>(random.below(5));
            break;
        default:
            make_header(*array, random);
    }
    entry.content = write_array(*array, random);
}

void change_content(std::vector<ZipEntry>& entries, Random& random) {
    ZipEntry& entry = random.pick(entries);
    if (entry.is_raw)
        mutate_bytes(entry.content, random);
    else if (entry.name.ends_with(".json"))
        mutate_json(entry.content, random);
    else
        change_array(entry, random);
}

void rename(std::vector<ZipEntry>& entries, Random& random) {
    ZipEntry& entry = random.pick(entries);
    switch (random.below(4)) {
        case 0:
            entry.name = hostile_text(random);
            break;
        case 1:
            entry.name = hostile_text(random) + ".npy";
            break;
        case 2:
            entry.name = random.pick(entries).name;
            break;
        default:
            entry.name = "attentions." + std::to_string(random.below(4)) + ".npy";
    }
    if (entry.name.size() > 0xFFFF) entry.name.resize(0xFFFF);
}

void change_method(std::vector<ZipEntry>& entries, Random& random) {
    ZipEntry& entry = random.pick(entries);
    if (random.once_in(4)) {
        entry.is_raw = true;  // the content is not what the method says
        entry.method = static_cast<std::uint16_t>(random.below(16));
    } else {
        entry.method = entry.method == ZipEntry::kStored ? ZipEntry::kDeflated : ZipEntry::kStored;
        entry.is_raw = false;
    }
}

void rearrange(std::vector<ZipEntry>& entries, Random& random) {
    const auto place = entries.begin() + static_cast<std::ptrdiff_t>(random.below(entries.size()));
    if (random.once_in(3)) {
        entries.erase(place);
        return;
    }
    ZipEntry copy = *place;
    copy.name = "copy" + std::to_string(random.below(9)) + (random.once_in(2) ? ".npy" : "/tokens.json");
    entries.push_back(std::move(copy));
}

void add_tokens(std::vector<ZipEntry>& entries, Random& random) {
    ZipEntry entry;
    entry.name = "tokens.json";
    entry.content = R"({"tokens": ["a", "b"], "text": "ab"})";
    entry.method = random.once_in(2) ? ZipEntry::kStored : ZipEntry::kDeflated;
    entries.push_back(std::move(entry));
}

/// A field of one of the headers: method, checksum, a size, lengths, offset of the local header.
void change_field(std::vector<ZipEntry>& entries, Random& random) {
    struct Field {
        int header;
        std::size_t at;
        std::size_t width;
    };
    constexpr Field kFields[] = {{0, 6, 2},  {0, 8, 2},  {0, 14, 4}, {0, 18, 4}, {0, 22, 4}, {0, 26, 2},
                                 {0, 28, 2}, {1, 8, 2},  {1, 10, 2}, {1, 16, 4}, {1, 20, 4}, {1, 24, 4},
                                 {1, 28, 2}, {1, 30, 2}, {1, 32, 2}, {1, 42, 4}};
    const Field& field = random.pick(kFields);
    random.pick(entries).wrong = ZipEntry::Wrong{field.header, field.at, boundary_number(random), field.width};
}

}  // namespace

void mutate_npz(std::string& bytes, Random& random) {
    using Change = void (*)(std::vector<ZipEntry>&, Random&);
    constexpr Change kChanges[] = {change_content, change_content, change_content, change_content, rename,
                                   change_method,  rearrange,      add_tokens,     change_field};
    std::vector<ZipEntry> entries = parse_zip(bytes);
    if (entries.empty()) return mutate_bytes(bytes, random);
    random.pick(kChanges)(entries, random);
    std::string written = write_zip(entries, random.once_in(2));
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
