// Opens a window as `headlight MODEL --text TEXT` does, and ends once the first token stands there, for whoever
// measures the start of the program from outside. Prints milliseconds of the clock since `main` began: until the model
// was loaded, and until the chip of the first token was painted.

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/input/token_chips.h"
#include "workbench/shell/main_window.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QTimer>

#include <cstdio>

namespace headlight::testing {
namespace {

/// Ends the program when the first chip has been painted, or when the model cannot be loaded.
class FirstChip final : public QObject {
  public:
    FirstChip(MainWindow& window, const QElapsedTimer& clock)
        : chips_(*window.findChild<TokenChips*>()), clock_(clock) {
        LiveRun& run = window.document().run();
        connect(&run, &LiveRun::model_changed, this, [this] { loaded_ = clock_.elapsed(); });
        connect(&run, &LiveRun::load_failed, this, [] { QApplication::exit(1); });
        chips_.viewport()->installEventFilter(this);
    }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        // What is queued now comes after this paint.
        if (event->type() == QEvent::Paint && !chips_.chip_rectangle(0).isEmpty())
            QTimer::singleShot(0, this, [this] {
                std::printf("loaded %lld first_token %lld\n", static_cast<long long>(loaded_),
                            static_cast<long long>(clock_.elapsed()));
                std::fflush(stdout);
                std::_Exit(0);  // without waiting for the run
            });
        return false;
    }

  private:
    TokenChips& chips_;
    const QElapsedTimer& clock_;
    qint64 loaded_ = 0;
};

}  // namespace
}  // namespace headlight::testing

int main(int argc, char** argv) {
    using namespace headlight;
    QElapsedTimer clock;
    clock.start();
    QApplication application(argc, argv);
    const QStringList arguments = QCoreApplication::arguments();
    if (arguments.size() != 3) {
        std::fputs("Usage: first_tokens MODEL TEXT\n", stderr);
        return 2;
    }
    const QTemporaryDir folder;
    WindowOptions options;
    options.model = arguments[1];
    options.text = arguments[2];
    options.settings_file = folder.filePath(QStringLiteral("settings.ini"));
    MainWindow window(options);
    const testing::FirstChip first(window, clock);
    window.show();
    return QApplication::exec();
}
