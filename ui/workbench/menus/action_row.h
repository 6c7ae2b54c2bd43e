#pragma once

#include "workbench/document/view_state.h"
#include "workbench/menus/action_id.h"

#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <initializer_list>
#include <vector>

namespace headlight {

class Document;

/// Of the actions of a group, one is checked.
enum class ActionGroup { None, Figure, Unit, Scale, Sound, LinkLayout, Theme, Decoding };

/// All that the window knows of a command: a new one is an id, a row, and its place in a menu.
struct ActionRow {
    using Condition = std::function<bool(const Document&)>;

    ActionId id;
    QString text;        ///< in menus
    QString short_text;  ///< on buttons; empty: the text
    QList<QKeySequence> keys;
    QString tool_tip{};  ///< empty: the text
    bool checkable = false;
    ActionGroup group = ActionGroup::None;
    /// Function of the action; `on`: it was checked. Empty: others connect to the action.
    std::function<void(Document&, bool on)> does{};
    Condition checked{};  ///< these three are asked after every change; empty: others say, or it always is
    Condition enabled{};
    Condition visible{};

    // What a row may have besides, for its definition.
    ActionRow&& says(QString tip) &&;
    ActionRow&& in(ActionGroup of) &&;
    ActionRow&& doing(std::function<void(Document&, bool on)> what) &&;
    ActionRow&& checked_if(Condition condition) &&;
    ActionRow&& enabled_if(Condition condition) &&;
    ActionRow&& visible_if(Condition condition) &&;
};

/// A row of what is done once, and of what is switched on and off.
ActionRow command(ActionId id, QString text, QString short_text, const QKeySequence& keys);
ActionRow toggle(ActionId id, QString text, QString short_text, const QKeySequence& keys);

/// A step that can be undone. `name`: in the list of them.
using ViewChange = std::function<void(ViewState&, bool on)>;
std::function<void(Document&, bool)> changing(const QString& name, ViewChange change);
std::function<void(Document&, bool)> changing(const QString& name_on, const QString& name_off, ViewChange change);
/// Returns whether the view has it.
ActionRow::Condition when(std::function<bool(const ViewState&)> condition);
/// Returns whether a matrix is shown.
bool shows_matrix(const Document& document);

// The table, by subject.
std::vector<ActionRow> file_actions();
std::vector<ActionRow> edit_actions();
std::vector<ActionRow> view_actions();
std::vector<ActionRow> window_actions();
std::vector<ActionRow> panel_actions();
std::vector<ActionRow> continue_actions();
std::vector<ActionRow> head_actions();
std::vector<ActionRow> help_actions();
/// All of it, a row for each id.
std::vector<ActionRow> action_rows();

/// The rows of all of them, one after another.
std::vector<ActionRow> joined(std::initializer_list<std::vector<ActionRow> (*)()> parts);

}  // namespace headlight
