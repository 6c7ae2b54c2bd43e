#pragma once

#include <QObject>
#include <QString>

#include <functional>
#include <vector>

namespace headlight {

/// Action on a notice; the notice goes away with it.
struct NoticeAction {
    QString text;
    std::function<void()> run;
};

/// Something that the user should know, shown without getting in the way.
struct Notice {
    enum class Kind { Information, Warning, Error };
    Kind kind = Kind::Information;
    QString text;     ///< plain text: what, where, what to do
    QString subject;  ///< a newer notice on the same subject takes the place of the older
    std::vector<NoticeAction> actions{};
};

/// Notices of the window to its user, from any part of it. Lives on the GUI thread.
class Notices : public QObject {
    Q_OBJECT

  public:
    using QObject::QObject;

    /// Says the text, or its beginning where it is longer than a thousand letters.
    void post(Notice::Kind kind, const QString& text, const QString& subject = {},
              const std::vector<NoticeAction>& actions = {});
    /// Ends the notices on the subject.
    void end(const QString& subject);

  signals:
    void posted(const headlight::Notice& notice);
    void ended(const QString& subject);
};

}  // namespace headlight
