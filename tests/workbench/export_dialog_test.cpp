// The export dialog: descriptions of figures, and previews for other eyes.

#include "workbench/export/export_dialog.h"

#include "export/number_files.h"
#include "export/read_numbers.h"
#include "test_program.h"
#include "view/views.h"
#include "window_fixture.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/page_preview.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/settings.h"
#include "written_file.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPushButton>

using namespace headlight;
using namespace headlight::testing;

namespace {

ExportDialog* dialog_of(TestWindow& test) {
    return new ExportDialog({test.document().view().picture(), {{}, {}}}, test.window->panels(),
                            test.document().beside(), QSize(600, 400), test.window->look(), test.window.get());
}

QJsonObject description(TestWindow& test, ExportDialog& dialog) {
    const QString path = test.folder.filePath("figure.json");
    if (!dialog.write_description_to(path)) return {};
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

/// Around all pixels that have a color.
QRect colored_part(const QImage& image) {
    QRect part;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            if (std::abs(qRed(pixel) - qBlue(pixel)) > 40) part |= QRect(x, y, 1, 1);
        }
    }
    return part;
}

bool has_colors(const QImage& image) {
    return !colored_part(image).isEmpty();
}

}  // namespace

class ExportDialogTest : public QObject {
    Q_OBJECT

