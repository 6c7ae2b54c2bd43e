#pragma once

#include "view/enum_names.h"
#include "workbench/heads/head_pane.h"
#include "workbench/widgets/figures/pane_grid.h"
#include "workbench/widgets/look/look_follower.h"

#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QSpinBox>
#include <QToolButton>
#include <QWidget>
#include <QWidgetAction>

#include <utility>
#include <vector>

namespace headlight {

class Actions;
class Document;
class Guide;
class OverflowButton;
class Segmented;

/// The middle of the window: the chosen head and the pinned ones, with what decides how they are drawn.
class Stage : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    Stage(Document& document, Actions& actions, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    [[nodiscard]] HeadPane& pane(std::size_t index = 0) { return *panes_.at(index); }
    [[nodiscard]] std::size_t pane_count() const { return panes_.size(); }
    [[nodiscard]] Guide& guide() { return *guide_; }
    [[nodiscard]] OverflowButton& overflow() { return *overflow_; }
    /// The color bar of all heat maps where there are so many that none has its own.
    [[nodiscard]] FigureView& color_bar() { return *color_bar_; }
    [[nodiscard]] QLabel& title() { return *title_; }
    /// Smallest weight that is drawn as a link, and the maximum links of each query.
    [[nodiscard]] QDoubleSpinBox& threshold_field() { return *threshold_; }
    [[nodiscard]] QSpinBox& strongest_field() { return *strongest_; }
    /// Parts of the figures in view, and the room that they have.
    [[nodiscard]] std::vector<Viewport> viewports() const;
    [[nodiscard]] QSize pictures_size() const;
    /// Pixels of the side of the square that the cells of a head would have in a stage of this size.
    [[nodiscard]] int cells_in(const QSize& stage) const;
    void show_guide(bool shown);
    /// Widgets that get their look one after the other; a pane that is made later is one more.
    [[nodiscard]] std::vector<QWidget*> parts() const;

    QSize minimumSizeHint() const override;

  signals:
    /// Other figures are shown, or more of them: they need other room.
    void needs_changed();
    void part_made(QWidget* part);

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void build_header(Actions& actions);
    void build_link_controls();
    void refresh();
    void refresh_header();
    void refresh_empty_texts();
    /// Returns whether all panes are there: many are made in several events, none of which holds up the window.
    bool make_panes(std::size_t count);
    /// The grid in which the cells of the panes are the largest.
    [[nodiscard]] PaneGrid grid_in(const QSize& room) const;
    /// How a pane in this room uses its part of it.
    [[nodiscard]] HeadPane::Arrangement arrangement_in(const QSize& pane) const;
    void place_panes();
    void refresh_color_bar(const Picture* shown);
    void fit_color_bar();
    void fit_header();
    /// Puts the controls of links into the header, or into the menu of the overflow button.
    void place_link_controls(bool in_header);
    /// Keeps the rows and columns that the first heat map shows enlarged.
    void show_only_what_is_in_view();

    Document& document_;
    Look look_;
    QWidget* header_;
    QLabel* title_;
    QLabel* head_label_;
    QToolButton* pin_;
    QToolButton* aggregate_;
    QToolButton* log_hint_;
    QAction* logarithmic_;
    Segmented* kinds_;
    QWidget* link_controls_;
    QWidgetAction* links_entry_;  ///< holds them where the header has no room
    OverflowButton* overflow_;
    QDoubleSpinBox* threshold_;
    QSpinBox* strongest_;
    Guide* guide_;
    bool guide_wanted_ = false;
    QStringList fitted_;  ///< what the header was last fitted to
    QWidget* room_;       ///< of the panes
    QGridLayout* grid_;
    FigureView* color_bar_;
    std::vector<HeadPane*> panes_;
    std::pair<View, std::size_t> needed_{};  ///< kind and number of the figures that were arranged
    int columns_ = 0;                        ///< of the grid; 0: the panes have to be placed
};

}  // namespace headlight
