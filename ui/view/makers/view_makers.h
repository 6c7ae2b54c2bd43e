#pragma once

#include "analysis/contacts/contact_map.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/image_overlay_figure.h"
#include "figures/weights/links_figure.h"
#include "view/compose.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>

namespace headlight {

// What the rows of the table of views are made with.

/// Heads as heat map, links, both, or over the image; pinned heads beside them.
Composed draw_heads(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_heads(const ViewRequest& request, ViewSource& source);
/// Name in files of what a matrix of a head holds: weights, or ratios of them.
std::string name_of_values(const AttentionMatrix& matrix);
/// The weights of one query as lines, of the request's query or of the last one.
Composed draw_profile(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_profile(const ViewRequest& request, ViewSource& source);
QByteArray page_of_heads(const ViewRequest& request, ViewSource& source);
std::string no_image(const Analysis& analysis, const HeadId& head);
/// Patches that hold most of the attention of each head of a layer.
Composed draw_masks(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_masks(const ViewRequest& request, ViewSource& source);

/// All heads as thumbnails, or colored by a metric, or the metric by layer.
Composed draw_grid(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
Composed draw_layers(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_grid(const ViewRequest& request, ViewSource& source);

Composed draw_comparison(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_comparison(const ViewRequest& request, ViewSource& source);
Composed draw_difference(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_difference(const ViewRequest& request, ViewSource& source);
QByteArray page_of_comparison(const ViewRequest& request, ViewSource& source);

Composed draw_weight(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_weight(const ViewRequest& request, ViewSource& source);
Composed draw_lens(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_lens(const ViewRequest& request, ViewSource& source);
Composed draw_similarity(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_similarity(const ViewRequest& request, ViewSource& source);
Composed draw_positions(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_positions(const ViewRequest& request, ViewSource& source);
Composed draw_head_test(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_head_test(const ViewRequest& request, ViewSource& source);

Composed draw_probability(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_probability(const ViewRequest& request, ViewSource& source);
Composed draw_matrices(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_matrices_view(const ViewRequest& request, ViewSource& source);
Composed draw_softmax(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_softmax(const ViewRequest& request, ViewSource& source);
Composed draw_layer(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_layer(const ViewRequest& request, ViewSource& source);
Composed draw_embedding(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_embedding(const ViewRequest& request, ViewSource& source);
Composed draw_contexts(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_contexts(const ViewRequest& request, ViewSource& source);
Composed draw_vocabulary(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_vocabulary(const ViewRequest& request, ViewSource& source);
Composed draw_recall(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_recall(const ViewRequest& request, ViewSource& source);
Composed draw_checkpoints(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_checkpoints(const ViewRequest& request, ViewSource& source);
Composed draw_experts(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_experts(const ViewRequest& request, ViewSource& source);
Composed draw_captions(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_captions(const ViewRequest& request, ViewSource& source);
Composed draw_late_interaction(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_late_interaction(const ViewRequest& request, ViewSource& source);
Composed draw_contacts(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_contacts(const ViewRequest& request, ViewSource& source);
Composed draw_trace(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_trace(const ViewRequest& request, ViewSource& source);
Composed draw_approximations(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
FigureNumbers numbers_of_approximations(const ViewRequest& request, ViewSource& source);

/// Contacts of a structure's chain (empty: the first that fits) on the residues that a run read. Throws what reading
/// the file, residues_of, fit_chain and contact_map throw.
ContactMap map_of_structure(const Analysis& run, const std::filesystem::path& file, const std::string& chain);

/// The links of a head; of the request's own head also those of the heads that are drawn in the same figure. `focus`:
/// tokens whose links stand out, alone where `only` says so.
std::shared_ptr<LinksFigure> links_of_head(const ViewRequest& request, ViewSource& source, const HeadId& head,
                                           const FigureStyle& style, const TokenFocus& focus, bool only);
/// A head over the image, in the row of the focused or requested token, else of the first special one, else of the mean
/// of all. Null where the run has no such image.
std::shared_ptr<ImageOverlayFigure> overlay_of_head(const ViewRequest& request, ViewSource& source, const HeadId& head,
                                                    const FigureStyle& style, const TokenFocus& focus);
/// The row that it shows; nothing: the mean.
std::optional<std::int32_t> overlay_row(const ViewRequest& request, const Analysis& analysis,
                                        const AttentionMatrix& matrix, const TokenFocus& focus);
/// All heads, over the image where there is one.
std::shared_ptr<const Figure> thumbnails_of_heads(const ViewRequest& request, ViewSource& source,
                                                  const FigureStyle& style, const TokenFocus& focus);

/// The style of a figure of a run: what the request says, with the run's provenance and interventions.
FigureStyle style_of_run(const ViewRequest& request, ViewSource& source, const Provenance& provenance);
/// How links are drawn; `focus`: tokens whose links stand out.
LinksOptions links_options(const ViewRequest& request, const AttentionMatrix& matrix, const TokenFocus& focus);
/// The part of a model that the request's attention is.
ModelPart model_part(const ViewRequest& request);
/// The page that the window and the command line write of all heads.
HtmlOptions html_options(const ViewRequest& request, const HeadId& head);

}  // namespace headlight
