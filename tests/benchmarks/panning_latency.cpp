// How a head of a long text follows the pointer: milliseconds from a mouse event of the X server to the painted frame,
// and the longest event of the window's thread, while xdotool drags the zoomed heat map.
//
//     panning_latency MODEL FILE [LAYER HEAD] [ZOOM] [CHARACTERS]
//
// FILE holds the text, of which CHARACTERS (default: all) are read. The chosen head (default 0 0) is zoomed ZOOM times
// (default 8) by the wheel and dragged to and fro, a move each 16 ms.

#include "timed_application.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/stage.h"
#include "workbench/shell/main_window.h"

#include <QElapsedTimer>
#include <QFile>
#include <QMouseEvent>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <ctime>
#include <vector>

namespace headlight::testing {
namespace {

constexpr int kTimeout = 1'200'000;  // milliseconds
constexpr int kMoves = 120;

/// Milliseconds since an event of the X server, whose times have 32 bits and count as the monotonic clock does.
double milliseconds_since(std::uint64_t event_time) {
    timespec now{};
    clock_gettime(CLOCK_MONOTONIC, &now);
    const double milliseconds = static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
    const auto whole = static_cast<std::uint64_t>(milliseconds);
    return static_cast<double>(static_cast<std::uint32_t>(whole - event_time)) + milliseconds -
           static_cast<double>(whole);
}

/// Follows moves of the pointer over a figure to the frames that show them.
class Watch final : public QObject {
  public:
    explicit Watch(FigureView& figure) { figure.installEventFilter(this); }

    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        if (event->type() == QEvent::MouseMove) moves_.push_back(static_cast<QMouseEvent*>(event)->timestamp());
        if (event->type() == QEvent::Paint)
            QMetaObject::invokeMethod(
                this, [this] { take_frame(); }, Qt::QueuedConnection);
        return false;
    }

    [[nodiscard]] std::vector<double> latencies() const {
        std::vector<double> sorted = latencies_;
        std::ranges::sort(sorted);
        return sorted;
    }
    [[nodiscard]] int frames() const { return frames_; }

  private:
    void take_frame() {
        if (moves_.empty()) return;
        ++frames_;
        for (const std::uint64_t move : moves_) latencies_.push_back(milliseconds_since(move));
        moves_.clear();
    }

    std::vector<std::uint64_t> moves_;  // that no frame shows yet
    std::vector<double> latencies_;
    int frames_ = 0;
};

double share_of(const std::vector<double>& sorted, double share) {
    if (sorted.empty()) return 0;
    return sorted[static_cast<std::size_t>(share * static_cast<double>(sorted.size() - 1) + 0.5)];
}

/// What xdotool is told: the pointer goes to a place, and drags the figure by 3 pixels a move, there and back.
QStringList drag_at(const QPoint& place) {
    QStringList steps{QStringLiteral("mousemove"), QString::number(place.x()), QString::number(place.y()),
                      QStringLiteral("mousedown"), QStringLiteral("1")};
    for (int move = 0; move < kMoves; ++move) {
        const QString by = move < kMoves / 2 ? QStringLiteral("-3") : QStringLiteral("3");
        steps << QStringLiteral("mousemove_relative") << QStringLiteral("--") << by << by << QStringLiteral("sleep")
              << QStringLiteral("0.016");
    }
    return steps << QStringLiteral("mouseup") << QStringLiteral("1");
}

bool run_xdotool(const QStringList& arguments) {
    QProcess program;
    program.start(QStringLiteral("xdotool"), arguments);
    if (!program.waitForStarted()) return false;
    return QTest::qWaitFor([&] { return program.state() == QProcess::NotRunning; }, kTimeout);
}

bool settled(MainWindow& window) {
    const PicturePointer& picture = window.document().view().picture();
    const LiveRun& run = window.document().run();
    return picture && run.is_current() && picture->analysis == run.analysis() && !picture->label_scores.empty();
}

/// Zooms about the middle of the plot, as the wheel does.
void zoom_in(FigureView& figure, double zoom) {
    const QPointF middle = figure.figure()->plot_area(QSizeF(figure.size())).center();
    while (figure.zoom() < zoom) {
        QWheelEvent wheel(middle, figure.mapToGlobal(middle), {}, QPoint(0, 120), Qt::NoButton, Qt::ControlModifier,
                          Qt::NoScrollPhase, false);
        const double before = figure.zoom();
        QCoreApplication::sendEvent(&figure, &wheel);
        if (figure.zoom() <= before) return;
    }
}

int measure(TimedApplication& application, const QStringList& arguments) {
    QFile file(arguments.at(1));
    if (!file.open(QIODevice::ReadOnly)) return std::fprintf(stderr, "%s\n", qPrintable(file.errorString())), 1;
    const QTemporaryDir folder;
    WindowOptions options;
    options.model = arguments.at(0);
    options.text = QString::fromUtf8(file.readAll());
    if (arguments.size() > 5) options.text = options.text.left(arguments.at(5).toInt());
    options.settings_file = folder.filePath(QStringLiteral("settings.ini"));
    MainWindow window(options);
    window.resize(1440, 900);
    window.show();
    if (!QTest::qWaitFor([&] { return settled(window); }, kTimeout)) return 1;
    QElapsedTimer clock;
    clock.start();
    const HeadId head{.layer = arguments.value(2, QStringLiteral("0")).toInt(),
                      .head = arguments.value(3, QStringLiteral("0")).toInt()};
    window.document().view().show_head(head);
    const auto is_drawn = [&] {
        const PicturePointer& picture = window.document().view().picture();
        return picture && picture->view.choice == head;
    };
    if (!QTest::qWaitFor(is_drawn, kTimeout)) return 1;
    const auto drawn = static_cast<double>(clock.elapsed());
    if (!QTest::qWaitFor([&] { return is_drawn() && settled(window); }, kTimeout)) return 1;
    QTest::qWait(3000);  // panels are made after the first figures
    FigureView& figure = window.stage().pane().heat_map();
    zoom_in(figure, arguments.value(4, QStringLiteral("8")).toDouble());
    QTest::qWait(2000);
    const QPointF middle = figure.figure()->plot_area(QSizeF(figure.size())).center();
    (void)application.take_longest();
    Watch watch(figure);
    if (!run_xdotool(drag_at(figure.mapToGlobal(middle.toPoint()))))
        return std::fprintf(stderr, "xdotool could not be started.\n"), 1;
    QTest::qWait(500);
    const LongestEvent longest = application.take_longest();
    const std::vector<double> latencies = watch.latencies();
    if (latencies.empty()) return std::fprintf(stderr, "No move reached the figure.\n"), 1;
    std::printf(
        "%zu tokens, drawn after %.0f ms, zoom %.1f: %zu moves, %d frames, median %.1f ms, 95th percentile %.1f ms, "
        "longest %.1f ms; longest event %.1f ms (%.1f of its thread: %s)\n",
        window.document().run().analysis()->tokens.tokens.size(), drawn, figure.zoom(), latencies.size(),
        watch.frames(), share_of(latencies, 0.5), share_of(latencies, 0.95), latencies.back(), longest.clock,
        longest.cpu, qPrintable(longest.name));
    window.close_unasked();
    return 0;
}

}  // namespace
}  // namespace headlight::testing

int main(int argc, char** argv) {
    headlight::testing::TimedApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments().mid(1);
    if (arguments.size() < 2)
        return std::fprintf(stderr, "panning_latency MODEL FILE [LAYER HEAD] [ZOOM] [CHARACTERS]\n"), 2;
    return headlight::testing::measure(application, arguments);
}
