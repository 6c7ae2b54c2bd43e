#pragma once

#include "analysis/losses/text_probability.h"
#include "figures/figure.h"

#include <QString>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// "sum 23.4 nats over 11 tokens", "mean 2.13", "perplexity 8.4": losses taken together, as figures and panels say it.
QStringList loss_summary(const TextProbability& text);

/// The losses of a text as bars that stand on it: a column a position, with the token that the model reads, the one
/// that is expected there, -ln of its probability and the sum so far. The columns follow each other in lines like
/// words. Of answers and classes the bars are probabilities: one of each softmax, and the expected choice is framed.
/// `Hit::query` is the token of a column, or the index of a class.
class ProbabilityFigure final : public Figure {
  public:
    ProbabilityFigure(std::shared_ptr<const TextProbability> text, FigureStyle style);

    [[nodiscard]] DisplayList layout(const QSizeF& size) const override;
    [[nodiscard]] Hit hit(const QPointF& point, const QSizeF& size) const override;
    [[nodiscard]] QRectF region(const Hit& hit, const QSizeF& size) const override;
    [[nodiscard]] QSizeF natural_size() const override;
    [[nodiscard]] double height_for_width(double width) const override;
    [[nodiscard]] double least_height_for_width(double width) const override;
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& style) const override;

  private:
    /// A position or a choice.
    struct Column {
        std::vector<std::optional<double>> bars;  ///< one for each series; nothing: no bar
        QStringList labels;                       ///< below the bars, one for each row
        bool framed = false;
        double width = 0;
    };
    /// Columns side by side, with their place.
    struct Line {
        std::size_t first = 0;
        std::size_t end = 0;
        double top = 0;
    };
    struct Places {
        QRectF content;
        std::vector<Line> lines;
        std::vector<QRectF> columns;  ///< from the top of the bars to the last row of labels
        double bars = 0;              ///< height of the tallest bar
    };

    void add_positions();
    void add_choices();
    void measure();
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] double rows_height() const;
    [[nodiscard]] double heading_height(double width) const;
    [[nodiscard]] double usual_bars(std::size_t lines) const;
    [[nodiscard]] std::vector<Line> lines_of(double width) const;
    [[nodiscard]] double height_with(double width, double bars) const;
    [[nodiscard]] Places places(const QSizeF& size) const;
    void add_heading(const QRectF& content, std::vector<Item>& items) const;
    void add_captions(const Line& line, const Places& places, std::vector<Item>& items) const;
    void add_column(std::size_t index, const Places& places, std::vector<Item>& items) const;
    [[nodiscard]] QColor color_of(std::size_t series) const;

    std::shared_ptr<const TextProbability> text_;
    FigureStyle style_;
    std::vector<Column> columns_;
    QStringList captions_;  ///< of the bars, then of the rows of labels
    QStringList series_;    ///< names, where there are several
    double most_ = 1;       ///< value of the tallest bar
    double captions_width_ = 0;
};

}  // namespace headlight
