// One picture fades into the next so that the eye can follow, and never where that would keep somebody waiting.

#include "workbench/widgets/figures/cross_fade.h"

#include "test_program.h"

#include <QtTest>

using namespace headlight;

namespace {

constexpr int kEndless = 3600 * 1000;  // milliseconds

QPixmap filled(Qt::GlobalColor color) {
    QPixmap pixmap(4, 4);
    pixmap.fill(color);
    return pixmap;
}

/// What is seen where the picture now is black.
int brightness(const CrossFade& fade) {
    QImage image(4, 4, QImage::Format_RGB32);
    image.fill(Qt::black);
    QPainter painter(&image);
    fade.paint(painter);
    return qGray(image.pixel(2, 2));
}

}  // namespace

class CrossFadeTest : public QObject {
    Q_OBJECT

  private slots:
    void both_pictures_are_seen_at_first() {
        QWidget widget;
        CrossFade fade(widget);
        fade.start(filled(Qt::white), kEndless);
        QVERIFY(fade.running());
        QVERIFY(brightness(fade) > 100);
        QVERIFY2(brightness(fade) < 200, "what changed can be seen from the first frame on");
    }

    void the_picture_before_is_gone_at_the_end() {
        QWidget widget;
        CrossFade fade(widget);
        fade.start(filled(Qt::white), 1);
        QTRY_VERIFY(!fade.running());
        QCOMPARE(brightness(fade), 0);
    }

    void without_time_it_is_gone_at_once() {
        QWidget widget;
        CrossFade fade(widget);
        fade.start(filled(Qt::white), 0);
        QVERIFY(!fade.running());
        QCOMPARE(brightness(fade), 0);
    }

    void changes_in_a_hurry_are_shown_at_once() {
        QWidget widget;
        CrossFade fade(widget, kEndless);
        fade.start(filled(Qt::white), kEndless);
        QVERIFY(fade.running());
        fade.start(filled(Qt::white), kEndless);
        QVERIFY(!fade.running());
        QCOMPARE(brightness(fade), 0);
    }
};

HEADLIGHT_TEST(CrossFadeTest, Window)
#include "cross_fade_test.moc"
