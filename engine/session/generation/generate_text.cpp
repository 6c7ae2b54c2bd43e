#include "session/generation/generate_text.h"

#include "core/error.h"
#include "session/generation/image_prompt.h"
#include "session/generation/logit_rules.h"
#include "session/generation/step_candidates.h"
#include "session/generation/target_text.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace headlight {
namespace {

std::vector<std::int32_t> ids_to_continue(const ReadyModel& model, const GenerationRequest& request,
                                          const std::stop_token& stop) {
    const ModelDescription& description = model.model->description();
    std::vector<std::int32_t> ids = request.ids;
    if (ids.empty())
        ids = encode_prompt(*model.tokenizer, description, request.text, std::nullopt, {.stop = stop},
                            tiles_for_prompt(model.images.get(), request.images))
                  .ids();
    if (ids.empty())
        throw Error(ErrorKind::Input,
                    Sentence("Type the beginning of a text for %1 to continue.", model.provenance.model_name));
    const bool writes_apart = is_encoder_decoder(description);  // its target has positions of its own
    const auto limit = static_cast<std::size_t>(description.max_tokens);
    if (limit == 0 || ids.size() + (writes_apart ? 0 : 1) <= limit) return ids;
    const std::string& name = model.provenance.model_name;
    if (writes_apart)
        throw Error(ErrorKind::Input,
                    Sentence("The text has %1 tokens, and %2 has %3 positions. Shorten it.", ids.size(), name, limit));
    throw Error(
        ErrorKind::Input,
        Sentence(
            "The text has %1 tokens, and %2 has %3 positions, so that there is no room to continue it. Shorten it.",
            ids.size(), name, limit));
}

/// Hands out the text of new ids as it becomes certain: a character whose bytes are not all there yet waits for the
/// next token.
class TextGrowth {
  public:
    /// `before`: the tokens that the new ones follow, which decide about the space between them.
    /// Without a tokenizer, of a model of pixels, all text is empty.
    TextGrowth(const Tokenizer* tokenizer, std::vector<std::int32_t> before)
        : tokenizer_(tokenizer), ids_(std::move(before)), begin_(decoded().size()) {
        handed_out_ = begin_;
    }

    std::string add(std::int32_t id) {
        ids_.push_back(id);
        const std::string text = decoded();
        const std::size_t certain = text.size() - incomplete_end(text);
        const std::string grown =
            certain > handed_out_ ? text.substr(handed_out_, certain - handed_out_) : std::string();
        handed_out_ = std::max(handed_out_, certain);
        return grown;
    }
    [[nodiscard]] std::string whole() const {
        const std::string text = decoded();
        return text.substr(std::min(begin_, text.size()));
    }

  private:
    [[nodiscard]] std::string decoded() const {
        return tokenizer_ != nullptr ? tokenizer_->decode(ids_, true) : std::string();
    }
    /// Bytes of U+FFFD at the end, which stand for the beginning of a character.
    static std::size_t incomplete_end(std::string_view text) {
        constexpr std::string_view kReplacement = "\xEF\xBF\xBD";
        std::size_t bytes = 0;
        while (text.substr(0, text.size() - bytes).ends_with(kReplacement)) bytes += kReplacement.size();
        return bytes;
    }

    const Tokenizer* tokenizer_;
    std::vector<std::int32_t> ids_;
    std::size_t begin_;  // of the new text
    std::size_t handed_out_;
};

constexpr float kInfinity = std::numeric_limits<float>::infinity();

/// The logits of the last token read. Throws Error(Unsupported) where they cannot be compared; a logit of -infinity is
/// a token that never follows.
std::span<const float> last_logits(const Capture& capture) {
    const Tensor* logits = capture.output("logits");
    if (logits == nullptr || logits->empty())
        throw Error(ErrorKind::Unsupported, Sentence("The model has no logits from which text could be generated."));
    const auto last = logits->values().last(static_cast<std::size_t>(logits->shape().back()));
    const auto is_number = [](float logit) { return !std::isnan(logit) && logit < kInfinity; };
    const auto numbers = static_cast<std::size_t>(std::ranges::count_if(last, is_number));
    if (numbers < last.size())
        throw Error(ErrorKind::Unsupported,
                    Sentence("%1 of the model's %2 logits are NaN or infinite, so no token can be chosen: its weights "
                             "are damaged, or its values exceed the range of fp32. Use another copy of the model.",
                             last.size() - numbers, last.size()));
    return last;
}

/// Reads tokens and tells what follows them.
class Reader {
  public:
    Reader(ReadyModel& model, const std::vector<Intervention>& interventions, const std::stop_token& stop)
        : model_(model), stop_(stop) {
        wanted_.interventions = interventions;
        wanted_.attention = false;
        wanted_.logits = LogitPositions::Last;
    }

