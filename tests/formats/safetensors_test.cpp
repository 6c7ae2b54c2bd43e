#include "formats/tensors/safetensors.h"

#include "core/error.h"
#include "safetensors_bytes.h"
#include "test_program.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <cstring>
#include <optional>
#include <tuple>

using namespace headlight;
using headlight::testing::safetensors_bytes;
using headlight::testing::write_bytes;
namespace fs = std::filesystem;

namespace {

SafetensorsHeader parse(const std::string& bytes) {
    return SafetensorsHeader::parse(std::as_bytes(std::span(bytes)), "some.safetensors");
}

std::optional<Error> refusal(const std::string& bytes) {
    try {
        parse(bytes);
    } catch (const Error& error) {
        return error;
    }
    return {};
}

std::string tensor(const std::string& name, const std::string& type, const std::string& shape,
                   const std::string& offsets) {
    return "\"" + name + "\":{\"dtype\":\"" + type + "\",\"shape\":" + shape + ",\"data_offsets\":" + offsets + "}";
}

// Two matrices and a vector, with metadata: the seed that is cut and flipped.
std::string seed() {
    const std::string json = R"({"__metadata__":{"format":"pt"},)" + tensor("a.weight", "F32", "[2,3]", "[0,24]") +
                             ',' + tensor("b", "F16", "[2]", "[24,28]") + ',' + tensor("c", "I64", "[1]", "[28,36]") +
                             "}  ";
    return safetensors_bytes(json, std::string(36, '\1'));
}

}  // namespace

class SafetensorsTest : public QObject {
    Q_OBJECT
  private slots:
    void a_header_says_what_its_file_holds();
    void every_type_of_the_format_is_listed_data();
    void every_type_of_the_format_is_listed();
    void scalars_and_empty_tensors_are_accepted();
    void names_may_hold_any_characters();
    void tensors_may_stand_in_any_order();
    void an_empty_header_is_a_file_without_tensors();
    void a_damaged_header_is_refused_data();
    void a_damaged_header_is_refused();
    void a_length_beyond_the_limit_is_refused_before_anything_is_read();
    void deep_nesting_is_refused();
    void a_file_cut_at_any_byte_is_refused();
    void a_flipped_bit_is_refused_or_leaves_a_sound_header();
    void a_header_lists_up_to_200000_tensors();
    void a_tensor_at_any_offset_reads_correctly();
    void a_type_that_nothing_computes_with_is_an_error_only_when_asked_for();
    void a_pointer_of_git_lfs_says_what_to_do();
    void a_file_that_shrinks_while_mapped_ends_in_an_error();

  private:
    QTemporaryDir folder_;
    fs::path saved(const std::string& name, const std::string& bytes) const {
        const fs::path path = fs::path(folder_.path().toStdString()) / name;
        write_bytes(path, bytes);
        return path;
    }
};

void SafetensorsTest::a_header_says_what_its_file_holds() {
    const SafetensorsHeader header = parse(seed());
    QCOMPARE(header.count(), std::size_t{3});
    QCOMPARE(header.metadata().at("format"), std::string("pt"));
    const auto weight = header.find("a.weight");
    QVERIFY(weight);
    QCOMPARE(weight->name, std::string_view("a.weight"));
    QCOMPARE(weight->type, std::string_view("F32"));
    QCOMPARE(weight->shape, (Shape{2, 3}));
    QCOMPARE(weight->begin, header.size());
    QCOMPARE(weight->end, header.size() + 24);
    QCOMPARE(header.tensor(2).name, std::string_view("c"));
    QVERIFY(!header.find("a"));
    QVERIFY(!header.find("__metadata__"));
    QVERIFY(!header.find(""));
}

void SafetensorsTest::every_type_of_the_format_is_listed_data() {
    QTest::addColumn<QByteArray>("type");
    QTest::addColumn<int>("bytes");  // of eight elements
    QTest::addColumn<bool>("computable");
    for (const auto& [type, bytes] : {std::pair("F64", 64),
                                      {"F32", 32},
                                      {"F16", 16},
                                      {"BF16", 16},
                                      {"I64", 64},
                                      {"I32", 32},
                                      {"I16", 16},
                                      {"I8", 8},
                                      {"U8", 8},
                                      {"BOOL", 8}})
        QTest::newRow(type) << QByteArray(type) << bytes << true;
    for (const auto& [type, bytes] : {std::pair("U16", 16),
                                      {"U32", 32},
                                      {"U64", 64},
                                      {"F8_E4M3", 8},
                                      {"F8_E5M2", 8},
                                      {"F8_E8M0", 8},
                                      {"F4", 4},
                                      {"F6_E2M3", 6},
                                      {"C64", 64}})
        QTest::newRow(type) << QByteArray(type) << bytes << false;
}

