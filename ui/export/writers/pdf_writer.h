#pragma once

#include "export/writers/metadata.h"
#include "figures/drawing/display_list.h"

#include <QByteArray>

namespace headlight {

/// A PDF document of one page as large as the list: vectors stay vectors, text stays text, images are kept without
/// loss. It names no date, so that the same list gives the same bytes.
QByteArray pdf_bytes(const DisplayList& list, const Metadata& metadata);

/// Blanks the time of writing with which Qt stamps a PDF document, so that the same content gives the same bytes.
void remove_creation_date(QByteArray& pdf);

}  // namespace headlight
