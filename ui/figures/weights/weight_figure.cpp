#include "figures/weights/weight_figure.h"

#include "analysis/strongest_first.h"
#include "figures/drawing/text.h"
#include "figures/figure_frame.h"
#include "language/wording.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <span>
#include <utility>

namespace headlight {

namespace {

using Align = TextItem::Align;

/// Keys of the row that are told one by one.
constexpr std::size_t kMostCompetitors = 7;
/// Keys that have a line where the query is compared with all of them.
constexpr std::size_t kMostLines = 16;
/// Width of the comparison with all keys, in ems.
constexpr double kNaturalLines = 76;
/// Length of the bar of a weight of 1, in ems.
constexpr double kBar = 8.8;

QString number(double value) {
    const double size = std::abs(value);
    if (size != 0 && (size < 1e-4 || size >= 1e5)) return number_text(value, 'e', 2);
    return number_text(value, 'f', size < 1 ? 4 : 3);
}

QString signed_number(double value) {
    return value < 0 ? number(value) : QLatin1Char('+') + number(value);
}

QString name_of_term(const PositionTerm& term) {
    return wording(name_of(term.kind).name);
}

double norm_of(const auto& vector) {
    double sum = 0;
    for (const auto value : vector) sum += static_cast<double>(value) * static_cast<double>(value);
    return std::sqrt(sum);
}

/// A place that answers for a key.
struct KeyPlace {
    std::int32_t key = 0;
    QRectF place;
};

/// Draws one part after the other, each from its upper left corner.
class Drawing {
  public:
    Drawing(const ExplainedWeight& weight, const FigureStyle& style)
        : weight_(weight),
          w_(weight.numbers),
          style_(style),
          em_(size_of(style.font)),
          title_(sized(style.font, em_, QFont::DemiBold)),
          small_(small_font(style)),
          map_(difference_map(style.theme.dark)) {}

    struct Part {
        double width = 0;  ///< in ems
        std::function<double(QPointF)> draw;
    };
    [[nodiscard]] std::vector<Part> parts() {
        std::vector<Part> all{{26, [this](QPointF at) { return vectors(at); }},
                              {20, [this](QPointF at) { return score(at); }},
                              {27, [this](QPointF at) { return softmax(at); }}};
        if (!w_.value.empty()) all.push_back({26, [this](QPointF at) { return output(at); }});
        return all;
    }

    /// The query with the strongest keys, a line each, in a room of this width. Answers the lower edge.
    double all_keys(QPointF at, double width) {
        const std::vector<std::size_t> shown = strongest(kMostLines);
        double y = heading(
            at, wording("q of %1 times k of every key").arg(query_name()),
            wording("q · k = Σ q × k over %1 dimensions; the strongest keys first").arg(w_.row_products.size(1)));
        KeyLines lines = key_lines(at.x(), width);
        for (const std::size_t each : shown)
            for (const float product : w_.row_products.slice(static_cast<std::int64_t>(each)))
                lines.largest = std::max(lines.largest, std::abs(static_cast<double>(product)));
        y = column_names(lines, y);
        for (const std::size_t each : shown) y = key_line(lines, y, each);
        y = dimension_marks(lines, y);
        text({at.x(), y + em_},
             wording("blue below 0, orange above, by the largest product, %1").arg(number(lines.largest)), small_,
             style_.theme.faint_ink, Role::Note);
        return others_line({at.x(), y + 1.4 * em_}, shown);
    }

    DisplayList list;
    std::vector<KeyPlace> keys;

  private:
    /// Where the lines of all keys have their parts, and the product with the full color.
    struct KeyLines {
        double x = 0;
        double left = 0;     ///< of the dimensions
        double right = 0;    ///< of the dimensions
        bool named = false;  ///< whether the largest products stand behind the dimensions
        double weights = 0;  ///< left edge of the bars
        double bar = 0;      ///< length of a weight of 1
        double end = 0;
        double largest = 0;
    };

