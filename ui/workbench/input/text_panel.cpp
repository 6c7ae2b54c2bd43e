#include "workbench/input/text_panel.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QTextCursor>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {
namespace {

/// Characters of a text that cannot be edited; a paragraph of 200,000 takes 80 ms whenever it is laid out.
constexpr qsizetype kMostShownOfRecorded = 4000;

}  // namespace

TextPanel::TextPanel(Document& document, QWidget* parent) : LookFollower(parent), document_(document) {
    setObjectName(QStringLiteral("text_panel"));
    setAttribute(Qt::WA_StyledBackground);
    editor_ = new TextEditor(document.view().undo_stack(), this);
    editor_->setAccessibleName(tr("Text"));
    editor_->setPlaceholderText(tr("Type or paste a text: every head shows at once what it attends to."));
    source_ = new QLabel(this);
    source_->setAccessibleName(tr("What the model reads"));
    source_->setTextFormat(Qt::PlainText);
    pair_editor_ = new TextEditor(document.view().undo_stack(), this);
    pair_editor_->setAccessibleName(tr("Second text"));
    pair_button_ = new QToolButton(this);
    pair_button_->setProperty("flat", true);
    chips_ = new TokenChips(document, this);
    unknown_words_ = new UnknownWordsLine(document, *editor_, *pair_editor_, this);

    auto* texts = new QHBoxLayout;
    texts->setContentsMargins(0, 0, 0, 0);
    texts->addWidget(editor_, 3);
    texts->addWidget(source_, 3);
    texts->addWidget(pair_editor_, 2);
    texts->addWidget(pair_button_, 0, Qt::AlignTop);
    auto* column = new QVBoxLayout(this);
    column->addLayout(texts);
    column->addWidget(chips_);
    column->addWidget(unknown_words_);
    build_find_bar();
    column->addWidget(find_bar_);

    connect(editor_, &QPlainTextEdit::textChanged, this, [this] {
        if (!syncing_) document_.run().set_text(editor_->toPlainText());
    });
    connect(pair_editor_, &QPlainTextEdit::textChanged, this, [this] {
        if (!syncing_ && !pair_editor_->isHidden()) document_.run().set_pair(pair_editor_->toPlainText());
    });
    for (TextEditor* each : {editor_, pair_editor_})
        connect(each, &TextEditor::cut, this, [this](qsizetype pasted) {
            document_.notices().post(Notice::Kind::Warning,
                                     tr("The pasted text has %L1 characters; it was cut so that the whole text has "
                                        "%L2, the most that the window accepts.")
                                         .arg(pasted)
                                         .arg(kMaxTextLength),
                                     QStringLiteral("length"));
        });
    connect(editor_, &QPlainTextEdit::selectionChanged, this, [this] { mark_tokens_of_selection(0); });
    connect(pair_editor_, &QPlainTextEdit::selectionChanged, this, [this] { mark_tokens_of_selection(1); });
    connect(pair_button_, &QToolButton::clicked, this, [this] { show_pair(pair_editor_->isHidden()); });
    connect(chips_, &TokenChips::range_dragged, this, &TextPanel::select_text_of_tokens);
    connect(&document_.run(), &LiveRun::model_changed, this, &TextPanel::take_model);
    connect(&document_.run(), &LiveRun::text_changed, this, &TextPanel::take_text);
    connect(&document_.run(), &LiveRun::analysis_changed, this, &TextPanel::take_analysis);
    take_text();
    take_model();
}

void TextPanel::build_find_bar() {
    find_bar_ = new QWidget(this);
    auto* row = new QHBoxLayout(find_bar_);
    row->setContentsMargins(0, 0, 0, 0);
    find_field_ = new QLineEdit(find_bar_);
    find_field_->setAccessibleName(tr("Find a token"));
    find_field_->setPlaceholderText(tr("Find a token"));
    find_field_->installEventFilter(this);
    find_count_ = new QLabel(find_bar_);
    find_count_->setProperty("muted", true);
    find_count_->setTextFormat(Qt::PlainText);
    auto* close = new QToolButton(find_bar_);
    close->setText(QStringLiteral("✕"));
    close->setProperty("flat", true);
    close->setAccessibleName(tr("Close the search"));
    row->addWidget(find_field_);
    row->addWidget(find_count_);
    row->addStretch();
    row->addWidget(close);
    find_bar_->hide();
    connect(close, &QToolButton::clicked, this, &TextPanel::stop_find);
    connect(find_field_, &QLineEdit::textChanged, this, [this] { find_next(0); });
}

