#include "session/generate_text.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <span>
#include <string_view>

namespace headlight {
namespace {

std::vector<std::int32_t> ids_to_continue(const ReadyModel& model, const GenerationRequest& request) {
    std::vector<std::int32_t> ids =
        request.ids.empty() ? model.tokenizer->encode(request.text, std::nullopt, {}).ids() : request.ids;
    if (ids.empty())
        throw Error(ErrorKind::Input,
                    "Type the beginning of a text for " + model.provenance.model_name + " to continue.");
    const std::int32_t limit = model.model->description().max_tokens;
    if (limit > 0 && ids.size() >= static_cast<std::size_t>(limit)) {
        throw Error(ErrorKind::Input, "The text has " + std::to_string(ids.size()) + " tokens, and " +
                                          model.provenance.model_name + " has " + std::to_string(limit) +
                                          " positions, so that there is no room to continue it. Shorten it.");
    }
    return ids;
}

/// The most probable token and its probability.
GeneratedToken most_probable(std::span<const float> logits) {
    const auto best = std::max_element(logits.begin(), logits.end());
    double sum = 0;
    for (const float logit : logits) sum += std::exp(static_cast<double>(logit) - static_cast<double>(*best));
    GeneratedToken token;
    token.id = static_cast<std::int32_t>(best - logits.begin());
    token.probability = static_cast<float>(1 / sum);
    return token;
}

/// Hands out the text of ids as it becomes certain: a character whose bytes are not all there yet waits for the next
/// token.
class TextGrowth {
  public:
    explicit TextGrowth(const Tokenizer& tokenizer) : tokenizer_(tokenizer) {}

    std::string add(std::int32_t id) {
        ids_.push_back(id);
        const std::string text = tokenizer_.decode(ids_, true);
        const std::size_t certain = text.size() - incomplete_end(text);
        const std::string grown =
            certain > handed_out_ ? text.substr(handed_out_, certain - handed_out_) : std::string();
        handed_out_ = std::max(handed_out_, certain);
        return grown;
    }
    [[nodiscard]] std::string whole() const { return tokenizer_.decode(ids_, true); }

  private:
    /// Bytes of U+FFFD at the end, which stand for the beginning of a character.
    static std::size_t incomplete_end(std::string_view text) {
        constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
        std::size_t bytes = 0;
        while (text.substr(0, text.size() - bytes).ends_with(kReplacement)) bytes += kReplacement.size();
        return bytes;
    }

    const Tokenizer& tokenizer_;
    std::vector<std::int32_t> ids_;
    std::size_t handed_out_ = 0;
};

}  // namespace

std::string generate_text(ReadyModel& model, const GenerationRequest& request,
                          const std::function<void(const GeneratedToken&)>& step, const std::stop_token& stop) {
    if (!model.model->description().generates) {
        throw Error(ErrorKind::Input,
                    model.provenance.model_name + " cannot continue a text: it is no next-word model.");
    }
    std::vector<std::int32_t> next = ids_to_continue(model, request);
    const auto limit = static_cast<std::size_t>(model.model->description().max_tokens);
    const std::size_t room = limit > 0 ? limit - next.size() : request.tokens;
    const std::size_t count = std::min(request.tokens, room);
    const auto cache = model.model->make_cache(static_cast<std::int64_t>(next.size() + count));

    CaptureRequest wanted;
    wanted.attention = false;
    wanted.logits = LogitPositions::Last;
    TextGrowth growth(*model.tokenizer);
    for (std::size_t made = 0; made < count; ++made) {
        if (stop.stop_requested()) throw_cancelled();
        const Capture capture = model.model->extend(*cache, next, wanted, stop);
        model.check_intact();
        const Tensor* logits = capture.output("logits");
        if (logits == nullptr || logits->empty())
            throw Error(ErrorKind::Unsupported, "The model gave no logits to continue the text with.");
        const auto last_row = logits->values().last(static_cast<std::size_t>(logits->shape().back()));
        GeneratedToken token = most_probable(last_row);
        token.text = growth.add(token.id);
        if (step && !stop.stop_requested()) step(token);
        if (token.id == model.tokenizer->special().end) break;
        next = {token.id};
    }
    return growth.whole();
}

}  // namespace headlight
