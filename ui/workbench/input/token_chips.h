#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"
#include "workbench/document/view_state.h"
#include "workbench/widgets/look/look_follower.h"
#include "workbench/widgets/menu_thing.h"

#include <QAbstractScrollArea>

#include <optional>
#include <utility>
#include <vector>

namespace headlight {

class Document;

/// The tokens that the model read, one chip each: special tokens are dashed, pieces that continue a word hang on the
/// one before. A click selects a token, with Shift it masks the token or shows it again. Painted by hand, so that
/// thousands of tokens cost no widgets.
class TokenChips : public LookFollower<QAbstractScrollArea>, public HasThings {
    Q_OBJECT

  public:
    explicit TokenChips(Document& document, QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    /// More rows scroll.
    void set_most_rows(int rows);
    /// Marks tokens [first, last] as selected, as the text's selection is; nothing clears it.
    void set_marked(std::optional<std::pair<std::int32_t, std::int32_t>> range);
    [[nodiscard]] std::optional<std::pair<std::int32_t, std::int32_t>> marked() const { return marked_; }
    /// Marks the tokens that contain the text (case does not count) and returns them.
    const std::vector<std::int32_t>& find(const QString& needle);
    void scroll_to(std::int32_t token);

    /// Weight that the selected or hovered token gives to this one in the shown head, from 0 to 1: how strongly its
    /// chip is shaded.
    [[nodiscard]] float shade(std::int32_t token) const;
    /// In the viewport's coordinates, as scrolled now; empty for tokens that are not there.
    [[nodiscard]] QRect chip_rectangle(std::int32_t token) const;
    [[nodiscard]] std::optional<std::int32_t> token_at(const QPoint& point) const;
    /// Piece, id, bytes and range of characters: what the tool tip says.
    [[nodiscard]] QString description(std::int32_t token) const;

    std::optional<ThingAt> take_thing(const std::optional<QPoint>& point) override;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    /// Dragging over chips: tokens first to last.
    void range_dragged(std::int32_t first, std::int32_t last);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    bool viewportEvent(QEvent* event) override;
    void scrollContentsBy(int dx, int dy) override;

  private:
    /// What chips of the same token say, measured once: a text of 32,768 tokens repeats most of them.
    struct Label {
        QString piece;
        QString id;
        int width = 0;  ///< pixels of the wider one
    };
    struct Chip {
        QRect rectangle;
        std::size_t label;  ///< index in labels_
    };
    /// All that decides how a chip is painted.
    struct Appearance {
        QRect rectangle;  ///< in the viewport's coordinates
        QString piece;
        QString id;
        bool piece_fits = false;
        bool special = false;
        bool continuation = false;
        bool written = false;
        bool masked = false;
        bool marked = false;
        bool found = false;
        bool pointed = false;
        bool selected = false;
        float shade = 0;
        bool operator==(const Appearance&) const = default;
    };
    /// Chips [begin, end).
    struct Range {
        std::size_t begin = 0;
        std::size_t end = 0;
    };
    void take_analysis();
    /// Takes the tokens of a long run, before it ends.
    void take_so_far();
    /// Returns whether the tokens are those of the analysis, and can be pointed at.
    [[nodiscard]] bool is_analyzed() const;
    /// `measured`: labels whose widths are known, from the same fonts.
    void measure(const std::vector<Label>& measured = {});
    void place();
    /// Makes room for what masked chips say.
    void take_masks();
    /// Pixels that the texts of a chip need.
    [[nodiscard]] int width_of(std::size_t index) const;
    /// Takes the row of the token in focus.
    void take_weights();
    void shade_chips();
    /// Returns whether a token stands for a part of an image.
    [[nodiscard]] bool is_part_of_image(std::int32_t token) const;
    /// Shades each chip by the attention of its token to a part of an image.
    void shade_readers(const AttentionMatrix& matrix, std::int32_t part);
    /// Returns whether it was written after the text.
    [[nodiscard]] bool is_written(std::int32_t index) const;
    /// Returns whether a target begins with this token, on a line of its own.
    [[nodiscard]] bool begins_target(std::size_t index) const;
    /// Chips of the rows in the viewport.
    [[nodiscard]] Range visible_chips() const;
    /// Pixels that a piece may take; a longer one is elided.
    [[nodiscard]] int room_in(const QRect& chip) const;
    /// A chip with the pixels around it that its lines may reach.
    [[nodiscard]] QRect with_edge(const QRect& chip) const;
    [[nodiscard]] Appearance appearance_of(std::size_t index) const;
    /// Asks for a paint event for the chips that look otherwise than they were painted: a key changes few of them.
    void update_changed();
    void paint_chip(QPainter& painter, const Appearance& chip, const QFont& id_font) const;
    [[nodiscard]] const Token& token(std::int32_t index) const;

    Document& document_;
    Look look_;
    AnalysisPointer analysis_;
    std::vector<Label> labels_;
    std::vector<Chip> chips_;
    std::vector<Appearance> painted_;  ///< as the window shows them, from chip `first_painted_` on
    std::size_t first_painted_ = 0;
    std::vector<float> shades_;  ///< one a chip; empty where no token is in focus
    std::vector<std::int32_t> found_;
    std::optional<std::pair<std::int32_t, std::int32_t>> marked_;
    std::optional<std::int32_t> pressed_;
    bool dragged_ = false;
    int content_height_ = 0;
    int most_rows_ = 3;
    int placed_height_ = 0;      ///< of a row when chips were last placed
    int masked_width_ = 0;       ///< pixels of what a masked chip says
    MaskedTokens placed_masks_;  ///< when chips were last placed
};

}  // namespace headlight
