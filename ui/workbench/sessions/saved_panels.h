#pragma once

#include "export/json_fields.h"
#include "view/view_request.h"
#include "workbench/export/figure_panels.h"
#include "workbench/sessions/saved_references.h"

#include <QJsonObject>
#include <QString>

#include <optional>
#include <vector>

namespace headlight {

/// A panel of the page of panels as a session holds it: what draws it again.
struct SavedPanel {
    ViewRequest request;                  ///< without the page
    std::vector<ModelReference> models;   ///< of run A and of the other runs
    std::vector<FileReference> images{};  ///< in the order of the text
    std::optional<FileReference> audio{};
    std::optional<FileReference> boxes{};    ///< of a page's words
    std::optional<FileReference> metrics{};  ///< corpus metrics
    QString name{};
    QString own_title{};
    QString title{};  ///< that a person gave it; empty: none
    bool operator==(const SavedPanel&) const = default;
};

/// The page of panels as a session holds it.
struct SavedPanels {
    std::vector<SavedPanel> panels;
    int columns = 0;
    PanelsTexts texts;
    bool operator==(const SavedPanels&) const = default;
};

/// The panel; nothing where its figure cannot be described, or shows an image that lies in no file.
std::optional<SavedPanel> saved_panel(const FigurePanel& panel, FileHashes& hashes);

QJsonObject panels_json(const SavedPanels& panels);
/// Reads the output of `panels_json`. Throws Error(Format) naming file and field.
SavedPanels read_panels(JsonFields fields);

}  // namespace headlight
