#pragma once

#include <QString>
#include <QStringList>

#include <functional>

class QFileDialog;
class QPalette;
class QWidget;

namespace headlight {

// Dialogs for files: those of the desktop where it has its own, else Qt's in the look of the window. They are open when
// the functions return; what is chosen is handed over later, and nothing where the user cancels or `parent` goes.

using TakePath = std::function<void(const QString& path)>;
using TakePaths = std::function<void(const QStringList& paths)>;

/// A file that is there. `start`: a file or folder to begin with; empty: the folder of the last dialog. `filter`: as
/// QFileDialog takes it.
void choose_file(QWidget* parent, const QString& title, const QString& start, const QString& filter, TakePath take);
/// Files that are there, at least one.
void choose_files(QWidget* parent, const QString& title, const QString& filter, TakePaths take);
/// A folder that is there.
void choose_folder(QWidget* parent, const QString& title, TakePath take);
/// A file to be written; the user was asked about one that is there.
void choose_new_file(QWidget* parent, const QString& title, const QString& start, const QString& filter, TakePath take);

/// Gives Qt's own dialog the icons of the window, in its colors; one of the desktop stays as it is.
void dress(QFileDialog& dialog, const QPalette& palette);

}  // namespace headlight
