#pragma once

#include "export/export_figure.h"
#include "workbench/document.h"
#include "workbench/figures_of_view.h"
#include "workbench/look.h"
#include "workbench/open_figure.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <memory>
#include <vector>

class QFormLayout;
class QPushButton;

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
    [[nodiscard]] QComboBox& format_choice() { return *format_; }
    [[nodiscard]] QComboBox& size_choice() { return *size_; }
    [[nodiscard]] QLineEdit& title_field() { return *title_; }
    /// Of the columns of several heads, in relation to each other: "2, 1".
    [[nodiscard]] QLineEdit& widths_field() { return *widths_; }
    [[nodiscard]] QLineEdit& caption_field() { return *caption_; }
    [[nodiscard]] QCheckBox& provenance_choice() { return *provenance_; }
    [[nodiscard]] QComboBox& reader_choice() { return *reader_; }
    [[nodiscard]] QLabel& message() { return *message_; }

    /// Writes the file as chosen; a failure stands in the dialog, and what was there before stays whole.
    bool write_to(const QString& path);
    void copy_to_clipboard();
    /// Writes the description that `headlight figure --spec` reads.
    bool write_description_to(const QString& path);

  private:
    void build_form(QFormLayout& form);
    void refresh();
    void ask_and_write();
    void ask_and_describe();
    void write_chosen(const QString& path) const;
    [[nodiscard]] QByteArray numbers(const QString& ending) const;
    [[nodiscard]] QByteArray page_of_heads() const;
    [[nodiscard]] QByteArray description() const;
    /// Null where the chosen figure is one of the picture's own.
    [[nodiscard]] const OpenFigure* offered() const;
    [[nodiscard]] std::vector<double> widths() const;
    [[nodiscard]] FigureStyle style() const;
    [[nodiscard]] QString title_of_choice() const;
    void take_choice();
    [[nodiscard]] FigurePointer figure() const;
    [[nodiscard]] ExportOptions options() const;
    void say(const QString& text);

    PicturePointer picture_;
    Staged staged_;
    QSize shown_;
    Look look_;
    QComboBox* view_;
    QComboBox* format_;
    QComboBox* size_;
    QComboBox* colours_;
    QSpinBox* dpi_;
    QLineEdit* title_;
    QLineEdit* caption_;
    QLineEdit* widths_;
    QCheckBox* provenance_;
    QComboBox* reader_;
    PagePreview* preview_;
    QLabel* message_;
    std::vector<OpenFigure> offered_;
    QString own_title_;  ///< of the chosen figure, before the user wrote another
};

}  // namespace headlight
