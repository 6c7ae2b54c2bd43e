#include "workbench/figure_choices.h"

#include "analysis/measures.h"
#include "core/error.h"
#include "export/html_page.h"
#include "workbench/figure_description.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <utility>

namespace headlight {

namespace {

enum class Pictured { AsShown, HeatMap, Links, Both, Heads, Measure, MeasureByLayer };
constexpr std::array<const char*, 7> kNames = {
    QT_TRANSLATE_NOOP("FigureChoices", "As shown"),
    QT_TRANSLATE_NOOP("FigureChoices", "Heat map"),
    QT_TRANSLATE_NOOP("FigureChoices", "Links"),
    QT_TRANSLATE_NOOP("FigureChoices", "Heat map and links"),
    QT_TRANSLATE_NOOP("FigureChoices", "All heads"),
    QT_TRANSLATE_NOOP("FigureChoices", "Heads by measure"),
    QT_TRANSLATE_NOOP("FigureChoices", "Measure by layer"),
};

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
    constexpr std::array<const char*, 4> kShown = {"heatmap", "links", "both", "image"};
    return kShown.at(static_cast<std::size_t>(shown));
}

bool is_of_all_heads(Pictured pictured) {
    return pictured == Pictured::Heads || pictured == Pictured::Measure || pictured == Pictured::MeasureByLayer;
}

/// What a head is shown as, by its name in the list.
QString name_of(PictureKind kind) {
    constexpr std::array<Pictured, 3> kPlain = {Pictured::HeatMap, Pictured::Links, Pictured::Both};
    if (kind == PictureKind::Image) return QCoreApplication::translate("FigureChoices", "Over the image");
    const Pictured pictured = kPlain.at(static_cast<std::size_t>(kind));
    return QCoreApplication::translate("FigureChoices", kNames.at(static_cast<std::size_t>(pictured)));
}

/// The picture of one of its heads alone.
PicturePointer picture_of_head(const Picture& picture, std::size_t head) {
    auto alone = std::make_shared<Picture>(picture);
    alone->matrices = {picture.matrices.at(head)};
    if (head > 0) alone->view.choice = picture.view.pinned.at(head - 1);
    alone->view.pinned.clear();
    return alone;
}

/// The text that was read, or the name of the image.
QString input_of(const Analysis& analysis) {
    if (analysis.image) return QString::fromStdString(analysis.image->name);
    const TokenizedText& read = analysis.tokens;
    return QString::fromStdString(read.text + (read.has_pair ? " / " + read.pair : ""));
}

/// Whether the figure shows a zoom or a selected token.
bool is_partial(const AttentionMatrix& matrix, const Staged& staged, const QString& view) {
    const bool both = view == QLatin1String("both");
    const Viewport seen = staged.viewports.empty() ? Viewport{} : staged.viewports.front();
    const bool zoomed = seen.queries > 0 && (seen.queries < static_cast<double>(matrix.queries.size()) ||
                                             seen.keys < static_cast<double>(matrix.keys.size()));
    if (zoomed && (both || view == QLatin1String("heatmap"))) return true;
    return (both || view == QLatin1String("links")) && (staged.focus.query || staged.focus.key);
}

bool is_measured(Pictured pictured) {
    return pictured == Pictured::Measure || pictured == Pictured::MeasureByLayer;
}

}  // namespace

FigureChoices::FigureChoices(PicturePointer picture, Staged staged)
    : picture_(std::move(picture)), staged_(std::move(staged)) {}

std::optional<std::size_t> FigureChoices::find(const QString& file) const {
    const auto found = std::ranges::find(offered_, file, &OpenFigure::file);
    if (found == offered_.end()) return std::nullopt;
    return kNames.size() + static_cast<std::size_t>(found - offered_.begin());
}

std::size_t FigureChoices::count() const {
    return kNames.size() + offered_.size();
}

const OpenFigure* FigureChoices::offered(std::size_t choice) const {
    return choice < kNames.size() ? nullptr : &offered_.at(choice - kNames.size());
}

QString FigureChoices::name(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    return other != nullptr ? other->name : QCoreApplication::translate("FigureChoices", kNames.at(choice));
}

QString FigureChoices::file(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    return other != nullptr ? other->file : QStringLiteral("attention");
}

QString FigureChoices::title(std::size_t choice) const {
    if (const OpenFigure* other = offered(choice)) return other->title;
    const auto pictured = static_cast<Pictured>(choice);
    if (is_measured(pictured) && picture_->measure)
        return QString::fromUtf8(find_measure(picture_->view.measure).name.data());
    if (is_of_all_heads(pictured)) return name(choice);
    return picture_->matrices.size() == 1 ? QString::fromStdString(picture_->matrices.front()->title) : QString();
}

bool FigureChoices::wide(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    return other != nullptr ? other->wide : picture_->matrices.size() > 1;
}

