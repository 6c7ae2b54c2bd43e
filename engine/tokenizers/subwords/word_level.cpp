// Whole words only.
#include "tokenizers/subwords/model_section.h"

namespace headlight {
namespace {

class WordLevel : public Model {
  public:
    WordLevel(Vocabulary vocabulary, std::int32_t unknown) : Model(std::move(vocabulary)) { unknown_id_ = unknown; }
    void tokenize(std::string_view piece, std::vector<ModelToken>& tokens, TextBudget& /*budget*/) const override {
        const auto id = vocabulary_.find(piece);
        tokens.push_back({id.value_or(unknown_id_), 0, piece.size(), !id});
    }
    void explain(std::string_view piece, std::vector<TokenizerStep>& steps, TextBudget& /*budget*/) const override {
        const auto id = vocabulary_.find(piece);
        const ModelToken token{id.value_or(unknown_id_), 0, piece.size(), !id};
        steps.push_back(
            {.kind = id ? TokenizerStep::Kind::Whole : TokenizerStep::Kind::Unknown, .parts = {part_of(piece, token)}});
    }
    [[nodiscard]] std::string_view kind() const override { return "word level"; }
};

}  // namespace

std::unique_ptr<const Model> read_word_level(const JsonValue& section, const std::vector<std::int32_t>& added_ids) {
    Vocabulary vocabulary = read_vocabulary(section.at("vocab"), added_ids);
    const JsonValue unknown = section.at("unk_token");
    const auto id = vocabulary.find(unknown.text());
    if (!id) unknown.fail(Sentence("The vocabulary lacks the unknown token \"%1\".", unknown.text()));
    return std::make_unique<WordLevel>(std::move(vocabulary), *id);
}

}  // namespace headlight
