#include "figure_spec.h"

#include "attention_choice.h"
#include "capture/intervention_text.h"
#include "core/error.h"
#include "core/read_file.h"
#include "export/page_fonts.h"

#include <simdjson.h>

#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <sstream>

namespace headlight {

namespace {

using Element = simdjson::dom::element;

constexpr std::uint64_t kMostBytes = std::uint64_t{4} << 20;
constexpr std::size_t kMostPanels = 64;
constexpr double kMostNumber = 10'000'000;
constexpr double kLeastWidth = 0.01;  // of a column of panels, in relation to the others
constexpr double kMostWidth = 1000;

/// Reads fields of an object into options.
class SpecReader {
  public:
    SpecReader(const std::filesystem::path& file, std::string place, FigureOptions& options, const IsGiven& is_given)
        : file_(file), place_(std::move(place)), options_(options), is_given_(is_given) {}

    [[noreturn]] void fail(const std::string& field, const std::string& sentence) const {
        throw Error(ErrorKind::Format, sentence, {.file = file_.string(), .field = place_ + field, .offset = {}});
    }

    /// Reads the fields of figures; `others` takes a field that is none of them, and says whether it did.
    void read(const simdjson::dom::object& object, const std::function<bool(const std::string&, Element)>& others) {
        const std::map<std::string, std::function<void(const std::string&, Element)>> fields = known_fields();
        std::set<std::string> seen;
        for (const auto member : object) {
            const std::string name(member.key);
            if (!seen.insert(name).second) fail(name, "This field is given twice.");
            if (others(name, member.value)) continue;
            const auto field = fields.find(name);
            if (field == fields.end()) fail(name, "A figure has no such field; check its spelling.");
            // What stands on the command line is meant for this run.
            FigureOptions kept = options_;
            field->second(name, member.value);
            if (const std::string option = option_of(name); !option.empty() && is_given_(option))
                options_ = std::move(kept);
        }
    }

    std::string text(const std::string& field, Element value) const {
        std::string_view found;
        if (value.get(found) != simdjson::SUCCESS) fail(field, "A text is expected here.");
        return std::string(found);
    }
    std::int32_t whole(const std::string& field, Element value, double low, double high) const {
        const double found = real(field, value, low, high);
        if (found != std::floor(found)) fail(field, "A whole number is expected here.");
        return static_cast<std::int32_t>(found);
    }

  private:
    using Field = std::function<void(const std::string&, Element)>;

    static std::string option_of(std::string name) {
        if (name == "highlights") return "--highlight";
        if (name == "model") return "MODEL";
        if (name == "masked") return "--mask";
        if (name == "legend") return "--no-legend";
        for (char& letter : name)
            if (letter == '_') letter = '-';
        return "--" + name;
    }

    double real(const std::string& field, Element value, double low, double high) const {
        double found = 0;
        const bool number = value.get(found) == simdjson::SUCCESS && found >= low && found <= high;
        if (!number) {
            std::ostringstream sentence;
            sentence << "A number from " << low << " to " << static_cast<std::int64_t>(high) << " is expected here.";
            fail(field, sentence.str());
        }
        return found;
    }

    std::vector<std::int32_t> list(const std::string& field, Element value) const {
        simdjson::dom::array array;
        if (value.get(array) != simdjson::SUCCESS) return {whole(field, value, 0, kMostNumber)};
        std::vector<std::int32_t> numbers;
        for (const auto number : array) numbers.push_back(whole(field, number, 0, kMostNumber));
        return numbers;
    }

    /// One text, or a list of them.
    std::vector<std::string> texts(const std::string& field, Element value) const {
        simdjson::dom::array array;
        if (value.get(array) != simdjson::SUCCESS) return {text(field, value)};
        std::vector<std::string> found;
        for (const auto element : array) found.push_back(text(field, element));
        return found;
    }

