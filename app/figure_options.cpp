#include "figure_options.h"

#include "attention_choice.h"
#include "core/error.h"
#include "export/number_files.h"
#include "export/page_fonts.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <string_view>

namespace headlight {

namespace {

Theme theme_of(const std::string& name) {
    if (name == "light") return light_theme();
    return name == "dark" ? dark_theme() : print_theme();
}

Scale scale_of(const std::string& name) {
    if (name == "log") return Scale::Log;
    return name == "rank" ? Scale::Rank : Scale::Linear;
}

/// Width and height in points (1/72 inch) of "120x90" (millimetres) or "1600x1200px"; empty for anything else.
QSizeF size_in_points(std::string_view text, double pixels_per_inch) {
    const bool pixels = text.ends_with("px");
    const double most = pixels ? 100'000 : 10'000;
    if (pixels) text.remove_suffix(2);
    const auto number = [&](std::string_view digits) {
        double value = 0;
        const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        const bool whole = problem == std::errc{} && end == digits.data() + digits.size();
        return whole && value >= 1 && value <= most ? value : 0.0;
    };
    const std::size_t cross = text.find('x');
    if (cross == std::string_view::npos) return {};
    const QSizeF size(number(text.substr(0, cross)), number(text.substr(cross + 1)));
    return size * (72 / (pixels ? pixels_per_inch : 25.4));
}

std::optional<std::int32_t> index_of(std::string_view text) {
    std::int32_t index = 0;
    const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), index);
    const bool whole = problem == std::errc{} && end == text.data() + text.size() && index >= 0;
    return whole ? std::optional(index) : std::nullopt;
}

