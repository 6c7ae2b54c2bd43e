#include "analysis/parameter_counts.h"
#include "figures/drawn_figure.h"
#include "figures/illustrations/illustration_makers.h"

#include <QLocale>
#include <QPainterPath>

#include <utility>

namespace headlight {

namespace {

QString counted(std::int64_t number) {
    return QLocale(QLocale::English).toString(static_cast<qlonglong>(number));
}

/// A layer from below to above, as papers draw it, with what the parts hold beside it.
class LayerDrawing {
  public:
    LayerDrawing(Sketch& sketch, const ModelDescription& model, const ParameterCounts& counts)
        : sketch_(sketch), model_(model), counts_(counts) {}

    void draw() {
        const bool before = model_.norms == NormPlace::BeforeParts;
        up_ = kBottom;
        sketch_.text({kMiddle, up_ + 0.9},
                     QStringLiteral("a vector of %1 numbers for each token").arg(model_.hidden_size),
                     TextItem::Align::Center, kSmallText, true);
        const int size = model_.hidden_size / std::max(model_.heads, 1);
        sublayer(before, "Attention", QStringLiteral("%1 heads of %2 numbers").arg(model_.heads).arg(size),
                 counts_.inputs + counts_.output);
        sublayer(before, "Feed-forward", "each token on its own", counts_.feed_forward);
        up_ -= 1.6;
        sketch_.arrow({kMiddle, up_ + 1.6}, {kMiddle, up_});
        sketch_.text({kMiddle, up_ - 0.9}, "to the next layer", TextItem::Align::Center, kSmallText, true);
    }

    static constexpr double kBottom = 27;

  private:
    static constexpr double kMiddle = 9.2;
    static constexpr double kHalf = 6.8;
    /// An arrow up to a box of this height.
    void rise(double height, double emphasis, const QString& title, const QStringList& more = {}) {
        constexpr double kWay = 1.5;
        sketch_.arrow({kMiddle, up_}, {kMiddle, up_ - kWay});
        up_ -= kWay + height;
        sketch_.box({kMiddle - kHalf, up_, 2 * kHalf, height}, emphasis);
        double middle = up_ + height / 2 - 0.65 * static_cast<double>(more.size());
        sketch_.text({kMiddle, middle}, title, TextItem::Align::Center, 1.05, false, QFont::DemiBold);
        for (const QString& line : more)
            sketch_.text({kMiddle, middle += 1.35}, line, TextItem::Align::Center, kSmallText);
    }

    void sublayer(bool norm_before, const QString& title, const QString& more, std::int64_t parameters) {
        const double from = up_ - 0.45;
        if (norm_before) rise(1.7, 0, "Norm");
        rise(4.6, 1, title, {more, QStringLiteral("%1 parameters").arg(counted(parameters))});
        sum(from);
        if (!norm_before) rise(1.7, 0, "Norm");
    }

