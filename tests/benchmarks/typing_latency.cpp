// Milliseconds from a key event of the X server to the painted, complete figures of the text that it made: both grids,
// the heat map and the links of the stage, sent to the server. Keys are pressed by xdotool in the text field of a
// window over a real session; the time of a press is the server's, which counts from the same zero as the monotonic
// clock of the machine.
//
//     typing_latency MODEL TEXT [KEYS] [PAUSE]
//
// KEYS letters and deletions (default 120) come at every PAUSE milliseconds (default 150). A key whose figures never
// appear because the next one came first counts until the figures of a later text appear.

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/shell/main_window.h"

#include <QApplication>
#include <QEventLoop>
#include <QKeyEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace headlight::testing {
namespace {

constexpr int kPatience = 60000;  // milliseconds
constexpr int kFewestKeys = 5;    // a word and its deletion

/// Milliseconds of the clock that an X server takes the times of its events from.
double server_milliseconds() {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

/// Milliseconds since an event's time, which has 32 bits.
double milliseconds_since(std::uint64_t event_time) {
    const double now = server_milliseconds();
    const auto whole = static_cast<std::uint64_t>(now);
    return static_cast<double>(static_cast<std::uint32_t>(whole - event_time)) + now - static_cast<double>(whole);
}

/// Milliseconds since a key was pressed.
struct Steps {
    double read = 0;      ///< the editor has it
    double analyzed = 0;  ///< the model has run
    double drawn = 0;     ///< the figures are made
    double painted = 0;   ///< and sent to the server
};

struct Key {
    std::uint64_t time = 0;  ///< of the server
    std::string text;        ///< after it
    double read = 0;
    std::optional<Steps> steps{};  ///< nothing yet: its figures are not there
};

/// Follows keys into the editor and figures onto the screen.
class Watch final : public QObject {
  public:
    explicit Watch(MainWindow& window) : window_(window) {
        connect(&editor(), &QPlainTextEdit::textChanged, this, [this] {
            if (pressed_)
                keys_.push_back({*pressed_, editor().toPlainText().toStdString(), milliseconds_since(*pressed_)});
        });
        connect(&window.document().run(), &LiveRun::analysis_changed, this,
                [this] { analyzed_ = server_milliseconds(); });
        connect(&view(), &ShownView::picture_changed, this, [this] {
            drawn_ = server_milliseconds();
            painted_.clear();
        });
        editor().installEventFilter(this);
    }

    bool eventFilter(QObject* watched, QEvent* event) override {
        if (watched == &editor() && event->type() == QEvent::KeyPress)
            pressed_ = static_cast<QKeyEvent*>(event)->timestamp();
        return false;
    }

    /// To be called when a paint event was handled. A figure that is still painted beside the window comes with a later
    /// one.
    void take_paint(const QObject* receiver) {
        for (FigureView* figure : figures())
            if (figure == receiver && figure->shows_figure()) painted_.insert(figure);
    }

    /// To be called when an event was handled.
    void look() {
        if (painted_.empty() || !all_painted()) return;
        painted_.clear();
        QGuiApplication::sync();
        const std::string& shown = view().picture()->analysis->tokens.text;
        const auto newest =
            std::find_if(keys_.rbegin(), keys_.rend(), [&](const Key& key) { return key.text == shown; });
        const double now = server_milliseconds();
        for (auto key = newest; key != keys_.rend() && !key->steps; ++key) {
            const double painted = milliseconds_since(key->time);
            key->steps = Steps{key->read, painted - (now - analyzed_), painted - (now - drawn_), painted};
        }
    }

    [[nodiscard]] const std::vector<Key>& keys() const { return keys_; }
    [[nodiscard]] bool settled() const {
        const PicturePointer& picture = view().picture();
        const LiveRun& run = window_.document().run();
        return picture && run.is_current() && picture->analysis == run.analysis();
    }
    [[nodiscard]] TextEditor& editor() const { return window_.text_panel().editor(); }

  private:
    [[nodiscard]] ShownView& view() const { return window_.document().view(); }
    [[nodiscard]] std::vector<FigureView*> figures() const {
        HeadPane& pane = window_.stage().pane();
        return {&window_.grids().heads(), &window_.grids().metrics(), &pane.heat_map(), &pane.links()};
    }
    [[nodiscard]] bool all_painted() const {
        return std::ranges::all_of(figures(),
                                   [this](FigureView* each) { return !each->isVisible() || painted_.contains(each); });
    }

    MainWindow& window_;
    std::optional<std::uint64_t> pressed_;
    std::set<const FigureView*> painted_;  // since the picture changed
    double analyzed_ = 0;                  // when the newest analysis came
    double drawn_ = 0;                     // when the newest figures came
    std::vector<Key> keys_;
};

class WatchedApplication final : public QApplication {
  public:
    using QApplication::QApplication;
    Watch* watch = nullptr;

    bool notify(QObject* receiver, QEvent* event) override {
        ++depth_;
        const bool is_paint = event->type() == QEvent::Paint;
        const bool done = QApplication::notify(receiver, event);
        if (is_paint && watch != nullptr) watch->take_paint(receiver);
        if (--depth_ == 0 && watch != nullptr) watch->look();
        return done;
    }

  private:
    int depth_ = 0;
};

/// Sorted, of the keys whose figures appeared.
std::vector<double> times_of(const std::vector<Key>& keys, double Steps::*step) {
    std::vector<double> times;
    for (const Key& key : keys)
        if (key.steps) times.push_back((*key.steps).*step);
    std::ranges::sort(times);
    return times;
}

double share_of(const std::vector<double>& sorted, double share) {
    const auto last = static_cast<double>(sorted.size() - 1);
    return sorted[static_cast<std::size_t>(share * last + 0.5)];
}

/// A word of four letters that grows and is deleted again: the text keeps its length.
QStringList typed_keys(int count) {
    static const char* const kKeys[] = {"space", "h", "a", "n", "d"};
    QStringList keys;
    for (int i = 0; i < count; ++i)
        keys << (i / kFewestKeys % 2 == 0 ? QString::fromLatin1(kKeys[i % kFewestKeys]) : QStringLiteral("BackSpace"));
    return keys;
}

/// Handles events as the program does. The waits of Qt Test are of no use here: they sleep 10 ms after what they
/// handle.
void run_until_finished(const QProcess& typist, int most) {
    QEventLoop loop;
    QObject::connect(&typist, &QProcess::finished, &loop, &QEventLoop::quit);
    QTimer::singleShot(most, &loop, &QEventLoop::quit);
    if (typist.state() != QProcess::NotRunning) loop.exec();
}

int measure(WatchedApplication& application, const QStringList& arguments) {
    const int count = std::max(arguments.value(2, QStringLiteral("120")).toInt(), kFewestKeys);
    const QString pause = arguments.value(3, QStringLiteral("150"));
    const QTemporaryDir folder;
    WindowOptions options;
    options.model = arguments.at(0);
    options.text = arguments.at(1);
    options.settings_file = folder.filePath(QStringLiteral("settings.ini"));
    MainWindow window(options);
    window.resize(1440, 900);
    window.show();
    Watch watch(window);
    if (!QTest::qWaitFor([&] { return watch.settled(); }, kPatience)) return 1;
    QTest::qWait(3000);  // panels are made after the first figures
    window.activateWindow();
    watch.editor().setFocus();
    watch.editor().moveCursor(QTextCursor::End);
    application.watch = &watch;
    const std::size_t tokens = window.document().run().analysis()->tokens.tokens.size();

    QProcess typist;
    typist.start(QStringLiteral("xdotool"),
                 QStringList{QStringLiteral("key"), QStringLiteral("--delay"), pause} + typed_keys(count));
    if (!typist.waitForStarted()) return std::fprintf(stderr, "xdotool could not be started.\n"), 1;
    run_until_finished(typist, kPatience + count * 1000);
    (void)QTest::qWaitFor([&] { return watch.settled(); }, kPatience);
    QTest::qWait(500);
    application.watch = nullptr;

    const std::vector<double> painted = times_of(watch.keys(), &Steps::painted);
    if (painted.empty()) return std::fprintf(stderr, "No key reached the window.\n"), 1;
    const auto median = [&](double Steps::*step) { return share_of(times_of(watch.keys(), step), 0.5); };
    std::printf(
        "%zu tokens, a key each %s ms: %zu of %d keys, median %.1f ms (read %.1f, analyzed %.1f, drawn %.1f), "
        "95th percentile %.1f ms, longest %.1f ms\n",
        tokens, qPrintable(pause), painted.size(), count, share_of(painted, 0.5), median(&Steps::read),
        median(&Steps::analyzed), median(&Steps::drawn), share_of(painted, 0.95), painted.back());
    window.close_unasked();
    return 0;
}

}  // namespace
}  // namespace headlight::testing

int main(int argc, char** argv) {
    headlight::testing::WatchedApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.size() < 2) return std::fprintf(stderr, "typing_latency MODEL TEXT [KEYS] [PAUSE]\n"), 2;
    return headlight::testing::measure(application, arguments);
}
