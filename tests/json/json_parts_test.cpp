// A long object is read in parts, and is the same object.

#include "json/json_parts.h"

#include "test_program.h"

using namespace headlight;

namespace {

/// Members with brackets, quotes and commas inside of texts: more than three parts.
std::string long_members() {
    std::string members;
    for (int i = 0; i < 60'000; ++i) {
        const std::string number = std::to_string(i);
        members += (i == 0 ? "\"" : ", \"") + number +
                   ",}\\\"\": {\"texts\": [\"\\\\\", \"],[\", \"}{\"], \"number\": " + number + "}";
    }
    return members;
}

/// Reads it in parts; the sum of the members' numbers and how many parts there were.
std::pair<std::int64_t, int> sum_and_parts(const std::string& text) {
    std::int64_t sum = 0;
    int parts = 0;
    read_in_parts(text, "f.json", {}, [&](const JsonValue& part) {
        ++parts;
        for (const JsonMember& member : part.members()) {
            sum += member.value.at("number").integer(0, 1'000'000);
            if (member.value.at("texts").texts() != std::vector<std::string_view>{"\\", "],[", "}{"})
                sum = -1'000'000'000;
        }
    });
    return {sum, parts};
}

std::string problem_of(const std::string& text) {
    try {
        static_cast<void>(sum_and_parts(text));
    } catch (const Error& error) {
        return error.place().file + ": " + error.sentence();
    }
    return "none";
}

}  // namespace

class JsonPartsTest : public QObject {
    Q_OBJECT

  private slots:
    void every_member_is_read_once() {
        const auto [sum, parts] = sum_and_parts(" {" + long_members() + "}\n");
        QCOMPARE(sum, std::int64_t{60'000} * 59'999 / 2);
        QVERIFY2(parts > 3, std::to_string(parts).c_str());
    }

    void a_short_object_is_one_part() {
        QCOMPARE(sum_and_parts("{}"), (std::pair<std::int64_t, int>(0, 1)));
        QCOMPARE(sum_and_parts("{\"a\": {\"texts\": [\"\\\\\", \"],[\", \"}{\"], \"number\": 7}}"),
                 (std::pair<std::int64_t, int>(7, 1)));
    }

    void what_is_no_object_is_refused_wherever_it_is_wrong() {
        const std::string members = long_members();
        QCOMPARE(problem_of("{" + members + "}"), std::string("none"));
        for (const std::string& wrong :
             {"{" + members, "{" + members + "} 1", "{" + members + ",}", "{," + members + "}",
              "{" + members + ",," + members + "}", "{" + members + "]", "{" + members + ",\"a\": [1}" + "}",
              "{" + members + ", \"open}"})
            QVERIFY2(problem_of(wrong).starts_with("f.json: This file is not valid JSON"), problem_of(wrong).c_str());
        QCOMPARE(problem_of("[" + std::string(2'000'000, ' ') + "]"),
                 std::string("f.json: Expected an object, found a list."));
    }

    /// Cuts just where a part ends, so that the comma there is the last letter but one.
    void a_comma_without_a_member_behind_it_is_refused_at_the_end_of_a_part() {
        const std::string member = "\"" + std::string(std::size_t{1} << 20, 'a') + "\": {\"texts\": [], \"number\": 1}";
        QVERIFY(problem_of("{" + member + ",}").starts_with("f.json: This file is not valid JSON"));
        QVERIFY(problem_of("{" + member + ", \n").starts_with("f.json: This file is not valid JSON"));
    }
};

HEADLIGHT_TEST(JsonPartsTest, Core)
#include "json_parts_test.moc"
