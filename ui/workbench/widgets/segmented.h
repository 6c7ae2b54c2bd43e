#pragma once

#include <QAction>
#include <QActionGroup>
#include <QWidget>

#include <vector>

namespace headlight {

/// Buttons side by side of which one is on. They stand for the actions of a group, so that menu, shortcut and button
/// stay one.
class Segmented : public QWidget {
    Q_OBJECT

  public:
    Segmented(const QString& accessible_name, const QList<QAction*>& actions, bool small, QWidget* parent = nullptr);
    [[nodiscard]] const QList<QAction*>& members() const { return members_; }

  private:
    QList<QAction*> members_;
};

}  // namespace headlight
