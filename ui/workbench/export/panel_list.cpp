#include "workbench/export/panel_list.h"

#include "core/text_bounds.h"
#include "workbench/widgets/plain_text.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <algorithm>

namespace headlight {

namespace {

enum Column { kTitle, kKind };
constexpr double kRowHeight = 20;

QString tip_of(const FigurePanel& panel) {
    const QString what = PanelList::tr("%1 of %2").arg(panel.name, panel.model);
    return panel.source.input.isEmpty() ? what : what + QStringLiteral("\n") + panel.source.input;
}

}  // namespace

PanelList::PanelList(FigurePanels& panels, const Look& look, QWidget* parent)
    : QWidget(parent), panels_(panels), look_(look) {
    page_ = new QCheckBox(tr("On one page"), this);
    page_->setChecked(true);
    page_->setAccessibleName(tr("Panels on one page"));
    page_->setToolTip(
        tr("Show all panels on one page; when this is off, the page shows the figure chosen above and the panels are "
           "kept"));
    columns_name_ = new QLabel(tr("Columns"), this);
    columns_ = new QComboBox(this);
    columns_->setAccessibleName(tr("Columns of panels"));
    columns_->addItem({});  // as suits their number
    for (int count = 1; count <= FigurePanels::most_columns(); ++count) columns_->addItem(QString::number(count));
    columns_name_->setBuddy(columns_);
    list_ = new QTreeWidget(this);
    list_->setAccessibleName(tr("Panels"));
    list_->setColumnCount(2);
    list_->setHeaderHidden(true);
    list_->setRootIsDecorated(false);
    list_->setUniformRowHeights(true);
    list_->setTextElideMode(Qt::ElideRight);
    list_->header()->setStretchLastSection(false);
    list_->header()->setSectionResizeMode(kTitle, QHeaderView::Stretch);
    list_->header()->setSectionResizeMode(kKind, QHeaderView::ResizeToContents);
    constexpr int kShownRows = 4;
    list_->setFixedHeight(kShownRows * look.px(kRowHeight) + look.px(8));
    title_name_ = new QLabel(this);
    title_ = new QLineEdit(this);
    title_->setMaxLength(kMostOfTitle);
    title_name_->setBuddy(title_);
    make_buttons();
    arrange();
    connect(&panels_, &FigurePanels::changed, this, [this] {
        refresh();
        emit changed();
    });
    connect(page_, &QCheckBox::toggled, this, [this] {
        refresh();
        emit changed();
    });
    connect(list_, &QTreeWidget::currentItemChanged, this, &PanelList::refresh_chosen);
    connect(columns_, &QComboBox::currentIndexChanged, &panels_, &FigurePanels::set_columns);
    connect(title_, &QLineEdit::textEdited, this, [this](const QString& title) {
        naming_ = true;
        panels_.set_title(static_cast<std::size_t>(row()), title);
        naming_ = false;
    });
    connect(title_, &QLineEdit::editingFinished, this, &PanelList::refresh_chosen);
    refresh();
    choose(0);
}

void PanelList::make_buttons() {
    const auto button = [this](const QString& text, const QKeySequence& keys, const auto& act) {
        auto* made = new QToolButton(this);
        made->setText(text);
        made->setToolTip(tr("%1 (%2)").arg(text, keys.toString(QKeySequence::NativeText)));
        made->setSizePolicy(QSizePolicy::MinimumExpanding, QSizePolicy::Fixed);
        connect(made, &QToolButton::clicked, this, act);
        return made;
    };
    up_ = button(tr("Move up"), QKeySequence(Qt::ALT | Qt::Key_Up), [this] { move(false); });
    down_ = button(tr("Move down"), QKeySequence(Qt::ALT | Qt::Key_Down), [this] { move(true); });
    remove_ = button(tr("Remove"), QKeySequence(Qt::Key_Delete), [this] { remove(); });
    list_->installEventFilter(this);
}

bool PanelList::eventFilter(QObject* watched, QEvent* event) {
    if (watched != list_ || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto& key = static_cast<const QKeyEvent&>(*event);
    const bool alone = key.modifiers() == Qt::NoModifier || key.modifiers() == Qt::KeypadModifier;
    const bool moves =
        key.modifiers().testFlag(Qt::AltModifier) && (key.key() == Qt::Key_Up || key.key() == Qt::Key_Down);
    if (moves)
        move(key.key() == Qt::Key_Down);
    else if (alone && key.key() == Qt::Key_Delete)
        remove();
    else
        return QWidget::eventFilter(watched, event);
    return true;
}

void PanelList::arrange() {
    auto* above = new QHBoxLayout;
    above->setSpacing(look_.px(8));
    above->addWidget(page_, 1);
    above->addWidget(columns_name_);
    above->addWidget(columns_);
    auto* buttons = new QHBoxLayout;
    buttons->setSpacing(look_.px(8));
    for (QToolButton* button : {up_, down_, remove_}) buttons->addWidget(button);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(look_.px(8));
    column->addLayout(above);
    column->addWidget(list_);
    column->addLayout(buttons);
}

void PanelList::choose(std::size_t panel) {
    list_->setCurrentItem(list_->topLevelItem(static_cast<int>(panel)));
}

void PanelList::refresh() {
    const std::vector<FigurePanel>& panels = panels_.all();
    {
        const QSignalBlocker quiet(list_);
        const int before = row();
        while (list_->topLevelItemCount() > static_cast<int>(panels.size()))
            delete list_->topLevelItem(list_->topLevelItemCount() - 1);
        while (list_->topLevelItemCount() < static_cast<int>(panels.size())) new QTreeWidgetItem(list_);
        for (std::size_t index = 0; index < panels.size(); ++index) {
            QTreeWidgetItem* item = list_->topLevelItem(static_cast<int>(index));
            const FigurePanel& panel = panels[index];
            item->setText(kTitle, panel_letter(index) + ' ' + panel.shown_title());
            item->setText(kKind, panel.name);
            item->setForeground(kKind, look_.muted);
            item->setSizeHint(kTitle, QSize(0, look_.px(kRowHeight)));
            for (const Column column : {kTitle, kKind}) item->setToolTip(column, plain_tool_tip(tip_of(panel)));
        }
        const int last = static_cast<int>(panels.size()) - 1;
        list_->setCurrentItem(list_->topLevelItem(std::clamp(before, 0, std::max(0, last))));
    }
    for (QWidget* part : std::initializer_list<QWidget*>{list_, title_name_, title_, columns_name_, columns_})
        part->setEnabled(page_->isChecked());
    refresh_columns();
    refresh_chosen();
}

void PanelList::refresh_columns() {
    const QSignalBlocker quiet(columns_);
    columns_->setItemText(0, tr("automatic (%1)").arg(panels_.usual_columns()));
    columns_->setCurrentIndex(panels_.columns());
}

void PanelList::refresh_chosen() {
    const int chosen = row();
    const bool on = page_->isChecked() && chosen >= 0;
    up_->setEnabled(on && chosen > 0);
    down_->setEnabled(on && chosen + 1 < list_->topLevelItemCount());
    remove_->setEnabled(on);
    if (chosen < 0) return;
    const FigurePanel& panel = panels_.all().at(static_cast<std::size_t>(chosen));
    const QString name = tr("Title of %1").arg(panel_letter(static_cast<std::size_t>(chosen)));
    title_name_->setText(name);
    title_->setAccessibleName(name);
    title_->setPlaceholderText(panel.own_title);
    if (!naming_ && title_->text() != panel.shown_title()) title_->setText(panel.shown_title());
}

void PanelList::move(bool forward) {
    const int from = row();
    const int to = forward ? from + 1 : from - 1;
    if (from < 0 || to < 0 || to >= list_->topLevelItemCount() || !page_->isChecked()) return;
    panels_.move(static_cast<std::size_t>(from), forward);
    choose(static_cast<std::size_t>(to));
}

void PanelList::remove() {
    if (row() >= 0 && page_->isChecked()) panels_.remove(static_cast<std::size_t>(row()));
}

}  // namespace headlight
