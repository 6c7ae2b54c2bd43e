#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/action_row.h"
#include "workbench/menus/actions.h"

namespace headlight {

namespace {

bool reads_patches(const Document& document) {
    return document.run().reads_patches();
}

/// One of the views that the middle of the window shows.
ActionRow figure(ActionRow row, View kind, const QString& name) {
    return std::move(row)
        .in(ActionGroup::Figure)
        .doing(changing(name, [kind](ViewState& view, bool) { view.figure = kind; }))
        .checked_if(when([kind](const ViewState& view) { return view.figure == kind; }));
}

bool reads_text_with_image(const Document& document) {
    return document.run().reads_text_with_image();
}

/// What weights over the image are divided by, while it is on.
ActionRow over_image(ActionRow row, ImageWeights by, const QString& name) {
    const auto is_shown = [by](const ViewState& view) { return view.image_weights == by; };
    return std::move(row)
        .doing(changing(name, Actions::tr("weights over the image as they are"),
                        [by](ViewState& view, bool on) { view.image_weights = on ? by : ImageWeights::Plain; }))
        .checked_if(when(is_shown))
        .enabled_if(when([](const ViewState& view) { return view.figure == View::Image; }))
        .visible_if(reads_text_with_image);
}

std::vector<ActionRow> figure_actions() {
    return {
        figure(toggle(ActionId::HeatMap, Actions::tr("&Heat map"), Actions::tr("Heat map"),
                      QKeySequence(Qt::CTRL | Qt::Key_1)),
               View::HeatMap, Actions::tr("show the heat map")),
        figure(toggle(ActionId::Links, Actions::tr("&Links"), Actions::tr("Links"), QKeySequence(Qt::CTRL | Qt::Key_2)),
               View::Links, Actions::tr("show the links")),
        figure(toggle(ActionId::Both, Actions::tr("&Both"), Actions::tr("Both"), QKeySequence(Qt::CTRL | Qt::Key_3)),
               View::Both, Actions::tr("show heat map and links")),
        figure(toggle(ActionId::OverImage, Actions::tr("O&ver the image"), Actions::tr("Image"),
                      QKeySequence(Qt::CTRL | Qt::Key_6))
                   .says(Actions::tr("Show the attention of a patch over the image"))
                   .visible_if(reads_patches),
               View::Image, Actions::tr("show attention over the image")),
        toggle(ActionId::Smooth, Actions::tr("S&mooth heat over the image"), Actions::tr("Smooth"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_6))
            .says(Actions::tr("Blend the colors of neighboring patches"))
            .doing(changing(Actions::tr("smooth heat over the image"), Actions::tr("patches over the image"),
                            [](ViewState& view, bool on) { view.smooth = on; }))
            .checked_if(when([](const ViewState& view) { return view.smooth; }))
            .enabled_if(when([](const ViewState& view) { return view.figure == View::Image; }))
            .visible_if(reads_patches),
        over_image(toggle(ActionId::RelativeToPrompt, Actions::tr("&Relative to a neutral prompt"),
                          Actions::tr("Relative"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_6))
                       .says(Actions::tr("Divide weights over the image by those that the neutral prompt gives (arXiv "
                                         "2502.17422)")),
                   ImageWeights::Neutral, Actions::tr("weights relative to a neutral prompt")),
        command(ActionId::NeutralPrompt, Actions::tr("N&eutral prompt…"), Actions::tr("Neutral prompt"),
                QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_8))
            .says(Actions::tr("Edit the prompt that weights over the image are divided by"))
            .visible_if(reads_text_with_image),
        over_image(toggle(ActionId::WithoutImageSinks, Actions::tr("&Without image sinks"),
                          Actions::tr("Without sinks"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_7))
                       .says(Actions::tr("Divide each patch's share of the attention by its mean share over the text")),
                   ImageWeights::Sinks, Actions::tr("weights without image sinks")),
        toggle(ActionId::MetricByLayer, Actions::tr("Metric b&y layer"), Actions::tr("By layer"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M))
            .says(Actions::tr("Show the metric as a chart: layers from left to right, one mark per head"))
            .doing(changing(Actions::tr("metric by layer"), Actions::tr("metric as a grid"),
                            [](ViewState& view, bool on) { view.metric_by_layer = on; }))
            .checked_if(when([](const ViewState& view) { return view.metric_by_layer; })),
        toggle(ActionId::MetricOfCorpus, Actions::tr("Metric over the cor&pus"), Actions::tr("Corpus"),
               QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B))
            .says(Actions::tr("Color heads by the mean over the corpus of the open metrics instead of by this text")),
    };
}

