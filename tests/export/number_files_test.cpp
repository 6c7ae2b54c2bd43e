// The numbers behind a figure in files that other programs read: what is read back is what the figure drew.

#include "export/number_files.h"

#include "core/error.h"
#include "export/read_numbers.h"
#include "figures/sample_matrices.h"
#include "test_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr float kNothing = std::numeric_limits<float>::quiet_NaN();

Provenance provenance() {
    return {"some-model", "", std::make_shared<const ModelIdentity>(ModelHashes{"sha256-tree16m:0123456789abcdef", {}}),
            "CPU", "0.1.0"};
}

QJsonObject json_of(const FigureNumbers& numbers) {
    return QJsonDocument::fromJson(number_bytes(numbers, {provenance()}, "json")).object();
}

std::vector<QByteArrayList> rows_of(const FigureNumbers& numbers) {
    std::vector<QByteArrayList> rows;
    for (const QByteArray& line : number_bytes(numbers, {provenance()}, "tsv").split('\n').mid(1))
        if (!line.isEmpty()) rows.push_back(line.split('\t'));
    return rows;
}

bool same(std::span<const float> left, std::span<const float> right) {
    return std::ranges::equal(left, right, [](float a, float b) { return a == b || (std::isnan(a) && std::isnan(b)); });
}

ExplainedWeight weight() {
    ExplainedWeight weight;
    weight.numbers.query = 2;
    weight.numbers.key = 1;
    weight.numbers.query_vector = {1, 2};
    weight.numbers.key_vector = {3, 4};
    weight.numbers.products = {3, 8};
    weight.numbers.product = 11;
    weight.numbers.scale = 0.5;
    weight.numbers.positions = {{PositionTerm::Kind::Slope, -0.25}};
    weight.numbers.score = 5.25;
    weight.numbers.weight = 0.75;
    weight.numbers.row = {{1, 5.25, 0.75, 2}, {0, 4.15, 0.25, 1}};
    weight.numbers.row_products = Tensor({2, 2}, std::vector<float>{3, 8, 1, 4});
    weight.numbers.value = {7, 8, 9};
    weight.numbers.output = {6, 5, 4};
    weight.query = "it";
    weight.keys = {"the", "animal", "it"};
    weight.head = Sentence("Layer 2, head 1");
    return weight;
}

}  // namespace

class NumberFilesTest : public QObject {
    Q_OBJECT

  private slots:
    void weights_are_read_back_with_their_mask_and_labels_data() {
        QTest::addColumn<QString>("ending");
        QTest::newRow("npz") << "npz";
        QTest::newRow("safetensors") << "safetensors";
    }
    void weights_are_read_back_with_their_mask_and_labels() {
        QFETCH(QString, ending);
        const AttentionMatrix matrix = samples::attention({"a", "\"b\"", "שלום"}, true);
        const QString path = write(numbers_of(matrix), ending);
        const Tensor weights = tensor_in(path, "weights");
        QCOMPARE(weights.shape(), (Shape{3, 3}));
        QVERIFY(same(weights.values(), matrix.values.values()));
        const Tensor allowed = tensor_in(path, "allowed");
        QVERIFY(same(allowed.values(), std::vector<float>{1, 0, 0, 1, 1, 0, 1, 1, 1}));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray bytes = file.readAll();
        QVERIFY(bytes.contains("some-model") && bytes.contains("שלום"));
    }

    void dimensions_have_names() {
        const QString path = write(numbers_of(samples::attention({"a", "b"})), "safetensors");
        QCOMPARE(metadata_in(path, "axes"),
                 std::string(R"({"weights": ["queries", "keys"], "allowed": ["queries", "keys"]})"));
        QCOMPARE(metadata_in(path, "queries"), std::string(R"(["a", "b"])"));
    }

    void several_heads_are_one_tensor_and_one_line_a_weight() {
        std::vector<AttentionMatrix> heads{samples::attention({"a", "b"}, true, 1),
                                           samples::attention({"a", "b"}, true, 2)};
        heads[1].title = Sentence("Layer 3, head 2");
        const FigureNumbers numbers = numbers_of_heads(heads);
        const Tensor weights = tensor_in(write(numbers, "npz"), "weights");
        QCOMPARE(weights.shape(), (Shape{2, 2, 2}));
        for (std::size_t head = 0; head < 2; ++head)
            QVERIFY(same(weights.slice(static_cast<std::int64_t>(head)), heads[head].values.values()));
        const auto rows = rows_of(numbers);
        QCOMPARE(rows[0].join(','), QByteArray("head,head_label,query,query_label,key,key_label,weights"));
        QCOMPARE(rows[2].join(','), QByteArray("0,Layer 3, head 1,0,a,1,b,"));  // masked
        QCOMPARE(rows[7].last().toFloat(), heads[1].value(1, 0));
    }

