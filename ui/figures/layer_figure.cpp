#include "figures/layer_figure.h"

#include "analysis/parameter_counts.h"
#include "core/error.h"
#include "figures/drawing/names.h"
#include "figures/drawn_figure.h"
#include "language/wording.h"

#include <QLocale>
#include <QPainterPath>

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace headlight {

namespace {

constexpr double kSmall = 0.85;
constexpr double kMost = 0.92;
constexpr double kCostRoom = 31;  // of heads and costs, in em

QString whole(std::int64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qlonglong>(number));
}

/// A number with three digits and the prefix of its power of 1000: "4.33 G".
QString with_prefix(std::int64_t number) {
    constexpr std::array kPrefixes{"", " k", " M", " G", " T", " P", " E"};
    auto value = static_cast<double>(number);
    std::size_t prefix = 0;
    for (; value >= 999.5 && prefix + 1 < kPrefixes.size(); ++prefix) value /= 1000;
    if (prefix == 0) return whole(number);
    return QString::number(value, 'f', value < 9.995 ? 2 : value < 99.95 ? 1 : 0) + kPrefixes[prefix];
}

/// A layer from below to above, as papers draw it, with the number of parameters in each part.
class LayerDrawing {
  public:
    /// `top`: where it begins, in em.
    LayerDrawing(Sketch& sketch, const ModelDescription& model, const ParameterCounts& counts, double top)
        : sketch_(sketch), model_(model), counts_(counts), up_(top + height(model, counts)) {}

    void draw() {
        sketch_.fitted({kMiddle, up_ + 0.9}, 2 * kMiddle, input(), TextItem::Align::Center, kSmall, true);
        sublayer(wording("Attention"), heads(), counts_.inputs + counts_.global_inputs + counts_.output);
        if (counts_.cross > 0) sublayer(wording("Cross-attention"), wording("to what the encoder read"), counts_.cross);
        sublayer(wording("Feed-forward"), wording("each token on its own"), counts_.feed_forward);
        up_ -= 1.6;
        sketch_.arrow({kMiddle, up_ + 1.6}, {kMiddle, up_});
        sketch_.text({kMiddle, up_ - 0.9}, wording("to the next layer"), TextItem::Align::Center, kSmall, true);
    }

    /// In em, without the line below the layer.
    static double height(const ModelDescription& model, const ParameterCounts& counts) {
        const double part = kBox + kWay + kSum + (model.norms == NormPlace::Unknown ? 0 : kNorm + kWay);
        return (counts.cross > 0 ? 3 : 2) * part + 3.4;
    }

  private:
    static constexpr double kMiddle = 9.2;
    static constexpr double kHalf = 6.8;
    static constexpr double kWay = 1.5;
    static constexpr double kBox = 4.6;
    static constexpr double kNorm = 1.7;
    static constexpr double kRadius = 0.62;
    static constexpr double kSum = 1.1 + 2 * kRadius;

    [[nodiscard]] QString input() const {
        if (model_.stages > 0) return wording("a vector for each patch");
        return wording("a vector of %1 numbers for each token").arg(whole(model_.hidden_size));
    }

    [[nodiscard]] QString heads() const {
        if (model_.stages > 0) return wording("within windows");
        return wording("%1 heads of %2 numbers").arg(model_.heads).arg(model_.hidden_size / std::max(model_.heads, 1));
    }

    /// An arrow up to a box of this height.
    void rise(double height, double emphasis, const QString& title, const QStringList& more = {}) {
        sketch_.arrow({kMiddle, up_}, {kMiddle, up_ - kWay});
        up_ -= kWay + height;
        sketch_.box({kMiddle - kHalf, up_, 2 * kHalf, height}, emphasis);
        double middle = up_ + height / 2 - 0.65 * static_cast<double>(more.size());
        sketch_.fitted({kMiddle, middle}, 2 * kHalf - 0.6, title, TextItem::Align::Center, 1.05, false,
                       QFont::DemiBold);
        for (const QString& line : more)
            sketch_.fitted({kMiddle, middle += 1.35}, 2 * kHalf - 0.6, line, TextItem::Align::Center, kSmall);
    }

    void sublayer(const QString& title, const QString& more, std::int64_t parameters) {
        const double from = up_ - 0.45;
        if (model_.norms == NormPlace::BeforeParts) rise(kNorm, 0, wording("Norm"));
        rise(kBox, 1, title, {more, wording("%1 parameters").arg(whole(parameters))});
        sum(from);
        if (model_.norms == NormPlace::AfterSums) rise(kNorm, 0, wording("Norm"));
    }

    /// The sum with what came in below, which goes past the box.
    void sum(double from) {
        sketch_.arrow({kMiddle, up_}, {kMiddle, up_ - 1.1});
        up_ -= kSum;
        const QPointF center(kMiddle, up_ + kRadius);
        QPainterPath circle;
        circle.addEllipse(center, kRadius, kRadius);
        sketch_.path(circle, sketch_.style().theme.accent, 0.12);
        sketch_.line(center - QPointF(0.35, 0), center + QPointF(0.35, 0), 0.1, false);
        sketch_.line(center - QPointF(0, 0.35), center + QPointF(0, 0.35), 0.1, false);
        const double side = kMiddle - kHalf - 1.6;
        QPainterPath past({kMiddle, from});
        past.lineTo(side, from);
        past.lineTo(side, center.y());
        past.lineTo(center.x() - kRadius - 0.5, center.y());
        sketch_.path(past, sketch_.style().theme.accent, 0.12);
        sketch_.arrow({center.x() - kRadius - 0.7, center.y()}, {center.x() - kRadius, center.y()}, true);
    }

    Sketch& sketch_;
    const ModelDescription& model_;
    const ParameterCounts& counts_;
    double up_;
};

using CountRow = std::pair<QString, std::int64_t>;

std::vector<CountRow> rows_of_layer(const ParameterCounts& counts) {
    std::vector<CountRow> rows{{wording("queries, keys, values"), counts.inputs}};
    if (counts.global_inputs > 0) rows.emplace_back(wording("for global tokens"), counts.global_inputs);
    rows.emplace_back(wording("output projection"), counts.output);
    if (counts.cross > 0) rows.emplace_back(wording("cross-attention"), counts.cross);
    rows.emplace_back(wording("feed-forward"), counts.feed_forward);
    rows.emplace_back(wording("norms"), counts.norms);
    if (counts.others > 0) rows.emplace_back(wording("other"), counts.others);
    rows.emplace_back(wording(counts.layer_name), counts.layer());
    return rows;
}

std::vector<CountRow> rows_of_model(const ModelDescription& model, const ParameterCounts& counts) {
    const QString layers = model.decoder_start >= 0 ? wording("all layers")
                           : model.layers == 1      ? wording("1 layer")
                                                    : wording("%n layers", model.layers);
    return {{layers, counts.layers},
            {wording("token embedding"), counts.words},
            {wording("position embedding"), counts.positions},
            {wording("other"), counts.rest},
            {wording("parameters"), counts.all()}};
}

/// Rows of a table of counts; the last is their sum. Returns where it ends.
double draw_counts(Sketch& sketch, const QPointF& corner, const QString& title, const std::vector<CountRow>& rows) {
    constexpr double kWidth = 17.5;
    sketch.text(corner + QPointF(0, 0.6), title, TextItem::Align::Left, 1, false, QFont::DemiBold);
    double top = corner.y() + 1.5;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool sum = row + 1 == rows.size();
        if (sum) sketch.line({corner.x(), top}, {corner.x() + kWidth, top}, 0.07);
        const double middle = top + 0.9;
        const QString number = whole(rows[row].second);
        const double room = kWidth - 1.2 * sketch.width_of(number, kMost) - 0.5;
        sketch.fitted({corner.x(), middle}, room, rows[row].first, TextItem::Align::Left, kMost);
        sketch.text({corner.x() + kWidth, middle}, number, TextItem::Align::Right, kMost, false,
                    sum ? QFont::DemiBold : QFont::Normal);
        top += 1.5;
    }
    return top;
}