    [[nodiscard]] KeyLines key_lines(double x, double width) const {
        constexpr double kWide = 66;  // in ems, as all that follows
        constexpr double kNarrow = 48;
        KeyLines lines{.x = x, .left = x + 12.6 * em_, .named = width >= kWide * em_, .end = x + width};
        lines.bar = (width < kNarrow * em_ ? 3 : kBar) * em_;
        lines.weights = lines.end - lines.bar - 5.2 * em_;
        lines.right = std::max(lines.left + 4 * em_, lines.weights - (lines.named ? 16 : 1) * em_);
        return lines;
    }

    double column_names(const KeyLines& lines, double y) {
        const auto name = [&](double x, const QString& what, Align align = Align::Left) {
            text({x, y + em_}, what, small_, style_.theme.faint_ink, Role::Label, align);
        };
        name(lines.x, wording("key"));
        name(lines.left - em_, QStringLiteral("q · k"), Align::Right);
        name(lines.left, elided(wording("q × k by dimension"), small_, lines.right - lines.left));
        if (lines.named) name(lines.right + em_, wording("largest: dimension, product"));
        name(lines.weights, wording("weight"));
        return y + 1.5 * em_;
    }

    double key_line(const KeyLines& lines, double y, std::size_t index) {
        const Competitor& each = w_.row[index];
        const std::span<const float> products = w_.row_products.slice(static_cast<std::int64_t>(index));
        const bool chosen = each.key == w_.key;
        const QFont font = chosen ? title_ : style_.font;
        const double height = 1.65 * em_;
        const double baseline = y + height / 2 + extent(font).cap_height / 2;
        keys.push_back(
            {static_cast<std::int32_t>(each.key), QRectF(lines.x - 0.3 * em_, y, lines.end - lines.x, height)});
        double sum = 0;
        for (const float product : products) sum += static_cast<double>(product);
        text({lines.x, baseline}, elided(key_name(each.key), font, 6.6 * em_), font, style_.theme.ink, Role::Label);
        text({lines.left - em_, baseline}, number(sum), small_, style_.theme.ink, Role::Label, Align::Right);
        const double cell = (lines.right - lines.left) / static_cast<double>(std::max<std::size_t>(products.size(), 1));
        for (std::size_t i = 0; i < products.size(); ++i) {
            const double share = lines.largest > 0 ? static_cast<double>(products[i]) / lines.largest : 0;
            const double begin = lines.left + static_cast<double>(i) * cell;
            list.items.push_back(RectangleItem{{begin, y + 0.1 * em_, lines.right - begin, height - 0.2 * em_},
                                               map_.at(0.5 + 0.5 * share),
                                               Role::Cell});
        }
        if (lines.named)
            text({lines.right + em_, baseline}, largest_products(products), small_, style_.theme.ink, Role::Label);
        weight_bar({lines.weights, y}, lines.bar, each, font, baseline);
        return y + height;
    }

