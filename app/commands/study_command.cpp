#include "app/options.h"
#include "app/view_options.h"
#include "commands.h"
#include "core/text/english.h"
#include "export/number_files.h"
#include "runs/model_source.h"
#include "view/compose.h"
#include "view/views.h"

#include <memory>
#include <string>

namespace headlight {

namespace {

/// A study is the numbers of a view, on standard output, as the .json file of `headlight figure` has them.
struct Study {
    const char* name;
    const char* help;
    ContextSet context;
    View view;
};

constexpr std::array kStudies{
    Study{"weight", "One weight, from query and key to its OV output", Context::Weight, View::Weight},
    Study{"lens", "Prediction of each layer of a language model (logit lens)", Context::Lens, View::Lens},
    Study{"similarity", "Cosine similarity of the tokens' hidden states, layer by layer", Context::Similarity,
          View::Similarity},
    Study{"positions", "Cosine similarity of the position embeddings", Context::Positions, View::Positions},
    Study{"heads", "A test of all heads on random tokens", Context::HeadTests, View::Heads},
};

std::string json_of(const SourcedNumbers& numbers) {
    return number_bytes(numbers.numbers, numbers.runs, QStringLiteral("json")).toStdString();
}

void add_study(CLI::App& all, const Study& study, CommandContext& context) {
    CLI::App* command = all.add_subcommand(study.name, study.help);
    const auto options = std::make_shared<ViewOptions>();
    options->add_to(*command, study.context);
    command->callback([=, &context] {
        ViewRequest request;
        if (view_row(study.view).needs_head) request.picture.choice = HeadId{};  // the first, by default
        options->given().apply(request);
        request.picture.figure = study.view;
        check_usage(request, {});
        ModelSource source(command_host());
        context.output.write(json_of(compose_numbers(request, source)));
    });
}

/// Nearest tokens in the table of embeddings: no figure shows them, so that their numbers are made here.
FigureNumbers numbers_of(const NeighborReading& reading) {
    const auto count = static_cast<std::int64_t>(reading.neighbors.size());
    FigureNumbers numbers{.title = "Nearest tokens to " + reading.words,
                          .notes = english(reading.notices),
                          .axes = {{.name = "candidate", .plural = "candidates", .size = count}},
                          .parts = {}};
    NumberPart ids{.name = "ids", .axes = {0}, .values = Tensor({count})};
    NumberPart cosines{.name = "cosines", .axes = {0}, .values = Tensor({count})};
    NumberPart tokens{.name = "tokens", .axes = {0}};
    for (std::int64_t index = 0; index < count; ++index) {
        const Neighbor& each = reading.neighbors[static_cast<std::size_t>(index)];
        ids.values.data()[index] = static_cast<float>(each.id);
        cosines.values.data()[index] = static_cast<float>(each.cosine);
        tokens.texts.push_back(each.text);
    }
    numbers.parts = {std::move(tokens), std::move(ids), std::move(cosines)};
    return numbers;
}

void add_neighbors(CLI::App& all, CommandContext& context) {
    CLI::App* command = all.add_subcommand("neighbors", "Tokens whose embeddings are nearest to a word or a sum");
    command->alias("neighbours");
    const auto options = std::make_shared<ViewOptions>();
    options->add_to(*command, Context::Neighbors);
    command->callback([=, &context] {
        const ViewRequest request = options->request();
        if (request.picture.words.empty()) throw CLI::RequiredError("--words");
        ModelSource source(command_host());
        const NeighborReading reading = source.study<NeighborRequest>(request);
        context.output.write(json_of({numbers_of(reading), {source.provenance(request)}}));
    });
}

}  // namespace

void add_study_command(CLI::App& program, CommandContext& context) {
    CLI::App* all =
        program.add_subcommand("study", "Print the numbers behind weights, layers, embeddings and heads as JSON");
    all->require_subcommand(1);
    all->footer(
        "Examples:\n"
        "  headlight study lens story-decoder --text \"Once upon a time\"\n"
        "  headlight study neighbors ./my-model --words \"boy - man + woman\"\n"
        "  headlight study heads story-decoder --test induction\n"
        "  headlight study weight story-encoder --text \"It was tired.\" --layer 2 --head 2 --query 1 --key 3\n");
    for (const Study& study : kStudies) add_study(*all, study, context);
    add_neighbors(*all, context);
}

}  // namespace headlight
