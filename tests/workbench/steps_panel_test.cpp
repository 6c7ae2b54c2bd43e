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

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QtEndian>
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

/// Writes queries and keys of one head over words that are all of them "word" (docs/capture.md).
void write_capture(const QString& path, int words) {
    QJsonArray tokens;
    for (int word = 0; word < words; ++word) tokens.append(QStringLiteral("word"));
    const QJsonObject layer{{"name", "0"},       {"layer", 0},     {"kind", "self"},
                            {"queries", "text"}, {"keys", "text"}, {"scale", 1.0}};
    const QJsonObject capture{{"version", 2},
                              {"sequences", QJsonArray{QJsonObject{{"name", "text"}, {"tokens", tokens}}}},
                              {"layers", QJsonArray{layer}}};
    const auto json = [](const QJsonObject& object) { return QJsonDocument(object).toJson(QJsonDocument::Compact); };
    const auto tensor = [&](int place) {
        return QJsonObject{{"dtype", "F32"},
                           {"shape", QJsonArray{1, words, 1}},
                           {"data_offsets", QJsonArray{4 * words * place, 4 * words * (place + 1)}}};
    };
    const QByteArray header =
        json({{"__metadata__", QJsonObject{{"headlight_capture", QString::fromUtf8(json(capture))}}},
              {"queries.0", tensor(0)},
              {"keys.0", tensor(1)}});
    QByteArray size(8, 0);
    qToLittleEndian(static_cast<quint64>(header.size()), size.data());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(file.write(size + header + QByteArray(qsizetype{8} * words, 0)) > 0);
}

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

    /// Laying out one paragraph of 200,000 characters would hold up the window each time.
    void of_a_long_recorded_text_the_editor_shows_the_beginning_and_the_chips_all() {
        constexpr int kWords = 3000;
        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("long.safetensors"));
        write_capture(path, kWords);
        window_->document().run().open_model(path);
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().model()->recorded_text.has_value(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(window_->document().run().is_current(), kPatience);
        TextEditor& editor = window_->text_panel().editor();
        const QString text = window_->document().run().text();
        QVERIFY(text.size() >= 4 * kWords);
        QVERIFY(editor.toPlainText().size() < text.size() && text.startsWith(editor.toPlainText()));
        QVERIFY2(editor.toolTip().contains(QStringLiteral("all of its tokens are below")),
                 qPrintable(editor.toolTip()));
        QCOMPARE(window_->text_panel().findChild<TokenChips*>()->find(QStringLiteral("word")).size(),
                 std::size_t{kWords});
    }
};

HEADLIGHT_TEST(StepsPanelTest, Window)
#include "steps_panel_test.moc"
