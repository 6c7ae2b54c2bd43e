#include "analysis/heads/checkpoint_measures.h"

#include "analysis/heads/metrics.h"
#include "core/error.h"

#include <algorithm>
#include <iterator>

namespace headlight {

namespace {

constexpr CheckpointTest kTests[] = {{"test-induction", "induction", true, 0},
                                     {"test-previous", "previous token", true, 1},
                                     {"test-duplicate", "duplicate token", true, 2},
                                     {"test-sink", "sink", false, 0}};

}  // namespace

std::vector<std::string> checkpoint_measure_ids() {
    std::vector<std::string> ids;
    for (const CheckpointTest& test : kTests) ids.emplace_back(test.id);
    for (const Metric& metric : metrics()) ids.emplace_back(metric.id);
    return ids;
}

std::span<const CheckpointTest> checkpoint_tests() {
    return kTests;
}

const CheckpointTest* find_checkpoint_test(std::string_view measure_id) {
    const auto found = std::ranges::find(kTests, measure_id, &CheckpointTest::id);
    return found == std::end(kTests) ? nullptr : &*found;
}

const CheckpointMeasure& measure_named(const CheckpointMeasures& measures, std::string_view measure_id) {
    const auto found = std::ranges::find(measures.measures, measure_id, &CheckpointMeasure::id);
    if (found != measures.measures.end()) return *found;
    std::string names;
    for (const CheckpointMeasure& each : measures.measures) names += (names.empty() ? "" : ", ") + each.id;
    throw Error(ErrorKind::Input,
                "Expected one of the measures " + names + ", found \"" + std::string(measure_id) + "\".");
}

}  // namespace headlight
