#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Texts of a corpus that results are of: the whole corpus, or some of the shards that it was divided into.
struct CorpusPart {
    std::int64_t texts = 0;                ///< of the whole corpus
    std::string hash{};                    ///< SHA-256 of the whole corpus: of each text, followed by a zero byte
    std::int32_t shards = 1;               ///< that the corpus was divided into
    std::vector<std::int32_t> covered{1};  ///< numbers of the shards, from 1 to `shards`, ascending

    [[nodiscard]] bool whole() const { return covered.size() == static_cast<std::size_t>(shards); }
    /// Texts in the shards that are covered.
    [[nodiscard]] std::int64_t covered_texts() const;
    /// Numbers of the shards that are not covered, ascending.
    [[nodiscard]] std::vector<std::int32_t> missing() const;
};

/// Most shards of a corpus.
inline constexpr std::int32_t kMostShards = 100'000;

/// Number, from 1, of the shard of a text, of which `index`, from 0, are before it. Shards take turns, so that each
/// gets its share of the long texts of a sorted corpus.
constexpr std::int32_t shard_of(std::int64_t index, std::int32_t shards) {
    return static_cast<std::int32_t>(index % shards) + 1;
}

/// "shard 2 of 5", "shards 1-3, 5 of 8".
std::string shards_text(const std::vector<std::int32_t>& numbers, std::int32_t shards);

}  // namespace headlight
