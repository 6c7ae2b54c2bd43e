#include "export/writers/page_presets.h"

#include <algorithm>
#include <array>

namespace headlight {

namespace {

constexpr double kInch = 25.4;
/// Points of TeX, 72.27 to the inch.
constexpr double kTexPoint = kInch / 72.27;

constexpr std::array kPresets{
    PagePreset{PageWidth::Column, "column", "Column, 88 mm", 88, 7},
    PagePreset{PageWidth::Page, "page", "Page, 180 mm", 180, 8},
    PagePreset{PageWidth::Slide, "slide", "Slide, 16:9", 0, 14},
    PagePreset{PageWidth::AsShown, "natural", "As in the window", 0, 0},
    PagePreset{PageWidth::AclColumn, "acl-column", "ACL, one column", 77, 7},
    PagePreset{PageWidth::AclPage, "acl-page", "ACL, two columns", 160, 8},
    PagePreset{PageWidth::CvprColumn, "cvpr-column", "CVPR, one column", 3.25 * kInch, 7},
    PagePreset{PageWidth::CvprPage, "cvpr-page", "CVPR, two columns", 6.875 * kInch, 8},
    PagePreset{PageWidth::IcmlColumn, "icml-column", "ICML, one column", 3.25 * kInch, 7},
    PagePreset{PageWidth::IcmlPage, "icml-page", "ICML, two columns", 6.75 * kInch, 8},
    PagePreset{PageWidth::IeeeColumn, "ieee-column", "IEEE, one column", 252 * kTexPoint, 7},
    PagePreset{PageWidth::IeeePage, "ieee-page", "IEEE, two columns", 516 * kTexPoint, 8},
    PagePreset{PageWidth::NeuripsPage, "neurips-page", "NeurIPS, full width", 5.5 * kInch, 8},
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
