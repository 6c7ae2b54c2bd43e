#include "view/field_tables.h"

#include "view/fields.h"
#include "view/views.h"

#include <array>

namespace headlight {

namespace {

struct NamedPlace {
    ContextSet place;
    const char* name;
};
constexpr std::array kFilePlaces{NamedPlace{Context::Description, "description"}, NamedPlace{Context::Panel, "panel"},
                                 NamedPlace{Context::Session, "session"}, NamedPlace{Context::Lesson, "lesson"}};
constexpr std::array kCommands{NamedPlace{Context::Figure, "figure"},
                               NamedPlace{Context::Compare, "compare"},
                               NamedPlace{Context::Attention, "attention"},
                               NamedPlace{Context::Generate, "generate"},
                               NamedPlace{Context::Score, "score"},
                               NamedPlace{Context::Metrics, "metrics"},
                               NamedPlace{Context::Tokenize, "tokenize"},
                               NamedPlace{Context::Model, "model"},
                               NamedPlace{Context::Weight, "study weight"},
                               NamedPlace{Context::Lens, "study lens"},
                               NamedPlace{Context::Similarity, "study similarity"},
                               NamedPlace{Context::Neighbors, "study neighbors"},
                               NamedPlace{Context::Positions, "study positions"},
                               NamedPlace{Context::HeadTests, "study heads"}};

/// "figure, compare": where of these the field occurs.
template <typename Places>
std::string places_of(const Field& field, const Places& places) {
    std::string names;
    for (const NamedPlace& each : places)
        if (field.occurs_in(each.place)) names += (names.empty() ? "" : ", ") + std::string(each.name);
    return names;
}

std::string in_cell(std::string text) {
    for (std::size_t at = text.find('|'); at != std::string::npos; at = text.find('|', at + 2))
        text.replace(at, 1, "\\|");
    return text;
}

std::string default_of(const Field& field) {
    std::string text;
    for (const std::string& each : field.kind->print(ViewRequest())) text += (text.empty() ? "" : ", ") + each;
    return text;
}

std::string row_of(const Field& field) {
    std::string older;
    for (const std::string& alias : field.aliases) older += (older.empty() ? " (older: `" : ", `") + alias + '`';
    if (!older.empty()) older += ')';
    const std::string value = default_of(field);
    return "| `" + field.name + '`' + older + " | `" + in_cell(field.option_name()) + "` | " +
           in_cell(field.kind->takes()) + " | " + (value.empty() ? "" : '`' + in_cell(value) + '`') + " | " +
           in_cell(field.help) + " | " + places_of(field, kCommands) + " | " + places_of(field, kFilePlaces) + " |\n";
}

std::string views_table() {
    std::string text = "| view | shows | written as a web page |\n|---|---|---|\n";
    for (const ViewRow& row : view_rows())
        text += std::string("| `") + enum_name(row.view) + "` | " + row.help + " | " +
                (row.page != nullptr ? "yes" : "no") + " |\n";
    return text;
}

}  // namespace

std::string field_tables_markdown() {
    std::string text =
        "# Views and fields\n\n"
        "This page is generated from the program's tables (`ui/view/views.cpp`, `ui/view/fields.cpp`); a test fails "
        "when "
        "it is stale.\n\n"
        "## Views\n\n" +
        views_table() +
        "\n## Fields\n\n"
        "A field has one name in descriptions (`headlight figure --spec`), sessions and lessons; its option on the "
        "command line is the name with hyphens, unless the table says otherwise. Absent fields have their default.\n";
    std::string group;
    for (const Field& field : view_fields()) {
        if (field.group != group) {
            group = field.group;
            text += "\n### " + group +
                    "\n\n| field | option | takes | default | meaning | commands | files "
                    "|\n|---|---|---|---|---|---|---|\n";
        }
        text += row_of(field);
    }
    return text;
}

}  // namespace headlight
