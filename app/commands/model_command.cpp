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
#include "session/model_shapes.h"

#include <map>
#include <memory>
#include <optional>

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
        case ModelTask::Transcription:
            return "text of a recording";
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

QString predicted_by(const ModelDescription& description) {
    if (description.task == ModelTask::TextToText && description.image)
        return description.image_prompt ? "text from texts and images" : "text from images";
    if (!description.audio) return task_name(description.task);
    if (description.task == ModelTask::TextToText) return "text from audio";
    return description.task == ModelTask::SequenceClassification ? "class of a recording" : task_name(description.task);
}

/// Facts that the files state, for models that cannot run, too.
Facts describe_folder(const ModelFolder& folder, ThreadCount threads) {
    const std::string license = license_of(folder);
    std::size_t tensors = 0;
    QString types;
    for (const auto& [type, count] : tensor_types(folder)) {
        tensors += count;
        types += (types.isEmpty() ? "" : ", ") + to_qt(type) + " (" + QString::number(count) + ")";
    }
    Facts facts{{"name", to_qt(folder.name)}, {folder.gguf ? "file" : "folder", to_qt(folder.path.string())}};
    if (const GgufFile* image = folder.gguf ? folder.gguf->image_encoder() : nullptr)
        facts.emplace_back("image_encoder_file", to_qt(image->file()->path().string()));
    facts.insert(facts.end(),
                 {{"format", folder.gguf ? "GGUF" : "safetensors"},
                  {"model_type", to_qt(folder.config.text_or("model_type", "not stated"))},
                  {"license", to_qt(license.empty() ? "not stated" : license)},
                  {"tensors", static_cast<qint64>(tensors)},
                  {"types", types},
                  {"bytes", static_cast<qint64>(folder.weights->total_bytes())},
                  {"hash", to_qt(content_hash_of(files_of_model(folder), DigestCache(cache_folder()), threads))},
                  {"header_hash", to_qt(folder.weights->fingerprint())}});
    return facts;
}

/// Bytes that a run over so many tokens takes beside the weights.
qint64 bytes_of_run(const ModelDescription& description, std::size_t tokens) {
    ModelInput input;
    input.ids.resize(tokens);
    CaptureRequest request;
    request.logits = LogitPositions::Last;
    return static_cast<qint64>(memory_of_run(description, input, request).total());
}

/// Sizes of the parts between an image and the text that it stands in.
void add_image_parts(const ModelDescription& description, Facts& facts) {
    for (const auto& [name, part] : {std::pair{"image", description.tower}, {"resampler", description.resampler}}) {
        if (!part) continue;
        facts.emplace_back(name + std::string("_layers"), part->layers);
        facts.emplace_back(name + std::string("_heads"), part->heads);
        facts.emplace_back(name + std::string("_width"), part->width);
    }
}

Facts describe_sizes(const ModelDescription& description) {
    Facts facts{{"architecture", to_qt(description.architecture)},
                {"predicts", predicted_by(description)},
                {"layers", description.layers},
                {"heads", description.heads},
                {"hidden_size", description.hidden_size}};
    add_image_parts(description, facts);
    facts.insert(facts.end(), {{"vocabulary", description.vocabulary},
                               {"max_tokens", description.max_tokens},
                               {"parameters", static_cast<qint64>(description.parameters)},
                               {"takes_pairs", description.has_segments},
                               {"generates", description.generates}});
    return facts;
}

QString tokenizer_of(const LoadedModel& model) {
    if (model.tokenizer) return to_qt(model.tokenizer->kind());
    return model.audio ? "none: it reads recordings" : "none: it reads images";
}

