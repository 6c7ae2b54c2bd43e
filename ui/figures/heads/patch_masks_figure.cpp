#include "figures/heads/patch_masks_figure.h"

#include "analysis/patches.h"
#include "figures/drawing/head_colors.h"
#include "figures/drawing/lab_color.h"
#include "figures/figure_row.h"
#include "figures/weights/patch_picture_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <cmath>
#include <numbers>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr int kMaskedSide = 420;  // pixels of the picture under the masks
constexpr int kMasksInRow = 4;
constexpr int kMasksInNarrowRow = 2;

QString whole_percent(double share) {
    return QStringLiteral("%1 %").arg(std::lround(100 * share));
}

QString short_name_of(const HeadMask& mask) {
    return QString::fromStdString(short_name(mask.head));
}

/// Head that each patch is colored for: of one head alone its own patches, else the owners; nothing: none.
std::vector<std::optional<std::size_t>> heads_of_patches(const PatchMasks& masks, std::optional<std::size_t> alone) {
    std::vector<std::optional<std::size_t>> heads(masks.heads.front().kept.size());
    for (std::size_t patch = 0; patch < heads.size(); ++patch) {
        if (!alone)
            heads[patch] = masks.owner(patch);
        else if (masks.heads[*alone].kept[patch] != 0)
            heads[patch] = alone;
    }
    return heads;
}

/// The image under the masks of all heads, or of one.
PatchPicture picture_of(const PatchMasks& masks, const std::shared_ptr<const ImageHeat>& heat,
                        std::optional<std::size_t> alone) {
    PatchPicture picture{.heat = heat, .paint = {}, .notes = {}};
    picture.paint = [heads = heads_of_patches(masks, alone), count = masks.heads.size()](const ImageHeat& own,
                                                                                         const FigureStyle& style) {
        std::vector<QColor> colors(heads.size());
        for (std::size_t patch = 0; patch < heads.size(); ++patch)
            if (heads[patch]) colors[patch] = mask_color(*heads[patch], count, style.theme.dark);
        return own.tinted(colors);
    };
    return picture;
}

QStringList notes_of_all(const PatchMasks& masks) {
    QStringList notes{wording("query: %1").arg(text_of(masks.query)),
                      wording("patches that hold %1 of the attention to patches").arg(whole_percent(masks.share))};
    if (masks.heads.size() > 1)
        notes << wording("a patch of several heads has the color of the one with the largest share there");
    return notes;
}

QStringList notes_of(const HeadMask& mask) {
    const QString all = QString::number(mask.kept.size());
    const QString mass = whole_percent(mask.mass);
    return {mask.count() == 1 ? wording("1 of %1 patches holds %2").arg(all, mass)
                              : wording("%1 of %2 patches hold %3").arg(QString::number(mask.count()), all, mass),
            wording("%1 of the attention is on patches").arg(whole_percent(mask.on_patches))};
}

std::shared_ptr<const Figure> figure_of(const ShownMasks& shown, const FigureStyle& style, int columns) {
    const PatchMasks& masks = shown.masks;
    const auto heat = std::make_shared<const ImageHeat>(*shown.image, shown.grid, style.theme, kMaskedSide);
    FigureStyle own = style;
    own.caption.clear();
    own.provenance.clear();
    std::vector<std::shared_ptr<const Figure>> figures;
    const auto add = [&](PatchPicture picture, const QString& title) {
        own.title = title;
        figures.push_back(std::make_shared<const PatchPictureFigure>(std::move(picture), own));
    };
    const std::size_t count = masks.heads.size();
    PatchPicture all = picture_of(masks, heat, std::nullopt);
    all.notes = notes_of_all(masks);
    for (std::size_t head = 0; head < count; ++head)
        all.legend.push_back(
            {short_name_of(masks.heads[head]), [head, count](bool dark) { return mask_color(head, count, dark); }});
    add(std::move(all), text_of(masks_title(shown)));
    for (std::size_t head = 0; count > 1 && head < count; ++head) {
        PatchPicture alone = picture_of(masks, heat, head);
        alone.notes = notes_of(masks.heads[head]);
        add(std::move(alone), short_name_of(masks.heads[head]));
    }
    return std::make_shared<const FigureRow>(std::move(figures), style, RowColumns{columns, {}});
}

}  // namespace

ShownMasks shown_masks(const Analysis& analysis, const HeadId& choice, std::optional<std::int32_t> row, double share,
                       const std::stop_token& stop) {
    PatchMasks masks = patch_masks(analysis, choice, row, share, stop);
    return {std::move(masks), analysis.image, *image_grid(stack_of(analysis.attention, choice))};
}

QColor mask_color(std::size_t head, std::size_t count, bool dark) {
    if (count <= kHeadColors) return head_color(head, dark);
    const double hue = 2 * std::numbers::pi * static_cast<double>(head) / static_cast<double>(count);
    const double lightness = dark ? 72 : 58;
    constexpr double kChroma = 52;
    return from_lab({lightness, kChroma * std::cos(hue), kChroma * std::sin(hue)});
}

Sentence masks_title(const ShownMasks& shown) {
    const HeadMask& first = shown.masks.heads.front();
    if (shown.masks.heads.size() == 1) return Sentence("Patch mask of %1", short_name(first.head));
    return Sentence("Patch masks of layer %1", *first.head.layer);
}

std::shared_ptr<const Figure> patch_masks_figure(const ShownMasks& shown, const FigureStyle& style) {
    return figure_of(shown, style, kMasksInRow);
}

std::shared_ptr<const Figure> narrow_patch_masks_figure(const ShownMasks& shown, const FigureStyle& style) {
    return figure_of(shown, style, kMasksInNarrowRow);
}

}  // namespace headlight
