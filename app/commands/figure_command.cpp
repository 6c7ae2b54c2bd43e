#include "app/exported_files.h"
#include "app/offscreen.h"
#include "app/view_options.h"
#include "commands.h"
#include "export/writers/page_fonts.h"

#include <memory>
#include <utility>

namespace headlight {

namespace {

struct FigureOptions {
    ViewOptions view;
    std::filesystem::path spec;  ///< description; empty: none
    std::filesystem::path out;
};

/// The request of the description, or the defaults, with what was given over it.
ViewRequest request_of(const FigureOptions& options) {
    ViewRequest request;
    if (!options.spec.empty()) request = read_description(options.spec);
    const RequestPatch given = options.view.given();
    given.apply(request);
    for (ViewRequest& panel : request.panels) given.apply(panel, true);
    return request;
}

void write_figure(const ViewRequest& request, const FigureOptions& options, CommandContext& context) {
    if (!request.page.font.empty())
        static_cast<void>(page_font(QString::fromStdString(request.page.font)));  // before anything is computed
    InputFiles inputs;
    if (!options.spec.empty()) inputs.files.push_back(options.spec);
    write_exported_files(request, options.out, std::move(inputs), context.interruption);
}

}  // namespace

void add_figure_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("figure", "Write a figure of attention to a file");
    auto options = std::make_shared<FigureOptions>();
    options->view.add_to(*command, Context::Figure);
    options->view.option("model")->required(false);
    command
        ->add_option("--spec", options->spec,
                     "Description of the figure, as the window saves it (JSON); other options override it")
        ->check(CLI::ExistingFile);
    command
        ->add_option("--out", options->out,
                     "File to write: .pdf, .svg, .png or .tex, .html with all heads to point at, or the numbers behind "
                     "the figure as .csv, .tsv, .json, .npz or .safetensors")
        ->required();
    command->footer(
        "Examples:\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out head.pdf\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view links --arcs --layer 2 --head 2 "
        "--out arcs.svg\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out head.csv\n"
        "  headlight figure fashion-vit --image shirt.png --layer 5 --query 3,2 --out shirt.pdf\n"
        "  headlight figure fashion-vit --image shirt.png --view layers --metric image_distance --out distance.svg\n"
        "  headlight figure ./whisper-tiny --audio speech.wav --attention cross --hide-special --out speech.pdf\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view grid --metric entropy --out "
        "entropy.png\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out heads.html\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view weight --layer 2 --head 2 --query 3 "
        "--key 2 --out weight.pdf\n"
        "  headlight figure story-decoder --text \"Once upon a time\" --view lens --out lens.pdf\n"
        "  headlight figure story-encoder --text \"It was tired.\" --view difference --with-text \"It was wide.\" "
        "--layer 2 --head 2 --out difference.pdf\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --queries 1-4 "
        "--highlight "
        "\"3:2:looks back\" --out part.pdf\n"
        "  headlight figure --spec figure.json --out figure.pdf\n");
    command->callback([=, &context] {
        const ViewRequest request = request_of(*options);
        check_usage(request, options->out);
        work_offscreen(context, [&] { write_figure(request, *options, context); });
    });
}

}  // namespace headlight
