#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace headlight {

/// Metadata of a figure's file: keyword and text ("Title", "Description", "Source", "Provenance", "Software").
using Metadata = std::vector<std::pair<QString, QString>>;

/// Keyword of what `provenance_json` writes.
inline constexpr const char* kProvenanceKeyword = "Provenance";

/// The text of a keyword; empty where there is none.
QString text_of(const Metadata& metadata, const QString& keyword);

/// The text without what XML 1.0 cannot hold (control characters, lone surrogates, U+FFFE and U+FFFF): U+FFFD instead.
QString xml_text(const QString& text);

}  // namespace headlight
