// What a session says of a model whose numbers are NaN: nothing plausible.

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "capture/lost_rows.h"
#include "damaged_model.h"
#include "session/session.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr float kNaN = std::numeric_limits<float>::quiet_NaN();

/// A session with a damaged model, and the last error.
struct Opened {
    Opened(const std::string& name, const std::string& tensor) {
        session.load(
            damaged_model(name, tensor, kNaN, folder.path().toStdString()), [](const LoadedModel&) {}, remember());
        session.wait();
    }
    AnalysisPointer analyze(const std::string& text) {
        AnalysisPointer result;
        AnalysisRequest request;
        request.text = text;
        session.analyze(
            "main", request, [&](AnalysisPointer analysis) { result = std::move(analysis); }, remember());
        session.wait();
        return result;
    }
    Session::Failed remember() {
        return [this](const Error& problem) { error = problem.what(); };
    }

    QTemporaryDir folder;
    std::string error;
    Session session{BackendChoice{"cpu", "", 1}};
};

}  // namespace

class NotFiniteTest : public QObject {
    Q_OBJECT

  private slots:
    void the_rows_that_are_lost_are_counted_in_a_notice() {
        // The first query weight of the last layer belongs to its head 0.
        Opened opened("bert-mlm", "bert.encoder.layer.1.attention.self.query.weight");
        const AnalysisPointer analysis = opened.analyze("The cat sat.");
        QVERIFY2(analysis, opened.error.c_str());
        const std::size_t tokens = analysis->tokens.tokens.size();
        const std::string expected = std::to_string(tokens) + " of " + std::to_string(8 * tokens) +
                                     " rows of attention weights are NaN, from L1H0 on";
        QVERIFY(std::ranges::any_of(analysis->tokens.notices,
                                    [&](const std::string& notice) { return notice.starts_with(expected); }));
        const AttentionField& last = *analysis->attention.at(0).layers.at(1);
        QCOMPARE(last.lost_rows(0), static_cast<std::int64_t>(tokens));
        QCOMPARE(last.lost_rows(1), std::int64_t{0});
    }

    void a_lost_head_has_neither_measures_nor_labels() {
        Opened opened("bert-mlm", "bert.encoder.layer.1.attention.self.query.weight");
        const AnalysisPointer analysis = opened.analyze("The cat sat. The cat sat.");
        QVERIFY2(analysis, opened.error.c_str());
        for (const Metric& metric : metrics())
            QVERIFY2(std::isnan(measure_head(*analysis, 0, 1, 0, metric.id)), std::string(metric.id).c_str());
        for (const double score : HeadLabelScores(*analysis).of_head(0, 1, 0)) QVERIFY(std::isnan(score));
        QVERIFY(!std::isnan(measure_head(*analysis, 0, 1, 1, "entropy")));
    }

    void a_sound_model_has_no_such_notice() {
        Opened opened("bert-mlm", "bert.encoder.layer.1.attention.self.query.weight");
        opened.session.load(
            HEADLIGHT_SOURCE_DIR "/tests/reference/models/bert-mlm", [](const LoadedModel&) {}, opened.remember());
        opened.session.wait();
        const AnalysisPointer analysis = opened.analyze("The cat sat.");
        QVERIFY2(analysis, opened.error.c_str());
        QCOMPARE(notice_of_lost_rows(analysis->attention), std::string());
        QVERIFY(analysis->tokens.notices.empty());
    }

    void nothing_is_generated_from_logits_that_are_nan_data() {
        QTest::addColumn<int>("beams");
        QTest::newRow("greedy") << 1;
        QTest::newRow("beams") << 3;
    }
    void nothing_is_generated_from_logits_that_are_nan() {
        QFETCH(int, beams);
        Opened opened("gpt2-lm", "transformer.h.1.attn.c_attn.weight");
        GenerationRequest request;
        request.text = "The cat";
        request.tokens = 5;
        request.beams = static_cast<std::size_t>(beams);
        bool done = false;
        opened.session.generate(
            "main", request, [](const GeneratedToken&) {}, [&](const GeneratedText&) { done = true; },
            opened.remember());
        opened.session.wait();
        QVERIFY(!done);
        QVERIFY2(opened.error.find("logits are NaN or infinite") != std::string::npos, opened.error.c_str());
    }
};

HEADLIGHT_TEST(NotFiniteTest, None)
#include "not_finite_test.moc"