    /// Runs the model on `ids`, which follow those that the cache holds.
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

/// A prompt that has been prepared for at most `tokens` more new ones than are written already.
struct Prompt {
    std::vector<std::int32_t> ids;
    std::vector<std::int32_t> written;
    std::size_t tokens = 0;
    std::unique_ptr<KeyValueCache> cache;
    bool target = false;  ///< what follows is a text of its own

    /// Tokens before the next one.
    [[nodiscard]] std::vector<std::int32_t> so_far() const {
        std::vector<std::int32_t> all = ids;
        all.insert(all.end(), written.begin(), written.end());
        return all;
    }
    [[nodiscard]] TextGrowth growth(const Tokenizer* tokenizer) const {
        const std::vector<std::int32_t> all = so_far();
        const std::size_t own = target ? written.size() : std::min(all.size(), written.size() + 1);
        return {tokenizer, {all.end() - static_cast<std::ptrdiff_t>(own), all.end()}};
    }
};

/// Gives the source what the model reads beside tokens.
void add_media(const ReadyModel& model, const GenerationRequest& request, ModelInput& source) {
    const ModelDescription& description = model.model->description();
    if (description.audio) source.features = request.audio ? (*model.audio)(*request.audio).features : request.features;
    if (!description.image) return;
    source.pixels = request.pixels;
    source.tiles = request.tiles;
    source.more_images = request.more_pixels;
    if (request.images.empty()) return;
    PreparedImage image = (*model.images)(*request.images.front().image);
    source.pixels = std::move(image.pixels);
    source.tiles = image.tiles;
    source.more_images.clear();
    for (const NamedImage& each : std::span(request.images).subspan(1)) {
        PreparedImage more = (*model.images)(*each.image);
        source.more_images.push_back({std::move(more.pixels), more.tiles});
    }
}

/// An encoder-decoder reads its source, which the text or the ids are, and continues the token that targets begin with.
Prompt prepare_prompt(const ReadyModel& model, const GenerationRequest& request, const std::stop_token& stop) {
    const ModelDescription& description = model.model->description();
    Prompt prompt;
    prompt.target = is_encoder_decoder(description);
    prompt.written = request.written;
    if (!writes_about_media(description)) prompt.ids = ids_to_continue(model, request, stop);
    ModelInput source;
    if (prompt.target) {
        source.ids = std::exchange(prompt.ids, {description.decoder_start});
        source.attention_mask = request.attention_mask;
        source.global_tokens = request.global_tokens;
    }
    if (description.image_prompt && !prompt.target) source.ids = prompt.ids;
    add_media(model, request, source);
    const auto limit = static_cast<std::size_t>(description.max_tokens);
    const std::size_t taken = prompt.ids.size() + prompt.written.size();
    const std::size_t room = limit > 0 ? limit - std::min(limit, taken) : request.tokens;
    if (room == 0 && !prompt.written.empty())
        throw Error(ErrorKind::Input,
                    Sentence("The continuation fills all %1 positions of %2. Remove tokens, or shorten the text.",
                             limit, model.provenance.model_name));
    prompt.tokens = std::min(request.tokens, room);
    const auto capacity = static_cast<std::int64_t>(taken + prompt.tokens);
    prompt.cache = prompt.target || description.image_prompt
                       ? model.model->read_source(source, capacity, request.interventions, stop)
                       : model.model->make_cache(capacity);
    return prompt;
}

LogitRules rules_of(const ReadyModel& model, const Prompt& prompt) {
    const GenerationDefaults& generation = model.generation;
    return {generation.rules, generation.end_tokens, prompt.ids.size(), prompt.written.size() + prompt.tokens};
}

using Step = std::function<void(const GeneratedToken&)>;

bool is_end(const ReadyModel& model, std::int32_t id) {
    const auto& ends = model.generation.end_tokens;
    return std::ranges::find(ends, id) != ends.end();
}

/// Fields of `GeneratedToken` for a token.
GeneratedToken told_token(const ReadyModel& model, std::int32_t id, std::string text, double probability) {
    return {id, std::move(text), static_cast<float>(probability), is_end(model, id), {}};
}

GeneratedText sample(ReadyModel& model, const Prompt& prompt, const GenerationRequest& request, const Step& step,
                     const std::stop_token& stop) {
    GeneratedText result;
    TextGrowth growth = prompt.growth(model.tokenizer.get());
    const Reader reader(model, request.interventions, stop);
    Sampler sampler(request.sampling);
    sampler.skip(prompt.written.size());
    const LogitRules rules = rules_of(model, prompt);
    const std::size_t steps = request.steps > 0 ? std::min(request.steps, prompt.tokens) : prompt.tokens;
    std::vector<std::int32_t> so_far = prompt.so_far();
    std::vector<std::int32_t> next = so_far;
    while (result.ids.size() < steps) {
        const Capture capture = reader.read(*prompt.cache, next);
        const std::span<const float> logits = last_logits(capture);
        std::vector<double> scores(logits.begin(), logits.end());
        rules.apply(so_far, scores);
        const std::vector<NextToken> shares = sampler.shares(scores);
        const std::int32_t id = sampler.draw(shares);
        const std::vector<double> log_probabilities = log_softmax(logits);
        so_far.push_back(id);
        result.ids.push_back(id);
        GeneratedToken token =
            told_token(model, id, growth.add(id), std::exp(log_probabilities[static_cast<std::size_t>(id)]));
        if (request.candidates > 0)
            token.candidates = step_candidates(*model.tokenizer, log_probabilities, shares, model.generation.end_tokens,
                                               id, request.candidates);
        const bool ended = token.ends;
        if (step && !stop.stop_requested()) step(token);
        if (ended) break;
        next = {id};
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
            throw Error(ErrorKind::Unsupported,
                        Sentence("This model does not support beam search. Generate with one beam."));
    }
    return children;
}

std::vector<Beam> search(ReadyModel& model, Prompt prompt, const GenerationRequest& request,
                         const std::stop_token& stop) {
    BeamSearch search({.beams = request.beams,
                       .tokens = prompt.tokens,
                       .end_tokens = model.generation.end_tokens,
                       .length_penalty = model.generation.length_penalty,
                       .early_stopping = model.generation.early_stopping});
    const Reader reader(model, request.interventions, stop);
    const LogitRules rules = rules_of(model, prompt);
    const std::vector<std::int32_t> before = prompt.so_far();
    Caches caches;
    caches.push_back(std::move(prompt.cache));
    while (!search.done()) {
        std::vector<std::vector<double>> following;
        for (std::size_t beam = 0; beam < caches.size(); ++beam) {
            const auto& ids = search.running()[beam].ids;
            const std::span<const std::int32_t> next = ids.empty() ? std::span(before) : std::span(ids).last(1);
            following.push_back(log_softmax(last_logits(reader.read(*caches[beam], next))));
            std::vector<std::int32_t> so_far = before;
            so_far.insert(so_far.end(), ids.begin(), ids.end());
            rules.apply(so_far, following.back());
        }
        search.advance(following);
        caches = caches_of_children(std::move(caches), search.parents());
    }
    return search.finished();
}

GeneratedText search_with_beams(ReadyModel& model, Prompt prompt, const GenerationRequest& request, const Step& step,
                                const std::stop_token& stop) {
    TextGrowth growth = prompt.growth(model.tokenizer.get());
    std::vector<Beam> found = search(model, std::move(prompt), request, stop);
    const Beam best = found.front();
    for (std::size_t i = 0; i < best.ids.size(); ++i) {
        const GeneratedToken token = told_token(model, best.ids[i], growth.add(best.ids[i]), best.probabilities[i]);
        if (step && !stop.stop_requested()) step(token);
    }
    return {growth.whole(), best.ids, best.score, std::move(found)};
}

/// A model of pixels continues the numbers of colors, which it is given as ids, and no text.
bool continues_colors(const ReadyModel& model, const GenerationRequest& request) {
    return model.model->description().pixels_as_tokens && !request.ids.empty() && request.candidates == 0;
}

}  // namespace

void check_generates(const ModelDescription& description, const std::string& name, bool recorded) {
    if (recorded)
        throw Error(
            ErrorKind::Input,
            Sentence("%1 is imported attention without a model, so it cannot generate text. Open its model.", name));
    if (description.pixels_as_tokens)
        throw Error(
            ErrorKind::Input,
            Sentence("%1 does not generate text: it completes images, with \"headlight generate\" and --out FILE.png.",
                     name));
    if (!description.generates)
        throw Error(ErrorKind::Input,
                    Sentence("%1 does not generate text. Choose a decoder or an encoder-decoder.", name));
}

GeneratedText generate_text(ReadyModel& model, const GenerationRequest& request, const Step& step,
                            const std::stop_token& stop) {
    if (!continues_colors(model, request))
        check_generates(model.model->description(), model.provenance.model_name, model.recorded != nullptr);
    if (request.beams > kMostBeams) {
        throw Error(ErrorKind::Input, Sentence("Beam search takes at most %1 beams.", kMostBeams));
    }
    if (request.beams > 1 && request.sampling.temperature > 0)
        throw Error(ErrorKind::Input, Sentence("A beam search does not sample: choose beams or a temperature."));
    check_sampling(request.sampling);
    if (!request.written.empty() && is_end(model, request.written.back())) return {};
    Prompt prompt = prepare_prompt(model, request, stop);
    if (request.beams > 1) return search_with_beams(model, std::move(prompt), request, step, stop);
    return sample(model, prompt, request, step, stop);
}

}  // namespace headlight
