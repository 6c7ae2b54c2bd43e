#include "core/utf8.h"

#include "test_program.h"

#include <random>
#include <string>
#include <vector>

using namespace headlight;

namespace {

constexpr const char* kReplacement = "\xEF\xBF\xBD";

std::string encoded(char32_t code_point) {
    return QString().append(QStringView(QChar::fromUcs4(code_point))).toStdString();
}

}  // namespace

class Utf8Test : public QObject {
    Q_OBJECT
  private slots:
    void every_code_point_is_written_and_read_back();
    void surrogates_and_values_past_the_end_of_unicode_are_written_as_replacement();
    void invalid_sequences_are_told_byte_by_byte_data();
    void invalid_sequences_are_told_byte_by_byte();
    void what_is_valid_stays_as_it_is();
    void offsets_agree_with_counting();
    void an_offset_within_a_code_point_answers_for_its_beginning();
    void an_empty_text_has_one_offset();
};

void Utf8Test::every_code_point_is_written_and_read_back() {
    for (char32_t code_point = 0; code_point <= 0x10FFFF; ++code_point) {
        if (code_point >= 0xD800 && code_point < 0xE000) continue;
        std::string text;
        append_utf8(text, code_point);
        const DecodedCodePoint decoded = decode_utf8(text, 0);
        if (!decoded.valid || decoded.value != code_point || decoded.length != text.size() ||
            text != encoded(code_point))
            QFAIL(qPrintable(QString::number(code_point, 16)));
    }
}

void Utf8Test::surrogates_and_values_past_the_end_of_unicode_are_written_as_replacement() {
    for (const char32_t code_point : {char32_t{0xD800}, char32_t{0xDFFF}, char32_t{0x110000}, char32_t{0xFFFFFFFF}}) {
        std::string text;
        append_utf8(text, code_point);
        QCOMPARE(text, std::string(kReplacement));
    }
}

void Utf8Test::invalid_sequences_are_told_byte_by_byte_data() {
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<int>("invalid");
    QTest::newRow("lone continuation") << QByteArray("\x80") << 1;
    QTest::newRow("overlong slash in two bytes") << QByteArray("\xC0\xAF") << 2;
    QTest::newRow("overlong in three bytes") << QByteArray("\xE0\x80\xAF") << 3;
    QTest::newRow("overlong in four bytes") << QByteArray("\xF0\x80\x80\xAF") << 4;
    QTest::newRow("surrogate") << QByteArray("\xED\xA0\x80") << 3;
    QTest::newRow("past U+10FFFF") << QByteArray("\xF4\x90\x80\x80") << 4;
    QTest::newRow("five-byte form") << QByteArray("\xF8\x88\x80\x80\x80") << 5;
    QTest::newRow("cut after one of two") << QByteArray("\xC3") << 1;
    QTest::newRow("cut after two of three") << QByteArray("\xE2\x82") << 2;
    QTest::newRow("cut after three of four") << QByteArray("\xF0\x9F\x98") << 3;
    QTest::newRow("0xFE and 0xFF") << QByteArray("\xFE\xFF") << 2;
}

void Utf8Test::invalid_sequences_are_told_byte_by_byte() {
    QFETCH(QByteArray, bytes);
    QFETCH(int, invalid);
    const std::string text = "a" + bytes.toStdString() + "z";
    QVERIFY(!is_valid_utf8(text));
    const SanitizedText sanitized = sanitize_utf8(text);
    std::string expected = "a";
    std::vector<std::size_t> places;
    for (int i = 0; i < invalid; ++i) {
        expected += kReplacement;
        places.push_back(static_cast<std::size_t>(i) + 1);
    }
    QCOMPARE(sanitized.text, expected + "z");
    QCOMPARE(sanitized.replaced_at, places);
}

void Utf8Test::what_is_valid_stays_as_it_is() {
    const std::string text = "a\0é€😀 e\u0301 \u200D \uFEFF";
    QVERIFY(is_valid_utf8(text));
    const SanitizedText sanitized = sanitize_utf8(text);
    QCOMPARE(sanitized.text, text);
    QVERIFY(sanitized.replaced_at.empty());
}

void Utf8Test::offsets_agree_with_counting() {
    std::mt19937 random(1);
    const std::vector<char32_t> alphabet = {U'a', U' ', U'é', U'€', U'😀', U'\u0301'};
    for (int round = 0; round < 200; ++round) {
        std::string text;
        std::vector<std::size_t> bytes{0}, units{0};  // by code point
        const auto length = random() % 30;
        for (std::size_t i = 0; i < length; ++i) {
            const char32_t code_point = alphabet[random() % alphabet.size()];
            text += encoded(code_point);
            bytes.push_back(text.size());
            units.push_back(units.back() + (code_point > 0xFFFF ? 2 : 1));
        }
        const OffsetMap map(text);
        for (std::size_t i = 0; i < bytes.size(); ++i) {
            QCOMPARE(map.code_points(bytes[i]), i);
            QCOMPARE(map.utf16_units(bytes[i]), units[i]);
            QCOMPARE(map.byte_of_code_point(i), bytes[i]);
            QCOMPARE(map.byte_of_utf16(units[i]), bytes[i]);
        }
        QCOMPARE(map.code_points(text.size() + 7), length);
        QCOMPARE(map.byte_of_code_point(length + 7), text.size());
    }
}

void Utf8Test::an_offset_within_a_code_point_answers_for_its_beginning() {
    const OffsetMap map("a😀€z");  // bytes 0, 1-4, 5-7, 8; units 0, 1-2, 3, 4
    for (const std::size_t byte : {1, 2, 3, 4}) {
        QCOMPARE(map.code_points(byte), std::size_t{1});
        QCOMPARE(map.utf16_units(byte), std::size_t{1});
    }
    for (const std::size_t byte : {5, 6, 7}) QCOMPARE(map.utf16_units(byte), std::size_t{3});
    QCOMPARE(map.byte_of_utf16(2), std::size_t{1});
    QCOMPARE(map.byte_of_utf16(3), std::size_t{5});
}

void Utf8Test::an_empty_text_has_one_offset() {
    const OffsetMap map("");
    QCOMPARE(map.code_points(0), std::size_t{0});
    QCOMPARE(map.byte_of_utf16(3), std::size_t{0});
}

HEADLIGHT_TEST(Utf8Test, None)
#include "utf8_test.moc"