Facts describe_model(const LoadedModel& model) {
    const auto& description = model.description;
    Facts facts = describe_sizes(description);
    facts.emplace_back("tokenizer", tokenizer_of(model));
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

std::string as_json(const Facts& facts, QJsonObject object) {
    for (const auto& [name, value] : facts) object[to_qt(name)] = value;
    return json_line(object);
}

/// One object of all facts and tensors, with its members in the order of their names. Tensors go out as they come.
void write_json(const Facts& facts, const QJsonObject& more, const ModelFolder& folder, StandardOutput& output) {
    const std::string tensor_list = "tensor_list";
    std::map<std::string, QJsonValue> members{{tensor_list, {}}};
    for (const auto& [name, value] : facts) members[name] = value;
    for (auto member = more.begin(); member != more.end(); ++member) members[from_qt(member.key())] = member.value();
    JsonWriter writer;
    writer.begin_object();
    for (const auto& [name, value] : members) {
        writer.key(name);
        if (name != tensor_list) {
            writer.json(json_text(value, JsonLayout::Compact));
            continue;
        }
        writer.begin_array();
        visit_tensors(folder, [&](const ListedTensor& tensor) {
            write_tensor(writer, tensor);
            output.write(writer.take());
        });
        writer.end();
    }
    writer.end();
    output.write(writer.take() + "\n");
}

void write_text(const Facts& facts, const ModelFolder& folder, StandardOutput& output) {
    output.write(as_text(facts) + metadata_as_text(metadata_of(folder)));
    visit_tensors(folder, [&](const ListedTensor& tensor) { output.write(tensor_as_text(tensor)); });
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

/// Why the folder cannot run.
QString reason_of(const ModelFolder& folder, ThreadCount threads) {
    try {
        static_cast<void>(open_model_folder(folder.path, threads));
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

/// A folder without weights that can be read: what its model would be.
void show_declared(const ModelFolder& folder, ThreadCount threads, bool json, StandardOutput& output) {
    const ModelShapes shapes = read_model_shapes(folder.path);
    Facts facts{{"name", to_qt(folder.name)},
                {"folder", to_qt(folder.path.string())},
                {"format", "config.json without weights"},
                {"model_type", to_qt(folder.config.text_or("model_type", "not stated"))}};
    for (auto& fact : describe_sizes(shapes.description)) facts.push_back(std::move(fact));
    for (auto& fact : describe_shapes(shapes)) facts.push_back(std::move(fact));
    facts.emplace_back("can_run", false);
    facts.emplace_back("reason", reason_of(folder, threads));
    const QJsonObject origin{{kProvenanceKey, provenance_value({shapes.provenance})}};
    output.write(json ? as_json(facts, origin) : as_text(facts));
}

/// Facts about the model as it runs, and their provenance. They are all that stays of it, so that the files of a model
/// with very many tensors are not in memory twice.
struct RunFacts {
    Facts facts;
    QJsonValue provenance;
    std::optional<Error> reason;  ///< why it cannot run
};

RunFacts try_to_run(const InputRequest& options) {
    try {
        const ModelRun run(options, command_host());
        return {describe_model(run.model()), provenance_value({run.provenance({})}), std::nullopt};
    } catch (const Error& error) {
        return {{}, {}, error};
    }
}

void show_model(const InputRequest& options, bool json, StandardOutput& output) {
    if (is_attention_file(options.model)) return show_recorded(options, json, output);
    const ThreadCount threads = threads_of(options.backend);
    if (const ModelFolder declared = open_declared_model(path_of_model(options)); declared.weights->declared())
        return show_declared(declared, threads, json, output);
    const RunFacts run = try_to_run(options);
    const ModelFolder folder = open_model_folder(path_of_model(options), threads);
    Facts facts = describe_folder(folder, threads);
    facts.insert(facts.end(), run.facts.begin(), run.facts.end());
    facts.emplace_back("can_run", !run.reason);
    if (run.reason) facts.emplace_back("reason", run.reason->what());
    QJsonObject more;
    if (folder.gguf) more["metadata"] = metadata_of(folder);
    if (!run.reason) more[kProvenanceKey] = run.provenance;
    json ? write_json(facts, more, folder, output) : write_text(facts, folder, output);
    output.flush();
    if (run.reason) throw Error(*run.reason);
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