    /// "17: +3.210  4: −1.080": the dimensions whose products are largest.
    [[nodiscard]] static QString largest_products(std::span<const float> products) {
        constexpr std::size_t kNamed = 2;
        std::vector<std::size_t> order(products.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const std::size_t named = std::min(kNamed, order.size());
        std::ranges::partial_sort(order, order.begin() + static_cast<std::ptrdiff_t>(named),
                                  [&](std::size_t a, std::size_t b) {
                                      return comes_first(std::abs(static_cast<double>(products[a])), a,
                                                         std::abs(static_cast<double>(products[b])), b);
                                  });
        QStringList texts;
        for (std::size_t i = 0; i < named; ++i)
            texts << QStringLiteral("%1: %2").arg(order[i]).arg(signed_number(static_cast<double>(products[order[i]])));
        return texts.join(QStringLiteral("   "));
    }

    /// Numbers of dimensions below the lines, as many as have room.
    double dimension_marks(const KeyLines& lines, double y) {
        const auto size = static_cast<int>(w_.row_products.size(1));
        const double cell = (lines.right - lines.left) / std::max(size, 1);
        int step = 1;
        while (step * cell < 2.4 * em_ && step < size) step *= 2;
        for (int dimension = 0; dimension < size; dimension += step)
            text({lines.left + (dimension + 0.5) * cell, y + em_}, QString::number(dimension), small_,
                 style_.theme.faint_ink, Role::Label, Align::Center);
        return y + 1.3 * em_;
    }

    void text(const QPointF& at, const QString& text, const QFont& font, const QColor& color, Role role,
              Align align = Align::Left) {
        list.items.push_back(TextItem{at, text, font, color, align, 0, role});
    }

    /// "1  Compare", and the formula below it. Answers the lower edge.
    double heading(QPointF at, const QString& name, const QString& formula) {
        text({at.x(), at.y() + em_}, name, title_, style_.theme.ink, Role::Title);
        text({at.x(), at.y() + 2.35 * em_}, formula, small_, style_.theme.faint_ink, Role::Note);
        return at.y() + 3.3 * em_;
    }

    /// A vector as a row of cells, blue below 0 and orange above, with its name before and a number behind.
    template <typename Vector>
    double strip(QPointF at, const QString& name, const Vector& vector, const QString& behind) {
        const double left = at.x() + 5.8 * em_;
        const double width = 12.6 * em_;
        const double height = 1.5 * em_;
        double largest = 0;
        for (const auto value : vector) largest = std::max(largest, std::abs(static_cast<double>(value)));
        const double baseline = at.y() + height / 2 + extent(style_.font).cap_height / 2;
        const double fits = std::min(1.0, 5.6 * em_ / std::max(0.1, text_width(name, style_.font)));
        text({at.x(), baseline}, name, sized(style_.font, fits * em_), style_.theme.ink, Role::Label);
        const double cell = width / static_cast<double>(std::max<std::size_t>(vector.size(), 1));
        for (std::size_t i = 0; i < vector.size(); ++i) {
            const double share = largest > 0 ? static_cast<double>(vector[i]) / largest : 0;
            const double begin = left + static_cast<double>(i) * cell;
            list.items.push_back(
                RectangleItem{{begin, at.y(), left + width - begin, height}, map_.at(0.5 + 0.5 * share), Role::Cell});
        }
        QPainterPath border;
        border.addRect(QRectF(left, at.y(), width, height));
        list.items.push_back(PathItem{border, QPen(style_.theme.line, 0.06 * em_), Qt::transparent, Role::Axis});
        text({left + width + 0.6 * em_, baseline}, behind, small_, style_.theme.ink, Role::Note);
        return at.y() + height + 0.55 * em_;
    }

    [[nodiscard]] QString query_name() const { return isolated(visible_label(weight_.query)); }
    [[nodiscard]] QString key_name(std::int64_t key) const {
        return isolated(visible_label(weight_.keys[static_cast<std::size_t>(key)]));
    }

    double vectors(QPointF at) {
        double y = heading(at, wording("1  Compare query and key"),
                           wording("q of %1, k of %2, %3 numbers each")
                               .arg(query_name(), key_name(w_.key))
                               .arg(w_.query_vector.size()));
        y = strip({at.x(), y}, QStringLiteral("q"), w_.query_vector, length(norm_of(w_.query_vector)));
        y = strip({at.x(), y}, QStringLiteral("k"), w_.key_vector, length(norm_of(w_.key_vector)));
        y = strip({at.x(), y}, QStringLiteral("q × k"), w_.products, QStringLiteral("Σ = %1").arg(number(w_.product)));
        text({at.x(), y + em_}, wording("blue below 0, orange above, by each row's largest"), small_,
             style_.theme.faint_ink, Role::Note);
        return y + 1.4 * em_;
    }
    static QString length(double norm) { return wording("length %1").arg(number(norm)); }

    /// A line of a sum: what, and how much.
    double line(QPointF at, const QString& name, const QString& value, bool strong = false) {
        const QFont font = strong ? title_ : style_.font;
        const double right = at.x() + 18.4 * em_;
        text({at.x(), at.y() + em_}, name, font, style_.theme.ink, Role::Label);
        text({right, at.y() + em_}, value, font, style_.theme.ink, Role::Label, Align::Right);
        return at.y() + 1.65 * em_;
    }

    void rule(double x, double y, double width) {
        QPainterPath path({x, y});
        path.lineTo(x + width, y);
        list.items.push_back(PathItem{path, QPen(style_.theme.line, 0.06 * em_), Qt::transparent, Role::Axis});
    }

    double score(QPointF at) {
        const bool rotary = !w_.query_content.empty();
        double y = heading(at, wording("2  Compute the score"), formula());
        y = line({at.x(), y}, QStringLiteral("q · k"), number(w_.product));
        y = line({at.x(), y}, scale_name(), QStringLiteral("× %1").arg(number(w_.scale)));
        rule(at.x(), y + 0.1 * em_, 18.4 * em_);
        y += 0.25 * em_;
        y = line({at.x(), y}, rotary ? wording("content without turn") : wording("content"), number(w_.content));
        if (w_.softcap > 0 && !rotary) y = cap_line(at.x(), y);
        for (const PositionTerm& term : w_.positions) {
            y = line({at.x(), y}, name_of_term(term), signed_number(term.value));
            if (w_.softcap > 0 && term.kind == PositionTerm::Kind::Rotary) y = cap_line(at.x(), y);
        }
        rule(at.x(), y + 0.1 * em_, 18.4 * em_);
        y += 0.25 * em_;
        if (!w_.allowed) {
            y = line({at.x(), y}, wording("mask: not allowed"), QStringLiteral("−∞"));
            return line({at.x(), y}, wording("score"), QStringLiteral("−∞"), true);
        }
        return line({at.x(), y}, wording("score"), number(w_.score), true);
    }

    [[nodiscard]] QString formula() const {
        const bool terms = std::ranges::any_of(
            w_.positions, [](const PositionTerm& term) { return term.kind != PositionTerm::Kind::Rotary; });
        if (w_.softcap > 0)
            return terms ? wording("score = cap(q · k × scale) + position") : wording("score = cap(q · k × scale)");
        if (has_root_scale()) return terms ? wording("score = q · k / √d + position") : wording("score = q · k / √d");
        return terms ? wording("score = q · k × scale + position") : wording("score = q · k × scale");
    }
    [[nodiscard]] bool has_root_scale() const {
        return std::abs(w_.scale * std::sqrt(static_cast<double>(w_.query_vector.size())) - 1) < 1e-5;
    }
    [[nodiscard]] QString scale_name() const {
        return has_root_scale() ? wording("scale 1/√%1").arg(w_.query_vector.size()) : wording("scale");
    }
    double cap_line(double x, double y) {
        return line({x, y}, wording("soft cap at ±%1").arg(w_.softcap), QStringLiteral("→ %1").arg(number(w_.capped)));
    }

    double softmax(QPointF at) {
        double y =
            heading(at, wording("3  Softmax over the keys"),
                    w_.replaced ? wording("an intervention has set these weights")
                                : wording("weight = exp(score − %1) / %2").arg(number(w_.row_max), number(w_.row_sum)));
        const std::vector<std::size_t> shown = strongest(kMostCompetitors);
        for (const std::size_t each : shown) y = competitor({at.x(), y}, w_.row[each]);
        return others_line({at.x(), y}, shown);
    }

    /// Indices into the row of its strongest keys, at most so many, with the chosen one among them.
    [[nodiscard]] std::vector<std::size_t> strongest(std::size_t most) const {
        std::vector<std::size_t> shown(std::min(w_.row.size(), most));
        std::iota(shown.begin(), shown.end(), std::size_t{0});
        const auto own = std::ranges::find(w_.row, w_.key, &Competitor::key);
        const auto index = static_cast<std::size_t>(own - w_.row.begin());
        if (own != w_.row.end() && index >= shown.size()) shown.back() = index;
        return shown;
    }

    /// The weight of the keys that are not shown, and of no key at all.
    double others_line(QPointF at, const std::vector<std::size_t>& shown) {
        double rest = 1 - w_.sink;
        for (const std::size_t each : shown) rest -= w_.row[each].weight;
        const std::size_t others = w_.row.size() - shown.size();
        QStringList behind;
        if (others > 0) behind << wording("%1 other keys: %2").arg(others).arg(number(std::max(rest, 0.0)));
        if (w_.sink > 0) behind << wording("sink, to no key: %1").arg(number(w_.sink));
        if (behind.isEmpty()) return at.y();
        text({at.x(), at.y() + em_}, behind.join(QStringLiteral(" · ")), small_, style_.theme.faint_ink, Role::Note);
        return at.y() + 1.4 * em_;
    }

    /// A key of the row: its name, its score, and its weight as a bar.
    double competitor(QPointF at, const Competitor& each) {
        const bool chosen = each.key == w_.key;
        const double height = 1.65 * em_;
        const QRectF place(at.x() - 0.3 * em_, at.y(), 25.6 * em_, height);
        const QFont font = chosen ? title_ : style_.font;
        const double baseline = place.center().y() + extent(font).cap_height / 2;
        keys.push_back({static_cast<std::int32_t>(each.key), place});
        text({at.x(), baseline}, elided(key_name(each.key), font, 6.6 * em_), font, style_.theme.ink, Role::Label);
        text({at.x() + 10.6 * em_, baseline}, number(each.score), small_, style_.theme.faint_ink, Role::Label,
             Align::Right);
        weight_bar({at.x() + 11.4 * em_, at.y()}, kBar * em_, each, font, baseline);
        return at.y() + height;
    }

    /// The weight of a key as a bar, and as a number 5 em behind it.
    void weight_bar(QPointF at, double length_of_one, const Competitor& each, const QFont& font, double baseline) {
        const QRectF room(at.x(), at.y() + 0.35 * em_, length_of_one, 0.95 * em_);
        QRectF bar = room;
        bar.setWidth(room.width() * std::clamp(each.weight, 0.0, 1.0));
        list.items.push_back(RectangleItem{room, style_.map.at(0.06), Role::Background});
        list.items.push_back(
            RectangleItem{bar, each.key == w_.key ? style_.theme.accent : style_.theme.primary, Role::Cell});
        text({at.x() + length_of_one + 5 * em_, baseline}, number(each.weight), font, style_.theme.ink, Role::Label,
             Align::Right);
    }

    double output(QPointF at) {
        double y = heading(at, wording("4  Pass on the value"),
                           wording("output of %1 = Σ weight × v, over all keys").arg(query_name()));
        std::vector<double> weighted;
        for (const float value : w_.value) weighted.push_back(w_.weight * static_cast<double>(value));
        y = strip({at.x(), y}, QStringLiteral("v"), w_.value, length(norm_of(w_.value)));
        y = strip({at.x(), y}, wording("weight × v"), weighted, length(norm_of(weighted)));
        y = strip({at.x(), y}, wording("output"), w_.output, length(norm_of(w_.output)));
        double all = 0;
        double own = 0;
        for (const Competitor& each : w_.row) {
            if (std::isnan(each.output)) return y;
            all += each.output;
            if (each.key == w_.key) own = each.output;
        }
        const QString share = all > 0 ? number(own / all) : QStringLiteral("0");
        text({at.x(), y + em_}, wording("‖weight × W_O v‖ = %1, %2 of the row's sum").arg(number(own), share), small_,
             style_.theme.ink, Role::Note);
        return y + 1.4 * em_;
    }

    const ExplainedWeight& weight_;
    const WeightExplanation& w_;
    FigureStyle style_;
    double em_;
    QFont title_;
    QFont small_;
    ColorMap map_;
};

/// All parts in lines no wider than `width`; answers the height that they take.
double place_parts(Drawing& drawing, WeightForm form, const FigureStyle& style, const QRectF& room) {
    if (form == WeightForm::AllKeys) return drawing.all_keys(room.topLeft(), room.width()) - room.top();
    const double em = size_of(style.font);
    QPointF at = room.topLeft();
    double lower = at.y();
    for (const Drawing::Part& part : drawing.parts()) {
        const double width = part.width * em;
        if (at.x() > room.left() && at.x() + width > room.right() + em) at = {room.left(), lower + 1.2 * em};
        lower = std::max(lower, part.draw(at));
        at.rx() += width + 2 * em;
    }
    return lower - room.top();
}

QStringList notes_of(const ExplainedWeight& weight, const FigureStyle& style) {
    QStringList notes{text_of(weight.head), style.note};
    notes.removeAll(QString());
    return notes;
}

double height_of(const ExplainedWeight& weight, WeightForm form, const FigureStyle& style, double width) {
    Drawing drawing(weight, style);
    const double margin = frame_margin(style);
    const double parts = place_parts(drawing, form, style, QRectF(margin, 0, width - 2 * margin, 0));
    return parts + frame_height(style, notes_of(weight, style), width);
}

bool fits(const ExplainedWeight& weight, WeightForm form, const FigureStyle& style, const QSizeF& size) {
    constexpr double kSlack = 0.5;  // points, of sizes that were rounded
    double widest = 0;
    if (form == WeightForm::OneKey)
        for (const Drawing::Part& part : Drawing(weight, style).parts()) widest = std::max(widest, part.width);
    // A part may reach into the margin on its right.
    if (widest * size_of(style.font) + frame_margin(style) > size.width() + kSlack) return false;
    return height_of(weight, form, style, size.width()) <= size.height() + kSlack;
}

/// The style with type small enough that nothing is cut off.
FigureStyle fitted_style(const ExplainedWeight& weight, WeightForm form, const FigureStyle& style, const QSizeF& size) {
    if (fits(weight, form, style, size)) return style;
    constexpr int kSteps = 12;
    double small = 0.01;
    double large = 1;
    const auto scaled = [&](double scale) {
        FigureStyle result = style;
        result.font = sized(style.font, scale * size_of(style.font), style.font.weight());
        return result;
    };
    for (int step = 0; step < kSteps; ++step) {
        const double middle = (small + large) / 2;
        (fits(weight, form, scaled(middle), size) ? small : large) = middle;
    }
    return scaled(small);
}

/// A laid-out figure: frame and parts.
Drawing drawn(const ExplainedWeight& weight, WeightForm form, const FigureStyle& own, const QSizeF& size) {
    const FigureStyle style = fitted_style(weight, form, own, size);
    Drawing drawing(weight, style);
    FigureFrame frame = make_frame(style, notes_of(weight, style), size);
    drawing.list.size = size;
    drawing.list.items = std::move(frame.items);
    place_parts(drawing, form, style, frame.content);
    return drawing;
}

}  // namespace

WeightFigure::WeightFigure(std::shared_ptr<const ExplainedWeight> weight, WeightForm form, FigureStyle style)
    : weight_(std::move(weight)), form_(form), style_(std::move(style)) {}

DisplayList WeightFigure::layout(const QSizeF& size) const {
    return std::move(drawn(*weight_, form_, style_, size).list);
}

Hit WeightFigure::hit(const QPointF& point, const QSizeF& size) const {
    Hit hit;
    for (const KeyPlace& each : drawn(*weight_, form_, style_, size).keys)
        if (each.place.contains(point)) hit.key = each.key;
    return hit;
}

QRectF WeightFigure::region(const Hit& hit, const QSizeF& size) const {
    for (const KeyPlace& each : drawn(*weight_, form_, style_, size).keys)
        if (hit.key == each.key) return each.place;
    return {};
}

QSizeF WeightFigure::natural_size() const {
    const double em = size_of(style_.font);
    double width = 2 * frame_margin(style_);
    if (form_ == WeightForm::AllKeys) {
        width += kNaturalLines * em;
        return {width, height_for_width(width)};
    }
    for (const Drawing::Part& part : Drawing(*weight_, style_).parts()) width += (part.width + 2) * em;
    return {width, height_for_width(width)};
}

double WeightFigure::height_for_width(double width) const {
    return height_of(*weight_, form_, style_, width);
}

std::unique_ptr<Figure> WeightFigure::with_style(const FigureStyle& style) const {
    return std::make_unique<WeightFigure>(weight_, form_, style);
}

}  // namespace headlight
