#include "workbench/explain/steps_panel.h"

#include "core/error.h"
#include "language/sentences.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/export/save_figure.h"

namespace headlight {

namespace {

/// Characters of the text whose steps are shown: enough for a page, few enough to follow every key press.
constexpr int kMostCharacters = 600;

}  // namespace

StepsPanel::StepsPanel(Document& document, QWidget* parent)
    : LowerPanel(tr("TOKENIZATION"), tr("Close the tokenization steps"), 290, parent), document_(document) {
    save_ = add_button(tr("Save figure…"));
    scroll_ = new FigureScroll(tr("The tokenizer's steps"), this);
    column().addWidget(scroll_, 1);
    connect(save_, &QToolButton::clicked, this, &StepsPanel::save);
    connect(&document_.run(), &LiveRun::text_changed, this, &StepsPanel::refresh);
    connect(&document_.run(), &LiveRun::model_changed, this, &StepsPanel::refresh);
}

void StepsPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    refresh();
}

void StepsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

void StepsPanel::refresh() {
    if (!isVisible()) return;
    std::shared_ptr<const TokenizerStepsFigure> figure;
    QString problem;  // the tokenizer asks for too much work
    const QString shown = document_.run().text().left(kMostCharacters);
    if (document_.run().model() && document_.run().model()->tokenizer) {
        std::vector<WordSteps> words;
        try {
            words = document_.run().model()->tokenizer->steps(shown.toStdString());
        } catch (const Error& error) {
            problem = text_of_problem(error);
        }
        FigureStyle style;
        style.theme = look().theme;
        style.map = color_maps(look().theme.dark).front();
        style.font = look().figure_font();
        if (!words.empty()) figure = std::make_shared<TokenizerStepsFigure>(std::move(words), style);
    }
    QString hint = problem;
    if (document_.run().text().isEmpty())
        hint = tr("Type a text to see how each word is split into tokens.");
    else if (!figure && problem.isEmpty())
        hint = tr("There is no step-by-step view for this tokenizer.");
    else if (shown.size() < document_.run().text().size() && problem.isEmpty())
        hint = tr("The first %1 characters.").arg(kMostCharacters);
    set_hint(hint);
    save_->setEnabled(figure != nullptr);
    scroll_->flow().set_figure(std::move(figure));
}

void StepsPanel::save() {
    if (figure()) ask_and_save(scroll_->flow().figure(), QStringLiteral("tokenizer.pdf"), document_, this);
}

}  // namespace headlight
