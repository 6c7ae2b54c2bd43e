#include "export/writers/table_cell.h"

#include <algorithm>
#include <charconv>

namespace headlight {

namespace {

bool is_number(std::string_view text) {
    if (text.starts_with('+')) text.remove_prefix(1);
    double value = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), value);
    return problem == std::errc() && end == text.data() + text.size();
}

/// Spreadsheets look past white space and control characters at the beginning.
bool looks_like_a_formula(std::string_view text) {
    const auto* const first = std::ranges::find_if(text, [](char c) { return static_cast<unsigned char>(c) > ' '; });
    if (first == text.end()) return false;
    const bool begins_one = *first == '=' || *first == '+' || *first == '-' || *first == '@';
    return begins_one && !is_number(text.substr(static_cast<std::size_t>(first - text.begin())));
}

std::string inert(std::string_view text) {
    return looks_like_a_formula(text) ? '\'' + std::string(text) : std::string(text);
}

}  // namespace

std::string csv_cell(std::string_view text) {
    std::string plain = inert(text);
    if (plain.find_first_of(",\"\r\n") == std::string::npos) return plain;
    std::string cell = "\"";
    for (const char c : plain) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + '"';
}

std::string tsv_cell(std::string_view text) {
    std::string cell = inert(text);
    std::ranges::replace_if(
        cell, [](char c) { return c == '\t' || c == '\n' || c == '\r'; }, ' ');
    return cell;
}

}  // namespace headlight