    /// The sum with what came in below, which goes past the box.
    void sum(double from) {
        constexpr double kRadius = 0.62;
        sketch_.arrow({kMiddle, up_}, {kMiddle, up_ - 1.1});
        up_ -= 1.1 + 2 * kRadius;
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
    double up_ = kBottom;
};

/// Rows of a table of counts; the last is their sum.
void draw_counts(Sketch& sketch, const QPointF& corner, const QString& title,
                 const std::vector<std::pair<QString, std::int64_t>>& rows) {
    constexpr double kWidth = 15.5;
    sketch.text(corner + QPointF(0, 0.6), title, TextItem::Align::Left, 1, false, QFont::DemiBold);
    double top = corner.y() + 1.5;
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const bool sum = row + 1 == rows.size();
        if (sum) sketch.line({corner.x(), top}, {corner.x() + kWidth, top}, 0.07);
        const double middle = top + 0.9;
        sketch.text({corner.x(), middle}, rows[row].first, TextItem::Align::Left, 0.92);
        sketch.text({corner.x() + kWidth, middle}, counted(rows[row].second), TextItem::Align::Right, 0.92, false,
                    sum ? QFont::DemiBold : QFont::Normal);
        top += 1.5;
    }
}

/// A chain in which each state is made from the one before, with the way from the first token to the last marked.
void draw_chain(Sketch& sketch, const QPointF& corner, int tokens, double pitch) {
    sketch.text(corner + QPointF(0, 0.6), "Recurrent network", TextItem::Align::Left, 1.1, false, QFont::DemiBold);
    for (int token = 0; token < tokens; ++token) {
        const QPointF middle = corner + QPointF(pitch * (token + 0.5), 0);
        sketch.box({middle.x() - 1.1, corner.y() + 2.2, 2.2, 2}, 0.6);
        sketch.text({middle.x(), corner.y() + 3.2}, QStringLiteral("h%1").arg(token + 1));
        sketch.box({middle.x() - 1.1, corner.y() + 7.6, 2.2, 2}, 0);
        sketch.text({middle.x(), corner.y() + 8.6}, QStringLiteral("x%1").arg(token + 1));
        sketch.arrow({middle.x(), corner.y() + 7.6}, {middle.x(), corner.y() + 4.2}, token == 0);
        if (token > 0)
            sketch.arrow({middle.x() - pitch + 1.1, corner.y() + 3.2}, {middle.x() - 1.1, corner.y() + 3.2}, true);
    }
    sketch.text(corner + QPointF(0, 11), QStringLiteral("x1 reaches h%1 in %1 steps, one by one").arg(tokens),
                TextItem::Align::Left, kSmallText, true);
}

/// One layer of attention: every token reaches every other at once.
void draw_fan(Sketch& sketch, const QPointF& corner, int tokens, double pitch) {
    sketch.text(corner + QPointF(0, 0.6), "Attention", TextItem::Align::Left, 1.1, false, QFont::DemiBold);
    const auto middle = [&](int token) { return corner.x() + pitch * (token + 0.5); };
    for (int query = 0; query < tokens; ++query)
        for (int key = 0; key < tokens; ++key) {
            if (query == tokens - 1 && key == 0) continue;
            sketch.line({middle(key), corner.y() + 7.6}, {middle(query), corner.y() + 4.2}, 0.05);
        }
    for (int token = 0; token < tokens; ++token) {
        sketch.box({middle(token) - 1.1, corner.y() + 2.2, 2.2, 2}, 0.6);
        sketch.text({middle(token), corner.y() + 3.2}, QStringLiteral("z%1").arg(token + 1));
        sketch.box({middle(token) - 1.1, corner.y() + 7.6, 2.2, 2}, 0);
        sketch.text({middle(token), corner.y() + 8.6}, QStringLiteral("x%1").arg(token + 1));
    }
    sketch.arrow({middle(0), corner.y() + 7.6}, {middle(tokens - 1), corner.y() + 4.2}, true);
    sketch.text(corner + QPointF(0, 11), QStringLiteral("x1 reaches z%1 in one step").arg(tokens),
                TextItem::Align::Left, kSmallText, true);
}

void draw_costs(Sketch& sketch, double top, double length, double size) {
    const auto product = [](double value) { return counted(static_cast<std::int64_t>(value)); };
    const std::vector<QStringList> rows{
        {"", "operations per layer", QStringLiteral("n = %1, d = %2").arg(length).arg(size), "sequential steps",
         "longest path"},
        {"recurrent", "n · d²", product(length * size * size), "n", "n"},
        {"attention: weights", "n² · d", product(length * length * size), "1", "1"},
        {"attention: projections", "4n · d²", product(4 * length * size * size), "1", "1"},
    };
    const double columns[] = {0, 13, 21, 31, 39};
    for (std::size_t row = 0; row < rows.size(); ++row) {
        const double middle = top + 1.7 * static_cast<double>(row);
        for (qsizetype column = 0; column < rows[row].size(); ++column)
            sketch.text({columns[column], middle}, rows[row][column], TextItem::Align::Left, row == 0 ? kSmallText : 1,
                        row == 0, row > 0 && column == 0 ? QFont::DemiBold : QFont::Normal);
        if (row == 0) sketch.line({0, middle + 0.85}, {45, middle + 0.85}, 0.07);
    }
}

}  // namespace

std::shared_ptr<const Figure> make_layer(const IllustrationTask& task) {
    if (!task.source.model) task.fail("Open a model to see its layer.");
    const ModelDescription model = *task.source.model;
    const auto counts = parameter_counts(model);
    const bool two_attentions = model.decoder_start >= 0;
    const bool layers_differ = model.stages > 0;
    if (!counts || model.norms == NormPlace::Unknown || counts->others > 0 || two_attentions || layers_differ)
        task.fail(
            "This figure shows layers of attention and feed-forward only; the layers of this model have other parts.");
    const auto draw = [model, counts = *counts](Sketch& sketch) {
        LayerDrawing(sketch, model, counts).draw();
        draw_counts(sketch, {20, 3}, "One layer",
                    {{"queries, keys, values", counts.inputs},
                     {"output projection", counts.output},
                     {"feed-forward", counts.feed_forward},
                     {"two norms", counts.norms},
                     {"layer 0", counts.layer()}});
        draw_counts(sketch, {20, 15.5}, "The whole model",
                    {{QStringLiteral("%1 layers").arg(model.layers), counts.layers},
                     {"token embedding", counts.words},
                     {"position embedding", counts.positions},
                     {"other", counts.rest},
                     {"parameters", counts.all()}});
    };
    const QStringList notes{
        QStringLiteral("%1; parameters counted from its tensors").arg(QString::fromStdString(model.architecture))};
    return std::make_shared<DrawnFigure>(draw, QSizeF(36, LayerDrawing::kBottom + 2), notes, task.style);
}

std::shared_ptr<const Figure> make_recurrence(const IllustrationTask& task) {
    const int tokens = task.whole("tokens");
    const double length = task.number("length");
    const double size = task.number("size");
    const auto draw = [=](Sketch& sketch) {
        constexpr double kWidth = 20.5;
        const double pitch = kWidth / tokens;
        draw_chain(sketch, {0, 0}, tokens, pitch);
        draw_fan(sketch, {kWidth + 2.5, 0}, tokens, pitch);
        draw_costs(sketch, 14, length, size);
    };
    const QStringList notes{QStringLiteral("n tokens, d numbers per token; table after Vaswani et al. 2017, table 1")};
    return std::make_shared<DrawnFigure>(draw, QSizeF(46, 21), notes, task.style);
}

}  // namespace headlight