FigureStyle FigureChoices::style() const {
    FigureStyle style = style_of(*picture_, *picture_->style);
    style.provenance = provenance_line(picture_->analysis->provenance);
    return style;
}

FigurePointer FigureChoices::figure(std::size_t choice, const std::vector<double>& widths) const {
    if (const OpenFigure* other = offered(choice)) {
        FigureStyle own = other->figure->style();
        if (other->provenance.isEmpty())
            own.provenance = style().provenance;
        else
            own.provenance = other->provenance.join(QStringLiteral(" | "));
        return other->figure->with_style(own);
    }
    const FigureStyle style = this->style();
    Staged staged = staged_;
    staged.widths = widths;
    switch (static_cast<Pictured>(choice)) {
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

std::function<FigureNumbers()> FigureChoices::numbers(std::size_t choice) const {
    if (const OpenFigure* other = offered(choice)) return other->numbers;
    const auto pictured = static_cast<Pictured>(choice);
    if (pictured == Pictured::Heads)
        return [analysis = picture_->analysis, attention = picture_->view.choice] {
            return numbers_of_all_heads(*analysis, attention);
        };
    if (!is_measured(pictured)) return [matrices = picture_->matrices] { return numbers_of_heads(matrices); };
    const auto measured = numbers_of_measure(*picture_);
    if (!measured) return {};
    return [numbers = *measured] { return numbers; };
}

QByteArray FigureChoices::page(std::size_t choice, const QString& caption) const {
    const ViewState& view = picture_->view;
    HtmlOptions page;
    page.choice = view.choice;
    page.matrix = view.matrix;
    page.scale = view.scale;
    page.map = view.colour_map;
    page.caption = caption;
    const OpenFigure* other = offered(choice);
    if (other == nullptr) return html_page(*picture_->analysis, page);
    if (!other->page)
        throw Error(ErrorKind::Input,
                    "This figure is no web page: it has no heads to choose from. Choose another format.");
    return other->page(page);
}

QJsonObject FigureChoices::fields(std::size_t choice, const std::vector<double>& widths) const {
    if (const OpenFigure* other = offered(choice))
        return other->fields.isEmpty() ? QJsonObject() : figure_json(*picture_, other->fields);
    const auto pictured = static_cast<Pictured>(choice);
    DescribedFigure described{
        .view = view_name(pictured, picture_->view.picture), .measure = is_measured(pictured), .widths = widths};
    if (pictured == Pictured::Heads) described.query = staged_.focus.query;
    if (described.view == QLatin1String("image"))
        if (const auto row = overlay_query(*picture_->matrices.front(), staged_.focus))
            described.query = picture_->matrices.front()->queries[static_cast<std::size_t>(*row)].tokens.front();
    return figure_json(*picture_, described);
}

QByteArray FigureChoices::description(std::size_t choice, const std::vector<double>& widths,
                                      const ExportOptions& page) const {
    const QJsonObject described = fields(choice, widths);
    if (described.isEmpty()) throw Error(ErrorKind::Input, "This figure has no description; save it as a picture.");
    return figure_description(described, *picture_, page);
}

FigurePanel FigureChoices::panel(std::size_t choice) const {
    const OpenFigure* other = offered(choice);
    const bool as_shown = other == nullptr && static_cast<Pictured>(choice) == Pictured::AsShown;
    FigurePanel panel;
    panel.name = as_shown ? name_of(picture_->view.picture) : name(choice);
    panel.model = QString::fromStdString(picture_->analysis->provenance.model_name);
    panel.own_title = title(choice).isEmpty() ? panel.name : title(choice);
    panel.figure = figure(choice, {});
    if (!panel.figure) throw Error(ErrorKind::Input, "There is no measure here; choose one.");
    panel.model_path = QString::fromStdString(picture_->analysis->provenance.model_path);
    panel.provenance = picture_->analysis->provenance;
    panel.numbers = numbers(choice);
    panel.source.provenance << provenance_line(picture_->analysis->provenance);
    if (other != nullptr && !other->provenance.isEmpty()) panel.source.provenance = other->provenance;
    panel.source.input = input_of(*picture_->analysis);
    panel.fields = fields(choice, {});
    panel.map = picture_->view.colour_map;
    panel.partial =
        other == nullptr && is_partial(*picture_->matrices.front(), staged_, panel.fields["view"].toString());
    return panel;
}

std::vector<FigurePanel> FigureChoices::panels(std::size_t choice) const {
    const std::size_t heads = picture_->matrices.size();
    if (offered(choice) != nullptr || is_of_all_heads(static_cast<Pictured>(choice)) || heads == 1)
        return {panel(choice)};
    std::vector<FigurePanel> panels;
    for (std::size_t head = 0; head < heads; ++head) {
        Staged staged{staged_.focus, {}};
        if (head < staged_.viewports.size()) staged.viewports = {staged_.viewports[head]};
        panels.push_back(FigureChoices(picture_of_head(*picture_, head), staged).panel(choice));
    }
    return panels;
}

}  // namespace headlight
