#include "workbench/shell/main_window.h"

#include "figures/drawing/image_file.h"
#include "formats/molecules/structure_file.h"
#include "runs/page_words_file.h"
#include "workbench/compare/compare_panel.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/session_bridge.h"
#include "workbench/document/shown_structure.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/interventions_panel.h"
#include "workbench/explain/model/contacts_page.h"
#include "workbench/explain/model/layer_page.h"
#include "workbench/explain/prediction_panel.h"
#include "workbench/explain/why_panel.h"
#include "workbench/export/figure_choices.h"
#include "workbench/export/figure_panels.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/heads/corpus_metrics.h"
#include "workbench/heads/find_heads_panel.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/head_panel.h"
#include "workbench/heads/highlights_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/heads/token_panel.h"
#include "workbench/help/help_topics.h"
#include "workbench/help/help_window.h"
#include "workbench/input/image_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/lessons/illustration_view.h"
#include "workbench/lessons/lesson_panel.h"
#include "workbench/lessons/lesson_player.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/context_menus.h"
#include "workbench/menus/device_menu.h"
#include "workbench/menus/language_menu.h"
#include "workbench/menus/model_menu.h"
#include "workbench/menus/panel_table.h"
#include "workbench/menus/samples_menu.h"
#include "workbench/menus/settings.h"
#include "workbench/palette/command_palette.h"
#include "workbench/sessions/session_keeper.h"
#include "workbench/shell/checkpoint_bar.h"
#include "workbench/shell/copying.h"
#include "workbench/shell/figure_room.h"
#include "workbench/shell/file_kinds.h"
#include "workbench/shell/lower_panels.h"
#include "workbench/shell/notes_panel.h"
#include "workbench/shell/notices_bar.h"
#include "workbench/shell/rail.h"
#include "workbench/shell/sequence_files.h"
#include "workbench/shell/status_line.h"
#include "workbench/shell/top_bar.h"
#include "workbench/shell/welcome_bar.h"
#include "workbench/shell/window_look.h"
#include "workbench/training/training_bar.h"
#include "workbench/widgets/figures/pointer_ring.h"
#include "workbench/widgets/guide.h"
#include "workbench/widgets/look/focus_ring.h"
#include "workbench/widgets/look/look_follower.h"
#include "workbench/widgets/look/motion.h"

#include <QApplication>
#include <QCloseEvent>
#include <QDialog>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QIcon>
#include <QMenuBar>
#include <QMimeData>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>
#include <QWindow>

#include <algorithm>
#include <initializer_list>

// Outside of every namespace, as Qt asks: resources of a static library are linked only if somebody names them.
static void load_icons() {
    Q_INIT_RESOURCE(icons);
}

