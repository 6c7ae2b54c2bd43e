#pragma once

#include "tokenizers/subwords/model.h"

namespace headlight {

/// {"piece": id, ...}. Throws for pieces or ids that occur twice, and for ids that neither a piece nor an added token
/// has.
Vocabulary read_vocabulary(const JsonValue& section, std::vector<std::int32_t> added_ids);
/// The vocabulary of these pieces by id, checked in the same way; ids without a piece are in `sorted_unused_ids` (which
/// may name more).
Vocabulary check_vocabulary(const std::vector<std::string_view>& pieces,
                            const std::vector<std::int32_t>& sorted_unused_ids, const ErrorPlace& place);

std::unique_ptr<const Model> read_bpe(const JsonValue& section, const std::vector<std::int32_t>& added_ids);
std::unique_ptr<const Model> read_unigram(const JsonValue& section);
/// A score for every piece, and the id of the piece for what has none.
std::unique_ptr<const Model> make_unigram(Vocabulary vocabulary, std::vector<double> scores, std::int32_t unknown,
                                          bool byte_fallback);
std::unique_ptr<const Model> read_word_level(const JsonValue& section, const std::vector<std::int32_t>& added_ids);

}  // namespace headlight
