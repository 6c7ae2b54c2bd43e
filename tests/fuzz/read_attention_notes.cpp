#include "core/error.h"
#include "formats/attention_notes.h"
#include "json/json_document.h"
#include "require.h"
#include "targets.h"

#include <string_view>

namespace headlight::fuzz {

// What a file of weights says of its stacks is written again as it was read.
void read_attention_notes(std::span<const std::byte> bytes) {
    try {
        const JsonDocument document({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, "fuzzed");
        const std::vector<StackNotes> stacks = read_stack_notes(document.root());
        for (const StackNotes& notes : stacks) {
            const std::string name = tensor_name(notes.kind, notes.stage);
            require(notes.patch_keys() >= std::int64_t{notes.rows} * notes.columns, "all patches are keys");
            require(global_name(name) != name && landmark_name(name) != mask_name(name), "tensors have names");
        }
        const std::string written = stack_notes_json(stacks);
        const JsonDocument again(written, "again");
        require(stack_notes_json(read_stack_notes(again.root())) == written, "what is written reads back");
    } catch (const Error& error) {
        require(is_of_format(error) && error.place().file == "fuzzed", "an error names the file");
    }
}

}  // namespace headlight::fuzz
