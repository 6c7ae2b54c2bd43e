#define PCRE2_CODE_UNIT_WIDTH 8
#include "tokenizers/pipeline/pattern.h"

#include <pcre2.h>

#include <algorithm>
#include <exception>
#include <mutex>
#include <optional>

namespace headlight {
namespace {

// Steps a match may take at one place. Splitting real text takes a few dozen; (a+)+ on a long word takes 2^n.
constexpr std::uint32_t kMatchLimit = 2'000'000;
// A place is easy where this many steps suffice and nothing farther ahead than this many bytes is looked at.
constexpr std::uint32_t kEasySteps = 64;
constexpr std::size_t kEasyBytes = 128;
constexpr std::size_t kFarther = 4;  // times the bytes that were seen before
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
    std::string expression;  // in PCRE2's syntax
    Code code;
    MatchContext easy;  // for places with kEasySteps
    std::once_flag hard_place_met;
    Code counted;  // the same expression, matched where it is asked for only, with a callout at each step
};

namespace {

std::string message_of(int code) {
    PCRE2_UCHAR message[256];
    pcre2_get_error_message(code, message, sizeof message);
    return reinterpret_cast<const char*>(message);
}

Code compile(const std::string& expression, std::uint32_t options) {
    int error = 0;
    PCRE2_SIZE where = 0;
    options |= PCRE2_UTF | PCRE2_UCP | PCRE2_NEVER_BACKSLASH_C;
    Code code(pcre2_compile(reinterpret_cast<PCRE2_SPTR>(expression.data()), expression.size(), options, &error, &where,
                            nullptr));
    if (!code) throw Error(ErrorKind::Format, Sentence("The regular expression is invalid: %1.", message_of(error)));
    return code;
}

MatchContext make_context(std::uint32_t match_limit) {
    MatchContext context(pcre2_match_context_create(nullptr));
    if (!context) throw Error(ErrorKind::Memory, Sentence("Not enough memory for a regular expression."));
    pcre2_set_match_limit(context.get(), match_limit);
    pcre2_set_depth_limit(context.get(), kDepthLimit);
    pcre2_set_heap_limit(context.get(), kHeapLimitKiB);
    return context;
}

MatchData make_data(const Code& code) {
    MatchData data(pcre2_match_data_create_from_pattern(code.get(), nullptr));
    if (!data) throw Error(ErrorKind::Memory, Sentence("Not enough memory to match a regular expression."));
    return data;
}

/// Spends the steps of a match from the budget, with the bytes that each step goes over.
class StepCount {
  public:
    StepCount(TextBudget& budget, std::size_t at) : budget_(budget), at_(at) {}

    static int count(pcre2_callout_block* block, void* count) {
        return static_cast<StepCount*>(count)->add(block->current_position);
    }
    void rethrow() const {
        if (error_) std::rethrow_exception(error_);
    }

  private:
    int add(std::size_t at) noexcept {
        try {
            budget_.spend(1 + (at > at_ ? at - at_ : at_ - at));
        } catch (...) {
            error_ = std::current_exception();  // no exception passes PCRE2
        }
        at_ = at;
        return error_ ? PCRE2_ERROR_CALLOUT : 0;
    }

    TextBudget& budget_;
    std::size_t at_;
    std::exception_ptr error_;
};

}  // namespace

/// Searches one text. PCRE2 limits the steps at each place, and counts neither those of places without a match nor the
/// characters that a step goes over. Each place therefore has few steps and sees few bytes ahead at first, which costs
/// a bounded time; where they do not suffice, it is matched by itself, and all that this takes is spent from the
/// budget.
class Pattern::Search {
  public:
    Search(Compiled& compiled, std::string_view text, TextBudget& budget)
        : compiled_(compiled), text_(text), budget_(budget), data_(make_data(compiled.code)) {}

    enum class Result { Match, None, GivenUp };
    /// The next match from byte `at` on.
    Result next(std::size_t at) {
        while (true) {
            const std::size_t end = end_of_view(at, kEasyBytes);
            const int result = match_easily(at, end);
            const bool behind_view = result >= 0 && match_.begin == end && end < text_.size();
            if (behind_view || (result == PCRE2_ERROR_NOMATCH && end < text_.size())) {
                at = end;
            } else if (result == PCRE2_ERROR_PARTIAL && match_.begin > at) {
                at = match_.begin;  // what begins here has more bytes ahead in the next view
            } else if (result != PCRE2_ERROR_PARTIAL && result != PCRE2_ERROR_MATCHLIMIT) {
                return result_of(result);
            } else if (const auto found = search_hard_place(at)) {
                return *found;
            }
        }
    }
    [[nodiscard]] ByteRange match() const { return match_; }

  private:
    static Result result_of(int result) {
        if (result == PCRE2_ERROR_NOMATCH) return Result::None;
        return result < 0 ? Result::GivenUp : Result::Match;  // a limit
    }

    /// The end of what is seen from `at`, at a character.
    [[nodiscard]] std::size_t end_of_view(std::size_t at, std::size_t bytes) const {
        if (text_.size() - at <= bytes) return text_.size();
        std::size_t end = at + bytes;
        while ((text_[end] & 0xC0) == 0x80) --end;
        return end;
    }

