#pragma once

#include "workbench/widgets/look/look.h"

#include <QTextDocument>

#include <memory>

namespace headlight {

/// A page of the documentation with the colors and sizes of the window; Qt's reader of Markdown knows neither. It takes
/// its figures along. `path`: as in HelpPage.
std::unique_ptr<QTextDocument> lay_out_help_page(const QString& path, const Look& look);

}  // namespace headlight
