#include "export/writers/page_presets.h"

#include <QtGlobal>

#include <algorithm>
#include <array>

namespace headlight {

namespace {

constexpr double kInch = 25.4;
/// Points of TeX, 72.27 to the inch.
constexpr double kTexPoint = kInch / 72.27;

constexpr std::array kPresets{
    PagePreset{PageWidth::Column, "column", QT_TRANSLATE_NOOP("PagePreset", "Column, 88 mm"), 88, 7},
    PagePreset{PageWidth::Page, "page", QT_TRANSLATE_NOOP("PagePreset", "Page, 180 mm"), 180, 8},
    PagePreset{PageWidth::Slide, "slide", QT_TRANSLATE_NOOP("PagePreset", "Slide, 16:9"), 0, 14},
    PagePreset{PageWidth::AsShown, "natural", QT_TRANSLATE_NOOP("PagePreset", "As in the window"), 0, 0},
    PagePreset{PageWidth::AclColumn, "acl-column", QT_TRANSLATE_NOOP("PagePreset", "ACL, one column"), 77, 7},
    PagePreset{PageWidth::AclPage, "acl-page", QT_TRANSLATE_NOOP("PagePreset", "ACL, two columns"), 160, 8},
    PagePreset{PageWidth::CvprColumn, "cvpr-column", QT_TRANSLATE_NOOP("PagePreset", "CVPR, one column"), 3.25 * kInch,
               7},
    PagePreset{PageWidth::CvprPage, "cvpr-page", QT_TRANSLATE_NOOP("PagePreset", "CVPR, two columns"), 6.875 * kInch,
               8},
    PagePreset{PageWidth::IcmlColumn, "icml-column", QT_TRANSLATE_NOOP("PagePreset", "ICML, one column"), 3.25 * kInch,
               7},
    PagePreset{PageWidth::IcmlPage, "icml-page", QT_TRANSLATE_NOOP("PagePreset", "ICML, two columns"), 6.75 * kInch, 8},
    PagePreset{PageWidth::IeeeColumn, "ieee-column", QT_TRANSLATE_NOOP("PagePreset", "IEEE, one column"),
               252 * kTexPoint, 7},
    PagePreset{PageWidth::IeeePage, "ieee-page", QT_TRANSLATE_NOOP("PagePreset", "IEEE, two columns"), 516 * kTexPoint,
               8},
    PagePreset{PageWidth::NeuripsPage, "neurips-page", QT_TRANSLATE_NOOP("PagePreset", "NeurIPS, full width"),
               5.5 * kInch, 8},
};

}  // namespace

std::span<const PagePreset> page_presets() {
    return kPresets;
}

const PagePreset& page_preset(PageWidth width) {
    return *std::ranges::find(kPresets, width, &PagePreset::width);
}

const PagePreset* find_page_preset(const QString& id) {
    const auto found =
        std::ranges::find_if(kPresets, [&](const PagePreset& each) { return id == QLatin1String(each.id); });
    return found == kPresets.end() ? nullptr : &*found;
}

}  // namespace headlight
