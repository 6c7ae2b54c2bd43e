// Finding texts by a few of their letters.

#include "workbench/palette/fuzzy_match.h"

#include "test_program.h"

#include <QRandomGenerator>
#include <QtTest>

#include <algorithm>

using namespace headlight;

namespace {

int score(const char* word, const char* text) {
    const auto match = fuzzy_match(QString::fromUtf8(word), QString::fromUtf8(text));
    return match ? match->score : -1000;
}

/// Some of the letters of a text, in their order.
QString letters_of(const QString& text, QRandomGenerator& random) {
    QString result;
    for (const QChar letter : text)
        if (random.bounded(3) == 0) result += letter;
    return result;
}

}  // namespace

class FuzzyMatchTest : public QObject {
    Q_OBJECT

  private slots:
    void any_letters_of_a_text_in_their_order_find_it_at_places_that_hold_them() {
        QRandomGenerator random(7);
        for (int i = 0; i < 500; ++i) {
            QString text;
            for (int length = random.bounded(1, 30); length > 0; --length)
                text += QChar(u"abcdeABCDE -ÄÉß"[random.bounded(15)]);
            const QString word = letters_of(text, random);
            const auto match = fuzzy_match(word, text);
            QVERIFY2(match.has_value(), qPrintable(word + " in " + text));
            QCOMPARE(match->positions.size(), word.size());
            QVERIFY(std::ranges::is_sorted(match->positions, std::ranges::less_equal{}));
            for (qsizetype k = 0; k < word.size(); ++k) {
                const auto found = fuzzy_match(word.mid(k, 1), text.mid(match->positions[k], 1));
                QVERIFY2(found.has_value(), qPrintable(word + " in " + text));
            }
        }
    }

    void letters_in_another_order_or_missing_do_not_match() {
        QVERIFY(!fuzzy_match("ba", "ab"));
        QVERIFY(!fuzzy_match("aa", "a"));
        QVERIFY(!fuzzy_match("x", ""));
        QVERIFY(!fuzzy_match("heatmaps", "Heat map"));
    }

    void an_empty_word_matches_everything_equally() {
        for (const char* text : {"", "a", "Heat map"}) {
            const auto match = fuzzy_match("", text);
            QVERIFY(match && match->score == 0 && match->positions.isEmpty());
        }
        QVERIFY(fuzzy_match_words("  ", "Heat map", "View").has_value());
    }

    void case_and_accents_do_not_matter() {
        QCOMPARE(score("HEAT", "heat map"), score("heat", "Heat map"));
        QCOMPARE(score("e", "É"), score("e", "e"));
        QCOMPARE(score("é", "e"), score("e", "e"));
        QVERIFY(fuzzy_match(QStringLiteral("ö"), QStringLiteral("ÖFFNEN")));
        QVERIFY(fuzzy_match(QStringLiteral("матрица"), QStringLiteral("МАТРИЦА внимания")));
        QVERIFY(fuzzy_match(QStringLiteral("注意"), QStringLiteral("自己注意")));
    }

    void a_letter_outside_the_first_plane_is_one_letter() {
        const QString text = QStringLiteral("a\U0001F600b\U0001F601c");
        const auto match = fuzzy_match(QStringLiteral("\U0001F601"), text);
        QVERIFY(match.has_value());
        QCOMPARE(match->positions, QList<int>{4});
        // The first half of one and the second of another are no letter of the text.
        QVERIFY(!fuzzy_match(QStringLiteral("\U0001F602"), text));
    }

    void starts_of_words_and_runs_go_before_letters_that_lie_apart() {
        QVERIFY(score("hm", "Heat map") > score("hm", "Show more"));
        QVERIFY(score("map", "Heat map") > score("map", "Some apple"));
        QVERIFY(score("exp", "Export figure") > score("exp", "Next pinned"));
        QVERIFY(score("view", "View") > score("view", "Preview"));
        QVERIFY(score("dt", "DarkTheme") > score("dt", "Edit text"));
    }

    void the_best_place_is_marked_rather_than_the_first() {
        QCOMPARE(fuzzy_match("map", "make heat map")->positions, (QList<int>{10, 11, 12}));
        QCOMPARE(fuzzy_match("l2h2", "L12L2H2")->positions, (QList<int>{3, 4, 5, 6}));
    }

    void words_are_found_in_any_order_and_in_the_detail_at_a_lower_score() {
        QVERIFY(fuzzy_match_words("map heat", "Heat map", ""));
        QVERIFY(fuzzy_match_words("view heat", "Heat map", "View"));
        QVERIFY(!fuzzy_match_words("view heat", "Heat map", "Edit"));
        QVERIFY(fuzzy_match_words("light", "Light theme", "View")->score >
                fuzzy_match_words("light", "Zoom in", "Light")->score);
        QCOMPARE(fuzzy_match_words("light", "Zoom in", "Light")->positions, QList<int>());
    }

    void a_longer_word_never_matches_more_texts() {
        QRandomGenerator random(11);
        const QStringList texts{"Heat map", "Links", "Hide special tokens", "Export figure…", "L10H11", "Übersicht"};
        for (int i = 0; i < 300; ++i) {
            const QString& text = texts[random.bounded(texts.size())];
            const QString word = letters_of(texts[random.bounded(texts.size())], random);
            if (fuzzy_match(word + 'z', text)) QVERIFY(fuzzy_match(word, text));
            if (!word.isEmpty() && fuzzy_match(word, text)) QVERIFY(fuzzy_match(word.chopped(1), text));
        }
    }
};

HEADLIGHT_TEST(FuzzyMatchTest, None)
#include "fuzzy_match_test.moc"
