// The panel that says how a weight comes about, in a real window. HEADLIGHT_PICTURES names a folder for pictures of it,
// to be looked at by people.

#include "workbench/explain/why_panel.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/embedding_page.h"
#include "workbench/explain/lens_page.h"
#include "workbench/explain/model/head_test_page.h"
#include "workbench/explain/weight_page.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/head_pane.h"
#include "workbench/heads/stage.h"
#include "workbench/menus/actions.h"
#include "written_file.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSplitter>
#include <QSplitterHandle>
#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

class WhyPanelTest : public RealWindowTest {
    Q_OBJECT

    WeightPage& page() { return window_->panel<WhyPanel>().page<WeightPage>(); }
    void open_panel() {
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        // The first answer may come of the run before values were asked for.
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && !page().shown()->numbers.value.empty(), kPatience);
    }

    QByteArray bytes_of(const QString& name) {
        QFile file(folder_->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QJsonObject description(ExportDialog& dialog) {
        if (!dialog.write_description_to(folder_->filePath("figure.json"))) return {};
        return QJsonDocument::fromJson(bytes_of("figure.json")).object();
    }

  private slots:
    void init() { open("story-encoder", "The animal didn't cross the street because it was too tired."); }
    void cleanup() { close(); }

    void it_opens_on_the_heaviest_weight_of_the_selected_token() {
        window_->document().pointing().select_token(9);
        open_panel();
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.query, std::int64_t{9}, kPatience);
        const WeightExplanation& weight = page().shown()->numbers;
        QCOMPARE(weight.row.front().key, weight.key);
        QCOMPARE(page().query_list().currentIndex(), 9);
        save("why-weight-light");
        window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        save("why-weight-dark");
        window_->actions_of_window().at(ActionId::ThemeLight)->trigger();
        window_->resize(1366, 768);
        save("why-weight-1366");
        emit window_->panel<WhyPanel>().closed();
        QVERIFY(!window_->panel<WhyPanel>().isVisible());
    }

    void it_has_more_room_in_a_large_window_and_as_much_as_it_was_dragged_to() {
        window_->resize(1700, 1200);  // in a low window it stands beside the figure
        open_panel();
        WhyPanel& panel = window_->panel<WhyPanel>();
        const int usual = panel.height();
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        window_->resize(1920, 1600);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        QVERIFY2(panel.height() > usual, qPrintable(QString::number(panel.height())));

        auto* rows = qobject_cast<QSplitter*>(panel.parentWidget());
        QVERIFY(rows != nullptr);
        QSplitterHandle* handle = rows->handle(rows->indexOf(&panel));
        const int before = panel.height();
        QTest::mousePress(handle, Qt::LeftButton, {}, handle->rect().center());
        QTest::mouseMove(handle, handle->rect().center() - QPoint(0, 100));
        QTest::mouseRelease(handle, Qt::LeftButton, {}, handle->rect().center());
        QVERIFY2(panel.height() > before + 90, qPrintable(QString::number(panel.height())));
        const int dragged = panel.height();
        window_->actions_of_window().at(ActionId::Notes)->trigger();
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        QCOMPARE(panel.height(), dragged);
    }

    void a_click_on_a_cell_asks_for_that_weight_and_the_keyboard_for_another() {
        open_panel();
        FigureView& map = window_->stage().pane().heat_map();
        Hit asked;
        asked.query = 3;
        asked.key = 5;
        const QRectF cell = map.figure()->region(asked, QSizeF(map.size()));
        QTest::mouseClick(&map, Qt::LeftButton, {}, cell.center().toPoint());
        window_->document().pointing().set_hover({});
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.query, std::int64_t{3}, kPatience);
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.key, std::int64_t{5}, kPatience);
        page().key_list().setFocus();
        QTest::keyClick(&page().key_list(), Qt::Key_Down);
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.key, std::int64_t{6}, kPatience);
        QCOMPARE(page().shown()->numbers.query, std::int64_t{3});
    }

    void the_button_opens_the_export_dialog_with_the_explanation_chosen() {
        window_->document().pointing().select_token(9);
        open_panel();
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.query, std::int64_t{9}, kPatience);
        emit window_->panel<WhyPanel>().export_asked();
        ExportDialog* dialog = window_->findChild<ExportDialog*>();
        QVERIFY(dialog != nullptr);
        QCOMPARE(dialog->view_choice().currentText(), QString("This weight"));
        QVERIFY(dialog->page_fields().title_field().text().contains("attends to"));
        if (const QString pictures = qEnvironmentVariable("HEADLIGHT_PICTURES"); !pictures.isEmpty())
            QVERIFY(dialog->grab().save(pictures + "/export-weight.png"));
        const QJsonObject described = description(*dialog);
        QCOMPARE(described["view"].toString(), QString("weight"));
        QCOMPARE(described["query"].toInt(-1), 9);
        QCOMPARE(described["key"].toInt(-1), static_cast<int>(page().shown()->numbers.key));
        QCOMPARE(described["layer"].toInt(-1), window_->document().view().state().choice.layer.value_or(-2));
        QCOMPARE(described["model"].toString(), QString("story-encoder"));
        dialog->page_fields().format_choice().setCurrentText("SVG");
        QVERIFY(headlight::testing::write_and_wait(*dialog, folder_->filePath("weight.svg")));
        QVERIFY(bytes_of("weight.svg").contains("Pass on the value"));
        dialog->page_fields().format_choice().setCurrentText("Numbers: CSV");
        QVERIFY(headlight::testing::write_and_wait(*dialog, folder_->filePath("weight.csv")));
        QVERIFY(bytes_of("weight.csv").contains("query_vector,"));
        dialog->view_choice().setCurrentText("Heat map");
        QVERIFY(!dialog->page_fields().title_field().text().contains("attends to"));  // another figure, another title
    }

    void the_query_is_compared_with_all_keys_and_a_click_chooses_one() {
        window_->document().pointing().select_pair(10, 2);
        open_panel();
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.key, std::int64_t{2}, kPatience);
        page().all_keys().setChecked(true);
        const OpenFigure open = page().open_figure().value();
        QVERIFY(open.fields["all_keys"].toBool() && open.title.contains("all keys"));
        const auto figure = std::dynamic_pointer_cast<const WeightFigure>(open.figure);
        const QSizeF size = figure->natural_size();
        const auto& row = page().shown()->numbers.row;
        for (const Competitor& each : row) {
            const Hit hit{{}, static_cast<std::int32_t>(each.key), {}, {}};
            QCOMPARE(figure->hit(figure->region(hit, size).center(), size).key, hit.key);
        }
        emit page().findChild<FigureFlow*>()->clicked(Hit{{}, static_cast<std::int32_t>(row[1].key), {}, {}});
        QTRY_COMPARE_WITH_TIMEOUT(page().shown()->numbers.key, row[1].key, kPatience);
        save("all-keys");
        page().all_keys().setChecked(false);
        QVERIFY(!page().open_figure()->fields.contains("all_keys"));
    }

    void every_explanation_is_described_as_it_is_shown() {
        open_panel();
        window_->document().run().open_model(QStringLiteral("story-decoder"));
        WhyPanel& panel = window_->panel<WhyPanel>();
        panel.show_page(View::Lens);
        QTRY_VERIFY_WITH_TIMEOUT(panel.open_figure().has_value(), kPatience);
        QCOMPARE(panel.open_figure()->fields["view"].toString(), QString("lens"));
        QVERIFY(panel.open_figure()->fields["query"].toInt(-1) > 0);
        panel.show_page(View::Similarity);
        QTRY_VERIFY_WITH_TIMEOUT(panel.open_figure().has_value(), kPatience);
        QVERIFY(panel.open_figure()->fields["embeddings"].toBool());
        panel.page<EmbeddingPage>().layer().setValue(2);
        QCOMPARE(panel.open_figure()->fields["layer"].toInt(-1), 1);
        QVERIFY(panel.open_figure()->numbers != nullptr);
        panel.show_page(View::Heads);
        panel.page<HeadTestPage>().repetition().click();
        QTRY_VERIFY_WITH_TIMEOUT(panel.open_figure().has_value(), kPatience);
        QCOMPARE(panel.open_figure()->fields["view"].toString(), QString("heads"));
        QCOMPARE(panel.open_figure()->fields["test"].toString(), QString("induction"));
        QVERIFY(!panel.open_figure()->fields.contains("attention"));
    }

    void embeddings_and_tests_are_of_the_part_that_is_shown() {
        open_panel();
        Document& document = window_->document();
        document.run().open_model(QStringLiteral("english-french"));
        QTRY_VERIFY_WITH_TIMEOUT(document.run().analysis() && document.run().analysis()->attention.size() == 3,
                                 kPatience);
        WhyPanel& panel = window_->panel<WhyPanel>();
        EmbeddingPage& page = panel.page<EmbeddingPage>();
        panel.show_page(View::Similarity);
        document.view().show_head({.kind = AttentionKind::Encoder, .layer = 1, .head = 2});
        const auto tokens = [&]() -> std::size_t {
            const auto* shown = dynamic_cast<const HeatMapFigure*>(page.figure().get());
            return shown ? shown->matrix().queries.size() : 0;
        };
        const auto of_stack = [&](std::size_t stack) {
            return static_cast<std::size_t>(document.run().analysis()->attention[stack].layers.front()->query_count());
        };
        QTRY_COMPARE_WITH_TIMEOUT(tokens(), of_stack(0), kPatience);
        QCOMPARE(panel.open_figure()->fields["attention"].toString(), QString("encoder"));
        document.view().show_head({.kind = AttentionKind::Decoder, .layer = 1, .head = 2});
        QTRY_COMPARE_WITH_TIMEOUT(tokens(), of_stack(1), kPatience);
        QCOMPARE(panel.open_figure()->fields["attention"].toString(), QString("decoder"));
        panel.show_page(View::Heads);
        panel.page<HeadTestPage>().sink().click();
        QTRY_VERIFY_WITH_TIMEOUT(panel.open_figure().has_value(), kPatience);
        QCOMPARE(panel.open_figure()->fields["attention"].toString(), QString("decoder"));
    }

    void it_follows_the_text_and_the_model() {
        open_panel();
        window_->document().run().open_model(QStringLiteral("position-rotary"));
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && !page().shown()->numbers.query_content.empty(), kPatience);
        save("why-rotary");
        window_->document().run().set_text("the");
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && page().shown()->keys.size() < 4, kPatience);
        save("why-one-token");
        window_->document().run().open_model(QStringLiteral("position-alibi"));
        QTRY_VERIFY_WITH_TIMEOUT(page().shown() && !page().shown()->numbers.positions.empty() &&
                                     page().shown()->numbers.query_content.empty(),
                                 kPatience);
    }

    void weighing_by_values_asks_for_their_norms_and_says_so() {
        window_->actions_of_window().at(ActionId::ValueWeighted)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().view().picture()->view.matrix.value_weighted, kPatience);
        const AttentionMatrix& matrix = *window_->document().view().picture()->matrices.front();
        QVERIFY(window_->document().view().picture()->failure.empty());
        QVERIFY(matrix.notes.back().english().find("norm of W_O v") != std::string::npos);
        double sum = 0;
        for (const float value : matrix.values.slice(2)) sum += static_cast<double>(value);
        QVERIFY(std::abs(sum - 1) < 1e-5);
        save("value-weighted");
    }

    void the_lens_follows_the_selected_token_and_says_where_there_is_none() {
        window_->document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model()->name == "story-decoder", kPatience);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        WhyPanel& panel = window_->panel<WhyPanel>();
        panel.show_page(View::Lens);
        QTRY_VERIFY_WITH_TIMEOUT(panel.page<LensPage>().figure() != nullptr, kPatience);
        save("why-lens-light");
        window_->document().run().open_model(QStringLiteral("story-sentiment"));
        QTRY_VERIFY_WITH_TIMEOUT(panel.page<LensPage>().figure() == nullptr, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(panel.page<LensPage>().refusal().text().contains("needs a decoder"), kPatience);
    }

    void tokens_and_positions_are_compared() {
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        WhyPanel& panel = window_->panel<WhyPanel>();
        EmbeddingPage& page = panel.page<EmbeddingPage>();
        panel.show_page(View::Similarity);
        QTRY_VERIFY_WITH_TIMEOUT(page.figure() != nullptr, kPatience);
        page.layer().setValue(page.layer().maximum());
        save("why-embeddings-light");
        page.positions().click();
        QTRY_COMPARE_WITH_TIMEOUT(dynamic_cast<const HeatMapFigure&>(*page.figure()).matrix().quantity,
                                  std::string("cosine of the embeddings of two positions"), kPatience);
        save("why-positions-light");
    }

    void heads_are_tested_with_one_click_and_opened_with_another() {
        window_->document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model()->name == "story-decoder", kPatience);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
        HeadTestPage& page = window_->panel<WhyPanel>().page<HeadTestPage>();
        window_->panel<WhyPanel>().show_page(View::Heads);
        page.repetition().click();
        QTRY_VERIFY_WITH_TIMEOUT(!page.heads().rows().empty(), kPatience);
        QVERIFY(page.said().text().contains("Olsson"));
        save("why-tests-light");
        emit page.heads().token_clicked(5);
        QCOMPARE(window_->document().view().state().choice.layer, std::optional<std::int32_t>(1));
        QCOMPARE(window_->document().view().state().choice.head, std::optional<std::int32_t>(1));
        page.sink().click();
        QTRY_VERIFY_WITH_TIMEOUT(page.said().text().contains("Gu"), kPatience);
        window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        save("why-sink-dark");
    }
};

HEADLIGHT_TEST(WhyPanelTest, Window)
#include "why_panel_test.moc"
