#include "session/analyze_text.h"

#include "analysis/partner_tokens.h"
#include "analysis/patches.h"
#include "capture/lost_rows.h"
#include "core/error.h"
#include "session/analyze_image.h"
#include "session/elapsed.h"
#include "session/generation/image_prompt.h"
#include "session/generation/target_text.h"
#include "session/generation/written_tokens.h"
#include "session/inputs/audio_source.h"
#include "session/inputs/image_source.h"
#include "session/inputs/page_words.h"
#include "session/recorded/recorded_analysis.h"

#include <algorithm>
#include <chrono>
#include <iterator>
#include <string_view>
#include <utility>

namespace headlight {
namespace {

/// Texts longer than this are cut before they are tokenized: no model here reads so many tokens.
constexpr std::size_t kMostTextBytes = std::size_t{1} << 20;

/// The longest beginning of at most kMostTextBytes that ends between two characters.
std::string_view beginning_of(std::string_view text) {
    if (text.size() <= kMostTextBytes) return text;
    std::size_t end = kMostTextBytes;
    const auto continues = [&](std::size_t at) { return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U; };
    for (int step = 0; step < 3 && continues(end); ++step) --end;
    return text.substr(0, end);
}

[[noreturn]] void refuse_length(const Sentence& found, const ReadyModel& model, std::int32_t limit) {
    throw Error(ErrorKind::Input,
                Sentence("The text has %1, but %2 reads at most %3 tokens. Shorten it, or truncate it (--truncate).",
                         found, model.provenance.model_name, limit));
}

void mask_tokens(TokenizedText& tokens, const std::vector<std::int32_t>& masked, const Tokenizer& tokenizer) {
    if (masked.empty()) return;
    const std::int32_t mask = tokenizer.special().mask;
    if (mask < 0) throw Error(ErrorKind::Input, Sentence("This model has no mask token, so no token can be masked."));
    for (const std::int32_t index : masked) {
        const bool exists = index >= 0 && static_cast<std::size_t>(index) < tokens.tokens.size();
        if (!exists || tokens.tokens[static_cast<std::size_t>(index)].special) {
            tokens.notices.push_back("Token " + std::to_string(index) + " was not masked: " +
                                     (exists ? "it is a special token."
                                             : "the text has " + std::to_string(tokens.tokens.size()) + " tokens."));
            continue;
        }
        Token& token = tokens.tokens[static_cast<std::size_t>(index)];
        token.id = mask;
        token.piece = tokenizer.piece(mask);
        token.display = tokenizer.display(mask);
        token.unknown = false;
    }
}

/// Masks what stands for the tokens that another run masks.
void mask_tokens_as(TokenizedText& tokens, const MasksOfRun& masks, const ReadyModel& model) {
    if (masks.tokens.empty()) return;
    const SpecialTokenIds& special = model.tokenizer->special();
    if (special.mask < 0) {
        tokens.notices.push_back(model.provenance.model_name +
                                 " has no mask token, so it reads the tokens that are masked in run A.");
        return;
    }
    Analysis here;
    here.tokens = tokens;
    here.separator_id = special.separator;
    here.classification_id = special.classification;
    here.mask_id = special.mask;
    const PartnerTokens partners = partner_tokens(*masks.analysis, masks.tokens, here);
    mask_tokens(tokens, partners.tokens, *model.tokenizer);
    if (partners.without_partner == 0) return;
    const bool one = partners.without_partner == 1;
    tokens.notices.push_back(std::to_string(partners.without_partner) + (one ? " token that is" : " tokens that are") +
                             " masked in run A " + (one ? "has" : "have") + " no counterpart in this text.");
}

/// Takes the tokens written after the text: appends them, unless they are a target, which is there already.
WrittenTokens take_written(const ReadyModel& model, const std::vector<std::int32_t>& ids, TokenizedText& tokens) {
    const ModelDescription& description = model.model->description();
    if (is_encoder_decoder(description)) return {ids, tokens.pair};
    const auto limit = static_cast<std::size_t>(std::max(description.max_tokens, 0));
    if (limit > 0 && tokens.tokens.size() + ids.size() > limit)
        refuse_length(Sentence("%1 tokens and its continuation %2", tokens.tokens.size(), ids.size()), model,
                      description.max_tokens);
    const std::size_t typed = tokens.text.size();
    append_written(*model.tokenizer, ids, tokens);
    return {ids, tokens.text.substr(typed)};
}

/// Adds what the queries and keys of stages are that are neither tokens nor patches, behind the tokens of the text.
void place_names(std::vector<AttentionStack>& attention, Analysis& analysis) {
    for (AttentionStack& stack : attention) {
        if (stack.patches || stack.names.empty()) continue;
        stack.first_query = stack.first_key = std::ssize(analysis.tokens.tokens);
        for (const std::string& name : stack.names) analysis.tokens.tokens.push_back(token_named(name));
        analysis.tower_tokens += stack.names.size();
    }
}

/// What is told on the way of a run whose text an image stands in: the text's layers.
void keep_text(std::vector<AttentionStack>& attention) {
    std::erase_if(attention, [](const AttentionStack& stack) { return stack.patches || !stack.names.empty(); });
}

/// An analysis of which the run is still missing.
struct BegunAnalysis {
    std::shared_ptr<Analysis> analysis;
    std::int32_t first_target = 0;
    RequestedRun run{};
};

/// Reads the text.
BegunAnalysis begin_analysis(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    BegunAnalysis begun{begun_analysis(model, request)};
    Analysis& analysis = *begun.analysis;
    const ModelDescription& description = model.model->description();
    const SpecialTokenIds& special = model.tokenizer->special();
    if (is_encoder_decoder(description) && !request.pair && request.written.empty())
        analysis.provenance.target_interventions = request.target_interventions;
    analysis.separator_id = special.separator;
    analysis.classification_id = special.classification;
    analysis.mask_id = special.mask;

    const auto begin = std::chrono::steady_clock::now();
    ReadText read = read_text(model, request, stop);
    analysis.tokens = std::move(read.tokens);
    analysis.written = std::move(read.written);
    analysis.image = std::move(read.image);
    analysis.sound = std::move(read.sound);
    analysis.places = std::move(read.places);
    analysis.timings.tokenize = milliseconds_since(begin);
    if (stop.stop_requested()) throw_cancelled();
    begun.first_target = read.first_target;
    begun.run = {std::move(read.input), what_to_capture(model, request, analysis.tokens)};
    analysis.tower_tokens = read.behind.size();
    std::ranges::move(read.behind, std::back_inserter(analysis.tokens.tokens));
    return begun;
}

/// Takes what the run kept.
AnalysisPointer finish_analysis(const ReadyModel& model, const AnalysisRequest& request, BegunAnalysis begun,
                                Capture capture) {
    Analysis& analysis = *begun.analysis;
    place_stacks(capture.attention, begun.first_target);
    if (!request.only_attention)
        analysis.predictions = predictions_of(model, capture, analysis.tokens, request.candidates);
    place_names(capture.attention, analysis);
    const std::size_t tokens = analysis.tokens.tokens.size();
    if (analysis.image) place_tower(capture.attention, begun.first_target, analysis.tokens);
    analysis.tower_tokens += analysis.tokens.tokens.size() - tokens;
    analysis.attention = std::move(capture.attention);
    analysis.matrices = std::move(capture.matrices);
    analysis.trace = std::move(capture.trace);
    if (std::string notice = notice_of_lost_rows(analysis.attention); !notice.empty())
        analysis.tokens.notices.push_back(std::move(notice));
    return std::move(begun.analysis);
}

/// Gives the words of a page their places; says where a text has no page.
void place_words(const ReadyModel& model, const AnalysisRequest& request, ReadText& read) {
    if (request.page) {
        read.input.boxes =
            boxes_of(read.tokens, *request.page, model.tokenizer->special().separator, model.model->description());
        return;
    }
    read.tokens.notices.push_back(
        model.provenance.model_name +
        " reads where words stand on a page, which a typed text does not say: all of them "
        "stand at the left upper corner. Words with their places come from an hOCR or JSON file: "
        "name it with --boxes, or drop it on the window.");
}

/// Adds the image of the page on which the words stand, whose patches a model reads behind them.
void place_page(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop, ReadText& read) {
    AnalysisRequest alone = request;
    alone.image_alone = true;
    ReadImage image = read_image(model, alone, stop);
    read.input.pixels = std::move(image.input.pixels);
    read.behind = tokens_of(*model.model->source_patches(read.input.pixels));
    read.image = analyzed_image(std::move(image), request);
    if (request.page) read.places = places_of(read.tokens, *request.page);
}

/// What the model reads, but for a target.
Source source_of(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    if (model.audio) return audio_source(*model.audio, model.provenance.model_name, request);
    const ModelDescription& description = model.model->description();
    if (writes_about_media(description) || (description.image_prompt && !request.images.empty()))
        return image_source(model, request, stop);
    return {tokenize_for(model, request, stop)};
}

/// A text in which an image stands, and what was written after it.
ReadText read_text_with_image(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    ReadImage image = read_image(model, request, stop);
    ReadText read{.tokens = std::move(image.text), .input = std::move(image.input)};
    if (!request.written.empty()) {
        read.written = take_written(model, request.written, read.tokens);
        read.input.ids = read.tokens.ids();
    }
    read.image = analyzed_image(std::move(image), request);
    return read;
}

}  // namespace

std::int32_t first_target_token(const TokenizedText& tokens, const ModelDescription& description) {
    if (!is_encoder_decoder(description)) return 0;
    const auto first = std::ranges::find(tokens.tokens, 1, &Token::sequence);
    return static_cast<std::int32_t>(first - tokens.tokens.begin());
}

void place_stacks(std::vector<AttentionStack>& stacks, std::int32_t first_target) {
    for (AttentionStack& stack : stacks) {
        if (stack.kind == AttentionKind::Decoder || stack.kind == AttentionKind::Cross)
            stack.first_query = first_target;
        if (stack.kind == AttentionKind::Decoder) stack.first_key = first_target;
    }
}

std::shared_ptr<Analysis> begun_analysis(const ReadyModel& model, const AnalysisRequest& request) {
    auto analysis = std::make_shared<Analysis>();
    analysis->model = model.model->description();
    analysis->provenance = model.provenance;
    analysis->threads = model.threads;
    analysis->provenance.interventions = request.interventions;
    return analysis;
}

CaptureRequest capture_for(const AnalysisRequest& request) {
    CaptureRequest wanted;
    wanted.interventions = request.interventions;
    wanted.value_norms = request.value_norms;
    wanted.values = request.values;
    wanted.matrices = request.matrices;
    wanted.traced_token = request.traced_token;
    return wanted;
}

void watch_layers(const Analysis& begun, std::int32_t first_target, const SoFar& so_far, CaptureRequest& wanted) {
    if (!so_far) return;
    const auto shared = std::make_shared<const Analysis>(begun);
    so_far(shared);
    wanted.layers.tell = [shared, first_target, so_far](std::vector<AttentionStack> attention) {
        auto now = std::make_shared<Analysis>(*shared);
        if (shared->image) keep_text(attention);
        place_stacks(attention, first_target);
        place_names(attention, *now);
        now->attention = std::move(attention);
        so_far(std::move(now));
    };
}

CaptureRequest what_to_capture(const ReadyModel& model, const AnalysisRequest& request, const TokenizedText& tokens) {
    CaptureRequest wanted = capture_for(request);
    if (request.only_attention) {
        wanted.logits = LogitPositions::None;
        return wanted;
    }
    const ModelDescription& description = model.model->description();
    const bool by_token = description.task == ModelTask::MaskedWord ||
                          description.task == ModelTask::MaskedWordAndNextSentence ||
                          description.task == ModelTask::NextWord || description.task == ModelTask::TextToText;
    if (by_token) {
        wanted.positions =
            positions_to_predict(description, tokens, model.tokenizer->special().mask, request.every_next_word);
        // Whether one sentence follows the other is told along with the logits of some token.
        const bool asks_for_sentences = description.task == ModelTask::MaskedWordAndNextSentence && tokens.has_pair;
        if (wanted.positions.empty() && asks_for_sentences) wanted.positions = {0};
        if (request.traced_token &&
            std::ranges::find(wanted.positions, *request.traced_token) == wanted.positions.end())
            wanted.positions.insert(std::ranges::lower_bound(wanted.positions, *request.traced_token),
                                    *request.traced_token);
        wanted.logits = wanted.positions.empty() ? LogitPositions::None : LogitPositions::Asked;
        // An encoder-decoder counts the positions of its target alone.
        for (std::int32_t& position : wanted.positions) position -= first_target_token(tokens, description);
    }
    return wanted;
}

ModelInput input_of(const TokenizedText& tokens, Tensor features, const ModelDescription& description) {
    ModelInput input;
    input.features = std::move(features);
    if (is_encoder_decoder(description)) {
        if (!writes_about_media(description)) input.ids = ids_of_sequence(tokens, 0);
        input.decoder_ids = ids_of_sequence(tokens, 1);
        return input;
    }
    input.ids = tokens.ids();
    if (description.has_segments) input.token_types = tokens.token_types();
    return input;
}

Predictions predictions_of(const ReadyModel& model, Capture& capture, const TokenizedText& tokens,
                           std::size_t candidates) {
    const ModelDescription& description = model.model->description();
    const PredictionOptions options{[&](std::int32_t id) { return model.tokenizer->display(id); },
                                    model.tokenizer->special().mask, candidates};
    for (std::int32_t& position : capture.logit_positions) position += first_target_token(tokens, description);
    return predict(capture, description, tokens, options);
}

TokenizedText tokenize_for(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    const ModelDescription& description = model.model->description();
    const std::int32_t limit = description.max_tokens;
    if (request.pair && !description.has_segments && !is_encoder_decoder(description)) {
        throw Error(ErrorKind::Input,
                    Sentence("%1 reads one text only. Leave the second one empty.", model.provenance.model_name));
    }
    const std::string_view text = beginning_of(request.text);
    const auto pair = request.pair && description.has_segments
                          ? std::optional<std::string_view>(beginning_of(*request.pair))
                          : std::nullopt;
    const bool shortened = text.size() < request.text.size() || (pair && pair->size() < request.pair->size());
    if (shortened && !request.truncate) refuse_length(Sentence("more than a million characters"), model, limit);

    EncodeOptions options;
    options.max_tokens = request.truncate ? static_cast<std::size_t>(std::max(limit, 0)) : 0;
    options.stop = stop;
    TokenizedText tokens = encode_prompt(*model.tokenizer, description, text, pair, options,
                                         tiles_for_prompt(model.images.get(), request.images));
    if (shortened) tokens.notices.emplace_back("Only the first million bytes of the text were read.");
    if (limit > 0 && tokens.tokens.size() > static_cast<std::size_t>(limit)) {
        if (request.images.size() > 1)
            throw Error(
                ErrorKind::Input,
                Sentence("The text with its %1 images has %2 tokens, but %3 reads at most %4 tokens. Give fewer "
                         "images, or shorten the text.",
                         request.images.size(), tokens.tokens.size(), model.provenance.model_name, limit));
        refuse_length(Sentence("%1 tokens", tokens.tokens.size()), model, limit);
    }
    if (tokens.tokens.empty()) {
        throw Error(ErrorKind::Input,
                    Sentence("Type a text: %1 needs at least one token to read.", model.provenance.model_name));
    }
    mask_tokens(tokens, request.masked_tokens, *model.tokenizer);
    mask_tokens_as(tokens, request.masked_as, model);
    return tokens;
}

ReadText read_text(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    const ModelDescription& description = model.model->description();
    const bool writes_apart = is_encoder_decoder(description);
    if (description.image_prompt && !request.images.empty() && !writes_apart)
        return read_text_with_image(model, request, stop);
    Source source = source_of(model, request, stop);
    Tensor features = source.features;
    Tensor pixels = source.pixels;
    ReadText read;
    read.image = source.image;
    read.sound = source.sound;
    read.tokens = writes_apart ? with_target(model, std::move(source),
                                             request.pair ? std::optional<std::string_view>(beginning_of(*request.pair))
                                                          : std::nullopt,
                                             request.written, request.target_interventions, stop)
                               : std::move(source.tokens);
    if (!request.written.empty()) read.written = take_written(model, request.written, read.tokens);
    read.first_target = first_target_token(read.tokens, description);
    const std::size_t prompt = read.tokens.tokens.size() - read.written.ids.size();
    read.input = input_of(read.tokens, std::move(features), description);
    read.input.pixels = std::move(pixels);
    if (description.reads_boxes) place_words(model, request, read);
    if (description.reads_boxes && model.images && !request.images.empty()) place_page(model, request, stop, read);
    if (description.image_prompt && !writes_apart) read.input.prompt_tokens = static_cast<std::int64_t>(prompt);
    return read;
}

AnalysisPointer analyze_text(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                             const Progress& progress, const SoFar& so_far) {
    if (model.recorded) return analyze_recorded(model, request, stop, progress);
    BegunAnalysis begun = begin_analysis(model, request, stop);
    const auto forward_begin = std::chrono::steady_clock::now();
    watch_layers(*begun.analysis, begun.first_target, so_far, begun.run.request);
    const auto& [input, wanted] = begun.run;
    Capture capture = request.is_edited ? model.model->forward_after(model.earlier, input, wanted, stop, progress)
                                        : model.model->forward(input, wanted, stop, progress);
    model.check_intact();
    begun.analysis->timings.forward = milliseconds_since(forward_begin);
    return finish_analysis(model, request, std::move(begun), std::move(capture));
}

std::vector<AnalysisPointer> analyze_texts(ReadyModel& model, const std::vector<AnalysisRequest>& requests,
                                           const std::stop_token& stop) {
    std::vector<BegunAnalysis> begun;
    std::vector<RequestedRun> runs;
    for (const AnalysisRequest& request : requests) {
        begun.push_back(begin_analysis(model, request, stop));
        runs.push_back(std::move(begun.back().run));
    }
    const auto forward_begin = std::chrono::steady_clock::now();
    std::vector<Capture> captures = model.model->forward_together(runs, stop);
    model.check_intact();
    const double milliseconds = milliseconds_since(forward_begin);
    std::vector<AnalysisPointer> analyses;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        begun[i].analysis->timings.forward = milliseconds;
        analyses.push_back(finish_analysis(model, requests[i], std::move(begun[i]), std::move(captures[i])));
    }
    return analyses;
}

}  // namespace headlight
