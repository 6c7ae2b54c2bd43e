#include "workbench/explain/words_page.h"

#include "language/sentences.h"
#include "view/views.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/widgets/clear_button.h"

#include <QScrollBar>
#include <QTimer>

#include <utility>
#include <variant>

namespace headlight {

namespace {

constexpr int kMergeWords = 7305;

}  // namespace

WordsPage::WordsPage(Document& document, QWidget* parent)
    : FigurePage(tr("From words to vectors"), parent), document_(document) {
    words_ = new QLineEdit(this);
    words_->setAccessibleName(tr("Nearest tokens of a word, or of a sum of words"));
    words_->setPlaceholderText(tr("neighbors of the selected token; or type a word, or: boy - man + woman"));
    words_->setToolTip(tr("Put spaces around + and -: boy - man + woman"));
    add_clear_button(*words_);
    add_controls(words_);
    connect(words_, &QLineEdit::textEdited, this, [this](const QString& text) {
        document_.view().change(
            tr("type a word"), [&](ViewState& view) { view.words = text.trimmed().toStdString(); }, kMergeWords);
    });
    connect(&document_.run(), &LiveRun::analysis_changed, this, &WordsPage::ask);
    connect(&document_.view(), &ShownView::changed, this, &WordsPage::follow);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &WordsPage::ask);
    connect(&document_.pointing(), &Pointing::hover_changed, this, &WordsPage::draw);
    answer_studies<WordVectorsRequest>(
        document_.run().bridge(), this, [this](const auto& answer) { take(answer); },
        [this](const Error& error) { refuse(text_of_problem(error)); });
}

void WordsPage::set_look(const Look& look) {
    words_->setFont(look.font);
    FigurePage::set_look(look);
}

void WordsPage::follow() {
    if (!isVisible()) return;
    const QString words = QString::fromStdString(document_.view().state().words);
    if (words_->text().trimmed() != words) words_->setText(words);
    ask();
}

std::optional<std::int32_t> WordsPage::token() const {
    const auto token = document_.pointing().selected_token();
    const AnalysisPointer& analysis = document_.run().analysis();
    const bool there = token && analysis && static_cast<std::size_t>(*token) < analysis->tokens.tokens.size();
    return there ? token : std::nullopt;
}

void WordsPage::ask() {
    if (!isVisible()) return;
    const AnalysisPointer& analysis = document_.run().analysis();
    if (!document_.run().model() || !analysis)
        return refuse(tr("Type a text: its tokens appear here as rows of the token embedding."));
    const std::string& words = document_.view().state().words;
    if (analysis == asked_of_ && words == asked_words_ && (!words.empty() || token() == asked_token_)) return draw();
    asked_of_ = analysis;
    asked_words_ = words;
    asked_token_ = token();
    WordVectorsRequest request;
    request.text = document_.run().present_request();
    request.words = words;
    request.token = asked_token_;
    document_.run().bridge().study(request);
}

void WordsPage::take(const WordVectors& vectors) {
    vectors_ = std::make_shared<const WordVectors>(vectors);
    show_sentence({});
    draw();
}

void WordsPage::refuse(const QString& sentence) {
    vectors_.reset();
    show_sentence(sentence);
    draw();
}

void WordsPage::draw() {
    if (!isVisible()) return;
    shown_.reset();
    if (!vectors_) {
        show_nothing();
        emit changed();
        return;
    }
    const auto within = [&](std::optional<std::int32_t> place) -> std::optional<std::int64_t> {
        if (!place || *place >= std::ssize(vectors_->ids)) return std::nullopt;
        return *place;
    };
    const TokenFocus pair = document_.pointing().focused_pair();
    shown_ = shown_word_vectors(vectors_, within(pair.query ? pair.query : token()), within(pair.key));
    const FigureStyle style = style_of(look());
    show_figure(beside() ? narrow_word_vectors_figure(*shown_, style) : word_vectors_figure(*shown_, style),
                [shown = *shown_] { return numbers_of(shown); });
    if (std::exchange(revealed_words_, asked_words_) != asked_words_ && !asked_words_.empty())
        QTimer::singleShot(0, this, &WordsPage::reveal_neighbors);
    emit changed();
}

void WordsPage::reveal_neighbors() {
    auto* area = scrolled().findChild<QScrollArea*>();
    if (area != nullptr) area->verticalScrollBar()->setValue(area->verticalScrollBar()->maximum());
}

std::optional<OpenFigure> WordsPage::open_figure() const {
    if (!shown_) return std::nullopt;
    OpenFigure open = opened(tr("From words to vectors"), QStringLiteral("embedding"));
    open.title = display_name(View::Embedding);
    open.fields["view"] = QString::fromLatin1(enum_name(View::Embedding));
    open.fields["query"] = static_cast<int>(shown_->query);
    open.fields["key"] = static_cast<int>(shown_->key);
    if (!asked_words_.empty()) open.fields["words"] = QString::fromStdString(asked_words_);
    return open;
}

}  // namespace headlight
