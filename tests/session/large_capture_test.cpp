// Captures of which the window shows a sample first.
#include "analysis/heads/metrics.h"
#include "capture_files.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

ReadyModel open_large() {
    QStringList tokens;
    for (int i = 0; i < 4000; ++i) tokens << QStringLiteral("\"a\"");
    return open_capture(
        {{"queries.a", {40, 4000, 64}}, {"keys.a", {1, 4000, 64}}},
        metadata(R"({"name":"t","tokens":[)" + tokens.join(',') + "]}", layer("a", 0, "self", "t", "t")));
}

}  // namespace

class LargeCaptureTest : public QObject {
    Q_OBJECT

  private slots:
    void a_large_capture_is_sampled_and_says_so() {
        ReadyModel model = open_large();
        QVERIFY(!model.notices.empty() && model.notices.front().find("evenly spaced") != std::string::npos);
        QVERIFY(analyze(model)->attention[0].layers[0]->summarized_queries() < 4000);
    }

    void the_last_step_of_refinement_has_the_metrics_that_files_are_written_from() {
        ReadyModel model = open_large();
        const AnalysisPointer first = analyze(model);
        AnalysisPointer shown = first;
        std::int64_t queries = shown->attention[0].layers[0]->summarized_queries();
        while (const AnalysisPointer refined = model.refine.step(shown, {})) {
            QVERIFY(refined->attention[0].layers[0]->summarized_queries() > queries);
            queries = refined->attention[0].layers[0]->summarized_queries();
            shown = refined;
        }
        const AnalysisPointer written = model.refine.last(first);
        const AttentionField& in_window = *shown->attention[0].layers[0];
        const AttentionField& in_file = *written->attention[0].layers[0];
        QCOMPARE(in_window.summarized_queries(), in_file.summarized_queries());
        QVERIFY(std::ranges::equal(in_window.thumbnails().values(), in_file.thumbnails().values()));
        for (std::size_t head = 0; head < 40; ++head)
            QCOMPARE(in_window.metrics()[head].entropy, in_file.metrics()[head].entropy);
        QCOMPARE(in_window.row(7, 1234), first->attention[0].layers[0]->row(7, 1234));
    }
};

HEADLIGHT_TEST(LargeCaptureTest, None)
#include "large_capture_test.moc"
