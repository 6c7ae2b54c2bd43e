// The panel that shows how the tokenizer cut the text, and attention that was recorded elsewhere, in a real window.
// HEADLIGHT_PICTURES names a folder for pictures of it, to be looked at by people.

#include "workbench/explain/steps_panel.h"

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/input/text_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/shell/main_window.h"
#include "workbench/widgets/figures/figure_flow.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Counts how often it is laid out.
class CountedFigure final : public Figure {
  public:
    struct Counts {
        int layouts = 0;
        int heights = 0;
    };
    explicit CountedFigure(Counts& counts) : counts_(counts) {}
    [[nodiscard]] DisplayList layout(const QSizeF& /*size*/) const override {
        ++counts_.layouts;
        return {};
    }
    [[nodiscard]] double height_for_width(double width) const override {
        ++counts_.heights;
        return 2 * width;
    }
    [[nodiscard]] Hit hit(const QPointF& /*point*/, const QSizeF& /*size*/) const override { return {}; }
    [[nodiscard]] QSizeF natural_size() const override { return {100, 200}; }
    [[nodiscard]] const FigureStyle& style() const override { return style_; }
    [[nodiscard]] std::unique_ptr<Figure> with_style(const FigureStyle& /*style*/) const override { return nullptr; }

  private:
    Counts& counts_;
    FigureStyle style_;
};

}  // namespace

class StepsPanelTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() { open("story-encoder", "The lighthouse keeper slept."); }
    void cleanup() { close(); }

    void it_opens_with_its_command_and_closes_with_its_button() {
        StepsPanel& panel = window_->panel<StepsPanel>();
        QVERIFY(!panel.isVisible());
        QVERIFY(panel.figure() == nullptr);
        window_->actions_of_window().at(ActionId::TokenSteps)->trigger();
        QVERIFY(panel.isVisible());
        QVERIFY(panel.figure() != nullptr);
        emit panel.closed();
        QVERIFY(!panel.isVisible());
        QVERIFY(!window_->actions_of_window().at(ActionId::TokenSteps)->isChecked());
    }

    void a_figure_is_laid_out_once_for_each_size() {
        CountedFigure::Counts counts;
        FigureFlow flow;
        flow.set_figure(std::make_shared<const CountedFigure>(counts));
        for (int time = 0; time < 3; ++time)
            for (const int width : {300, 280}) QCOMPARE(flow.heightForWidth(width), 2 * width);
        QCOMPARE(counts.heights, 2);
        flow.resize(300, 600);
        for (int time = 0; time < 3; ++time) flow.grab();
        QCOMPARE(counts.layouts, 1);
        flow.resize(280, 560);
        flow.grab();
        QCOMPARE(counts.layouts, 2);
        flow.set_figure(std::make_shared<const CountedFigure>(counts));
        flow.grab();
        QCOMPARE(counts.layouts, 3);
    }

    void it_follows_the_text_and_the_model() {
        window_->actions_of_window().at(ActionId::TokenSteps)->trigger();
        StepsPanel& panel = window_->panel<StepsPanel>();
        const auto titles = [&] {
            QStringList words;
            for (const Item& item : panel.figure()->layout(panel.figure()->natural_size()).items) {
                const auto* text = std::get_if<TextItem>(&item);
                if (text != nullptr && text->role == Role::Title) words << text->text;
            }
            return words;
        };
        QVERIFY(titles().join(' ').contains("lighthouse"));
        save("steps-wordpiece-light");
        window_->document().run().set_text("Seagulls");
        QCOMPARE(titles().size(), 1);
        QVERIFY(titles().front().contains("Seagulls"));
        window_->document().run().set_text(QString());
        QVERIFY(panel.figure() == nullptr);
        window_->document().run().open_model(QStringLiteral("story-decoder"));
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model()->name == "story-decoder", kPatience);
        window_->document().run().set_text("The lighthouse ملاحظة 👩‍🚀 uncharacteristically");
        QVERIFY(titles().join(' ').contains("ملاحظة"));
        save("steps-bpe-light");
        window_->actions_of_window().at(ActionId::ThemeDark)->trigger();
        save("steps-bpe-dark");
    }

    void recorded_attention_opens_with_its_own_text() {
        window_->document().run().open_model(QString(HEADLIGHT_SOURCE_DIR "/tests/reference/recorded/run.npz"));
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model()->recorded_text.has_value(), kPatience);
        QCOMPARE(window_->document().run().text(), QString("Lucy and Tom walked to the harbour."));
        QVERIFY(window_->text_panel().editor().isReadOnly());
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().is_current(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().view().picture()->analysis == window_->document().run().analysis(),
                                 kPatience);
        QCOMPARE(window_->document().run().analysis()->attention.front().layers.size(), std::size_t{4});
        save("recorded-light");
        window_->document().run().open_model(QStringLiteral("story-encoder"));
        QTRY_VERIFY_WITH_TIMEOUT(!window_->document().run().model()->recorded_text, kPatience);
        QVERIFY(!window_->text_panel().editor().isReadOnly());
    }

  private:
};

HEADLIGHT_TEST(StepsPanelTest, Window)
#include "steps_panel_test.moc"
