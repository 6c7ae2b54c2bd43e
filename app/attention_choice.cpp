#include "attention_choice.h"

#include "core/error.h"

#include <algorithm>
#include <string>

namespace headlight {

std::vector<std::string> attention_names() {
    return {"encoder", "decoder", "cross", "vision", "text", "channels", "pooling"};
}

CLI::Option* add_attention_option(CLI::App& command, std::string& attention) {
    return command
        .add_option("--attention", attention,
                    "Of an encoder-decoder: its encoder's, its decoder's, or across both (cross, without it); of CLIP: "
                    "vision or text; of SigLIP: pooling too; of DaViT: channels")
        ->check(CLI::IsMember(attention_names()));
}

std::size_t stack_asked_for(const std::vector<AttentionStack>& stacks, const std::string& attention,
                            std::optional<std::int32_t> stage) {
    if (stage) check_stage(stacks, *stage);
    return stack_index(stacks, attention_asked_for(attention, stage));
}

HeadId attention_asked_for(const std::string& attention, std::optional<std::int32_t> stage) {
    return {.kind = kind_named(attention).value_or(AttentionKind::Self), .stage = stage.value_or(-1)};
}

ModelPart part_asked_for(const std::string& attention, std::optional<std::int32_t> stage) {
    return {attention.empty() ? std::nullopt : kind_named(attention), stage.value_or(-1)};
}

CLI::Option* add_stage_option(CLI::App& command, std::optional<std::int32_t>& stage) {
    return command
        .add_option("--stage", stage, "Of Swin and DaViT, which work on fewer and fewer patches: the stage, from 0")
        ->check(CLI::NonNegativeNumber);
}

void check_stage(const std::vector<AttentionStack>& stacks, std::int32_t stage) {
    if (std::ranges::find(stacks, stage, &AttentionStack::stage) != stacks.end()) return;
    std::int32_t last = -1;
    for (const AttentionStack& stack : stacks) last = std::max(last, stack.stage);
    if (last < 0)
        throw Error(ErrorKind::Input,
                    "This model has no stages: all its layers work on the same tokens. Leave --stage out.");
    throw Error(ErrorKind::Input, "There is no stage " + std::to_string(stage) + ": the model has " +
                                      std::to_string(last + 1) + " stages, counted from 0.");
}

void keep_stage(std::vector<AttentionStack>& stacks, std::int32_t stage) {
    check_stage(stacks, stage);
    std::erase_if(stacks, [&](const AttentionStack& stack) { return stack.stage != stage; });
}

}  // namespace headlight
