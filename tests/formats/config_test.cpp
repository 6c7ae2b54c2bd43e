#include "formats/config.h"

#include "core/error.h"
#include "test_program.h"

#include <limits>
#include <optional>
#include <tuple>

using namespace headlight;

namespace {

Config parse(const std::string& json) {
    return Config::parse(json, "folder/config.json");
}

template <typename Action>
std::optional<Error> refusal(Action action) {
    try {
        std::ignore = action();
    } catch (const Error& error) {
        return error;
    }
    return {};
}

}  // namespace

class ConfigTest : public QObject {
    Q_OBJECT
  private slots:
    void members_answer_by_type();
    void what_is_absent_or_null_has_its_default();
    void numbers_out_of_bounds_are_refused_data();
    void numbers_out_of_bounds_are_refused();
    void members_of_another_type_are_refused();
    void numbered_texts_need_numbers_and_texts_data();
    void numbered_texts_need_numbers_and_texts();
    void sections_and_lists_answer_by_type();
    void a_number_is_infinite_where_it_may_be();
    void errors_in_a_section_name_it();
    void errors_say_what_was_expected_and_what_was_found();
    void a_byte_order_mark_is_skipped();
    void what_is_not_a_json_object_is_refused_data();
    void what_is_not_a_json_object_is_refused();
    void a_file_beyond_the_limit_is_refused();
    void a_member_that_stands_there_twice_is_refused();
    void a_configuration_cut_at_any_byte_is_refused();
    void a_flipped_bit_never_escapes_as_anything_but_an_error();
};

void ConfigTest::members_answer_by_type() {
    const Config config =
        parse(R"({"layers": 12, "eps": 1e-12, "scale": 2, "causal": true, "kind": "bert", "architectures": ["A", "B"],
                                    "id2label": {"1": "no", "0": "yes", "10": "é"}})");
    QCOMPARE(config.file(), std::filesystem::path("folder/config.json"));
    QVERIFY(config.has("layers") && !config.has("depth"));
    QCOMPARE(config.integer("layers", 1, 12), 12);
    QCOMPARE(config.integer_or("layers", 3, 1, 100), 12);
    QCOMPARE(config.real("eps", 0, 1), 1e-12);
    QCOMPARE(config.real("scale", 0, 2), 2.0);
    QVERIFY(config.boolean_or("causal", false));
    QCOMPARE(config.text("kind"), std::string("bert"));
    QCOMPARE(config.texts_or_none("architectures"), (std::vector<std::string>{"A", "B"}));
    QCOMPARE(config.numbered_texts("id2label"),
             (std::map<std::int64_t, std::string>{{0, "yes"}, {1, "no"}, {10, "é"}}));
}

void ConfigTest::what_is_absent_or_null_has_its_default() {
    const Config config = parse(R"({"a": null})");
    for (const char* key : {"a", "b"}) {
        QVERIFY(!config.has(key));
        QCOMPARE(config.integer_or(key, 7, 0, 1), 7);
        QCOMPARE(config.real_or(key, 0.5, 1, 2), 0.5);
        QVERIFY(config.boolean_or(key, true));
        QCOMPARE(config.text_or(key, "none"), std::string("none"));
        QVERIFY(config.texts_or_none(key).empty());
        QVERIFY(config.numbered_texts(key).empty());
        for (const auto& error :
             {refusal([&] { return config.integer(key, 1, 5); }), refusal([&] { return config.real(key, 0, 1); }),
              refusal([&] { return config.text(key); })}) {
            QVERIFY(error);
            QCOMPARE(error->place().file, std::string("folder/config.json"));
            QCOMPARE(error->place().field, std::string(key));
        }
    }
}

void ConfigTest::numbers_out_of_bounds_are_refused_data() {
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<bool>("whole");
    QTest::addColumn<bool>("real");
    QTest::newRow("below") << QByteArray("0") << false << false;
    QTest::newRow("above") << QByteArray("1000000000") << false << false;
    QTest::newRow("negative") << QByteArray("-1") << false << false;
    QTest::newRow("fraction") << QByteArray("1.5") << false << true;
    QTest::newRow("2^63") << QByteArray("9223372036854775808") << false << false;
    QTest::newRow("largest double") << QByteArray("1e308") << false << false;
    QTest::newRow("text") << QByteArray("\"5\"") << false << false;
    QTest::newRow("truth") << QByteArray("true") << false << false;
    QTest::newRow("list") << QByteArray("[5]") << false << false;
    QTest::newRow("inside") << QByteArray("5") << true << true;
}

