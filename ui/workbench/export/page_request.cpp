#include "workbench/export/page_request.h"

#include "export/qt_json.h"
#include "language/languages.h"
#include "view/request_json.h"

namespace headlight {

namespace {

QString theme_name(const ExportOptions& page, const Theme& shown) {
    return page.theme.value_or(shown.name);
}

}  // namespace

void put_page(const ExportOptions& page, const Theme& shown, ViewRequest& request) {
    constexpr double kMillimetersPerPoint = 25.4 / 72;
    PageRequest& to = request.page;
    to.theme = enum_named<PageTheme>(theme_name(page, shown).toStdString()).value_or(PageTheme::Print);
    to.size = page_preset(page.width).id;
    if (page.width == PageWidth::AsShown && !page.shown_size.isEmpty())
        to.size = QStringLiteral("%1x%2")
                      .arg(page.shown_size.width() * kMillimetersPerPoint, 0, 'f', 1)
                      .arg(page.shown_size.height() * kMillimetersPerPoint, 0, 'f', 1)
                      .toStdString();
    if (page.format == ExportFormat::Png) to.dpi = page.dpi;
    to.font = page.font.toStdString();
    to.language = language_in_use().id;
    to.type_size = page.type_size;
    to.title = page.title.value_or(QString());
    to.caption = page.caption.value_or(QString());
    to.provenance = page.provenance;
}

std::string map_on_page(const std::string& map, const ExportOptions& page, const Theme& shown) {
    return color_map(QString::fromStdString(map), theme_named(theme_name(page, shown)).dark).id.toStdString();
}

QByteArray description_bytes(const ViewRequest& request) {
    return QByteArray::fromStdString(json_text(description_json(request), JsonLayout::Indented));
}

}  // namespace headlight
