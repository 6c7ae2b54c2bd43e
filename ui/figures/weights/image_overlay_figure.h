#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"
#include "figures/annotated_figure.h"
#include "figures/figure.h"
#include "figures/weights/image_heat.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

struct ImageOverlayContent;

/// Options of an overlay.
struct ImageOverlayOptions {
    std::optional<std::int32_t> query;  ///< row of the matrix; nothing: the mean of all rows
    HeatForm form = HeatForm::Patches;
    bool operator==(const ImageOverlayOptions&) const = default;
};

/// An image with the attention of one of its patches (outlined), or of a token such as [CLS], to all others as heat
/// over it; tokens that are no patches stand as chips above. Of a text in which an image stands: the attention of a
/// token to the image's, without the rest of the text. Of a
/// page with its image: the words too, where they stand. An image that is read in tiles and once more as a whole is
/// drawn twice: under the patches of all tiles, and, smaller, under those of the whole. Several images of a text stand
/// side by side, in the order of the text, with one scale of colors. Cheap to copy: what is drawn is shared.
class ImageOverlayFigure : public Figure {
  public:
    /// `stack`: that of the matrix, which must be of an image. Throws Error(Input) when it is not.
    ImageOverlayFigure(const Analysis& analysis, std::size_t stack, std::shared_ptr<const AttentionMatrix> matrix,
                       const ImageOverlayOptions& options, FigureStyle style);

    /// The same image with another query.
    [[nodiscard]] ImageOverlayFigure of_query(std::optional<std::int32_t> query) const;
    [[nodiscard]] const ImageOverlayOptions& options() const { return options_; }
    /// What is drawn: weights, or ratios where it names a quantity.
    [[nodiscard]] const AttentionMatrix& matrix() const;
    /// The number at the end of the color bar (linear scale).
    [[nodiscard]] double maximum() const;
    /// The weight on a key that is shown: of the query, or the mean over all. NaN: a key without a ratio.
    [[nodiscard]] double weight(std::int32_t key) const;

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    /// Patches, words and chips are keys.
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QRectF plot_area(const QSizeF& size) const override;
    [[nodiscard]] const FigureStyle& style() const override;
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    void look();

    std::shared_ptr<const ImageOverlayContent> content_;
    ImageOverlayOptions options_;
    std::vector<double> weights_;  ///< one a key
    double maximum_ = 1;
};

/// The annotations as they stand over an image: the one of a key at its patch or chip, with a query only while that
/// query is shown; the one of a query alone at that query's patch or chip, while it is shown. The others are left out.
std::vector<Annotation> annotations_over(const ImageOverlayFigure& figure, const std::vector<Annotation>& annotations);

}  // namespace headlight
