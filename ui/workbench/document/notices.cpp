#include "workbench/document/notices.h"

#include "figures/drawing/text.h"

namespace headlight {

void Notices::post(Notice::Kind kind, const QString& text, const QString& subject,
                   const std::vector<NoticeAction>& actions) {
    constexpr qsizetype kMostLetters = 1000;  // a screen of the smallest window; names in it may come from files
    emit posted(Notice{kind, beginning(text, kMostLetters), subject, actions});
}

void Notices::end(const QString& subject) {
    emit ended(subject);
}

}  // namespace headlight
