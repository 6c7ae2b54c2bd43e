#include "workbench/explain/model/layer_page.h"

#include "figures/layer_figure.h"
#include "language/sentences.h"
#include "language/wording.h"
#include "session/study.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/widgets/file_dialog.h"

#include <QHBoxLayout>

#include <algorithm>
#include <utility>
#include <variant>

namespace headlight {

LayerPage::LayerPage(Document& document, QWidget* parent)
    : FigurePage(tr("Layer and cost"), parent), document_(document) {
    open_ = new QToolButton(this);
    open_->setText(tr("Open config.json…"));
    open_->setToolTip(
        tr("Show a model of which there is only a configuration, such as one too large for this machine"));
    back_ = new QToolButton(this);
    back_->setText(tr("Show open model"));
    back_->setToolTip(tr("Show the layer of the model that the window runs"));
    measure_ = new QToolButton(this);
    measure_->setText(tr("Measure runs"));
    measure_->setToolTip(tr("Time runs of up to 1,024 tokens of the open model on this machine"));
    auto* controls = new QWidget(this);
    auto* buttons = new QHBoxLayout(controls);
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->addWidget(open_);
    buttons->addWidget(back_);
    buttons->addWidget(measure_);
    buttons->addStretch(1);
    add_controls(controls);
    connect(open_, &QToolButton::clicked, this, &LayerPage::choose_file);
    connect(back_, &QToolButton::clicked, this, [this] { show_model({}); });
    connect(measure_, &QToolButton::clicked, this, [this] { ask(true); });
    connect(&document_.run(), &LiveRun::model_changed, this, [this] { show_model({}); });
    answer_studies<ShapesRequest>(
        document_.run().bridge(), this,
        [this](const ModelShapes& shapes) {
            shapes_ = shapes;
            draw();
        },
        [this](const Error& error) {
            shapes_.reset();
            draw();
            show_sentence(text_of_error(error));
        });
}

void LayerPage::follow() {
    if (!shapes_) ask(false);
}

void LayerPage::show_model(const std::filesystem::path& path) {
    path_ = path;
    shapes_.reset();
    if (isVisible()) ask(false);
}

void LayerPage::ask(bool measure) {
    if (document_.run().model()) document_.run().bridge().study(ShapesRequest{path_, measure});
}

void LayerPage::choose_file() {
    headlight::choose_file(this, tr("Open the configuration of a model"), QString(),
                           tr("Configurations (config.json);;All files (*)"),
                           [this](const QString& file) { show_model(file.toStdString()); });
}

void LayerPage::draw() {
    back_->setVisible(!path_.empty());
    measure_->setVisible(path_.empty());
    show_sentence({});
    show_nothing();
    if (!shapes_) return emit changed();
    try {
        const ShownLayer shown{shapes_->description, shapes_->costs, shapes_->problem};
        show_figure(layer_figure(shown, style_of(look()), beside() ? LayerForm::Narrow : LayerForm::Wide),
                    [shown] { return numbers_of(shown); });
    } catch (const Error& error) {
        show_sentence(text_of_problem(error));
    }
    emit changed();
}

std::optional<OpenFigure> LayerPage::open_figure() const {
    if (!shapes_ || !scrolled().flow().figure()) return std::nullopt;
    OpenFigure open = opened(tr("Layer and cost"), QStringLiteral("layer"));
    open.title = wording("Layer and cost of %1").arg(QString::fromStdString(shapes_->provenance.model_name));
    open.runs = {shapes_->provenance};
    const auto timed = [](const RunCost& cost) { return cost.milliseconds > 0; };
    if (std::ranges::any_of(shapes_->costs, timed)) open.fields["measure_runs"] = true;
    if (path_.empty()) open.fields["view"] = QStringLiteral("layer");
    return open;
}

}  // namespace headlight
