// What the GUI thread spends on what a user does: the CPU column is that thread's alone. HEADLIGHT_MODEL names a model
// for the key press; without it the built-in encoder is asked.

#include "export/writers/paint.h"
#include "sample_words.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

#include <benchmark/benchmark.h>

#include <cstdlib>
#include <map>
#include <memory>

namespace headlight::testing {
namespace {

/// Counts the events that make a frame dear.
class EventCount final : public QObject {
  public:
    EventCount() { qApp->installEventFilter(this); }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        ++counts_[event->type()];
        return false;
    }
    void report(benchmark::State& state) const {
        const auto rate = [&](QEvent::Type type) {
            const auto found = counts_.find(type);
            const int count = found == counts_.end() ? 0 : found->second;
            return static_cast<double>(count) / static_cast<double>(state.iterations());
        };
        state.counters["paints"] = rate(QEvent::Paint);
        state.counters["layouts"] = rate(QEvent::LayoutRequest);
        state.counters["resizes"] = rate(QEvent::Resize);
    }

  private:
    std::map<QEvent::Type, int> counts_;
};

std::unique_ptr<TestWindow> window_of(std::int64_t tokens, View kind) {
    auto test = std::make_unique<TestWindow>(sample_words(tokens - 2));
    ViewState view;
    view.figure = kind;
    test->document().view().reset(view);
    test->window->resize(1440, 900);
    test->window->show();
    (void)QTest::qWaitFor([&] { return test->settled(); }, 60000);
    QCoreApplication::processEvents();
    return test;
}

void frame() {
    QCoreApplication::processEvents();
}

/// Handles events as the program does: waits of Qt Test sleep 10 ms after what they handle.
template <typename Condition>
void handle_events_until(const Condition& holds) {
    while (!holds()) QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

void pan(benchmark::State& state, View kind, double zoom) {
    const auto test = window_of(state.range(0), kind);
    FigureView& view = test->window->stage().pane().heat_map();
    view.set_zoom(zoom, QRectF(view.rect()).center());
    frame();
    const EventCount events;
    int step = 0;
    for ([[maybe_unused]] auto _ : state) {
        view.pan(step++ % 40 < 20 ? QPointF(-7, -5) : QPointF(7, 5));
        frame();
    }
    events.report(state);
}

void zoom(benchmark::State& state, View kind) {
    const auto test = window_of(state.range(0), kind);
    FigureView& view = test->window->stage().pane().heat_map();
    const EventCount events;
    int step = 0;
    for ([[maybe_unused]] auto _ : state) {
        view.set_zoom(view.zoom() * (step++ % 60 < 30 ? 1.1 : 1 / 1.1), QRectF(view.rect()).center());
        frame();
    }
    events.report(state);
}

/// The pointer moves over cells: outlines and numbers follow.
void hover(benchmark::State& state) {
    const auto test = window_of(state.range(0), View::Both);
    FigureView& view = test->window->stage().pane().heat_map();
    const QRectF plot = view.figure()->plot_area(view.size());
    const EventCount events;
    int step = 0;
    for ([[maybe_unused]] auto _ : state) {
        ++step;
        const QPointF at(plot.left() + step * 7 % static_cast<int>(plot.width()),
                         plot.top() + step * 5 % static_cast<int>(plot.height()));
        test->document().pointing().set_hover({view.hit_at(at).query, view.hit_at(at).key});
        frame();
    }
    events.report(state);
}

/// From one head to the next until its picture stands.
void walk(benchmark::State& state) {
    const auto test = window_of(state.range(0), View::Both);
    const EventCount events;
    int step = 0;
    for ([[maybe_unused]] auto _ : state) {
        test->document().view().show_head(HeadId{.layer = step / 4 % 4, .head = step % 4});
        ++step;
        handle_events_until([&] { return test->settled(); });
        frame();
    }
    events.report(state);
}

/// A key in a text of so many words, until the picture of the new text stands, through a real session.
void key_press(benchmark::State& state) {
    const QTemporaryDir folder;
    const char* model = std::getenv("HEADLIGHT_MODEL");
    WindowOptions options;
    options.text = sample_words(state.range(0));
    options.model = QString::fromLocal8Bit(model == nullptr ? "story-encoder" : model);
    options.settings_file = folder.filePath(QStringLiteral("settings.ini"));
    MainWindow window(options);
    window.resize(1440, 900);
    window.show();
    const Document& document = window.document();
    const auto settled = [&] {
        const PicturePointer& picture = document.view().picture();
        return picture && document.run().is_current() && picture->analysis == document.run().analysis();
    };
    (void)QTest::qWaitFor(settled, 60000);
    QTest::qWait(100);
    TextEditor& editor = window.text_panel().editor();
    editor.moveCursor(QTextCursor::End);
    const EventCount events;
    int step = 0;
    for ([[maybe_unused]] auto _ : state) {
        ++step;
        if (step % 2 == 1)
            QTest::keyClick(&editor, Qt::Key_S);
        else
            QTest::keyClick(&editor, Qt::Key_Backspace);
        handle_events_until(settled);
        frame();
    }
    events.report(state);
}

void paste(benchmark::State& state) {
    const auto test = window_of(16, View::Both);
    QApplication::clipboard()->setText(QString(state.range(0), 'x'));
    TextEditor& editor = test->window->text_panel().editor();
    test->bridge->hold_runs = true;
    const EventCount events;
    for ([[maybe_unused]] auto _ : state) {
        editor.selectAll();
        editor.paste();
        frame();
        state.PauseTiming();
        editor.clear();
        frame();
        state.ResumeTiming();
    }
    events.report(state);
}

BENCHMARK_CAPTURE(pan, heat_map, View::HeatMap, 6.0)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pan, slightly_zoomed, View::HeatMap, 1.3)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pan, with_links, View::Both, 6.0)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(zoom, heat_map, View::HeatMap)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(zoom, with_links, View::Both)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(hover)->Arg(64)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(walk)->Arg(64)->Arg(1024)->Unit(benchmark::kMillisecond);
BENCHMARK(key_press)->Arg(16)->Arg(64)->Unit(benchmark::kMillisecond);
BENCHMARK(paste)->Arg(40000)->Arg(10 << 20)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace headlight::testing

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
