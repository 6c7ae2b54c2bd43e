#include "analysis/heads/patch_masks.h"
#include "analysis/images/image_ratio.h"
#include "analysis/patches.h"
#include "core/error.h"
#include "figures/drawing/names.h"
#include "figures/figure_row.h"
#include "figures/heads/head_grid_figure.h"
#include "figures/heads/image_grid_figure.h"
#include "figures/heads/patch_masks_figure.h"
#include "figures/weights/heat_map_links_figure.h"
#include "figures/weights/profile_figure.h"
#include "language/sentences.h"
#include "language/wording.h"
#include "view/makers/view_makers.h"
#include "view/pointed_out.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

// Figures of attention weights: heads, and all heads at once.
namespace headlight {

namespace {

using MatrixPointer = std::shared_ptr<const AttentionMatrix>;

HeatForm heat_form(const ViewRequest& request) {
    return request.picture.smooth ? HeatForm::Smooth : HeatForm::Patches;
}

/// The head, and those that are drawn as links in its figure.
std::vector<HeadId> heads_in_figure(const ViewRequest& request, const std::vector<AttentionStack>& stacks) {
    const PictureRequest& picture = request.picture;
    std::vector<HeadId> heads{resolved(stacks, picture.choice)};
    for (const std::int32_t more : picture.more_heads) {
        HeadId head = heads.front();
        head.head = more;
        heads.push_back(head);
    }
    if (picture.links.overlay)
        for (const HeadId& pin : picture.pinned) heads.push_back(resolved(stacks, pin));
    return heads;
}

/// The weights of a head as they are drawn over an image: what the request divides them by.
MatrixPointer matrix_over_image(const ViewRequest& request, ViewSource& source, const HeadId& head) {
    const MatrixPointer plain = source.matrix(request, head);
    const PictureRequest& picture = request.picture;
    if (picture.image_weights == ImageWeights::Plain) return plain;
    const AnalysisPointer run = source.analysis(request);
    const bool sinks = picture.image_weights == ImageWeights::Sinks;
    AttentionMatrix ratios = sinks ? without_image_sinks(*run, head, *plain, picture.matrix)
                                   : relative_to_prompt(*run, *source.neutral(request), head, *plain, picture.matrix);
    ratios.quantity = sinks ? QT_TRANSLATE_NOOP("Figure", "times the mean share over the text tokens")
                            : QT_TRANSLATE_NOOP("Figure", "times the weight with the neutral prompt");
    return std::make_shared<const AttentionMatrix>(std::move(ratios));
}

/// The weights of a head as the request's view shows them.
MatrixPointer shown_weights(const ViewRequest& request, ViewSource& source, const HeadId& head) {
    return request.view() == View::Image ? matrix_over_image(request, source, head) : source.matrix(request, head);
}

/// The token that the request's query names: its index, or a patch by its name; nothing where it is empty or "mean".
std::optional<std::int32_t> query_token(const ViewRequest& request, const Analysis& analysis, const HeadId& head) {
    const std::string& query = request.picture.query;
    if (query.empty() || query == "mean") return std::nullopt;
    const auto& tokens = analysis.tokens.tokens;
    const AttentionStack& stack = stack_of(analysis.attention, head);
    const auto first = static_cast<std::size_t>(stack.first_query + stack.layers.front()->query_offset());
    const std::size_t end =
        std::min(tokens.size(), first + static_cast<std::size_t>(stack.layers.front()->query_count()));
    for (std::size_t index = first; index < end; ++index)
        if (tokens[index].piece == query || std::to_string(index) == query) return static_cast<std::int32_t>(index);
    const auto name = [&](std::size_t index) { return first < end ? tokens[index].piece : std::string("0,0"); };
    throw Error(ErrorKind::Input,
                Sentence("--query: expected a token or patch, from %1 to %2, or its index, found \"%3\".", name(first),
                         name(end - 1), query));
}

FigurePointer annotated(FigurePointer figure, const std::vector<Annotation>& marks) {
    if (marks.empty()) return figure;
    return std::make_shared<AnnotatedFigure>(std::move(figure), marks);
}

/// The highlights in rows and columns of the whole text, which a web page shows also where the figure shows a part.
std::vector<Annotation> annotations_of_whole(const ViewRequest& request, const Analysis& analysis, const HeadId& head) {
    MatrixAxes axes = axes_of(analysis, head, request.picture.matrix);
    AttentionMatrix whole;
    whole.queries = std::move(axes.queries);
    whole.keys = std::move(axes.keys);
    return annotations_of(request.picture.pointed_out, whole);
}

bool same_axes(const AttentionMatrix& one, const AttentionMatrix& other) {
    return one.queries.size() == other.queries.size() && one.keys.size() == other.keys.size();
}

/// The heads of the request, one after another, that have the rows and columns of the first.
std::vector<LinksHead> heads_with_pins(const ViewRequest& request, ViewSource& source) {
    std::vector<HeadId> ids = heads_in_figure(request, source.analysis(request)->attention);
    if (!request.picture.links.overlay)
        for (const HeadId& pin : request.picture.pinned)
            ids.push_back(resolved(source.analysis(request)->attention, pin));
    std::vector<LinksHead> heads;
    for (const HeadId& id : ids) {
        LinksHead head{source.matrix(request, id), QString::fromStdString(short_name(id))};
        // Heads of other attention have other keys, over which no line can go.
        if (heads.empty() || same_axes(*heads.front().matrix, *head.matrix)) heads.push_back(std::move(head));
    }
    return heads;
}

/// The row of the request's query; the last one where it names none.
std::int32_t profile_row(const ViewRequest& request, const Analysis& analysis, const AttentionMatrix& matrix,
                         const TokenFocus& focus) {
    if (focus.query)
        if (const auto row = entry_holding(matrix.queries, *focus.query)) return *row;
    if (request.picture.query == "mean")
        throw Error(ErrorKind::Input, Sentence("--query: expected a query for a profile, found \"mean\"."));
    const auto token = query_token(request, analysis, request.picture.choice);
    if (!token) return static_cast<std::int32_t>(matrix.queries.size()) - 1;
    if (const auto row = entry_holding(matrix.queries, *token)) return *row;
    throw Error(
        ErrorKind::Input,
        Sentence("--query: expected a query that the figure shows, found token %1, which it leaves out.", *token));
}

/// One tensor of all heads; heads of several kinds of attention, which share no rows and columns, as panels.
FigureNumbers numbers_of_matrices(const std::vector<AttentionMatrix>& matrices) {
    if (std::ranges::any_of(matrices, &AttentionMatrix::is_joined))
        throw Error(
            ErrorKind::Input,
            Sentence("A file of numbers has at most 40 million weights; choose fewer with --queries and --keys."));
    const std::string name = name_of_values(matrices.front());
    if (matrices.size() == 1) return numbers_of(matrices.front(), name);
    const auto differs = [&](const AttentionMatrix& other) { return !same_axes(matrices.front(), other); };
    if (std::ranges::none_of(matrices, differs)) return numbers_of_heads(matrices, name);
    std::vector<FigureNumbers> panels;
    for (const AttentionMatrix& matrix : matrices) panels.push_back(numbers_of(matrix, name));
    return numbers_of_panels(panels);
}

/// Makes the figures of the heads of one request.
class HeadComposer {
  public:
    HeadComposer(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen)
        : request_(request), source_(source), on_screen_(on_screen), run_(source.analysis(request)) {}

