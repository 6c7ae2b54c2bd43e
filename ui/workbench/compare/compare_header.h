#pragma once

#include "workbench/compare/other_sides.h"
#include "workbench/menus/model_menu.h"
#include "workbench/widgets/look/look_follower.h"

#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QToolButton>
#include <QWidget>

namespace headlight {

class Actions;
class Document;
class Settings;

/// Above a comparison: which runs there are, which of them is shown, and in what that one differs from the document's.
class CompareHeader : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    CompareHeader(Document& document, OtherSides& sides, const Actions& actions, Settings& settings,
                  QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void set_savable(bool savable) { save_->setEnabled(savable); }

    [[nodiscard]] QTabBar& tabs() { return *tabs_; }
    [[nodiscard]] QLineEdit& text_field() { return *text_; }
    [[nodiscard]] QComboBox& head_choice() { return *head_; }
    /// Menu of how the shown run reads and is compared.
    [[nodiscard]] QToolButton& options() { return *options_; }
    [[nodiscard]] QToolButton& add_button() { return *add_; }
    [[nodiscard]] QToolButton& remove_button() { return *remove_; }
    /// Puts the document's text, or what of it stands for a token, into the field of the shown side to be typed over.
    void edit_text();

  signals:
    void save_wanted();
    void closed();

  protected:
    void resizeEvent(QResizeEvent* event) override;

  private:
    void build(const Actions& actions);
    void build_choice();
    void place();
    void refresh();
    void name_fields(const QString& letter);
    void refresh_tabs();
    void refresh_heads();
    void choose_head();
    void build_options();
    void shuffle();

    Document& document_;
    OtherSides& sides_;
    Look look_;
    QGridLayout* grid_;
    QWidget* runs_;    ///< which runs there are
    QWidget* choice_;  ///< in what the shown one differs
    QWidget* ending_;  ///< what is done with all of them
    QLabel* title_;
    QTabBar* tabs_;
    QToolButton* add_;
    QToolButton* remove_;
    QToolButton* model_;
    QLineEdit* text_;
    QComboBox* head_;
    QToolButton* options_;
    QAction* any_order_;
    QAction* intervened_;
    std::uint32_t shuffles_ = 0;  ///< seed of the last one
    std::vector<HeadId> heads_;   ///< in it, after the first entry
    QToolButton* save_;
    QToolButton* close_;
    QMenu* models_;
    ModelMenu* model_menu_;
};

}  // namespace headlight
