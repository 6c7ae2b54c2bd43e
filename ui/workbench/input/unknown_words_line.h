#pragma once

#include "tokenizers/tokenized_text.h"
#include "workbench/widgets/look/look_follower.h"

#include <QLabel>

#include <vector>

namespace headlight {

class Document;
class TextEditor;

/// Says which of the typed words a small model has never read, and underlines them in the editors. A word that is still
/// being typed is left alone.
class UnknownWordsLine : public LookFollower<QLabel> {
    Q_OBJECT

  public:
    UnknownWordsLine(Document& document, TextEditor& text, TextEditor& pair, QWidget* parent = nullptr);
    void set_look(const Look& look) override;

  private:
    void refresh();
    /// Returns whether the cursor of the word's editor stands at its end.
    [[nodiscard]] bool is_being_typed(const Word& word, int end) const;
    void underline(TextEditor& editor, const std::vector<std::pair<int, int>>& ranges) const;
    void say(const QStringList& words);

    Document& document_;
    TextEditor& text_;
    TextEditor& pair_;
    Look look_;
};

}  // namespace headlight
