#include "analysis/parameter_counts.h"
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
#include "formats/model_folder.h"
#include "models/run_memory.h"
#include "runs/model_run.h"
#include "session/built_in_models.h"
#include "session/model_shapes.h"

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

Facts describe_sizes(const ModelDescription& description) {
    return {{"architecture", to_qt(description.architecture)},
            {"predicts", description.audio ? "text from audio" : task_name(description.task)},
            {"layers", description.layers},
            {"heads", description.heads},
            {"hidden_size", description.hidden_size},
            {"vocabulary", description.vocabulary},
            {"max_tokens", description.max_tokens},
            {"parameters", static_cast<qint64>(description.parameters)},
            {"takes_pairs", description.has_segments},
            {"generates", description.generates}};
}

Facts describe_model(const LoadedModel& model) {
    const auto& description = model.description;
    Facts facts = describe_sizes(description);
    facts.emplace_back("tokenizer", model.tokenizer ? to_qt(model.tokenizer->kind()) : "none: it reads images");
    facts.emplace_back("runs_on", to_qt(model.backend_name));
    for (const int tokens : {100, 1'000, 10'000}) {
        if (!description.reads_text || (description.max_tokens > 0 && tokens > description.max_tokens)) break;
        facts.emplace_back("bytes_of_" + std::to_string(tokens) + "_tokens",
                           bytes_of_run(description, static_cast<std::size_t>(tokens)));
    }
    return facts;
}

/// Parameters by part, and the cost of runs, which follow from shapes alone.
Facts describe_shapes(const ModelShapes& shapes) {
    Facts facts;
    if (const auto counts = parameter_counts(shapes.description))
        for (const auto& [name, count] : counts->parts())
            facts.emplace_back("parameters." + std::string(name), static_cast<qint64>(count));
    for (const RunCost& cost : shapes.costs) {
        const std::string length = "_of_" + std::to_string(cost.tokens) + "_tokens";
        facts.emplace_back("operations" + length, static_cast<qint64>(cost.all()));
        if (cost.cache_bytes > 0) facts.emplace_back("cache_bytes" + length, static_cast<qint64>(cost.cache_bytes));
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

/// A folder with nothing but a configuration: what its model would be.
void show_declared(const ModelFolder& folder, bool json, StandardOutput& output) {
    const ModelShapes shapes = read_model_shapes(folder.path);
    Facts facts{{"name", to_qt(folder.name)},
                {"folder", to_qt(folder.path.string())},
                {"format", "config.json without weights"},
                {"model_type", to_qt(folder.config.text_or("model_type", "not stated"))}};
    for (auto& fact : describe_sizes(shapes.description)) facts.push_back(std::move(fact));
    for (auto& fact : describe_shapes(shapes)) facts.push_back(std::move(fact));
    facts.emplace_back("can_run", false);
    facts.emplace_back("reason", "There are no weights here: model.safetensors is missing.");
    const QJsonObject origin{{kProvenanceKey, provenance_value({shapes.provenance})}};
    output.write(json ? as_json(facts, origin) : as_text(facts));
}

void show_model(const InputRequest& options, bool json, StandardOutput& output) {
    if (is_attention_file(options.model)) return show_recorded(options, json, output);
    if (const ModelFolder declared = open_declared_model(find_model(options.model)); declared.weights->declared())
        return show_declared(declared, json, output);
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
        "gemma-3-270m-q4_k_m.gguf\n  headlight model ./gpt3\n");
    command->callback([=, &context] { show_model(view->request().input, *json, context.output); });
}

}  // namespace headlight
