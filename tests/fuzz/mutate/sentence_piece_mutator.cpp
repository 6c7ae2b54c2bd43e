#include "mutate/bytes.h"
#include "mutate/hostile.h"
#include "mutate/mutators.h"

#include <algorithm>
#include <array>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

namespace headlight::fuzz {

namespace {

// https://protobuf.dev/programming-guides/encoding/
enum Wire : std::uint32_t { kVarint = 0, kFixed64 = 1, kBytes = 2, kFixed32 = 5 };

struct Field {
    std::uint64_t number = 1;
    std::uint32_t wire = kVarint;
    std::uint64_t value = 0;  ///< varint and fixed
    std::string bytes;
    std::vector<Field> fields;  ///< of a message
    bool is_message = false;
    std::optional<std::uint64_t> wrong_length;
};

/// Fields of ModelProto that are messages: pieces, trainer_spec, normalizer_spec, denormalizer_spec.
bool is_message(std::uint64_t number) {
    return number == 1 || number == 2 || number == 3 || number == 5;
}

class LenientParser {
  public:
    explicit LenientParser(std::string_view bytes) : left_(bytes) {}

    /// All fields, or those before the first one that is damaged.
    std::vector<Field> fields(bool with_messages) {
        std::vector<Field> fields;
        while (!left_.empty()) {
            Field field;
            const std::uint64_t tag = varint();
            field.number = tag >> 3U;
            field.wire = static_cast<std::uint32_t>(tag & 7U);
            if (!read(field)) break;
            if (with_messages && field.wire == kBytes && is_message(field.number)) {
                field.is_message = true;
                field.fields = LenientParser(field.bytes).fields(false);
            }
            fields.push_back(std::move(field));
        }
        return fields;
    }

  private:
    std::string_view left_;

    std::uint64_t varint() {
        std::uint64_t number = 0;
        for (std::uint32_t shift = 0; shift < 64 && !left_.empty(); shift += 7) {
            const auto byte = static_cast<unsigned char>(left_[0]);
            left_.remove_prefix(1);
            number |= static_cast<std::uint64_t>(byte & 0x7FU) << shift;
            if (byte < 0x80) break;
        }
        return number;
    }

    bool take(std::uint64_t count, std::string& bytes) {
        if (count > left_.size()) return false;
        bytes = left_.substr(0, count);
        left_.remove_prefix(count);
        return true;
    }

