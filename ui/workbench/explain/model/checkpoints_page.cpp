#include "workbench/explain/model/checkpoints_page.h"

#include "analysis/heads/metrics.h"
#include "language/sentences.h"
#include "session/built_in_models.h"
#include "view/enum_names.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_part.h"
#include "workbench/document/shown_view.h"
#include "workbench/language/shown_names.h"

#include <QHBoxLayout>
#include <QSignalBlocker>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

QString name_of_measure(const std::string& id) {
    if (const CheckpointTest* test = find_checkpoint_test(id))
        return CheckpointsPage::tr("Test on random tokens: %1").arg(display_name(*test));
    return CheckpointsPage::tr("On the text: %1").arg(display_name(find_metric(id)));
}

}  // namespace

CheckpointsPage::CheckpointsPage(Document& document, QWidget* parent)
    : FigurePage(tr("Heads during training"), parent), document_(document) {
    measure_ = new QComboBox(this);
    measure_->setAccessibleName(tr("Measure"));
    measure_->setToolTip(tr("Choose the measure that is shown over the checkpoints"));
    for (const std::string& id : checkpoint_measure_ids())
        measure_->addItem(name_of_measure(id), QString::fromStdString(id));
    constexpr int kLetters = 24;
    measure_->setMinimumContentsLength(kLetters);
    measure_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    auto* controls = new QWidget(this);
    auto* row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(measure_);
    row->addStretch(1);
    add_controls(controls);
    connect(measure_, &QComboBox::activated, this, [this] {
        document_.view().change(tr("choose a measure"), [this](ViewState& view) {
            view.measured = measure_->currentData().toString().toStdString();
        });
    });
    connect(&document_.run(), &LiveRun::model_changed, this, &CheckpointsPage::follow);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &CheckpointsPage::follow);
    connect(&document_.view(), &ShownView::changed, this, &CheckpointsPage::draw);
    answer_studies<CheckpointsRequest>(
        document_.run().bridge(), this,
        [this](const CheckpointMeasures& answer) {
            measures_ = std::make_shared<const CheckpointMeasures>(answer);
            show_sentence({});
            draw();
        },
        [this](const Error& error) { refuse(text_of_error(error)); });
}

void CheckpointsPage::refuse(const QString& sentence) {
    measures_.reset();
    show_sentence(sentence);
    draw();
}

void CheckpointsPage::follow() {
    if (!isVisible() || !document_.run().model()) return;
    const CheckpointSeries series = checkpoints_at(document_.run().model()->path);
    if (series.checkpoints.empty()) {
        asked_.reset();
        return refuse(
            tr("This model has no checkpoints. Open a folder of checkpoints (subfolders such as step1000 or "
               "checkpoint-500), or the built-in model induction-decoder."));
    }
    const AnalysisRequest request = document_.run().present_request();
    Asked asked{series.folder, series.checkpoints.size(), document_.run().text(), document_.run().pair(),
                request.interventions};
    if (asked_ == asked) return draw();
    const bool read = document_.run().analysis() && document_.run().is_current();
    if (!read && document_.run().running()) return;  // asked when the text has been read
    asked_ = std::move(asked);
    std::vector<std::string> ids = checkpoint_measure_ids();
    if (!read) std::erase_if(ids, [](const std::string& id) { return find_checkpoint_test(id) == nullptr; });
    document_.run().bridge().study(CheckpointsRequest{{}, request, std::move(ids), shown_part(document_)});
}

ShownCheckpoints CheckpointsPage::shown() const {
    const ViewState& view = document_.view().state();
    auto measures = std::make_shared<CheckpointMeasures>(*measures_);
    if (const auto& model = document_.run().model()) measures->open = checkpoints_at(model->path).at;
    return {std::move(measures), view.measured, view.choice};
}

void CheckpointsPage::draw() {
    if (!isVisible()) return;
    const QSignalBlocker blocker(measure_);
    measure_->setCurrentIndex(measure_->findData(QString::fromStdString(document_.view().state().measured)));
    measure_->setEnabled(measures_ != nullptr);
    show_nothing();
    if (!measures_) return emit changed();
    const ShownCheckpoints now = shown();
    if (std::ranges::find(now.measures->measures, now.measure, &CheckpointMeasure::id) ==
        now.measures->measures.end()) {
        show_sentence(tr("Type a text: this metric is measured on it."));
        return emit changed();
    }
    show_sentence({});
    const FigureStyle style = style_of(look(), asked_ ? asked_->interventions : std::vector<Intervention>());
    show_figure(beside() ? narrow_checkpoints_figure(now, style) : checkpoints_figure(now, style),
                [now] { return numbers_of(now); });
    emit changed();
}

std::optional<OpenFigure> CheckpointsPage::open_figure() const {
    if (!measures_ || !scrolled().flow().figure()) return std::nullopt;
    OpenFigure open = opened(tr("Heads during training"), QStringLiteral("checkpoints"));
    const ViewState& view = document_.view().state();
    open.title = shown_title(shown());
    open.fields["view"] = QString::fromLatin1(enum_name(View::Checkpoints));
    open.fields["measured"] = QString::fromStdString(view.measured);
    if (view.choice.layer) open.fields["layer"] = *view.choice.layer;
    if (view.choice.head) open.fields["head"] = *view.choice.head;
    return open;
}

}  // namespace headlight
