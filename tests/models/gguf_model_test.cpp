// Models of GGUF files, in every type of storage, against what transformers computes with their dequantised weights.

#include "backends/cpu/cpu_backend.h"
#include "comparison.h"
#include "core/error.h"
#include "model_backends.h"
#include "models/model.h"
#include "reference_case.h"
#include "test_program.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <optional>

using namespace headlight;
using namespace headlight::testing;

namespace {

QString gguf_cases() {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf");
}

/// Cases of `../models` in files that llama.cpp wrote.
QString converted_cases() {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf_converted");
}

/// The same in pairs, of models that read images.
QString pair_cases() {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/gguf_pairs");
}

/// Cases whose heads llama.cpp leaves out: that of words, and the pooler that BERT's classifier reads.
const QStringList kHeadless{"bert-cls", "distilbert-mlm", "neobert-mlm", "nomic-bert-mlm"};
/// A case whose file, built as a decoder's is, has no head of which anything could be said.
const QStringList kBare{"eurobert-mlm"};
/// Cases with a layer that does not attend, which a notice says.
const QStringList kPartly{"lfm2-plain-lm", "granite-hybrid-lm", "granite-hybrid-dense-lm", "qwen3-next-lm"};

std::filesystem::path file_of(const QString& name, const QString& type) {
    return (gguf_cases() + "/" + name + "/" + type + ".gguf").toStdString();
}

ModelInput input_of(const QString& name) {
    const QJsonValue entry = read_json(gguf_cases() + "/" + name + "/reference/inputs.json").array().first();
    return {integers<std::int32_t>(entry["input_ids"]), {}, {}};
}

}  // namespace

class GgufModelTest : public QObject {
    Q_OBJECT

  private slots:
    void every_type_of_every_case_agrees_with_transformers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("type");
        QTest::addColumn<int>("backend");
        for (const QString& name : QDir(gguf_cases()).entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            for (const QFileInfo& file : QDir(gguf_cases() + "/" + name).entryInfoList({"*.gguf"}))
                for (std::size_t backend = 0; backend < model_backends().size(); ++backend)
                    QTest::addRow("%s %s on %s", qPrintable(name), qPrintable(file.baseName()),
                                  model_backends()[backend].name.c_str())
                        << name << file.baseName() << static_cast<int>(backend);
    }
    void every_type_of_every_case_agrees_with_transformers() {
        QFETCH(QString, name);
        QFETCH(QString, type);
        const ModelFolder folder = open_model_folder(file_of(name, type));
        const auto model = load_model(folder, current_model_backend().make(), {}, {});
        QVERIFY2(model->description().notices.empty() || name == "bert-base",
                 model->description().notices.empty() ? "" : model->description().notices.front().c_str());
        CaptureRequest request;
        request.hidden = true;
        request.value_norms = true;
        const auto found = named_tensors(model->forward(input_of(name), request, {}, {}));
        const auto expected =
            read_tensors((gguf_cases() + "/" + name + "/reference/" + type + ".safetensors").toStdString());
        for (const auto& [tensor, values] : expected)
            if (tensor != "pooler_output")  // there is none in the file
                compare_tensor(tensor, found, values, bounds_of(current_model_backend()));
    }

