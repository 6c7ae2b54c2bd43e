#include "workbench/compare/contexts_view.h"

#include "capture/intervention_text.h"
#include "figures/vectors/contexts_figure.h"
#include "language/sentences.h"
#include "view/enum_names.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_part.h"
#include "workbench/document/shown_view.h"

#include <QJsonArray>
#include <QVBoxLayout>

#include <variant>

namespace headlight {

ContextsView::ContextsView(Document& document, OtherSides& sides, QWidget* parent)
    : WhyPage(parent), document_(document), sides_(sides) {
    scroll_ = new FigureScroll(tr("Words in two contexts"), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll_);
    connect(&sides_, &OtherSides::changed, this, &ContextsView::ask);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &ContextsView::ask);
    answer_studies<ContextsRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) { refuse(text_of_problem(error)); });
}

void ContextsView::set_look(const Look& look) {
    look_ = look;
    draw();
}

void ContextsView::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    ask();
}

void ContextsView::ask() {
    if (!isVisible() || !sides_.is_on() || !document_.run().model() || !document_.run().analysis()) return;
    const OtherSide& side = sides_.shown();
    if (side.model())
        return refuse(tr("Hidden states are compared between runs of one model. Choose “the same model”."));
    if (!side.text() && !side.untouched())
        return refuse(tr("Type another text for %1, or shuffle the words of A: the same words are compared here, layer "
                         "by layer.")
                          .arg(side_letter(sides_.shown_index() + 1)));
    ContextsRequest request;
    request.text = document_.run().present_request();
    request.other = request.text;
    if (side.text()) request.other.text = side.text()->toStdString();
    request.other.interventions = side.interventions();
    request.order = document_.view().state().matrix.word_order;
    request.part = shown_part(document_);
    document_.run().bridge().study(request);
}

void ContextsView::take(const TokenContexts& contexts) {
    contexts_ = std::make_shared<const TokenContexts>(contexts);
    scroll_->set_sentence({});
    draw();
}

void ContextsView::refuse(const QString& sentence) {
    contexts_.reset();
    scroll_->set_sentence(sentence);
    draw();
}

void ContextsView::draw() {
    if (!contexts_) return scroll_->flow().set_figure(nullptr);
    scroll_->flow().set_numbers([contexts = contexts_] { return numbers_of(*contexts); });
    scroll_->flow().set_figure(
        narrow_contexts_figure(contexts_, style_of(look_, document_.run().present_request().interventions)));
}

std::optional<OpenFigure> ContextsView::open_figure() const {
    if (!contexts_ || !isVisible()) return std::nullopt;
    OpenFigure open{tr("Words in two contexts"), QStringLiteral("contexts"),
                    contexts_figure(contexts_, scroll_->flow().figure()->style())};
    open.title = open.name;
    open.numbers = scroll_->flow().numbers();
    open.fields["view"] = QString::fromLatin1(enum_name(View::Contexts));
    open.fields["word_order"] = QString::fromLatin1(enum_name(contexts_->order));
    const OtherSide& side = sides_.shown();
    if (side.text()) open.fields["with_text"] = *side.text();
    QJsonArray changes;
    for (const Intervention& change : side.interventions()) changes.append(QString::fromStdString(spec_of(change)));
    if (!changes.isEmpty()) open.fields["with_intervene"] = changes;
    return open;
}

}  // namespace headlight
