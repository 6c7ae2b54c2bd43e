// A recording in the window: opened, heard, and shown by its times.

#include "audio/recording.h"

#include "analysis/matrix_view.h"
#include "core/error.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/document/sound/sound_player.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/file_kinds.h"
#include "workbench/shell/main_window.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QThread>
#include <QtTest>

#include <atomic>
#include <chrono>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <utility>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr int kPatience = 60000;

constexpr std::int32_t kFrames = 10;         // of the recording; silence fills it up to 20
constexpr std::int64_t kFrame = 320;         // samples
constexpr std::int32_t kWord = 2 * kFrames;  // the first token of the decoder

/// Stretches that a device was given, the newest last.
struct Heard {
    struct Stretch {
        std::vector<float> samples;
        std::int32_t rate = 0;
    };
    std::mutex mutex;
    std::vector<Stretch> stretches;
    std::atomic<bool> endless = false;  ///< a stretch plays until the device is told to stop
    std::atomic<int> stopped = 0;       ///< endless stretches that were told to stop

    std::size_t count() {
        const std::lock_guard lock(mutex);
        return stretches.size();
    }
    Stretch last() {
        const std::lock_guard lock(mutex);
        return stretches.back();
    }
};

class RecordingDevice : public SoundDevice {
  public:
    explicit RecordingDevice(std::shared_ptr<Heard> heard) : heard_(std::move(heard)) {}
    void play(const HeardStretch& heard, const std::function<bool()>& is_stopped) override {
        {
            const std::lock_guard lock(heard_->mutex);
            const auto begin = heard.samples->begin();
            heard_->stretches.push_back(
                {std::vector<float>(begin + heard.stretch.begin, begin + heard.stretch.end), heard.rate});
        }
        if (!heard_->endless) return;
        while (!is_stopped()) std::this_thread::sleep_for(std::chrono::milliseconds(1));
        ++heard_->stopped;
    }

