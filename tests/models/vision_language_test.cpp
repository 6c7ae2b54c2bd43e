// Decoders in whose text an image stands, on every backend: against transformers, and what they refuse.

#include "case_runs.h"
#include "edited_case.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

/// Those whose tokens of an image are parts of it.
const QStringList kCases{"llava",    "paligemma", "gemma3",     "llava-next", "idefics3",
                         "internvl", "qwen2-vl",  "qwen2.5-vl", "qwen3-vl"};

QStringList all_cases() {
    return kCases + QStringList{"blip2"};
}

/// The first input of a case, in which an image stands.
ModelInput with_image(const QString& name) {
    ModelInput input = read_inputs(name).front();
    input.token_types.clear();
    return input;
}

Capture run(Model& model, const ModelInput& input) {
    return model.forward(input, everything(), {}, {});
}

const AttentionStack& text_stack(const Capture& capture) {
    return *std::ranges::find(capture.attention, AttentionKind::Self, &AttentionStack::kind);
}

QString refusal(Model& model, const ModelInput& input) {
    return QString::fromStdString(refusal_of([&] { static_cast<void>(run(model, input)); }).text);
}

}  // namespace

class VisionLanguageTest : public QObject {
    Q_OBJECT

  private slots:
    void every_tensor_agrees_with_transformers_data() { add_case_inputs(all_cases()); }
    void every_tensor_agrees_with_transformers() { agree_with_transformers(); }

