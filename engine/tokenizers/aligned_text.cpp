#include "tokenizers/aligned_text.h"

#include <algorithm>

namespace headlight {

AlignedText AlignedText::from_typed(std::string_view typed) {
    AlignedText aligned{.text = std::string(typed), .origins = {}};
    aligned.origins.reserve(typed.size());
    for (std::size_t at = 0; at < typed.size();) {
        const std::size_t length = decode_utf8(typed, at).length;
        const auto begin = static_cast<std::uint32_t>(at), end = static_cast<std::uint32_t>(at + length);
        for (std::size_t i = 0; i < length; ++i) aligned.origins.push_back({begin, end, begin, end});
        at += length;
    }
    return aligned;
}

AlignedText AlignedText::slice(ByteRange range) const {
    AlignedText part;
    part.text = text.substr(range.begin, range.size());
    part.origins.assign(origins.begin() + static_cast<std::ptrdiff_t>(range.begin),
                        origins.begin() + static_cast<std::ptrdiff_t>(range.end));
    part.given_up = given_up;
    part.typed_begin = part.origins.empty() ? typed_begin : part.origins.front().reported_begin;
    return part;
}

void AlignedText::append(const AlignedText& other) {
    text += other.text;
    origins.insert(origins.end(), other.origins.begin(), other.origins.end());
    given_up = given_up || other.given_up;
}

Origin AlignedText::origin_of(ByteRange range) const {
    if (range.empty()) return {typed_begin, typed_begin, typed_begin, typed_begin};
    const Origin &first = origins[range.begin], &last = origins[range.end - 1];
    return {std::min(first.begin, last.end), last.end, first.reported_begin, last.reported_end};
}

Rewriter::Rewriter(const AlignedText& source, TextBudget& budget) : source_(source), budget_(budget) {
    start({0, source.text.size()}, source.typed_begin);
    result_.typed_begin = source.typed_begin;
    result_.given_up = source.given_up;
    result_.text.reserve(source.text.size() + 8);
    result_.origins.reserve(source.text.size() + 8);
}

void Rewriter::start(ByteRange range, std::uint32_t typed_begin) {
    range_ = range;
    cursor_ = range.begin;
    typed_begin_ = typed_begin;
}

std::string_view Rewriter::ahead() const {
    return std::string_view(source_.text).substr(cursor_, remaining());
}

void Rewriter::keep(std::size_t length) {
    budget_.allow_bytes(result_.text.size() + length);
    result_.text.append(source_.text, cursor_, length);
    const auto from = source_.origins.begin() + static_cast<std::ptrdiff_t>(cursor_);
    result_.origins.insert(result_.origins.end(), from, from + static_cast<std::ptrdiff_t>(length));
    cursor_ += length;
}

void Rewriter::keep_character() {
    keep(decode_utf8(source_.text, cursor_).length);
}

void Rewriter::write(char32_t character, const Origin& origin) {
    const std::size_t before = result_.text.size();
    append_utf8(result_.text, character);
    budget_.allow_bytes(result_.text.size());
    for (std::size_t i = before; i < result_.text.size(); ++i) result_.origins.push_back(origin);
}

void Rewriter::write(std::string_view text, const Origin& origin) {
    budget_.allow_bytes(result_.text.size() + text.size());
    result_.text += text;
    result_.origins.insert(result_.origins.end(), text.size(), origin);
}

Origin Rewriter::before_cursor() const {
    if (cursor_ > range_.begin) return source_.origins[cursor_ - 1];
    return {typed_begin_, typed_begin_, typed_begin_, typed_begin_};
}

void Rewriter::replace(char32_t character) {
    if (at_end()) return insert(character);
    write(character, source_.origins[cursor_]);
    drop();
}

void Rewriter::insert(char32_t character) {
    write(character, before_cursor());
}

void Rewriter::drop() {
    if (!at_end()) cursor_ += decode_utf8(source_.text, cursor_).length;
}

void Rewriter::absorb() {
    if (at_end()) return;
    const std::uint32_t end = source_.origins[cursor_].end;
    if (!result_.text.empty() && cursor_ > range_.begin) {
        const Origin last = result_.origins.back();
        for (auto byte = result_.origins.rbegin();
             byte != result_.origins.rend() && byte->begin == last.begin && byte->end == last.end; ++byte) {
            byte->end = std::max(byte->end, end);
            budget_.spend(1);
        }
    }
    drop();
}

void Rewriter::prefix(std::string_view text) {
    if (at_end()) return;
    const Origin& next = source_.origins[cursor_];
    write(text, {next.begin, next.begin, next.reported_begin, next.reported_end});
}

void Rewriter::substitute(std::size_t length, std::string_view content) {
    const std::size_t begin = cursor_;
    cursor_ += length;
    Origin origin = before_cursor();
    if (length > 0) origin.begin = source_.origins[begin].begin;
    write(content, origin);
}

AlignedText rewrite(const AlignedText& source, const std::vector<Change>& changes, TextBudget& budget) {
    AlignedText result;
    result.typed_begin = source.typed_begin;
    result.given_up = source.given_up;
    result.text.reserve(source.text.size() + 8);
    result.origins.reserve(source.text.size() + 8);
    std::size_t reported = 0;  // up to where Hugging Face has consumed the old text
    const auto consume = [&] {
        if (reported < source.text.size()) reported += decode_utf8(source.text, reported).length;
    };
    for (const Change& change : changes) {
        Origin origin = source.origin_of(change.source);
        Origin counted{.reported_begin = source.typed_begin, .reported_end = source.typed_begin};
        if (change.consumed > 0 || reported >= source.text.size()) {
            if (reported > 0) counted = source.origins[reported - 1];
        } else {
            counted = source.origins[reported];
            for (std::int32_t i = 0; i <= -change.consumed; ++i) consume();
        }
        origin.reported_begin = counted.reported_begin;
        origin.reported_end = counted.reported_end;
        const std::size_t before = result.text.size();
        append_utf8(result.text, change.character);
        budget.allow_bytes(result.text.size());
        result.origins.insert(result.origins.end(), result.text.size() - before, origin);
    }
    return result;
}

AlignedText Rewriter::finish() {
    return std::move(result_);
}

}  // namespace headlight
