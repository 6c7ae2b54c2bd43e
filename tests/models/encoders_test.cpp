// Every encoder of the reference on every backend, with the heads that its family has.

#include "case_runs.h"
#include "core/error.h"
#include "edited_case.h"
#include "encoder_cases.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <numeric>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// What is expected of a text's own tokens, where transformers keeps what it computes for padding.
Tensor without_added_padding(const Tensor& expected, const std::map<std::string, Tensor>& found,
                             const std::string& name) {
    const auto own = found.find(name);
    if (own == found.end() || own->second.shape() == expected.shape()) return expected;
    const Shape& shape = own->second.shape();
    Tensor cut(shape);
    const bool is_attention = name.starts_with("attentions.");
    const std::int64_t outer = is_attention ? shape[0] : 1;
    const std::int64_t rows = is_attention ? shape[1] : shape[0];
    const std::int64_t all_rows = expected.shape().at(is_attention ? 1 : 0);
    const std::int64_t columns = shape.back();
    for (std::int64_t part = 0; part < outer; ++part)
        for (std::int64_t row = 0; row < rows; ++row)
            std::copy_n(expected.data() + (part * all_rows + row) * expected.shape().back(), columns,
                        cut.data() + (part * rows + row) * columns);
    return cut;
}

}  // namespace

class EncodersTest : public QObject {
    Q_OBJECT

