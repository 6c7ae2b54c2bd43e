#include "app/json_text.h"
#include "app/model_files.h"
#include "app/options.h"
#include "app/standard_output.h"
#include "app/view_options.h"
#include "commands.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "export/qt_json.h"
#include "formats/attention_file.h"
#include "formats/model_content.h"
#include "models/run_memory.h"
#include "runs/model_run.h"

#include <memory>

namespace headlight {

namespace {

using Facts = std::vector<std::pair<std::string, QJsonValue>>;

QString task_name(ModelTask task) {
    switch (task) {
        case ModelTask::None:
            return "none";
        case ModelTask::MaskedWord:
            return "masked words";
        case ModelTask::NextWord:
            return "next word";
        case ModelTask::TextToText:
            return "text from text";
        case ModelTask::SequenceClassification:
            return "class of a text";
        case ModelTask::ImageClassification:
            return "class of an image";
        case ModelTask::ImageTextMatching:
            return "similarity of a text and an image";
        case ModelTask::TokenClassification:
            return "classes of tokens";
        case ModelTask::ReplacedTokens:
            return "which tokens were replaced";
        case ModelTask::QuestionAnswering:
            return "answer in a text";
        case ModelTask::NextSentence:
            return "next sentence";
        case ModelTask::MaskedWordAndNextSentence:
            return "masked words and next sentence";
    }
    return {};
}

/// Facts that the files state, for models that cannot run, too.
Facts describe_folder(const ModelFolder& folder, const QJsonObject& files, ThreadCount threads) {
    const std::string license = license_of(folder);
    return {{"name", to_qt(folder.name)},
            {folder.gguf ? "file" : "folder", to_qt(folder.path.string())},
            {"format", folder.gguf ? "GGUF" : "safetensors"},
            {"model_type", to_qt(folder.config.text_or("model_type", "not stated"))},
            {"license", to_qt(license.empty() ? "not stated" : license)},
            {"tensors", files["tensor_list"].toArray().size()},
            {"types", tensor_types(files)},
            {"bytes", static_cast<qint64>(folder.weights->total_bytes())},
            {"hash", to_qt(content_hash_of(files_of_model(folder), DigestCache(cache_folder()), threads))},
            {"header_hash", to_qt(folder.weights->fingerprint())}};
}

/// Bytes that a run over so many tokens takes beside the weights.
qint64 bytes_of_run(const ModelDescription& description, std::size_t tokens) {
    ModelInput input;
    input.ids.resize(tokens);
    CaptureRequest request;
    request.logits = LogitPositions::Last;
    return static_cast<qint64>(memory_of_run(description, input, request).total());
}

Facts describe_model(const LoadedModel& model) {
    const auto& description = model.description;
    Facts facts{{"architecture", to_qt(description.architecture)},
                {"predicts", description.audio ? "text from audio" : task_name(description.task)},
                {"layers", description.layers},
                {"heads", description.heads},
                {"hidden_size", description.hidden_size},
                {"vocabulary", description.vocabulary},
                {"max_tokens", description.max_tokens},
                {"parameters", static_cast<qint64>(description.parameters)},
                {"takes_pairs", description.has_segments},
                {"generates", description.generates},
                {"tokenizer", model.tokenizer ? to_qt(model.tokenizer->kind()) : "none: it reads images"},
                {"runs_on", to_qt(model.backend_name)}};
    for (const int tokens : {100, 1'000, 10'000}) {
        if (!description.reads_text || (description.max_tokens > 0 && tokens > description.max_tokens)) break;
        facts.emplace_back("bytes_of_" + std::to_string(tokens) + "_tokens",
                           bytes_of_run(description, static_cast<std::size_t>(tokens)));
    }
    return facts;
}

std::string as_text(const Facts& facts) {
    std::string text;
    for (const auto& [name, value] : facts) {
        const QString shown = value.isBool() ? (value.toBool() ? "yes" : "no") : value.toVariant().toString();
        text += name + "\t" + in_one_cell(from_qt(shown)) + "\n";
    }
    return text;
}

std::string as_json(const Facts& facts, const QJsonObject& files) {
    QJsonObject object = files;
    for (const auto& [name, value] : facts) object[to_qt(name)] = value;
    return json_line(object);
}

/// Attention that was recorded elsewhere: a model without weights, which is described by what it shows.
void show_recorded(const InputRequest& options, bool json, StandardOutput& output) {
    const ModelRun run(options, command_host());
    Facts facts{{"name", to_qt(run.model().name)},
                {"file", to_qt(run.model().path.string())},
                {"format", "imported attention"}};
    for (auto& fact : describe_model(run.model())) facts.push_back(std::move(fact));
    const QJsonObject origin{{kProvenanceKey, provenance_value({run.provenance({})})}};
    output.write(json ? as_json(facts, origin) : as_text(facts));
}

void show_model(const InputRequest& options, bool json, StandardOutput& output) {
    if (is_attention_file(options.model)) return show_recorded(options, json, output);
    const ThreadCount threads = threads_of(options.backend);
    const ModelFolder folder = open_model_folder(find_model(options.model), threads);
    QJsonObject files = describe_files(folder);
    Facts facts = describe_folder(folder, files, threads);
    std::optional<Error> reason;
    try {
        const ModelRun run(options, command_host());
        for (auto& fact : describe_model(run.model())) facts.push_back(std::move(fact));
        files[kProvenanceKey] = provenance_value({run.provenance({})});
    } catch (const Error& error) {
        reason = error;
    }
    facts.emplace_back("can_run", !reason);
    if (reason) facts.emplace_back("reason", reason->what());
    output.write(json ? as_json(facts, files) : as_text(facts) + files_as_text(files));
    output.flush();
    if (reason) throw *reason;
}

}  // namespace

void add_model_command(CLI::App& program, CommandContext& context) {
    auto* command =
        program.add_subcommand("model", "Show the contents of a model's files, and whether the model can run");
    auto view = std::make_shared<ViewOptions>();
    auto json = std::make_shared<bool>(false);
    view->add_to(*command, Context::Model);
    command->add_flag("--json", *json, "Print JSON");
    command->footer(
        "Examples:\n  headlight model story-encoder\n  headlight model ~/models/my-bert --json\n  headlight model "
        "gemma-3-270m-q4_k_m.gguf\n");
    command->callback([=, &context] { show_model(view->request().input, *json, context.output); });
}

}  // namespace headlight
