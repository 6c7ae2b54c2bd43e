// What has no room in a row of controls is in the menu at its end.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/heads/head_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/top_bar.h"
#include "workbench/widgets/overflow_button.h"

#include <QLabel>
#include <QMenu>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class OverflowTest : public QObject {
    Q_OBJECT

  private slots:
    void a_wide_window_has_nothing_in_it() {
        TestWindow test;
        show(test, {1920, 1080});
        QVERIFY(!test.window->findChild<TopBar*>()->overflow().isVisible());
        QVERIFY(!test.window->stage().overflow().isVisible());
    }

    void the_device_is_named_in_full_where_there_is_room() {
        TestWindow test;
        show(test, {1920, 1080});
        const QString name = QString::fromStdString(test.document().run().model()->backend_name);
        const QToolButton& button = test.window->findChild<TopBar*>()->device_button();
        QVERIFY2(button.text().contains(name), qPrintable(button.text()));
    }

    void one_layer_is_not_called_layers() {
        TestWindow test;
        show(test, {1920, 1080});
        const QToolButton& button = test.window->findChild<TopBar*>()->model_button();
        QVERIFY2(button.text().contains("4 layers × 4 heads"), qPrintable(button.text()));
        LoadedModel model = *test.document().run().model();
        model.description.layers = 1;
        model.description.heads = 1;
        emit test.bridge->loaded(model);
        QVERIFY2(button.text().contains("1 layer × 1 head "), qPrintable(button.text()));
    }

    void every_control_of_the_top_bar_is_in_the_bar_or_in_the_menu() {
        TestWindow test;
        show(test, {1920, 1080});
        TopBar& bar = *test.window->findChild<TopBar*>();
        const Actions& actions = test.window->actions_of_window();
        for (const int width : {1366, 1024, 800, 640, 480}) {
            test.window->resize(width, 700);
            QCoreApplication::processEvents();
            const QList<QAction*> in_menu = bar.overflow().menu()->actions();
            for (const ActionId id : {ActionId::HideSpecial, ActionId::Tokens, ActionId::Words, ActionId::Linear,
                                      ActionId::Logarithmic, ActionId::Rank}) {
                const QString name = actions.at(id)->iconText();
                const auto shown = [&](const QToolButton* button) {
                    return button->isVisible() && button->text() == name &&
                           bar.rect().contains(QRect(button->mapTo(&bar, QPoint()), button->size()));
                };
                const bool in_bar = std::ranges::any_of(bar.findChildren<QToolButton*>(), shown);
                QVERIFY2(in_bar != in_menu.contains(actions.at(id)),
                         qPrintable(QStringLiteral("%1 at %2").arg(name).arg(width)));
            }
            QCOMPARE(bar.overflow().isVisible(), !in_menu.isEmpty());
        }
    }

    void titles_at_the_side_of_the_figure_take_several_lines() {
        constexpr double kLeast = 196;  // of the column
        TestWindow test;
        show(test, {1366, 768});
        const QWidget* side = test.window->findChild<HeadPanel*>()->parentWidget();
        for (QLabel* label : side->findChildren<QLabel*>())
            label->setText(QStringLiteral("Cross-attention of the decoder, layer 10, head 11"));
        QCoreApplication::processEvents();
        QVERIFY2(side->minimumSizeHint().width() <= test.window->look().px(kLeast),
                 qPrintable(QString::number(side->minimumSizeHint().width())));
    }

    void limits_of_links_move_into_the_menu_and_back() {
        TestWindow test;
        show(test, {1920, 1080});
        Stage& stage = test.window->stage();
        QVERIFY(stage.threshold_field().isVisible());
        test.window->resize(560, 700);
        QCoreApplication::processEvents();
        QVERIFY(!stage.threshold_field().isVisible());
        QVERIFY(stage.overflow().isVisible());
        stage.overflow().menu()->popup(test.window->mapToGlobal(QPoint(10, 10)));
        QVERIFY(stage.threshold_field().isVisible());
        stage.overflow().menu()->close();
        test.window->resize(1920, 1080);
        QTRY_VERIFY(stage.threshold_field().isVisible());
        QVERIFY(stage.isAncestorOf(&stage.threshold_field()));
    }
};

HEADLIGHT_TEST(OverflowTest, Window)
#include "overflow_test.moc"
