// The longest event of the GUI thread during what a user does, as a table: milliseconds of that thread's own time,
// which a busy machine does not lengthen, milliseconds of the clock, events longer than a frame of 16 ms, and which
// event it was. Arguments: the groups of actions that are measured (text, panels, exports, sessions, files, training,
// capture); without any, all are. HEADLIGHT_CAPTURE names the file of the last. HEADLIGHT_TEXT_MODEL names a model for
// the long text; without it the built-in decoder with ALiBi is asked, which reads texts of any length.

#include "sample_words.h"
#include "timed_application.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"
#include "workbench/sessions/session_keeper.h"
#include "workbench/shell/main_window.h"
#include "workbench/shell/window_look.h"
#include "workbench/training/training_bar.h"

#include <QBuffer>
#include <QClipboard>
#include <QElapsedTimer>
#include <QFile>
#include <QMimeData>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <functional>
#include <memory>
#include <vector>

namespace headlight::testing {
namespace {

constexpr int kWords = 400;
constexpr QSize kLargePicture(5160, 3880);  // 20 megapixels

TimedApplication& application() {
    return *static_cast<TimedApplication*>(QCoreApplication::instance());
}

/// A photograph compresses worse than a plane, and better than noise.
QImage large_picture() {
    QImage picture(kLargePicture, QImage::Format_RGB32);
    std::uint32_t noise = 1;
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        for (int x = 0; x < picture.width(); ++x) {
            noise = noise * 1664525U + 1013904223U;
            const int grain = static_cast<int>(noise >> 29U);
            line[x] = qRgb((x / 24 + grain) & 255, (y / 24 + grain) & 255, ((x + y) / 48) & 255);
        }
    }
    return picture;
}

/// Two minutes in stereo, 48,000 samples of 16 bits a second.
QByteArray long_recording() {
    constexpr std::uint32_t kRate = 48000;
    constexpr std::uint32_t kBytes = kRate * 120 * 4;
    QByteArray bytes;
    const auto number = [&](std::uint32_t value, int size) {
        for (int i = 0; i < size; ++i) bytes += static_cast<char>(value >> (8 * i));
    };
    bytes += "RIFF";
    number(36 + kBytes, 4);
    bytes += "WAVEfmt ";
    number(16, 4);
    number(1, 2);
    number(2, 2);
    number(kRate, 4);
    number(kRate * 4, 4);
    number(4, 2);
    number(16, 2);
    bytes += "data";
    number(kBytes, 4);
    for (std::uint32_t i = 0; i < kBytes / 2; ++i) number((i * 97) % 4000, 2);
    return bytes;
}

/// Words that the decoder with ALiBi knows, no two lines alike.
QString long_text() {
    if (qEnvironmentVariableIsSet("HEADLIGHT_TEXT_MODEL")) return sample_words(kWords);
    static const char* const kKnown[] = {"ball", "Mia", ".", "key", "Ben", ".", "hat", "Tom", ".", "map", "Leo", "?"};
    QStringList words;
    for (int i = 0; i < kWords; ++i) words << QString::fromLatin1(kKnown[(i * 5 + i / 12) % 12]);
    return words.join(QLatin1Char(' '));
}

QString text_model() {
    return qEnvironmentVariable("HEADLIGHT_TEXT_MODEL", QStringLiteral("position-alibi"));
}

void print(const QString& action, const LongestEvent& longest) {
    std::printf("%-44s %8.1f %8.1f %5d   %s\n", qPrintable(action), longest.cpu, longest.clock, longest.late,
                qPrintable(longest.name));
    std::fflush(stdout);
}

/// One window over a real session, and what is done in it.
class Measuring {
  public:
    /// Does it in an event of its own, lets the window come to rest, and prints the row.
    void measure(const QString& action, const std::function<void()>& act) {
        measure_steps(action, 1, [&](int) { act(); });
    }
    /// The same of what a user does step by step, with pauses.
    void measure_steps(const QString& action, int steps, const std::function<void(int)>& step) {
        constexpr int kPause = 60;  // milliseconds
        settle();
        (void)application().take_longest();
        for (int i = 0; i < steps; ++i) {
            QMetaObject::invokeMethod(
                &application(), [&step, i] { step(i); }, Qt::QueuedConnection);
            QTest::qWait(kPause);
        }
        settle();
        const LongestEvent longest = application().take_longest();
        if (!action.isEmpty()) print(action, longest);
    }
    void prepare(const std::function<void()>& act) { measure({}, act); }

