#include "app/kit_inputs.h"
#include "core/error.h"
#include "require.h"
#include "targets.h"
#include "temporary_folder.h"

namespace headlight::fuzz {

namespace {

void check(const ModelInput& input) {
    const std::size_t length = input.ids.size();
    require(length > 0 || !input.pixels.empty() || !input.features.empty(), "there is something to read");
    for (const std::int32_t id : input.ids) require(id >= 0, "a token is an id");
    for (const std::size_t other :
         {input.token_types.size(), input.attention_mask.size(), input.global_tokens.size(), input.boxes.size()})
        require(other == 0 || other == length, "lists are as long as the tokens");
}

void blame_files(const Error& error) {
    require(is_of_format(error) || error.kind() == ErrorKind::File || error.kind() == ErrorKind::Unsupported,
            "the files are to blame");
    require(!error.place().file.empty(), "an error names the file");
}

}  // namespace

// The list (inputs.json) and the files with tensors that it names.
void read_inputs(std::span<const std::byte> bytes) {
    const TemporaryFolder folder(bytes);
    try {
        for (const KitInput& each : read_kit_inputs(folder.path() / "inputs.json")) check(each.input);
    } catch (const Error& error) {
        blame_files(error);
    }
    try {
        for (const KitMedia& each : read_kit_media(folder.path() / "inputs.json"))
            require(!each.images.empty() || !each.audio.empty() || !each.text.empty(), "an input has a file or a text");
    } catch (const Error& error) {
        blame_files(error);
    }
}

}  // namespace headlight::fuzz
