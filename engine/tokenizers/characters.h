#pragma once

namespace headlight {

/// Unicode's White_Space property.
bool is_white_space(char32_t character);
/// Returns true for what Hugging Face's BERT tokenizer removes: control, format and private-use characters of Unicode
/// 8, without \t \n \r.
bool is_bert_control(char32_t character);
/// Punctuation of Unicode 8 and every ASCII character that is neither letter, digit, space nor control.
bool is_bert_punctuation(char32_t character);
/// The CJK ideographs that BERT puts spaces around.
bool is_chinese(char32_t character);
/// Non-spacing marks of Unicode 8, which BERT strips as accents.
bool is_bert_accent(char32_t character);
/// Marks that the StripAccents normalizer removes: every mark of Unicode 9.
bool is_combining_mark(char32_t character);
/// \w of Rust's regular expressions: alphabetic, marks, decimal digits, connectors, joiners.
bool is_word_character(char32_t character);
/// General categories Nd, Nl and No.
bool is_numeric(char32_t character);
/// Lower case of one character without context; U+0130 alone becomes two.
struct LowerCase {
    char32_t first;
    char32_t second;  ///< 0 if there is none
};
LowerCase lower_case(char32_t character);

}  // namespace headlight
