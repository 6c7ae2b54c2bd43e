#pragma once

#include "export/export_figure.h"
#include "figures/figure.h"

#include <QByteArray>
#include <QString>

#include <memory>

class QWidget;

namespace headlight {

class Document;

/// Writes the figure into a file, beside the window and in the print theme, with the provenance of the open model where
/// it states none; a failure is a notice of the document.
void save_figure(const Figure& figure, PageWidth width, const QString& path, Document& document);

/// The same of a text, as it is.
void save_text(const QByteArray& text, const QString& path, Document& document);

/// Asks for a file and writes the figure into it in the print theme; a failure is a notice of the document.
void ask_and_save(std::shared_ptr<const Figure> figure, const QString& suggested_name, Document& document,
                  QWidget* parent);

}  // namespace headlight