    [[nodiscard]] Composed whole() const {
        const PictureRequest& picture = request_.picture;
        const HeadId head = resolved(run_->attention, picture.choice);
        FigureStyle style = style_of_run(request_, source_, run_->provenance);
        Composed composed;
        const bool alone = picture.pinned.empty() || (view() == View::Links && picture.links.overlay);
        if (picture.more_heads.empty() && alone) composed.name = display_name(head);
        composed.figure = alone ? figure_of(head, 0, true, style) : row(style);
        return composed;
    }

  private:
    [[nodiscard]] View view() const { return request_.view(); }

    [[nodiscard]] FigurePointer row(const FigureStyle& style) const {
        std::vector<HeadId> heads{request_.picture.choice};
        heads.insert(heads.end(), request_.picture.pinned.begin(), request_.picture.pinned.end());
        std::vector<FigurePointer> figures;
        for (const HeadId& each : heads) {
            const HeadId head = resolved(run_->attention, each);
            FigureStyle own = style;
            own.title = display_name(head);
            own.caption.clear();
            own.provenance.clear();
            own.runs.clear();
            figures.push_back(figure_of(head, figures.size(), false, own));
        }
        const std::vector<double>& widths = request_.page.widths;
        return std::make_shared<FigureRow>(std::move(figures), style,
                                           RowColumns{widths.empty() ? kHeadsInRow : 0, widths});
    }

