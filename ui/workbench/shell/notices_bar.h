#pragma once

#include "workbench/document/notices.h"
#include "workbench/widgets/look/look_follower.h"

#include <QVBoxLayout>
#include <QWidget>

#include <vector>

class QFrame;

namespace headlight {

/// Notices above the figures, never in their way: a line each, with the actions for
/// it, closed by hand or when its subject is over.
class NoticesBar : public LookFollower<QWidget> {
    Q_OBJECT

  public:
    explicit NoticesBar(QWidget* parent = nullptr);
    void set_look(const Look& look) override;
    void show_notice(const Notice& notice);
    void end_subject(const QString& subject);
    /// Texts that stand there now, newest last.
    [[nodiscard]] QStringList texts() const;

  private:
    struct Shown {
        Notice notice;
        QFrame* frame = nullptr;
    };
    void remove(QFrame* frame);
    QFrame* make_frame(const Notice& notice);

    QVBoxLayout* column_;
    Look look_;
    std::vector<Shown> shown_;
};

}  // namespace headlight
