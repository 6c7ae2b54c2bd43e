#include "window.h"

#include "core/error.h"
#include "core/version.h"
#include "formats/model_path.h"
#include "formats/molecules/fasta_file.h"
#include "language/languages.h"
#include "language/sentences.h"
#include "offscreen.h"
#include "options.h"
#include "running_window.h"
#include "session/built_in_models.h"
#include "standard_output.h"
#include "view/inputs/input_text.h"
#include "workbench/background/guarded_application.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/settings.h"
#include "workbench/sessions/session_keeper.h"
#include "workbench/shell/main_window.h"
#include "workbench/shell/notices_bar.h"

#include <QApplication>
#include <QIcon>
#include <QMetaObject>
#include <QStringList>
#include <QTimer>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <filesystem>
#include <iterator>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

bool has_display() {
#ifdef Q_OS_LINUX
    return qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    return true;
#endif
}

/// For measurements and for the picture in README.md. Ends with a message where no picture will come.
void end_after_first_picture(MainWindow& window, const WindowArguments& arguments) {
    constexpr QSize kPicture(1440, 900);  // whatever the screen
    if (!arguments.screenshot.empty()) window.resize(kPicture);
    const int settle =
        arguments.screenshot.empty() ? 0 : 1500;  // milliseconds for thumbnails and texts that follow the picture
    Document& document = window.document();
    const auto last_notice = std::make_shared<QString>();
    QObject::connect(&document.notices(), &Notices::posted, &window,
                     [last_notice](const Notice& notice) { *last_notice = notice.text; });
    const SessionKeeper& keeper = window.keeper();
    const auto end_without_picture = [&document, &keeper, last_notice] {
        // A run begins right after a model is loaded.
        QTimer::singleShot(0, &document, [&document, &keeper, last_notice] {
            if (document.run().loading() || document.run().running() || document.run().analysis() || !keeper.settled())
                return;
            say("No figure was drawn. " + last_notice->toStdString());
            QApplication::exit(1);
        });
    };
    QObject::connect(&document.run(), &LiveRun::busy_changed, &window, end_without_picture);
    QObject::connect(&keeper, &SessionKeeper::shown, &window, end_without_picture);
    end_without_picture();
    QObject::connect(&document.view(), &ShownView::picture_changed, &window, [&window, &arguments, settle] {
        if (!window.document().view().picture()) return;
        QTimer::singleShot(settle, &window, [&window, &arguments] {
            const QPixmap picture = window.grab();
            for (const QString& notice : window.notices().texts()) print_notice(notice.toStdString());
            if (!arguments.screenshot.empty()) picture.save(QString::fromStdString(arguments.screenshot));
            QApplication::quit();
        });
    });
}

bool is_session(const std::string& file) {
    return file.ends_with(".headlight");
}

/// Model that the arguments name as a file or by `--model`, with the image encoder of `--mmproj`; empty: none.
std::string model_of(const WindowArguments& arguments) {
    const bool other = arguments.file.empty() || is_session(arguments.file) || is_fasta_file(arguments.file);
    const std::string& model = other ? arguments.model : arguments.file;
    const std::filesystem::path image_encoder = arguments.view.request().input.image_encoder;
    if (model.empty() || image_encoder.empty()) return model;
    return with_image_encoder(model, std::filesystem::absolute(image_encoder)).string();
}

/// Text that the arguments name: typed, or of a file.
std::string text_in(const WindowArguments& arguments) {
    InputRequest input = arguments.view.request().input;
    input.text = arguments.text;
    if (is_fasta_file(arguments.file)) input.text_file = arguments.file;
    const InputText read = text_of(input);
    if (!read.notice.empty()) print_notice(read.notice);
    return read.text;
}

QStringList to_list(const std::vector<std::string>& texts) {
    QStringList list;
    for (const std::string& text : texts) list << QString::fromStdString(text);
    return list;
}

/// What the arguments ask a window to show, as another process finds it.
ShowRequest request_of(const WindowArguments& arguments) {
    const auto absolute = [](const std::string& path) {
        return path.empty() ? path : std::filesystem::absolute(path).string();
    };
    const std::string named = model_of(arguments);
    const std::string model = named.empty() ? std::string() : absolute(find_model(named).string());
    std::vector<std::string> images;
    std::ranges::transform(arguments.images, std::back_inserter(images), absolute);
    return {model, text_in(arguments), std::move(images), absolute(arguments.boxes)};
}

/// Shows what another process asks for, in front of the other windows.
void show_for_other(MainWindow& window, const ShowRequest& request) {
    window.show_request(QString::fromStdString(request.model), QString::fromStdString(request.text),
                        to_list(request.images), QString::fromStdString(request.boxes));
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.raise();
    window.activateWindow();
}

WindowOptions options_of(const WindowArguments& arguments) {
    return {.model = QString::fromStdString(model_of(arguments)),
            .text = QString::fromStdString(text_in(arguments)),
            .images = to_list(arguments.images),
            .boxes = QString::fromStdString(arguments.boxes),
            .backend = arguments.view.request().input.backend,
            .session = QString::fromStdString(is_session(arguments.file) ? arguments.file : std::string()),
            .lesson = QString::fromStdString(arguments.lesson),
            .still = !arguments.screenshot.empty(),
            .settings_file = {}};
}

