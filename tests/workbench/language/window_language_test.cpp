// The window, lessons and numbers in each language.

#include "language/languages.h"
#include "language/sentences.h"
#include "session/built_in_models.h"
#include "test_program.h"
#include "window_fixture.h"
#include "workbench/language/screen_number.h"
#include "workbench/language/shown_names.h"
#include "workbench/lessons/lesson.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/menu_rows.h"
#include "workbench/menus/settings.h"
#include "workbench/shell/notices_bar.h"
#include "written_file.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QMenuBar>
#include <QSignalSpy>
#include <QtTest>

#include <map>
#include <string_view>

using namespace headlight;
using namespace headlight::testing;

namespace {

const Language& named(const char* id) {
    return *find_language(QString::fromLatin1(id));
}

void add_languages() {
    QTest::addColumn<QString>("id");
    for (const Language& language : languages()) QTest::newRow(language.id) << QString::fromLatin1(language.id);
}

QStringList titles_of_bar(TestWindow& test) {
    QStringList titles;
    for (const QAction* top : test.window->menuBar()->actions()) titles << top->text().remove(QLatin1Char('&'));
    return titles;
}

/// The letter after the ampersand; empty: none.
QString mnemonic_of(QString text) {
    text.remove(QStringLiteral("&&"));
    const qsizetype at = text.indexOf(QLatin1Char('&'));
    return at < 0 ? QString() : text.mid(at + 1, 1).toLower();
}

QAction* entry_of(QMenu& menu, const QString& text) {
    for (QAction* action : menu.actions())
        if (action->text().remove(QLatin1Char('&')) == text) return action;
    return nullptr;
}

Lesson lesson_named(const QString& name) {
    for (const LessonEntry& entry : built_in_lessons())
        if (entry.name == name)
            return read_lesson(entry.file, [](const QString& model) { return find_model(model.toStdString()); });
    return {};
}

}  // namespace

class LanguageTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { use_language(named("en")); }

    void every_language_has_a_file_and_every_file_a_language() {
        QStringList expected;
        for (const Language& language : languages().subspan(1)) {
            expected << QStringLiteral("headlight_%1.ts").arg(language.id);
            QVERIFY2(QFile::exists(QStringLiteral(":/translations/headlight_%1.qm").arg(language.id)), language.id);
        }
        expected.sort();
        const QDir folder(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/translations"));
        QCOMPARE(folder.entryList({"*.ts"}, QDir::Files, QDir::Name), expected);
    }

    void a_window_speaks_the_language_that_is_in_use() {
        use_language(named("de"));
        QCOMPARE(titles_of_bar(*std::make_unique<TestWindow>()).first(), QString("Datei"));
        use_language(named("en"));
        QCOMPARE(titles_of_bar(*std::make_unique<TestWindow>()).first(), QString("File"));
    }

    void an_unknown_language_is_that_of_the_desktop() {
        QCOMPARE(language_of(QStringLiteral("tlh")).id, system_language().id);
        QCOMPARE(language_of(QStringLiteral("fr")).id, named("fr").id);
    }

    void a_language_is_chosen_in_the_menu_and_kept() {
        TestWindow test;
        show(test);
        QMenu& menu = *test.window->actions_of_window().menu(MenuId::Language);
        emit menu.aboutToShow();
        QVERIFY(entry_of(menu, QStringLiteral("Follow system language"))->isChecked());
        entry_of(menu, QStringLiteral("Deutsch"))->trigger();
        QCOMPARE(Settings(test.folder.filePath("settings.ini")).language(), QString("de"));
        QVERIFY2(test.window->notices().texts().join('\n').contains("Deutsch"),
                 qPrintable(test.window->notices().texts().join('\n')));
        emit menu.aboutToShow();
        QVERIFY(entry_of(menu, QStringLiteral("Deutsch"))->isChecked());
        QVERIFY(!test.window->reopens());
    }

    void names_of_tables_are_translated_and_stay_english_in_files() {
        use_language(named("de"));
        QVERIFY(display_name(find_metric("entropy")) == "Entropie");
        QCOMPARE(QString::fromUtf8(find_metric("entropy").name), QString("Entropy"));
        HeadId head;
        head.layer = 2;
        head.head = 3;
        QVERIFY(display_name(head) != QString("Layer 2, head 3"));
        QVERIFY(display_name(head).contains('2') && display_name(head).contains('3'));
        head.kind = AttentionKind::Cross;
        QVERIFY2(display_name(head).contains(", Schicht 2"), qPrintable(display_name(head)));
        use_language(named("fr"));
        QVERIFY2(display_name(head).contains(", couche 2"), qPrintable(display_name(head)));
        use_language(named("en"));
        QCOMPARE(display_name(head), QString("Cross-attention, layer 2, head 3"));
    }

    void an_error_of_the_engine_is_told_in_the_language_and_stays_english_in_itself() {
        const Error error(ErrorKind::Format, Sentence("Expected %1, found %2.", Sentence("a list"), "%1"),
                          {.file = "config.json", .field = "layers", .offset = 7});
        use_language(named("de"));
        QCOMPARE(text_of_problem(error), QString("Erwartet: eine Liste, gefunden: %1."));
        QCOMPARE(text_of_error(error),
                 QString("config.json: layers: Erwartet: eine Liste, gefunden: %1. (bei Byte 7)"));
        QCOMPARE(error.what(), "config.json: layers: Expected a list, found %1. (at byte 7)");
        use_language(named("en"));
        QCOMPARE(text_of_error(error), QString::fromUtf8(error.what()));
    }

    void a_notice_about_a_model_is_in_the_language() {
        use_language(named("fr"));
        TestWindow test;
        show(test);
        emit test.bridge->load_failed(
            Error(ErrorKind::File, Sentence("There is no such file or folder."), {.file = "nowhere", .field = ""}));
        const QString texts = test.window->notices().texts().join('\n');
        QVERIFY2(texts.contains("nowhere\u00a0: Ce fichier ou ce dossier n’existe pas."), qPrintable(texts));
    }

    void numbers_are_written_and_answers_read_as_the_language_does() {
        PosedExercise exercise;
        exercise.number = 1000.5;
        QCOMPARE(screen_number(-0.25, 'f', 2), QString::fromUtf8("−0.25"));
        QCOMPARE(judge(exercise, QStringLiteral("1,000.5")).right, std::optional(true));
        use_language(named("de"));
        QCOMPARE(screen_number(-0.25, 'f', 2), QString::fromUtf8("−0,25"));
        QCOMPARE(judge(exercise, QStringLiteral("1.000,5")).right, std::optional(true));
        QCOMPARE(judge(exercise, QStringLiteral("2001 / 2")).right, std::optional(true));
        const Verdict wrong = judge(exercise, QStringLiteral("2.000,5"));
        QCOMPARE(wrong.right, std::optional(false));
        QCOMPARE(wrong.sentence, QCoreApplication::translate("Exercise", "Not yet."));
        exercise.number = 0.125;
        QCOMPARE(judge(exercise, QStringLiteral("0,125")).right, std::optional(true));
        QCOMPARE(judge(exercise, QStringLiteral("0.125")).right, std::optional(true));  // as figures write it
        exercise.number = 1000.5;
        use_language(named("fr"));
        QCOMPARE(judge(exercise, QString::fromUtf8("1\u202F000,5")).right, std::optional(true));
    }

    void only_a_language_with_letters_of_its_own_needs_a_font() {
        for (const Language& language : languages())
            QVERIFY(missing_font(language).isEmpty() || missing_font(language).contains(language.font_package));
        QVERIFY(missing_font(named("de")).isEmpty());
    }

    void figures_are_in_the_language_and_numbers_have_the_same_bytes_in_every_one() {
        std::map<QString, QByteArray> english;
        std::map<QString, QByteArray> figures;
        for (const char* id : {"en", "de", "zh_CN"}) {
            use_language(named(id));
            TestWindow test;
            show(test);
            auto* dialog =
                new ExportDialog({test.document().view().picture(), {{}, {}}}, test.window->panels(),
                                 test.document().beside(), QSize(600, 400), test.window->look(), test.window.get());
            for (const char* format : {"svg", "json", "csv"}) {
                const QString path = test.folder.filePath(QStringLiteral("figure.%1").arg(format));
                QComboBox& formats = dialog->page_fields().format_choice();
                formats.setCurrentIndex(formats.findData(QString::fromLatin1(format)));
                QVERIFY(write_and_wait(*dialog, path));
                QFile file(path);
                QVERIFY(file.open(QIODevice::ReadOnly));
                const QByteArray bytes = file.readAll();
                QVERIFY(!bytes.isEmpty());
                if (format == std::string_view("svg"))
                    figures[id] = bytes;
                else
                    QCOMPARE(bytes, english.try_emplace(QString::fromLatin1(format), bytes).first->second);
            }
        }
        QVERIFY(figures["en"].contains("attention weight"));
        QVERIFY(figures["de"].contains("Attention-Gewicht") && !figures["de"].contains("attention weight"));
        QVERIFY(figures["zh_CN"].contains("注意力权重"));
    }

    void a_lesson_is_translated_but_for_its_references() {
        const Lesson english = lesson_named(QStringLiteral("tokens"));
        use_language(named("de"));
        const Lesson german = lesson_named(QStringLiteral("tokens"));
        QVERIFY(german.title != english.title);
        QCOMPARE(german.steps.size(), english.steps.size());
        for (std::size_t step = 0; step < english.steps.size(); ++step) {
            QCOMPARE(german.steps[step].source, english.steps[step].source);
            QVERIFY(german.steps[step].paragraphs != english.steps[step].paragraphs);
        }
    }

    // A step must not become longer than the window shows: exercises are posed, so that their formulas are read.
    void exercises_have_values_in_every_language_data() { add_languages(); }
    void exercises_have_values_in_every_language() {
        QFETCH(const QString, id);
        use_language(*find_language(id));
        for (const LessonEntry& entry : built_in_lessons())
            for (const LessonStep& step : lesson_named(entry.name).steps)
                for (const Exercise& exercise : step.exercises) {
                    try_formulas(exercise);
                    QVERIFY(!pose(exercise, 1, 0).question.contains('{'));
                }
    }

    void mnemonics_differ_within_a_menu_data() { add_languages(); }
    void mnemonics_differ_within_a_menu() {
        QFETCH(const QString, id);
        use_language(*find_language(id));
        TestWindow test;
        QStringList clashes;
        for (const MenuRow& row : menu_rows()) {
            if (row.entries.empty()) continue;  // names of models, texts and devices
            std::map<QString, QString> taken;
            for (const QAction* action : test.window->actions_of_window().menu(row.id)->actions()) {
                const QString letter = mnemonic_of(action->text());
                if (letter.isEmpty()) continue;
                if (taken.contains(letter)) clashes << row.title + ": " + taken[letter] + ", " + action->text();
                taken[letter] = action->text();
            }
        }
        QVERIFY2(clashes.isEmpty(), qPrintable(clashes.join('\n')));
    }
};

HEADLIGHT_TEST(LanguageTest, Window)
#include "window_language_test.moc"