    void greedy_generation_continues_as_transformers_does_data() { add_case_inputs(all_cases()); }
    void greedy_generation_continues_as_transformers_does() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        const ModelInput prompt = read_inputs(name).at(static_cast<std::size_t>(input));
        const QJsonObject generated = read_json(reference_models() + "/" + name + "/reference/generated.json").object();
        const auto expected = integers<std::int32_t>(generated[QString::number(input)]["greedy"]["ids"]);
        const auto cache = model->read_source(prompt, static_cast<std::int64_t>(expected.size()), {}, {});
        QCOMPARE(continue_greedily(*model, *cache, prompt.ids, expected.size()), expected);
    }

    void a_text_that_goes_on_reads_its_prompt_as_before_data() { add_case_inputs(all_cases(), 1); }
    void a_text_that_goes_on_reads_its_prompt_as_before() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        ModelInput input = with_image(name);
        const Tensor before = text_stack(run(*model, input)).layers.back()->weights(1);
        input.prompt_tokens = std::ssize(input.ids);
        input.attention_mask.clear();
        input.ids.insert(input.ids.end(), {40, 41, 42});
        const auto field = text_stack(run(*model, input)).layers.back();
        const Tensor after = field->weights(1);
        for (std::int64_t query = 0; query < before.size(0); ++query)
            for (std::int64_t key = 0; key < after.size(1); ++key) {
                const auto at = static_cast<std::size_t>(key);
                const float expected = key < before.size(1) ? before.slice(query)[at] : 0.0F;
                QVERIFY(std::abs(after.slice(query)[at] - expected) <= 1e-6F);
            }
        QVERIFY(!field->allowed(before.size(0), before.size(0) + 1));  // what was written sees nothing ahead
    }

    void tokens_of_an_image_are_named_and_measured_data() { add_case_inputs(kCases, 1); }
    void tokens_of_an_image_are_named_and_measured() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        const ModelInput input = with_image(name);
        const Capture capture = run(*model, input);
        const AttentionStack& text = text_stack(capture);
        QVERIFY(text.image && !text.patches);
        const ImagePrompt prompt = model->description().image_prompt.value();
        if (!prompt.tiles && !prompt.patches)
            QVERIFY(text.image->rows == prompt.rows && text.image->columns == prompt.columns);
        QCOMPARE(static_cast<std::int32_t>(text.image->tokens.size()), text.image->rows * text.image->columns);
        for (const std::int32_t token : text.image->tokens)
            QCOMPARE(input.ids.at(static_cast<std::size_t>(token)), prompt.token);
        const auto is_of_image = [&](std::int64_t at) {
            return input.ids.at(static_cast<std::size_t>(at)) == prompt.token;
        };
        for (const auto& field : text.layers)
            for (std::int32_t head = 0; head < field->heads(); ++head) {
                const Tensor weights = field->weights(head);
                double sum = 0;
                double queries = 0;
                for (std::int64_t query = 0; query < weights.size(0); ++query) {
                    if (is_of_image(query)) continue;
                    ++queries;
                    for (std::int64_t key = 0; key < weights.size(1); ++key)
                        if (is_of_image(key))
                            sum += static_cast<double>(weights.slice(query)[static_cast<std::size_t>(key)]);
                }
                const float found = field->metrics().at(static_cast<std::size_t>(head)).to_image;
                QVERIFY(std::abs(static_cast<double>(found) - sum / queries) <= 1e-5);
            }
        QCOMPARE(capture.attention.size(), std::size_t{2});
        QCOMPARE(capture.attention.back().kind, AttentionKind::Vision);
        QVERIFY(capture.attention.back().patches);
    }

    void tokens_of_an_image_see_each_other_as_their_model_has_it() {
        const auto field_of = [](const QString& name, std::size_t layer) {
            const auto model =
                load_model(open_model_folder(case_folder(name)), model_backends().front().make(), {}, {});
            return text_stack(run(*model, with_image(name))).layers.at(layer);
        };
        const auto llava = field_of("llava", 0);
        QVERIFY(llava->causal() && !llava->allowed(1, 2));
        const auto paligemma = field_of("paligemma", 0);
        QVERIFY(!paligemma->causal() && paligemma->allowed(0, 41) && paligemma->allowed(41, 0));
        const auto gemma = field_of("gemma3", 0);  // tokens 5 to 8 are of the image, in a window of 8
        QVERIFY(gemma->allowed(5, 8) && gemma->allowed(8, 5) && !gemma->allowed(4, 5) && !gemma->allowed(9, 10));
        QVERIFY(gemma->allowed(15, 8) && !gemma->allowed(16, 8));
    }

    void learned_queries_are_a_kind_of_attention() {
        const auto model = load_model(open_model_folder(case_folder("blip2")), model_backends().front().make(), {}, {});
        const ModelInput input = with_image("blip2");
        const Capture capture = run(*model, input);
        const auto stack_of = [&](AttentionKind kind) {
            return *std::ranges::find(capture.attention, kind, &AttentionStack::kind);
        };
        const AttentionStack queries = stack_of(AttentionKind::Resampler);
        QVERIFY(!queries.patches);
        QCOMPARE(queries.names.size(), std::size_t{6});
        QCOMPARE(queries.names.back(), std::string("query 5"));
        QCOMPARE(queries.layers.size(), std::size_t{2});
        const AttentionStack image = stack_of(AttentionKind::ResamplerCross);
        QCOMPARE(image.names, queries.names);
        QCOMPARE(image.patches, stack_of(AttentionKind::Vision).patches);
        QCOMPARE(image.layers.size(), std::size_t{2});
        QCOMPARE(image.layers[1]->heads(), 0);  // every second layer has none
        QCOMPARE(image.layers[1]->key_count(), image.layers[0]->key_count());
        CaptureRequest request;
        request.interventions = {
            {.kind = InterventionKind::Zero, .attention = AttentionKind::ResamplerCross, .layer = 0}};
        const Capture changed = model->forward(input, request, {}, {});
        QVERIFY(changed.output("logits")->values().back() != capture.output("logits")->values().back());
        request.interventions.front().layer = 1;
        const Refusal refusal = refusal_of([&] { static_cast<void>(model->forward(input, request, {}, {})); });
        QVERIFY2(refusal.says("Layer 1 has no attention"), refusal.text.c_str());
    }

    void what_does_not_fit_is_refused_in_a_sentence() {
        const auto model = load_model(open_model_folder(case_folder("llava")), model_backends().front().make(), {}, {});
        ModelInput input = with_image("llava");
        input.attention_mask.clear();
        ModelInput without = input;
        without.pixels = {};
        QVERIFY2(refusal(*model, without).contains("there is no image; found 16"),
                 qPrintable(refusal(*model, without)));
        input.ids.erase(input.ids.begin() + 3);
        QVERIFY2(refusal(*model, input).contains("Expected 16 tokens of an image (id 354)"),
                 qPrintable(refusal(*model, input)));
        input.ids = {1, 2, 3};
        QVERIFY(refusal(*model, input).contains("found 0"));
        input.pixels = Tensor({2, 3, 32, 32});
        QVERIFY(refusal(*model, input).contains("The image's values have the shape"));
        input.pixels = Tensor({3, 64, 32});
        QVERIFY(refusal(*model, input).contains("Expected an image of 32 x 32 pixels, found one of 32 x 64"));
    }

    void images_that_do_not_fit_are_refused_in_a_sentence() {
        const auto on_cpu = [](const QString& name) {
            return load_model(open_model_folder(case_folder(name)), model_backends().front().make(), {}, {});
        };
        const auto llava = on_cpu("llava");
        ModelInput input = with_image("llava");
        input.attention_mask.clear();
        input.more_images = {{input.pixels, {}}};
        QVERIFY2(refusal(*llava, input)
                     .contains("Expected 32 tokens of an image (id 354) in the text, as many as the "
                               "2 images have; found 16."),
                 qPrintable(refusal(*llava, input)));
        input.more_images.front().pixels = Tensor({3, 64, 32});
        QVERIFY(refusal(*llava, input).contains("Expected an image of 32 x 32 pixels, found one of 32 x 64"));
        input.more_images.assign(kMostImages, {input.pixels, {}});
        QVERIFY2(refusal(*llava, input).contains("Expected at most 64 images in a text, found 65."),
                 qPrintable(refusal(*llava, input)));
        ModelInput of_one = with_image("blip2");
        of_one.more_images = {{of_one.pixels, {}}};
        const auto blip = on_cpu("blip2");
        QVERIFY2(refusal(*blip, of_one).contains("this model reads one at a time; found 2."),
                 qPrintable(refusal(*blip, of_one)));
    }

    void several_images_are_named_and_measured_data() { add_case_inputs(kCases, 1); }
    void several_images_are_named_and_measured() {
        QFETCH(QString, name);
        const auto model = load_case(name);
        ModelInput input = read_inputs(name).back();
        QCOMPARE(input.more_images.size(), std::size_t{1});
        input.token_types.clear();
        const Capture capture = run(*model, input);
        const AttentionStack& text = text_stack(capture);
        const std::int32_t token = model->description().image_prompt.value().token;
        std::vector<std::int32_t> all = text.image.value().tokens;
        if (text.overview) all.insert(all.end(), text.overview->tokens.begin(), text.overview->tokens.end());
        const std::int32_t last_of_first = *std::ranges::max_element(all);
        for (const ImageTokens& image : text.more_images) {
            QCOMPARE(image.number, 1);
            QVERIFY(*std::ranges::min_element(image.tokens) > last_of_first);
            all.insert(all.end(), image.tokens.begin(), image.tokens.end());
        }
        std::ranges::sort(all);
        QVERIFY(std::ranges::adjacent_find(all) == all.end());
        for (const std::int32_t at : all) QCOMPARE(input.ids.at(static_cast<std::size_t>(at)), token);
        if (name != "llava-next") QCOMPARE(std::ssize(all), std::ranges::count(input.ids, token));
        const Tensor weights = text.layers.front()->weights(0);
        double sum = 0;
        double queries = 0;
        for (std::int64_t query = 0; query < weights.size(0); ++query) {
            if (input.ids.at(static_cast<std::size_t>(query)) == token) continue;
            ++queries;
            for (std::int64_t key = 0; key < weights.size(1); ++key)
                if (input.ids.at(static_cast<std::size_t>(key)) == token)
                    sum += static_cast<double>(weights.slice(query)[static_cast<std::size_t>(key)]);
        }
        const float found = text.layers.front()->metrics().front().to_image;
        QVERIFY(std::abs(static_cast<double>(found) - sum / queries) <= 1e-5);
        const AttentionStack& tower = capture.attention.back();
        QCOMPARE(std::int64_t{tower.patches.value().tokens()}, tower.layers.front()->query_count());
        const AttentionField& field = *tower.layers.back();
        const std::int32_t first = tower.patches->first_patch();
        const std::int32_t other = tower.more_images.front().tokens.front();
        QVERIFY(field.allowed(first, first) && field.allowed(other, other));
        QVERIFY(!field.allowed(first, other) && !field.allowed(other, first));
    }

    void configurations_that_cannot_run_are_refused_by_their_field_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("section");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        const auto row = [](const char* name, const char* section, const char* field, const QJsonValue& value) {
            QTest::addRow("%s %s.%s", name, section, field) << name << section << field << value;
        };
        row("llava", "vision_config", "model_type", "pixtral");
        row("llava", "text_config", "model_type", "mamba");
        row("llava", "", "vision_feature_select_strategy", "some");
        row("llava", "", "vision_feature_layer", QJsonArray{-2, -5});
        row("llava", "", "vision_feature_layer", 9);
        row("paligemma", "text_config", "model_type", "llama");
        row("gemma3", "", "mm_tokens_per_image", 3);
        row("gemma3", "", "mm_tokens_per_image", 9);
        row("blip2", "text_config", "model_type", "llama");
        row("blip2", "qformer_config", "num_attention_heads", 5);
        row("blip2", "qformer_config", "use_qformer_text_input", true);
        row("blip2", "qformer_config", "num_hidden_layers", 1);
        row("blip2", "", "num_query_tokens", 5);
        row("florence2", "text_config", "model_type", "t5");
        row("florence2", "vision_config", "model_type", "davit");
        row("florence2", "vision_config", "max_position_embeddings", 5);
    }
    void configurations_that_cannot_run_are_refused_by_their_field() {
        QFETCH(QString, name);
        QFETCH(QString, section);
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        const Refusal refusal = loading_refusal(name, section, field, value);
        QVERIFY2(refusal.says(field.toStdString()), refusal.text.c_str());
    }

    void towers_as_transformers_5_names_them_are_the_same_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"llava", "llava-next", "paligemma", "gemma3"}) QTest::newRow(name) << name;
    }
    void towers_as_transformers_5_names_them_are_the_same() {
        QFETCH(QString, name);
        const std::string longer = "vision_tower.vision_model.";
        EditedCase edited(name);
        const auto before = edited.load();
        for (const std::string& tensor : edited.weights.names())
            if (tensor.starts_with(longer))
                edited.weights.rename(tensor, "vision_tower." + tensor.substr(longer.size()));
        const auto after = edited.load();
        QVERIFY(after->description().notices == before->description().notices);
        const Capture expected = run(*before, with_image(name));
        const Capture found = run(*after, with_image(name));
        QVERIFY(std::ranges::equal(found.output("logits")->values(), expected.output("logits")->values()));
    }

    void a_feature_layer_and_a_class_token_are_taken_as_the_configuration_says() {
        EditedCase edited("llava");
        edited.config["vision_feature_select_strategy"] = "full";
        edited.config["vision_feature_layer"] = -1;
        const auto model = edited.load();
        QCOMPARE(model->description().image_prompt.value().tokens(), 17);
        ModelInput input = with_image("llava");
        input.attention_mask.clear();
        input.ids.insert(input.ids.begin() + 1, 354);
        const Capture capture = run(*model, input);
        QCOMPARE(text_stack(capture).image.value().tokens.front(), 2);  // after <s> and the class token
        QCOMPARE(capture.output("image_features")->size(0), 17);
    }
};

HEADLIGHT_TEST(VisionLanguageTest, Core)
#include "vision_language_test.moc"
