#include "figures/drawing/names.h"

#include "analysis/heads/head_names.h"
#include "figures/matrices/approximation_figure.h"
#include "language/sentences.h"
#include "language/wording.h"

#include <QCoreApplication>

#include <array>
#include <string>
#include <string_view>

namespace headlight {

namespace {

QString in_language(const char* context, std::string_view name) {
    return QCoreApplication::translate(context, std::string(name).c_str());
}

/// Names of architectures that have no name of their own in them, then what the others are, the longest first.
constexpr std::array kArchitectures{
    QT_TRANSLATE_NOOP("Figure", "Image-to-text encoder-decoder"),
    QT_TRANSLATE_NOOP("Figure", "imported attention"),
    QT_TRANSLATE_NOOP("Figure", "captured queries and keys"),
    QT_TRANSLATE_NOOP("Figure", "%1 image and text encoder-decoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 image encoder with registers"),
    QT_TRANSLATE_NOOP("Figure", "%1 mixture-of-experts decoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 image and text retriever"),
    QT_TRANSLATE_NOOP("Figure", "%1 image and text encoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 image and text decoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 pixel transformer"),
    QT_TRANSLATE_NOOP("Figure", "%1 encoder-decoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 object detector"),
    QT_TRANSLATE_NOOP("Figure", "%1 speech encoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 image encoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 audio encoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 captioner"),
    QT_TRANSLATE_NOOP("Figure", "%1 encoder"),
    QT_TRANSLATE_NOOP("Figure", "%1 decoder"),
};

}  // namespace

QString architecture_name(const std::string& name) {
    constexpr std::string_view kPlace = "%1";
    for (const std::string_view words : kArchitectures) {
        if (words == name) return wording(words);
        if (!words.starts_with(kPlace) || !name.ends_with(words.substr(kPlace.size()))) continue;
        const std::size_t own = name.size() - (words.size() - kPlace.size());
        return wording(words).arg(QString::fromStdString(name.substr(0, own)));
    }
    return QString::fromStdString(name);
}

QString display_name(const Metric& metric) {
    return in_language("Metric", metric.name);
}

QString display_name(const HeadLabelRule& rule) {
    return in_language("HeadLabel", rule.name);
}

QString display_name(const HeadTestScores& test) {
    return in_language("HeadTest", test.name);
}

QString display_name(const CheckpointTest& test) {
    return in_language("CheckpointTest", test.title);
}

QString display_name(const CheckpointMeasure& measure) {
    return in_language(find_checkpoint_test(measure.id) != nullptr ? "HeadTest" : "Metric", measure.name);
}

QString display_name(ApproximationMethod method) {
    return in_language("Approximation", approximation_name(method));
}

QString display_name(const HeadId& head) {
    return text_of(head_title(head));
}

}  // namespace headlight
