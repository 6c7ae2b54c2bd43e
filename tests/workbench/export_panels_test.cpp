// Panels collected in the window: put in order and named by keyboard, drawn on one page, and drawn again from their
// description, byte for byte.

#include "app/program.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/embedding_page.h"
#include "workbench/explain/lens_page.h"
#include "workbench/explain/model/head_test_page.h"
#include "workbench/explain/weight_page.h"
#include "workbench/explain/why_panel.h"
#include "workbench/export/export_dialog.h"
#include "workbench/export/figure_panels.h"
#include "workbench/export/panel_list.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/status_line.h"
#include "written_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QPushButton>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const char* const kTired = "The animal was too tired.";
const char* const kStone = "A stone fell.";

}  // namespace

class ExportPanelsTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() {
        open("story-encoder", kTired);
        look_at({.layer = 2, .head = 2}, View::HeatMap);
    }
    void cleanup() { close(); }

    void what_is_shown_becomes_a_panel_by_one_key() {
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(said().contains("Panel (a) added"));
        look_at({.layer = 1, .head = 3}, View::Links);
        QTest::keyClick(window_.get(), Qt::Key_E, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY(said().contains("Panel (b) added; Ctrl+E shows the page"));
        const QString svg = QString::fromUtf8(written(dialog(), "page.svg"));
        for (const char* title : {">(a) Layer 2, head 2<", ">(b) Layer 1, head 3<"})
            QCOMPARE(svg.count(QString::fromUtf8(title)), 1);
    }

    void a_panel_stays_as_it_was_when_the_window_goes_on() {
        add_shown();
        const QByteArray before = written(dialog(), "before.svg");
        read(kStone);
        window_->document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(is_shown("story-decoder", kStone), kPatience);
        QCOMPARE(written(dialog(), "after.svg"), before);
    }

    void the_page_says_which_panel_read_what_with_which_model() {
        add_shown();
        read(kStone);
        add_shown();
        const auto with_provenance = [this](const QString& name) {
            ExportDialog& exported = dialog();
            exported.page_fields().provenance_choice().setChecked(true);
            return QString::fromUtf8(written(exported, name));
        };
        const QString texts = with_provenance("texts.svg");
        QVERIFY(texts.contains(
            QString::fromUtf8("(a) “⁨The animal was too tired.⁩”; (b) “⁨A stone fell.⁩”")));
        QCOMPARE(texts.count("story-encoder ("), 2);  // under the panels, and in the metadata
        window_->document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(is_shown("story-decoder", kStone), kPatience);
        add_shown();
        const QString models = with_provenance("models.svg");
        QVERIFY(models.contains("(a), (b) story-encoder (") && models.contains("(c) story-decoder ("));
    }

    void heads_links_and_grids_are_drawn_again_from_the_description() {
        for (const View kind : {View::HeatMap, View::Links, View::Both}) {
            look_at({.layer = 2, .head = 1}, kind);
            add_shown();
        }
        window_->document().view().change("arcs", [](ViewState& view) {
            view.links.arcs = true;
            view.matrix.hide_special = true;
            view.scale = Scale::Log;
        });
        look_at({.layer = 1, .head = std::nullopt, .aggregation = Aggregation::Max}, View::Links);
        add_shown();
        read(kStone);
        ExportDialog& exported = dialog();
        for (const char* figure : {"All heads", "Heads by metric", "Metric by layer"}) add(exported, figure);
        const QJsonObject described = drawn_again(exported);
        QCOMPARE(described["panels"].toArray().size(), 7);
        QCOMPARE(described["model"].toString(), QString("story-encoder"));
        QVERIFY(!described.contains("text"));
        QCOMPARE(described["panels"].toArray().at(6)["text"].toString(), QString(kStone));
        QVERIFY(!described["panels"].toArray().at(0).toObject().contains("model"));
    }

    void a_profile_is_of_the_token_in_focus_and_drawn_again_from_the_description() {
        look_at({.layer = 2, .head = 1}, View::HeatMap);
        window_->document().pointing().select_token(3);
        ExportDialog& exported = dialog();
        add(exported, "Profile of a query");
        const QJsonObject described = drawn_again(exported);
        QCOMPARE(described["query"].toVariant().toInt(), 3);
    }

    void a_profile_of_a_token_that_is_not_shown_is_of_the_last_one() {
        window_->document().view().change("hidden", [](ViewState& view) { view.matrix.hide_special = true; });
        look_at({.layer = 2, .head = 1}, View::HeatMap);
        window_->document().pointing().select_token(0);
        ExportDialog& exported = dialog();
        add(exported, "Profile of a query");
        QVERIFY(written(exported, "profile.svg").contains("from query"));
    }

    void heads_with_their_arcs_below_are_drawn_again_from_the_description() {
        window_->document().view().change("arcs", [](ViewState& view) { view.links.arcs = true; });
        look_at({.layer = 2, .head = 1}, View::Both);
        add_shown();
        drawn_again(dialog());
    }

    void a_heat_map_beside_a_weight_a_lens_and_a_comparison_is_drawn_again_from_the_description() {
        add_shown();
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        WhyPanel& why = window_->panel<WhyPanel>();
        window_->document().pointing().select_token(4);
        QTRY_VERIFY_WITH_TIMEOUT(why.page<WeightPage>().shown() && why.page<WeightPage>().shown()->numbers.query == 4 &&
                                     !why.page<WeightPage>().shown()->numbers.value.empty(),
                                 kPatience);
        add(dialog(), "This weight");
        why.show_page(View::Similarity);
        QTRY_VERIFY_WITH_TIMEOUT(why.open_figure().has_value(), kPatience);
        add(dialog(), "Similarity of tokens");
        window_->document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(is_shown("story-decoder", kTired), kPatience);
        why.show_page(View::Lens);
        QTRY_VERIFY_WITH_TIMEOUT(why.open_figure().has_value(), kPatience);
        add(dialog(), "Logit lens");
        window_->document().pointing().select_token(std::nullopt);
        window_->actions_of_window().at(ActionId::Compare)->trigger();
        window_->other_sides().shown().set_text(QString(kStone));
        QTRY_VERIFY_WITH_TIMEOUT(compares_with(kStone), kPatience);
        add_shown();
        ExportDialog& exported = dialog();
        add(exported, "Difference only");
        const QJsonArray panels = drawn_again(exported)["panels"].toArray();
        QStringList views;
        for (const auto& panel : panels) views << panel.toObject()["view"].toString();
        QCOMPARE(views, (QStringList{"heatmap", "weight", "similarity", "lens", "compare", "difference"}));
    }

    void panels_are_put_in_order_named_and_removed_by_keyboard() {
        for (const std::int32_t head : {0, 1, 2}) {
            look_at({.layer = 1, .head = head}, View::HeatMap);
            add_shown();
        }
        ExportDialog& exported = dialog();
        PanelList& panels = exported.panel_list();
        QTreeWidget& list = panels.list();
        QTRY_VERIFY(exported.isVisible());
        QVERIFY(QTest::qWaitForWindowActive(&exported));
        list.setFocus();
        QTest::keyClick(&list, Qt::Key_Home);
        QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(titles(), (QStringList{"Layer 1, head 1", "Layer 1, head 0", "Layer 1, head 2"}));
        QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);
        QTest::keyClick(&list, Qt::Key_Down, Qt::AltModifier);  // it stays the last
        QCOMPARE(titles(), (QStringList{"Layer 1, head 1", "Layer 1, head 2", "Layer 1, head 0"}));
        QTest::keyClick(&list, Qt::Key_Up, Qt::AltModifier);
        QTest::keyClick(&list, Qt::Key_Delete);
        QCOMPARE(titles(), (QStringList{"Layer 1, head 1", "Layer 1, head 2"}));
        QCOMPARE(list.currentItem()->text(0), QString::fromUtf8("(b) Layer 1, head 2"));
        panels.title_field().setFocus();
        panels.title_field().selectAll();
        QTest::keyClicks(&panels.title_field(), "Before");
        QCOMPARE(list.currentItem()->text(0), QString("(b) Before"));
        QVERIFY(written(exported, "named.svg").contains(">(b) Before<"));
        panels.title_field().selectAll();
        QTest::keyClick(&panels.title_field(), Qt::Key_Backspace);
        QVERIFY(written(exported, "own.svg").contains("(b) Layer 1, head 2<"));
    }

    /// A field of the dialog that has the focus asks for the panels when the dialog is hidden.
    void a_dialog_ends_before_the_panels_that_it_shows() {
        add_shown();
        const QPointer<ExportDialog> shown = &dialog();
        bool dialog_had_ended = false;
        connect(&window_->panels(), &QObject::destroyed, this, [&] { dialog_had_ended = shown.isNull(); });
        close();
        QVERIFY(dialog_had_ended);
    }

    void columns_and_widths_are_those_of_the_description() {
        for (int count = 0; count < 3; ++count) add_shown();
        ExportDialog& exported = dialog();
        QCOMPARE(drawn_again(exported)["columns"].toInt(), 2);
        QTest::keyClick(&exported.panel_list().columns_choice(), Qt::Key_Down);
        QCOMPARE(drawn_again(exported)["columns"].toInt(), 1);
        exported.panel_list().columns_choice().setCurrentIndex(0);
        exported.page_fields().widths_field().setText("2, 1, 1");
        const QJsonObject described = drawn_again(exported);
        QCOMPARE(described["widths"].toArray(), (QJsonArray{2, 1, 1}));
        QVERIFY(!described.contains("columns"));
    }

    void texts_of_the_page_are_there_again_when_the_dialog_is() {
        add_shown();
        dialog().page_fields().title_field().setText("Two of them");
        add_shown();
        QCOMPARE(dialog().page_fields().title_field().text(), QString("Two of them"));
        dialog().panel_list().set_on(false);
        QCOMPARE(dialog().page_fields().title_field().text(), QString("Two of them"));  // of another dialog
        ExportDialog& exported = dialog();
        exported.panel_list().set_on(false);
        QCOMPARE(exported.page_fields().title_field().text(), QString::fromUtf8("Layer 2, head 2"));
        exported.panel_list().set_on(true);
        QCOMPARE(exported.page_fields().title_field().text(), QString("Two of them"));
    }

    void pinned_heads_become_a_panel_each() {
        window_->document().view().change("pin",
                                          [](ViewState& view) { view.pinned = {HeadId{.layer = 1, .head = 1}}; });
        look_at({.layer = 2, .head = 2}, View::HeatMap);
        add_shown();
        QVERIFY(said().contains("Panels (a) to (b) added"));
        QCOMPARE(titles(), (QStringList{"Layer 2, head 2", "Layer 1, head 1"}));
        drawn_again(dialog());
    }

    void a_page_has_a_bounded_number_of_panels() {
        for (std::size_t count = 0; count < FigurePanels::kMost; ++count) add_shown();
        add_shown();
        QVERIFY(said().contains("at most 12 panels"));
        QCOMPARE(window_->panels().all().size(), FigurePanels::kMost);
        ExportDialog& exported = dialog();
        QTest::mouseClick(&exported.add_button(), Qt::LeftButton);
        QVERIFY(exported.message().text().contains("at most 12 panels"));
    }

    void panels_are_written_as_numbers_and_say_what_to_do_for_a_web_page() {
        add_shown();
        look_at({.layer = 1, .head = 3}, View::Links);
        add_shown();
        ExportDialog& exported = dialog();
        exported.page_fields().format_choice().setCurrentText("Numbers: CSV");
        const QString csv = folder_->filePath("page.csv");
        QVERIFY2(headlight::testing::write_and_wait(exported, csv), qPrintable(exported.message().text()));
        QVERIFY(exported.write_description_to(folder_->filePath("figure.json")));
        QCOMPARE(run_headlight(
                     {"figure", "--spec", folder_->filePath("figure.json"), "--out", folder_->filePath("again.csv")})
                     .exit_code,
                 0);
        QVERIFY(!bytes("page.csv").isEmpty());
        QCOMPARE(bytes("page.csv"), bytes("again.csv"));
        exported.page_fields().format_choice().setCurrentIndex(exported.page_fields().format_choice().findData("html"));
        QVERIFY(exported.message().text().contains("save each figure"));
        QVERIFY(!headlight::testing::write_and_wait(exported, folder_->filePath("page.html")));
        QTest::keyClick(&exported.panel_list().page_choice(), Qt::Key_Space);
        QVERIFY(exported.message().text().isEmpty());
        QVERIFY(headlight::testing::write_and_wait(exported, folder_->filePath("page.html")));
    }

    void a_figure_that_is_asked_for_stands_on_a_page_of_its_own() {
        add_shown();
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window_->panel<WhyPanel>().open_figure().has_value(), kPatience);
        emit window_->panel<WhyPanel>().export_asked();
        ExportDialog& exported = *window_->findChildren<ExportDialog*>().last();
        QCOMPARE(exported.view_choice().currentText(), QString("This weight"));
        QVERIFY(!exported.panel_list().is_on());
        QVERIFY(!written(exported, "weight.svg").contains(">(a) "));
        QCOMPARE(window_->panels().all().size(), std::size_t{1});
    }

    void what_a_description_leaves_out_is_said() {
        window_->document().pointing().select_token(2);
        look_at({.layer = 2, .head = 1}, View::Links);
        add_shown();
        ExportDialog& exported = dialog();
        QVERIFY(exported.write_description_to(folder_->filePath("figure.json")));
        QVERIFY(exported.message().text().contains("selected token of (a)"));
        FigurePanel bare = window_->panels().all().front();
        bare.request.reset();
        window_->panels().add({bare});
        QVERIFY(!exported.write_description_to(folder_->filePath("bare.json")));
        QVERIFY(exported.message().text().contains("Panel (b) has no description"));
    }

    void a_test_of_heads_is_drawn_again_from_the_description() {
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        WhyPanel& why = window_->panel<WhyPanel>();
        why.show_page(View::Heads);
        QTest::mouseClick(why.page<HeadTestPage>().findChild<QToolButton*>(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(why.open_figure().has_value(), kPatience);
        ExportDialog& exported = dialog();
        add(exported, "Test of heads");
        drawn_again(exported);
    }

    void the_dialog_is_looked_at_data() {
        QTest::addColumn<int>("panels");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("1-1366-light") << 1 << QSize(1366, 768) << false;
        QTest::newRow("3-1440-light") << 3 << QSize(1440, 900) << false;
        QTest::newRow("3-1366-dark") << 3 << QSize(1366, 768) << true;
        QTest::newRow("8-1366-light") << 8 << QSize(1366, 768) << false;
        QTest::newRow("8-3840-dark") << 8 << QSize(3840, 2160) << true;
        QTest::newRow("0-1440-light") << 0 << QSize(1440, 900) << false;
    }
    void the_dialog_is_looked_at() {
        const QString folder = qEnvironmentVariable("HEADLIGHT_PICTURES");
        if (folder.isEmpty()) QSKIP("Pictures are for people, who name a folder.");
        QFETCH(int, panels);
        QFETCH(QSize, size);
        QFETCH(bool, dark);
        window_->resize(size);
        if (dark) window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        if (size.width() > 3000)
            for (int step = 0; step < 7; ++step) window_->actions_of_window().at(ActionId::ZoomIn)->trigger();
        for (int panel = 0; panel < panels; ++panel) {
            if (panel == 2) read("שלום עולם, החתול ישן על המחצלת.");
            if (panel == 4) read("The animal didn't cross the street because it was too tired.");
            look_at({.layer = panel % 3, .head = panel % 4}, panel % 3 == 1 ? View::Links : View::HeatMap);
            add_shown();
        }
        if (panels > 2) {
            window_->panels().set_title(1,
                                        "A long title that says at length what this head does with pronouns, "
                                        "names and the words between them in every sentence");
            add(dialog(), "Metric by layer");
        }
        save(qPrintable(QString("panels-window-%1").arg(QTest::currentDataTag())));
        ExportDialog& exported = dialog();
        QTest::qWait(300);
        QVERIFY(exported.grab().save(folder + "/panels-" + QTest::currentDataTag() + ".png"));
    }

  private:
    void look_at(const HeadId& choice, View kind) {
        Document& document = window_->document();
        document.view().change("look", [&](ViewState& view) {
            view.choice = choice;
            view.figure = kind;
        });
        QTRY_VERIFY_WITH_TIMEOUT(
            document.view().picture() && document.view().picture()->view == document.view().state(), kPatience);
    }
    bool is_shown(const std::string& model, const std::string& text) {
        const Document& document = window_->document();
        const PicturePointer& picture = document.view().picture();
        return picture && picture->failure.empty() && picture->analysis->provenance.model_name == model &&
               picture->analysis->tokens.text == text && picture->view == document.view().state() &&
               picture->analysis == document.run().analysis() && !document.run().running() && !document.run().reading();
    }
    void read(const char* text) {
        window_->document().run().set_text(text);
        QTRY_VERIFY_WITH_TIMEOUT(is_shown(window_->document().view().picture()->analysis->provenance.model_name, text),
                                 kPatience);
    }
    bool compares_with(const char* text) {
        const ComparedPicturePointer& picture = window_->compare_view().picture();
        return picture && picture->request.shown && picture->request.sides.size() > 1 &&
               picture->request.sides.at(1).analysis->tokens.text == text;
    }
    void add_shown() { window_->actions_of_window().at(ActionId::AddToFigure)->trigger(); }
    void add(ExportDialog& exported, const char* figure) {
        exported.view_choice().setCurrentText(figure);
        QCOMPARE(exported.view_choice().currentText(), QString(figure));
        QTest::mouseClick(&exported.add_button(), Qt::LeftButton);
    }
    QString said() { return window_->status_line().currentMessage(); }
    QStringList titles() {
        QStringList titles;
        for (const FigurePanel& panel : window_->panels().all()) titles << panel.shown_title();
        return titles;
    }
    /// A new one.
    ExportDialog& dialog() {
        window_->actions_of_window().at(ActionId::ExportFigure)->trigger();
        return *window_->findChildren<ExportDialog*>().last();
    }
    QByteArray bytes(const QString& name) {
        QFile file(folder_->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QByteArray written(ExportDialog& exported, const QString& name) {
        exported.page_fields().format_choice().setCurrentText("SVG");
        return headlight::testing::write_and_wait(exported, folder_->filePath(name)) ? bytes(name) : QByteArray();
    }
    /// The description, after the command line has drawn the dialog's page from it.
    QJsonObject drawn_again(ExportDialog& exported) {
        const QByteArray page = written(exported, "page.svg");
        const QString spec = folder_->filePath("figure.json");
        if (!exported.write_description_to(spec)) qWarning("%s", qPrintable(exported.message().text()));
        const ProgramResult run = run_headlight({"figure", "--spec", spec, "--out", folder_->filePath("again.svg")}, {},
                                                environment_without_display());
        if (run.exit_code != 0) qWarning("%s", run.messages.constData());
        const QByteArray again = bytes("again.svg");
        if (page != again) qWarning("%s", first_difference(page, again).constData());
        [&] { QVERIFY(!page.isEmpty() && page == again); }();
        return QJsonDocument::fromJson(bytes("figure.json")).object();
    }
    static QByteArray first_difference(const QByteArray& one, const QByteArray& other) {
        const QList<QByteArray> lines = one.split('\n');
        const QList<QByteArray> others = other.split('\n');
        for (qsizetype line = 0; line < std::min(lines.size(), others.size()); ++line)
            if (lines[line] != others[line]) return lines[line].left(400) + "\n" + others[line].left(400);
        return "one is longer";
    }
};

HEADLIGHT_TEST(ExportPanelsTest, Window)
#include "export_panels_test.moc"
