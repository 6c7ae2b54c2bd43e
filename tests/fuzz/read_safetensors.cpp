#include "core/error.h"
#include "formats/tensors/safetensors.h"
#include "require.h"
#include "targets.h"

#include <string_view>

namespace headlight::fuzz {

namespace {

void check(const SafetensorsHeader& header, std::span<const std::byte> bytes) {
    std::uint64_t covered = header.size();
    std::string_view before;
    for (std::size_t i = 0; i < header.count(); ++i) {
        const auto tensor = header.tensor(i);
        require(tensor.begin >= header.size() && tensor.begin <= tensor.end && tensor.end <= bytes.size(),
                "tensors lie in the data");
        require(i == 0 || before < tensor.name, "names are sorted and stand once");
        require(header.find(tensor.name).has_value(), "every tensor is found by its name");
        if (const auto type = data_type_of(tensor.type)) {
            const auto count = static_cast<std::uint64_t>(element_count(tensor.shape));
            require(tensor.end - tensor.begin == count * element_size(*type), "the shape fills the bytes");
        }
        before = tensor.name;
        covered += tensor.end - tensor.begin;
    }
    require(covered == bytes.size(), "the tensors cover the data");
}

}  // namespace

void read_safetensors(std::span<const std::byte> bytes) {
    try {
        const SafetensorsHeader header = SafetensorsHeader::parse(bytes, "fuzzed");
        check(header, bytes);
    } catch (const Error& error) {
        require(is_of_format(error) && error.place().file == "fuzzed", "an error names the file");
        require(error.place().offset.value_or(0) <= bytes.size(), "the byte is in the file");
    }
}

}  // namespace headlight::fuzz
