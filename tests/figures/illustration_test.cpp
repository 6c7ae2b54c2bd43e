#include "figures/illustrations/illustration.h"

#include "capture/softmax_field.h"
#include "core/error.h"
#include "item_places.h"
#include "test_program.h"

#include <QtTest>

#include <numbers>

using namespace headlight;

namespace {

/// Nobody asks for weights here.
class NoEvaluator final : public AttentionEvaluator {
  public:
    void scores(const AttentionSpec& /*spec*/, const AttentionCorner& /*corner*/, const float* /*queries*/,
                std::int64_t /*query_stride*/, std::int64_t /*query_count*/, const float* /*keys*/,
                std::int64_t /*key_stride*/, std::int64_t /*key_count*/, float* /*scores*/) const override {}
    void weights(float* /*row*/, const std::uint8_t* /*allowed*/, std::int64_t /*count*/, float /*max*/,
                 float /*sum*/) const override {}
    SoftmaxRow softmax(std::span<float> /*row*/, std::span<const std::uint8_t> /*allowed*/, const float* /*sink*/,
                       const RowPlace& /*place*/, MetricSums* /*sums*/) const override {
        return {};
    }
};

/// A model with two heads of four numbers that turns its queries and biases its scores, and a table of positions.
struct Model {
    explicit Model(const DistanceBias& learned = {}) {
        description.architecture = "A decoder";
        description.layers = 1;
        description.heads = 2;
        description.hidden_size = 8;
        description.norms = NormPlace::BeforeParts;
        description.parameters_by_tensor = {{"words", 800}, {"layers.0.query.weight", 64}, {"layers.0.up.weight", 256}};
        SoftmaxField::Parts parts;
        parts.spec.heads = parts.spec.key_heads = 2;
        parts.spec.head_size = 4;
        parts.spec.distance_bias = learned;
        if (learned.empty()) parts.spec.slopes = {0.5F, 0.25F};
        parts.queries = Tensor(Shape{3, 8});
        parts.keys = Tensor(Shape{3, 8});
        parts.evaluator = std::make_shared<const NoEvaluator>();
        parts.row_max = Tensor(Shape{2, 3});
        parts.row_sum = Tensor(Shape{2, 3}, 3.0F);
        Tensor angles(Shape{5, 4});
        for (std::int64_t position = 0; position < 5; ++position)
            for (std::size_t pair = 0; pair < 2; ++pair) {
                const double angle = static_cast<double>(position) * (pair == 0 ? std::numbers::pi / 2 : 0.01);
                angles.slice(position)[pair] = static_cast<float>(std::cos(angle));
                angles.slice(position)[pair + 2] = static_cast<float>(std::sin(angle));
            }
        parts.turn = RotaryTurn{{}, std::make_shared<const Tensor>(angles)};
        field = std::make_shared<const SoftmaxField>(std::move(parts));
    }
    [[nodiscard]] IllustrationSource source() const {
        const auto table = std::make_shared<const Tensor>(Shape{6, 4}, 0.5F);
        const auto cosines = std::make_shared<const Tensor>(Shape{6, 6}, 1.0F);
        return {&description, field, table, cosines};
    }

    ModelDescription description;
    std::shared_ptr<const AttentionField> field;
};

}  // namespace

/// Drawings for lessons.
class IllustrationTest : public QObject {
    Q_OBJECT

  private slots:
    void a_layer_of_stages_is_that_of_the_first_stage() {
        Model model;
        model.description.stages = 3;
        model.description.parameters_by_tensor = {{"encoder.layers.0.blocks.0.query.weight", 64},
                                                  {"encoder.layers.0.blocks.0.up.weight", 256},
                                                  {"encoder.layers.1.blocks.0.up.weight", 1024}};
        const auto figure = make_illustration({"layer", {}, {}}, model.source(), {});
        const QStringList texts = all_texts(figure->layout(figure->natural_size()));
        QVERIFY(texts.contains("stage 0, layer 0"));
        QVERIFY(texts.contains("320"));
        QVERIFY(texts.contains("1,344"));
    }

    void each_stays_on_its_page_at_any_size_data() {
        QTest::addColumn<QString>("name");
        for (const IllustrationKind& kind : illustrations()) QTest::newRow(qPrintable(kind.name)) << kind.name;
    }

    void each_stays_on_its_page_at_any_size() {
        QFETCH(const QString, name);
        const Model model;
        const auto figure = make_illustration({name, {}, {}}, model.source(), FigureStyle{});
        for (const QSizeF& size : {figure->natural_size(), QSizeF(420, 300), QSizeF(900, 1600), QSizeF(3000, 900)}) {
            const QRectF page = QRectF(QPointF(0, 0), size).adjusted(-1, -1, 1, 1);
            for (const Item& item : figure->layout(size).items)
                QVERIFY2(page.contains(item_bounds(item).adjusted(-0.1, -0.1, 0.1, 0.1)), qPrintable(item_name(item)));
        }
        QVERIFY(figure->height_for_width(500) > 50);
        FigureStyle on_paper;
        on_paper.theme = print_theme();
        const auto print = figure->with_style(on_paper);
        QCOMPARE(print->layout({500, 400}).items.size(), figure->layout({500, 400}).items.size());
    }

