#pragma once

#include "analysis/generation_tree.h"
#include "workbench/session_file.h"

#include <QDateTime>
#include <QString>

#include <map>

namespace headlight {

class Actions;
class ContinuePanel;
class Document;
class OtherSides;
class Tokenizer;
struct LoadedModel;

/// What of a window a session is made of.
struct SessionParts {
    Document& document;
    OtherSides& others;
    ContinuePanel& continue_panel;
    Actions& actions;
};

/// Remembers the hashes of files, which are read only once.
class FileHashes {
  public:
    /// Without a hash where the file cannot be read.
    FileReference reference_to(const QString& path);

  private:
    struct Known {
        QDateTime modified;
        QString hash;
    };
    std::map<QString, Known> known_;
};

ModelReference reference_of(const LoadedModel& model);

/// What the window shows now.
SavedSession shown_session(const SessionParts& parts, FileHashes& hashes);

/// The tree of what was written after a text; without the tokens that this tokenizer does not have and those after
/// them. `current` becomes the node that the saved one is.
GenerationTree tree_of(const SavedContinuation& continuation, const QString& text, const Tokenizer& tokenizer,
                       std::size_t& current);

}  // namespace headlight
