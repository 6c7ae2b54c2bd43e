#include "workbench/explain/lens_page.h"

#include "language/sentences.h"
#include "view/fields.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"

#include <QVBoxLayout>

#include <variant>

namespace headlight {

LensPage::LensPage(Document& document, QWidget* parent) : WhyPage(parent), document_(document) {
    scroll_ = new FigureScroll(tr("Prediction of each layer"), this);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(scroll_);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &LensPage::ask);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &LensPage::ask);
    answer_studies<LensRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) { refuse(text_of_problem(error)); });
}

void LensPage::set_look(const Look& look) {
    look_ = look;
    draw();
}

void LensPage::showEvent(QShowEvent* event) {
    WhyPage::showEvent(event);
    ask();
}

void LensPage::ask() {
    if (!isVisible() || !document_.run().model() || !document_.run().analysis()) return;
    LensRequest request;
    request.candidates = static_cast<std::size_t>(default_request(Context::Session).picture.candidates);
    request.text = document_.run().present_request();
    request.token = document_.pointing().selected_token();
    document_.run().bridge().study(request);
}

void LensPage::take(const LensReading& reading) {
    table_ = std::make_shared<const LensTable>(LensTable{reading.token, reading.layers, reading.in_place});
    token_ = reading.index;
    scroll_->set_sentence({});
    draw();
    emit changed();
}

void LensPage::refuse(const QString& sentence) {
    table_.reset();
    scroll_->set_sentence(sentence);
    draw();
    emit changed();
}

void LensPage::draw() {
    if (!table_ || !document_.run().model()) return scroll_->flow().set_figure(nullptr);
    scroll_->flow().set_numbers([table = table_] { return numbers_of(*table); });
    const FigureStyle style = style_of(look_, document_.run().present_request().interventions);
    scroll_->flow().set_figure(std::make_shared<const LensFigure>(table_, style));
}

std::optional<OpenFigure> LensPage::open_figure() const {
    if (!table_) return std::nullopt;
    OpenFigure open{tr("Logit lens"), QStringLiteral("lens"), scroll_->flow().figure()};
    open.fields = {{"view", "lens"}, {"query", token_}};
    open.numbers = scroll_->flow().numbers();
    return open;
}

}  // namespace headlight
