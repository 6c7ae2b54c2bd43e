// Promises about the source itself: who may include whom, how long a file may be, and what must not be left behind.

#include "documents.h"
#include "places.h"
#include "source_files.h"
#include "test_program.h"

#include <QTest>

#include <algorithm>
#include <map>
#include <vector>

using namespace headlight::testing;

namespace {

const QStringList kProject = {"app",   "docs",      "engine", "shaders", "ui", "resources",
                              "tests", "packaging", "python", ".github", ".ci"};

constexpr int kMostFiles = 40;

/// Arrows of the design between whole places.
Folders arrows_between_places(const DesignedPlaces& designed) {
    Folders arrows;
    for (const auto& [place, allowed] : designed.may_include)
        for (const QString& each : allowed)
            if (!is_header(each)) arrows[place].insert(each);
    return arrows;
}

/// The first way that leads from a place back to itself; empty: there is none.
QString cycle_through(const Folders& arrows, const QStringList& way) {
    for (const QString& next : at(arrows, way.back())) {
        if (next == way.front()) return (way + QStringList{next}).join(" -> ");
        if (way.contains(next)) continue;
        if (const QString cycle = cycle_through(arrows, way + QStringList{next}); !cycle.isEmpty()) return cycle;
    }
    return {};
}

/// Whether a place is reached from another one over at least one place between them.
bool reached_through_others(const Folders& arrows, const QString& from, const QString& to) {
    return std::ranges::any_of(at(arrows, from), [&](const QString& next) {
        QSet<QString> reached;
        add_reached(arrows, next, reached);
        return next != to && reached.contains(to);
    });
}

}  // namespace

class StructureTest : public QObject {
    Q_OBJECT

  private slots:
    void every_place_of_the_design_is_a_folder_with_a_target_and_every_such_folder_a_place() {
        const Folders designed = designed_places().may_include;
        QStringList problems;
        QSet<QString> with_target;
        for (const BuildCommand& command : build_commands())
            if (makes_target(command)) with_target.insert(command.folder);
        for (const QString& folder : with_target)
            if (!designed.contains(folder)) problems << "docs/design.md: Places: expected a row for " + folder;
        for (const auto& [place, allowed] : designed)
            if (!with_target.contains(place)) problems << "docs/design.md: Places: " + place + " has no CMake target";
        for (const SourceFile& file : sources(kFoldersOfPlaces))
            if (place_of(file.path, designed).isEmpty()) problems << file.path + ": lies in no place of docs/design.md";
        QCOMPARE(problems.join('\n'), QString());
    }

    void a_place_includes_only_what_the_design_lets_it_see() {
        const Folders designed = designed_places().may_include;
        QStringList forbidden;
        for (const PlaceInclude& include : includes_of_places(designed, linked_places())) {
            const QSet<QString> allowed = at(designed, include.from);
            if (!allowed.contains(include.to) && !allowed.contains(include.header))
                forbidden << include.where + ": docs/design.md does not let " + include.from + " include it";
        }
        QCOMPARE(forbidden.join('\n'), QString());
    }

    void the_design_lets_a_place_see_what_it_links_and_uses_and_no_more() {
        const DesignedPlaces designed = designed_places();
        const LinkedPlaces linked = linked_places();
        Folders used = linked.links;
        for (const PlaceInclude& include : includes_of_places(designed.may_include, linked))
            used[include.from] |= {include.to, include.header};
        QStringList problems;
        for (const auto& [place, allowed] : designed.may_include) {
            const QSet<QString> visible = visible_from(place, linked);
            for (const QString& each : allowed) {
                if (!visible.contains(is_header(each) ? folder_of(each) : each))
                    problems << "docs/design.md: Places: " + place + ": " + each + " is not linked";
                else if (!at(used, place).contains(each))
                    problems << "docs/design.md: Places: " + place + ": " + each + " is neither linked nor included";
            }
            for (const QString& each : at(linked.links, place)) {
                const bool named = std::ranges::any_of(allowed, [&](const QString& one) {
                    return one == each || (is_header(one) && folder_of(one) == each);
                });
                if (!named) problems << "docs/design.md: Places: " + place + ": expected " + each + ", which it links";
            }
        }
        QCOMPARE(problems.join('\n'), QString());
    }