void ConfigTest::numbers_out_of_bounds_are_refused() {
    QFETCH(QByteArray, value);
    QFETCH(bool, whole);
    QFETCH(bool, real);
    const Config config = parse("{\"n\": " + value.toStdString() + "}");
    const auto as_integer = refusal([&] { return config.integer("n", 1, 100); });
    const auto as_real = refusal([&] { return config.real("n", 0.5, 100); });
    QCOMPARE(!as_integer, whole);
    QCOMPARE(!as_real, real);
    if (as_integer) {
        QCOMPARE(as_integer->kind(), ErrorKind::Format);
        QCOMPARE(as_integer->place().field, std::string("n"));
        QVERIFY2(as_integer->sentence().find("from 1 to 100") != std::string::npos, as_integer->what());
    }
    if (as_real) QVERIFY2(as_real->sentence().find("from 0.5 to 100") != std::string::npos, as_real->what());
}

void ConfigTest::members_of_another_type_are_refused() {
    const Config config = parse(R"({"number": 3, "list": [1], "object": {}, "mixed": ["a", 1]})");
    QVERIFY(refusal([&] { return config.text("number"); }));
    QVERIFY(refusal([&] { return config.boolean_or("number", true); }));
    QVERIFY(refusal([&] { return config.texts_or_none("object"); }));
    QVERIFY(refusal([&] { return config.texts_or_none("mixed"); }));
    QVERIFY(refusal([&] { return config.booleans_or_none("mixed"); }));
    QVERIFY(refusal([&] { return config.numbered_texts("list"); }));
    const auto error = refusal([&] { return config.integer("object", 0, 1); });
    QVERIFY(error && error->sentence().find("found an object") != std::string::npos);
}

void ConfigTest::numbered_texts_need_numbers_and_texts_data() {
    QTest::addColumn<QByteArray>("object");
    for (const char* object :
         {R"({"-1": "a"})", R"({"x": "a"})", R"({"": "a"})", R"({"1 ": "a"})", R"({"0x1": "a"})",
          R"({"99999999999999999999": "a"})", R"({"0": 1})", R"({"0": null})", R"({"0": "a", "00": "b"})"})
        QTest::newRow(object) << QByteArray(object);
}

void ConfigTest::numbered_texts_need_numbers_and_texts() {
    QFETCH(QByteArray, object);
    const Config config = parse("{\"id2label\": " + object.toStdString() + "}");
    const auto error = refusal([&] { return config.numbered_texts("id2label"); });
    QVERIFY(error);
    QVERIFY2(error->place().field.starts_with("id2label"), error->what());
}

void ConfigTest::sections_and_lists_answer_by_type() {
    const Config config =
        parse(R"({"rope": {"factor": 2.5, "deep": {"on": true}}, "none": null, "n": [1, 2], "x": [0.5]})");
    const std::optional<Config> section = config.section("rope");
    QVERIFY(section.has_value());
    QCOMPARE(section->real("factor", 0, 9), 2.5);
    QVERIFY(section->section("deep")->boolean_or("on", false));
    QVERIFY(!config.section("none").has_value());
    QVERIFY(!config.section("absent").has_value());
    QCOMPARE(config.integers_or_none("n", 0, 9), (std::vector<std::int64_t>{1, 2}));
    QCOMPARE(config.reals_or_none("x", 0, 9), (std::vector<double>{0.5}));
    QVERIFY(config.integers_or_none("none", 0, 9).empty());
    QVERIFY(config.reals_or_none("absent", 0, 9).empty());
}

void ConfigTest::a_number_is_infinite_where_it_may_be() {
    constexpr double kInfinity = std::numeric_limits<double>::infinity();
    const Config config = parse(R"({"x": [0, {"__float__": "Infinity"}], "y": [{"__float__": "NaN"}]})");
    QCOMPARE(config.reals_or_none("x", 0, kInfinity), (std::vector<double>{0, kInfinity}));
    QCOMPARE(refusal([&] { return config.reals_or_none("x", 0, 9); })->place().field, std::string("x[1]"));
    QCOMPARE(refusal([&] { return config.reals_or_none("y", 0, kInfinity); })->place().field, std::string("y[0]"));
}

void ConfigTest::errors_in_a_section_name_it() {
    const Config config = parse(R"({"rope": {"factor": -1, "list": [1, 20]}, "text": "a", "twice": {"a": 1, "a": 2}})");
    const Config section = *config.section("rope");
    QCOMPARE(refusal([&] { return section.real("factor", 0, 9); })->place().field, std::string("rope.factor"));
    QCOMPARE(refusal([&] { return section.integers_or_none("list", 0, 9); })->place().field,
             std::string("rope.list[1]"));
    QVERIFY(refusal([&] { return section.reals_or_none("factor", 0, 9); }));
    QCOMPARE(refusal([&] { return config.section("text"); })->place().field, std::string("text"));
    QCOMPARE(refusal([&] { return config.section("twice"); })->place().field, std::string("twice.a"));
}

