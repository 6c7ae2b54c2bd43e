#include "random_requests.h"

#include "view/fields.h"

#include <algorithm>
#include <array>

namespace headlight::testing {

namespace {

/// Texts of which every field takes some: names, numbers, ranges, heads, highlights, interventions, sizes. A field that
/// takes none of them would never be tried, which round_trip_test reports.
constexpr std::array kTexts{"",
                            "0",
                            "1",
                            "2",
                            "3",
                            "7",
                            "0.25",
                            "0.5",
                            "12.5",
                            "300",
                            "1,2",
                            "0-2",
                            "1-3",
                            "L0H1",
                            "L2H3",
                            "cross L0H1",
                            "stage 1 L0H2",
                            "rollout L0-L2",
                            "L1 max",
                            "2:1:here",
                            "1",
                            ":2",
                            "zero:1.0",
                            "off:mean:2.1",
                            "uniform:0",
                            "120x90",
                            "column",
                            "1600x900px",
                            "serif",
                            "A text, with \"quotes\"",
                            "-1 is not an option",
                            "Žluťoučký 🐎",
                            "mean",
                            "B",
                            "story-decoder"};

/// Values that the kind takes, for one option; empty: it takes none of the texts.
std::vector<std::vector<std::string>> values_of(const FieldKind& kind) {
    std::vector<std::vector<std::string>> found;
    const auto try_values = [&](const std::vector<std::string>& values) {
        ViewRequest request;
        try {
            kind.parse(request, values);
            found.push_back(values);
        } catch (const BadValue&) {  // one of the texts that it does not take
        }
    };
    if (kind.form() == OptionForm::Flag) return {{}};
    for (const std::string& choice : kind.choices()) try_values({choice});
    for (const char* text : kTexts) try_values({text});
    if (kind.form() == OptionForm::Single) return found;
    const std::vector<std::vector<std::string>> singles = found;
    for (std::size_t i = 0; i + 1 < singles.size(); ++i) try_values({singles[i].front(), singles[i + 1].front()});
    return found;
}

}  // namespace

ViewRequest random_request(std::mt19937& random, const std::vector<ContextSet>& places) {
    ViewRequest request = default_request(places.back());
    const auto occurs = [&](const Field& field) {
        return std::ranges::all_of(places, [&](ContextSet place) { return field.occurs_in(place); });
    };
    for (const Field& field : view_fields()) {
        if (!occurs(field) || random() % 3 != 0) continue;
        const auto values = values_of(*field.kind);
        ViewRequest drawn = request;
        try {
            field.kind->parse(drawn, values.at(random() % values.size()));
            request = drawn;
        } catch (const BadValue&) {  // not beside what was drawn before: other runs of another number
        }
    }
    return request;
}

}  // namespace headlight::testing