    EntryRange range(const std::string& field, Element value) const {
        const std::vector<std::int32_t> ends = list(field, value);
        if (ends.size() != 2 || ends[0] > ends[1]) fail(field, "A list of the first and the last is expected here.");
        return {ends[0], ends[1]};
    }

    std::vector<Annotation> annotations(const std::string& field, Element value) const {
        constexpr std::size_t kMost = 1000;
        simdjson::dom::array array;
        if (value.get(array) != simdjson::SUCCESS || array.size() > kMost)
            fail(field, "A list of at most 1000 objects is expected here.");
        std::vector<Annotation> annotations;
        for (const Element element : array) {
            const std::string place = field + "[" + std::to_string(annotations.size()) + "]";
            simdjson::dom::object object;
            if (element.get(object) != simdjson::SUCCESS) fail(place, "A JSON object is expected here.");
            annotations.push_back(annotation(place + ".", object));
        }
        return annotations;
    }

    Annotation annotation(const std::string& place, const simdjson::dom::object& object) const {
        Annotation annotation;
        for (const auto member : object) {
            const std::string name(member.key);
            const std::string field = place + name;
            if (name == "query") {
                annotation.place.query = whole(field, member.value, 0, kMostNumber);
            } else if (name == "key") {
                annotation.place.key = whole(field, member.value, 0, kMostNumber);
            } else if (name == "note") {
                annotation.note = QString::fromStdString(text(field, member.value));
            } else {
                fail(field, "A highlight has no such field: it has query, key and note.");
            }
        }
        if (!annotation.place.query && !annotation.place.key)
            fail(place + "query", "A query, a key or both are needed.");
        return annotation;
    }

    std::vector<std::string> interventions(const std::string& field, Element value) const {
        simdjson::dom::array list;
        if (value.get(list) != simdjson::SUCCESS) fail(field, "A list of texts such as \"zero:2.5\" is expected here.");
        std::vector<std::string> changes;
        for (const Element element : list) {
            changes.push_back(text(field, element));
            try {
                static_cast<void>(parse_intervention(changes.back()));
            } catch (const Error& error) {
                fail(field, error.sentence());
            }
        }
        return changes;
    }

    Field flag(bool& target) const {
        return [this, &target](const std::string& field, Element value) {
            if (value.get(target) != simdjson::SUCCESS) fail(field, "true or false is expected here.");
        };
    }
    Field string(std::string& target) const {
        return [this, &target](const std::string& field, Element value) { target = text(field, value); };
    }
    /// A text that the command line's option of the same meaning would take.
    Field choice(std::string& target, std::vector<std::string> allowed) const {
        return [this, &target, allowed = std::move(allowed)](const std::string& field, Element value) {
            const std::string found = text(field, value);
            std::string names;
            for (const std::string& name : allowed) {
                if (name == found) {
                    target = found;
                    return;
                }
                names += (names.empty() ? "" : ", ") + name;
            }
            fail(field, "\"" + found + "\" is none of " + names + ".");
        };
    }
    /// A token: its index, or a patch's name.
    Field entry(std::string& target) const {
        return [this, &target](const std::string& field, Element value) {
            double index = 0;
            target = value.get(index) == simdjson::SUCCESS ? std::to_string(whole(field, value, 0, kMostNumber))
                                                           : text(field, value);
        };
    }
    Field number(std::optional<std::int32_t>& target) const {
        return
            [this, &target](const std::string& field, Element value) { target = whole(field, value, 0, kMostNumber); };
    }
    Field numbers(std::vector<std::int32_t>& target) const {
        return [this, &target](const std::string& field, Element value) { target = list(field, value); };
    }
    /// A built-in model's name, or its place seen from the description.
    [[nodiscard]] std::string beside_description(const std::string& model) const {
        return model.starts_with(".") ? (file_.parent_path() / model).string() : model;
    }
    Field model(std::string& target) const {
        return [this, &target](const std::string& field, Element value) {
            target = beside_description(text(field, value));
        };
    }
    Field path(std::filesystem::path& target) const {
        return [this, &target](const std::string& field, Element value) {
            target = file_.parent_path() / text(field, value);
        };
    }

