// At twice the size nothing is lost: what has no room scrolls, wraps or gives way.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/bar_list.h"
#include "workbench/widgets/lower_panel.h"
#include "workbench/widgets/wrapping_row.h"

#include <QAbstractButton>
#include <QLabel>
#include <QSlider>
#include <QStyle>
#include <QStyleOptionSlider>
#include <QToolButton>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// A control of the open panel that is lower than it must be, with its heights; empty when there is none.
QString crushed_control(MainWindow& window) {
    int checked = 0;
    for (LowerPanel* panel : window.findChildren<LowerPanel*>()) {
        if (!panel->isVisible()) continue;
        QList<QWidget*> controls;
        for (QAbstractButton* button : panel->findChildren<QAbstractButton*>()) controls << button;
        for (QSlider* slider : panel->findChildren<QSlider*>()) controls << slider;
        for (const QWidget* control : controls) {
            if (!control->isVisible()) continue;
            ++checked;
            if (control->height() < control->minimumSizeHint().height())
                return QStringLiteral("%1: %2 of %3 pixels")
                    .arg(control->accessibleName())
                    .arg(control->height())
                    .arg(control->minimumSizeHint().height());
        }
    }
    return checked >= 2 ? QString() : QStringLiteral("no panel is open");
}

}  // namespace

class ZoomTest : public QObject {
    Q_OBJECT

  private slots:
    void no_control_of_a_panel_is_crushed_data() {
        QTest::addColumn<ActionId>("panel");
        QTest::addRow("intervene") << ActionId::Interventions;
        QTest::addRow("generate") << ActionId::ContinueText;
        QTest::addRow("explain") << ActionId::Explain;
        QTest::addRow("find heads") << ActionId::FindHeads;
    }
    void no_control_of_a_panel_is_crushed() {
        QFETCH(ActionId, panel);
        for (const QSize& size : {QSize(1366, 768), QSize(1920, 1080)}) {
            TestWindow test;
            show(test, size);
            Actions& actions = test.window->actions_of_window();
            while (test.window->look().zoom < 2) actions.at(ActionId::ZoomIn)->trigger();
            actions.at(panel)->setChecked(true);
            QTRY_COMPARE(crushed_control(*test.window), QString());
        }
    }

    void labels_and_handles_are_round_at_every_zoom() {
        for (const double zoom : {1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5, 3.0}) {
            const Look look = make_look(ThemeChoice::Light, zoom);
            QWidget window;
            window.resize(look.px(300), look.px(100));
            window.setStyleSheet(look.style_sheet());
            QLabel label(QStringLiteral("Broad 0.93"), &window);
            label.setObjectName(QStringLiteral("head_label"));
            label.setFont(look.sized(0.88, true));
            label.ensurePolished();
            label.adjustSize();
            QVERIFY2(window.grab(label.geometry()).toImage().pixelColor(0, 0) != look.accent,
                     qPrintable(QStringLiteral("%1: %2 pixels high").arg(zoom).arg(label.height())));
            QSlider slider(Qt::Horizontal, &window);
            slider.ensurePolished();
            slider.setGeometry(0, look.px(50), look.px(200), slider.sizeHint().height());
            QStyleOptionSlider option;
            option.initFrom(&slider);
            option.orientation = Qt::Horizontal;
            option.maximum = slider.maximum();
            const QRect handle =
                slider.style()->subControlRect(QStyle::CC_Slider, &option, QStyle::SC_SliderHandle, &slider);
            QVERIFY2(window.grab(slider.geometry()).toImage().pixelColor(handle.topLeft()) != look.muted,
                     qPrintable(QString::number(zoom)));
        }
    }

    void a_bar_gives_way_before_a_name_is_cut() {
        const Look look = make_look(ThemeChoice::Light, 2);
        BarList list(&Look::primary, nullptr);
        list.set_look(look);
        const QString name = QStringLiteral("Same token elsewhere");
        const QString number = QStringLiteral("0.94");
        BarList::Row row;
        row.name = name;
        row.number = number;
        row.share = 1;
        list.set_rows({row});
        const auto has_bar = [&] {
            const QImage image = list.grab().toImage();
            for (int x = 0; x < image.width(); ++x)
                if (image.pixelColor(x, image.height() / 2) == look.primary) return true;
            return false;
        };
        const int texts = list.fontMetrics().horizontalAdvance(name) + list.fontMetrics().horizontalAdvance(number);
        list.resize(texts + look.px(18), list.height());
        QVERIFY(!has_bar());
        list.resize(texts + look.px(120), list.height());
        QVERIFY(has_bar());
    }

    void a_row_goes_on_in_the_next_line() {
        QWidget holder;
        auto* row = new WrappingRow(&holder);
        row->setSpacing(6);
        QList<QToolButton*> buttons;
        for (const char* text : {"Without positions", "Compare with the original run", "Remove all"}) {
            buttons << new QToolButton(&holder);
            buttons.back()->setText(QString::fromLatin1(text));
            row->addWidget(buttons.back());
        }
        const QSize line = row->sizeHint();
        QCOMPARE(row->heightForWidth(line.width()), line.height());
        QCOMPARE(row->heightForWidth(line.width() - 1), 2 * line.height() + 6);
        holder.resize(row->minimumSize().width(), 400);
        holder.show();
        QCoreApplication::processEvents();
        for (const QToolButton* button : buttons) {
            QVERIFY(holder.rect().contains(button->geometry()));
            QCOMPARE(button->height(), line.height());
        }
    }
};

HEADLIGHT_TEST(ZoomTest, Window)
#include "zoom_test.moc"
