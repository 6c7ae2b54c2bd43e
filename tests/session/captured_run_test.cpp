// Captured queries and keys open like a run of our own.
#include "session/recorded/captured_run.h"

#include "analysis/heads/metrics.h"
#include "capture_files.h"
#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kText = QStringLiteral(R"({"name":"text","text":"The cats","tokens":["[CLS]","the","cat","##s"]})");

}  // namespace

class CapturedRunTest : public QObject {
    Q_OBJECT

  private slots:
    void a_capture_names_its_model_its_engine_and_its_tokens() {
        ReadyModel model =
            open_capture({{"queries.a", {2, 4, 3}}, {"keys.a", {1, 4, 3}}},
                         metadata(kText, layer("a", 0, "self", "text", "text"),
                                  R"(,"model":"bert","revision":"main","engine":"vLLM 1","dtype":"float16")"));
        QCOMPARE(model.provenance.model_name, std::string("bert@main"));
        QCOMPARE(model.provenance.backend, std::string("captured by vLLM 1, float16"));
        QVERIFY(model.notices.empty());
        const AnalysisPointer run = analyze(model);
        QCOMPARE(run->tokens.text, std::string("The cats"));
        QVERIFY(run->tokens.tokens[0].special && run->tokens.tokens[3].continuation);
        QCOMPARE(run->tokens.tokens[2].range.begin, std::size_t{4});
        QCOMPARE(run->model.heads, 2);
        QVERIFY(!run->model.causal);
    }

    void offsets_and_special_tokens_are_taken_as_they_were_recorded() {
        ReadyModel model = open_capture(
            {{"queries.a", {1, 2, 3}}, {"keys.a", {1, 2, 3}}},
            metadata(QString::fromUtf8(R"({"name":"t","text":"né!","tokens":["x","y"],"offsets":[[0,2],[3,4]],)"
                                       R"("special":[1]})"),
                     layer("a", 0, "self", "t", "t")));
        const AnalysisPointer run = analyze(model);
        // A range that ends inside a character stands for the whole of it.
        QVERIFY((run->tokens.tokens[0].range == ByteRange{0, 3}));
        QVERIFY(!run->tokens.tokens[0].special && run->tokens.tokens[1].special);
    }

    void fewer_queries_than_keys_are_the_last_positions() {
        ReadyModel model =
            open_capture({{"queries.a", {1, 1, 3}}, {"keys.a", {1, 4, 3}}},
                         metadata(kText, layer("a", 0, "self", "text", "text", R"(,"causal":true,"window":2)")));
        const AnalysisPointer run = analyze(model);
        const AttentionField& field = *run->attention[0].layers[0];
        QCOMPARE(field.query_offset(), 3);
        const std::vector<float> row = field.row(0, 0);
        QVERIFY(row[0] == 0 && row[1] == 0 && row[2] > 0 && row[3] > 0);
    }

    void a_window_reaches_to_both_sides_unless_the_layer_is_causal() {
        ReadyModel model = open_capture({{"queries.a", {1, 4, 3}}, {"keys.a", {1, 4, 3}}},
                                        metadata(kText, layer("a", 0, "self", "text", "text", R"(,"window":2)")));
        const AttentionField& field = *analyze(model)->attention[0].layers[0];
        QVERIFY(!field.allowed(2, 0) && field.allowed(2, 1) && field.allowed(2, 3) && !field.allowed(1, 3));
    }

    void source_and_target_of_cross_attention_stand_one_after_the_other() {
        ReadyModel model = open_capture(
            {{"queries.c", {1, 2, 3}}, {"keys.c", {1, 4, 3}}, {"queries.d", {1, 2, 3}}, {"keys.d", {1, 2, 3}}},
            metadata(R"({"name":"target","tokens":["le","chat"]},)" + kText,
                     layer("c", 0, "cross", "target", "text") + "," +
                         layer("d", 0, "decoder", "target", "target", R"(,"causal":true)")));
        const AnalysisPointer run = analyze(model);
        QCOMPARE(run->tokens.tokens.size(), std::size_t{6});
        QCOMPARE(run->tokens.tokens[4].piece, std::string("le"));
        QVERIFY(run->attention[0].kind == AttentionKind::Cross);
        QCOMPARE(run->attention[0].first_query, 4);
        QCOMPARE(run->attention[0].first_key, 0);
        QCOMPARE(run->attention[1].first_key, 4);
    }

    void a_sequence_that_is_an_image_is_shown_as_patches() {
        ReadyModel model = open_capture({{"queries.a", {1, 5, 3}}, {"keys.a", {1, 5, 3}}},
                                        metadata(R"({"name":"i","tokens":["[CLS]","p","p","p","p"],)"
                                                 R"("images":[{"file":"a.png","grid":[2,2],"tokens":[1,5]}]})",
                                                 layer("a", 0, "vision", "i", "i")));
        const AnalysisPointer run = analyze(model);
        QVERIFY(run->attention[0].patches && run->attention[0].patches->rows == 2);
        QCOMPARE(run->tokens.tokens[4].piece, std::string("1,1"));
    }