    void files_that_llama_cpp_wrote_agree_with_transformers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("input");
        QTest::addColumn<int>("backend");
        for (const QFileInfo& file : QDir(converted_cases()).entryInfoList({"*.gguf"}))
            for (std::size_t backend = 0; backend < model_backends().size(); ++backend) {
                const auto all = static_cast<int>(read_inputs(file.baseName()).size());
                const int inputs = backend == 0 ? all : 1;  // a software device takes long over them
                for (int input = 0; input < inputs; ++input)
                    QTest::addRow("%s input %d on %s", qPrintable(file.baseName()), input,
                                  model_backends()[backend].name.c_str())
                        << file.baseName() << input << static_cast<int>(backend);
            }
    }
    void files_that_llama_cpp_wrote_agree_with_transformers() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const std::filesystem::path file = (converted_cases() + "/" + name + ".gguf").toStdString();
        const auto model = load_model(open_model_folder(file), current_model_backend().make(), {}, {});
        const std::vector<std::string>& notices = model->description().notices;
        QVERIFY2(notices.size() == ((kHeadless + kPartly).contains(name) ? 1 : 0),
                 notices.empty() ? "" : notices.front().c_str());
        CaptureRequest request;
        request.hidden = true;
        const ModelInput text = read_inputs(name).at(static_cast<std::size_t>(input));
        if (name.contains("roberta") && std::ranges::count(text.attention_mask, std::uint8_t{0}) > 0)
            QSKIP("RoBERTa's padding has a position of its own, which these files lack");
        const auto found = named_tensors(model->forward(text, request, {}, {}));
        for (const auto& [tensor, values] : read_expected(name, input))
            if (tensor != "logits" || !(kHeadless + kBare).contains(name))
                compare_tensor(tensor, found, values, bounds_of(current_model_backend()));
    }

    void every_architecture_that_goes_by_a_name_of_llama_cpp_has_a_file() {
        QSet<QString> names;
        QSet<QString> encoders;
        QStringList folders{converted_cases(), gguf_cases() + "/bert-base", gguf_cases() + "/gemma3-lm",
                            gguf_cases() + "/gpt2-lm", gguf_cases() + "/qwen2-lm"};
        for (const QFileInfo& pair : QDir(pair_cases()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot))
            folders << pair.filePath();
        for (const QString& folder : folders)
            for (const QFileInfo& file : QDir(folder).entryInfoList({"*.gguf"})) {
                const std::filesystem::path path = file.filePath().toStdString();
                if (is_named_image_encoder(path)) continue;
                const ModelFolder opened = open_model_folder(path);
                names << QString::fromStdString(opened.config.text("model_type"));
                if (const GgufFile* image = opened.gguf->image_encoder())
                    encoders << QString::fromStdString(*image->header().metadata().text("clip.projector_type"));
            }
        QSet<QString> known;
        QSet<QString> known_encoders;
        for (const auto& [model_type, name, gguf_name, projector] : supported_architectures()) {
            if (!gguf_name.empty()) known << QString::fromStdString(gguf_name);
            if (!projector.empty()) known_encoders << QString::fromStdString(projector);
        }
        QCOMPARE(names, known);
        QCOMPARE(encoders, known_encoders);
    }

    void a_file_of_an_encoder_says_what_it_holds_of_heads_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("labels");
        QTest::addColumn<QString>("notice");
        QTest::newRow("one layer without its pooler") << "bert-cls"
                                                      << ""
                                                      << "The classifier reads the output of a pooler";
        QTest::newRow("words") << "distilbert-mlm"
                               << ""
                               << "have no heads but text classifiers, and this one has none";
        QTest::newRow("DistilBERT's classifier") << "distilbert-cls"
                                                 << "low middle high"
                                                 << "";
        QTest::newRow("RoBERTa's classifier") << "roberta-cls"
                                              << "low middle high"
                                              << "";
        QTest::newRow("one class") << "roberta-rank"
                                   << "LABEL_0"
                                   << "";
        QTest::newRow("ModernBERT's classifier") << "modernbert-cls"
                                                 << "low middle high"
                                                 << "";
    }
    void a_file_of_an_encoder_says_what_it_holds_of_heads() {
        QFETCH(QString, name);
        QFETCH(QString, labels);
        QFETCH(QString, notice);
        const std::filesystem::path file = (converted_cases() + "/" + name + ".gguf").toStdString();
        const auto model = load_model(open_model_folder(file), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
        QStringList found;
        for (const auto& [number, label] : model->description().labels) found << QString::fromStdString(label);
        QCOMPARE(found.join(" "), labels);
        QCOMPARE(model->description().task == ModelTask::SequenceClassification, !labels.isEmpty());
        QCOMPARE(model->description().notices.empty(), notice.isEmpty());
        if (!notice.isEmpty()) QVERIFY(QString::fromStdString(model->description().notices.front()).contains(notice));
    }

    void a_generated_text_is_that_of_the_whole_pass() {
        const auto model =
            load_model(open_model_folder(file_of("gpt2-lm", "Q5_1")), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const std::vector<std::int32_t> ids = input_of("gpt2-lm").ids;
        const auto expected =
            read_tensors((gguf_cases() + "/gpt2-lm/reference/Q5_1.safetensors").toStdString()).at("logits");
        const auto cache = model->make_cache(static_cast<std::int64_t>(ids.size()));
        for (std::size_t i = 0; i < ids.size(); ++i) {
            const Capture step = model->extend(*cache, std::span(ids).subspan(i, 1), {}, {});
            compare_values("logits", step.output("logits")->values(), expected.slice(static_cast<std::int64_t>(i)));
        }
    }

    void a_metadata_that_contradicts_the_weights_names_its_key() {
        // One layer less than there are tensors for.
        const auto error = refusal_of(gguf_cases() + "/gpt2-lm/Q8_0.gguf", "gpt2.block_count", 4, QByteArray("\1", 1));
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QCOMPARE(error->place().field, std::string("gpt2.block_count"));
    }

    void a_scale_of_scores_that_is_none_is_refused() {
        const auto error =
            refusal_of(converted_cases() + "/gemma2-lm.gguf", "gemma2.attention.scale", 4, QByteArray(4, 0));
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QCOMPARE(error->place().field, std::string("gemma2.attention.scale"));
    }

    void a_way_of_stretching_angles_that_is_not_known_is_refused() {
        const auto error =
            refusal_of(converted_cases() + "/llama-rope-linear.gguf", "llama.rope.scaling.type", 12, "zinear");
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Unsupported);
        QVERIFY(error->sentence().find("zinear") != std::string::npos);
        QCOMPARE(error->place().field, std::string("llama.rope.scaling.type"));
    }

    void two_tensors_that_are_the_same_one_of_the_model_are_refused() {
        // OLMo 2 has norms after its parts; a file with a norm before one as well is of another model.
        const auto error = refusal_of(converted_cases() + "/olmo2-lm.gguf", "blk.0.ffn_down", -4, "norm");
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QVERIFY(error->sentence().find("blk.0.post_attention_norm.weight") != std::string::npos);
        QVERIFY(error->sentence().find("blk.0.ffn_norm.weight") != std::string::npos);
    }

    void keys_of_latents_without_their_values_are_refused() {
        const auto error = refusal_of(converted_cases() + "/deepseek-v2-lm.gguf", "blk.0.attn_v_b", -1, "c");
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QVERIFY(error->sentence().find("blk.0.attn_v_b.weight") != std::string::npos);
        QCOMPARE(error->place().field, std::string("blk.0.attn_k_b.weight"));
    }

    void a_file_of_nothing_but_layers_that_predict_further_ahead_is_refused() {
        const auto error =
            refusal_of(converted_cases() + "/glm4-moe-lm.gguf", "glm4moe.nextn_predict_layers", 4, QByteArray("\2", 1));
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QCOMPARE(error->place().field, std::string("glm4moe.block_count"));
    }

    void groups_that_do_not_divide_the_rows_of_a_delta_rule_are_refused() {
        const auto error =
            refusal_of(converted_cases() + "/qwen3-next-lm.gguf", "qwen3next.ssm.group_count", 4, QByteArray("\x4", 1));
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        const auto odd =
            refusal_of(converted_cases() + "/qwen3-next-lm.gguf", "qwen3next.ssm.group_count", 4, QByteArray("\x3", 1));
        QVERIFY(odd);
        QCOMPARE(odd->kind(), ErrorKind::Format);
    }

    void a_delta_rule_without_its_gates_is_refused() {
        const auto error = refusal_of(converted_cases() + "/qwen3-next-lm.gguf", "blk.0.attn_gate", -1, "f");
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QVERIFY(error->sentence().find("blk.0.attn_gate.weight") != std::string::npos);
        QCOMPARE(error->place().field, std::string("blk.0.attn_qkv.weight"));
    }

    void a_decay_that_grows_is_refused() {
        constexpr qsizetype kSignOfFirst = 3;  // in the last byte
        const QString file = converted_cases() + "/granite-hybrid-lm.gguf";
        const auto store = open_gguf(file.toStdString());
        const TensorView view = *store->find("blk.0.ssm_a");
        const qsizetype begin = view.bytes.data() - store->files().front().file()->bytes().data();
        const auto error = refusal_of(file, "", begin + kSignOfFirst, QByteArray("\x3f"));
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QCOMPARE(error->place().field, std::string("blk.0.ssm_a"));
    }

    void a_file_without_a_layer_that_attends_is_refused() {
        constexpr qsizetype kSecondLayer = 20;  // behind the types, the number of layers and the first of them
        const auto error = refusal_of(converted_cases() + "/lfm2-plain-lm.gguf", "lfm2.attention.head_count_kv",
                                      kSecondLayer, QByteArray(1, '\0'));
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Format);
        QCOMPARE(error->place().field, std::string("lfm2.attention.head_count_kv"));
    }

    void an_architecture_that_does_not_run_is_named_with_those_that_do() {
        const auto error = refusal_of(gguf_cases() + "/bert-base/Q8_0.gguf", "general.architecture", 12, "zert");
        QVERIFY(error);
        QCOMPARE(error->kind(), ErrorKind::Unsupported);
        QVERIFY(error->sentence().find("zert") != std::string::npos);
        QVERIFY(error->sentence().find("gpt2") != std::string::npos);
        QCOMPARE(error->place().field, std::string("general.architecture"));
    }

  private:
    /// What loading says of a copy with other bytes behind a key: four bytes on a value begins, and eight more a text.
    [[nodiscard]] std::optional<Error> refusal_of(const QString& file, const QByteArray& key, qsizetype distance,
                                                  const QByteArray& bytes) const {
        QFile original(file);
        if (!original.open(QIODevice::ReadOnly)) return {};
        QByteArray content = original.readAll();
        content.replace(content.indexOf(key) + key.size() + distance, bytes.size(), bytes);
        QFile changed(folder_.filePath("changed.gguf"));
        if (!changed.open(QIODevice::WriteOnly)) return {};
        changed.write(content);
        changed.close();
        try {
            static_cast<void>(load_model(open_model_folder(changed.fileName().toStdString()),
                                         make_cpu_backend(ThreadCount::chosen(1)), {}, {}));
        } catch (const Error& error) {
            return error;
        }
        return {};
    }

    QTemporaryDir folder_;
};

HEADLIGHT_TEST(GgufModelTest, None)
#include "gguf_model_test.moc"
