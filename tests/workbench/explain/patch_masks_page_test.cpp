// The page of the panel that explains on the patches to which heads attend most, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/patch_masks_page.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/live_run.h"
#include "workbench/document/pointing.h"
#include "workbench/explain/why_panel.h"
#include "workbench/menus/actions.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

class PatchMasksPageTest : public RealWindowTest {
    Q_OBJECT

    PatchMasksPage& page() { return window_->panel<WhyPanel>().page<PatchMasksPage>(); }
    void open_page(const QString& model, const QString& text) {
        open(model, text);
        window_->panel<WhyPanel>().show_page(View::Masks);
        window_->actions_of_window().at(ActionId::Explain)->trigger();
    }

  private slots:
    void cleanup() { close(); }

    void a_text_is_answered_by_a_sentence() {
        open_page("story-decoder", "The cat sat on the mat.");
        QTRY_VERIFY_WITH_TIMEOUT(page().refusal().text().contains("Open an image"), kPatience);
        QVERIFY(!page().open_figure());
    }

    void the_heads_of_the_shown_layer_are_masked() {
        open_page("fashion-vit", {});
        QTRY_VERIFY_WITH_TIMEOUT(page().result(), kPatience);
        const ShownMasks shown = *page().result();
        QCOMPARE(shown.masks.query.english(), std::string("[CLS]"));
        const auto heads = static_cast<std::size_t>(window_->document().run().model()->description.heads);
        QCOMPARE(shown.masks.heads.size(), heads);
        for (const HeadMask& mask : shown.masks.heads) QVERIFY(mask.mass >= 0.6 - 1e-6);
        save("patch-masks-light");
        const OpenFigure figure = page().open_figure().value();
        QCOMPARE(figure.fields["view"].toString(), QString("masks"));
        QCOMPARE(figure.fields["mass"].toDouble(), 0.6);

        page().mass_box().setValue(20);
        QTRY_VERIFY_WITH_TIMEOUT(page().result() && page().result()->masks.share < 0.3, kPatience);
        QVERIFY(page().result()->masks.heads.front().count() <= shown.masks.heads.front().count());

        // A patch that is selected asks in place of the class token.
        window_->document().pointing().select_token(5);
        QTRY_VERIFY_WITH_TIMEOUT(page().result() && page().result()->masks.query.english() == "0,4", kPatience);
    }
};

HEADLIGHT_TEST(PatchMasksPageTest, Window)
#include "patch_masks_page_test.moc"
