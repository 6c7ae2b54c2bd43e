#include "workbench/language/shown_names.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <string>
#include <string_view>

namespace headlight {

namespace {

QString translated(const char* context, std::string_view name) {
    return QCoreApplication::translate(context, std::string(name).c_str());
}

}  // namespace

QString display_name(const PagePreset& preset) {
    return translated("PagePreset", preset.name);
}

QString display_name(const IllustrationKind& kind) {
    return translated("Illustration", kind.title.toStdString());
}

QString text_of_backend(const std::string& name) {
    static const QRegularExpression kThreads(QStringLiteral("^(.*), (\\d+) threads?$"));
    const QRegularExpressionMatch found = kThreads.match(QString::fromStdString(name));
    if (!found.hasMatch()) return QString::fromStdString(name);
    const int threads = found.captured(2).toInt();
    const QString words = threads == 1 ? QCoreApplication::translate("Backend", "%1, 1 thread")
                                       : QCoreApplication::translate("Backend", "%1, %n threads", nullptr, threads);
    return words.arg(found.captured(1));
}

QString text_of_model(const std::string& text) {
    return text.empty() ? QString() : translated("Model", text);
}

}  // namespace headlight
