#include "workbench/explain/prediction_panel.h"

#include "figures/drawing/text.h"
#include "language/sentences.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/widgets/plain_text.h"

#include <algorithm>

namespace headlight {

namespace {

using Content = PredictionPanel::Content;

BarList::Row row_of(const QString& name, float probability) {
    BarList::Row row;
    row.name = name;
    row.number = weight_text(static_cast<double>(probability));
    row.share = static_cast<double>(probability);
    return row;
}

std::string_view display_of(const Analysis& analysis, std::int32_t token) {
    const auto& tokens = analysis.tokens.tokens;
    const auto index = static_cast<std::size_t>(token);
    return index < tokens.size() ? std::string_view(tokens[index].display) : std::string_view();
}

Content words_at(const Analysis& analysis, const PositionCandidates& position, bool masked) {
    constexpr std::size_t kMostShown = 8;
    Content content;
    const QString at = isolated(std::string(display_of(analysis, position.token)));
    content.title = masked ? PredictionPanel::tr("Candidates for token %1").arg(position.token)
                    : analysis.predictions.transcript ? PredictionPanel::tr("Letter at “%1”").arg(at)
                                                      : PredictionPanel::tr("Next after “%1”").arg(at);
    for (std::size_t i = 0; i < std::min(kMostShown, position.candidates.size()); ++i) {
        const Candidate& candidate = position.candidates[i];
        BarList::Row row = row_of(isolated(candidate.text), candidate.probability);
        row.tool_tip = PredictionPanel::tr("Token id %1, probability %2")
                           .arg(candidate.id)
                           .arg(static_cast<double>(candidate.probability));
        content.rows.push_back(std::move(row));
    }
    return content;
}

bool is_masked_word_model(const Analysis& analysis) {
    return analysis.model.task == ModelTask::MaskedWord || analysis.model.task == ModelTask::MaskedWordAndNextSentence;
}

void add_words(const Analysis& analysis, std::optional<std::int32_t> focused, std::vector<Content>& contents) {
    const auto& words = analysis.predictions.words;
    if (is_masked_word_model(analysis)) {
        constexpr std::size_t kMostPositions = 4;
        for (std::size_t i = 0; i < std::min(kMostPositions, words.size()); ++i)
            contents.push_back(words_at(analysis, words[i], true));
        if (words.empty())
            contents.push_back(
                {PredictionPanel::tr("Masked words"),
                 PredictionPanel::tr(
                     "Shift+click a token under the text to mask it: the model predicts the masked token."),
                 {}});
        return;
    }
    if (words.empty()) return;
    const auto asked =
        std::find_if(words.begin(), words.end(), [&](const PositionCandidates& each) { return each.token == focused; });
    contents.push_back(words_at(analysis, asked == words.end() ? words.back() : *asked, false));
}

/// The text with places in long words where a line may end, so that none of them makes the panel wide.
QString breakable(const QString& text) {
    constexpr qsizetype kLongest = 12;  // characters of a word that stands in one line
    constexpr QChar kPlace(0x200B);     // a space without width
    QString broken;
    qsizetype since = 0;
    for (const QChar character : text) {
        since = character.isSpace() ? 0 : since + 1;
        if (since > kLongest && !character.isLowSurrogate()) {
            broken += kPlace;
            since = 1;
        }
        broken += character;
    }
    return broken;
}

/// Adds the target that an encoder-decoder generated or read.
void add_target(const Analysis& analysis, std::vector<Content>& contents) {
    if (analysis.model.task == ModelTask::TextToText)
        contents.push_back({PredictionPanel::tr("Target"), QString::fromStdString(analysis.tokens.pair), {}});
}

/// Adds what a recording says.
void add_transcript(const Analysis& analysis, std::vector<Content>& contents) {
    const std::optional<std::string>& transcript = analysis.predictions.transcript;
    if (!transcript) return;
    const QString text = QString::fromStdString(*transcript);
    contents.push_back({PredictionPanel::tr("Transcript"),
                        text.isEmpty() ? PredictionPanel::tr("The model hears no letters in this recording.") : text,
                        {}});
}

QString subject_of(const Analysis& analysis) {
    if (analysis.model.audio) return PredictionPanel::tr("Class of the recording");
    return analysis.image ? PredictionPanel::tr("Class of the image") : PredictionPanel::tr("Class of the text");
}

void add_labels(const Analysis& analysis, std::vector<Content>& contents) {
    const Predictions& predictions = analysis.predictions;
    if (!predictions.classes.empty()) {
        constexpr std::size_t kMostShown = 10;
        Content content{subject_of(analysis), {}, {}};
        for (std::size_t i = 0; i < std::min(kMostShown, predictions.classes.size()); ++i)
            content.rows.push_back(row_of(isolated(predictions.classes[i].label), predictions.classes[i].probability));
        contents.push_back(std::move(content));
    }
    if (!predictions.token_labels.empty()) {
        constexpr std::size_t kMostShown = 30;
        Content content{PredictionPanel::tr("Labels of the tokens"), {}, {}};
        for (const TokenLabel& label : predictions.token_labels) {
            if (label.label == "O" || content.rows.size() == kMostShown) continue;  // "O" is outside of every entity
            const std::string name = std::string(display_of(analysis, label.token));
            BarList::Row row =
                row_of(QStringLiteral("%1 · %2").arg(isolated(name), isolated(label.label)), label.probability);
            row.token = label.token;
            content.rows.push_back(std::move(row));
        }
        if (content.rows.empty()) content.text = PredictionPanel::tr("The model finds no entity in this text.");
        contents.push_back(std::move(content));
    }
}

void add_pair_answers(const Analysis& analysis, std::vector<Content>& contents) {
    const Predictions& predictions = analysis.predictions;
    if (predictions.answer) {
        Content content{PredictionPanel::tr("Answer"), {}, {}};
        content.rows.push_back(row_of(isolated(predictions.answer->text), predictions.answer->probability));
        if (!analysis.tokens.has_pair)
            content.text = PredictionPanel::tr(
                "This model answers questions: type the question as text, and add the passage to search as second "
                "text.");
        contents.push_back(std::move(content));
    }
    if (predictions.next_sentence) {
        Content content{PredictionPanel::tr("Does the second text follow?"), {}, {}};
        content.rows.push_back(row_of(PredictionPanel::tr("it follows"), *predictions.next_sentence));
        contents.push_back(std::move(content));
    }
}

}  // namespace

std::vector<PredictionPanel::Content> prediction_contents(const Analysis& analysis,
                                                          std::optional<std::int32_t> focused) {
    std::vector<Content> contents;
    add_target(analysis, contents);
    add_transcript(analysis, contents);
    add_words(analysis, focused, contents);
    add_labels(analysis, contents);
    add_pair_answers(analysis, contents);
    if (contents.empty() && analysis.predictions.nothing_because)
        contents.push_back({PredictionPanel::tr("Prediction"), text_of(*analysis.predictions.nothing_because), {}});
    return contents;
}

PredictionPanel::PredictionPanel(Document& document, QWidget* parent)
    : LookFollower(parent), document_(document), column_(new QVBoxLayout(this)) {
    column_->setContentsMargins(0, 0, 0, 0);
    column_->setSizeConstraint(QLayout::SetMinimumSize);  // the side scrolls before it cuts lines
    connect(&document_.run(), &LiveRun::analysis_changed, this, &PredictionPanel::refresh);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &PredictionPanel::refresh);
    connect(&document_.pointing(), &Pointing::hover_changed, this, [this] {
        // Only next words depend on the token under the pointer.
        if (document_.run().analysis() && !is_masked_word_model(*document_.run().analysis())) refresh();
    });
    refresh();
}

