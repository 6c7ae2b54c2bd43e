#include "workbench/widgets/page_tabs.h"

#include "workbench/widgets/wrapping_row.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QKeyEvent>

namespace headlight {

namespace {

class AccessibleTab final : public QAccessibleWidget {
  public:
    explicit AccessibleTab(PageTab& tab) : QAccessibleWidget(&tab, QAccessible::PageTab), tab_(tab) {}
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.selectable = true;
        state.selected = tab_.isChecked();
        return state;
    }
    [[nodiscard]] QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString& name) override {
        if (name == pressAction()) tab_.click();
    }

  private:
    PageTab& tab_;
};

QAccessibleInterface* accessible_part(const QString& /*class_name*/, QObject* object) {
    if (auto* tab = qobject_cast<PageTab*>(object)) return new AccessibleTab(*tab);
    if (auto* tabs = qobject_cast<PageTabs*>(object)) return new QAccessibleWidget(tabs, QAccessible::PageTabList);
    return nullptr;
}

bool chooses_another(int key) {
    return key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up || key == Qt::Key_Down ||
           key == Qt::Key_Home || key == Qt::Key_End;
}

}  // namespace

PageTab::PageTab(const QString& name, QWidget* parent) : QToolButton(parent) {
    setText(name);
    setAccessibleName(name);
    setCheckable(true);
    setProperty("tab", true);
    setFocusPolicy(Qt::NoFocus);
}

void PageTab::keyPressEvent(QKeyEvent* event) {
    if (chooses_another(event->key())) return event->ignore();
    QToolButton::keyPressEvent(event);
}

PageTabs::PageTabs(const QString& accessible_name, QWidget* parent) : QWidget(parent), list_(new QComboBox(this)) {
    QAccessible::installFactory(&accessible_part);  // once, however often it is asked
    setAccessibleName(accessible_name);
    new WrappingRow(this);
    layout()->setSpacing(0);
    layout()->addWidget(list_);
    list_->hide();
    list_->setAccessibleName(accessible_name);
    list_->setMaxVisibleItems(30);  // all of them: nobody looks for what has to be scrolled to
    connect(list_, &QComboBox::activated, this, &PageTabs::set_current);
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void PageTabs::add(const QString& name) {
    const int index = count();
    auto* tab = new PageTab(name, this);
    tabs_.push_back(tab);
    layout()->addWidget(tab);
    list_->addItem(name);
    connect(tab, &PageTab::clicked, this, [this, tab, index] {
        tab->setChecked(true);  // a second click leaves it chosen
        set_current(index);
    });
    if (index > 0) return;
    current_ = 0;
    tab->setChecked(true);
    tab->setFocusPolicy(Qt::TabFocus);
}

void PageTabs::set_current(int index) {
    if (index < 0 || index >= count() || index == current_) return;
    PageTab& before = tab(current_);
    PageTab& chosen = tab(index);
    current_ = index;
    list_->setCurrentIndex(index);
    before.setChecked(false);
    chosen.setChecked(true);
    chosen.setFocusPolicy(Qt::TabFocus);
    if (before.hasFocus()) chosen.setFocus(Qt::TabFocusReason);
    before.setFocusPolicy(Qt::NoFocus);
    QAccessibleEvent selected(&chosen, QAccessible::Selection);
    QAccessible::updateAccessibility(&selected);
    emit current_changed(index);
}

void PageTabs::step(int places) {
    if (count() > 0) set_current((current_ + places % count() + count()) % count());
}

int PageTabs::lines_in(int width) const {
    int lines = 1;
    int right = 0;
    for (const PageTab* tab : tabs_) {
        const int wanted = tab->sizeHint().width();
        if (right > 0 && right + wanted > width) {
            ++lines;
            right = 0;
        }
        right += wanted;
    }
    return lines;
}

void PageTabs::show_tabs_or_list() {
    constexpr int kMostLines = 2;
    const bool listed = lines_in(width()) > kMostLines;
    if (listed != list_->isHidden()) return;
    const QWidget* focused = focusWidget();
    list_->setVisible(listed);
    for (PageTab* tab : tabs_) tab->setVisible(!listed);
    if (focused != nullptr && focused->hasFocus())
        (listed ? static_cast<QWidget*>(list_) : tabs_[static_cast<std::size_t>(current_)])->setFocus();
}

void PageTabs::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    show_tabs_or_list();
}

void PageTabs::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::FontChange) show_tabs_or_list();
}

void PageTabs::keyPressEvent(QKeyEvent* event) {
    if (!chooses_another(event->key())) return QWidget::keyPressEvent(event);
    if (event->key() == Qt::Key_Home) return set_current(0);
    if (event->key() == Qt::Key_End) return set_current(count() - 1);
    const bool back = event->key() == Qt::Key_Up || event->key() == (isRightToLeft() ? Qt::Key_Right : Qt::Key_Left);
    step(back ? -1 : 1);
}

}  // namespace headlight
