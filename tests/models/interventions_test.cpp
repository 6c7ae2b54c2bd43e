// Heads that are switched off or given other weights: against transformers with hooks, and what is refused.

#include "capture/intervention_text.h"
#include "case_runs.h"
#include "edited_case.h"
#include "random_model.h"
#include "test_program.h"

#include <QRegularExpression>
#include <QtTest>

#include <algorithm>
#include <numeric>

using namespace headlight;
using namespace headlight::testing;

namespace {

const QString kExtra = QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/extra/interventions");

QJsonArray cases() {
    return read_json(kExtra + ".json").array();
}

CaptureRequest request_with(const std::vector<std::string>& specs) {
    CaptureRequest request;
    for (const std::string& spec : specs) request.interventions.push_back(parse_intervention(spec));
    return request;
}

Capture run(Model& model, const ModelInput& input, const std::vector<std::string>& specs) {
    return model.forward(input, request_with(specs), {}, {});
}

Refusal refused(const QString& name, const std::vector<std::string>& specs) {
    const auto model =
        load_model(open_model_folder(case_folder(name)), make_cpu_backend(ThreadCount::chosen(1)), {}, {});
    return refusal_of([&] { static_cast<void>(run(*model, read_inputs(name).front(), specs)); });
}

void compare_logits(const Capture& found, const Tensor& expected) {
    const Tensor* logits = found.output("logits");
    QVERIFY(logits != nullptr);
    compare_values("logits", logits->values(), expected.values(), bounds_of(current_model_backend()).values);
}

}  // namespace

class InterventionsTest : public QObject {
    Q_OBJECT

  private slots:
    void every_intervention_agrees_with_transformers_data() {
        QTest::addColumn<int>("number");
        QTest::addColumn<int>("backend");
        for (int number = 0; number < cases().size(); ++number)
            for (int backend = 0; backend < static_cast<int>(model_backends().size()); ++backend)
                QTest::addRow("case %d on %s", number, model_backends()[static_cast<std::size_t>(backend)].name.c_str())
                    << number << backend;
    }
    void every_intervention_agrees_with_transformers() {
        QFETCH(int, number);
        const QJsonValue entry = cases().at(number);
        const QString name = entry["model"].toString();
        std::vector<std::string> specs;
        for (const QJsonValue& spec : entry["interventions"].toArray()) specs.push_back(spec.toString().toStdString());
        const auto model = load_case(name);
        const auto found =
            named_tensors(run(*model, read_inputs(name).at(static_cast<std::size_t>(entry["input"].toInt())), specs));
        const std::string prefix = std::to_string(number) + ".";
        int compared = 0;
        for (const auto& [tensor, expected] : read_tensors((kExtra + ".safetensors").toStdString())) {
            if (!tensor.starts_with(prefix)) continue;
            compare_tensor(tensor.substr(prefix.size()), found, expected, bounds_of(current_model_backend()));
            ++compared;
        }
        QVERIFY(compared >= 3);
    }

