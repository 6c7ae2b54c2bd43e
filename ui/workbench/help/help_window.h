#pragma once

#include "workbench/help/help_text.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QSplitter>
#include <QToolButton>
#include <QWidget>

namespace headlight {

class SummaryListDelegate;

/// Window with the pages of the documentation: their list and a search at the left, the page at the right. It blocks no
/// other window.
class HelpWindow : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit HelpWindow(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// Shows the window with a page, as help_topic_of names it.
    void open(const QString& topic);

    [[nodiscard]] HelpText& text() { return *text_; }
    [[nodiscard]] QLineEdit& search() { return *search_; }
    [[nodiscard]] QListWidget& list() { return *list_; }

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    QWidget* build_side();
    QWidget* build_page();
    /// All pages, or what the search finds.
    void fill();
    void choose(const QListWidgetItem* item);
    void select_shown_page();
    [[nodiscard]] QStringList words() const;

    Look look_;
    QSplitter* columns_ = nullptr;
    QLineEdit* search_ = nullptr;
    QListWidget* list_ = nullptr;
    SummaryListDelegate* delegate_ = nullptr;
    QLabel* nothing_ = nullptr;
    QToolButton* back_ = nullptr;
    QToolButton* forward_ = nullptr;
    QLabel* title_ = nullptr;
    HelpText* text_ = nullptr;
};

}  // namespace headlight