    std::map<std::string, Field> known_fields() {
        FigureOptions& to = options_;
        std::map<std::string, Field> fields;
        fields["model"] = model(to.model.model);
        fields["backend"] = choice(to.model.backend.backend, {"auto", "cpu", "vulkan"});
        fields["text"] = [this, &to](const std::string& field, Element value) {
            to.text.text = text(field, value);
            // The command line reads standard input instead, which no description holds.
            if (to.text.text == "-") fail(field, "A hyphen alone is no text; write one.");
        };
        fields["pair"] = [this, &to](const std::string& field, Element value) { to.text.pair = text(field, value); };
        fields["image"] = [this, &to](const std::string& field, Element value) {
            to.text.image = (file_.parent_path() / text(field, value)).string();
        };
        fields["audio"] = path(to.text.audio);
        fields["truncate"] = flag(to.truncate);
        fields["masked"] = [this, &to](const std::string& field, Element value) { to.masked = list(field, value); };
        fields["intervene"] = [this, &to](const std::string& field, Element value) {
            to.text.interventions = interventions(field, value);
        };
        fields["rewrite_target"] = flag(to.text.rewrites_target);
        fields["attention"] = choice(to.attention, attention_names());
        fields["stage"] = number(to.stage);
        fields["view"] = choice(to.view, figure_views());
        fields["query"] = entry(to.query);
        fields["key"] = entry(to.key);
        fields["candidates"] = [this, &to](const std::string& field, Element value) {
            to.candidates = static_cast<std::size_t>(whole(field, value, 1, 100));
        };
        fields["embeddings"] = flag(to.embeddings);
        fields["test"] = choice(to.test, head_test_names());
        fields["smooth"] = flag(to.smooth);
        fields["layer"] = number(to.layer);
        fields["head"] = [this, &to](const std::string& field, Element value) { to.heads = list(field, value); };
        fields["queries"] = [this, &to](const std::string& field, Element value) { to.queries = range(field, value); };
        fields["keys"] = [this, &to](const std::string& field, Element value) { to.keys = range(field, value); };
        fields["highlights"] = [this, &to](const std::string& field, Element value) {
            to.annotations = annotations(field, value);
        };
        fields["aggregation"] = choice(to.aggregation, {"mean", "max", "rollout", "flow"});
        fields["unit"] = choice(to.unit, {"tokens", "words"});
        fields["hide_special"] = flag(to.hide_special);
        fields["hide_sink"] = flag(to.hide_sink);
        fields["value_weighted"] = flag(to.value_weighted);
        fields["renormalise"] = flag(to.renormalise);
        fields["top_k"] = [this, &to](const std::string& field, Element value) {
            to.top_k = whole(field, value, 0, 1'000'000);
        };
        fields["threshold"] = [this, &to](const std::string& field, Element value) {
            to.threshold = real(field, value, 0, 1);
        };
        fields["arcs"] = flag(to.arcs);
        fields["measure"] = string(to.measure);
        fields["metrics"] = path(to.metrics);
        fields["scale"] = choice(to.scale, {"linear", "log", "rank"});
        fields["theme"] = choice(to.theme, {"print", "light", "dark"});
        fields["map"] = choice(to.map, colour_map_names());
        fields["font"] = string(to.font);
        fields["type_size"] = [this, &to](const std::string& field, Element value) {
            to.type_size = real(field, value, kLeastType, kMostType);
        };
        fields["title"] = string(to.title);
        fields["caption"] = string(to.caption);
        fields["provenance"] = flag(to.provenance);
        fields["legend"] = flag(to.legend);
        fields["size"] = [this, &to](const std::string& field, Element value) {
            to.size = text(field, value);
            if (const std::string problem = size_problem(to.size); !problem.empty()) fail(field, problem + ".");
        };
        fields["dpi"] = [this, &to](const std::string& field, Element value) { to.dpi = real(field, value, 10, 2400); };
        add_other_sides(fields);
        add_panels(fields);
        return fields;
    }