    void begin() {
        measure(QStringLiteral("start"), [this] {
            WindowOptions options;
            options.text = QStringLiteral("The animal didn't cross the street because it was too tired.");
            options.model = QStringLiteral("story-encoder");
            options.settings_file = folder_.filePath(QStringLiteral("settings.ini"));
            window_ = std::make_unique<MainWindow>(options);
            window_->resize(1366, 768);
            window_->show();
        });
    }
    [[nodiscard]] MainWindow& window() { return *window_; }
    [[nodiscard]] Document& document() { return window_->document(); }
    [[nodiscard]] QAction& action(ActionId id) { return *window_->actions_of_window().at(id); }
    [[nodiscard]] QString file(const char* name) const { return folder_.filePath(QString::fromLatin1(name)); }

  private:
    void settle() {
        constexpr int kAfterwards = 1500;  // panels, sessions and recovery follow the picture
        QCoreApplication::processEvents();
        const auto rests = [this] {
            if (!window_) return true;
            const LiveRun& run = document().run();
            return window_->window_look().taken() && !run.loading() && !run.running() && !run.reading() &&
                   window_->keeper().settled();
        };
        (void)QTest::qWaitFor(rests, 60000);
        QTest::qWait(kAfterwards);
        (void)QTest::qWaitFor(rests, 60000);
    }

    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

void measure_text(Measuring& at) {
    TextEditor& editor = at.window().text_panel().editor();
    at.measure(QStringLiteral("select the text"), [&] { editor.selectAll(); });
    at.measure_steps(QStringLiteral("type a text"), 60, [&](int step) {
        QTest::keyClick(&editor, step % 5 == 4 ? Qt::Key_Space : static_cast<Qt::Key>(Qt::Key_A + step % 7));
    });
    at.measure(QStringLiteral("load a model: ") + text_model(), [&] { at.document().run().open_model(text_model()); });
    at.measure(QStringLiteral("open a text of 400 tokens"), [&] { at.document().run().set_text(long_text()); });
    at.measure_steps(QStringLiteral("type in 400 tokens"), 12,
                     [&](int) { QTest::keyClick(&editor, Qt::Key_Backspace); });
    FigureView& map = at.window().stage().pane().heat_map();
    at.measure_steps(QStringLiteral("point at 400 tokens"), 20,
                     [&](int step) { QTest::mouseMove(&map, map.rect().center() + QPoint(3 * step, 2 * step)); });
    at.measure_steps(QStringLiteral("zoom into 400 tokens"), 10,
                     [&](int) { map.set_zoom(map.zoom() * 1.3, QRectF(map.rect()).center()); });
    at.measure_steps(QStringLiteral("move 400 tokens"), 10, [&](int) { map.pan({-9, -7}); });
    at.measure_steps(QStringLiteral("walk over heads of 400 tokens"), 8, [&](int step) {
        at.document().view().show_head(HeadId{.layer = step / 4 % 2, .head = step % 4});
    });
    at.measure(QStringLiteral("links of 400 tokens"), [&] { at.action(ActionId::Links).trigger(); });
    at.measure(QStringLiteral("both of 400 tokens"), [&] { at.action(ActionId::Both).trigger(); });
    at.measure(QStringLiteral("resize the window"), [&] { at.window().resize(1200, 700); });
    at.measure(QStringLiteral("whole words of 400 tokens"), [&] { at.action(ActionId::Words).trigger(); });
    at.prepare([&] { at.action(ActionId::Tokens).trigger(); });
}

/// The long text, with both figures.
void prepare_long_text(Measuring& at) {
    at.prepare([&] { at.document().run().open_model(text_model()); });
    at.prepare([&] { at.document().run().set_text(long_text()); });
}

void measure_panels(Measuring& at) {
    prepare_long_text(at);
    const auto toggle = [&](const QString& name, ActionId id) {
        at.measure(QStringLiteral("open panel: ") + name, [&at, id] { at.action(id).trigger(); });
        at.measure_steps(QStringLiteral("select tokens beside: ") + name, 4,
                         [&](int step) { at.document().pointing().select_pair(20 + step, step); });
        at.measure(QStringLiteral("close panel: ") + name, [&at, id] { at.action(id).trigger(); });
    };
    for (const PanelRow& row : panel_rows()) toggle(row.id, row.action.id);
    toggle(QStringLiteral("lessons"), ActionId::Lessons);
    at.prepare([&] { at.action(ActionId::Explain).trigger(); });
    for (int tab = 1; tab < at.window().panel<WhyPanel>().tabs().count(); ++tab)
        at.measure(QStringLiteral("open panel: why, tab %1").arg(tab),
                   [&, tab] { at.window().panel<WhyPanel>().tabs().set_current(tab); });
    at.prepare([&] { at.action(ActionId::Explain).trigger(); });
}

void measure_exports(Measuring& at) {
    prepare_long_text(at);
    at.measure(QStringLiteral("copy the matrix"), [&] { at.action(ActionId::CopyNumbers).trigger(); });
    at.measure(QStringLiteral("copy the figure"), [&] { at.action(ActionId::CopyFigure).trigger(); });
    const auto dialog = [&] { return at.window().findChild<ExportDialog*>(); };
    at.measure(QStringLiteral("export: open the dialog"), [&] { at.action(ActionId::ExportFigure).trigger(); });
    for (const char* name : {"figure.pdf", "figure.svg", "figure.png", "figure.csv", "figure.html"})
        at.measure(QStringLiteral("export: write ") + QString::fromLatin1(name),
                   [&, name] { dialog()->write_to(at.file(name)); });
    at.measure(QStringLiteral("export: write the description"),
               [&] { dialog()->write_description_to(at.file("figure.json")); });
    at.measure(QStringLiteral("export: copy to the clipboard"), [&] { dialog()->copy_to_clipboard(); });
    at.measure(QStringLiteral("export: close the dialog"), [&] { dialog()->reject(); });
    at.measure(QStringLiteral("add to the page"), [&] { at.action(ActionId::AddToFigure).trigger(); });
}

/// All heads of the built-in encoder, and heads joined.
std::vector<HeadId> thirty_heads() {
    std::vector<HeadId> heads;
    for (std::int32_t layer = 0; layer < 4; ++layer)
        for (std::int32_t head = 0; head < 4; ++head) heads.push_back({.layer = layer, .head = head});
    for (std::int32_t layer = 0; layer < 4; ++layer)
        for (const Aggregation joined : {Aggregation::Mean, Aggregation::Max, Aggregation::Rollout})
            heads.push_back({.layer = layer, .head = std::nullopt, .aggregation = joined});
    for (const Aggregation joined : {Aggregation::Mean, Aggregation::Max})
        heads.push_back({.layer = std::nullopt, .head = std::nullopt, .aggregation = joined});
    return heads;
}

void measure_sessions(Measuring& at) {
    at.measure(QStringLiteral("load a model: story-encoder"),
               [&] { at.document().run().open_model(QStringLiteral("story-encoder")); });
    at.prepare([&] { at.document().run().set_text(sample_words(60)); });
    at.measure(QStringLiteral("pin 30 heads"), [&] {
        ViewState view = at.document().view().state();
        view.pinned = thirty_heads();
        at.document().view().reset(view);
    });
    at.measure(QStringLiteral("save the session"), [&] { at.window().keeper().save_as(at.file("pins.headlight")); });
    at.prepare([&] {
        at.action(ActionId::UnpinAll).trigger();
        at.window().keeper().save_as(at.file("none.headlight"));
    });
    at.measure(QStringLiteral("open a session with 30 pins"),
               [&] { at.window().keeper().open(at.file("pins.headlight")); });
    at.measure(QStringLiteral("theme: dark"), [&] { at.action(ActionId::ThemeDark).trigger(); });
    at.measure(QStringLiteral("theme: light"), [&] { at.action(ActionId::ThemeLight).trigger(); });
    at.measure(QStringLiteral("larger type"), [&] { at.action(ActionId::ZoomIn).trigger(); });
    at.prepare([&] { at.action(ActionId::UnpinAll).trigger(); });
    for (const char* model : {"story-decoder", "english-french", "story-longformer", "fashion-swin", "fashion-vit"})
        at.measure(QStringLiteral("load a model: ") + QString::fromLatin1(model),
                   [&, model] { at.document().run().open_model(QString::fromLatin1(model)); });
}

void measure_files(Measuring& at) {
    const QImage picture = large_picture();
    picture.save(at.file("large.png"), "PNG", 90);
    picture.save(at.file("large.jpg"), "JPEG", 90);
    at.measure(QStringLiteral("open an image of 20 megapixels"),
               [&] { at.document().run().open_image(at.file("large.jpg")); });
    at.prepare([&] { QApplication::clipboard()->setImage(picture); });
    at.measure(QStringLiteral("paste an image of 20 megapixels"), [&] { at.action(ActionId::PasteImage).trigger(); });
    if (QGuiApplication::platformName() != QLatin1String("offscreen")) {
        QProcess other;
        other.start(QCoreApplication::applicationFilePath(), {QStringLiteral("--offer"), at.file("large.png")});
        (void)other.waitForStarted();
        QTest::qWait(4000);
        at.measure(QStringLiteral("paste 20 megapixels of another program"),
                   [&] { at.action(ActionId::PasteImage).trigger(); });
        other.kill();
        other.waitForFinished();
    }
    at.measure(QStringLiteral("save a session with 20 megapixels"),
               [&] { at.window().keeper().save_as(at.file("image.headlight")); });
    at.measure(QStringLiteral("load a model: whisper"), [&] {
        at.document().run().open_model(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/whisper"));
    });
    QFile recording(at.file("long.wav"));
    (void)recording.open(QIODevice::WriteOnly);
    recording.write(long_recording());
    recording.close();
    at.measure(QStringLiteral("open a recording of two minutes"),
               [&] { at.document().run().open_audio(at.file("long.wav")); });
    at.measure(QStringLiteral("save a session with a recording"),
               [&] { at.window().keeper().save_as(at.file("audio.headlight")); });
}

/// Every checkpoint opens as it is written, and a panel that follows the steps stands beside it.
void measure_training(Measuring& at) {
    TrainingJob& job = at.window().training().job();
    at.measure(QStringLiteral("train a small model"), [&] {
        NewTraining training;
        training.folder = at.file("trained").toStdString();
        training.text = long_text().toStdString();
        job.begin(training, 400, ThreadCount());
    });
    at.measure_steps(QStringLiteral("heads form"), 100, [](int) {});
    at.measure(QStringLiteral("stop the training"), [&] { job.stop(); });
}

/// A capture named by HEADLIGHT_CAPTURE: one of 32,768 tokens is what these steps are for.
void measure_capture(Measuring& at) {
    const QString file = qEnvironmentVariable("HEADLIGHT_CAPTURE");
    if (file.isEmpty()) return;
    at.measure(QStringLiteral("open the capture"), [&] { at.document().run().open_model(file); });
    FigureView& map = at.window().stage().pane().heat_map();
    at.measure_steps(QStringLiteral("point at the capture"), 20,
                     [&](int step) { QTest::mouseMove(&map, map.rect().center() + QPoint(3 * step, 2 * step)); });
    at.measure_steps(QStringLiteral("zoom into the capture"), 20,
                     [&](int) { map.set_zoom(map.zoom() * 1.3, QRectF(map.rect()).center()); });
    at.measure_steps(QStringLiteral("move the capture"), 20, [&](int) { map.pan({-9, -7}); });
    at.measure_steps(QStringLiteral("walk over heads of the capture"), 4,
                     [&](int step) { at.document().view().show_head(HeadId{.layer = step, .head = step}); });
}

/// Another program that was copied from.
int offer(const QString& file) {
    QFile content(file);
    if (!content.open(QIODevice::ReadOnly)) return 1;
    auto* data = new QMimeData;
    data->setData(QStringLiteral("image/png"), content.readAll());
    QApplication::clipboard()->setMimeData(data);
    return QApplication::exec();
}

}  // namespace
}  // namespace headlight::testing

int main(int argc, char** argv) {
    using namespace headlight::testing;
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM") && !qEnvironmentVariableIsSet("DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    TimedApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.value(0) == QLatin1String("--offer")) return offer(arguments.value(1));
    std::printf("%-44s %8s %8s %5s   %s\n", "action", "cpu ms", "clock", "> 16", "longest event");
    Measuring measuring;
    measuring.begin();
    const auto measure = [&](const char* group, void (*actions)(Measuring&)) {
        if (arguments.isEmpty() || arguments.contains(QLatin1String(group))) actions(measuring);
    };
    measure("text", measure_text);
    measure("panels", measure_panels);
    measure("exports", measure_exports);
    measure("sessions", measure_sessions);
    measure("files", measure_files);
    measure("training", measure_training);
    measure("capture", measure_capture);
    measuring.window().close_unasked();
    return 0;
}
