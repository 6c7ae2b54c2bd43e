// Several images of one text in the window: opened, added, moved, removed, drawn and saved.

#include "dropped_file.h"
#include "figures/weights/image_overlay_figure.h"
#include "session_window.h"
#include "test_program.h"
#include "workbench/compare/other_sides.h"
#include "workbench/document/document.h"
#include "workbench/document/pointing.h"
#include "workbench/generation/continuation.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/image_panel.h"
#include "workbench/input/image_strip.h"
#include "workbench/input/text_panel.h"
#include "workbench/widgets/figures/figure_view.h"

#include <QJsonArray>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <functional>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kLlava = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/llava");
const QString kIdefics = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/idefics3");
const QString kQwen = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/qwen2.5-vl");
const QString kVit = QStringLiteral(HEADLIGHT_SOURCE_DIR "/resources/models/fashion-vit");
const QString kBag = kVit + QStringLiteral("/images/bag.png");
const QString kDress = kVit + QStringLiteral("/images/dress.png");
const QString kBoot = kVit + QStringLiteral("/images/ankle-boot.png");

}  // namespace

class SeveralImagesTest : public SessionWindow {
    Q_OBJECT

    LiveRun& run() { return window_->document().run(); }
    ImageStrip& strip() { return window_->image_panel().strip(); }
    [[nodiscard]] QStringList names() {
        QStringList names;
        for (const OpenedImage& image : run().images()) names << image.name;
        return names;
    }
    /// Names of the images that the newest analysis read.
    [[nodiscard]] QStringList read_names() {
        QStringList names;
        const auto& image = run().analysis()->image;
        for (std::size_t number = 0; image && number <= image->more.size(); ++number)
            names << QString::fromStdString(image->at(static_cast<std::int32_t>(number)).name);
        return names;
    }
    void settle_on(const QStringList& images) {
        QTRY_COMPARE_WITH_TIMEOUT(names(), images, kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(run().is_current() && !run().running(), kPatience);
    }
    /// A model of texts with images, and two of them.
    void open_two(const QString& model = kLlava) {
        open(model, "The cat");
        run().open_images(images_at({kBag, kDress}));
        settle_on({"bag.png", "dress.png"});
    }
    void trigger(ActionId id) { actions().at(id)->trigger(); }
    void open_saved(const QString& name) {
        open("story-encoder", kTired);
        settle();
        keeper().open(at(name));
        settle();
    }

  private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void thumbnails_stand_in_the_order_of_the_text_with_their_numbers() {
        open_two();
        QCOMPARE(strip().count(), 2);
        QCOMPARE(strip().item(0)->text(), QString("Image 1 of 2: bag.png"));
        QCOMPARE(strip().item(1)->text(), QString("Image 2 of 2: dress.png"));
        QCOMPARE(read_names(), names());
        QCOMPARE(window_->image_panel().open_button().defaultAction(), actions().at(ActionId::AddImages));
        QCOMPARE(window_->image_panel().name().text(), QString("Image 2 of 2: dress.png"));
        strip().setCurrentRow(0);
        QCOMPARE(window_->image_panel().name().text(), QString("Image 1 of 2: bag.png"));
        save("several-images");
    }

    void one_image_has_no_number() {
        open(kLlava, "The cat");
        run().open_image(kBag);
        settle_on({"bag.png"});
        QCOMPARE(strip().item(0)->text(), QString("bag.png"));
    }

    void dropped_and_pasted_images_are_added_and_undo_takes_them_back() {
        open_two();
        QVERIFY(drop_file(*window_, kBoot));
        settle_on({"bag.png", "dress.png", "ankle-boot.png"});
        paste(Qt::red);
        settle_on({"bag.png", "dress.png", "ankle-boot.png", "pasted image"});
        QCOMPARE(read_names().size(), 4);
        trigger(ActionId::Undo);
        settle_on({"bag.png", "dress.png", "ankle-boot.png"});
        trigger(ActionId::Undo);
        settle_on({"bag.png", "dress.png"});
        QCOMPARE(read_names(), names());
        trigger(ActionId::Redo);
        settle_on({"bag.png", "dress.png", "ankle-boot.png"});
    }

    void several_files_are_dropped_at_once() {
        open_two();
        QVERIFY(drop_files(*window_, {kBoot, kBag}));
        settle_on({"bag.png", "dress.png", "ankle-boot.png", "bag.png"});
    }

    void images_that_follow_each_other_quickly_are_all_added() {
        open_two();
        run().add_images(images_at({kBoot}));
        run().add_images(images_at({kBag}));  // before the first was read
        settle_on({"bag.png", "dress.png", "ankle-boot.png", "bag.png"});
    }

    void an_image_that_cannot_be_read_leaves_the_others() {
        open_two();
        run().add_images(images_at({kVit + "/config.json", kBoot}));
        settle_on({"bag.png", "dress.png", "ankle-boot.png"});
        QVERIFY(!notice_containing("config.json").isEmpty());
    }

    void delete_removes_the_selected_image() {
        open_two();
        strip().setCurrentRow(0);
        strip().setFocus();
        QTest::keyClick(&strip(), Qt::Key_Delete);
        settle_on({"dress.png"});
        QCOMPARE(read_names(), names());
        QTest::keyClick(&strip(), Qt::Key_Delete);
        settle_on({});
        QVERIFY(!run().analysis()->image);
        QVERIFY(!strip().isVisible() && window_->image_panel().hint().text().contains("drop"));
        trigger(ActionId::Undo);
        trigger(ActionId::Undo);
        settle_on({"bag.png", "dress.png"});
    }

    void images_change_places() {
        open_two();
        strip().setCurrentRow(1);
        QVERIFY(!actions().at(ActionId::MoveImageBehind)->isEnabled());
        trigger(ActionId::MoveImageBefore);
        settle_on({"dress.png", "bag.png"});
        QCOMPARE(read_names(), names());
        QCOMPARE(strip().currentRow(), 0);  // still the one that was moved
        QVERIFY(!actions().at(ActionId::MoveImageBefore)->isEnabled());
        trigger(ActionId::MoveImageBehind);
        settle_on({"bag.png", "dress.png"});
        trigger(ActionId::Undo);
        settle_on({"dress.png", "bag.png"});
    }

    void an_image_is_replaced_in_its_place() {
        open_two();
        run().replace_image(0, {.path = kBoot});
        settle_on({"ankle-boot.png", "dress.png"});
        QCOMPARE(read_names(), names());
    }

    void an_image_has_a_context_menu() {
        open_two();
        strip().setCurrentRow(1);
        const auto thing = strip().take_thing(std::nullopt);  // with the keyboard
        QVERIFY(thing && thing->thing == MenuThing::Image);
        QCOMPARE(thing->name, QString("Image 2 of 2: dress.png"));
        const QPoint first = strip().visualItemRect(strip().item(0)).center();
        QCOMPARE(strip().take_thing(strip().viewport()->mapTo(&strip(), first))->name,
                 QString("Image 1 of 2: bag.png"));
        QCOMPARE(window_->document().pointing().selected_image(), std::size_t{0});
    }

    void a_part_of_the_second_image_is_pointed_at_and_selected_data() {
        QTest::addColumn<QString>("model");
        QTest::newRow("parts of a grid") << kLlava;
        QTest::newRow("tiles") << kIdefics;
        QTest::newRow("any size") << kQwen;
    }
    void a_part_of_the_second_image_is_pointed_at_and_selected() {
        QFETCH(QString, model);
        open_two(model);
        Document& document = window_->document();
        document.view().change("figure", [](ViewState& view) { view.figure = View::Image; });
        FigureView& overlay = window_->stage().pane().image();
        const auto settled = [&] {
            const PicturePointer& picture = document.view().picture();
            return picture && picture->analysis == run().analysis() && picture->view == document.view().state() &&
                   overlay.isVisible();
        };
        QTRY_VERIFY_WITH_TIMEOUT(settled(), kPatience);
        const AttentionStack& text = run().analysis()->attention.front();
        const auto place_of = [&](std::int32_t key) {
            return overlay.region({.query = {}, .key = key, .layer = {}, .head = {}}).center().toPoint();
        };
        const ImageTokens& second = text.more_images.back();
        QCOMPARE(second.number, 1);
        const std::int32_t part = second.tokens.at(second.tokens.size() / 2);
        // Beside the first image or below it, and nowhere over it.
        QVERIFY(!overlay.region({.query = {}, .key = part, .layer = {}, .head = {}}).isEmpty());
        for (const std::int32_t first : text.image->tokens) QVERIFY(place_of(first) != place_of(part));
        const auto point = [&] {  // again, when the picture moved meanwhile
            if (settled()) QTest::mouseMove(&overlay, place_of(text.image->tokens.front()));
            if (settled()) QTest::mouseMove(&overlay, place_of(part));
            return document.pointing().focused_query() == std::optional(part);
        };
        QTRY_VERIFY_WITH_TIMEOUT(point(), kPatience);
        const auto selected = [&] { return document.pointing().selected_token() == std::optional(part); };
        const auto select = [&] {  // again, when the picture moved meanwhile
            if (settled() && !selected()) QTest::mouseClick(&overlay, Qt::LeftButton, {}, place_of(part));
            return selected();
        };
        QTRY_VERIFY_WITH_TIMEOUT(select(), kPatience);
        const auto last = static_cast<std::int32_t>(run().analysis()->text_tokens()) - 1;
        const float expected = text.layers.front()->row(0, last).at(static_cast<std::size_t>(part));
        QVERIFY(std::abs(window_->text_panel().chips().shade(last) - expected) < 1e-6F);
        save(qPrintable("second-image-" + QFileInfo(model).fileName()));
    }

    void ratios_and_the_tower_show_all_images() {
        open_two();
        Document& document = window_->document();
        FigureView& overlay = window_->stage().pane().image();
        const auto shows = [&](const std::function<void(ViewState&)>& change) {
            document.view().change("figure", change);
            const PicturePointer& picture = document.view().picture();
            return picture && picture->analysis == run().analysis() && picture->view == document.view().state() &&
                   picture->failure.empty() && overlay.isVisible();
        };
        const auto drawn = [&] { return dynamic_cast<const ImageOverlayFigure*>(overlay.figure().get()); };
        const auto part_of_second = [&](AttentionKind kind) {
            const auto& stacks = run().analysis()->attention;
            const auto stack = std::ranges::find(stacks, kind, &AttentionStack::kind);
            const std::int32_t part = stack->more_images.front().tokens.front();  // among the keys
            return overlay.region({.query = {}, .key = part, .layer = {}, .head = {}});
        };
        for (const ImageWeights weights : {ImageWeights::Sinks, ImageWeights::Neutral}) {
            const auto choose = [weights](ViewState& view) {
                view.figure = View::Image;
                view.image_weights = weights;
            };
            QTRY_VERIFY_WITH_TIMEOUT(shows(choose) && drawn() && !drawn()->matrix().quantity.empty(), kPatience);
            QVERIFY(!part_of_second(AttentionKind::Self).isEmpty());
        }
        QTRY_VERIFY_WITH_TIMEOUT(run().neutral() && run().neutral()->image->more.size() == 1, kPatience);
        const auto choose_tower = [](ViewState& view) {
            view.image_weights = ImageWeights::Plain;
            view.choice.kind = AttentionKind::Vision;
        };
        QTRY_VERIFY_WITH_TIMEOUT(shows(choose_tower) && drawn() && drawn()->matrix().quantity.empty(), kPatience);
        QTRY_VERIFY(!part_of_second(AttentionKind::Vision).isEmpty());
    }

    void a_comparison_reads_all_images() {
        open_two();
        trigger(ActionId::Compare);
        const auto reads_two = [&] {
            const auto& other = window_->other_sides().at(0).analysis();
            return other && other->image && other->image->more.size() == 1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(reads_two(), kPatience);
    }

    void what_is_generated_reads_all_images() {
        open_two();
        trigger(ActionId::ContinueText);
        Continuation& continuation = window_->panel<ContinuePanel>().continuation();
        QTRY_VERIFY_WITH_TIMEOUT(continuation.can_step(), kPatience);
        continuation.step();
        QTRY_VERIFY_WITH_TIMEOUT(!run().continuation().empty() && run().is_current(), kPatience);
        QCOMPARE(read_names(), names());
        const std::vector<std::int32_t> with_two = run().continuation();
        trigger(ActionId::MoveImageBefore);
        settle_on({"dress.png", "bag.png"});
        QCOMPARE(run().continuation(), with_two);  // as many tokens stand before it as before
        trigger(ActionId::RemoveImage);
        settle_on({"bag.png"});
        QVERIFY(run().continuation().empty());
    }

    void a_model_of_one_image_reads_the_first_and_says_so_data() {
        QTest::addColumn<QString>("model");
        QTest::newRow("a model of images") << kVit;
        QTest::newRow("a model with room for the tokens of one") << "fashion-vlm";
    }
    void a_model_of_one_image_reads_the_first_and_says_so() {
        QFETCH(QString, model);
        open(model, "What is left of the boot?");
        settle();
        run().open_image(kBag);
        settle_on({"bag.png"});
        QCOMPARE(window_->image_panel().open_button().defaultAction(), actions().at(ActionId::OpenImage));
        run().add_images(images_at({kDress}));
        settle_on({"bag.png", "dress.png"});
        QCOMPARE(read_names(), QStringList{"bag.png"});
        QVERIFY(!notice_containing("reads one image at a time, found 2").isEmpty());
        QVERIFY(window_->image_panel().hint().text().contains("not read by this model"));
        trigger(ActionId::MoveImageBefore);
        settle_on({"dress.png", "bag.png"});
        QCOMPARE(read_names(), QStringList{"dress.png"});
        trigger(ActionId::RemoveImage);
        settle_on({"bag.png"});
        QVERIFY(notice_containing("reads one image at a time").isEmpty());
        QVERIFY(drop_file(*window_, kBoot));
        settle_on({"ankle-boot.png"});  // in its place
    }

    void images_of_the_program_start_are_shown_in_their_order() {
        window_.reset();
        WindowOptions given = options();
        given.model = kLlava;
        given.text = "The cat";
        given.images = {kDress, kBag};
        window_ = std::make_unique<MainWindow>(given);
        window_->show();
        settle_on({"dress.png", "bag.png"});
        QCOMPARE(read_names(), names());
        QVERIFY(!window_->document().view().undo_stack().canUndo());
        window_->show_request({}, {}, {kBag, kBoot, kDress});  // of another process
        settle_on({"bag.png", "ankle-boot.png", "dress.png"});
        QTRY_VERIFY_WITH_TIMEOUT(keeper().settled(), kPatience);
        QVERIFY(window_->close());
        start_again();
        settle_on({"bag.png", "ankle-boot.png", "dress.png"});
    }

    void a_session_brings_all_images_back_in_their_order() {
        open_two();
        paste(Qt::red);
        paste(Qt::green);
        settle_on({"bag.png", "dress.png", "pasted image", "pasted image"});
        strip().setCurrentRow(3);
        trigger(ActionId::MoveImageBefore);
        save_as(at("four"));
        const QStringList saved{"bag.png", "dress.png", "four-image.png", "four-image-2.png"};
        settle_on(saved);
        QVERIFY(!keeper().modified());
        QCOMPARE(QImage(at("four-image.png")).pixelColor(3, 3), QColor(Qt::green));
        const QJsonObject session = json_of(at("four.headlight"));
        QCOMPARE(session["images"].toArray().size(), 4);
        QVERIFY(!session.contains("image"));
        open_saved("four.headlight");
        settle_on(saved);
        QCOMPARE(read_names(), saved);
        QVERIFY(!keeper().modified());
        QVERIFY(!window_->document().view().undo_stack().canUndo());
    }

    void a_session_of_one_image_that_an_earlier_version_wrote_is_opened() {
        open_two();
        save_as(at("two"));
        QJsonObject session = json_of(at("two.headlight"));
        session["image"] = session["images"].toArray().at(1);
        session.remove("images");
        put_json(at("two.headlight"), session);
        open_saved("two.headlight");
        settle_on({"dress.png"});
        save_session();
        QCOMPARE(json_of(at("two.headlight"))["images"].toArray().size(), 1);
        QVERIFY(!json_of(at("two.headlight")).contains("image"));
    }

    void an_image_that_is_not_on_this_machine_keeps_its_place_in_the_session() {
        QVERIFY(QFile::copy(kBoot, at("gone.png")));
        open_two();
        run().open_images(images_at({kBag, at("gone.png"), kDress}));
        settle_on({"bag.png", "gone.png", "dress.png"});
        save_as(at("three"));
        QVERIFY(QFile::remove(at("gone.png")));
        open_saved("three.headlight");
        settle_on({"bag.png", "dress.png"});
        QVERIFY(!notice_containing("gone.png is not on this machine").isEmpty());
        QVERIFY(!keeper().modified());
        run().set_text("The dog");
        settle();
        save_session();
        const QJsonArray images = json_of(at("three.headlight"))["images"].toArray();
        QCOMPARE(images.size(), 3);
        QCOMPARE(images[1].toObject()["path"].toString(), at("gone.png"));
        run().remove_image(0);  // whoever changes the images has those that are seen
        settle_on({"dress.png"});
        save_session();
        QCOMPARE(json_of(at("three.headlight"))["images"].toArray().size(), 1);
    }

    void an_image_that_was_changed_is_opened_in_its_place_when_the_user_says_so() {
        QVERIFY(QFile::copy(kBoot, at("changed.png")));
        open_two();
        run().open_images(images_at({kBag, at("changed.png"), kDress}));
        settle_on({"bag.png", "changed.png", "dress.png"});
        save_as(at("three"));
        QVERIFY(QFile::remove(at("changed.png")) && QFile::copy(kDress, at("changed.png")));
        open_saved("three.headlight");
        settle_on({"bag.png", "dress.png"});
        press("Open it");
        settle_on({"bag.png", "changed.png", "dress.png"});
    }

    void images_that_were_removed_stay_away() {
        open_two();
        save_as(at("two"));
        open_saved("two.headlight");
        settle_on({"bag.png", "dress.png"});
        run().remove_image(1);
        run().remove_image(0);
        settle_on({});
        QVERIFY(keeper().modified());
        save_session();
        QVERIFY(!json_of(at("two.headlight")).contains("images"));
    }

    void many_images_fit_a_narrow_window() {
        open(kLlava, "a");
        window_->resize(1024, 700);
        QStringList files;
        for (int image = 0; image < 12; ++image) files << (image % 2 == 0 ? kBag : kDress);
        run().open_images(images_at(files));
        QTRY_COMPARE_WITH_TIMEOUT(strip().count(), 12, kPatience);
        const ImagePanel& panel = window_->image_panel();
        QTRY_VERIFY(strip().geometry().right() < window_->image_panel().open_button().geometry().left());
        QVERIFY(window_->image_panel().open_button().geometry().right() < panel.width());
        QTRY_VERIFY(strip().viewport()->height() >= strip().visualItemRect(strip().item(11)).height());
        QVERIFY(strip().viewport()->rect().contains(strip().visualItemRect(strip().currentItem()).center()));
        save("many-images");
    }
};

HEADLIGHT_TEST(SeveralImagesTest, Window)
#include "several_images_test.moc"
