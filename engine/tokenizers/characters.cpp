#include "tokenizers/characters.h"

#include <unicode/uchar.h>

#include <cstdint>

namespace headlight {
namespace {

UChar32 icu(char32_t character) {
    return static_cast<UChar32>(character);
}

bool has_category(char32_t character, std::uint32_t categories) {
    return (U_GET_GC_MASK(icu(character)) & categories) != 0;
}

// Hugging Face's tables are those of an old Unicode version: characters assigned later count as unassigned.
bool assigned_by(char32_t character, int version) {
    UVersionInfo age;
    u_charAge(icu(character), age);
    return age[0] <= version;
}

}  // namespace

bool is_white_space(char32_t character) {
    if (character < 0x80) return character == ' ' || (character >= '\t' && character <= '\r');
    return u_isUWhiteSpace(icu(character)) != 0;
}

bool is_bert_control(char32_t character) {
    if (character < 0x80) {
        return (character < ' ' || character == 0x7F) && character != '\t' && character != '\n' && character != '\r';
    }
    return has_category(character, U_GC_CC_MASK | U_GC_CF_MASK | U_GC_CO_MASK) && assigned_by(character, 8);
}

bool is_bert_punctuation(char32_t character) {
    if (character < 0x80) return u_isgraph(icu(character)) && !u_isalnum(icu(character));
    // These two were punctuation in Unicode 8 and were classified otherwise later.
    if (character == 0x166D || character == 0x111C9) return true;
    return has_category(character, U_GC_P_MASK) && assigned_by(character, 8);
}

bool is_chinese(char32_t character) {
    return character >= 0x3400 &&
           (character <= 0x4DBF || (character >= 0x4E00 && character <= 0x9FFF) ||
            (character >= 0xF900 && character <= 0xFAFF) || (character >= 0x20000 && character <= 0x2A6DF) ||
            (character >= 0x2A700 && character <= 0x2B81F) || (character >= 0x2B920 && character <= 0x2CEAF) ||
            (character >= 0x2F800 && character <= 0x2FA1F));
}

bool is_bert_accent(char32_t character) {
    return character >= 0x300 && has_category(character, U_GC_MN_MASK) && assigned_by(character, 8);
}

bool is_combining_mark(char32_t character) {
    return character >= 0x300 && has_category(character, U_GC_M_MASK) && assigned_by(character, 9);
}

bool is_word_character(char32_t character) {
    return u_hasBinaryProperty(icu(character), UCHAR_ALPHABETIC) ||
           has_category(character, U_GC_M_MASK | U_GC_ND_MASK | U_GC_PC_MASK) || character == 0x200C ||
           character == 0x200D;
}

bool is_numeric(char32_t character) {
    if (character < 0x80) return character >= '0' && character <= '9';
    return has_category(character, U_GC_N_MASK);
}

LowerCase lower_case(char32_t character) {
    if (character == 0x130) return {'i', 0x307};
    return {static_cast<char32_t>(u_tolower(icu(character))), 0};
}

}  // namespace headlight