    // Where several sources are compiled as one, it would silently be taken for the header's.
    void no_source_has_a_constant_of_its_own_that_is_named_like_a_headers() {
        static const QRegularExpression constant("^(?:inline )?constexpr [^=({]*\\b(k[A-Z]\\w*)(?: =|\\{|\\[)");
        std::map<QString, QString> shared;
        for (const SourceFile& file : read_files(kFoldersOfPlaces, QRegularExpression("\\.h$")))
            for (const QString& line : file.lines)
                if (const auto match = constant.match(line); match.hasMatch()) shared[match.captured(1)] = file.path;
        QVERIFY(shared.size() > 20);
        QStringList problems;
        for (const SourceFile& file : read_files(kFoldersOfPlaces, QRegularExpression("\\.cpp$")))
            for (const QString& line : file.lines)
                if (const auto match = constant.match(line); match.hasMatch() && shared.contains(match.captured(1)))
                    problems << file.path + ": " + match.captured(1) + " is a constant of " + shared[match.captured(1)];
        QCOMPARE(problems.join('\n'), QString());
    }

    void no_place_includes_itself_through_others() {
        const Folders arrows = arrows_between_places(designed_places());
        QVERIFY(arrows.size() > 10);
        for (const auto& [place, allowed] : arrows) QCOMPARE(cycle_through(arrows, {place}), QString());
    }

    void the_diagram_of_the_design_shows_the_links_that_do_not_follow_from_others() {
        const DesignedPlaces designed = designed_places();
        const Folders arrows = arrows_between_places(designed);
        QSet<std::pair<QString, QString>> expected;
        for (const auto& [place, links] : linked_places().links)
            for (const QString& each : links)
                if (at(arrows, place).contains(each) && !reached_through_others(arrows, place, each))
                    expected.insert({place, each});
        QStringList problems;
        for (const auto& [from, to] : expected - designed.diagram)
            problems << "docs/design.md: Places: the diagram lacks " + from + " --> " + to;
        for (const auto& [from, to] : designed.diagram - expected)
            problems << "docs/design.md: Places: the diagram has " + from + " --> " + to +
                            ", which is no link or follows from others";
        QCOMPARE(problems.join('\n'), QString());
    }

    void documentation_names_files_and_headings_that_exist() {
        static const QRegularExpression link("\\]\\(([^) ]+)\\)");
        QStringList problems;
        for (const SourceFile& page : documents()) {
            for (const QString& line : prose_of(page)) {
                for (auto match = link.globalMatch(line); match.hasNext();) {
                    const QString problem = problem_of_link(page, match.next().captured(1));
                    if (!problem.isEmpty()) problems << page.path + ": " + problem;
                }
                for (const QString& text : texts_in_backticks(line))
                    if (looks_like_a_path(text) && !QFile::exists(project_folder().filePath(text)))
                        problems << page.path + ": there is no " + text;
            }
        }
        QCOMPARE(problems.join('\n'), QString());
    }

    void comments_refer_to_headings_of_the_design() {
        static const QRegularExpression reference("docs/design\\.md, \"([^\"]+)\"");
        const QStringList headings = headings_of(read_file("docs/design.md"));
        QStringList problems;
        for (const QString& line : matches(sources({"app", "engine", "ui"}), QRegularExpression("docs/design\\.md"))) {
            const auto match = reference.match(line);
            if (!match.hasMatch() || !headings.contains(match.captured(1)))
                problems << line + ": expected docs/design.md, \"HEADING\" with a heading of that page";
        }
        QCOMPARE(problems.join('\n'), QString());
    }

