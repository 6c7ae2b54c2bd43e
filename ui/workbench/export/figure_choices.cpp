#include "workbench/export/figure_choices.h"

#include "analysis/heads/metrics.h"
#include "core/error.h"
#include "export/json_fields.h"
#include "figures/provenance_text.h"
#include "language/sentences.h"
#include "view/enum_names.h"
#include "view/makers/view_makers.h"
#include "view/pointed_out.h"
#include "view/request_json.h"
#include "view/views.h"
#include "workbench/document/shown_source.h"
#include "workbench/export/page_request.h"
#include "workbench/language/shown_names.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>
#include <array>
#include <utility>

namespace headlight {

namespace {

/// A figure of the picture that can be exported.
struct OwnFigure {
    std::optional<View> view;  ///< nothing: the one that is shown
    const char* name;          ///< nullptr: the view's title
    bool of_metric = false;
};

std::vector<OwnFigure> own_figures() {
    std::vector<OwnFigure> figures{{std::nullopt, QT_TRANSLATE_NOOP("FigureChoices", "As shown")}};
    for (const ViewRow& row : view_rows())
        if (row.of_heads && !row.compares && row.view != View::Image) figures.push_back({row.view, nullptr});
    figures.push_back({View::Grid, nullptr});
    figures.push_back({View::Grid, QT_TRANSLATE_NOOP("FigureChoices", "Heads by metric"), true});
    figures.push_back({View::Layers, nullptr, true});
    return figures;
}

const OwnFigure& own_figure(std::size_t choice) {
    static const std::vector<OwnFigure> figures = own_figures();
    return figures.at(choice);
}

std::size_t own_count() {
    static const std::size_t count = own_figures().size();
    return count;
}

/// The picture of one of its heads alone.
PicturePointer picture_of_head(const Picture& picture, std::size_t head) {
    auto alone = std::make_shared<Picture>(picture);
    alone->matrices = {picture.matrices.at(head)};
    if (head > 0) alone->view.choice = picture.view.pinned.at(head - 1);
    alone->view.pinned.clear();
    return alone;
}

/// Returns whether the figure shows a zoom or a selected token.
bool is_partial(const AttentionMatrix& matrix, const OnScreen& on_screen, View view) {
    const Viewport seen = on_screen.viewports.empty() ? Viewport{} : on_screen.viewports.front();
    const bool zoomed = seen.queries > 0 && (seen.queries < static_cast<double>(matrix.queries.size()) ||
                                             seen.keys < static_cast<double>(matrix.keys.size()));
    if (zoomed && (view == View::Both || view == View::HeatMap)) return true;
    return (view == View::Both || view == View::Links) && (on_screen.focus.query || on_screen.focus.key);
}

bool has_known_metric(const Picture& picture) {
    const auto is_shown = [&](const Metric& each) { return each.id == picture.view.metric; };
    return picture.metric && std::ranges::any_of(metrics(), is_shown);
}

}  // namespace

FigureChoices::FigureChoices(PicturePointer picture, OnScreen on_screen)
    : picture_(std::move(picture)), on_screen_(std::move(on_screen)) {}

std::optional<std::size_t> FigureChoices::find(const QString& file) const {
    const auto found = std::ranges::find(offered_, file, &OpenFigure::file);
    if (found == offered_.end()) return std::nullopt;
    return own_count() + static_cast<std::size_t>(found - offered_.begin());
}

std::optional<std::size_t> FigureChoices::find_own(View view, bool of_metric) {
    for (std::size_t choice = 0; choice < own_count(); ++choice)
        if (own_figure(choice).view == view && own_figure(choice).of_metric == of_metric) return choice;
    return std::nullopt;
}

std::size_t FigureChoices::count() const {
    return own_count() + offered_.size();
}

const OpenFigure* FigureChoices::offered(std::size_t choice) const {
    return choice < own_count() ? nullptr : &offered_.at(choice - own_count());
}

bool FigureChoices::is_missing(std::size_t choice) const {
    return offered(choice) == nullptr && own_figure(choice).of_metric && !has_known_metric(*picture_);
}

QString FigureChoices::name(std::size_t choice) const {
    if (const OpenFigure* other = offered(choice)) return other->name;
    const OwnFigure& own = own_figure(choice);
    return own.name != nullptr ? tr(own.name) : display_name(*own.view);
}

QString FigureChoices::view_name(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    if (other == nullptr) {
        const View view = own_figure(choice).view.value_or(shown_request(*picture_).view());
        return display_name(view);
    }
    const QString named = other->fields["view"].toString();
    const auto row = std::ranges::find_if(
        view_rows(), [&](const ViewRow& each) { return named == QLatin1String(enum_name(each.view)); });
    return row == view_rows().end() ? other->file : display_name(row->view);
}

QString FigureChoices::file(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    return other != nullptr ? other->file : QStringLiteral("attention");
}

QString FigureChoices::title(std::size_t choice) const {
    if (const OpenFigure* other = offered(choice)) return other->title;
    const OwnFigure& own = own_figure(choice);
    if (own.of_metric && picture_->metric) return display_name(find_metric(picture_->view.metric));
    if (own.view && !view_row(*own.view).of_heads) return view_name(choice);
    return picture_->matrices.size() == 1 ? text_of(picture_->matrices.front()->title) : QString();
}

bool FigureChoices::wide(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    return other != nullptr ? other->wide : picture_->matrices.size() > 1;
}

bool FigureChoices::leaves_links_out(std::size_t choice) const {
    const bool as_shown = offered(choice) == nullptr && !own_figure(choice).view;
    return narrow_ && as_shown && picture_->matrices.size() == 1 && shown_request(*picture_).view() == View::Both;
}

ViewRequest FigureChoices::request(std::size_t choice, const std::vector<double>& widths) const {
    ViewRequest request = shown_request(*picture_);
    if (!files_.boxes.isEmpty()) {
        request.input.page = QFileInfo(files_.boxes).fileName().toStdString();
        request.input.text.clear();
    }
    PictureRequest& picture = request.picture;
    const OpenFigure* other = offered(choice);
    if (other == nullptr) {
        const OwnFigure& own = own_figure(choice);
        picture.figure = own.view ? own.view : picture.figure;
        if (leaves_links_out(choice)) picture.figure = View::HeatMap;
        if (!own.of_metric) picture.metrics.clear();
        if (!own.of_metric) picture.metric.clear();
        if (!view_row(request.view()).of_heads) {
            picture.choice = {.kind = picture.choice.kind, .stage = picture.choice.stage, .layer = {}, .head = {}};
            picture.pinned.clear();
            picture.links.overlay = false;
            picture.pointed_out = {};
        }
        const auto& focused = on_screen_.focus.query;
        const AttentionMatrix& shown = *picture_->matrices.front();
        if (view_row(request.view()).of_one_query && focused && entry_holding(shown.queries, *focused))
            request.picture.query = std::to_string(*focused);
        put_query_over_image(request);
        if (!picture.pinned.empty()) request.page.widths = widths;
        return request;
    }
    const PictureRequest shown = std::exchange(picture, PictureRequest());
    JsonFields fields(other->fields, std::string());
    ViewRequest named = request;
    read_fields(fields, Context::Description, named);
    if (!view_row(named.view()).compares) return named;
    picture = shown;  // weights are compared as they are shown
    picture.metric.clear();
    picture.metrics.clear();
    picture.pinned.clear();
    picture.links.overlay = false;
    if (named.view() == View::Compare) picture.pointed_out = {};
    JsonFields again(other->fields, std::string());
    read_fields(again, Context::Description, request);
    return request;
}

void FigureChoices::put_query_over_image(ViewRequest& request) const {
    const Analysis& analysis = *picture_->analysis;
    if (!no_image(analysis, request.picture.choice).empty()) return;
    const TokenFocus& focus = on_screen_.focus;
    if (request.view() == View::Grid && focus.query) request.picture.query = std::to_string(*focus.query);
    if (request.view() != View::Image) return;
    const AttentionMatrix& matrix = *picture_->matrices.front();
    const auto row = overlay_row(request, analysis, matrix, focus);
    request.picture.query =
        row ? std::to_string(matrix.queries[static_cast<std::size_t>(*row)].tokens.front()) : std::string("mean");
}

std::vector<Provenance> FigureChoices::runs(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    if (other != nullptr && !other->runs.empty()) return other->runs;
    return {picture_->analysis->provenance};
}

FigurePointer FigureChoices::figure(std::size_t choice, const std::vector<double>& widths) const {
    if (is_missing(choice)) return nullptr;
    const OpenFigure* other = offered(choice);
    if (other == nullptr) {
        ShownSource source(*picture_);
        return compose(request(choice, widths), source, on_screen_).figure;
    }
    FigureStyle own = other->figure->style();
    state_provenance(own, runs(choice));
    return other->figure->with_style(own);
}

std::function<FigureNumbers()> FigureChoices::numbers(std::size_t choice) const {
    if (const OpenFigure* other = offered(choice)) return other->numbers;
    if (is_missing(choice)) return {};
    return [picture = picture_, request = request(choice, {})] {
        ShownSource source(*picture);
        return compose_numbers(request, source).numbers;
    };
}

QByteArray FigureChoices::page(std::size_t choice, const QString& caption) const {
    ViewRequest request = shown_request(*picture_);
    request.page.caption = caption;
    const OpenFigure* other = offered(choice);
    if (other == nullptr) {
        ShownSource source(*picture_);
        return compose_page(request, source);
    }
    if (!other->page)
        throw Error(
            ErrorKind::Input,
            tr("This figure cannot be saved as a web page: it has no heads to choose from. Choose another format.")
                .toStdString());
    return other->page(html_options(request, request.picture.choice));
}

QByteArray FigureChoices::description(std::size_t choice, const std::vector<double>& widths,
                                      const ExportOptions& page) const {
    const OpenFigure* other = offered(choice);
    if (other != nullptr && other->fields.isEmpty())
        throw Error(ErrorKind::Input,
                    tr("This figure has no description. Save it as PDF, SVG, PNG or TikZ instead.").toStdString());
    ViewRequest described = request(choice, widths);
    const Theme& shown = picture_->style->theme;
    put_page(page, shown, described);
    described.picture.color_map = map_on_page(picture_->view.color_map, page, shown);
    return description_bytes(described);
}

FigurePanel FigureChoices::panel(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    const bool as_shown = other == nullptr && !own_figure(choice).view;
    FigurePanel panel;
    panel.name = as_shown ? display_name(shown_request(*picture_).view()) : name(choice);
    panel.model = QString::fromStdString(picture_->analysis->provenance.model_name);
    panel.own_title = title(choice).isEmpty() ? view_name(choice) : title(choice);
    panel.figure = figure(choice, {});
    if (!panel.figure) throw Error(ErrorKind::Input, tr("No metric is chosen. Choose one.").toStdString());
    panel.model_path = QString::fromStdString(picture_->analysis->provenance.model_path);
    panel.runs = runs(choice);
    panel.numbers = numbers(choice);
    panel.files = files_;
    panel.source.provenance = provenance_lines(panel.runs);
    panel.source.input = input_of(shown_request(*picture_).input);
    if (other == nullptr || !other->fields.isEmpty()) panel.request = request(choice, {});
    panel.map = picture_->view.color_map;
    panel.partial = other == nullptr && is_partial(*picture_->matrices.front(), on_screen_, panel.request->view());
    return panel;
}

std::vector<FigurePanel> FigureChoices::panels(std::size_t choice) const {
    const std::size_t heads = picture_->matrices.size();
    const bool of_all_heads =
        offered(choice) == nullptr && own_figure(choice).view && !view_row(*own_figure(choice).view).of_heads;
    if (offered(choice) != nullptr || of_all_heads || heads == 1) return {panel(choice)};
    std::vector<FigurePanel> panels;
    for (std::size_t head = 0; head < heads; ++head) {
        OnScreen on_screen{on_screen_.focus, {}};
        if (head < on_screen_.viewports.size()) on_screen.viewports = {on_screen_.viewports[head]};
        FigureChoices alone(picture_of_head(*picture_, head), on_screen);
        alone.set_files(files_);
        panels.push_back(alone.panel(choice));
    }
    return panels;
}

}  // namespace headlight
