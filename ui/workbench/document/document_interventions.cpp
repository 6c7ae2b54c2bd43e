#include "workbench/document/document.h"

#include <utility>

namespace headlight {

void Document::analyse_untouched(AnalysisRequest request, bool same_input) {
    if (request.interventions.empty()) {
        if (std::exchange(untouched_, nullptr)) emit untouched_changed();
        return;
    }
    const bool same_target = request.target_interventions == untouched_target_;
    if (same_input && same_target && untouched_ && untouched_is_of_input_) return;
    untouched_target_ = request.target_interventions;
    untouched_is_of_input_ = false;
    request.interventions.clear();
    bridge_->analyse_untouched(request);
}

void Document::take_untouched(const AnalysisPointer& analysis) {
    if (!intervenes()) return;
    untouched_ = analysis;
    untouched_is_of_input_ = true;
    emit untouched_changed();
}

AnalysisPointer Document::untouched() const {
    if (!untouched_ || !analysis_ || untouched_->tokens.ids() != analysis_->tokens.ids()) return nullptr;
    return untouched_;
}

void Document::set_brush(const std::optional<float>& brush) {
    if (brush == brush_) return;
    brush_ = brush;
    emit brush_changed();
}

void Document::drop_interventions(const std::function<bool(const ListedIntervention&)>& which) {
    const auto dropped = std::erase_if(view_.interventions, which);
    if (dropped == 0) return;
    emit view_changed();
    notify(Notice::Kind::Information,
           tr("%1 of the interventions were taken back: %2 has no such heads, or none that can be changed.")
               .arg(dropped)
               .arg(QString::fromStdString(model_->name)),
           QStringLiteral("interventions"));
}

}  // namespace headlight
