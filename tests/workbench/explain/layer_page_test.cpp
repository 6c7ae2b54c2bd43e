// The page that shows a layer and what runs cost, in a real window. HEADLIGHT_PICTURES names a folder for pictures.

#include "workbench/explain/model/layer_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class LayerPageTest : public RealWindowTest {
    Q_OBJECT

    LayerPage& page() { return window_->panel<WhyPanel>().page<LayerPage>(); }
    void open_page() {
        window_->actions_of_window().at(ActionId::LayerAndCost)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(page().open_figure().has_value(), kPatience);
    }

  private slots:
    void init() { open("story-encoder", "The animal was tired."); }
    void cleanup() { close(); }

    void the_open_model_is_shown_and_exported() {
        open_page();
        const OpenFigure open = page().open_figure().value();
        QCOMPARE(open.fields["view"].toString(), QString("layer"));
        QVERIFY(open.title.contains("story-encoder"));
        QCOMPARE(open.runs.size(), std::size_t{1});
        const FigureNumbers numbers = open.numbers();
        QCOMPARE(numbers.parts.front().texts.at(7), std::string("198272"));
        save("layer-light");
    }

    void a_configuration_takes_its_place_and_gives_it_back() {
        open_page();
        QVERIFY(!page().back_button().isVisible());
        page().show_model(std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "resources/lessons/configurations/gpt3");
        QTRY_VERIFY_WITH_TIMEOUT(page().open_figure() && page().open_figure()->title.contains("gpt3"), kPatience);
        QVERIFY(!page().measure_button().isVisible());
        QVERIFY(!page().open_figure()->fields.contains("view"));
        save("layer-gpt3");
        QTest::mouseClick(&page().back_button(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page().open_figure() && page().open_figure()->title.contains("story-encoder"),
                                 kPatience);
    }

    void a_file_that_is_no_configuration_is_refused_with_a_sentence() {
        open_page();
        page().show_model(std::filesystem::path(HEADLIGHT_SOURCE_DIR) / "tests/reference");
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().contains("config.json"), kPatience);
        QVERIFY(!page().open_figure());
    }

    void runs_are_timed_when_asked_for() {
        open_page();
        QVERIFY(!page().open_figure()->fields.contains("measure_runs"));
        QTest::mouseClick(&page().measure_button(), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(page().open_figure() && page().open_figure()->fields.contains("measure_runs"),
                                 kPatience);
        QCOMPARE(page().open_figure()->numbers().parts.back().name, std::string("milliseconds"));
    }
};

HEADLIGHT_TEST(LayerPageTest, Window)
#include "layer_page_test.moc"
