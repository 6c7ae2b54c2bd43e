#include "stage_choice.h"

#include "core/error.h"

#include <algorithm>
#include <string>

namespace headlight {

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
