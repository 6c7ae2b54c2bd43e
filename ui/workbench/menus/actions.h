#pragma once

#include "workbench/widgets/look.h"

#include <QAction>
#include <QActionGroup>
#include <QMenu>
#include <QMenuBar>
#include <QObject>

#include <functional>

namespace headlight {

class Document;

/// Every command of the window, once: menus, buttons and shortcuts show the same action. Those that change the view do
/// so themselves; the others are connected by the window.
class Actions : public QObject {
    Q_OBJECT

  public:
    Actions(Document& document, QWidget* window);
    /// Fills the menu bar; the menus of models, recent models and devices are filled by their owners.
    void build_menus(QMenuBar& bar);

    // File
    QAction* open_model;
    QAction* open_image;
    QAction* paste_image;
    QAction* open_audio;
    QMenu* models_menu;
    QAction* open_session;
    QMenu* recent_sessions;
    QAction* save_session;
    QAction* save_session_as;
    QAction* open_corpus;
    QAction* export_figure;
    QAction* add_to_figure;
    QAction* copy_figure;
    QAction* quit;
    // Edit
    QAction* undo;
    QAction* redo;
    QAction* edit_text;
    QAction* second_text;
    QAction* find_token;
    QAction* copy_row;
    QAction* copy_matrix;
    QAction* mask_token;
    QAction* unmask_all;
    QAction* highlight;
    QAction* highlight_note;
    QAction* highlight_none;
    // View
    QAction* heat_map;
    QAction* links;
    QAction* both;
    QAction* over_image;
    QAction* smooth;
    QAction* measure_by_layer;
    QAction* measure_of_corpus;
    QAction* tokens;
    QAction* words;
    QAction* linear;
    QAction* logarithmic;
    QAction* rank;
    QAction* hide_special;
    QAction* hide_sink;
    QAction* value_weighted;
    QAction* renormalise;
    QAction* next_map;
    QMenu* maps_menu;
    QAction* link_columns;
    QAction* link_arcs;
    QAction* overlay;
    QAction* figure_larger;
    QAction* figure_smaller;
    QAction* figure_whole;
    QAction* part_in_view;
    QAction* whole_text;
    QAction* theme_system;
    QAction* theme_light;
    QAction* theme_dark;
    QAction* zoom_in;
    QAction* zoom_out;
    QAction* zoom_reset;
    QAction* explain;
    QAction* token_steps;
    QAction* compare;
    QAction* compare_text;
    QAction* compare_more;
    QAction* compare_fewer;
    QAction* compare_next;
    QAction* continue_text;
    QAction* notes;
    QAction* interventions;
    QAction* highlights;
    QAction* full_screen;
    QAction* only_picture;  ///< without the columns beside it
    // Head
    QAction* next_head;
    QAction* previous_head;
    QAction* next_layer;
    QAction* previous_layer;
    QAction* pin;
    QAction* unpin_all;
    QMenu* aggregate_menu;
    // Continuing the text
    QAction* greedy;
    QAction* sample;
    QAction* beams;
    QAction* generate_step;
    QAction* generate_run;
    QAction* generate_back;
    QAction* generate_stop;
    // Model
    QAction* stop;
    QMenu* device_menu;
    QMenu* samples_menu;
    // Help
    QAction* guide;
    QAction* lessons;
    QAction* open_lesson;
    QAction* lesson_back;
    QAction* lesson_next;
    QAction* lesson_again;
    QAction* shortcuts;
    QAction* about;

  private:
    QAction* add(const QString& text, const QString& short_text, const QKeySequence& keys);
    QAction* add_view(const QString& text, const QString& short_text, const QKeySequence& keys);
    void make_file_actions();
    void make_edit_actions();
    void make_view_actions();
    void make_scale_actions();
    void make_link_actions();
    void make_window_actions();
    void make_continue_actions();
    void make_head_actions();
    void make_aggregates();
    void make_help_actions();
    void exclusive(const QList<QAction*>& actions);
    void refresh();
    void refresh_maps();
    void choose_next_map();

    Document& document_;
    QWidget* window_;
};

}  // namespace headlight
