#pragma once

#include "workbench/export/figure_panels.h"
#include "workbench/widgets/look/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>
#include <QTreeWidget>
#include <QWidget>

namespace headlight {

/// The panels that were collected, with their letters: put in another order, named, removed.
class PanelList : public QWidget {
    Q_OBJECT

  public:
    PanelList(FigurePanels& panels, const Look& look, QWidget* parent);

    /// Returns whether they are what the page shows.
    [[nodiscard]] bool is_on() const { return !panels_.empty() && page_->isChecked(); }
    void set_on(bool on) { page_->setChecked(on); }
    void choose(std::size_t panel);

    [[nodiscard]] QCheckBox& page_choice() { return *page_; }
    [[nodiscard]] QTreeWidget& list() { return *list_; }
    /// Of the chosen panel; they stand beside the list, where its owner puts them.
    [[nodiscard]] QLineEdit& title_field() { return *title_; }
    [[nodiscard]] QLabel& title_name() { return *title_name_; }
    [[nodiscard]] QComboBox& columns_choice() { return *columns_; }
    [[nodiscard]] QToolButton& up_button() { return *up_; }
    [[nodiscard]] QToolButton& down_button() { return *down_; }
    [[nodiscard]] QToolButton& remove_button() { return *remove_; }

  signals:
    /// Of the panels, or of whether they are shown.
    void changed();

  protected:
    /// Of the list: Alt with an arrow moves the chosen panel, Delete removes it.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void make_buttons();
    void arrange();
    void refresh();
    void refresh_columns();
    void refresh_chosen();
    void move(bool forward);
    void remove();
    [[nodiscard]] int row() const { return list_->indexOfTopLevelItem(list_->currentItem()); }

    FigurePanels& panels_;
    Look look_;
    QCheckBox* page_;
    QTreeWidget* list_;
    QLabel* title_name_;
    QLineEdit* title_;
    QLabel* columns_name_;
    QComboBox* columns_;
    QToolButton* up_;
    QToolButton* down_;
    QToolButton* remove_;
    bool naming_ = false;  ///< a person writes a title
};

}  // namespace headlight