  private slots:
    void every_encoder_has_a_case() {
        QStringList missing;
        for (const auto& [model_type, name, gguf_name, projector] : supported_architectures())
            if (is_encoder_name(name)) missing << QString::fromStdString(model_type);
        QVERIFY(missing.size() >= 8);
        for (const QString& name : encoder_cases()) missing.removeAll(model_type_of(name));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

    void every_tensor_agrees_with_transformers_data() { add_case_inputs(encoder_cases()); }
    void every_tensor_agrees_with_transformers() { agree_with_transformers(); }

    void molecules_are_named_by_their_characters() {
        const auto model = EditedCase("canine-base").load();
        ModelInput input{{0xE000, 't', 'h', 0x00E9, ' ', 'c', 'a', 't', '.', 0xE001}, {}, {}};
        const Capture capture = model->forward(input, {}, {}, {});
        QCOMPARE(capture.attention.size(), std::size_t{3});
        QVERIFY(capture.attention.front().names.empty());
        QCOMPARE(capture.attention.at(1).names, (std::vector<std::string>{"[CLS]", "[CLS]thé"}));
        QCOMPARE(capture.attention.at(1).layers.front()->query_count(), std::int64_t{2});
        QCOMPARE(capture.attention.back().layers.front()->query_count(), std::int64_t{10});
    }

    void a_text_of_fewer_characters_than_a_molecule_has_one() {
        const auto model = EditedCase("canine-base").load();
        const Capture capture = model->forward({{0xE000, 0xE001}, {}, {}}, {}, {}, {});
        const Tensor weights = capture.attention.at(1).layers.front()->weights(0);
        QCOMPARE(weights.shape(), (Shape{1, 1}));
        QCOMPARE(weights.values().front(), 1.0F);
        QCOMPARE(capture.output("last_hidden_state")->size(0), std::int64_t{2});
    }

    void boxes_that_are_not_on_the_page_are_refused_data() {
        QTest::addColumn<std::vector<WordBox>>("boxes");
        QTest::addColumn<QByteArray>("says");
        const WordBox good{1, 2, 3, 4};
        QTest::newRow("too few") << std::vector{good} << QByteArray("Expected a box for each of 2 tokens, found 1.");
        QTest::newRow("beyond the page") << std::vector{good, WordBox{0, 0, 1024, 0}}
                                         << QByteArray("from 0 to 1023 and in this order; found 0, 0, 1024 and 0");
        QTest::newRow("left of it") << std::vector{good, WordBox{-1, 0, 4, 4}} << QByteArray("for token 1");
        QTest::newRow("upside down") << std::vector{WordBox{0, 9, 4, 8}, good} << QByteArray("for token 0");
    }
    void boxes_that_are_not_on_the_page_are_refused() {
        QFETCH(std::vector<WordBox>, boxes);
        QFETCH(QByteArray, says);
        const auto model = EditedCase("layoutlm-ner").load();
        ModelInput input{{5, 6}, {}, {}};
        input.boxes = boxes;
        const Refusal refusal = refusal_of([&] { static_cast<void>(model->forward(input, {}, {}, {})); });
        QVERIFY2(refusal.says(says.toStdString()), refusal.text.c_str());
    }

    void words_without_boxes_stand_at_the_corner_of_the_page() {
        const auto model = EditedCase("layoutlm-ner").load();
        ModelInput input{{5, 6, 7}, {}, {}};
        const Capture without = model->forward(input, {}, {}, {});
        input.boxes.resize(3);
        const Capture at_corner = model->forward(input, {}, {}, {});
        QVERIFY(std::ranges::equal(without.output("logits")->values(), at_corner.output("logits")->values()));
        input.boxes[1] = {400, 300, 500, 320};
        const Capture moved = model->forward(input, {}, {}, {});
        QVERIFY(!std::ranges::equal(without.output("logits")->values(), moved.output("logits")->values()));
    }

    void the_image_of_a_page_follows_its_words_and_may_be_left_out() {
        const auto model = EditedCase("layoutlmv3-ner").load();
        ModelInput input = read_inputs("layoutlmv3-ner").front();
        const auto words = static_cast<std::int64_t>(input.ids.size());
        const Capture whole = model->forward(input, {}, {}, {});
        const AttentionStack& stack = whole.attention.at(0);
        QCOMPARE(stack.layers.at(0)->key_count(), words + 17);  // a class token and 4 x 4 patches
        QVERIFY(stack.image.has_value());
        QCOMPARE(stack.image->rows, 4);
        QCOMPARE(stack.image->columns, 4);
        QCOMPARE(std::int64_t{stack.image->tokens.front()}, words + 1);
        QCOMPARE(whole.output("logits")->size(0), words);
        input.pixels = {};
        const Capture alone = model->forward(input, {}, {}, {});
        QCOMPARE(alone.attention.at(0).layers.at(0)->key_count(), words);
        QVERIFY(!std::ranges::equal(alone.output("logits")->values(), whole.output("logits")->values()));
    }

    void words_of_a_page_say_how_much_they_attend_to_its_image() {
        for (const BackendRow& backend : model_backends()) {
            const ModelInput input = read_inputs("layoutlmv3-ner").front();
            const auto words = static_cast<std::int64_t>(input.ids.size());
            const auto model = load_model(open_model_folder(case_folder("layoutlmv3-ner")), backend.make(), {}, {});
            const Capture page = model->forward(input, {}, {}, {});
            for (const auto& field : page.attention.at(0).layers)
                for (std::int32_t head = 0; head < field->heads(); ++head) {
                    const Tensor weights = field->weights(head);
                    double to_image = 0;
                    for (std::int64_t query = 0; query < words; ++query)
                        for (std::int64_t key = words; key < weights.size(1); ++key)
                            to_image += static_cast<double>(weights.slice(query)[static_cast<std::size_t>(key)]);
                    const float found = field->metrics().at(static_cast<std::size_t>(head)).to_image;
                    QVERIFY(to_image > 0);
                    QVERIFY(std::abs(static_cast<double>(found) - to_image / static_cast<double>(words)) <= 1e-5);
                }
        }
    }

    void pages_that_run_together_give_what_each_gives_alone() {
        EditedCase unbiased("layoutlmv3-ner");
        unbiased.config["has_relative_attention_bias"] = false;  // texts of models without these biases are joined
        const auto model = unbiased.load();
        std::vector<RequestedRun> runs;
        for (ModelInput& input : read_inputs("layoutlmv3-ner")) {
            input.attention_mask.clear();
            runs.push_back({std::move(input), {}});
        }
        const std::vector<Capture> together = model->forward_together(runs, {});
        for (std::size_t i = 0; i < runs.size(); ++i) {
            const Capture alone = model->forward(runs[i].input, runs[i].request, {}, {});
            QVERIFY(std::ranges::equal(together.at(i).output("logits")->values(), alone.output("logits")->values()));
        }
    }

    void an_image_of_another_size_than_the_page_model_reads_is_refused() {
        const auto model = EditedCase("layoutlmv3-ner").load();
        ModelInput input = read_inputs("layoutlmv3-ner").front();
        input.pixels = Tensor({3, 32, 40});
        const Refusal refusal = refusal_of([&] { static_cast<void>(model->forward(input, {}, {}, {})); });
        QVERIFY2(refusal.says("32") && refusal.says("40"), refusal.text.c_str());
    }

    void configurations_of_page_models_are_refused_by_their_field_data() {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char* field, const QJsonValue& value) {
            QTest::addRow("%s %s", field, qPrintable(value.toVariant().toString())) << QString(field) << value;
        };
        row("text_embed", false);
        row("coordinate_size", 5);
        row("rel_pos_bins", 7);
        row("max_rel_2d_pos", 4);
        row("patch_size", 64);
        row("max_2d_position_embeddings", 0);
    }
    void configurations_of_page_models_are_refused_by_their_field() {
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        const Refusal refusal = loading_refusal("layoutlmv3-ner", {}, field, value);
        QVERIFY2(QString::fromStdString(refusal.place.field) == field, refusal.text.c_str());
    }