  private slots:
    void a_description_says_what_is_shown() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        dialog.view_choice().setCurrentText("Links");
        dialog.page_fields().title_field().setText("A \"title\"");
        const QJsonObject object = description(test, dialog);
        QCOMPARE(object["text"].toString(), QString::fromLatin1(kSentence));
        QVERIFY(!object["model"].toString().isEmpty());
        QCOMPARE(object["view"].toString(), QString("links"));
        QCOMPARE(object["layer"].toInt(-1), test.document().view().state().choice.layer.value_or(-1));
        QCOMPARE(object["head"].toInt(-1), test.document().view().state().choice.head.value_or(-1));
        QCOMPARE(object["title"].toString(), QString("A \"title\""));
        QVERIFY(!object.contains("theme"));  // that of paper goes without saying
        QCOMPARE(object["size"].toString(), QString("column"));
        QCOMPARE(object["map"].toString(), color_maps(false).front().id);
        QCOMPARE(object["top_k"].toInt(ViewState().links.strongest), test.document().view().state().links.strongest);
    }

    void a_map_of_dark_figures_is_not_asked_of_paper() {
        TestWindow test;
        show(test);
        test.document().view().change(
            "Map", [](ViewState& view) { view.color_map = color_maps(true).front().id.toStdString(); });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
        QCOMPARE(description(test, *dialog_of(test))["map"].toString(), color_maps(false).front().id);
    }

    void heads_by_measure_are_described_with_the_measure() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        dialog.view_choice().setCurrentText("Heads by metric");
        const QJsonObject object = description(test, dialog);
        QCOMPARE(object["view"].toString(), QString("grid"));
        QCOMPARE(object["metric"].toString().toStdString(), test.document().view().state().metric);
        QVERIFY(!object.contains("layer"));
    }

    void pinned_heads_are_described_beside_the_chosen_one() {
        TestWindow test;
        show(test);
        test.document().view().change("Pin", [](ViewState& view) {
            view.pinned = {HeadId{.layer = 1, .head = 1},
                           HeadId{.layer = 0, .head = std::nullopt, .aggregation = Aggregation::Max}};
        });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
        const QJsonArray pinned = description(test, *dialog_of(test))["pinned"].toArray();
        QCOMPARE(pinned.size(), 2);
        QCOMPARE(pinned[0].toObject()["layer"].toInt(-1), 1);
        QCOMPARE(pinned[1].toObject()["aggregation"].toString(), QString("max"));
        QVERIFY(!pinned[1].toObject().contains("head"));
    }

    void columns_of_pinned_heads_are_as_wide_as_asked_in_the_figure_and_its_description() {
        TestWindow test;
        show(test);
        test.document().view().change("Pin", [](ViewState& view) { view.pinned = {HeadId{.layer = 1, .head = 1}}; });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
        ExportDialog& dialog = *dialog_of(test);
        const auto drawn = [&] {
            const QString path = test.folder.filePath("heads.svg");
            QFile file(path);
            return headlight::testing::write_and_wait(dialog, path) && file.open(QIODevice::ReadOnly) ? file.readAll()
                                                                                                      : QByteArray();
        };
        dialog.page_fields().format_choice().setCurrentText("SVG");
        const QByteArray same = drawn();
        dialog.page_fields().widths_field().setText("3, 2");
        QVERIFY(drawn() != same);
        if (const QString pictures = qEnvironmentVariable("HEADLIGHT_PICTURES"); !pictures.isEmpty())
            QVERIFY(dialog.grab().save(pictures + "/export-widths.png"));
        QCOMPARE(description(test, dialog)["widths"].toArray(), (QJsonArray{3, 2}));
        dialog.page_fields().widths_field().setText("3, wide");
        QCOMPARE(drawn(), same);
    }

    void font_and_type_size_are_chosen_for_the_file_and_its_description() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        PageFields& fields = dialog.page_fields();
        QVERIFY(!description(test, dialog).contains("font"));
        QVERIFY(!description(test, dialog).contains("type_size"));
        dialog.view_choice().setCurrentText("Links");  // a small heat map has smaller labels
        dialog.show();
        const auto pick = [&](const QString& name) {
            fields.font_choice().setFocus();
            QTest::keyClicks(&fields.font_choice(), name);  // as people look for a name in a list
        };
        pick("Serif");
        QCOMPARE(fields.font_choice().currentText(), QString("Serif"));
        fields.type_size_field().setFocus();
        QTest::keyClick(&fields.type_size_field(), Qt::Key_Up);  // the first step above the usual size
        QCOMPARE(fields.type_size_field().value(), 3.0);
        fields.type_size_field().setValue(9.5);
        fields.format_choice().setCurrentText("SVG");
        const QString path = test.folder.filePath("type.svg");
        QVERIFY(headlight::testing::write_and_wait(dialog, path));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray svg = file.readAll();
        QVERIFY(svg.contains("font-size=\"9.5\"") && svg.contains(", serif\""));
        QCOMPARE(description(test, dialog)["font"].toString(), QString("serif"));
        QCOMPARE(description(test, dialog)["type_size"].toDouble(), 9.5);
        if (const QString pictures = qEnvironmentVariable("HEADLIGHT_PICTURES"); !pictures.isEmpty())
            QVERIFY(dialog.grab().save(pictures + "/export-font.png"));
    }

    void every_figure_has_its_numbers_in_every_format() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        for (const QString& ending : number_endings()) {
            dialog.page_fields().format_choice().setCurrentIndex(dialog.page_fields().format_choice().findData(ending));
            for (int choice = 0; choice < dialog.view_choice().count(); ++choice) {
                dialog.view_choice().setCurrentIndex(choice);
                QVERIFY2(headlight::testing::write_and_wait(dialog, test.folder.filePath("numbers." + ending)),
                         qPrintable(dialog.view_choice().currentText() + ": " + dialog.message().text()));
            }
        }
    }

    void numbers_of_all_heads_and_of_pinned_heads_are_whole() {
        TestWindow test;
        show(test);
        test.document().view().change("Pin", [](ViewState& view) { view.pinned = {HeadId{.layer = 1, .head = 1}}; });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
        ExportDialog& dialog = *dialog_of(test);
        const QString path = test.folder.filePath("numbers.npz");
        dialog.page_fields().format_choice().setCurrentText("Numbers: NumPy");
        QVERIFY(headlight::testing::write_and_wait(dialog, path));
        const auto& matrices = test.document().view().picture()->matrices;
        const Tensor both = tensor_in(path, "weights");
        QVERIFY(std::ranges::equal(both.slice(1), matrices.at(1)->values.values()));
        dialog.view_choice().setCurrentText("All heads");
        QVERIFY(headlight::testing::write_and_wait(dialog, path));
        const Tensor all = tensor_in(path, "weights");
        QCOMPARE(all.size(0),
                 static_cast<std::int64_t>(test.document().view().picture()->analysis->attention[0].layers.size()));
    }

    void a_preview_in_black_and_white_has_no_colors() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        dialog.view_choice().setCurrentText("Heat map");
        dialog.show();
        auto* preview = dialog.findChild<PagePreview*>();
        QVERIFY(preview != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(has_colors(preview->grab().toImage()), 30000);
        dialog.page_fields().reader_choice().setCurrentText("Black and white");
        QTRY_VERIFY_WITH_TIMEOUT(!has_colors(preview->grab().toImage()), 30000);
        dialog.page_fields().reader_choice().setCurrentText("Normal vision");
        QTRY_VERIFY_WITH_TIMEOUT(has_colors(preview->grab().toImage()), 30000);
    }

    void fields_that_the_format_does_not_heed_are_disabled() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        dialog.show();
        PageFields& fields = dialog.page_fields();
        auto* preview = dialog.findChild<PagePreview*>();
        const auto choose = [&](const char* format) {
            fields.format_choice().setCurrentIndex(fields.format_choice().findData(format));
        };
        QVERIFY(!fields.dpi_field().isEnabled() && fields.font_choice().isEnabled());
        QVERIFY(!dialog.browse_button().isVisible());
        choose("png");
        QVERIFY(fields.dpi_field().isEnabled());
        choose("tex");
        QVERIFY(!fields.font_choice().isEnabled() && fields.type_size_field().isEnabled());
        choose("html");
        QVERIFY(!fields.size_choice().isEnabled() && !fields.title_field().isEnabled());
        QVERIFY(fields.caption_field().isEnabled());
        QVERIFY(dialog.browse_button().isVisible());
        QVERIFY2(preview->text().contains("web page"), qPrintable(preview->text()));
        choose("csv");
        QVERIFY(!fields.size_choice().isEnabled() && !fields.caption_field().isEnabled());
        QVERIFY(!dialog.browse_button().isVisible());
        choose("pdf");
        QVERIFY(fields.size_choice().isEnabled() && preview->text().isEmpty());
    }

    void a_column_has_the_heat_map_alone_unless_both_are_asked_for() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        QCOMPARE(description(test, dialog)["view"].toString(), QString("heatmap"));
        dialog.page_fields().size_choice().setCurrentText("Page, 180 mm");
        QCOMPARE(description(test, dialog)["view"].toString("both"), QString("both"));
        dialog.page_fields().size_choice().setCurrentText("ACL, one column");
        QVERIFY2(dialog.message().text().contains("heat map alone"), qPrintable(dialog.message().text()));
        dialog.view_choice().setCurrentText(QString::fromUtf8(view_row(View::Both).title));
        QCOMPARE(description(test, dialog)["view"].toString("both"), QString("both"));
        QVERIFY(dialog.message().text().isEmpty() || dialog.message().text().startsWith("Wrote"));
    }

    void the_next_dialog_begins_as_the_last_one_was_left() {
        TestWindow test;
        show(test);
        PageFields& fields = dialog_of(test)->page_fields();
        QVERIFY(!fields.provenance_choice().isChecked());  // files of figures say it in their metadata
        fields.format_choice().setCurrentText("PNG");
        fields.dpi_field().setValue(450);
        fields.provenance_choice().setChecked(true);
        emit fields.size_choice().activated(0);
        const int acl = fields.size_choice().findText("ACL, one column");
        fields.size_choice().setCurrentIndex(acl);
        emit fields.size_choice().activated(acl);
        PageFields& next = dialog_of(test)->page_fields();
        next.recall(fields.remembered());
        QCOMPARE(next.ending(), QString("png"));
        QCOMPARE(next.dpi_field().value(), 450);
        QCOMPARE(next.size_choice().currentIndex(), acl);
        QVERIFY(next.provenance_choice().isChecked());
        // What a wide figure needs is not what a person chose.
        next.size_choice().setCurrentIndex(next.size_choice().findText("Column, 88 mm"));
        next.widen();
        QCOMPARE(next.remembered()["size"].toString(), QString("acl-column"));
        next.recall({{"format", "docx"}, {"size", 7}, {"dpi", "many"}});
        QCOMPARE(next.ending(), QString("png"));
        QCOMPARE(next.dpi_field().value(), 450);
    }

    void settings_keep_what_was_chosen_for_a_page() {
        const QTemporaryDir folder;
        Settings(folder.filePath("settings.ini")).set_export_page({{"format", "svg"}, {"provenance", true}});
        const QVariantMap kept = Settings(folder.filePath("settings.ini")).export_page();
        QCOMPARE(kept["format"].toString(), QString("svg"));
        QCOMPARE(kept["provenance"].toBool(), true);
    }

    void the_window_goes_on_while_a_file_is_written() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        dialog.page_fields().format_choice().setCurrentText("Web page with all heads");
        int turns = 0;
        QTimer timer;
        connect(&timer, &QTimer::timeout, this, [&turns] { ++turns; });
        timer.start(0);
        const QString path = test.folder.filePath("heads.html");
        QVERIFY(headlight::testing::write_and_wait(dialog, path));
        QVERIFY(turns > 0);
        QVERIFY(QFileInfo(path).size() > 10000);
        QVERIFY(!headlight::testing::write_and_wait(dialog, test.folder.filePath("not-there/heads.html")));
        QVERIFY(dialog.message().text().contains("not-there"));
    }

    void the_preview_follows_the_title_and_the_size_of_the_dialog() {
        TestWindow test;
        show(test);
        ExportDialog& dialog = *dialog_of(test);
        dialog.show();
        auto* preview = dialog.findChild<PagePreview*>();
        QTRY_VERIFY_WITH_TIMEOUT(has_colors(preview->grab().toImage()), 30000);
        const QImage before = preview->grab().toImage();
        dialog.page_fields().title_field().setText("Where a pronoun looks");
        QTRY_VERIFY_WITH_TIMEOUT(preview->grab().toImage() != before, 30000);
        dialog.resize(dialog.size() + QSize(300, 300));
        QTRY_VERIFY_WITH_TIMEOUT(colored_part(preview->grab().toImage()).width() > 1.2 * colored_part(before).width(),
                                 30000);
    }
};

HEADLIGHT_TEST(ExportDialogTest, Window)
#include "export_dialog_test.moc"
