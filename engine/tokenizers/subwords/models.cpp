// Reads the `model` section of tokenizer.json.
#include "tokenizers/subwords/model_section.h"

#include <algorithm>
#include <limits>

namespace headlight {

Vocabulary read_vocabulary(const JsonValue& section, std::vector<std::int32_t> added_ids) {
    // Every id is taken by a piece or by an added token, so that no id can be larger than their number.
    const std::size_t largest = section.object().size() + added_ids.size();
    const auto most =
        static_cast<std::int64_t>(std::min<std::size_t>(largest, std::numeric_limits<std::int32_t>::max()));
    const auto entries = section.named_integers(0, most - 1);
    if (entries.empty()) section.fail(Sentence("The vocabulary is empty."));
    std::vector<std::string_view> pieces;
    pieces.reserve(entries.size());
    for (const auto& [piece, number] : entries) {
        const auto id = static_cast<std::size_t>(number);
        if (piece.empty()) {  // matches nothing, but takes an id
            added_ids.push_back(static_cast<std::int32_t>(id));
            continue;
        }
        if (id >= pieces.size()) pieces.resize(id + 1);
        if (!pieces[id].empty()) section.fail_at(piece, Sentence("Id %1 belongs to \"%2\" already.", id, pieces[id]));
        pieces[id] = piece;
    }
    std::sort(added_ids.begin(), added_ids.end());
    return check_vocabulary(pieces, added_ids, {.file = section.file(), .field = section.field(), .offset = {}});
}

Vocabulary check_vocabulary(const std::vector<std::string_view>& pieces,
                            const std::vector<std::int32_t>& sorted_unused_ids, const ErrorPlace& place) {
    const auto fail = [&](const Sentence& sentence) { throw Error(ErrorKind::Format, sentence, place); };
    for (std::size_t id = 0; id < pieces.size(); ++id) {
        if (pieces[id].empty() &&
            !std::binary_search(sorted_unused_ids.begin(), sorted_unused_ids.end(), static_cast<std::int32_t>(id))) {
            fail(Sentence("No piece has id %1, though there are larger ids.", id));
        }
    }
    Vocabulary vocabulary(pieces);
    const bool all_different =
        vocabulary.used() == static_cast<std::size_t>(std::count_if(
                                 pieces.begin(), pieces.end(), [](std::string_view piece) { return !piece.empty(); }));
    for (std::size_t id = 0; id < pieces.size() && !all_different; ++id) {
        if (!pieces[id].empty() && vocabulary.find(pieces[id]) != static_cast<std::int32_t>(id)) {
            fail(Sentence("The piece \"%1\" is in the vocabulary twice.", pieces[id]));
        }
    }
    return vocabulary;
}

StepPart Model::part_of(std::string_view piece, const ModelToken& token) const {
    const bool in_vocabulary = token.id >= 0 && !vocabulary_.piece(token.id).empty();
    const std::string_view name =
        in_vocabulary ? vocabulary_.piece(token.id) : piece.substr(token.begin, token.end - token.begin);
    return {token.id, std::string(name), token.begin, token.end};
}

std::unique_ptr<const Model> make_model(const JsonValue& section, const std::vector<std::int32_t>& added_ids) {
    // Old files leave the type out; the fields tell.
    std::string type = section.text_or("type", "");
    if (type.empty()) type = section.find("merges") ? "BPE" : section.find("unk_id") ? "Unigram" : "WordPiece";
    if (type == "WordPiece") {
        WordPieceOptions options;
        options.unknown = section.text_or("unk_token", "[UNK]");
        options.continuing_prefix = section.text_or("continuing_subword_prefix", "##");
        if (const auto longest = section.find("max_input_chars_per_word")) {
            options.longest_word =
                static_cast<std::size_t>(longest->integer(0, std::numeric_limits<std::int32_t>::max()));
        }
        return make_word_piece(read_vocabulary(section.at("vocab"), added_ids), options,
                               {.file = section.file(), .field = "model.unk_token"});
    }
    if (type == "BPE") return read_bpe(section, added_ids);
    if (type == "Unigram") return read_unigram(section);
    if (type == "WordLevel") return read_word_level(section, added_ids);
    section.at("type").fail(
        Sentence("The tokenizer model \"%1\" is not supported; supported models: WordPiece, BPE, Unigram, WordLevel.",
                 type),
        ErrorKind::Unsupported);
}

}  // namespace headlight
