#pragma once

#include "figures/figure.h"
#include "figures/weights/image_heat.h"

#include <QColor>
#include <QImage>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace headlight {

/// An image of patches in colors, and what stands around it.
struct PatchPicture {
    struct Entry {
        QString name;
        std::function<QColor(bool dark)> color;
    };
    struct Mark {
        std::int32_t patch = 0;  ///< in raster order
        QString name;            ///< in the patch; empty: none
    };

    std::shared_ptr<const ImageHeat> heat;
    std::function<QImage(const ImageHeat& heat, const FigureStyle& style)> paint;
    QStringList notes;
    std::vector<Entry> legend{};  ///< below the image
    std::vector<Mark> marks{};    ///< outlined patches
};

/// The image as wide as its place. `hit` names nothing.
class PatchPictureFigure final : public Figure {
  public:
    PatchPictureFigure(PatchPicture picture, FigureStyle style)
        : picture_(std::move(picture)), style_(std::move(style)) {}

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& /*point*/, const QSizeF& /*size*/) const override { return {}; }
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    [[nodiscard]] double em() const;
    /// Left upper corners of the legend's entries, in as many lines as they need, and their height.
    [[nodiscard]] std::pair<std::vector<QPointF>, double> legend_places(double width) const;
    [[nodiscard]] double legend_height(double width) const;
    void add_legend(const QPointF& corner, double width, std::vector<Item>& items) const;
    void add_marks(const QRectF& place, std::vector<Item>& items) const;

    PatchPicture picture_;
    FigureStyle style_;
};

}  // namespace headlight
