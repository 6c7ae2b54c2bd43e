#include "workbench/export/figure_panels.h"

#include "core/error.h"
#include "view/fields.h"
#include "workbench/export/page_request.h"

#include <QStringList>

#include <algorithm>
#include <iterator>
#include <utility>

namespace headlight {

namespace {

/// Says of the whole what all panels agree on; what they say of it themselves is then the same.
void share(ViewRequest& whole) {
    const std::vector<ViewRequest>& panels = whole.panels;
    for (const Field& field : view_fields()) {
        if (field.in_panels != PanelUse::Inherited || !field.occurs_in(Context::Panel)) continue;
        const auto agrees = [&](const ViewRequest& panel) { return field.kind->equal(panel, panels.front()); };
        if (std::ranges::all_of(panels, agrees)) field.kind->copy(panels.front(), whole);
    }
}

}  // namespace

void FigurePanels::add(std::vector<FigurePanel> panels) {
    if (panels_.size() + panels.size() > kMost)
        throw Error(ErrorKind::Input,
                    tr("A page holds at most %n panels; remove some first.", nullptr, kMost).toStdString());
    std::ranges::move(panels, std::back_inserter(panels_));
    emit changed();
}

void FigurePanels::remove(std::size_t index) {
    panels_.erase(panels_.begin() + static_cast<std::ptrdiff_t>(index));
    if (panels_.empty()) texts_ = {};
    if (panels_.empty()) columns_ = 0;
    emit changed();
}

void FigurePanels::clear() {
    panels_.clear();
    texts_ = {};
    columns_ = 0;
    emit changed();
}

void FigurePanels::move(std::size_t index, bool forward) {
    const bool at_end = forward ? index + 1 >= panels_.size() : index == 0;
    if (at_end) return;
    std::swap(panels_.at(index), panels_.at(forward ? index + 1 : index - 1));
    emit changed();
}

void FigurePanels::set_title(std::size_t index, const QString& title) {
    FigurePanel& panel = panels_.at(index);
    panel.title = title == panel.own_title ? QString() : title;
    emit changed();
}

void FigurePanels::set_columns(int columns) {
    columns_ = columns;
    emit changed();
}

int FigurePanels::most_columns() {
    return std::min(static_cast<int>(field_bounds("columns").high), static_cast<int>(kMost));
}

int FigurePanels::usual_columns() const {
    constexpr std::size_t kMostInTwo = 4;
    constexpr int kMany = 3;
    if (panels_.size() <= 1) return 1;
    return panels_.size() <= kMostInTwo ? 2 : kMany;
}

int FigurePanels::columns_beside(const std::vector<double>& widths) const {
    if (columns_ > 0) return columns_;
    return widths.empty() ? usual_columns() : 0;
}

std::shared_ptr<const Figure> FigurePanels::figure(const FigureStyle& style, const std::vector<double>& widths) const {
    std::vector<std::shared_ptr<const Figure>> figures;
    std::vector<PanelSource> sources;
    for (const FigurePanel& panel : panels_) {
        FigureStyle own = panel.figure->style();
        own.title = panel.shown_title();
        own.caption.clear();
        figures.push_back(panel.figure->with_style(own));
        sources.push_back(panel.source);
    }
    FigureStyle around = style;
    around.provenance = panel_sources(sources);
    return lettered_panels(figures, around, {columns_beside(widths), widths});
}

template <typename Holds>
QString FigurePanels::letters_where(const Holds& holds) const {
    QStringList letters;
    for (std::size_t index = 0; index < panels_.size(); ++index)
        if (holds(panels_[index])) letters << panel_letter(index);
    return letters.join(QStringLiteral(", "));
}

QByteArray FigurePanels::description(const Theme& shown, const std::vector<double>& widths,
                                     const ExportOptions& page) const {
    const QString undescribed = letters_where([](const FigurePanel& panel) { return !panel.request; });
    if (!undescribed.isEmpty())
        throw Error(ErrorKind::Input,
                    tr("Panel %1 has no description. Remove it, or save the page as PDF, SVG, PNG or TikZ.")
                        .arg(undescribed)
                        .toStdString());
    ViewRequest whole;
    put_page(page, shown, whole);
    for (const FigurePanel& panel : panels_) {
        ViewRequest& described = whole.panels.emplace_back(*panel.request);
        described.page = whole.page;
        described.page.title = panel.shown_title();
        described.page.caption.clear();
        described.picture.color_map = map_on_page(panel.map, page, shown);
    }
    whole.page.columns = columns_beside(widths);
    whole.page.widths = widths;
    share(whole);
    return description_bytes(whole);
}

std::function<SourcedNumbers()> FigurePanels::numbers() const {
    const QString without = letters_where([](const FigurePanel& panel) { return !panel.numbers; });
    if (!without.isEmpty())
        throw Error(ErrorKind::Input,
                    tr("Panel %1 has no numbers. Remove it, or save the page as PDF, SVG, PNG or TikZ.")
                        .arg(without)
                        .toStdString());
    return [panels = panels_] {
        std::vector<SourcedNumbers> numbers;
        for (const FigurePanel& panel : panels) numbers.push_back({panel.numbers(), panel.runs});
        return numbers_of_panels(std::move(numbers));
    };
}

QString FigurePanels::left_out() const {
    QStringList sentences;
    const auto say = [&](const QString& sentence, const auto& holds) {
        const QString letters = letters_where(holds);
        if (!letters.isEmpty()) sentences << sentence.arg(letters);
    };
    say(tr("Put the image of %1 beside it."),
        [](const FigurePanel& panel) { return panel.request && !panel.request->input.images.empty(); });
    say(tr("Put the page's words of %1 beside it."),
        [](const FigurePanel& panel) { return panel.request && !panel.request->input.page.empty(); });
    say(tr("A description does not contain recordings: add the path of that of %1 as \"audio\"."),
        [](const FigurePanel& panel) {
            return panel.request && panel.request->input.images.empty() && panel.request->input.text.empty() &&
                   panel.source.input.isEmpty();
        });
    say(tr("The zoom and the selected token of %1 are not saved."),
        [](const FigurePanel& panel) { return panel.partial; });
    return sentences.join(' ');
}

}  // namespace headlight
