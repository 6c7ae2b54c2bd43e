// The export dialog of a window that compares: the comparison as a figure, and its description.

#include "real_window.h"
#include "test_program.h"
#include "workbench/compare/compare_header.h"
#include "workbench/compare/compare_view.h"
#include "workbench/compare/other_sides.h"
#include "workbench/export/export_dialog.h"
#include "workbench/menus/actions.h"
#include "written_file.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QToolButton>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

const char* const kTired = "The animal was too tired.";
const char* const kWide = "The animal was too wide.";

}  // namespace

class ExportComparisonTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() {
        open("story-encoder", kTired);
        window_->actions_of_window().at(ActionId::Compare)->trigger();
        sides().shown().set_text(QString(kWide));
        QTRY_VERIFY_WITH_TIMEOUT(side_reads(1, kWide), kPatience);
    }
    void cleanup() { close(); }

    void the_comparison_is_one_more_choice_of_the_dialog() {
        ExportDialog& exported = dialog();
        exported.view_choice().setCurrentText("Comparison");
        exported.page_fields().format_choice().setCurrentText("SVG");
        if (const QString pictures = qEnvironmentVariable("HEADLIGHT_PICTURES"); !pictures.isEmpty())
            QVERIFY(exported.grab().save(pictures + "/export-comparison.png"));
        const QByteArray svg = written(exported, "both.svg");
        for (const char* said : {"tired", "wide", "Difference, B − A"}) QVERIFY2(svg.contains(said), said);
        const QJsonObject described = description(exported);
        QCOMPARE(described["view"].toString(), QString("compare"));
        QCOMPARE(described["text"].toString(), QString(kTired));
        QCOMPARE(described["with_text"].toString(), QString(kWide));
        QVERIFY(!described.contains("with") && !described.contains("with_head"));
        QVERIFY(described.contains("layer"));
    }

    void the_button_above_the_pictures_opens_the_dialog_on_them() {
        for (QToolButton* button : window_->findChild<CompareHeader*>()->findChildren<QToolButton*>())
            if (button->text().startsWith("Save figure")) QTest::mouseClick(button, Qt::LeftButton);
        auto* exported = window_->findChild<ExportDialog*>();
        QVERIFY(exported != nullptr);
        QCOMPARE(exported->view_choice().currentText(), QString("Comparison"));
    }

    void the_difference_alone_is_a_picture_and_a_table() {
        ExportDialog& exported = dialog();
        exported.view_choice().setCurrentText("Difference only");
        QCOMPARE(exported.page_fields().title_field().text(), QString("Difference, B − A"));
        exported.page_fields().format_choice().setCurrentText("Numbers: CSV");
        QVERIFY(written(exported, "difference.csv").contains("tired → wide"));
        QCOMPARE(description(exported)["view"].toString(), QString("difference"));
    }

    void the_comparison_is_a_web_page_and_numbers_too() {
        ExportDialog& exported = dialog();
        exported.view_choice().setCurrentText("Comparison");
        exported.page_fields().format_choice().setCurrentText("Numbers: CSV");
        QVERIFY(written(exported, "both.csv").contains("\nquery,query_label,key,key_label,A,B,difference\r\n"));
        exported.page_fields().format_choice().setCurrentIndex(exported.page_fields().format_choice().findData("html"));
        const QByteArray page = written(exported, "both.html");
        QVERIFY(page.contains("tired → wide") && page.contains("map-"));
    }

    void more_sides_are_described_one_by_one() {
        sides().add({.model = QStringLiteral("story-sentiment")});
        QTRY_VERIFY_WITH_TIMEOUT(window_->compare_view().picture()->request.sides.size() == 3 && side_reads(1, kWide) &&
                                     side(2).provenance.model_name == "story-sentiment",
                                 kPatience);
        ExportDialog& exported = dialog();
        exported.view_choice().setCurrentText("Comparison");
        const QJsonObject described = description(exported);
        QCOMPARE(described["with"].toArray(), (QJsonArray{QJsonValue::Null, "story-sentiment"}));
        QCOMPARE(described["with_text"].toArray(), (QJsonArray{kWide, QJsonValue::Null}));
        QCOMPARE(described["difference"].toString(), QString("C"));
    }

    void without_a_comparison_none_is_offered() {
        window_->actions_of_window().at(ActionId::Compare)->trigger();
        QCOMPARE(dialog().view_choice().findText("Comparison"), -1);
    }

  private:
    OtherSides& sides() { return window_->other_sides(); }
    const Analysis& side(std::size_t index) {
        return *window_->compare_view().picture()->request.sides.at(index).analysis;
    }
    bool side_reads(std::size_t index, const char* text) {
        const ComparedPicturePointer& picture = window_->compare_view().picture();
        return picture && picture->request.shown && picture->request.sides.size() > index &&
               side(index).tokens.text == text;
    }
    ExportDialog& dialog() {
        window_->actions_of_window().at(ActionId::ExportFigure)->trigger();
        return *window_->findChild<ExportDialog*>();
    }
    QByteArray written(ExportDialog& exported, const QString& name) {
        const QString path = folder_->filePath(name);
        QFile file(path);
        return headlight::testing::write_and_wait(exported, path) && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                                                    : QByteArray();
    }
    QJsonObject description(ExportDialog& exported) {
        const QString path = folder_->filePath("figure.json");
        if (!exported.write_description_to(path)) return {};
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
    }
};

HEADLIGHT_TEST(ExportComparisonTest, Window)
#include "export_comparison_test.moc"
