#include "workbench/export/save_figure.h"

#include "core/error.h"
#include "export/export_figure.h"
#include "workbench/background/work_beside.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/widgets/file_dialog.h"

#include <QCoreApplication>

#include <memory>
#include <utility>

namespace headlight {

namespace {

void save(const std::shared_ptr<const Figure>& figure, const QString& path, Document& document) {
    try {
        ExportOptions options;
        options.format = export_format(path);
        options.theme = QStringLiteral("print");
        if (document.run().model())
            options.protected_files = {QString::fromStdString(document.run().model()->path.string())};
        FigureStyle style = figure->style();
        if (style.runs.empty() && document.run().model()) style.runs = {document.run().model()->provenance};
        const auto say = [&document](const QString& why) {
            document.notices().post(Notice::Kind::Error, why, QStringLiteral("export"));
        };
        document.beside().start(&document,
                                [own = std::shared_ptr<const Figure>(figure->with_style(style)), options, path] {
                                    export_figure(*own, options, path);
                                },
                                {[] {}, say});
    } catch (const Error& error) {
        document.notices().post(Notice::Kind::Error, QString::fromStdString(error.what()), QStringLiteral("export"));
    }
}

}  // namespace

void ask_and_save(std::shared_ptr<const Figure> figure, const QString& suggested_name, Document& document,
                  QWidget* parent) {
    choose_new_file(parent, QCoreApplication::translate("SaveFigure", "Save the figure"), suggested_name,
                    QCoreApplication::translate("SaveFigure", "Figures (*.pdf *.svg *.png)"),
                    [figure = std::move(figure), &document](const QString& path) { save(figure, path, document); });
}

}  // namespace headlight
