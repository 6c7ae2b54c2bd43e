#include "core/version.h"
#include "figures/drawing/image_file.h"
#include "language/sentences.h"
#include "view/compose.h"
#include "workbench/background/work_beside.h"
#include "workbench/compare/compare_panel.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/open_comparison.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_source.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/export/export_dialog.h"
#include "workbench/export/figure_panels.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/help/help_topics.h"
#include "workbench/help/help_window.h"
#include "workbench/input/image_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/lessons/illustration_view.h"
#include "workbench/lessons/lesson_player.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"
#include "workbench/palette/command_palette.h"
#include "workbench/palette/palette_sources.h"
#include "workbench/palette/shortcut_list.h"
#include "workbench/shell/file_kinds.h"
#include "workbench/shell/main_window.h"
#include "workbench/shell/sequence_files.h"
#include "workbench/shell/status_line.h"
#include "workbench/widgets/file_dialog.h"
#include "workbench/widgets/look/look_follower.h"

#include <QApplication>
#include <QClipboard>
#include <QInputDialog>
#include <QMessageBox>
#include <QMimeData>
#include <QShortcut>

#include <algorithm>

namespace headlight {

namespace {

/// Opens it in an event of its own: making it and showing it take some milliseconds each.
void open_later(QDialog& dialog) {
    QMetaObject::invokeMethod(&dialog, &QDialog::open, Qt::QueuedConnection);
}

}  // namespace

void MainWindow::open_file_dialog() {
    // Any file of a Hugging Face folder stands for the folder.
    choose_file(
        this, tr("Open model, session or other file"), QString(),
        tr("All files that can be opened (config.json *.safetensors *.gguf *.npz *.json *.hocr *.headlight %1);;"
           "Models and imported attention (config.json *.safetensors *.safetensors.index.json *.gguf *.npz);;All files "
           "(*)")
            .arg(name_patterns(audio_endings() + image_file_endings() + sequence_endings())),
        [this](const QString& path) { open_path(path); });
}

void MainWindow::open_folder_dialog() {
    choose_folder(this, tr("Open model folder"), [this](const QString& path) { open_path(path); });
}

void MainWindow::open_image_dialog() {
    choose_files(this, tr("Open an image"), image_filter(),
                 [this](const QStringList& paths) { document_->run().open_images(images_at(paths)); });
}

void MainWindow::add_images_dialog() {
    choose_files(this, tr("Add images"), image_filter(),
                 [this](const QStringList& paths) { document_->run().add_images(images_at(paths)); });
}

void MainWindow::replace_image_dialog() {
    const std::size_t count = document_->run().images().size();
    const std::size_t image = std::min(document_->pointing().selected_image(), std::max<std::size_t>(count, 1) - 1);
    choose_file(this, tr("Replace the image"), QString(), image_filter(),
                [this, image](const QString& path) { document_->run().replace_image(image, {.path = path}); });
}

QString MainWindow::image_filter() {
    return tr("Images (%1);;All files (*)").arg(name_patterns(image_file_endings()));
}

void MainWindow::paste_image() {
    const QMimeData* content = QApplication::clipboard()->mimeData();
    if (content != nullptr && content->hasImage()) {
        // What another program copied is not decoded here.
        const QString png = QStringLiteral("image/png");
        const QByteArray bytes = content->hasFormat(png) ? content->data(png) : QByteArray();
        if (!bytes.isEmpty()) return document_->run().take_images({{.bytes = bytes}});
        const auto picture = qvariant_cast<QImage>(content->imageData());
        if (!picture.isNull()) return document_->run().take_images({{.picture = picture}});
    }
    const QStringList files = content != nullptr ? local_files(*content) : QStringList();
    if (!files.isEmpty()) return document_->run().take_images(images_at(files));
    document_->notices().post(Notice::Kind::Information, tr("There is no image to paste. Copy one first."),
                              QStringLiteral("image"));
}

void MainWindow::show_input() {
    text_panel_->setVisible(document_->run().reads_text());
    image_panel_->setVisible(document_->run().reads_images());
}

void MainWindow::open_audio_dialog() {
    choose_file(this, tr("Open a recording"), QString(),
                tr("Recordings (%1);;All files (*)").arg(name_patterns(audio_endings())),
                [this](const QString& path) { document_->run().open_audio(path); });
}

void MainWindow::edit_neutral_prompt() {
    auto* dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Neutral Prompt"));
    dialog->setLabelText(tr("Weights over the image are divided by those that this prompt gives:"));
    dialog->setTextValue(QString::fromStdString(document_->view().state().neutral_prompt));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& prompt) {
        document_->view().change(tr("neutral prompt"), [&](ViewState& view) {
            view.neutral_prompt = capped(prompt).toStdString();
            view.image_weights = ImageWeights::Neutral;
        });
    });
    open_later(*dialog);
}

std::optional<FigureChoices> MainWindow::figure_choices() const {
    const PicturePointer& picture = document_->view().picture();
    if (!picture || picture->matrices.empty()) return std::nullopt;
    FigureChoices choices(picture, OnScreen{{document_->pointing().selected_token(), {}}, stage_->viewports()});
    QStringList images;
    for (const OpenedImage& image : document_->run().images()) images << image.path;
    choices.set_files({images, document_->run().audio_path(), document_->run().page_path()});
    if (compare_view_->isVisible())
        for (OpenFigure& figure : open_comparison(*compare_view_)) choices.offer(std::move(figure));
    if (auto figure = compare_panel_->contexts().open_figure()) choices.offer(std::move(*figure));
    if (auto figure = lower_panels_->open_figure()) choices.offer(std::move(*figure));
    return choices;
}

