#include "workbench/export/export_dialog.h"

#include "core/error.h"
#include "export/number_files.h"
#include "export/writers/file_writer.h"
#include "language/sentences.h"
#include "view/views.h"
#include "workbench/background/work_beside.h"
#include "workbench/export/figure_panels.h"
#include "workbench/export/page_preview.h"
#include "workbench/export/panel_list.h"
#include "workbench/language/shown_names.h"
#include "workbench/widgets/file_dialog.h"

#include <QApplication>
#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QStyle>
#include <QUrl>
#include <QVBoxLayout>

#include <utility>

namespace headlight {

ExportDialog::ExportDialog(FigureChoices choices, FigurePanels& panels, WorkBeside& beside, const QSize& shown,
                           const Look& look, QWidget* parent)
    : QDialog(parent), choices_(std::move(choices)), panels_(panels), beside_(beside) {
    setWindowTitle(tr("Export figure"));
    view_ = new QComboBox(this);
    add_ = new QPushButton(tr("Add as panel"), this);
    add_->setToolTip(
        tr("Collect figures on one page, labeled with letters; they are kept when this dialog closes, so that you can "
           "show something else and add it."));
    list_ = new PanelList(panels_, look, this);
    page_ = new PageFields(shown, this);
    preview_ = new PagePreview(look, this);
    message_ = new QLabel(this);
    message_->setTextFormat(Qt::PlainText);
    message_->setWordWrap(true);
    message_->setAccessibleName(tr("Message"));
    for (std::size_t choice = 0; choice < choices_.count(); ++choice) view_->addItem(choices_.name(choice));
    build(look);
    take_choice();
    take_panels();
    connect(view_, &QComboBox::currentIndexChanged, this, [this] {
        take_choice();
        refresh();
    });
    connect(add_, &QPushButton::clicked, this, &ExportDialog::add_panel);
    connect(list_, &PanelList::changed, this, &ExportDialog::take_panels);
    connect(page_, &PageFields::changed, this, [this] {
        if (composes_) panels_.keep_texts(texts());
        refresh();
    });
    connect(preview_, &PagePreview::failed, this, &ExportDialog::say);
    connect(page_, &PageFields::reader_changed, preview_, &PagePreview::set_reader);
}

void ExportDialog::build(const Look& look) {
    form_ = new QFormLayout;
    view_->setAccessibleName(tr("Figure"));
    auto* figure = new QHBoxLayout;
    figure->setSpacing(look.px(8));
    figure->addWidget(view_, 1);
    figure->addWidget(add_);
    form_->addRow(tr("Figure"), figure);
    form_->addRow(tr("Panels"), list_);
    form_->addRow(&list_->title_name(), &list_->title_field());
    page_->add_to(*form_, look);
    // On a small screen, or with large text, the fields scroll.
    auto* fields = new QScrollArea(this);
    fields->setObjectName(QStringLiteral("export_fields"));
    fields->setWidget(new QWidget);
    fields->setWidgetResizable(true);
    fields->setFocusPolicy(Qt::NoFocus);
    fields->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    fields->setSizeAdjustPolicy(QAbstractScrollArea::AdjustToContents);
    auto* left = new QVBoxLayout(fields->widget());
    left->setContentsMargins(look.px(3), look.px(3), look.px(3), look.px(3));  // for the ring of the focus
    left->addLayout(form_);
    left->addWidget(message_);
    left->addStretch(1);
    auto* upper = new QHBoxLayout;
    upper->setSpacing(look.px(16));
    setStyleSheet(look.style_sheet());  // by which it finds its size; once its parts are there, which are dressed once
    fields->setMinimumWidth(fields->widget()->minimumSizeHint().width() + look.px(10));  // with its bar
    upper->addWidget(fields, 2);
    upper->addWidget(preview_, 3);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(look.px(16), look.px(16), look.px(16), look.px(14));
    column->setSpacing(look.px(14));
    column->addLayout(upper, 1);
    column->addWidget(build_buttons());
    const QSize wanted(look.px(1060), look.px(640));
    resize(parentWidget() != nullptr ? wanted.boundedTo(parentWidget()->window()->size()) : wanted);
}

QDialogButtonBox* ExportDialog::build_buttons() {
    auto* buttons = new QDialogButtonBox(this);
    QPushButton* save = buttons->addButton(tr("Save…"), QDialogButtonBox::AcceptRole);
    save->setProperty("primary", true);
    save->style()->polish(save);  // it was dressed when it was added, before it was the primary one
    save->setDefault(true);
    QPushButton* copy = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
    copy->setToolTip(tr("Copy the figure to the clipboard"));
    browse_ = buttons->addButton(tr("Preview in browser"), QDialogButtonBox::ActionRole);
    browse_->setToolTip(tr("Open the web page in the browser before you save it"));
    connect(browse_, &QPushButton::clicked, this, &ExportDialog::browse);
    QPushButton* describe = buttons->addButton(tr("Save description…"), QDialogButtonBox::ActionRole);
    describe->setToolTip(tr("Save what the figure shows as a file that “headlight figure --spec” draws again"));
    buttons->addButton(QDialogButtonBox::Close);
    connect(describe, &QPushButton::clicked, this, &ExportDialog::ask_and_describe);
    connect(save, &QPushButton::clicked, this, &ExportDialog::ask_and_write);
    connect(copy, &QPushButton::clicked, this, &ExportDialog::copy_to_clipboard);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void ExportDialog::choose(const QString& file) {
    choose(choices_.find(file));
}

void ExportDialog::choose_own(View view, bool of_metric) {
    choose(FigureChoices::find_own(view, of_metric));
}

void ExportDialog::choose(const std::optional<std::size_t>& choice) {
    if (!choice) return;
    list_->set_on(false);
    view_->setCurrentIndex(static_cast<int>(*choice));
}

std::size_t ExportDialog::chosen() const {
    return static_cast<std::size_t>(view_->currentIndex());
}

void ExportDialog::recall(const QVariantMap& fields) {
    page_->recall(fields);
    take_choice();
    if (composes_ && panels_.all().size() > 1) page_->widen();
}

void ExportDialog::take_choice() {
    if (composes_) return;
    page_->set_own_title(choices_.title(chosen()));
    if (choices_.wide(chosen())) page_->widen();
}

PanelsTexts ExportDialog::texts() const {
    return {page_->widths_field().text(), page_->title_field().text(), page_->caption_field().text()};
}

void ExportDialog::show_texts(const PanelsTexts& texts) {
    const QSignalBlocker quiet(page_);
    page_->widths_field().setText(texts.widths);
    page_->title_field().setText(texts.title);
    page_->caption_field().setText(texts.caption);
}

void ExportDialog::take_panels() {
    if (composes_ != list_->is_on()) {
        if (list_->is_on()) own_texts_ = texts();
        show_texts(list_->is_on() ? panels_.texts() : own_texts_);
        composes_ = list_->is_on();
        take_choice();
    }
    for (QWidget* row : std::initializer_list<QWidget*>{list_, &list_->title_field()})
        form_->setRowVisible(row, !panels_.empty());
    if (composes_ && panels_.all().size() > 1) page_->widen();
    page_->show_widths(composes_ ? panels_.all().size() > 1 : choices_.picture().matrices.size() > 1);
    refresh();
}

void ExportDialog::add_panel() {
    choices_.set_narrow(false);  // the page of panels says how wide they are
    try {
        panels_.add(choices_.panels(chosen()));
    } catch (const Error& error) {
        say(text_of_error(error));
        return;
    }
    list_->set_on(true);
    list_->choose(panels_.all().size() - 1);
}

FigurePointer ExportDialog::figure() const {
    if (composes_) return panels_.figure(*choices_.picture().style, page_->widths());
    return choices_.figure(chosen(), page_->widths());
}

ExportOptions ExportDialog::options() const {
    ExportOptions options = page_->options();
    const std::string& model = choices_.picture().analysis->provenance.model_path;
    if (!model.empty()) options.protected_files << QString::fromStdString(model);
    for (const FigurePanel& panel : panels_.all())
        if (!panel.model_path.isEmpty()) options.protected_files << panel.model_path;
    return options;
}

void ExportDialog::refresh() {
    const bool page = page_->ending() == QLatin1String("html");
    browse_->setVisible(page);
    choices_.set_narrow(page_->is_narrow());
    try {
        if (page)
            preview_->set_text(
                tr("An interactive web page with all heads. “Preview in browser” shows it as it will be saved."));
        else if (number_endings().contains(page_->ending()))
            preview_->set_text(tr("A file with the numbers behind the figure, for other programs."));
        else
            preview_->set_page(figure(), options());
        say(remark());
    } catch (const Error& error) {
        preview_->set_page(nullptr, options());
        say(text_of_error(error));
    }
}

QString ExportDialog::remark() const {
    if (const QString why = refusal(); !why.isEmpty()) return why;
    if (composes_ || !choices_.leaves_links_out(chosen())) return {};
    return tr("A column has room for the heat map alone. Choose “%1” to have both, or a wider size.")
        .arg(display_name(View::Both));
}

QString ExportDialog::refusal() const {
    if (!composes_) return {};
    if (page_->ending() != QLatin1String("html")) return {};
    return tr(
        "Panels cannot be saved as a web page. Choose another format, or clear “On one page” and save each figure "
        "separately.");
}

std::function<SourcedNumbers()> ExportDialog::numbers() const {
    if (composes_) return panels_.numbers();
    const auto chosen_numbers = choices_.numbers(chosen());
    if (!chosen_numbers)
        throw Error(ErrorKind::Input, tr("This figure has no numbers. Choose another format.").toStdString());
    return [chosen_numbers, runs = choices_.runs(chosen())] { return SourcedNumbers{chosen_numbers(), runs}; };
}

void ExportDialog::say(const QString& text) {
    message_->setText(text);
}

void ExportDialog::ask_and_write() {
    const QString suffix = page_->ending();
    const QString stem = composes_ ? QStringLiteral("figure") : choices_.file(chosen());
    choose_new_file(this, tr("Save the figure"), stem + '.' + suffix,
                    QStringLiteral("%1 (*.%2)").arg(page_->format_name(), suffix),
                    [this](const QString& path) { write_to(path); });
}

std::function<void(const QString&)> ExportDialog::writer() const {
    if (const QString why = refusal(); !why.isEmpty()) throw Error(ErrorKind::Input, why.toStdString());
    const ExportOptions page = options();
    const QString ending = page_->ending();
    if (number_endings().contains(ending))
        return [page, ending, numbers = numbers()](const QString& path) {
            const SourcedNumbers view = numbers();
            write_file(path, number_bytes(view.numbers, view.runs, ending), page.protected_files);
        };
    if (ending == QLatin1String("html"))
        return [this, page, choice = chosen(), caption = page_->caption_field().text()](const QString& path) {
            write_file(path, choices_.page(choice, caption), page.protected_files);
        };
    return [page, figure = figure()](const QString& path) { export_figure(*figure, page, path); };
}

QString ExportDialog::preview_file() const {
    return preview_folder_.filePath(QStringLiteral("preview.html"));
}

void ExportDialog::browse() {
    connect(
        this, &ExportDialog::work_ended, this,
        [this](bool done) {
            if (done) QDesktopServices::openUrl(QUrl::fromLocalFile(preview_file()));
        },
        Qt::SingleShotConnection);
    write_to(preview_file());
}

ExportDialog::~ExportDialog() {
    if (work_.valid()) work_.wait();  // it reads what the dialog holds
}

void ExportDialog::write_to(const QString& path) {
    if (at_work_) return;
    try {
        if (!figure()) return end_work(false, {});
        begin_work(tr("Writing %1…").arg(path));
        work_ = beside_.start(this, [path, write = writer()] { write(path); },
                              {[this, path] { end_work(true, tr("Wrote %1").arg(path)); },
                               [this](const QString& why) { end_work(false, why); }});
    } catch (const Error& error) {
        end_work(false, text_of_error(error));
    }
}

void ExportDialog::begin_work(const QString& what) {
    at_work_ = true;
    focus_before_ = focusWidget();
    say(what);
    setEnabled(false);
}

void ExportDialog::end_work(bool done, const QString& what) {
    at_work_ = false;
    setEnabled(true);
    if (focus_before_) focus_before_->setFocus();
    focus_before_.clear();
    if (!what.isEmpty()) say(what);
    emit work_ended(done);
}

void ExportDialog::done(int result) {
    if (!at_work_) QDialog::done(result);
}

void ExportDialog::ask_and_describe() {
    choose_new_file(this, tr("Save the description"), QStringLiteral("figure.json"), tr("Description (*.json)"),
                    [this](const QString& path) { write_description_to(path); });
}

QByteArray ExportDialog::description() const {
    const ExportOptions page = options();
    if (composes_) return panels_.description(choices_.picture().style->theme, page_->widths(), page);
    return choices_.description(chosen(), page_->widths(), page);
}

bool ExportDialog::write_description_to(const QString& path) {
    try {
        write_file(path, description(), options().protected_files);
    } catch (const Error& error) {
        say(text_of_error(error));
        return false;
    }
    QString said =
        tr("Wrote %1. It draws the figure again with: headlight figure --spec FILE --out figure.pdf").arg(path);
    if (composes_)
        said += ' ' + panels_.left_out();
    else if (choices_.picture().analysis->image)
        said += ' ' + tr("Put the image beside it.");
    say(said);
    return true;
}

void ExportDialog::copy_to_clipboard() {
    ExportOptions pixels = options();
    pixels.format = ExportFormat::Png;
    try {
        const FigurePointer shown = figure();
        if (!shown || at_work_) return;
        begin_work(tr("Drawing the figure…"));
        const auto image = std::make_shared<QImage>();
        work_ =
            beside_.start(this, [shown, pixels, image] { *image = QImage::fromData(render_to_bytes(*shown, pixels)); },
                          {[this, image] {
                               QApplication::clipboard()->setImage(*image);
                               end_work(true, tr("The figure is in the clipboard."));
                           },
                           [this](const QString& why) { end_work(false, why); }});
    } catch (const Error& error) {
        end_work(false, text_of_error(error));
    }
}

}  // namespace headlight
