#pragma once

#include <QString>

namespace headlight {

/// LaTeX source that typesets the text in the font that surrounds it, with every engine: what pdfLaTeX does not know
/// (in its OT1 encoding) stands in `\HeadlightUnicode{as it is}{what comes closest}`, where the second is an image of
/// the letter in another encoding, a symbol, or \HeadlightMissing with the character's number. A text that begins from
/// the right stands in \HeadlightRightToLeft. Spaces stay as many as they are; control characters become U+FFFD.
QString latex_text(const QString& text);

/// The definitions of the macros that `latex_text` uses; harmless when read more than once.
QString latex_text_macros();

/// The text for a comment of one line.
QString latex_comment(const QString& text);

}  // namespace headlight
