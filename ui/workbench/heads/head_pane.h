#pragma once

#include "figures/weights/links_figure.h"
#include "view/enum_names.h"
#include "workbench/widgets/figures/figure_view.h"
#include "workbench/widgets/look/look_follower.h"

#include <QBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QWidget>

namespace headlight {

class Document;
class FinerTiles;
class ImageOverlayFigure;
struct Picture;

/// One head large: heat map, links, or both side by side, linked by what is hovered.
class HeadPane : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    HeadPane(Document& document, std::size_t index, QWidget* parent = nullptr);
    ~HeadPane() override;
    void set_look(const Look& look) override;
    /// Takes the matrix of its index from the document's picture.
    void refresh();
    /// Does so in an event of its own, before the window is painted.
    void refresh_soon();
    /// Says anew why there is no figure, and how long it takes.
    void refresh_empty_text();
    /// Shows a heading with the head's name and a button that unpins it.
    void set_named(bool named);

    /// How a pane uses its room.
    struct Arrangement {
        int cells = 0;       ///< pixels of the side of the square that the cells of the figure have
        bool beside = true;  ///< links beside the heat map instead of below it
        int links = 0;       ///< pixels of the width that the links have beside the heat map; 0: no room for them there
    };
    /// The arrangement of a pane of this size in which its cells are the largest. `color_bar`: the heat map has one.
    static Arrangement arrangement_in(const QSize& pane, View kind, const Look& look, bool color_bar);
    void arrange(const Arrangement& arrangement);

    [[nodiscard]] FigureView& heat_map() { return *heat_map_; }
    [[nodiscard]] FigureView& links() { return *links_; }
    [[nodiscard]] FigureView& image() { return *image_; }

  protected:
    /// Rows of links follow those of the heat map.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void connect_view(FigureView* view);
    void take_hover(const Hit& hit);
    /// Plays what a clicked token stands for in the recording.
    void play_clicked(std::int32_t token);
    void take_click(const Hit& hit);
    void select_for_menu(const Hit& hit);
    /// The selected token's row, or the selected weight.
    [[nodiscard]] Hit selected_place() const;
    void take_paint(const Hit& hit, bool begins, Qt::KeyboardModifiers modifiers);
    void follow_focus();
    void refresh_links();
    /// The heat map has another size. The first pane follows at once; pinned ones in an event each, as there may be
    /// many.
    void follow_heat_map();
    /// The row of the matrix that lies over the image.
    [[nodiscard]] std::optional<std::int32_t> row_over_image(const Picture& shown) const;
    void follow_focus_over_image(const Picture& shown);
    void take_hover_over_image(const Hit& hit);
    void take_click_over_image(const Hit& hit);
    void connect_image();
    [[nodiscard]] QString image_tool_tip(const Hit& hit) const;
    /// Shows the links where they are wanted and have room.
    void show_parts();
    void fit_links();
    /// Asks for smaller cells of a heat map that is zoomed and whose cells join neighbors.
    void ask_for_finer_cells();
    /// Shown figure, of a long run the part that exists; null where the head is not computed.
    [[nodiscard]] const Picture* picture() const;
    /// The same where tokens can be pointed at: not while a run goes on.
    [[nodiscard]] const Picture* pointed_picture() const;

    Document& document_;
    std::size_t index_;
    Look look_;
    QWidget* heading_;
    QBoxLayout* pictures_;
    QLabel* name_;
    QToolButton* unpin_;
    std::shared_ptr<const HeatMapFigure> heat_map_drawn_;  ///< before zooming and panning
    std::shared_ptr<const LinksFigure> links_drawn_;       ///< before a focus and rows were given to them
    std::shared_ptr<const ImageOverlayFigure> overlay_drawn_;
    bool was_without_heat_map_ = false;
    std::unique_ptr<FinerTiles> finer_;  ///< null until a heat map has smaller cells
    FigureView* heat_map_;
    FigureView* links_;
    FigureView* image_;  ///< attention over the image
    QScrollArea* links_area_;
    bool links_fit_ = true;
    bool refreshes_ = false;  ///< soon
};

}  // namespace headlight
