// Byte-pair encoding (Sennrich, Haddow and Birch, "Neural machine translation of rare words with subword units", 2016):
// symbols are merged, the most important pair first, the leftmost first among equals. A queue of candidate pairs over a
// linked list of symbols makes this O(n log n) in the length of a word.
#include "tokenizers/subwords/bpe.h"

#include "core/utf8.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/subwords/model_section.h"

#include <queue>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

/// Stands for the space before a word where texts are spelled without spaces.
constexpr std::string_view kMarker = "\u2581";

struct Symbol {
    std::int32_t id;
    std::int32_t previous, next;  // -1: none
    std::size_t begin, end;       // bytes of the piece; equal once merged away
    bool unknown;
    std::int32_t joined = -1;  // what it and the next one become; -1: nothing
};

struct Candidate {
    std::uint64_t order;
    std::int32_t at;  // the left symbol
    std::int32_t merged;
    bool operator<(const Candidate& other) const {  // the queue's top is the largest
        if (order != other.order) return order > other.order;
        return merged != other.merged ? merged > other.merged : at > other.at;
    }
};

class Bpe : public Model {
  public:
    Bpe(Vocabulary vocabulary, BpeOptions options, std::unique_ptr<const Merges> merges, bool joins_words,
        const ErrorPlace& place)
        : Model(std::move(vocabulary)), options_(std::move(options)), merges_(std::move(merges)) {
        continuing_prefix_ = options_.continuing_prefix;
        word_suffix_ = options_.word_suffix;
        if (!options_.unknown.empty()) {
            const auto unknown = vocabulary_.find(options_.unknown);
            if (!unknown)
                throw Error(ErrorKind::Format,
                            Sentence("The vocabulary lacks the unknown token \"%1\".", options_.unknown), place);
            unknown_id_ = *unknown;
        }
        if (options_.byte_fallback) find_byte_pieces();
        // The marker must be a symbol of its own that nothing before it takes in: no merge, no run of unknown
        // characters, no decoration.
        words_are_independent_ = !joins_words && !options_.ignore_merges && options_.continuing_prefix.empty() &&
                                 options_.word_suffix.empty() && vocabulary_.find(kMarker) &&
                                 !options_.unknown.ends_with(kMarker);
    }

    void tokenize(std::string_view piece, std::vector<ModelToken>& tokens, TextBudget& budget) const override {
        if (options_.ignore_merges) {
            if (const auto whole = vocabulary_.find(piece)) {
                tokens.push_back({*whole, 0, piece.size(), false});
                return;
            }
        }
        std::vector<Symbol> symbols;
        symbols.reserve(piece.size());
        split(piece, symbols, budget);
        merge(symbols, budget, [](std::int32_t, std::int32_t, std::int32_t) {});
        for (std::int32_t at = symbols.empty() ? -1 : 0; at >= 0; at = symbols[static_cast<std::size_t>(at)].next) {
            const Symbol& symbol = symbols[static_cast<std::size_t>(at)];
            tokens.push_back({symbol.id, symbol.begin, symbol.end, symbol.unknown});
        }
    }

    void explain(std::string_view piece, std::vector<TokenizerStep>& steps, TextBudget& budget) const override {
        if (options_.ignore_merges) {
            if (const auto whole = vocabulary_.find(piece)) {
                const ModelToken token{*whole, 0, piece.size(), false};
                steps.push_back({.kind = TokenizerStep::Kind::Whole, .parts = {Model::part_of(piece, token)}});
                return;
            }
        }
        std::vector<Symbol> symbols;
        split(piece, symbols, budget);
        explain_beginning(piece, symbols, steps);
        merge(symbols, budget, [&](std::int32_t at, std::int32_t left, std::int32_t right) {
            TokenizerStep& step = steps.emplace_back();
            step.kind = TokenizerStep::Kind::Merge;
            step.rank = merges_->rank(vocabulary_, left, right);
            for (std::int32_t i = 0; i >= 0; i = symbols[static_cast<std::size_t>(i)].next) {
                if (i == at) step.changed = step.parts.size();
                step.parts.push_back(part_of(piece, symbols[static_cast<std::size_t>(i)]));
            }
        });
    }

    [[nodiscard]] std::size_t independent_beginning(std::string_view piece) const override {
        return words_are_independent_ ? std::min(find_inner_word(piece), piece.size()) : piece.size();
    }

    [[nodiscard]] std::string_view kind() const override { return "BPE"; }

  private:
    [[nodiscard]] StepPart part_of(std::string_view piece, const Symbol& symbol) const {
        return Model::part_of(piece, {symbol.id, symbol.begin, symbol.end, symbol.unknown});
    }

