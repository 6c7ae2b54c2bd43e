#include "workbench/document/document.h"

#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <utility>

namespace headlight {

Document::Document(std::unique_ptr<SessionBridge> bridge, const BackendChoice& choice, QObject* parent)
    : QObject(parent),
      notices_(std::make_unique<Notices>()),
      run_(std::make_unique<LiveRun>(std::move(bridge), choice, *notices_)),
      view_(std::make_unique<ShownView>(*run_, *notices_)),
      pointing_(std::make_unique<Pointing>()) {
    connect(run_.get(), &LiveRun::model_taken, pointing_.get(), &Pointing::forget);
    connect(run_.get(), &LiveRun::analysis_taken, pointing_.get(), [this](bool same_tokens) {
        const AnalysisPointer& analysis = run_->analysis();
        if (analysis) pointing_->fit(static_cast<std::int32_t>(analysis->tokens.tokens.size()), same_tokens);
    });
}

Document::~Document() = default;

}  // namespace headlight