void SafetensorsTest::every_type_of_the_format_is_listed() {
    QFETCH(QByteArray, type);
    QFETCH(int, bytes);
    QFETCH(bool, computable);
    const auto file_with = [&](int size) {
        return safetensors_bytes('{' + tensor("t", type.toStdString(), "[8]", "[0," + std::to_string(size) + ']') + '}',
                                 std::string(static_cast<std::size_t>(size), 'x'));
    };
    QCOMPARE(parse(file_with(bytes)).tensor(0).type, std::string_view(type.data()));
    QVERIFY(refusal(file_with(bytes + 1)));
    QCOMPARE(data_type_of(type.toStdString()).has_value(), computable);
    if (computable) QCOMPARE(static_cast<int>(element_size(*data_type_of(type.toStdString()))) * 8, bytes);
}

void SafetensorsTest::scalars_and_empty_tensors_are_accepted() {
    const std::string json =
        '{' + tensor("scalar", "F32", "[]", "[0,4]") + ',' + tensor("none", "F32", "[0]", "[4,4]") + ',' +
        tensor("no rows", "F32", "[0,1000000000]", "[0,0]") + ',' + tensor("last", "U8", "[1]", "[4,5]") + '}';
    const SafetensorsFile file(saved("scalar.safetensors", safetensors_bytes(json, std::string("\0\0\x80\x3F!", 5))));
    QCOMPARE(testing::value_of(*file.find("scalar")), 1.0F);
    QVERIFY(file.find("scalar")->shape.empty());
    QVERIFY(to_float(*file.find("none")).empty());
    QVERIFY(to_float(*file.find("no rows")).empty());
    QCOMPARE(file.find("last")->bytes.size(), std::size_t{1});
}

void SafetensorsTest::names_may_hold_any_characters() {
    const std::string json = '{' + tensor("", "U8", "[0]", "[0,0]") + ',' +
                             tensor(R"(\"\\\/\b\f\n\r\t\u0000\u00e9\ud83d\ude00)", "U8", "[0]", "[0,0]") + ',' +
                             tensor("層.0", "U8", "[0]", "[0,0]") + '}';
    const SafetensorsHeader header = parse(safetensors_bytes(json, ""));
    for (const std::string& name : {std::string(), std::string("\"\\/\b\f\n\r\t\0é😀", 15), std::string("層.0")})
        QVERIFY2(header.find(name), name.c_str());
}

void SafetensorsTest::tensors_may_stand_in_any_order() {
    const std::string json = '{' + tensor("z", "U8", "[1]", "[3,4]") + ',' + tensor("m", "U8", "[3]", "[0,3]") + ',' +
                             tensor("a", "U8", "[2]", "[4,6]") + '}';
    const SafetensorsHeader header = parse(safetensors_bytes(json, "mmmzaa"));
    QCOMPARE(header.tensor(0).name, std::string_view("a"));
    QCOMPARE(header.find("m")->begin, header.size());
}

void SafetensorsTest::an_empty_header_is_a_file_without_tensors() {
    QCOMPARE(parse(safetensors_bytes("{}", "")).count(), std::size_t{0});
    QCOMPARE(parse(safetensors_bytes("{ }\n ", "")).count(), std::size_t{0});
}

