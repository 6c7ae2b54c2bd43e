// Approximations of heads are those of NumPy on the queries, keys and values of transformers; see
// tests/reference/make_approximations.py.

#include "analysis/approximations/head_approximation.h"
#include "analysis/approximations/random_numbers.h"
#include "analysis/approximations/sparse_pattern.h"
#include "core/error.h"
#include "models/reference_case.h"
#include "session/analyze_text.h"
#include "session/model_loader.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr double kBound = 1e-4;

AnalysisPointer analysis_of(const QString& model, const std::string& text, bool values = true) {
    ReadyModel ready = load_ready_model(std::string(HEADLIGHT_SOURCE_DIR "/resources/models/") + model.toStdString(),
                                        {"cpu", "", 1}, {}, {});
    AnalysisRequest request;
    request.text = text;
    request.values = values;
    return analyze_text(ready, request, {}, {}, {});
}

HeadId head(std::int32_t layer, std::int32_t number) {
    return {.layer = layer, .head = number};
}

ApproximationMethod method_named(const QString& name) {
    static const QStringList names{"local",     "dilated",   "chosen",          "random-blocks",
                                   "projected", "best-rank", "random-features", "linear"};
    return static_cast<ApproximationMethod>(names.indexOf(name));
}

bool near(double found, double expected) {
    return std::abs(found - expected) <= kBound * (1 + std::abs(expected));
}

}  // namespace

class ApproximationsTest : public QObject {
    Q_OBJECT

  private slots:
    void weights_and_errors_are_those_of_numpy_data() {
        QTest::addColumn<QJsonObject>("entry");
        for (const QJsonValue& entry :
             read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/approximations.json").array())
            QTest::addRow("%s", qPrintable(entry["model"].toString())) << entry.toObject();
    }
    void weights_and_errors_are_those_of_numpy() {
        QFETCH(QJsonObject, entry);
        const AnalysisPointer analysis = analysis_of(entry["model"].toString(), entry["text"].toString().toStdString());
        const HeadId asked = head(entry["layer"].toInt(), entry["head"].toInt());
        QCOMPARE(entry["methods"].toArray().size(), qsizetype{8});
        for (const QJsonValue& expected : entry["methods"].toArray()) {
            const QString name = expected["method"].toString();
            const ApproximationSettings settings{method_named(name), expected["size"].toInt()};
            const HeadApproximation found = approximated_head(*analysis, asked, settings, entry["seed"].toInt());
            const QJsonArray rows = expected["weights"].toArray();
            QCOMPARE(found.weights.size(0), std::int64_t{rows.size()});
            for (int row = 0; row < rows.size(); ++row)
                for (int column = 0; column < rows.size(); ++column)
                    QVERIFY2(near(static_cast<double>(found.weights.slice(row)[static_cast<std::size_t>(column)]),
                                  rows[row][column].toDouble()),
                             qPrintable(name));
            QVERIFY2(near(found.error.frobenius, expected["frobenius"].toDouble()), qPrintable(name));
            QVERIFY2(near(found.error.row_difference, expected["row_difference"].toDouble()), qPrintable(name));
            QVERIFY2(near(found.error.output, expected["output"].toDouble()), qPrintable(name));
        }
    }

    void no_matrix_of_a_rank_is_closer_than_the_best_one() {
        const AnalysisPointer analysis = analysis_of("story-encoder", "The animal didn't cross the street.");
        const HeadApproximation best = approximated_head(*analysis, head(2, 2), {ApproximationMethod::BestRank, 2}, 1);
        for (std::size_t size = 1; size < best.by_size.size(); ++size)
            QVERIFY(best.by_size[size].frobenius <= best.by_size[size - 1].frobenius + 1e-12);
        const HeadApproximation whole =
            approximated_head(*analysis, head(2, 2), {ApproximationMethod::BestRank, 4096}, 1);
        QVERIFY(whole.error.frobenius < 1e-6);
    }

    void a_window_over_the_whole_text_is_exact() {
        const AnalysisPointer analysis = analysis_of("story-decoder", "Once upon a time there was a girl.");
        const HeadApproximation wide = approximated_head(*analysis, head(1, 0), {ApproximationMethod::Local, 100}, 1);
        QVERIFY(wide.error.frobenius < 1e-5);
        QVERIFY(wide.causal);
        QVERIFY(wide.notes.empty());
        const HeadApproximation projected =
            approximated_head(*analysis, head(1, 0), {ApproximationMethod::Projected, 4}, 1);
        QVERIFY(!projected.notes.empty());
    }

    void receptive_fields_grow_by_the_window_with_each_layer() {
        const SparsePattern causal = sparse_pattern({ApproximationMethod::Local, 2}, 20, true, 1);
        const std::vector<LayerReach> reach = reach_of(causal, 20, 4);
        for (std::int64_t layer = 0; layer < 4; ++layer)
            QCOMPARE(reach[static_cast<std::size_t>(layer)].of_last, 2 * (layer + 1) + 1);
        const std::vector<LayerReach> chosen =
            reach_of(sparse_pattern({ApproximationMethod::Chosen, 1}, 20, false, 1), 20, 2);
        QCOMPARE(chosen[1].of_last, std::int64_t{20});  // over the chosen token everyone reaches everyone
        const SparsePattern dilated = sparse_pattern({ApproximationMethod::Dilated, 3}, 20, true, 1);
        QCOMPARE(std::count(dilated.end() - 20, dilated.end(), 1), std::ptrdiff_t{5});
    }

    void random_numbers_are_normal_and_the_same_for_a_seed() {
        const Tensor numbers = random_normal(100, 99, 5);
        const Tensor again = random_normal(100, 99, 5);
        QVERIFY(std::ranges::equal(numbers.values(), again.values()));
        double sum = 0;
        double squares = 0;
        for (const float number : numbers.values()) {
            sum += static_cast<double>(number);
            squares += static_cast<double>(number) * static_cast<double>(number);
        }
        QVERIFY(std::abs(sum / 9900) < 0.03);
        QVERIFY(std::abs(squares / 9900 - 1) < 0.05);
    }

    void heads_that_cannot_be_approximated_are_refused() {
        const AnalysisPointer without = analysis_of("story-encoder", "It was tired.", false);
        QVERIFY_THROWS_EXCEPTION(Error, approximated_head(*without, head(0, 0), {}, 1));
        const AnalysisPointer cross = analysis_of("english-french", "The cat sleeps.");
        QVERIFY_THROWS_EXCEPTION(
            Error, approximated_head(*cross, {.kind = AttentionKind::Cross, .layer = 0, .head = 0}, {}, 1));
    }
};

HEADLIGHT_TEST(ApproximationsTest, Core)
#include "approximations_test.moc"