void add_choice_options(CLI::App& command, FigureOptions& options) {
    const std::string group = "What to show";
    command
        .add_option(
            "--view", options.view,
            "Kind of figure; without it heatmap, or with --image image: the attention of a patch over the image. "
            "compare: "
            "heads and their signed difference, difference: that alone, with the other sides' --with... options. "
            "weight: one weight explained; lens: what each layer would predict; similarity: of tokens by layer, or of "
            "positions; heads: what a --test measured of every head")
        ->check(CLI::IsMember(figure_views()))
        ->group(group);
    add_attention_option(command, options.attention)->group(group);
    add_stage_option(command, options.stage)->group(group);
    command
        .add_option(
            "--query", options.query,
            "image: the patch that attends, as ROW,COLUMN from 0, or a token's index, or mean for all; without it "
            "the class token. weight: the token that looks, lens: that is asked, counted from 0; without it the last")
        ->group(group);
    command
        .add_option("--key", options.key,
                    "weight: the token that is looked at, counted from 0; without it the one that is looked at most")
        ->group(group);
    command.add_option("--candidates", options.candidates, "lens: tokens a layer")
        ->check(number_between(1, 100))
        ->capture_default_str()
        ->group(group);
    command
        .add_flag("--embeddings", options.embeddings,
                  "similarity: of the embeddings, before the first layer (without it and --layer, every layer)")
        ->group(group);
    command
        .add_option("--test", options.test,
                    "heads: what is measured on random tokens, said twice (sink: said once); previous, duplicate: who "
                    "looks at the token before, and at the same one")
        ->check(CLI::IsMember(head_test_names()))
        ->capture_default_str()
        ->group(group);
    command.add_flag("--smooth", options.smooth, "image: let the colours of patches flow into each other")
        ->group(group);
    command.add_option("--layer", options.layer, "Layer, counted from 0; without it, all layers as one")
        ->check(number_between(0, 100'000))
        ->group(group);
    command
        .add_option("--head", options.heads, "Head, counted from 0 (links: or several, as 0,2); without it, all as one")
        ->delimiter(',')
        ->check(number_between(0, 100'000))
        ->group(group);
    command
        .add_option("--aggregation", options.aggregation,
                    "How several heads or layers become one; rollout, flow: through all layers up to --layer")
        ->check(CLI::IsMember({"mean", "max", "rollout", "flow"}))
        ->capture_default_str()
        ->group(group);
    command.add_option("--unit", options.unit, "Rows and columns: tokens, or whole words")
        ->check(CLI::IsMember({"tokens", "words"}))
        ->capture_default_str()
        ->group(group);
    command.add_flag("--hide-special", options.hide_special, "Leave special tokens out")->group(group);
    command
        .add_flag("--value-weighted", options.value_weighted,
                  "Weights times the norm of what they hand on, W_O v, as shares of their rows")
        ->group(group);
    command.add_flag("--hide-sink", options.hide_sink, "Leave the first token out of the columns")->group(group);
    command.add_flag("--renormalise", options.renormalise, "Let rows sum to 1 again after leaving columns out")
        ->group(group);
    command.add_option("--mask", options.masked, "Tokens (by index) to hide behind the model's mask token, as 3,5")
        ->delimiter(',')
        ->check(number_between(0, 10'000'000))
        ->group(group);
    command.add_option("--top-k", options.top_k, "links: only the k strongest keys of every query; 0 for all")
        ->check(number_between(0, 1'000'000))
        ->capture_default_str()
        ->group(group);
    command.add_option("--threshold", options.threshold, "links: only weights of at least this")
        ->check(number_between(0, 1))
        ->capture_default_str()
        ->group(group);
    command.add_flag("--arcs", options.arcs, "links: one line of text with arcs instead of two columns")->group(group);
    command
        .add_option("--measure", options.measure,
                    "grid: colour every head by this measure instead of its picture; layers: its values by layer")
        ->group(group);
    command
        .add_option("--metrics", options.metrics,
                    "grid and layers: the measure's means over many texts, from the .json of headlight metrics")
        ->group(group);
}

/// "10:2:a note": a query, a key or both, and a note if you like. Nothing for anything else.
std::optional<Annotation> highlight_of(const std::string& text) {
    const std::size_t colon = text.find(':');
    const std::size_t second = colon == std::string::npos ? colon : text.find(':', colon + 1);
    const std::string query = text.substr(0, colon);
    const std::string key = colon == std::string::npos ? "" : text.substr(colon + 1, second - colon - 1);
    Annotation highlight;
    highlight.place.query = index_of(query);
    highlight.place.key = index_of(key);
    if (second != std::string::npos) highlight.note = QString::fromStdString(text.substr(second + 1));
    const bool wrong = (!query.empty() && !highlight.place.query) || (!key.empty() && !highlight.place.key);
    if (wrong || (query.empty() && key.empty())) return std::nullopt;
    return highlight;
}

void add_part_options(CLI::App& command, FigureOptions& options) {
    const std::string group = "What to show";
    const auto add_range = [&](const std::string& name, std::optional<EntryRange>& target, const std::string& what) {
        command
            .add_option_function<std::string>(
                name,
                [name, &target](const std::string& text) {
                    target = range_from(QString::fromStdString(text));
                    if (!target) throw CLI::ValidationError(name, "'" + text + "' is no range such as 0-9");
                },
                what)
            ->type_name("FIRST-LAST")
            ->group(group);
    };
    add_range("--queries", options.queries, "Only these rows of heat maps and links, as 0-9, counted from 0");
    add_range("--keys", options.keys, "Only these columns");
    command
        .add_option_function<std::vector<std::string>>(
            "--highlight",
            [&options](const std::vector<std::string>& texts) {
                options.annotations.clear();
                for (const std::string& text : texts) {
                    const auto highlight = highlight_of(text);
                    if (!highlight)
                        throw CLI::ValidationError(
                            "--highlight", "'" + text + "' is none of QUERY:KEY:NOTE, QUERY:KEY, QUERY and :KEY");
                    options.annotations.push_back(*highlight);
                }
            },
            "Outline a weight (10:2), a row (10) or a column (:2) of heat maps and links, counted from 0 in the "
            "figure, "
            "with a note and an arrow if you like (10:2:it is the animal); as often as you like")
        ->type_name("QUERY:KEY:NOTE")
        ->allow_extra_args(false)
        ->group(group);
}

void add_other_sides_options(CLI::App& command, OtherSidesOptions& others) {
    const std::string group =
        "The other sides of a comparison, B, C and D (each option once for all, or once for each)";
    command.add_option("--with", others.models, "Another model; without it or as \"\", the same")
        ->allow_extra_args(false)
        ->group(group);
    command.add_option("--with-text", others.texts, "Another text; without it or as \"\", the same")
        ->allow_extra_args(false)
        ->group(group);
    command.add_option("--with-layer", others.layers, "Another layer")
        ->allow_extra_args(false)
        ->check(number_between(0, 100'000))
        ->group(group);
    command.add_option("--with-head", others.heads, "Another head")
        ->allow_extra_args(false)
        ->check(number_between(0, 100'000))
        ->group(group);
    add_intervention_option(command, "--with-intervene", others.interventions)->group(group);
    command
        .add_option("--difference", others.difference,
                    "The side whose difference from A is drawn or written, or whose heads are listed")
        ->check(CLI::IsMember({"B", "C", "D"}))
        ->capture_default_str()
        ->group(group);
}

void add_look_options(CLI::App& command, FigureOptions& options) {
    const std::string group = "Look";
    command.add_option("--scale", options.scale, "How weights become colours")
        ->check(CLI::IsMember({"linear", "log", "rank"}))
        ->capture_default_str()
        ->group(group);
    command.add_option("--theme", options.theme, "Colours around the data")
        ->check(CLI::IsMember({"print", "light", "dark"}))
        ->capture_default_str()
        ->group(group);
    command.add_option("--map", options.map, "Colour map; without it, the theme's own")
        ->check(CLI::IsMember(colour_map_names()))
        ->group(group);
    command
        .add_option("--font", options.font,
                    "Font: sans, serif, mono, or a family that is installed; without it the system's (LaTeX keeps the "
                    "document's own)")
        ->group(group);
    command
        .add_option(
            "--type-size", options.type_size,
            "Points of labels, 3 to 72; without it what --size asks for (7 in columns, 8 on pages, 14 on slides)")
        ->check(number_between(kLeastType, kMostType))
        ->group(group);
    command.add_option("--title", options.title, "Title above the figure")->group(group);
    command.add_option("--caption", options.caption, "Caption below the figure")->group(group);
    command.add_flag("--provenance", options.provenance, "Say in the figure which model, backend and version made it")
        ->group(group);
    command.add_flag("!--no-legend", options.legend, "Leave the colour bar out")->group(group);
}

void add_file_options(CLI::App& command, FigureOptions& options) {
    const std::string group = "File";
    command
        .add_option(
            "--out", options.out,
            "File to write: .pdf, .svg, .png or .tex, .html with all heads to point at, or the numbers behind the "
            "figure as .csv, .tsv, .json, .npz or .safetensors")
        ->required()
        ->group(group);
    command
        .add_option("--size", options.size,
                    "natural, column (88 mm wide), page (180 mm wide), slide (16:9), a venue's (acl-column, acl-page, "
                    "cvpr-column, cvpr-page, icml-column, icml-page, ieee-column, ieee-page, neurips-page), or "
                    "WIDTHxHEIGHT in mm (120x90) or in pixels (1600x1200px)")
        ->check(CLI::Validator(size_problem, ""))
        ->capture_default_str()
        ->group(group);
    command
        .add_option("--columns", options.columns,
                    "Panels side by side; without it as many as there are --widths, or all")
        ->check(number_between(1, 64))
        ->group(group);
    command
        .add_option("--widths", options.widths,
                    "Widths of the columns of panels in relation to each other, as 2,1; without it what they need")
        ->delimiter(',')
        ->check(number_between(0.01, 1000))
        ->group(group);
    command.add_option("--dpi", options.dpi, "png: pixels per inch")
        ->check(number_between(10, 2400))
        ->capture_default_str()
        ->group(group);
}

}  // namespace

std::vector<std::string> figure_views() {
    return {"heatmap",    "links",  "both", "grid",       "layers",    "image", "compare",
            "difference", "weight", "lens", "similarity", "positions", "heads"};
}

std::vector<std::string> head_test_names() {
    return {"induction", "previous", "duplicate", "sink"};
}

std::string size_problem(const std::string& text) {
    if (find_page_preset(QString::fromStdString(text)) != nullptr || !size_in_points(text, 72).isEmpty()) return {};
    std::string problem = "'" + text + "' is none of ";
    for (const PagePreset& preset : page_presets()) problem += std::string(preset.id) + ", ";
    return problem + "120x90 (mm) and 1600x1200px";
}

std::vector<std::string> colour_map_names() {
    std::vector<std::string> names;
    for (const auto& map : colour_maps(false)) names.push_back(map.id.toStdString());
    return names;
}

std::vector<HeadId> FigureOptions::choices() const {
    HeadId choice = attention_asked_for(attention, stage);
    choice.layer = layer;
    choice.head.reset();
    choice.aggregation = aggregation == "max"       ? Aggregation::Max
                         : aggregation == "rollout" ? Aggregation::Rollout
                         : aggregation == "flow"    ? Aggregation::Flow
                                                    : Aggregation::Mean;
    std::vector<HeadId> choices;
    for (const std::int32_t head : heads) {
        choice.head = head;
        choices.push_back(choice);
    }
    return heads.empty() ? std::vector{choice} : choices;
}

MatrixOptions FigureOptions::matrix() const {
    return {.unit = unit == "words" ? Unit::Words : Unit::Tokens,
            .hide_special = hide_special,
            .hide_sink = hide_sink,
            .renormalise = renormalise,
            .value_weighted = value_weighted};
}

std::optional<std::int32_t> FigureOptions::query_token(const Analysis& analysis) const {
    if (query.empty()) return std::nullopt;
    const auto& tokens = analysis.tokens.tokens;
    const AttentionStack& asked = analysis.attention.at(stack);
    const auto first = static_cast<std::size_t>(asked.first_query);
    const std::size_t end =
        std::min(tokens.size(), first + static_cast<std::size_t>(asked.layers.front()->query_count()));
    for (std::size_t index = first; index < end; ++index)
        if (tokens[index].piece == query || std::to_string(index) == query) return static_cast<std::int32_t>(index);
    throw Error(ErrorKind::Input, "There is no patch or token \"" + query +
                                      "\": patches are named by row and column, from " +
                                      (first < end ? tokens[first].piece : std::string("0,0")) + " to " +
                                      (first < end ? tokens[end - 1].piece : std::string("0,0")) + ".");
}

std::optional<std::int32_t> FigureOptions::token() const {
    if (query.empty()) return std::nullopt;
    if (const auto index = index_of(query)) return index;
    throw Error(ErrorKind::Input, "\"" + query + "\" is no token: tokens are named by their index, counted from 0.");
}

FigureStyle FigureOptions::style() const {
    FigureStyle style;
    style.theme = theme_of(theme);
    style.map =
        map.empty() ? colour_maps(style.theme.dark).front() : colour_map(QString::fromStdString(map), style.theme.dark);
    style.scale = scale_of(scale);
    style.title = QString::fromStdString(title);
    style.caption = QString::fromStdString(caption);
    style.legend = legend;
    return style;
}

LinksOptions FigureOptions::links() const {
    LinksOptions links;
    links.form = arcs ? LinksForm::Arcs : LinksForm::Columns;
    links.threshold = threshold;
    links.top_keys = top_k;
    return links;
}

ExportOptions FigureOptions::page() const {
    ExportOptions page;
    page.format = export_format(QString::fromStdString(out.string()));
    if (const PagePreset* preset = find_page_preset(QString::fromStdString(size))) page.width = preset->width;
    page.dpi = dpi;
    page.font = QString::fromStdString(font);
    page.type_size = type_size;
    constexpr double kPixelsPerInch = 96;  // as SVG counts them
    page.shown_size = size_in_points(size, page.format == ExportFormat::Png ? dpi : kPixelsPerInch);
    if (!page.shown_size.isEmpty()) page.width = PageWidth::AsShown;
    page.provenance = provenance;
    return page;
}

bool FigureOptions::is_table() const {
    return number_endings().contains(ending());
}

HtmlOptions FigureOptions::html() const {
    return {.choice = choices().front(),
            .matrix = matrix(),
            .scale = scale_of(scale),
            .map = QString::fromStdString(map),
            .title = QString::fromStdString(title),
            .caption = QString::fromStdString(caption),
            .threads = model.backend.threads};
}

void choose_stack(FigureOptions& options, const Analysis& analysis) {
    options.stack = stack_asked_for(analysis.attention, options.attention, options.stage);
}

void add_figure_options(CLI::App& command, FigureOptions& options) {
    add_model_options(command, options.model);
    command.get_option("MODEL")->required(false);
    command
        .add_option("--spec", options.spec,
                    "Description of the figure, as the window saves it (JSON); what else is given here wins over it")
        ->check(CLI::ExistingFile);
    add_audio_option(command, options.text, add_text_options(command, options.text));
    add_image_option(command, options.text);
    add_intervention_option(command, "--intervene", options.text.interventions);
    add_rewrite_option(command, options.text);
    command.add_flag("--truncate", options.truncate, "Cut a text that is too long for the model instead of failing");
    add_choice_options(command, options);
    add_part_options(command, options);
    add_other_sides_options(command, options.others);
    add_look_options(command, options);
    add_file_options(command, options);
}

}  // namespace headlight
