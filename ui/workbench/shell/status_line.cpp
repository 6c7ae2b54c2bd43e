#include "workbench/shell/status_line.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/screen_number.h"
#include "workbench/language/shown_names.h"
#include "workbench/menus/actions.h"

#include <algorithm>
#include <span>

namespace headlight {

namespace {

QString milliseconds(double value) {
    return screen_number(value, 'f', value < 10 ? 1 : 0) + QStringLiteral(" ms");
}

/// Device in use, and the one that will be used once it has been checked.
QString device_of(const LoadedModel& model) {
    const QString name = QStringLiteral("● ") + text_of_backend(model.backend_name);
    if (model.checked_device.empty()) return name;
    return StatusLine::tr("%1 · checking %2").arg(name, QString::fromStdString(model.checked_device));
}

QString counts_of(const Analysis& analysis) {
    const auto tokens = std::span(analysis.tokens.tokens).first(analysis.text_tokens());
    const auto special = std::count_if(tokens.begin(), tokens.end(), [](const Token& token) { return token.special; });
    const auto of_text = static_cast<qsizetype>(tokens.size()) - special;
    const bool of_image = analysis.image && analysis.tokens.text.empty() && !analysis.tokens.has_pair;
    const int count = static_cast<int>(of_text);
    QString counts = of_image     ? StatusLine::tr("%Ln patches", nullptr, count)
                     : count == 1 ? StatusLine::tr("1 token")
                                  : StatusLine::tr("%Ln tokens", nullptr, count);
    if (special > 0) counts += StatusLine::tr(" · %L1 with special tokens").arg(tokens.size());
    return counts;
}

QString hash_of(const LoadedModel& model) {
    const ModelIdentityPointer& identity = model.provenance.identity;
    if (!identity) return {};
    const bool computing = identity->computing();
    return StatusLine::tr("Hash of the model: %1")
        .arg(computing ? StatusLine::tr("computing…") : QString::fromStdString(stated_hash(identity->hashes())));
}

}  // namespace

StatusLine::StatusLine(Document& document, Actions& actions, QWidget* parent)
    : LookFollower(parent), document_(document) {
    setSizeGripEnabled(false);
    backend_ = new QLabel(this);
    counts_ = new QLabel(this);
    times_ = new QLabel(this);
    weight_ = new QLabel(this);
    for (QLabel* label : {backend_, counts_, times_, weight_}) {
        label->setTextFormat(Qt::PlainText);
        label->setProperty("muted", true);
    }
    // Long names are cut instead of making the window wide.
    weight_->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    weight_->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    weight_->setAccessibleName(tr("Weight under the pointer"));
    progress_ = new QProgressBar(this);
    progress_->setRange(0, 1000);
    progress_->setTextVisible(false);
    progress_->setAccessibleName(tr("Progress"));
    stop_ = new QToolButton(this);
    stop_->setDefaultAction(actions.at(ActionId::Stop));
    stop_->setProperty("flat", true);
    addWidget(backend_);
    addWidget(progress_);
    addWidget(stop_);
    addWidget(counts_);
    addWidget(times_);
    addWidget(weight_, 1);
    connect(&document_.run(), &LiveRun::model_changed, this, &StatusLine::refresh);
    connect(&document_.run(), &LiveRun::identity_known, this, &StatusLine::refresh);
    connect(&document_.view(), &ShownView::picture_changed, this, &StatusLine::refresh);
    connect(&document_.view(), &ShownView::picture_changed, this, &StatusLine::refresh_weight);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &StatusLine::refresh);
    connect(&document_.run(), &LiveRun::busy_changed, this, &StatusLine::refresh_busy);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &StatusLine::refresh_weight);
    connect(&document_.run(), &LiveRun::progress_changed, this,
            [this](double share) { progress_->setValue(static_cast<int>(std::clamp(share, 0.0, 1.0) * 1000)); });
    connect(&document_.run(), &LiveRun::so_far_changed, this, &StatusLine::refresh_times);
    connect(&document_.run(), &LiveRun::time_passed, this, &StatusLine::refresh_times);
    slow_run_.setSingleShot(true);
    connect(&slow_run_, &QTimer::timeout, this, [this] { show_busy(true); });
    refresh();
    refresh_busy();
}

void StatusLine::set_look(const Look& look) {
    for (QLabel* label : {backend_, counts_, times_, weight_}) {
        label->setFont(look.sized(0.9));
        label->setContentsMargins(look.px(8), look.px(2), look.px(8), look.px(2));
    }
    progress_->setFixedSize(look.px(140), look.px(7));
}

QSize StatusLine::minimumSizeHint() const {
    return {1, QStatusBar::minimumSizeHint().height()};
}

void StatusLine::refresh() {
    // What a model is called must not decide how wide the window is.
    for (QLabel* label : {backend_, counts_, times_}) label->setMinimumWidth(1);
    backend_->setText(document_.run().model() ? device_of(*document_.run().model()) : tr("No model"));
    backend_->setToolTip(document_.run().model() ? hash_of(*document_.run().model()) : QString());
    refresh_times();
}

void StatusLine::refresh_times() {
    const LiveRun& run = document_.run();
    if (run.so_far()) {
        counts_->setText(counts_of(*run.so_far()));
        times_->setText(
            run.time_left()
                ? tr("running: %1 · %2").arg(percent_text(run.share_done()), time_left_text(*run.time_left()))
                : tr("running: first layer"));
        return;
    }
    const AnalysisPointer& analysis = run.analysis();
    if (!analysis) {
        counts_->clear();
        times_->clear();
        return;
    }
    counts_->setText(counts_of(*analysis));
    QString times = (analysis->image ? tr("prepare %1 · forward %2") : tr("tokenize %1 · forward %2"))
                        .arg(milliseconds(analysis->timings.tokenize), milliseconds(analysis->timings.forward));
    if (const PicturePointer& picture = document_.view().picture())
        times += tr(" · figure %1").arg(milliseconds(picture->milliseconds));
    times_->setText(times);
}

void StatusLine::refresh_busy() {
    // Runs between two key presses come and go unsaid.
    constexpr int kSlow = 200;
    if (document_.run().loading() || !document_.run().running())
        show_busy(document_.run().loading());
    else if (!slow_run_.isActive() && progress_->isHidden())
        slow_run_.start(kSlow);
    progress_->setToolTip(document_.run().loading() ? tr("Loading the model") : tr("Running the model"));
    refresh();
}

void StatusLine::show_busy(bool busy) {
    slow_run_.stop();
    if (busy && progress_->isHidden()) progress_->setValue(0);
    progress_->setVisible(busy);
    stop_->setVisible(busy);
}

void StatusLine::refresh_weight() {
    const PicturePointer& picture = document_.view().picture();
    if (!picture || picture->matrices.empty()) return weight_->clear();
    const AttentionMatrix& matrix = *picture->matrices.front();
    weight_->setText(weight_sentence(matrix, hit_of_focus(matrix, document_.pointing().hover())));
}

}  // namespace headlight
