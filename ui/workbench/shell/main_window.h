#pragma once

#include "session/session.h"
#include "view/enum_names.h"
#include "workbench/sessions/window_options.h"
#include "workbench/shell/figure_room.h"
#include "workbench/shell/lower_panels.h"
#include "workbench/widgets/look/look.h"

#include <QMainWindow>
#include <QString>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>

class QStackedWidget;

namespace headlight {

class Actions;
struct AttentionMatrix;
class CheckpointBar;
class CommandPalette;
class ComparePanel;
class CompareView;
class CorpusMetrics;
class Document;
class ExportDialog;
class IllustrationView;
class FigureChoices;
struct FigurePanel;
class FigurePanels;
class GridsPanel;
class HeadPanel;
class HelpWindow;
class ImagePanel;
class LessonPlayer;
class NoticesBar;
class OtherSides;
class PointerRing;
class PredictionPanel;
class Rail;
class SequenceFiles;
class SessionBridge;
class SessionKeeper;
class Settings;
class Stage;
class StatusLine;
class TextPanel;
class TokenPanel;
class TopBar;
class TrainingBar;
class WelcomeBar;
class WindowLook;

/// The window: puts the panels together around one document and keeps what should be remembered.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    explicit MainWindow(const WindowOptions& options);
    MainWindow(const WindowOptions& options, std::unique_ptr<SessionBridge> bridge);
    ~MainWindow() override;

    [[nodiscard]] Document& document() { return *document_; }
    [[nodiscard]] Actions& actions_of_window() { return *actions_; }
    /// The panel of this class, below the picture.
    template <typename Panel>
    [[nodiscard]] Panel& panel() const {
        return lower_panels_->panel<Panel>();
    }
    [[nodiscard]] TextPanel& text_panel() { return *text_panel_; }
    [[nodiscard]] ImagePanel& image_panel() { return *image_panel_; }
    [[nodiscard]] CheckpointBar& checkpoint_bar() { return *checkpoints_; }
    [[nodiscard]] TrainingBar& training() { return *training_; }
    [[nodiscard]] GridsPanel& grids() { return *grids_; }
    [[nodiscard]] FigureRoom& room() { return *room_; }
    [[nodiscard]] Stage& stage() { return *stage_; }
    [[nodiscard]] OtherSides& other_sides() { return *other_sides_; }
    [[nodiscard]] CompareView& compare_view() { return *compare_view_; }
    [[nodiscard]] ComparePanel& compare_panel() { return *compare_panel_; }
    [[nodiscard]] HeadPanel& head_panel() { return *head_panel_; }
    [[nodiscard]] TokenPanel& token_panel() { return *token_panel_; }
    [[nodiscard]] PredictionPanel& prediction_panel() { return *prediction_panel_; }
    [[nodiscard]] Rail& rail() { return *rail_; }
    [[nodiscard]] CommandPalette& palette() { return *palette_; }
    [[nodiscard]] LessonPlayer& lessons() { return *lessons_; }
    [[nodiscard]] WelcomeBar& welcome() { return *welcome_; }
    [[nodiscard]] NoticesBar& notices() { return *notices_; }
    [[nodiscard]] StatusLine& status_line() { return *status_line_; }
    [[nodiscard]] SessionKeeper& keeper() { return *keeper_; }
    [[nodiscard]] CorpusMetrics& corpus() { return *corpus_; }
    [[nodiscard]] FigurePanels& panels() { return *panels_; }
    /// The window of the documentation; null until it is opened.
    [[nodiscard]] HelpWindow* help() { return help_.get(); }
    [[nodiscard]] const Look& look() const { return look_; }
    [[nodiscard]] WindowLook& window_look() { return *window_look_; }
    [[nodiscard]] PointerRing& pointer_ring() { return *pointer_ring_; }

    /// Opens what another process asks for; what is empty stays as it is.
    void show_request(const QString& model, const QString& text, const QStringList& images, const QString& boxes = {});
    /// Closes without asking what becomes of a session that is not saved: the next start offers it.
    void close_unasked();
    /// Returns whether the window was closed in order to be opened again, in another language.
    [[nodiscard]] bool reopens() const { return reopens_; }

