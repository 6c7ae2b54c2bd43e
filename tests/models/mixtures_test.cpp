// Mixtures of experts: which experts a token reaches, and what is said about configurations that do not fit.

#include "comparison.h"
#include "edited_case.h"
#include "models/blocks/layers/router.h"
#include "test_program.h"

#include <QtTest>

#include <span>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Experts of the only token of these scores, in the order of their slots.
std::vector<int> chosen_of(const std::vector<float>& scores, const RouterRule& rule) {
    const auto assignments = assign_experts(Tensor({1, static_cast<std::int64_t>(scores.size())}, scores), rule);
    std::vector<int> chosen(static_cast<std::size_t>(rule.chosen), -1);
    for (std::size_t expert = 0; expert < assignments.size(); ++expert)
        for (const ExpertAssignment& one : assignments[expert])
            chosen[static_cast<std::size_t>(one.slot)] = static_cast<int>(expert);
    return chosen;
}

}  // namespace

class MixturesTest : public QObject {
    Q_OBJECT

  private slots:
    void experts_of_groups_that_are_not_chosen_are_not_reached() {
        // The best expert stands alone in its group; the second group has the best pair.
        const std::vector<float> scores{4, -9, 2, 3, 1, 0};
        QCOMPARE(chosen_of(scores, {.chosen = 2, .sigmoid = true}), (std::vector{0, 3}));
        QCOMPARE(chosen_of(scores, {.chosen = 2, .sigmoid = true, .groups = {3, 1, 2}}), (std::vector{3, 2}));
        QCOMPARE(chosen_of(scores, {.chosen = 2, .sigmoid = true, .groups = {3, 1, 1}}), (std::vector{0, 1}));
    }

    void a_bias_decides_the_choice_and_no_weight() {
        const RouterRule rule{.chosen = 1, .sigmoid = true, .shares_of_all = true, .scale = 2, .bias = {0, 1}};
        const auto assignments = assign_experts(Tensor({1, 2}, {0.5F, 0.0F}), rule);
        QVERIFY(assignments[0].empty());
        QCOMPARE(assignments[1].at(0).weight, 1.0F);
    }

