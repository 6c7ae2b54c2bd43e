#pragma once

#include <QString>

class QFileDialog;
class QPalette;
class QWidget;

namespace headlight {

// Dialogs for files: those of the desktop where it has its own, else Qt's in the look of the window.

/// A file that is there; empty: none was chosen. `start`: a file or folder to begin with; empty: the folder of the last
/// dialog. `filter`: as QFileDialog takes it.
QString choose_file(QWidget* parent, const QString& title, const QString& start, const QString& filter);
/// A folder that is there; empty: none was chosen.
QString choose_folder(QWidget* parent, const QString& title);
/// A file to be written; the user was asked about one that is there. Empty: none was chosen.
QString choose_new_file(QWidget* parent, const QString& title, const QString& start, const QString& filter);

/// Gives Qt's own dialog the icons of the window, in its colors; one of the desktop stays as it is.
void dress(QFileDialog& dialog, const QPalette& palette);

}  // namespace headlight
