// A vision model in the window: samples, files, the clipboard, and what is drawn over the image.

#include "analysis/heads/metrics.h"
#include "dropped_file.h"
#include "figures/drawing/image_file.h"
#include "figures/weights/image_overlay_figure.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/pointing.h"
#include "workbench/document/session_bridge.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/prediction_panel.h"
#include "workbench/export/export_dialog.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/image_panel.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"
#include "workbench/shell/notices_bar.h"
#include "written_file.h"

#include <QApplication>
#include <QClipboard>
#include <QMimeData>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;

namespace {

const QString kModel = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit");
const QString kQuestions = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vlm");
const QString kSegformer = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/segformer");
const QString kTrocr = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/trocr");
const QString kLlava = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/llava");
const QString kIdefics = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/idefics3");
const QString kQwen = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/qwen2.5-vl");
const QString kEncoder = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/story-encoder");
const QString kBag = kModel + QStringLiteral("/images/bag.png");

struct ImageWindow {
    explicit ImageWindow(const QString& model = kModel, const QString& image = {}) {
        WindowOptions options;
        options.model = model;
        if (!image.isEmpty()) options.images = {image};
        options.backend.backend = "cpu";
        options.settings_file = folder.filePath(QStringLiteral("settings.ini"));
        window = std::make_unique<MainWindow>(options);
        window->resize(1366, 768);
        window->show();
    }
    [[nodiscard]] Document& document() const { return window->document(); }
    [[nodiscard]] bool settled() const {
        const PicturePointer& picture = document().view().picture();
        return picture && !document().run().running() && !document().run().reading() && !document().run().loading() &&
               picture->analysis == document().run().analysis() && picture->view == document().view().state();
    }
    [[nodiscard]] FigureView& overlay() const { return window->stage().pane().image(); }
    [[nodiscard]] const ImageOverlayFigure& figure() const {
        return dynamic_cast<const ImageOverlayFigure&>(*overlay().figure());
    }
    [[nodiscard]] QPoint place_of(std::int32_t key) const {
        return overlay().region({.query = {}, .key = key, .layer = {}, .head = {}}).center().toPoint();
    }
    /// Clicks on a part of the image as a person does: again, when the picture moved meanwhile.
    bool select(std::int32_t key) const {
        if (!settled()) return false;
        const auto selected = [&] { return document().pointing().selected_token() == std::optional(key); };
        if (!selected()) QTest::mouseClick(&overlay(), Qt::LeftButton, {}, place_of(key));
        return selected();
    }

    QTemporaryDir folder;
    std::unique_ptr<MainWindow> window;
};

}  // namespace

class ImageWindowTest : public QObject {
    Q_OBJECT

