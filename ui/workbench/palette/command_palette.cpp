#include "workbench/palette/command_palette.h"

#include "workbench/palette/entry_list.h"
#include "workbench/palette/fuzzy_match.h"

#include <QApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace headlight {

namespace {

/// An entry that matches, by its index.
struct Found {
    std::size_t entry;
    FuzzyMatch match;
};

/// Best first; of equal ones those run last, then the shorter, then the earlier.
std::vector<Found> find_entries(const std::vector<PaletteEntry>& entries, const QString& words) {
    std::vector<Found> found;
    for (std::size_t i = 0; i < entries.size(); ++i)
        if (auto match = fuzzy_match_words(words, entries[i].text, entries[i].detail))
            found.push_back({i, std::move(*match)});
    if (words.trimmed().isEmpty()) return found;
    std::ranges::stable_sort(found, [&](const Found& left, const Found& right) {
        if (left.match.score != right.match.score) return left.match.score > right.match.score;
        if (entries[left.entry].recent || entries[right.entry].recent)
            return entries[left.entry].recent && !entries[right.entry].recent;
        return entries[left.entry].text.size() < entries[right.entry].text.size();
    });
    return found;
}

}  // namespace

CommandPalette::CommandPalette(QWidget& window)
    : LookFollower(&window),
      window_(window),
      card_(new QFrame(this)),
      editor_(new QLineEdit(card_)),
      list_(new EntryList(card_)),
      hint_(new QLabel(card_)) {
    hide();
    card_->setObjectName(QStringLiteral("palette"));
    card_->setAccessibleName(tr("Find command"));
    editor_->setMaxLength(kLongestSearch);
    editor_->setPlaceholderText(tr("Find a command, head, model, text or lesson"));
    editor_->setAccessibleName(editor_->placeholderText());
    editor_->installEventFilter(this);
    list_->setFocusPolicy(Qt::NoFocus);
    list_->setAccessibleName(tr("Results"));
    hint_->setTextFormat(Qt::PlainText);
    hint_->setProperty("muted", true);
    auto* column = new QVBoxLayout(card_);
    column->addWidget(editor_);
    column->addWidget(list_, 1);
    column->addWidget(hint_);
    window.installEventFilter(this);
    connect(editor_, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(list_, &QListView::clicked, this, [this](const QModelIndex& index) { run_row(index.row()); });
}

void CommandPalette::set_look(const Look& look) {
    look_ = look;
    editor_->setFont(look.sized(1.1));
    hint_->setFont(look.sized(0.86));
    hint_->setContentsMargins(look.px(10), look.px(2), look.px(10), look.px(2));
    card_->layout()->setContentsMargins(look.px(8), look.px(8), look.px(8), look.px(6));
    card_->layout()->setSpacing(look.px(6));
    if (isVisible()) place();
}

void CommandPalette::open(std::vector<PaletteEntry> entries) {
    if (!isVisible()) had_keyboard_ = QApplication::focusWidget();
    entries_ = std::move(entries);
    editor_->clear();
    find();
    place();
    show();
    raise();
    editor_->setFocus();
}

void CommandPalette::close() {
    hide();
    if (had_keyboard_) had_keyboard_->setFocus();
    had_keyboard_.clear();
}

void CommandPalette::find() {
    std::vector<EntryRow> rows;
    found_.clear();
    const auto add_heading = [&](const QString& text) {
        rows.push_back({.text = text, .heading = true});
        found_.emplace_back();
    };
    const bool named = editor_->text().trimmed().isEmpty() && !entries_.empty() && entries_.front().recent;
    bool recent = false;
    std::size_t results = 0;
    for (Found& found : find_entries(entries_, editor_->text())) {
        const PaletteEntry& entry = entries_[found.entry];
        if (named && (rows.empty() || entry.recent != recent))
            add_heading(entry.recent ? tr("Recently used") : tr("All"));
        recent = entry.recent;
        ++results;
        found_.emplace_back(found.entry);
        rows.push_back({.text = entry.text,
                        .detail = entry.detail,
                        .keys = entry.keys,
                        .marks = std::move(found.match.positions),
                        .enabled = entry.enabled,
                        .checked = entry.checked});
    }
    hint_->setText(rows.empty() ? tr("No results")
                   : results == 1
                       ? tr("1 result · Enter run · Esc close")
                       : tr("%Ln results · ↑ ↓ choose · Enter run · Esc close", nullptr, static_cast<int>(results)));
    list_->set_rows(std::move(rows));
}

void CommandPalette::place() {
    constexpr int kMostRows = 13;
    setGeometry(window_.rect());
    const int width = std::min(look_.px(640), window_.width() - 2 * look_.px(16));
    const int top = std::min(look_.px(64), window_.height() / 10);
    const int around = card_->sizeHint().height() - list_->sizeHint().height();
    const int height = std::min(around + list_->height_of(kMostRows), window_.height() - 2 * top);
    card_->setGeometry((window_.width() - width) / 2, top, width, height);
}

void CommandPalette::run_row(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= found_.size()) return;
    const auto found = found_[static_cast<std::size_t>(row)];
    if (!found) return;
    const PaletteEntry entry = entries_[*found];
    if (!entry.enabled || !entry.run) return;
    close();
    emit chosen(entry);
    entry.run();
}

bool CommandPalette::take_key(const QKeyEvent& key) {
    constexpr int kPage = 10;
    const bool opens =
        key.matches(QKeySequence::Cancel) || QKeySequence(key.keyCombination()) == QKeySequence(Qt::CTRL | Qt::Key_K);
    if (opens) return close(), true;
    switch (key.key()) {
        case Qt::Key_Down:
        case Qt::Key_Tab:
            return list_->move_selection(1), true;
        case Qt::Key_Up:
        case Qt::Key_Backtab:
            return list_->move_selection(-1), true;
        case Qt::Key_PageDown:
            return list_->move_selection(kPage), true;
        case Qt::Key_PageUp:
            return list_->move_selection(-kPage), true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            return run_row(list_->selected()), true;
        default:
            return false;
    }
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &window_ && event->type() == QEvent::Resize && isVisible()) place();
    if (watched != editor_) return false;
    // The shortcuts of the window are asleep while something is typed here: Page Down would go on in a lesson.
    if (event->type() == QEvent::ShortcutOverride) return event->accept(), true;
    return event->type() == QEvent::KeyPress && take_key(*static_cast<QKeyEvent*>(event));
}

void CommandPalette::mousePressEvent(QMouseEvent* event) {
    event->accept();
    if (!card_->geometry().contains(event->pos())) close();
}

void CommandPalette::paintEvent(QPaintEvent* /*event*/) {
    constexpr int kOnLight = 60;
    constexpr int kOnDark = 100;
    QPainter(this).fillRect(rect(), QColor(0, 0, 0, look_.theme.dark ? kOnDark : kOnLight));
}

}  // namespace headlight
