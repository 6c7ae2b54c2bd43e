// Decoders that read images of any size: where patches attend, where tokens stand, what can be changed, and what they
// refuse.

#include "case_runs.h"
#include "edited_case.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QStringList kCases{"qwen2-vl", "qwen2.5-vl", "qwen3-vl"};

const AttentionStack& stack_of(const Capture& capture, AttentionKind kind) {
    return *std::ranges::find(capture.attention, kind, &AttentionStack::kind);
}

ModelInput with_image(const QString& name) {
    return read_inputs(name).front();
}

QString refusal(Model& model, const ModelInput& input) {
    return QString::fromStdString(
        refusal_of([&] { static_cast<void>(model.forward(input, everything(), {}, {})); }).text);
}

std::unique_ptr<Model> on_cpu(const QString& name) {
    return load_model(open_model_folder(case_folder(name)), model_backends().front().make(), {}, {});
}

/// Holds the logits of an input to what transformers computed.
void verify_logits(Model& model, const QString& name, int input) {
    const ModelInput read = read_inputs(name).at(static_cast<std::size_t>(input));
    compare_tensor("logits", named_tensors(model.forward(read, everything(), {}, {}), square_of(model)),
                   read_expected(name, input).at("logits"), bounds_of(model_backends().front()));
}

/// A configuration whose text model has no section of its own, as most published ones.
QJsonObject flat(QJsonObject config) {
    QJsonObject text = config.take("text_config").toObject();
    QJsonObject rope = text.take("rope_parameters").toObject();
    text["rope_theta"] = rope.take("rope_theta");
    rope["type"] = "mrope";
    rope.remove("rope_type");
    text["rope_scaling"] = rope;
    text.remove("model_type");
    for (const QString& key : text.keys()) config[key] = text[key];
    return config;
}

}  // namespace

class AnySizeImagesTest : public QObject {
    Q_OBJECT

  private slots:
    void patches_of_some_layers_attend_within_windows() {
        const auto model = on_cpu("qwen2.5-vl");
        const Capture capture = model->forward(with_image("qwen2.5-vl"), everything(), {}, {});
        const AttentionStack& tower = stack_of(capture, AttentionKind::Vision);
        const PatchGrid& grid = tower.patches.value();
        QCOMPARE(grid.rows, 6);
        QCOMPARE(grid.columns, 10);
        const AttentionField& windowed = *tower.layers[0];  // of 4 x 4 patches
        const auto patch = [&](std::int32_t row, std::int32_t column) { return row * grid.columns + column; };
        QVERIFY(windowed.allowed(0, patch(3, 3)) && !windowed.allowed(0, patch(0, 4)));
        QVERIFY(!windowed.allowed(patch(3, 0), patch(4, 0)));
        QVERIFY(windowed.allowed(patch(4, 8), patch(5, 9)) && !windowed.allowed(patch(4, 8), patch(5, 7)));
        QVERIFY(tower.layers[1]->allowed(0, patch(5, 9)));
        for (const auto& field : tower.layers)
            for (std::int64_t query = 0; query < field->query_count(); ++query) {
                double sum = 0;
                for (const float weight : field->row(1, query)) sum += static_cast<double>(weight);
                QVERIFY(std::abs(sum - 1) < 1e-5);
            }
    }

