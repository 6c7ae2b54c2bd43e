#include "workbench/explain/embedding_page.h"

#include "capture/intervention_text.h"
#include "figures/similarity_figure.h"
#include "language/sentences.h"
#include "view/views.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_part.h"
#include "workbench/document/shown_view.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

EmbeddingPage::EmbeddingPage(Document& document, QWidget* parent) : WhyPage(parent), document_(document) {
    build();
    connect(&document_.run(), &LiveRun::analysis_changed, this, &EmbeddingPage::ask);
    connect(&document_.run(), &LiveRun::model_changed, this, [this] {
        position_reading_.reset();
        similarity_.reset();
        part_ = {};
        positions_->setChecked(false);
        draw();  // nothing, until the new model has told its own
    });
    connect(&document_.view(), &ShownView::changed, this, &EmbeddingPage::follow_part);
    SessionBridge& bridge = document_.run().bridge();
    answer_studies<SimilarityRequest>(
        bridge, this, [this](const SimilarityReading& similarity) { take(similarity); },
        [this](const Error& error) {
            similarity_.reset();
            view_->set_empty_text(text_of_problem(error));
            draw();
        });
    answer_studies<PositionRequest>(
        bridge, this,
        [this](const PositionReading& positions) {
            position_reading_ = positions;
            draw();
        },
        [this](const Error& error) { refuse_positions(text_of_problem(error)); });
}

void EmbeddingPage::build() {
    layer_ = new QSlider(Qt::Horizontal, this);
    layer_->setAccessibleName(tr("Layer whose hidden states are compared"));
    layer_->setPageStep(1);
    layer_name_ = new QLabel(this);
    layer_name_->setTextFormat(Qt::PlainText);
    positions_ = new QToolButton(this);
    positions_->setText(tr("Positions"));
    positions_->setCheckable(true);
    positions_->setToolTip(tr("Show the cosine similarity of the position embeddings"));
    view_ = new FigureView(tr("Cosine similarity of the tokens"), this);
    view_->set_empty_text(tr("The cosine similarity of all pairs of tokens will appear here, layer by layer."));
    auto* bar = new QHBoxLayout;
    bar->addWidget(layer_name_);
    bar->addWidget(layer_, 1);
    bar->addWidget(positions_);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(view_, 1);
    connect(layer_, &QSlider::valueChanged, this, &EmbeddingPage::draw);
    connect(positions_, &QToolButton::toggled, this, [this](bool on) {
        if (on && !position_reading_) document_.run().bridge().study(PositionRequest{part_});
        draw();
    });
}

void EmbeddingPage::set_look(const Look& look) {
    look_ = look;
    draw();
}

void EmbeddingPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    ask();
}

void EmbeddingPage::ask() {
    if (!isVisible() || !document_.run().model() || !document_.run().analysis()) return;
    const bool other = part_ != shown_part(document_);
    part_ = shown_part(document_);
    document_.run().bridge().study(SimilarityRequest{document_.run().present_request(), part_});
    if (!other) return;
    position_reading_.reset();
    if (positions_->isChecked()) document_.run().bridge().study(PositionRequest{part_});
}

void EmbeddingPage::follow_part() {
    if (part_ != shown_part(document_)) ask();
}

void EmbeddingPage::take(const SimilarityReading& similarity) {
    similarity_ = similarity;
    {
        const QSignalBlocker blocker(layer_);
        layer_->setMaximum(static_cast<int>(similarity_->layers.size()) - 1);
    }
    draw();
}

void EmbeddingPage::refuse_positions(const QString& sentence) {
    {
        const QSignalBlocker blocker(positions_);
        positions_->setChecked(false);
    }
    positions_->setEnabled(true);
    document_.notices().post(Notice::Kind::Information, sentence, QStringLiteral("positions"));
    draw();
}

void EmbeddingPage::draw() {
    const bool positions = positions_->isChecked() && position_reading_;
    const bool tokens = !positions && similarity_ && !similarity_->layers.empty();
    layer_->setEnabled(!positions && similarity_);
    std::optional<AttentionMatrix> matrix;
    if (positions) matrix = position_matrix(position_reading_->cosines, position_reading_->labels);
    if (tokens) {
        const TokenSimilarity similarity{similarity_->tokens, similarity_->layers, similarity_->names,
                                         similarity_->notice};
        matrix = similarity_matrix(similarity, shown_layer());
        const auto changes = interventions_note(document_.run().present_request().interventions);
        if (changes) matrix->notes.push_back(*changes);
    }
    layer_name_->setText(matrix ? text_of(matrix->title) : QString());
    shown_ = matrix ? std::make_shared<const HeatMapFigure>(std::move(*matrix), style_of(look_)) : nullptr;
    view_->set_figure(shown_);
    emit changed();
}

std::size_t EmbeddingPage::shown_layer() const {
    return static_cast<std::size_t>(std::clamp(layer_->value(), 0, static_cast<int>(similarity_->layers.size()) - 1));
}

std::optional<OpenFigure> EmbeddingPage::open_figure() const {
    if (!shown_) return std::nullopt;
    const bool positions = positions_->isChecked() && position_reading_;
    OpenFigure open{positions ? tr("Similarity of positions") : tr("Similarity of tokens"),
                    QStringLiteral("similarity"), shown_};
    open.title = display_name(positions ? View::Positions : View::Similarity);
    open.numbers = [map = shown_] { return numbers_of(map->matrix(), "cosines"); };
    open.fields["view"] = positions ? QStringLiteral("positions") : QStringLiteral("similarity");
    if (const AttentionStack* stack = shown_stack(document_)) {
        if (stack->kind != AttentionKind::Self)
            open.fields["attention"] = QString::fromStdString(std::string(kind_name(stack->kind)));
        if (stack->stage >= 0) open.fields["stage"] = stack->stage;
    }
    if (positions) return open;
    if (shown_layer() == 0)
        open.fields["embeddings"] = true;
    else
        open.fields["layer"] = static_cast<int>(shown_layer()) - 1;
    return open;
}

}  // namespace headlight