    int match_easily(std::size_t at, std::size_t end) {
        const std::uint32_t partial = end < text_.size() ? PCRE2_PARTIAL_HARD : 0;
        const int result = run(compiled_.code, at, end, partial, compiled_.easy.get(), data_.get());
        if (result != PCRE2_ERROR_JIT_STACKLIMIT) return result;
        return run(compiled_.code, at, end, partial | PCRE2_NO_JIT, compiled_.easy.get(), data_.get());
    }

    /// Goes from place to place, and behind the first hard one, where `at` is left. Nothing: no match begins up to
    /// there.
    std::optional<Result> search_hard_place(std::size_t& at) {
        for (bool hard = false; !hard; at += decode_utf8(text_, at).length) {
            budget_.spend(1);
            int result = PCRE2_ERROR_PARTIAL;
            for (std::size_t bytes = kEasyBytes; result == PCRE2_ERROR_PARTIAL; bytes *= kFarther) {
                const std::size_t end = end_of_view(at, bytes);
                const std::uint32_t options = PCRE2_ANCHORED | (end < text_.size() ? PCRE2_PARTIAL_HARD : 0);
                result = run(compiled_.code, at, end, options, compiled_.easy.get(), data_.get());
                hard = bytes > kEasyBytes;
                if (hard) budget_.spend(end - at);
            }
            if (result == PCRE2_ERROR_MATCHLIMIT) {
                hard = true;
                result = match_and_count(at);
            }
            if (result != PCRE2_ERROR_NOMATCH || at >= text_.size()) return result_of(result);
        }
        return std::nullopt;
    }

    int match_and_count(std::size_t at) {
        std::call_once(compiled_.hard_place_met, [this] {
            compiled_.counted = compile(compiled_.expression, PCRE2_ANCHORED | PCRE2_AUTO_CALLOUT);
        });
        if (!counted_data_) {
            counted_data_ = make_data(compiled_.counted);
            counted_ = make_context(kMatchLimit);
        }
        StepCount count(budget_, at);
        pcre2_set_callout(counted_.get(), StepCount::count, &count);
        const int result = run(compiled_.counted, at, text_.size(), 0, counted_.get(), counted_data_.get());
        count.rethrow();
        return result;
    }

    /// Leaves the match, or the beginning of a partial one, in `match_`.
    int run(const Code& code, std::size_t at, std::size_t end, std::uint32_t options, pcre2_match_context* context,
            pcre2_match_data* data) {
        const auto* subject = reinterpret_cast<PCRE2_SPTR>(text_.data());
        const int result = pcre2_match(code.get(), subject, end, at, options | PCRE2_NO_UTF_CHECK, data, context);
        const PCRE2_SIZE* found = pcre2_get_ovector_pointer(data);
        if (result >= 0 || result == PCRE2_ERROR_PARTIAL) match_ = {found[0], found[1]};
        return result;
    }

    Compiled& compiled_;
    std::string_view text_;
    TextBudget& budget_;
    MatchData data_;
    MatchData counted_data_;  // made at the first hard place
    MatchContext counted_;
    ByteRange match_;
};

Pattern::Pattern(std::string literal, std::unique_ptr<Compiled> compiled)
    : literal_(std::move(literal)), compiled_(std::move(compiled)) {}
Pattern::~Pattern() = default;
Pattern::Pattern(Pattern&&) noexcept = default;
Pattern& Pattern::operator=(Pattern&&) noexcept = default;

Pattern Pattern::literal(std::string_view text) {
    return {std::string(text), nullptr};
}

Pattern Pattern::regex(std::string_view expression) {
    if (expression.size() > kLongestExpression) {
        throw Error(ErrorKind::Format, Sentence("The regular expression is longer than 64 KiB."));
    }
    const auto translated = translate_expression(expression);
    if (!translated) {
        throw Error(ErrorKind::Unsupported,
                    Sentence("The regular expression uses syntax that Headlight can't translate."));
    }
    auto compiled = std::make_unique<Compiled>();
    compiled->expression = *translated;
    compiled->code = compile(*translated, 0);
    // Where it fails, the interpreter does the work.
    pcre2_jit_compile(compiled->code.get(), PCRE2_JIT_COMPLETE | PCRE2_JIT_PARTIAL_HARD);
    compiled->easy = make_context(kEasySteps);
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
            expression.fail(error.problem(), error.kind());
        }
        return;
    }
    if (literal_.empty()) section.fail(Sentence("The tokenizer needs a text that is not empty here."));
}

bool Pattern::find(std::string_view text, std::vector<ByteRange>& matches, TextBudget& budget) const {
    const auto add = [&](ByteRange range) {
        matches.push_back(range);
        budget.allow_items(matches.size());
    };
    if (!compiled_) {
        for (std::size_t at = text.find(literal_); at != std::string_view::npos; at = text.find(literal_, at)) {
            add({at, at + literal_.size()});
            at += literal_.size();
        }
        return true;
    }
    Search search(*compiled_, text, budget);
    for (std::size_t at = 0; at <= text.size();) {
        const Search::Result result = search.next(at);
        if (result == Search::Result::None) return true;
        if (result == Search::Result::GivenUp) return false;
        const ByteRange range = search.match();
        if (range.begin > range.end) return false;  // \K in a lookahead
        add(range);
        at = range.end;
        if (range.empty()) at += at < text.size() ? decode_utf8(text, at).length : 1;
    }
    return true;
}

}  // namespace headlight
