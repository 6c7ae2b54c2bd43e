#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/action_row.h"

namespace headlight {

namespace {

bool reads_patches(const Document& document) {
    return document.run().reads_patches();
}

/// One of the views that the middle of the window shows.
ActionRow figure(ActionRow row, View kind, const char* name) {
    return std::move(row)
        .in(ActionGroup::Figure)
        .doing(changing(name, [kind](ViewState& view, bool) { view.figure = kind; }))
        .checked_if(when([kind](const ViewState& view) { return view.figure == kind; }));
}

std::vector<ActionRow> figure_actions() {
    return {
        figure(toggle(ActionId::HeatMap, "&Heat map", "Heat map", QKeySequence(Qt::CTRL | Qt::Key_1)), View::HeatMap,
               "show the heat map"),
        figure(toggle(ActionId::Links, "&Links", "Links", QKeySequence(Qt::CTRL | Qt::Key_2)), View::Links,
               "show the links"),
        figure(toggle(ActionId::Both, "&Both", "Both", QKeySequence(Qt::CTRL | Qt::Key_3)), View::Both,
               "show heat map and links"),
        figure(toggle(ActionId::OverImage, "O&ver the image", "Image", QKeySequence(Qt::CTRL | Qt::Key_6))
                   .says("Show the attention of a patch over the image")
                   .visible_if(reads_patches),
               View::Image, "show attention over the image"),
        toggle(ActionId::Smooth, "S&mooth heat over the image", "Smooth",
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_6))
            .says("Blend the colors of neighboring patches")
            .doing(changing("smooth heat over the image", "patches over the image",
                            [](ViewState& view, bool on) { view.smooth = on; }))
            .checked_if(when([](const ViewState& view) { return view.smooth; }))
            .enabled_if(when([](const ViewState& view) { return view.figure == View::Image; }))
            .visible_if(reads_patches),
        toggle(ActionId::MetricByLayer, "Metric b&y layer", "By layer", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M))
            .says("Show the metric as a chart: layers from left to right, one mark per head")
            .doing(changing("metric by layer", "metric as a grid",
                            [](ViewState& view, bool on) { view.metric_by_layer = on; }))
            .checked_if(when([](const ViewState& view) { return view.metric_by_layer; })),
        toggle(ActionId::MetricOfCorpus, "Metric over the &corpus", "Corpus",
               QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B))
            .says("Color heads by the mean over the corpus of the open metrics instead of by this text"),
    };
}

std::vector<ActionRow> unit_actions() {
    const auto unit = [](ActionRow row, Unit of, const char* name) {
        return std::move(row)
            .in(ActionGroup::Unit)
            .doing(changing(name, [of](ViewState& view, bool) { view.matrix.unit = of; }))
            .checked_if(when([of](const ViewState& view) { return view.matrix.unit == of; }));
    };
    return {
        unit(toggle(ActionId::Tokens, "By &tokens", "Tokens", QKeySequence(Qt::CTRL | Qt::Key_T))
                 .says("Show a row and a column for each token"),
             Unit::Tokens, "show tokens"),
        unit(toggle(ActionId::Words, "By &words", "Words", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T))
                 .says("Join tokens to words: sum over the pieces attended to, mean over the pieces attending (arXiv "
                       "1906.04341)")
                 .enabled_if([](const Document& document) { return document.run().reads_text(); }),
             Unit::Words, "show words"),
    };
}

std::vector<ActionRow> option_actions() {
    const auto option = [](ActionRow row, const char* name, bool MatrixOptions::*member) {
        return std::move(row)
            .doing(changing(name, [member](ViewState& view, bool on) { view.matrix.*member = on; }))
            .checked_if(when([member](const ViewState& view) { return view.matrix.*member; }));
    };
    return {
        option(toggle(ActionId::HideSpecial, "Hide &special tokens", "Hide special tokens",
                      QKeySequence(Qt::CTRL | Qt::Key_H))
                   .says("Leave special tokens such as [CLS] and [SEP] out of rows and columns"),
               "hide special tokens", &MatrixOptions::hide_special),
        option(toggle(ActionId::HideSink, "Leave out the &first token", "Leave out the first token",
                      QKeySequence(Qt::CTRL | Qt::Key_J))
                   .says("Leave out the column of the first token, which takes the attention that many heads do not "
                         "use (the attention sink)"),
               "leave out the first token", &MatrixOptions::hide_sink),
        option(toggle(ActionId::ValueWeighted, "Weight by &value norm", "Weight by value norm",
                      QKeySequence(Qt::CTRL | Qt::Key_U))
                   .says("Multiply each weight by the norm of its OV output (‖W_O v‖), as a share of its row"),
               "weight by value norm", &MatrixOptions::value_weighted),
        option(
            toggle(ActionId::Renormalize, "&Renormalize rows", "Renormalize rows", QKeySequence(Qt::CTRL | Qt::Key_R))
                .says("Make rows sum to 1 again after leaving columns out"),
            "renormalize rows", &MatrixOptions::renormalize),
    };
}

std::vector<ActionRow> scale_actions() {
    const auto scale = [](ActionRow row, Scale value, const char* name) {
        return std::move(row)
            .in(ActionGroup::Scale)
            .doing(changing(name, [value](ViewState& view, bool) { view.scale = value; }))
            .checked_if(when([value](const ViewState& view) { return view.scale == value; }));
    };
    return {
        scale(toggle(ActionId::Linear, "L&inear color scale", "Linear", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_1))
                  .says("Color by the weight"),
              Scale::Linear, "linear scale"),
        scale(toggle(ActionId::Logarithmic, "L&ogarithmic color scale", "Log",
                     QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2))
                  .says("Color by the logarithm of the weight, from 0.0001 to 1"),
              Scale::Log, "log scale"),
        scale(toggle(ActionId::Rank, "Ra&nk color scale", "Rank", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_3))
                  .says("Color by the rank of the weight within its row"),
              Scale::Rank, "rank scale"),
        command(ActionId::NextMap, "&Next color map", "Next color map", QKeySequence(Qt::CTRL | Qt::Key_M)),
    };
}

std::vector<ActionRow> link_actions() {
    const auto layout = [](ActionRow row, bool arcs, const char* name) {
        return std::move(row)
            .in(ActionGroup::LinkLayout)
            .doing(changing(name, [arcs](ViewState& view, bool) { view.links.arcs = arcs; }))
            .checked_if(when([arcs](const ViewState& view) { return view.links.arcs == arcs; }));
    };
    return {
        layout(toggle(ActionId::LinkColumns, "Links between &columns", "Columns", QKeySequence(Qt::CTRL | Qt::Key_4)),
               false, "links between columns"),
        layout(toggle(ActionId::LinkArcs, "Links as &arcs", "Arcs", QKeySequence(Qt::CTRL | Qt::Key_5)), true,
               "links as arcs"),
        toggle(ActionId::Overlay, "Pinned heads in the &same links", "Overlay",
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))
            .doing(
                changing("pinned heads in the same links", [](ViewState& view, bool on) { view.links.overlay = on; }))
            .checked_if(when([](const ViewState& view) { return view.links.overlay; })),
    };
}

}  // namespace

std::vector<ActionRow> view_actions() {
    return joined({&figure_actions, &unit_actions, &option_actions, &scale_actions, &link_actions});
}

}  // namespace headlight
