#include "workbench/lessons/illustration_view.h"

#include "core/error.h"
#include "language/sentences.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/save_figure.h"
#include "workbench/language/shown_names.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

IllustrationView::IllustrationView(Document& document, QWidget* parent) : LookFollower(parent), document_(document) {
    setObjectName(QStringLiteral("stage"));
    setAttribute(Qt::WA_StyledBackground);
    title_ = new QLabel(this);
    title_->setTextFormat(Qt::PlainText);
    save_ = new QToolButton(this);
    save_->setText(tr("Save figure…"));
    save_->setProperty("flat", true);
    view_ = new FigureView(tr("Illustration"), this);
    auto* bar = new QHBoxLayout;
    bar->addWidget(title_, 1);
    bar->addWidget(save_);
    auto* column = new QVBoxLayout(this);
    column->addLayout(bar);
    column->addWidget(view_, 1);
    connect(save_, &QToolButton::clicked, this, &IllustrationView::save);
    connect(&document_.run(), &LiveRun::model_changed, this, [this] {
        positions_.reset();
        positions_failure_.clear();
        positions_asked_ = false;
        refresh();
    });
    connect(&document_.run(), &LiveRun::analysis_changed, this, &IllustrationView::refresh);
    answer_studies<PositionRequest>(
        document_.run().bridge(), this, [this](const PositionReading& positions) { take_positions(positions); },
        [this](const Error& error) {
            if (!positions_asked_) return;
            positions_failure_ = text_of_problem(error);
            refresh();
        });
}

void IllustrationView::set_look(const Look& look) {
    look_ = look;
    title_->setFont(look.section_font());
    layout()->setContentsMargins(look.px(12), look.px(8), look.px(8), look.px(4));
    layout()->setSpacing(look.px(6));
    refresh();
}

QSize IllustrationView::minimumSizeHint() const {
    return {look_.px(160), look_.px(120)};
}

void IllustrationView::set_request(const std::optional<IllustrationRequest>& request) {
    request_ = request;
    refresh();
}

void IllustrationView::ask_positions() {
    if (positions_asked_ || !document_.run().model()) return;
    positions_asked_ = true;
    document_.run().bridge().study(PositionRequest{});
}

void IllustrationView::take_positions(const PositionReading& reading) {
    if (!positions_asked_) return;  // of the model before
    positions_ = std::make_shared<const PositionReading>(reading);
    refresh();
}

std::shared_ptr<const AttentionField> IllustrationView::first_field() const {
    const AnalysisPointer& analysis = document_.run().analysis();
    const bool of_model =
        analysis && document_.run().model() && same_model(analysis->provenance, document_.run().model()->provenance);
    if (!of_model || analysis->attention.empty() || analysis->attention.front().layers.empty()) return nullptr;
    return analysis->attention.front().layers.front();
}

void IllustrationView::refresh() {
    obstacle_.clear();
    save_->setEnabled(false);
    if (!request_) return view_->set_figure(nullptr);
    try {
        const IllustrationKind& kind = check_illustration(*request_);
        title_->setText(display_name(kind));
        IllustrationSource source;
        if (document_.run().model()) source.model = &document_.run().model()->description;
        if (positions_) {
            source.positions = {positions_, &positions_->table};
            source.position_cosines = {positions_, &positions_->cosines};
        }
        source.field = first_field();
        if (kind.needs_positions && !positions_failure_.isEmpty())
            throw Error(ErrorKind::Input, positions_failure_.toStdString());
        if (kind.needs_positions && !positions_) ask_positions();
        if ((kind.needs_positions && !positions_) || (kind.needs_field && !source.field)) {
            view_->set_empty_text({});
            return view_->set_figure(nullptr);
        }
        FigureStyle style;
        style.theme = look_.theme;
        style.map = color_map(QString::fromStdString(document_.view().state().color_map), look_.theme.dark);
        style.font = look_.figure_font();
        view_->set_figure(make_illustration(*request_, source, style));
        save_->setEnabled(true);
    } catch (const Error& error) {
        obstacle_ = text_of_problem(error);
        view_->set_empty_text(obstacle_);
        view_->set_figure(nullptr);
    }
}

void IllustrationView::save() {
    if (figure()) ask_and_save(figure(), request_->name + QStringLiteral(".pdf"), document_, this);
}

}  // namespace headlight
