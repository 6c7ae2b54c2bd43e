// A recording in the window: opened, heard, and shown by its times.

#include "audio/recording.h"

#include "analysis/matrix_view.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_view.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/file_kinds.h"
#include "workbench/shell/main_window.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kPatience = 60000;

}  // namespace

class RecordingTest : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        write_recording(folder_->filePath("tone.wav").toStdString(), 0.2);
        WindowOptions options;
        options.settings_file = folder_->filePath("settings.ini");
        options.model = HEADLIGHT_SOURCE_DIR "/tests/reference/models/whisper";
        window_ = std::make_unique<MainWindow>(options);
        window_->resize(1200, 800);
        window_->show();
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model().has_value(), kPatience);
    }
    void cleanup() {
        window_.reset();
        folder_.reset();
    }

    void recordings_are_known_by_their_endings() {
        QVERIFY(is_audio_file("sounds/Song.MP3") && is_audio_file("tone.flac") && is_audio_file("tone.wav"));
        QVERIFY(!is_audio_file("model/config.json") && !is_audio_file("wav"));
    }

    void the_windows_text_gives_way_to_the_recording() {
        Document& document = window_->document();
        TextPanel& panel = window_->text_panel();
        QVERIFY(!panel.editor().isVisible());
        QVERIFY(panel.source().text().contains("Open audio"));
        document.run().open_audio(folder_->filePath("tone.wav"));
        QTRY_VERIFY_WITH_TIMEOUT(document.run().audio() && document.view().picture() != nullptr, kPatience);
        QCOMPARE(panel.source().text(), QString("tone.wav, 0.2 s"));
        QVERIFY(panel.source().isVisible());
        const AttentionMatrix matrix = make_matrix(*document.run().analysis(), document.view().state().choice, {});
        QCOMPARE(matrix.keys.at(1).label, std::string("0.02 s"));
        QCOMPARE(matrix.keys.size(), std::size_t{20});
    }

    void the_text_is_there_again_for_a_model_that_reads_texts() {
        Document& document = window_->document();
        document.run().open_audio(folder_->filePath("tone.wav"));
        document.run().open_model(QStringLiteral("story-encoder"));
        QTRY_VERIFY_WITH_TIMEOUT(document.run().model()->name == "story-encoder" && document.run().analysis(),
                                 kPatience);
        QVERIFY(window_->text_panel().editor().isVisible());
        QVERIFY(!window_->text_panel().source().isVisible());
        QSignalSpy notices(&document.notices(), &Notices::posted);
        document.run().open_audio(folder_->filePath("tone.wav"));
        QTRY_COMPARE_WITH_TIMEOUT(notices.size(), 1, kPatience);
        QVERIFY(notices.front().front().value<Notice>().text.contains("reads texts"));
    }

    void a_file_that_is_no_recording_is_named_and_the_one_before_stays() {
        Document& document = window_->document();
        document.run().open_audio(folder_->filePath("tone.wav"));
        QTRY_VERIFY_WITH_TIMEOUT(!document.run().reading(), kPatience);
        QSignalSpy notices(&document.notices(), &Notices::posted);
        document.run().open_audio(folder_->filePath("settings.ini"));
        QTRY_VERIFY_WITH_TIMEOUT(!notices.isEmpty(), kPatience);
        QVERIFY(notices.front().front().value<Notice>().text.contains("settings.ini"));
        QCOMPARE(document.run().audio_name(), QString("tone.wav, 0.2 s"));
    }

  private:
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

HEADLIGHT_TEST(RecordingTest, Window)
#include "recording_test.moc"