    [[nodiscard]] FigurePointer figure_of(const HeadId& head, std::size_t place, bool alone,
                                          const FigureStyle& style) const {
        const MatrixPointer matrix = source_.matrix(request_, head);
        const std::vector<Annotation> marks = annotations_of(request_.picture.pointed_out, *matrix);
        if (view() == View::Image)
            if (const auto overlay = overlay_of_head(request_, source_, head, titled(style, head), on_screen_.focus))
                return annotated(overlay, annotations_over(*overlay, marks));
        const auto marked = [&](FigurePointer figure) { return annotated(std::move(figure), marks); };
        if (view() == View::Links) return marked(links(head, style));
        if (view() == View::Both && alone && !request_.picture.links.arcs) {
            auto both =
                std::make_shared<HeatMapLinksFigure>(matrix, links_options(request_, *matrix, on_screen_.focus), style);
            both->set_viewport(viewport(place));
            return marked(std::move(both));
        }
        auto heat_map = std::make_shared<HeatMapFigure>(matrix, style);
        heat_map->set_viewport(viewport(place));
        if (view() != View::Both) return marked(std::move(heat_map));
        return heat_map_above_links(std::move(heat_map), links(head, style), marks, style);
    }

    /// Over an image nothing else says which head it is.
    [[nodiscard]] static FigureStyle titled(FigureStyle style, const HeadId& head) {
        if (style.title.isEmpty()) style.title = display_name(head);
        return style;
    }

    [[nodiscard]] FigurePointer links(const HeadId& head, const FigureStyle& style) const {
        return links_of_head(request_, source_, head, style, on_screen_.focus, false);
    }

    [[nodiscard]] Viewport viewport(std::size_t place) const {
        return place < on_screen_.viewports.size() ? on_screen_.viewports[place] : Viewport{};
    }

