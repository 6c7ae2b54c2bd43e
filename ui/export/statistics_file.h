#pragma once

#include "analysis/corpus_part.h"
#include "analysis/heads/head_statistics.h"
#include "analysis/provenance.h"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Statistics over a corpus, and what they are of, so that a run that was stopped goes on where it was, shards of a
/// corpus are merged, and the window shows them beside a text.
struct StatisticsRecord {
    Provenance provenance;
    std::vector<Provenance>
        other_runs{};  ///< of merged shards that were measured elsewhere: other device, threads, path
    std::int64_t lines_done = 0;
    std::string texts_hash{};          ///< of the texts of these lines; empty: not known
    std::optional<CorpusPart> part{};  ///< nothing: an older program wrote it
    std::string precision{};           ///< that was asked for; empty: an older program wrote it
    HeadStatistics statistics;
    std::string file{};  ///< that they were read from

    /// Returns whether all texts of the part are in.
    [[nodiscard]] bool finished() const { return part && lines_done == part->covered_texts(); }
};

/// JSON, as docs/file-formats.md describes it. The same numbers give the same bytes, in whatever order they were added
/// and however they were merged.
std::string statistics_json(const StatisticsRecord& record);

/// One line a stack, layer, head and metric or label, after a line of `provenance_comment`.
std::string statistics_csv(const StatisticsRecord& record);

/// Reads what `statistics_json` wrote, also of version 0.1.0, of at most 256 MiB. Throws Error naming file and field,
/// also where numbers contradict each other and where there are none.
StatisticsRecord read_statistics(const std::filesystem::path& file);

/// The same of a file that may be of a shard without texts, as there are where a corpus has fewer texts than shards.
StatisticsRecord read_shard_statistics(const std::filesystem::path& file);

}  // namespace headlight
