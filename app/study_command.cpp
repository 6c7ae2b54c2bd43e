#include "analysis/explanation.h"
#include "attention_choice.h"
#include "commands.h"
#include "core/error.h"
#include "json_text.h"
#include "model_run.h"

#include <QJsonArray>
#include <QJsonObject>

#include <cmath>
#include <memory>
#include <variant>

namespace headlight {

namespace {

struct StudyOptions {
    ModelOptions model;
    TextOptions text;
    std::string attention;
    std::optional<std::int32_t> stage;
    std::string words;
    std::string test = "induction";
    std::optional<std::int32_t> token;
    std::int32_t layer = 0;
    std::int32_t head = 0;
    std::int64_t query = 0;
    std::int64_t key = 0;
    std::size_t candidates = 6;
};

QJsonArray numbers(const auto& values) {
    QJsonArray array;
    for (const auto value : values) array.append(static_cast<double>(value));
    return array;
}

QJsonArray rows_of(const Tensor& matrix) {
    QJsonArray rows;
    for (std::int64_t row = 0; row < matrix.size(0); ++row) rows.append(numbers(matrix.slice(row)));
    return rows;
}

QJsonArray texts(const std::vector<std::string>& values) {
    QJsonArray array;
    for (const std::string& value : values) array.append(to_qt(value));
    return array;
}

QJsonObject object_of(const LensReading& reading) {
    QJsonArray layers;
    for (const auto& layer : reading.layers) {
        QJsonArray candidates;
        for (const Candidate& each : layer)
            candidates.append(QJsonObject{
                {"id", each.id}, {"text", to_qt(each.text)}, {"probability", static_cast<double>(each.probability)}});
        layers.append(candidates);
    }
    return {
        {"index", reading.index}, {"token", to_qt(reading.token)}, {"in_place", reading.in_place}, {"layers", layers}};
}

QJsonObject object_of(const SimilarityReading& reading) {
    QJsonArray layers;
    for (const Tensor& layer : reading.layers) layers.append(rows_of(layer));
    return {{"tokens", texts(reading.tokens)},
            {"layers", layers},
            {"names", texts(reading.names)},
            {"notice", to_qt(reading.notice)}};
}

QJsonObject object_of(const NeighbourReading& reading) {
    QJsonArray neighbours;
    for (const Neighbour& each : reading.neighbours)
        neighbours.append(QJsonObject{{"id", each.id}, {"text", to_qt(each.text)}, {"cosine", each.cosine}});
    return {{"words", to_qt(reading.words)}, {"neighbours", neighbours}, {"notices", texts(reading.notices)}};
}

QJsonObject object_of(const PositionReading& reading) {
    return {{"labels", texts(reading.labels)}, {"cosines", rows_of(reading.cosines)}};
}

QJsonObject object_of(const HeadTestReading& reading) {
    QJsonArray tests;
    for (const HeadTestScores& test : reading.tests)
        tests.append(QJsonObject{{"name", to_qt(test.name)},
                                 {"formula", to_qt(test.formula)},
                                 {"source", to_qt(test.source)},
                                 {"threshold", test.threshold},
                                 {"scores", rows_of(test.scores)}});
    return {{"attention", to_qt(std::string(kind_name(reading.kind)))},
            {"conditions", to_qt(reading.conditions)},
            {"tests", tests}};
}

QJsonObject object_of(const WeightExplanation& weight) {
    QJsonObject positions;
    for (const PositionTerm& term : weight.positions) positions[to_qt(name_of(term.kind).id)] = term.value;
    QJsonArray row;
    for (const Competitor& each : weight.row) {
        QJsonObject entry{{"key", static_cast<double>(each.key)}, {"score", each.score}, {"weight", each.weight}};
        if (!std::isnan(each.output)) entry["output_norm"] = each.output;
        row.append(entry);
    }
    return {{"head", weight.head},
            {"query", static_cast<double>(weight.query)},
            {"key", static_cast<double>(weight.key)},
            {"query_vector", numbers(weight.query_vector)},
            {"key_vector", numbers(weight.key_vector)},
            {"product", weight.product},
            {"scale", weight.scale},
            {"content", weight.content},
            {"positions", positions},
            {"softcap", weight.softcap},
            {"allowed", weight.allowed},
            {"score", weight.score},
            {"row_max", weight.row_max},
            {"row_sum", weight.row_sum},
            {"sink", weight.sink},
            {"weight", weight.weight},
            {"row", row},
            {"value", numbers(weight.value)},
            {"output", numbers(weight.output)}};
}

void study(const StudyOptions& options, CommandContext& context,
           const std::function<StudyRequest(const LoadedModel&)>& request) {
    ModelRun run(options.model);
    const StudyReading reading = run.study(request(run.model()));
    context.output.write(json_line(std::visit([](const auto& each) { return object_of(each); }, reading)));
}

void explain(const StudyOptions& options, CommandContext& context) {
    ModelRun run(options.model);
    AnalysisRequest request = request_of(run.model(), options.text);
    request.values = request.value_norms = true;
    const AnalysisPointer analysis = run.analyse(request);
    const auto& layers =
        analysis->attention.at(stack_asked_for(analysis->attention, options.attention, options.stage)).layers;
    if (options.layer < 0 || static_cast<std::size_t>(options.layer) >= layers.size())
        throw Error(ErrorKind::Input, "There is no layer " + std::to_string(options.layer) +
                                          "; the model has the layers 0 to " + std::to_string(layers.size() - 1) + ".");
    context.output.write(json_line(object_of(
        explain_weight(*layers[static_cast<std::size_t>(options.layer)], options.head, options.query, options.key))));
}

CLI::App* add(CLI::App& study, StudyOptions& options, const char* name, const char* what) {
    CLI::App* command = study.add_subcommand(name, what);
    add_model_options(*command, options.model);
    return command;
}

/// What is read, and what is changed on the way.
void add_reading_options(CLI::App& command, StudyOptions& options) {
    add_audio_option(command, options.text, add_text_options(command, options.text));
    add_image_option(command, options.text);
    add_intervention_option(command, "--intervene", options.text.interventions);
    add_attention_option(command, options.attention);
    add_stage_option(command, options.stage);
}

void check_usage(const StudyOptions& options) {
    if (options.text.text.empty() && options.text.image.empty() && options.text.audio.empty())
        throw CLI::RequiredError("--text, --image or --audio");
}

void add_studies_of_texts(CLI::App& all, const std::shared_ptr<StudyOptions>& options, CommandContext& context) {
    CLI::App* lens = add(all, *options, "lens", "What each layer would predict, of a model of words (logit lens)");
    add_reading_options(*lens, *options);
    lens->add_option("--token", options->token,
                     "After which token, counted from 0 (of a model of masked words: in place of which one); the last "
                     "one if left out");
    lens->add_option("--candidates", options->candidates, "Tokens listed a layer")->check(number_between(1, 1000));
    lens->callback([=, &context] {
        check_usage(*options);
        study(*options, context, [&](const LoadedModel& model) {
            return LensRequest{request_of(model, options->text), options->token, options->candidates};
        });
    });

    CLI::App* similarity = add(all, *options, "similarity", "Cosines of the tokens' hidden states, layer by layer");
    add_reading_options(*similarity, *options);
    similarity->callback([=, &context] {
        check_usage(*options);
        study(*options, context, [&](const LoadedModel& model) {
            return SimilarityRequest{request_of(model, options->text),
                                     part_asked_for(options->attention, options->stage)};
        });
    });
}

void add_studies_of_models(CLI::App& all, const std::shared_ptr<StudyOptions>& options, CommandContext& context) {
    CLI::App* neighbours = add(all, *options, "neighbours", "Tokens whose embeddings are nearest to a word or a sum");
    neighbours->add_option("--words", options->words, "A word, or \"king - man + woman\"")->required();
    neighbours->add_option("--candidates", options->candidates, "Tokens listed")->check(number_between(1, 1000));
    neighbours->callback([=, &context] {
        study(*options, context, [&](const LoadedModel&) {
            return NeighbourRequest{options->words, options->candidates};
        });
    });

    CLI::App* positions = add(all, *options, "positions", "Cosines of the embeddings of positions");
    add_attention_option(*positions, options->attention);
    positions->callback([=, &context] {
        study(*options, context,
              [&](const LoadedModel&) { return PositionRequest{part_asked_for(options->attention, {})}; });
    });

    CLI::App* heads = add(all, *options, "heads", "Tests of all heads on random tokens");
    add_attention_option(*heads, options->attention);
    heads->add_option("--test", options->test, "What to look for")->check(CLI::IsMember({"induction", "sink"}));
    heads->callback([=, &context] {
        study(*options, context, [&](const LoadedModel&) {
            return HeadTestRequest{
                options->test == "sink" ? HeadTestRequest::Test::Sink : HeadTestRequest::Test::Repetition,
                part_asked_for(options->attention, {})};
        });
    });
}

}  // namespace

void add_study_command(CLI::App& program, CommandContext& context) {
    CLI::App* all = program.add_subcommand("study", "What stands behind the weights, as JSON");
    const auto options = std::make_shared<StudyOptions>();
    all->require_subcommand(1);
    all->footer(
        "Examples:\n"
        "  headlight study lens story-decoder --text \"Once upon a time\"\n"
        "  headlight study neighbours ./my-model --words \"king - man + woman\"\n"
        "  headlight study heads story-decoder --test induction\n"
        "  headlight study weight story-encoder --text \"It was tired.\" --layer 2 --head 2 --query 1 --key 3\n");

    CLI::App* weight = add(*all, *options, "weight", "One weight, from query and key to what it hands on");
    add_reading_options(*weight, *options);
    weight->add_option("--layer", options->layer, "Counted from 0");
    weight->add_option("--head", options->head, "Counted from 0");
    weight->add_option("--query", options->query, "Token that looks, counted from 0")->required();
    weight->add_option("--key", options->key, "Token that is looked at")->required();
    weight->callback([=, &context] {
        check_usage(*options);
        explain(*options, context);
    });
    add_studies_of_texts(*all, options, context);
    add_studies_of_models(*all, options, context);
}

}  // namespace headlight
