// The guided mode in a real window. HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/lessons/lesson_player.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/figure_panels.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/lessons/illustration_view.h"
#include "workbench/lessons/lesson_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/notices_bar.h"
#include "workbench/shell/welcome_bar.h"

#include <QDropEvent>
#include <QListWidget>
#include <QMimeData>
#include <QScrollBar>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kText = QStringLiteral("The dog slept.");

}  // namespace

class LessonPlayerTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() { open("story-encoder", kText, {1366, 768}); }
    void cleanup() { close(); }

    void keys_alone_choose_a_lesson_walk_through_it_and_end_it() {
        key(Qt::Key_F2);
        QTRY_VERIFY(player().panel().isVisible());
        QVERIFY(player().panel().shows_list());
        QCOMPARE(player().panel().list().count(), static_cast<int>(built_in_lessons().size()));
        QTest::keyClick(&player().panel().list(), Qt::Key_Down);
        QTest::keyClick(&player().panel().list(), Qt::Key_Return);
        QTRY_VERIFY(player().lesson());
        QCOMPARE(player().lesson()->title, QString("Query, key and value"));
        settle();
        QVERIFY(!actions().at(ActionId::LessonBack)->isEnabled());
        key(Qt::Key_PageDown);
        QCOMPARE(player().step(), std::size_t{1});
        settle();
        key(Qt::Key_PageUp);
        QCOMPARE(player().step(), std::size_t{0});
        settle();
        for (std::size_t step = 1; step < player().lesson()->steps.size(); ++step) key(Qt::Key_PageDown);
        settle();
        QCOMPARE(actions().at(ActionId::LessonNext)->iconText(), QString("Next lesson"));
        key(Qt::Key_PageDown);
        QCOMPARE(player().lesson()->title, QString("Several heads"));
        QCOMPARE(player().step(), std::size_t{0});
        QCOMPARE(actions().at(ActionId::LessonNext)->iconText(), QString("Next"));
        settle();
        key(Qt::Key_F2);
        QVERIFY(!player().lesson());
        QTRY_VERIFY(!player().panel().isVisible());
    }

    void the_welcome_gives_way_to_a_lesson() {
        QVERIFY(window_->welcome().isVisible());
        player().open("masks");
        settle();
        QVERIFY(!window_->welcome().isVisible());
        key(Qt::Key_F2);
        QTRY_VERIFY(window_->welcome().isVisible());
    }

    void entries_of_the_list_do_not_overlap() {
        key(Qt::Key_F2);
        QTRY_VERIFY(player().panel().isVisible());
        QListWidget& list = player().panel().list();
        for (const QSize size : {QSize(1366, 768), QSize(1100, 700), QSize(1920, 1080)}) {
            window_->resize(size);
            QTest::qWait(300);
            QStyleOptionViewItem option;
            option.widget = &list;
            for (int row = 0; row < list.count(); ++row) {
                const QModelIndex index = list.model()->index(row, 0);
                option.rect = list.visualRect(index);
                QVERIFY(option.rect.height() >= list.itemDelegate()->sizeHint(option, index).height());
            }
        }
    }

    void after_the_last_lesson_there_is_no_next_one() {
        key(Qt::Key_F2);
        QTRY_VERIFY(player().panel().isVisible());
        QTest::keyClick(&player().panel().list(), Qt::Key_End);
        QTest::keyClick(&player().panel().list(), Qt::Key_Return);
        QTRY_VERIFY(player().lesson());
        settle();
        for (std::size_t step = 1; step < player().lesson()->steps.size(); ++step) key(Qt::Key_PageDown);
        settle();
        QVERIFY(!actions().at(ActionId::LessonNext)->isEnabled());
    }

    void the_keys_work_while_the_text_has_the_keyboard() {
        player().open("masks");
        settle();
        window_->text_panel().editor().setFocus();
        QTest::keyClick(&window_->text_panel().editor(), Qt::Key_PageDown);
        QCOMPARE(player().step(), std::size_t{1});
        QTest::keyClicks(&window_->text_panel().editor(), "x");
        QVERIFY(document().run().text().contains('x'));
    }

    void ending_a_lesson_brings_back_what_was_there() {
        document().view().change("test", [](ViewState& view) {
            view.choice.layer = 3;
            view.choice.head = 1;
            view.scale = Scale::Rank;
            view.pinned = {{.layer = 1, .head = 2}};
            view.pointed_out.highlights = {{.query = 3, .key = 1, .note = "look here"}};
        });
        document().pointing().select_token(2);
        actions().at(ActionId::TokenSteps)->setChecked(true);
        const ViewState view = document().view().state();
        const auto model = document().run().model()->path;
        for (const char* lesson : {"positions", "next-word", "images", "query-key-value"}) {
            player().open(lesson);
            settle();
            for (std::size_t step = 1; step < player().lesson()->steps.size(); ++step) {
                player().go_to(step);
                settle();
            }
            player().end();
            settle();
            QCOMPARE(document().run().text(), kText);
            QCOMPARE(document().run().model()->path, model);
            ViewState now = document().view().state();
            now.masks = view.masks;  // they belong to a text as it was when they were set
            now.pointed_out_revision = view.pointed_out_revision;
            QCOMPARE(now, view);
            QCOMPARE(document().pointing().selected_token(), std::optional(2));
            QVERIFY(actions().at(ActionId::TokenSteps)->isChecked());
            QVERIFY(!actions().at(ActionId::Compare)->isChecked());
            QVERIFY(!player().shows_illustration());
        }
        QCOMPARE(window_->notices().texts(), QStringList());
    }

    void a_drawing_of_a_lesson_becomes_a_panel() {
        player().open("masks");
        settle();
        for (std::size_t step = 0; !player().shows_illustration() && step < player().lesson()->steps.size(); ++step) {
            player().go_to(step);
            settle();
        }
        QVERIFY(player().shows_illustration());
        QTRY_VERIFY_WITH_TIMEOUT(player().illustration().figure() != nullptr, kPatience);
        key(Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        const std::vector<FigurePanel>& panels = window_->panels().all();
        QCOMPARE(panels.size(), std::size_t{1});
        QCOMPARE(panels.front().name, QString("Drawing"));
        QCOMPARE(panels.front().figure, player().illustration().figure());
        const auto page = window_->panels().figure(FigureStyle{}, {});
        const DisplayList list = page->layout(page->natural_size());
        QVERIFY(list.items.size() > panels.front().figure->layout(panels.front().figure->natural_size()).items.size());
    }

    void an_image_stays_the_file_that_it_was() {
        const QString dress = HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit/images/dress.png";
        open("fashion-vit", {});
        document().run().open_image(dress);
        QTRY_VERIFY_WITH_TIMEOUT(!document().run().reading(), kPatience);
        player().open("images");
        settle();
        QVERIFY(document().run().image_path() != dress);
        player().end();
        QTRY_COMPARE_WITH_TIMEOUT(document().run().image_path(), dress, kPatience);
    }

    void a_lesson_leaves_no_traces_for_the_next_start() {
        player().open("translation");
        settle();
        window_->close();
        WindowOptions options;
        options.settings_file = folder_->filePath("settings.ini");
        window_ = std::make_unique<MainWindow>(options);
        window_->show();
        QTRY_VERIFY_WITH_TIMEOUT(document().view().picture() != nullptr, kPatience);
        QCOMPARE(document().run().text(), kText);
        QCOMPARE(document().run().model()->name, std::string("story-encoder"));
    }

    void show_again_puts_back_what_a_student_changed() {
        player().open("several-heads");
        settle();
        const QString text = document().run().text();
        document().run().set_text("Something else.");
        document().view().walk(1, 1);
        key(Qt::Key_F2, Qt::ShiftModifier);
        settle();
        QCOMPARE(document().run().text(), text);
        QCOMPARE(document().view().state().choice.layer, std::optional(0));
    }

    void a_press_does_what_it_says_and_can_be_undone() {
        player().open("query-key-value");
        settle();
        player().go_to(2);
        settle();
        QTest::mouseClick(player().panel().trials().at(0), Qt::LeftButton);
        settle();
        QCOMPARE(document().view().state().scale, Scale::Log);
        actions().at(ActionId::Undo)->trigger();
        QCOMPARE(document().view().state().scale, Scale::Linear);
    }

    void a_lesson_of_ones_own_opens_when_dropped_with_those_beside_it() {
        write("one.json",
              R"({"title": "Mine", "steps": [{"heading": "H", "text": "T", "show": {"text": "The cat slept."}}]})");
        write("two.json", R"({"title": "Also mine", "steps": [{"heading": "H", "text": "T"}]})");
        drop(folder_->filePath("one.json"));
        QTRY_VERIFY2(player().lesson(), qPrintable(window_->notices().texts().join('\n')));
        settle();
        QCOMPARE(document().run().text(), QString("The cat slept."));
        player().show_list();
        QCOMPARE(player().panel().list().count(), static_cast<int>(built_in_lessons().size()) + 2);
        settle();
        QCOMPARE(document().run().text(), kText);
    }

    void a_broken_lesson_is_named_and_changes_nothing() {
        write("broken.json",
              R"({"title": "B", "steps": [{"heading": "H", "text": "T", "show": {"model": "nowhere"}}]})");
        player().open(folder_->filePath("broken.json"));
        const QString notice = window_->notices().texts().join(' ');
        for (const char* part : {"broken.json", "steps[0].show.model", "nowhere"})
            QVERIFY2(notice.contains(part), qPrintable(notice));
        QVERIFY(!player().lesson());
        QCOMPARE(document().run().text(), kText);
        player().open("no such lesson");
        QVERIFY(window_->notices().texts().join(' ').contains("query-key-value"));
    }

    void long_texts_scroll_and_large_screens_get_large_type() {
        write("long.json", QString(R"({"title": "L", "steps": [{"heading": "H", "text": "%1"}]})")
                               .arg(QStringLiteral("word ").repeated(700))
                               .toUtf8());
        player().open(folder_->filePath("long.json"));
        settle();
        QTRY_VERIFY(player().panel().area().verticalScrollBar()->maximum() > 0);
        const int small = player().panel().heading().font().pixelSize();
        QVERIFY(player().panel().width() < window_->width() / 3);
        window_->resize(3840, 2160);
        QTRY_VERIFY(player().panel().heading().font().pixelSize() > small * 3 / 2);
    }

    void pictures_for_people() {
        if (qEnvironmentVariableIsEmpty("HEADLIGHT_PICTURES")) QSKIP("HEADLIGHT_PICTURES names no folder.");
        for (const QSize& size : {QSize(1366, 768), QSize(3840, 2160)}) {
            window_->resize(size);
            for (QAction* theme : {actions().at(ActionId::ThemeLight), actions().at(ActionId::ThemeDark)}) {
                theme->trigger();
                const auto save_as = [&](const char* what) {
                    save(qPrintable(QString("%1-%2-%3").arg(what).arg(size.width()).arg(theme->iconText())));
                };
                player().show_list();
                save_as("list");
                for (const char* lesson : {"positions", "several-heads", "next-word"}) {
                    player().open(lesson);
                    player().go_to(1);
                    settle();
                    save_as(lesson);
                }
            }
        }
    }

  private:
    [[nodiscard]] Document& document() const { return window_->document(); }
    [[nodiscard]] Actions& actions() const { return window_->actions_of_window(); }
    [[nodiscard]] LessonPlayer& player() const { return window_->lessons(); }

    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window_.get(), key, modifiers);
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(
            player().settled() && !document().run().loading() && !document().run().running() &&
                !document().run().reading() && !window_->panel<ContinuePanel>().continuation().writing() &&
                document().view().picture() && document().view().picture()->analysis == document().run().analysis(),
            kPatience);
    }
    void write(const QString& name, const QByteArray& content) const {
        QFile file(folder_->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }
    void drop(const QString& path) {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &enter);
        QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(window_.get(), &event);
    }
};

HEADLIGHT_TEST(LessonPlayerTest, Window)
#include "lesson_player_test.moc"