  private:
    std::shared_ptr<Heard> heard_;
};

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

    void a_click_on_a_frame_plays_its_samples() {
        const auto heard = listen();
        open_recording();
        click_above_column(3);
        QTRY_COMPARE_WITH_TIMEOUT(heard->count(), std::size_t{1}, kPatience);
        QCOMPARE(heard->last().samples, samples_of_frame(3));
        QCOMPARE(heard->last().rate, 16'000);
        click_above_column(3);  // takes the selection away, and plays again
        QTRY_COMPARE_WITH_TIMEOUT(heard->count(), std::size_t{2}, kPatience);
        QCOMPARE(heard->last().samples, samples_of_frame(3));
    }

    void a_click_on_a_weight_a_word_or_added_silence_plays_nothing() {
        const auto heard = listen();
        open_recording();
        const Pointing& pointing = window_->document().pointing();
        click(heat_map().region({.query = 0, .key = 3, .layer = {}, .head = {}}).center());
        QCOMPARE(pointing.selected_key(), std::optional<std::int32_t>(3));
        play_next(*heard, 1);
        click({heat_map().figure()->plot_area(heat_map().size()).left() - 3,
               heat_map().region({.query = 1, .key = {}, .layer = {}, .head = {}}).center().y()});
        QCOMPARE(pointing.selected_token(), std::optional<std::int32_t>(kWord + 1));
        play_next(*heard, 2);
        click_above_column(kFrames + 2);
        QCOMPARE(pointing.selected_token(), std::optional<std::int32_t>(kFrames + 2));
        play_next(*heard, 3);
    }

    void a_click_on_a_patch_of_a_spectrogram_plays_its_time() {
        Document& document = window_->document();
        document.run().open_model(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/ast-cls"));
        QTRY_VERIFY_WITH_TIMEOUT(document.run().model()->name == "ast-cls", kPatience);
        const auto heard = listen();
        open_recording();
        FigureView& image = window_->stage().pane().image();
        QTRY_VERIFY_WITH_TIMEOUT(image.isVisible() && image.figure(), kPatience);
        const std::int32_t token = document.run().analysis()->attention.front().patches->first_patch() + 1;
        const SoundStretch stretch = document.run().analysis()->sound->stretch_of(std::span(&token, 1));
        QVERIFY(!stretch.empty());
        QTest::mouseClick(&image, Qt::LeftButton, {},
                          image.region({.query = {}, .key = token, .layer = {}, .head = {}}).center().toPoint());
        QTRY_COMPARE_WITH_TIMEOUT(heard->count(), std::size_t{1}, kPatience);
        QCOMPARE(heard->last().samples, samples(stretch.begin, stretch.end));
    }

    void a_key_plays_the_selected_token_or_the_key_of_the_selected_weight() {
        const auto heard = listen();
        open_recording();
        Document& document = window_->document();
        QAction* play = window_->actions_of_window().at(ActionId::PlaySound);
        document.pointing().select_token(std::nullopt);
        window_->actions_of_window().refresh();
        QVERIFY(play->isVisible() && !play->isEnabled());
        document.pointing().select_pair(kWord, 4);
        window_->actions_of_window().refresh();
        QVERIFY(play->isEnabled());
        QTest::keyClick(&heat_map(), Qt::Key_P);
        QTRY_COMPARE_WITH_TIMEOUT(heard->count(), std::size_t{1}, kPatience);
        QCOMPARE(heard->last().samples, samples_of_frame(4));
        document.pointing().select_token(6);
        play->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(heard->count(), std::size_t{2}, kPatience);
        QCOMPARE(heard->last().samples, samples_of_frame(6));
    }

    void a_newer_stretch_and_the_end_of_the_window_stop_the_one_that_plays() {
        const auto heard = listen();
        open_recording();
        heard->endless = true;
        window_->document().sound().play(1);
        QTRY_COMPARE_WITH_TIMEOUT(heard->count(), std::size_t{1}, kPatience);
        window_->document().sound().play(7);
        QTRY_COMPARE_WITH_TIMEOUT(heard->count(), std::size_t{2}, kPatience);
        QCOMPARE(heard->last().samples, samples_of_frame(7));
        QCOMPARE(heard->stopped.load(), 1);
        window_.reset();
        QCOMPARE(heard->stopped.load(), 2);
    }

    void errors_of_the_device_become_notices_of_commands_and_of_the_first_click() {
        struct FailingDevice : SoundDevice {
            void play(const HeardStretch& /*heard*/, const std::function<bool()>& /*is_stopped*/) override {
                throw Error(ErrorKind::Input, Sentence("The sound cannot be played: the system has no sound output."));
            }
        };
        open_recording();
        window_->document().sound().set_device(std::make_unique<FailingDevice>());
        QSignalSpy notices(&window_->document().notices(), &Notices::posted);
        click_above_column(3);
        QTRY_COMPARE_WITH_TIMEOUT(notices.size(), 1, kPatience);
        QCOMPARE(notices.front().front().value<Notice>().text,
                 QString("The sound cannot be played: the system has no sound output."));
        window_->actions_of_window().at(ActionId::PlaySound)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(notices.size(), 2, kPatience);
        click_above_column(5);
        const auto heard = listen();
        play_next(*heard, 1);  // the failed attempt before it has ended
        QCoreApplication::processEvents();
        QCOMPARE(notices.size(), 2);
    }

    void the_systems_device_plays_or_says_why_it_cannot() {
        const auto silence = std::make_shared<const std::vector<float>>(kFrame);
        std::string problem;
        QThread thread;
        thread.start();
        QObject on_thread;
        on_thread.moveToThread(&thread);
        const auto play = [&] {
            try {
                system_sound_device()->play({silence, 16'000, {0, kFrame}}, [] { return false; });
            } catch (const Error& error) {
                problem = error.what();
            }
        };
        QMetaObject::invokeMethod(&on_thread, play, Qt::BlockingQueuedConnection);
        thread.quit();
        thread.wait();
        QVERIFY2(problem.empty() || problem.starts_with("The sound cannot be played: "), problem.c_str());
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
    /// Sets a device that keeps what it is given.
    std::shared_ptr<Heard> listen() {
        auto heard = std::make_shared<Heard>();
        window_->document().sound().set_device(std::make_unique<RecordingDevice>(heard));
        return heard;
    }

    void open_recording() {
        Document& document = window_->document();
        document.run().open_audio(folder_->filePath("tone.wav"));
        QTRY_VERIFY_WITH_TIMEOUT(document.view().picture() != nullptr && !document.run().running(), kPatience);
    }

    [[nodiscard]] std::vector<float> samples(std::int64_t begin, std::int64_t end) const {
        const std::vector<float>& all = window_->document().run().audio()->samples;
        return {all.begin() + begin, all.begin() + end};
    }
    [[nodiscard]] std::vector<float> samples_of_frame(std::int32_t frame) const {
        return samples(frame * kFrame, (frame + 1) * kFrame);
    }

    /// Plays the first frame, and checks that it is the only one beside `count - 1` before it.
    void play_next(Heard& heard, std::size_t count) {
        window_->document().sound().play(0);
        QTRY_COMPARE_WITH_TIMEOUT(heard.count(), count, kPatience);
        QCOMPARE(heard.last().samples, samples_of_frame(0));
    }

    [[nodiscard]] FigureView& heat_map() const { return window_->stage().pane().heat_map(); }

    void click(const QPointF& place) { QTest::mouseClick(&heat_map(), Qt::LeftButton, {}, place.toPoint()); }

    void click_above_column(std::int32_t key) {
        const QRectF column = heat_map().region({.query = {}, .key = key, .layer = {}, .head = {}});
        click({column.center().x(), column.top() - 4});
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<MainWindow> window_;
};

HEADLIGHT_TEST(RecordingTest, Window)
#include "recording_test.moc"