    /// The characters of a word, and what those became that have no piece.
    void explain_beginning(std::string_view piece, const std::vector<Symbol>& symbols,
                           std::vector<TokenizerStep>& steps) const {
        std::vector<StepPart> characters, parts;
        for (std::size_t at = 0; at < piece.size(); at = characters.back().end) {
            const std::size_t end = at + decode_utf8(piece, at).length;
            const auto found = std::ranges::find_if(symbols, [&](const Symbol& symbol) {
                return symbol.begin == at && symbol.end == end && !symbol.unknown;
            });
            const bool has_piece = found != symbols.end();
            characters.push_back(has_piece ? part_of(piece, *found)
                                           : StepPart{-1, std::string(piece.substr(at, end - at)), at, end});
        }
        const bool all_known = std::ranges::all_of(characters, [](const StepPart& part) { return part.id >= 0; });
        steps.push_back({.kind = TokenizerStep::Kind::Characters, .parts = characters});
        if (all_known) return;
        const bool unknown = std::ranges::any_of(symbols, &Symbol::unknown);
        const bool bytes = options_.byte_fallback && !unknown;
        for (const Symbol& symbol : symbols) parts.push_back(part_of(piece, symbol));
        steps.push_back({.kind = bytes ? TokenizerStep::Kind::Bytes : TokenizerStep::Kind::Unknown, .parts = parts});
    }

    void find_byte_pieces() {
        for (unsigned byte = 0; byte < 256; ++byte) {
            constexpr std::string_view digits = "0123456789ABCDEF";
            const std::string name = std::string("<0x") + digits[byte >> 4] + digits[byte & 15] + ">";
            byte_pieces_[byte] = vocabulary_.find(name).value_or(-1);
        }
    }

    // One symbol for each character; bytes or the unknown token where it has no piece.
    void split(std::string_view piece, std::vector<Symbol>& symbols, TextBudget& budget) const {
        std::string decorated;
        const bool plain = options_.continuing_prefix.empty() && options_.word_suffix.empty();
        for (std::size_t at = 0; at < piece.size();) {
            const std::size_t length = decode_utf8(piece, at).length, end = at + length;
            std::string_view character = piece.substr(at, length);
            if (!plain) {
                budget.spend((options_.continuing_prefix.size() + options_.word_suffix.size()) / kBytesCopied);
                decorated.assign(at > 0 ? options_.continuing_prefix : "");
                decorated += character;
                if (end == piece.size()) decorated += options_.word_suffix;
                character = decorated;
            }
            if (const auto id = vocabulary_.find(character)) {
                push(symbols, *id, at, end, false);
            } else if (!push_bytes(symbols, piece, at, end) && unknown_id_ >= 0) {
                const bool fused = options_.fuse_unknown && !symbols.empty() && symbols.back().unknown;
                if (fused) {
                    symbols.back().end = end;
                } else {
                    push(symbols, unknown_id_, at, end, true);
                }
            }
            at = end;
        }
    }

    bool push_bytes(std::vector<Symbol>& symbols, std::string_view piece, std::size_t begin, std::size_t end) const {
        if (!options_.byte_fallback) return false;
        const auto missing = [&](char byte) { return byte_pieces_[static_cast<std::uint8_t>(byte)] < 0; };
        if (std::any_of(piece.begin() + static_cast<std::ptrdiff_t>(begin),
                        piece.begin() + static_cast<std::ptrdiff_t>(end), missing))
            return false;
        for (std::size_t at = begin; at < end; ++at)
            push(symbols, byte_pieces_[static_cast<std::uint8_t>(piece[at])], at, at + 1, false);
        return true;
    }

    static void push(std::vector<Symbol>& symbols, std::int32_t id, std::size_t begin, std::size_t end, bool unknown) {
        const auto at = static_cast<std::int32_t>(symbols.size());
        if (at > 0) symbols.back().next = at;
        symbols.push_back({id, at - 1, -1, begin, end, unknown});
    }

    /// Calls `merged(at, left, right)` after each merge of two pieces into symbol `at`.
    template <typename Merged>
    void merge(std::vector<Symbol>& symbols, TextBudget& budget, const Merged& merged) const {
        std::vector<Candidate> storage;
        storage.reserve(symbols.size());
        std::priority_queue<Candidate> candidates({}, std::move(storage));
        const auto propose = [&](std::int32_t at) {
            if (at < 0) return;
            Symbol& left = symbols[static_cast<std::size_t>(at)];
            left.joined = -1;
            if (left.next < 0) return;
            const Symbol& right = symbols[static_cast<std::size_t>(left.next)];
            const auto found = merges_->find(vocabulary_, left.id, right.id, budget);
            if (!found) return;
            left.joined = found->merged;
            candidates.push({found->order, at, found->merged});
        };
        for (std::size_t at = 0; at < symbols.size(); ++at) propose(static_cast<std::int32_t>(at));
        while (!candidates.empty()) {
            budget.spend(1);
            const Candidate best = candidates.top();
            candidates.pop();
            Symbol& left = symbols[static_cast<std::size_t>(best.at)];
            if (left.begin == left.end || left.joined != best.merged) continue;  // one of the two has changed since
            Symbol& right = symbols[static_cast<std::size_t>(left.next)];
            const std::int32_t left_id = left.id, right_id = right.id;
            left.id = best.merged;
            left.end = right.end;
            left.unknown = false;
            left.next = right.next;
            right.begin = right.end;
            if (left.next >= 0) symbols[static_cast<std::size_t>(left.next)].previous = best.at;
            merged(best.at, left_id, right_id);
            propose(left.previous);
            propose(best.at);
        }
    }

