#include "workbench/document/notices.h"

namespace headlight {

void Notices::post(Notice::Kind kind, const QString& text, const QString& subject,
                   const std::vector<NoticeAction>& actions) {
    emit posted(Notice{kind, text, subject, actions});
}

void Notices::end(const QString& subject) {
    emit ended(subject);
}

}  // namespace headlight
