#pragma once

#include "export/export_figure.h"
#include "export/seen_by.h"
#include "workbench/widgets/look/look.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QObject>
#include <QSize>
#include <QSpinBox>
#include <QVariantMap>

#include <vector>

class QFormLayout;

namespace headlight {

/// Fields of an exported page, for any figure: format, size, colors, texts; and whose eyes
/// the preview is for.
class PageFields : public QObject {
    Q_OBJECT

  public:
    /// `shown`: the size of the pictures in the window.
    PageFields(const QSize& shown, QWidget* parent);
    /// Puts a row a field below those of the form.
    void add_to(QFormLayout& form, const Look& look);

    [[nodiscard]] QComboBox& format_choice() { return *format_; }
    [[nodiscard]] QComboBox& size_choice() { return *size_; }
    [[nodiscard]] QSpinBox& dpi_field() { return *dpi_; }
    [[nodiscard]] QComboBox& font_choice() { return *font_; }
    /// At its least: what the size asks for.
    [[nodiscard]] QDoubleSpinBox& type_size_field() { return *type_size_; }
    [[nodiscard]] QLineEdit& title_field() { return *title_; }
    /// Of the columns of several figures, in relation to each other: "2, 1".
    [[nodiscard]] QLineEdit& widths_field() { return *widths_; }
    [[nodiscard]] QLineEdit& caption_field() { return *caption_; }
    [[nodiscard]] QCheckBox& provenance_choice() { return *provenance_; }
    [[nodiscard]] QComboBox& reader_choice() { return *reader_; }

    /// The ending of the file, and the format's name for people.
    [[nodiscard]] QString ending() const { return format_->currentData().toString(); }
    [[nodiscard]] QString format_name() const { return format_->currentText(); }
    /// None where the field holds no widths.
    [[nodiscard]] std::vector<double> widths() const;
    /// For a figure that is drawn; of other formats as for PDF, which the preview shows.
    [[nodiscard]] ExportOptions options() const;

    /// The title of the figure that is chosen now takes the place of the former one's, unless a person wrote another.
    void set_own_title(const QString& title);
    /// A page's width in place of a column's.
    void widen();
    /// Returns whether the width is a column's.
    [[nodiscard]] bool is_narrow() const;
    /// Initial values of the next dialog: format, size, resolution, colors, font and provenance as a person chose
    /// them, by the names of their fields.
    [[nodiscard]] QVariantMap remembered() const;
    /// Takes over what was remembered; values that no field takes are left out.
    void recall(const QVariantMap& values);
    /// Returns whether widths can be said here.
    void show_widths(bool shown);

  signals:
    void changed();
    void reader_changed(headlight::Reader reader);

  private:
    void fill_formats();
    void fill_others();
    void fill_fonts();
    void choose_defaults();
    /// Only fields that the chosen format heeds can be changed.
    void enable_fields();

    QSize shown_;
    QComboBox* format_;
    QComboBox* size_;
    QSpinBox* dpi_;
    QComboBox* colors_;
    QComboBox* font_;
    QDoubleSpinBox* type_size_;
    QLineEdit* widths_;
    QLineEdit* title_;
    QLineEdit* caption_;
    QCheckBox* provenance_;
    QComboBox* reader_;
    QFormLayout* form_ = nullptr;
    QString own_title_;     ///< of the chosen figure
    QVariant chosen_size_;  ///< by a person rather than by `widen`
};

}  // namespace headlight
