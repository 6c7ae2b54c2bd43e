#pragma once

#include <QMenu>
#include <QObject>

namespace headlight {

class Notices;
class Settings;

/// The menu of the languages of the window. A choice is kept in the settings, and a notice offers to open the window
/// again: texts change with the window.
class LanguageMenu : public QObject {
    Q_OBJECT

  public:
    LanguageMenu(QMenu& menu, Settings& settings, Notices& notices, QObject* parent);

  signals:
    /// The window is to be opened again, in the language that was chosen.
    void reopening();

  private:
    void fill();
    void add(const QString& text, const QString& id);
    void choose(const QString& id);

    QMenu& menu_;
    Settings& settings_;
    Notices& notices_;
};

}  // namespace headlight