FigurePanel MainWindow::illustration_panel(const IllustrationView& view) const {
    FigurePanel panel;
    panel.name = tr("Drawing");
    panel.own_title = view.figure()->style().title.isEmpty() ? view.request()->name : view.figure()->style().title;
    panel.figure = view.figure();
    if (const auto& model = document_->run().model()) {
        panel.model = QString::fromStdString(model->name);
        panel.model_path = QString::fromStdString(model->provenance.model_path);
    }
    return panel;
}

ExportDialog* MainWindow::make_export_dialog() {
    auto choices = figure_choices();
    if (!choices) return nullptr;
    auto* dialog =
        new ExportDialog(std::move(*choices), *panels_, document_->beside(), stage_->pictures_size(), look_, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->recall(settings_->export_page());
    connect(dialog, &QDialog::finished, this,
            [this, dialog] { settings_->set_export_page(dialog->page_fields().remembered()); });
    connect(new QShortcut(actions_->at(ActionId::Help)->shortcut(), dialog), &QShortcut::activated, this,
            [this] { show_help(help_topic_of(QStringLiteral("export"))); });
    return dialog;
}

void MainWindow::open_export_dialog() {
    if (lessons_->shows_illustration()) return lessons_->illustration().save();
    ExportDialog* dialog = make_export_dialog();
    if (dialog == nullptr) return;
    choose_in_focus(*dialog);
    open_later(*dialog);
}

void MainWindow::choose_in_focus(ExportDialog& dialog) const {
    const QWidget* focus = focusWidget();
    if (focus == nullptr || !focus->isVisible()) return;
    if (focus == &grids_->heads()) return dialog.choose_own(View::Grid, false);
    const bool by_layer = document_->view().state().metric_by_layer;
    if (focus == &grids_->metrics()) return dialog.choose_own(by_layer ? View::Layers : View::Grid, true);
    if (focus == &compare_view_->difference()) return dialog.choose(QStringLiteral("difference"));
    if (compare_view_->isAncestorOf(focus)) return dialog.choose(QStringLiteral("comparison"));
    const LowerPanel* open = lower_panels_->open();
    if (open == nullptr || !open->isAncestorOf(focus)) return;
    if (const auto figure = lower_panels_->open_figure()) dialog.choose(figure->file);
}

void MainWindow::export_open_figure(const QString& file) {
    ExportDialog* dialog = make_export_dialog();
    if (dialog == nullptr) return;
    dialog->choose(file);
    open_later(*dialog);
}

void MainWindow::add_to_figure() {
    constexpr int kReadingTime = 8000;  // milliseconds
    const auto say = [this](const QString& sentence) { status_line_->showMessage(sentence, kReadingTime); };
    if (lessons_->shows_illustration() && lessons_->illustration().figure()) {
        panels_->add({illustration_panel(lessons_->illustration())});
        return say(tr("Panel %1 added; end the lesson to see the page").arg(panel_letter(panels_->all().size() - 1)));
    }
    const auto choices = figure_choices();
    const auto shown = !compare_view_->isVisible() ? std::optional<std::size_t>(0)
                       : choices                   ? choices->find(QStringLiteral("comparison"))
                                                   : std::nullopt;
    if (!choices || !shown) return say(tr("There is no figure to add yet"));
    const std::size_t before = panels_->all().size();
    try {
        panels_->add(choices->panels(*shown));
    } catch (const Error& error) {
        return say(text_of_problem(error));
    }
    const QString keys = actions_->at(ActionId::ExportFigure)->shortcut().toString(QKeySequence::NativeText);
    const std::size_t last = panels_->all().size() - 1;
    if (last == before) return say(tr("Panel %1 added; %2 shows the page").arg(panel_letter(last), keys));
    say(tr("Panels %1 to %2 added; %3 shows the page").arg(panel_letter(before), panel_letter(last), keys));
}

void MainWindow::find_command() {
    std::vector<PaletteEntry> entries = menu_palette(*actions_);
    for (const LessonEntry& lesson : lessons_->entries())
        entries.push_back({.text = lesson.title, .detail = tr("Lesson"), .run = [this, file = lesson.file] {
                               lessons_->open(file);
                           }});
    for (const Explanation& page : WhyPanel::pages())
        entries.push_back(
            {.text = page.title, .detail = tr("Explanation"), .run = [this, view = page.view] { explain(view); }});
    for (PaletteEntry& head : head_palette(*document_)) entries.push_back(std::move(head));
    put_recent_first(entries, settings_->recent_commands());
    palette_->open(std::move(entries));
}

void MainWindow::show_help(const QString& topic) {
    if (!help_) {
        help_ = std::make_unique<HelpWindow>();
        help_->set_look(look_);
        connect(&help_->text(), &HelpText::lesson_wanted, this, [this](const LessonLink& link) {
            lessons_->open(link.lesson);
            lessons_->go_to(link.step);
            raise();
            activateWindow();
        });
    }
    help_->open(topic);
}

void MainWindow::show_shortcuts() {
    auto* dialog = new ShortcutList(menu_commands(*actions_), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    send_look(*dialog, look_);
    dialog->resize(QSize(look_.px(560), look_.px(640)).boundedTo(size()));
    dialog->open();
}

void MainWindow::show_about() {
    auto* box = new QMessageBox(QMessageBox::NoIcon, tr("About Headlight"),
                                tr("Headlight %1\n\nShows what the attention heads of transformers attend to, on this "
                                   "machine and without a network.")
                                    .arg(QString::fromUtf8(version().data(), static_cast<qsizetype>(version().size()))),
                                QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setIconPixmap(windowIcon().pixmap(look_.px(64)));
    box->open();
}

}  // namespace headlight
