#include "workbench/explain/embedding_page.h"

#include "capture/intervention_text.h"
#include "figures/drawing/text.h"
#include "figures/similarity_figure.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_part.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/clear_button.h"

#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>
#include <variant>

namespace headlight {

namespace {

template <typename Request>
std::size_t kind_of() {
    return StudyRequest(Request{}).index();
}

}  // namespace

EmbeddingPage::EmbeddingPage(Document& document, QWidget* parent) : WhyPage(parent), document_(document) {
    row_ = new QBoxLayout(QBoxLayout::LeftToRight, this);
    row_->setContentsMargins(0, 0, 0, 0);
    row_->addWidget(build_neighbors());
    row_->addWidget(build_similarity(), 1);
    connect(&document_.run(), &LiveRun::analysis_changed, this, [this] {
        ask();
        if (!typed_ && selected_word().value_or(answered_) != answered_) ask_for_neighbors();
    });
    connect(&document_.pointing(), &Pointing::selection_changed, this, [this] {
        if (!typed_) ask_for_neighbors();
    });
    connect(&document_.run(), &LiveRun::model_changed, this, [this] {
        position_reading_.reset();
        similarity_.reset();
        part_ = {};
        answered_.clear();
        positions_->setChecked(false);
        draw();  // nothing, until the new model has told its own
        if (isVisible()) ask_for_neighbors();
    });
    connect(&document_.view(), &ShownView::changed, this, &EmbeddingPage::follow_part);
    connect(&document_.run().bridge(), &SessionBridge::studied, this, &EmbeddingPage::take);
    connect(&document_.run().bridge(), &SessionBridge::study_failed, this,
            [this](std::size_t kind, const Error& error) { refuse(kind, QString::fromStdString(error.sentence())); });
}

QWidget* EmbeddingPage::build_neighbors() {
    auto* holder = new QWidget(this);
    words_ = new QLineEdit(holder);
    words_->setAccessibleName(tr("Nearest tokens of a word, or of a sum of words"));
    words_->setPlaceholderText(tr("a word, or: boy - man + woman"));
    words_->setToolTip(tr("Put spaces around + and -: boy - man + woman"));
    add_clear_button(*words_);
    said_ = new QLabel(holder);
    said_->setTextFormat(Qt::PlainText);
    said_->setWordWrap(true);
    said_->setProperty("muted", true);
    neighbors_ = new BarList(&Look::accent, holder);
    neighbors_->setAccessibleName(tr("Nearest tokens, by cosine"));
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(words_);
    column->addWidget(said_);
    column->addWidget(neighbors_);
    column->addStretch(1);
    connect(words_, &QLineEdit::textEdited, this, [this](const QString& text) {
        typed_ = !text.isEmpty();
        ask_for_neighbors();
    });
    return holder;
}

QWidget* EmbeddingPage::build_similarity() {
    auto* holder = new QWidget(this);
    layer_ = new QSlider(Qt::Horizontal, holder);
    layer_->setAccessibleName(tr("Layer whose hidden states are compared"));
    layer_->setPageStep(1);
    layer_name_ = new QLabel(holder);
    layer_name_->setTextFormat(Qt::PlainText);
    positions_ = new QToolButton(holder);
    positions_->setText(tr("Positions"));
    positions_->setCheckable(true);
    positions_->setToolTip(tr("Show the cosine similarity of the position embeddings"));
    view_ = new FigureView(tr("Cosine similarity of the tokens"), holder);
    view_->set_empty_text(tr("The cosine similarity of all pairs of tokens will appear here, layer by layer."));
    auto* bar = new QHBoxLayout;
    bar->addWidget(layer_name_);
    bar->addWidget(layer_, 1);
    bar->addWidget(positions_);
    auto* column = new QVBoxLayout(holder);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(view_, 1);
    connect(layer_, &QSlider::valueChanged, this, &EmbeddingPage::draw);
    connect(positions_, &QToolButton::toggled, this, [this](bool on) {
        if (on && !position_reading_) document_.run().bridge().study(PositionRequest{part_});
        draw();
    });
    return holder;
}

void EmbeddingPage::set_beside(bool beside) {
    row_->setDirection(beside ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget* first = words_->parentWidget();
    first->setMinimumWidth(beside ? 0 : look_.px(300));
    first->setMaximumWidth(beside ? QWIDGETSIZE_MAX : look_.px(300));
}

void EmbeddingPage::set_look(const Look& look) {
    look_ = look;
    set_beside(row_->direction() == QBoxLayout::TopToBottom);
    draw();
}

void EmbeddingPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    ask();
    ask_for_neighbors();
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

std::optional<QString> EmbeddingPage::selected_word() const {
    const AnalysisPointer& analysis = document_.run().analysis();
    const auto token = document_.pointing().selected_token();
    if (!analysis || !token || static_cast<std::size_t>(*token) >= analysis->tokens.tokens.size()) return std::nullopt;
    return QString::fromStdString(analysis->tokens.tokens[static_cast<std::size_t>(*token)].display).trimmed();
}

void EmbeddingPage::ask_for_neighbors() {
    if (!isVisible() || !document_.run().model()) return;
    if (!typed_) {
        const std::optional<QString> word = selected_word();
        if (!word) return refuse(kind_of<NeighborRequest>(), tr("Select a token, or type a word."));
        const QSignalBlocker blocker(words_);
        words_->setText(*word);
    }
    document_.run().bridge().study(NeighborRequest{words_->text().toStdString()});
}

void EmbeddingPage::take(const StudyReading& reading) {
    if (const auto* neighbors = std::get_if<NeighborReading>(&reading)) take_neighbors(*neighbors);
    if (const auto* positions = std::get_if<PositionReading>(&reading)) position_reading_ = *positions;
    if (const auto* similarity = std::get_if<SimilarityReading>(&reading)) {
        similarity_ = *similarity;
        const QSignalBlocker blocker(layer_);
        layer_->setMaximum(static_cast<int>(similarity_->layers.size()) - 1);
    }
    draw();
}

void EmbeddingPage::refuse(std::size_t kind, const QString& sentence) {
    if (kind == kind_of<NeighborRequest>()) {
        answered_.clear();
        said_->setText(sentence);
        said_->show();
        neighbors_->set_rows({});
        return;
    }
    if (kind == kind_of<SimilarityRequest>()) similarity_.reset();
    if (kind == kind_of<PositionRequest>()) {
        const QSignalBlocker blocker(positions_);
        positions_->setChecked(false);
        positions_->setEnabled(true);
        document_.notices().post(Notice::Kind::Information, sentence, QStringLiteral("positions"));
    } else if (kind == kind_of<SimilarityRequest>()) {
        view_->set_empty_text(sentence);
    }
    draw();
}

void EmbeddingPage::take_neighbors(const NeighborReading& reading) {
    answered_ = QString::fromStdString(reading.words);
    QStringList said;
    for (const std::string& notice : reading.notices) said << QString::fromStdString(notice);
    said_->setText(said.join(QLatin1Char(' ')));
    said_->setVisible(!said.isEmpty());
    std::vector<BarList::Row> rows;
    for (const Neighbor& each : reading.neighbors)
        rows.push_back({isolated(visible_label(each.text)), number_text(each.cosine, 'f', 3),
                        std::clamp(each.cosine, 0.0, 1.0), tr("Token %1").arg(each.id)});
    neighbors_->set_rows(std::move(rows));
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
        const std::string changes = describe(document_.run().present_request().interventions);
        if (!changes.empty()) matrix->notes.push_back(changes);
    }
    layer_name_->setText(matrix ? QString::fromStdString(matrix->title) : QString());
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
    open.title = open.name;
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
