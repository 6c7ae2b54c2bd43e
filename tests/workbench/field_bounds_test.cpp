// The bounds and defaults of widgets are those of the table of fields.

#include "test_program.h"
#include "view/fields.h"
#include "window_fixture.h"
#include "workbench/document/shown_view.h"
#include "workbench/export/export_dialog.h"
#include "workbench/export/panel_list.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/settings.h"

using namespace headlight;
using namespace headlight::testing;

namespace {

template <typename Box>
NumberBounds bounds_of_box(const Box& box) {
    return {static_cast<double>(box.minimum()), static_cast<double>(box.maximum())};
}

ExportDialog& dialog_of(TestWindow& test) {
    return *new ExportDialog({test.document().view().picture(), {{}, {}}}, test.window->panels(),
                             test.document().beside(), QSize(600, 400), test.window->look(), test.window.get());
}

}  // namespace

class FieldBoundsTest : public QObject {
    Q_OBJECT

  private slots:
    void links_have_the_bounds_of_their_fields() {
        TestWindow test;
        show(test);
        QVERIFY(bounds_of_box(test.window->stage().threshold_field()) == field_bounds("threshold"));
        QVERIFY(bounds_of_box(test.window->stage().strongest_field()) == field_bounds("top_k"));
    }

    void as_many_links_as_a_session_asks_for_are_shown() {
        TestWindow test;
        show(test);
        const auto many = static_cast<int>(field_bounds("top_k").high);
        test.document().view().change("links", [&](ViewState& view) { view.links.strongest = many; });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), 30000);
        QCOMPARE(test.window->stage().strongest_field().value(), many);
    }

    void numbers_of_the_page_have_the_bounds_of_their_fields() {
        TestWindow test;
        show(test);
        PageFields& fields = dialog_of(test).page_fields();
        QVERIFY(bounds_of_box(fields.dpi_field()) == field_bounds("dpi"));
        QCOMPARE(fields.type_size_field().maximum(), field_bounds("type_size").high);
        // One step below the smallest size stands for the default size.
        const double step = fields.type_size_field().singleStep();
        QCOMPARE(fields.type_size_field().minimum() + step, field_bounds("type_size").low);
        fields.type_size_field().setValue(field_bounds("type_size").low);
        QCOMPARE(fields.options().type_size, field_bounds("type_size").low);
        fields.type_size_field().setValue(fields.type_size_field().minimum());
        QCOMPARE(fields.options().type_size, ViewRequest().page.type_size);
    }

    void widths_of_columns_are_those_that_the_field_takes() {
        TestWindow test;
        show(test);
        PageFields& fields = dialog_of(test).page_fields();
        const auto [low, high] = field_bounds("widths");
        fields.widths_field().setText(QStringLiteral("%1, %2").arg(low).arg(high));
        QCOMPARE(fields.widths(), (std::vector<double>{low, high}));
        fields.widths_field().setText(QStringLiteral("1, %1").arg(2 * high));
        QVERIFY(fields.widths().empty());
        fields.widths_field().setText(QStringLiteral("1, %1").arg(low / 2));
        QVERIFY(fields.widths().empty());
    }

    void columns_go_up_to_the_bound_of_their_field_or_the_number_of_panels() {
        TestWindow test;
        show(test);
        const QComboBox& columns = dialog_of(test).panel_list().columns_choice();
        const auto most =
            std::min(static_cast<int>(field_bounds("columns").high), static_cast<int>(FigurePanels::kMost));
        QCOMPARE(columns.itemText(1).toDouble(), field_bounds("columns").low);
        QCOMPARE(columns.itemText(columns.count() - 1).toInt(), most);
    }

    void the_page_begins_with_the_defaults_of_the_table() {
        TestWindow test;
        show(test);
        PageFields& fields = dialog_of(test).page_fields();
        const PageRequest page = default_request(Context::ExportDialog).page;
        QCOMPARE(static_cast<double>(fields.dpi_field().value()), page.dpi);
        QCOMPARE(page_preset(fields.options().width).id, page.size);
        QCOMPARE(fields.provenance_choice().isChecked(), page.provenance);
        QCOMPARE(fields.options().theme->toStdString(), enum_name(page.theme));
    }

    void settings_outside_of_the_bounds_are_not_taken() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("settings.ini");
        Settings settings(file);
        const auto most = static_cast<int>(field_bounds("threads").high);
        for (const std::string& backend : field_named("backend").kind->choices()) {
            settings.set_backend({.backend = backend, .threads = most});
            QCOMPARE(settings.backend().backend, backend);
            QCOMPARE(settings.backend().threads, most);
        }
        settings.set_backend({.backend = "abacus", .threads = most + 1, .precision = "fp1"});
        QVERIFY(settings.backend() == BackendChoice());
    }

    void only_fields_of_numbers_have_bounds() {
        QVERIFY_THROWS_EXCEPTION(std::logic_error, field_bounds("scale"));
        QVERIFY_THROWS_EXCEPTION(std::logic_error, field_bounds("no such field"));
    }
};

HEADLIGHT_TEST(FieldBoundsTest, Window)
#include "field_bounds_test.moc"
