#pragma once

#include "export/export_figure.h"
#include "view/view_request.h"

#include <QByteArray>

namespace headlight {

/// Puts the page of an export over the request's. `shown`: the theme of the window, for a page that has none of its
/// own.
void put_page(const ExportOptions& page, const Theme& shown, ViewRequest& request);

/// The color map that a page draws with, whatever its theme's first is.
std::string map_on_page(const std::string& map, const ExportOptions& page, const Theme& shown);

/// The request as `headlight figure --spec` reads it.
QByteArray description_bytes(const ViewRequest& request);

}  // namespace headlight
