#include "workbench/menus/actions.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"

#include <QUndoStack>

#include <algorithm>

namespace headlight {

namespace {

bool window_is_dark(const QWidget* window) {
    return window->palette().color(QPalette::Window).lightness() < 128;
}

}  // namespace

Actions::Actions(Document& document, QWidget* window) : QObject(window), document_(document), window_(window) {
    make_file_actions();
    make_edit_actions();
    make_view_actions();
    make_scale_actions();
    make_link_actions();
    make_window_actions();
    make_continue_actions();
    make_head_actions();
    make_aggregates();
    make_help_actions();
    connect(&document_.view(), &ShownView::changed, this, &Actions::refresh);
    connect(&document_.view(), &ShownView::picture_changed, this, &Actions::refresh);
    connect(&document_.run(), &LiveRun::model_changed, this, &Actions::refresh);
    connect(&document_.run(), &LiveRun::busy_changed, this, &Actions::refresh);
    connect(&document_.pointing(), &Pointing::selection_changed, this, &Actions::refresh);
    refresh();
}

QAction* Actions::add(const QString& text, const QString& short_text, const QKeySequence& keys) {
    auto* action = new QAction(text, this);
    action->setIconText(short_text);
    action->setShortcut(keys);
    window_->addAction(action);
    return action;
}

QAction* Actions::add_view(const QString& text, const QString& short_text, const QKeySequence& keys) {
    QAction* action = add(text, short_text, keys);
    action->setCheckable(true);
    return action;
}

void Actions::exclusive(const QList<QAction*>& actions) {
    auto* group = new QActionGroup(this);
    for (QAction* action : actions) group->addAction(action);
}

void Actions::make_file_actions() {
    open_model = add(tr("&Open model…"), tr("Open…"), QKeySequence::Open);
    open_image = add(tr("Open &image…"), tr("Open image…"), QKeySequence(Qt::CTRL | Qt::Key_I));
    open_image->setToolTip(tr("Open an image for the model to read"));
    paste_image = add(tr("&Paste image"), tr("Paste image"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
    open_audio = add(tr("Open &audio…"), tr("Open audio…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_W));
    open_audio->setToolTip(tr("Open a WAV file for a model that reads recordings"));
    models_menu = new QMenu(tr("&Models"), window_);
    open_session = add(tr("Open se&ssion…"), tr("Open session…"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_S));
    open_corpus = add(tr("Open &corpus metrics…"), tr("Open metrics…"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_G));
    open_corpus->setToolTip(tr("Measures and labels over many texts, written by headlight metrics"));
    recent_sessions = new QMenu(tr("&Recent sessions"), window_);
    save_session = add(tr("Sa&ve session"), tr("Save session"), QKeySequence::Save);
    save_session_as =
        add(tr("Save session &as…"), tr("Save session as…"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S));
    export_figure = add(tr("&Export figure…"), tr("Export figure…"), QKeySequence(Qt::CTRL | Qt::Key_E));
    add_to_figure =
        add(tr("A&dd to the figure's panels"), tr("Add to figure"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_E));
    copy_figure = add(tr("&Copy figure"), tr("Copy figure"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C));
    quit = add(tr("&Quit"), tr("Quit"), QKeySequence(Qt::CTRL | Qt::Key_Q));
    quit->setMenuRole(QAction::QuitRole);
}

void Actions::make_edit_actions() {
    undo = document_.view().undo_stack().createUndoAction(this, tr("&Undo"));
    undo->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Z));
    redo = document_.view().undo_stack().createRedoAction(this, tr("&Redo"));
    redo->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z));
    window_->addActions({undo, redo});
    edit_text = add(tr("Edit the &text"), tr("Text"), QKeySequence(Qt::CTRL | Qt::Key_L));
    second_text = add_view(tr("&Second text"), tr("Second text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L));
    find_token = add(tr("&Find a token"), tr("Find"), QKeySequence::Find);
    copy_row = add(tr("Copy the token's ro&w as TSV"), tr("Copy row"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_C));
    copy_matrix = add(tr("Copy the &matrix as TSV"), tr("Copy matrix"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_M));
    mask_token = add(tr("Mas&k the selected token"), tr("Mask"), QKeySequence(Qt::CTRL | Qt::Key_K));
    unmask_all = add(tr("Show &all masked tokens"), tr("Unmask"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_K));
    highlight = add(tr("&Highlight the weight"), tr("Highlight"), QKeySequence(Qt::Key_H));
    highlight->setToolTip(
        tr("Outline the weight or the token that is pointed at or selected, here and in files; or no longer"));
    highlight_note = add(tr("Highlight with a &note…"), tr("Note"), QKeySequence(Qt::SHIFT | Qt::Key_H));
    highlight_note->setToolTip(tr("Outline the weight or the token, and write a note beside it"));
    highlight_none =
        add(tr("Remove all highl&ights"), tr("Remove all"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_H));
    connect(highlight, &QAction::triggered, this,
            [this] { toggle_highlight(document_, document_.pointing().focused_pair()); });
    connect(highlight_none, &QAction::triggered, this, [this] { remove_highlights(document_); });
    connect(mask_token, &QAction::triggered, this, [this] {
        if (const auto token = document_.pointing().selected_token()) document_.view().toggle_mask(*token);
    });
    connect(unmask_all, &QAction::triggered, this, [this] {
        document_.view().change(tr("show all masked words"), [](ViewState& view) { view.masks.tokens.clear(); });
    });
}

void Actions::make_view_actions() {
    heat_map = add_view(tr("&Heat map"), tr("Heat map"), QKeySequence(Qt::CTRL | Qt::Key_1));
    links = add_view(tr("&Links"), tr("Links"), QKeySequence(Qt::CTRL | Qt::Key_2));
    both = add_view(tr("&Both"), tr("Both"), QKeySequence(Qt::CTRL | Qt::Key_3));
    over_image = add_view(tr("O&ver the image"), tr("Image"), QKeySequence(Qt::CTRL | Qt::Key_6));
    over_image->setToolTip(tr("What a patch of the image looks at, over the image"));
    smooth = add_view(tr("S&mooth heat over the image"), tr("Smooth"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_6));
    smooth->setToolTip(tr("Let the colours of patches flow into each other"));
    connect(smooth, &QAction::triggered, this, [this](bool on) {
        document_.view().change(on ? tr("smooth heat over the image") : tr("patches over the image"),
                                [on](ViewState& view) { view.smooth = on; });
    });
    exclusive({heat_map, links, both, over_image});
    measure_by_layer =
        add_view(tr("Measure b&y layer"), tr("By layer"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    measure_by_layer->setToolTip(tr("Show the measure as a chart: layers from left to right, a mark a head"));
    connect(measure_by_layer, &QAction::triggered, this, [this](bool on) {
        document_.view().change(on ? tr("measure by layer") : tr("measure as a grid"),
                                [on](ViewState& view) { view.measure_by_layer = on; });
    });
    measure_of_corpus =
        add_view(tr("Measure over the &corpus"), tr("Corpus"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_B));
    measure_of_corpus->setToolTip(tr("Colour heads by the mean over the texts of the open metrics, not by this text"));
    const auto picture = [this](QAction* action, View kind, const QString& what) {
        connect(action, &QAction::triggered, this,
                [this, kind, what] { document_.view().change(what, [kind](ViewState& view) { view.figure = kind; }); });
    };
    picture(heat_map, View::HeatMap, tr("show the heat map"));
    picture(links, View::Links, tr("show the links"));
    picture(both, View::Both, tr("show heat map and links"));
    picture(over_image, View::Image, tr("show attention over the image"));

    tokens = add_view(tr("By &tokens"), tr("Tokens"), QKeySequence(Qt::CTRL | Qt::Key_T));
    tokens->setToolTip(tr("A row and a column for each token"));
    words = add_view(tr("By &words"), tr("Words"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_T));
    words->setToolTip(tr(
        "Pieces joined to words: sum over the pieces attended to, mean over the pieces attending (arXiv 1906.04341)"));
    exclusive({tokens, words});
    connect(tokens, &QAction::triggered, this, [this] {
        document_.view().change(tr("show tokens"), [](ViewState& view) { view.matrix.unit = Unit::Tokens; });
    });
    connect(words, &QAction::triggered, this, [this] {
        document_.view().change(tr("show words"), [](ViewState& view) { view.matrix.unit = Unit::Words; });
    });

    const auto option = [this](QAction* action, bool MatrixOptions::*member) {
        connect(action, &QAction::triggered, this, [this, action, member](bool on) {
            document_.view().change(action->iconText().toLower(),
                                    [member, on](ViewState& view) { view.matrix.*member = on; });
        });
    };
    hide_special = add_view(tr("Hide &special tokens"), tr("Hide special tokens"), QKeySequence(Qt::CTRL | Qt::Key_H));
    hide_special->setToolTip(tr("Leave special tokens such as [CLS] and [SEP] out of rows and columns"));
    hide_sink =
        add_view(tr("Leave out the &first token"), tr("Leave out the first token"), QKeySequence(Qt::CTRL | Qt::Key_J));
    hide_sink->setToolTip(
        tr("Leave out the column of the first token, where many heads put what they do not use (the attention sink)"));
    value_weighted = add_view(tr("Weigh by &values"), tr("Weigh by values"), QKeySequence(Qt::CTRL | Qt::Key_U));
    value_weighted->setToolTip(tr("Each weight times the length of what it hands on (‖W_O v‖), as a share of its row"));
    renormalise = add_view(tr("&Renormalise rows"), tr("Renormalise rows"), QKeySequence(Qt::CTRL | Qt::Key_R));
    renormalise->setToolTip(tr("Make rows sum to 1 again after leaving columns out"));
    option(hide_special, &MatrixOptions::hide_special);
    option(hide_sink, &MatrixOptions::hide_sink);
    option(value_weighted, &MatrixOptions::value_weighted);
    option(renormalise, &MatrixOptions::renormalise);
}

void Actions::make_scale_actions() {
    linear = add_view(tr("L&inear scale"), tr("Linear"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_1));
    linear->setToolTip(tr("Colours follow the weight"));
    logarithmic = add_view(tr("L&ogarithmic scale"), tr("Log"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_2));
    logarithmic->setToolTip(tr("Colours follow the logarithm of the weight, from 0.0001 to 1"));
    rank = add_view(tr("Ra&nk scale"), tr("Rank"), QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_3));
    rank->setToolTip(tr("Colours follow the weight's rank within its row"));
    exclusive({linear, logarithmic, rank});
    const auto scale = [this](QAction* action, Scale value) {
        connect(action, &QAction::triggered, this, [this, action, value] {
            document_.view().change(tr("%1 scale").arg(action->iconText().toLower()),
                                    [value](ViewState& view) { view.scale = value; });
        });
    };
    scale(linear, Scale::Linear);
    scale(logarithmic, Scale::Log);
    scale(rank, Scale::Rank);
    maps_menu = new QMenu(tr("&Colour map"), window_);
    next_map = add(tr("&Next colour map"), tr("Next colour map"), QKeySequence(Qt::CTRL | Qt::Key_M));
    connect(next_map, &QAction::triggered, this, &Actions::choose_next_map);
    connect(maps_menu, &QMenu::aboutToShow, this, &Actions::refresh_maps);
}

void Actions::choose_next_map() {
    const auto maps = colour_maps(window_is_dark(window_));
    const auto now = std::find_if(maps.begin(), maps.end(), [this](const ColourMap& map) {
        return map.id.toStdString() == document_.view().state().color_map;
    });
    const auto index = now == maps.end() ? 0 : now - maps.begin();
    const ColourMap& next = maps[static_cast<std::size_t>(index + 1) % maps.size()];
    document_.view().change(tr("colour map %1").arg(next.name),
                            [&](ViewState& view) { view.color_map = next.id.toStdString(); });
}

void Actions::refresh_maps() {
    maps_menu->clear();
    maps_menu->addAction(next_map);
    maps_menu->addSeparator();
    const bool dark = window_is_dark(window_);
    const QString now = colour_map(QString::fromStdString(document_.view().state().color_map), dark).id;
    for (const ColourMap& map : colour_maps(dark)) {
        QAction* action = maps_menu->addAction(QLatin1Char('&') + map.name);
        action->setCheckable(true);
        action->setChecked(map.id == now);
        connect(action, &QAction::triggered, this, [this, id = map.id, name = map.name] {
            document_.view().change(tr("colour map %1").arg(name),
                                    [&](ViewState& view) { view.color_map = id.toStdString(); });
        });
    }
}

void Actions::make_link_actions() {
    link_columns = add_view(tr("Links between &columns"), tr("Columns"), QKeySequence(Qt::CTRL | Qt::Key_4));
    link_arcs = add_view(tr("Links as &arcs"), tr("Arcs"), QKeySequence(Qt::CTRL | Qt::Key_5));
    exclusive({link_columns, link_arcs});
    connect(link_columns, &QAction::triggered, this, [this] {
        document_.view().change(tr("links between columns"), [](ViewState& view) { view.links.arcs = false; });
    });
    connect(link_arcs, &QAction::triggered, this,
            [this] { document_.view().change(tr("links as arcs"), [](ViewState& view) { view.links.arcs = true; }); });
    overlay =
        add_view(tr("Pinned heads in the &same links"), tr("Overlay"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O));
    connect(overlay, &QAction::triggered, this, [this](bool on) {
        document_.view().change(tr("pinned heads in the same links"),
                                [on](ViewState& view) { view.links.overlay = on; });
    });
}

void Actions::make_window_actions() {
    figure_larger = add(tr("&Enlarge the heat map"), tr("Enlarge"), QKeySequence(Qt::ALT | Qt::Key_Plus));
    figure_smaller = add(tr("S&hrink the heat map"), tr("Shrink"), QKeySequence(Qt::ALT | Qt::Key_Minus));
    figure_whole = add(tr("&Whole heat map"), tr("Whole"), QKeySequence(Qt::ALT | Qt::Key_0));
    part_in_view = add(tr("Show onl&y what is in view"), tr("Only what is in view"),
                       QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_X));
    part_in_view->setToolTip(
        tr("Keep the rows and columns that the enlarged heat map shows, in all figures and files"));
    whole_text = add(tr("Show the whole te&xt"), tr("The whole text"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Y));
    connect(whole_text, &QAction::triggered, this, [this] { show_part(document_, {}, {}); });
    theme_system = add_view(tr("As the s&ystem"), tr("System"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_D));
    theme_light = add_view(tr("&Light"), tr("Light"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_1));
    theme_dark = add_view(tr("&Dark"), tr("Dark"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_2));
    exclusive({theme_system, theme_light, theme_dark});
    zoom_in = add(tr("Zoom interface &in"), tr("Zoom in"), QKeySequence(Qt::CTRL | Qt::Key_Plus));
    zoom_in->setShortcuts({QKeySequence(Qt::CTRL | Qt::Key_Plus), QKeySequence(Qt::CTRL | Qt::Key_Equal)});
    zoom_out = add(tr("Zoom interface &out"), tr("Zoom out"), QKeySequence(Qt::CTRL | Qt::Key_Minus));
    zoom_reset = add(tr("&Usual size"), tr("Usual size"), QKeySequence(Qt::CTRL | Qt::Key_0));
    explain = add_view(tr("&Why this weight"), tr("Why"), QKeySequence(Qt::Key_F4));
    explain->setToolTip(tr("How a weight comes about, and what is known besides the weights"));
    token_steps = add_view(tr("How the te&xt is cut"), tr("Steps"), QKeySequence(Qt::Key_F7));
    interventions = add_view(tr("&Interventions"), tr("Intervene"), QKeySequence(Qt::Key_F5));
    interventions->setToolTip(
        tr("Switch heads off, sharpen or replace their attention, and see what the model then says"));
    highlights = add_view(tr("Hi&ghlights"), tr("Highlights"), QKeySequence(Qt::Key_F12));
    highlights->setToolTip(tr("What is outlined in the pictures, with notes, and the part of the text that they show"));
    compare = add_view(tr("&Compare with another run"), tr("Compare"), QKeySequence(Qt::Key_F6));
    compare->setToolTip(tr("Another model, text or head beside this one, with the difference"));
    compare_text =
        add(tr("Compare with another &wording"), tr("Compare wording"), QKeySequence(Qt::SHIFT | Qt::Key_F6));
    compare_text->setToolTip(tr("The same model reads this text with another word"));
    compare_more = add(tr("Compare with one &more run"), tr("One more run"), QKeySequence(Qt::CTRL | Qt::Key_F6));
    compare_more->setToolTip(tr("Up to four runs side by side"));
    compare_fewer =
        add(tr("Compare &without the shown run"), tr("One run less"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F6));
    compare_fewer->setToolTip(tr("Leave the shown run out of the comparison"));
    compare_next = add(tr("Show the ne&xt compared run"), tr("Next run"), QKeySequence(Qt::ALT | Qt::Key_F6));
    compare_next->setToolTip(tr("Its difference, its heads and its settings"));
    notes = add_view(tr("N&otes"), tr("Notes"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_N));
    notes->setToolTip(tr("What you want to remember of this text, kept in the session"));
    full_screen = add_view(tr("&Full screen"), tr("Full screen"), QKeySequence(Qt::Key_F11));
    only_picture = add_view(tr("&Only the picture"), tr("Only the picture"), QKeySequence(Qt::SHIFT | Qt::Key_F11));
    only_picture->setToolTip(tr("Leave the picture or the comparison the whole width"));
}

void Actions::make_continue_actions() {
    continue_text = add_view(tr("Co&ntinue the text"), tr("Continue"), QKeySequence(Qt::Key_F8));
    greedy = add_view(tr("&Greedy"), tr("Greedy"), QKeySequence(Qt::CTRL | Qt::Key_F8));
    greedy->setToolTip(tr("Always the most probable token"));
    greedy->setChecked(true);
    sample = add_view(tr("Sa&mple"), tr("Sample"), QKeySequence(Qt::SHIFT | Qt::Key_F8));
    sample->setToolTip(tr("Draw tokens by their probability"));
    beams = add_view(tr("B&eams"), tr("Beams"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F8));
    beams->setToolTip(tr("Search the most probable continuation, keeping several at each length"));
    exclusive({greedy, sample, beams});
    generate_step = add(tr("&Step: one token"), tr("Step"), QKeySequence(Qt::Key_F9));
    generate_step->setToolTip(tr("Write one token"));
    generate_run = add(tr("&Run: several tokens"), tr("Run"), QKeySequence(Qt::CTRL | Qt::Key_F9));
    generate_run->setToolTip(tr("Write as many tokens as are asked for"));
    generate_back = add(tr("&Back: before the last token"), tr("Back"), QKeySequence(Qt::SHIFT | Qt::Key_F9));
    generate_back->setToolTip(tr("Go back before the last token"));
    generate_stop = add(tr("S&top writing"), tr("Stop"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F9));
    generate_stop->setToolTip(tr("Stop writing"));
}

void Actions::make_head_actions() {
    const auto step = [this](const QString& text, int key, int layers, int heads) {
        QAction* action = add(text, QString(text).remove(QLatin1Char('&')), QKeySequence(Qt::ALT | key));
        connect(action, &QAction::triggered, this, [this, layers, heads] { document_.view().walk(layers, heads); });
        return action;
    };
    next_head = step(tr("&Next head"), Qt::Key_Right, 0, 1);
    previous_head = step(tr("Pre&vious head"), Qt::Key_Left, 0, -1);
    next_layer = step(tr("Next &layer"), Qt::Key_Down, 1, 0);
    previous_layer = step(tr("Previous la&yer"), Qt::Key_Up, -1, 0);
    pin = add_view(tr("&Pin this head"), tr("Pin"), QKeySequence(Qt::CTRL | Qt::Key_P));
    pin->setToolTip(tr("Keep this head beside the others that you look at"));
    connect(pin, &QAction::triggered, this, [this] { document_.view().toggle_pin(document_.view().state().choice); });
    unpin_all = add(tr("&Unpin all heads"), tr("Unpin all"), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P));
    connect(unpin_all, &QAction::triggered, this,
            [this] { document_.view().change(tr("unpin all heads"), [](ViewState& view) { view.pinned.clear(); }); });
}

void Actions::make_aggregates() {
    aggregate_menu = new QMenu(tr("&Several heads as one"), window_);
    const auto entry = [this](const QString& text, int key, bool all_layers, bool all_heads, Aggregation how) {
        QAction* action = add(text, QString(text).remove(QLatin1Char('&')), QKeySequence(Qt::CTRL | Qt::ALT | key));
        aggregate_menu->addAction(action);
        connect(action, &QAction::triggered, this, [this, all_layers, all_heads, how] {
            HeadId choice = document_.view().last_single_head();
            if (all_layers) choice.layer.reset();
            if (all_heads) choice.head.reset();
            choice.aggregation = how;
            document_.view().show_head(choice);
        });
    };
    entry(tr("&This head alone"), Qt::Key_0, false, false, Aggregation::Mean);
    aggregate_menu->addSeparator();
    entry(tr("&Mean of all heads of the layer"), Qt::Key_H, false, true, Aggregation::Mean);
    entry(tr("Ma&ximum of all heads of the layer"), Qt::Key_J, false, true, Aggregation::Max);
    entry(tr("Mean of the head over all &layers"), Qt::Key_L, true, false, Aggregation::Mean);
    entry(tr("Maximum of the head over all la&yers"), Qt::Key_K, true, false, Aggregation::Max);
    entry(tr("Mean of &everything"), Qt::Key_A, true, true, Aggregation::Mean);
    entry(tr("Maximum of everythin&g"), Qt::Key_X, true, true, Aggregation::Max);
    entry(tr("&Rollout through the layers up to this one"), Qt::Key_R, false, true, Aggregation::Rollout);
    entry(tr("Roll&out through all layers"), Qt::Key_O, true, true, Aggregation::Rollout);
    entry(tr("&Flow through the layers up to this one"), Qt::Key_F, false, true, Aggregation::Flow);
}

void Actions::make_help_actions() {
    stop = add(tr("&Stop"), tr("Stop"), QKeySequence(Qt::Key_Escape));
    samples_menu = new QMenu(tr("Sample &texts"), window_);
    device_menu = new QMenu(tr("&Device and threads"), window_);
    guide = add(tr("&How to read the picture"), tr("How to read"), QKeySequence(Qt::Key_F1));
    lessons = add_view(tr("&Lessons"), tr("Lessons"), QKeySequence(Qt::Key_F2));
    lessons->setToolTip(tr("Short lessons about transformers, on the built-in models"));
    open_lesson = add(tr("&Open lesson…"), tr("Open lesson…"), QKeySequence(Qt::CTRL | Qt::Key_F2));
    open_lesson->setToolTip(tr("A lesson of your own, and those beside it"));
    // What sends these keys are also the pointers that people hold in their hand before a class.
    lesson_back = add(tr("&Back in the lesson"), tr("Back"), QKeySequence(Qt::Key_PageUp));
    lesson_next = add(tr("&Next step of the lesson"), tr("Next"), QKeySequence(Qt::Key_PageDown));
    lesson_again = add(tr("Show the step a&gain"), tr("Show again"), QKeySequence(Qt::SHIFT | Qt::Key_F2));
    lesson_again->setToolTip(tr("What the step showed at first"));
    for (QAction* action : {lesson_back, lesson_next, lesson_again}) action->setEnabled(false);
    shortcuts = add(tr("&Keyboard shortcuts"), tr("Shortcuts"), QKeySequence(Qt::CTRL | Qt::Key_F1));
    about = add(tr("&About Headlight"), tr("About"), QKeySequence(Qt::SHIFT | Qt::Key_F1));
}

void Actions::build_menus(QMenuBar& bar) {
    QMenu* file = bar.addMenu(tr("&File"));
    file->addAction(open_model);
    file->addMenu(models_menu);
    file->addActions({open_audio, open_corpus});
    file->addSeparator();
    file->addActions({open_image, paste_image});
    file->addSeparator();
    file->addAction(open_session);
    file->addMenu(recent_sessions);
    file->addActions({save_session, save_session_as});
    file->addSeparator();
    file->addActions({export_figure, add_to_figure, copy_figure});
    file->addSeparator();
    file->addAction(quit);
    QMenu* edit = bar.addMenu(tr("&Edit"));
    edit->addActions({undo, redo});
    edit->addSeparator();
    edit->addActions({edit_text, second_text, find_token});
    edit->addSeparator();
    edit->addActions({mask_token, unmask_all});
    edit->addActions({highlight, highlight_note, highlight_none});
    edit->addSeparator();
    edit->addActions({copy_row, copy_matrix});
    QMenu* view = bar.addMenu(tr("&View"));
    view->addActions({over_image, heat_map, links, both});
    view->addActions({smooth, measure_by_layer, measure_of_corpus});
    view->addSeparator();
    view->addActions({link_columns, link_arcs, overlay});
    view->addSeparator();
    view->addActions({tokens, words});
    view->addSeparator();
    view->addActions({linear, logarithmic, rank});
    view->addSeparator();
    view->addActions({hide_special, hide_sink, renormalise, value_weighted});
    view->addMenu(maps_menu);
    view->addSeparator();
    view->addActions({figure_larger, figure_smaller, figure_whole, part_in_view, whole_text});
    view->addSeparator();
    QMenu* theme = view->addMenu(tr("&Theme"));
    theme->addActions({theme_system, theme_light, theme_dark});
    view->addActions({zoom_in, zoom_out, zoom_reset, full_screen, only_picture});
    view->addSeparator();
    view->addActions({compare, compare_text});
    view->addMenu(tr("Co&mpared runs"))->addActions({compare_more, compare_fewer, compare_next});
    view->addActions({explain, token_steps, continue_text, interventions, highlights, notes});
    QMenu* continuing = view->addMenu(tr("Continue the text &by"));
    continuing->addActions({generate_step, generate_run, generate_back, generate_stop});
    continuing->addSeparator();
    continuing->addActions({greedy, sample, beams});
    QMenu* head = bar.addMenu(tr("&Head"));
    head->addActions({previous_head, next_head, previous_layer, next_layer});
    head->addSeparator();
    head->addActions({pin, unpin_all});
    head->addMenu(aggregate_menu);
    QMenu* model = bar.addMenu(tr("&Model"));
    model->addAction(stop);
    model->addMenu(samples_menu);
    model->addMenu(device_menu);
    QMenu* help = bar.addMenu(tr("&Help"));
    help->addActions({guide, lessons, open_lesson});
    help->addActions({lesson_back, lesson_next, lesson_again});
    help->addSeparator();
    help->addActions({shortcuts, about});
    refresh_maps();
}

void Actions::refresh() {
    const ViewState& view = document_.view().state();
    const auto check = [](QAction* action, bool on) { action->setChecked(on); };
    check(heat_map, view.figure == View::HeatMap);
    check(links, view.figure == View::Links);
    check(both, view.figure == View::Both);
    check(over_image, view.figure == View::Image);
    check(smooth, view.smooth);
    check(measure_by_layer, view.measure_by_layer);
    for (QAction* action : {over_image, smooth}) action->setVisible(document_.run().reads_images());
    smooth->setEnabled(view.figure == View::Image);
    for (QAction* action : {edit_text, words}) action->setEnabled(document_.run().reads_text());
    check(tokens, view.matrix.unit == Unit::Tokens);
    check(words, view.matrix.unit == Unit::Words);
    check(linear, view.scale == Scale::Linear);
    check(logarithmic, view.scale == Scale::Log);
    check(rank, view.scale == Scale::Rank);
    check(hide_special, view.matrix.hide_special);
    check(hide_sink, view.matrix.hide_sink);
    check(value_weighted, view.matrix.value_weighted);
    check(renormalise, view.matrix.renormalise);
    check(link_columns, !view.links.arcs);
    check(link_arcs, view.links.arcs);
    check(overlay, view.links.overlay);
    check(pin, std::find(view.pinned.begin(), view.pinned.end(), view.choice) != view.pinned.end());
    check(second_text, document_.run().pair().has_value());
    const bool shown = document_.view().picture() && !document_.view().picture()->matrices.empty();
    for (QAction* action : {export_figure, add_to_figure, copy_figure, copy_matrix, pin, figure_larger, figure_smaller,
                            figure_whole, part_in_view, highlight, highlight_note})
        action->setEnabled(shown);
    const PointedOut& pointed_out = view.pointed_out;
    highlight_none->setEnabled(!pointed_out.highlights.empty());
    whole_text->setEnabled(pointed_out.queries || pointed_out.keys);
    copy_row->setEnabled(shown && document_.pointing().focused_query());
    unpin_all->setEnabled(!view.pinned.empty());
    mask_token->setEnabled(document_.run().masks_words() && document_.pointing().selected_token());
    unmask_all->setEnabled(!view.masks.tokens.empty());
    second_text->setEnabled(document_.run().model() && document_.run().model()->description.has_segments);
    stop->setEnabled(document_.run().loading() || document_.run().running() || document_.run().generating());
}

}  // namespace headlight
