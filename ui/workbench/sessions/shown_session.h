#pragma once

#include "analysis/generation_tree.h"
#include "workbench/sessions/session_file.h"

#include <QString>

namespace headlight {

class Actions;
class ContinuePanel;
class Document;
class FigurePanels;
class OtherSides;
class Tokenizer;

/// Parts of a window that make a session.
struct SessionParts {
    Document& document;
    OtherSides& others;
    ContinuePanel& continue_panel;
    Actions& actions;
    FigurePanels& panels;
};

/// Session of the present state of the window.
SavedSession shown_session(const SessionParts& parts, FileHashes& hashes);

/// The tree of what was written after a text; without the tokens that this tokenizer does not have and those after
/// them. `current` becomes the node that the saved one is.
GenerationTree tree_of(const SavedContinuation& continuation, const QString& text, const Tokenizer& tokenizer,
                       std::size_t& current);

}  // namespace headlight
