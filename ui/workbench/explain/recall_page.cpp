#include "workbench/explain/recall_page.h"

#include "figures/recall_figure.h"
#include "session/built_in_models.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"

#include <QVBoxLayout>

#include <cmath>
#include <utility>

namespace headlight {

RecallPage::RecallPage(Document& document, QWidget* parent)
    : WhyPage(parent),
      document_(document),
      worker_([](const std::string& text,
                 const std::stop_token&) { return std::make_shared<const Recall>(recall_of(text, recall_folder())); },
              [this](const std::string&, Recalled recall) { take(std::move(recall)); },
              [this](const QString& sentence) { refuse(sentence); }) {
    scroll_ = new FigureScroll(recall_title(), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll_, 1);
    connect(&document_.run(), &LiveRun::text_changed, this, &RecallPage::ask);
}

void RecallPage::set_look(const Look& look) {
    look_ = look;
    draw();
}

void RecallPage::set_beside(bool beside) {
    beside_ = beside;
    draw();
}

void RecallPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    ask();
}

void RecallPage::ask() {
    if (!isVisible()) return;
    std::string text = document_.run().text().toStdString();
    if (!document_.run().reads_text() || text.find_first_not_of(" \t\n") == std::string::npos) {
        worker_.forget();
        asked_.clear();
        return refuse(tr("Type a row such as \"c4 h1 a7 c?\": small networks answer its questions here."));
    }
    if (text == asked_) return draw();
    asked_ = text;
    worker_.ask(std::move(text));
}

void RecallPage::take(Recalled recall) {
    recall_ = std::move(recall);
    scroll_->set_sentence({});
    draw();
    emit changed();
}

void RecallPage::refuse(const QString& sentence) {
    recall_.reset();
    scroll_->set_sentence(sentence);
    draw();
    emit changed();
}

void RecallPage::draw() {
    if (!isVisible()) return;
    if (!recall_) return scroll_->flow().set_figure(nullptr);
    scroll_->flow().set_numbers([shown = recall_] { return numbers_of(*shown); });
    const FigureStyle style = style_of(look_);
    const auto figure = beside_ ? narrow_recall_figure(recall_, style) : recall_figure(recall_, style);
    // Not enlarged: in a wide and low panel little of it would be seen.
    scroll_->flow().setMaximumWidth(static_cast<int>(std::ceil(figure->natural_size().width())));
    scroll_->flow().set_figure(figure);
}

std::optional<OpenFigure> RecallPage::open_figure() const {
    if (!recall_) return std::nullopt;
    OpenFigure open{recall_title(), QStringLiteral("recall"), scroll_->flow().figure()};
    open.title = recall_title();
    open.numbers = scroll_->flow().numbers();
    open.fields["view"] = QString::fromLatin1(enum_name(View::Recall));
    return open;
}

}  // namespace headlight
