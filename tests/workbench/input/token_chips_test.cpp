#include "workbench/input/token_chips.h"

#include "language/languages.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"

#include <QScreen>
#include <QScrollBar>
#include <QtTest>

#include <cmath>
#include <functional>
#include <utility>

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

/// The chips as the window shows them.
QImage shown_chips(const TestWindow& test) {
    const QWidget& viewport = *chips(test).viewport();
    const QRect place(viewport.mapTo(test.window.get(), QPoint(0, 0)), viewport.size());
    return test.window->screen()->grabWindow(test.window->winId()).toImage().copy(place);
}

/// The chips as they are when all of them are painted anew.
QImage chips_painted_anew(const TestWindow& test) {
    const QWidget& viewport = *chips(test).viewport();
    const QRect place(viewport.mapTo(test.window.get(), QPoint(0, 0)), viewport.size());
    return test.window->grab().toImage().copy(place).convertToFormat(shown_chips(test).format());
}

/// Collects where a widget is painted.
class PaintedPlaces : public QObject {
  public:
    explicit PaintedPlaces(QWidget& widget) { widget.installEventFilter(this); }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::Paint) places += static_cast<QPaintEvent*>(event)->region();
        return false;
    }
    QRegion places{};
};

void settle(const TestWindow& test) {
    QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
    QCoreApplication::processEvents();
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

    void chips_that_are_not_repainted_look_as_if_they_were() {
        TestWindow test;
        show(test);
        const QString text = QString::fromLatin1(kSentence);
        const std::pair<const char*, std::function<void()>> changes[] = {
            {"nothing", [] {}},
            {"a selected token", [&] { test.document().pointing().select_token(3); }},
            {"a masked token", [&] { test.document().view().toggle_mask(2); }},
            {"a text with a letter more", [&] { test.document().run().set_text(text + "s"); }},
            {"a text with a word more before it", [&] { test.document().run().set_text("So " + text); }},
            {"found tokens", [&] { chips(test).find("the"); }},
            {"marked tokens", [&] { chips(test).set_marked(std::pair(1, 4)); }},
            {"no marked tokens", [&] { chips(test).set_marked(std::nullopt); }},
            {"a token under the pointer",
             [&] {
                 test.document().pointing().set_hover({2, 5});
             }},
            {"a text of several rows", [&] { test.document().run().set_text((text + ' ').repeated(12)); }},
            {"other rows of it", [&] { chips(test).verticalScrollBar()->setValue(40); }},
            {"a short text", [&] { test.document().run().set_text("The animal."); }},
            {"an image of the window", [&] { (void)test.window->grab(); }},
            {"no text", [&] { test.document().run().set_text({}); }},
            {"a text again", [&] { test.document().run().set_text(text); }},
        };
        for (const auto& [what, change] : changes) {
            change();
            QTRY_VERIFY_WITH_TIMEOUT(!test.document().run().running(), 30000);
            if (!test.document().run().text().isEmpty()) settle(test);
            QCoreApplication::processEvents();
            QVERIFY2(shown_chips(test) == chips_painted_anew(test), what);
        }
    }

    void a_key_at_the_end_of_the_text_repaints_the_last_chips_alone() {
        TestWindow test;
        show(test);
        settle(test);
        const QString text = QString::fromLatin1(kSentence);
        PaintedPlaces painted(*chips(test).viewport());
        test.document().run().set_text(text + "s");
        settle(test);
        QVERIFY(!painted.places.isEmpty());
        QVERIFY(painted.places.boundingRect().left() > chips(test).chip_rectangle(3).right());
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
