#include "workbench/other_side.h"

#include "core/error.h"
#include "workbench/document.h"
#include "workbench/view_state.h"

#include <utility>

namespace headlight {

OtherSide::OtherSide(Document& document, MakeBridge make_bridge, QObject* parent)
    : QObject(parent), document_(document), make_bridge_(std::move(make_bridge)) {
    connect(&document_, &Document::analysis_changed, this, [this] {
        if (on_ && follows()) refresh();
    });
    connect(&document_, &Document::untouched_changed, this, [this] {
        if (on_ && untouched_) refresh();
    });
    connect(&document_, &Document::model_changed, this, [this] {
        if (on_) refresh();
    });
    connect(&document_, &Document::text_changed, this, [this] {
        if (on_ && !follows() && !text_) refresh();
    });
    connect(&document_, &Document::view_changed, this, [this] {
        if (on_) emit changed();
    });
}

OtherSide::~OtherSide() = default;

SessionBridge& OtherSide::bridge() {
    if (bridge_) return *bridge_;
    bridge_ = make_bridge_();
    connect(bridge_.get(), &SessionBridge::loaded, this, &OtherSide::take_model);
    connect(bridge_.get(), &SessionBridge::load_failed, this, &OtherSide::fail);
    connect(bridge_.get(), &SessionBridge::analysed, this, &OtherSide::take_analysis);
    connect(bridge_.get(), &SessionBridge::analysis_failed, this, &OtherSide::fail);
    return *bridge_;
}

void OtherSide::set_on(bool on) {
    if (on == on_) return;
    on_ = on;
    if (!on_) {
        untouched_ = false;
        bridge_.reset();
        loaded_.reset();
        wanted_.clear();
        analysis_.reset();
        failure_.clear();
    }
    refresh();
}

void OtherSide::set_model(const std::optional<QString>& model) {
    model_ = model;
    untouched_ = false;
    choice_.reset();
    refresh();
}

void OtherSide::set_untouched(bool untouched) {
    untouched_ = untouched;
    model_.reset();
    text_.reset();
    choice_.reset();
    refresh();
}

void OtherSide::set_text(const std::optional<QString>& text) {
    if (text == text_) return;
    text_ = text;
    untouched_ = false;
    refresh();
}

void OtherSide::set_choice(const std::optional<HeadChoice>& choice) {
    choice_ = choice;
    emit changed();
}

HeadChoice OtherSide::shown_choice() const {
    ViewState view = document_.view();
    if (choice_) view.choice = *choice_;
    if (!analysis_ || analysis_->attention.empty()) return view.choice;
    view.pinned.clear();
    const auto& stacks = analysis_->attention;
    const std::size_t stack = std::min(view.choice.stack, stacks.size() - 1);
    const auto layers = static_cast<std::int32_t>(stacks[stack].layers.size());
    return fitted(view, stacks.size(), layers, layers > 0 ? stacks[stack].layers.front()->heads() : 0).choice;
}

QString OtherSide::model_name() const {
    if (untouched_) return tr("untouched");
    if (analysis_) return QString::fromStdString(analysis_->provenance.model_name);
    if (model_) return *model_;
    return document_.model() ? QString::fromStdString(document_.model()->name) : QString();
}

bool OtherSide::loading() const {
    return on_ && document_.model() && !follows() && !loaded_ && failure_.isEmpty();
}

void OtherSide::refresh() {
    if (!on_ || !document_.model()) return emit changed();
    failure_.clear();
    if (follows()) {
        const AnalysisPointer untouched = untouched_ ? document_.untouched() : nullptr;
        analysis_ = untouched ? untouched : document_.analysis();
        return emit changed();
    }
    std::filesystem::path path = document_.model()->path;
    try {
        if (model_) path = document_.bridge().find(*model_);
    } catch (const Error& error) {
        return fail(error);
    }
    if (path != wanted_) {
        wanted_ = path;
        loaded_.reset();
        bridge().load(path);
    } else if (loaded_) {
        analyse();
    }
    emit changed();
}

void OtherSide::analyse() {
    AnalysisRequest request = document_.request_for(*loaded_);
    if (text_) request.text = text_->toStdString();
    request.masked_tokens.clear();  // they are tokens of the other text
    bridge().analyse(request);
}

void OtherSide::take_model(const LoadedModel& model) {
    loaded_ = model;
    analysis_.reset();
    analyse();
    emit changed();
}

void OtherSide::take_analysis(const AnalysisPointer& analysis) {
    if (follows()) return;
    analysis_ = analysis;
    failure_.clear();
    emit changed();
}

void OtherSide::fail(const Error& error) {
    failure_ = QString::fromStdString(error.what());
    analysis_.reset();
    emit changed();
}

}  // namespace headlight
