#include "commands.h"
#include "export/export_figure.h"
#include "export/number_files.h"
#include "export/page_fonts.h"
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
    std::vector<PanelSource> sources;
    for (const FigureOptions& panel : spec.panels) {
        const DrawnView view = drawn_view(panel, runs);
        FigureStyle style = view.figure->style();
        if (style.title.isEmpty()) style.title = view.name;
        figures.push_back(view.figure->with_style(style));
        sources.push_back({view.provenance, view.input});
    }
    FigureStyle style = spec.figure.style();
    style.provenance = panel_sources(sources);
    return lettered_panels(figures, style, {spec.figure.columns, spec.figure.widths});
}

SourcedNumbers numbers_of(const FigureSpec& spec, FigureRuns& runs) {
    std::vector<SourcedNumbers> panels;
    for (const FigureOptions& panel : spec.panels) panels.push_back(view_numbers(panel, runs));
    return numbers_of_panels(panels);
}

std::vector<ExportedFile> files_of(const FigureSpec& spec, FigureRuns& runs) {
    if (spec.panels.empty()) return view_files(spec.figure, runs);
    const QString name = QString::fromStdString(spec.figure.out.filename().string());
    if (!spec.figure.is_table()) return render_files(*panels_of(spec, runs), spec.figure.page(), name);
    const SourcedNumbers view = numbers_of(spec, runs);
    return {{name, number_bytes(view.numbers, view.provenance, spec.figure.ending())}};
}

void write_figure(const FigureSpec& spec, CommandContext& context) {
    if (!spec.figure.font.empty())
        static_cast<void>(page_font(QString::fromStdString(spec.figure.font)));  // before anything is computed
    FigureRuns runs;
    write_files(files_of(spec, runs), spec.figure.out, runs, context.interruption);
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
        "  headlight figure story-encoder --text \"The animal was tired.\" --layer 2 --head 2 --queries 1-4 "
        "--highlight "
        "\"3:2:looks back\" --out part.pdf\n"
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
