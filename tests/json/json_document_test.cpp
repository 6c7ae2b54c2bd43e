#include "json/json_document.h"

#include "test_program.h"

using namespace headlight;

namespace {

/// "field: sentence" of the error that a question makes.
template <typename Question>
std::string problem_of(const std::string& json, const Question& question, const std::string& place = {}) {
    try {
        const JsonDocument document(json, "f.json", {.what = "line", .place = place});
        question(document.root());
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Format || error.place().file != "f.json") return "another error";
        return error.place().field + ": " + error.sentence();
    }
    return "none";
}

std::string problem_of_text(const std::string& json) {
    return problem_of(json, [](const JsonValue&) {});
}

}  // namespace

class JsonDocumentTest : public QObject {
    Q_OBJECT

  private slots:
    void an_error_names_the_path_what_was_expected_and_what_was_found() {
        const auto offsets = [](const JsonValue& root) { static_cast<void>(root.at("a").integers(0, 9)); };
        QCOMPARE(problem_of(R"({"a": [1, -1]})", offsets),
                 std::string("a[1]: Expected a whole number from 0 to 9, found -1."));
        QCOMPARE(problem_of(R"({"a": [1, 2.5]})", offsets, "line 3"),
                 std::string("line 3.a[1]: Expected a whole number from 0 to 9, found 2.5."));
        QCOMPARE(problem_of(R"({"b": 1})", offsets, "line 3"), std::string("line 3.a: This field is missing."));
        QCOMPARE(problem_of(R"({"a": {}})", offsets), std::string("a: Expected a list, found an object."));
        const auto texts = [](const JsonValue& root) { static_cast<void>(root.texts()); };
        QCOMPARE(problem_of(R"(["a", null])", texts), std::string("[1]: Expected a text, found null."));
    }

    void numbers_and_texts_are_bounded() {
        const auto real = [](const JsonValue& root) { static_cast<void>(root.at("a").real(0.5, 2)); };
        QCOMPARE(problem_of(R"({"a": 1})", real), std::string("none"));
        QCOMPARE(problem_of(R"({"a": 2.5})", real), std::string("a: Expected a number from 0.5 to 2, found 2.5."));
        QCOMPARE(problem_of(R"({"a": "1"})", real), std::string("a: Expected a number from 0.5 to 2, found \"1\"."));
        const auto text = [](const JsonValue& root) { static_cast<void>(root.text(3)); };
        QCOMPARE(problem_of(R"("abc")", text), std::string("none"));
        QCOMPARE(problem_of(R"("abcd")", text), std::string(": Expected a text of at most 3 bytes, found 4."));
        const auto list = [](const JsonValue& root) { static_cast<void>(root.elements(2)); };
        QCOMPARE(problem_of("[1, 2]", list), std::string("none"));
        QCOMPARE(problem_of("[1, 2, 3]", list), std::string(": Expected a list of at most 2, found 3."));
        const auto name = [](const JsonValue& root) { static_cast<void>(root.one_of({"left", "right"})); };
        QCOMPARE(problem_of(R"("right")", name), std::string("none"));
        QCOMPARE(problem_of(R"("up")", name), std::string(": Expected one of left, right, found \"up\"."));
        QCOMPARE(problem_of("{}", name), std::string(": Expected one of left, right, found an object."));
    }

    void an_error_in_a_list_names_the_element() {
        const auto booleans = [](const JsonValue& root) { static_cast<void>(root.booleans()); };
        QCOMPARE(problem_of("[true, 1]", booleans), std::string("[1]: Expected true or false, found 1."));
        const auto reals = [](const JsonValue& root) { static_cast<void>(root.at("a").reals(0, 1)); };
        QCOMPARE(problem_of(R"({"a": [0, 1.5]})", reals),
                 std::string("a[1]: Expected a number from 0 to 1, found 1.5."));
    }

