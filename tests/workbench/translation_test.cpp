// A translator in the window: it writes a target, shows which words looked at which, and reads another target.

#include "analysis/matrix_view.h"
#include "real_window.h"
#include "test_program.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_source.h"
#include "workbench/document/shown_view.h"
#include "workbench/explain/prediction_panel.h"
#include "workbench/heads/grids_panel.h"
#include "workbench/heads/stage.h"
#include "workbench/input/text_panel.h"
#include "workbench/shell/main_window.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::vector<std::string> labels(const std::vector<MatrixEntry>& entries) {
    std::vector<std::string> all;
    for (const MatrixEntry& entry : entries) all.push_back(entry.label);
    return all;
}

}  // namespace

class TranslationTest : public RealWindowTest {
    Q_OBJECT

  private slots:
    void init() { open("english-french", "The cat sleeps.", {1200, 800}); }
    void cleanup() { close(); }

    void the_model_writes_its_target_and_the_cross_attention_comes_first() {
        Document& document = window_->document();
        QCOMPARE(document.run().analysis()->tokens.pair, std::string("Le chat dort."));
        const auto& contents = window_->prediction_panel().contents();
        QCOMPARE(contents.front().title, QString("Target"));
        QCOMPARE(contents.front().text, QString("Le chat dort."));
        QCOMPARE(document.view().state().choice.kind, AttentionKind::Cross);
        const AttentionMatrix matrix =
            make_matrix(*document.run().analysis(), document.view().state().choice, {.unit = Unit::Words});
        QCOMPARE(labels(matrix.keys), (std::vector<std::string>{"The", "cat", "sleeps", ".", "</s>"}));
        QCOMPARE(labels(matrix.queries), (std::vector<std::string>{"<pad>", "Le", "chat", "dort", "."}));
    }

    void each_kind_of_attention_can_be_chosen_and_has_its_own_texts() {
        Document& document = window_->document();
        QComboBox& choice = window_->grids().stack_choice();
        QVERIFY(choice.isVisible());
        QCOMPARE(choice.count(), 3);
        choice.setCurrentIndex(choice.findText("Decoder"));
        QTRY_COMPARE_WITH_TIMEOUT(document.view().picture()->view.choice.kind, AttentionKind::Decoder, kPatience);
        const AttentionMatrix matrix = make_matrix(*document.run().analysis(), document.view().state().choice, {});
        QCOMPARE(labels(matrix.keys), labels(matrix.queries));
        QVERIFY(!matrix.is_allowed(0, 1));
        QVERIFY(matrix.is_allowed(1, 0));
    }

    void heads_of_encoder_and_cross_attention_have_names_of_their_own() {
        Document& document = window_->document();
        document.view().show_head({.kind = AttentionKind::Cross, .layer = 1, .head = 2});
        QCOMPARE(window_->stage().title().text(), QString("Cross-attention, layer 1, head 2"));
        document.view().show_head({.kind = AttentionKind::Encoder, .layer = 1, .head = 2});
        QCOMPARE(window_->stage().title().text(), QString("Encoder, layer 1, head 2"));
    }

    void pins_are_outlined_in_the_grid_of_their_own_attention() {
        Document& document = window_->document();
        document.view().show_head({.kind = AttentionKind::Cross, .layer = 0, .head = 0});
        document.view().toggle_pin({.kind = AttentionKind::Encoder, .layer = 1, .head = 2});
        const auto outlined = [&](std::int32_t layer, std::int32_t head) {
            return std::ranges::any_of(window_->grids().heads().outlines(), [&](const Outline& each) {
                return each.hit.layer == layer && each.hit.head == head;
            });
        };
        QVERIFY(outlined(0, 0));
        QVERIFY(!outlined(1, 2));
        document.view().show_head({.kind = AttentionKind::Encoder, .layer = 0, .head = 0});
        QVERIFY(outlined(1, 2));
    }

    void a_description_names_the_attention_of_every_pinned_head() {
        Document& document = window_->document();
        document.view().show_head({.kind = AttentionKind::Cross, .layer = 0, .head = 1});
        document.view().toggle_pin({.kind = AttentionKind::Encoder, .layer = 0, .head = 1});
        document.view().toggle_pin({.kind = AttentionKind::Decoder, .layer = 1, .head = 2});
        QTRY_VERIFY_WITH_TIMEOUT(document.view().picture()->matrices.size() == 3, kPatience);
        const QJsonObject described = description_json(shown_request(*document.view().picture()));
        QCOMPARE(described["attention"].toString(), "cross");
        QStringList attention;
        for (const QJsonValue& pin : described["pinned"].toArray()) attention << pin["attention"].toString();
        QCOMPARE(attention, (QStringList{"encoder", "decoder"}));
    }

    void a_target_that_is_typed_is_read_in_place_of_the_models_own() {
        Document& document = window_->document();
        document.run().set_pair("Le chien dort.");
        QTRY_COMPARE_WITH_TIMEOUT(document.run().analysis()->tokens.pair, std::string("Le chien dort."), kPatience);
        document.run().set_pair(QString());
        QTRY_COMPARE_WITH_TIMEOUT(document.run().analysis()->tokens.pair, std::string("Le chat dort."), kPatience);
    }

    void nothing_is_written_of_an_empty_text() {
        Document& document = window_->document();
        document.run().set_text(QString());
        QTRY_VERIFY_WITH_TIMEOUT(document.run().analysis() == nullptr, kPatience);
        QVERIFY(document.view().picture() == nullptr);
        document.run().set_text("The cat sleeps.");
        QTRY_VERIFY_WITH_TIMEOUT(document.run().analysis() && document.run().analysis()->tokens.pair == "Le chat dort.",
                                 kPatience);
    }

    void the_choice_of_attention_is_gone_with_the_translator() {
        window_->document().run().open_model(QStringLiteral("story-encoder"));
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().run().analysis()->attention.size(), std::size_t{1}, kPatience);
        QVERIFY(!window_->grids().stack_choice().isVisible());
        QTRY_COMPARE_WITH_TIMEOUT(window_->document().view().state().choice.kind, AttentionKind::Self, kPatience);
    }
};

HEADLIGHT_TEST(TranslationTest, Window)
#include "translation_test.moc"
