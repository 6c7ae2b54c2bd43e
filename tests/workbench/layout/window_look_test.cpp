// The look of a window, which its parts get one by one.

#include "workbench/shell/window_look.h"

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/document.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/lower_panel.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QSpinBox>
#include <QStyleOptionSpinBox>
#include <QtTest>

#include <cstdlib>
#include <map>
#include <set>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// The sheet that dresses a widget: its own or that of what it is in; sheets of single fonts or colors aside.
QString sheet_of(const QWidget& widget, const QString& wanted) {
    for (const QWidget* at = &widget; at != nullptr; at = at->parentWidget())
        if (at->styleSheet().size() * 2 > wanted.size()) return at->styleSheet();
    return {};
}

bool has_text(const QWidget& widget) {
    return qobject_cast<const QAbstractButton*>(&widget) != nullptr ||
           qobject_cast<const QLabel*>(&widget) != nullptr || qobject_cast<const QLineEdit*>(&widget) != nullptr ||
           qobject_cast<const QComboBox*>(&widget) != nullptr;
}

/// Whether what it watches was painted.
struct PaintWatch final : QObject {
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        seen = seen || event->type() == QEvent::Paint;
        return false;
    }
    bool seen = false;
};

/// In which of the frames of a window its widgets are first painted.
struct FrameWatch final : QObject {
    explicit FrameWatch(QWidget& window) : top(window) { window.installEventFilter(this); }
    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == &top && event->type() == QEvent::UpdateRequest) ++frame;
        if (watched != &top && event->type() == QEvent::Paint) frames.try_emplace(watched, frame);
        return false;
    }
    QWidget& top;
    int frame = 0;
    std::map<QObject*, int> frames;
};

/// Pins all heads of the first layers, and the first again where there are too few.
void pin(const TestWindow& test, int count) {
    ViewState view = test.window->document().view().state();
    for (int head = 0; head < count; ++head) view.pinned.push_back({.layer = head / 4 % 4, .head = head % 4});
    test.window->document().view().reset(view);
    QTRY_COMPARE(test.window->stage().pane_count(), static_cast<std::size_t>(count) + 1);
}

void open_and_close(const TestWindow& test, ActionId panel) {
    QAction* action = test.window->actions_of_window().at(panel);
    action->trigger();
    QCoreApplication::processEvents();
    action->trigger();
}

}  // namespace

class WindowLookTest : public QObject {
    Q_OBJECT

  private slots:
    void number_boxes_have_an_arrow_up_and_one_down_data() {
        QTest::addColumn<ThemeChoice>("theme");
        QTest::newRow("light") << ThemeChoice::Light;
        QTest::newRow("dark") << ThemeChoice::Dark;
        QTest::newRow("high contrast") << ThemeChoice::HighContrast;
    }
    void number_boxes_have_an_arrow_up_and_one_down() {
        QFETCH(const ThemeChoice, theme);
        TestWindow test;
        const Look look = make_look(theme, 1);
        QSpinBox box;
        box.setStyleSheet(look.style_sheet());
        box.resize(box.sizeHint());
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        QStyleOptionSpinBox option;
        option.initFrom(&box);
        option.subControls = QStyle::SC_All;
        option.buttonSymbols = box.buttonSymbols();
        const QImage image = box.grab().toImage();
        for (const auto part : {QStyle::SC_SpinBoxUp, QStyle::SC_SpinBoxDown}) {
            const QRect button = box.style()->subControlRect(QStyle::CC_SpinBox, &option, part, &box);
            QVERIFY(box.rect().contains(button) && button.width() >= 12 && button.height() >= 8);
            int drawn = 0;
            for (int y = button.top() + 2; y < button.bottom() - 1; ++y)
                for (int x = button.left() + 2; x < button.right() - 1; ++x)
                    if (std::abs(image.pixelColor(x, y).lightness() - look.field.lightness()) > 40) ++drawn;
            QVERIFY2(drawn >= 6, qPrintable(QString::number(drawn)));
        }
    }

    void every_control_of_the_window_is_in_a_part_and_gets_the_new_look() {
        TestWindow test;
        show(test);
        for (const ActionId panel : {ActionId::Explain, ActionId::Interventions, ActionId::Compare, ActionId::Lessons})
            open_and_close(test, panel);
        pin(test, 13);
        for (const ActionId change : {ActionId::ThemeDark, ActionId::ZoomIn, ActionId::ThemeLight}) {
            test.window->actions_of_window().at(change)->trigger();
            QTRY_VERIFY(test.window->window_look().taken());
            const QString sheet = test.window->look().style_sheet();
            for (const QWidget* widget : test.window->findChildren<QWidget*>())
                if (has_text(*widget))
                    QVERIFY2(sheet_of(*widget, sheet) == sheet,
                             qPrintable(widget->metaObject()->className() + QStringLiteral(": ") +
                                        widget->accessibleName()));
        }
    }

