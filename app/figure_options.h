#pragma once

#include "analysis/matrix_view.h"
#include "export/export_figure.h"
#include "export/html_page.h"
#include "figures/annotated_figure.h"
#include "figures/cropped_matrix.h"
#include "figures/figure_style.h"
#include "figures/image_heat.h"
#include "figures/link_selection.h"
#include "options.h"

#include <QSizeF>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

namespace headlight {

/// The other sides of a comparison: B, C and D. Of each list a value for every side, or one for all of them; what is
/// empty is as on the first side, but for the interventions.
struct OtherSidesOptions {
    static constexpr std::size_t kMost = 3;

    std::vector<std::string> models;         ///< "": the first side's
    std::vector<std::string> texts;          ///< "": the first side's
    std::vector<std::string> interventions;  ///< of all of them; A's are not theirs
    std::vector<std::int32_t> layers;
    std::vector<std::int32_t> heads;
    std::string difference = "B";  ///< the side whose difference from A is drawn or written

    [[nodiscard]] bool empty() const { return *this == OtherSidesOptions{}; }
    /// How many there are.
    [[nodiscard]] std::size_t count() const {
        return std::max({models.size(), texts.size(), layers.size(), heads.size(), std::size_t{1}});
    }
    /// The index of the side whose difference is asked for, among all sides.
    [[nodiscard]] std::size_t shown() const { return static_cast<std::size_t>(difference.front() - 'A'); }
    bool operator==(const OtherSidesOptions&) const = default;
};

/// What `headlight figure` draws, how, and where to.
struct FigureOptions {
    ModelOptions model;
    TextOptions text;
    bool truncate = false;
    std::vector<std::int32_t> masked;  ///< token indices

    std::string attention;              ///< of an encoder-decoder: "encoder", "decoder" or "cross"; empty: cross
    std::optional<std::int32_t> stage;  ///< of a model with stages; nothing: the first
    std::size_t stack = 0;              ///< the stack of that attention, once the analysis is known (choose_stack)
    std::string view;                   ///< empty: a heat map, or of an image what is drawn over it
    /// Over an image: "row,column" of a patch, or a token's index; empty: the first token. Of a weight and the lens:
    /// the token that is explained; empty: the last one.
    std::string query;
    std::string key;             ///< of a weight: the token that is looked at; empty: the one that is looked at most
    std::size_t candidates = 6;  ///< of the lens: a layer
    bool embeddings = false;     ///< similarity before the first layer
    std::string test = "induction";  ///< of heads
    OtherSidesOptions others;        ///< of a comparison
    bool smooth = false;
    std::optional<std::int32_t> layer;
    std::vector<std::int32_t> heads;  ///< none: all as one; several: for links
    std::string aggregation = "mean";
    std::string unit = "tokens";
    bool hide_special = false;
    bool hide_sink = false;
    bool value_weighted = false;
    bool renormalise = false;

    std::string scale = "linear";
    std::string theme = "print";
    std::string map;                    ///< empty: the theme's first
    std::string measure;                ///< of the grid; empty: pictures of the heads
    std::filesystem::path metrics;      ///< means of the measure, as `headlight metrics` wrote them; empty: the text's
    std::optional<EntryRange> queries;  ///< rows that are shown
    std::optional<EntryRange> keys;     ///< columns
    std::vector<Annotation> annotations;  ///< what is highlighted
    std::int32_t top_k = 3;
    double threshold = 0.05;
    bool arcs = false;

    std::filesystem::path spec;  ///< a description of the figure (read_figure_spec); empty: none
    std::filesystem::path out;
    std::string size = "page";  ///< a name, or WIDTHxHEIGHT in millimetres, or in pixels with "px" at the end
    double dpi = 300;
    std::string font;            ///< family or generic name (page_font); empty: Qt's usual one
    double type_size = 0;        ///< points; 0: what the size asks
    int columns = 0;             ///< panels side by side; 0: as many as there are widths, or all
    std::vector<double> widths;  ///< of the columns of panels, in relation to each other; none: as they need
    std::string title;
    std::string caption;
    bool provenance = false;
    bool legend = true;

    /// The heads that are drawn, one at least.
    [[nodiscard]] std::vector<HeadId> choices() const;
    [[nodiscard]] MatrixOptions matrix() const;
    [[nodiscard]] FigureStyle style() const;
    [[nodiscard]] LinksOptions links() const;
    [[nodiscard]] ExportOptions page() const;
    [[nodiscard]] std::string kind() const { return !view.empty() ? view : text.image.empty() ? "heatmap" : "image"; }
    [[nodiscard]] HeatForm heat_form() const { return smooth ? HeatForm::Smooth : HeatForm::Patches; }
    /// The token that `query` names in the analysis; nothing where it is empty. Throws Error(Input) when there is none.
    [[nodiscard]] std::optional<std::int32_t> query_token(const Analysis& analysis) const;
    /// The index that `query` is; nothing where it is empty. Throws Error(Input) when it is none.
    [[nodiscard]] std::optional<std::int32_t> token() const;
    /// Whether the file holds the numbers of the figure instead of its picture.
    [[nodiscard]] bool is_table() const;
    /// Of the file's name, without the dot.
    [[nodiscard]] QString ending() const { return QString::fromStdString(out.extension().string()).mid(1); }
    /// Whether the file is a page with all heads.
    [[nodiscard]] bool is_page() const { return out.extension() == ".html"; }
    [[nodiscard]] HtmlOptions html() const;
};

/// Finds the stack of the attention asked for. Throws Error(Input) when the model has none of that kind or stage.
void choose_stack(FigureOptions& options, const Analysis& analysis);

/// Values that options take: of --view, of --map.
std::vector<std::string> figure_views();
std::vector<std::string> head_test_names();
std::vector<std::string> colour_map_names();
/// What is wrong with a value of --size; empty if nothing.
std::string size_problem(const std::string& text);

/// Adds all of it to the command.
void add_figure_options(CLI::App& command, FigureOptions& options);

}  // namespace headlight
