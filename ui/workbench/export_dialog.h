#pragma once

#include "export/export_figure.h"
#include "workbench/document.h"
#include "workbench/figures_of_view.h"
#include "workbench/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

#include <memory>

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

    [[nodiscard]] QComboBox& view_choice() { return *view_; }
    [[nodiscard]] QComboBox& format_choice() { return *format_; }
    [[nodiscard]] QComboBox& size_choice() { return *size_; }
    [[nodiscard]] QLineEdit& title_field() { return *title_; }
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
    QCheckBox* provenance_;
    QComboBox* reader_;
    PagePreview* preview_;
    QLabel* message_;
};

}  // namespace headlight