    void tokens_of_an_image_are_its_squares_of_patches_data() { add_case_inputs(kCases, 1); }
    void tokens_of_an_image_are_its_squares_of_patches() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        const Capture capture = model->forward(with_image(name), everything(), {}, {});
        const ImageTokens& image = stack_of(capture, AttentionKind::Self).image.value();
        QCOMPARE(image.rows, 3);
        QCOMPARE(image.columns, 5);
        for (std::size_t i = 0; i < image.tokens.size(); ++i)
            QCOMPARE(image.tokens[i], static_cast<std::int32_t>(2 + i));
    }

    // A model keeps where the tokens of its last text stood.
    void each_text_has_its_own_positions_data() { add_case_inputs(kCases, 1); }
    void each_text_has_its_own_positions() {
        QFETCH(QString, name);
        const auto model = on_cpu(name);
        for (const int input : {0, 1, 0}) {
            verify_logits(*model, name, input);
            if (QTest::currentTestFailed()) return;
        }
    }

    void a_generation_goes_on_between_other_texts() {
        const auto model = on_cpu("qwen2-vl");
        const ModelInput prompt = with_image("qwen2-vl");
        const QJsonObject generated = read_json(reference_models() + "/qwen2-vl/reference/generated.json").object();
        const auto expected = integers<std::int32_t>(generated["0"]["greedy"]["ids"]);
        const auto cache = model->read_source(prompt, static_cast<std::int64_t>(expected.size()), {}, {});
        CaptureRequest request;
        request.attention = false;
        std::vector<std::int32_t> ids = prompt.ids;
        std::vector<std::int32_t> next = ids;
        while (ids.size() < expected.size()) {
            const Capture capture = model->extend(*cache, next, request, {});
            verify_logits(*model, "qwen2-vl", 1);
            const std::span<const float> logits = capture.output("logits")->values();
            next = {static_cast<std::int32_t>(std::ranges::max_element(logits) - logits.begin())};
            ids.push_back(next.front());
        }
        QCOMPARE(ids, expected);
    }

    void a_head_of_the_tower_is_changed_in_all_windows() {
        const auto model = on_cpu("qwen2.5-vl");
        CaptureRequest request = everything();
        Intervention uniform;
        uniform.kind = InterventionKind::Uniform;
        uniform.attention = AttentionKind::Vision;
        uniform.layer = 0;
        uniform.head = 1;
        request.interventions = {uniform};
        const Capture capture = model->forward(with_image("qwen2.5-vl"), request, {}, {});
        const AttentionField& field = *stack_of(capture, AttentionKind::Vision).layers.front();
        const Tensor weights = field.weights(1);
        QVERIFY(std::abs(weights.slice(0)[33] - 1.0F / 16) < 1e-6F);  // 4 x 4 patches
        QVERIFY(std::abs(weights.slice(59)[58] - 1.0F / 4) < 1e-6F);  // 2 x 2 at the corner
        QVERIFY(field.replaced(1) && !field.replaced(0));
    }

    void a_configuration_without_a_section_for_the_text_is_read_data() {
        QTest::addColumn<QString>("name");
        QTest::newRow("Qwen2.5-VL") << "qwen2.5-vl";
        QTest::newRow("Qwen3-VL") << "qwen3-vl";
    }
    void a_configuration_without_a_section_for_the_text_is_read() {
        QFETCH(QString, name);
        EditedCase edited(name);
        edited.config = flat(edited.config);
        const auto model = edited.load();
        verify_no_notices(*model);
        if (QTest::currentTestFailed()) return;
        QVERIFY(model->description().generates);
        verify_logits(*model, name, 0);
    }

    void images_that_do_not_fit_are_refused_in_a_sentence() {
        const auto model = on_cpu("qwen2-vl");
        const ModelInput input = with_image("qwen2-vl");
        const auto says = [&](const ModelInput& other, const QString& part) {
            const QString text = refusal(*model, other);
            return text.contains(part) ? QString() : text;
        };
        ModelInput other = input;
        other.pixels = Tensor({3, 24, 40});
        QCOMPARE(says(other, "Expected the patches of an image, [patches, 96], found values of the shape [3, 24, 40]."),
                 QString());
        other = input;
        other.tiles = {};
        QCOMPARE(says(other,
                      "(image_grid_thw), multiples of 2 that make 60 patches, of which there are at most 65536; "
                      "found 0 and 0."),
                 QString());
        other.tiles.rows = 4;
        other.tiles.columns = 15;
        QCOMPARE(says(other, "found 4 and 15."), QString());
        other.tiles.columns = 10;
        QCOMPARE(says(other, "found 4 and 10."), QString());
        other = input;
        other.attention_mask.clear();
        other.ids.erase(other.ids.begin() + 3);
        QCOMPARE(
            says(other, "Expected 15 tokens of an image (id 318) in the text, as many as the image has; found 14."),
            QString());
        other.pixels = {};
        QCOMPARE(says(other, "because there is no image; found 14."), QString());
    }

    void configurations_that_cannot_run_are_refused_by_their_field_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char* name, const char* section, const char* field, const QJsonValue& value) {
            QTest::addRow("%s %s.%s", name, section, field) << name << section << field << value;
        };
        row("qwen2-vl", "vision_config", "num_heads", 5);
        row("qwen2-vl", "vision_config", "in_channels", 1);
        row("qwen2-vl", "vision_config", "mlp_ratio", 3);
        row("qwen2-vl", "rope_scaling", "mrope_section", QJsonArray{2, 3, 4});
        row("qwen2-vl", "rope_scaling", "mrope_section", QJsonArray{8});
        row("qwen2-vl", "rope_scaling", "mrope_section", QJsonValue());
        row("qwen2.5-vl", "vision_config", "window_size", 7);
        row("qwen2.5-vl", "vision_config", "fullatt_block_indexes", QJsonArray{3});
        row("qwen2.5-vl", "text_config", "model_type", "llama");
        row("qwen3-vl", "vision_config", "num_position_embeddings", 35);
        row("qwen3-vl", "vision_config", "deepstack_visual_indexes", QJsonArray{1, 0});
        row("qwen3-vl", "vision_config", "deepstack_visual_indexes", QJsonArray{0, 1, 2});
    }
    void configurations_that_cannot_run_are_refused_by_their_field() {
        QFETCH(QString, name);
        QFETCH(QString, section);
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        const Refusal refusal = loading_refusal(name, section, field, value);
        QVERIFY2(refusal.says(field.toStdString()), refusal.text.c_str());
    }
};

HEADLIGHT_TEST(AnySizeImagesTest, Core)
#include "any_size_images_test.moc"
