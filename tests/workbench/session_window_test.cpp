// Sessions in a real window: saved, opened, kept through a crash. HEADLIGHT_PICTURES names a folder for pictures of it,
// to be looked at by people.

#include "export/full_disk.h"
#include "real_window.h"
#include "workbench/actions.h"
#include "workbench/continue_panel.h"
#include "workbench/notes_panel.h"
#include "workbench/notices_bar.h"
#include "workbench/other_sides.h"
#include "workbench/session_keeper.h"
#include "workbench/text_panel.h"

#include <QClipboard>
#include <QMessageBox>
#include <QToolButton>
#include <QtTest>

#include <filesystem>

using namespace headlight;
using namespace headlight::testing;

namespace {

const char* const kTired = "The animal didn't cross the street because it was too tired.";

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

QJsonObject json_of(const QString& path) {
    return QJsonDocument::fromJson(content(path)).object();
}

void put_json(const QString& path, const QJsonObject& object) {
    put(path, QJsonDocument(object).toJson());
}

}  // namespace

class SessionWindowTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (built_in_models().empty()) QSKIP("The built-in models are not here.");
    }
    void init() {
        files_ = std::make_unique<QTemporaryDir>();
        open("story-encoder", kTired);
        settle();
    }
    void cleanup() { close(); }

    void a_session_comes_back_with_everything_that_was_seen() {
        Document& document = window_->document();
        document.toggle_pin({.layer = 1, .head = 3});
        document.show_head({.layer = 2, .head = 1});
        document.toggle_mask(12);
        actions().logarithmic->trigger();
        document.set_notes("Look at the pronoun.");
        actions().compare->setChecked(true);
        window_->other_sides().shown().set_model("story-sentiment");
        window_->other_sides().shown().set_text("The animal was wide.");
        QTRY_COMPARE_WITH_TIMEOUT(window_->other_sides().shown().model_name(), QString("story-sentiment"), kPatience);
        QVERIFY(keeper().save_as(at("one")));
        const ViewState view = document.view();
        save("session-saved");

        open("story-decoder", "Another text.");
        settle();
        keeper().open(at("one.headlight"));
        settle();
        Document& again = window_->document();
        QCOMPARE(again.model()->name, std::string("story-encoder"));
        QCOMPARE(again.text(), QString(kTired));
        QCOMPARE(again.notes(), QString("Look at the pronoun."));
        QCOMPARE(again.view().choice, view.choice);
        QCOMPARE(again.view().pinned, view.pinned);
        QCOMPARE(again.view().scale, Scale::Log);
        QVERIFY(again.is_masked(12));
        QVERIFY(again.analysis_is_of_text());
        QVERIFY(actions().compare->isChecked());
        QCOMPARE(window_->other_sides().shown().text(), std::optional<QString>("The animal was wide."));
        QVERIFY(window_->other_sides().shown().loaded());
        QTRY_COMPARE_WITH_TIMEOUT(window_->other_sides().shown().model_name(), QString("story-sentiment"), kPatience);
        QVERIFY(!keeper().modified());
        save("session-opened");
    }

    void all_runs_of_a_comparison_come_back() {
        actions().compare->setChecked(true);
        OtherSides& sides = window_->other_sides();
        sides.shown().set_text("The animal was wide.");
        sides.add({.model = QStringLiteral("story-sentiment"), .choice = HeadChoice{.layer = 3, .head = 1}});
        sides.add();
        sides.show(1);
        const QString model = QStringLiteral("story-sentiment");
        QTRY_COMPARE_WITH_TIMEOUT(sides.shown().model_name(), model, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(sides.shown().loaded(), kPatience);
        QVERIFY(keeper().save_as(at("runs")));
        open("story-decoder", "Another text.");
        settle();
        keeper().open(at("runs.headlight"));
        settle();
        OtherSides& again = window_->other_sides();
        QCOMPARE(again.count(), std::size_t{3});
        QCOMPARE(again.shown_index(), std::size_t{1});
        QCOMPARE(again.at(0).text(), std::optional<QString>("The animal was wide."));
        QTRY_COMPARE_WITH_TIMEOUT(again.at(1).model_name(), model, kPatience);
        QCOMPARE(again.at(1).choice()->layer, std::optional<std::int32_t>(3));
        QVERIFY(again.at(2).run() == OtherRun{});
        QVERIFY(!keeper().modified());
    }

    void a_compared_model_that_is_not_here_is_named_and_not_forgotten() {  // row 97
        actions().compare->setChecked(true);
        window_->other_sides().shown().set_text("The animal was wide.");
        QVERIFY(keeper().save_as(at("far")));
        QJsonObject far = json_of(at("far.headlight"));
        QJsonObject comparison = far["comparison"].toObject();
        const QJsonObject missing{
            {"model", QJsonObject{{"name", "their-model"}, {"path", "/nowhere/their-model"}, {"hash", "cafe0000"}}}};
        comparison["further"] = QJsonArray{missing};
        far["comparison"] = comparison;
        put_json(at("far.headlight"), far);
        keeper().open(at("far.headlight"));
        settle();
        QVERIFY(!notice_containing("their-model").isEmpty());
        QCOMPARE(window_->other_sides().count(), std::size_t{1});
        QVERIFY(actions().compare->isChecked());
        QVERIFY(keeper().save_as(at("again")));
        QCOMPARE(json_of(at("again.headlight"))["comparison"].toObject()["further"].toArray(), QJsonArray{missing});
    }

    void the_title_names_the_session_and_marks_changes() {
        QVERIFY(keeper().save_as(at("lesson")));
        QVERIFY(window_->windowTitle().startsWith("lesson[*] – story-encoder"));
        QVERIFY(!window_->isWindowModified());
        QTest::keyClicks(&window_->text_panel().editor(), "x");
        QTRY_VERIFY_WITH_TIMEOUT(window_->isWindowModified(), kPatience);
        QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!window_->isWindowModified(), kPatience);
        QCOMPARE(json_of(at("lesson.headlight"))["text"].toString(), window_->document().text());
    }

    void a_continuation_comes_back_with_its_branches() {
        open("story-decoder", "Once upon a time");
        settle();
        actions().continue_text->setChecked(true);
        Continuation& writing = window_->continue_panel().continuation();
        for (int i = 0; i < 3; ++i) {
            actions().generate_step->trigger();
            QTRY_VERIFY_WITH_TIMEOUT(!writing.writing() && writing.tree().nodes().size() == std::size_t(i) + 2,
                                     kPatience);
        }
        writing.back();
        settle();
        const ContinuationOptions sampled{Choosing::Sample, 12, 0.7, 40, 0.9, 7, 5};
        window_->continue_panel().choose(sampled);
        const auto ids = window_->document().continuation();
        QCOMPARE(ids.size(), std::size_t{2});
        QVERIFY(keeper().save_as(at("story")));
        open("story-encoder", "Another text.");
        settle();
        keeper().open(at("story.headlight"));
        settle();
        QCOMPARE(window_->document().continuation(), ids);
        QCOMPARE(window_->continue_panel().continuation().options(), sampled);
        QVERIFY(actions().sample->isChecked());
        QCOMPARE(window_->continue_panel().continuation().tree().nodes().size(), std::size_t{4});
        QVERIFY(window_->document().analysis_is_of_text());
    }

    void an_image_comes_back_by_its_hash() {
        const QString image = at("boot.png");
        QVERIFY(QFile::copy(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/bag.png", image));
        open("fashion-vit", "");
        window_->document().open_image(image);
        settle();
        QVERIFY(keeper().save_as(at("image")));
        for (const bool same : {true, false}) {
            if (!same)
                QFile::copy(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/dress.png", at("new.png"));
            if (!same) std::filesystem::rename(at("new.png").toStdString(), image.toStdString());
            open("story-encoder", kTired);
            settle();
            keeper().open(at("image.headlight"));
            settle();
            QCOMPARE(window_->document().image_path() == image, same);
            QCOMPARE(notice_containing("boot.png").isEmpty(), same);
        }
        press("Open it");  // what the session names is opened when the user says so
        QCOMPARE(window_->document().image_path(), image);
    }

    void a_pasted_image_lies_beside_the_session_and_comes_back() {
        open("fashion-vit", "");
        settle();
        QImage pasted(28, 28, QImage::Format_RGB32);
        pasted.fill(QColor(10, 200, 30));
        QApplication::clipboard()->setImage(pasted);
        put(at("drawn-image.png"), "of somebody else");
        actions().paste_image->trigger();
        QVERIFY(window_->document().image_path().isEmpty());
        const Image image = *window_->document().image();
        QVERIFY(keeper().save_as(at("drawn")));
        settle();
        QVERIFY(!keeper().modified());
        open("story-encoder", kTired);
        settle();
        keeper().open(at("drawn.headlight"));
        settle();
        QCOMPARE(window_->document().image_path(), at("drawn-image-2.png"));
        QVERIFY(*window_->document().image() == image);
        QCOMPARE(content(at("drawn-image.png")), QByteArray("of somebody else"));
    }

    void what_is_wrong_with_a_file_is_said_and_changes_nothing() {  // rows 94 to 96
        QVERIFY(keeper().save_as(at("good")));
        const QByteArray good = content(at("good.headlight"));
        put(at("cut.headlight"), good.left(good.size() / 2));
        QJsonObject newer = json_of(at("good.headlight"));
        newer["version"] = 7;
        put_json(at("newer.headlight"), newer);
        put(at("foreign.headlight"), "GIF89a");
        QVERIFY(QFile(at("huge.headlight")).open(QIODevice::WriteOnly));
        QVERIFY(QFile::resize(at("huge.headlight"), qint64(1) << 30));
        const QString newer_before = content(at("newer.headlight"));
        for (const char* name : {"cut", "newer", "foreign", "huge", "none"}) {
            keeper().open(at(name) + ".headlight");
            QVERIFY2(!notice_containing(QLatin1String(name) + ".headlight").isEmpty(), name);
            QCOMPARE(window_->document().text(), QString(kTired));
            QCOMPARE(QFileInfo(keeper().file()).fileName(), QString("good.headlight"));
        }
        QCOMPARE(content(at("newer.headlight")), newer_before);
    }

    void a_model_that_is_not_here_is_named_and_not_forgotten() {  // row 97
        window_->document().set_notes("Mine.");
        window_->document().show_head({.layer = 3, .head = 3});
        QVERIFY(keeper().save_as(at("far")));
        QJsonObject far = json_of(at("far.headlight"));
        const QJsonObject model{{"name", "their-model"}, {"path", "/nowhere/their-model"}, {"hash", "cafe0000cafe"}};
        far["model"] = model;
        put_json(at("far.headlight"), far);
        open("story-decoder", "Another text.");
        settle();
        keeper().open(at("far.headlight"));
        settle();
        QVERIFY(notice_containing("their-model").contains("cafe0000"));
        save("session-missing-model");
        QCOMPARE(window_->document().text(), QString(kTired));
        QCOMPARE(window_->document().notes(), QString("Mine."));
        QVERIFY(keeper().save_as(at("again")));
        QCOMPARE(json_of(at("again.headlight"))["model"].toObject(), model);
        QCOMPARE(json_of(at("again.headlight"))["view"].toObject()["layer"].toInt(), 3);
    }

    void a_model_that_moved_is_found_by_its_weights() {  // row 97
        const QString moved = at("elsewhere");
        QVERIFY(QDir().mkpath(moved));
        for (const QFileInfo& file :
             QDir(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder").entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.filePath(), moved + '/' + file.fileName()));
        QVERIFY(keeper().save_as(at("moved")));
        QJsonObject session = json_of(at("moved.headlight"));
        QJsonObject model = session["model"].toObject();
        model["path"] = "/nowhere/elsewhere";  // beside the session now
        model["name"] = "elsewhere";
        model["hash"] = QString::fromStdString(fingerprint_of_model(moved.toStdString()));
        session["model"] = model;
        put_json(at("moved.headlight"), session);
        keeper().open(at("moved.headlight"));
        settle();
        QVERIFY(window_->document().model()->name != "story-encoder");
        QVERIFY(notice_containing("model").isEmpty());
    }

    void other_weights_under_a_known_name_are_opened_with_a_warning() {  // row 97
        QVERIFY(keeper().save_as(at("other")));
        QJsonObject session = json_of(at("other.headlight"));
        session["model"] = QJsonObject{{"name", "story-sentiment"}, {"hash", "cafe0000cafe"}};
        put_json(at("other.headlight"), session);
        keeper().open(at("other.headlight"));
        settle();
        QCOMPARE(window_->document().model()->name, std::string("story-sentiment"));
        QVERIFY(notice_containing("saved with other weights").contains("story-sentiment"));
    }

    void a_path_that_only_the_session_knows_is_not_opened_by_itself() {  // row 98
        const QString strange = at("strange");
        QVERIFY(QDir().mkpath(strange));
        for (const QFileInfo& file :
             QDir(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder").entryInfoList(QDir::Files))
            QVERIFY(QFile::copy(file.filePath(), strange + '/' + file.fileName()));
        QVERIFY(keeper().save_as(at("trap")));
        QJsonObject session = json_of(at("trap.headlight"));
        session["model"] = QJsonObject{{"name", "x"}, {"path", strange}, {"hash", "cafe0000cafe"}};
        session["image"] = QJsonObject{{"path", "/etc/passwd"}, {"hash", "cafe"}};
        put_json(at("trap.headlight"), session);
        keeper().open(at("trap.headlight"));
        settle();
        QCOMPARE(window_->document().model()->name, std::string("story-encoder"));
        QVERIFY(!notice_containing("/etc/passwd").isEmpty());
        QVERIFY(window_->document().image() == nullptr);
        QVERIFY(!notice_containing(strange).isEmpty());
        window_->notices().end_subject("/etc/passwd");
        press("Open it");
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().model()->name, std::string("strange"), kPatience);
    }

    void a_full_disk_leaves_the_file_as_it_was() {
        QVERIFY(keeper().save_as(at("full")));
        const QByteArray before = content(at("full.headlight"));
        window_->document().set_notes("More.");
        {
            const FullDisk disk(10);
            QVERIFY(!keeper().save());
        }
        QCOMPARE(content(at("full.headlight")), before);
        QVERIFY(!notice_containing("full.headlight").isEmpty());
        QVERIFY(keeper().modified());
        QVERIFY(keeper().save());
        QVERIFY(notice_containing("full.headlight").isEmpty());
    }

    void a_file_that_was_changed_elsewhere_is_not_replaced_unasked() {  // row 100
        QVERIFY(keeper().save_as(at("shared")));
        QJsonObject theirs = json_of(at("shared.headlight"));
        theirs["notes"] = "theirs";
        put_json(at("shared.headlight"), theirs);
        window_->document().set_notes("ours");
        QVERIFY(!keeper().save());
        QVERIFY(!notice_containing("changed elsewhere").isEmpty());
        save("session-conflict");
        QCOMPARE(json_of(at("shared.headlight"))["notes"].toString(), QString("theirs"));
        press("Replace it");
        QCOMPARE(json_of(at("shared.headlight"))["notes"].toString(), QString("ours"));
        QVERIFY(!keeper().modified());
    }

    void closing_asks_once_about_a_session_with_a_name_and_never_about_one_without() {
        window_->document().set_notes("unnamed");
        QVERIFY(window_->close());

        open("story-encoder", kTired);
        settle();
        QVERIFY(keeper().save_as(at("named")));
        QVERIFY(window_->close());
        window_->show();
        window_->document().set_notes("changed");
        QVERIFY(!window_->close());
        answer(QMessageBox::Cancel);
        QVERIFY(window_->isVisible());
        QVERIFY(!window_->close());
        answer(QMessageBox::Save);
        QTRY_VERIFY(!window_->isVisible());
        QCOMPARE(json_of(at("named.headlight"))["notes"].toString(), QString("changed"));
    }

    void a_crash_loses_nothing_that_stood_for_a_second() {  // row 99
        window_->document().set_notes("Precious.");
        QTest::keyClicks(&window_->text_panel().editor(), "More ");
        const QString text = window_->document().text();
        QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 1, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(content(recovery_files().front()).contains("Precious"), kPatience);
        // What a program leaves that was killed: its file, and a lock that nobody holds.
        const QByteArray kept = content(recovery_files().front());
        QVERIFY(window_->close());
        QVERIFY(recovery_files().isEmpty());
        put(folder_->filePath("recovery/crashed.headlight"), kept);
        start_again();
        QVERIFY(!notice_containing("ended last time").isEmpty());
        save("session-recovery");
        {
            MainWindow second(options());  // is not offered what the first one holds
            QVERIFY(second.notices().texts().filter("ended last time").isEmpty());
        }
        window_->document().set_text("Something else.");
        window_->document().set_notes({});
        press("Restore");
        settle();
        QCOMPARE(window_->document().text(), text);
        QCOMPARE(window_->document().notes(), QString("Precious."));
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
        QVERIFY(notice_containing("ended last time").isEmpty());
        QCOMPARE(window_->document().text(), QString(kTired));
    }

    void a_running_window_keeps_its_own_file() {
        window_->document().set_notes("first");
        QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 1, kPatience);
        MainWindow second(options());
        second.show();
        QVERIFY(second.notices().texts().filter("ended last time").isEmpty());
        second.document().set_notes("second");
        QTRY_COMPARE_WITH_TIMEOUT(recovery_files().size(), 2, kPatience);
        QVERIFY(second.close());
        QCOMPARE(recovery_files().size(), 1);
    }

    void a_signal_ends_without_asking_and_loses_nothing() {
        QVERIFY(keeper().save_as(at("ended")));
        window_->document().set_notes("not saved yet");
        window_->close_unasked();
        QVERIFY(!window_->isVisible());
        start_again();
        press("Restore");
        settle();
        QCOMPARE(window_->document().notes(), QString("not saved yet"));
        QVERIFY(keeper().file().endsWith("ended.headlight"));
        QTRY_VERIFY_WITH_TIMEOUT(keeper().modified(), kPatience);
    }

    void notes_are_typed_below_the_picture() {
        actions().notes->trigger();
        QVERIFY(window_->notes_panel().isVisible());
        window_->activateWindow();
        QTest::keyClicks(&window_->notes_panel().editor(), "Layer 2, head 2: coreference");
        QCOMPARE(window_->document().notes(), QString("Layer 2, head 2: coreference"));
        save("notes");
        actions().theme_dark->trigger();
        save("notes-dark");
    }

    void a_dropped_session_opens() {
        QVERIFY(keeper().save_as(at("dropped")));
        open("story-encoder", "Another text.");
        settle();
        QMimeData files;
        files.setUrls({QUrl::fromLocalFile(at("dropped.headlight"))});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window_.get(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop(QPointF(10, 10), Qt::CopyAction, &files, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(window_.get(), &drop);
        QCOMPARE(window_->document().text(), QString(kTired));
        emit actions().recent_sessions->aboutToShow();
        QVERIFY(actions().recent_sessions->actions().last()->text().contains("dropped"));
    }

  private:
    [[nodiscard]] QString at(const QString& name) const { return files_->filePath(name); }
    Actions& actions() { return window_->actions_of_window(); }
    SessionKeeper& keeper() { return window_->keeper(); }
    void settle() {
        Document& document = window_->document();
        QTRY_VERIFY_WITH_TIMEOUT(keeper().settled() && document.picture() && !document.loading() && !document.running(),
                                 kPatience);
    }
    [[nodiscard]] WindowOptions options() const {
        WindowOptions options;
        options.settings_file = folder_->filePath("settings.ini");
        return options;
    }
    void start_again() {
        window_.reset();
        window_ = std::make_unique<MainWindow>(options());
        window_->resize(1440, 900);
        window_->show();
        settle();
    }
    [[nodiscard]] QStringList recovery_files() const {
        const QDir folder(folder_->filePath("recovery"));
        QStringList files;
        for (const QString& name : folder.entryList({"*.headlight"})) files << folder.filePath(name);
        return files;
    }
    [[nodiscard]] QString notice_containing(const QString& text) const {
        return window_->notices().texts().filter(text).value(0);
    }
    /// A button of a notice.
    void press(const QString& text) {
        for (QToolButton* button : window_->notices().findChildren<QToolButton*>())
            if (button->text() == text && button->isVisible()) return QTest::mouseClick(button, Qt::LeftButton);
        QFAIL(qPrintable("no notice offers: " + text));
    }
    void answer(QMessageBox::StandardButton button) {
        auto* box = window_->findChild<QMessageBox*>();
        QVERIFY(box != nullptr);
        QTest::mouseClick(box->button(button), Qt::LeftButton);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }

    std::unique_ptr<QTemporaryDir> files_;
};

QTEST_MAIN(SessionWindowTest)
#include "session_window_test.moc"
