#include "workbench/input/token_chips.h"

#include "language/languages.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

TokenChips& chips(const TestWindow& test) {
    return *test.window->findChild<TokenChips*>();
}

/// How far a chip's ground is from that of a chip without weight.
int tint(const TestWindow& test, std::int32_t token) {
    const QImage image = chips(test).viewport()->grab().toImage();
    const QRect chip = chips(test).chip_rectangle(token);
    const QColor ground = image.pixelColor(chip.left() + 5, chip.bottom() - 3);
    return std::abs(ground.red() - ground.blue());
}

}  // namespace

/// Chips show what the token in focus attends to.
class TokenChipsTest : public QObject {
    Q_OBJECT

  private slots:
    void chips_are_shaded_by_the_weights_of_the_selected_token() {
        TestWindow test;
        show(test);
        QCOMPARE(chips(test).shade(1), 0.0F);
        constexpr std::int32_t kSelected = 3;
        test.document().pointing().select_token(kSelected);
        const AttentionMatrix& matrix = *test.document().view().picture()->matrices.front();
        const std::size_t row = entry_of_token(matrix.queries, kSelected).value();
        for (std::size_t key = 0; key < matrix.keys.size(); ++key)
            QCOMPARE(chips(test).shade(matrix.keys[key].tokens.front()), matrix.value(row, key));
    }

    void a_masked_chip_has_room_for_what_it_says_data() {
        QTest::addColumn<QString>("language");
        for (const Language& language : languages()) QTest::newRow(language.id) << QString::fromLatin1(language.id);
    }
    void a_masked_chip_has_room_for_what_it_says() {
        QFETCH(const QString, language);
        use_language(language_of(language));
        TestWindow test;
        show(test);
        constexpr std::int32_t kShort = 1;  // "The"
        test.document().view().toggle_mask(kShort);
        const QFontMetrics small(test.window->look().sized(0.75));
        QVERIFY(chips(test).chip_rectangle(kShort).width() >= small.horizontalAdvance(TokenChips::tr("masked")));
        use_language(languages().front());
    }

    void another_head_shades_by_its_own_weights() {
        TestWindow test;
        show(test);
        test.document().pointing().select_token(3);
        const float before = chips(test).shade(2);
        test.document().view().walk(1, 1);
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
        const AttentionMatrix& matrix = *test.document().view().picture()->matrices.front();
        QCOMPARE(chips(test).shade(2), matrix.value(3, 2));
        QVERIFY(chips(test).shade(2) != before);
    }

    void the_strongest_is_the_most_tinted_and_nothing_is_without_a_token() {
        TestWindow test;
        show(test);
        test.document().pointing().select_token(3);
        std::int32_t strongest = 1;
        std::int32_t weakest = 1;
        for (std::int32_t token = 1; token < 10; ++token) {
            if (chips(test).shade(token) > chips(test).shade(strongest)) strongest = token;
            if (chips(test).shade(token) < chips(test).shade(weakest)) weakest = token;
        }
        QVERIFY(tint(test, strongest) > tint(test, weakest));
        test.document().pointing().select_token(std::nullopt);
        QCOMPARE(chips(test).shade(strongest), 0.0F);
    }
};

HEADLIGHT_TEST(TokenChipsTest, Window)
#include "token_chips_test.moc"
