#include "core/error.h"
#include "edited_case.h"
#include "models/model.h"
#include "test_program.h"

#include <QFileInfo>
#include <QtTest>

#include <algorithm>

using namespace headlight;
using namespace headlight::testing;

namespace {

CaptureRequest with_hidden() {
    CaptureRequest request;
    request.attention = false;
    request.hidden = true;
    return request;
}

bool same(const Tensor& a, const Tensor& b) {
    return a.shape() == b.shape() && std::equal(a.values().begin(), a.values().end(), b.values().begin());
}

Tensor logits(Model& model, const ModelInput& input) {
    return *model.forward(input, with_hidden(), {}, {}).output("logits");
}

/// The one notice that holds all of the parts.
bool has_notice(const ModelDescription& description, const std::vector<std::string>& parts) {
    return std::count_if(description.notices.begin(), description.notices.end(), [&](const std::string& notice) {
               return std::all_of(parts.begin(), parts.end(),
                                  [&](const std::string& part) { return notice.find(part) != std::string::npos; });
           }) == 1;
}

/// Files of the folders of architectures, each a folder of engine/models that is not the blocks.
QStringList files_of_architectures() {
    const QDir models(HEADLIGHT_SOURCE_DIR "/engine/models");
    QStringList files;
    for (const QString& folder : models.entryList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        if (folder == "blocks") continue;
        for (const QFileInfo& file : QDir(models.filePath(folder)).entryInfoList({"*.cpp"})) files << file.filePath();
    }
    return files;
}

/// What the group of an expression finds in a file of sources.
QStringList found_in(const QString& path, const QString& expression) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) qFatal("%s: expected a file that can be read", qPrintable(path));
    QStringList names;
    auto match = QRegularExpression(expression).globalMatch(QString::fromUtf8(file.readAll()));
    while (match.hasNext()) names << match.next().captured(1);
    return names;
}

}  // namespace

class LoadTest : public QObject {
    Q_OBJECT
  private slots:
    void an_unknown_model_type_is_refused_with_those_that_run() {
        EditedCase model("bert-mlm");
        model.config["model_type"] = "mamba";
        model.weights.put("bert.encoder.layer.0.gate.weight",
                          *model.weights.find("bert.encoder.layer.0.attention.output.dense.weight"));
        const Refusal refusal = loading_refusal(model);
        QCOMPARE(refusal.kind, ErrorKind::Unsupported);
        QCOMPARE(refusal.place.field, std::string("model_type"));
        QVERIFY(refusal.says("\"mamba\"") && refusal.says("bert, ") && refusal.says(", bloom") &&
                refusal.says("config.json"));
        model.config.remove("model_type");
        QCOMPARE(loading_refusal(model).place.field, std::string("model_type"));
    }

    void a_model_of_an_unknown_type_runs_as_one_whose_tensors_it_has_and_says_so() {
        for (const char* name : {"bert-cls", "gpt2-lm", "qwen2-lm", "qwen3-lm", "gpt-neox-lm"}) {
            EditedCase model(name);
            const Tensor expected = logits(*model.load(), read_inputs(name).at(0));
            const std::string known = model.config["model_type"].toString().toStdString();
            model.config["model_type"] = "own";
            const auto loaded = model.load();
            QVERIFY(has_notice(loaded->description(), {"\"own\"", "\"" + known + "\""}));
            QVERIFY(same(logits(*loaded, read_inputs(name).at(0)), expected));
        }
    }

    void a_folder_of_text_and_images_runs_as_its_text_model_and_says_so() {
        const EditedCase text("gemma3-lm");
        for (const QString start : {"language_model.model.", "model.language_model."}) {
            EditedCase whole("gemma3-lm");
            for (const std::string& name : text.weights.names()) {
                whole.weights.remove(name);
                if (!name.starts_with("model.")) continue;
                whole.weights.put(start.toStdString() + name.substr(6), *text.weights.find(name));
            }
            whole.weights.put("vision_tower.post_layernorm.weight", *text.weights.find("model.norm.weight"));
            whole.config = {{"model_type", "gemma3"}, {"text_config", text.config}};
            const auto loaded = whole.load();
            QVERIFY(has_notice(loaded->description(), {"image encoder"}));
            const ModelInput input = read_inputs("gemma3-lm").at(1);
            QVERIFY(same(logits(*loaded, input), logits(*text.load(), input)));
        }
    }

