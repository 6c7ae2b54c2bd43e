#include "workbench/shell/copying.h"

#include "view/compose.h"
#include "workbench/background/work_beside.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/open_comparison.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_source.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/actions.h"

#include <QApplication>
#include <QClipboard>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

/// Of images for the clipboard.
ExportOptions clipboard_options(const QSize& shown, double ratio) {
    constexpr double kPoint = 72;
    ExportOptions options;
    options.format = ExportFormat::Png;
    options.width = PageWidth::AsShown;
    options.shown_size = shown;
    options.dpi = kPoint * std::max(2.0, ratio);  // sharp on screens with many pixels
    return options;
}

}  // namespace

Copying::Copying(Document& document, const Actions& actions, Stage& stage, CompareView& comparison, QWidget& window)
    : QObject(&window), document_(document), stage_(stage), comparison_(comparison), window_(window) {
    const auto connect_to = [&](ActionId id, void (Copying::*copy)()) {
        connect(actions.at(id), &QAction::triggered, this, copy);
    };
    connect_to(ActionId::CopyFigure, &Copying::copy_figure);
    connect_to(ActionId::CopyNumbers, &Copying::copy_numbers);
    connect_to(ActionId::CopyRow, &Copying::copy_row);
    connect_to(ActionId::CopyWeight, &Copying::copy_weight);
    connect_to(ActionId::CopyToken, &Copying::copy_token);
}

const NumberedFigure* Copying::side_figure() const {
    const QWidget* focus = window_.focusWidget();
    if (focus == nullptr || !focus->isVisible() || stage_.isAncestorOf(focus)) return nullptr;
    const auto* figure = dynamic_cast<const NumberedFigure*>(focus);
    return figure != nullptr && figure->shown_figure() ? figure : nullptr;
}

void Copying::copy_figure() {
    if (const NumberedFigure* shown = side_figure())
        return copy_image(shown->shown_figure(), window_.focusWidget()->size());
    if (!comparison_.isVisible()) return copy_stage();
    if (const std::vector<OpenFigure> open = open_comparison(comparison_); !open.empty())
        copy_image(open.front().figure, comparison_.size());
}

void Copying::copy_stage() {
    const PicturePointer& picture = document_.view().picture();
    if (!picture || picture->matrices.empty()) return;
    const OnScreen on_screen{{document_.pointing().selected_token(), {}}, stage_.viewports()};
    const ExportOptions options = clipboard_options(stage_.pictures_size(), window_.devicePixelRatioF());
    const auto image = std::make_shared<QImage>();
    document_.beside().start(this,
                             [picture, on_screen, options, image] {
                                 ShownSource source(*picture);
                                 const FigurePointer shown = compose(shown_request(*picture), source, on_screen).figure;
                                 *image = QImage::fromData(render_to_bytes(*shown, options));
                             },
                             {[image] { QApplication::clipboard()->setImage(*image); }, said_of_copying()});
}

void Copying::copy_image(std::shared_ptr<const Figure> figure, const QSize& shown) {
    const ExportOptions options = clipboard_options(shown, window_.devicePixelRatioF());
    const auto image = std::make_shared<QImage>();
    document_.beside().start(
        this,
        [figure = std::move(figure), options, image] { *image = QImage::fromData(render_to_bytes(*figure, options)); },
        {[image] { QApplication::clipboard()->setImage(*image); }, said_of_copying()});
}

void Copying::copy_numbers() {
    const NumberedFigure* shown = side_figure();
    if (shown != nullptr && shown->numbers())
        return copy_text([numbers = shown->numbers()] { return numbers_as_tsv(numbers()); });
    const PicturePointer& picture = document_.view().picture();
    if (!picture || picture->matrices.empty()) return;
    copy_text([matrix = picture->matrices.front()] { return matrix_as_tsv(*matrix); });
}

void Copying::copy_row() {
    const PicturePointer& picture = document_.view().picture();
    const auto token = document_.pointing().focused_query();
    if (!picture || picture->matrices.empty() || !token) return;
    const auto& matrix = picture->matrices.front();
    if (const auto row = entry_of_token(matrix->queries, *token))
        copy_text([matrix, row] { return matrix_as_tsv(*matrix, row); });
}

void Copying::copy_weight() {
    const PicturePointer& picture = document_.view().picture();
    if (!picture || picture->matrices.empty()) return;
    const AttentionMatrix& matrix = *picture->matrices.front();
    const QString weight = weight_as_text(matrix, hit_of_focus(matrix, document_.pointing().focused_pair()));
    if (!weight.isEmpty()) QApplication::clipboard()->setText(weight);
}

void Copying::copy_token() {
    const AnalysisPointer& analysis = document_.run().analysis();
    const auto token = document_.pointing().focused_query();
    if (!analysis || !token || static_cast<std::size_t>(*token) >= analysis->tokens.tokens.size()) return;
    QApplication::clipboard()->setText(
        QString::fromStdString(analysis->tokens.tokens[static_cast<std::size_t>(*token)].display));
}

void Copying::copy_text(std::function<QString()> make) {
    const auto text = std::make_shared<QString>();
    document_.beside().start(this, [make = std::move(make), text] { *text = make(); },
                             {[text] { QApplication::clipboard()->setText(*text); }, said_of_copying()});
}

std::function<void(const QString&)> Copying::said_of_copying() {
    return [this](const QString& why) { document_.notices().post(Notice::Kind::Error, why, QStringLiteral("copy")); };
}

}  // namespace headlight