    void no_folder_holds_more_sources_than_a_reader_can_survey() {
        std::map<QString, int> counts;
        for (const SourceFile& file :
             read_files({"app", "engine", "shaders", "ui", "tests"}, QRegularExpression("\\.(cpp|h|comp|glsl)$")))
            ++counts[folder_of(file.path)];
        QVERIFY(counts.size() > 40);
        QStringList problems;
        for (const auto& [folder, count] : counts)
            if (count > kMostFiles)
                problems << QString("%1: expected at most %2 files, found %3; divide the folder by subject")
                                .arg(folder)
                                .arg(kMostFiles)
                                .arg(count);
        QCOMPARE(problems.join('\n'), QString());
    }

    void no_include_climbs_out_of_its_folder() {
        QCOMPARE(matches(sources({"app", "engine", "ui", "tests"}), QRegularExpression("#\\s*include\\s+[\"<]\\.\\./"))
                     .join('\n'),
                 QString());
    }

    void the_engine_knows_no_qt() {
        QCOMPARE(matches(sources({"engine"}), QRegularExpression("#\\s*include\\s+<Q[A-Z]")).join('\n'), QString());
        QCOMPARE(matches(build_files({"engine"}), QRegularExpression("Qt6")).join('\n'), QString());
    }

    void json_is_read_and_written_in_one_place() {
        const QRegularExpression others("\\b(QJsonDocument|dom::parser|ondemand|padded_string)\\b");
        QStringList found;
        for (const QString& line : matches(sources({"app", "engine", "ui"}), others))
            if (!line.startsWith("engine/json/")) found << line;
        QCOMPARE(found.join('\n'), QString());
    }

    void figures_and_export_are_no_widgets() {
        const QStringList places = {"ui/figures", "ui/export"};
        QCOMPARE(matches(sources(places),
                         QRegularExpression(
                             "#\\s*include\\s+<(QtWidgets|QWidget|QApplication|QMainWindow|QAbstractScrollArea)"))
                     .join('\n'),
                 QString());
        QCOMPARE(matches(build_files(places), QRegularExpression("Qt6::Widgets|headlight_session")).join('\n'),
                 QString());
    }

    /// A count of threads is made of the user's choice in one place and handed on from there, so that no loop and no
    /// work beside the window can take more.
    void the_number_of_threads_is_the_users() {
        const auto named_in = [](const char* pattern) {
            QStringList files;
            for (const QString& line : matches(sources({"app", "engine", "ui"}), QRegularExpression(pattern)))
                files << line.section(':', 0, 0);
            files.removeDuplicates();
            files.sort();
            return files;
        };
        QCOMPARE(named_in("ThreadCount::chosen\\("),
                 QStringList({"engine/core/thread_pool.cpp", "engine/session/backend_choice.cpp"}));
        QCOMPARE(named_in("hardware_concurrency|sched_getaffinity|idealThreadCount"),
                 QStringList("engine/core/thread_pool.cpp"));
        QCOMPARE(named_in("QThreadPool::"), QStringList("ui/view/qt_threads.cpp"));
        QCOMPARE(named_in("std::async|QThread::create|QtConcurrent|(vector|array|deque|list)<std::j?thread"),
                 QStringList("engine/core/thread_pool.h"));
        QCOMPARE(named_in("std::j?thread[({]"), QStringList("engine/core/threads.h"));
    }

    /// While such a loop runs, whoever started it waits in the middle of an event.
    void the_window_has_no_loop_of_events_in_another() {
        const QRegularExpression loop(
            "\\bQEventLoop\\b|processEvents|(\\.|->)exec\\(|QDrag\\b|QInputDialog::get|QFileDialog::get|"
            "QMessageBox::(question|information|warning|critical)\\(");
        QCOMPARE(matches(sources({"ui"}), loop).join('\n'), QString());
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
            "model.safetensors.index.json", "metadata.json", "attention.json",     "samples.json",  "words.txt",
            "tokenizer.ggml.model",         "networks.json", "trainer_state.json", "training.json", "text.txt"};
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
            kProject, QRegularExpression(
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
