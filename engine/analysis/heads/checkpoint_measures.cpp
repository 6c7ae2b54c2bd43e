#include "analysis/heads/checkpoint_measures.h"

#include "analysis/heads/metrics.h"
#include "core/error.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::string_view kTest = "test-";

}  // namespace

std::vector<std::string> checkpoint_measure_ids() {
    std::vector<std::string> ids{"test-induction", "test-previous", "test-duplicate", "test-sink"};
    for (const Metric& metric : metrics()) ids.emplace_back(metric.id);
    return ids;
}

bool is_head_test(std::string_view measure_id) {
    return measure_id.starts_with(kTest);
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
