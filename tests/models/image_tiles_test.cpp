// Decoders that read an image in tiles, on every backend: what is shown of their towers and texts, what can be changed,
// and what they refuse.

#include "case_runs.h"
#include "edited_case.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QStringList kCases{"llava-next", "idefics3", "internvl"};

/// An input of a case whose image became 2 x 2 tiles and the whole.
ModelInput in_tiles(const QString& name) {
    ModelInput input = read_inputs(name).at(name == "idefics3" ? 0 : 1);
    const TileGrid& read = input.tiles;
    input.tiles = {2, 2, true, read.height > 0 ? read.height : 50, read.width > 0 ? read.width : 70};
    return input;
}

const AttentionStack& stack_of(const Capture& capture, AttentionKind kind) {
    return *std::ranges::find(capture.attention, kind, &AttentionStack::kind);
}

QString refusal(Model& model, const ModelInput& input) {
    return QString::fromStdString(
        refusal_of([&] { static_cast<void>(model.forward(input, everything(), {}, {})); }).text);
}

std::unique_ptr<Model> on_cpu(const QString& name) {
    return load_model(open_model_folder(case_folder(name)), model_backends().front().make(), {}, {});
}

}  // namespace

class ImageTilesTest : public QObject {
    Q_OBJECT

  private slots:
    void a_patch_attends_within_its_tile_and_the_whole_stands_beside_the_tiles_data() { add_case_inputs(kCases, 1); }
    void a_patch_attends_within_its_tile_and_the_whole_stands_beside_the_tiles() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        const Capture capture = model->forward(in_tiles(name), everything(), {}, {});
        const AttentionStack& tower = stack_of(capture, AttentionKind::Vision);
        const PatchGrid& grid = tower.patches.value();
        QCOMPARE(grid.rows * grid.columns, 4 * model->description().patches);
        const AttentionField& field = *tower.layers.front();
        QCOMPARE(field.query_count(), grid.tokens());
        const std::int32_t corner = grid.first_patch();
        const std::int32_t half = grid.columns / 2;
        QVERIFY(field.allowed(corner, corner + half - 1));      // the end of the first row of its tile
        QVERIFY(!field.allowed(corner, corner + half));         // the tile at its right
        QVERIFY(field.allowed(corner, corner + grid.columns));  // the row below
        const ImageTokens& whole = tower.overview.value();
        QCOMPARE(static_cast<std::int64_t>(whole.tokens.size()), model->description().patches);
        QVERIFY(field.allowed(whole.tokens.front(), whole.tokens.back()) && !field.allowed(corner, whole.tokens[0]));
        double sum = 0;
        for (const float weight : field.row(0, corner)) sum += static_cast<double>(weight);
        QVERIFY(std::abs(sum - 1) < 1e-5);
    }

    void tokens_of_the_text_are_parts_of_the_joined_tiles_data() { add_case_inputs(kCases, 1); }
    void tokens_of_the_text_are_parts_of_the_joined_tiles() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        const ModelInput input = in_tiles(name);
        const Capture capture = model->forward(input, everything(), {}, {});
        const AttentionStack& text = stack_of(capture, AttentionKind::Self);
        const ImagePrompt& prompt = model->description().image_prompt.value();
        QCOMPARE(static_cast<std::int32_t>(text.overview.value().tokens.size()), prompt.rows * prompt.columns);
        std::vector<std::int32_t> all = text.image.value().tokens;
        all.insert(all.end(), text.overview->tokens.begin(), text.overview->tokens.end());
        std::ranges::sort(all);
        QVERIFY(std::ranges::adjacent_find(all) == all.end());
        for (const std::int32_t token : all) QCOMPARE(input.ids.at(static_cast<std::size_t>(token)), prompt.token);
        // Tile by tile, the part right of the first tile's first row stands after all of that tile.
        if (name != "llava-next") QCOMPARE(text.image->tokens[2], text.image->tokens[0] + (name == "idefics3" ? 6 : 4));
    }

    // Two towers would give the same numbers for a tile by itself.
    void a_tile_is_read_as_if_it_were_alone() {
        const auto model = on_cpu("internvl");
        const ModelInput input = in_tiles("internvl");
        const Capture all = model->forward(input, everything(), {}, {});
        ModelInput one;
        one.ids = {314, 316, 318, 318, 318, 318, 317};
        const std::span<const float> tile = input.pixels.slice(2);
        one.pixels = Tensor({3, 32, 32}, {tile.begin(), tile.end()});
        const Capture alone = model->forward(one, everything(), {}, {});
        const Tensor* features = all.output("image_features");
        const Tensor* own = alone.output("image_features");
        for (std::size_t i = 0; i < own->values().size(); ++i)
            QVERIFY(std::abs(own->values()[i] - features->slice(2)[i]) <= 1e-5F);
    }

    void metrics_and_thumbnails_are_those_of_the_tiles_data() { add_case_inputs({"llava-next"}, 1); }
    void metrics_and_thumbnails_are_those_of_the_tiles() {
        const auto model = load_case("llava-next");
        const Capture capture = model->forward(in_tiles("llava-next"), everything(), {}, {});
        const AttentionField& field = *stack_of(capture, AttentionKind::Vision).layers.back();
        const Tensor tiles = field.square_windows().value();
        const std::int64_t tokens = tiles.size(2);
        for (std::int32_t head = 0; head < field.heads(); ++head) {
            double first = 0;
            double entropy = 0;
            for (std::int64_t tile = 0; tile < tiles.size(0); ++tile)
                for (std::int64_t query = 0; query < tokens; ++query) {
                    const float* row = tiles.slice(tile).data() + (head * tokens + query) * tokens;
                    first += static_cast<double>(row[0]);
                    for (std::int64_t key = 0; key < tokens; ++key)
                        entropy -= static_cast<double>(row[key]) * std::log(std::max(1e-30F, row[key]));
                }
            const auto rows = static_cast<double>(tiles.size(0) * tokens);
            const HeadMetrics& found = field.metrics().at(static_cast<std::size_t>(head));
            QVERIFY(std::abs(static_cast<double>(found.first) - first / rows) < 1e-5);
            QVERIFY(std::abs(static_cast<double>(found.entropy) - entropy / rows) < 1e-4);
            const Tensor weights = field.weights(head);
            const std::span<const float> small = field.thumbnails().slice(head);
            QCOMPARE(small.size(), weights.values().size());  // 50 tokens: a cell each
            for (std::size_t i = 0; i < small.size(); ++i) QVERIFY(std::abs(small[i] - weights.values()[i]) < 1e-6F);
        }
    }

    void a_head_of_the_tower_is_changed_in_all_tiles() {
        const auto model = on_cpu("idefics3");
        const ModelInput input = in_tiles("idefics3");
        CaptureRequest request = everything();
        Intervention uniform;
        uniform.kind = InterventionKind::Uniform;
        uniform.attention = AttentionKind::Vision;
        uniform.layer = 0;
        uniform.head = 1;
        request.interventions = {uniform};
        const Capture capture = model->forward(input, request, {}, {});
        const AttentionField& field = *stack_of(capture, AttentionKind::Vision).layers.front();
        const Tensor weights = field.weights(1);
        for (std::int64_t query = 0; query < weights.size(0); ++query)
            for (std::int64_t key = 0; key < weights.size(1); ++key) {
                const float expected = field.allowed(query, key) ? 1.0F / 36 : 0.0F;
                QVERIFY(std::abs(weights.slice(query)[static_cast<std::size_t>(key)] - expected) < 1e-6F);
            }
        QVERIFY(field.replaced(1) && !field.replaced(0));
    }

    void tiles_that_do_not_fit_are_refused_in_a_sentence() {
        const auto internvl = on_cpu("internvl");
        ModelInput input = in_tiles("internvl");
        input.tiles = {};
        input.pixels = Tensor({300, 3, 32, 32});
        QVERIFY2(refusal(*internvl, input).contains("Expected at most 256 tiles of an image, found 300."),
                 qPrintable(refusal(*internvl, input)));
        input.pixels = Tensor({4, 3, 32, 32});
        QVERIFY2(refusal(*internvl, input).contains("Expected 16 tokens of an image (id 318) in the text"),
                 qPrintable(refusal(*internvl, input)));
        input.tiles = {2, 2, true, 50, 70};
        QVERIFY2(refusal(*internvl, input).contains("Expected 5 tiles of an image, 2 x 2 and the whole; found 4."),
                 qPrintable(refusal(*internvl, input)));
        input.pixels = Tensor({5, 3, 64, 32});
        QVERIFY(refusal(*internvl, input).contains("Expected an image of 32 x 32 pixels, found one of 32 x 64"));
        input.pixels = Tensor({5, 1, 32, 32});
        QVERIFY(refusal(*internvl, input).contains("reads tiles of 3 channels"));
        input.pixels = Tensor({32, 32});
        QVERIFY(refusal(*internvl, input).contains("The image's values have the shape [32, 32]"));

        const auto llava = on_cpu("llava-next");
        input = in_tiles("llava-next");
        input.tiles = {};
        QVERIFY2(refusal(*llava, input).contains("size of the image that the tiles were cut from (image_sizes)"),
                 qPrintable(refusal(*llava, input)));
        input.tiles = {1, 4, true, 50, 70};
        QVERIFY2(refusal(*llava, input).contains("image_grid_pinpoints in config.json (2 x 1 and the whole, "),
                 qPrintable(refusal(*llava, input)));
        input.tiles = {0, 0, false, 10, 100};  // becomes 2 x 1 tiles
        QVERIFY2(refusal(*llava, input).contains("Expected 3 tiles of an image, 2 x 1 and the whole; found 5."),
                 qPrintable(refusal(*llava, input)));
    }

    void configurations_that_cannot_run_are_refused_by_their_field_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char* name, const char* section, const char* field, const QJsonValue& value) {
            QTest::addRow("%s %s.%s", name, section, field) << name << section << field << value;
        };
        row("llava-next", "", "image_grid_pinpoints", QJsonArray{QJsonArray{24, 30}});
        row("llava-next", "", "vision_feature_select_strategy", "full");
        row("llava-next", "text_config", "model_type", "gemma");
        row("idefics3", "", "scale_factor", 4);
        row("idefics3", "text_config", "model_type", "qwen2");
        row("internvl", "", "downsample_ratio", 0.3);
        row("internvl", "", "vision_feature_select_strategy", "full");
        row("internvl", "", "vision_feature_layer", QJsonArray{-1, -2});
        row("internvl", "text_config", "model_type", "internlm2");
        row("internvl", "vision_config", "norm_type", "batch_norm");
        row("internvl", "vision_config", "use_absolute_position_embeddings", false);
    }
    void configurations_that_cannot_run_are_refused_by_their_field() {
        QFETCH(QString, name);
        QFETCH(QString, section);
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        const Refusal refusal = loading_refusal(name, section, field, value);
        QVERIFY2(refusal.says(field.toStdString()), refusal.text.c_str());
    }

    void without_a_list_of_grids_those_of_transformers_are_read() {
        EditedCase edited("llava-next");
        edited.config.remove("image_grid_pinpoints");
        const auto model = edited.load();
        ModelInput input = in_tiles("llava-next");
        input.tiles = {4, 1, true, 50, 70};
        QVERIFY(refusal(*model, input)
                    .contains("(2 x 1 and the whole, 1 x 2 and the whole, 2 x 2 and the whole, "
                              "1 x 3 and the whole, 3 x 1 and the whole), found 1 x 4"));
    }

    void smolvlm_is_idefics_3_by_another_name() {
        EditedCase edited("idefics3");
        edited.config["model_type"] = "smolvlm";
        const auto model = edited.load();
        QCOMPARE(QString::fromStdString(model->description().model_type), QString("smolvlm"));
        const ModelInput input = read_inputs("idefics3").front();
        compare_tensor("logits", named_tensors(model->forward(input, everything(), {}, {})),
                       read_expected("idefics3", 0).at("logits"), bounds_of(model_backends().front()));
    }
};

HEADLIGHT_TEST(ImageTilesTest, Core)
#include "image_tiles_test.moc"
