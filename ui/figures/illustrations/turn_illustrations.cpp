#include "figures/drawing/text.h"
#include "figures/drawn_figure.h"
#include "figures/illustrations/illustration_makers.h"
#include "language/wording.h"

#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace headlight {

namespace {

/// A clock face whose hand stands at an angle, counter-clockwise from the right.
void draw_dial(Sketch& sketch, const QPointF& center, double radius, double cosine, double sine) {
    QPainterPath face;
    face.addEllipse(center, radius, radius);
    sketch.path(face, sketch.style().theme.line, 0.06, Qt::transparent, Role::Axis);
    QPainterPath start(center);
    start.lineTo(center.x() + radius, center.y());
    sketch.path(start, sketch.style().theme.line, 0.05, Qt::transparent, Role::Axis);
    sketch.arrow(center, center + radius * QPointF(cosine, -sine), true);
}

/// How far keys stand from their query, in tokens: so many before it, and so many after it.
struct Reach {
    int back = 0;
    int ahead = 0;

    [[nodiscard]] int count() const { return back + 1 + ahead; }
    [[nodiscard]] double share(int tokens_after) const {
        return static_cast<double>(back + tokens_after) / static_cast<double>(back + ahead);
    }
};

/// Lines of one color a head over a reach; values are scaled from [0, 1] to the plot.
struct Plot {
    QRectF place;
    QString title;
    QString low;
    QString high;
    Reach reach;
};

/// The key that is furthest before its query stands left, the query itself where it is in the text.
void draw_distances(Sketch& sketch, const QRectF& place, const Reach& reach) {
    const auto x = [&](int tokens_after) { return place.left() + place.width() * reach.share(tokens_after); };
    const double y = place.bottom() + 1;
    const auto mark = [&](int tokens_after, const QString& said) {
        sketch.text({x(tokens_after), y}, said, TextItem::Align::Center, kSmallText, true);
    };
    mark(-reach.back, QString::number(reach.back));
    mark(0, QStringLiteral("0"));
    sketch.text({(x(-reach.back) + x(0)) / 2, y}, wording("tokens back"), TextItem::Align::Center, kSmallText, true);
    if (reach.ahead == 0) return;
    mark(reach.ahead, QString::number(reach.ahead));
    sketch.text({(x(0) + x(reach.ahead)) / 2, y}, wording("ahead"), TextItem::Align::Center, kSmallText, true);
    sketch.line({x(0), place.top()}, {x(0), place.bottom()}, 0.05);
}

void draw_lines(Sketch& sketch, const Plot& plot, const std::vector<std::vector<double>>& heads) {
    const QRectF& place = plot.place;
    sketch.text({place.left(), place.top() - 1.3}, plot.title, TextItem::Align::Left);
    sketch.line(place.bottomLeft(), place.bottomRight(), 0.07);
    sketch.line(place.topLeft(), place.bottomLeft(), 0.07);
    sketch.text({place.left() - 0.3, place.top()}, plot.high, TextItem::Align::Right, kSmallText, true);
    sketch.text({place.left() - 0.3, place.bottom()}, plot.low, TextItem::Align::Right, kSmallText, true);
    for (std::size_t head = 0; head < heads.size(); ++head) {
        QPainterPath way;
        for (int after = -plot.reach.back; after <= plot.reach.ahead; ++after) {
            const double value = heads[head][static_cast<std::size_t>(plot.reach.back + after)];
            const QPointF at(place.left() + place.width() * plot.reach.share(after),
                             place.bottom() - place.height() * value);
            if (after == -plot.reach.back)
                way.moveTo(at);
            else
                way.lineTo(at);
        }
        sketch.path(way, sketch.line_color(static_cast<int>(head), static_cast<int>(heads.size())), 0.18);
    }
    draw_distances(sketch, place, plot.reach);
}

/// Both sides where keys after their query have a bias too and may be looked at (a T5 encoder's, MosaicBERT's).
Reach reach_of(const AttentionSpec& spec, int distances) {
    const DistanceBias& bias = spec.distance_bias;
    const bool has_later = !bias.empty() && bias.first + bias.columns(spec.heads) - 1 > 0;
    const bool both = !spec.causal && (has_later || spec.symmetric_slopes);
    return {distances - 1, both ? distances - 1 : 0};
}

/// [heads, distances]: what the model adds to a score of a key, the one furthest before its query first.
std::vector<std::vector<double>> biases(const AttentionSpec& spec, const Reach& reach) {
    std::vector<std::vector<double>> heads(static_cast<std::size_t>(spec.heads));
    for (std::int32_t head = 0; head < spec.heads; ++head)
        for (int after = -reach.back; after <= reach.ahead; ++after) {
            double bias = 0;
            if (!spec.slopes.empty())
                bias += static_cast<double>(spec.slopes[static_cast<std::size_t>(head)]) *
                        static_cast<double>(spec.sloped_distance(after));
            if (!spec.distance_bias.empty())
                bias += static_cast<double>(spec.distance_bias.at(spec.heads, head, after));
            heads[static_cast<std::size_t>(head)].push_back(bias);
        }
    return heads;
}

/// Weights of a row from the biases alone, if all keys fit their query equally well.
std::vector<double> softmax(const std::vector<double>& scores) {
    const double largest = *std::max_element(scores.begin(), scores.end());
    std::vector<double> weights;
    double sum = 0;
    for (const double score : scores) sum += weights.emplace_back(std::exp(score - largest));
    for (double& weight : weights) weight /= sum;
    return weights;
}

void draw_biases(Sketch& sketch, const std::vector<std::vector<double>>& heads, const Reach& reach) {
    double lowest = 0;
    double highest = 0;
    for (const auto& head : heads)
        for (const double value : head) {
            lowest = std::min(lowest, value);
            highest = std::max(highest, value);
        }
    const double span = std::max(highest - lowest, 1e-9);
    std::vector<std::vector<double>> scores = heads;
    std::vector<std::vector<double>> weights;
    for (auto& head : scores)
        for (double& value : head) value = (value - lowest) / span;
    for (const auto& head : heads) weights.push_back(softmax(head));
    double most = 0;
    for (const auto& head : weights) most = std::max(most, *std::max_element(head.begin(), head.end()));
    for (auto& head : weights)
        for (double& value : head) value /= most;
    draw_lines(sketch,
               {{4, 2.5, 16, 13},
                wording("bias that is added to the score"),
                number_text(lowest, 'f', 1),
                number_text(highest, 'f', 1),
                reach},
               scores);
    draw_lines(sketch,
               {{26, 2.5, 16, 13},
                wording("weights if all keys fit equally well"),
                QStringLiteral("0"),
                number_text(most, 'f', 2),
                reach},
               weights);
    const double step = 40.0 / static_cast<double>(std::max<std::size_t>(heads.size(), 4));
    for (std::size_t head = 0; head < heads.size(); ++head) {
        const double left = 4 + step * static_cast<double>(head);
        QPainterPath sample({left, 19.5});
        sample.lineTo(left + 1.4, 19.5);
        sketch.path(sample, sketch.line_color(static_cast<int>(head), static_cast<int>(heads.size())), 0.18,
                    Qt::transparent, Role::Legend);
        sketch.text({left + 1.9, 19.5}, wording("head %1").arg(head), TextItem::Align::Left, kSmallText, true);
    }
}

}  // namespace