/// Shows a window until it is closed. Returns the program's exit code; nothing: the window is to be opened again.
std::optional<int> show_window(GuardedApplication& application, const WindowArguments& arguments,
                               const std::filesystem::path& socket, CommandContext& context) {
    const WindowOptions options = options_of(arguments);
    const QString asked = QString::fromStdString(arguments.language);
    const Language& language = language_of(asked.isEmpty() ? Settings(options.settings_file).language() : asked);
    use_language(language);
    MainWindow window(options);
    if (const QString problem = missing_font(language); !problem.isEmpty())
        window.document().notices().post(Notice::Kind::Warning, problem, QStringLiteral("font"));
    application.report_failures([&window](const QString& sentence) {
        window.document().notices().post(Notice::Kind::Error, sentence, QStringLiteral("failure"));
    });
    context.interruption.set_handler([&window] {
        QMetaObject::invokeMethod(
            &window,
            [&window] {
                window.close_unasked();
                QApplication::closeAllWindows();
            },
            Qt::QueuedConnection);
    });
    if (arguments.quit_after_first_picture || !arguments.screenshot.empty()) end_after_first_picture(window, arguments);
    window.show();
    const WindowListener listener(socket, [&window](const ShowRequest& request) { show_for_other(window, request); });
    if (arguments.reuse) {
        context.output.write(std::to_string(QApplication::applicationPid()) + "\n");
        context.output.flush();
    }
    const int code = QApplication::exec();
    context.interruption.set_handler({});
    application.report_failures({});
    if (context.interruption.exit_code() != 0) return context.interruption.exit_code();
    return window.reopens() ? std::nullopt : std::optional(code);
}

}  // namespace

void add_window_options(CLI::App& program, WindowArguments& arguments) {
    CLI::Option* const file =
        program
            .add_option("FILE", arguments.file,
                        "Session (.headlight), folder or file of a model, capture, or sequences (.fasta) to open")
            ->check([](const std::string& name) {
                std::error_code missing;
                return is_session(name) || std::filesystem::exists(name, missing)
                           ? std::string()
                           : "expected a command, or a file or folder that is there; found \"" + name + "\"";
            });
    program
        .add_option("--model", arguments.model,
                    "Model to open: a built-in model's name, a Hugging Face folder or a file in one")
        ->excludes(file);
    program.add_option("--text", arguments.text, "Text to analyze");
    program
        .add_option("--image", arguments.images,
                    "Image to analyze, for a model that reads images; can be given several times, in the order of the "
                    "images, where a text may hold several")
        ->allow_extra_args(false);
    program
        .add_option(
            "--boxes", arguments.boxes,
            "Words of a page with their places (hOCR or JSON), in place of a text, for a model that reads pages")
        ->excludes("--text");
    program.add_option("--lesson", arguments.lesson,
                       "Lesson to open: a built-in lesson's name, a file, or a folder of lessons");
    add_language_option(program, arguments.language,
                        "Language of the window; by default the one that was chosen in it, otherwise the desktop's");
    program.add_flag("--reuse-window", arguments.reuse,
                     "Show model, text and image in the window that is open on this display, or in a new one if there "
                     "is none; prints the process id of the window");
    arguments.view.add_to(program, Context::Start);
    const std::string hidden;  // a group without a name is left out of the help
    program.add_flag("--quit-after-first-picture", arguments.quit_after_first_picture)->group(hidden);
    program.add_option("--screenshot", arguments.screenshot)->group(hidden);
}

int run_window(const WindowArguments& arguments, CommandContext& context) {
    if (!has_display()) {
        throw Error(
            ErrorKind::Device,
            Sentence(
                "There is no display to open the window on; the commands work without one, see 'headlight --help'."));
    }
    const std::filesystem::path socket = window_socket();
    if (arguments.reuse) {
        if (const auto window = show_in_running_window(socket, request_of(arguments))) {
            context.output.write(std::to_string(*window) + "\n");
            context.output.flush();
            return 0;
        }
    }
    qInstallMessageHandler(end_on_fatal_message);
    int count = 1;
    GuardedApplication application(count, context.arguments);
    std::setlocale(LC_NUMERIC, "C");  // Qt takes over the user's; numbers in files always have a point
    QApplication::setApplicationName("Headlight");
    QApplication::setOrganizationName("Headlight");
    QApplication::setApplicationVersion(QString::fromUtf8(version().data(), static_cast<qsizetype>(version().size())));
    QApplication::setDesktopFileName("headlight");
    QApplication::setWindowIcon(QIcon(":/icons/headlight.svg"));
    std::optional<int> code = show_window(application, arguments, socket, context);
    WindowArguments reopened;  // which shows what was there when it was closed
    reopened.view = arguments.view;
    while (!code) code = show_window(application, reopened, socket, context);
    return *code;
}

}  // namespace headlight
