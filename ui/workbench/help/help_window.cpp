#include "workbench/help/help_window.h"

#include "workbench/help/help_pages.h"
#include "workbench/widgets/summary_list_delegate.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QShortcut>
#include <QVBoxLayout>

namespace headlight {

namespace {

constexpr int kTopicRole = Qt::UserRole;

QToolButton* flat_button(const QString& text, const QString& name, QKeySequence::StandardKey keys, QWidget* parent) {
    auto* button = new QToolButton(parent);
    button->setText(text);
    button->setAccessibleName(name);
    button->setToolTip(QStringLiteral("%1 (%2)").arg(name, QKeySequence(keys).toString(QKeySequence::NativeText)));
    button->setShortcut(keys);
    button->setProperty("flat", true);
    button->setEnabled(false);
    return button;
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent) : LookFollower(parent, Qt::Window) {
    setObjectName(QStringLiteral("help"));
    setAttribute(Qt::WA_StyledBackground);
    // The program ends when its main windows are closed.
    setAttribute(Qt::WA_QuitOnClose, false);
    setWindowTitle(tr("Headlight Help"));
    columns_ = new QSplitter(this);
    columns_->addWidget(build_side());
    columns_->addWidget(build_page());
    columns_->setStretchFactor(1, 1);
    columns_->setChildrenCollapsible(false);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(columns_);
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, search_, [this] {
        search_->setFocus();
        search_->selectAll();
    });
    fill();
}

QWidget* HelpWindow::build_side() {
    auto* side = new QWidget(columns_);
    search_ = new QLineEdit(side);
    search_->setPlaceholderText(tr("Search help (%1)").arg(QKeySequence(QKeySequence::Find).toString()));
    search_->setAccessibleName(tr("Search help"));
    search_->setClearButtonEnabled(true);
    search_->installEventFilter(this);
    list_ = new QListWidget(side);
    list_->setObjectName(QStringLiteral("help_list"));
    list_->setAccessibleName(tr("Pages"));
    delegate_ = new SummaryListDelegate(list_);
    list_->setItemDelegate(delegate_);
    list_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list_->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    list_->setResizeMode(QListView::Adjust);
    nothing_ = new QLabel(tr("No page contains these words."), side);
    nothing_->setProperty("muted", true);
    nothing_->setWordWrap(true);
    auto* column = new QVBoxLayout(side);
    column->addWidget(search_);
    column->addWidget(nothing_);
    column->addWidget(list_, 1);
    connect(search_, &QLineEdit::textChanged, this, &HelpWindow::fill);
    connect(list_, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) { choose(item); });
    connect(list_, &QListWidget::itemClicked, this, [this](QListWidgetItem* item) { choose(item); });
    return side;
}

QWidget* HelpWindow::build_page() {
    auto* page = new QWidget(columns_);
    back_ = flat_button(tr("‹ Back"), tr("Go back to the previous page"), QKeySequence::Back, page);
    forward_ = flat_button(tr("Forward ›"), tr("Go forward to the next page"), QKeySequence::Forward, page);
    title_ = new QLabel(page);
    title_->setProperty("muted", true);
    text_ = new HelpText(page);
    auto* bar = new QHBoxLayout;
    bar->addWidget(back_);
    bar->addWidget(forward_);
    bar->addWidget(title_, 1);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(bar);
    column->addWidget(text_, 1);
    connect(back_, &QToolButton::clicked, text_, &QTextBrowser::backward);
    connect(forward_, &QToolButton::clicked, text_, &QTextBrowser::forward);
    connect(text_, &QTextBrowser::backwardAvailable, back_, &QWidget::setEnabled);
    connect(text_, &QTextBrowser::forwardAvailable, forward_, &QWidget::setEnabled);
    connect(text_, &HelpText::page_changed, this, &HelpWindow::select_shown_page);
    return page;
}

void HelpWindow::set_look(const Look& look) {
    const bool first = look_.font.pixelSize() <= 0;
    look_ = look;
    setPalette(look.palette());
    setFont(look.font);
    setStyleSheet(look.style_sheet());
    columns_->widget(0)->layout()->setContentsMargins(look.px(10), look.px(10), look.px(10), look.px(10));
    columns_->widget(1)->layout()->itemAt(0)->layout()->setContentsMargins(look.px(12), look.px(8), look.px(12),
                                                                           look.px(6));
    delegate_->set_look(look, 1, SummaryListDelegate::Title::Plain);
    text_->set_look(look);
    fill();
    if (!first) return;
    resize(look.px(1000), look.px(720));
    columns_->setSizes({look.px(260), look.px(740)});
}

void HelpWindow::open(const QString& topic) {
    search_->clear();
    text_->mark({});
    show();  // a section is found where it lies in the page as wide as it is shown
    text_->open(topic);
    raise();
    activateWindow();
    text_->setFocus();
}

void HelpWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return LookFollower::keyPressEvent(event);
    if (search_->text().isEmpty()) {
        close();
        return;
    }
    search_->clear();
    text_->setFocus();
}

bool HelpWindow::eventFilter(QObject* watched, QEvent* event) {
    if (watched != search_ || event->type() != QEvent::KeyPress) return LookFollower::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    if ((key->key() == Qt::Key_Down || key->key() == Qt::Key_Return) && list_->count() > 0) {
        list_->setCurrentRow(0);
        list_->setFocus();
        return true;
    }
    return LookFollower::eventFilter(watched, event);
}

QStringList HelpWindow::words() const {
    return search_->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void HelpWindow::fill() {
    const QSignalBlocker quiet(list_);
    if (words().isEmpty()) text_->mark({});
    list_->clear();
    const auto add = [this](const QString& title, const QString& below, const QString& topic) {
        auto* item = new QListWidgetItem(title, list_);
        item->setData(SummaryListDelegate::kSummaryRole, below);
        item->setData(kTopicRole, topic);
    };
    if (words().isEmpty())
        for (const HelpPage& page : help_pages()) add(page.title, {}, page.path);
    for (const HelpHit& hit : search_help(words())) {
        const bool whole = hit.section == &hit.page->sections.front();
        add(whole ? hit.page->title : hit.page->title + QStringLiteral(" › ") + hit.section->heading, hit.excerpt,
            hit.page->path + QLatin1Char('#') + hit.section->anchor);
    }
    nothing_->setVisible(list_->count() == 0);
    select_shown_page();
}

void HelpWindow::choose(const QListWidgetItem* item) {
    if (item == nullptr) return;
    text_->open(item->data(kTopicRole).toString());
    text_->mark(words());
}

void HelpWindow::select_shown_page() {
    const HelpPage* page = find_help_page(text_->page());
    title_->setText(page != nullptr ? page->title : QString());
    if (!words().isEmpty()) return;
    const QSignalBlocker quiet(list_);
    for (int row = 0; row < list_->count(); ++row)
        if (list_->item(row)->data(kTopicRole).toString() == text_->page()) list_->setCurrentRow(row);
}

}  // namespace headlight
