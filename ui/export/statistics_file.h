#pragma once

#include "analysis/heads/head_statistics.h"
#include "analysis/provenance.h"

#include <filesystem>
#include <string>

namespace headlight {

/// Statistics over a corpus with what they are of, so that a run that was stopped goes on where it was, and the window
/// shows them beside a text.
struct StatisticsRecord {
    Provenance provenance;
    std::int64_t lines_done = 0;
    std::string texts_hash{};  ///< of the texts of these lines; empty: an older program wrote it
    HeadStatistics statistics;
    std::string file{};  ///< that they were read from
};

/// JSON: provenance, lines_done, texts, texts_hash, and stacks with their kind, `measures` and `labels`: by
/// id, mean, deviation, count and the sum of squared distances from the mean (`squares`, from which a run goes on
/// exactly) of every head as [layers][heads]; labels also say their threshold and in how many texts it was reached. A
/// mean over no text is null.
std::string statistics_json(const StatisticsRecord& record);

/// One line a stack, layer, head and metric or label, after a line of `provenance_comment`.
std::string statistics_csv(const StatisticsRecord& record);

/// What `statistics_json` wrote, also of version 0.1.0, of at most 64 MiB. Throws Error naming file and field.
StatisticsRecord read_statistics(const std::filesystem::path& file);

}  // namespace headlight
