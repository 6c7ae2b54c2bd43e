// Draws sample figures into a folder, for people to look at: figure_samples FOLDER

#include "export/writers/file_writer.h"
#include "export/writers/pdf_writer.h"
#include "export/writers/png_writer.h"
#include "export/writers/svg_writer.h"
#include "figures/figure_row.h"
#include "figures/heads/head_grid_figure.h"
#include "figures/heads/metric_grid_figure.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/heat_map_links_figure.h"
#include "sample_matrices.h"

#include <QDir>
#include <QGuiApplication>

#include <iostream>

using namespace headlight;

namespace {

FigureStyle style_of(const QString& theme, double size, Scale scale = Scale::Linear) {
    FigureStyle style;
    style.theme = theme_named(theme);
    style.map = color_maps(style.theme.dark).front();
    style.scale = scale;
    style.font = QFont("DejaVu Sans");
    style.font.setPointSizeF(size);
    return style;
}

void write(const QString& folder, const QString& name, const Figure& figure, double width, double height = 0,
           double dpi = 150) {
    const DisplayList list = figure.layout({width, height > 0 ? height : figure.height_for_width(width)});
    write_file(QDir(folder).filePath(name + ".png"), png_bytes(list, dpi, {}));
    write_file(QDir(folder).filePath(name + ".svg"), svg_bytes(list, {}));
    write_file(QDir(folder).filePath(name + ".pdf"), pdf_bytes(list, {}));
}

}  // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QGuiApplication application(argc, argv);
    if (argc != 2) {
        std::cerr << "usage: figure_samples FOLDER\n";
        return 2;
    }
    const QString folder = argv[1];
    QDir().mkpath(folder);
    for (const QString theme : {"light", "dark", "print"}) {
        FigureStyle style = style_of(theme, 7);
        style.title = "Layer 3, head 1";
        style.caption =
            "“it” looks at “animal”: the head resolves the pronoun. Change “tired” to “wide” and it looks at “street” "
            "instead.";
        style.provenance = "all-MiniLM-L6-v2 (sha256 53aa51172d14) · CPU (Eigen), 2 threads · Headlight 0.1.0";
        write(folder, "16-" + theme, HeatMapFigure(samples::attention(samples::sentence()), style), 249.4, 0, 300);
    }
    write(folder, "window-light", HeatMapFigure(samples::attention(samples::sentence()), style_of("light", 9)), 520,
          560, 96);
    write(folder, "window-dark", HeatMapFigure(samples::attention(samples::sentence(), true), style_of("dark", 9)), 520,
          560, 96);
    write(folder, "1", HeatMapFigure(samples::attention({"hi"}), style_of("light", 7)), 249.4, 0, 300);
    write(folder, "60-log",
          HeatMapFigure(samples::attention(samples::words(60), true), style_of("light", 8, Scale::Log)), 510, 0, 200);
    write(folder, "60-column", HeatMapFigure(samples::attention(samples::words(60)), style_of("light", 7)), 249.4, 0,
          300);
    write(folder, "128-rank",
          HeatMapFigure(samples::attention(samples::words(128), true), style_of("print", 8, Scale::Rank)), 510, 0, 200);
    write(folder, "500", HeatMapFigure(samples::attention(samples::words(500)), style_of("light", 8, Scale::Log)), 510,
          0, 200);
    HeatMapFigure zoomed(samples::attention(samples::words(500), true), style_of("light", 8));
    zoomed.set_viewport({100.4, 90.7, 20, 20});
    write(folder, "500-zoomed", zoomed, 510, 0, 150);
    write(folder, "scripts",
          HeatMapFigure(samples::attention({"[CLS]", "שלום", "עולם", "!", "مرحبا", "بالعالم", "动物", "没有", "过",
                                            "马路", "日本語", "👩‍👩‍👧", "naïve", " ", "\t", "[SEP]"}),
                        style_of("light", 8)),
          300, 0, 200);
    AttentionMatrix holes = samples::attention(samples::sentence(), true);
    for (int key = 0; key < 16; ++key) holes.values.data()[5 * 16 + key] = std::nanf("");
    holes.notes = {Sentence("without [CLS], [SEP]"), Sentence("rows renormalized")};
    FigureStyle automatic = style_of("light", 8);
    automatic.automatic_maximum = true;
    write(folder, "no-data", HeatMapFigure(holes, automatic), 300, 0, 200);
    for (const QString theme : {"light", "dark"}) {
        HeadGridFigure grid(samples::thumbnails(6, 12, 16), style_of(theme, 8));
        grid.select(HeadIndex{3, 1});
        write(folder, "grid-" + theme, grid, 380, 0, 150);
        Tensor values({6, 12});
        samples::Numbers numbers(3);
        for (float& value : values.values()) value = static_cast<float>(std::pow(numbers.next(), 4));
        values.data()[20] = std::nanf("");
        MetricGridFigure metric(values, "Previous token", {0, 1}, style_of(theme, 8));
        metric.select(HeadIndex{3, 1});
        write(folder, "metric-" + theme, metric, 380, 0, 150);
    }
    for (const QString theme : {"light", "dark"}) {
        const auto matrix = std::make_shared<const AttentionMatrix>(samples::attention(samples::sentence()));
        LinksOptions options;
        options.focus_query = 10;
        options.others = true;
        write(folder, "links-" + theme, LinksFigure(matrix, options, style_of(theme, 9)), 320, 0, 96);
        options = {};
        options.form = LinksForm::Arcs;
        options.threshold = 0.1;
        write(folder, "arcs-" + theme, LinksFigure(matrix, options, style_of(theme, 9)), 640, 0, 110);
        write(folder, "arcs-column-" + theme, LinksFigure(matrix, options, style_of(theme, 7)), 249.4, 0, 250);
        FigureStyle titled = style_of(theme, 8);
        titled.title = "Layer 3, head 1";
        titled.caption = "Where each token looks.";
        write(folder, "both-" + theme, HeatMapLinksFigure(matrix, LinksOptions(), titled), 510, 0, 150);
        const auto one = std::make_shared<const HeatMapFigure>(matrix, titled);
        write(folder, "row-" + theme, FigureRow({one, one, one}, style_of(theme, 7)), 510, 0, 150);
        std::vector<LinksHead> heads;
        for (const std::uint32_t seed : {1U, 2U, 3U}) {
            heads.push_back(
                {std::make_shared<const AttentionMatrix>(samples::attention(samples::sentence(), true, seed)),
                 QString("Layer 2, head %1").arg(seed)});
        }
        options = {};
        options.top_keys = 2;
        write(folder, "links-heads-" + theme, LinksFigure(heads, options, style_of(theme, 8)), 300, 0, 150);
    }
    const auto many = std::make_shared<const AttentionMatrix>(samples::attention(samples::words(300), true));
    write(folder, "links-300", LinksFigure(many, {}, style_of("light", 8)), 400, 700, 110);
    write(folder, "grid-column", HeadGridFigure(samples::thumbnails(12, 12, 64), style_of("print", 7)), 249.4, 0, 300);
    return 0;
}
