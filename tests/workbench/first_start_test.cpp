#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/matrix_lookup.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/head_panel.h"
#include "workbench/heads/token_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"

#include <QLabel>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;

/// The whole way from a key press to the picture, with the built-in models and a real session.
class FirstStartTest : public QObject {
    Q_OBJECT

  private slots:
    void initTestCase() {
        if (built_in_models().empty()) QSKIP("The built-in models are not here.");
    }

    void the_first_picture_shows_what_the_pronoun_stands_for_and_follows_the_text() {
        const QTemporaryDir folder;
        WindowOptions options;
        options.settings_file = folder.filePath("settings.ini");
        MainWindow window(options);
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(window.document().pointing().selected_token().has_value(), 60000);
        QTRY_VERIFY(strongest_key(window).contains("animal"));

        TextEditor& editor = window.text_panel().editor();
        QTextCursor cursor = editor.textCursor();
        const auto word = static_cast<int>(editor.toPlainText().indexOf("tired"));
        cursor.setPosition(word);
        cursor.setPosition(word + 5, QTextCursor::KeepAnchor);
        editor.setTextCursor(cursor);
        QTest::keyClicks(&editor, "wide");
        const auto it = token_named(window, "it");
        QVERIFY(it.has_value());
        window.document().pointing().select_token(it);
        QTRY_VERIFY_WITH_TIMEOUT(strongest_key(window).contains("street"), 60000);
    }

    void a_head_says_which_labels_it_earns() {
        const QTemporaryDir folder;
        WindowOptions options;
        options.settings_file = folder.filePath("settings.ini");
        MainWindow window(options);
        window.show();
        QTRY_VERIFY_WITH_TIMEOUT(window.document().pointing().selected_token().has_value(), 60000);
        window.document().view().show_head({.layer = 0, .head = 0});
        BarList& labels = window.head_panel().labels();
        QTRY_VERIFY_WITH_TIMEOUT(labels.rows().size() == 1 && labels.rows().front().name == "Previous token", 60000);
        QVERIFY(labels.rows().front().tool_tip.contains("0.5") && labels.rows().front().tool_tip.contains("arXiv"));
        const QLabel* chip = window.findChild<QLabel*>("head_label");
        QCOMPARE(chip->text(), labels.rows().front().name + " " + labels.rows().front().number);
        window.document().view().show_head({.layer = 3, .head = 3});
        QTRY_VERIFY_WITH_TIMEOUT(labels.rows().empty(), 60000);
        QCOMPARE(chip->text(), QString());
    }

    void closing_while_the_model_loads_is_safe() {
        const QTemporaryDir folder;
        WindowOptions options;
        options.settings_file = folder.filePath("settings.ini");
        MainWindow window(options);
        window.show();
        window.close();
        QVERIFY(!window.isVisible());
    }

  private:
    static QString strongest_key(MainWindow& window) {
        const auto& rows = window.token_panel().looks_at().rows();
        return rows.empty() ? QString() : rows.front().name;
    }
    static std::optional<std::int32_t> token_named(MainWindow& window, const std::string& name) {
        const auto& tokens = window.document().run().analysis()->tokens.tokens;
        for (std::size_t i = 0; i < tokens.size(); ++i)
            if (tokens[i].display == name) return static_cast<std::int32_t>(i);
        return std::nullopt;
    }
};

HEADLIGHT_TEST(FirstStartTest, Window)
#include "first_start_test.moc"
