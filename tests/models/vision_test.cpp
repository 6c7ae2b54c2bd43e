// Every vision transformer of the reference on every backend.

#include "case_runs.h"
#include "core/error.h"
#include "edited_case.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <filesystem>
#include <utility>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QStringList kCases{"vit-cls",  "deit-cls", "dinov2-registers", "dinov3",    "vit-mae", "clip", "siglip",
                         "imagegpt", "davit",    "sam-vision",       "segformer", "siglip2", "detr"};

ModelInput image_input(const QString& name, int input) {
    ModelInput read = read_inputs(name).at(static_cast<std::size_t>(input));
    read.token_types.clear();
    return read;
}

}  // namespace

class VisionTest : public QObject {
    Q_OBJECT

  private slots:
    void every_tensor_agrees_with_transformers_data() { add_case_inputs(kCases); }
    void every_tensor_agrees_with_transformers() { agree_with_transformers(); }

    void swin_agrees_with_transformers_window_by_window_data() { add_case_inputs({"swin-cls", "swinv2-cls"}); }
    /// The reference has the last layer of every stage: [windows, heads, places, places], in the order of the windows
    /// as they were moved.
    void swin_agrees_with_transformers_window_by_window() {
        constexpr std::int64_t kWindow = 4;
        QFETCH(QString, name);
        QFETCH(int, input);
        const Bounds bounds = bounds_of(current_model_backend());
        const auto model = load_case(name);
        QVERIFY(model->description().notices.empty());
        const Capture capture = model->forward(image_input(name, input), everything(), {}, {});
        const auto expected = read_expected(name, input);
        for (std::size_t n = 0; n < capture.hidden.size(); ++n)
            compare_values("hidden", capture.hidden[n].values(), expected.at("hidden." + std::to_string(n)).values(),
                           bounds.values);
        compare_values("logits", capture.output("logits")->values(), expected.at("logits").values(), bounds.values);
        QCOMPARE(capture.attention.size(), std::size_t{2});
        for (std::size_t stage = 0; stage < 2; ++stage) {
            const AttentionStack& stack = capture.attention[stage];
            QCOMPARE(stack.layers.size(), std::size_t{2});
            const AttentionField& field = *stack.layers.back();
            const std::int64_t rows = stack.patches->rows;
            const std::int64_t columns = stack.patches->columns;
            const std::int64_t shift = kWindow / 2;
            const Tensor& wanted = expected.at("attentions." + std::to_string(stage));
            const Tensor windows = field.square_windows().value();
            QCOMPARE(windows.shape(), wanted.shape());
            for (std::size_t at = 0; at < windows.values().size(); ++at)
                QVERIFY(std::abs(static_cast<double>(windows.values()[at] - wanted.values()[at])) <= bounds.attention);
            const auto token = [&](std::int64_t window, std::int64_t place) {
                const std::int64_t across = columns / kWindow;
                const std::int64_t row = (window / across * kWindow + place / kWindow + shift) % rows;
                return row * columns + (window % across * kWindow + place % kWindow + shift) % columns;
            };
            for (std::int32_t head = 0; head < field.heads(); ++head) {
                const Tensor weights = field.weights(head);
                double outside = 0;
                for (const float weight : weights.values()) outside += static_cast<double>(weight);
                const float* value = nullptr;
                for (std::int64_t window = 0; window < wanted.size(0); ++window)
                    for (std::int64_t i = 0; i < wanted.size(2); ++i)
                        for (std::int64_t j = 0; j < wanted.size(3); ++j) {
                            value = wanted.data() +
                                    ((window * field.heads() + head) * wanted.size(2) + i) * wanted.size(3) + j;
                            const float found =
                                weights.slice(token(window, i))[static_cast<std::size_t>(token(window, j))];
                            QVERIFY(std::abs(static_cast<double>(found - *value)) <= bounds.attention);
                            outside -= static_cast<double>(found);
                        }
                QVERIFY(std::abs(outside) < 1e-3);  // nothing attends beyond its window
            }
        }
    }

    void windows_of_swin_v2_shrink_to_a_smaller_grid() {
        EditedCase wider("swinv2-cls");
        wider.config["window_size"] = 16;  // grids of 16 and 8 patches a side
        const Capture capture = wider.load()->forward(image_input("swinv2-cls", 0), {}, {}, {});
        QCOMPARE(capture.attention.at(0).layers.at(1)->square_windows().value().shape(), (Shape{1, 2, 256, 256}));
        QCOMPARE(capture.attention.at(1).layers.at(1)->square_windows().value().shape(), (Shape{1, 4, 64, 64}));
    }

