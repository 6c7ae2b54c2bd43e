#include "workbench/export_dialog.h"

#include "core/error.h"
#include "workbench/figures_of_view.h"
#include "workbench/page_preview.h"

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace headlight {

namespace {

enum class Pictured { AsShown, HeatMap, Links, Both, Heads, Measure, MeasureByLayer };

}  // namespace

ExportDialog::ExportDialog(PicturePointer picture, Staged staged, const QSize& shown, const Look& look, QWidget* parent)
    : QDialog(parent), picture_(std::move(picture)), staged_(std::move(staged)), shown_(shown), look_(look) {
    setWindowTitle(tr("Export figure"));
    view_ = new QComboBox(this);
    format_ = new QComboBox(this);
    size_ = new QComboBox(this);
    colours_ = new QComboBox(this);
    dpi_ = new QSpinBox(this);
    title_ = new QLineEdit(this);
    caption_ = new QLineEdit(this);
    provenance_ = new QCheckBox(tr("Model, backend, version and options under the figure"), this);
    provenance_->setChecked(true);
    preview_ = new PagePreview(look, this);
    message_ = new QLabel(this);
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    message_->setAccessibleName(tr("Message"));

    auto* form = new QFormLayout;
    build_form(*form);
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* save = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole);
    save->setProperty("primary", true);
    save->style()->polish(save);  // it was dressed when it was added, before it was the primary one
    save->setDefault(true);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Copy the picture to the clipboard"));
    buttons->addButton(QDialogButtonBox::Close);
    connect(save, &QPushButton::clicked, this, &ExportDialog::ask_and_write);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy_to_clipboard);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* left = new QVBoxLayout;
    left->addLayout(form);
    left->addWidget(message_);
    left->addStretch(1);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(look.px(16));
    upper->addLayout(left, 2);
    upper->addWidget(preview_, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(look.px(16), look.px(16), look.px(16), look.px(14));
    column->setSpacing(look.px(14));
    column->addLayout(upper, 1);
    column->addWidget(buttons);
    resize(look.px(940), look.px(580));
    refresh();
}

