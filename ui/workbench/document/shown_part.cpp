#include "workbench/document/shown_part.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"

namespace headlight {

const AttentionStack* shown_stack(const Document& document) {
    const AnalysisPointer& analysis = document.run().analysis();
    const auto index = analysis ? find_stack(analysis->attention, document.view().state().choice) : std::nullopt;
    return index ? &analysis->attention[*index] : nullptr;
}

ModelPart shown_part(const Document& document) {
    const AttentionStack* stack = shown_stack(document);
    return stack ? ModelPart{stack->kind, stack->stage} : ModelPart{};
}

}  // namespace headlight
