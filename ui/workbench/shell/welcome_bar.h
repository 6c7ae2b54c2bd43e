#pragma once

#include "workbench/widgets/look/look_follower.h"

#include <QFrame>
#include <QLabel>
#include <QList>
#include <QToolButton>

class QMenu;

namespace headlight {

class Actions;

/// Line at the first start that says what the program is and offers where to begin. Choosing an offer dismisses it.
class WelcomeBar : public LookFollower<QFrame> {
    Q_OBJECT

  public:
    /// `models`: of the button that opens one.
    WelcomeBar(const Actions& actions, QMenu& models, QWidget* parent);
    void set_look(const Look& look) override;
    /// Buttons of the offers: the first lesson, a text, a model, a file.
    [[nodiscard]] const QList<QToolButton*>& offers() const { return offers_; }

    /// Does not decide how narrow the window can be.
    [[nodiscard]] QSize minimumSizeHint() const override;

  signals:
    void first_lesson_wanted();
    void dismissed();

  private:
    QToolButton* add_offer(const QString& text);

    QLabel* sentence_;
    QList<QToolButton*> offers_;
    QToolButton* close_;
};

}  // namespace headlight
