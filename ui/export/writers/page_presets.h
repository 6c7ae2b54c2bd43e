#pragma once

#include <QString>

#include <cstdint>
#include <span>

namespace headlight {

/// As wide as on the screen, a slide of 16:9, a journal's column or page, or what the templates of venues leave for a
/// figure.
enum class PageWidth : std::uint8_t {
    AsShown,
    Column,
    Page,
    Slide,
    AclColumn,
    AclPage,
    CvprColumn,
    CvprPage,
    IcmlColumn,
    IcmlPage,
    IeeeColumn,
    IeeePage,
    NeuripsPage
};

/// A width by name.
struct PagePreset {
    PageWidth width = PageWidth::Page;
    const char* id = "";     ///< on the command line and in descriptions: "column", "acl-column"
    const char* name = "";   ///< in the window
    double millimetres = 0;  ///< 0: decided otherwise (as shown, slide)
    double type_size = 0;    ///< points of labels; 0: as shown
};

/// All of them, in the order of display; those of venues are the widths that their LaTeX styles set.
std::span<const PagePreset> page_presets();
const PagePreset& page_preset(PageWidth width);
/// Null where there is none of this id.
const PagePreset* find_page_preset(const QString& id);

}  // namespace headlight
