#pragma once

#include "core/error.h"

#include <QString>

// Sentences of the engine in the language of the window. Any thread may ask for them.
namespace headlight {

/// The text, translated, with the values in its places.
QString text_of(const Sentence& sentence);

/// What went wrong and where: file, field and byte.
QString text_of_error(const Error& error);
/// What went wrong, for a notice beside the place where it did.
QString text_of_problem(const Error& error);

}  // namespace headlight
