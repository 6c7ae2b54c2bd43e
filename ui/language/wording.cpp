#include "language/wording.h"

#include <QCoreApplication>

namespace headlight {

namespace {

constexpr const char* kContext = "Figure";

}  // namespace

QString wording(const char* text) {
    return QCoreApplication::translate(kContext, text);
}

QString wording(const std::string& text) {
    return text.empty() ? QString() : wording(text.c_str());
}

QString wording(std::string_view text) {
    return wording(std::string(text));
}

QString wording(const char* text, int count) {
    return QCoreApplication::translate(kContext, text, nullptr, count);
}

}  // namespace headlight