    void add_other_sides(std::map<std::string, Field>& fields) {
        OtherSidesOptions& others = options_.others;
        fields["with"] = [this, &others](const std::string& field, Element value) {
            others.models = texts(field, value);
            for (std::string& each : others.models) each = beside_description(each);
        };
        fields["with_text"] = [this, &others](const std::string& field, Element value) {
            others.texts = texts(field, value);
        };
        fields["with_layer"] = numbers(others.layers);
        fields["with_head"] = numbers(others.heads);
        fields["with_intervene"] = [this, &others](const std::string& field, Element value) {
            others.interventions = interventions(field, value);
        };
        fields["difference"] = choice(others.difference, {"B", "C", "D"});
    }

    void add_panels(std::map<std::string, Field>& fields) {
        FigureOptions& to = options_;
        fields["columns"] = [this, &to](const std::string& field, Element value) {
            to.columns = whole(field, value, 1, kMostPanels);
        };
        fields["widths"] = [this, &to](const std::string& field, Element value) {
            simdjson::dom::array list;
            if (value.get(list) != simdjson::SUCCESS || list.size() == 0 || list.size() > kMostPanels)
                fail(field, "A list of one to 64 numbers is expected here.");
            to.widths.clear();
            for (const Element width : list) to.widths.push_back(real(field, width, kLeastWidth, kMostWidth));
        };
    }

    const std::filesystem::path& file_;
    std::string place_;
    FigureOptions& options_;
    const IsGiven& is_given_;
};

simdjson::dom::object object_of(const std::filesystem::path& file, const std::string& field, Element value) {
    simdjson::dom::object object;
    if (value.get(object) != simdjson::SUCCESS)
        throw Error(ErrorKind::Format, "A JSON object is expected here.",
                    {.file = file.string(), .field = field, .offset = {}});
    return object;
}

}  // namespace

FigureSpec read_figure_spec(const std::filesystem::path& file, const FigureOptions& options, const IsGiven& is_given) {
    const std::string json = read_file(file, kMostBytes);
    simdjson::dom::parser parser;
    Element root;
    if (const auto problem = parser.parse(json).get(root); problem != simdjson::SUCCESS)
        throw Error(ErrorKind::Format,
                    "The description is not valid JSON (" + std::string(error_message(problem)) + ").",
                    {.file = file.string(), .field = {}, .offset = {}});
    FigureSpec spec{options, {}};
    std::optional<simdjson::dom::array> panels;
    SpecReader reader(file, {}, spec.figure, is_given);
    reader.read(object_of(file, {}, root), [&](const std::string& name, Element value) {
        if (name == "panels") {
            simdjson::dom::array list;
            if (value.get(list) != simdjson::SUCCESS || list.size() == 0 || list.size() > kMostPanels)
                reader.fail(name, "A list of one to 64 objects is expected here.");
            panels = list;
        }
        return name == "panels";
    });
    if (!panels) return spec;
    // The title and the caption stand around all panels; size and type of file are the page's.
    for (const Element element : *panels) {
        const std::string place = "panels[" + std::to_string(spec.panels.size()) + "]";
        FigureOptions panel = spec.figure;
        panel.title.clear();
        panel.caption.clear();
        panel.columns = 0;
        panel.widths.clear();
        SpecReader panel_reader(file, place + ".", panel, is_given);
        panel_reader.read(object_of(file, place, element), [&](const std::string& name, Element) {
            if (name == "columns" || name == "widths" || name == "font" || name == "type_size")
                panel_reader.fail(name, "This is said of all panels; put it beside \"panels\".");
            return false;
        });
        spec.panels.push_back(std::move(panel));
    }
    return spec;
}

}  // namespace headlight
