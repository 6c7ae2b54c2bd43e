// Promises about the source itself: who may include whom, how long a file may be, and what must not be left behind.

#include "test_program.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <vector>

namespace {

struct SourceFile {
    QString path;  // from the project's folder
    QStringList lines;
};

const QStringList kHouse = {"app", "engine", "shaders", "ui", "resources", "tests", "packaging", ".github", ".ci"};

std::vector<SourceFile> read_files(const QStringList& folders, const QRegularExpression& name) {
    std::vector<SourceFile> files;
    const QDir root(QStringLiteral(HEADLIGHT_SOURCE_DIR));
    for (const auto& folder : folders) {
        QDirIterator iterator(root.filePath(folder), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
        while (iterator.hasNext()) {
            const QString path = iterator.next();
            if (!name.match(path).hasMatch()) continue;
            QFile file(path);
            if (!file.open(QIODevice::ReadOnly)) qFatal("%s cannot be read", qPrintable(path));
            files.push_back({root.relativeFilePath(path), QString::fromUtf8(file.readAll()).split('\n')});
        }
    }
    return files;
}

std::vector<SourceFile> sources(const QStringList& folders) {
    return read_files(folders, QRegularExpression("\\.(cpp|h)$"));
}

/// "path:line: text" of every line that the expression matches.
QStringList matches(const std::vector<SourceFile>& files, const QRegularExpression& expression) {
    QStringList found;
    for (const auto& file : files) {
        for (qsizetype i = 0; i < file.lines.size(); ++i) {
            if (expression.match(file.lines[i]).hasMatch())
                found << QString("%1:%2: %3").arg(file.path).arg(i + 1).arg(file.lines[i].trimmed());
        }
    }
    return found;
}

/// A room of the window sees itself, other rooms and what is below the window.
QStringList room(const QString& name, const QStringList& others) {
    QStringList seen = {"view",  "runs",    "export", "figures",    "session", "analysis",
                        "audio", "capture", "images", "tokenizers", "formats", "core"};
    for (const QString& other : QStringList{name} + others) seen << "workbench/" + other;
    return seen;
}

/// The folder's own headers, and those of the places that the design lets it see.
const std::map<QString, QStringList> kMayInclude = {
    {"engine/core", {"core"}},
    {"engine/formats", {"formats", "core"}},
    {"engine/audio", {"audio", "core", "formats"}},
    {"engine/images", {"images", "core", "formats"}},
    {"engine/tokenizers", {"tokenizers", "core", "formats"}},
    {"engine/backends", {"backends", "core"}},
    {"engine/backends/cpu", {"backends/cpu", "backends", "core"}},
    {"engine/backends/cpu/kernels", {"backends/cpu", "backends", "core"}},
    {"engine/backends/vulkan", {"backends/vulkan", "backends", "core", "shaders", "vulkan"}},
    {"engine/capture", {"capture", "backends", "core"}},
    {"engine/models", {"models", "models/blocks", "core", "formats", "capture", "backends"}},
    {"engine/models/blocks", {"models", "models/blocks", "core", "formats", "capture", "backends"}},
    {"engine/analysis", {"analysis", "core", "formats", "images", "tokenizers", "capture", "backends"}},
    {"engine/session",
     {"session", "core", "formats", "audio", "images", "tokenizers", "backends", "backends/cpu", "backends/vulkan",
      "capture", "models", "analysis"}},
    {"ui/figures", {"figures", "analysis", "core", "images", "tokenizers", "capture"}},
    {"ui/export", {"export", "figures", "analysis", "core", "formats", "tokenizers", "capture"}},
    {"ui/view",
     {"view", "figures", "export", "analysis", "core", "capture", "formats", "images", "session", "tokenizers"}},
    {"ui/runs", {"runs", "view", "figures", "session", "analysis", "audio", "capture", "core", "images", "tokenizers"}},
    {"ui/workbench/work", room("work", {})},
    {"ui/workbench/widgets", room("widgets", {})},
    {"ui/workbench/document", room("document", {"work"})},
    {"ui/workbench/menus", room("menus", {"document", "widgets"})},
    {"ui/workbench/input", room("input", {"document", "menus", "widgets"})},
    {"ui/workbench/heads", room("heads", {"document", "menus", "widgets", "work"})},
    {"ui/workbench/generation", room("generation", {"document", "menus", "widgets"})},
    {"ui/workbench/export", room("export", {"document", "widgets", "work"})},
    {"ui/workbench/explain", room("explain", {"document", "export", "widgets", "work"})},
    {"ui/workbench/compare", room("compare", {"document", "explain", "menus", "widgets", "work"})},
    {"ui/workbench/lessons", room("lessons", {"compare", "document", "export", "generation", "menus", "widgets"})},
    {"ui/workbench/sessions",
     room("sessions", {"compare", "document", "export", "generation", "menus", "widgets", "work"})},
    {"ui/workbench/shell", room("shell", {"compare", "document", "explain", "export", "generation", "heads", "input",
                                          "lessons", "menus", "sessions", "widgets"})},
};

QString folder_of(const QString& path) {
    return path.section('/', 0, -2);
}

}  // namespace

class StructureTest : public QObject {
    Q_OBJECT