    void the_registry_names_what_runs() {
        const auto all = supported_architectures();
        const auto has = [&](const char* model_type, const char* name, const char* gguf_name) {
            return std::ranges::any_of(all, [&](const SupportedArchitecture& one) {
                return one.model_type == model_type && one.name == name && one.gguf_name == gguf_name;
            });
        };
        QVERIFY(has("bert", "BERT encoder", "bert"));
        QVERIFY(has("gpt2", "GPT-2 decoder", "gpt2"));
        QVERIFY(has("gptj", "GPT-J decoder", ""));
    }

    void every_model_type_names_one_architecture() {
        QStringList types;
        for (const auto& [model_type, name, gguf_name, projector] : supported_architectures()) {
            types << QString::fromStdString(model_type);
            QVERIFY(!model_type.empty() && !name.empty());
        }
        QVERIFY(types.size() >= 52);
        QStringList once = types;
        once.removeDuplicates();
        QCOMPARE(types, once);
    }

    void every_architecture_of_the_folder_is_in_the_registry() {
        QStringList defined;
        for (const QString& file : files_of_architectures())
            for (const QString& constant : found_in(file, "\\bconst Architecture (k\\w+)\\{"))
                defined << QFileInfo(file).completeBaseName() + ", " + constant;
        defined.sort();
        QStringList listed =
            found_in(QString(HEADLIGHT_SOURCE_DIR) + "/engine/models/registry.cpp", "\\bX\\((\\w+, k\\w+)\\)");
        listed.sort();
        QCOMPARE(listed, defined);
        QCOMPARE(static_cast<std::size_t>(listed.size()), supported_architectures().size());
    }

    void every_name_in_gguf_files_names_one_architecture() {
        QStringList names;
        for (const QString& file : files_of_architectures())
            names << found_in(file, "\\bGgufArchitecture k\\w+\\{\"([^\"]+)\"");
        QVERIFY(names.size() >= 20);
        QStringList once = names;
        once.removeDuplicates();
        QCOMPARE(names, once);
    }

