#include "workbench/palette/palette_sources.h"

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/menu_entries.h"

#include <QPointer>

#include <algorithm>

namespace headlight {

namespace {

/// Between the name of a model and its description in menus.
const QString kBeforeDescription = QStringLiteral(" · ");

void add_commands(const QMenu& menu, const QString& path, std::vector<MenuCommand>& commands) {
    for (QAction* action : menu.actions()) {
        if (action->isSeparator() || action->menu() != nullptr || !action->isVisible()) continue;
        if (QKeySequence::mnemonic(action->text()).isEmpty())
            continue;  // a heading, or a line that says what is missing
        commands.push_back({action, path});
    }
    for (const QAction* action : menu.actions())
        if (const QMenu* inner = action->menu())
            add_commands(*inner, path + QStringLiteral(" › ") + without_mnemonic(action->text()), commands);
}

PaletteEntry entry_of(const MenuCommand& command) {
    const QPointer<QAction> action(command.action);  // menus are filled anew while the palette is open
    const QString text = without_mnemonic(action->text());
    const QString description = text.section(kBeforeDescription, 1);  // of a model
    return {.text = text.section(kBeforeDescription, 0, 0),
            .detail = description.isEmpty() ? command.path : command.path + kBeforeDescription + description,
            .keys = action->shortcut().toString(QKeySequence::NativeText),
            .enabled = action->isEnabled(),
            .checked = action->isCheckable() && action->isChecked(),
            .run = [action] {
                if (action) action->trigger();
            }};
}

PaletteEntry entry_of(Document& document, const HeadId& head) {
    return {.text = short_text(head), .detail = long_text(head), .run = [&document, head] {
                // Another model may have come since the palette was opened.
                const AnalysisPointer& analysis = document.run().analysis();
                if (analysis && document.run().is_of_model() && exists(analysis->attention, head))
                    document.view().show_head(head);
            }};
}

void add_heads(Document& document, const AttentionStack& stack, std::vector<PaletteEntry>& entries) {
    HeadId id{.kind = stack.kind, .stage = stack.stage};
    for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
        if (!stack.layers[layer]) continue;
        id.layer = static_cast<std::int32_t>(layer);
        for (std::int32_t head = 0; head < stack.layers[layer]->heads(); ++head) {
            id.head = head;
            entries.push_back(entry_of(document, id));
        }
        id.head.reset();
        for (const Aggregation how : {Aggregation::Mean, Aggregation::Max}) {
            id.aggregation = how;
            entries.push_back(entry_of(document, id));
        }
        id.aggregation = Aggregation::Mean;
    }
}

}  // namespace

std::vector<MenuCommand> menu_commands(const Actions& actions) {
    std::vector<MenuCommand> commands;
    for (const MenuRow& row : menu_rows())
        if (row.in_bar) add_commands(*actions.menu(row.id), without_mnemonic(row.title), commands);
    return commands;
}

std::vector<PaletteEntry> menu_palette(const Actions& actions) {
    for (const MenuRow& row : menu_rows())
        if (row.entries.empty() && row.id != MenuId::Device) emit actions.menu(row.id)->aboutToShow();
    std::vector<PaletteEntry> entries;
    for (const MenuCommand& command : menu_commands(actions)) entries.push_back(entry_of(command));
    return entries;
}

void put_recent_first(std::vector<PaletteEntry>& entries, const QStringList& recent) {
    auto front = entries.begin();
    for (const QString& id : recent) {
        const auto found =
            std::find_if(front, entries.end(), [&](const PaletteEntry& each) { return each.id() == id; });
        if (found == entries.end()) continue;
        found->recent = true;
        std::rotate(front, found, found + 1);
        ++front;
    }
}

std::vector<PaletteEntry> head_palette(Document& document) {
    std::vector<PaletteEntry> entries;
    if (!document.run().is_of_model()) return entries;
    if (const AnalysisPointer& analysis = document.run().analysis())
        for (const AttentionStack& stack : analysis->attention) add_heads(document, stack, entries);
    return entries;
}

}  // namespace headlight