    void no_text_stands_on_another_data() { each_stays_on_its_page_at_any_size_data(); }

    void no_text_stands_on_another() {
        QFETCH(const QString, name);
        const Model model;
        for (const QStringList& choices : {QStringList(), QStringList{"full", "causal"}}) {
            const auto figure = make_illustration({name, {}, choices}, model.source(), FigureStyle{});
            std::vector<const Item*> texts;
            const DisplayList list = figure->layout(figure->natural_size());
            for (const Item& item : list.items)
                if (std::holds_alternative<TextItem>(item)) texts.push_back(&item);
            for (std::size_t one = 0; one < texts.size(); ++one)
                for (std::size_t other = 0; other < one; ++other)
                    QVERIFY2(!item_bounds(*texts[one]).adjusted(1, 1, -1, -1).intersects(item_bounds(*texts[other])),
                             qPrintable(item_name(*texts[one]) + " on " + item_name(*texts[other])));
            if (name != QLatin1String("interactions")) break;
        }
    }

    void patterns_count_the_pairs_that_they_leave() {
        const auto said = [](const QString& pattern) {
            const auto figure = make_illustration({"interactions", {{"tokens", 8}, {"window", 1}}, {pattern}}, {}, {});
            return all_texts(figure->layout(figure->natural_size())).join('\n');
        };
        QVERIFY(said("full").contains("64 of 64 pairs"));
        QVERIFY(said("causal").contains("36 of 64 pairs"));
        QVERIFY(said("local").contains("22 of 64 pairs"));    // 3 a row, 2 in the first and the last
        QVERIFY(said("dilated").contains("20 of 64 pairs"));  // itself, and two away on each side
    }

    void a_cache_saves_what_is_counted() {
        const auto figure = make_illustration({"cache", {{"text", 6}, {"tokens", 6}}, {}}, {}, {});
        const QStringList texts = all_texts(figure->layout(figure->natural_size()));
        // 6 + 7 + ... + 11 tokens against 11, and pairs of a causal head: 21 + 28 + ... + 66 against 66.
        for (const char* number : {"51", "11", "4.6 times", "251", "66", "3.8 times"})
            QVERIFY2(texts.contains(QString(number)), number);
    }

    void a_bias_for_distance_has_a_side_ahead_only_where_the_model_looks_ahead() {
        const auto said = [](const Model& model) {
            const auto figure = make_illustration({"distance-bias", {{"distances", 5}}, {}}, model.source(), {});
            return all_texts(figure->layout(figure->natural_size()));
        };
        QVERIFY(said(Model()).contains("tokens back"));
        QVERIFY(!said(Model()).contains("ahead"));
        DistanceBias learned;  // of two heads, from one token back to one ahead
        learned.first = -1;
        learned.table = {0.0F, 1.0F, 0.0F, -3.0F, 0.0F, 2.5F};
        const QStringList both = said(Model(learned));
        QVERIFY(both.contains("tokens back") && both.contains("ahead"));
        QVERIFY(both.contains("−3.0") && both.contains("2.5"));
    }

    void a_layer_counts_the_parameters_of_the_open_model() {
        const Model model;
        const auto figure = make_illustration({"layer", {}, {}}, model.source(), {});
        const QStringList texts = all_texts(figure->layout(figure->natural_size()));
        for (const char* number : {"64", "256", "320", "800", "1,120"})
            QVERIFY2(texts.contains(QString(number)), number);
    }

    void what_the_open_model_does_not_have_is_said_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"position-table", "position-similarity", "rotation", "distance-bias", "layer"})
            QTest::newRow(name) << QString(name);
    }

    void what_the_open_model_does_not_have_is_said() {
        QFETCH(const QString, name);
        try {
            (void)make_illustration({name, {}, {}}, {}, {});
            QFAIL("It was drawn.");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Input);
            QVERIFY(QString::fromStdString(error.sentence()).contains("model"));
        }
    }

    void requests_are_checked() {
        QVERIFY_EXCEPTION_THROWN(check_illustration({"moon", {}, {}}), Error);
        QVERIFY_EXCEPTION_THROWN(check_illustration({"interactions", {{"tokens", 1e9}}, {}}), Error);
        QVERIFY_EXCEPTION_THROWN(check_illustration({"interactions", {{"tokens", 7.5}}, {}}), Error);
        QVERIFY_EXCEPTION_THROWN(check_illustration({"interactions", {}, {"plaid"}}), Error);
        QCOMPARE(check_illustration({"layer", {}, {}}).name, QString("layer"));
    }
};

HEADLIGHT_TEST(IllustrationTest, Window)
#include "illustration_test.moc"
