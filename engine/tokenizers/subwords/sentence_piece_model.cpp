#include "tokenizers/subwords/sentence_piece_model.h"

#include "core/error.h"
#include "core/utf8.h"
#include "tokenizers/byte_level.h"
#include "tokenizers/character_map.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <functional>
#include <optional>

namespace headlight {
namespace {

constexpr std::size_t kLongestPiece = 8192;
constexpr std::size_t kMostVocabularyPieces = 4'000'000;
// The library has room for as many user-defined pieces that begin with each other.
constexpr std::size_t kMostNested = 64;

// One field of a message in Protocol Buffers' wire format (https://protobuf.dev/programming-guides/encoding).
struct WireField {
    std::uint32_t number = 0;
    std::uint32_t type = 0;   // 0: varint, 1: 64 bits, 2: bytes, 5: 32 bits
    std::uint64_t value = 0;  // of a varint or of fixed bits
    std::string_view bytes;   // of type 2
    std::size_t offset = 0;   // of the field in the file
};

class WireReader {
  public:
    WireReader(std::string_view message, std::size_t file_offset, const std::string& file, std::string field)
        : message_(message), file_offset_(file_offset), file_(file), field_(std::move(field)) {}

    std::optional<WireField> next() {
        if (at_ == message_.size()) return std::nullopt;
        WireField field;
        field.offset = file_offset_ + at_;
        const std::uint64_t tag = varint();
        field.number = static_cast<std::uint32_t>(tag >> 3);
        field.type = static_cast<std::uint32_t>(tag & 7);
        if (tag >> 32 != 0 || field.number == 0)
            fail(Sentence("A field of the protobuf message has an impossible number."));
        switch (field.type) {
            case 0:
                field.value = varint();
                break;
            case 1:
                field.value = fixed(8);
                break;
            case 5:
                field.value = fixed(4);
                break;
            case 2: {
                const std::uint64_t length = varint();
                if (length > message_.size() - at_) {
                    fail(Sentence("A field of %1 bytes does not fit into the %2 that are left.", length,
                                  message_.size() - at_));
                }
                field.bytes = message_.substr(at_, length);
                at_ += length;
                break;
            }
            default:
                fail(Sentence("A field of the protobuf message has the unknown wire type %1.", field.type));
        }
        return field;
    }

    [[noreturn]] void fail(const Sentence& sentence) const {
        throw Error(ErrorKind::Format, sentence, {.file = file_, .field = field_, .offset = file_offset_ + at_});
    }
    void expect(const WireField& field, std::uint32_t type) const {
        if (field.type != type) fail(Sentence("Field %1 has the wrong wire type.", field.number));
    }
    /// Where a field's bytes stand in the file.
    [[nodiscard]] std::size_t offset_of(std::string_view bytes) const {
        return file_offset_ + static_cast<std::size_t>(bytes.data() - message_.data());
    }

  private:
    std::uint64_t varint() {
        std::uint64_t value = 0;
        for (unsigned shift = 0; shift < 70; shift += 7) {
            if (at_ == message_.size()) fail(Sentence("The protobuf message ends within a number."));
            const auto byte = static_cast<std::uint8_t>(message_[at_++]);
            if (shift == 63 && byte > 1) break;
            value |= static_cast<std::uint64_t>(byte & 0x7F) << shift;
            if (byte < 0x80) return value;
        }
        fail(Sentence("A number of the protobuf message is longer than 64 bits."));
    }
    std::uint64_t fixed(std::size_t size) {
        if (size > message_.size() - at_) fail(Sentence("The protobuf message ends within a number."));
        std::uint64_t value = 0;
        std::memcpy(&value, message_.data() + at_, size);  // little-endian, as this machine is
        at_ += size;
        return value;
    }