    void an_error_in_an_object_names_the_member() {
        const auto texts = [](const JsonValue& root) { static_cast<void>(root.at("map").named_texts()); };
        QCOMPARE(problem_of(R"({"map": {"a": "x", "b": 1}})", texts), std::string("map.b: Expected a text, found 1."));
        const auto integers = [](const JsonValue& root) { static_cast<void>(root.named_integers(0, 9)); };
        QCOMPARE(problem_of(R"({"a": 9, "b": 10})", integers),
                 std::string("b: Expected a whole number from 0 to 9, found 10."));
        QCOMPARE(problem_of("[1]", integers), std::string(": Expected an object, found a list."));
        const JsonDocument document(R"({"b": 2, "a": 1, "b": 3})", "f.json");
        using Entries = std::vector<std::pair<std::string_view, std::int64_t>>;
        QCOMPARE(document.root().named_integers(0, 9), (Entries{{"b", 2}, {"a", 1}, {"b", 3}}));
    }

    void long_names_and_texts_are_cut_in_errors() {
        const std::string name(100'000, 'n');
        const std::string text(100'000, 't');
        const std::string problem = problem_of("{\"" + name + "\": \"" + text + "\"}", [](const JsonValue& root) {
            static_cast<void>(root.members().front().value.boolean());
        });
        QVERIFY2(problem.size() < 500 && problem.starts_with("nnnn"), problem.c_str());
        QVERIFY2(problem.find("found \"tttt") != std::string::npos, problem.c_str());
    }

    void a_text_that_is_no_json_is_refused_with_its_place() {
        const std::string problem = problem_of(
            "{\"a\": 1", [](const JsonValue&) {}, "line 3");
        QVERIFY2(problem.starts_with("line 3: This line is not valid JSON"), problem.c_str());
        for (const char* text :
             {"", " ", "[1,]", "{\"a\" 1}", "[1] x", "{}{}", "01", "+1", ".5", "1.", "NaN", "Infinity", "nul", "'a'",
              "\"\\x\"", "\"\\ud800\"", "\"\\ude00\\ud83d\"", "\"a\nb\"", "\"\xFF\""})
            QVERIFY2(problem_of_text(text) != "none", text);
    }

    void nesting_is_bounded() {
        const auto nested = [](std::size_t levels) { return std::string(levels, '[') + std::string(levels, ']'); };
        QCOMPARE(problem_of_text(nested(kMostJsonLevels - 1)), std::string("none"));
        QVERIFY(problem_of_text(nested(kMostJsonLevels + 1)) != "none");
        QVERIFY(problem_of_text(std::string(1'000'000, '[')) != "none");
    }

    void a_byte_order_mark_is_left_out() {
        QCOMPARE(problem_of("\xEF\xBB\xBF{\"a\": 1}", [](const JsonValue& root) { static_cast<void>(root.at("a")); }),
                 std::string("none"));
    }

    void whole_numbers_are_exact_or_real() {
        const JsonDocument document("[9007199254740993, -9223372036854775808, 100000000000000000000]", "f.json");
        const simdjson::dom::element list = document.element();
        QCOMPARE(std::int64_t(list.at(0)), std::int64_t{9'007'199'254'740'993});
        QCOMPARE(std::int64_t(list.at(1)), std::numeric_limits<std::int64_t>::min());
        QCOMPARE(double(list.at(2)), 1e20);
    }

    void a_whole_number_of_people_may_have_a_fraction_of_zero() {
        const auto integer = [](const JsonValue& root) { static_cast<void>(root.integer(-9, 9)); };
        const auto whole = [](const JsonValue& root) { static_cast<void>(root.whole(-9, 9)); };
        for (const char* number : {"2.0", "2e0", "20e-1", "-0.0"}) {
            QCOMPARE(problem_of(number, whole), std::string("none"));
            QVERIFY2(problem_of(number, integer) != "none", number);
        }
        QCOMPARE(problem_of("2", integer), std::string("none"));
        for (const char* number : {"10", "2.5", "1e300", "-1e300", "9223372036854775808", "true", "null"})
            QVERIFY2(problem_of(number, whole) != "none", number);
    }

    void a_name_that_stands_twice_is_kept_twice_but_no_member() {
        const JsonDocument document(R"({"a": 1, "a": 2})", "f.json");
        QCOMPARE(document.root().object().size(), std::size_t{2});
        const auto members = [](const JsonValue& root) { static_cast<void>(root.members()); };
        QCOMPARE(problem_of(R"({"a": 1, "b": 3, "a": 2})", members), std::string("a: This field is given twice."));
    }
};

HEADLIGHT_TEST(JsonDocumentTest, None)
#include "json_document_test.moc"
