#include "workbench/document/texts/text_step.h"

#include "workbench/document/shown_view.h"
#include "workbench/document/texts/text_difference.h"

#include <utility>

namespace headlight {

namespace {

enum class Kind { Insertion, Deletion, Replacement };

Kind kind_of(const TextDifference& edit) {
    return edit.removed == 0 ? Kind::Insertion : edit.inserted == 0 ? Kind::Deletion : Kind::Replacement;
}

/// Returns whether one character was typed or deleted; a line break is a step of its own.
bool is_one_character(const TextDifference& edit, const QString& before, const QString& after) {
    const Kind kind = kind_of(edit);
    if (kind == Kind::Replacement) return false;
    const QString& text = kind == Kind::Insertion ? after : before;
    const qsizetype size = edit.removed + edit.inserted;
    if (text[edit.at] == QLatin1Char('\n')) return false;
    return size == 1 || (size == 2 && text[edit.at].isHighSurrogate());
}

/// Returns whether an edit was one of the second text; where both were edited, it is one of the first.
bool is_of_pair(const InputTexts& before, const InputTexts& after) {
    return before.text == after.text;
}

QString edited(const InputTexts& texts, bool pair) {
    return pair ? texts.pair.value_or(QString()) : texts.text;
}

QString name_of(const InputTexts& before, const InputTexts& after) {
    const bool pair = is_of_pair(before, after);
    if (pair && !before.pair) return ShownView::tr("add the second text");
    if (pair && !after.pair) return ShownView::tr("remove the second text");
    switch (kind_of(difference_between(edited(before, pair), edited(after, pair)))) {
        case Kind::Insertion:
            return ShownView::tr("type text");
        case Kind::Deletion:
            return ShownView::tr("delete text");
        case Kind::Replacement:
            return ShownView::tr("replace text");
    }
    return {};
}

bool is_typed(const InputTexts& before, const InputTexts& after) {
    const bool pair = is_of_pair(before, after);
    if (before.pair != after.pair && (!pair || !before.pair || !after.pair)) return false;
    const QString old_text = edited(before, pair);
    const QString new_text = edited(after, pair);
    return is_one_character(difference_between(old_text, new_text), old_text, new_text);
}

}  // namespace

TextStep::TextStep(Put put, InputTexts before, InputTexts after, std::optional<ViewState> view_before)
    : QUndoCommand(name_of(before, after)),
      put_(std::move(put)),
      before_(std::move(before)),
      after_(std::move(after)),
      view_before_(std::move(view_before)),
      typed_(is_typed(before_, after_)) {}

void TextStep::undo() {
    put_(before_, view_before_ ? &*view_before_ : nullptr);
}

void TextStep::redo() {
    if (!std::exchange(made_, false)) put_(after_, nullptr);
}

int TextStep::id() const {
    return -2;  // those of steps of the view are positive, and -1 never merges
}

bool TextStep::mergeWith(const QUndoCommand* other) {
    const auto* next = static_cast<const TextStep*>(other);
    const bool pair = is_of_pair(before_, after_);
    if (!typed_ || !next->typed_ || pair != is_of_pair(next->before_, next->after_)) return false;
    const QString first = edited(before_, pair);
    const QString last = edited(next->after_, pair);
    const Kind kind = kind_of(difference_between(first, edited(after_, pair)));
    const Kind added = kind_of(difference_between(edited(after_, pair), last));
    // Characters that were typed in two places do not make one insertion together.
    if (kind != added || kind != kind_of(difference_between(first, last))) return false;
    after_ = next->after_;
    return true;
}

}  // namespace headlight
