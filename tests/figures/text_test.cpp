// Texts of any length are laid out without paying for all of it at every line.

#include "figures/drawing/text.h"

#include "test_program.h"

#include <random>

using namespace headlight;

namespace {

QString without_space(QString text) {
    return text.remove(' ');
}

QString random_words(std::mt19937& random, int words) {
    QString text;
    for (int word = 0; word < words; ++word) {
        if (word > 0) text += ' ';
        for (unsigned letter = 0; letter < 1 + random() % 30; ++letter)
            text += QChar(static_cast<char16_t>('a' + random() % 26));
    }
    return text;
}

}  // namespace

class TextTest : public QObject {
    Q_OBJECT
  private slots:
    void a_text_that_fits_is_one_line() { QCOMPARE(wrapped("two words", QFont(), 1000), QStringList("two words")); }

    void lines_fit_and_hold_every_letter_in_order() {
        std::mt19937 random(3);
        for (int round = 0; round < 30; ++round) {
            const QString text = random_words(random, 40);
            const double width = 30 + static_cast<double>(random() % 300);
            const QStringList lines = wrapped(text, QFont(), width);
            QCOMPARE(without_space(lines.join("")), without_space(text));
            for (const QString& line : lines) QVERIFY(text_width(line, QFont()) <= width);
        }
    }

    void a_line_takes_as_many_words_as_fit() {
        const double width = 200;
        const QStringList lines = wrapped(QString("word ").repeated(200).trimmed(), QFont(), width);
        for (qsizetype line = 0; line + 1 < lines.size(); ++line)
            QVERIFY(text_width(lines[line] + " word", QFont()) > width);
    }

    void a_paragraph_begins_a_line() { QCOMPARE(wrapped("one\n\ntwo", QFont(), 1000), QStringList({"one", "two"})); }

    void letters_without_width_do_not_fill_a_line_for_ever() {
        const QString marks = QString(QChar(0x200B)).repeated(100'000);
        const QStringList lines = wrapped("a" + marks, QFont(), 100);
        for (const QString& line : lines) QVERIFY(line.size() <= 2000);
    }

    void the_beginning_of_a_long_text_ends_behind_a_whole_letter() {
        QCOMPARE(beginning("short", 5), QString("short"));
        QCOMPARE(beginning("longer", 4), QString("long…"));
        const QString accents = "ae" + QString(7, QChar(0x0301)) + "b";  // one letter of eight units between the others
        QCOMPARE(beginning(accents, 4), QString("a…"));
        QCOMPARE(beginning(accents, 9), accents.left(9) + QChar(0x2026));
    }

    void numbers_have_a_minus_and_no_hyphen() {
        QCOMPARE(number_text(-0.25, 'f', 2), QString::fromUtf8("−0.25"));
        QCOMPARE(number_text(-1.5e-7, 'e', 1), QString::fromUtf8("−1.5e−07"));
        QCOMPARE(number_text(12), QString("12"));
    }

    void a_cut_text_fits() {
        const QString shown = elided(QString(1'000'000, 'x'), QFont(), 120);
        QVERIFY(text_width(shown, QFont()) <= 120 && shown.endsWith(QChar(0x2026)));
    }
};

HEADLIGHT_TEST(TextTest, Window)
#include "text_test.moc"
