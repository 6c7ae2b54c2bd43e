#include "workbench/export_dialog.h"

#include "core/error.h"
#include "export/file_writer.h"
#include "export/html_page.h"
#include "export/number_files.h"
#include "export/seen_by.h"
#include "workbench/figure_description.h"
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

#include <array>
#include <utility>

namespace headlight {

namespace {

enum class Pictured { AsShown, HeatMap, Links, Both, Heads, Measure, MeasureByLayer };
constexpr int kFirstOffered = 100;  // what a choice holds in place of Pictured: this and its place among those offered

/// What `headlight figure --view` calls it.
QString view_name(Pictured pictured, PictureKind shown) {
    switch (pictured) {
        case Pictured::AsShown:
            break;
        case Pictured::HeatMap:
            return "heatmap";
        case Pictured::Links:
            return "links";
        case Pictured::Both:
            return "both";
        case Pictured::Heads:
        case Pictured::Measure:
            return "grid";
        case Pictured::MeasureByLayer:
            return "layers";
    }
    constexpr std::array<const char*, 4> kNames = {"heatmap", "links", "both", "image"};
    return kNames.at(static_cast<std::size_t>(shown));
}

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
    widths_ = new QLineEdit(this);
    widths_->setPlaceholderText(tr("all the same"));
    widths_->setToolTip(tr("Widths of the columns in relation to each other: 2, 1"));
    provenance_ = new QCheckBox(tr("Model, backend, version and options under the figure"), this);
    provenance_->setChecked(true);
    reader_ = new QComboBox(this);
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
    QPushButton* describe = buttons->addButton(tr("Save description…"), QDialogButtonBox::ActionRole);
    describe->setToolTip(tr("Save what the figure shows as a file that “headlight figure --spec” draws again"));
    buttons->addButton(QDialogButtonBox::Close);
    connect(describe, &QPushButton::clicked, this, &ExportDialog::ask_and_describe);
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
    format_->addItem(tr("Web page with all heads"), QStringLiteral("html"));
    format_->addItem(tr("Numbers: CSV"), QStringLiteral("csv"));
    format_->addItem(tr("Numbers: JSON"), QStringLiteral("json"));
    format_->addItem(tr("Numbers: NumPy"), QStringLiteral("npz"));
    format_->addItem(tr("Numbers: safetensors"), QStringLiteral("safetensors"));
    reader_->addItem(tr("Everybody"), static_cast<int>(Reader::Everybody));
    reader_->addItem(tr("In black and white"), static_cast<int>(Reader::BlackAndWhite));
    reader_->addItem(tr("Without red cones (protanopia)"), static_cast<int>(Reader::Protanope));
    reader_->addItem(tr("Without green cones (deuteranopia)"), static_cast<int>(Reader::Deuteranope));
    reader_->addItem(tr("Without blue cones (tritanopia)"), static_cast<int>(Reader::Tritanope));
    for (const PagePreset& preset : page_presets()) size_->addItem(tr(preset.name), static_cast<int>(preset.width));
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
    own_title_ = title_of_choice();
    title_->setText(own_title_);
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
    row(tr("Widths"), widths_);
    form.setRowVisible(widths_, !one);
    row(tr("Title"), title_);
    row(tr("Caption"), caption_);
    form.addRow(provenance_);
    row(tr("Preview for"), reader_);
    connect(reader_, &QComboBox::currentIndexChanged, this,
            [this] { preview_->set_reader(static_cast<Reader>(reader_->currentData().toInt())); });
    for (QComboBox* box : {view_, format_, size_, colours_})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::refresh);
    connect(view_, &QComboBox::currentIndexChanged, this, &ExportDialog::take_choice);
    for (QLineEdit* field : {title_, caption_, widths_})
        connect(field, &QLineEdit::textChanged, this, &ExportDialog::refresh);
    connect(provenance_, &QCheckBox::toggled, this, &ExportDialog::refresh);
}

void ExportDialog::offer(OpenFigure figure) {
    view_->addItem(figure.name, kFirstOffered + static_cast<int>(offered_.size()));
    offered_.push_back(std::move(figure));
}

void ExportDialog::choose(const QString& file) {
    const auto found = std::ranges::find(offered_, file, &OpenFigure::file);
    if (found == offered_.end()) return;
    view_->setCurrentIndex(view_->findData(kFirstOffered + static_cast<int>(found - offered_.begin())));
}

const OpenFigure* ExportDialog::offered() const {
    const int index = view_->currentData().toInt() - kFirstOffered;
    return index >= 0 ? &offered_.at(static_cast<std::size_t>(index)) : nullptr;
}

QString ExportDialog::title_of_choice() const {
    if (const OpenFigure* other = offered()) return other->title;
    return picture_->matrices.size() == 1 ? QString::fromStdString(picture_->matrices.front()->title) : QString();
}

void ExportDialog::take_choice() {
    const bool untouched = title_->text() == own_title_;
    own_title_ = title_of_choice();
    if (untouched) title_->setText(own_title_);
    const OpenFigure* other = offered();
    const int column = size_->findData(static_cast<int>(PageWidth::Column));
    if (other != nullptr && other->wide && size_->currentIndex() == column)
        size_->setCurrentIndex(size_->findData(static_cast<int>(PageWidth::Page)));
}

std::vector<double> ExportDialog::widths() const {
    std::vector<double> widths;
    for (const QString& part : widths_->text().split(',', Qt::SkipEmptyParts)) {
        bool number = false;
        const double width = part.trimmed().toDouble(&number);
        if (!number || width < 0.01 || width > 1000) return {};
        widths.push_back(width);
    }
    return widths;
}

