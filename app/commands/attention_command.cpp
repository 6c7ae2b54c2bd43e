#include "analysis/heads/head_id.h"
#include "analysis/patches.h"
#include "app/input_files.h"
#include "app/kit_inputs.h"
#include "app/options.h"
#include "app/result_files.h"
#include "app/view_options.h"
#include "capture/lost_rows.h"
#include "commands.h"
#include "core/error.h"
#include "formats/attention_file.h"
#include "runs/model_run.h"
#include "session/generation/image_prompt.h"
#include "session/generation/target_text.h"
#include "session/inputs/analyze_sound.h"
#include "session/inputs/page_words.h"

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <memory>
#include <optional>

namespace headlight {

namespace {

struct AttentionOptions {
    ViewRequest view;
    std::filesystem::path inputs;
    std::filesystem::path out;
    ResultParts parts;
    bool capture = false;  ///< queries and keys instead of weights
};

/// The files of all images, as the user named them; of none, an empty name.
std::vector<std::string> image_files(const InputRequest& input) {
    std::vector<std::string> files;
    for (const std::filesystem::path& image : input.images) files.push_back(image.string());
    return files;
}

/// Leaves only the attention of this stage. Throws Error(Input), which names the stages that there are.
void keep_stage(std::vector<AttentionStack>& stacks, std::int32_t stage) {
    static_cast<void>(stack_index(stacks, HeadId{.stage = stage}));
    std::erase_if(stacks, [&](const AttentionStack& stack) { return stack.stage != stage; });
}

Capture capture_of(ModelRun& run, const ModelInput& input, const AttentionOptions& options) {
    CaptureRequest request;
    request.interventions = options.view.input.active_interventions();
    request.hidden = options.parts.hidden;
    request.added_padding = !options.capture;
    request.values = request.value_norms = options.capture;
    const bool logits = options.parts.logits || run.model().letters != nullptr;  // which a transcript is made of
    request.logits = logits ? LogitPositions::All : LogitPositions::None;
    Capture capture = run.run(input, request);
    if (const std::int32_t stage = options.view.picture.choice.stage; stage >= 0) keep_stage(capture.attention, stage);
    return capture;
}

/// A token by its id. A model may have more embeddings than its tokenizer has pieces.
std::string piece_of(const LoadedModel& model, std::int32_t id) {
    const bool known = model.tokenizer && id < model.tokenizer->vocabulary_size();
    return known ? model.tokenizer->piece(id) : std::to_string(id);
}

/// Names the padding that the attention of a capture reaches into.
void add_padding(ResultStory& story, const Capture& capture, const LoadedModel& model) {
    for (const std::int32_t id : capture.added_ids) {
        story.ids.push_back(id);
        story.pieces.push_back(piece_of(model, id));
    }
}

void print_lost_rows(const Capture& capture) {
    if (const std::string notice = notice_of_lost_rows(capture.attention); !notice.empty()) print_notice(notice);
}

ModelInput input_of(const TokenizedText& tokens, const ModelDescription& model) {
    if (is_encoder_decoder(model))
        return {.ids = writes_about_media(model) ? std::vector<std::int32_t>() : ids_of_sequence(tokens, 0),
                .token_types = {},
                .attention_mask = {},
                .decoder_ids = ids_of_sequence(tokens, 1)};
    return {.ids = tokens.ids(),
            .token_types = model.has_segments ? tokens.token_types() : std::vector<std::int32_t>{},
            .attention_mask = {}};
}

TokenizedText tokenize_for(const LoadedModel& model, const AnalysisRequest& request) {
    const auto limit = static_cast<std::size_t>(model.description.max_tokens);
    const TokenizedText tokens =
        encode_prompt(*model.tokenizer, model.description, request.text, request.pair,
                      {.add_special_tokens = true, .max_tokens = request.truncate ? limit : 0}, {});
    if (limit > 0 && tokens.tokens.size() > limit) {
        throw Error(ErrorKind::Input, "The text has " + std::to_string(tokens.tokens.size()) +
                                          " tokens and the model reads at most " + std::to_string(limit) +
                                          "; shorten it, or add --truncate.");
    }
    for (const auto& notice : tokens.notices) print_notice(notice);
    return tokens;
}

/// The attention of a model that reads no text for one recording, into one file.
void run_sound(ModelRun& run, const AnalysisRequest& request, const AttentionOptions& options,
               Interruption& interruption) {
    const LoadedModel& model = run.model();
    const ReadSound read = read_sound(*model.audio, model.name, request);
    Capture capture = capture_of(run, read.input, options);
    TokenizedText tokens = tokens_of_sound(read, capture.attention);
    for (const std::string& notice : tokens.notices) print_notice(notice);
    print_lost_rows(capture);
    const Provenance provenance = run.provenance(options.view.input.active_interventions());
    const Tensor* logits = model.letters ? capture.output("logits") : nullptr;
    const Transcript heard =
        logits != nullptr ? transcribe(*model.letters, *logits, tokens) : Transcript{{}, tokens.ids()};
    if (options.capture)
        return write_capture(options.out,
                             capture_result(capture, {tokens, {options.view.input.audio.string()}}, provenance),
                             interruption);
    ResultStory story{.text = heard.text, .pair = {}, .ids = heard.ids, .pieces = {}, .provenance = provenance};
    for (const Token& token : tokens.tokens) story.pieces.push_back(token.piece);
    write_result(options.out, capture, options.parts, story, interruption);
}

/// The model's attention for one text, or for a recording or an image that it writes about, into one file. An
/// encoder-decoder writes its target itself unless one is given.
void run_text(ModelRun& run, const AttentionOptions& options, Interruption& interruption) {
    AnalysisRequest request = run.reading(options.view.input);
    request.truncate = options.view.input.truncate;
    if (request.audio && !run.model().tokenizer) return run_sound(run, request, options, interruption);
    const ModelDescription& description = run.model().description;
    Provenance provenance = run.provenance(options.view.input.active_interventions());
    TokenizedText tokens;
    if (is_encoder_decoder(description)) {
        const AnalysisPointer analysis = run.analyze(request);
        tokens = analysis->tokens;
        tokens.tokens.resize(analysis->text_tokens());  // patches of an encoder's other stages stand behind
        provenance.target_interventions = analysis->provenance.target_interventions;
    } else {
        tokens = tokenize_for(run.model(), request);
    }
    ModelInput input = input_of(tokens, description);
    if (request.audio) input.features = (*run.model().audio)(*request.audio).features;
    if (request.page)
        input.boxes = boxes_of(tokens, *request.page, run.model().tokenizer->special().separator, description);
    if (!request.images.empty()) input.pixels = (*run.model().images)(*request.images.front().image).pixels;
    const Capture capture = capture_of(run, input, options);
    if (!is_encoder_decoder(description)) print_lost_rows(capture);  // otherwise the analysis has said so
    std::ranges::move(tokens_behind(capture.attention, tokens.tokens.size()), std::back_inserter(tokens.tokens));
    if (options.capture)
        return write_capture(
            options.out, capture_result(capture, {tokens, image_files(options.view.input)}, provenance), interruption);
    ResultStory story{.text = tokens.text,
                      .pair = tokens.pair,
                      .ids = tokens.ids(),
                      .pieces = {},
                      .provenance = std::move(provenance)};
    for (const auto& token : tokens.tokens) story.pieces.push_back(token.piece);
    add_padding(story, capture, run.model());
    write_result(options.out, capture, options.parts, story, interruption);
}

/// The model's attention for one image, or for a text with one, into one file.
void run_image(ModelRun& run, const AttentionOptions& options, Interruption& interruption) {
    AnalysisRequest request = run.reading(options.view.input);
    request.truncate = options.view.input.truncate;
    const bool in_text = run.model().description.image_prompt.has_value();
    request.image_alone = options.view.input.text.empty() && options.view.input.text_file.empty() && !in_text;
    const ReadImage read = run.read_image(request);
    Capture capture = capture_of(run, read.input, options);
    print_lost_rows(capture);
    if (options.capture) {
        take_pixels_as_patches(run.model().description, capture.attention, read.size);
        const Provenance provenance = run.provenance(options.view.input.active_interventions());
        const CapturedInput input{read.text, image_files(options.view.input)};
        return write_capture(options.out, capture_result(capture, input, provenance), interruption);
    }
    ResultStory story{.text = read.text.text,
                      .pair = {},
                      .ids = {},
                      .pieces = {},
                      .provenance = run.provenance(options.view.input.active_interventions())};
    for (const AttentionStack& stack : capture.attention) {
        if (!stack.patches || in_text) continue;
        for (const Token& token : tokens_of(*stack.patches)) {
            story.ids.push_back(static_cast<std::int32_t>(story.ids.size()));
            story.pieces.push_back(token.piece);
        }
        break;  // the pieces are those of the first stack
    }
    for (const Token& token : read.text.tokens) {
        story.ids.push_back(token.id);
        story.pieces.push_back(token.piece);
    }
    write_result(options.out, capture, options.parts, story, interruption);
}

/// Whatever was given, into one file.
void run_input(const AttentionOptions& options, Interruption& interruption) {
    refuse_overwriting_input(options.out, input_files(options.view.input));
    ModelRun run(options.view.input, command_host());
    refuse_overwriting_input(options.out, {.files = {}, .models = {run.model().path}});
    const bool writes = is_encoder_decoder(run.model().description);
    if (options.view.input.images.empty() || writes || run.model().description.reads_boxes)
        return run_text(run, options, interruption);
    run_image(run, options, interruption);
}

/// One file an input, named by its number.
void run_inputs(const AttentionOptions& options, Interruption& interruption) {
    auto inputs = read_kit_inputs(options.inputs);
    ResultParts parts = options.parts;
    parts.square_windows = true;
    const auto output_of = [&](std::size_t input) { return options.out / (std::to_string(input) + ".safetensors"); };
    InputFiles read = input_files(options.view.input);
    read.files.push_back(options.inputs);
    for (const KitInput& each : inputs)
        if (!each.tensors.empty()) read.files.push_back(each.tensors);
    for (std::size_t i = 0; i < inputs.size(); ++i) refuse_overwriting_input(output_of(i), read);
    ModelRun run(options.view.input, command_host());
    if (const auto& prompt = run.model().description.image_prompt; prompt && prompt->patches)
        parts.square = prompt->patches->square;
    const InputFiles model{.files = {}, .models = {run.model().path}};
    for (std::size_t i = 0; i < inputs.size(); ++i) refuse_overwriting_input(output_of(i), model);
    make_results_folder(options.out);
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        if (!run.model().description.has_segments) inputs[i].input.token_types.clear();
        const Capture capture = capture_of(run, inputs[i].input, options);
        print_lost_rows(capture);
        ResultStory story{.text = inputs[i].text,
                          .pair = {},
                          .ids = inputs[i].input.ids,
                          .pieces = {},
                          .provenance = run.provenance(options.view.input.active_interventions())};
        for (const auto id : story.ids) story.pieces.push_back(piece_of(run.model(), id));
        add_padding(story, capture, run.model());
        for (const Token& token : tokens_behind(capture.attention, story.ids.size())) {
            story.ids.push_back(token.id);
            story.pieces.push_back(token.piece);
        }
        write_result(output_of(i), capture, parts, story, interruption);
    }
}

void check_formats(const AttentionOptions& options) {
    if (options.capture && options.out.extension() != ".safetensors")
        throw CLI::ValidationError("--out", "expected a name that ends in .safetensors with --capture");
    if (!options.inputs.empty()) return;
    if (!is_result_format(options.out))
        throw CLI::ValidationError("--out", "expected a name that ends in .safetensors, .npz, .json or .csv");
    if (!holds_any_tensor(options.out) && (options.parts.hidden || options.parts.logits)) {
        throw CLI::ValidationError("--out",
                                   "expected .safetensors, .npz or .json with --hidden or --logits, found .csv");
    }
}

}  // namespace