namespace headlight {

namespace {

constexpr std::pair<ActionId, ThemeChoice> kThemes[] = {
    {ActionId::ThemeSystem, ThemeChoice::System},
    {ActionId::ThemeLight, ThemeChoice::Light},
    {ActionId::ThemeDark, ThemeChoice::Dark},
    {ActionId::ThemeHighContrast, ThemeChoice::HighContrast},
};

/// In a low window, what stands beside the picture scrolls.
QScrollArea* scrolled(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea(parent);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    return area;
}

/// The backend as the program start says, and what was chosen last time where it says nothing.
BackendChoice remembered_backend(const WindowOptions& options) {
    BackendChoice choice = options.backend;
    const BackendChoice before = Settings(options.settings_file).backend();
    if (choice.backend == "auto" && choice.device.empty()) {
        choice.backend = before.backend;
        choice.device = before.device;
    }
    if (choice.threads == 0) choice.threads = before.threads;
    for (const PrecisionChoice& precision : kPrecisionChoices)
        if ((choice.*precision.member).empty()) choice.*precision.member = before.*precision.member;
    return choice;
}

}  // namespace

MainWindow::MainWindow(const WindowOptions& options)
    : MainWindow(options, make_session_bridge(remembered_backend(options))) {}

MainWindow::MainWindow(const WindowOptions& options, std::unique_ptr<SessionBridge> bridge)
    : settings_(std::make_unique<Settings>(options.settings_file)), still_(options.still) {
    load_icons();
    document_ = new Document(std::move(bridge), remembered_backend(options), this);
    build();
    connect_document();
    connect_actions();
    const QString recovery = options.settings_file.isEmpty()
                                 ? RecoveryFiles::usual_folder()
                                 : QFileInfo(options.settings_file).dir().filePath(QStringLiteral("recovery"));
    keeper_ = new SessionKeeper({*document_, *other_sides_, panel<ContinuePanel>(), *actions_, *panels_}, *settings_,
                                recovery, this);
    corpus_ = new CorpusMetrics(*document_, *actions_, this);
    sequences_ = new SequenceFiles(*document_, this);
    dress_parts();
    restore(options);
}

MainWindow::~MainWindow() {
    // Dialogs and panels ask the document, and what belongs to the window, until they are gone; the document goes last,
    // and takes the session with it.
    qDeleteAll(findChildren<QDialog*>(Qt::FindDirectChildrenOnly));
    delete takeCentralWidget();
}

void MainWindow::build() {
    setObjectName(QStringLiteral("headlight"));
    setWindowIcon(QIcon(QStringLiteral(":/icons/headlight.svg")));
    setAcceptDrops(true);
    actions_ = new Actions(*document_, this);
    actions_->build_menus(*menuBar());
    new SamplesMenu(*actions_->menu(MenuId::Samples), *document_, this);

    auto* central = new QWidget(this);
    top_bar_ = new TopBar(*document_, *actions_, central);
    fill_model_menus();
    text_panel_ = new TextPanel(*document_, central);
    image_panel_ = new ImagePanel(*document_, *actions_, central);
    image_panel_->hide();
    checkpoints_ = new CheckpointBar(*document_, central);
    training_ = new TrainingBar(*document_, central);
    welcome_ = new WelcomeBar(*actions_, top_bar_->models(), central);
    notices_ = new NoticesBar(central);
    room_ = new FigureRoom(central);
    grids_ = new GridsPanel(*document_, room_);
    middle_ = new QStackedWidget(room_);
    beside_ = new QStackedWidget(room_);
    stage_ = new Stage(*document_, *actions_, middle_);
    middle_->addWidget(stage_);
    beside_->addWidget(build_side_panel());
    build_comparison();
    room_->set_contents(grids_, middle_, beside_);
    room_->set_needs([this] { return middle_needs(); });
    auto* column = new QVBoxLayout(central);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(top_bar_);
    column->addWidget(text_panel_);
    column->addWidget(image_panel_);
    column->addWidget(checkpoints_);
    column->addWidget(training_);
    column->addWidget(welcome_);
    column->addWidget(notices_);
    column->addWidget(room_, 1);
    lower_panels_ = new LowerPanels(*document_, *actions_, room_->rows());
    room_->set_panels(lower_panels_);
    setCentralWidget(central);
    build_lessons();
    build_training();
    build_finding();
    build_welcome();
    status_line_ = new StatusLine(*document_, *actions_, this);
    setStatusBar(status_line_);
    panels_ = new FigurePanels(this);
}

void MainWindow::dress_parts() {
    window_look_ = new WindowLook(*this);
    for (QWidget* part : std::initializer_list<QWidget*>{
             menuBar(), rail_, palette_, top_bar_, text_panel_, image_panel_, checkpoints_, training_, welcome_,
             notices_, grids_, compare_view_, &lessons_->illustration(), beside_->widget(0), beside_->widget(1),
             lessons_->panel().parentWidget(), status_line_, &room_->bar(FigureRoom::Side::Left),
             &room_->bar(FigureRoom::Side::Right)})
        window_look_->add_part(*part);
    for (QWidget* part : stage_->parts()) window_look_->add_part(*part);
    connect(stage_, &Stage::part_made, this, [this](QWidget* part) { window_look_->add_part(*part); });
    connect_panels();
    lower_panels_->for_each_made([this](LowerPanel& panel) { take_panel(panel); });
    connect(lower_panels_, &LowerPanels::made, this, [this](LowerPanel* panel) { take_panel(*panel); });
    connect(&document_->view(), &ShownView::picture_changed, lower_panels_, &LowerPanels::prepare,
            Qt::SingleShotConnection);
    connect(&document_->view(), &ShownView::picture_changed, window_look_, &WindowLook::dress_hidden,
            Qt::SingleShotConnection);
    connect(window_look_, &WindowLook::ended, this, &MainWindow::fit_look);
}

void MainWindow::take_panel(LowerPanel& panel) {
    window_look_->add_part(panel);
    connect(&panel, &LowerPanel::export_asked, this, [this] {
        if (const auto open = lower_panels_->open_figure()) export_open_figure(open->file);
    });
}

void MainWindow::connect_panels() {
    lower_panels_->when_made<FindHeadsPanel>([this](FindHeadsPanel& heads) {
        heads.set_thumbnails(grids_->heads().figure());
        connect(grids_, &GridsPanel::grid_changed, &heads, &FindHeadsPanel::set_thumbnails);
        connect(&heads, &FindHeadsPanel::others_changed, grids_, &GridsPanel::set_dimmed);
    });
    lower_panels_->when_made<InterventionsPanel>([this](InterventionsPanel& interventions) {
        connect(&interventions, &InterventionsPanel::comparison_wanted, this, &MainWindow::compare_untouched);
    });
}

void MainWindow::compare_untouched() {
    if (other_sides_->is_on()) return other_sides_->shown().set_untouched(true);
    other_sides_->set_runs({{.untouched = true}});  // and not the runs of a comparison that was closed
    actions_->at(ActionId::Compare)->setChecked(true);
}

void MainWindow::fill_model_menus() {
    const auto open = [this](const QString& model) { document_->run().open_model(model); };
    (new ModelMenu(*document_, *settings_, *actions_->menu(MenuId::Models), open, this))->check_open_model();
    auto* of_bar = new ModelMenu(*document_, *settings_, top_bar_->models(), open, this);
    of_bar->check_open_model();
    of_bar->set_first(actions_->at(ActionId::OpenModel));
}

QWidget* MainWindow::build_side_panel() {
    side_ = new QWidget;
    side_->setObjectName(QStringLiteral("side_panel"));
    side_->setAttribute(Qt::WA_StyledBackground);
    head_panel_ = new HeadPanel(*document_, side_);
    token_panel_ = new TokenPanel(*document_, side_);
    prediction_panel_ = new PredictionPanel(*document_, side_);
    auto* column = new QVBoxLayout(side_);
    column->addWidget(head_panel_);
    column->addWidget(token_panel_);
    column->addWidget(prediction_panel_);
    column->addStretch(1);
    return scrolled(side_, beside_);
}

void MainWindow::build_comparison() {
    other_sides_ = new OtherSides(
        *document_, [this] { return make_session_bridge(document_->run().backend()); }, this);
    compare_view_ = new CompareView(*document_, *other_sides_, *actions_, *settings_, middle_);
    compare_panel_ = new ComparePanel(*document_, *other_sides_, compare_view_->maker(), beside_);
    middle_->addWidget(compare_view_);
    beside_->addWidget(scrolled(compare_panel_, beside_));
    connect(&compare_panel_->tabs(), &QTabWidget::currentChanged, this, &MainWindow::fit_columns);
    connect(actions_->at(ActionId::Compare), &QAction::toggled, this, &MainWindow::show_comparison);
    connect(actions_->at(ActionId::CompareText), &QAction::triggered, this, [this] {
        actions_->at(ActionId::Compare)->setChecked(true);
        compare_view_->header().edit_text();
    });
    connect(actions_->at(ActionId::CompareMore), &QAction::triggered, this, [this] {
        if (actions_->at(ActionId::Compare)->isChecked())
            other_sides_->add();
        else
            actions_->at(ActionId::Compare)->setChecked(true);
    });
    connect(actions_->at(ActionId::CompareFewer), &QAction::triggered, this,
            [this] { other_sides_->remove(other_sides_->shown_index()); });
    connect(actions_->at(ActionId::CompareNext), &QAction::triggered, this,
            [this] { other_sides_->show((other_sides_->shown_index() + 1) % other_sides_->count()); });
    connect(other_sides_, &OtherSides::changed, this, &MainWindow::refresh_comparison_actions);
    refresh_comparison_actions();
    connect(compare_view_, &CompareView::export_asked, this,
            [this] { export_open_figure(QStringLiteral("comparison")); });
    connect(compare_view_, &CompareView::closed, actions_->at(ActionId::Compare),
            [this] { actions_->at(ActionId::Compare)->setChecked(false); });
}

void MainWindow::refresh_comparison_actions() {
    const bool several = other_sides_->is_on() && other_sides_->count() > 1;
    actions_->at(ActionId::CompareMore)
        ->setEnabled(!other_sides_->is_on() || other_sides_->count() < OtherSides::kMost);
    actions_->at(ActionId::CompareFewer)->setEnabled(several);
    actions_->at(ActionId::CompareNext)->setEnabled(several);
}

void MainWindow::build_lessons() {
    const auto show_predictions = [this] {
        room_->reveal(FigureRoom::Side::Right);
        static_cast<QScrollArea*>(beside_->widget(0))->ensureWidgetVisible(prediction_panel_, 0, 0);
    };
    lessons_ = new LessonPlayer(
        *this,
        {*document_, *actions_, panel<ContinuePanel>(), *other_sides_, *grids_, *beside_, show_predictions,
         [this](View view) { panel<WhyPanel>().show_page(view); },
         [this](bool shown) { compare_panel_->show_contexts(shown); },
         [this](const std::filesystem::path& path) { panel<WhyPanel>().page<LayerPage>().show_model(path); }},
        *middle_);
    connect(lessons_, &LessonPlayer::width_changed, this, [this] {
        show_welcome();
        fit_columns();
    });
    connect(lessons_, &LessonPlayer::began, this, [this] { keeper_->hold(); });
    connect(lessons_, &LessonPlayer::ended, this, [this] {
        keeper_->release();
        room_->end_reveal();
    });
}

void MainWindow::build_training() {
    connect(actions_->at(ActionId::TrainModel), &QAction::triggered, training_, &TrainingBar::ask);
    connect(training_, &TrainingBar::checkpoints_changed, checkpoints_, &CheckpointBar::refresh);
    connect(training_, &TrainingBar::began, this, [this] { explain(View::Checkpoints); });
}

void MainWindow::build_finding() {
    rail_ = new Rail(*actions_, this);
    addToolBar(Qt::LeftToolBarArea, rail_);
    palette_ = new CommandPalette(*this);
    connect(palette_, &CommandPalette::chosen, this,
            [this](const PaletteEntry& entry) { settings_->add_recent_command(entry.id()); });
    connect(actions_->at(ActionId::OnlyPicture), &QAction::toggled, this, [this](bool on) {
        rail_->setVisible(!on);
        fit_columns();
    });
    connect(actions_->at(ActionId::Explore), &QAction::triggered, this,
            [this] { room_->forget_closed(FigureRoom::Side::Left); });
    connect(stage_, &Stage::needs_changed, this, &MainWindow::fit_columns);
    connect(other_sides_, &OtherSides::changed, this, &MainWindow::fit_columns);
    connect(actions_->at(ActionId::FindCommand), &QAction::triggered, this, &MainWindow::find_command);
}

void MainWindow::build_welcome() {
    connect(welcome_, &WelcomeBar::dismissed, this, &MainWindow::dismiss_welcome);
    connect(welcome_, &WelcomeBar::first_lesson_wanted, this, [this] {
        const std::vector<LessonEntry> lessons = lessons_->entries();
        if (!lessons.empty()) lessons_->open(lessons.front().file);
    });
}

void MainWindow::show_welcome() {
    constexpr double kLeastWidth = 860;
    constexpr double kLeastHeight = 640;
    const bool presents = actions_->at(ActionId::Present)->isChecked();
    const bool free = !presents && !lessons_->lesson();  // a lesson says itself where to begin
    welcome_->setVisible(!settings_->welcomed() && free && width() >= look_.px(kLeastWidth) &&
                         height() >= look_.px(kLeastHeight));
    // One after the other: both would leave the figure less than half of a small screen.
    stage_->show_guide(!settings_->guide_read() && free && welcome_->isHidden());
}

void MainWindow::dismiss_welcome() {
    settings_->set_welcomed(true);
    show_welcome();
}

void MainWindow::show_comparison(bool shown) {
    middle_->setCurrentIndex(shown ? 1 : 0);
    beside_->setCurrentIndex(shown ? 1 : 0);
    other_sides_->set_on(shown);
    room_->bar(FigureRoom::Side::Right).set_name(shown ? tr("Differences") : tr("Details"));
    fit_columns();
}

void MainWindow::connect_document() {
    connect(&document_->notices(), &Notices::posted, notices_, &NoticesBar::show_notice);
    connect(&document_->notices(), &Notices::ended, notices_, &NoticesBar::end_subject);
    connect(&document_->run(), &LiveRun::model_changed, this, [this] {
        const auto& model = document_->run().model();
        show_input();
        const auto built_in = document_->run().bridge().built_in();
        const bool known = std::any_of(built_in.begin(), built_in.end(),
                                       [&](const BuiltInModel& each) { return each.is_at(model->path); });
        if (known) return;
        const CheckpointSeries series = checkpoints_at(model->path);  // one entry for all of a folder's checkpoints
        const std::filesystem::path& recent = series.checkpoints.empty() ? model->path : series.folder;
        settings_->add_recent_model(QString::fromStdString(recent.string()));
    });
}

void MainWindow::connect_actions() {
    connect(actions_->at(ActionId::OpenModel), &QAction::triggered, this, &MainWindow::open_file_dialog);
    connect(actions_->at(ActionId::OpenFolder), &QAction::triggered, this, &MainWindow::open_folder_dialog);
    connect(actions_->at(ActionId::OpenImage), &QAction::triggered, this, &MainWindow::open_image_dialog);
    connect(actions_->at(ActionId::AddImages), &QAction::triggered, this, &MainWindow::add_images_dialog);
    connect(actions_->at(ActionId::ReplaceImage), &QAction::triggered, this, &MainWindow::replace_image_dialog);
    connect(actions_->at(ActionId::PasteImage), &QAction::triggered, this, &MainWindow::paste_image);
    connect(actions_->at(ActionId::OpenAudio), &QAction::triggered, this, &MainWindow::open_audio_dialog);
    connect(actions_->at(ActionId::NeutralPrompt), &QAction::triggered, this, &MainWindow::edit_neutral_prompt);
    connect(actions_->at(ActionId::ExportFigure), &QAction::triggered, this, &MainWindow::open_export_dialog);
    connect(actions_->at(ActionId::AddToFigure), &QAction::triggered, this, &MainWindow::add_to_figure);
    connect(actions_->at(ActionId::Quit), &QAction::triggered, this, &QWidget::close);
    connect(actions_->at(ActionId::Stop), &QAction::triggered, &document_->run(), &LiveRun::cancel);
    connect(actions_->at(ActionId::LayerAndCost), &QAction::triggered, this, [this] { explain(View::Layer); });
    connect(actions_->at(ActionId::EditText), &QAction::triggered, this, [this] {
        text_panel_->editor().setFocus();
        text_panel_->editor().selectAll();
    });
    connect(actions_->at(ActionId::SecondText), &QAction::triggered, text_panel_, &TextPanel::show_pair);
    connect(actions_->at(ActionId::FindToken), &QAction::triggered, text_panel_, &TextPanel::start_find);
    connect_window_actions();
    new Copying(*document_, *actions_, *stage_, *compare_view_, *this);
    new ContextMenus(*document_, *actions_, *this);
    new FocusRing(this);
    auto* languages = new LanguageMenu(*actions_->menu(MenuId::Language), *settings_, document_->notices(), this);
    connect(languages, &LanguageMenu::reopening, this, &MainWindow::reopen);
    auto* devices = new DeviceMenu(*actions_->menu(MenuId::Device), *document_, this);
    connect(devices, &DeviceMenu::chosen, document_, [this](const BackendChoice& choice) {
        backend_chosen_ = true;
        document_->run().choose_backend(choice);
    });
}

void MainWindow::connect_window_actions() {
    const auto heat_map = [this]() -> FigureView& {
        return actions_->at(ActionId::Compare)->isChecked() ? compare_view_->side(0) : stage_->pane().heat_map();
    };
    const auto zoom_figure = [this, heat_map](QAction* action, double factor) {
        connect(action, &QAction::triggered, this, [heat_map, factor] {
            FigureView& view = heat_map();
            view.set_zoom(view.zoom() * factor, QRectF(view.rect()).center());
        });
    };
    zoom_figure(actions_->at(ActionId::FigureLarger), 1.25);
    zoom_figure(actions_->at(ActionId::FigureSmaller), 0.8);
    connect(actions_->at(ActionId::FigureWhole), &QAction::triggered, this, [heat_map] { heat_map().reset_zoom(); });
    for (const auto& [action, theme] : kThemes)
        connect(actions_->at(action), &QAction::triggered, this, [this, chosen = theme] { choose_theme(chosen); });
    connect(actions_->at(ActionId::ZoomIn), &QAction::triggered, this, [this] { choose_zoom(look_.zoom * 1.1); });
    connect(actions_->at(ActionId::ZoomOut), &QAction::triggered, this, [this] { choose_zoom(look_.zoom / 1.1); });
    connect(actions_->at(ActionId::ZoomReset), &QAction::triggered, this,
            [this] { choose_zoom(usual_zoom(screen()->size())); });
    connect_appearance();
    connect_lower_panels();
    connect(actions_->at(ActionId::FullScreen), &QAction::triggered, this,
            [this](bool on) { setWindowState(windowState().setFlag(Qt::WindowFullScreen, on)); });
    connect(actions_->at(ActionId::Present), &QAction::toggled, this, &MainWindow::present);
    connect(actions_->at(ActionId::Guide), &QAction::triggered, this, [this] { stage_->show_guide(true); });
    connect(&stage_->guide(), &Guide::dismissed, this, [this] {
        settings_->set_guide_read(true);
        dismiss_welcome();
    });
    connect(actions_->at(ActionId::Help), &QAction::triggered, this, [this] {
        const bool compares = actions_->at(ActionId::Compare)->isChecked();
        const QString below = open_panel(*actions_);
        show_help(help_topic_of_focus(QApplication::focusWidget(),
                                      below.isEmpty() && compares ? QStringLiteral("compare") : below));
    });
    connect(actions_->at(ActionId::Shortcuts), &QAction::triggered, this, &MainWindow::show_shortcuts);
    connect(actions_->at(ActionId::About), &QAction::triggered, this, &MainWindow::show_about);
}

void MainWindow::connect_appearance() {
    QAction* transitions = actions_->at(ActionId::Transitions);
    transitions->setChecked(settings_->transitions());
    connect(transitions, &QAction::toggled, this, [this](bool on) {
        settings_->set_transitions(on);
        apply_look();
    });
    pointer_ring_ = new PointerRing(*this);
    QAction* ring = actions_->at(ActionId::PointerRing);
    ring->setChecked(settings_->pointer_ring());
    connect(ring, &QAction::toggled, this, [this](bool on) {
        settings_->set_pointer_ring(on);
        pointer_ring_->set_on(on && actions_->at(ActionId::Present)->isChecked());
    });
}

void MainWindow::connect_lower_panels() {
    connect(lower_panels_, &LowerPanels::left, this, [this] { text_panel_->editor().setFocus(); });
    connect(actions_->at(ActionId::Notes), &QAction::triggered, this, [this](bool on) {
        if (on) panel<NotesPanel>().editor().setFocus();
    });
    connect(actions_->at(ActionId::HighlightNote), &QAction::triggered, this, [this] {
        actions_->at(ActionId::Highlights)->setChecked(true);
        panel<HighlightsPanel>().begin_note();
    });
    for (QAction* action : {actions_->at(ActionId::GenerateStep), actions_->at(ActionId::GenerateRun)})
        connect(action, &QAction::triggered, this, [this] { actions_->at(ActionId::ContinueText)->setChecked(true); });
}

void MainWindow::apply_look() {
    look_ = make_look(theme_, look_.zoom);
    if (!still_ && settings_->transitions()) look_.transition = transition_milliseconds(*style());
    FigureStyle figures;
    figures.theme = look_.theme;
    figures.font = look_.figure_font();
    figures.pixel = 1 / devicePixelRatioF();
    document_->view().set_figure_style(figures);
    if (help_) help_->set_look(look_);
    window_look_->take(look_);
}

void MainWindow::fit_look() {
    text_panel_->fit_window(height());
    rail_->fit_window(height());
    lessons_->fit_window();
    show_welcome();
    side_->layout()->setContentsMargins(look_.px(12), look_.px(10), look_.px(12), look_.px(10));
    side_->layout()->setSpacing(look_.px(16));
    fit_columns();
}

void MainWindow::choose_theme(ThemeChoice theme) {
    theme_ = theme;
    settings_->set_theme(theme);
    for (const auto& [action, each] : kThemes)
        if (each == theme) actions_->at(action)->setChecked(true);
    apply_look();
}

void MainWindow::choose_zoom(double zoom) {
    look_.zoom = std::clamp(zoom, 0.5, 3.0);
    settings_->set_zoom(look_.zoom);
    apply_look();
}

void MainWindow::present(bool on) {
    constexpr double kLarger = 1.5;  // labels of 12 points become those of 18 with which slides begin
    if (on) zoom_before_presenting_ = look_.zoom;
    if (actions_->at(ActionId::FullScreen)->isChecked() != on) actions_->at(ActionId::FullScreen)->trigger();
    actions_->at(ActionId::OnlyPicture)->setChecked(on);
    // Their commands have keys, and Ctrl+K finds them.
    menuBar()->setVisible(!on);
    top_bar_->setVisible(!on);
    status_line_->setVisible(!on);
    text_panel_->set_presents(on);
    show_welcome();
    look_.zoom = on ? std::min(look_.zoom * kLarger, 3.0) : zoom_before_presenting_;
    pointer_ring_->set_on(on && actions_->at(ActionId::PointerRing)->isChecked());
    apply_look();
}

MiddleNeeds MainWindow::middle_needs() const {
    constexpr double kDetails = 196;
    constexpr double kDifferences = 240;
    constexpr double kContexts = 340;
    const QWidget* shown = middle_->currentWidget();
    const bool compares = shown == compare_view_;
    MiddleNeeds needs;
    needs.left_least = grids_->least_width();
    const bool contexts = compares && compare_panel_->shows_contexts();
    needs.right_least = look_.px(contexts ? kContexts : compares ? kDifferences : kDetails);
    needs.cells = [](const QSize& room) { return std::min(room.width(), room.height()); };  // of a lesson's drawing
    if (compares) {
        needs.left_closes_first = true;  // the list of differences leads through a comparison
        needs.figures = static_cast<int>(other_sides_->count()) + 2;
        needs.cells = [this](const QSize& room) { return compare_view_->cells_in(room); };
    } else if (shown == stage_) {
        needs.figures = static_cast<int>(stage_->pane_count());
        needs.cells = [this](const QSize& room) { return stage_->cells_in(room); };
    }
    return needs;
}

void MainWindow::fit_columns() {
    room_->arrange();
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    text_panel_->fit_window(height());
    rail_->fit_window(height());
    lessons_->fit_window();
    show_welcome();
    fit_columns();
}

void MainWindow::restore(const WindowOptions& options) {
    look_.zoom = settings_->zoom(usual_zoom(screen()->size()));
    choose_theme(settings_->theme());
    const QSize frame(16, 48);  // what window managers put around, which is not known before the window is shown
    resize(QSize(look_.px(1440), look_.px(900)).boundedTo(screen()->availableGeometry().size() - frame));
    restoreGeometry(settings_->geometry());
    room_->restore(*settings_);
    fit_columns();
    show_welcome();
    text_panel_->editor().setFocus();

    if (!options.lesson.isEmpty())
        connect(
            keeper_, &SessionKeeper::shown, lessons_, [this, lesson = options.lesson] { lessons_->open(lesson); },
            Qt::SingleShotConnection);
    connect(keeper_, &SessionKeeper::opening, lessons_, &LessonPlayer::leave);
    keeper_->start(options);
}

void MainWindow::remember() {
    settings_->set_geometry(saveGeometry());
    room_->save(*settings_);
    if (backend_chosen_) settings_->set_backend(document_->run().backend());
    keeper_->end();
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    if (!local_files(*event->mimeData()).isEmpty()) event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent* event) {
    const QStringList paths = local_files(*event->mimeData());
    if (paths.isEmpty()) return;
    event->acceptProposedAction();
    if (std::ranges::all_of(paths, is_image_file)) return document_->run().take_images(images_at(paths));
    open_path(paths.front());
}

void MainWindow::show_request(const QString& model, const QString& text, const QStringList& images,
                              const QString& boxes) {
    if (!model.isEmpty()) document_->run().open_model(model);
    if (!text.isEmpty()) document_->run().set_text(text);
    if (!images.isEmpty()) document_->run().open_images(images_at(images));
    if (!boxes.isEmpty()) document_->run().open_page(boxes);
}

void MainWindow::open_path(const QString& path) {
    if (path.endsWith(QLatin1Char('.') + kSessionEnding))
        keeper_->open(path);
    else if (is_lesson_file(path))  // JSON as well, told by its steps
        lessons_->open(path);
    else if (is_page_words_file(path.toStdString()))  // JSON as well, told by its boxes
        document_->run().open_page(path);
    else if (CorpusMetrics::may_be_metrics(path))
        corpus_->open(path);
    else if (is_fasta_file(path.toStdString()))
        sequences_->open(path);
    else if (is_structure_file(path.toStdString()))
        show_structure(path);
    else if (is_audio_file(path))
        document_->run().open_audio(path);
    else if (is_image_file(path))
        document_->run().take_images(images_at({path}));
    else
        document_->run().open_model(path);
}

void MainWindow::explain(View page) {
    actions_->at(ActionId::Explain)->setChecked(true);
    panel<WhyPanel>().show_page(page);
}

void MainWindow::show_structure(const QString& path) {
    explain(View::Contacts);
    document_->structure().open(path);
}

bool MainWindow::event(QEvent* event) {
    // The desktop turned dark or light.
    if (event->type() == QEvent::ApplicationPaletteChange && theme_ == ThemeChoice::System && status_line_)
        apply_look();
    return QMainWindow::event(event);
}

void MainWindow::showEvent(QShowEvent* event) {
    QMainWindow::showEvent(event);
    // Another screen may have more pixels: figures say when several cells share one.
    if (windowHandle())
        connect(windowHandle(), &QWindow::screenChanged, this, &MainWindow::apply_look, Qt::UniqueConnection);
}

void MainWindow::close_unasked() {
    keeper_->close_unasked();
}

void MainWindow::reopen() {
    reopens_ = true;
    close_unasked();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (!keeper_->may_close()) return event->ignore();
    remember();
    document_->run().bridge().cancel();
    if (help_) help_->close();
    QMainWindow::closeEvent(event);
}

}  // namespace headlight