void SafetensorsTest::a_damaged_header_is_refused_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("sentence");  // part of it
    QTest::addColumn<QString>("field");
    const auto row = [](const char* what, const std::string& json, int data, const char* sentence, const char* field) {
        QTest::newRow(what) << QByteArray::fromStdString(
                                   safetensors_bytes(json, std::string(static_cast<std::size_t>(data), 'd')))
                            << sentence << field;
    };
    const auto one = [](const std::string& type, const std::string& shape, const std::string& offsets) {
        return '{' + tensor("t", type, shape, offsets) + '}';
    };

    for (int size = 0; size < 8; ++size)
        QTest::addRow("only %d bytes", size) << QByteArray(size, '\0') << "too short"
                                             << "";
    QTest::newRow("length 0") << QByteArray(8, '\0') << "'{'"
                              << "";
    QTest::newRow("header past the end") << QByteArray("\x10\0\0\0\0\0\0\0{}", 10) << "truncated"
                                         << "";

    row("not UTF-8", "{\"\xC3\x28\":{}}", 0, "UTF-8", "");
    row("surrogate half", R"({"\ud800":{}})", 0, "not valid JSON", "");
    row("surrogate halves exchanged", R"({"\ude00\ud83d":{}})", 0, "not valid JSON", "");
    row("control character", "{\"a\nb\":{}}", 0, "not valid JSON", "");
    row("unknown escape", R"({"\x":{}})", 0, "not valid JSON", "");
    row("bad hexadecimal", R"({"\u12g4":{}})", 0, "not valid JSON", "");
    row("not an object", "[]", 0, "'{'", "");
    row("white space first", " {}", 0, "'{'", "");
    row("byte order mark first", "\xEF\xBB\xBF{}", 0, "'{'", "");
    row("second value", "{}{}", 0, "not valid JSON", "");
    row("trailing comma", '{' + tensor("t", "U8", "[0]", "[0,0]") + ",}", 0, "not valid JSON", "");
    row("not closed", '{' + tensor("t", "U8", "[0]", "[0,0]"), 0, "not valid JSON", "");
    row("tensor is a number", R"({"t":5})", 0, "Expected an object, found 5", "t");
    row("metadata is a list", R"({"__metadata__":[]})", 0, "Expected an object, found a list", "__metadata__");
    row("metadata value is a number", R"({"__metadata__":{"a":1}})", 0, "Expected a text, found 1", "__metadata__.a");
    row("metadata twice", R"({"__metadata__":{},"__metadata__":{}})", 0, "two members", "__metadata__");
    row("metadata key twice", R"({"__metadata__":{"a":"1","a":"2"}})", 0, "twice", "__metadata__.a");

    row("name twice", '{' + tensor("t", "U8", "[1]", "[0,1]") + ',' + tensor("t", "U8", "[1]", "[1,2]") + '}', 2,
        "Two tensors have this name", "t");
    row("name and bytes twice", '{' + tensor("t", "U8", "[1]", "[0,1]") + ',' + tensor("t", "U8", "[1]", "[0,1]") + '}',
        1, "Two tensors have this name", "t");
    row("name twice, once escaped",
        '{' + tensor("t", "U8", "[1]", "[0,1]") + ',' + tensor("\\u0074", "U8", "[1]", "[1,2]") + '}', 2,
        "Two tensors have this name", "t");
    row("overlap", '{' + tensor("a", "U8", "[2]", "[0,2]") + ',' + tensor("b", "U8", "[2]", "[1,3]") + '}', 3,
        "overlap", "b");
    row("same bytes", '{' + tensor("a", "U8", "[2]", "[0,2]") + ',' + tensor("b", "U8", "[2]", "[0,2]") + '}', 2,
        "overlap", "b");
    row("empty tensor within another",
        '{' + tensor("a", "U8", "[2]", "[0,2]") + ',' + tensor("b", "U8", "[0]", "[1,1]") + '}', 2, "overlap", "b");
    row("hole", '{' + tensor("a", "U8", "[1]", "[0,1]") + ',' + tensor("b", "U8", "[1]", "[2,3]") + '}', 3,
        "before this tensor", "b");
    row("hole at the start", one("U8", "[1]", "[1,2]"), 2, "before this tensor", "t");
    row("trailing bytes", one("U8", "[1]", "[0,1]"), 2, "at the end", "");
    row("truncated by one byte", one("U8", "[9]", "[0,9]"), 8, "truncated", "t.data_offsets");
    row("begins after its end", one("U8", "[1]", "[2,1]"), 2, "before it begins", "t.data_offsets");
    row("negative offset", one("U8", "[1]", "[-1,0]"), 1, "found -1", "t.data_offsets[0]");
    row("fractional offset", one("U8", "[1]", "[0,1.0]"), 1, "found 1.0", "t.data_offsets[1]");
    row("offset with exponent", one("U8", "[1]", "[0,1e0]"), 1, "a whole number", "t.data_offsets[1]");
    row("offset 2^63", one("U8", "[1]", "[0,9223372036854775808]"), 1, "found 9223372036854775808",
        "t.data_offsets[1]");
    row("offset 2^64 + 1", one("U8", "[1]", "[0,18446744073709551617]"), 1, "a whole number", "t.data_offsets[1]");
    row("offset with leading zero", one("U8", "[1]", "[0,01]"), 1, "not valid JSON", "");
    row("one offset", one("U8", "[1]", "[1]"), 1, "a list of 1", "t.data_offsets");
    row("three offsets", one("U8", "[1]", "[0,1,1]"), 1, "a list of 3", "t.data_offsets");
    row("shape and range differ", one("F32", "[3]", "[0,11]"), 11, "does not have 11 bytes", "t");
    row("shape product overflows", one("F32", "[4294967296,4294967296]", "[0,0]"), 0, "too large to exist", "t");
    row("shape times type overflows to 0", one("F32", "[4611686018427387904]", "[0,0]"), 0, "too large to exist", "t");
    row("size 2^63", one("U8", "[9223372036854775808]", "[0,0]"), 0, "found 9223372036854775808", "t.shape[0]");
    row("negative size", one("U8", "[-1]", "[0,0]"), 0, "found -1", "t.shape[0]");
    row("17 dimensions", one("U8", "[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]", "[0,1]"), 1, "16 dimensions", "t.shape");
    row("four bits that do not fill bytes", one("F4", "[3]", "[0,1]"), 1, "does not have 1 bytes", "t");
    row("no dtype", R"({"t":{"shape":[0],"data_offsets":[0,0]}})", 0, "lacks", "t");
    row("no shape", R"({"t":{"dtype":"U8","data_offsets":[0,0]}})", 0, "lacks", "t");
    row("no offsets", R"({"t":{"dtype":"U8","shape":[0]}})", 0, "lacks", "t");
    row("dtype twice", R"({"t":{"dtype":"U8","dtype":"F32","shape":[0],"data_offsets":[0,0]}})", 0, "twice", "t.dtype");
    row("shape twice", R"({"t":{"dtype":"U8","shape":[0],"shape":[0],"data_offsets":[0,0]}})", 0, "twice", "t.shape");
    row("unknown member", R"({"t":{"dtype":"U8","shape":[0],"data_offsets":[0,0],"x":1}})", 0, "has no such member",
        "t.x");
}