/// Query heads over the key heads that they read, one box each; of many heads the first ones.
double draw_heads(Sketch& sketch, const QPointF& corner, const HeadLayout& layout) {
    constexpr double kCell = 1.1;
    constexpr std::int64_t kDrawn = 16;
    const std::int64_t group = std::max<std::int64_t>(layout.heads / std::max<std::int64_t>(layout.key_heads, 1), 1);
    const std::int64_t groups = std::clamp<std::int64_t>(kDrawn / group, 1, layout.key_heads);
    const std::int64_t shown = std::min(groups * group, kDrawn);
    const bool all = shown == layout.heads;
    const double width = kCell * static_cast<double>(std::min(group, shown));
    sketch.fitted(corner + QPointF(0, 0.6), kCostRoom,
                  wording("%1 query heads, %2 key and value heads").arg(layout.heads).arg(layout.key_heads),
                  TextItem::Align::Left, kMost);
    for (std::int64_t head = 0; head < shown; ++head) {
        const double x = corner.x() + kCell * static_cast<double>(head);
        sketch.box({x + 0.08, corner.y() + 1.6, kCell - 0.16, kCell - 0.16}, 0.3);
        const std::int64_t key = head / group;
        const double middle = corner.x() + width * (static_cast<double>(key) + 0.5);
        sketch.line({x + kCell / 2, corner.y() + 1.6 + kCell - 0.16}, {middle, corner.y() + 4});
    }
    for (std::int64_t key = 0; key < groups; ++key) {
        sketch.box({corner.x() + width * static_cast<double>(key) + 0.08, corner.y() + 4, width - 0.16, kCell - 0.16},
                   1);
    }
    QStringList more{wording("%1 numbers a head; computed %2 times").arg(layout.head_size).arg(layout.modules)};
    if (!all) more.prepend(wording("the first %1 of %2 query heads").arg(shown).arg(layout.heads));
    sketch.fitted(corner + QPointF(0, 6.1), kCostRoom, more.join(QStringLiteral("; ")), TextItem::Align::Left, kSmall,
                  true);
    return corner.y() + 7.2;
}