void TextPanel::set_look(const Look& look) {
    look_ = look;
    source_->setFont(look.font);
    find_field_->setFont(look.font);
    find_field_->setMaximumWidth(look.px(260));
    pair_button_->setMinimumHeight(look.px(36));  // its text beside the first line
    layout()->setContentsMargins(look.px(12), look.px(10), look.px(12), look.px(10));
    layout()->setSpacing(look.px(8));
}

void TextPanel::set_presents(bool presents) {
    presents_ = presents;
    pair_button_->setVisible(reads_pairs() && !presents_);
}

void TextPanel::fit_window(int height) {
    constexpr double kPerLine = 200;  // of the window, at zoom 1
    constexpr double kPerRow = 290;
    constexpr int kMostLines = 4;
    constexpr int kMostRows = 3;
    const int lines = std::clamp(height / look_.px(kPerLine), 1, kMostLines);
    editor_->set_most_lines(lines);
    pair_editor_->set_most_lines(lines);
    chips_->set_most_rows(std::clamp(height / look_.px(kPerRow), 1, kMostRows));
}

void TextPanel::show_pair(bool shown) {
    document_.run().set_pair(shown ? std::optional(pair_editor_->toPlainText()) : std::nullopt);
    if (shown && isVisible()) pair_editor_->setFocus();
}

QString TextPanel::source_text(const LiveRun& run) {
    if (!run.reads_audio()) return tr("The model generates a text about the image.");
    return run.audio_name().isEmpty() ? tr("No recording yet: File > Open audio…") : run.audio_name();
}

QString TextPanel::shown_text() const {
    QString text = document_.run().text();
    if (!editor_->isReadOnly() || text.size() <= kMostShownOfRecorded) return text;
    text.truncate(kMostShownOfRecorded);
    if (text.back().isHighSurrogate()) text.chop(1);
    return text;
}

void TextPanel::take_model() {
    pair_editor_->setPlaceholderText(document_.run().writes_target()
                                         ? tr("Type a target; while this is empty, the model generates its own.")
                                         : tr("The second text of a pair: an answer, a next sentence, …"));
    pair_button_->setVisible(reads_pairs() && !presents_);
    const bool recorded = document_.run().model() && document_.run().model()->recorded_text.has_value();
    editor_->setReadOnly(recorded);
    QString hint;
    if (recorded)
        hint =
            tr("The text of the imported attention cannot be edited: there is no model that could read another one.");
    if (shown_text().size() < document_.run().text().size())
        hint += QLatin1Char(' ') +
                tr("Its first %L1 characters are shown here; all of its tokens are below.").arg(kMostShownOfRecorded);
    editor_->setToolTip(hint);
    take_text();
    chips_->viewport()->update();
}

bool TextPanel::reads_pairs() const {
    return document_.run().writes_target() ||
           (document_.run().model() && document_.run().model()->description.has_segments);
}

void TextPanel::take_text() {
    syncing_ = true;
    if (const QString text = shown_text(); editor_->toPlainText() != text) editor_->set_text(text);
    if (document_.run().pair() && pair_editor_->toPlainText() != *document_.run().pair())
        pair_editor_->set_text(*document_.run().pair());
    syncing_ = false;
    editor_->setVisible(document_.run().reads_typed_text());
    source_->setVisible(!document_.run().reads_typed_text());
    source_->setText(source_text(document_.run()));
    const bool shown = reads_pairs() && document_.run().pair().has_value();
    pair_editor_->setVisible(shown);
    pair_button_->setText(shown ? tr("✕") : document_.run().writes_target() ? tr("+ target") : tr("+ second text"));
    pair_button_->setAccessibleName(shown                             ? tr("Remove the second text")
                                    : document_.run().writes_target() ? tr("Add a target")
                                                                      : tr("Add a second text"));
    pair_button_->setToolTip(pair_button_->accessibleName());
}