    bool read(Field& field) {
        switch (field.wire) {
            case kVarint:
                field.value = varint();
                return true;
            case kBytes:
                return take(varint(), field.bytes);
            case kFixed32:
            case kFixed64: {
                std::string bytes;
                const std::size_t width = field.wire == kFixed32 ? 4 : 8;
                if (!take(width, bytes)) return false;
                field.value = little_endian(bytes, 0, width);
                return true;
            }
            default:
                return false;
        }
    }
};

void write_varint(std::uint64_t number, std::string& bytes) {
    for (; number >= 0x80; number >>= 7U) bytes += static_cast<char>(number | 0x80U);
    bytes += static_cast<char>(number);
}

void write(const std::vector<Field>& fields, std::string& bytes) {
    for (const Field& field : fields) {
        write_varint((field.number << 3U) | field.wire, bytes);
        if (field.wire == kVarint) write_varint(field.value, bytes);
        if (field.wire == kFixed32 || field.wire == kFixed64) {
            const std::size_t width = field.wire == kFixed32 ? 4 : 8;
            bytes.resize(bytes.size() + width);
            put_little_endian(bytes, bytes.size() - width, field.value, width);
        }
        if (field.wire != kBytes) continue;
        std::string content = field.bytes;
        if (field.is_message) {
            content.clear();
            write(field.fields, content);
        }
        write_varint(field.wrong_length.value_or(content.size()), bytes);
        bytes += content;
    }
}

void change_number(Field& field, Random& random) {
    constexpr std::array<float, 8> kScores = {
        0.0F, -1.0F, 1e38F, -1e38F, 1e-40F, __builtin_inff(), -__builtin_inff(), __builtin_nanf("")};
    if (field.wire == kFixed32)
        field.value = std::bit_cast<std::uint32_t>(random.pick(kScores));
    else
        field.value = random.once_in(2) ? random.below(8) : boundary_number(random);
}

void change_content(Field& field, Random& random) {
    if (field.wire != kBytes)
        change_number(field, random);
    else if (random.once_in(2))
        mutate_bytes(field.bytes, random);
    else
        field.bytes = hostile_text(random);
}

void change_field(Field& field, Random& random) {
    switch (random.below(8)) {
        case 0:
            field.number = random.once_in(4) ? boundary_number(random) : 1 + random.below(60);
            break;
        case 1:
            field.wire = random.once_in(4)   ? static_cast<std::uint32_t>(random.below(8))
                         : random.once_in(2) ? kVarint
                                             : kBytes;
            break;
        case 2:
            if (random.once_in(4)) field.wrong_length = boundary_number(random);
            break;
        default:
            change_content(field, random);
    }
}

/// A piece of a kind that SentencePiece knows: text, score, type from 1 (normal) to 6 (byte).
Field made_piece(Random& random) {
    Field text{1, kBytes, 0, hostile_text(random), {}, false, {}};
    if (random.once_in(2)) text.bytes = std::string(1 + random.below(4), static_cast<char>('a' + random.below(3)));
    const Field type{3, kVarint, 1 + random.below(6), {}, {}, false, {}};
    Field score{2, kFixed32, 0, {}, {}, false, {}};
    change_number(score, random);
    return {1, kBytes, 0, {}, {text, score, type}, true, {}};
}

void rearrange(std::vector<Field>& fields, Random& random) {
    if (fields.empty()) return;
    const auto place = fields.begin() + static_cast<std::ptrdiff_t>(random.below(fields.size()));
    switch (random.below(4)) {
        case 0:
            fields.erase(place);
            break;
        case 1: {
            Field copy = *place;
            fields.insert(fields.begin() + static_cast<std::ptrdiff_t>(random.below(fields.size() + 1)),
                          std::move(copy));
            break;
        }
        case 2:
            fields.push_back(made_piece(random));
            break;
        default:
            std::swap(*place, random.pick(fields));
    }
}

/// A field of the trainer or the normalizer that the reader asks for: numbers, switches, texts.
void set_option(std::vector<Field>& fields, Random& random) {
    const std::uint64_t message = 2 + random.below(2);
    constexpr std::array<std::uint64_t, 12> kTrainer = {3, 24, 35, 40, 41, 42, 43, 44, 45, 46, 47, 48};
    Field option{
        message == 2 ? random.pick(kTrainer) : 1 + random.below(6), kVarint, random.below(5), {}, {}, false, {}};
    if (random.once_in(3)) {
        option.wire = kBytes;
        option.bytes = hostile_text(random);
    }
    const auto owner = std::ranges::find(fields, message, &Field::number);
    if (owner == fields.end() || !owner->is_message)
        fields.push_back({message, kBytes, 0, {}, {option}, true, {}});
    else
        owner->fields.push_back(option);
}

void change_fields(std::vector<Field>& fields, Random& random) {
    if (random.once_in(8)) return set_option(fields, random);
    if (random.once_in(4)) return rearrange(fields, random);
    Field& field = random.pick(fields);
    if (!field.is_message || field.fields.empty() || random.once_in(16))
        change_field(field, random);
    else if (random.once_in(8))
        rearrange(field.fields, random);
    else
        change_field(random.pick(field.fields), random);
}

}  // namespace

void mutate_sentence_piece(std::string& bytes, Random& random) {
    std::vector<Field> fields = LenientParser(bytes).fields(true);
    if (fields.empty()) return mutate_bytes(bytes, random);
    change_fields(fields, random);
    std::string written;
    write(fields, written);
    if (written.size() > std::max(kMostMutatedBytes, bytes.size())) return mutate_bytes(bytes, random);
    bytes = std::move(written);
}

}  // namespace headlight::fuzz
