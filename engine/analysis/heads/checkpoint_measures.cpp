#include "analysis/heads/checkpoint_measures.h"

#include "analysis/heads/head_tests.h"
#include "analysis/heads/metrics.h"
#include "analysis/heads/shown_name.h"
#include "core/error.h"

#include <algorithm>
#include <array>

namespace headlight {

namespace {

CheckpointTest as_measure(HeadTest test, std::string_view title) {
    const auto index = static_cast<std::size_t>(test);
    const bool repeated = test != HeadTest::Sink;
    return {"test-" + std::string(kHeadTestNames.at(index)), title, repeated, repeated ? index : 0};
}

}  // namespace

std::vector<std::string> checkpoint_measure_ids() {
    std::vector<std::string> ids;
    for (const CheckpointTest& test : checkpoint_tests()) ids.push_back(test.id);
    for (const Metric& metric : metrics()) ids.emplace_back(metric.id);
    return ids;
}

std::span<const CheckpointTest> checkpoint_tests() {
    static const std::array tests{as_measure(HeadTest::Induction, shown_name("CheckpointTest", "induction")),
                                  as_measure(HeadTest::Previous, shown_name("CheckpointTest", "previous token")),
                                  as_measure(HeadTest::Duplicate, shown_name("CheckpointTest", "duplicate token")),
                                  as_measure(HeadTest::Sink, shown_name("CheckpointTest", "sink"))};
    return tests;
}

const CheckpointTest* find_checkpoint_test(std::string_view measure_id) {
    const std::span<const CheckpointTest> tests = checkpoint_tests();
    const auto found = std::ranges::find(tests, measure_id, &CheckpointTest::id);
    return found == tests.end() ? nullptr : &*found;
}

const CheckpointMeasure& measure_named(const CheckpointMeasures& measures, std::string_view measure_id) {
    const auto found = std::ranges::find(measures.measures, measure_id, &CheckpointMeasure::id);
    if (found != measures.measures.end()) return *found;
    std::string names;
    for (const CheckpointMeasure& each : measures.measures) names += (names.empty() ? "" : ", ") + each.id;
    throw Error(ErrorKind::Input, Sentence("Expected one of the measures %1, found \"%2\".", names, measure_id));
}

}  // namespace headlight
