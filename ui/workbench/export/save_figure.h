#pragma once

#include "figures/figure.h"

#include <QString>

#include <memory>

class QWidget;

namespace headlight {

class Document;

/// Asks for a file and writes the figure into it in the print theme; a failure is a notice of the document.
void ask_and_save(std::shared_ptr<const Figure> figure, const QString& suggested_name, Document& document,
                  QWidget* parent);

}  // namespace headlight