    const ViewRequest& request_;
    ViewSource& source_;
    const OnScreen& on_screen_;
    AnalysisPointer run_;
};

/// All heads of a metric need no weights.
bool of_metric(const ViewRequest& request) {
    return !request.picture.metric.empty();
}

}  // namespace

std::string name_of_values(const AttentionMatrix& matrix) {
    return matrix.quantity.empty() ? "weights" : "ratios";
}

std::optional<std::int32_t> overlay_row(const ViewRequest& request, const Analysis& analysis,
                                        const AttentionMatrix& matrix, const TokenFocus& focus) {
    const auto token = focus.query ? focus.query : query_token(request, analysis, request.picture.choice);
    if (token)
        if (const auto row = entry_holding(matrix.queries, *token)) return row;
    if (request.picture.query == "mean") return std::nullopt;
    return image_query_row(analysis, request.picture.choice, matrix.queries);
}

std::shared_ptr<LinksFigure> links_of_head(const ViewRequest& request, ViewSource& source, const HeadId& head,
                                           const FigureStyle& style, const TokenFocus& focus, bool only) {
    const AnalysisPointer run = source.analysis(request);
    const MatrixPointer matrix = source.matrix(request, head);
    const auto name_of = [](const HeadId& id) { return QString::fromStdString(short_name(id)); };
    std::vector<LinksHead> heads{{matrix, name_of(head)}};
    const std::vector<HeadId> all = heads_in_figure(request, run->attention);
    if (all.front() == head)
        for (std::size_t other = 1; other < all.size(); ++other)
            heads.push_back({source.matrix(request, all[other]), name_of(all[other])});
    LinksOptions options = links_options(request, *matrix, focus);
    if (only) options.others = false;
    return std::make_shared<LinksFigure>(std::move(heads), options, style);
}

std::shared_ptr<ImageOverlayFigure> overlay_of_head(const ViewRequest& request, ViewSource& source, const HeadId& head,
                                                    const FigureStyle& style, const TokenFocus& focus) {
    const AnalysisPointer run = source.analysis(request);
    if (!no_image(*run, head).empty()) return nullptr;
    const MatrixPointer matrix = matrix_over_image(request, source, head);
    const ImageOverlayOptions options{overlay_row(request, *run, *matrix, focus), heat_form(request)};
    return std::make_shared<ImageOverlayFigure>(*run, stack_index(run->attention, head), matrix, options, style);
}

std::shared_ptr<const Figure> thumbnails_of_heads(const ViewRequest& request, ViewSource& source,
                                                  const FigureStyle& style, const TokenFocus& focus) {
    const AnalysisPointer run = source.analysis(request);
    const HeadId& head = request.picture.choice;
    if (no_image(*run, head).empty()) {
        const auto token = focus.query ? focus.query : query_token(request, *run, head);
        return std::make_shared<ImageGridFigure>(*run, stack_index(run->attention, head), token, heat_form(request),
                                                 style);
    }
    std::vector<Tensor> thumbnails;
    for (const auto& field : stack_of(run->attention, head).layers) thumbnails.push_back(field->thumbnails());
    return std::make_shared<HeadGridFigure>(thumbnails, style);
}

LinksOptions links_options(const ViewRequest& request, const AttentionMatrix& matrix, const TokenFocus& focus) {
    const LinkSettings& settings = request.picture.links;
    LinksOptions options;
    options.form = settings.arcs ? LinksForm::Arcs : LinksForm::Columns;
    options.threshold = settings.threshold;
    options.top_keys = settings.strongest;
    if (focus.query) options.focus_query = entry_holding(matrix.queries, *focus.query);
    if (focus.key) options.focus_key = entry_holding(matrix.keys, *focus.key);
    options.others = options.focus_query || options.focus_key;
    options.names_focus = options.others;
    return options;
}

std::string no_image(const Analysis& analysis, const HeadId& head) {
    if (analysis.image && image_grid(stack_of(analysis.attention, head))) return {};
    return "--view image: expected attention over the patches or the tokens of an image; this run has none.";
}

Composed draw_heads(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen) {
    if (request.view() == View::Image) {
        const AnalysisPointer run = source.analysis(request);
        if (!run->image) throw Error(ErrorKind::Input, no_image(*run, request.picture.choice));
    }
    return HeadComposer(request, source, on_screen).whole();
}

Composed draw_profile(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen) {
    const AnalysisPointer run = source.analysis(request);
    std::vector<LinksHead> heads = heads_with_pins(request, source);
    const AttentionMatrix& first = *heads.front().matrix;
    const std::int32_t row = profile_row(request, *run, first, on_screen.focus);
    std::vector<Annotation> marks = annotations_of(request.picture.pointed_out, first);
    std::erase_if(marks, [&](const Annotation& mark) { return mark.place.query && mark.place.query != row; });
    std::erase_if(marks, [&](const Annotation& mark) { return !mark.place.key; });
    Composed composed;
    if (heads.size() == 1) composed.name = text_of(first.title);
    FigureStyle style = style_of_run(request, source, run->provenance);
    composed.figure = annotated(std::make_shared<ProfileFigure>(std::move(heads), row, std::move(style)), marks);
    return composed;
}

FigureNumbers numbers_of_profile(const ViewRequest& request, ViewSource& source) {
    std::vector<AttentionMatrix> rows;
    for (const LinksHead& head : heads_with_pins(request, source)) {
        const std::int32_t row = profile_row(request, *source.analysis(request), *head.matrix, {});
        rows.push_back(cropped(*head.matrix, EntryRange{row, row}, {}));
    }
    return numbers_of_matrices(rows);
}

FigureNumbers numbers_of_heads(const ViewRequest& request, ViewSource& source) {
    const AnalysisPointer run = source.analysis(request);
    std::vector<HeadId> heads = heads_in_figure(request, run->attention);
    if (!request.picture.links.overlay)
        for (const HeadId& pin : request.picture.pinned) heads.push_back(resolved(run->attention, pin));
    std::vector<AttentionMatrix> matrices;
    for (const HeadId& head : heads) matrices.push_back(*shown_weights(request, source, head));
    return numbers_of_matrices(matrices);
}

QByteArray page_of_heads(const ViewRequest& request, ViewSource& source) {
    const AnalysisPointer run = source.analysis(request);
    const HeadId head = resolved(run->attention, request.picture.choice);
    HtmlOptions options = html_options(request, head);
    options.annotations = annotations_of_whole(request, *run, head);
    return html_page(*run, options);
}

namespace {

/// The style of grids: its note also says where thumbnails and metrics are of some queries only.
FigureStyle style_of_grid(const ViewRequest& request, ViewSource& source, const Analysis& run) {
    FigureStyle style = style_of_run(request, source, run.provenance);
    const AttentionField& field = *stack_of(run.attention, request.picture.choice).layers.front();
    if (field.summarized_queries() >= field.query_count()) return style;
    QStringList notes{
        style.note,
        wording("from %1 evenly spaced queries of %2").arg(field.summarized_queries()).arg(field.query_count())};
    notes.removeAll(QString());
    style.note = notes.join(QStringLiteral("; "));
    return style;
}

}  // namespace

Composed draw_grid(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen) {
    const AnalysisPointer run = source.analysis(request);
    const FigureStyle style = style_of_grid(request, source, *run);
    Composed composed;
    composed.figure = of_metric(request) ? grid_of_metric(source.heads_by_metric(request), style)
                                         : thumbnails_of_heads(request, source, style, on_screen.focus);
    return composed;
}

Composed draw_layers(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const AnalysisPointer run = source.analysis(request);
    Composed composed;
    composed.figure = layers_of_metric(source.heads_by_metric(request), style_of_grid(request, source, *run));
    return composed;
}

FigureNumbers numbers_of_grid(const ViewRequest& request, ViewSource& source) {
    if (of_metric(request)) return numbers_of(source.heads_by_metric(request));
    const AnalysisPointer run = source.analysis(request);
    return numbers_of_all_heads(*run, request.picture.choice);
}

namespace {

ShownMasks masks_of(const ViewRequest& request, ViewSource& source) {
    const AnalysisPointer run = source.analysis(request);
    const HeadId& head = request.picture.choice;
    AttentionMatrix rows;
    rows.queries = axes_of(*run, head, {}).queries;
    return shown_masks(*run, head, overlay_row(request, *run, rows, {}), request.picture.mass);
}

}  // namespace

Composed draw_masks(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const ShownMasks shown = masks_of(request, source);
    const FigureStyle style = style_of_run(request, source, source.provenance(request));
    return {patch_masks_figure(shown, style), text_of(masks_title(shown))};
}

FigureNumbers numbers_of_masks(const ViewRequest& request, ViewSource& source) {
    return numbers_of(masks_of(request, source));
}

}  // namespace headlight
