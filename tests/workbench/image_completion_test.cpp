// Completing an image in a real window, with the built-in model of pixels.

#include "figures/drawing/image_file.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class ImageCompletionTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void cleanup() { close(); }

    void all_pixels_below_the_line_are_generated_and_the_others_stay() {
        begin();
        const Image before = completion().image();
        const std::size_t given = completion().given();
        QVERIFY(given > 0);
        run();
        QCOMPARE(completion().shown(), completion().wanted());
        const Image after = completion().image();
        QVERIFY(std::equal(after.pixels.begin(), after.pixels.begin() + static_cast<std::ptrdiff_t>(3 * given),
                           before.pixels.begin()));
        QVERIFY(after != before);
        QVERIFY(!actions().at(ActionId::GenerateStep)->isEnabled());
        save("completed-image");
    }

    void steps_draw_the_pixels_that_the_same_seed_draws_at_once() {
        begin();
        actions().at(ActionId::Sample)->trigger();
        panel().completed_image().rows().setValue(2);
        run();
        const Image at_once = completion().image();
        panel().completed_image().steps().setValue(static_cast<int>(completion().wanted()) - 3);
        QCOMPARE(completion().shown(), completion().wanted() - 3);
        for (int step = 0; step < 3; ++step) {
            key(Qt::Key_F9);
            QTRY_VERIFY_WITH_TIMEOUT(!completion().running(), kPatience);
        }
        QVERIFY(completion().image() == at_once);
        key(Qt::Key_F9, Qt::ShiftModifier);
        QCOMPARE(completion().shown(), completion().wanted() - 1);
    }

    void the_completed_image_is_saved_and_becomes_the_image() {
        begin();
        panel().completed_image().rows().setValue(1);
        QVERIFY(!panel().completed_image().save_button().isEnabled());
        run();
        const Image completed = completion().image();
        const QString path = folder_->filePath("completed.png");
        panel().save_image(path);
        QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(path), kPatience);
        const Image saved = *read_image_file(path);
        QVERIFY(image_of(picture_of(saved).scaled(completed.width, completed.height)) == completed);
        QTest::mouseClick(&panel().completed_image().use_button(), Qt::LeftButton);
        QVERIFY(*document().run().image() == completed);
        QTRY_VERIFY_WITH_TIMEOUT(completion().rows() > 1, kPatience);  // it begins with half of the rows again
        QVERIFY(completion().image() == completed);
    }

    void beams_are_refused_with_a_sentence_and_texts_have_their_parts() {
        begin();
        actions().at(ActionId::Beams)->trigger();
        QVERIFY(!actions().at(ActionId::GenerateRun)->isEnabled());
        QVERIFY(panel().hint().text().contains("Greedy or Sample"));
        QVERIFY(!panel().candidates().isVisible());
        document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(panel().candidates().isVisible(), kPatience);
        QVERIFY(!panel().completed_image().isVisible());
    }

  private:
    [[nodiscard]] Document& document() const { return window_->document(); }
    [[nodiscard]] ContinuePanel& panel() const { return window_->panel<ContinuePanel>(); }
    [[nodiscard]] PixelCompletion& completion() const { return panel().completion(); }
    [[nodiscard]] Actions& actions() const { return window_->actions_of_window(); }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) {
        QTest::keyClick(window_.get(), key, modifiers);
    }
    /// Opens the model on its sample and the panel.
    void begin() {
        open("fashion-gpt", {}, {1366, 768});
        key(Qt::Key_F8);
        QTRY_VERIFY_WITH_TIMEOUT(completion().rows() > 0, kPatience);
    }
    /// Generates all that is missing.
    void run() {
        key(Qt::Key_F9, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(!completion().running() && completion().shown() == completion().wanted(), kPatience);
    }
};

HEADLIGHT_TEST(ImageCompletionTest, Window)
#include "image_completion_test.moc"
