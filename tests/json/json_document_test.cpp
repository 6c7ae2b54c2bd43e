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

    void a_name_that_stands_twice_is_kept_twice() {
        const JsonDocument document(R"({"a": 1, "a": 2})", "f.json");
        QCOMPARE(document.root().object().size(), std::size_t{2});
    }
};

HEADLIGHT_TEST(JsonDocumentTest, None)
#include "json_document_test.moc"