void PredictionPanel::set_look(const Look& look) {
    look_ = look;
    column_->setSpacing(look.px(6));
    for (const Section& each : sections_) dress(each);
}

void PredictionPanel::dress(const Section& section) const {
    section.title->setFont(look_.section_font());
    const bool first = section.title == sections_.front().title;
    section.title->setContentsMargins(0, first ? 0 : look_.px(8), 0, 0);
    section.text->setFont(look_.font);
    section.bars->set_look(look_);
}

PredictionPanel::Section& PredictionPanel::section(std::size_t index) {
    while (sections_.size() <= index) {
        Section made{new QLabel(this), new QLabel(this), new BarList(&Look::primary, this)};
        made.title->setTextFormat(Qt::PlainText);
        made.title->setWordWrap(true);
        made.text->setTextFormat(Qt::PlainText);
        made.text->setWordWrap(true);
        made.text->setProperty("muted", true);
        connect(made.bars, &BarList::token_clicked, &document_,
                [this](std::int32_t token) { document_.pointing().select_token(token); });
        for (QWidget* part :
             {static_cast<QWidget*>(made.title), static_cast<QWidget*>(made.text), static_cast<QWidget*>(made.bars)})
            column_->addWidget(part);
        sections_.push_back(made);
        dress(made);
    }
    return sections_[index];
}

void PredictionPanel::refresh() {
    contents_.clear();
    if (const AnalysisPointer& analysis = document_.run().analysis())
        contents_ = prediction_contents(*analysis, document_.pointing().focused_query());
    if (contents_.empty()) contents_.push_back({tr("Prediction"), tr("The model's predictions will appear here."), {}});
    for (std::size_t i = 0; i < std::max(contents_.size(), sections_.size()); ++i) {
        Section& shown = section(i);
        const bool used = i < contents_.size();
        shown.title->setVisible(used);
        shown.text->setVisible(used && !contents_[i].text.isEmpty());
        shown.bars->setVisible(used && !contents_[i].rows.empty());
        if (!used) continue;
        shown.title->setText(contents_[i].title);
        shown.text->setText(breakable(contents_[i].text));
        shown.bars->setAccessibleName(contents_[i].title);
        shown.bars->set_rows(contents_[i].rows);
    }
}

}  // namespace headlight
