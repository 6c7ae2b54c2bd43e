#include "core/error.h"
#include "session/analyze_image.h"
#include "session/analyze_text.h"
#include "session/generation/target_text.h"
#include "session/inputs/analyze_sound.h"
#include "session/studies/study_parts.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

bool is_of_masked_words(ModelTask task) {
    return task == ModelTask::MaskedWord || task == ModelTask::MaskedWordAndNextSentence;
}

bool predicts_words(ModelTask task) {
    return task == ModelTask::NextWord || task == ModelTask::TextToText || is_of_masked_words(task);
}

/// The hidden states of one part of a model, with what they stand for.
struct States {
    std::vector<Tensor> layers;  ///< [tokens, hidden]
    std::vector<Sentence> names;
    std::vector<std::string> tokens;
    TokenizedText text{};  ///< of which these are the tokens
};

/// "Embeddings", "After layer 2" where there is a state before each layer and one after the last.
std::vector<Sentence> names_by_layer(std::size_t count) {
    std::vector<Sentence> names{Sentence("Embeddings")};
    while (names.size() < count) names.push_back(Sentence("After layer %1", names.size() - 1));
    return names;
}

std::vector<std::string> labels_of(std::span<const Token> tokens) {
    std::vector<std::string> labels;
    for (const Token& token : tokens) labels.push_back(token.display);
    return labels;
}

/// The states of a grid [rows, columns, hidden] as those of its patches, [patches, hidden]; others as they are.
Tensor of_patches(Tensor states) {
    if (states.shape().size() != 3) return states;
    return {{states.size(0) * states.size(1), states.size(2)}, {states.values().begin(), states.values().end()}};
}

/// Those of a model with stages that are of so many tokens, or patches.
void take_states(std::vector<Tensor>& all, std::int64_t count, States& states) {
    for (std::size_t index = 0; index < all.size(); ++index) {
        Tensor own = of_patches(std::move(all[index]));
        if (own.size(0) != count) continue;  // of another stage
        states.layers.push_back(std::move(own));
        states.names.push_back(Sentence("Hidden state %1", index));
    }
}

States states_of_text(ReadyModel& model, const SimilarityRequest& request, CaptureRequest wanted,
                      const std::stop_token& stop) {
    const bool writes = is_encoder_decoder(model.model->description());
    const bool of_target =
        writes && (request.part.kind == AttentionKind::Decoder || request.part.kind == AttentionKind::Cross);
    const ReadText read = read_text(model, request.text, stop);
    wanted.attention = false;
    Capture capture = model.model->forward(read.input, wanted, stop, {});
    States states;
    std::vector<Tensor>& layers = writes && !of_target ? capture.encoder_hidden : capture.hidden;
    if (model.model->description().stages > 0) {
        take_states(layers, std::ssize(read.tokens.tokens), states);
    } else {
        states.layers = std::move(layers);
        states.names = names_by_layer(states.layers.size());
    }
    const std::span<const Token> all(read.tokens.tokens);
    const auto first = static_cast<std::size_t>(read.first_target);
    const std::span<const Token> own = !writes ? all : of_target ? all.subspan(first) : all.first(first);
    states.tokens = labels_of(own);
    for (std::string& label : labels_of(read.behind)) states.tokens.push_back(std::move(label));
    states.text = read.tokens;
    states.text.tokens.assign(own.begin(), own.end());
    return states;
}

States states_of_sound(ReadyModel& model, const SimilarityRequest& request, const CaptureRequest& wanted,
                       const std::stop_token& stop) {
    const ReadSound read = read_sound(*model.audio, model.provenance.model_name, request.text);
    Capture capture = model.model->forward(read.input, wanted, stop, {});
    States states;
    states.tokens = labels_of(tokens_of_sound(read, capture.attention).tokens);
    states.layers = std::move(capture.hidden);
    states.names = names_by_layer(states.layers.size());
    return states;
}

/// The stack of an image that a part of a model is asked for by.
const AttentionStack& stack_of_part(const std::vector<AttentionStack>& stacks, const ModelPart& part) {
    const auto is_asked = [&](const AttentionStack& stack) {
        return stack.names.empty() && (!part.kind || stack.kind == *part.kind) &&
               (part.stage < 0 || stack.stage == part.stage);
    };
    const auto found = std::ranges::find_if(stacks, is_asked);
    const auto of_stage = std::ranges::find(stacks, part.stage, &AttentionStack::stage);
    return found != stacks.end() ? *found : of_stage != stacks.end() ? *of_stage : stacks.front();
}

States states_of_image(ReadyModel& model, const SimilarityRequest& request, const CaptureRequest& wanted,
                       const std::stop_token& stop) {
    const ReadImage read = read_image(model, request.text, stop);
    Capture capture = model.model->forward(read.input, wanted, stop, {});
    const TokenizedText tokens = tokens_of_stacks(model, capture.attention, read);
    const AttentionStack& stack = stack_of_part(capture.attention, request.part);
    const auto count = stack.layers.front()->query_count();
    std::vector<Tensor>& all = stack.kind == AttentionKind::Text     ? capture.text_hidden
                               : stack.kind == AttentionKind::Vision ? capture.vision_hidden
                                                                     : capture.hidden;
    States states;
    take_states(all, count, states);
    if (stack.stage < 0) states.names = names_by_layer(states.layers.size());
    states.tokens = labels_of(
        std::span(tokens.tokens).subspan(static_cast<std::size_t>(stack.first_query), static_cast<std::size_t>(count)));
    return states;
}

