// Writes pictures of the panels below the picture, each over several texts, into a folder, to be looked at by people.
// HEADLIGHT_MODEL names a model with room for the longest text. Not a test.

#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/pointing_out.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/interventions_panel.h"
#include "workbench/explain/model/head_test_page.h"
#include "workbench/explain/why_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"
#include "workbench/widgets/guide.h"

#include <QApplication>
#include <QTemporaryDir>
#include <QTest>

#include <cstdio>
#include <utility>

using namespace headlight;

namespace {

QString words(int count) {
    static const char* const kWords[] = {"the", "old", "keeper", "of",  "lighthouse",
                                         "lit", "a",   "lamp",   "and", "slept"};
    QStringList result;
    for (int i = 0; i < count; ++i) result << QString::fromLatin1(kWords[(i * 7 + i / 10) % 10]);
    return result.join(QLatin1Char(' '));
}

/// Waits for the picture, and for what the panels ask when it stands.
void settle(MainWindow& window) {
    const Document& document = window.document();
    (void)QTest::qWaitFor([&] { return document.view().picture() && document.run().is_current(); }, 60000);
    constexpr int kForPanels = 1500;
    QTest::qWait(kForPanels);
}

class Panels {
  public:
    Panels(MainWindow& window, QString stem) : window_(window), stem_(std::move(stem)) {}

    void take_all() {
        Actions& actions = window_.actions_of_window();
        take(actions.at(ActionId::Explain), [this] {
            for (const View page :
                 {View::Weight, View::Matrices, View::Softmax, View::Embedding, View::Lens, View::Similarity,
                  View::Heads, View::Trace, View::Approximations, View::Vocabulary, View::Layer}) {
                window_.panel<WhyPanel>().show_page(page);
                if (page == View::Heads) window_.panel<WhyPanel>().page<HeadTestPage>().repetition().click();
                settle(window_);
                save(("explain-" + std::string(enum_name(page))).c_str());
            }
        });
        take(actions.at(ActionId::Interventions), [this] {
            window_.panel<InterventionsPanel>().kind_button(InterventionKind::Zero).click();
            settle(window_);
            save("interventions");
            window_.panel<InterventionsPanel>().remove_all_button().click();
        });
        take(actions.at(ActionId::Compare), [this] { save("comparison"); });
        take(actions.at(ActionId::ContinueText), [this] { save("continuation"); });
        take(actions.at(ActionId::TokenSteps), [this] { save("steps"); });
        take(actions.at(ActionId::Notes), [this] { save("notes"); });
        take(actions.at(ActionId::Highlights), [this] {
            Document& document = window_.document();
            toggle_highlight(document, {1, 1});
            toggle_highlight(document, {std::nullopt, 2});
            set_note(document, 0, QStringLiteral("looks at itself"));
            settle(window_);
            save("highlights");
            remove_highlights(document);
        });
    }

  private:
    template <typename Look>
    void take(QAction* panel, Look look) {
        panel->setChecked(true);
        settle(window_);
        look();
        panel->setChecked(false);
    }
    void save(const char* name) {
        const QString file = stem_ + QLatin1String(name) + QStringLiteral(".png");
        std::printf("%s %s\n", window_.grab().save(file) ? "wrote" : "could not write", qPrintable(file));
    }

    MainWindow& window_;
    QString stem_;
};

void take_pictures(const QString& folder, const QSize& size, const QString& name, const QString& text, bool dark) {
    const QTemporaryDir settings;
    WindowOptions options;
    options.settings_file = settings.filePath(QStringLiteral("settings.ini"));
    options.model = qEnvironmentVariable("HEADLIGHT_MODEL", QStringLiteral("story-encoder"));
    options.text = text;
    MainWindow window(options);
    window.resize(size);
    window.show();
    window.stage().guide().hide();
    (dark ? window.actions_of_window().at(ActionId::ThemeDark) : window.actions_of_window().at(ActionId::ThemeLight))
        ->trigger();
    settle(window);
    window.document().view().show_head({.layer = 1, .head = 1});
    window.document().pointing().select_pair(1, 1);
    settle(window);
    Panels(window, folder + QLatin1Char('/') + name + (dark ? "-dark-" : "-light-")).take_all();
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "usage: panel_pictures FOLDER [WIDTH HEIGHT [NAME]]\n");
        return 2;
    }
    const QString folder = QString::fromLocal8Bit(argv[1]);
    const QSize size = argc >= 4 ? QSize(std::atoi(argv[2]), std::atoi(argv[3])) : QSize(1440, 900);
    const QString only = argc >= 5 ? QString::fromLocal8Bit(argv[4]) : QString();
    const std::pair<QString, QString> texts[] = {
        {QStringLiteral("one"), QStringLiteral("lamp")},
        {QStringLiteral("twelve"), words(12)},
        {QStringLiteral("long"), words(480)},
        {QStringLiteral("hebrew"), QString::fromUtf8("הילדה ראתה 🪁 בשמים and smiled 😀 twice")}};
    for (const auto& [name, text] : texts)
        for (const bool dark : {false, true})
            if (only.isEmpty() || only == name) take_pictures(folder, size, name, text, dark);
    return 0;
}