    void all_sides_of_a_comparison_stand_beside_their_difference() {
        Comparison comparison;
        comparison.sides = {samples::attention({"a", "b"}, false, 1), samples::attention({"a", "b"}, false, 2)};
        comparison.axes.queries.sides = {samples::entries({"a", "b"}), samples::entries({"a", "b"})};
        comparison.axes.keys.sides = comparison.axes.queries.sides;
        comparison.axes.queries.places.resize(2, {{{{0}, false}, {{0}, false}}});
        comparison.axes.keys.places = comparison.axes.queries.places;
        comparison.sides[1].values.values()[3] = kNothing;
        const FigureNumbers numbers = numbers_of(comparison, 1, {{"A", "one-model"}, {"B", "another"}});
        const QString path = write(numbers, "npz");
        const Tensor left = tensor_in(path, "A");
        const Tensor right = tensor_in(path, "B");
        const Tensor difference = tensor_in(path, "difference");
        QVERIFY(same(left.values(), comparison.sides[0].values.values()));
        QVERIFY(same(right.values(), comparison.sides[1].values.values()));
        QVERIFY(std::abs(left.values()[1] + difference.values()[1] - right.values()[1]) < 1e-6F);
        const auto rows = rows_of(numbers);
        QCOMPARE(rows[0].join(','), QByteArray("query,query_label,key,key_label,A,B,difference"));
        QCOMPARE(rows[4].mid(5).join(','), QByteArray("nan,nan"));
        QVERIFY(json_of(numbers)["B"][1][1].isNull());
        QCOMPARE(json_of(numbers)["notes"].toArray().last().toString(), QString("B · another · Layer 3, head 1"));
    }

    void a_weight_is_written_with_its_whole_way() {
        const FigureNumbers numbers = numbers_of(weight());
        const QString path = write(numbers, "safetensors");
        const Tensor products = tensor_in(path, "products");
        QVERIFY(same(products.values(), std::vector<float>{3, 8}));
        const Tensor weights = tensor_in(path, "weights");
        QVERIFY(same(weights.values(), std::vector<float>{0.25F, 0.75F, 0}));  // in the order of the keys
        const Tensor allowed = tensor_in(path, "allowed");
        QVERIFY(same(allowed.values(), std::vector<float>{1, 1, 0}));
        const Tensor output = tensor_in(path, "output");
        QVERIFY(same(output.values(), std::vector<float>{6, 5, 4}));
        const auto names = QJsonDocument::fromJson(QByteArray::fromStdString(metadata_in(path, "step_names"))).array();
        const Tensor steps = tensor_in(path, "steps");
        const auto step = [&](const char* name) {
            for (qsizetype index = 0; index < names.size(); ++index)
                if (names[index].toString() == QLatin1String(name))
                    return steps.values()[static_cast<std::size_t>(index)];
            return kNothing;
        };
        QCOMPARE(step("product"), 11.F);
        QCOMPARE(step("slope"), -0.25F);
        QCOMPARE(step("score"), 5.25F);
        const auto rows = rows_of(numbers);
        QCOMPARE(rows[0].first(), QByteArray("part"));
        const auto row_of_animal = std::ranges::find_if(
            rows, [](const QByteArrayList& row) { return row[0] == "weights" && row.contains("animal"); });
        QVERIFY(row_of_animal != rows.end());
        QCOMPARE(row_of_animal->last(), QByteArray("0.75"));
        QVERIFY(
            std::ranges::none_of(numbers.parts, [](const NumberPart& part) { return part.name == "key_products"; }));
    }

    void a_query_with_all_keys_has_the_products_of_each_in_the_order_of_the_keys() {
        const FigureNumbers numbers = numbers_of(weight(), WeightForm::AllKeys);
        const Tensor products = tensor_in(write(numbers, "npz"), "key_products");
        QCOMPARE(products.shape(), (Shape{3, 2}));
        QVERIFY(same(products.values(), std::vector<float>{1, 4, 3, 8, 0, 0}));  // "it" is masked
        QCOMPARE(json_of(numbers)["key_products"][1][0].toDouble(), 3.0);
        QVERIFY(json_of(numbers)["key_products"][2].toArray().isEmpty() ||
                json_of(numbers)["key_products"][2][0].isNull());
    }

