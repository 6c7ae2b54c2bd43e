#include "workbench/heads/highlights_panel.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace headlight {

namespace {

enum Column { kPlace, kNote, kRemove };

}  // namespace

HighlightsPanel::HighlightsPanel(Document& document, Actions& actions, QWidget* parent)
    : LowerPanel(tr("HIGHLIGHTS"), tr("Close the highlights"), 180, parent), document_(document) {
    set_hint(tr("Point at a weight or select one and press H to highlight it, Shift+H to add a note."));
    for (QAction* action : {actions.at(ActionId::Highlight), actions.at(ActionId::HighlightNone)}) {
        auto* button = new QToolButton(this);
        button->setDefaultAction(action);
        button->setProperty("flat", true);
        add_button(button);
    }
    build_part(actions);
    build_list();
    column().addWidget(part_);
    column().addWidget(list_, 1);
    setFocusProxy(list_);
    connect(&document_.view(), &ShownView::changed, this, &HighlightsPanel::refresh);
    for (const auto signal : {&LiveRun::analysis_changed, &LiveRun::text_changed})
        connect(&document_.run(), signal, this, &HighlightsPanel::refresh);
    refresh();
}

QLineEdit* HighlightsPanel::make_range_field(const QString& accessible_name) {
    auto* field = new QLineEdit(part_);
    field->setAccessibleName(accessible_name);
    field->setToolTip(tr("Enter the first and the last token, counted from 0, such as 2–9; leave empty for all"));
    field->setPlaceholderText(tr("all"));
    connect(field, &QLineEdit::editingFinished, this, &HighlightsPanel::take_part);
    return field;
}

void HighlightsPanel::build_part(Actions& actions) {
    part_ = new QWidget(this);
    queries_ = make_range_field(tr("Tokens whose rows are shown"));
    keys_ = make_range_field(tr("Tokens whose columns are shown"));
    auto* rows = new QBoxLayout(QBoxLayout::LeftToRight, part_);
    rows->setContentsMargins(0, 0, 0, 0);
    auto* row = new QHBoxLayout;
    rows->addLayout(row);
    row->addWidget(new QLabel(tr("Show the rows of tokens"), part_));
    row->addWidget(queries_);
    row->addWidget(new QLabel(tr("columns"), part_));
    row->addWidget(keys_);
    auto* buttons = new QHBoxLayout;
    for (QAction* action : {actions.at(ActionId::PartInView), actions.at(ActionId::WholeText)}) {
        auto* button = new QToolButton(part_);
        button->setDefaultAction(action);
        buttons->addWidget(button);
    }
    buttons->addStretch(1);
    rows->addLayout(buttons, 1);
    set_parts(*rows);
}

void HighlightsPanel::build_list() {
    list_ = new QTreeWidget(this);
    list_->setObjectName(QStringLiteral("candidates"));
    list_->setAccessibleName(tr("All highlights; F2 edits the note of one, Delete removes it"));
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setColumnCount(3);
    list_->setHeaderHidden(true);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(kNote, QHeaderView::Stretch);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setEditTriggers(QAbstractItemView::NoEditTriggers);
    list_->installEventFilter(this);
    const auto index_of = [this](const QTreeWidgetItem* item) {
        return static_cast<std::size_t>(list_->indexOfTopLevelItem(const_cast<QTreeWidgetItem*>(item)));
    };
    connect(list_, &QTreeWidget::itemClicked, this, [this, index_of](QTreeWidgetItem* item, int column) {
        if (column == kRemove) return remove_highlight(document_, index_of(item));
        if (column == kNote) list_->editItem(item, kNote);
    });
    connect(list_, &QTreeWidget::itemChanged, this, [this, index_of](const QTreeWidgetItem* item, int column) {
        if (filling_ || column != kNote) return;
        // The list is made anew: not while it tells what became of a row of it.
        QMetaObject::invokeMethod(
            this, [this, index = index_of(item), note = item->text(kNote)] { set_note(document_, index, note); },
            Qt::QueuedConnection);
    });
    connect(list_, &QTreeWidget::currentItemChanged, this, [this, index_of](const QTreeWidgetItem* item) {
        if (filling_ || item == nullptr || !list_->hasFocus()) return;
        const auto& highlights = document_.view().state().pointed_out.highlights;
        if (const std::size_t index = index_of(item); index < highlights.size()) {
            const Highlight& chosen = highlights[index];
            if (chosen.query && chosen.key) document_.pointing().select_pair(*chosen.query, *chosen.key);
        }
    });
}