    void padding_to_whole_blocks_changes_nothing_of_the_text_data() { add_model_backends(); }
    void padding_to_whole_blocks_changes_nothing_of_the_text() {
        // 34 tokens in blocks of 4.
        const auto model = load_case("bigbird-sparse");
        CaptureRequest request = everything();
        const Capture padded = model->forward(read_inputs("bigbird-sparse").at(0), request, {}, {});
        QCOMPARE(padded.added_ids, std::vector<std::int32_t>(2, 0));
        QCOMPARE(padded.attention.at(0).layers.at(0)->query_count(), 36);
        request.added_padding = false;
        const Capture capture = model->forward(read_inputs("bigbird-sparse").at(0), request, {}, {});
        QVERIFY(capture.added_ids.empty());
        const auto found = named_tensors(capture);
        QCOMPARE(found.at("attentions.1").shape(), (Shape{4, 34, 34}));
        for (const auto& [tensor, expected] : read_expected("bigbird-sparse", 0))
            compare_tensor(tensor, found, without_added_padding(expected, found, tensor),
                           bounds_of(current_model_backend()));
    }

    void absent_blocks_are_masked_and_texts_too_short_for_them_are_seen_whole() {
        // BigBird of the reference has blocks of 4 tokens, and a pattern from 29 tokens on.
        const auto model = load_model(open_model_folder(case_folder("bigbird-sparse")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput input = read_inputs("bigbird-sparse").at(0);
        const Capture capture = model->forward(input, {}, {}, {});
        const AttentionField& sparse = *capture.attention.at(0).layers.at(0);
        QVERIFY(!sparse.scoring()->rows_sum_to_one());
        QVERIFY(sparse.allowed(0, 17) && sparse.allowed(33, 17) && sparse.allowed(17, 0) && sparse.allowed(17, 33));
        QVERIFY(sparse.allowed(17, 12) && sparse.allowed(17, 23));
        QVERIFY(!sparse.allowed(17, 11) && !sparse.allowed(17, 24));
        QCOMPARE(sparse.row(1, 17)[11], 0.0F);
        input.ids.resize(28);
        input.token_types.clear();
        input.attention_mask.clear();
        const Capture whole = model->forward(input, {}, {}, {});
        QVERIFY(whole.attention.at(0).layers.at(0)->allowed(17, 8));
    }

    void a_text_shorter_than_its_landmarks_need_is_padded_and_shown_without_the_padding() {
        // The second text of the reference has three tokens of padding.
        const auto model = load_model(open_model_folder(case_folder("nystromformer-ner")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const ModelInput padded = read_inputs("nystromformer-ner").at(1);
        ModelInput text;
        for (std::size_t i = 0; i < padded.ids.size(); ++i)
            if (padded.attention_mask[i] != 0) text.ids.push_back(padded.ids[i]);
        QCOMPARE(text.ids.size() + 3, padded.ids.size());
        CaptureRequest request;
        request.hidden = request.value_norms = true;
        const Capture capture = model->forward(text, request, {}, {});
        const auto found = named_tensors(capture);
        for (const auto& [tensor, expected] : read_expected("nystromformer-ner", 1))
            compare_tensor(tensor, found, without_added_padding(expected, found, tensor), Bounds{});
        const AttentionField& field = *capture.attention.at(0).layers.at(1);
        QCOMPARE(field.key_count(), static_cast<std::int64_t>(text.ids.size()));
        QCOMPARE(field.value_norms().shape(), (Shape{2, field.key_count()}));
        text.ids.resize(27, 5);
        QVERIFY_THROWS_EXCEPTION(Error, model->forward(text, {}, {}, {}));
    }

    void the_matrix_of_landmarks_is_the_whole_interaction_of_queries_and_keys() {
        // What attention adds to each token is this matrix times the values: its rows sum to those of the first factor,
        // because those of the second sum to 1, and padding weighs nothing.
        const auto model = load_model(open_model_folder(case_folder("nystromformer-ner")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const ModelInput input = read_inputs("nystromformer-ner").at(1);
        const Capture capture = model->forward(input, {}, {}, {});
        const AttentionField& field = *capture.attention.at(0).layers.at(0);
        QVERIFY(field.scoring() == nullptr);
        const Tensor weights = field.weights(1);
        const Tensor first = field.layouts(0).front().weights(1);
        QCOMPARE(weights.shape(), (Shape{26, 26}));
        QCOMPARE(first.shape(), (Shape{26, 13}));
        for (std::int64_t query = 0; query < 26; ++query) {
            const auto sum = [&](std::span<const float> row) { return std::accumulate(row.begin(), row.end(), 0.0); };
            QVERIFY(std::abs(sum(weights.slice(query)) - sum(first.slice(query))) < 1e-5);
            for (std::size_t key = 23; key < 26; ++key) {
                QVERIFY(!field.allowed(query, static_cast<std::int64_t>(key)));
                QCOMPARE(weights.slice(query)[key], 0.0F);
            }
        }
    }

    void every_token_but_padding_has_the_same_share_in_a_mean() {
        // ModernBERT of the reference classifies the mean of its tokens; a mask may mark them as global too.
        const auto model = load_model(open_model_folder(case_folder("modernbert-cls")), make_cpu_backend({}), {}, {});
        ModelInput input = read_inputs("modernbert-cls").at(0);
        const auto logits_with = [&](KeyMark mark) {
            input.attention_mask.assign(input.ids.size(), kOrdinaryKey);
            input.attention_mask.at(1) = input.attention_mask.at(2) = mark;
            return *model->forward(input, {}, {}, {}).output("logits");
        };
        const Tensor expected = logits_with(kOrdinaryKey);
        const Tensor found = logits_with(kGlobalKey);
        QVERIFY(std::ranges::equal(found.values(), expected.values()));
        const Tensor without = logits_with(kPaddingKey);
        QVERIFY(!std::ranges::equal(without.values(), expected.values()));
    }

    void global_tokens_see_all_and_are_seen_by_all() {
        // Longformer of the reference sees four tokens to either side.
        const auto model = load_model(open_model_folder(case_folder("longformer-mlm")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        ModelInput input = read_inputs("longformer-mlm").at(1);
        input.global_tokens.assign(input.ids.size(), 0);
        input.global_tokens[9] = 1;
        const Capture capture = model->forward(input, {}, {}, {});
        const AttentionField& field = *capture.attention.at(0).layers.at(1);
        QVERIFY(field.allowed(9, 31) && field.allowed(31, 9) && field.allowed(20, 24) && !field.allowed(20, 25));
        QVERIFY(field.row(0, 9)[31] > 0.0F && field.row(0, 31)[9] > 0.0F);
        QCOMPARE(field.row(0, 20)[25], 0.0F);
        for (const std::int64_t query : {9, 20, 31}) {
            const std::vector<float> row = field.row(2, query);
            double sum = 0;
            for (const float weight : row) sum += static_cast<double>(weight);
            QVERIFY(std::abs(sum - 1) < 1e-5);
        }
    }

    void local_layers_mask_what_stands_far_to_either_side() {
        // ModernBERT of the reference sees four tokens to either side, but for its first and last layer.
        const auto model = load_model(open_model_folder(case_folder("modernbert-mlm")),
                                      make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        const Capture capture = model->forward(read_inputs("modernbert-mlm").at(1), {}, {}, {});
        for (std::size_t layer = 0; layer < 4; ++layer) {
            const AttentionField& field = *capture.attention.at(0).layers.at(layer);
            const Tensor weights = field.weights(0);
            for (std::int64_t i = 0; i < field.query_count(); ++i) {
                for (std::int64_t j = 0; j < field.key_count(); ++j) {
                    const bool seen = layer == 0 || layer == 3 || std::abs(i - j) <= 4;
                    QCOMPARE(field.allowed(i, j), seen);
                    if (!seen) QVERIFY(weights.slice(i)[static_cast<std::size_t>(j)] == 0.0F);
                }
            }
        }
    }

    void positions_that_follow_the_padding_token_limit_the_length() {
        const auto model =
            load_model(open_model_folder(case_folder("roberta-mlm")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        QCOMPARE(model->description().max_tokens, 70);
        ModelInput input;
        input.ids.assign(70, 5);
        static_cast<void>(model->forward(input, {}, {}, {}));
        input.ids.push_back(5);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, {}, {}, {})), std::exception);
    }

    void gte_without_token_types_reads_a_text_as_one_segment() {
        // GTE of the reference for English has no table of token types; the multilingual one has a table of one row.
        for (const char* name : {"gte-cls", "gte-mlm"}) {
            const auto model = EditedCase(name).load();
            QVERIFY(!model->description().has_segments);
            ModelInput input{{5, 6, 7}, {0, 0, 0}, {}};
            const Capture zeros = model->forward(input, {}, {}, {});
            input.token_types.clear();
            const Capture none = model->forward(input, {}, {}, {});
            QVERIFY(std::ranges::equal(zeros.output("logits")->values(), none.output("logits")->values()));
        }
    }

    void layers_of_a_group_share_their_weights() {
        const auto model =
            load_model(open_model_folder(case_folder("albert-mlm")), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        QCOMPARE(model->description().layers, 2);
        std::int64_t values = 0;
        for (const auto& [name, tensor] : read_tensors(case_folder("albert-mlm") / "model.safetensors"))
            if (!name.starts_with("albert.pooler")) values += tensor.count();
        QVERIFY(model->description().parameters >= values);
        QVERIFY(model->description().parameters < values + 2000);
    }

    void a_checkpoint_without_its_head_runs_as_the_encoder_that_it_is() {
        // Models of sentence embeddings name the head that they were trained with, and leave it out.
        EditedCase model("mpnet-mlm");
        for (const std::string& name : model.weights.names())
            if (name.starts_with("lm_head")) model.weights.remove(name);
        const auto loaded = model.load();
        QCOMPARE(loaded->description().task, ModelTask::None);
        QVERIFY(std::ranges::any_of(loaded->description().notices, [](const std::string& notice) {
            return notice.find("no tensor of the head") != std::string::npos;
        }));
        QVERIFY(loaded->forward(read_inputs("mpnet-mlm").at(0), {}, {}, {}).output("last_hidden_state") != nullptr);
    }
};

HEADLIGHT_TEST(EncodersTest, None)
#include "encoders_test.moc"
