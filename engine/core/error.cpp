#include "core/error.h"

#include "core/printable.h"

#include <utility>

namespace headlight {

namespace {

Sentence with_place(Sentence sentence, const ErrorPlace& place) {
    if (!place.field.empty()) sentence = Sentence("%1: %2", printable(place.field, kMostShownOfName), sentence);
    if (!place.file.empty()) sentence = Sentence("%1: %2", printable(place.file, kMostShownOfPath), sentence);
    if (place.offset) sentence = Sentence("%1 (at byte %2)", sentence, *place.offset);
    return sentence;
}

}  // namespace

Error::Error(ErrorKind kind, Sentence problem, ErrorPlace place)
    : kind_(kind),
      problem_(std::move(problem)),
      sentence_(printable(problem_.english(), kMostShownOfSentence)),
      place_(std::move(place)),
      message_(with_place(sentence_, place_).english()) {}

Sentence Error::report() const {
    return with_place(problem_, place_);
}

void throw_cancelled() {
    throw Error(ErrorKind::Cancelled, Sentence("The work was cancelled."));
}

}  // namespace headlight