void TextPanel::take_analysis() {
    if (!document_.run().analysis()) return;
    const TokenizedText& tokens = document_.run().analysis()->tokens;
    text_offsets_ = std::make_unique<OffsetMap>(tokens.text);
    pair_offsets_ = std::make_unique<OffsetMap>(tokens.pair);
    if (!find_bar_->isHidden()) find_next(0);
}

void TextPanel::mark_tokens_of_selection(int sequence) {
    if (syncing_ || !document_.run().analysis() || !text_offsets_) return;
    const QTextCursor cursor = (sequence == 0 ? editor_ : pair_editor_)->textCursor();
    if (!cursor.hasSelection()) return chips_->set_marked(std::nullopt);
    const OffsetMap& offsets = sequence == 0 ? *text_offsets_ : *pair_offsets_;
    const std::size_t begin = offsets.byte_of_utf16(static_cast<std::size_t>(cursor.selectionStart()));
    const std::size_t end = offsets.byte_of_utf16(static_cast<std::size_t>(cursor.selectionEnd()));
    std::optional<std::pair<std::int32_t, std::int32_t>> range;
    const auto& tokens = document_.run().analysis()->tokens.tokens;
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const Token& token = tokens[i];
        if (token.sequence != sequence || token.range.empty()) continue;
        if (token.range.end <= begin || token.range.begin >= end) continue;
        const auto index = static_cast<std::int32_t>(i);
        range = range ? std::pair(range->first, index) : std::pair(index, index);
    }
    chips_->set_marked(range);
}

void TextPanel::select_text_of_tokens(std::int32_t first, std::int32_t last) {
    if (!document_.run().analysis() || !text_offsets_) return;
    chips_->set_marked(first == last ? std::nullopt : std::optional(std::pair(first, last)));
    document_.pointing().select_token(first);
    const auto& tokens = document_.run().analysis()->tokens.tokens;
    const int sequence = tokens[static_cast<std::size_t>(first)].sequence;
    std::optional<ByteRange> bytes;
    for (std::int32_t i = first; i <= last; ++i) {
        const Token& token = tokens[static_cast<std::size_t>(i)];
        if (token.sequence != sequence || token.range.empty()) continue;
        bytes = bytes ? ByteRange{bytes->begin, token.range.end} : token.range;
    }
    TextEditor* target = sequence == 0 ? editor_ : pair_editor_;
    const std::string& analyzed =
        sequence == 0 ? document_.run().analysis()->tokens.text : document_.run().analysis()->tokens.pair;
    // What was written after the text does not stand in the editor.
    const std::string typed = target->toPlainText().toStdString();
    if (!bytes || bytes->end > typed.size() || !analyzed.starts_with(typed)) return;
    const OffsetMap& offsets = sequence == 0 ? *text_offsets_ : *pair_offsets_;
    QTextCursor cursor(target->document());
    cursor.setPosition(static_cast<int>(offsets.utf16_units(bytes->begin)));
    cursor.setPosition(static_cast<int>(offsets.utf16_units(bytes->end)), QTextCursor::KeepAnchor);
    syncing_ = true;
    target->setTextCursor(cursor);
    syncing_ = false;
}

void TextPanel::start_find() {
    find_bar_->show();
    find_field_->setFocus();
    find_field_->selectAll();
    find_next(0);
}

void TextPanel::stop_find() {
    chips_->find({});
    find_bar_->hide();
    chips_->setFocus();
}

void TextPanel::find_next(int direction) {
    const auto& found = chips_->find(find_field_->text());
    if (found.empty()) {
        find_count_->setText(find_field_->text().isEmpty() ? QString() : tr("no match"));
        return;
    }
    const std::int32_t now = document_.pointing().selected_token().value_or(-1);
    auto at = std::lower_bound(found.begin(), found.end(), now);
    if (direction > 0) at = std::upper_bound(found.begin(), found.end(), now);
    if (direction < 0) at = at == found.begin() ? found.end() - 1 : at - 1;
    if (at == found.end()) at = found.begin();
    document_.pointing().select_token(*at);
    find_count_->setText(tr("%1 of %2").arg(at - found.begin() + 1).arg(found.size()));
}

bool TextPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == find_field_ && event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            find_next(key->modifiers() & Qt::ShiftModifier ? -1 : 1);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            stop_find();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace headlight
