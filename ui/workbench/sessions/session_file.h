#pragma once

#include "analysis/matrix_view.h"
#include "export/unknown_fields.h"
#include "images/image.h"
#include "workbench/document/view_state.h"
#include "workbench/generation/completed_pixels.h"
#include "workbench/generation/continuation_options.h"
#include "workbench/sessions/saved_panels.h"
#include "workbench/sessions/saved_references.h"

#include <QByteArray>
#include <QJsonArray>
#include <QJsonObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

/// The ending of session files, without the dot.
inline const QString kSessionEnding = QStringLiteral("headlight");

/// A run that is compared with; what is not set follows the first.
struct SavedRun {
    std::optional<ModelReference> model{};
    std::optional<QString> text{};
    std::optional<HeadId> choice{};
    std::optional<std::size_t> stack_of_version_1{};  ///< see StacksOfVersion1
    bool untouched = false;                           ///< without interventions
    bool intervened = false;                          ///< another model or text with the interventions of the first
    bool operator==(const SavedRun&) const = default;
};

struct SavedComparison {
    std::vector<SavedRun> runs;  ///< one at least
    std::size_t shown = 0;       ///< of `runs`
    bool operator==(const SavedComparison&) const = default;
};

/// Tokens written after the text: the nodes of a GenerationTree but the root, each after the one that it follows.
struct SavedContinuation {
    struct Token {
        std::size_t parent = 0;  ///< 0: the text; 1: the first of `tokens`
        std::int32_t id = 0;
        double probability = 0;
        bool ends = false;
        std::optional<double> score{};
        bool operator==(const Token&) const = default;
    };
    std::vector<Token> tokens;
    std::size_t current = 0;  ///< counted as `parent` is
    ContinuationOptions options;
    std::optional<CompletedPixels> image{};  ///< that a model of pixels completed
    bool operator==(const SavedContinuation&) const = default;
};

/// An image that a window shows: of a file, or one that was pasted and lies in no file yet, which JSON does not hold.
struct SavedImage {
    FileReference file{};                   ///< without a path: pasted
    std::shared_ptr<const Image> pasted{};  ///< null: of the file
    bool operator==(const SavedImage&) const = default;
};

/// State of a window, to be restored, also on other machines with the same models.
struct SavedSession {
    ModelReference model;  ///< without a name: none was open
    QString text;
    std::optional<QString> pair{};
    std::vector<SavedImage> images{};  ///< in the order of the text
    std::optional<FileReference> audio{};
    std::optional<FileReference> boxes{};      ///< of a page's words, of which the text is
    std::optional<FileReference> structure{};  ///< of a protein
    ViewState view;
    std::optional<SavedComparison> comparison{};  ///< none: only one run is shown
    SavedContinuation continuation;
    SavedPanels panels;
    QString notes;
    QString open_panel{};   ///< its id in the table of panels; empty: none
    QString saved_as;       ///< of a session kept for recovery: its file, if it has one
    UnknownFields unknown;  ///< kept as they are
    /// Images that lie in no file yet, in the order of the text.
    [[nodiscard]] std::vector<std::shared_ptr<const Image>> pasted() const;
    bool operator==(const SavedSession&) const = default;
};

/// JSON as docs/file-formats.md describes it; the same session gives the same bytes.
QByteArray session_json(const SavedSession& session);

/// JSON that differs where something was changed by hand: without content hashes, which are known some time after a
/// model is open, and without the panel that is open.
QByteArray session_state(SavedSession session);

/// Reads the output of `session_json`. Throws Error(Format) naming `file` and the field if it is damaged, foreign or
/// holds what it cannot; Error(Unsupported) where a newer version wrote it.
SavedSession session_of_json(const QByteArray& json, const std::string& file);
/// Throws Error(File) where there is no ordinary file of at most 16 MiB.
QByteArray read_session_file(const std::filesystem::path& file);

}  // namespace headlight
