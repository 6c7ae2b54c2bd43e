// What a real window shows outlives a crash. HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by
// people.

#include "export/full_disk.h"
#include "session_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/input/text_panel.h"

#include <QRandomGenerator>
#include <QtTest>

#include <map>

using namespace headlight;
using namespace headlight::testing;

class RecoveryTest : public SessionWindow {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (built_in_models().empty()) QSKIP("The built-in models are not here.");
    }
    void init() { start(); }
    void cleanup() { close(); }

    void a_pasted_image_outlives_a_crash() {  // row 99
        open("fashion-vit", "");
        settle();
        paste(QColor(10, 200, 30));
        QTRY_COMPARE_WITH_TIMEOUT(images_kept(), QStringList(image_of_recovery()), kPatience);
        const QString first = image_of_recovery();
        paste(QColor(200, 10, 30));  // in place of the first
        QTRY_VERIFY_WITH_TIMEOUT(image_of_recovery() != first && images_kept() == QStringList(image_of_recovery()),
                                 kPatience);
        const Image image = *window_->document().run().image();
        leave_as_if_killed();
        start_again();
        press("Restore");
        QTRY_VERIFY_WITH_TIMEOUT(*window_->document().run().image() == image, kPatience);
        settle();
        QVERIFY(window_->document().run().image_path().isEmpty());  // still in no file of the user's
        QTRY_VERIFY_WITH_TIMEOUT(recovery_files().size() == 1 && images_kept() == QStringList(image_of_recovery()),
                                 kPatience);

        save_as(at("restored"));
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().image_path(), at("restored-image.png"), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(recovery_files().isEmpty() && images_kept().isEmpty(), kPatience);
    }

    void a_pasted_image_outlives_the_end_of_the_desktop() {
        open("fashion-vit", "");
        settle();
        paste(QColor(10, 200, 30));
        const Image image = *window_->document().run().image();
        window_->close_unasked();
        start_again();
        press("Restore");
        QTRY_VERIFY_WITH_TIMEOUT(*window_->document().run().image() == image, kPatience);
    }

    void a_pasted_image_that_a_crash_left_is_discarded_with_its_session() {
        open("fashion-vit", "");
        settle();
        paste(QColor(10, 200, 30));
        QTRY_COMPARE_WITH_TIMEOUT(images_kept().size(), 1, kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 1, kPatience);
        leave_as_if_killed();
        start_again();
        QCOMPARE(images_kept().size(), 1);
        press("Discard");
        QVERIFY(images_kept().isEmpty());
    }

    void an_image_whose_session_was_never_kept_goes_at_the_next_start() {
        const QString nobody = QStringLiteral("999999999\nheadlight\n%1\n").arg(QSysInfo::machineHostName());
        put(folder_->filePath("recovery/gone.headlight.lock"), nobody.toUtf8());
        put(folder_->filePath("recovery/gone-image-1.png"), "of a window that was killed in between");
        start_again();
        QVERIFY(images_kept().isEmpty());
    }

    void an_image_that_does_not_fit_on_the_disk_costs_nothing_but_itself() {
        open("fashion-vit", "");
        settle();
        QImage noise(400, 400, QImage::Format_RGB32);
        for (int y = 0; y < noise.height(); ++y)
            for (int x = 0; x < noise.width(); ++x) noise.setPixel(x, y, QRandomGenerator::global()->generate());
        {
            const FullDisk disk(100'000);
            window_->document().run().set_notes("Kept all the same.");
            paste(noise);
            QTRY_VERIFY_WITH_TIMEOUT(!notice_containing("The pasted image is not backed up").isEmpty(), kPatience);
            QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 1, kPatience);
        }
        QVERIFY(content(recovery_files().front()).contains("Kept all the same."));
        QVERIFY(images_kept().isEmpty());
    }

    void a_crash_loses_nothing_that_stood_for_a_second() {  // row 99
        window_->document().run().set_notes("Precious.");
        QTest::keyClicks(&window_->text_panel().editor(), "More ");
        const QString text = window_->document().run().text();
        QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 1, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(content(recovery_files().front()).contains("Precious"), kPatience);
        // What a program leaves that was killed: its file, and a lock that nobody holds.
        const QByteArray kept = content(recovery_files().front());
        QVERIFY(window_->close());
        QVERIFY(recovery_files().isEmpty());
        put(folder_->filePath("recovery/crashed.headlight"), kept);
        start_again();
        QVERIFY(!notice_containing("closed unexpectedly").isEmpty());
        save("session-recovery");
        {
            MainWindow second(options());  // is not offered what the first one holds
            QVERIFY(second.notices().texts().filter("closed unexpectedly").isEmpty());
        }
        window_->document().run().set_text("Something else.");
        window_->document().run().set_notes({});
        press("Restore");
        settle();
        QCOMPARE(window_->document().run().text(), text);
        QCOMPARE(window_->document().run().notes(), QString("Precious."));
        QTRY_VERIFY_WITH_TIMEOUT(!QFile::exists(folder_->filePath("recovery/crashed.headlight")), kPatience);
        QVERIFY(window_->close());
        QVERIFY(recovery_files().isEmpty());
    }

    void what_a_crash_left_can_be_discarded() {
        QVERIFY(window_->close());
        put(folder_->filePath("recovery/crashed.headlight"),
            R"({"format": "headlight session", "version": 1, "text": "gone"})");
        start_again();
        press("Discard");
        QVERIFY(recovery_files().isEmpty());
        QVERIFY(notice_containing("closed unexpectedly").isEmpty());
        QCOMPARE(window_->document().run().text(), QString(kTired));
    }

    void a_running_window_keeps_its_own_file() {
        window_->document().run().set_notes("first");
        QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 1, kPatience);
        MainWindow second(options());
        second.show();
        QVERIFY(second.notices().texts().filter("closed unexpectedly").isEmpty());
        second.document().run().set_notes("second");
        QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 2, kPatience);
        QVERIFY(second.close());
        QCOMPARE(recovery_files().size(), 1);
    }

    void a_signal_ends_without_asking_and_loses_nothing() {
        save_as(at("ended"));
        window_->document().run().set_notes("not saved yet");
        window_->close_unasked();
        QVERIFY(!window_->isVisible());
        start_again();
        press("Restore");
        settle();
        QCOMPARE(window_->document().run().notes(), QString("not saved yet"));
        QVERIFY(keeper().file().endsWith("ended.headlight"));
        QTRY_VERIFY_WITH_TIMEOUT(keeper().modified(), kPatience);
    }

  private:
    [[nodiscard]] QStringList recovery_files() const {
        const QDir folder(folder_->filePath("recovery"));
        QStringList files;
        for (const QString& name : folder.entryList({"*.headlight"})) files << folder.filePath(name);
        return files;
    }
    [[nodiscard]] QStringList images_kept() const {
        const QDir folder(folder_->filePath("recovery"));
        QStringList files;
        for (const QString& name : folder.entryList({"*.png"})) files << folder.filePath(name);
        return files;
    }
    /// The image that the one session kept for recovery names.
    [[nodiscard]] QString image_of_recovery() const {
        return json_of(recovery_files().value(0))["images"][0]["path"].toString();
    }
    /// The window is gone, its files are there: those of recovery, and a lock that nobody holds.
    void leave_as_if_killed() {
        std::map<QString, QByteArray> files;
        for (const QString& file : recovery_files() + images_kept()) files[file] = content(file);
        QVERIFY(window_->close());
        window_.reset();
        for (const auto& [file, bytes] : files) put(file, bytes);
    }
};

HEADLIGHT_TEST(RecoveryTest, Window)
#include "recovery_test.moc"