    BpeOptions options_;
    std::unique_ptr<const Merges> merges_;
    std::array<std::int32_t, 256> byte_pieces_{};
    bool words_are_independent_ = false;
};

BpeOptions read_options(const JsonValue& section) {
    BpeOptions options;
    options.unknown = section.text_or("unk_token", "");
    options.continuing_prefix = section.text_or("continuing_subword_prefix", "");
    options.word_suffix = section.text_or("end_of_word_suffix", "");
    options.fuse_unknown = section.boolean_or("fuse_unk", false);
    options.byte_fallback = section.boolean_or("byte_fallback", false);
    options.ignore_merges = section.boolean_or("ignore_merges", false);
    if (const auto dropout = section.find("dropout"); dropout && dropout->real() != 0) {
        dropout->fail(Sentence("Dropout of merges is not supported; set dropout to null."), ErrorKind::Unsupported);
    }
    return options;
}

// ["a", "b"] or "a b". `entry_of` gives the place, which is worked out only where something is wrong: there are
// hundreds of thousands.
template <typename Entry>
std::pair<std::string_view, std::string_view> read_merge(simdjson::dom::element element, const Entry& entry_of) {
    std::string_view left, right, text;
    if (simdjson::dom::array pair; element.get(pair) == simdjson::SUCCESS && pair.size() == 2 &&
                                   pair.at(0).get(left) == simdjson::SUCCESS &&
                                   pair.at(1).get(right) == simdjson::SUCCESS)
        return {left, right};
    if (element.get(text) == simdjson::SUCCESS) {
        const std::size_t space = text.find(' ');
        if (space == std::string_view::npos || text.find(' ', space + 1) != std::string_view::npos)
            entry_of().fail(Sentence("A merge is two pieces with a space between them."));
        return {text.substr(0, space), text.substr(space + 1)};
    }
    const JsonValue entry = entry_of();
    const auto parts = entry.array();
    if (parts.size() != 2) entry.fail(Sentence("A merge is two pieces."));
    return {entry.child(parts.at(0), 0).text(), entry.child(parts.at(1), 1).text()};
}

}  // namespace

std::size_t find_inner_word(std::string_view text) {
    for (std::size_t at = text.find(kMarker, 1); at != std::string_view::npos; at = text.find(kMarker, at + 1)) {
        if (!text.substr(0, at).ends_with(kMarker)) return at;
    }
    return std::string_view::npos;
}

BpeBuilder::BpeBuilder(Vocabulary vocabulary, BpeOptions options)
    : vocabulary_(std::move(vocabulary)), options_(std::move(options)) {}

std::optional<Sentence> BpeBuilder::add_merge(std::string_view left, std::string_view right) {
    const auto absent = [](std::string_view piece) {
        return Sentence("The vocabulary lacks \"%1\", which a merge names.", piece);
    };
    const auto left_id = vocabulary_.find(left), right_id = vocabulary_.find(right);
    if (!left_id) return absent(left);
    if (!right_id) return absent(right);
    std::string_view rest = right;
    if (!options_.continuing_prefix.empty()) {
        if (rest.size() <= options_.continuing_prefix.size())
            return Sentence("A merge's second piece is no longer than the prefix of continuations.");
        rest.remove_prefix(options_.continuing_prefix.size());
    }
    const std::string merged = std::string(left) + std::string(rest);
    const auto merged_id = vocabulary_.find(merged);
    if (!merged_id) return absent(merged);
    joins_words_ = joins_words_ || find_inner_word(vocabulary_.piece(*merged_id)) != std::string_view::npos;
    merges_->put(*left_id, *right_id, *merged_id);
    return std::nullopt;
}

void BpeBuilder::use_scored_merges(const std::vector<double>& scores) {
    joins_words_ = any_scored_merge_joins_words(vocabulary_, scores);
    scored_ = scored_merges(vocabulary_, scores);
}

std::unique_ptr<const Model> BpeBuilder::finish(const ErrorPlace& place) {
    std::unique_ptr<const Merges> merges = scored_ ? std::move(scored_) : std::move(merges_);
    return std::make_unique<Bpe>(std::move(vocabulary_), std::move(options_), std::move(merges), joins_words_, place);
}

std::unique_ptr<const Model> read_bpe(const JsonValue& section, const std::vector<std::int32_t>& added_ids) {
    BpeBuilder builder(read_vocabulary(section.at("vocab"), added_ids), read_options(section));
    const JsonValue merges = section.at("merges");
    std::size_t index = 0;
    for (const auto element : merges.array()) {
        const auto entry = [&] { return merges.child(element, index); };
        const auto [left, right] = read_merge(element, entry);
        if (const auto problem = builder.add_merge(left, right)) entry().fail(*problem);
        ++index;
    }
    return builder.finish({.file = section.file(), .field = "model.unk_token"});
}

}  // namespace headlight
