#pragma once

#include "tokenizers/subwords/vocabulary.h"

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace headlight {

/// A letter of a transcription.
struct HeardLetter {
    std::size_t position = 0;  ///< where its run of equal ids begins
    std::string text;          ///< as a person reads it: "␣" between words
};

/// What a model that transcribes by connectionist temporal classification (DOI 10.1145/1143844.1143891) writes: a
/// letter of each position, or none ("blank").
class CtcVocabulary {
  public:
    /// Reads vocab.json, tokenizer_config.json and special_tokens_map.json of Hugging Face's Wav2Vec2CTCTokenizer.
    /// Throws Error naming file and field, also where there is no vocab.json.
    explicit CtcVocabulary(const std::filesystem::path& folder);

    [[nodiscard]] std::int32_t size() const { return vocabulary_.size(); }
    /// The letter as a person reads it: "␣" between words; the unknown letter for ids without one.
    [[nodiscard]] std::string display(std::int32_t id) const;
    /// The letters of these ids, one a position: of equal neighbors the first, and no blanks.
    [[nodiscard]] std::vector<HeardLetter> letters(std::span<const std::int32_t> ids) const;
    /// The text of these ids, without spaces at its ends.
    [[nodiscard]] std::string text(std::span<const std::int32_t> ids) const;

  private:
    /// Positions and pieces of the letters.
    [[nodiscard]] std::vector<std::pair<std::size_t, std::string_view>> pieces(std::span<const std::int32_t> ids) const;
    [[nodiscard]] std::string_view piece(std::int32_t id) const;

    Vocabulary vocabulary_;
    std::string blank_ = "<pad>";
    std::string unknown_ = "<unk>";
    std::string delimiter_ = "|";  ///< between words
    std::string space_ = " ";      ///< that it becomes
    bool lower_case_ = false;
};

}  // namespace headlight