    void nothing_is_painted_while_some_parts_have_the_look_of_before() {
        TestWindow test;
        show(test);
        test.window->actions_of_window().at(ActionId::ThemeDark)->trigger();
        QVERIFY(!test.window->window_look().taken());
        QVERIFY(!test.window->updatesEnabled());
        PaintWatch paints;
        test.window->stage().installEventFilter(&paints);
        // A second change takes the place of the first one.
        test.window->actions_of_window().at(ActionId::ThemeHighContrast)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        QVERIFY(test.window->updatesEnabled());
        QTRY_VERIFY(paints.seen);  // without another event of the user
        const QString sheet = test.window->look().style_sheet();
        QCOMPARE(sheet_of(test.window->stage().pane(), sheet), sheet);
        QCOMPARE(test.window->stage().palette().color(QPalette::Window), test.window->look().panel);
    }

    void parts_are_painted_in_the_new_look_in_a_frame_each() {
        TestWindow test;
        show(test);
        const std::vector<QWidget*> parts{test.window->findChild<QWidget*>("top_bar"), &test.window->text_panel(),
                                          &test.window->stage()};
        FrameWatch watch(*test.window);
        for (QWidget* part : parts) part->installEventFilter(&watch);
        test.window->actions_of_window().at(ActionId::ThemeDark)->trigger();
        QTRY_COMPARE(watch.frames.size(), parts.size());
        std::set<int> frames;
        for (const auto& [part, frame] : watch.frames) frames.insert(frame);
        QCOMPARE(frames.size(), parts.size());
        QTRY_VERIFY(test.window->window_look().taken());
        for (const QWidget* widget : test.window->findChildren<QWidget*>())
            if (widget->isVisible()) QVERIFY(widget->updatesEnabled());
    }

    void no_part_holds_a_large_share_of_the_widgets() {
        constexpr qsizetype kMost = 80;  // the explanations have a tab for each of 16 pages and a list of them
        TestWindow test;
        show(test);
        for (const ActionId panel : {ActionId::Explain, ActionId::TokenSteps, ActionId::Interventions,
                                     ActionId::FindHeads, ActionId::Highlights, ActionId::Notes, ActionId::Compare})
            open_and_close(test, panel);
        pin(test, 30);
        const QString sheet = test.window->look().style_sheet();
        QVERIFY(test.window->styleSheet().isEmpty());
        for (const QWidget* widget : test.window->findChildren<QWidget*>())
            if (widget->styleSheet() == sheet)
                QVERIFY2(widget->findChildren<QWidget*>().size() < kMost,
                         qPrintable(QString("%1 in %2")
                                        .arg(widget->findChildren<QWidget*>().size())
                                        .arg(widget->metaObject()->className())));
    }

    void parts_that_are_hidden_at_the_start_get_the_look_when_they_are_shown() {
        TestWindow test;
        const QString sheet = test.window->look().style_sheet();
        QWidget* shown = test.window->findChild<QWidget*>("top_bar");
        QWidget* hidden = test.window->findChild<QWidget*>("image_panel");
        QCOMPARE(sheet_of(*shown, sheet), sheet);
        QVERIFY(sheet_of(*hidden, sheet).isEmpty());
        test.window->show();
        hidden->show();
        QCOMPARE(sheet_of(*hidden, sheet), sheet);
    }

    void parts_that_stay_hidden_get_the_look_after_the_first_figure() {
        TestWindow test;
        show(test);
        const QString sheet = test.window->look().style_sheet();
        const auto dressed = [&](const char* name) {
            return sheet_of(*test.window->findChild<QWidget*>(name), sheet) == sheet;
        };
        for (const char* name : {"image_panel", "lesson_panel", "palette"}) QTRY_VERIFY2(dressed(name), name);
    }

    void dialogs_of_the_window_have_its_look() {
        TestWindow test;
        show(test);
        test.window->actions_of_window().at(ActionId::About)->trigger();
        auto* box = test.window->findChild<QMessageBox*>();
        QVERIFY(box != nullptr);
        QCOMPARE(box->styleSheet(), test.window->look().style_sheet());
        test.window->actions_of_window().at(ActionId::ThemeDark)->trigger();
        QTRY_VERIFY(test.window->window_look().taken());
        QCOMPARE(box->styleSheet(), test.window->look().style_sheet());
    }

    void a_panel_is_made_once_when_it_is_first_opened_or_the_window_rests() {
        TestWindow test;
        const auto named = [&](const char* title) {
            const auto panels = test.window->findChildren<LowerPanel*>();
            return std::ranges::count_if(panels, [&](const LowerPanel* panel) {
                return QLatin1String(panel->metaObject()->className()) == QLatin1String(title);
            });
        };
        QCOMPARE(named("headlight::NotesPanel"), 0);
        open_and_close(test, ActionId::Notes);
        open_and_close(test, ActionId::Notes);
        QCOMPARE(named("headlight::NotesPanel"), 1);
        QCOMPARE(named("headlight::StepsPanel"), 0);
        show(test);
        QTRY_COMPARE(named("headlight::StepsPanel"), 1);
        QTRY_COMPARE(test.window->findChildren<LowerPanel*>().size(), 7);
        QCOMPARE(named("headlight::NotesPanel"), 1);
    }
};

HEADLIGHT_TEST(WindowLookTest, Window)
#include "window_look_test.moc"
