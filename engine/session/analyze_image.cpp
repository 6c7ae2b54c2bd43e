#include "session/analyze_image.h"

#include "analysis/patches.h"
#include "capture/lost_rows.h"
#include "capture/tile_layout.h"
#include "core/error.h"
#include "session/analyze_text.h"
#include "session/elapsed.h"

#include <algorithm>
#include <chrono>
#include <span>
#include <utility>

namespace headlight {
namespace {

/// The stack whose queries and keys are both these patches.
const AttentionStack& stack_of(const std::vector<AttentionStack>& stacks, const PatchGrid& patches) {
    return *std::ranges::find_if(
        stacks, [&](const AttentionStack& stack) { return stack.names.empty() && stack.patches == patches; });
}

/// Places stacks of channels and of learned queries, whose keys are the same or patches that stand there already, and
/// adds their names behind the tokens.
void place_names(std::vector<AttentionStack>& stacks, std::vector<Token>& tokens) {
    for (AttentionStack& stack : stacks) {
        if (stack.names.empty()) continue;
        stack.first_query = stack.first_key = std::ssize(tokens);
        if (stack.patches) stack.first_key = stack_of(stacks, *stack.patches).first_key;
        for (const std::string& name : stack.names) tokens.push_back(token_named(name));
    }
}

/// The image as the model takes it: its pixels, or the numbers of their colors.
ModelInput input_of(PreparedImage& prepared, const ReadyModel& model) {
    ModelInput input;
    if (!model.model->description().pixels_as_tokens) {
        input.pixels = std::move(prepared.pixels);
        input.tiles = prepared.tiles;
        return input;
    }
    if (prepared.colors.empty())
        throw Error(
            ErrorKind::Input,
            Sentence("%1 reads the pixels of an image as numbers of colors. Expected the list of these colors, found "
                     "none. Copy the preprocessor_config.json that was published with the model into its folder.",
                     model.provenance.model_name),
            {.file = (model.path / "preprocessor_config.json").string(), .field = "clusters", .offset = {}});
    input.ids = std::move(prepared.colors);
    return input;
}

}  // namespace

ReadImage read_image(const ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop) {
    if (request.images.empty())
        throw Error(ErrorKind::Input,
                    Sentence("Open an image: %1 reads images, not text.", model.provenance.model_name));
    const auto& prompt = model.model->description().image_prompt;
    check_image_count(prompt ? &*prompt : nullptr, request.images.size());
    ReadImage read;
    read.image = (*model.images)(*request.images.front().image);
    read.size = read.image.size;
    read.input = input_of(read.image, model);
    for (const NamedImage& each : std::span(request.images).subspan(1)) {
        PreparedImage& prepared = read.more.emplace_back((*model.images)(*each.image));
        read.input.more_images.push_back({std::move(prepared.pixels), prepared.tiles});
    }
    if (model.tokenizer && !request.image_alone) {
        read.text = tokenize_for(model, request, stop);
        read.input.ids = read.text.ids();
        read.input.prompt_tokens = std::ssize(read.input.ids);
    }
    return read;
}

std::shared_ptr<const AnalyzedImage> analyzed_image(ReadImage read, const AnalysisRequest& request) {
    const auto analyzed = [&](Image shown, const ImageSize& size, std::size_t number) {
        const NamedImage& asked = request.images.at(number);
        return AnalyzedImage{std::move(shown), size, asked.image, asked.name};
    };
    AnalyzedImage first = analyzed(std::move(read.image.shown), read.size, 0);
    for (std::size_t i = 0; i < read.more.size(); ++i)
        first.more.push_back(
            std::make_shared<const AnalyzedImage>(analyzed(std::move(read.more[i].shown), read.more[i].size, i + 1)));
    return std::make_shared<const AnalyzedImage>(std::move(first));
}

void place_tower(std::vector<AttentionStack>& stacks, std::int32_t source, TokenizedText& text) {
    for (AttentionStack& stack : stacks) {
        if (!stack.patches || !stack.names.empty()) continue;
        if (stack.kind == AttentionKind::Encoder && stack.patches->tokens() == source) continue;
        stack.first_query = stack.first_key = std::ssize(text.tokens);
        for (Token& token : tokens_of(*stack.patches)) text.tokens.push_back(std::move(token));
    }
    place_names(stacks, text.tokens);
}

void take_pixels_as_patches(const ModelDescription& model, std::vector<AttentionStack>& stacks, const ImageSize& size) {
    if (!model.pixels_as_tokens) return;
    for (AttentionStack& stack : stacks) stack.patches = PatchGrid{{}, size.height, size.width};
}

TokenizedText tokens_of_stacks(const ReadyModel& model, std::vector<AttentionStack>& stacks, const ReadImage& read) {
    take_pixels_as_patches(model.model->description(), stacks, read.size);
    return place_patches(stacks, read.text);
}

TokenizedText place_patches(std::vector<AttentionStack>& stacks, TokenizedText text) {
    std::vector<Token> all;
    for (AttentionStack& stack : stacks) {
        if (!stack.patches || !stack.names.empty()) continue;
        stack.first_query = stack.first_key = static_cast<std::int64_t>(all.size());
        for (Token& token : tokens_of(*stack.patches)) all.push_back(std::move(token));
        if (!stack.image) continue;
        stack.first_key = static_cast<std::int64_t>(all.size());  // keys are of a grid of their own
        for (Token& token : tokens_of({{}, stack.image->rows, stack.image->columns})) all.push_back(std::move(token));
    }
    place_names(stacks, all);
    for (AttentionStack& stack : stacks)
        if (!stack.patches && stack.names.empty())
            stack.first_query = stack.first_key = static_cast<std::int64_t>(all.size());
    for (Token& token : text.tokens) all.push_back(std::move(token));
    text.tokens = std::move(all);
    return text;
}

AnalysisPointer analyze_image(ReadyModel& model, const AnalysisRequest& request, const std::stop_token& stop,
                              const Progress& progress) {
    const std::shared_ptr<Analysis> analysis = begun_analysis(model, request);
    const ModelDescription& description = model.model->description();

    const auto begin = std::chrono::steady_clock::now();
    ReadImage read = read_image(model, request, stop);
    analysis->timings.tokenize = milliseconds_since(begin);
    if (stop.stop_requested()) throw_cancelled();

    const auto forward_begin = std::chrono::steady_clock::now();
    Capture capture = model.model->forward(read.input, capture_for(request), stop, progress);
    model.check_intact();
    analysis->timings.forward = milliseconds_since(forward_begin);

    analysis->tokens = tokens_of_stacks(model, capture.attention, read);
    analysis->image = analyzed_image(std::move(read), request);
    for (const AttentionStack& stack : capture.attention)
        if (!model.tokenizer && stack.patches && !stack.patches->before.empty()) analysis->classification_id = 0;
    const PredictionOptions options{[](std::int32_t) { return std::string(); }, -1, request.candidates};
    analysis->predictions = predict(capture, description, analysis->tokens, options);
    analysis->attention = std::move(capture.attention);
    analysis->matrices = std::move(capture.matrices);
    if (std::string notice = notice_of_lost_rows(analysis->attention); !notice.empty())
        analysis->tokens.notices.push_back(std::move(notice));
    return analysis;
}

}  // namespace headlight