void ExportDialog::build_form(QFormLayout& form) {
    view_->addItem(tr("As shown"), static_cast<int>(Pictured::AsShown));
    view_->addItem(tr("Heat map"), static_cast<int>(Pictured::HeatMap));
    view_->addItem(tr("Links"), static_cast<int>(Pictured::Links));
    view_->addItem(tr("Heat map and links"), static_cast<int>(Pictured::Both));
    view_->addItem(tr("All heads"), static_cast<int>(Pictured::Heads));
    view_->addItem(tr("Heads by measure"), static_cast<int>(Pictured::Measure));
    view_->addItem(tr("Measure by layer"), static_cast<int>(Pictured::MeasureByLayer));
    format_->addItem(tr("PDF"), QStringLiteral("pdf"));
    format_->addItem(tr("SVG"), QStringLiteral("svg"));
    format_->addItem(tr("PNG"), QStringLiteral("png"));
    format_->addItem(tr("LaTeX (TikZ)"), QStringLiteral("tex"));
    size_->addItem(tr("Column, 88 mm"), static_cast<int>(PageWidth::Column));
    size_->addItem(tr("Page, 180 mm"), static_cast<int>(PageWidth::Page));
    size_->addItem(tr("Slide, 16:9"), static_cast<int>(PageWidth::Slide));
    size_->addItem(tr("As in the window"), static_cast<int>(PageWidth::AsShown));
    colours_->addItem(tr("For paper"));
    colours_->addItem(tr("As in the window"));
    constexpr int kLeastDpi = 50;
    constexpr int kMostDpi = 2400;
    constexpr int kPrintDpi = 300;
    dpi_->setButtonSymbols(QAbstractSpinBox::NoButtons);
    dpi_->setRange(kLeastDpi, kMostDpi);
    dpi_->setValue(kPrintDpi);
    dpi_->setSuffix(tr(" dpi"));
    const bool one = picture_->matrices.size() == 1;  // several have each their own title, and need a page's width
    if (!one) size_->setCurrentIndex(static_cast<int>(size_->findData(static_cast<int>(PageWidth::Page))));
    title_->setText(!one ? QString() : QString::fromStdString(picture_->matrices.front()->title));
    const auto row = [&](const QString& name, QWidget* field) {
        field->setAccessibleName(name);
        form.addRow(name, field);
    };
    form.setVerticalSpacing(look_.px(8));
    row(tr("Figure"), view_);
    row(tr("Format"), format_);
    row(tr("Size"), size_);
    row(tr("Resolution"), dpi_);
    row(tr("Colours"), colours_);
    row(tr("Title"), title_);
    row(tr("Caption"), caption_);
    form.addRow(provenance_);
    for (QComboBox* box : {view_, format_, size_, colours_})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    for (QLineEdit* field : {title_, caption_}) connect(field, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(provenance_, &QCheckBox::toggled, this, &ExportDialog::refresh);
}

FigurePointer ExportDialog::figure() const {
    FigureStyle style = style_of(*picture_, *picture_->style);
    style.provenance = provenance_line(picture_->analysis->provenance);
    switch (static_cast<Pictured>(view_->currentData().toInt())) {
        case Pictured::AsShown:
            return heads_of(*picture_, picture_->view.picture, style, staged_);
        case Pictured::HeatMap:
            return heads_of(*picture_, PictureKind::HeatMap, style, staged_);
        case Pictured::Links:
            return heads_of(*picture_, PictureKind::Links, style, staged_);
        case Pictured::Both:
            return heads_of(*picture_, PictureKind::Both, style, staged_);
        case Pictured::Heads:
            return head_grid_of(*picture_, style, staged_.focus.query);
        case Pictured::Measure:
            return measure_grid_of(*picture_, style);
        case Pictured::MeasureByLayer:
            return measure_layers_of(*picture_, style);
    }
    return nullptr;
}

ExportOptions ExportDialog::options() const {
    ExportOptions options;
    options.format = export_format(QStringLiteral("figure.") + format_->currentData().toString());
    options.width = static_cast<PageWidth>(size_->currentData().toInt());
    options.shown_size = shown_;
    options.dpi = dpi_->value();
    if (colours_->currentIndex() == 0) options.theme = QStringLiteral("print");
    options.title = title_->text();
    options.caption = caption_->text();
    options.provenance = provenance_->isChecked();
    const std::string& model = picture_->analysis->provenance.model_path;
    if (!model.empty()) options.protected_files << QString::fromStdString(model);
    return options;
}

void ExportDialog::refresh() {
    const FigurePointer shown = figure();
    preview_->set_page(shown ? page_layout(*shown, options()) : DisplayList{});
    dpi_->setEnabled(format_->currentData().toString() == QLatin1String("png"));
    say({});
}

void ExportDialog::say(const QString& text) {
    message_->setText(text);
}

void ExportDialog::ask_and_write() {
    const QString suffix = format_->currentData().toString();
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the figure"), QStringLiteral("attention.") + suffix,
                                     QStringLiteral("%1 (*.%2)").arg(format_->currentText(), suffix));
    if (!path.isEmpty()) write_to(path);
}

bool ExportDialog::write_to(const QString& path) {
    const FigurePointer shown = figure();
    if (!shown) return false;
    try {
        export_figure(*shown, options(), path);
    } catch (const Error& error) {
        say(QString::fromStdString(error.what()));
        return false;
    }
    say(tr("Wrote %1").arg(path));
    return true;
}

void ExportDialog::copy_to_clipboard() {
    const FigurePointer shown = figure();
    if (!shown) return;
    ExportOptions pixels = options();
    pixels.format = ExportFormat::Png;
    try {
        QApplication::clipboard()->setImage(QImage::fromData(render_to_bytes(*shown, pixels)));
        say(tr("The picture is in the clipboard."));
    } catch (const Error& error) {
        say(QString::fromStdString(error.what()));
    }
}

}  // namespace headlight
