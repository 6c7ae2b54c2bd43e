// What encoder-decoders write by beam search, against what Hugging Face transformers finds.
#include "core/error.h"
#include "models/reference_case.h"
#include "session/generation/generate_text.h"
#include "session/model_loader.h"
#include "test_program.h"

#include <QJsonObject>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using namespace headlight::testing;

class WrittenTargetsTest : public QObject {
    Q_OBJECT

  private slots:
    void the_best_of_four_beams_is_the_one_of_transformers_data() {
        QTest::addColumn<QString>("name");
        for (const QString& name : reference_cases_with_tokenizer({"*-seq2seq", "whisper"}))
            QTest::newRow(qPrintable(name)) << name;
    }
    void the_best_of_four_beams_is_the_one_of_transformers() {
        QFETCH(QString, name);
        ReadyModel model = load_ready_model(case_folder(name), {.backend = "cpu", .threads = 1}, {}, {});
        const QJsonObject generated = read_json(reference_models() + "/" + name + "/reference/generated.json").object();
        const std::vector<ModelInput> inputs = read_inputs(name);
        QVERIFY(!inputs.empty());
        for (std::size_t i = 0; i < inputs.size(); ++i) {
            const QJsonObject expected = generated[QString::number(i)].toObject()["beam4"].toObject();
            auto ids = integers<std::int32_t>(expected["ids"]);
            QVERIFY(ids.size() > 5);
            ids.erase(ids.begin());
            const GeneratedText text = generate_text(model,
                                                     {.ids = inputs[i].ids,
                                                      .tokens = ids.size(),
                                                      .attention_mask = inputs[i].attention_mask,
                                                      .global_tokens = inputs[i].global_tokens,
                                                      .features = inputs[i].features,
                                                      .beams = 4},
                                                     {}, {});
            QCOMPARE(text.ids, ids);
            QVERIFY(std::abs(text.score - expected["score"].toDouble()) < 1e-4 * std::abs(text.score));
        }
    }

    void a_source_may_fill_all_positions_because_the_target_has_its_own() {
        ReadyModel model = load_ready_model(case_folder("bart-seq2seq"), {.backend = "cpu", .threads = 1}, {}, {});
        const auto limit = static_cast<std::size_t>(model.model->description().max_tokens);
        std::vector<std::int32_t> source(limit, 7);
        QVERIFY(!generate_text(model, {.ids = source, .tokens = 3}, {}, {}).ids.empty());
        source.push_back(7);
        QVERIFY_EXCEPTION_THROWN(generate_text(model, {.ids = source, .tokens = 3}, {}, {}), Error);
    }
};

HEADLIGHT_TEST(WrittenTargetsTest, None)
#include "written_targets_test.moc"
