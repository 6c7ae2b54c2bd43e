// Writes pictures of the window in many states into a folder, to be looked at by people. Not a test.

#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/widgets/guide.h"

#include <QApplication>
#include <QTest>

#include <cstdio>

using namespace headlight;
using namespace headlight::testing;

namespace {

QString words(int count) {
    static const char* const kWords[] = {
        "the", "old", "keeper", "of", "lighthouse", "lit", "a", "lamp", "and", "uncharacteristically", "slept"};
    QStringList result;
    for (int i = 0; i < count; ++i) result << QString::fromLatin1(kWords[(i * 7 + i / 11) % 11]);
    return result.join(QLatin1Char(' ')) + QLatin1Char('.');
}

void save(TestWindow& test, const QString& file) {
    QTest::qWait(200);
    const bool saved = test.window->grab().save(file);
    std::printf("%s %s\n", saved ? "wrote" : "could not write", qPrintable(file));
}

void show_with_selection(TestWindow& test, const QSize& size) {
    show(test, size);
    const auto& analysis = test.document().run().analysis();
    if (analysis)
        for (std::size_t i = 0; i < analysis->tokens.tokens.size(); ++i)
            if (analysis->tokens.tokens[i].display == "it")
                test.document().pointing().select_token(static_cast<std::int32_t>(i));
}

void save_export_dialog(TestWindow& test, const QString& file) {
    ExportDialog dialog({test.document().view().picture(), {{test.document().pointing().selected_token(), {}}, {}}},
                        test.window->panels(), test.document().beside(), test.window->stage().pictures_size(),
                        test.window->look(), test.window.get());
    dialog.show();
    QTest::qWait(200);
    dialog.grab().save(file);
    dialog.close();
}

void take_pictures(const QString& folder, const QSize& usual) {
    const auto file = [&](const char* name) {
        return folder + QLatin1Char('/') + QLatin1String(name) + QStringLiteral(".png");
    };
    {
        TestWindow test;
        show_with_selection(test, usual);
        save(test, file("guide"));
        test.window->stage().guide().hide();
        save(test, file("light"));
        save_export_dialog(test, file("export"));
        test.window->actions_of_window().at(ActionId::ThemeDark)->trigger();
        save(test, file("dark"));
        test.window->text_panel().show_pair(true);
        test.document().run().set_pair(QStringLiteral("Was it too wide?"));
        (void)QTest::qWaitFor([&] { return test.settled(); });
        save(test, file("pair"));
        test.window->text_panel().show_pair(false);
        (void)QTest::qWaitFor([&] { return test.settled(); });
        test.document().view().change("pin", [](ViewState& view) {
            view.pinned = {HeadId{.layer = 1, .head = 1}, HeadId{.layer = 2, .head = 3}};
        });
        (void)QTest::qWaitFor([&] { return test.settled(); });
        save(test, file("pinned"));
        save_export_dialog(test, file("export-pinned"));
        test.document().view().change("arcs", [](ViewState& view) {
            view.pinned.clear();
            view.links.arcs = true;
            view.figure = View::Links;
        });
        test.window->actions_of_window().at(ActionId::ThemeLight)->trigger();
        (void)QTest::qWaitFor([&] { return test.settled(); });
        save(test, file("arcs"));
    }
    {
        TestWindow test;
        show_with_selection(test, {1024, 700});
        test.window->stage().guide().hide();
        save(test, file("small"));
        test.window->resize(usual);
        for (int i = 0; i < 4; ++i) test.window->actions_of_window().at(ActionId::ZoomIn)->trigger();
        save(test, file("zoom"));
    }
    for (const int count : {0, 1, 16, 110, 500}) {
        TestWindow test(count == 0 ? QStringLiteral(" ") : words(count));
        show_with_selection(test, usual);
        test.window->stage().guide().hide();
        save(test, file(qPrintable(QStringLiteral("tokens-%1").arg(count))));
    }
    {
        TestWindow test;
        show_with_selection(test, usual);
        test.bridge->hold_loads = true;
        test.document().run().open_model(QStringLiteral("decoder"));
        test.document().notices().post(
            Notice::Kind::Error,
            "/models/broken/model.safetensors: the header says 12,288 bytes, the file has 4,096. "
            "Download the file again.",
            "x");
        save(test, file("error-loading"));
    }
    {
        TestWindow test(kSentence, QStringLiteral("decoder"));
        show_with_selection(test, usual);
        test.window->stage().guide().hide();
        save(test, file("causal"));
    }
}

/// The first thing that a new user sees: the built-in model through a real session.
void take_first_picture(const QString& folder, const QSize& usual) {
    const QTemporaryDir settings;
    WindowOptions options;
    options.settings_file = settings.filePath(QStringLiteral("settings.ini"));
    MainWindow window(options);
    window.resize(usual);
    window.show();
    constexpr int kMostMilliseconds = 20000;
    const bool shown =
        QTest::qWaitFor([&] { return window.document().pointing().selected_token().has_value(); }, kMostMilliseconds);
    QTest::qWait(200);
    window.grab().save(folder + QStringLiteral("/first.png"));
    std::printf("first picture: %s\n", shown ? "shown" : "did not come");
}

/// A vision model through a real session: the class token, a chosen patch, smooth heat, dark, and without an image.
void take_image_pictures(const QString& folder, const QSize& usual) {
    const QTemporaryDir settings;
    WindowOptions options;
    options.settings_file = settings.filePath(QStringLiteral("settings.ini"));
    options.model = QStringLiteral("fashion-vit");
    MainWindow window(options);
    window.resize(usual);
    window.show();
    Document& document = window.document();
    const auto save_as = [&](const char* name) {
        (void)QTest::qWaitFor([&] {
            return document.view().picture() && document.view().picture()->view == document.view().state() &&
                   !document.run().running();
        });
        QTest::qWait(200);
        window.grab().save(folder + QStringLiteral("/image-%1.png").arg(QLatin1String(name)));
    };
    (void)QTest::qWaitFor([&] { return document.view().picture() != nullptr; }, 20000);
    save_as("guide");
    window.stage().guide().hide();
    document.view().show_head({.layer = 4, .head = 2});
    save_as("class-token");
    document.pointing().select_token(32);
    save_as("patch");
    window.actions_of_window().at(ActionId::ThemeDark)->trigger();
    save_as("dark");
    window.actions_of_window().at(ActionId::Smooth)->trigger();
    window.actions_of_window().at(ActionId::MetricByLayer)->trigger();
    save_as("smooth");
    document.view().toggle_pin({.layer = 5, .head = 0});
    document.view().toggle_pin({.layer = 0, .head = 0});
    save_as("pinned");
}

}  // namespace

int main(int argc, char** argv) {
    const QApplication application(argc, argv);
    if (argc < 2) {
        std::fprintf(stderr, "usage: window_pictures FOLDER [WIDTH HEIGHT]\n");
        return 2;
    }
    const QSize size = argc >= 4 ? QSize(std::atoi(argv[2]), std::atoi(argv[3])) : QSize(1440, 900);
    take_first_picture(QString::fromLocal8Bit(argv[1]), size);
    take_image_pictures(QString::fromLocal8Bit(argv[1]), size);
    take_pictures(QString::fromLocal8Bit(argv[1]), size);
    return 0;
}
