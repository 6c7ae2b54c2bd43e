#include "commands.h"
#include "core/error.h"
#include "formats/model_folder.h"
#include "json_text.h"
#include "model_run.h"

#include <map>
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
        case ModelTask::SequenceClassification:
            return "classes of a text";
        case ModelTask::TokenClassification:
            return "classes of tokens";
        case ModelTask::QuestionAnswering:
            return "answers in a text";
        case ModelTask::NextSentence:
            return "next sentence";
        case ModelTask::MaskedWordAndNextSentence:
            return "masked words and next sentence";
    }
    return {};
}

/// What the files say, whether or not anything here can run them.
Facts describe_folder(const ModelFolder& folder) {
    const auto names = folder.weights->names();
    std::map<std::string_view, int> types;
    for (const auto& name : names) {
        if (const auto tensor = folder.weights->find(name)) ++types[to_string(tensor->type)];
    }
    QString precision;
    for (const auto& [type, count] : types)
        precision += (precision.isEmpty() ? "" : ", ") + to_qt(type) + " (" + QString::number(count) + ")";
    return {{"name", to_qt(folder.name)},
            {"folder", to_qt(folder.path.string())},
            {"model_type", to_qt(folder.config.text_or("model_type", "not stated"))},
            {"tensors", static_cast<qint64>(names.size())},
            {"types", precision},
            {"bytes", static_cast<qint64>(folder.weights->total_bytes())},
            {"fingerprint", to_qt(folder.weights->fingerprint())}};
}

Facts describe_model(const LoadedModel& model) {
    const auto& description = model.description;
    return {{"architecture", to_qt(description.architecture)},
            {"predicts", task_name(description.task)},
            {"layers", description.layers},
            {"heads", description.heads},
            {"hidden_size", description.hidden_size},
            {"vocabulary", description.vocabulary},
            {"max_tokens", description.max_tokens},
            {"parameters", static_cast<qint64>(description.parameters)},
            {"takes_pairs", description.has_segments},
            {"generates", description.generates},
            {"tokenizer", to_qt(model.tokenizer->kind())},
            {"runs_on", to_qt(model.backend_name)}};
}

std::string as_text(const Facts& facts) {
    std::string text;
    for (const auto& [name, value] : facts) {
        const QString shown = value.isBool() ? (value.toBool() ? "yes" : "no") : value.toVariant().toString();
        text += name + "\t" + from_qt(shown) + "\n";
    }
    return text;
}

std::string as_json(const Facts& facts) {
    QJsonObject object;
    for (const auto& [name, value] : facts) object[to_qt(name)] = value;
    return json_line(object);
}

void show_model(const ModelOptions& options, bool json, StandardOutput& output) {
    Facts facts = describe_folder(open_model_folder(find_model(options.model)));
    std::optional<Error> reason;
    try {
        const ModelRun run(options);
        for (auto& fact : describe_model(run.model())) facts.push_back(std::move(fact));
    } catch (const Error& error) {
        reason = error;
    }
    facts.emplace_back("can_run", !reason);
    if (reason) facts.emplace_back("reason", reason->what());
    output.write(json ? as_json(facts) : as_text(facts));
    output.flush();
    if (reason) throw *reason;
}

}  // namespace

void add_model_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("model", "Show what a model's files hold, and whether it can run");
    auto options = std::make_shared<ModelOptions>();
    auto json = std::make_shared<bool>(false);
    add_model_options(*command, *options);
    command->add_flag("--json", *json, "As JSON");
    command->footer("Examples:\n  headlight model story-encoder\n  headlight model ~/models/my-bert --json\n");
    command->callback([=, &context] { show_model(*options, *json, context.output); });
}

}  // namespace headlight
