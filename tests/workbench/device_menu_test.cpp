// Choosing what computes, and what the window says when a device fails.

#include "test_program.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/settings.h"
#include "workbench/shell/notices_bar.h"
#include "workbench/shell/status_line.h"

#include <QLabel>
#include <QThreadPool>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

QAction* entry(const QMenu& menu, const QString& start) {
    for (QAction* action : menu.actions())
        if (action->text().remove('&').startsWith(start)) return action;
    return nullptr;
}

/// The menu as a person sees it once the drivers have answered.
QMenu& opened_menu(TestWindow& test) {
    QMenu& menu = *test.window->actions_of_window().menu(MenuId::Device);
    emit menu.aboutToShow();
    QTest::qWait(0);
    return menu;
}

bool says(const StatusLine& line, const QString& part) {
    const auto labels = line.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text().contains(part); });
}

}  // namespace

class DeviceMenuTest : public QObject {
    Q_OBJECT

  private slots:
    void drivers_are_asked_once_and_only_when_the_menu_opens() {
        TestWindow test;
        show(test);
        QCOMPARE(test.bridge->device_searches, 0);
        QVERIFY(!entry(*test.window->actions_of_window().menu(MenuId::Device), "Looking")->isEnabled());
        opened_menu(test);
        QCOMPARE(entry(opened_menu(test), "Looking"), nullptr);
        QCOMPARE(test.bridge->device_searches, 1);
    }

    void each_device_can_be_chosen_and_what_cannot_be_used_says_why() {
        TestWindow test;
        show(test);
        QMenu& menu = opened_menu(test);
        QVERIFY(entry(menu, "Automatic")->isChecked());
        QVERIFY(!entry(menu, "Old Card")->isEnabled());
        QVERIFY(entry(menu, "Old Card")->toolTip().contains("no compute queue"));
        entry(menu, "Radeon")->trigger();
        QTRY_COMPARE(test.document().run().backend().backend, std::string("vulkan"));
        QCOMPARE(test.bridge->last_choice.device, std::string("Radeon & Co"));
        QVERIFY(entry(opened_menu(test), "Radeon")->isChecked());
        QVERIFY(!entry(menu, "Automatic")->isChecked());
        entry(menu, "1 thread")->trigger();
        QTRY_COMPARE(test.document().run().backend().threads, 1);
        QCOMPARE(QThreadPool::globalInstance()->maxThreadCount(), 1);
        QCOMPARE(test.bridge->last_choice.device, std::string("Radeon & Co"));
        entry(opened_menu(test), "CPU")->trigger();
        QTRY_COMPARE(test.document().run().backend().backend, std::string("cpu"));
        QVERIFY(test.bridge->last_choice.device.empty());
    }

    void the_precision_stays_with_any_device() {
        TestWindow test;
        show(test);
        QMenu& menu = opened_menu(test);
        QVERIFY(entry(menu, "fp32")->isChecked());
        entry(menu, "fp16")->trigger();
        QTRY_COMPARE(test.document().run().backend().precision, std::string("fp16"));
        entry(opened_menu(test), "Radeon")->trigger();
        QTRY_COMPARE(test.document().run().backend(), (BackendChoice{"vulkan", "Radeon & Co", 0, "fp16"}));
        entry(opened_menu(test), "1 thread")->trigger();
        QTRY_COMPARE(test.document().run().backend(), (BackendChoice{"vulkan", "Radeon & Co", 1, "fp16"}));
        QCOMPARE(test.bridge->last_choice, test.document().run().backend());
        QVERIFY(entry(opened_menu(test), "fp16")->isChecked());
        entry(menu, "fp32")->trigger();
        QTRY_COMPARE(test.document().run().backend().precision, std::string("fp32"));
    }

    void queries_and_keys_are_kept_in_fp16_on_any_device() {
        TestWindow test;
        show(test);
        QMenu& menu = opened_menu(test);
        QVERIFY(entry(menu, "Keep in fp32")->isChecked());
        entry(menu, "Keep in fp16")->trigger();
        QTRY_COMPARE(test.document().run().backend().kept, std::string("fp16"));
        entry(opened_menu(test), "Radeon")->trigger();
        QTRY_COMPARE(test.document().run().backend(), (BackendChoice{"vulkan", "Radeon & Co", 0, "", "fp16"}));
        QCOMPARE(test.bridge->last_choice, test.document().run().backend());
        QVERIFY(entry(opened_menu(test), "Keep in fp16")->isChecked());
    }

    void a_choice_is_remembered_and_the_command_line_goes_before_it() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        Settings(file).set_backend({"vulkan", "Radeon", 3, "fp16", "fp16"});
        WindowOptions options;
        options.settings_file = file;
        options.text = "text";
        {
            MainWindow window(options, std::make_unique<FakeBridge>());
            QCOMPARE(window.document().run().backend(), (BackendChoice{"vulkan", "Radeon", 3, "fp16", "fp16"}));
            options.backend.backend = "cpu";
            options.backend.precision = "fp32";
            options.backend.kept = "fp32";
            MainWindow other(options, std::make_unique<FakeBridge>());
            QCOMPARE(other.document().run().backend(), (BackendChoice{"cpu", "", 3, "fp32", "fp32"}));
            other.close();
        }
        QCOMPARE(Settings(file).backend(), (BackendChoice{"vulkan", "Radeon", 3, "fp16", "fp16"}));
    }

    void a_device_that_fails_leaves_text_and_view_and_is_named_no_more() {
        TestWindow test;
        show(test);
        const QString text = test.document().run().text();
        const ViewState view = test.document().view().state();
        LoadedModel moved = *test.document().run().model();
        moved.backend_name = "CPU (stand-in)";
        moved.notices = {"The graphics device stopped working. The CPU computes instead."};
        emit test.bridge->moved(moved);
        QVERIFY(test.window->notices().texts().join(' ').contains("The CPU computes instead"));
        QVERIFY(says(test.window->status_line(), "CPU (stand-in)"));
        QCOMPARE(test.document().run().text(), text);
        QVERIFY(test.document().view().state() == view);
    }

    void a_device_is_named_while_it_is_checked_and_takes_over_unasked() {
        TestWindow test;
        show(test);
        const AnalysisPointer shown = test.document().run().analysis();
        LoadedModel model = *test.document().run().model();
        model.checked_device = "Radeon & Co";
        emit test.bridge->moved(model);
        QVERIFY(says(test.window->status_line(), "checking Radeon & Co"));
        model.backend_name = "Vulkan (Radeon & Co)";
        model.checked_device.clear();
        const QStringList notices = test.window->notices().texts();
        emit test.bridge->moved(model);
        QVERIFY(says(test.window->status_line(), "Vulkan (Radeon & Co)"));
        QVERIFY(!says(test.window->status_line(), "checking"));
        QCOMPARE(test.window->notices().texts(), notices);
        QCOMPARE(test.document().run().analysis(), shown);
    }
};

HEADLIGHT_TEST(DeviceMenuTest, Window)
#include "device_menu_test.moc"