FigureStyle ExportDialog::style() const {
    FigureStyle style = style_of(*picture_, *picture_->style);
    style.provenance = provenance_line(picture_->analysis->provenance);
    return style;
}

FigurePointer ExportDialog::figure() const {
    if (const OpenFigure* other = offered()) {
        FigureStyle own = other->figure->style();
        own.provenance = other->provenance.isEmpty() ? style().provenance : other->provenance;
        return other->figure->with_style(own);
    }
    const FigureStyle style = this->style();
    Staged staged = staged_;
    staged.widths = widths();
    switch (static_cast<Pictured>(view_->currentData().toInt())) {
        case Pictured::AsShown:
            return heads_of(*picture_, picture_->view.picture, style, staged);
        case Pictured::HeatMap:
            return heads_of(*picture_, PictureKind::HeatMap, style, staged);
        case Pictured::Links:
            return heads_of(*picture_, PictureKind::Links, style, staged);
        case Pictured::Both:
            return heads_of(*picture_, PictureKind::Both, style, staged);
        case Pictured::Heads:
            return head_grid_of(*picture_, style, staged.focus.query);
        case Pictured::Measure:
            return measure_grid_of(*picture_, style);
        case Pictured::MeasureByLayer:
            return measure_layers_of(*picture_, style);
    }
    return nullptr;
}

ExportOptions ExportDialog::options() const {
    ExportOptions options;
    const QString ending = format_->currentData().toString();
    const bool drawn = ending != QLatin1String("html") && !number_endings().contains(ending);
    options.format = drawn ? export_format(QStringLiteral("figure.") + ending) : ExportFormat::Pdf;
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
    const QString stem = offered() != nullptr ? offered()->file : QStringLiteral("attention");
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the figure"), stem + '.' + suffix,
                                                      QStringLiteral("%1 (*.%2)").arg(format_->currentText(), suffix));
    if (!path.isEmpty()) write_to(path);
}

QByteArray ExportDialog::numbers(const QString& ending) const {
    const auto pictured = static_cast<Pictured>(view_->currentData().toInt());
    const Provenance& provenance = picture_->analysis->provenance;
    if (const OpenFigure* other = offered()) {
        if (!other->numbers)
            throw Error(ErrorKind::Input, "This figure is no table; \"headlight study\" tells its numbers.");
        return number_bytes(*other->numbers, provenance, ending);
    }
    if (pictured == Pictured::Heads)
        throw Error(ErrorKind::Input, "Pictures of all heads are no numbers; choose one head, or heads by measure.");
    if (pictured != Pictured::Measure && pictured != Pictured::MeasureByLayer)
        return number_bytes(*picture_->matrices.front(), provenance, ending);
    if (!picture_->measure) throw Error(ErrorKind::Input, "There is no measure here; choose one.");
    return measure_number_bytes(*picture_->measure, QString::fromStdString(picture_->view.measure), provenance, ending);
}

void ExportDialog::write_chosen(const QString& path) const {
    const ExportOptions chosen = options();
    const QString ending = format_->currentData().toString();
    if (number_endings().contains(ending)) return write_file(path, numbers(ending), chosen.protected_files);
    if (ending == QLatin1String("html")) return write_file(path, page_of_heads(), chosen.protected_files);
    export_figure(*figure(), chosen, path);
}

QByteArray ExportDialog::page_of_heads() const {
    const ViewState& view = picture_->view;
    HtmlOptions page;
    page.choice = view.choice;
    page.matrix = view.matrix;
    page.scale = view.scale;
    page.map = view.colour_map;
    page.caption = caption_->text();
    const OpenFigure* other = offered();
    if (other == nullptr) return html_page(*picture_->analysis, page);
    if (!other->page)
        throw Error(ErrorKind::Input,
                    "This figure is no web page: it has no heads to choose from. Choose another format.");
    return other->page(page);
}

void ExportDialog::ask_and_describe() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the description"), QStringLiteral("figure.json"),
                                                      tr("Description (*.json)"));
    if (!path.isEmpty()) write_description_to(path);
}

QByteArray ExportDialog::description() const {
    if (const OpenFigure* other = offered()) {
        if (other->fields.isEmpty())
            throw Error(ErrorKind::Input, "This figure has no description; save it as a picture.");
        return figure_description(*picture_, other->fields, options());
    }
    const auto pictured = static_cast<Pictured>(view_->currentData().toInt());
    DescribedFigure described{.view = view_name(pictured, picture_->view.picture),
                              .measure = pictured == Pictured::Measure || pictured == Pictured::MeasureByLayer,
                              .widths = widths(),
                              .page = options()};
    if (described.view == QLatin1String("image"))
        if (const auto row = overlay_query(*picture_->matrices.front(), staged_.focus))
            described.query = picture_->matrices.front()->queries[static_cast<std::size_t>(*row)].tokens.front();
    return figure_description(*picture_, described);
}

bool ExportDialog::write_description_to(const QString& path) {
    try {
        write_file(path, description(), options().protected_files);
    } catch (const Error& error) {
        say(QString::fromStdString(error.what()));
        return false;
    }
    QString said =
        tr("Wrote %1. It draws the figure again with: headlight figure --spec FILE --out figure.pdf").arg(path);
    if (picture_->analysis->image) said += ' ' + tr("Put the image beside it.");
    say(said);
    return true;
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