  private slots:
    void a_place_includes_only_what_the_design_lets_it_see() {
        static const QRegularExpression include("^\\s*#\\s*include\\s+\"(.+)/[^/]+\"");
        QStringList forbidden;
        for (const auto& file : sources({"engine", "ui"})) {
            const auto allowed = kMayInclude.find(folder_of(file.path));
            if (allowed == kMayInclude.end()) {
                forbidden << file.path + " lies in a folder that the design does not name";
                continue;
            }
            for (const auto& line : file.lines) {
                const auto match = include.match(line);
                if (match.hasMatch() && !allowed->second.contains(match.captured(1)))
                    forbidden << file.path + ": " + line;
            }
        }
        QCOMPARE(forbidden.join('\n'), QString());
    }

    void no_include_climbs_out_of_its_folder() {
        QCOMPARE(matches(sources({"app", "engine", "ui", "tests"}), QRegularExpression("#\\s*include\\s+[\"<]\\.\\./"))
                     .join('\n'),
                 QString());
    }

    void the_engine_knows_no_qt() {
        QCOMPARE(matches(sources({"engine"}), QRegularExpression("#\\s*include\\s+<Q[A-Z]")).join('\n'), QString());
        QCOMPARE(matches(read_files({"engine"}, QRegularExpression("CMakeLists\\.txt$")), QRegularExpression("Qt6"))
                     .join('\n'),
                 QString());
    }

    void figures_and_export_are_no_widgets() {
        const QStringList places = {"ui/figures", "ui/export"};
        QCOMPARE(matches(sources(places),
                         QRegularExpression(
                             "#\\s*include\\s+<(QtWidgets|QWidget|QApplication|QMainWindow|QAbstractScrollArea)"))
                     .join('\n'),
                 QString());
        QCOMPARE(matches(read_files(places, QRegularExpression("CMakeLists\\.txt$")),
                         QRegularExpression("Qt6::Widgets|headlight_session"))
                     .join('\n'),
                 QString());
    }

    void nothing_outside_the_models_switches_on_the_architecture() {
        const QRegularExpression comparison("model_type\\s*[!=]=|[!=]=\\s*\"(bert|gpt2)\"|architecture\\s*[!=]=\\s*\"");
        QStringList found;
        for (const auto& line : matches(sources({"engine", "ui", "app"}), comparison)) {
            if (!line.startsWith("engine/models/")) found << line;
        }
        QCOMPARE(found.join('\n'), QString());
    }

    void files_that_decide_what_a_model_computes_are_part_of_its_identity() {
        const QRegularExpression name("\"([a-z_.]+\\.(json|txt|model|spm))\"");
        // Read of a folder, but nothing is computed from them; or no file.
        QStringList known = {
            "model.safetensors.index.json", "metadata.json", "attention.json", "samples.json", "words.txt",
            "tokenizer.ggml.model"};
        QStringList read;
        for (const auto& file : sources({"engine"})) {
            QStringList& names = file.path == "engine/formats/model_content.cpp" ? known : read;
            auto match = name.globalMatch(file.lines.join('\n'));
            while (match.hasNext()) names << match.next().captured(1);
        }
        QVERIFY(read.contains("config.json"));
        for (const QString& each : read) QVERIFY2(known.contains(each), qPrintable(each));
    }

    void no_source_file_is_longer_than_800_lines() {
        QStringList long_files;
        for (const auto& file : sources({"app", "engine", "ui", "tests"})) {
            if (file.lines.size() > 800) long_files << QString("%1 has %2 lines").arg(file.path).arg(file.lines.size());
        }
        QCOMPARE(long_files.join('\n'), QString());
    }

    void no_file_names_a_path_of_somebodys_machine() {
        // Written in pieces, so that this file does not match itself.
        const QRegularExpression machine(QString("(^|[^\\w.])/(") + "wo" + "rk|ho" + "me|Us" + "ers|ro" + "ot)/\\w");
        const auto files = read_files(
            kHouse, QRegularExpression(
                        "(\\.(cpp|h|comp|md|cmake|py|sh|desktop|yml)|CMakeLists\\.txt|packaging/\\w+|\\.ci/\\w+)$"));
        QCOMPARE(matches(files, machine).join('\n'), QString());
    }

    void nothing_unfinished_is_left_behind() {
        const QRegularExpression marks(QString("\\b(TO") + "DO|FIX" + "ME|XX" + "X|HA" +
                                       "CK)\\b|^(<{7}|>{7}|={7})( |$)");
        QCOMPARE(matches(sources({"app", "engine", "ui", "tests"}), marks).join('\n'), QString());
    }

    void no_code_is_commented_out() {
        const QRegularExpression statement(
            "^\\s*//\\s*([\\w:.>\\-]+\\(.*\\);|return .*;|(if|for|while) \\(.*\\) .*;|#include .*)\\s*$");
        QCOMPARE(matches(sources({"app", "engine", "ui", "tests"}), statement).join('\n'), QString());
    }
};

HEADLIGHT_TEST(StructureTest, None)
#include "structure_test.moc"
