#include "core/error.h"

#include "core/printable.h"

#include <utility>

namespace headlight {

namespace {

std::string describe(const std::string& sentence, const ErrorPlace& place) {
    std::string message;
    if (!place.file.empty()) message += printable(place.file, kMostShownOfPath) + ": ";
    if (!place.field.empty()) message += printable(place.field, kMostShownOfName) + ": ";
    message += sentence;
    if (place.offset) message += " (at byte " + std::to_string(*place.offset) + ")";
    return message;
}

}  // namespace

Error::Error(ErrorKind kind, std::string sentence, ErrorPlace place)
    : kind_(kind),
      sentence_(printable(sentence, kMostShownOfSentence)),
      place_(std::move(place)),
      message_(describe(sentence_, place_)) {}

void throw_cancelled() {
    throw Error(ErrorKind::Cancelled, "The work was cancelled.");
}

}  // namespace headlight
