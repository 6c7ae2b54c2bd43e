#include "commands.h"
#include "export/export_figure.h"
#include "figure_options.h"
#include "figure_spec.h"
#include "figure_usage.h"
#include "figure_views.h"
#include "figures/panels.h"
#include "offscreen.h"

#include <memory>
#include <vector>

namespace headlight {

namespace {

std::unique_ptr<Figure> panels_of(const FigureSpec& spec, FigureRuns& runs) {
    std::vector<std::shared_ptr<const Figure>> figures;
    QStringList provenance;
    for (const FigureOptions& panel : spec.panels) {
        const DrawnView view = drawn_view(panel, runs);
        FigureStyle style = view.figure->style();
        if (style.title.isEmpty()) style.title = view.name;
        figures.push_back(view.figure->with_style(style));
        for (const QString& line : view.provenance)
            if (!provenance.contains(line)) provenance << line;
    }
    FigureStyle style = spec.figure.style();
    style.provenance = provenance.join("; ");
    return lettered_panels(figures, style, {spec.figure.columns, spec.figure.widths});
}

void write_figure(const FigureSpec& spec, CommandContext& context) {
    const FigureOptions& options = spec.figure;
    FigureRuns runs;
    const QString name = QString::fromStdString(options.out.filename().string());
    const std::vector<ExportedFile> files =
        spec.panels.empty() ? view_files(options, runs) : render_files(*panels_of(spec, runs), options.page(), name);
    write_files(files, options.out, runs, context.interruption);
}

}  // namespace

void add_figure_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("figure", "Draw attention into a file");
    auto options = std::make_shared<FigureOptions>();
    add_figure_options(*command, *options);
    command->footer(
        "Examples:\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out head.pdf\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view links --arcs --layer 2 --head 2 "
        "--out arcs.svg\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out head.csv\n"
        "  headlight figure fashion-vit --image shirt.png --layer 5 --query 3,2 --out shirt.pdf\n"
        "  headlight figure fashion-vit --image shirt.png --view layers --measure image_distance --out distance.svg\n"
        "  headlight figure ./whisper-tiny --audio speech.wav --attention cross --hide-special --out speech.pdf\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view grid --measure entropy --out "
        "entropy.png\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --out heads.html\n"
        "  headlight figure story-encoder --text \"The animal was tired.\" --view weight --layer 2 --head 2 --query 3 "
        "--key 2 --out weight.pdf\n"
        "  headlight figure story-decoder --text \"Once upon a time\" --view lens --out lens.pdf\n"
        "  headlight figure story-encoder --text \"It was tired.\" --view difference --with-text \"It was wide.\" "
        "--layer 2 --head 2 --out difference.pdf\n"
        "  headlight figure --spec figure.json --out figure.pdf\n");
    command->callback([=, &context] {
        const IsGiven is_given = [command](const std::string& name) { return command->count(name) > 0; };
        const FigureSpec spec =
            options->spec.empty() ? FigureSpec{*options, {}} : read_figure_spec(options->spec, *options, is_given);
        check_usage(spec);
        work_offscreen(context, [&] { write_figure(spec, context); });
    });
}

}  // namespace headlight
