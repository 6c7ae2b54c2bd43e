// How long the window is deaf while its panels follow what a user does: the longest single event that the GUI thread
// handles, in milliseconds of that thread's own time (`longest_cpu`) and of the clock (`longest`, which other work on
// the machine lengthens). HEADLIGHT_MODEL names a model with room for 500 tokens; without it the built-in encoder is
// asked, which has room for 128.

#include "sample_words.h"
#include "timed_application.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/why_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"

#include <QTemporaryDir>
#include <QTest>

#include <benchmark/benchmark.h>

#include <memory>
#include <optional>

namespace headlight::testing {
namespace {

TimedApplication& application() {
    return *static_cast<TimedApplication*>(QCoreApplication::instance());
}

void report(benchmark::State& state) {
    const LongestEvent longest = application().take_longest();
    state.counters["longest"] = longest.clock;
    state.counters["longest_cpu"] = longest.cpu;
    state.SetLabel(longest.name.toStdString());
}

/// A window with one panel open, over a real session.
class OpenPanel {
  public:
    OpenPanel(std::int64_t tokens, std::optional<ActionId> panel) {
        WindowOptions options;
        options.text = sample_words(tokens);
        options.model = qEnvironmentVariable("HEADLIGHT_MODEL", QStringLiteral("story-encoder"));
        options.settings_file = folder_.filePath(QStringLiteral("settings.ini"));
        window_ = std::make_unique<MainWindow>(options);
        window_->resize(1440, 900);
        window_->show();
        settle();
        if (panel) window_->actions_of_window().at(*panel)->setChecked(true);
        settle();
    }
    void settle() {
        const Document& document = window_->document();
        (void)QTest::qWaitFor([&] { return document.view().picture() && document.run().is_current(); }, 60000);
        constexpr int kForPanels = 3000;  // each asks for its own when the picture stands
        QTest::qWait(kForPanels);
    }
    [[nodiscard]] MainWindow& window() { return *window_; }

  private:
    QTemporaryDir folder_;
    std::unique_ptr<MainWindow> window_;
};

/// A letter is typed, another head is chosen, the pointer moves: what every panel follows.
void follow(benchmark::State& state, std::optional<ActionId> panel, int tab = 0) {
    OpenPanel open(state.range(0), panel);
    open.window().panel<WhyPanel>().tabs().set_current(tab);
    open.settle();
    TextEditor& editor = open.window().text_panel().editor();
    editor.moveCursor(QTextCursor::End);
    Document& document = open.window().document();
    (void)application().take_longest();
    int step = 0;
    for ([[maybe_unused]] auto _ : state) {
        ++step;
        if (step % 2 == 1)
            QTest::keyClick(&editor, Qt::Key_S);
        else
            QTest::keyClick(&editor, Qt::Key_Backspace);
        open.settle();
        document.view().show_head(HeadId{.layer = step / 4 % 4, .head = step % 4});
        document.pointing().select_pair(1 + step % 4, step % 3);
        open.settle();
    }
    report(state);
}

/// From closed to open, and closed again.
void toggle(benchmark::State& state, ActionId panel) {
    OpenPanel open(state.range(0), std::nullopt);
    QAction* action = open.window().actions_of_window().at(panel);
    (void)application().take_longest();
    for ([[maybe_unused]] auto _ : state) {
        action->setChecked(true);
        open.settle();
        action->setChecked(false);
        open.settle();
    }
    report(state);
}

/// Four runs side by side: the pointer moves over one, all are zoomed and moved, and another one is shown.
void compare_four(benchmark::State& state) {
    OpenPanel open(state.range(0), ActionId::Compare);
    MainWindow& window = open.window();
    const QString text = window.document().run().text();
    window.other_sides().shown().set_text(text + QStringLiteral(" end"));
    window.other_sides().add({.text = QStringLiteral("Begin ") + text});
    window.other_sides().add({.choice = HeadId{.layer = 1, .head = 1}});
    open.settle();
    FigureView& view = window.compare_view().side(1);
    const QPoint middle = view.rect().center();
    (void)application().take_longest();
    int step = 0;
    for ([[maybe_unused]] auto _ : state) {
        ++step;
        for (int move = 0; move < 20; ++move) {
            QTest::mouseMove(&view, middle + QPoint(3 * move - 30, 2 * move - 20));
            QTest::qWait(20);
        }
        for (int zoom = 0; zoom < 4; ++zoom) {
            QTest::keyClick(&view, step % 2 == 1 ? Qt::Key_Plus : Qt::Key_Minus);
            QTest::qWait(50);
        }
        window.actions_of_window().at(ActionId::CompareNext)->trigger();
        open.settle();
        window.document().view().show_head(HeadId{.layer = step / 2 % 2, .head = step % 2});
        open.settle();
    }
    report(state);
}

void sizes(benchmark::internal::Benchmark* benchmark) {
    benchmark->Arg(12)->Arg(100)->Arg(480)->Iterations(4)->Unit(benchmark::kMillisecond);
}

BENCHMARK_CAPTURE(follow, no_panel, std::nullopt)->Apply(sizes);
BENCHMARK_CAPTURE(follow, weight, ActionId::Explain, 0)->Apply(sizes);
BENCHMARK_CAPTURE(follow, lens, ActionId::Explain, 1)->Apply(sizes);
BENCHMARK_CAPTURE(follow, embeddings, ActionId::Explain, 2)->Apply(sizes);
BENCHMARK_CAPTURE(follow, head_tests, ActionId::Explain, 3)->Apply(sizes);
BENCHMARK_CAPTURE(follow, interventions, ActionId::Interventions)->Apply(sizes);
BENCHMARK_CAPTURE(follow, comparison, ActionId::Compare)->Apply(sizes);
BENCHMARK(compare_four)->Apply(sizes);
BENCHMARK_CAPTURE(follow, continuation, ActionId::ContinueText)->Apply(sizes);
BENCHMARK_CAPTURE(follow, steps, ActionId::TokenSteps)->Apply(sizes);
BENCHMARK_CAPTURE(toggle, weight, ActionId::Explain)->Apply(sizes);
BENCHMARK_CAPTURE(toggle, interventions, ActionId::Interventions)->Apply(sizes);
BENCHMARK_CAPTURE(toggle, comparison, ActionId::Compare)->Apply(sizes);
BENCHMARK_CAPTURE(toggle, continuation, ActionId::ContinueText)->Apply(sizes);
BENCHMARK_CAPTURE(toggle, lessons, ActionId::Lessons)->Apply(sizes);

}  // namespace
}  // namespace headlight::testing

int main(int argc, char** argv) {
    if (!qEnvironmentVariableIsSet("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    const headlight::testing::TimedApplication application(argc, argv);
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