States states_of_input(ReadyModel& model, const SimilarityRequest& request, const CaptureRequest& wanted,
                       const std::stop_token& stop) {
    if (model.runs_over_images()) return states_of_image(model, request, wanted, stop);
    if (model.audio && !model.tokenizer) return states_of_sound(model, request, wanted, stop);
    return states_of_text(model, request, wanted, stop);
}

}  // namespace

LensReading answer_study(ReadyModel& model, const LensRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("its layers have no predictions"));
    const ModelTask task = model.model->description().task;
    if (!predicts_words(task))
        throw Error(ErrorKind::Input,
                    Sentence("%1 does not predict tokens: the logit lens needs a decoder or a masked language model.",
                             model.provenance.model_name));
    const ReadText read = read_text(model, request.text, stop);
    const auto count = static_cast<std::int32_t>(read.tokens.tokens.size());
    LensReading reading;
    reading.in_place = is_of_masked_words(task);
    reading.index = std::clamp(request.token.value_or(count - 1), 0, count - 1);
    if (reading.index < read.first_target)
        throw Error(
            ErrorKind::Input,
            Sentence("--query: expected a token of the target, %1 to %2, found token %3, which belongs to the source.",
                     read.first_target, count - 1, reading.index));
    reading.token = read.tokens.tokens[static_cast<std::size_t>(reading.index)].display;
    CaptureRequest wanted;
    wanted.attention = false;
    wanted.lens = true;
    wanted.interventions = request.text.interventions;
    wanted.logits = LogitPositions::Asked;
    wanted.positions = {reading.index - read.first_target};
    const Capture capture = model.model->forward(read.input, wanted, stop, {});
    const PredictionOptions options{[&](std::int32_t id) { return model.tokenizer->display(id); },
                                    model.tokenizer->special().mask, request.candidates};
    for (int layer = 0;; ++layer) {
        const Tensor* logits = capture.output("lens." + std::to_string(layer));
        if (logits == nullptr) break;
        reading.layers.push_back(most_probable(logits->slice(0), options));
    }
    reading.layers.push_back(most_probable(capture.output("logits")->slice(0), options));
    return reading;
}

SimilarityReading answer_study(ReadyModel& model, const SimilarityRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("it has no hidden states to compare"));
    CaptureRequest wanted;
    wanted.hidden = true;
    wanted.interventions = request.text.interventions;
    wanted.logits = LogitPositions::None;
    States states = states_of_input(model, request, wanted, stop);
    SimilarityReading reading;
    for (const Tensor& state : states.layers) {
        if (stop.stop_requested()) throw_cancelled();
        reading.layers.push_back(cosines_of(state, std::min(state.size(0), kMostCompared)));
    }
    if (reading.layers.empty())
        throw Error(ErrorKind::Input,
                    Sentence("%1 has no hidden states of these tokens.", model.provenance.model_name));
    reading.names = std::move(states.names);
    reading.tokens = std::move(states.tokens);
    const auto kept = static_cast<std::size_t>(reading.layers.front().size(0));
    if (reading.tokens.size() > kept) reading.notice = Sentence("the first %1 tokens", kept);
    reading.tokens.resize(kept);
    return reading;
}

namespace {

RunStates states_of_run(ReadyModel& model, const AnalysisRequest& text, const ModelPart& part,
                        const std::stop_token& stop) {
    CaptureRequest wanted;
    wanted.hidden = true;
    wanted.interventions = text.interventions;
    wanted.logits = LogitPositions::None;
    States states = states_of_text(model, {text, part}, wanted, stop);
    RunStates run;
    run.analysis.tokens = std::move(states.text);
    run.analysis.classification_id = model.tokenizer->special().classification;
    run.analysis.separator_id = model.tokenizer->special().separator;
    run.states = std::move(states.layers);
    run.names = std::move(states.names);
    return run;
}

}  // namespace

TokenContexts answer_study(ReadyModel& model, const ContextsRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("it has no hidden states to compare"));
    if (model.runs_over_images() || !model.tokenizer)
        throw Error(ErrorKind::Input, Sentence("%1 reads no text: words in two contexts need a model that reads text.",
                                               model.provenance.model_name));
    const RunStates first = states_of_run(model, request.text, request.part, stop);
    return compare_contexts(first, states_of_run(model, request.other, request.part, stop), request.order);
}

TokenTrace answer_study(ReadyModel& model, const TraceRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("no token can be followed through it"));
    if (model.images || is_encoder_decoder(model.model->description()) || !model.tokenizer)
        throw Error(ErrorKind::Input, Sentence("%1 cannot be traced: a token is followed through encoders and decoders "
                                               "of text, such as BERT, GPT-2 and Llama.",
                                               model.provenance.model_name));
    const auto count = static_cast<std::int32_t>(read_text(model, request.text, stop).tokens.tokens.size());
    AnalysisRequest asked = request.text;
    asked.traced_token = std::clamp(request.token.value_or(count - 1), 0, count - 1);
    return token_trace_of(*analyze_text(model, asked, stop, {}, {}), *asked.traced_token);
}

}  // namespace headlight
