#include "language/sentences.h"

#include "core/printable.h"

#include <QCoreApplication>

#include <string>
#include <vector>

namespace headlight {

namespace {

std::string translated(const Sentence& sentence) {
    if (sentence.text() == nullptr) return printable(sentence.words(), kMostShownOfSentence);
    std::vector<std::string> values;
    values.reserve(sentence.values().size());
    for (const Sentence& value : sentence.values()) values.push_back(translated(value));
    return filled(QCoreApplication::translate("Engine", sentence.text()).toStdString(), values);
}

}  // namespace

QString text_of(const Sentence& sentence) {
    return QString::fromStdString(translated(sentence));
}

QString text_of_error(const Error& error) {
    return text_of(error.report());
}

QString text_of_problem(const Error& error) {
    return text_of(error.problem());
}

}  // namespace headlight