void HighlightsPanel::set_look(const Look& look) {
    LowerPanel::set_look(look);
    list_->setFont(look.font);
    part_->layout()->setSpacing(look.px(8));
    for (QLineEdit* field : {queries_, keys_}) {
        field->setFont(look.font);
        field->setFixedWidth(look.px(80));
    }
    list_->header()->setMinimumSectionSize(look.px(20));
    list_->header()->setSectionResizeMode(kPlace, QHeaderView::Fixed);
    list_->header()->resizeSection(kPlace, look.px(260));
    list_->header()->setSectionResizeMode(kRemove, QHeaderView::Fixed);
    list_->header()->resizeSection(kRemove, look.px(30));
    refresh();
}

void HighlightsPanel::begin_note() {
    const TokenFocus place = document_.pointing().focused_pair();
    if (!find_highlight(document_.view().state().pointed_out, place)) toggle_highlight(document_, place);
    const auto index = find_highlight(document_.view().state().pointed_out, place);
    if (!index) return;
    refresh_list();
    QTreeWidgetItem* item = list_->topLevelItem(static_cast<int>(*index));
    list_->setFocus();
    list_->setCurrentItem(item);
    list_->editItem(item, kNote);
}

void HighlightsPanel::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    refresh();
}

bool HighlightsPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == list_ && event->type() == QEvent::KeyPress && list_->currentItem() != nullptr) {
        const int pressed = static_cast<const QKeyEvent*>(event)->key();
        if (pressed == Qt::Key_Delete || pressed == Qt::Key_Backspace) {
            remove_highlight(document_, static_cast<std::size_t>(list_->indexOfTopLevelItem(list_->currentItem())));
            return true;
        }
        if (pressed == Qt::Key_F2 || pressed == Qt::Key_Return || pressed == Qt::Key_Enter) {
            list_->editItem(list_->currentItem(), kNote);
            return true;
        }
    }
    return LowerPanel::eventFilter(watched, event);
}

void HighlightsPanel::refresh() {
    if (!isVisible()) return;
    refresh_list();
    const PointedOut& pointed_out = document_.view().state().pointed_out;
    if (!queries_->hasFocus()) queries_->setText(range_text(pointed_out.queries));
    if (!keys_->hasFocus()) keys_->setText(range_text(pointed_out.keys));
}

void HighlightsPanel::refresh_list() {
    const AnalysisPointer& analysis = document_.run().analysis();
    const auto& highlights = document_.view().state().pointed_out.highlights;
    const int current = list_->indexOfTopLevelItem(list_->currentItem());
    filling_ = true;
    list_->clear();
    for (const Highlight& each : highlights) {
        if (!analysis) break;
        auto* item = new QTreeWidgetItem(list_, {place_name(each, *analysis), each.note, QStringLiteral("✕")});
        item->setFlags(item->flags() | Qt::ItemIsEditable);
        item->setToolTip(kNote, tr("Click to write a note, which is drawn beside the highlight with an arrow"));
        item->setTextAlignment(kRemove, Qt::AlignCenter);
        item->setToolTip(kRemove, tr("Remove"));
    }
    if (list_->topLevelItemCount() > 0)
        list_->setCurrentItem(list_->topLevelItem(std::clamp(current, 0, list_->topLevelItemCount() - 1)));
    filling_ = false;
}

void HighlightsPanel::take_part() {
    const auto queries = range_from(queries_->text());
    const auto keys = range_from(keys_->text());
    show_part(document_, queries, keys);
    // What is no range says what is shown.
    const PointedOut& pointed_out = document_.view().state().pointed_out;
    queries_->setText(range_text(pointed_out.queries));
    keys_->setText(range_text(pointed_out.keys));
}

}  // namespace headlight
