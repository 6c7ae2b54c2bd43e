#include "workbench/language/shown_names.h"

#include "figures/matrices/approximation_figure.h"
#include "workbench/language/languages.h"

#include <QCoreApplication>

#include <string>
#include <string_view>

namespace headlight {

namespace {

QString translated(const char* context, std::string_view name) {
    return QCoreApplication::translate(context, std::string(name).c_str());
}

}  // namespace

QString display_name(const Metric& metric) {
    return translated("Metric", metric.name);
}

QString display_name(const HeadLabelRule& rule) {
    return translated("HeadLabel", rule.name);
}

QString display_name(const HeadTestScores& test) {
    return translated("HeadTest", test.name);
}

QString display_name(const CheckpointTest& test) {
    return translated("CheckpointTest", test.title);
}

QString display_name(const PagePreset& preset) {
    return translated("PagePreset", preset.name);
}

QString display_name(View view) {
    return translated("View", view_row(view).title);
}

QString display_name(const IllustrationKind& kind) {
    return translated("Illustration", kind.title.toStdString());
}

QString display_name(ApproximationMethod method) {
    return translated("Approximation", approximation_name(method).toStdString());
}

QString display_name(const HeadId& head) {
    const auto in_language = [](std::string_view name) { return translated("HeadName", name).toStdString(); };
    return QString::fromStdString(long_name(head, in_language, language_in_use().capital_nouns));
}

QString text_of_model(const std::string& text) {
    return text.empty() ? QString() : translated("Model", text);
}

}  // namespace headlight