/// Operations and cache by the number of tokens.
double draw_costs(Sketch& sketch, const QPointF& corner, const std::vector<RunCost>& costs) {
    constexpr std::array kColumns{0.0, 10.0, 15.5, 20.0, 25.5, 31.0};
    const bool measured = std::ranges::any_of(costs, [](const RunCost& cost) { return cost.milliseconds > 0; });
    QStringList names{wording("tokens"), wording("weights"), wording("attention"), wording("share"), wording("cache")};
    if (measured) names << wording("measured");
    const auto columns = static_cast<std::size_t>(names.size());
    const auto right = [&](std::size_t column) { return corner.x() + kColumns[column] + (column == 0 ? 4.5 : 0); };
    sketch.fitted(corner + QPointF(0, 0.6), kCostRoom, wording("Operations of a run, key/value cache"),
                  TextItem::Align::Left, 1, false, QFont::DemiBold);
    double middle = corner.y() + 2.3;
    for (std::size_t column = 0; column < columns; ++column) {
        const double room = right(column) - (column == 0 ? corner.x() : right(column - 1)) - 0.4;
        sketch.fitted({right(column), middle}, room, names[static_cast<qsizetype>(column)], TextItem::Align::Right,
                      kSmall, true);
    }
    sketch.line({corner.x(), middle + 0.85}, {right(columns - 1), middle + 0.85}, 0.07);
    for (const RunCost& cost : costs) {
        middle += 1.6;
        const double share =
            cost.all() > 0 ? 100 * static_cast<double>(cost.attention) / static_cast<double>(cost.all()) : 0;
        QStringList texts{whole(cost.tokens), with_prefix(cost.linear), with_prefix(cost.attention),
                          QStringLiteral("%1 %").arg(share, 0, 'f', 1),
                          cost.cache_bytes > 0 ? with_prefix(cost.cache_bytes) + "B" : QStringLiteral("–")};
        if (measured)
            texts << (cost.milliseconds > 0 ? QStringLiteral("%1 ms").arg(cost.milliseconds, 0, 'g', 3)
                                            : QStringLiteral("–"));
        for (std::size_t column = 0; column < columns; ++column)
            sketch.text({right(column), middle}, texts[static_cast<qsizetype>(column)], TextItem::Align::Right, kMost);
    }
    return middle + 1.6;
}

