#include "workbench/menus/action_row.h"

#include "workbench/document/document.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"

#include <iterator>
#include <utility>

namespace headlight {

ActionRow&& ActionRow::says(QString tip) && {
    tool_tip = std::move(tip);
    return std::move(*this);
}

ActionRow&& ActionRow::in(ActionGroup of) && {
    group = of;
    return std::move(*this);
}

ActionRow&& ActionRow::doing(std::function<void(Document&, bool on)> what) && {
    does = std::move(what);
    return std::move(*this);
}

ActionRow&& ActionRow::checked_if(Condition condition) && {
    checked = std::move(condition);
    return std::move(*this);
}

ActionRow&& ActionRow::enabled_if(Condition condition) && {
    enabled = std::move(condition);
    return std::move(*this);
}

ActionRow&& ActionRow::visible_if(Condition condition) && {
    visible = std::move(condition);
    return std::move(*this);
}

ActionRow command(ActionId id, QString text, QString short_text, const QKeySequence& keys) {
    return {.id = id, .text = std::move(text), .short_text = std::move(short_text), .keys = {keys}};
}

ActionRow toggle(ActionId id, QString text, QString short_text, const QKeySequence& keys) {
    ActionRow row = command(id, std::move(text), std::move(short_text), keys);
    row.checkable = true;
    return row;
}

std::function<void(Document&, bool)> changing(const QString& name, ViewChange change) {
    return changing(name, name, std::move(change));
}

std::function<void(Document&, bool)> changing(const QString& name_on, const QString& name_off, ViewChange change) {
    return [name_on, name_off, change = std::move(change)](Document& document, bool on) {
        document.view().change(on ? name_on : name_off, [&](ViewState& view) { change(view, on); });
    };
}

ActionRow::Condition when(std::function<bool(const ViewState&)> condition) {
    return [condition = std::move(condition)](const Document& document) { return condition(document.view().state()); };
}

bool shows_matrix(const Document& document) {
    const PicturePointer& picture = document.view().picture();
    return picture && !picture->matrices.empty();
}

std::vector<ActionRow> joined(std::initializer_list<std::vector<ActionRow> (*)()> parts) {
    std::vector<ActionRow> all;
    for (auto* part : parts) {
        std::vector<ActionRow> rows = part();
        all.insert(all.end(), std::make_move_iterator(rows.begin()), std::make_move_iterator(rows.end()));
    }
    return all;
}

std::vector<ActionRow> action_rows() {
    return joined({&file_actions, &edit_actions, &view_actions, &window_actions, &panel_actions, &continue_actions,
                   &head_actions, &help_actions});
}

}  // namespace headlight