    void the_lens_says_tokens_ids_and_probabilities() {
        const LensTable table{"Once", {{{7, " a", 0.5F}, {8, "the", 0.25F}}, {{9, "upon", 1}}}};
        const FigureNumbers numbers = numbers_of(table);
        const QString path = write(numbers, "npz");
        const Tensor ids = tensor_in(path, "ids");
        QVERIFY(same(ids.values(), std::vector<float>{7, 8, 9, kNothing}));
        const Tensor probabilities = tensor_in(path, "probabilities");
        QVERIFY(same(probabilities.values(), std::vector<float>{0.5F, 0.25F, 1, kNothing}));
        QCOMPARE(json_of(numbers)["tokens"][1][0].toString(), QString("upon"));
        const auto rows = rows_of(numbers);
        QCOMPARE(rows[0].join(','), QByteArray("layer,layer_label,candidate,tokens,ids,probabilities"));
        QCOMPARE(rows[1].join(','), QByteArray("0,embedding,0, a,7,0.5"));
    }

    void similarity_has_a_matrix_a_layer() {
        const TokenSimilarity similarity{{"a", "b"},
                                         {Tensor({2, 2}, {1, 0.5F, 0.5F, 1}), Tensor({2, 2}, {1, -0.25F, -0.25F, 1})},
                                         {Sentence("Embeddings"), Sentence("After layer %1", 0)},
                                         {}};
        const Tensor cosines = tensor_in(write(numbers_of(similarity), "npz"), "cosines");
        QCOMPARE(cosines.shape(), (Shape{2, 2, 2}));
        QVERIFY(same(cosines.slice(1), similarity.layers[1].values()));
    }

    void a_measure_is_a_table_and_means_have_deviations() {
        const Tensor values({2, 2}, {1, 2, 3, kNothing});
        const auto table = number_bytes(numbers_of(HeadsByMetric{"entropy", values}), {provenance()}, "csv");
        QCOMPARE(table, QByteArray::fromStdString(provenance_comment({provenance()})) +
                            QByteArray("\r\nlayer,0,1\r\n0,1,2\r\n1,3,nan\r\n"));
        const HeadsByMetric means{"entropy", values, Tensor({2, 2}, {0.5F, 0, 1, kNothing}), 3};
        const QString path = write(numbers_of(means), "safetensors");
        QCOMPARE(tensor_in(path, "entropy").shape(), (Shape{2, 2}));
        const Tensor deviations = tensor_in(path, "deviations");
        QVERIFY(same(deviations.values(), means.deviations.values()));
        QCOMPARE(rows_of(numbers_of(means))[3].join(','), QByteArray("1,0,3,1"));
    }

    void panels_keep_their_letters() {
        const AttentionMatrix matrix = samples::attention({"a", "b"});
        const FigureNumbers panels =
            numbers_of_panels({numbers_of(matrix), numbers_of(HeadsByMetric{"entropy", Tensor({1, 2}, {4, 5})})});
        const QString path = write(panels, "npz");
        const Tensor weights = tensor_in(path, "a.weights");
        QVERIFY(same(weights.values(), matrix.values.values()));
        QCOMPARE(tensor_in(path, "b.entropy").shape(), (Shape{1, 2}));
        const auto rows = rows_of(panels);
        QCOMPARE(rows.back().first(), QByteArray("b.entropy"));
        QCOMPARE(rows.back().last(), QByteArray("5"));
        QCOMPARE(json_of(panels)["a.keys"].toArray(), (QJsonArray{"a", "b"}));
    }

    void the_same_numbers_give_the_same_bytes() {
        const AttentionMatrix matrix = samples::attention(samples::sentence());
        for (const QString& ending : number_endings())
            QCOMPARE(number_bytes(numbers_of(matrix), {provenance()}, ending),
                     number_bytes(numbers_of(matrix), {provenance()}, ending));
    }

    void another_ending_is_refused_with_those_that_there_are() {
        try {
            static_cast<void>(number_bytes(numbers_of(samples::attention({"a"})), {provenance()}, "xlsx"));
            QFAIL("it was taken");
        } catch (const Error& error) {
            QVERIFY(QString(error.what()).contains(".npz"));
        }
    }

    void what_is_too_much_for_a_text_is_refused_with_what_to_do() {
        const TokenSimilarity similarity{
            std::vector<std::string>(2001, "a"), {Tensor({2001, 2001})}, {Sentence("Embeddings")}, {}};
        try {
            static_cast<void>(number_bytes(numbers_of(similarity), {provenance()}, "csv"));
            QFAIL("it was written");
        } catch (const Error& error) {
            QVERIFY(QString(error.what()).contains(".safetensors"));
        }
    }

  private:
    QString write(const FigureNumbers& numbers, const QString& ending) {
        const QString path = folder_.filePath("numbers." + ending);
        write_bytes(path, number_bytes(numbers, {provenance()}, ending));
        return path;
    }

    QTemporaryDir folder_;
};

HEADLIGHT_TEST(NumberFilesTest, None)
#include "number_files_test.moc"
