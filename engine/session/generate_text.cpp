#include "session/generate_text.h"

#include "core/error.h"
#include "session/logit_rules.h"
#include "session/target_text.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {
namespace {

std::vector<std::int32_t> ids_to_continue(const ReadyModel& model, const GenerationRequest& request) {
    std::vector<std::int32_t> ids =
        request.ids.empty() ? model.tokenizer->encode(request.text, std::nullopt, {}).ids() : request.ids;
    if (ids.empty())
        throw Error(ErrorKind::Input,
                    "Type the beginning of a text for " + model.provenance.model_name + " to continue.");
    const ModelDescription& description = model.model->description();
    const bool writes_apart = is_encoder_decoder(description);  // its target has positions of its own
    const auto limit = static_cast<std::size_t>(description.max_tokens);
    if (limit > 0 && ids.size() + (writes_apart ? 0 : 1) > limit) {
        throw Error(ErrorKind::Input, "The text has " + std::to_string(ids.size()) + " tokens, and " +
                                          model.provenance.model_name + " has " + std::to_string(limit) + " positions" +
                                          (writes_apart ? "" : ", so that there is no room to continue it") +
                                          ". Shorten it.");
    }
    return ids;
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

/// The logits of the last token read.
std::span<const float> last_logits(const Capture& capture) {
    const Tensor* logits = capture.output("logits");
    if (logits == nullptr || logits->empty())
        throw Error(ErrorKind::Unsupported, "The model gave no logits to continue the text with.");
    return logits->values().last(static_cast<std::size_t>(logits->shape().back()));
}

/// Reads tokens and tells what follows them.
class Reader {
  public:
    Reader(ReadyModel& model, const std::stop_token& stop) : model_(model), stop_(stop) {
        wanted_.attention = false;
        wanted_.logits = LogitPositions::Last;
    }

    /// What the model says after `ids`, which follow those that the cache holds.
    Capture read(KeyValueCache& cache, std::span<const std::int32_t> ids) const {
        if (stop_.stop_requested()) throw_cancelled();
        Capture capture = model_.model->extend(cache, ids, wanted_, stop_);
        model_.check_intact();
        return capture;
    }

  private:
    ReadyModel& model_;
    const std::stop_token& stop_;
    CaptureRequest wanted_;
};

/// A prompt that has been prepared for at most `tokens` new ones.
struct Prompt {
    std::vector<std::int32_t> ids;
    std::size_t tokens = 0;
    std::unique_ptr<KeyValueCache> cache;
};

/// An encoder-decoder reads its source, which the text or the ids are, and continues the token that targets begin with.
Prompt prepare_prompt(const ReadyModel& model, const GenerationRequest& request, const std::stop_token& stop) {
    const ModelDescription& description = model.model->description();
    Prompt prompt;
    if (!description.audio) prompt.ids = ids_to_continue(model, request);
    ModelInput source;
    if (is_encoder_decoder(description)) {
        source.ids = std::exchange(prompt.ids, {description.decoder_start});
        source.attention_mask = request.attention_mask;
        source.global_tokens = request.global_tokens;
        source.features = request.features;
    }
    const auto limit = static_cast<std::size_t>(description.max_tokens);
    const std::size_t room = limit > 0 ? limit - prompt.ids.size() : request.tokens;
    prompt.tokens = std::min(request.tokens, room);
    const auto capacity = static_cast<std::int64_t>(prompt.ids.size() + prompt.tokens);
    prompt.cache = is_encoder_decoder(description) ? model.model->read_source(source, capacity, stop)
                                                   : model.model->make_cache(capacity);
    return prompt;
}

LogitRules rules_of(const ReadyModel& model, const Prompt& prompt) {
    const GenerationDefaults& generation = model.generation;
    return {generation.rules, generation.end_tokens, prompt.ids.size(), prompt.tokens};
}

using Step = std::function<void(const GeneratedToken&)>;

GeneratedText sample(ReadyModel& model, Prompt prompt, const SamplingOptions& options, const Step& step,
                     const std::stop_token& stop) {
    GeneratedText result;
    TextGrowth growth(*model.tokenizer);
    const Reader reader(model, stop);
    Sampler sampler(options);
    const auto& ends = model.generation.end_tokens;
    const LogitRules rules = rules_of(model, prompt);
    std::vector<std::int32_t> next = prompt.ids;
    while (result.ids.size() < prompt.tokens) {
        const Capture capture = reader.read(*prompt.cache, next);
        const std::span<const float> logits = last_logits(capture);
        std::vector<double> scores(logits.begin(), logits.end());
        rules.apply(prompt.ids, scores);
        const NextToken chosen = sampler.choose(logits, scores);
        prompt.ids.push_back(chosen.id);
        result.ids.push_back(chosen.id);
        const GeneratedToken token{chosen.id, growth.add(chosen.id), static_cast<float>(chosen.probability)};
        if (step && !stop.stop_requested()) step(token);
        if (std::ranges::find(ends, chosen.id) != ends.end()) break;
        next = {chosen.id};
    }
    result.text = growth.whole();
    return result;
}

using Caches = std::vector<std::unique_ptr<KeyValueCache>>;

/// The caches of the sequences that go on: each its parent's, which the last child takes and the others copy.
Caches caches_of_children(Caches parents, const std::vector<std::size_t>& parent_of_child) {
    Caches children(parent_of_child.size());
    for (std::size_t child = 0; child < children.size(); ++child) {
        const std::size_t parent = parent_of_child[child];
        const auto later = parent_of_child.begin() + static_cast<std::ptrdiff_t>(child) + 1;
        const bool is_last = std::find(later, parent_of_child.end(), parent) == parent_of_child.end();
        children[child] = is_last ? std::move(parents[parent]) : parents[parent]->copy();
        if (!children[child])
            throw Error(ErrorKind::Unsupported, "This model cannot be searched with beams. Generate with one beam.");
    }
    return children;
}

Beam search(ReadyModel& model, Prompt prompt, std::size_t beams, const std::stop_token& stop) {
    BeamSearch search({.beams = beams,
                       .tokens = prompt.tokens,
                       .end_tokens = model.generation.end_tokens,
                       .length_penalty = model.generation.length_penalty,
                       .early_stopping = model.generation.early_stopping});
    const Reader reader(model, stop);
    const LogitRules rules = rules_of(model, prompt);
    Caches caches;
    caches.push_back(std::move(prompt.cache));
    while (!search.done()) {
        std::vector<std::vector<double>> following;
        for (std::size_t beam = 0; beam < caches.size(); ++beam) {
            const auto& ids = search.running()[beam].ids;
            const std::span<const std::int32_t> next = ids.empty() ? std::span(prompt.ids) : std::span(ids).last(1);
            following.push_back(log_softmax(last_logits(reader.read(*caches[beam], next))));
            std::vector<std::int32_t> so_far = prompt.ids;
            so_far.insert(so_far.end(), ids.begin(), ids.end());
            rules.apply(so_far, following.back());
        }
        search.advance(following);
        caches = caches_of_children(std::move(caches), search.parents());
    }
    return search.finished().front();
}

GeneratedText search_with_beams(ReadyModel& model, Prompt prompt, std::size_t beams, const Step& step,
                                const std::stop_token& stop) {
    const Beam best = search(model, std::move(prompt), beams, stop);
    TextGrowth growth(*model.tokenizer);
    for (std::size_t i = 0; i < best.ids.size(); ++i) {
        const GeneratedToken token{best.ids[i], growth.add(best.ids[i]), static_cast<float>(best.probabilities[i])};
        if (step && !stop.stop_requested()) step(token);
    }
    return {growth.whole(), best.ids, best.score};
}

}  // namespace

GeneratedText generate_text(ReadyModel& model, const GenerationRequest& request, const Step& step,
                            const std::stop_token& stop) {
    if (!model.model->description().generates) {
        throw Error(ErrorKind::Input,
                    model.provenance.model_name + " cannot continue a text: it is no next-word model.");
    }
    if (request.beams > kMostBeams) {
        throw Error(ErrorKind::Input, "At most " + std::to_string(kMostBeams) + " beams can be searched.");
    }
    if (request.beams > 1 && request.sampling.temperature > 0)
        throw Error(ErrorKind::Input, "A beam search does not sample: choose beams or a temperature.");
    check_sampling(request.sampling);
    Prompt prompt = prepare_prompt(model, request, stop);
    if (request.beams > 1) return search_with_beams(model, std::move(prompt), request.beams, step, stop);
    return sample(model, std::move(prompt), request.sampling, step, stop);
}

}  // namespace headlight
