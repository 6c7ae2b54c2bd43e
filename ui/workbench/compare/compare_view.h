#pragma once

#include "workbench/compare/compare_header.h"
#include "workbench/compare/comparison_maker.h"
#include "workbench/compare/other_sides.h"
#include "workbench/widgets/figures/figure_view.h"
#include "workbench/widgets/figures/pane_grid.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>
#include <QScrollArea>
#include <QWidget>

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

class Actions;
class Document;
class Settings;

/// The document's head beside those of other runs, with the signed difference of one of them: one scroll, one zoom, one
/// pointer for all. Pictures of one size, in as many rows as leave their cells the most room; where there is none left,
/// the rows scroll.
class CompareView : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    CompareView(Document& document, OtherSides& sides, const Actions& actions, Settings& settings,
                QWidget* parent = nullptr);
    void set_look(const Look& look) override;

    [[nodiscard]] CompareHeader& header() { return *header_; }
    /// The document's side first.
    [[nodiscard]] FigureView& side(std::size_t index) { return *panes_.at(index).view; }
    [[nodiscard]] FigureView& difference() { return *panes_.back().view; }
    [[nodiscard]] FigureView& legends() { return *legends_; }
    /// Remarks on runs and figures below the header; empty where there are none.
    [[nodiscard]] QString remarks() const { return remarks_->isHidden() ? QString() : remarks_->text(); }
    [[nodiscard]] ComparisonMaker& maker() { return maker_; }
    /// Shown comparison; null before the first.
    [[nodiscard]] const ComparedPicturePointer& picture() const { return picture_; }

    /// Pixels of the side of the square that the cells of a run would have in a view of this size.
    [[nodiscard]] int cells_in(const QSize& view) const;
    QSize minimumSizeHint() const override;

  signals:
    void closed();
    /// The comparison is to be saved as a figure.
    void export_asked();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

  private:
    /// A picture with its name above.
    struct Pane {
        QWidget* widget = nullptr;
        QLabel* name = nullptr;
        FigureView* view = nullptr;
    };
    static constexpr std::size_t kDifference = OtherSides::kMost + 1;

    Pane make_pane(const QString& accessible_name);
    void build_panes();
    void refresh();
    void refresh_remarks();
    [[nodiscard]] QStringList notes_of_picture() const;
    void take(const ComparedPicturePointer& picture);
    void take_hover(const Hit& hit);
    void take_click(const Hit& hit);
    void select_for_menu(const Hit& hit);
    [[nodiscard]] Hit selected_place() const;
    void follow_focus();
    void outline(const Hit& hit);
    void share_viewport(const FigureView* from, const Viewport& viewport);
    void show_empty(Pane& pane, const QString& why);
    void show_nothing(const QString& why);
    void show_names();
    static void show_name(QLabel& label, const QString& name);
    void fit_legends();
    void place_panes();
    /// Height that the figures fill of panes of this size, with their names; all of it where there is no figure yet.
    [[nodiscard]] int height_filled(const std::vector<Pane>& panes, const QSize& size) const;
    [[nodiscard]] int cells_of(const QSize& pane) const;
    [[nodiscard]] PaneGrid grid_in(const QSize& room, int panes) const;
    [[nodiscard]] QString cell_sentence(const Hit& hit) const;
    [[nodiscard]] QString model_of(std::size_t side) const;
    /// Why there is no picture of a side; empty where there is one.
    [[nodiscard]] QString missing(std::size_t side) const;
    /// Those that are seen, the difference last.
    [[nodiscard]] std::vector<Pane> seen_panes() const;

    Document& document_;
    OtherSides& sides_;
    Look look_;
    CompareHeader* header_;
    QLabel* remarks_;
    QScrollArea* scroll_;
    QWidget* room_;  ///< in which the panes stand
    FigureView* legends_;
    QWidget* legends_room_;  ///< at the lower end, where they stand when the pictures fill all above
    std::array<Pane, kDifference + 1> panes_{};
    bool sharing_ = false;
    ComparedPicturePointer picture_;
    ComparisonMaker maker_;
};

}  // namespace headlight
