#include "figure_usage.h"

#include "comparison_views.h"
#include "core/error.h"
#include "explanation_views.h"
#include "formats/attention_file.h"

#include <string>
#include <utility>

namespace headlight {

namespace {

void check_usage_of_view(const FigureOptions& options) {
    const std::string kind = options.kind();
    if (kind == "weight" && (!options.layer || options.heads.size() != 1))
        throw CLI::RequiredError("weight is of one head: --layer and --head");
    if (options.is_page() && is_explanation(options))
        throw CLI::ValidationError("--out", kind + " is drawn as .pdf, .svg, .png or .tex");
    if (kind == "layers" && options.measure.empty())
        throw CLI::ValidationError("--view", "layers needs --measure, such as image_distance");
    if (!options.others.empty() && !is_comparison(options))
        throw CLI::ValidationError("--with", "another side belongs to --view compare and difference");
    check_other_sides(options.others);
    const bool of_tokens = kind == "heatmap" || kind == "links" || kind == "both" || kind == "difference";
    if ((!options.annotations.empty() || options.queries || options.keys) && !of_tokens)
        throw CLI::ValidationError("--queries, --keys, --highlight",
                                   "are for the views heatmap, links, both and difference");
}

void check_usage(const FigureOptions& options) {
    if (options.model.model.empty())
        throw CLI::RequiredError(options.spec.empty() ? "MODEL, or --spec" : "MODEL, or \"model\" in the description,");
    const TextOptions& read = options.text;
    const bool reads = !read.text.empty() || !read.image.empty() || !read.audio.empty();
    if (!reads && options.kind() != "positions" && options.kind() != "heads" && !is_attention_file(options.model.model))
        throw CLI::RequiredError("--text, --image or --audio");
    const auto ending = options.out.extension();
    if (ending != ".pdf" && ending != ".svg" && ending != ".png" && ending != ".tex" && !options.is_page() &&
        !options.is_table())
        throw CLI::ValidationError(
            "--out", "the name must end in .pdf, .svg, .png, .tex, .html, .csv, .tsv, .json, .npz or .safetensors");
    if (!options.metrics.empty() && options.measure.empty())
        throw CLI::ValidationError("--metrics", "the --measure that is shown is needed too");
    if (options.heads.size() > 1 && (options.kind() != "links" || options.is_page()))
        throw CLI::ValidationError("--head", "several heads are drawn by --view links only");
    check_usage_of_view(options);
}

}  // namespace

void check_other_sides(const OtherSidesOptions& others) {
    const std::size_t count = others.count();
    if (count > OtherSidesOptions::kMost)
        throw CLI::ValidationError("--with", "four sides at most are compared: A, B, C and D");
    for (const auto& [name, given] :
         {std::pair{"--with", others.models.size()}, std::pair{"--with-text", others.texts.size()},
          std::pair{"--with-layer", others.layers.size()}, std::pair{"--with-head", others.heads.size()}})
        if (given > 1 && given < count)
            throw CLI::ValidationError(
                name, "is given once for all other sides, or once for each of the " + std::to_string(count));
    if (others.shown() > count) throw CLI::ValidationError("--difference", "there is no side " + others.difference);
}

void check_usage(const FigureSpec& spec) {
    if (spec.panels.empty()) {
        if (spec.figure.columns > 0 || !spec.figure.widths.empty())
            throw CLI::ValidationError("--columns", "columns and widths are those of the panels of a --spec");
        return check_usage(spec.figure);
    }
    if (spec.figure.is_page())
        throw CLI::ValidationError(
            "--out", "panels are drawn as .pdf, .svg, .png or .tex, or written as numbers; a page has none");
    for (const FigureOptions& panel : spec.panels) check_usage(panel);
}

void check_highlights(const AttentionMatrix& matrix, const FigureOptions& options) {
    for (const Annotation& annotation : options.annotations) {
        const auto is_outside = [](const std::optional<std::int32_t>& index, std::size_t count) {
            return index && static_cast<std::size_t>(*index) >= count;
        };
        if (is_outside(annotation.place.query, matrix.queries.size()) ||
            is_outside(annotation.place.key, matrix.keys.size()))
            throw Error(
                ErrorKind::Input,
                "A highlight lies outside the figure, which has " + std::to_string(matrix.queries.size()) +
                    " queries and " + std::to_string(matrix.keys.size()) + " keys, counted from 0.",
                {.file = options.spec.string(), .field = options.spec.empty() ? "" : "highlights", .offset = {}});
    }
}

}  // namespace headlight
