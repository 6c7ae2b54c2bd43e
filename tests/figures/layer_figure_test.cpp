// The figure of a layer: parts, parameters, shared heads and the cost of runs.

#include "figures/layer_figure.h"

#include "core/error.h"
#include "item_places.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

ShownLayer decoder() {
    ShownLayer shown;
    shown.model.architecture = "A decoder";
    shown.model.layers = 2;
    shown.model.heads = 8;
    shown.model.hidden_size = 64;
    shown.model.norms = NormPlace::BeforeParts;
    shown.model.parameters_by_tensor = {{"words", 6400},
                                        {"layers.0.query.weight", 4096},
                                        {"layers.0.attention_norm.weight", 64},
                                        {"layers.1.query.weight", 4096}};
    for (const std::int64_t tokens : {16, 64, 256, 1024, 4096, 16'384})
        shown.costs.push_back({.tokens = tokens,
                               .linear = 1000 * tokens,
                               .attention = tokens * tokens,
                               .cache_bytes = 4 * tokens,
                               .layouts = {{2, 8, 2, 8, 8, true}}});
    return shown;
}

QStringList texts_at(const Figure& figure, const QSizeF& size) {
    return all_texts(figure.layout(size));
}

}  // namespace

class LayerFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void all_parts_stay_on_the_page_in_both_forms() {
        ShownLayer measured = decoder();
        measured.costs.front().milliseconds = 12.5;
        ShownLayer pair = decoder();
        pair.model.decoder_start = 0;
        pair.model.parameters_by_tensor = {{"decoder.layers.0.query.weight", 64},
                                           {"decoder.layers.0.cross.key.weight", 64}};
        ShownLayer many = decoder();
        many.costs.front().layouts = {{96, 96, 96, 128, 128, true}};
        ShownLayer one_key = decoder();
        one_key.costs.front().layouts = {{96, 71, 1, 64, 64, true}};
        for (const ShownLayer& shown : {decoder(), measured, pair, many, one_key})
            for (const LayerForm form : {LayerForm::Wide, LayerForm::Narrow}) {
                const auto figure = layer_figure(shown, {}, form);
                for (const QSizeF& size : {figure->natural_size(), QSizeF(500, 400), QSizeF(400, 1600)}) {
                    const QRectF page = QRectF(QPointF(0, 0), size).adjusted(-1, -1, 1, 1);
                    for (const Item& item : figure->layout(size).items)
                        QVERIFY2(page.contains(item_bounds(item).adjusted(-0.1, -0.1, 0.1, 0.1)),
                                 qPrintable(item_name(item)));
                }
            }
    }

    void shared_keys_and_costs_are_told() {
        const auto figure = layer_figure(decoder(), {});
        const QStringList texts = texts_at(*figure, figure->natural_size());
        for (const char* text : {"8 query heads, 2 key and value heads", "4,096", "14,656", "16,384", "16.4 M", "268 M",
                                 "94.2 %", "65.5 kB"})
            QVERIFY2(texts.contains(QString(text)), text);
        QVERIFY(!texts.contains("measured"));
    }

    void a_time_stands_where_it_was_measured() {
        ShownLayer shown = decoder();
        shown.costs.front().milliseconds = 12.5;
        const auto figure = layer_figure(shown, {});
        const QStringList texts = texts_at(*figure, figure->natural_size());
        QVERIFY(texts.contains("measured"));
        QVERIFY(texts.contains("12.5 ms"));
        QCOMPARE(texts.count("–"), 5);
    }

    void a_decoder_of_two_stacks_shows_its_cross_attention() {
        ShownLayer shown;
        shown.model.decoder_start = 0;
        shown.model.parameters_by_tensor = {{"encoder.layers.0.query.weight", 10},
                                            {"decoder.layers.0.query.weight", 20},
                                            {"decoder.layers.0.cross.key.weight", 40},
                                            {"decoder.layers.0.cross_norm.weight", 5}};
        const auto figure = layer_figure(shown, {});
        const QStringList texts = texts_at(*figure, figure->natural_size());
        QVERIFY(texts.contains("Cross-attention"));
        QVERIFY(texts.contains("40 parameters"));
        QVERIFY(texts.contains("decoder layer 0"));
        QVERIFY(texts.contains("65"));  // of that layer
    }

    void matrices_of_global_tokens_are_counted_apart() {
        ShownLayer shown;
        shown.model.parameters_by_tensor = {{"layers.0.query.weight", 10}, {"layers.0.query_global.weight", 30}};
        const auto figure = layer_figure(shown, {});
        const QStringList texts = texts_at(*figure, figure->natural_size());
        const qsizetype row = texts.indexOf("for global tokens");
        QVERIFY(row > 0);
        QCOMPARE(texts.value(texts.indexOf("queries, keys, values") + 1), QString("10"));
        QCOMPARE(texts.value(row + 1), QString("30"));
        QVERIFY(texts.contains("40 parameters"));  // in the box of attention
    }

    void a_model_without_tensors_is_refused() {
        try {
            layer_figure({}, {});
            QFAIL("it was drawn");
        } catch (const Error& error) {
            QVERIFY2(QString(error.what()).contains("tensors"), error.what());
        }
    }
};

HEADLIGHT_TEST(LayerFigureTest, Window)
#include "layer_figure_test.moc"