std::vector<ActionRow> unit_actions() {
    const auto unit = [](ActionRow row, Unit of, const QString& name) {
        return std::move(row)
            .in(ActionGroup::Unit)
            .doing(changing(name, [of](ViewState& view, bool) { view.matrix.unit = of; }))
            .checked_if(when([of](const ViewState& view) { return view.matrix.unit == of; }));
    };
    return {
        unit(toggle(ActionId::Tokens, Actions::tr("By &tokens"), Actions::tr("Tokens"),
                    QKeySequence(Qt::CTRL | Qt::Key_T))
                 .says(Actions::tr("Show a row and a column for each token")),
             Unit::Tokens, Actions::tr("show tokens")),
        unit(toggle(ActionId::Words, Actions::tr("By &words"), Actions::tr("Words"),
                    QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T))
                 .says(Actions::tr(
                     "Join tokens to words: sum over the pieces attended to, mean over the pieces attending (arXiv "
                     "1906.04341)"))
                 .enabled_if([](const Document& document) { return document.run().reads_text(); }),
             Unit::Words, Actions::tr("show words")),
    };
}

std::vector<ActionRow> option_actions() {
    const auto option = [](ActionRow row, const QString& name, bool MatrixOptions::*member) {
        return std::move(row)
            .doing(changing(name, [member](ViewState& view, bool on) { view.matrix.*member = on; }))
            .checked_if(when([member](const ViewState& view) { return view.matrix.*member; }));
    };
    return {
        option(toggle(ActionId::HideSpecial, Actions::tr("Hide &special tokens"), Actions::tr("Hide special tokens"),
                      QKeySequence(Qt::CTRL | Qt::Key_H))
                   .says(Actions::tr("Leave special tokens such as [CLS] and [SEP] out of rows and columns")),
               Actions::tr("hide special tokens"), &MatrixOptions::hide_special),
        option(toggle(ActionId::HideSink, Actions::tr("Leave out the &first token"),
                      Actions::tr("Leave out the first token"), QKeySequence(Qt::CTRL | Qt::Key_J))
                   .says(Actions::tr(
                       "Leave out the column of the first token, which takes the attention that many heads do not "
                       "use (the attention sink)")),
               Actions::tr("leave out the first token"), &MatrixOptions::hide_sink),
        option(toggle(ActionId::ValueWeighted, Actions::tr("Weight by &value norm"),
                      Actions::tr("Weight by value norm"), QKeySequence(Qt::CTRL | Qt::Key_U))
                   .says(Actions::tr(
                       "Multiply each weight by the norm of its OV output (‖W_O v‖), as a share of its row")),
               Actions::tr("weight by value norm"), &MatrixOptions::value_weighted),
        option(toggle(ActionId::Renormalize, Actions::tr("&Renormalize rows"), Actions::tr("Renormalize rows"),
                      QKeySequence(Qt::CTRL | Qt::Key_R))
                   .says(Actions::tr("Make rows sum to 1 again after leaving columns out")),
               Actions::tr("renormalize rows"), &MatrixOptions::renormalize),
    };
}