void ConfigTest::errors_say_what_was_expected_and_what_was_found() {
    const Config config = parse(R"({"n": "x", "x": [0.5, 9], "pairs": [[1, 2], [3]], "id2label": {"0": 7}})");
    const auto message = [](const auto& question) { return std::string(refusal(question)->what()); };
    QCOMPARE(message([&] { return config.integer("n", 1, 5); }),
             std::string("folder/config.json: n: Expected a whole number from 1 to 5, found \"x\"."));
    QCOMPARE(
        message([&] { return config.integer("absent", 1, 5); }),
        std::string("folder/config.json: absent: The configuration lacks this member: a whole number from 1 to 5."));
    QCOMPARE(message([&] { return config.reals_or_none("x", 0, 1); }),
             std::string("folder/config.json: x[1]: Expected a number from 0 to 1, found 9."));
    QCOMPARE(message([&] { return config.rows_or_none("pairs", 2, 0, 9); }),
             std::string("folder/config.json: pairs[1]: Expected a list of 2 numbers, found one of 1."));
    QCOMPARE(message([&] { return config.numbered_texts("id2label"); }),
             std::string("folder/config.json: id2label.0: Expected a text, found 7."));
    QCOMPARE(message([] { return parse("[1]"); }),
             std::string("folder/config.json: Expected a configuration (a JSON object), found a list."));
}

void ConfigTest::a_byte_order_mark_is_skipped() {
    QCOMPARE(parse("\xEF\xBB\xBF{\"a\": 1}").integer("a", 0, 1), 1);
}

void ConfigTest::what_is_not_a_json_object_is_refused_data() {
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("white space") << QByteArray(" \n");
    QTest::newRow("list") << QByteArray("[]");
    QTest::newRow("text") << QByteArray("\"a\"");
    QTest::newRow("two objects") << QByteArray("{}{}");
    QTest::newRow("not UTF-8") << QByteArray("{\"a\": \"\xFF\"}");
    QTest::newRow("NaN") << QByteArray("{\"a\": NaN}");
    QTest::newRow("too large a number") << QByteArray("{\"a\": 1e999}");
    QTest::newRow("trailing comma") << QByteArray("{\"a\": 1,}");
    QTest::newRow("comment") << QByteArray("{} // no");
    QTest::newRow("100,000 lists deep") << "{\"a\": " + QByteArray(100'000, '[') + QByteArray(100'000, ']') + "}";
    QTest::newRow("100 lists deep") << "{\"a\": " + QByteArray(100, '[') + QByteArray(100, ']') + "}";
    QByteArray members("{");
    for (int i = 0; i < 20'000; ++i) members += (i == 0 ? "\"" : ",\"") + QByteArray::number(i) + "\":0";
    QTest::newRow("20,000 members") << members + "}";
}

void ConfigTest::what_is_not_a_json_object_is_refused() {
    QFETCH(QByteArray, json);
    const auto error = refusal([&] { return parse(json.toStdString()); });
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Format);
    QCOMPARE(error->place().file, std::string("folder/config.json"));
}

void ConfigTest::a_file_beyond_the_limit_is_refused() {
    std::string json = "{}";
    json.resize(Config::kMostBytes, ' ');
    QVERIFY(!parse(json).has("a"));
    const auto error = refusal([&] { return parse(json + ' '); });
    QVERIFY(error && error->sentence().find("4 MiB") != std::string::npos);
}

void ConfigTest::a_member_that_stands_there_twice_is_refused() {
    const auto error = refusal([] { return parse(R"({"layers": 1, "layers": 2})"); });
    QVERIFY(error);
    QCOMPARE(error->place().field, std::string("layers"));
}

namespace {

const std::string kSeed =
    R"({"model_type": "bert", "layers": 2, "eps": 1e-12, "ok": true, "no": null, "id2label": {"0": "A"}, "a": ["b"]})";

}  // namespace

void ConfigTest::a_configuration_cut_at_any_byte_is_refused() {
    for (std::size_t size = 0; size < kSeed.size(); ++size)
        QVERIFY(refusal([&] { return parse(kSeed.substr(0, size)); }));
}

void ConfigTest::a_flipped_bit_never_escapes_as_anything_but_an_error() {
    int refused = 0;
    for (std::size_t bit = 0; bit < kSeed.size() * 8; ++bit) {
        std::string json = kSeed;
        json[bit / 8] = static_cast<char>(json[bit / 8] ^ 1 << bit % 8);
        const auto error = refusal([&] {
            const Config config = parse(json);
            std::ignore = config.integer_or("layers", 1, 0, 9);
            std::ignore = config.real_or("eps", 1, 0, 1);
            std::ignore = config.boolean_or("ok", false);
            std::ignore = config.numbered_texts("id2label");
            return config.texts_or_none("a");
        });
        if (error) ++refused;
    }
    QVERIFY(refused > 200);
}

HEADLIGHT_TEST(ConfigTest, None)
#include "config_test.moc"
