#include "workbench/export/save_figure.h"

#include "core/error.h"
#include "export/writers/file_writer.h"
#include "language/sentences.h"
#include "workbench/background/work_beside.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/widgets/file_dialog.h"

#include <QCoreApplication>

#include <functional>
#include <memory>
#include <utility>

namespace headlight {

namespace {

void say(Document& document, const QString& why) {
    document.notices().post(Notice::Kind::Error, why, QStringLiteral("export"));
}

/// Writes beside the window.
void begin(std::function<void()> write, Document& document) {
    document.beside().start(&document, std::move(write),
                            {[] {}, [&document](const QString& why) { say(document, why); }});
}

QStringList files_of_model(const Document& document) {
    if (!document.run().model()) return {};
    return {QString::fromStdString(document.run().model()->path.string())};
}

}  // namespace

void save_figure(const Figure& figure, PageWidth width, const QString& path, Document& document) {
    try {
        ExportOptions options;
        options.format = export_format(path);
        options.width = width;
        options.theme = QStringLiteral("print");
        options.protected_files = files_of_model(document);
        FigureStyle style = figure.style();
        if (style.runs.empty() && document.run().model()) style.runs = {document.run().model()->provenance};
        const std::shared_ptr<const Figure> own = figure.with_style(style);
        begin([own, options, path] { export_figure(*own, options, path); }, document);
    } catch (const Error& error) {
        say(document, text_of_error(error));
    }
}

void save_text(const QByteArray& text, const QString& path, Document& document) {
    begin([text, path, kept = files_of_model(document)] { write_file(path, text, kept); }, document);
}

void ask_and_save(std::shared_ptr<const Figure> figure, const QString& suggested_name, Document& document,
                  QWidget* parent) {
    choose_new_file(parent, QCoreApplication::translate("SaveFigure", "Save the figure"), suggested_name,
                    QCoreApplication::translate("SaveFigure", "Figures (*.pdf *.svg *.png)"),
                    [figure = std::move(figure), &document](const QString& path) {
                        save_figure(*figure, ExportOptions().width, path, document);
                    });
}

}  // namespace headlight