/// The layout of the heads whose keys are cached, or the first.
std::optional<HeadLayout> layout_of(const std::vector<RunCost>& costs) {
    if (costs.empty() || costs.front().layouts.empty()) return std::nullopt;
    const std::vector<HeadLayout>& layouts = costs.front().layouts;
    const auto cached = std::ranges::find(layouts, true, &HeadLayout::cached);
    return cached == layouts.end() ? layouts.front() : *cached;
}

QStringList notes_of(const ShownLayer& shown) {
    QStringList notes{
        wording("%1; parameters counted from its tensors").arg(architecture_name(shown.model.architecture))};
    if (!shown.costs.empty())
        notes << wording(
            "Operations: additions and multiplications of matrix products, with logits of one token. Weights: products "
            "with weights; attention: Q Kᵀ and A V, masked pairs included. Cache: fp32.");
    if (std::ranges::any_of(shown.costs, [](const RunCost& cost) { return cost.milliseconds > 0; }))
        notes << wording("Measured: median of three runs on this machine, without capturing.");
    if (!shown.problem.empty()) notes << QString::fromStdString(shown.problem);
    return notes;
}

}  // namespace

std::shared_ptr<const Figure> layer_figure(ShownLayer shown, const FigureStyle& style, LayerForm form) {
    const auto counts = parameter_counts(shown.model);
    if (!counts)
        throw Error(ErrorKind::Input,
                    Sentence("Expected a model whose tensors are known; imported attention has none."));
    if (counts->layer_name.empty())
        throw Error(ErrorKind::Input, Sentence("Expected a model with one stack of layers, an encoder-decoder or "
                                               "stages; this model has several towers."));
    const QStringList notes = notes_of(shown);
    const double layer = LayerDrawing::height(shown.model, *counts) + 2;
    const double tables = 7 + 1.5 * static_cast<double>(rows_of_layer(*counts).size() + 5);
    const double cost = shown.costs.empty() ? 0 : 14 + 1.6 * static_cast<double>(shown.costs.size());
    const bool narrow = form == LayerForm::Narrow;
    const QPointF counts_at = narrow ? QPointF(0.5, 1) : QPointF(20, 1);
    const QPointF cost_at = narrow ? QPointF(0.5, tables + 1) : QPointF(40.5, 1);
    const double layer_at = narrow ? tables + cost + 2 : 0;
    const QSizeF extent =
        narrow ? QSizeF(32, layer + tables + cost + 3) : QSizeF(cost > 0 ? 72.5 : 38, std::max({layer, tables, cost}));
    const auto draw = [shown = std::move(shown), counts = *counts, counts_at, cost_at, layer_at](Sketch& sketch) {
        LayerDrawing(sketch, shown.model, counts, layer_at).draw();
        const double end = draw_counts(sketch, counts_at, wording("One layer"), rows_of_layer(counts));
        draw_counts(sketch, {counts_at.x(), end + 1.5}, wording("The whole model"), rows_of_model(shown.model, counts));
        if (shown.costs.empty()) return;
        double top = cost_at.y();
        if (const auto layout = layout_of(shown.costs)) top = draw_heads(sketch, {cost_at.x(), top}, *layout) + 1;
        draw_costs(sketch, {cost_at.x(), top}, shown.costs);
    };
    return std::make_shared<DrawnFigure>(draw, extent, notes, style);
}

}  // namespace headlight
