// No button, tab or label of the window is cut off in any language, on a small screen.

#include "language/languages.h"
#include "test_program.h"
#include "view/views.h"
#include "window_fixture.h"
#include "workbench/document/live_run.h"
#include "workbench/explain/why_panel.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/stage.h"
#include "workbench/lessons/exercise_view.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"
#include "workbench/training/training_dialog.h"
#include "workbench/widgets/guide.h"

#include <QAbstractButton>
#include <QDialog>
#include <QLabel>
#include <QTabBar>
#include <QtTest>

#include <set>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr QSize kSmallScreen(1366, 768);

/// The part that can be seen is narrower than the widget, as in a column that does not scroll sideways.
bool is_hidden_at_the_side(const QWidget& widget) {
    const QRect seen = widget.visibleRegion().boundingRect();
    return !seen.isEmpty() && seen.width() < widget.width();
}

bool is_cut(const QWidget& widget) {
    return widget.sizeHint().width() > widget.width() || is_hidden_at_the_side(widget);
}

QString described(const QWidget& widget, const QString& text) {
    return QStringLiteral("%1 \"%2\": %3 of %4 pixels")
        .arg(widget.metaObject()->className(), text)
        .arg(std::min(widget.visibleRegion().boundingRect().width(), widget.width()))
        .arg(widget.sizeHint().width());
}

/// Labels that are cut on purpose, with the rest in a tool tip, have no width of their own.
bool shows_all(const QLabel& label) {
    return !label.wordWrap() && !label.text().isEmpty() &&
           label.sizePolicy().horizontalPolicy() != QSizePolicy::Ignored;
}

void add_cut_texts(const QWidget& window, std::set<QString>& cut) {
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible() && !button->text().isEmpty() && is_cut(*button))
            cut.insert(described(*button, button->text()));
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->isVisible() && shows_all(*label) && is_cut(*label)) cut.insert(described(*label, label->text()));
    for (const auto* tabs : window.findChildren<QTabBar*>())
        for (int tab = 0; tab < tabs->count() && tabs->isVisible(); ++tab)
            if (tabs->fontMetrics().horizontalAdvance(tabs->tabText(tab)) > tabs->tabRect(tab).width())
                cut.insert(described(*tabs, tabs->tabText(tab)));
}

}  // namespace

class CutTextsTest : public QObject {
    Q_OBJECT

  private slots:
    void cleanup() { use_language(languages().front()); }

    void all_texts_have_room_data() {
        QTest::addColumn<QString>("id");
        for (const Language& language : languages()) QTest::newRow(language.id) << QString::fromLatin1(language.id);
    }
    void all_texts_have_room() {
        QFETCH(const QString, id);
        use_language(*find_language(id));
        TestWindow test;
        show(test, kSmallScreen);
        emit test.window->stage().guide().dismissed();
        settle(test);
        std::set<QString> cut;
        add_cut_texts(*test.window, cut);
        Actions& actions = test.window->actions_of_window();
        for (const PanelRow& row : panel_rows()) {
            actions.at(row.action.id)->setChecked(true);
            settle(test);
            add_cut_texts(*test.window, cut);
            if (row.action.id == ActionId::Explain) add_pages(test, cut);
            actions.at(row.action.id)->setChecked(false);
        }
        for (const ActionId dialog : {ActionId::ExportFigure, ActionId::TrainModel, ActionId::Shortcuts}) {
            actions.at(dialog)->trigger();
            settle(test);
            for (auto* open : test.window->findChildren<QDialog*>()) {
                if (!open->isVisible()) continue;
                add_cut_texts(*open, cut);
                open->close();
            }
        }
        QStringList all(cut.begin(), cut.end());
        QVERIFY2(all.isEmpty(), qPrintable("\n" + all.join('\n')));
    }

    void exercises_have_room_in_a_narrow_column_data() { all_texts_have_room_data(); }
    void exercises_have_room_in_a_narrow_column() {
        QFETCH(const QString, id);
        use_language(*find_language(id));
        TestWindow test;
        show(test, kSmallScreen);
        const Look& look = test.window->look();
        for (const AnswerKind kind : {AnswerKind::Number, AnswerKind::Token, AnswerKind::Head}) {
            const auto nothing = [] { return QString(); };
            PosedExercise posed;
            posed.question = "?";
            posed.kind = kind;
            posed.answer = "1";
            auto* exercise = new ExerciseView(posed, 1, look.font, {nothing, nothing}, test.window.get());
            constexpr double kColumn = 250;
            exercise->resize(look.px(kColumn), look.px(300));
            exercise->show();
            settle(test);
            std::set<QString> cut;
            add_cut_texts(*exercise, cut);
            QStringList all(cut.begin(), cut.end());
            QVERIFY2(all.isEmpty(), qPrintable("\n" + all.join('\n')));
            delete exercise;
        }
    }

  private:
    static void settle(TestWindow& test) {
        QTRY_VERIFY(test.settled());
        QCoreApplication::processEvents();
        QTest::qWait(1);
    }

    static void add_pages(TestWindow& test, std::set<QString>& cut) {
        for (const ViewRow& row : view_rows()) {
            if (!row.explains) continue;
            test.window->panel<WhyPanel>().show_page(row.view);
            settle(test);
            add_cut_texts(*test.window, cut);
        }
    }
};

HEADLIGHT_TEST(CutTextsTest, Window)
#include "cut_texts_test.moc"