    void a_configuration_that_does_not_fit_is_refused_with_its_field_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        QTest::addColumn<QString>("said");
        const auto row = [](const char* name, const char* field, const QJsonValue& value, const char* said) {
            QTest::addRow("%s %s", name, field) << name << field << value << said;
        };
        row("deepseek-v3-lm", "n_group", 4, "Expected groups of equally many of the 6 experts, found 4 groups.");
        row("deepseek-v3-lm", "num_experts_per_tok", 5,
            "Expected at most the 4 experts of the groups of a token (topk_group), found 5.");
        row("glm4-moe-lm", "n_group", 5, "Expected groups of equally many of the 6 experts, found 5 groups.");
        row("deepseek-v2-lm", "topk_method", "noaux_tc", "supported choices: greedy, group_limited_greedy.");
        row("deepseek-v2-lm", "norm_topk_prob", true, "expected false.");
        row("lfm2-lm", "layer_types", QJsonArray{"conv", "sliding_attention"},
            "Layers of the type \"sliding_attention\" are not supported; supported types: full_attention, conv.");
        row("lfm2-lm", "layer_types", QJsonArray{"conv"}, "Expected one for each of the 2 layers, found 1.");
        row("qwen3-next-lm", "layer_types", QJsonArray{"conv", "full_attention"},
            "supported types: full_attention, linear_attention.");
        row("qwen3-next-lm", "linear_num_value_heads", 3, "Expected a multiple of linear_num_key_heads (2), found 3.");
        row("deepseek-v2-lm", "moe_layer_freq", 2, "expected 1.");
        row("glm4-moe-lite-lm", "mlp_layer_types", QJsonArray{"sparse", "shared"},
            "Layers of the type \"shared\" are not supported; supported types: sparse, dense.");
        row("granite-hybrid-lm", "layer_types", QJsonArray{"mamba", "full_attention"},
            "supported types: attention, mamba.");
        row("granite-hybrid-lm", "mamba_n_heads", 7,
            "Expected heads of 8 values that make mamba_expand * hidden_size, which is 64; found 7.");
        row("granite-hybrid-lm", "mamba_n_groups", 3, "Expected a divisor of mamba_n_heads, which is 8; found 3.");
        row("granite-hybrid-lm", "time_step_limit", QJsonArray{1, 0.5},
            "Expected the least rate and the largest, found another list.");
    }
    void a_configuration_that_does_not_fit_is_refused_with_its_field() {
        QFETCH(QString, name);
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        QFETCH(QString, said);
        const Refusal refusal = loading_refusal(name, {}, field, value);
        QCOMPARE(QString::fromStdString(refusal.place.field), field);
        QVERIFY2(refusal.says(said.toStdString()), refusal.text.c_str());
    }

    void a_missing_tensor_is_named_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("tensor");
        QTest::newRow("norm of latents") << "deepseek-v3-lm"
                                         << "model.layers.1.self_attn.kv_a_layernorm.weight";
        QTest::newRow("bias of the choice") << "glm4-moe-lm"
                                            << "model.layers.1.mlp.gate.e_score_correction_bias";
        QTest::newRow("short convolution") << "lfm2-lm"
                                           << "model.layers.0.conv.conv.weight";
        QTest::newRow("decay") << "qwen3-next-lm"
                               << "model.layers.0.linear_attn.A_log";
        QTest::newRow("weight of the shared expert") << "qwen2-moe-lm"
                                                     << "model.layers.0.mlp.shared_expert_gate.weight";
        QTest::newRow("state space") << "granite-hybrid-lm"
                                     << "model.layers.0.mamba.D";
    }
    void a_missing_tensor_is_named() {
        QFETCH(QString, name);
        QFETCH(QString, tensor);
        EditedCase without(name);
        without.weights.remove(tensor.toStdString());
        QCOMPARE(QString::fromStdString(loading_refusal(without).place.field), tensor);
    }

    void layers_that_predict_further_ahead_are_left_out() {
        EditedCase model("deepseek-v3-lm");
        model.weights.put("model.layers.2.enorm.weight", *model.weights.find("model.layers.1.input_layernorm.weight"));
        QCOMPARE(loading_refusal(model).place.field, std::string("num_hidden_layers"));
        model.config["num_nextn_predict_layers"] = 1;
        QVERIFY(model.load()->description().notices.empty());
    }

    void a_layer_without_attention_says_so_and_has_no_heads() {
        const auto model = EditedCase("lfm2-lm").load();
        QCOMPARE(model->description().notices.back(),
                 std::string("Layers without attention: 0; each has a short convolution in its place."));
        const Capture capture = model->forward(read_inputs("lfm2-lm").front(), {}, {}, {});
        const auto& layers = capture.attention.at(0).layers;
        QCOMPARE(layers.at(0)->heads(), 0);
        QCOMPARE(layers.at(0)->in_place_of_attention(), std::string("short convolution"));
        QVERIFY(layers.at(0)->layouts(1).empty());
        QCOMPARE(layers.at(1)->heads(), 4);
        QVERIFY(layers.at(1)->in_place_of_attention().empty());
    }

    void what_a_layer_without_attention_lacks_is_refused() {
        const auto model = EditedCase("lfm2-lm").load();
        const auto refused = [&](const CaptureRequest& request) {
            return refusal_of([&] { model->forward(read_inputs("lfm2-lm").front(), request, {}, {}); }).text;
        };
        CaptureRequest request;
        request.interventions = {{.kind = InterventionKind::Zero, .layer = 0, .head = 1}};
        QCOMPARE(refused(request),
                 std::string("Layer 0 has no attention to intervene on but a short convolution in its "
                             "place; choose another layer."));
        request.interventions = {};
        request.matrices = MatricesPlace{};
        QCOMPARE(refused(request), std::string("--layer: this layer has no attention but a short convolution in its "
                                               "place, and so no matrices; choose another layer."));
        request.matrices->layer = 1;
        QCOMPARE(refused(request), std::string("nothing"));
    }

    void a_text_that_is_read_in_pieces_is_read_as_a_whole_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("short convolution") << "lfm2-lm";
        QTest::newRow("delta rule") << "qwen3-next-lm";
        QTest::newRow("state space") << "granite-hybrid-lm";
    }
    void a_text_that_is_read_in_pieces_is_read_as_a_whole() {
        // The second piece is shorter than the convolution, and the third begins with a copy of the cache.
        QFETCH(QString, name);
        const auto model = EditedCase(name).load();
        const ModelInput input = read_inputs(name).front();
        const std::span<const std::int32_t> ids(input.ids);
        auto cache = model->make_cache(64);
        model->extend(*cache, ids.first(4), {}, {});
        model->extend(*cache, ids.subspan(4, 1), {}, {});
        const auto copy = cache->copy();
        model->extend(*cache, ids.first(3), {}, {});  // what the cache reads on is not in its copy
        const Capture last = model->extend(*copy, ids.subspan(5), {}, {});
        compare_values("logits", last.output("logits")->values(),
                       read_expected(name, 0).at("logits").slice(std::ssize(ids) - 1), 1e-4);
    }

    void names_of_published_folders_mean_what_those_of_transformers_mean() {
        EditedCase published("granite-hybrid-lm");
        published.config["layer_types"] = QJsonArray{"mamba", "attention"};
        published.config["position_embedding_type"] = "nope";
        published.config.remove("time_step_limit");
        const auto model = published.load();
        QCOMPARE(model->description().notices.back(),
                 std::string("Layers without attention: 0; each has a Mamba-2 state space in its place."));
        const Capture capture = model->forward(read_inputs("granite-hybrid-lm").front(), {}, {}, {});
        compare_values("logits", capture.output("logits")->values(),
                       read_expected("granite-hybrid-lm", 0).at("logits").values(), 1e-4);
    }

    void rates_of_a_state_space_stay_within_their_limits() {
        // At a rate of 0 nothing is written, so that without its own values a token gives nothing.
        const QString name = "granite-hybrid-dense-lm";
        EditedCase limited(name);
        limited.config["time_step_limit"] = QJsonArray{0, 0};
        limited.weights.put("model.layers.1.mamba.D", Tensor({8}));
        EditedCase silent(name);
        silent.weights.put("model.layers.1.mamba.out_proj.weight", Tensor({32, 64}));
        const ModelInput input = read_inputs(name).front();
        const auto logits_of = [&](const EditedCase& edited) {
            return *edited.load()->forward(input, {}, {}, {}).output("logits");
        };
        const Tensor found = logits_of(limited);
        const Tensor expected = logits_of(silent);
        compare_values("logits", found.values(), expected.values(), 1e-6);
    }

    void matrices_of_latent_and_of_gated_attention_are_refused_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("said");
        QTest::newRow("latent") << "deepseek-v3-lm"
                                << "Latent attention makes keys and values in two steps";
        QTest::newRow("gated") << "qwen3-next-lm"
                               << "Gates multiply what the heads of this attention give";
    }
    void matrices_of_latent_and_of_gated_attention_are_refused() {
        QFETCH(QString, name);
        QFETCH(QString, said);
        const auto model = EditedCase(name).load();
        CaptureRequest request;
        request.matrices = MatricesPlace{.layer = 1};
        const Refusal refusal = refusal_of([&] { model->forward(read_inputs(name).front(), request, {}, {}); });
        QCOMPARE(refusal.kind, ErrorKind::Input);
        QVERIFY2(refusal.says(said.toStdString()), refusal.text.c_str());
    }
};

HEADLIGHT_TEST(MixturesTest, None)
#include "mixtures_test.moc"
