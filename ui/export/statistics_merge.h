#pragma once

#include "export/statistics_file.h"

#include <map>
#include <optional>
#include <string>

namespace headlight {

/// Statistics of shards of one corpus, put together into those of all of their texts. What comes out does not depend on
/// the order, nor on which of them were merged before: of all shards it is what one run over the corpus leaves.
class StatisticsMerge {
  public:
    /// Throws Error(Input) naming the record's file where it is not finished, does not say what it covers, covers what
    /// is in already, or is of another corpus, number of shards, model, version or precision than those before.
    void add(StatisticsRecord record);

    /// Requires that something was added.
    [[nodiscard]] StatisticsRecord result() const;

  private:
    void check_same(const StatisticsRecord& record) const;

    std::optional<StatisticsRecord> merged_;
    std::map<std::int32_t, std::string> file_of_shard_;
};

}  // namespace headlight
