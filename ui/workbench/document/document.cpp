#include "workbench/document/document.h"

#include "view/qt_threads.h"
#include "workbench/background/work_beside.h"
#include "workbench/document/kept_selection.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_structure.h"
#include "workbench/document/shown_view.h"
#include "workbench/document/sound/sound_player.h"

#include <utility>

namespace headlight {

Document::Document(std::unique_ptr<SessionBridge> bridge, const BackendChoice& choice, QObject* parent)
    : QObject(parent),
      beside_(std::make_unique<WorkBeside>(threads_of(choice))),
      notices_(std::make_unique<Notices>()),
      run_(std::make_unique<LiveRun>(std::move(bridge), choice, *notices_)),
      view_(std::make_unique<ShownView>(*run_, *notices_)),
      pointing_(std::make_unique<Pointing>()),
      structure_(std::make_unique<ShownStructure>()),
      sound_(std::make_unique<SoundPlayer>(*run_, *notices_)) {
    take_threads();
    connect(run_.get(), &LiveRun::backend_changed, this, &Document::take_threads);
    const auto selection = std::make_shared<KeptSelection>(*pointing_);
    connect(pointing_.get(), &Pointing::selection_changed, pointing_.get(), [selection] { selection->take_choice(); });
    connect(run_.get(), &LiveRun::model_taken, pointing_.get(), [selection] { selection->set_aside(); });
    connect(run_.get(), &LiveRun::analysis_taken, pointing_.get(), [this, selection](bool same_tokens) {
        const bool known = same_tokens && pointing_->selected_token();
        if (run_->analysis() && !known) selection->take_analysis(*run_->analysis());
    });
}

Document::~Document() = default;

void Document::take_threads() {
    const ThreadCount threads = threads_of(run_->backend());
    beside_->set_threads(threads);
    limit_qt_threads(threads);
}

}  // namespace headlight
