// Every encoder of the reference on every backend, with the heads that its family has.

#include "comparison.h"
#include "edited_case.h"
#include "model_backends.h"
#include "models/model.h"
#include "reference_case.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <cstdlib>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::unique_ptr<Model> load_case(const QString& name) {
    return load_model(open_model_folder(case_folder(name)), current_model_backend().make(), {}, {});
}

QString model_type_of(const QString& name) {
    return read_json(reference_models() + "/" + name + "/config.json")["model_type"].toString();
}

bool is_encoder(const QString& model_type) {
    const auto all = supported_architectures();
    return std::ranges::any_of(all, [&](const auto& one) {
        return QString::fromStdString(one.first) == model_type && one.second.ends_with(" encoder");
    });
}

QStringList encoder_cases() {
    QStringList cases;
    for (const QString& name : reference_cases({"*-*"}))
        if (is_encoder(model_type_of(name))) cases << name;
    return cases;
}

}  // namespace

class EncodersTest : public QObject {
    Q_OBJECT

  private slots:
    void every_encoder_has_a_case() {
        QStringList missing;
        for (const auto& [model_type, name] : supported_architectures())
            if (name.ends_with(" encoder")) missing << QString::fromStdString(model_type);
        QVERIFY(missing.size() >= 8);
        for (const QString& name : encoder_cases()) missing.removeAll(model_type_of(name));
        QVERIFY2(missing.isEmpty(), qPrintable(missing.join(", ")));
    }

    void every_tensor_agrees_with_transformers_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("input");
        QTest::addColumn<int>("backend");
        for (const QString& name : encoder_cases())
            for (int input = 0; input < static_cast<int>(read_inputs(name).size()); ++input)
                for (int backend = 0; backend < static_cast<int>(model_backends().size()); ++backend)
                    QTest::addRow("%s input %d on %s", qPrintable(name), input,
                                  model_backends()[static_cast<std::size_t>(backend)].name.c_str())
                        << name << input << backend;
    }
    void every_tensor_agrees_with_transformers() {
        QFETCH(QString, name);
        QFETCH(int, input);
        const auto model = load_case(name);
        QVERIFY2(model->description().notices.empty(),
                 model->description().notices.empty() ? "" : model->description().notices.front().c_str());
        CaptureRequest request;
        request.hidden = true;
        request.value_norms = true;
        const auto found =
            named_tensors(model->forward(read_inputs(name).at(static_cast<std::size_t>(input)), request, {}, {}));
        for (const auto& [tensor, expected] : read_expected(name, input))
            compare_tensor(tensor, found, expected, bounds_of(current_model_backend()));
    }

    void local_layers_mask_what_stands_far_to_either_side() {
        // ModernBERT of the reference sees four tokens to either side, but for its first and last layer.
        const auto model = load_model(open_model_folder(case_folder("modernbert-mlm")), make_cpu_backend(1), {}, {});
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
        const auto model = load_model(open_model_folder(case_folder("roberta-mlm")), make_cpu_backend(1), {}, {});
        QCOMPARE(model->description().max_tokens, 70);
        ModelInput input;
        input.ids.assign(70, 5);
        static_cast<void>(model->forward(input, {}, {}, {}));
        input.ids.push_back(5);
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(model->forward(input, {}, {}, {})), std::exception);
    }

    void layers_of_a_group_share_their_weights() {
        const auto model = load_model(open_model_folder(case_folder("albert-mlm")), make_cpu_backend(1), {}, {});
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

QTEST_APPLESS_MAIN(EncodersTest)
#include "encoders_test.moc"
