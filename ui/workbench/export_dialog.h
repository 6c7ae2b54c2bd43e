#pragma once

#include "workbench/figure_choices.h"
#include "workbench/look.h"
#include "workbench/open_figure.h"
#include "workbench/page_fields.h"

#include <QDialog>
#include <QLabel>

class QDialogButtonBox;

namespace headlight {

class PagePreview;

/// Writes a figure into a file or the clipboard, with a preview that is laid out as the file will be.
class ExportDialog : public QDialog {
    Q_OBJECT

  public:
    /// Links of the token in focus stand out, as in the window; `shown`: the size of the pictures there.
    ExportDialog(PicturePointer picture, Staged staged, const QSize& shown, const Look& look, QWidget* parent);

    /// A figure that stands in the window beside the picture, as one more choice.
    void offer(OpenFigure figure);
    /// Of the figures that were offered, the one whose file is called so.
    void choose(const QString& file);

    [[nodiscard]] QComboBox& view_choice() { return *view_; }
    [[nodiscard]] PageFields& page_fields() { return *page_; }
    [[nodiscard]] QLabel& message() { return *message_; }

    /// Writes the file as chosen; a failure stands in the dialog, and what was there before stays whole.
    bool write_to(const QString& path);
    void copy_to_clipboard();
    /// Writes the description that `headlight figure --spec` reads.
    bool write_description_to(const QString& path);

  private:
    void build(const Look& look);
    QDialogButtonBox* build_buttons();
    void refresh();
    void take_choice();
    void ask_and_write();
    void ask_and_describe();
    void write_chosen(const QString& path) const;
    [[nodiscard]] std::size_t chosen() const;
    [[nodiscard]] FigurePointer figure() const;
    [[nodiscard]] ExportOptions options() const;
    void say(const QString& text);

    FigureChoices choices_;
    QComboBox* view_;
    PageFields* page_;
    PagePreview* preview_;
    QLabel* message_;
};

}  // namespace headlight
