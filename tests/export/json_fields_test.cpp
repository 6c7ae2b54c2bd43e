// Files that other programs may have extended: typed fields, and those that nobody asked for.
#include "export/json_fields.h"

#include "core/error.h"
#include "test_program.h"

#include <QJsonArray>

using namespace headlight;

namespace {

/// "field: sentence" of the error that a question makes.
template <typename Question>
std::string problem_of(const std::string& json, const Question& question) {
    try {
        JsonFields fields = JsonFields::of_text(json, "f.json", "lesson");
        question(fields);
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Format || error.place().file != "f.json") return "another error";
        return error.place().field + ": " + error.sentence();
    }
    return "none";
}

}  // namespace

class JsonFieldsTest : public QObject {
    Q_OBJECT

  private slots:
    void errors_name_the_path_what_was_expected_and_what_was_found() {
        const std::string json = R"({"a": {"n": 3.5, "list": [1, {"on": 1}], "name": "up"}})";
        const auto in_a = [](const auto& question) {
            return [question](JsonFields& fields) {
                JsonFields inside = fields.object("a");
                question(inside);
            };
        };
        QCOMPARE(problem_of(json, in_a([](JsonFields& a) { static_cast<void>(a.whole("n", 0, 9, 1)); })),
                 std::string("a.n: Expected a whole number from 0 to 9, found 3.5."));
        QCOMPARE(problem_of(json, in_a([](JsonFields& a) { static_cast<void>(a.number("n", 0, 1, 1)); })),
                 std::string("a.n: Expected a number from 0 to 1, found 3.5."));
        QCOMPARE(problem_of(json, in_a([](JsonFields& a) { static_cast<void>(a.objects("list", 9)); })),
                 std::string("a.list[0]: Expected an object, found 1."));
        QCOMPARE(problem_of(json, in_a([](JsonFields& a) { static_cast<void>(a.list("list", 1)); })),
                 std::string("a.list: Expected a list of at most 1, found 2."));
        QCOMPARE(problem_of(json, in_a([](JsonFields& a) { static_cast<void>(a.choice_if_any("name", {"left"})); })),
                 std::string("a.name: Expected one of left, found \"up\"."));
        QCOMPARE(problem_of(json, in_a([](JsonFields& a) { static_cast<void>(a.text("name", 1)); })),
                 std::string("a.name: Expected a text of at most 1 letters, found 2."));
        QCOMPARE(problem_of("{}", in_a([](JsonFields& a) { static_cast<void>(a.needed("n")); })),
                 std::string("a.n: This field is missing."));
        QCOMPARE(problem_of("[1]", [](JsonFields&) {}),
                 std::string(": Expected a lesson (a JSON object), found a list."));
        QCOMPARE(problem_of(R"({"b": 1, "b": 2})", [](JsonFields&) {}), std::string("b: This field is given twice."));
    }

    void what_is_absent_or_null_is_as_the_caller_says() {
        JsonFields fields = JsonFields::of_text(R"({"a": null, "n": 2.0})", "f.json", "lesson");
        QVERIFY(fields.contains("a") && !fields.has("a") && !fields.contains("b"));
        for (const char* name : {"a", "b"}) {
            QCOMPARE(fields.whole(name, 0, 9, 7), 7);
            QCOMPARE(fields.number(name, 0, 1, 0.5), 0.5);
            QVERIFY(fields.flag(name, true));
            QVERIFY(!fields.text_if_any(name, 9) && fields.list(name, 9).empty());
            QVERIFY(!fields.object_if_any(name) && !fields.object(name).has("x"));
        }
        QCOMPARE(fields.whole("n", 0, 9, 1), 2);  // as scripts write it
    }

    void fields_that_nobody_asked_for_are_kept_or_refused() {
        const std::string json = R"({"known": 1, "later": [1, {"x": 0.5}], "in": {"on": true, "new": null}})";
        const auto ask = [](JsonFields& fields) {
            static_cast<void>(fields.whole("known", 0, 9, 0));
            static_cast<void>(fields.object("in").flag("on", false));
        };
        JsonFields fields = JsonFields::of_text(json, "f.json", "lesson");
        ask(fields);
        const UnknownFields unknown = fields.unknown();
        QCOMPARE(unknown.here, (QJsonObject{{"later", QJsonArray{1, QJsonObject{{"x", 0.5}}}}}));
        QCOMPARE(unknown.inside.size(), std::size_t{1});
        QCOMPARE(unknown.inside.front().fields.here, (QJsonObject{{"new", QJsonValue::Null}}));
        const auto end = [&](JsonFields& read) {
            ask(read);
            static_cast<void>(read.value("later"));
            read.end_all("A lesson");
        };
        QCOMPARE(problem_of(json, end), std::string("in.new: A lesson has no such field here; fields: on."));
    }
};

HEADLIGHT_TEST(JsonFieldsTest, None)
#include "json_fields_test.moc"
