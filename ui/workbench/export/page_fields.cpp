#include "workbench/export/page_fields.h"

#include "core/text_bounds.h"
#include "export/number_files.h"
#include "export/writers/page_fonts.h"
#include "workbench/language/shown_names.h"
#include "workbench/widgets/field_box.h"

#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <array>
#include <initializer_list>

namespace headlight {

PageFields::PageFields(const QSize& shown, QWidget* parent) : QObject(parent), shown_(shown) {
    format_ = new QComboBox(parent);
    size_ = new QComboBox(parent);
    dpi_ = new QSpinBox(parent);
    colors_ = new QComboBox(parent);
    font_ = new QComboBox(parent);
    type_size_ = new QDoubleSpinBox(parent);
    widths_ = new QLineEdit(parent);
    widths_->setMaxLength(kMostOfName);
    widths_->setPlaceholderText(tr("equal"));
    widths_->setToolTip(tr("Set the widths of the columns relative to each other, such as 2, 1"));
    title_ = new QLineEdit(parent);
    title_->setMaxLength(kMostOfTitle);
    caption_ = new QLineEdit(parent);
    caption_->setMaxLength(kMostOfCaption);
    provenance_ = new QCheckBox(tr("Model, backend, version and options under the figure"), parent);
    reader_ = new QComboBox(parent);
    fill_formats();
    fill_others();
    fill_fonts();
    choose_defaults();
    for (QComboBox* box : {format_, size_, colors_, font_})
        connect(box, &QComboBox::currentIndexChanged, this, &PageFields::changed);
    for (QLineEdit* field : {title_, caption_, widths_})
        connect(field, &QLineEdit::textChanged, this, &PageFields::changed);
    connect(type_size_, &QDoubleSpinBox::valueChanged, this, &PageFields::changed);
    connect(provenance_, &QCheckBox::toggled, this, &PageFields::changed);
    connect(reader_, &QComboBox::currentIndexChanged, this,
            [this] { emit reader_changed(static_cast<Reader>(reader_->currentData().toInt())); });
    connect(size_, &QComboBox::activated, this, [this] { chosen_size_ = size_->currentData(); });
    connect(format_, &QComboBox::currentIndexChanged, this, &PageFields::enable_fields);
    enable_fields();
}

void PageFields::enable_fields() {
    const bool page = ending() == QLatin1String("html");
    const bool drawn = !page && !number_endings().contains(ending());
    for (QWidget* field :
         std::initializer_list<QWidget*>{size_, colors_, type_size_, widths_, title_, provenance_, reader_})
        field->setEnabled(drawn);
    caption_->setEnabled(drawn || page);
    dpi_->setEnabled(ending() == QLatin1String("png"));
    font_->setEnabled(drawn && ending() != QLatin1String("tex"));
}

void PageFields::fill_formats() {
    format_->addItem(tr("PDF"), QStringLiteral("pdf"));
    format_->addItem(tr("SVG"), QStringLiteral("svg"));
    format_->addItem(tr("PNG"), QStringLiteral("png"));
    format_->addItem(tr("LaTeX (TikZ)"), QStringLiteral("tex"));
    format_->addItem(tr("Web page with all heads"), QStringLiteral("html"));
    format_->addItem(tr("Numbers: CSV"), QStringLiteral("csv"));
    format_->addItem(tr("Numbers: TSV"), QStringLiteral("tsv"));
    format_->addItem(tr("Numbers: JSON"), QStringLiteral("json"));
    format_->addItem(tr("Numbers: NumPy"), QStringLiteral("npz"));
    format_->addItem(tr("Numbers: safetensors"), QStringLiteral("safetensors"));
    for (const PagePreset& preset : page_presets())
        size_->addItem(display_name(preset), static_cast<int>(preset.width));
}

void PageFields::fill_others() {
    reader_->addItem(tr("Normal vision"), static_cast<int>(Reader::Everybody));
    reader_->addItem(tr("Black and white"), static_cast<int>(Reader::BlackAndWhite));
    reader_->addItem(tr("Protanopia (no red cones)"), static_cast<int>(Reader::Protanope));
    reader_->addItem(tr("Deuteranopia (no green cones)"), static_cast<int>(Reader::Deuteranope));
    reader_->addItem(tr("Tritanopia (no blue cones)"), static_cast<int>(Reader::Tritanope));
    colors_->addItem(tr("For paper"));
    colors_->addItem(tr("As in the window"));
    take_bounds(*dpi_, "dpi");
    dpi_->setSuffix(tr(" dpi"));
}

void PageFields::fill_fonts() {
    constexpr int kShownLetters = 16;
    font_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    font_->setMinimumContentsLength(kShownLetters);
    font_->setToolTip(tr("Set the font of all labels; LaTeX keeps the font of its document"));
    font_->addItem(tr("As in the window"), QString());
    const std::array<QString, 3> names{tr("Sans serif"), tr("Serif"), tr("Monospace")};
    const QStringList generic = generic_fonts();
    for (std::size_t each = 0; each < names.size(); ++each)
        font_->addItem(names.at(each), generic.at(static_cast<qsizetype>(each)));
    font_->insertSeparator(font_->count());
    for (const QString& family : font_families()) font_->addItem(family, family);
    constexpr double kStep = 0.5;
    type_size_->setDecimals(1);
    type_size_->setSingleStep(kStep);
    const NumberBounds sizes = field_bounds("type_size");
    type_size_->setRange(sizes.low - kStep, sizes.high);
    type_size_->setSpecialValueText(tr("default"));
    type_size_->setSuffix(tr(" pt"));
    type_size_->setToolTip(tr("Set the size of labels; by default 7 pt in columns, 8 on pages and 14 on slides"));
}

void PageFields::choose_defaults() {
    const PageRequest page = default_request(Context::ExportDialog).page;
    const PagePreset& size = *find_page_preset(QString::fromStdString(page.size));
    size_->setCurrentIndex(size_->findData(static_cast<int>(size.width)));
    chosen_size_ = size_->currentData();
    dpi_->setValue(static_cast<int>(page.dpi));
    provenance_->setChecked(page.provenance);
}

void PageFields::add_to(QFormLayout& form, const Look& look) {
    form_ = &form;
    const auto row = [&](const QString& name, QWidget* field) {
        field->setAccessibleName(name);
        form.addRow(name, field);
    };
    form.setVerticalSpacing(look.px(8));
    row(tr("Format"), format_);
    row(tr("Size"), size_);
    row(tr("Resolution"), dpi_);
    row(tr("Colors"), colors_);
    auto* type = new QHBoxLayout;
    type->setSpacing(look.px(8));
    font_->setAccessibleName(tr("Font"));
    type_size_->setAccessibleName(tr("Type size"));
    type->addWidget(font_, 3);
    type->addWidget(type_size_, 2);
    auto* name = new QLabel(tr("Font"), font_->parentWidget());
    name->setBuddy(font_);
    form.addRow(name, type);
    row(tr("Widths"), widths_);
    row(tr("Title"), title_);
    row(tr("Caption"), caption_);
    form.addRow(provenance_);
    row(tr("Preview"), reader_);
}

std::vector<double> PageFields::widths() const {
    std::vector<std::string> parts;
    for (const QString& part : widths_->text().split(',', Qt::SkipEmptyParts))
        parts.push_back(part.trimmed().toStdString());
    ViewRequest request;
    try {
        field_named("widths").kind->parse(request, parts);
    } catch (const BadValue&) {
        return {};
    }
    return request.page.widths;
}

ExportOptions PageFields::options() const {
    ExportOptions options;
    const bool drawn = ending() != QLatin1String("html") && !number_endings().contains(ending());
    options.format = drawn ? export_format(QStringLiteral("figure.") + ending()) : ExportFormat::Pdf;
    options.width = static_cast<PageWidth>(size_->currentData().toInt());
    options.shown_size = shown_;
    options.dpi = dpi_->value();
    if (colors_->currentIndex() == 0) options.theme = QStringLiteral("print");
    options.font = font_->currentData().toString();
    if (type_size_->value() >= field_bounds("type_size").low) options.type_size = type_size_->value();
    options.title = title_->text();
    options.caption = caption_->text();
    options.provenance = provenance_->isChecked();
    return options;
}

void PageFields::set_own_title(const QString& title) {
    const bool untouched = title_->text() == own_title_;
    own_title_ = title;
    if (untouched) title_->setText(own_title_);
}

void PageFields::widen() {
    if (size_->currentIndex() == size_->findData(static_cast<int>(PageWidth::Column)))
        size_->setCurrentIndex(size_->findData(static_cast<int>(PageWidth::Page)));
}

bool PageFields::is_narrow() const {
    constexpr double kWidestColumn = 100;
    const double width = page_preset(static_cast<PageWidth>(size_->currentData().toInt())).millimetres;
    return width > 0 && width < kWidestColumn;
}

QVariantMap PageFields::remembered() const {
    return {{QStringLiteral("format"), ending()},
            {QStringLiteral("size"), QString::fromLatin1(page_preset(static_cast<PageWidth>(chosen_size_.toInt())).id)},
            {QStringLiteral("dpi"), dpi_->value()},
            {QStringLiteral("theme"), colors_->currentIndex() == 0 ? QStringLiteral("print") : QString()},
            {QStringLiteral("font"), font_->currentData()},
            {QStringLiteral("type_size"), type_size_->value()},
            {QStringLiteral("provenance"), provenance_->isChecked()}};
}

void PageFields::recall(const QVariantMap& values) {
    const auto choose = [](QComboBox& box, const QVariant& data) {
        if (const int index = data.isValid() ? box.findData(data) : -1; index >= 0) box.setCurrentIndex(index);
    };
    choose(*format_, values.value(QStringLiteral("format")));
    if (const PagePreset* size = find_page_preset(values.value(QStringLiteral("size")).toString())) {
        chosen_size_ = static_cast<int>(size->width);
        choose(*size_, chosen_size_);
    }
    choose(*font_, values.value(QStringLiteral("font")));
    if (const QVariant theme = values.value(QStringLiteral("theme")); theme.isValid())
        colors_->setCurrentIndex(theme.toString() == QLatin1String("print") ? 0 : 1);
    if (const int dpi = values.value(QStringLiteral("dpi")).toInt(); dpi > 0) dpi_->setValue(dpi);
    type_size_->setValue(values.value(QStringLiteral("type_size"), type_size_->value()).toDouble());
    provenance_->setChecked(values.value(QStringLiteral("provenance"), provenance_->isChecked()).toBool());
}

void PageFields::show_widths(bool shown) {
    form_->setRowVisible(widths_, shown);
}

}  // namespace headlight
