#pragma once

#include <QString>

#include <functional>
#include <vector>

namespace headlight {

/// Something that is found by its name and can be done.
struct PaletteEntry {
    QString text;
    QString detail{};  ///< shown beside the text and searched too: the menu, or the long name of a head
    QString keys{};    ///< shortcut; empty: none
    bool enabled = true;
    bool checked = false;  ///< is switched on
    std::function<void()> run{};
    bool recent = false;  ///< among those that were run last

    /// Identifier in the settings: its menu and its name.
    [[nodiscard]] QString id() const { return detail + QStringLiteral(" › ") + text; }
};

}  // namespace headlight