    std::string_view message_;
    std::size_t file_offset_;
    const std::string& file_;
    std::string field_;
    std::size_t at_ = 0;
};

SentencePieceModel::Piece read_piece(WireReader message) {
    SentencePieceModel::Piece piece;
    while (const auto field = message.next()) {
        if (field->number == 1) {
            message.expect(*field, 2);
            piece.text = field->bytes;
        } else if (field->number == 2) {
            message.expect(*field, 5);
            const auto bits = static_cast<std::uint32_t>(field->value);
            std::memcpy(&piece.score, &bits, sizeof bits);
        } else if (field->number == 3) {
            message.expect(*field, 0);
            if (field->value < 1 || field->value > 6)
                message.fail(Sentence("A piece has the unknown type %1.", field->value));
            piece.type = static_cast<SentencePieceModel::Type>(field->value);
        }
    }
    if (piece.text.empty()) message.fail(Sentence("A piece is empty."));
    if (piece.text.size() > kLongestPiece)
        message.fail(Sentence("A piece is %1 bytes long; at most 8192 are possible.", piece.text.size()));
    if (piece.text.find('\0') != std::string_view::npos) message.fail(Sentence("A piece has a NUL byte."));
    if (!is_valid_utf8(piece.text)) message.fail(Sentence("A piece is not UTF-8."));
    if (!std::isfinite(piece.score)) message.fail(Sentence("The score of \"%1\" is not a finite number.", piece.text));
    return piece;
}

/// Treatment of spaces.
struct Spaces {
    bool before_text = true;    ///< add_dummy_prefix
    bool extra_removed = true;  ///< remove_extra_whitespaces
    bool marked = true;         ///< escape_whitespaces
    bool behind_words = false;  ///< treat_whitespace_as_suffix
};

void read_trainer(WireReader message, SentencePieceModel& model, Spaces& spaces) {
    while (const auto field = message.next()) {
        const auto number = [&] {
            message.expect(*field, 0);
            return static_cast<std::int32_t>(field->value);
        };
        switch (field->number) {
            case 3: {
                const std::int32_t algorithm = number();
                if (algorithm < 1 || algorithm > 4)
                    message.fail(Sentence("The model has the unknown type %1.", algorithm));
                model.algorithm = static_cast<SentencePieceModel::Algorithm>(algorithm);
                break;
            }
            case 24:
                spaces.behind_words = number() != 0;
                break;
            case 35:
                model.byte_fallback = number() != 0;
                break;
            case 40:
                model.unknown_id = number();
                break;
            case 41:
                model.begin_id = number();
                break;
            case 42:
                model.end_id = number();
                break;
            case 43:
                model.padding_id = number();
                break;
            default:
                break;
        }
    }
}

CharacterMap read_normalizer(WireReader message, Spaces& spaces) {
    CharacterMap map{std::string_view()};
    while (const auto field = message.next()) {
        if (field->number >= 3 && field->number <= 5) {
            message.expect(*field, 0);
            bool& said = field->number == 3   ? spaces.before_text
                         : field->number == 4 ? spaces.extra_removed
                                              : spaces.marked;
            said = field->value != 0;
        }
        if (field->number != 2) continue;
        message.expect(*field, 2);
        try {
            map = CharacterMap(field->bytes);
        } catch (const Error& error) {
            message.fail(error.problem());
        }
    }
    return map;
}

// The longest chain of sorted texts each of which begins with the one before it.
std::size_t deepest_nesting(std::vector<std::string_view> texts) {
    std::sort(texts.begin(), texts.end());
    std::vector<std::string_view> chain;
    std::size_t deepest = 0;
    for (const std::string_view text : texts) {
        while (!chain.empty() && !text.starts_with(chain.back())) chain.pop_back();
        chain.push_back(text);
        deepest = std::max(deepest, chain.size());
    }
    return deepest;
}

void check_pieces(const SentencePieceModel& model, const std::function<void(const Sentence&)>& fail) {
    using Type = SentencePieceModel::Type;
    if (model.pieces.empty()) fail(Sentence("The vocabulary is empty."));
    std::vector<std::string_view> texts, user_defined;
    std::array<bool, 256> bytes{};
    std::size_t unknown = 0;
    for (const auto& piece : model.pieces) {
        texts.push_back(piece.text);
        if (piece.type == Type::UserDefined) user_defined.push_back(piece.text);
        if (piece.type == Type::Unknown) ++unknown;
        if (piece.type != Type::Byte) continue;
        const auto byte = byte_of_fallback_piece(piece.text);
        const bool capital = std::none_of(piece.text.begin(), piece.text.end(),
                                          [](char letter) { return letter >= 'a' && letter <= 'f'; });
        if (!byte || !capital) fail(Sentence("Expected byte pieces from <0x00> to <0xFF>, found \"%1\".", piece.text));
        if (!model.byte_fallback) fail(Sentence("The piece \"%1\" is a byte, but byte_fallback is off.", piece.text));
        bytes[*byte] = true;
    }
    if (unknown != 1) fail(Sentence("The vocabulary has %1 unknown pieces instead of one.", unknown));
    const auto missing = std::find(bytes.begin(), bytes.end(), false);
    if (model.byte_fallback && missing != bytes.end())
        fail(Sentence("Byte %1 has no piece, though byte_fallback is on.", missing - bytes.begin()));
    std::sort(texts.begin(), texts.end());
    const auto twice = std::adjacent_find(texts.begin(), texts.end());
    if (twice != texts.end()) fail(Sentence("The piece \"%1\" is in the vocabulary twice.", *twice));
    if (deepest_nesting(std::move(user_defined)) > kMostNested)
        fail(Sentence("More than 64 user-defined pieces begin with each other."));
}

}  // namespace

SentencePieceModel check_sentence_piece_model(std::span<const std::byte> bytes, const std::string& file) {
    SentencePieceModel model;
    WireReader message({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, 0, file, "");
    bool has_trainer = false;
    Spaces spaces;
    while (const auto field = message.next()) {
        const auto nested = [&](const std::string& name) {
            message.expect(*field, 2);
            return WireReader(field->bytes, message.offset_of(field->bytes), file, name);
        };
        if (field->number == 1) {
            if (model.pieces.size() >= kMostVocabularyPieces)
                message.fail(Sentence("The vocabulary has more than four million pieces."));
            model.pieces.push_back(read_piece(nested("pieces[" + std::to_string(model.pieces.size()) + "]")));
        } else if (field->number == 2) {
            read_trainer(nested("trainer_spec"), model, spaces);
            has_trainer = true;
        } else if (field->number == 3) {
            model.character_map = read_normalizer(nested("normalizer_spec"), spaces);
            model.longest_replacement = std::max(model.longest_replacement, model.character_map.longest_replacement());
        } else if (field->number == 5) {
            Spaces ignored;
            const CharacterMap map = read_normalizer(nested("denormalizer_spec"), ignored);
            model.longest_replacement = std::max(model.longest_replacement, map.longest_replacement());
        }
    }
    const auto fail = [&](const Sentence& sentence) {
        throw Error(ErrorKind::Format, sentence, {.file = file, .field = "pieces", .offset = {}});
    };
    const bool before_words = spaces.marked && !spaces.behind_words;
    model.marks_beginnings = before_words && spaces.before_text;
    model.keeps_spaces = before_words && !spaces.extra_removed;
    model.plain_ends = before_words || !spaces.before_text;
    check_pieces(model, fail);
    if (!has_trainer)
        throw Error(ErrorKind::Format, Sentence("The model lacks its trainer_spec."),
                    {.file = file, .field = "trainer_spec", .offset = {}});
    const auto size = static_cast<std::int32_t>(model.pieces.size());
    for (std::int32_t* id : {&model.begin_id, &model.end_id, &model.padding_id, &model.unknown_id}) {
        if (*id < 0 || *id >= size) *id = -1;
    }
    for (std::int32_t id = 0; id < size; ++id) {
        if (model.pieces[static_cast<std::size_t>(id)].type == SentencePieceModel::Type::Unknown) model.unknown_id = id;
    }
    return model;
}

}  // namespace headlight
