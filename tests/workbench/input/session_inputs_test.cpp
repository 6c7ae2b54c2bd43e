// What sessions keep of files and images beside the text, in a real window: saved, opened again, and missing.

#include "dropped_file.h"
#include "session_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/shown_structure.h"
#include "workbench/generation/continue_panel.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kStructure = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/contacts/hairpin.pdb");

const QString kPageModel = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/layoutlmv3-ner");

}  // namespace

class SessionInputsTest : public SessionWindow {
    Q_OBJECT

    PixelCompletion& completion() { return window_->panel<ContinuePanel>().completion(); }
    void open_session(const QString& name) {
        keeper().open(at(name + ".headlight"));
        settle();
    }
    /// Opens fashion-gpt, completes the last rows of its sample and takes the last pixels back.
    void complete_image(int rows, int hidden) {
        open("fashion-gpt", "");
        settle();
        actions().at(ActionId::ContinueText)->setChecked(true);
        QTRY_VERIFY_WITH_TIMEOUT(completion().rows() > 0, kPatience);
        completion().set_rows(rows);
        actions().at(ActionId::GenerateRun)->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(!completion().running() && completion().shown() == completion().wanted(), kPatience);
        for (int pixel = 0; pixel < hidden; ++pixel) completion().back();
    }

  private slots:
    void init() { start(); }
    void cleanup() { close(); }

    void a_completed_image_comes_back_with_its_steps() {
        complete_image(2, 3);
        const Image completed = completion().image();
        const std::size_t all = completion().wanted();
        save_as(at("boot"));
        open("story-encoder", kTired);
        settle();
        open_session("boot");
        QTRY_COMPARE_WITH_TIMEOUT(completion().generated(), all, kPatience);
        QVERIFY(actions().at(ActionId::ContinueText)->isChecked());
        QCOMPARE(completion().rows(), 2);
        QCOMPARE(completion().shown(), all - 3);
        QVERIFY(completion().image() == completed);
        QVERIFY(!keeper().modified());
    }

    void a_completion_that_was_not_looked_at_stays_in_the_session() {
        complete_image(1, 0);
        save_as(at("boot"));
        const QJsonObject saved = json_of(at("boot.headlight"))["continuation"].toObject();
        QVERIFY(saved.contains("image"));
        open("story-encoder", kTired);
        settle();
        open_session("boot");
        actions().at(ActionId::ContinueText)->setChecked(false);
        save_as(at("again"));
        QCOMPARE(json_of(at("again.headlight"))["continuation"].toObject(), saved);
    }

    void a_completion_of_another_image_or_of_unknown_colors_is_not_shown_data() {
        QTest::addColumn<int>("pixel");
        QTest::newRow("another image") << 0;
        QTest::newRow("unknown color") << -1;
    }
    void a_completion_of_another_image_or_of_unknown_colors_is_not_shown() {
        QFETCH(const int, pixel);
        complete_image(1, 0);
        save_as(at("boot"));
        QJsonObject session = json_of(at("boot.headlight"));
        QJsonObject continuation = session["continuation"].toObject();
        QJsonObject image = continuation["image"].toObject();
        QJsonArray colors = image["colors"].toArray();
        colors[pixel < 0 ? colors.size() - 1 : pixel] = 999'999;
        image["colors"] = colors;
        continuation["image"] = image;
        session["continuation"] = continuation;
        put_json(at("boot.headlight"), session);
        open("story-encoder", kTired);
        settle();
        open_session("boot");
        QTRY_VERIFY_WITH_TIMEOUT(completion().rows() > 0, kPatience);
        QCOMPARE(completion().generated(), std::size_t{0});
    }

    void the_words_of_a_page_stand_over_its_image_and_come_back() {
        const QString boxes = at("page.json");
        put(boxes, R"({"words": ["Invoice", "No.", "4711"],
                       "boxes": [[60, 80, 158, 120], [183, 80, 235, 120], [260, 80, 336, 120]]})");
        open(kPageModel, "");
        Document* document = &window_->document();
        document->run().open_image(kPageModel + "/reference/image.0.png");
        QVERIFY(drop_file(*window_, boxes));
        settle();
        QCOMPARE(document->run().text(), QString("Invoice No. 4711"));
        QCOMPARE(document->run().page_path(), boxes);
        const auto& places = document->run().analysis()->places;
        QVERIFY(std::ranges::count_if(places, [](const auto& place) { return place.has_value(); }) >= 3);
        QVERIFY(!places.front());  // <s>
        save_as(at("page"));
        document->run().set_text("Invoice No. 4712");
        settle();
        QCOMPARE(document->run().page_path(), QString());
        QVERIFY(document->run().analysis()->places.empty());
        open("story-encoder", kTired);
        settle();
        open_session("page");
        document = &window_->document();
        QCOMPARE(document->run().page_path(), boxes);
        // The words may be read after a first run of the image.
        QTRY_VERIFY_WITH_TIMEOUT(document->run().is_current() && !document->run().analysis()->places.empty(),
                                 kPatience);
        QVERIFY(!keeper().modified());
        QVERIFY(QFile::remove(boxes));
        open("story-encoder", kTired);
        settle();
        open_session("page");
        QCOMPARE(window_->notices().texts().filter("page.json").size(), 1);
        QCOMPARE(window_->document().run().text(), QString("Invoice No. 4711"));
        save_as(at("again"));
        QCOMPARE(json_of(at("again.headlight"))["boxes"].toObject()["path"].toString(), boxes);
    }

    void a_structure_comes_back_and_a_missing_one_is_named_once() {
        const QString structure = at("hairpin.pdb");
        QVERIFY(QFile::copy(kStructure, structure));
        window_->document().structure().open(structure);
        save_as(at("protein"));
        open("story-encoder", kTired);
        settle();
        open_session("protein");
        QCOMPARE(window_->document().structure().path(), structure);
        QVERIFY(!keeper().modified());
        QVERIFY(QFile::remove(structure));
        open("story-encoder", kTired);
        settle();
        open_session("protein");
        QCOMPARE(window_->document().structure().path(), QString());
        QCOMPARE(window_->notices().texts().filter("hairpin.pdb").size(), 1);
        save_as(at("again"));
        QCOMPARE(json_of(at("again.headlight"))["structure"].toObject()["path"].toString(), structure);
    }
};

HEADLIGHT_TEST(SessionInputsTest, Window)
#include "session_inputs_test.moc"