  private slots:
    void a_vision_model_opens_with_its_first_sample_over_the_image() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QVERIFY(!test.window->text_panel().isVisible());
        QVERIFY(test.window->image_panel().isVisible());
        QCOMPARE(test.document().run().image_name(), QString("ankle-boot.png"));
        QCOMPARE(test.document().run().analysis()->predictions.classes.front().label, std::string("ankle boot"));
        QVERIFY(test.overlay().isVisible());
        QVERIFY(!test.window->stage().pane().heat_map().isVisible());
        QCOMPARE(test.figure().options().query, std::optional<std::int32_t>(0));  // [CLS]
    }

    void a_model_of_few_words_opens_with_a_scene_and_its_question() {
        ImageWindow test(kQuestions);
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QCOMPARE(test.document().run().image_name(), QString("beside-a-boot.png"));
        QCOMPARE(test.document().run().text(), QString("What is left of the boot?"));
    }

    void a_question_that_a_model_of_few_words_can_read_stays() {
        ImageWindow test(kEncoder);
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        test.document().run().set_text(QStringLiteral("Where is the red dress?"));
        test.document().run().open_model(kQuestions);
        QTRY_VERIFY_WITH_TIMEOUT(test.document().run().reads_images() && test.settled(), testing::kPatience);
        QCOMPARE(test.document().run().image_name(), QString("beside-a-boot.png"));
        QCOMPARE(test.document().run().text(), QString("Where is the red dress?"));
    }

    void a_sample_with_a_caption_brings_it_along() {
        ImageWindow test(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-clip"));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        const auto samples = test.window->image_panel().samples();
        const auto bag = std::ranges::find_if(
            samples, [](const QToolButton* sample) { return sample->accessibleName().endsWith("bag"); });
        QVERIFY(bag != samples.end());
        (*bag)->click();
        QTRY_COMPARE(test.document().run().image_name(), QString("bag.png"));
        QCOMPARE(test.document().run().text(), QString("a gray patterned bag"));
    }

    void every_sample_is_a_button_and_is_seen_for_what_it_is_data() {
        QTest::addColumn<QString>("model");
        for (const char* name : {"fashion-vit", "fashion-vit-ordinary", "fashion-swin"})
            QTest::newRow(name) << QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/") + name;
    }
    void every_sample_is_a_button_and_is_seen_for_what_it_is() {
        QFETCH(const QString, model);
        ImageWindow test(model);
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        const auto samples = test.window->image_panel().samples();
        QVERIFY(samples.size() >= 8);
        for (QToolButton* sample : samples) {
            QVERIFY(sample->focusPolicy() & Qt::TabFocus);
            sample->click();
            QTRY_VERIFY(test.settled());
            const QString name = test.document().run().image_name().section('.', 0, 0).replace('-', ' ');
            const QString best =
                QString::fromStdString(test.document().run().analysis()->predictions.classes.front().label);
            if (name.contains("like a"))
                QVERIFY2(name.endsWith(best), qPrintable(name + " seen as " + best));  // it fails as it is said to
            else
                QVERIFY2(best == name || best.startsWith("T-shirt"), qPrintable(name + " seen as " + best));
        }
    }

    void an_image_in_a_text_shows_what_words_attend_to_and_who_reads_a_part() {
        ImageWindow test(kLlava);
        test.document().run().set_text(QStringLiteral("<image> The cat"));
        test.document().run().open_image(kBag);
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().run().analysis()->image, testing::kPatience);
        QVERIFY(test.window->text_panel().isVisible() && test.window->image_panel().isVisible());
        test.document().view().change("figure", [](ViewState& view) { view.figure = View::Image; });
        QTRY_VERIFY(test.settled() && test.overlay().isVisible());
        const Analysis& analysis = *test.document().run().analysis();
        const auto last = static_cast<std::int32_t>(analysis.text_tokens()) - 1;
        QCOMPARE(test.figure().options().query, std::optional(last));
        QTest::mouseClick(&test.overlay(), Qt::LeftButton, {}, test.place_of(7));
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>(7));
        const TokenChips& chips = test.window->text_panel().chips();
        const float expected = analysis.attention.front().layers.front()->row(0, last).at(7);
        QVERIFY(std::abs(chips.shade(last) - expected) < 1e-6F);  // how much the last word attends to the part
        QCOMPARE(chips.shade(3), 0.0F);                           // which stands before it
    }

    void a_text_about_an_image_shows_where_each_of_its_words_looks() {
        ImageWindow test(kTrocr);
        test.document().run().open_image(kTrocr + QStringLiteral("/reference/image.0.png"));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().run().analysis()->image, testing::kPatience);
        QVERIFY(test.window->text_panel().source().isVisible() && test.window->image_panel().isVisible());
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.overlay().isVisible(), testing::kPatience);
        const Analysis& analysis = *test.document().run().analysis();
        const auto cross = std::ranges::find(analysis.attention, AttentionKind::Cross, &AttentionStack::kind);
        QVERIFY(cross != analysis.attention.end());
        QCOMPARE(cross->first_query, 17);  // behind the class token and 4 x 4 patches
        QTest::mouseClick(&test.overlay(), Qt::LeftButton, {}, test.place_of(6));
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>(6));
        const float expected = cross->layers.front()->row(0, 2).at(6);
        QVERIFY(std::abs(test.window->text_panel().chips().shade(17 + 2) - expected) < 1e-6F);
        // A long word of the target makes its panel no wider than the window has room for.
        QVERIFY(test.window->prediction_panel().minimumSizeHint().width() < 260);
        // Attention on the image is what is not on the class token.
        const auto stack = static_cast<std::size_t>(cross - analysis.attention.begin());
        const Tensor on_image = measure_heads(analysis, stack, "to_image");
        const Tensor weights = cross->layers.front()->weights(0);
        double on_class = 0;
        for (std::int64_t query = 0; query < weights.size(0); ++query)
            on_class += static_cast<double>(weights.slice(query)[0]);
        QVERIFY(std::abs(static_cast<double>(on_image.values()[0]) -
                         (1 - on_class / static_cast<double>(weights.size(0)))) < 1e-5);
    }

    void keys_of_a_coarser_grid_lie_over_the_image() {
        ImageWindow test(kSegformer);
        test.document().run().open_image(kSegformer + QStringLiteral("/reference/image.0.png"));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.overlay().isVisible(), testing::kPatience);
        const Analysis& analysis = *test.document().run().analysis();
        const AttentionStack& stage = analysis.attention.front();
        QCOMPARE(stage.patches->rows, 12);
        QCOMPARE(stage.image->rows, 3);
        QCOMPARE(stage.first_key, stage.first_query + 144);
        QVERIFY(!test.figure().options().query);  // the mean: no patch is the last of a text
        const auto measured = [&](const char* metric) {
            const Tensor heads = measure_heads(analysis, 0, metric);
            return heads.values()[0];
        };
        for (const char* metric : {"previous", "distance", "to_image", "image_distance"})
            QVERIFY2(std::isnan(measured(metric)), metric);
        QVERIFY(measured("entropy") > 0);
        QCOMPARE(test.document().view().state().metric, std::string("confidence"));  // the first that it has
    }

    void an_image_in_tiles_stands_beside_itself_as_a_whole() {
        ImageWindow test(kIdefics);
        test.document().run().set_text(QStringLiteral("<image>The cat"));
        test.document().run().open_image(kBag);
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().run().analysis()->image, testing::kPatience);
        test.document().view().change("figure", [](ViewState& view) { view.figure = View::Image; });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.overlay().isVisible(), testing::kPatience);
        const Analysis& analysis = *test.document().run().analysis();
        const AttentionStack& text = analysis.attention.front();
        const std::int32_t whole = text.overview.value().tokens.front();
        const std::int32_t tile = text.image.value().tokens.front();
        QVERIFY(test.place_of(whole).x() > test.place_of(text.image->tokens.back()).x());
        for (const std::int32_t part : {whole, tile}) {
            QTRY_VERIFY_WITH_TIMEOUT(test.select(part), testing::kPatience);
            const auto last = static_cast<std::int32_t>(analysis.text_tokens()) - 1;
            const float expected = text.layers.front()->row(0, last).at(static_cast<std::size_t>(part));
            QVERIFY(std::abs(test.window->text_panel().chips().shade(last) - expected) < 1e-6F);
        }
    }

    void an_image_of_any_size_is_a_grid_of_squares_of_patches() {
        ImageWindow test(kQwen);
        test.document().run().set_text(QStringLiteral("<|vision_start|><|image_pad|><|vision_end|>The cat"));
        test.document().run().open_image(kQwen + QStringLiteral("/reference/image.0.png"));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.document().run().analysis()->image, testing::kPatience);
        test.document().view().change("figure", [](ViewState& view) { view.figure = View::Image; });
        QTRY_VERIFY(test.settled() && test.overlay().isVisible());
        const Analysis& analysis = *test.document().run().analysis();
        const AttentionStack& text = analysis.attention.front();
        const ImageTokens& image = text.image.value();
        QCOMPARE(image.rows, 3);
        QCOMPARE(image.columns, 5);
        const auto last = static_cast<std::int32_t>(analysis.text_tokens()) - 1;
        QCOMPARE(test.figure().options().query, std::optional(last));
        const std::int32_t part = image.tokens.at(7);  // the middle of the second row
        const QPoint place = test.place_of(part);
        QVERIFY(std::abs(place.x() - (test.place_of(image.tokens[5]).x() + test.place_of(image.tokens[9]).x()) / 2) <=
                1);
        QVERIFY(place.y() > test.place_of(image.tokens[2]).y() && place.y() < test.place_of(image.tokens[12]).y());
        QTRY_VERIFY_WITH_TIMEOUT(test.select(part), testing::kPatience);
        const float expected = text.layers.front()->row(0, last).at(static_cast<std::size_t>(part));
        QVERIFY(std::abs(test.window->text_panel().chips().shade(last) - expected) < 1e-6F);
    }

    void highlights_of_patches_stand_over_the_image_and_in_its_files() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        test.document().view().change("highlight", [](ViewState& view) {
            view.pointed_out.highlights = {{std::nullopt, 5, "a corner"}, {3, 7, "from there"}};
        });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QTRY_COMPARE(test.overlay().annotations().size(), std::size_t{1});  // [CLS] is shown, not patch 3
        QCOMPARE(test.overlay().annotations().front().note, QString("a corner"));
        test.document().pointing().select_pair(3, 7);
        QTRY_COMPARE(test.overlay().annotations().size(), std::size_t{2});
        const auto written = [&](const QString& format) {
            ExportDialog dialog({test.document().view().picture(), {{}, {}}}, test.window->panels(),
                                test.document().beside(), QSize(600, 400), test.window->look(), test.window.get());
            dialog.page_fields().format_choice().setCurrentIndex(dialog.page_fields().format_choice().findData(format));
            QFile file(test.folder.filePath("figure." + format));
            return headlight::testing::write_and_wait(dialog, file.fileName()) && file.open(QIODevice::ReadOnly)
                       ? file.readAll()
                       : QByteArray();
        };
        const QByteArray svg = written("svg");
        QVERIFY(svg.contains(">a corner<") && !svg.contains("from there"));
        const QByteArray page = written("html");
        QVERIFY(page.contains("a corner") && page.contains("from there"));
    }

    void samples_without_room_give_way_and_come_back() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        ImagePanel& panel = test.window->image_panel();
        const auto shown = [&] {
            return std::ranges::count_if(panel.samples(), [](const QToolButton* one) { return one->isVisible(); });
        };
        const auto all = static_cast<std::ptrdiff_t>(panel.samples().size());
        QTRY_COMPARE(shown(), all);
        panel.setFixedWidth(600);
        QTRY_VERIFY(shown() > 0 && shown() < all);
        for (const QToolButton* sample : panel.samples())
            if (sample->isVisible())
                QTRY_VERIFY(sample->mapTo(&panel, sample->rect().bottomRight()).x() < panel.width());
        panel.setFixedWidth(1300);
        QTRY_COMPARE(shown(), all);
    }

    void pointing_at_a_patch_shows_what_it_looks_at_and_a_click_keeps_it() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QTest::mouseMove(&test.overlay(), test.place_of(20));
        QTRY_COMPARE(test.figure().options().query, std::optional<std::int32_t>(20));
        QTest::mouseClick(&test.overlay(), Qt::LeftButton, {}, test.place_of(25));
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>(25));
        QTest::mouseMove(&test.overlay(), test.place_of(30));
        QTRY_COMPARE(test.document().pointing().hover().key, std::optional<std::int32_t>(30));
        QCOMPARE(test.figure().options().query, std::optional<std::int32_t>(25));
        QTest::mouseClick(&test.overlay(), Qt::LeftButton, {}, test.place_of(25));
        QCOMPARE(test.document().pointing().selected_token(), std::optional<std::int32_t>());
    }

    void the_grid_follows_the_selected_patch() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        const auto before = test.window->grids().heads().figure();
        test.document().pointing().select_token(25);
        QVERIFY(test.window->grids().heads().figure() != before);
        test.document().pointing().select_token(std::nullopt);
        QCOMPARE(test.window->grids().heads().figure(), before);
    }

    void a_dropped_image_is_opened() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QVERIFY(testing::drop_file(*test.window, kBag));
        QTRY_COMPARE(test.document().run().image_name(), QString("bag.png"));
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().analysis()->predictions.classes.front().label, std::string("bag"));
    }

    void an_image_from_the_clipboard_is_opened() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QApplication::clipboard()->setImage(QImage(kBag));
        test.window->actions_of_window().at(ActionId::PasteImage)->trigger();
        QVERIFY2(test.document().run().reading(), "its pixels are read on another thread");
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().analysis()->predictions.classes.front().label, std::string("bag"));
    }

    void what_another_program_copied_is_decoded_beside_the_window() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QStringList told;
        connect(&test.document().notices(), &Notices::posted, this, [&](const Notice& notice) { told << notice.text; });
        const auto paste = [&](const QByteArray& bytes) {
            auto* data = new QMimeData;
            data->setImageData(QImage(3, 3, QImage::Format_RGB32));  // never asked for
            data->setData("image/png", bytes);
            QApplication::clipboard()->setMimeData(data);
            test.window->actions_of_window().at(ActionId::PasteImage)->trigger();
            QVERIFY(test.document().run().reading());
            QTRY_VERIFY(!test.document().run().reading());
        };
        QFile file(kBag);
        QVERIFY(file.open(QIODevice::ReadOnly));
        paste(file.readAll());
        QTRY_VERIFY(test.settled());
        QCOMPARE(test.document().run().analysis()->predictions.classes.front().label, std::string("bag"));
        QCOMPARE(test.document().run().image_path(), QString());
        paste("<svg xmlns='http://www.w3.org/2000/svg'/>");
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.front().contains("pasted image"), qPrintable(told.front()));
        QVERIFY2(told.front().contains("not an image of a supported format"), qPrintable(told.front()));
    }

    void a_file_that_is_no_image_leaves_the_present_one() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QStringList told;
        connect(&test.document().notices(), &Notices::posted, this, [&](const Notice& notice) { told << notice.text; });
        test.document().run().open_image(kModel + "/config.json");
        QTRY_COMPARE(told.size(), 1);
        QVERIFY(told.front().contains("not an image"));
        QCOMPARE(test.document().run().image_name(), QString("ankle-boot.png"));
    }

    void an_image_of_the_command_line_that_cannot_be_read_is_told_and_no_sample_stands_in_for_it_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("why");
        QTest::newRow("no image") << kModel + "/config.json"
                                  << "not an image of a supported format";
        QTest::newRow("cut") << QString() << "Copy or download it again";
        QTest::newRow("missing") << kModel + "/missing.png"
                                 << "missing.png";
    }
    void an_image_of_the_command_line_that_cannot_be_read_is_told_and_no_sample_stands_in_for_it() {
        QFETCH(QString, name);
        QFETCH(const QString, why);
        const QTemporaryDir folder;
        if (name.isEmpty()) {
            name = folder.filePath("broken.png");
            QFile whole(kBag);
            QFile cut(name);
            QVERIFY(whole.open(QIODevice::ReadOnly) && cut.open(QIODevice::WriteOnly));
            cut.write(whole.readAll().left(200));
        }
        const ImageWindow test(kModel, name);
        const auto& run = test.document().run();
        QTRY_VERIFY_WITH_TIMEOUT(run.model() && !run.loading() && !run.reading(), testing::kPatience);
        QTest::qWait(100);
        const QStringList told = test.window->notices().texts();
        QCOMPARE(told.size(), 1);
        QVERIFY2(told.front().contains(QFileInfo(name).fileName()), qPrintable(told.front()));
        QVERIFY2(told.front().contains(why), qPrintable(told.front()));
        QVERIFY(!run.image() && !run.analysis());
        QVERIFY(test.window->image_panel().hint().text().contains("drop"));
    }

    void other_pictures_are_a_key_away_and_the_image_too() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QTest::keyClick(test.window.get(), Qt::Key_1, Qt::ControlModifier);
        QTRY_VERIFY(test.window->stage().pane().heat_map().isVisible());
        QVERIFY(!test.overlay().isVisible());
        QTest::keyClick(test.window.get(), Qt::Key_6, Qt::ControlModifier);
        QTRY_VERIFY(test.overlay().isVisible());
        test.window->actions_of_window().at(ActionId::Smooth)->trigger();
        QTRY_COMPARE(test.figure().options().form, HeatForm::Smooth);
    }

    void weights_over_the_image_become_ratios_and_weights_again() {
        ImageWindow test(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vlm"));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        Document& document = test.document();
        document.view().change("figure", [](ViewState& view) { view.figure = View::Image; });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.overlay().isVisible(), testing::kPatience);
        const auto quantity = [&] { return QString::fromStdString(test.figure().matrix().quantity); };
        const auto action = [&](ActionId id) { return test.window->actions_of_window().at(id); };
        QCOMPARE(quantity(), QString());
        action(ActionId::WithoutImageSinks)->trigger();
        QTRY_COMPARE(quantity(), QString("times the mean share over the text tokens"));
        QVERIFY(action(ActionId::WithoutImageSinks)->isChecked());

        document.view().change("prompt", [](ViewState& view) { view.neutral_prompt = "How many objects are there?"; });
        action(ActionId::RelativeToPrompt)->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(quantity(), QString("times the weight with the neutral prompt"), testing::kPatience);
        QVERIFY(!action(ActionId::WithoutImageSinks)->isChecked());
        const AnalysisPointer neutral = document.run().neutral();
        QVERIFY(neutral);
        QCOMPARE(neutral->tokens.text, std::string("How many objects are there?"));
        // Another question needs no other run of the neutral prompt; the prompt itself has 1 everywhere.
        document.run().set_text(QStringLiteral("How many objects are there?"));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        QCOMPARE(document.run().neutral(), neutral);
        const std::int32_t patch = document.run().analysis()->attention.front().image.value().tokens.front();
        QTRY_VERIFY(std::abs(test.figure().weight(patch) - 1) < 1e-5);

        document.view().undo_stack().undo();  // the question
        action(ActionId::RelativeToPrompt)->trigger();
        QTRY_COMPARE(quantity(), QString());
        QVERIFY(!document.run().neutral());
    }

    void attention_of_the_tower_has_weights_whatever_is_asked() {
        ImageWindow test(QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vlm"));
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        test.document().view().change("figure", [](ViewState& view) {
            view.figure = View::Image;
            view.image_weights = ImageWeights::Sinks;
            view.choice.kind = AttentionKind::Vision;
        });
        QTRY_VERIFY_WITH_TIMEOUT(test.settled() && test.overlay().isVisible(), testing::kPatience);
        QVERIFY(test.document().view().picture()->failure.empty());
        QCOMPARE(test.figure().matrix().quantity, std::string());
    }

    void a_language_model_brings_its_text_back() {
        ImageWindow test;
        QTRY_VERIFY_WITH_TIMEOUT(test.settled(), testing::kPatience);
        test.document().run().open_model(kEncoder);
        QTRY_VERIFY_WITH_TIMEOUT(test.document().run().model()->tokenizer && test.settled(), testing::kPatience);
        QVERIFY(test.window->text_panel().isVisible());
        QVERIFY(!test.window->image_panel().isVisible());
        QVERIFY(!test.overlay().isVisible());
        QVERIFY(!test.window->actions_of_window().at(ActionId::OverImage)->isVisible());
        test.document().run().open_model(kModel);
        QTRY_VERIFY_WITH_TIMEOUT(test.document().run().reads_images() && test.settled(), testing::kPatience);
        QVERIFY(test.overlay().isVisible());
    }

    void an_own_model_without_an_image_says_what_to_do() {
        ImageWindow test(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/vit-cls"));
        QTRY_VERIFY_WITH_TIMEOUT(test.document().run().model() && !test.document().run().loading(), testing::kPatience);
        QVERIFY(test.window->image_panel().isVisible());
        QVERIFY(test.window->image_panel().hint().text().contains("drop"));
        QVERIFY(!test.document().run().running() && !test.document().run().reading());
        test.document().run().open_image(kBag);
        QTRY_VERIFY(test.settled());
        QVERIFY(test.overlay().isVisible());
    }
};

HEADLIGHT_TEST(ImageWindowTest, Window)
#include "image_window_test.moc"
