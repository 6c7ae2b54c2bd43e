#pragma once

#include "app/commands/commands.h"
#include "view/view_request.h"

#include <cstdint>
#include <filesystem>
#include <vector>

namespace headlight {

/// Options of `headlight metrics`: model, texts and output.
struct MetricsOptions {
    InputRequest input;
    std::filesystem::path lines;
    std::filesystem::path out;  ///< .json or .csv
    std::int32_t shard = 1;     ///< from 1 to `shards`
    std::int32_t shards = 1;
    bool resume = false;
};

/// Measures the texts of a shard. Throws Error.
void measure_corpus(const MetricsOptions& options, CommandContext& context);

/// Puts the metrics of shards together. Throws Error naming the file that does not belong to the others.
void merge_metrics(const std::vector<std::filesystem::path>& files, const std::filesystem::path& out,
                   CommandContext& context);

}  // namespace headlight