void add_attention_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("attention", "Write the attention of every layer and head into a file");
    auto options = std::make_shared<AttentionOptions>();
    auto view = std::make_shared<ViewOptions>();
    view->add_to(*command, Context::Attention);
    auto* text = view->option("text");
    auto* image = view->option("image");
    auto* audio = view->option("audio")->excludes(text);
    auto* inputs = command->add_option(
        "--inputs", options->inputs,
        "File with a JSON list of {\"input_ids\": [...], \"attention_mask\": [...], \"token_type_ids\": [...]}; "
        "--out is then a folder for 0.safetensors, 1.safetensors, ...");
    text->excludes(inputs);
    view->option("text_file")->excludes(text)->excludes(inputs)->excludes(audio);
    image->excludes(inputs);
    audio->excludes(inputs);
    view->option("boxes")->excludes(text)->excludes(inputs);
    command->add_option("--out", options->out, "File to write: .safetensors, .npz, .json or .csv")->required();
    command->add_flag("--hidden", options->parts.hidden, "Also write the hidden states; hidden.0 are the embeddings");
    command->add_flag("--logits", options->parts.logits, "Also write the outputs of the model's head, such as logits");
    command
        ->add_flag("--capture", options->capture,
                   "Write queries and keys instead of weights, as a capture file: see \"Capture files\" in Help (F1)")
        ->excludes("--hidden")
        ->excludes("--logits")
        ->excludes(inputs);
    command->footer(
        "Layers and heads count from 0. attentions.<layer> is [heads, queries, keys] in fp32; of an encoder-decoder "
        "there are encoder_attentions, decoder_attentions and cross_attentions.\n\n"
        "Examples:\n"
        "  headlight attention story-encoder --text \"The cat sat.\" --out cat.safetensors\n"
        "  headlight attention english-french --text \"The cat sleeps.\" --out translation.safetensors\n"
        "  headlight attention fashion-vit --image shirt.png --out shirt.safetensors\n"
        "  headlight attention ./my-model --text \"The cat sat.\" --out cat.csv\n"
        "  headlight attention story-encoder --text \"The cat sat.\" --intervene zero:1.0 --intervene uniform:2 --out "
        "changed.npz\n"
        "  headlight attention story-decoder --text \"The cat sat.\" --capture --out cat.safetensors\n"
        "  headlight attention ./whisper-tiny --audio speech.wav --out speech.safetensors\n"
        "  headlight attention ./layoutlm --boxes page.hocr --out page.safetensors\n"
        "  headlight attention ./my-model --inputs inputs.json --hidden --logits --out results\n");
    command->callback([=, &context] {
        options->view = view->request();
        if (options->view.input.reads_nothing() && inputs->empty() && !is_attention_file(options->view.input.model))
            throw CLI::RequiredError("--text, --image, --audio, --boxes or --inputs");
        check_formats(*options);
        inputs->empty() ? run_input(*options, context.interruption) : run_inputs(*options, context.interruption);
    });
}

}  // namespace headlight
