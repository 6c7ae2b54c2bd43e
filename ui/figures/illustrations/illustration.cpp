#include "figures/illustrations/illustration.h"

#include "core/error.h"
#include "figures/illustrations/illustration_makers.h"

#include <algorithm>
#include <utility>

namespace headlight {

namespace {

struct Known {
    IllustrationKind kind;
    IllustrationMaker make;
};

const std::vector<Known>& known() {
    static const std::vector<Known> all = [] {
        const auto positions = [](const char* name, const char* title) {
            return IllustrationKind{name, title, {{"positions", 64, 2, 512}}, {}, true};
        };
        return std::vector<Known>{
            {{"sinusoids",
              QT_TRANSLATE_NOOP("Illustration", "Sinusoidal positions"),
              {{"positions", 64, 2, 512}, {"size", 64, 2, 512}},
              {}},
             make_sinusoids},
            {positions("position-table", QT_TRANSLATE_NOOP("Illustration", "Position embeddings")),
             make_position_table},
            {positions("position-similarity", QT_TRANSLATE_NOOP("Illustration", "Similarity of positions")),
             make_position_similarity},
            {{"rotation",
              QT_TRANSLATE_NOOP("Illustration", "Rotary positions"),
              {{"positions", 9, 2, 16}, {"pairs", 4, 1, 8}},
              {},
              false,
              true},
             make_rotation},
            {{"distance-bias",
              QT_TRANSLATE_NOOP("Illustration", "Distance bias"),
              {{"distances", 16, 2, 64}},
              {},
              false,
              true},
             make_distance_bias},
            {{"interactions",
              QT_TRANSLATE_NOOP("Illustration", "Which query may attend to which key"),
              {{"tokens", 16, 2, 48},
               {"window", 2, 1, 16},
               {"dilation", 2, 2, 8},
               {"global", 1, 1, 8},
               {"block", 2, 2, 16}},
              {"full", "causal", "local", "dilated", "global", "block-sparse"}},
             make_interactions},
            {{"shifted-windows",
              QT_TRANSLATE_NOOP("Illustration", "Windows and shifted windows"),
              {{"side", 8, 4, 16}, {"window", 4, 2, 8}},
              {}},
             make_shifted_windows},
            {{"block-structure",
              QT_TRANSLATE_NOOP("Illustration", "Values and attention against a dense layer"),
              {{"tokens", 4, 2, 8}, {"size", 4, 2, 8}},
              {}},
             make_block_structure},
            {{"layer", QT_TRANSLATE_NOOP("Illustration", "One layer"), {}, {}}, make_layer},
            {{"recurrence",
              QT_TRANSLATE_NOOP("Illustration", "Recurrent network and attention"),
              {{"tokens", 6, 3, 8}, {"length", 100, 1, 100'000}, {"size", 512, 1, 100'000}},
              {}},
             make_recurrence},
            {{"cache",
              QT_TRANSLATE_NOOP("Illustration", "Cache of keys and values"),
              {{"text", 6, 1, 24}, {"tokens", 6, 2, 12}},
              {}},
             make_cache},
        };
    }();
    return all;
}

const Known& find(const QString& name) {
    const auto found = std::ranges::find_if(known(), [&](const Known& each) { return each.kind.name == name; });
    if (found != known().end()) return *found;
    QStringList names;
    for (const Known& each : known()) names << each.kind.name;
    throw Error(ErrorKind::Input,
                Sentence("Expected one of %1; found \"%2\".", names.join(QStringLiteral(", ")).toStdString(),
                         name.toStdString()),
                {.file = {}, .field = "name", .offset = {}});
}

}  // namespace

double IllustrationTask::number(const QString& name) const {
    if (const auto asked = request.numbers.find(name); asked != request.numbers.end()) return asked->second;
    const auto usual = std::ranges::find(kind.numbers, name, &IllustrationNumber::name);
    return usual == kind.numbers.end() ? 0 : usual->usual;
}

const QStringList& IllustrationTask::choices() const {
    return request.choices.isEmpty() ? kind.choices : request.choices;
}

void IllustrationTask::fail(const Sentence& sentence) const {
    throw Error(ErrorKind::Input, sentence);
}

const std::vector<IllustrationKind>& illustrations() {
    static const std::vector<IllustrationKind> kinds = [] {
        std::vector<IllustrationKind> all;
        for (const Known& each : known()) all.push_back(each.kind);
        return all;
    }();
    return kinds;
}

const IllustrationKind& check_illustration(const IllustrationRequest& request) {
    const IllustrationKind& kind = find(request.name).kind;
    const auto fail = [](const QString& field, const Sentence& sentence) {
        throw Error(ErrorKind::Input, sentence, {.file = {}, .field = field.toStdString(), .offset = {}});
    };
    const auto listed = [](const QStringList& names) {
        return names.isEmpty() ? Sentence("none") : names.join(QStringLiteral(", ")).toStdString();
    };
    const auto shown = [](double number) { return QString::number(number).toStdString(); };
    QStringList numbers;
    for (const IllustrationNumber& each : kind.numbers) numbers << each.name;
    for (const auto& [name, value] : request.numbers) {
        const auto number = std::ranges::find(kind.numbers, name, &IllustrationNumber::name);
        if (number == kind.numbers.end())
            fail(name, Sentence("The figure \"%1\" has no such number; numbers: %2.", kind.name.toStdString(),
                                listed(numbers)));
        if (!(value >= number->least && value <= number->most) || value != static_cast<double>(static_cast<int>(value)))
            fail(name, Sentence("Expected a whole number from %1 to %2, found %3.", shown(number->least),
                                shown(number->most), shown(value)));
    }
    for (const QString& choice : request.choices)
        if (!kind.choices.contains(choice))
            fail(QStringLiteral("patterns"),
                 Sentence("The figure \"%1\" has no pattern \"%2\"; patterns: %3.", kind.name.toStdString(),
                          choice.toStdString(), listed(kind.choices)));
    return kind;
}

std::shared_ptr<const Figure> make_illustration(const IllustrationRequest& request, const IllustrationSource& source,
                                                const FigureStyle& style) {
    const IllustrationKind& kind = check_illustration(request);
    return find(request.name).make({request, kind, source, style});
}

}  // namespace headlight