    void stages_of_one_kind_are_shown_apart_and_their_channels_by_name() {
        const QString images(R"({"name":"i0","tokens":["p","p","p","p"],"images":[{"grid":[2,2],"tokens":[0,4]}]},)"
                             R"({"name":"i1","tokens":["p"],"images":[{"grid":[1,1],"tokens":[0,1]}]},)"
                             R"({"name":"channels","tokens":["first","second"]})");
        ReadyModel model =
            open_capture({{"queries.a", {1, 4, 3}},
                          {"keys.a", {1, 4, 3}},
                          {"queries.b", {1, 1, 3}},
                          {"keys.b", {1, 1, 3}},
                          {"queries.c", {1, 2, 3}},
                          {"keys.c", {1, 2, 3}}},
                         metadata(images, layer("a", 0, "self", "i0", "i0", R"(,"stage":0)") + "," +
                                              layer("b", 0, "self", "i1", "i1", R"(,"stage":1)") + "," +
                                              layer("c", 0, "channels", "channels", "channels", R"(,"stage":1)")));
        const AnalysisPointer run = analyze(model);
        QCOMPARE(run->attention.size(), std::size_t{3});
        QCOMPARE(run->attention[1].stage, 1);
        QVERIFY(run->attention[1].patches && run->attention[1].patches->rows == 1);
        QCOMPARE(run->attention[1].first_key, 4);
        QCOMPARE(run->attention[2].names, (std::vector<std::string>{"first", "second"}));
        QCOMPARE(run->tokens.tokens[static_cast<std::size_t>(run->attention[2].first_key) + 1].piece,
                 std::string("second"));
        QVERIFY(model.notices.empty());
    }

    void a_pooling_query_attends_to_the_patches_of_the_tower() {
        ReadyModel model = open_capture(
            {{"queries.a", {1, 4, 3}}, {"keys.a", {1, 4, 3}}, {"queries.p", {1, 1, 3}}, {"keys.p", {1, 4, 3}}},
            metadata(R"({"name":"i","tokens":["p","p","p","p"],"images":[{"grid":[2,2],"tokens":[0,4]}]},)"
                     R"({"name":"probe","tokens":["probe"]})",
                     layer("a", 0, "vision", "i", "i") + "," + layer("p", 0, "pooling", "probe", "i")));
        const AttentionStack pooling = analyze(model)->attention[1];
        QCOMPARE(pooling.names, (std::vector<std::string>{"probe"}));
        QVERIFY(pooling.patches && pooling.patches->columns == 2);
        QCOMPARE(pooling.first_query, 4);
        QCOMPARE(pooling.first_key, 0);
    }

    void queries_that_are_not_numbers_are_counted() {
        std::vector<float> values(12, 0.5F);
        values[4] = std::numeric_limits<float>::quiet_NaN();
        ReadyModel model = open_capture({{"queries.a", {1, 4, 3}, values}, {"keys.a", {1, 4, 3}}},
                                        metadata(kText, layer("a", 0, "self", "text", "text")));
        QCOMPARE(model.notices.size(), std::size_t{1});
        QVERIFY(model.notices.front().starts_with("1 of 4 rows of attention weights are NaN, from L0H0 on"));
    }

    void layers_that_were_left_out_are_named() {
        ReadyModel model = open_capture(
            {{"queries.a", {1, 4, 3}}, {"keys.a", {1, 4, 3}}, {"queries.b", {1, 4, 3}}, {"keys.b", {1, 4, 3}}},
            metadata(kText, layer("b", 9, "self", "text", "text") + "," + layer("a", 4, "self", "text", "text")));
        QCOMPARE(analyze(model)->attention[0].layers.size(), std::size_t{2});
        QVERIFY(model.notices.front().find("the model's 4, 9") != std::string::npos);
    }

    void three_texts_are_too_many() {
        try {
            (void)open_capture(
                {{"queries.a", {1, 1, 3}}, {"keys.a", {1, 1, 3}}},
                metadata(R"({"name":"t","tokens":["a"]},{"name":"u","tokens":["a"]},{"name":"v","tokens":["a"]})",
                         layer("a", 0, "self", "t", "t")));
            QFAIL("it was opened");
        } catch (const Error& error) {
            QCOMPARE(error.place().field, std::string("headlight_capture.sequences"));
        }
    }
};

HEADLIGHT_TEST(CapturedRunTest, None)
#include "captured_run_test.moc"
