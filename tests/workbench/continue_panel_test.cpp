// The panel that continues texts, in a real window with the built-in models. HEADLIGHT_PICTURES names a folder for
// pictures of it, to be looked at by people.

#include "workbench/generation/continue_panel.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"

#include <QJsonDocument>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {}  // namespace

namespace {

const QSize kSize(1366, 768);

}  // namespace

class ContinuePanelTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void cleanup() { close(); }

    void keys_alone_write_branch_and_go_back() {
        open("story-decoder", "The lighthouse keeper", kSize);
        key(Qt::Key_F8);
        QTRY_VERIFY_WITH_TIMEOUT(panel().candidates().topLevelItemCount() >= 10, kPatience);
        key(Qt::Key_F9);
        QTRY_COMPARE_WITH_TIMEOUT(way().size(), std::size_t{1}, kPatience);
        key(Qt::Key_F9);
        QTRY_COMPARE_WITH_TIMEOUT(way().size(), std::size_t{2}, kPatience);
        settle();
        const auto greedy = way();
        // The second most probable token instead.
        CandidateList& list = panel().candidates();
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Down);
        QTest::keyClick(&list, Qt::Key_Return);
        const auto other = panel().continuation().tree().node(greedy.front()).candidates.at(1).id;
        QCOMPARE(panel().continuation().tree().ids_to(panel().continuation().current()).back(), other);
        settle();
        const auto& tokens = document().run().analysis()->tokens.tokens;
        QCOMPARE(tokens.back().id, other);
        QCOMPARE(document().pointing().selected_token(), std::optional(static_cast<std::int32_t>(tokens.size()) - 2));
        // Over the tree: back to the first token, and forward along what was tried first.
        GenerationTreeView& tree = panel().tree_view();
        tree.setFocus();
        QTest::keyClick(&tree, Qt::Key_Left);
        QCOMPARE(way().size(), std::size_t{1});
        QTest::keyClick(&tree, Qt::Key_Right);
        QCOMPARE(way(), greedy);
        QTest::keyClick(&tree, Qt::Key_Down);
        QVERIFY(way() != greedy);
        key(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(way().size(), std::size_t{1});
        settle();
        QVERIFY(document().run().is_current());
    }

    void beams_come_as_branches_with_scores() {
        open("story-decoder", "Once upon a time", kSize);
        actions().at(ActionId::Beams)->trigger();
        QVERIFY(!actions().at(ActionId::GenerateStep)->isEnabled());
        key(Qt::Key_F9, Qt::ControlModifier);
        const auto scored = [&] {
            const auto& nodes = panel().continuation().tree().nodes();
            return std::ranges::count_if(nodes,
                                         [](const GenerationTree::Node& node) { return node.score.has_value(); });
        };
        QTRY_COMPARE_WITH_TIMEOUT(scored(), 4, kPatience);
        settle();
        // The best beam is the one that is shown, and its step's candidates come when someone looks.
        QVERIFY(panel().continuation().tree().node(panel().continuation().current()).score);
        QTRY_VERIFY_WITH_TIMEOUT(panel().candidates().topLevelItemCount() >= 10, kPatience);
        save("continue-beams");
    }

    void a_target_is_written_word_by_word() {
        open("english-french", "The cat sleeps.", kSize);
        key(Qt::Key_F9);
        QTRY_COMPARE_WITH_TIMEOUT(way().size(), std::size_t{1}, kPatience);
        settle();
        QCOMPARE(document().run().analysis()->tokens.pair, std::string("Le"));
        key(Qt::Key_F9, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(way().size() > 3 && !panel().continuation().writing(), kPatience);
        settle();
        QCOMPARE(document().run().analysis()->tokens.pair, std::string("Le chat dort."));
        QVERIFY(!actions().at(ActionId::GenerateStep)->isEnabled());  // the model ended its text
        save("continue-target");
    }

    void the_tree_is_saved_as_figure_and_as_data() {
        open("story-decoder", "The dog", kSize);
        key(Qt::Key_F9);
        QTRY_COMPARE_WITH_TIMEOUT(way().size(), std::size_t{1}, kPatience);
        const QString json = folder_->filePath("tree.json");
        panel().save(json);
        QFile file(json);
        QTRY_VERIFY_WITH_TIMEOUT(file.exists(), kPatience);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QJsonDocument saved = QJsonDocument::fromJson(file.readAll());
        QCOMPARE(saved["text"].toString(), QString("The dog"));
        QCOMPARE(saved["nodes"].toArray().size(), 2);
        for (const char* name : {"tree.svg", "tree.pdf", "tree.png"}) {
            panel().save(folder_->filePath(name));
            QTRY_VERIFY_WITH_TIMEOUT(QFileInfo(folder_->filePath(name)).size() > 500, kPatience);
        }
        QString problem;
        connect(&document().notices(), &Notices::posted, this, [&](const Notice& notice) { problem = notice.text; });
        panel().save(folder_->filePath("tree.txt"));
        QVERIFY(!problem.isEmpty());
    }

    void pictures_for_people() {
        if (qEnvironmentVariableIsEmpty("HEADLIGHT_PICTURES")) QSKIP("HEADLIGHT_PICTURES names no folder.");
        open("story-decoder", "Once upon a time there was a lighthouse keeper who", kSize);
        actions().at(ActionId::Sample)->trigger();
        key(Qt::Key_F9, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(way().size() > 8 && !panel().continuation().writing(), kPatience);
        const auto branch = [&](std::size_t depth, std::size_t candidate) {
            const auto at = way().at(depth);
            panel().continuation().go_to(at);
            const auto& all = panel().continuation().tree().node(panel().continuation().choice()).candidates;
            panel().continuation().choose(all.at(candidate));
            settle();
            key(Qt::Key_F9);
            QTRY_VERIFY_WITH_TIMEOUT(!panel().continuation().writing(), kPatience);
            settle();
        };
        branch(5, 2);
        branch(3, 1);
        key(Qt::Key_F9);
        settle();
        for (const QSize& size : {QSize(1366, 768), QSize(3840, 2160)}) {
            window_->resize(size);
            for (QAction* theme : {actions().at(ActionId::ThemeLight), actions().at(ActionId::ThemeDark)}) {
                theme->trigger();
                save(qPrintable(QString("continue-%1-%2").arg(size.width()).arg(theme->iconText())));
            }
        }
        panel().save(qEnvironmentVariable("HEADLIGHT_PICTURES") + "/tree.png");
    }

  private:
    [[nodiscard]] Document& document() const { return window_->document(); }
    [[nodiscard]] ContinuePanel& panel() const { return window_->panel<ContinuePanel>(); }
    [[nodiscard]] Actions& actions() const { return window_->actions_of_window(); }
    [[nodiscard]] std::vector<std::size_t> way() const {
        return panel().continuation().tree().way_to(panel().continuation().current());
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window_.get(), key, modifiers);
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(!document().run().running() && !document().run().reading() &&
                                     document().view().picture() &&
                                     document().view().picture()->analysis == document().run().analysis(),
                                 kPatience);
    }
};

HEADLIGHT_TEST(ContinuePanelTest, Window)
#include "continue_panel_test.moc"
