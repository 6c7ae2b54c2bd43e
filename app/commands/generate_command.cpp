#include "app/attention_tensors.h"
#include "app/input_files.h"
#include "app/json_text.h"
#include "app/kit_inputs.h"
#include "app/options.h"
#include "app/result_files.h"
#include "app/staged_file.h"
#include "app/view_options.h"
#include "capture/lost_rows.h"
#include "commands.h"
#include "core/error.h"
#include "export/generation_tree_json.h"
#include "export/qt_json.h"
#include "export/writers/pixels_file.h"
#include "runs/complete_image.h"
#include "runs/model_run.h"
#include "session/generation/beam_search.h"
#include "session/generation/generate_text.h"
#include "session/generation/image_prompt.h"
#include "session/generation/target_text.h"
#include "session/inputs/source.h"

#include <algorithm>
#include <exception>
#include <memory>
#include <optional>

namespace headlight {

namespace {

struct GenerateOptions {
    ViewRequest view;
    std::filesystem::path inputs;
    std::size_t tokens = 20;
    std::optional<double> temperature;
    std::size_t top_k = 0;
    double top_p = 1;
    std::optional<std::uint64_t> seed;
    std::size_t beams = 1;
    bool greedy = false;
    bool json = false;
    std::size_t candidates = 0;
    std::filesystem::path attention;
    std::filesystem::path out;  ///< of a completed image
    std::size_t pixels = 0;     ///< of it that are generated; 0: half of all
};

/// The text's tokens, with an image's among them, or what the recording became; says what happened to it on the way.
ModelInput prompt_of(ModelRun& run, const AnalysisRequest& request) {
    if (!request.images.empty() && run.model().tokenizer) {
        AnalysisRequest wanted = request;
        wanted.image_alone = writes_about_media(run.model().description);
        return run.read_image(wanted).input;
    }
    const auto say = [](const std::vector<std::string>& notices) {
        for (const auto& notice : notices) print_notice(notice);
    };
    ModelInput prompt;
    if (request.audio) {
        PreparedAudio prepared = (*run.model().audio)(*request.audio);
        say(prepared.notices);
        prompt.features = std::move(prepared.features);
    } else {
        check_generates(run.model().description, run.model().name, run.model().recorded_text.has_value());
        const TokenizedText tokens =
            encode_prompt(*run.model().tokenizer, run.model().description, request.text, std::nullopt, {}, {});
        say(tokens.notices);
        prompt.ids = tokens.ids();
    }
    return prompt;
}

/// Whoever names a way to draw tokens wants them drawn: the temperature is 1 then, unless it is named too.
SamplingOptions sampling_of(const GenerateOptions& options) {
    const bool draws = options.top_k > 0 || options.top_p < 1 || options.seed.has_value();
    return {.temperature = options.temperature.value_or(draws ? 1 : 0),
            .top_k = options.top_k,
            .top_p = options.top_p,
            .seed = options.seed.value_or(0)};
}

GenerationRequest request_of(const GenerateOptions& options, const ModelInput& prompt) {
    return {.text = {},
            .ids = prompt.ids,
            .tokens = options.tokens,
            .attention_mask = prompt.attention_mask,
            .global_tokens = prompt.global_tokens,
            .features = prompt.features,
            .pixels = prompt.pixels,
            .tiles = prompt.tiles,
            .more_pixels = prompt.more_images,
            .sampling = sampling_of(options),
            .beams = options.beams,
            .candidates = options.candidates,
            .interventions = options.view.input.active_interventions()};
}

/// Name of a continuation in JSON: "greedy", "sampled", or "beam4".
QString kind_of(const GenerateOptions& options) {
    if (options.beams > 1) return QStringLiteral("beam%1").arg(options.beams);
    return sampling_of(options).temperature > 0 ? QStringLiteral("sampled") : QStringLiteral("greedy");
}

/// Candidates of every generated token.
QJsonArray steps_json(const std::vector<GeneratedToken>& tokens) {
    QJsonArray steps;
    for (const GeneratedToken& token : tokens)
        steps.append(QJsonObject{{"id", token.id},
                                 {"text", to_qt(token.text)},
                                 {"probability", static_cast<double>(token.probability)},
                                 {"candidates", candidates_json(token.candidates)}});
    return steps;
}

QJsonArray beams_json(const std::vector<Beam>& beams) {
    QJsonArray all;
    for (const Beam& beam : beams) all.append(QJsonObject{{"new_ids", json_array(beam.ids)}, {"score", beam.score}});
    return all;
}

/// The beginning of a text about an image that an input gives (BLIP's): its ids without the marks around them.
std::vector<std::int32_t> given_beginning(const ModelDescription& model, const ModelInput& input) {
    if (!writes_about_media(model) || !model.image || input.ids.size() < 3) return {};
    return {input.ids.begin() + 1, input.ids.end() - 1};
}

/// The ids that the new ones follow (an encoder-decoder's stand for themselves) and the new ones, as the reference
/// kit's generated.json has them.
QJsonObject continue_ids(ModelRun& run, const ModelInput& prompt, const GenerateOptions& options) {
    std::vector<GeneratedToken> tokens;
    GenerationRequest request = request_of(options, prompt);
    request.written = given_beginning(run.model().description, prompt);
    const GeneratedText text = run.generate(request, [&](const GeneratedToken& token) { tokens.push_back(token); });
    const std::int32_t start = run.model().description.decoder_start;
    std::vector<std::int32_t> ids = start >= 0 ? std::vector{start} : prompt.ids;
    ids.insert(ids.end(), request.written.begin(), request.written.end());
    ids.insert(ids.end(), text.ids.begin(), text.ids.end());
    QJsonObject result{{"ids", json_array(ids)}, {"new_ids", json_array(text.ids)}};
    if (options.beams > 1) result["score"] = text.score;
    if (options.candidates > 0 && options.beams == 1) result["steps"] = steps_json(tokens);
    if (options.candidates > 0 && options.beams > 1) result["beams"] = beams_json(text.beams);
    return result;
}

void generate_for_inputs(const GenerateOptions& options, StandardOutput& output) {
    const auto inputs = read_kit_inputs(options.inputs);
    ModelRun run(options.view.input, command_host());
    QJsonObject all;
    for (std::size_t i = 0; i < inputs.size(); ++i) {
        all[QString::number(i)] = QJsonObject{{kind_of(options), continue_ids(run, inputs[i].input, options)}};
    }
    all[kProvenanceKey] = provenance_value({run.provenance(options.view.input.active_interventions())});
    output.write(json_line(all));
}

void generate_json(const GenerateOptions& options, StandardOutput& output) {
    ModelRun run(options.view.input, command_host());
    const AnalysisRequest source = run.reading(options.view.input);
    const QJsonObject continued = continue_ids(run, prompt_of(run, source), options);
    std::vector<std::int32_t> ids;
    for (const auto& id : continued["ids"].toArray()) ids.push_back(id.toInt());
    const InputRequest& input = options.view.input;
    const auto [what, value] = source.audio ? std::pair{"audio", input.audio.string()}
                               : writes_about_media(run.model().description)
                                   ? std::pair{"image", input.images.front().string()}
                                   : std::pair{"text", source.text};
    output.write(
        json_line({{kProvenanceKey, provenance_value({run.provenance(options.view.input.active_interventions())})},
                   {what, to_qt(value)},
                   {kind_of(options), continued},
                   {"decoded", to_qt(run.model().tokenizer->decode(ids, true))}}));
}

/// The attention of every step, as one run over all tokens that were read: the last new one was not. A step's is the
/// row of the token that it read, because no token sees what follows it.
void write_attention(ModelRun& run, const std::string& text, const ModelInput& prompt, const GeneratedText& written,
                     const GenerateOptions& options, Interruption& interruption) {
    std::vector<std::int32_t> read = written.ids;
    if (!read.empty()) read.pop_back();
    ModelInput input = prompt;
    input.prompt_tokens = std::ssize(prompt.ids);
    const std::int32_t start = run.model().description.decoder_start;
    if (start >= 0) input.decoder_ids = {start};
    auto& continued = start >= 0 ? input.decoder_ids : input.ids;
    continued.insert(continued.end(), read.begin(), read.end());
    CaptureRequest wanted;
    wanted.logits = LogitPositions::None;
    wanted.interventions = options.view.input.active_interventions();
    const Capture capture = run.run(input, wanted);
    if (const std::string notice = notice_of_lost_rows(capture.attention); !notice.empty()) print_notice(notice);
    ResultStory story{.text = start >= 0 ? text : run.model().tokenizer->decode(continued, true),
                      .pair = start >= 0 ? written.text : std::string(),
                      .ids = input.ids,
                      .pieces = {},
                      .provenance = run.provenance(options.view.input.active_interventions())};
    story.ids.insert(story.ids.end(), input.decoder_ids.begin(), input.decoder_ids.end());
    for (const std::int32_t id : story.ids) story.pieces.push_back(run.model().tokenizer->piece(id));
    write_result(options.attention, capture, {}, story, interruption);
}

/// Writes the text with the first token and every further token when it is known, so that a reader need not wait.
void generate_text(const GenerateOptions& options, CommandContext& context) {
    StandardOutput& output = context.output;
    if (!options.attention.empty()) refuse_overwriting_input(options.attention, input_files(options.view.input));
    ModelRun run(options.view.input, command_host());
    if (!options.attention.empty())
        refuse_overwriting_input(options.attention, {.files = {}, .models = {run.model().path}});
    const AnalysisRequest source = run.reading(options.view.input);
    const ModelInput prompt = prompt_of(run, source);
    const GenerationRequest request = request_of(options, prompt);
    if (!is_encoder_decoder(run.model().description))
        output.write(source.text);  // what an encoder-decoder writes is another text
    std::size_t written = 0;
    std::exception_ptr problem;  // tokens come on the session's thread, which knows nothing of standard output
    const auto write_token = [&](const GeneratedToken& token) {
        try {
            output.write(token.text);
            output.flush();
            written += token.text.size();
        } catch (...) {
            problem = std::current_exception();
            throw_cancelled();
        }
    };
    try {
        const GeneratedText whole = run.generate(request, write_token);
        const std::string& continuation = whole.text;
        // A character whose last bytes never came has not been written yet.
        output.write(continuation.substr(std::min(written, continuation.size())) + "\n");
        if (!options.attention.empty()) write_attention(run, source.text, prompt, whole, options, context.interruption);
    } catch (const Error&) {
        if (problem) std::rethrow_exception(problem);
        throw;
    }
}

void generate_image(const GenerateOptions& options, Interruption& interruption) {
    const InputRequest& input = options.view.input;
    refuse_overwriting_input(options.out, input_files(options.view));
    ModelRun run(input, command_host());
    refuse_overwriting_input(options.out, {.files = {}, .models = {run.model().path}});
    const ImageCompletion completion{options.pixels, sampling_of(options), input.active_interventions()};
    const Image image = complete_image(run, run.reading(input), completion);
    const QImage pixels(image.pixels.data(), image.width, image.height, 3 * image.width, QImage::Format_RGB888);
    const QByteArray file = pixels_png(pixels, run.provenance(completion.interventions));
    write_text_file(options.out, {file.data(), static_cast<std::size_t>(file.size())}, interruption);
}

void generate(const GenerateOptions& options, CommandContext& context) {
    if (!options.out.empty()) {
        generate_image(options, context.interruption);
    } else if (!options.inputs.empty()) {
        generate_for_inputs(options, context.output);
    } else if (options.json || options.candidates > 0) {
        generate_json(options, context.output);
    } else {
        generate_text(options, context);
    }
}

void add_choice_options(CLI::App& command, GenerateOptions& options) {
    const std::string group = "Decoding";
    auto* greedy = command.add_flag("--greedy", options.greedy, "Always take the most probable token (the default)");
    auto* beams = command
                      .add_option("--beams", options.beams,
                                  "Search for the most probable continuation, keeping the N best at each length")
                      ->check(number_between(1, kMostBeams));
    const auto draws = [&](CLI::Option* option) { option->excludes(greedy)->excludes(beams)->group(group); };
    draws(command
              .add_option("--temperature", options.temperature,
                          "Sample at this temperature: flatter above 1, sharper below; 0 is greedy")
              ->check(number_between(0, 1000)));
    draws(command.add_option("--top-k", options.top_k, "Sample from the k most probable tokens")
              ->check(number_between(0, 1'000'000'000)));
    draws(command
              .add_option("--top-p", options.top_p,
                          "Sample from the fewest tokens whose probabilities add up to this share")
              ->check(number_between(1e-9, 1)));
    draws(command.add_option("--seed", options.seed, "Seed of sampling: the same seed gives the same text (0)")
              ->check(number_between(0, 9e15)));
    greedy->excludes(beams)->group(group);
    beams->group(group);
}

}  // namespace

void add_generate_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand(
        "generate", "Generate text: the continuation by a decoder, or the target of an encoder-decoder");
    auto options = std::make_shared<GenerateOptions>();
    auto view = std::make_shared<ViewOptions>();
    view->add_to(*command, Context::Generate);
    auto* text = view->option("text");
    auto* audio = view->option("audio")->excludes(text);
    auto* inputs = command->add_option("--inputs", options->inputs,
                                       "File with a JSON list of {\"input_ids\": [...]}; each one is continued");
    auto* image = view->option("image");
    text->excludes(inputs);
    view->option("text_file")->excludes(text)->excludes(inputs)->excludes(audio);
    image->excludes(inputs);
    audio->excludes(inputs);
    auto* tokens = command
                       ->add_option("--tokens", options->tokens,
                                    "Maximum number of tokens to generate; of an image (--out), its last pixels (half "
                                    "of all)")
                       ->check(number_between(1, 1'000'000))
                       ->capture_default_str();
    add_choice_options(*command, *options);
    auto* json = command->add_flag("--json", options->json, "Print token ids as JSON");
    auto* candidates =
        command
            ->add_option(
                "--candidates", options->candidates,
                "Print JSON with N candidates of every step and their probabilities; with --beams, with all beams "
                "and their scores")
            ->check(number_between(1, 1000));
    auto* attention = command->add_option("--attention", options->attention,
                                          "Also write the attention of every step: .safetensors, .npz, .json or .csv");
    command
        ->add_option("--out", options->out,
                     "Complete the image of --image by a model of pixels (ImageGPT) and write it: .png")
        ->needs(image)
        ->excludes(text)
        ->excludes(json)
        ->excludes(candidates)
        ->excludes(attention);
    command->footer(
        "Examples:\n"
        "  headlight generate story-decoder --text \"Once upon a time\" --tokens 40\n"
        "  headlight generate story-decoder --text \"Once upon a time\" --temperature 0.8 --top-p 0.9 --seed 7\n"
        "  headlight generate story-decoder --text \"Once upon a time\" --beams 4\n"
        "  headlight generate story-decoder --text \"Once upon a time\" --candidates 5\n"
        "  headlight generate english-french --text \"The cat sleeps.\"\n"
        "  headlight generate ./paligemma --image boot.png --text \"<image>caption en\"\n"
        "  headlight generate fashion-gpt --image boot.png --seed 1 --out completed.png\n"
        "  headlight generate ./whisper-tiny --audio speech.wav --tokens 200\n"
        "  headlight generate ./my-gpt2 --inputs inputs.json --tokens 12 --json\n");
    command->callback([=, &context] {
        options->view = view->request();
        if (text->empty() && image->empty() && audio->empty() && inputs->empty())
            throw CLI::RequiredError("--text, --image, --audio or --inputs");
        if (!options->attention.empty() && (options->json || !inputs->empty()))
            throw CLI::ValidationError("--attention", "expected with --text or --audio, and without --json");
        if (!options->attention.empty() && !is_result_format(options->attention))
            throw CLI::ValidationError("--attention", "expected a name that ends in .safetensors, .npz, .json or .csv");
        if (!options->out.empty() && options->out.extension() != ".png")
            throw CLI::ValidationError("--out", "expected a name that ends in .png");
        if (!options->out.empty() && options->beams > 1)
            throw CLI::ValidationError("--out", "expected without --beams");
        if (!tokens->empty()) options->pixels = options->tokens;
        generate(*options, context);
    });
}

}  // namespace headlight
