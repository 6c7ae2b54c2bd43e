// What a text of a file may do to a terminal or a window: nothing.

#include "core/printable.h"

#include "core/error.h"
#include "core/utf8.h"
#include "test_program.h"

#include <random>
#include <string>

using namespace headlight;

class PrintableTest : public QObject {
    Q_OBJECT
  private slots:
    void ordinary_text_stays_as_it_is() {
        for (const std::string text : {"", "model.safetensors", "naïve 犬 שלום 🐾", "two\nlines\tand a tab"})
            QCOMPARE(printable(text, 100), text);
    }

    void what_steers_a_terminal_is_replaced_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::newRow("an escape sequence") << QByteArray("\x1B[2J");
        QTest::newRow("a carriage return") << QByteArray("\r");
        QTest::newRow("a byte of NUL") << QByteArray("\0", 1);
        QTest::newRow("a control sequence of one character") << QByteArray("\xC2\x9B");
        QTest::newRow("an override of direction") << QByteArray("\xE2\x80\xAE");
        QTest::newRow("no UTF-8") << QByteArray("\xFF");
    }
    void what_steers_a_terminal_is_replaced() {
        QFETCH(QByteArray, text);
        const std::string shown = printable("a" + text.toStdString() + "b", 100);
        QVERIFY(is_valid_utf8(shown));
        QVERIFY(shown.find("\xEF\xBF\xBD") != std::string::npos);
        QVERIFY(shown.find(text.toStdString()) == std::string::npos);
    }

    void a_long_text_is_cut_behind_a_whole_letter() {
        const std::string letters = "aé犬🐾";  // 1 to 4 bytes
        for (std::size_t most = 0; most < letters.size(); ++most) {
            const std::string shown = printable(letters, most);
            QVERIFY(is_valid_utf8(shown) && shown.ends_with("…"));
            QVERIFY(letters.starts_with(shown.substr(0, shown.size() - std::string("…").size())));
        }
    }

    void nothing_shown_is_longer_than_what_is_asked_for_and_the_replacements() {
        std::mt19937 random(7);
        for (int round = 0; round < 200; ++round) {
            std::string bytes(random() % 300, '\0');
            for (char& byte : bytes) byte = static_cast<char>(random());
            const std::size_t most = random() % 300;
            const std::string shown = printable(bytes, most);
            QVERIFY(is_valid_utf8(shown));
            QVERIFY(shown.size() <= 3 * most + 3);  // each byte may become U+FFFD
        }
    }

    void sentences_without_number_are_counted() {
        std::vector<std::string> few{"one", "\x1B"};
        make_printable(few);
        QCOMPARE(few, (std::vector<std::string>{"one", "\xEF\xBF\xBD"}));
        std::vector<std::string> many(10'000, "again");
        make_printable(many);
        QCOMPARE(many.size(), std::size_t{101});
        QCOMPARE(many.back(), std::string("There are 9900 more notices."));
    }

    void an_error_is_short_and_plain_whatever_a_file_is_called() {
        const Error error(ErrorKind::Format, "Found \x1B[31mred\x1B[0m " + std::string(1'000'000, 'x') + ".",
                          {std::string(1'000'000, 'f'), "field\r" + std::string(1'000'000, 'g'), 12});
        const std::string message = error.what();
        QVERIFY(message.size() < 6000);
        QVERIFY(message.find('\x1B') == std::string::npos && message.find('\r') == std::string::npos);
        QVERIFY(message.find("Found") != std::string::npos && message.ends_with("(at byte 12)"));
    }
};

HEADLIGHT_TEST(PrintableTest, None)
#include "printable_test.moc"