std::shared_ptr<const Figure> make_rotation(const IllustrationTask& task) {
    if (!task.source.field || !task.source.field->turn() || !task.source.field->turn()->angles)
        task.fail(Sentence("This model has no rotary positions; open one that has them, such as position-rotary."));
    const std::shared_ptr<const Tensor> angles = task.source.field->turn()->angles;
    const std::int64_t all_pairs = angles->size(1) / 2;
    const std::int64_t pairs = std::min<std::int64_t>(task.whole("pairs"), all_pairs);
    const std::int64_t positions = std::min<std::int64_t>(task.whole("positions"), angles->size(0));
    constexpr double kLeft = 9;
    constexpr double kPitch = 3.6;
    const auto draw = [=](Sketch& sketch) {
        for (std::int64_t position = 0; position < positions; ++position)
            sketch.text({kLeft + kPitch * (static_cast<double>(position) + 0.5), 0.8}, QString::number(position),
                        TextItem::Align::Center, kSmallText, true);
        sketch.text({kLeft - 0.6, 0.8}, wording("position"), TextItem::Align::Right, kSmallText, true);
        for (std::int64_t row = 0; row < pairs; ++row) {
            const std::int64_t pair = pairs == 1 ? 0 : row * (all_pairs - 1) / (pairs - 1);
            const double middle = 2 + kPitch * (static_cast<double>(row) + 0.5);
            const auto cosine = [&](std::int64_t at) {
                return static_cast<double>(angles->slice(at)[static_cast<std::size_t>(pair)]);
            };
            const auto sine = [&](std::int64_t at) {
                return static_cast<double>(angles->slice(at)[static_cast<std::size_t>(pair + all_pairs)]);
            };
            const double degrees = positions > 1 ? std::atan2(sine(1), cosine(1)) * 180 / std::numbers::pi : 0;
            sketch.text({kLeft - 0.6, middle - 0.6}, wording("pair %1").arg(pair), TextItem::Align::Right);
            sketch.text({kLeft - 0.6, middle + 0.7},
                        wording("%1° per token").arg(degrees < 0 ? degrees + 360 : degrees, 0, 'g', 3),
                        TextItem::Align::Right, kSmallText, true);
            for (std::int64_t position = 0; position < positions; ++position)
                draw_dial(sketch, {kLeft + kPitch * (static_cast<double>(position) + 0.5), middle}, 1.5,
                          cosine(position), sine(position));
        }
    };
    const QStringList notes{wording("%1 of the %2 pairs of a head's query and key, as the open model turns them "
                                    "(Su et al. 2021)")
                                .arg(pairs)
                                .arg(all_pairs)};
    return std::make_shared<DrawnFigure>(
        draw, QSizeF(kLeft + kPitch * static_cast<double>(positions), 2 + kPitch * static_cast<double>(pairs)), notes,
        task.style);
}

std::shared_ptr<const Figure> make_distance_bias(const IllustrationTask& task) {
    const AttentionSpec* scoring = task.source.field ? task.source.field->scoring() : nullptr;
    if (scoring == nullptr || (scoring->slopes.empty() && scoring->distance_bias.empty()))
        task.fail(Sentence("This model has no distance bias; open one that has it, such as position-alibi."));
    const Reach reach = reach_of(*scoring, task.whole("distances"));
    const auto heads = biases(*scoring, reach);
    const QStringList notes{wording("read from the first layer of the open model")};
    return std::make_shared<DrawnFigure>([=](Sketch& sketch) { draw_biases(sketch, heads, reach); }, QSizeF(44, 21),
                                         notes, task.style);
}

}  // namespace headlight
