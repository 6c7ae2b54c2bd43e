#include "workbench/shown_part.h"

#include "workbench/document.h"
#include "workbench/view_json.h"

namespace headlight {

const AttentionStack* shown_stack(const Document& document) {
    const AnalysisPointer& analysis = document.analysis();
    const std::size_t stack = document.view().choice.stack;
    return analysis && stack < analysis->attention.size() ? &analysis->attention[stack] : nullptr;
}

ModelPart shown_part(const Document& document) {
    const AttentionStack* stack = shown_stack(document);
    return stack ? ModelPart{stack->kind, stack->stage} : ModelPart{};
}

QJsonObject shown_part_json(const Document& document) {
    const AttentionStack* stack = shown_stack(document);
    return stack ? stack_json(*stack) : QJsonObject{};
}

}  // namespace headlight