void SafetensorsTest::a_damaged_header_is_refused() {
    QFETCH(QByteArray, bytes);
    QFETCH(QString, sentence);
    QFETCH(QString, field);
    const auto error = refusal(bytes.toStdString());
    QVERIFY(error);
    QCOMPARE(error->kind(), ErrorKind::Format);
    QCOMPARE(error->place().file, std::string("some.safetensors"));
    QVERIFY2(QString(error->what()).contains(sentence), error->what());
    QCOMPARE(QString::fromStdString(error->place().field), field);
    QVERIFY(error->place().offset.value_or(0) <= static_cast<std::uint64_t>(bytes.size()));
}

void SafetensorsTest::a_length_beyond_the_limit_is_refused_before_anything_is_read() {
    for (const std::uint64_t length : {std::uint64_t{100'000'001}, ~std::uint64_t{0}, std::uint64_t{1} << 63}) {
        std::string bytes(16, ' ');
        std::memcpy(bytes.data(), &length, sizeof length);
        const auto error = refusal(bytes);
        QVERIFY(error);
        QVERIFY2(error->sentence().find("100 MB") != std::string::npos, error->what());
    }
}

void SafetensorsTest::deep_nesting_is_refused() {
    QVERIFY(refusal(safetensors_bytes("{\"t\":" + std::string(100'000, '['), "")));
    QVERIFY(refusal(safetensors_bytes("{\"t\":{\"shape\":" + std::string(100'000, '['), "")));
    std::string objects;
    for (int i = 0; i < 100'000; ++i) objects += "{\"a\":";
    QVERIFY(refusal(safetensors_bytes(objects, "")));
}

void SafetensorsTest::a_file_cut_at_any_byte_is_refused() {
    const std::string whole = seed();
    parse(whole);
    for (std::size_t size = 0; size < whole.size(); ++size) {
        const auto error = refusal(whole.substr(0, size));
        QVERIFY2(error, qPrintable(QString::number(size)));
        QCOMPARE(error->kind(), ErrorKind::Format);
    }
}

void SafetensorsTest::a_flipped_bit_is_refused_or_leaves_a_sound_header() {
    const std::string whole = seed();
    int refused = 0;
    for (std::size_t bit = 0; bit < whole.size() * 8; ++bit) {
        std::string bytes = whole;
        bytes[bit / 8] = static_cast<char>(bytes[bit / 8] ^ 1 << bit % 8);
        try {
            const SafetensorsHeader header = parse(bytes);
            std::uint64_t covered = 0;
            for (std::size_t i = 0; i < header.count(); ++i) {
                const auto tensor = header.tensor(i);
                QVERIFY(tensor.begin >= header.size() && tensor.begin <= tensor.end && tensor.end <= bytes.size());
                covered += tensor.end - tensor.begin;
            }
            QCOMPARE(header.size() + covered, bytes.size());
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Format);
            ++refused;
        }
    }
    QVERIFY(refused > 1000);
}

void SafetensorsTest::a_header_lists_up_to_200000_tensors() {
    std::string json = "{";
    for (std::size_t i = 0; i < SafetensorsHeader::kMostTensors; ++i)
        json += (i == 0 ? "" : ",") + tensor(std::to_string(i), "F32", "[0]", "[0,0]");
    const SafetensorsHeader header = parse(safetensors_bytes(json + "}", ""));
    QCOMPARE(header.count(), std::size_t{200'000});
    QVERIFY(header.find("199999"));
    QVERIFY(!header.find("200000"));

    const auto error = refusal(safetensors_bytes(json + "," + tensor("one more", "F32", "[0]", "[0,0]") + "}", ""));
    QVERIFY(error && error->sentence().find("more tensors than any model") != std::string::npos);
}

void SafetensorsTest::a_tensor_at_any_offset_reads_correctly() {
    for (std::size_t shift = 0; shift < 8; ++shift) {
        const auto at = [&](std::size_t begin, std::size_t size) {
            return '[' + std::to_string(shift + begin) + ',' + std::to_string(shift + begin + size) + ']';
        };
        std::string json =
            '{' + tensor("before", "U8", '[' + std::to_string(shift) + ']', "[0," + std::to_string(shift) + ']') + ',' +
            tensor("f32", "F32", "[2]", at(0, 8)) + ',' + tensor("f16", "F16", "[1]", at(8, 2)) + ',' +
            tensor("bf16", "BF16", "[1]", at(10, 2)) + '}';
        json.resize(400, ' ');
        const std::string data = std::string(shift, 'x') + std::string("\0\0\x80\x3F\0\0\x20\xC0\x00\x3E\x40\x40", 12);
        const SafetensorsFile file(saved("shifted.safetensors", safetensors_bytes(json, data)));
        const Tensor f32 = to_float(*file.find("f32"));
        QCOMPARE(f32.values()[0], 1.0F);
        QCOMPARE(f32.values()[1], -2.5F);
        QCOMPARE(testing::value_of(*file.find("f16")), 1.5F);
        QCOMPARE(testing::value_of(*file.find("bf16")), 3.0F);
    }
}

void SafetensorsTest::a_type_that_nothing_computes_with_is_an_error_only_when_asked_for() {
    const std::string json =
        '{' + tensor("new", "F3_FUTURE", "[4]", "[0,3]") + ',' + tensor("old", "F32", "[1]", "[3,7]") + '}';
    const SafetensorsFile file(saved("future.safetensors", safetensors_bytes(json, std::string(7, '\0'))));
    QCOMPARE(testing::value_of(*file.find("old")), 0.0F);
    QCOMPARE(file.header().find("new")->type, std::string_view("F3_FUTURE"));
    try {
        std::ignore = file.find("new");
        QFAIL("a type of the future was read");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Unsupported);
        QCOMPARE(error.place().field, std::string("new"));
        QVERIFY(error.sentence().find("F3_FUTURE") != std::string::npos);
    }
}

void SafetensorsTest::a_pointer_of_git_lfs_says_what_to_do() {
    const fs::path path =
        saved("pointer.safetensors", "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a2146\nsize 12345\n");
    try {
        const SafetensorsFile file(path);
        QFAIL("a pointer was read as a file");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::File);
        QVERIFY(error.sentence().find("not downloaded") != std::string::npos);
        QVERIFY(error.sentence().find("git lfs pull") != std::string::npos);
    }
}

void SafetensorsTest::a_file_that_shrinks_while_mapped_ends_in_an_error() {
    const std::string json = '{' + tensor("t", "F32", "[100000]", "[0,400000]") + '}';
    const fs::path path = saved("shrinks.safetensors", safetensors_bytes(json, std::string(400'000, '\1')));
    const SafetensorsFile file(path);
    const auto view = file.find("t");
    fs::resize_file(path, 5000);
    QCOMPARE(testing::value_of(*view, 99'999), 0.0F);
    QVERIFY_EXCEPTION_THROWN(file.file()->check_intact(), Error);
}

HEADLIGHT_TEST(SafetensorsTest, None)
#include "safetensors_test.moc"