  protected:
    bool event(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    void build();
    void fill_model_menus();
    QWidget* build_side_panel();
    void build_comparison();
    void build_lessons();
    void build_training();
    void build_finding();
    void build_welcome();
    /// Names the parts that get their look one by one.
    void dress_parts();
    /// Connects a panel below the picture as soon as it is made.
    void take_panel(LowerPanel& panel);
    /// Connects panels with other parts of the window.
    void connect_panels();
    /// Compares with the run without interventions.
    void compare_untouched();
    /// Shows the line of the first start where the window has room for it, then the guide to the figure, each until it
    /// was read.
    void show_welcome();
    void dismiss_welcome();
    void refresh_comparison_actions();
    void show_comparison(bool shown);
    void connect_document();
    void connect_actions();
    void connect_window_actions();
    /// Settings of how the window looks and moves.
    void connect_appearance();
    void connect_lower_panels();
    void apply_look();
    /// Fits what depends on the sizes of dressed parts.
    void fit_look();
    void choose_theme(ThemeChoice theme);
    void choose_zoom(double zoom);
    /// Full screen with text and figure alone, larger text, which the settings do not keep, and a ring around the
    /// pointer; off: as it was before.
    void present(bool on);
    /// Needs of the figure in the middle.
    [[nodiscard]] MiddleNeeds middle_needs() const;
    void fit_columns();
    void restore(const WindowOptions& options);
    void remember();
    void open_file_dialog();
    void open_folder_dialog();
    /// Opens a session, lesson, file of metrics, recording, image or model, by what the file is.
    void open_path(const QString& path);
    /// Compares attention with the contacts of a structure, in the panel that explains.
    /// Shows a page of the explanations.
    void explain(View page);
    void show_structure(const QString& path);
    void open_image_dialog();
    void add_images_dialog();
    void replace_image_dialog();
    static QString image_filter();
    void paste_image();
    /// Shows the text or the image, whichever the model reads.
    void show_input();
    void open_audio_dialog();
    void edit_neutral_prompt();
    void open_export_dialog();
    /// Chooses the figure in focus; as shown where none is.
    void choose_in_focus(ExportDialog& dialog) const;
    /// One of the figures beside the picture, by what its file is called.
    void export_open_figure(const QString& file);
    [[nodiscard]] ExportDialog* make_export_dialog();
    /// A drawing of a lesson, of which there must be one, as a panel; it has no description.
    [[nodiscard]] FigurePanel illustration_panel(const IllustrationView& view) const;
    /// Nothing while there is no picture.
    [[nodiscard]] std::optional<FigureChoices> figure_choices() const;
    /// Adds the shown figure as a panel of the page; the status line names it.
    void add_to_figure();
    void find_command();
    /// Opens a page of the documentation, as help_topic_of names it.
    void show_help(const QString& topic);
    void show_shortcuts();
    void show_about();
    void reopen();

    std::unique_ptr<Settings> settings_;
    bool backend_chosen_ = false;  // in this window, not on the command line
    Look look_;
    ThemeChoice theme_ = ThemeChoice::System;
    double zoom_before_presenting_ = 1;
    bool still_ = false;  ///< see WindowOptions
    bool reopens_ = false;
    WindowLook* window_look_ = nullptr;
    PointerRing* pointer_ring_ = nullptr;
    Document* document_ = nullptr;
    Actions* actions_ = nullptr;
    Rail* rail_ = nullptr;
    CommandPalette* palette_ = nullptr;
    TopBar* top_bar_ = nullptr;
    TextPanel* text_panel_ = nullptr;
    ImagePanel* image_panel_ = nullptr;
    CheckpointBar* checkpoints_ = nullptr;
    TrainingBar* training_ = nullptr;
    WelcomeBar* welcome_ = nullptr;
    NoticesBar* notices_ = nullptr;
    FigureRoom* room_ = nullptr;
    GridsPanel* grids_ = nullptr;
    Stage* stage_ = nullptr;
    HeadPanel* head_panel_ = nullptr;
    TokenPanel* token_panel_ = nullptr;
    PredictionPanel* prediction_panel_ = nullptr;
    QWidget* side_ = nullptr;
    OtherSides* other_sides_ = nullptr;
    CompareView* compare_view_ = nullptr;
    ComparePanel* compare_panel_ = nullptr;
    QStackedWidget* middle_ = nullptr;  ///< the stage, or the comparison
    QStackedWidget* beside_ = nullptr;  ///< the side panel, or the comparison's
    LowerPanels* lower_panels_ = nullptr;
    LessonPlayer* lessons_ = nullptr;
    StatusLine* status_line_ = nullptr;
    FigurePanels* panels_ = nullptr;
    SessionKeeper* keeper_ = nullptr;
    CorpusMetrics* corpus_ = nullptr;
    SequenceFiles* sequences_ = nullptr;
    std::unique_ptr<HelpWindow>
        help_;  ///< no child of this window, so that dialogs leave it usable; null until it is opened
};

}  // namespace headlight
