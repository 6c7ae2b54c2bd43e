#include "workbench/export_dialog.h"

#include "core/error.h"
#include "export/file_writer.h"
#include "export/number_files.h"
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

ExportDialog::ExportDialog(PicturePointer picture, Staged staged, const QSize& shown, const Look& look, QWidget* parent)
    : QDialog(parent), choices_(std::move(picture), std::move(staged)) {
    setWindowTitle(tr("Export figure"));
    view_ = new QComboBox(this);
    page_ = new PageFields(shown, this);
    preview_ = new PagePreview(look, this);
    message_ = new QLabel(this);
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    message_->setAccessibleName(tr("Message"));
    for (std::size_t choice = 0; choice < choices_.count(); ++choice) view_->addItem(choices_.name(choice));
    build(look);
    take_choice();
    refresh();
    connect(view_, &QComboBox::currentIndexChanged, this, [this] {
        take_choice();
        refresh();
    });
    connect(page_, &PageFields::changed, this, &ExportDialog::refresh);
    connect(page_, &PageFields::reader_changed, preview_, &PagePreview::set_reader);
}

void ExportDialog::build(const Look& look) {
    auto* form = new QFormLayout;
    view_->setAccessibleName(tr("Figure"));
    form->addRow(tr("Figure"), view_);
    page_->add_to(*form, look);
    page_->show_widths(choices_.picture().matrices.size() > 1);
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
    column->addWidget(build_buttons());
    resize(look.px(940), look.px(580));
}

QDialogButtonBox* ExportDialog::build_buttons() {
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* save = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole);
    save->setProperty("primary", true);
    save->style()->polish(save);  // it was dressed when it was added, before it was the primary one
    save->setDefault(true);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Copy the picture to the clipboard"));
    QPushButton* describe = buttons->addButton(tr("Save description…"), QDialogButtonBox::ActionRole);
    describe->setToolTip(tr("Save what the figure shows as a file that “headlight figure --spec” draws again"));
    buttons->addButton(QDialogButtonBox::Close);
    connect(describe, &QPushButton::clicked, this, &ExportDialog::ask_and_describe);
    connect(save, &QPushButton::clicked, this, &ExportDialog::ask_and_write);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy_to_clipboard);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ExportDialog::offer(OpenFigure figure) {
    view_->addItem(figure.name);
    choices_.offer(std::move(figure));
}

void ExportDialog::choose(const QString& file) {
    if (const auto choice = choices_.find(file)) view_->setCurrentIndex(static_cast<int>(*choice));
}

std::size_t ExportDialog::chosen() const {
    return static_cast<std::size_t>(view_->currentIndex());
}

void ExportDialog::take_choice() {
    page_->set_own_title(choices_.title(chosen()));
    if (choices_.wide(chosen())) page_->widen();
}

FigurePointer ExportDialog::figure() const {
    return choices_.figure(chosen(), page_->widths());
}

ExportOptions ExportDialog::options() const {
    ExportOptions options = page_->options();
    const std::string& model = choices_.picture().analysis->provenance.model_path;
    if (!model.empty()) options.protected_files << QString::fromStdString(model);
    return options;
}

void ExportDialog::refresh() {
    const FigurePointer shown = figure();
    preview_->set_page(shown ? page_layout(*shown, options()) : DisplayList{});
    say({});
}

void ExportDialog::say(const QString& text) {
    message_->setText(text);
}

void ExportDialog::ask_and_write() {
    const QString suffix = page_->ending();
    const QString path =
        QFileDialog::getSaveFileName(this, tr("Save the figure"), choices_.file(chosen()) + '.' + suffix,
                                     QStringLiteral("%1 (*.%2)").arg(page_->format_name(), suffix));
    if (!path.isEmpty()) write_to(path);
}

void ExportDialog::write_chosen(const QString& path) const {
    const ExportOptions page = options();
    const QString ending = page_->ending();
    if (number_endings().contains(ending)) {
        const Provenance& provenance = choices_.picture().analysis->provenance;
        return write_file(path, number_bytes(choices_.numbers(chosen()), provenance, ending), page.protected_files);
    }
    if (ending == QLatin1String("html"))
        return write_file(path, choices_.page(chosen(), page_->caption_field().text()), page.protected_files);
    export_figure(*figure(), page, path);
}

bool ExportDialog::write_to(const QString& path) {
    const FigurePointer shown = figure();
    if (!shown) return false;
    try {
        write_chosen(path);
    } catch (const Error& error) {
        say(QString::fromStdString(error.what()));
        return false;
    }
    say(tr("Wrote %1").arg(path));
    return true;
}

void ExportDialog::ask_and_describe() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the description"), QStringLiteral("figure.json"),
                                                      tr("Description (*.json)"));
    if (!path.isEmpty()) write_description_to(path);
}

bool ExportDialog::write_description_to(const QString& path) {
    try {
        const ExportOptions page = options();
        write_file(path, choices_.description(chosen(), page_->widths(), page), page.protected_files);
    } catch (const Error& error) {
        say(QString::fromStdString(error.what()));
        return false;
    }
    QString said =
        tr("Wrote %1. It draws the figure again with: headlight figure --spec FILE --out figure.pdf").arg(path);
    if (choices_.picture().analysis->image) said += ' ' + tr("Put the image beside it.");
    say(said);
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