    void a_configuration_out_of_bounds_is_refused_by_its_field_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        const auto add = [](const char* name, const char* field, const QJsonValue& value) {
            QTest::newRow(qPrintable(QString("%1 %2 %3").arg(name, field, value.toVariant().toString())))
                << name << field << value;
        };
        add("bert-mlm", "num_attention_heads", 0);
        add("bert-mlm", "num_attention_heads", 5);
        add("bert-mlm", "num_attention_heads", -4);
        add("bert-mlm", "num_attention_heads", 2.5);
        add("bert-mlm", "num_attention_heads", "4");
        add("bert-mlm", "num_hidden_layers", 1e9);
        add("bert-mlm", "num_hidden_layers", 0);
        add("bert-mlm", "hidden_size", 0);
        add("bert-mlm", "layer_norm_eps", 0);
        add("bert-mlm", "layer_norm_eps", -1e-5);
        add("bert-mlm", "layer_norm_eps", "NaN");
        add("bert-mlm", "vocab_size", 0);
        add("bert-mlm", "hidden_act", "wobble");
        add("bert-mlm", "position_embedding_type", "relative_key");
        add("bert-mlm", "is_decoder", true);
        add("m2m100-seq2seq", "max_position_embeddings", 10'000'000);  // positions of no weights
        add("pegasus-seq2seq", "max_position_embeddings", 10'000'000);
        add("gpt2-lm", "n_head", 0);
        add("gpt2-lm", "n_head", 3);
        add("gpt2-lm", "n_layer", 1e9);
        add("gpt2-lm", "n_embd", -32);
        add("gpt2-lm", "n_positions", 0);
        add("gpt2-lm", "layer_norm_epsilon", 0);
        add("gpt2-lm", "layer_norm_epsilon", 1e300);
        add("gpt2-lm", "activation_function", "wobble");
        add("gpt2-lm", "add_cross_attention", true);
        add("qwen2-lm", "num_key_value_heads", 3);
        add("qwen2-lm", "rms_norm_eps", 0);
        add("qwen3-lm", "head_dim", 0);
        add("gemma2-lm", "query_pre_attn_scalar", 0);
        add("gemma2-lm", "attn_logit_softcapping", -1);
        add("gemma2-lm", "layer_types", QJsonArray{"full_attention"});
        add("mistral-lm", "sliding_window", -8);
        add("smollm3-lm", "no_rope_layers", QJsonArray{1, 0, 2, 1});
        add("smollm3-lm", "no_rope_layers", QJsonArray{1});
        add("gptj-lm", "rotary_dim", 3);
        add("falcon-new-lm", "num_kv_heads", 3);
        add("albert-mlm", "inner_group_num", 501);
        add("gpt-neo-lm", "attention_layers", QJsonArray{"local"});
        add("gte-new-mlm", "position_embedding_type", "absolute");
        add("gte-new-mlm", "layer_norm_type", "rms_norm");
        add("gte-new-mlm", "pack_qkv", false);
        add("gte-new-mlm", "logn_attention_scale", true);
        add("neobert-mlm", "hidden_act", "gelu");
        add("neobert-mlm", "rope", false);
        add("neobert-mlm", "rms_norm", false);
        add("neobert-mlm", "ngpt", true);
        add("esmc-mlm", "num_key_value_heads", 1);
        add("esmc-mlm", "head_dim", 4);
        add("esmc-mlm", "mlp_bias", true);
        add("dnabert2-mlm", "hidden_act", "relu");
        add("canine-base", "num_hash_functions", 3);
        add("canine-base", "num_hash_functions", 17);
        add("canine-base", "downsampling_rate", 0);
    }
    void a_configuration_out_of_bounds_is_refused_by_its_field() {
        QFETCH(QString, name);
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        EditedCase model(name);
        model.config[field] = value;
        const Refusal refusal = loading_refusal(model);
        QCOMPARE(refusal.place.field.substr(0, refusal.place.field.find('[')), field.toStdString());
        QVERIFY(refusal.says("config.json"));
    }

    void rotary_settings_out_of_bounds_are_refused_by_their_field_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QJsonValue>("value");
        QTest::newRow("kind") << "llama-rope-yarn"
                              << "rope_type" << QJsonValue("wobble");
        QTest::newRow("theta") << "llama-rope-yarn"
                               << "rope_theta" << QJsonValue(1);
        QTest::newRow("factor") << "llama-rope-yarn"
                                << "factor" << QJsonValue(0);
        QTest::newRow("no number") << "llama-rope-yarn"
                                   << "beta_fast" << QJsonValue("many");
        QTest::newRow("waves") << "llama-rope-llama3"
                               << "high_freq_factor" << QJsonValue(1);
        QTest::newRow("factors") << "phi3-longrope-lm"
                                 << "short_factor" << QJsonValue(QJsonArray{1, 2});
    }
    void rotary_settings_out_of_bounds_are_refused_by_their_field() {
        QFETCH(QString, name);
        QFETCH(QString, field);
        QFETCH(QJsonValue, value);
        EditedCase model(name);
        QJsonObject rotary = model.config["rope_parameters"].toObject();
        rotary[field] = value;
        model.config["rope_parameters"] = rotary;
        const Refusal refusal = loading_refusal(model);
        QCOMPARE(refusal.place.field, "rope_parameters." + field.toStdString());
        QVERIFY(refusal.says("config.json"));
    }

    void an_epsilon_that_is_not_a_number_is_refused() {
        const EditedCase model("bert-mlm");
        QString text = QJsonDocument(model.config).toJson();
        const qsizetype at = text.indexOf("\"layer_norm_eps\":");
        text.replace(at, text.indexOf(',', at) - at, "\"layer_norm_eps\": NaN");
        QVERIFY(refusal_of([&] { static_cast<void>(model.load(text.toStdString())); }).says("config.json"));
    }

    void an_unknown_activation_is_answered_with_those_that_run() {
        EditedCase model("bert-mlm");
        model.config["hidden_act"] = "wobble";
        const Refusal refusal = loading_refusal(model);
        QCOMPARE(refusal.kind, ErrorKind::Unsupported);
        QVERIFY(refusal.says("\"wobble\"") && refusal.says("gelu_new") && refusal.says("relu"));
    }

    void a_missing_tensor_is_named_with_the_shape_expected_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("shape");
        QTest::newRow("prefixed") << "bert-mlm"
                                  << "bert.encoder.layer.1.attention.self.key.weight"
                                  << "[32, 32] = [hidden_size, hidden_size]";
        QTest::newRow("bare") << "bert-base"
                              << "encoder.layer.0.intermediate.dense.bias"
                              << "[64] = [intermediate_size]";
        QTest::newRow("head") << "bert-ner"
                              << "classifier.weight"
                              << "[3, 32] = [number of labels, hidden_size]";
        QTest::newRow("pooler that is needed") << "bert-cls"
                                               << "bert.pooler.dense.weight"
                                               << "[32, 32]";
        QTest::newRow("norm") << "bert-mlm"
                              << "bert.embeddings.LayerNorm.weight"
                              << "[32]";
        QTest::newRow("decoder") << "gpt2-lm"
                                 << "transformer.h.1.attn.c_attn.weight"
                                 << "[32, 96] = [n_embd, 3 * n_embd]";
        QTest::newRow("learned positions behind others") << "opt-lm"
                                                         << "model.decoder.embed_positions.weight"
                                                         << " = [max_position_embeddings + 2, hidden_size]";
        QTest::newRow("grouped key heads") << "starcoder2-lm"
                                           << "model.layers.0.self_attn.k_proj.weight"
                                           << "[16, 32] = [num_key_value_heads * head size, hidden_size]";
        QTest::newRow("size without a field") << "bloom-lm"
                                              << "transformer.h.0.mlp.dense_h_to_4h.bias"
                                              << "[128] = [4 * hidden_size]";
        QTest::newRow("head of another name") << "gpt-neox-lm"
                                              << "embed_out.weight"
                                              << "[300, 32] = [vocab_size, hidden_size]";
    }
    void a_missing_tensor_is_named_with_the_shape_expected() {
        QFETCH(QString, name);
        QFETCH(QString, tensor);
        QFETCH(QString, shape);
        EditedCase model(name);
        QVERIFY(model.weights.find(tensor.toStdString()).has_value());
        model.weights.remove(tensor.toStdString());
        const Refusal refusal = loading_refusal(model);
        QCOMPARE(refusal.kind, ErrorKind::Format);
        QCOMPARE(refusal.place.field, tensor.toStdString());
        QCOMPARE(refusal.place.file, std::string("memory.safetensors"));
        QVERIFY(refusal.says("missing") && refusal.says(shape.toStdString()));
    }

    void a_misshapen_tensor_is_named_with_expected_and_found_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("field");
        QTest::addColumn<int>("value");
        QTest::addColumn<QString>("tensor");
        QTest::addColumn<QString>("found");
        QTest::addColumn<QString>("expected");
        QTest::newRow("vocabulary larger than the embedding")
            << "bert-mlm"
            << "vocab_size" << 310 << "bert.embeddings.word_embeddings.weight"
            << "[300, 32]"
            << "[310, 32] = [vocab_size, hidden_size]";
        QTest::newRow("vocabulary smaller than the embedding") << "gpt2-lm"
                                                               << "vocab_size" << 299 << "transformer.wte.weight"
                                                               << "[300, 32]"
                                                               << "[299, 32] = [vocab_size, n_embd]";
        QTest::newRow("positions") << "bert-base"
                                   << "max_position_embeddings" << 512 << "embeddings.position_embeddings.weight"
                                   << "[72, 32]"
                                   << "[512, 32] = [max_position_embeddings, hidden_size]";
        QTest::newRow("feed-forward") << "gpt2-lm"
                                      << "n_inner" << 64 << "transformer.h.0.mlp.c_fc.weight"
                                      << "[32, 128]"
                                      << "[32, 64] = [n_embd, n_inner]";
        QTest::newRow("types") << "bert-qa"
                               << "type_vocab_size" << 3 << "bert.embeddings.token_type_embeddings.weight"
                               << "[2, 32]"
                               << "[3, 32]";
    }
    void a_misshapen_tensor_is_named_with_expected_and_found() {
        QFETCH(QString, name);
        QFETCH(QString, field);
        QFETCH(int, value);
        QFETCH(QString, tensor);
        QFETCH(QString, found);
        QFETCH(QString, expected);
        EditedCase model(name);
        model.config[field] = value;
        const Refusal refusal = loading_refusal(model);
        QCOMPARE(refusal.kind, ErrorKind::Format);
        QCOMPARE(refusal.place.field, tensor.toStdString());
        QVERIFY2(refusal.says("has the shape " + found.toStdString()) && refusal.says(expected.toStdString()),
                 refusal.text.c_str());
    }

    void a_tensor_of_another_rank_is_refused() {
        EditedCase model("gpt2-lm");
        model.weights.put("transformer.ln_f.weight", Tensor({32, 1}));
        QVERIFY(loading_refusal(model).says("[32, 1]"));
    }

    void a_weight_of_whole_numbers_is_refused() {
        EditedCase model("bert-mlm");
        TensorView view = *model.weights.find("bert.encoder.layer.0.output.dense.weight");
        view.type = DataType::I32;
        model.weights.put("bert.encoder.layer.0.output.dense.weight", view);
        const Refusal refusal = loading_refusal(model);
        QCOMPARE(refusal.kind, ErrorKind::Unsupported);
        QCOMPARE(refusal.place.field, std::string("bert.encoder.layer.0.output.dense.weight"));
        QVERIFY(refusal.says("I32"));
    }

    void fewer_layers_in_the_configuration_than_in_the_weights_are_refused() {
        EditedCase bert("bert-mlm");
        bert.config["num_hidden_layers"] = 1;
        const Refusal refusal = loading_refusal(bert);
        QCOMPARE(refusal.place.field, std::string("num_hidden_layers"));
        QVERIFY(refusal.says("at least 2 layers") && refusal.says("found 1"));
        EditedCase gpt2("gpt2-lm");
        gpt2.config["n_layer"] = 1;
        QCOMPARE(loading_refusal(gpt2).place.field, std::string("n_layer"));
    }

    void more_layers_in_the_configuration_than_in_the_weights_are_refused() {
        EditedCase model("gpt2-lm");
        model.config["n_layer"] = 3;
        QCOMPARE(loading_refusal(model).place.field, std::string("transformer.h.2.ln_1.weight"));
    }

    void names_without_the_prefix_are_known() {
        const ModelInput input = read_inputs("bert-mlm").at(0);
        const Tensor expected = logits(*EditedCase("bert-mlm").load(), input);
        EditedCase bert("bert-mlm");
        for (const std::string& name : bert.weights.names())
            if (name.starts_with("bert.")) bert.weights.rename(name, name.substr(5));
        QVERIFY(same(logits(*bert.load(), input), expected));

        const ModelInput text = read_inputs("gpt2-lm").at(0);
        const Tensor next = logits(*EditedCase("gpt2-lm").load(), text);
        EditedCase gpt2("gpt2-lm");
        for (const std::string& name : gpt2.weights.names())
            gpt2.weights.rename(name, name.substr(std::string("transformer.").size()));
        QVERIFY(same(logits(*gpt2.load(), text), next));
    }

    void names_with_a_prefix_are_known_for_the_bare_encoder() {
        const ModelInput input = read_inputs("bert-base").at(0);
        EditedCase model("bert-base");
        for (const std::string& name : model.weights.names()) model.weights.rename(name, "bert." + name);
        const auto loaded = model.load();
        QVERIFY(loaded->description().notices.empty());
        QVERIFY(same(*loaded->forward(input, {}, {}, {}).output("pooler_output"),
                     *EditedCase("bert-base").load()->forward(input, {}, {}, {}).output("pooler_output")));
    }

    void gamma_and_beta_of_old_checkpoints_are_known() {
        const ModelInput input = read_inputs("bert-mlm").at(0);
        EditedCase model("bert-mlm");
        int renamed = 0;
        for (const std::string& name : model.weights.names()) {
            for (const auto& [modern, old] :
                 {std::pair<std::string, std::string>{"LayerNorm.weight", "LayerNorm.gamma"},
                  {"LayerNorm.bias", "LayerNorm.beta"}}) {
                if (!name.ends_with(modern)) continue;
                model.weights.rename(name, name.substr(0, name.size() - modern.size()) + old);
                ++renamed;
            }
        }
        QVERIFY(renamed >= 10);
        QVERIFY(same(logits(*model.load(), input), logits(*EditedCase("bert-mlm").load(), input)));
    }

    void surplus_tensors_are_reported_in_one_sentence() {
        EditedCase model("bert-mlm");
        for (const char* name :
             {"cls.seq_relationship.weight", "cls.seq_relationship.bias", "adapter.a", "adapter.b", "adapter.c"})
            model.weights.put(name, Tensor({2}));
        const auto loaded = model.load();
        QCOMPARE(loaded->description().notices.size(), std::size_t{1});
        QVERIFY(has_notice(loaded->description(), {"5 tensors", "not used", "adapter.a", "2 more"}));
    }

    void buffers_of_old_checkpoints_are_passed_over_in_silence() {
        EditedCase bert("bert-mlm");
        bert.weights.put("bert.embeddings.position_ids", Tensor({1, 72}));
        bert.weights.put("cls.predictions.decoder.weight", Tensor({300, 32}));
        bert.weights.put("cls.predictions.decoder.bias", Tensor({300}));
        QVERIFY(bert.load()->description().notices.empty());
        EditedCase gpt2("gpt2-lm");
        gpt2.weights.put("transformer.h.0.attn.bias", Tensor({1, 1, 72, 72}));
        gpt2.weights.put("transformer.h.0.attn.masked_bias", Tensor(Shape{}));
        gpt2.weights.put("lm_head.weight", Tensor({300, 32}));
        QVERIFY(gpt2.load()->description().notices.empty());
    }

    void a_tied_head_reads_the_embedding_whatever_the_file_holds() {
        const ModelInput input = read_inputs("gpt2-lm").at(0);
        EditedCase model("gpt2-lm");
        model.weights.put("lm_head.weight", Tensor({300, 32}, 7.0F));
        QVERIFY(same(logits(*model.load(), input), logits(*EditedCase("gpt2-lm").load(), input)));
    }

    void an_untied_head_reads_its_own_weights() {
        EditedCase gpt2("gpt2-lm");
        gpt2.config["tie_word_embeddings"] = false;
        gpt2.weights.put("lm_head.weight", Tensor({300, 32}, 0.0F));
        const Tensor nothing = logits(*gpt2.load(), read_inputs("gpt2-lm").at(0));
        QVERIFY(
            std::all_of(nothing.values().begin(), nothing.values().end(), [](float value) { return value == 0.0F; }));

        EditedCase bert("bert-mlm");
        bert.config["tie_word_embeddings"] = false;
        bert.weights.put("cls.predictions.decoder.weight", Tensor({300, 32}, 0.0F));
        const Tensor words = logits(*bert.load(), read_inputs("bert-mlm").at(0));
        const Tensor bias = to_float(*bert.weights.find("cls.predictions.bias"));
        for (std::int64_t row = 0; row < words.size(0); ++row)
            QVERIFY(std::equal(bias.values().begin(), bias.values().end(), words.slice(row).begin()));
    }

    void an_untied_head_that_is_missing_is_named() {
        EditedCase gpt2("gpt2-lm");
        gpt2.config["tie_word_embeddings"] = false;
        QCOMPARE(loading_refusal(gpt2).place.field, std::string("lm_head.weight"));
        EditedCase bert("bert-mlm");
        bert.config["tie_word_embeddings"] = false;
        QCOMPARE(loading_refusal(bert).place.field, std::string("cls.predictions.decoder.weight"));
    }

    void a_bare_encoder_without_a_pooler_runs_and_says_so() {
        EditedCase model("bert-base");
        model.weights.remove("pooler.dense.weight");
        model.weights.remove("pooler.dense.bias");
        const auto loaded = model.load();
        QVERIFY(has_notice(loaded->description(), {"pooler"}));
        const Capture capture = loaded->forward(read_inputs("bert-base").at(0), {}, {}, {});
        QVERIFY(capture.output("pooler_output") == nullptr);
        QVERIFY(capture.output("last_hidden_state") != nullptr);
    }

    void an_unknown_head_leaves_the_body_running_with_a_notice() {
        EditedCase bert("bert-cls");
        bert.config["architectures"] = QJsonArray{"BertForMultipleChoice"};
        const auto encoder = bert.load();
        QCOMPARE(encoder->description().task, ModelTask::None);
        QVERIFY(has_notice(encoder->description(), {"BertForMultipleChoice"}));
        QVERIFY(has_notice(encoder->description(), {"classifier.weight"}));
        EditedCase gpt2("gpt2-lm");
        gpt2.config["architectures"] = QJsonArray{"GPT2ForSequenceClassification"};
        const auto decoder = gpt2.load();
        QVERIFY(has_notice(decoder->description(), {"GPT2ForSequenceClassification"}));
        QVERIFY(decoder->make_cache(8) == nullptr);
        QVERIFY(decoder->forward(read_inputs("gpt2-lm").at(0), {}, {}, {}).output("last_hidden_state") != nullptr);
    }

    void labels_must_count_from_zero_without_gaps() {
        EditedCase model("bert-cls");
        model.config["id2label"] = QJsonObject{{"0", "a"}, {"1", "b"}, {"7", "c"}};
        QCOMPARE(loading_refusal(model).place.field, std::string("id2label"));
        model.config["id2label"] = QJsonObject{{"0", "a"}, {"1", "b"}};
        QVERIFY(loading_refusal(model).says("[3, 32]"));
        model.config.remove("id2label");
        model.config["num_labels"] = 3;
        QCOMPARE(model.load()->description().labels.at(2), std::string("LABEL_2"));
    }

    void a_description_says_what_the_model_is() {
        const ModelDescription bert = EditedCase("bert-cls").load()->description();
        QCOMPARE(bert.model_type, std::string("bert"));
        QCOMPARE(bert.task, ModelTask::SequenceClassification);
        QCOMPARE(bert.layers, 2);
        QCOMPARE(bert.heads, 4);
        QCOMPARE(bert.hidden_size, 32);
        QCOMPARE(bert.vocabulary, 300);
        QCOMPARE(bert.max_tokens, 72);
        QVERIFY(bert.has_segments && !bert.generates && !bert.causal);
        QCOMPARE(bert.labels.at(1), std::string("neutral"));
        const ModelDescription gpt2 = EditedCase("gpt2-lm").load()->description();
        QCOMPARE(gpt2.task, ModelTask::NextWord);
        QVERIFY(!gpt2.has_segments && gpt2.generates && gpt2.causal);
        QVERIFY(gpt2.labels.empty());
        std::int64_t values = 0;
        const EditedCase model("gpt2-lm");
        for (const std::string& name : model.weights.names()) values += element_count(model.weights.find(name)->shape);
        QCOMPARE(gpt2.parameters, values);
    }

    void loading_tells_progress_and_can_be_cancelled() {
        const EditedCase model("gpt2-lm");
        const ModelFolder folder = memory_folder(QJsonDocument(model.config).toJson().toStdString(), model.weights);
        std::vector<double> told;
        static_cast<void>(load_model(folder, make_cpu_backend(ThreadCount::chosen(1)), {},
                                     [&](double share) { told.push_back(share); }));
        QVERIFY(told.size() > 10 && std::is_sorted(told.begin(), told.end()));
        QCOMPARE(told.back(), 1.0);
        std::stop_source source;
        const Refusal refusal = refusal_of([&] {
            static_cast<void>(
                load_model(folder, make_cpu_backend(ThreadCount::chosen(1)), source.get_token(), [&](double share) {
                    if (share > 0.5) source.request_stop();
                }));
        });
        QCOMPARE(refusal.kind, ErrorKind::Cancelled);
    }
};

HEADLIGHT_TEST(LoadTest, None)
#include "load_test.moc"