    void distances_of_swin_v2_are_scaled_by_the_windows_of_its_training() {
        const auto logits_of = [](const QJsonArray& trained) {
            EditedCase edited("swinv2-cls");
            edited.config["pretrained_window_sizes"] = trained;
            const Capture capture = edited.load()->forward(image_input("swinv2-cls", 0), everything(), {}, {});
            const Tensor& logits = *capture.output("logits");
            return std::vector<float>(logits.values().begin(), logits.values().end());
        };
        const std::vector<float> own = logits_of({0, 0});
        QCOMPARE(logits_of({4, 4}), own);  // as wide as the windows that it has
        QVERIFY(logits_of({8, 8}) != own);
    }

    void windows_of_swin_are_masked_from_each_other() {
        const auto model =
            load_model(open_model_folder(case_folder("swin-cls")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const Capture capture = model->forward(image_input("swin-cls", 0), {}, {}, {});
        const AttentionField& still = *capture.attention.at(0).layers.at(0);
        const AttentionField& moved = *capture.attention.at(0).layers.at(1);
        QVERIFY(still.allowed(0, 3) && !still.allowed(0, 4) && still.allowed(0, 3 * 16) && !still.allowed(0, 4 * 16));
        QVERIFY(moved.allowed(0, 1) && !moved.allowed(0, 2));  // the corner's window is cut in four parts
        QVERIFY(!moved.allowed(0, 15) && !moved.allowed(0, 15 * 16));
        for (const AttentionField* field : {&still, &moved}) {
            const Tensor whole = field->weights(1);
            const Tensor part = field->weights(1, {17, 60}, {5, 90});
            const Tensor pooled = field->pooled(1, 256, 256, Pooling::Max);
            for (std::int64_t i = 0; i < 256; ++i) {
                double sum = 0;
                for (std::size_t j = 0; j < 256; ++j) {
                    const float weight = whole.slice(i)[j];
                    sum += static_cast<double>(weight);
                    QVERIFY(field->allowed(i, static_cast<std::int64_t>(j)) || weight == 0.0F);
                    QCOMPARE(pooled.slice(i)[j], weight);
                    if (i >= 17 && i < 60 && j >= 5 && j < 90) QCOMPARE(part.slice(i - 17)[j - 5], weight);
                }
                QVERIFY(std::abs(sum - 1) < 1e-5);
            }
            QCOMPARE(field->thumbnails().shape(), (Shape{2, 64, 64}));
            QVERIFY(field->metrics().at(1).entropy > 0);
        }
    }

    void channels_attend_to_channels_of_their_group() {
        const auto model =
            load_model(open_model_folder(case_folder("davit")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const Capture capture = model->forward(image_input("davit", 0), {}, {}, {});
        QCOMPARE(capture.attention.size(), std::size_t{4});
        const AttentionStack& patches = capture.attention[2];
        const AttentionStack& channels = capture.attention[3];
        QCOMPARE(patches.stage, 1);
        QCOMPARE(patches.patches, (PatchGrid{{}, 4, 8}));
        QVERIFY(channels.kind == AttentionKind::Channel && !channels.patches);
        QCOMPARE(channels.stage, 1);
        QCOMPARE(channels.layers.size(), std::size_t{2});
        QCOMPARE(channels.names.size(), std::size_t{12});  // of each of the two groups
        QCOMPARE(channels.names.back(), std::string("channel 11"));
        QCOMPARE(channels.layers[0]->heads(), 2);
        QVERIFY(channels.layers[0]->scoring()->rows_sum_to_one());
    }

    void stages_that_windows_do_not_divide_are_padded() {
        const auto model =
            load_model(open_model_folder(case_folder("davit")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput narrow;
        narrow.pixels = Tensor({3, 16, 24});
        const Capture capture = model->forward(narrow, {}, {}, {});
        const PatchGrid& last = capture.attention[2].patches.value();
        QCOMPARE(last.columns, 8);  // of which 6 are the image's
        QCOMPARE(last.area.width, 8.0 / 6);
        narrow.pixels = Tensor({3, 0, 24});
        QVERIFY_EXCEPTION_THROWN(model->forward(narrow, {}, {}, {}), Error);
    }

    void images_of_another_size_gated_networks_and_pooling_agree_with_transformers_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("expected");
        QTest::addColumn<int>("backend");
        const std::vector<std::pair<QString, QString>> cases{
            {"models/vit-cls", "vit-cls.48x40"},
            {"models/dinov2-registers", "dinov2-registers.48x40"},
            {"images/dinov2-swiglu", "dinov2-swiglu.24x40"},
            {"models/siglip", "siglip-pooling"},
        };
        for (const auto& [model, expected] : cases)
            for (int backend = 0; backend < static_cast<int>(model_backends().size()); ++backend)
                QTest::addRow("%s on %s", qPrintable(expected),
                              model_backends()[static_cast<std::size_t>(backend)].name.c_str())
                    << model << expected << backend;
    }
    void images_of_another_size_gated_networks_and_pooling_agree_with_transformers() {
        QFETCH(QString, model);
        QFETCH(QString, expected);
        const std::string reference = HEADLIGHT_SOURCE_DIR "/tests/reference/";
        const auto loaded =
            load_model(open_model_folder(reference + model.toStdString()), current_model_backend().make(), {}, {});
        const auto tensors = read_tensors(reference + "images/" + expected.toStdString() + ".safetensors");
        ModelInput input;
        input.pixels = tensors.at("pixel_values");
        const auto found = named_tensors(loaded->forward(input, everything(), {}, {}));
        for (const auto& [tensor, values] : tensors)
            if (tensor != "pixel_values") compare_tensor(tensor, found, values, bounds_of(current_model_backend()));
    }

    void a_learned_query_looks_at_the_patches() {
        const auto model =
            load_model(open_model_folder(case_folder("siglip")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        CaptureRequest request;
        request.value_norms = true;
        const Capture capture = model->forward(image_input("siglip", 0), request, {}, {});
        const auto found = std::ranges::find(capture.attention, AttentionKind::Pooling, &AttentionStack::kind);
        QVERIFY(found != capture.attention.end());
        QCOMPARE(found->layers.size(), std::size_t{1});
        QCOMPARE(found->names, std::vector<std::string>{"probe"});
        QCOMPARE(found->patches, capture.attention.at(0).patches);
        const AttentionField& field = *found->layers.front();
        QCOMPARE(field.query_count(), std::int64_t{1});
        QCOMPARE(field.key_count(), std::int64_t{found->patches->tokens()});
        QCOMPARE(field.value_norms().shape(), (Shape{field.heads(), field.key_count()}));
    }

    void padding_of_an_image_attends_and_is_not_attended_to() {
        const auto model =
            load_model(open_model_folder(case_folder("siglip2")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput input = image_input("siglip2", 1);
        const Capture capture = model->forward(input, {}, {}, {});
        const AttentionStack& stack = capture.attention.at(0);
        QCOMPARE(stack.patches, (PatchGrid{{}, 3, 5, {}, 1}));
        const AttentionField& field = *stack.layers.front();
        QCOMPARE(field.query_count(), std::int64_t{16});
        QVERIFY(field.allowed(15, 14) && !field.allowed(15, 15) && !field.allowed(0, 15));
        input.tiles = {};
        QVERIFY_EXCEPTION_THROWN(model->forward(input, {}, {}, {}), Error);  // how the patches lie
        input.tiles = {.rows = 4, .columns = 5};                             // more than there are
        QVERIFY_EXCEPTION_THROWN(model->forward(input, {}, {}, {}), Error);
    }

    void siglip_2_is_refused_by_what_it_cannot_have() {
        for (const auto& [field, value] : {std::pair{"num_patches", QJsonValue(15)},
                                           {"vision_use_head", QJsonValue(false)},
                                           {"num_channels", QJsonValue(2)},
                                           {"patch_size", QJsonValue(0)}}) {
            EditedCase edited("siglip2");
            QJsonObject vision = edited.config["vision_config"].toObject();
            vision[field] = value;
            edited.config["vision_config"] = vision;
            const Refusal refusal = loading_refusal(edited);
            QVERIFY2(QString::fromStdString(refusal.place.field).endsWith(field), refusal.text.c_str());
        }
    }

    void the_tokens_of_an_image_are_named() {
        const auto model =
            load_model(open_model_folder(case_folder("vit-cls")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const Capture capture = model->forward(image_input("vit-cls", 0), {}, {}, {});
        QCOMPARE(capture.attention.at(0).patches, (PatchGrid{{"[CLS]"}, 4, 4}));
        QVERIFY(!model->description().reads_text);
        QCOMPARE(model->description().image, (ImageSize{3, 32, 32}));
        QCOMPARE(model->description().task, ModelTask::ImageClassification);
    }

    void configurations_out_of_bounds_are_refused_by_their_field_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char* name, const char* field, const QJsonValue& value) {
            QTest::addRow("%s: %s %s", name, field, qPrintable(value.toVariant().toString()))
                << QString(name) << QString(field) << value;
        };
        for (const char* name : {"vit-cls", "deit-cls", "dinov2-registers", "vit-mae"}) {
            row(name, "num_attention_heads", 0);
            row(name, "num_attention_heads", 5);
            row(name, "num_hidden_layers", 1'000'000'000);
            row(name, "layer_norm_eps", 0);
            row(name, "patch_size", 0);
            row(name, "patch_size", 64);
            row(name, "patch_size", QJsonArray{8});
            row(name, "num_channels", 2);
            row(name, "image_size", "large");
        }
        row("vit-mae", "decoder_num_attention_heads", 5);
        row("swin-cls", "num_heads", QJsonArray{2});
        row("swin-cls", "num_heads", QJsonArray{3, 4});
        row("swin-cls", "depths", QJsonArray{2, 0});
        row("segformer", "num_attention_heads", QJsonArray{1, 5});
        row("segformer", "depths", QJsonArray{2});
        row("segformer", "num_channels", 2);
        row("segformer", "reshape_last_stage", false);
        row("swin-cls", "window_size", 99);
        row("swin-cls", "use_absolute_embeddings", true);
        row("swinv2-cls", "pretrained_window_sizes", QJsonArray{4});
        row("swinv2-cls", "pretrained_window_sizes", QJsonArray{4, -1});
        row("davit", "num_heads", QJsonArray{5, 3});
        row("davit", "num_groups", QJsonArray{3});
        row("davit", "patch_prenorm", QJsonArray{true, 1});
        row("davit", "embed_dim", QJsonArray());
        row("detr", "backbone_config", QJsonValue());  // as models with a backbone of timm's have it
        row("detr", "d_model", 30);
        row("detr", "dilation", true);
        row("detr", "position_embedding_type", "learned");
        row("detr", "decoder_attention_heads", 5);
        row("clip", "vision_config", QJsonValue());
        row("siglip", "text_config", 7);
        row("imagegpt", "n_head", 5);
        row("imagegpt", "tie_word_embeddings", true);
    }
    void configurations_out_of_bounds_are_refused_by_their_field() {
        QFETCH(QString, name);
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        EditedCase model(name);
        model.config[field] = value;
        const Refusal refusal = loading_refusal(model);
        // The field, or an element of its list.
        const QString found = QString::fromStdString(refusal.place.field);
        QVERIFY2(found == field || found.startsWith(field + '['), refusal.text.c_str());
    }

    void a_missing_or_misshapen_tensor_is_named() {
        EditedCase smaller("vit-cls");
        smaller.config["image_size"] = 24;
        QCOMPARE(loading_refusal(smaller).place.field, std::string("vit.embeddings.position_embeddings"));
        EditedCase deeper("dinov2-registers");
        deeper.config["num_hidden_layers"] = 3;
        QVERIFY(loading_refusal(deeper).place.field.find("encoder.layer.2") != std::string::npos);
        EditedCase shallower("swin-cls");
        shallower.config["num_labels"] = 3;
        shallower.config["embed_dim"] = 8;
        QVERIFY(!loading_refusal(shallower).place.field.empty());
    }

    void images_that_do_not_fit_are_refused() {
        const auto model =
            load_model(open_model_folder(case_folder("vit-cls")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        for (const Shape& shape : {Shape{}, Shape{1, 32, 32}, Shape{3, 4, 32}, Shape{32, 32}}) {
            ModelInput input;
            if (!shape.empty()) input.pixels = Tensor(shape);
            QVERIFY_EXCEPTION_THROWN(model->forward(input, {}, {}, {}), Error);
        }
    }

    // Patches fill the image; there are too many of them.
    void an_image_of_too_many_patches_is_refused_with_the_most_that_there_may_be() {
        const auto model =
            load_model(open_model_folder(case_folder("vit-cls")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput input;
        input.pixels = Tensor({3, 1056, 1056});
        try {
            static_cast<void>(model->forward(input, {}, {}, {}));
            QFAIL("it was run");
        } catch (const Error& error) {
            QVERIFY2(error.sentence().find("1 to 16384 patches of 8 x 8") != std::string::npos, error.what());
        }
    }
};

HEADLIGHT_TEST(VisionTest, None)
#include "vision_test.moc"
