#define PCRE2_CODE_UNIT_WIDTH 8
#include "tokenizers/pattern.h"

#include <pcre2.h>

namespace headlight {
namespace {

// Steps a match may take. Splitting real text takes a few dozen; (a+)+ on a long word takes 2^n.
constexpr std::uint32_t kMatchLimit = 2'000'000;
constexpr std::uint32_t kDepthLimit = 100'000;
constexpr std::uint32_t kHeapLimitKiB = 64 * 1024;
constexpr std::size_t kLongestExpression = 64 * 1024;

template <typename T, void (*release)(T*)>
struct Releaser {
    void operator()(T* object) const { release(object); }
};
using Code = std::unique_ptr<pcre2_code, Releaser<pcre2_code, pcre2_code_free>>;
using MatchData = std::unique_ptr<pcre2_match_data, Releaser<pcre2_match_data, pcre2_match_data_free>>;
using MatchContext = std::unique_ptr<pcre2_match_context, Releaser<pcre2_match_context, pcre2_match_context_free>>;

}  // namespace

struct Pattern::Compiled {
    Code code;
    MatchContext context;
};

namespace {

std::string message_of(int code) {
    PCRE2_UCHAR message[256];
    pcre2_get_error_message(code, message, sizeof message);
    return reinterpret_cast<const char*>(message);
}

}  // namespace

Pattern::Pattern(std::string literal, std::unique_ptr<Compiled> compiled)
    : literal_(std::move(literal)), compiled_(std::move(compiled)) {}
Pattern::~Pattern() = default;
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;

Pattern Pattern::literal(std::string_view text) {
    return {std::string(text), nullptr};
}

Pattern Pattern::regex(std::string_view expression) {
    int error = 0;
    PCRE2_SIZE where = 0;
    if (expression.size() > kLongestExpression) {
        throw Error(ErrorKind::Format, "The regular expression is longer than 64 KiB.");
    }
    const auto translated = translate_expression(expression);
    if (!translated) {
        throw Error(ErrorKind::Unsupported, "The regular expression uses syntax that Headlight can't translate.");
    }
    Code code(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(translated->data()), translated->size(),
                            PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C, &error, &where, nullptr));
    if (!code) throw Error(ErrorKind::Format, "The regular expression is invalid: " + message_of(error) + ".");
    pcre2_jit_compile(code.get(), PCRE2_JIT_COMPLETE);  // where it fails, the interpreter does the work
    auto compiled = std::make_unique<Compiled>();
    compiled->code = std::move(code);
    compiled->context.reset(pcre2_match_context_create(nullptr));
    if (!compiled->context) throw Error(ErrorKind::Memory, "Not enough memory for a regular expression.");
    pcre2_set_match_limit(compiled->context.get(), kMatchLimit);
    pcre2_set_depth_limit(compiled->context.get(), kDepthLimit);
    pcre2_set_heap_limit(compiled->context.get(), kHeapLimitKiB);
    return {std::string(), std::move(compiled)};
}

Pattern::Pattern(const JsonValue& section) {
    if (section.is_text()) {
        literal_ = section.text();
    } else if (const auto literal = section.find("String")) {
        literal_ = literal->text();
    } else {
        const JsonValue expression = section.at("Regex");
        try {
            *this = regex(expression.text());
        } catch (const Error& error) {
            expression.fail(error.sentence(), error.kind());
        }
        return;
    }
    if (literal_.empty()) section.fail("The tokenizer needs a text that is not empty here.");
}

bool Pattern::find(std::string_view text, std::vector<ByteRange>& matches) const {
    if (!compiled_) {
        for (std::size_t at = text.find(literal_); at != std::string_view::npos; at = text.find(literal_, at)) {
            matches.push_back({at, at + literal_.size()});
            at += literal_.size();
        }
        return true;
    }
    const MatchData match(pcre2_match_data_create_from_pattern(compiled_->code.get(), nullptr));
    if (!match) throw Error(ErrorKind::Memory, "Not enough memory to match a regular expression.");
    const PCRE2_SIZE* found = pcre2_get_ovector_pointer(match.get());
    const auto* subject = reinterpret_cast<PCRE2_SPTR>(text.data());
    for (std::size_t at = 0; at <= text.size();) {
        int result = pcre2_match(compiled_->code.get(), subject, text.size(), at, PCRE2_NO_UTF_CHECK, match.get(),
                                 compiled_->context.get());
        if (result == PCRE2_ERROR_JIT_STACKLIMIT) {
            result = pcre2_match(compiled_->code.get(), subject, text.size(), at, PCRE2_NO_UTF_CHECK | PCRE2_NO_JIT,
                                 match.get(), compiled_->context.get());
        }
        if (result == PCRE2_ERROR_NOMATCH) return true;
        if (result < 0) return false;  // the limits above
        const ByteRange range{found[0], found[1]};
        if (range.begin > range.end) return false;  // \K in a lookahead
        matches.push_back(range);
        at = range.end;
        if (range.empty()) at += at < text.size() ? decode_utf8(text, at).length : 1;
    }
    return true;
}

}  // namespace headlight
