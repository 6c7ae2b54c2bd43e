// Models some of whose layers have something else in the place of attention, in a real window.

#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_view.h"
#include "workbench/heads/stage.h"
#include "workbench/shell/main_window.h"

#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// The letters a to d: the model has no tokenizer of its own.
constexpr const char* kTokenizer =
    R"({"model": {"type": "BPE", "vocab": {"a": 0, "b": 1, "c": 2, "d": 3}, "merges": []}})";

/// A model whose first layer is a short convolution, while its second attends.
QString model_in(const QTemporaryDir& folder) {
    for (const char* name : {"config.json", "model.safetensors"})
        QFile::copy(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/lfm2-lm/") + QString::fromLatin1(name),
                    folder.filePath(QString::fromLatin1(name)));
    QFile tokenizer(folder.filePath(QStringLiteral("tokenizer.json")));
    if (tokenizer.open(QIODevice::WriteOnly)) tokenizer.write(kTokenizer);
    return folder.path();
}

}  // namespace

class LayersWithoutAttentionTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() {
        open("story-decoder", "abcdabcd");
        document().run().open_model(model_in(folder_));
        QTRY_VERIFY_WITH_TIMEOUT(document().run().model()->description.model_type == "lfm2", kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(document().run().is_current() && document().run().is_of_model(), kPatience);
        QTRY_VERIFY_WITH_TIMEOUT(document().view().picture_is_of_analysis(), kPatience);
    }
    void cleanup() { close(); }

    void the_first_head_that_exists_is_shown() { QCOMPARE(document().view().state().choice.layer, 1); }

    void arrow_keys_pass_by_them() {
        document().view().walk(-1, 0);
        QCOMPARE(document().view().state().choice.layer, 1);
        document().view().walk(0, 1);
        QCOMPARE(document().view().state().choice.layer, 1);
        QCOMPARE(document().view().state().choice.head, 1);
    }

    void one_that_is_chosen_says_so_in_place_of_a_figure() {
        document().view().show_head({.layer = 0, .head = 0});
        const FigureView& map = window_->stage().pane().heat_map();
        QTRY_VERIFY_WITH_TIMEOUT(map.empty_text().startsWith(QStringLiteral("This layer has no attention")), kPatience);
    }

  private:
    QTemporaryDir folder_;
    [[nodiscard]] Document& document() { return window_->document(); }
};

HEADLIGHT_TEST(LayersWithoutAttentionTest, Window)
#include "layers_without_attention_test.moc"
