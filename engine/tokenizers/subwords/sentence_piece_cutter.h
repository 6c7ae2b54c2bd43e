#pragma once

#include "tokenizers/pipeline/steps.h"
#include "tokenizers/subwords/model.h"
#include "tokenizers/subwords/sentence_piece_model.h"
#include "tokenizers/text_budget.h"
#include "tokenizers/tokenized_text.h"

#include <sentencepiece_processor.h>

#include <filesystem>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// A text that SentencePiece's library cut.
struct CutText {
    struct Piece {
        std::int32_t id = 0;
        ByteRange typed;    ///< bytes of the text that it stands for
        ByteRange spelled;  ///< bytes of `spelled`; a single one for a byte piece
    };
    std::string spelled;  ///< the normalized text
    std::vector<Piece> pieces;
    [[nodiscard]] std::string_view spelling_of(const Piece& piece) const {
        return std::string_view(spelled).substr(piece.spelled.begin, piece.spelled.size());
    }
};

/// A SentencePiece model: SentencePiece's library cuts, and this project's own Unigram and BPE tell how.
class SentencePieceCutter {
  public:
    /// Throws Error naming the file and what is wrong with it; the library never sees bytes that were not checked.
    SentencePieceCutter(const std::string& bytes, const std::filesystem::path& file);

    /// Throws Error for nothing but what the budget forbids, as the others do.
    [[nodiscard]] CutText cut(std::string_view text, TextBudget& budget) const;
    /// As the library names it: the unknown piece by the text it stands for.
    [[nodiscard]] std::string_view name_of(const CutText::Piece& piece, const CutText& cut) const {
        return piece.id == facts_.unknown_id ? cut.spelling_of(piece) : vocabulary_.piece(piece.id);
    }
    /// How each word comes to its pieces. A word at which our own model cuts other pieces than the library has no
    /// steps. Empty for a model that is neither Unigram nor BPE.
    [[nodiscard]] std::vector<WordSteps> steps(std::string_view text, TextBudget& budget) const;
    /// The text of pieces that are none of control.
    [[nodiscard]] std::string decode(const std::vector<int>& ids, std::stop_token stop) const;

    using Type = SentencePieceModel::Type;
    [[nodiscard]] const Vocabulary& vocabulary() const { return vocabulary_; }
    [[nodiscard]] Type type(std::int32_t id) const { return types_[static_cast<std::size_t>(id)]; }
    /// "SentencePiece BPE" or "SentencePiece Unigram".
    [[nodiscard]] std::string_view kind() const;
    /// Contents of the file except its pieces, which are not kept here.
    [[nodiscard]] const SentencePieceModel& facts() const { return facts_; }

  private:
    /// How long texts are cut beforehand into words that the library then cuts each by itself.
    enum class Words {
        Together,     ///< not at all
        AfterSpaces,  ///< the library spells the space before each again
        AtSpaces,     ///< with the space before them
    };
    /// Words whose pieces are known, by their text: where they came first.
    struct KnownWord {
        std::size_t typed = 0;  ///< byte of the text
        std::size_t first = 0;  ///< pieces [first, last)
        std::size_t last = 0;
    };
    [[nodiscard]] Words words_of_model(std::span<const std::string_view> pieces) const;
    void append(CutText& cut, std::string_view text, std::size_t begin, std::size_t end) const;
    /// The same for a part of a stretch; `continues`: it begins amid a run of characters that no piece has.
    void append_part(CutText& cut, std::string_view text, std::size_t begin, std::size_t end, bool continues) const;
    /// End of the part that begins at `begin`: in a long run of characters that no piece has, otherwise `end`.
    [[nodiscard]] std::size_t end_of_part(std::string_view text, std::size_t begin, std::size_t end) const;
    /// Returns whether the character at `at`, which ends at `next`, is spelled as it was typed, and no piece has it.
    [[nodiscard]] bool is_unknown(std::string_view text, std::size_t at, std::size_t next) const;
    /// The pieces of a known word again, for the same word at byte `begin`.
    void repeat(CutText& cut, const KnownWord& known, std::size_t begin) const;
    /// Null for a model that is neither Unigram nor BPE.
    [[nodiscard]] std::unique_ptr<const Model> make_explaining_model() const;
    void explain(WordSteps& word, const CutText& cut, std::span<const CutText::Piece> pieces, TextBudget& budget) const;

    sentencepiece::SentencePieceProcessor processor_;
    SentencePieceModel facts_;
    Vocabulary vocabulary_;
    std::vector<Type> types_;
    std::vector<float> scores_;
    std::vector<bool> known_characters_;  ///< by code point: pieces have it
    std::size_t longest_piece_ = 0;
    Words words_ = Words::Together;
    mutable std::once_flag asked_for_steps_;
    mutable std::unique_ptr<const Model> explaining_;
};

/// The bytes of a model's file. Throws Error for one that cannot be read or is larger than any model.
std::string read_sentence_piece_file(const std::filesystem::path& file);

}  // namespace headlight