std::vector<ActionRow> sound_actions() {
    const auto sound = [](ActionRow row, AxisSoundForm form, const QString& name) {
        return std::move(row)
            .in(ActionGroup::Sound)
            .doing(changing(name, [form](ViewState& view, bool) { view.sound = form; }))
            .checked_if(when([form](const ViewState& view) { return view.sound == form; }))
            .visible_if([](const Document& document) { return document.run().reads_audio(); });
    };
    return {
        sound(toggle(ActionId::SoundWaveform, Actions::tr("W&aveform along the axes"), Actions::tr("Waveform"),
                     QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_4))
                  .says(Actions::tr("Draw the waveform of the recording along rows and columns that are parts of it")),
              AxisSoundForm::Waveform, Actions::tr("waveform along the axes")),
        sound(
            toggle(ActionId::SoundSpectrogram, Actions::tr("S&pectrogram along the axes"), Actions::tr("Spectrogram"),
                   QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_5))
                .says(Actions::tr("Draw the spectrogram of the recording along rows and columns that are parts of it")),
            AxisSoundForm::Spectrogram, Actions::tr("spectrogram along the axes")),
        sound(toggle(ActionId::NoSound, Actions::tr("&No sound along the axes"), Actions::tr("No sound"),
                     QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_9)),
              AxisSoundForm::None, Actions::tr("no sound along the axes")),
    };
}

std::vector<ActionRow> scale_actions() {
    const auto scale = [](ActionRow row, Scale value, const QString& name) {
        return std::move(row)
            .in(ActionGroup::Scale)
            .doing(changing(name, [value](ViewState& view, bool) { view.scale = value; }))
            .checked_if(when([value](const ViewState& view) { return view.scale == value; }));
    };
    return {
        scale(toggle(ActionId::Linear, Actions::tr("L&inear color scale"), Actions::tr("Linear"),
                     QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_1))
                  .says(Actions::tr("Color by the weight")),
              Scale::Linear, Actions::tr("linear scale")),
        scale(toggle(ActionId::Logarithmic, Actions::tr("L&ogarithmic color scale"), Actions::tr("Log"),
                     QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2))
                  .says(Actions::tr("Color by the logarithm of the weight, from 0.0001 to 1")),
              Scale::Log, Actions::tr("log scale")),
        scale(toggle(ActionId::Rank, Actions::tr("&Rank color scale"), Actions::tr("Rank"),
                     QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_3))
                  .says(Actions::tr("Color by the rank of the weight within its row")),
              Scale::Rank, Actions::tr("rank scale")),
        command(ActionId::NextMap, Actions::tr("&Next color map"), Actions::tr("Next color map"),
                QKeySequence(Qt::CTRL | Qt::Key_M)),
    };
}

std::vector<ActionRow> link_actions() {
    const auto layout = [](ActionRow row, bool arcs, const QString& name) {
        return std::move(row)
            .in(ActionGroup::LinkLayout)
            .doing(changing(name, [arcs](ViewState& view, bool) { view.links.arcs = arcs; }))
            .checked_if(when([arcs](const ViewState& view) { return view.links.arcs == arcs; }));
    };
    return {
        layout(toggle(ActionId::LinkColumns, Actions::tr("Links between &columns"), Actions::tr("Columns"),
                      QKeySequence(Qt::CTRL | Qt::Key_4)),
               false, Actions::tr("links between columns")),
        layout(toggle(ActionId::LinkArcs, Actions::tr("Links as &arcs"), Actions::tr("Arcs"),
                      QKeySequence(Qt::CTRL | Qt::Key_5)),
               true, Actions::tr("links as arcs")),
        toggle(ActionId::Overlay, Actions::tr("Pinned heads in the &same links"), Actions::tr("Overlay"),
               QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O))
            .doing(changing(Actions::tr("pinned heads in the same links"),
                            [](ViewState& view, bool on) { view.links.overlay = on; }))
            .checked_if(when([](const ViewState& view) { return view.links.overlay; })),
    };
}

}  // namespace

std::vector<ActionRow> view_actions() {
    return joined({&figure_actions, &unit_actions, &option_actions, &sound_actions, &scale_actions, &link_actions});
}

}  // namespace headlight