    void positions_left_out_are_tables_of_zeros_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QStringList>("specs");
        QTest::addColumn<QString>("tables");
        QTest::addColumn<int>("backend");
        const auto row = [](const char* name, const QStringList& specs, const char* tables) {
            for (std::size_t backend = 0; backend < model_backends().size(); ++backend)
                QTest::addRow("%s on %s", name, model_backends()[backend].name.c_str())
                    << QString(name) << specs << QString(tables) << static_cast<int>(backend);
        };
        row("bert-mlm", {"no-positions:all"}, "position_embeddings.weight$");
        row("gpt2-lm", {"no-positions:all"}, "wpe.weight$");
        row("mpnet-mlm", {"no-positions:all"}, "position_embeddings.weight$|relative_attention_bias.weight$");
        row("nystromformer-mlm", {"no-positions:all"}, "position_embeddings.weight$");
        row("t5-seq2seq", {"encoder/no-positions:all", "decoder/no-positions:all"}, "relative_attention_bias.weight$");
        row("bart-seq2seq", {"encoder/no-positions:all", "decoder/no-positions:all"}, "embed_positions.weight$");
        row("whisper", {"encoder/no-positions:all", "decoder/no-positions:all"}, "embed_positions.weight$");
        row("vit-cls", {"no-positions:all"}, "position_embeddings$");
        row("dinov2-registers", {"no-positions:all"}, "position_embeddings$");
        row("swin-cls", {"stage0/no-positions:all", "stage1/no-positions:all"}, "relative_position_bias_table$");
        row("clip", {"vision/no-positions:all", "text/no-positions:all"}, "position_embedding.weight$");
    }
    void positions_left_out_are_tables_of_zeros() {
        QFETCH(QString, name);
        QFETCH(QStringList, specs);
        QFETCH(QString, tables);
        const ModelInput input = read_inputs(name).front();
        const auto placed = load_case(name);
        std::vector<std::string> changes;
        for (const QString& spec : specs) changes.push_back(spec.toStdString());
        EditedCase emptied(name);
        int count = 0;
        for (const auto& [tensor, values] : read_tensors(case_folder(name) / "model.safetensors")) {
            if (!QString::fromStdString(tensor).contains(QRegularExpression(tables))) continue;
            emptied.weights.put(tensor, Tensor(values.shape(), 0.0F));
            ++count;
        }
        QVERIFY(count > 0);
        const auto expected = named_tensors(run(*emptied.load(), input, {}));
        const auto found = named_tensors(run(*placed, input, changes));
        QCOMPARE(found.size(), expected.size());
        for (const auto& [tensor, values] : expected)
            compare_tensor(tensor, found, values, bounds_of(current_model_backend()));
    }

    void a_head_of_landmarks_can_be_off_data() { add_model_backends(); }
    void a_head_of_landmarks_can_be_off() {
        // Off means that no column of the output projection that reads the head has a say.
        const QString name = "nystromformer-mlm";
        const ModelInput input = read_inputs(name).front();
        EditedCase emptied(name);
        const std::string tensor = "nystromformer.encoder.layer.0.attention.output.dense.weight";
        Tensor weight = read_tensors(case_folder(name) / "model.safetensors").at(tensor);
        for (std::int64_t row = 0; row < weight.size(0); ++row)
            std::ranges::fill(weight.slice(row).subspan(8, 8), 0.0F);
        emptied.weights.put(tensor, weight);
        const auto found = named_tensors(run(*load_case(name), input, {"zero:0.1"}));
        for (const auto& [output, values] : named_tensors(run(*emptied.load(), input, {})))
            compare_tensor(output, found, values, bounds_of(current_model_backend()));
    }

    void without_positions_a_temperature_divides_what_is_left() {
        const auto model =
            load_model(open_model_folder(case_folder("llama-lm")), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const ModelInput input = read_inputs("llama-lm").front();
        const auto last = [&](const std::vector<std::string>& specs) {
            return run(*model, input, specs).attention.front().layers.front()->row(0, 9);
        };
        const std::vector<float> left = last({"no-positions:0.0"});
        const std::vector<float> cooler = last({"no-positions:0.0", "temperature=0.5:0.0"});
        QVERIFY(last({"temperature=0.5:0.0", "no-positions:0.0"}) == cooler);
        double sum = 0;
        for (const float weight : left) sum += static_cast<double>(weight) * static_cast<double>(weight);
        for (std::size_t key = 0; key < left.size(); ++key)
            QVERIFY(std::abs(static_cast<double>(cooler[key]) -
                             static_cast<double>(left[key]) * static_cast<double>(left[key]) / sum) < 1e-5);
    }

    void metrics_and_thumbnails_are_those_of_the_new_weights_data() { add_model_backends(); }
    void metrics_and_thumbnails_are_those_of_the_new_weights() {
        const auto model = load_case("llama-lm");
        const ModelInput input = read_inputs("llama-lm").front();
        const Capture capture = run(*model, input, {"self:0.1", "previous:0.2"});
        const AttentionField& field = *capture.attention.front().layers.front();
        const auto tokens = static_cast<float>(input.ids.size());
        QVERIFY(field.replaced(1) && field.replaced(2) && !field.replaced(0));
        QCOMPARE(field.metrics()[1].self, 1.0F);
        QCOMPARE(field.metrics()[1].entropy, 0.0F);
        QCOMPARE(field.metrics()[1].mean_distance, 0.0F);
        QCOMPARE(field.metrics()[2].previous, (tokens - 1) / tokens);
        QCOMPARE(field.metrics()[2].first, 2 / tokens);
        const std::span<const float> picture = field.thumbnails().slice(1);
        for (std::size_t i = 0; i < input.ids.size(); ++i)
            for (std::size_t j = 0; j < input.ids.size(); ++j)
                QCOMPARE(picture[i * input.ids.size() + j], i == j ? 1.0F : 0.0F);
    }

    void metrics_and_thumbnails_of_windows_are_those_of_the_new_weights_data() { add_model_backends(); }
    void metrics_and_thumbnails_of_windows_are_those_of_the_new_weights() {
        const auto model = load_case("davit");
        const Capture capture =
            run(*model, read_inputs("davit").front(), {"stage1/self:0.1", "channels/stage1/uniform:0.0"});
        const auto field_of = [&](AttentionKind kind) {
            const auto found = std::ranges::find_if(
                capture.attention, [&](const AttentionStack& stack) { return stack.kind == kind && stack.stage == 1; });
            return found->layers.front();
        };
        const auto windows = field_of(AttentionKind::Self);
        QVERIFY(windows->replaced(1) && !windows->replaced(0));
        QCOMPARE(windows->metrics()[1].self, 1.0F);
        QCOMPARE(windows->metrics()[1].mean_distance, 0.0F);
        const std::span<const float> picture = windows->thumbnails().slice(1);
        for (std::size_t i = 0; i < 32; ++i) QCOMPARE(picture[i * 32 + i], 1.0F);
        const auto channels = field_of(AttentionKind::Channel);
        QVERIFY(channels->replaced(0) && !channels->replaced(1));
        QCOMPARE(channels->metrics()[0].maximum, 1.0F / 12);
    }

    void painted_patches_of_other_windows_stay_unseen() {
        const auto model =
            load_model(open_model_folder(case_folder("swin-cls")), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const ModelInput input = read_inputs("swin-cls").front();
        // Patches 0 and 63 are corners of the second stage's 8 x 8, in which a window has 4 x 4.
        const auto painted = named_tensors(run(*model, input, {"stage1/paint@0,63=0.9:0.0"}));
        for (const auto& [tensor, expected] : named_tensors(run(*model, input, {})))
            compare_tensor(tensor, painted, expected, Bounds{});
    }

    void a_temperature_of_one_changes_nothing_of_any_kind_of_score_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"gemma2-lm", "gpt-oss-lm", "bloom-lm", "mpnet-mlm", "deberta-v2-mlm", "mistral-lm",
                                 "modernbert-mlm", "longformer-mlm", "bigbird-full", "bigbird-sparse", "falcon-alibi"})
            QTest::newRow(name) << QString(name);
    }
    void a_temperature_of_one_changes_nothing_of_any_kind_of_score() {
        QFETCH(QString, name);
        const auto model =
            load_model(open_model_folder(case_folder(name)), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const ModelInput input = read_inputs(name).back();
        const auto untouched = named_tensors(run(*model, input, {}));
        const auto changed = named_tensors(run(*model, input, {"temperature=1:0", "temperature=1:1"}));
        for (const auto& [tensor, expected] : untouched) {
            // Replaced weights say how much of a value was taken: blocks that take part twice weigh twice.
            if (name == "bigbird-sparse" && tensor.starts_with("attentions.")) continue;
            compare_tensor(tensor, changed, expected, Bounds{});
        }
    }

    void sinks_are_divided_by_the_temperature_too() {
        const auto model =
            load_model(open_model_folder(case_folder("gpt-oss-lm")), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const ModelInput input = read_inputs("gpt-oss-lm").front();
        const Capture capture = run(*model, input, {"temperature=1000000:0"});
        const std::vector<float> last =
            capture.attention.front().layers.front()->row(0, static_cast<std::int64_t>(input.ids.size()) - 1);
        // All scores are alike then, and the sink is one more key.
        const auto seen = std::count_if(last.begin(), last.end(), [](float weight) { return weight > 0; });
        for (const float weight : last)
            if (weight > 0) QVERIFY(std::abs(weight * static_cast<float>(seen + 1) - 1) < 1e-3F);
    }

    void painted_weights_beyond_one_are_scaled_and_masked_pairs_stay_zero() {
        const auto model =
            load_model(open_model_folder(case_folder("llama-lm")), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const Capture capture = run(*model, read_inputs("llama-lm").front(), {"paint@4,0=0.9;4,1=0.6;4,9=1:0.0"});
        const std::vector<float> row = capture.attention.front().layers.front()->row(0, 4);
        QVERIFY(std::abs(row[0] - 0.6F) < 1e-6F);
        QVERIFY(std::abs(row[1] - 0.4F) < 1e-6F);
        QCOMPARE(std::accumulate(row.begin() + 2, row.end(), 0.0F), 0.0F);
    }

    void a_text_read_with_a_cache_is_changed_as_a_whole_one_is_data() { add_model_backends(); }
    void a_text_read_with_a_cache_is_changed_as_a_whole_one_is() {
        const auto model = load_case("llama-lm");
        const ModelInput input = read_inputs("llama-lm").front();
        const std::vector<std::string> specs{"previous:0.1", "temperature=0.5:1", "paint@9,2=0.7:0.3", "zero:1.2",
                                             "no-positions:all"};
        const Capture whole = run(*model, input, specs);
        const auto cache = model->make_cache(static_cast<std::int64_t>(input.ids.size()));
        Capture piece;
        for (std::size_t at = 0; at < input.ids.size(); at += 5)
            piece =
                model->extend(*cache, std::span(input.ids).subspan(at, std::min<std::size_t>(5, input.ids.size() - at)),
                              request_with(specs), {});
        const Tensor& all = *whole.output("logits");
        const std::span<const float> last = all.slice(all.size(0) - 1);
        compare_logits(piece, Tensor({all.size(1)}, {last.begin(), last.end()}));
        const auto refusal = refusal_of([&] {
            const auto fresh = model->make_cache(8);
            static_cast<void>(model->extend(*fresh, std::span(input.ids).first(3), request_with({"mean:0.0"}), {}));
        });
        QVERIFY2(refusal.kind == ErrorKind::Input && refusal.says("while text is generated"), refusal.text.c_str());
    }

    void a_target_read_with_a_cache_is_changed_as_a_whole_one_is_data() { add_model_backends(); }
    void a_target_read_with_a_cache_is_changed_as_a_whole_one_is() {
        const auto model = load_case("t5-seq2seq");
        const ModelInput input = read_inputs("t5-seq2seq").front();
        const std::vector<std::string> specs{"encoder/mean:0.1", "encoder/uniform:1", "cross/temperature=0.5:0",
                                             "decoder/previous:1.0", "cross/paint@3,2=0.9:1.1"};
        const CaptureRequest request = request_with(specs);
        const Capture whole = model->forward(input, request, {}, {});
        const auto cache = model->read_source(input, 16, request.interventions, {});
        Capture piece;
        for (const std::int32_t id : input.decoder_ids) piece = model->extend(*cache, {&id, 1}, request, {});
        const Tensor& all = *whole.output("logits");
        const std::span<const float> last = all.slice(all.size(0) - 1);
        compare_logits(piece, Tensor({all.size(1)}, {last.begin(), last.end()}));
    }

    void what_does_not_fit_is_refused_with_a_sentence_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char* name, const char* spec, const char* sentence) {
            QTest::addRow("%s on %s", spec, name) << QString(name) << QString(spec) << QString(sentence);
        };
        row("bert-mlm", "zero:2", "There is no layer 2 to intervene on; the model has the layers 0 to 1.");
        row("bert-mlm", "zero:1.4", "There is no head 4 to intervene on; layer 1 has the heads 0 to 3.");
        row("bert-mlm", "cross/zero:0.0", "no attention of the kind");
        row("t5-seq2seq", "zero:0.0", "no attention of the kind");
        row("bert-mlm", "temperature=0:0.0", "must be more than 0");
        row("bert-mlm", "temperature=-1:0.0", "must be more than 0");
        row("bert-mlm", "temperature=inf:0.0", "must be more than 0 and finite");
        row("bert-mlm", "temperature=nan:0.0", "expected a number as its temperature");
        row("bert-mlm", "paint@0,0=1.5:0.0", "between 0 and 1");
        row("t5-seq2seq", "cross/previous:0.0", "another text");
        row("t5-seq2seq", "cross/self:0.0", "another text");
        row("nystromformer-mlm", "uniform:0", "are products over landmarks");
        row("davit", "stage0/no-positions:all", "has no positions to leave out");
        row("bert-mlm", "no-positions:0", "do not depend on positions");
        row("t5-seq2seq", "cross/no-positions:0", "no positions to leave out");
        row("swin-cls", "no-positions:all", "as in stage0/no-positions:all");
        row("swin-cls", "stage0/previous:0.0", "may lie in another window");
        row("davit", "stage1/previous:0", "may lie in another window");
        row("davit", "channels/stage0/previous:0.0", "Channels have no order");
        row("siglip", "pooling/previous:0.0", "is learned and not a patch");
        row("siglip", "pooling/self:0", "is learned and not a patch");
        row("swin-cls", "zero:0.0", "as in stage0/zero:0; the model has the stages 0 to 1.");
        row("swin-cls", "stage2/zero:0.0", "There is no stage 2 to intervene on; the model has the stages 0 to 1.");
        row("swin-cls", "stage0/zero:2", "There is no layer 2 to intervene on; the stage has the layers 0 to 1.");
        row("swin-cls", "stage0/zero:0.9", "There is no head 9 to intervene on");
        row("swin-cls", "channels/stage0/zero:0", "no attention of the kind");
        row("bert-mlm", "stage0/zero:0.0", "This model has no stages to intervene on: leave stage0/ out.");
    }
    void what_does_not_fit_is_refused_with_a_sentence() {
        QFETCH(QString, name);
        QFETCH(QString, spec);
        QFETCH(QString, sentence);
        const Refusal refusal = refused(name, {spec.toStdString()});
        QVERIFY2(refusal.kind == ErrorKind::Input && refusal.says(sentence.toStdString()), refusal.text.c_str());
    }

    void weights_of_long_texts_are_not_replaced_but_heads_can_be_off() {
        const auto model =
            load_model(random_bert({1, 2, 16, 32, 50, 2100}), make_cpu_backend(ThreadCount::chosen(2)), {}, {});
        const ModelInput input{std::vector<std::int32_t>(2049, 7), {}, {}};
        const Refusal refusal = refusal_of([&] { static_cast<void>(run(*model, input, {"uniform:0.0"})); });
        QVERIFY2(refusal.kind == ErrorKind::Input && refusal.says("at most 2048 tokens"), refusal.text.c_str());
        QCOMPARE(run(*model, input, {"zero:0"}).attention.size(), std::size_t{1});
    }

    void specifications_read_back_as_they_were_written_data() {
        QTest::addColumn<QString>("spec");
        QTest::addColumn<QString>("words");
        QTest::newRow("zero") << "zero:2.5"
                              << "L2H5 zeroed";
        QTest::newRow("layer") << "mean:2"
                               << "layer 2 set to its mean over this text";
        QTest::newRow("temperature") << "temperature=0.5:2.5"
                                     << "L2H5 at temperature 0.5";
        QTest::newRow("kind") << "cross/uniform:0.11"
                              << "cross L0H11 attends uniformly to all tokens";
        QTest::newRow("stage") << "stage1/zero:0.2"
                               << "stage 1 L0H2 zeroed";
        QTest::newRow("channels") << "channels/stage0/uniform:1"
                                  << "channels stage 0 layer 1 attends uniformly to all channels";
        QTest::newRow("no positions") << "no-positions:1.2"
                                      << "L1H2 without positions";
        QTest::newRow("no positions at all") << "encoder/no-positions:all"
                                             << "all encoder layers without positions";
        QTest::newRow("painted") << "decoder/paint@4,2=0.9;5,0=0.125:0.3"
                                 << "decoder L0H3 has 2 painted weights";
    }
    void specifications_read_back_as_they_were_written() {
        QFETCH(QString, spec);
        QFETCH(QString, words);
        const Intervention change = parse_intervention(spec.toStdString());
        QCOMPARE(QString::fromStdString(spec_of(change)), spec);
        QCOMPARE(QString::fromStdString(describe(change)), words);
    }

    void what_is_no_specification_is_refused_data() {
        QTest::addColumn<QString>("spec");
        for (const char* spec : {"",
                                 "zero",
                                 "zero:",
                                 "zero:x",
                                 "zero:1.",
                                 "zero:-1",
                                 "zero:1.-2",
                                 "none:1.2",
                                 "zero=1:1",
                                 "temperature:1",
                                 "temperature=:1",
                                 "paint:1",
                                 "paint@1,2:1",
                                 "paint@1=2,3:1",
                                 "paint@:1",
                                 "middle/zero:1",
                                 "stage/zero:1",
                                 "stagex/zero:1",
                                 "stage-2/zero:1",
                                 "stage-1/zero:1",
                                 "stage1/",
                                 "zero:all",
                                 "no-positions=1:0",
                                 "no-positions:all.1",
                                 "zero:1.2.3",
                                 "zero:99999999999"})
            QTest::addRow("\"%s\"", spec) << QString(spec);
    }
    void what_is_no_specification_is_refused() {
        QFETCH(QString, spec);
        const Refusal refusal = refusal_of([&] { static_cast<void>(parse_intervention(spec.toStdString())); });
        QVERIFY2(refusal.kind == ErrorKind::Input && refusal.says("is not an intervention"), refusal.text.c_str());
    }
};

HEADLIGHT_TEST(InterventionsTest, Core)
#include "interventions_test.moc"
