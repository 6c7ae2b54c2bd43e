// A head of a text with many thousands of tokens is shown without holding all of its weights.
#include "formats/capture_file.h"
#include "formats/tensors/tensor_files.h"
#include "session/analyze_text.h"
#include "test_program.h"
#include "view/pointed_out.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fstream>

using namespace headlight;

namespace {

constexpr std::int64_t kTokens = 6'500;  // 42 million weights
constexpr std::int64_t kSize = 2;

NamedTensor vectors(const char* name) {
    return {name, {1, kTokens, kSize}, [](const ValueSink& sink) {
                std::vector<float> values;
                for (std::int64_t i = 0; i < kTokens * kSize; ++i) values.push_back(static_cast<float>(i % 11) / 5 - 1);
                sink(values);
            }};
}

/// Causal attention of one head over so many tokens.
AnalysisPointer long_analysis() {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "run.safetensors";
    QStringList tokens;
    for (std::int64_t i = 0; i < kTokens; ++i) tokens << QStringLiteral("\"t%1\"").arg(i);
    const QString metadata =
        R"({"version":2,"sequences":[{"name":"t","tokens":[)" + tokens.join(',') +
        R"(]}],"layers":[{"name":"a","layer":0,"kind":"self","queries":"t","keys":"t","scale":1,"causal":true}]})";
    std::ofstream file(path, std::ios::binary);
    write_safetensors(file, std::vector<NamedTensor>{vectors("queries.a"), vectors("keys.a")},
                      {{std::string(kCaptureKey), metadata.toStdString()}});
    file.close();
    ReadyModel model = load_ready_model(path, {.backend = "cpu", .threads = 2}, {}, {});
    return analyze_text(model, {}, {}, {});
}

}  // namespace

class ShownMatrixTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() { analysis_ = long_analysis(); }

    void neighbors_are_joined_and_a_note_says_so() {
        const AttentionMatrix matrix = shown_matrix(*analysis_, kHead, {}, {});
        QVERIFY(matrix.is_joined);
        QVERIFY(matrix.queries.size() <= 2048 && matrix.keys.size() <= 2048);
        QCOMPARE(matrix.queries.front().label, std::string("t0\u2026"));
        QVERIFY(matrix.notes.front().english().find("each cell joins 4 queries (mean) and 4 keys (sum)") == 0);
        const AttentionField& field = *analysis_->attention.front().layers.front();
        double expected = 0;
        for (std::int64_t query = 400; query < 404; ++query)
            for (std::int64_t key = 80; key < 84; ++key)
                expected += static_cast<double>(field.row(0, query)[static_cast<std::size_t>(key)]) / 4;
        QVERIFY(std::abs(static_cast<double>(matrix.value(100, 20)) - expected) < 1e-7);
        for (std::size_t row = 0; row < matrix.queries.size(); ++row) {
            double sum = 0;
            for (std::size_t key = 0; key < matrix.keys.size(); ++key)
                sum += static_cast<double>(matrix.value(row, key));
            QVERIFY(std::abs(sum - 1) < 1e-5);
            QVERIFY(matrix.is_allowed(row, row));
            if (row + 1 < matrix.keys.size()) QVERIFY(!matrix.is_allowed(row, row + 1));
        }
    }

    void a_part_is_shown_token_by_token() {
        PointedOut part;
        part.places = Places::Tokens;
        part.queries = EntryRange{6'000, 6'002};
        const AttentionMatrix matrix = shown_matrix(*analysis_, kHead, {}, part);
        QVERIFY(!matrix.is_joined);
        QCOMPARE(matrix.queries.size(), std::size_t{3});
        QCOMPARE(matrix.keys.size(), static_cast<std::size_t>(kTokens));
        const std::vector<float> row = analysis_->attention.front().layers.front()->row(0, 6'001);
        for (std::size_t key = 0; key < row.size(); ++key) QCOMPARE(matrix.value(1, key), row[key]);
    }

    void rows_are_normalized_over_all_keys_before_they_are_cut() {
        PointedOut part;
        part.places = Places::Tokens;
        part.queries = EntryRange{500, 501};
        part.keys = EntryRange{100, 109};
        const MatrixOptions options{.hide_sink = true, .renormalize = true};
        const AttentionMatrix matrix = shown_matrix(*analysis_, kHead, options, part);
        QCOMPARE(matrix.keys.size(), std::size_t{10});
        const std::vector<float> row = analysis_->attention.front().layers.front()->row(0, 500);
        const double rest = 1 - static_cast<double>(row[0]);
        QVERIFY(std::abs(static_cast<double>(matrix.value(0, 3)) - static_cast<double>(row[103]) / rest) < 1e-6);
    }

  private:
    static inline const HeadId kHead{.layer = 0, .head = 0};
    AnalysisPointer analysis_;
};

HEADLIGHT_TEST(ShownMatrixTest, None)
#include "shown_matrix_test.moc"
