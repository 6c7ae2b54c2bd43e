#pragma once

#include <QComboBox>
#include <QString>
#include <QToolButton>
#include <QWidget>

#include <vector>

namespace headlight {

/// Tab of PageTabs. A screen reader calls it a page tab, which is selected or not.
class PageTab : public QToolButton {
    Q_OBJECT

  public:
    PageTab(const QString& name, QWidget* parent);

  protected:
    /// Leaves the keys that choose another tab to PageTabs.
    void keyPressEvent(QKeyEvent* event) override;
};

/// Tabs that continue in the next line where the width ends, so that each stays in sight; a list to choose from where
/// they would need more than two lines and leave the pages too little room. Arrow keys, Home and End choose a tab while
/// one of them, or the list, has the keyboard; that one is the only stop of the Tab key.
class PageTabs : public QWidget {
    Q_OBJECT

  public:
    PageTabs(const QString& accessible_name, QWidget* parent);
    /// Adds a tab at the end. The first one is chosen, without a signal.
    void add(const QString& name);
    [[nodiscard]] int count() const { return static_cast<int>(tabs_.size()); }
    /// Index of the chosen tab, from 0; -1: there are no tabs.
    [[nodiscard]] int current() const { return current_; }
    /// Chooses a tab; an index outside of [0, count) changes nothing.
    void set_current(int index);
    /// Chooses the tab so many places further on, from the last one on to the first.
    void step(int places);
    /// `index`: in [0, count).
    [[nodiscard]] PageTab& tab(int index) const { return *tabs_.at(static_cast<std::size_t>(index)); }

    /// The list in place of the tabs, shown where these would need more than two lines.
    [[nodiscard]] QComboBox& list() const { return *list_; }

  signals:
    void current_changed(int index);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

  private:
    /// Lines that the tabs need in a width.
    [[nodiscard]] int lines_in(int width) const;
    void show_tabs_or_list();

    std::vector<PageTab*> tabs_;
    QComboBox* list_;
    int current_ = -1;
};

}  // namespace headlight
