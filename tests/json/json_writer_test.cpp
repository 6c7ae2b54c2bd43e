#include "json/json_writer.h"

#include "json/json_document.h"
#include "test_program.h"

#include <bit>
#include <cmath>
#include <limits>
#include <random>

using namespace headlight;

namespace {

/// {"a": [1, [2, 3]], "b": {}, "c": "x"}
std::string example(JsonLayout layout) {
    JsonWriter writer(layout);
    writer.begin_object().key("a").begin_array().integer(1).begin_array().integer(2).integer(3).end().end();
    writer.key("b").begin_object().end().key("c").text("x");
    return writer.end().take();
}

template <typename Number>
bool reads_back(Number number) {
    const JsonDocument document("[" + json_number(number) + "]", "f");
    return static_cast<Number>(double(document.element().at(0))) == number;
}

}  // namespace

class JsonWriterTest : public QObject {
    Q_OBJECT

  private slots:
    void compact_text_has_no_spaces() {
        QCOMPARE(example(JsonLayout::Compact), std::string(R"({"a":[1,[2,3]],"b":{},"c":"x"})"));
    }

    void spaced_text_is_one_line() {
        QCOMPARE(example(JsonLayout::Spaced), std::string(R"({"a": [1, [2, 3]], "b": {}, "c": "x"})"));
    }

    void indented_text_has_a_line_for_each_member_and_element() {
        const char* const expected =
            "{\n    \"a\": [\n        1,\n        [\n            2,\n            3\n        ]\n    ],\n"
            "    \"b\": {\n    },\n    \"c\": \"x\"\n}\n";
        QCOMPARE(example(JsonLayout::Indented), std::string(expected));
    }

    void rows_have_a_line_for_each_member_and_inner_list() {
        QCOMPARE(example(JsonLayout::Rows), std::string("{\n\"a\": [1,\n[2, 3]],\n\"b\": {},\n\"c\": \"x\"\n}\n"));
    }

    void parts_that_were_taken_make_the_whole() {
        JsonWriter writer;
        std::string text;
        writer.begin_array();
        for (int i = 0; i < 3; ++i) text += writer.integer(i).take();
        text += writer.end().take();
        QCOMPARE(text, std::string("[0,1,2]"));
        QCOMPARE(writer.take(), std::string());
    }

    void every_text_reads_back() {
        std::string text;
        for (char character = 0; character < 0x7F; ++character) text += character;
        text += "\u00E9\u2028\U0001F600";
        const JsonDocument document(json_string(text), "f");
        QCOMPARE(std::string(document.root().text()), text);
        QCOMPARE(json_string("a\"\\\b\f\n\r\t\x01"), std::string("\"a\\\"\\\\\\b\\f\\n\\r\\t\\u0001\""));
        QCOMPARE(json_string("a\xFF"), std::string("\"a\uFFFD\""));
    }

    void every_number_reads_back_from_its_shortest_digits() {
        for (const double number : {0.0, 0.1, 1e-5, 1e300, -2.5, 1.0 / 3, 9007199254740993.0, 5e-324})
            QVERIFY2(reads_back(number), json_number(number).c_str());
        std::mt19937_64 random(1);
        for (int i = 0; i < 10'000; ++i) {
            const auto number = std::bit_cast<double>(random());
            const auto single = std::bit_cast<float>(static_cast<std::uint32_t>(random()));
            if (std::isfinite(number)) QVERIFY2(reads_back(number), json_number(number).c_str());
            if (std::isfinite(single)) QVERIFY2(reads_back(single), json_number(single).c_str());
        }
        QVERIFY(std::signbit(double(JsonDocument(json_number(-0.0), "f").element())));
        QCOMPARE(json_number(0.1F), std::string("0.1"));
        QCOMPARE(JsonWriter().integer(std::numeric_limits<std::int64_t>::min()).take(),
                 std::string("-9223372036854775808"));
    }

    void a_number_that_json_lacks_is_null() {
        QCOMPARE(json_number(std::nan("")), std::string("null"));
        QCOMPARE(json_number(std::numeric_limits<float>::infinity()), std::string("null"));
    }
};

HEADLIGHT_TEST(JsonWriterTest, None)
#include "json_writer_test.moc"
