#pragma once

#include "view/compose.h"

#include <span>
#include <string>

namespace headlight {

/// A row of the table of views: what a figure is called, what it needs, and how it is made.
struct ViewRow {
    View view;                   ///< named in files and on the command line by `enum_name`
    const char* title;           ///< in lists: "Heat map"
    const char* help;            ///< in the documentation: what it shows
    bool of_heads = false;       ///< of attention weights, so that heads, units and highlights are its matter
    bool on_stage = false;       ///< the window shows it in its middle
    bool needs_text = true;      ///< a text, an image or audio
    bool needs_head = false;     ///< one layer and one head
    bool needs_metric = false;   ///< a metric of all heads
    bool several_heads = false;  ///< several heads in one figure
    bool compares = false;       ///< other runs beside the first
    bool of_one_query = false;   ///< of the query that is asked for, in the window the one in focus
    bool explains = false;       ///< a page of the window's panel that explains shows it
    bool takes_norms = false;    ///< the analysis must keep norms of values
    bool takes_values = false;   ///< the analysis must keep values, and norms
    bool of_shapes = false;      ///< of the shapes of the tensors alone: nothing is run, and a config.json will do
    Composed (*draw)(const ViewRequest& request, ViewSource& source, const OnScreen& on_screen);
    FigureNumbers (*numbers)(const ViewRequest& request, ViewSource& source);
    QByteArray (*page)(const ViewRequest& request, ViewSource& source) = nullptr;  ///< null: it is no web page
    /// Whether a request brings its own numbers, and so needs neither model nor head; null: none does.
    bool (*typed)(const PictureRequest& picture) = nullptr;
    /// Why an analysis has no such figure; empty: it has.
    std::string (*problem)(const Analysis& analysis, const HeadId& head) = nullptr;  ///< null: it always has
};

std::span<const ViewRow> view_rows();
const ViewRow& view_row(View view);
/// Whether the figure of a request is of numbers that a person typed, and of no run.
bool is_typed(const ViewRequest& request);
/// The title of a view in the language in use.
QString display_name(View view);

/// The names of the views of which this is true, for sentences: "heatmap, links or both".
std::string views_where(bool ViewRow::*fact);

}  // namespace headlight
