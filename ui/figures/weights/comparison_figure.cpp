#include "figures/weights/comparison_figure.h"

#include "core/text/english.h"
#include "figures/figure_row.h"
#include "figures/legends_figure.h"
#include "language/sentences.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

std::shared_ptr<const HeatMapFigure> map_of(const AttentionMatrix& matrix, const FigureStyle& style,
                                            const QString& title) {
    FigureStyle own = style;
    own.title = title;
    own.caption.clear();
    own.provenance.clear();
    return std::make_shared<const HeatMapFigure>(matrix, own);
}

std::shared_ptr<const HeatMapFigure> map_without_notes(AttentionMatrix matrix, const FigureStyle& style) {
    matrix.notes.clear();
    return map_of(matrix, style, {});
}

std::shared_ptr<const Figure> legends_of(const ComparisonFigures& figures) {
    Legend weights = figures.sides.front()->legend();
    for (const auto& side : figures.sides) {
        weights.masked = weights.masked || side->legend().masked;
        weights.no_data = weights.no_data || side->legend().no_data;
    }
    std::vector<LegendsFigure::Part> parts{{figures.sides.front()->style(), weights}};
    if (figures.difference) {
        parts.front().legend.no_data = false;  // what one side lacks has no difference either
        parts.push_back({figures.difference->style(), figures.difference->legend()});
        parts.back().legend.masked = false;
    }
    return std::make_shared<const LegendsFigure>(std::move(parts));
}

}  // namespace

QString side_letter(std::size_t side) {
    return QChar(static_cast<char16_t>(u'A' + side));
}

Sentence side_title(const SideName& name, const Sentence& head) {
    std::string before = name.letter.toStdString();
    if (!name.model.isEmpty()) before += " · " + name.model.toStdString();
    return head.english().empty() ? Sentence(before) : Sentence("%1 · %2", before, head);
}

std::vector<SideName> side_names(const std::vector<ComparedHead>& sides, const std::vector<std::size_t>& letters) {
    const Provenance& first = sides.front().analysis->provenance;
    const bool one_model = std::ranges::all_of(sides, [&](const ComparedHead& side) {
        const Provenance& own = side.analysis->provenance;
        return same_model(own, first) && own.model_name == first.model_name;
    });
    std::vector<SideName> names;
    for (std::size_t side = 0; side < sides.size(); ++side)
        names.push_back({side_letter(letters.at(side)),
                         one_model ? QString() : QString::fromStdString(sides[side].analysis->provenance.model_name)});
    return names;
}

ComparisonFigures comparison_figures(const Comparison& comparison, std::optional<std::size_t> difference,
                                     const FigureStyle& style) {
    FigureStyle plain = style;
    plain.legend = false;
    ComparisonFigures figures;
    for (const AttentionMatrix& side : comparison.sides) figures.sides.push_back(map_without_notes(side, plain));
    if (difference) {
        const AttentionMatrix matrix = difference_of(comparison, *difference);
        figures.difference_notes = matrix.notes;
        figures.sides.push_back(map_without_notes(matrix, plain));
    }
    figures.sides = HeatMapFigure::in_a_row(figures.sides);
    if (difference) {
        figures.difference = figures.sides.back();
        figures.sides.pop_back();
    }
    figures.legends = legends_of(figures);
    return figures;
}

std::shared_ptr<const Figure> comparison_figure(const Comparison& comparison, std::size_t difference,
                                                const std::vector<SideName>& names, const FigureStyle& style) {
    std::vector<std::shared_ptr<const Figure>> figures;
    for (std::size_t side = 0; side < comparison.sides.size(); ++side)
        figures.push_back(
            map_of(comparison.sides[side], style, text_of(side_title(names.at(side), comparison.sides[side].title))));
    figures.push_back(
        map_of(difference_of(comparison, difference), style, text_of(difference_title(names.at(difference)))));
    constexpr std::size_t kMostInOneRow = 3;
    const int columns = figures.size() > kMostInOneRow ? static_cast<int>((figures.size() + 1) / 2) : 0;
    return std::make_shared<const FigureRow>(std::move(figures), style, RowColumns{columns, {}});
}

AttentionMatrix explained_difference(const Comparison& comparison, std::size_t side,
                                     const std::vector<SideName>& names) {
    AttentionMatrix matrix = difference_of(comparison, side);
    const AttentionMatrix& first = comparison.sides.front();
    const AttentionMatrix& other = comparison.sides.at(side);
    const std::vector<std::string> known = english(matrix.notes);
    for (const Sentence& note : other.notes)
        if (!std::ranges::count(known, note.english()))
            matrix.notes.push_back(Sentence("%1: %2", names.at(side).letter.toStdString(), note));
    const bool same = names.at(side).model == names.front().model && other.title.english() == first.title.english();
    if (!same)
        matrix.notes.insert(matrix.notes.begin(),
                            {side_title(names.front(), first.title), side_title(names.at(side), other.title)});
    return matrix;
}

Sentence difference_title(const SideName& side) {
    return Sentence("Difference, %1 − A", side.letter.toStdString());
}

}  // namespace headlight
