// Attention recorded elsewhere opens like a run of our own.
#include "session/recorded/recorded_run.h"

#include "analysis/heads/metrics.h"
#include "analysis/matrix_view.h"
#include "core/error.h"
#include "formats/tensors/tensor_files.h"
#include "session/analyze_text.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <cmath>
#include <fstream>
#include <limits>

using namespace headlight;

namespace {

const std::filesystem::path kRecorded = HEADLIGHT_SOURCE_DIR "/tests/reference/recorded";

ReadyModel load(const std::filesystem::path& path) {
    return load_ready_model(path, {.backend = "cpu", .threads = 1}, {}, {});
}

AnalysisPointer analyze(ReadyModel& model, const std::string& text) {
    AnalysisRequest request;
    request.text = text;
    return analyze_text(model, request, {}, {});
}

struct Layer {
    std::string name;
    Tensor weights;
};

/// Opens these weights as a file with these notes.
ReadyModel open(const std::vector<Layer>& layers, const FileMetadata& notes) {
    const QTemporaryDir folder;
    const std::filesystem::path path = std::filesystem::path(folder.path().toStdString()) / "run.safetensors";
    std::vector<NamedTensor> tensors;
    for (const Layer& layer : layers) {
        tensors.push_back(
            {layer.name, layer.weights.shape(), [&](const ValueSink& sink) { sink(layer.weights.values()); }});
    }
    std::ofstream file(path, std::ios::binary);
    write_safetensors(file, tensors, notes);
    file.close();
    return load(path);
}

Tensor square(std::vector<float> values) {
    return Tensor({1, 2, 2}, std::move(values));
}

const FileMetadata kTwoTokens{{"tokens", R"(["a","b"])"}};

}  // namespace

class RecordedRunTest : public QObject {
    Q_OBJECT

  private slots:
    void the_model_is_named_by_the_provenance_and_by_what_version_0_1_0_wrote() {
        const Layer layer{"attentions.0", square({0.3F, 0.7F, 0.1F, 0.9F})};
        const auto opened = [&](const std::string& name, const std::string& note) {
            FileMetadata notes = kTwoTokens;
            notes[name] = note;
            return open({layer}, notes);
        };
        const ReadyModel plain = opened("model", "old-bert");
        QCOMPARE(plain.provenance.model_name, std::string("old-bert"));
        QVERIFY(plain.notices.empty());
        const ReadyModel now = opened("provenance", R"({"model":"my-bert","interventions":["zero:0.0"]})");
        QCOMPARE(now.provenance.model_name, std::string("my-bert"));
        QCOMPARE(now.notices, (std::vector<std::string>{"Imported with intervention: L0H0 zeroed."}));
        QCOMPARE(opened("provenance", "from a hook").provenance.model_name, std::string("run"));
    }

    // transformers ran the built-in decoder, and so do we.
    void a_run_of_transformers_looks_like_our_own() {
        ReadyModel recorded = load(kRecorded / "run.npz");
        const AnalysisPointer theirs = analyze(recorded, "");
        ReadyModel model = load(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder");
        const AnalysisPointer ours = analyze(model, "Lucy and Tom walked to the harbour.");
        QCOMPARE(theirs->tokens.tokens.size(), ours->tokens.tokens.size());
        for (std::size_t i = 0; i < ours->tokens.tokens.size(); ++i) {
            const Token &found = theirs->tokens.tokens[i], &expected = ours->tokens.tokens[i];
            QCOMPARE(found.display, expected.display);
            QCOMPARE(found.word, expected.word);
            QCOMPARE(found.continuation, expected.continuation);
        }
        QVERIFY(theirs->tokens.notices.empty());
        QVERIFY(recorded.notices.empty());
        QCOMPARE(theirs->model.layers, ours->model.layers);
        QCOMPARE(theirs->model.heads, ours->model.heads);
        for (std::size_t layer = 0; layer < 4; ++layer) {
            const AttentionField& found = *theirs->attention[0].layers[layer];
            const AttentionField& expected = *ours->attention[0].layers[layer];
            QVERIFY(found.causal());
            for (std::int32_t head = 0; head < 4; ++head) {
                const Tensor weights = found.weights(head), wanted = expected.weights(head);
                for (std::size_t i = 0; i < wanted.values().size(); ++i)
                    QVERIFY(std::abs(weights.values()[i] - wanted.values()[i]) < 1e-5F);
                const Tensor pooled = found.pooled(head, 5, 5, Pooling::Mean);
                const Tensor pooled_wanted = expected.pooled(head, 5, 5, Pooling::Mean);
                for (std::size_t i = 0; i < pooled.values().size(); ++i)
                    QVERIFY(std::abs(pooled.values()[i] - pooled_wanted.values()[i]) < 1e-5F);
            }
            for (std::size_t i = 0; i < expected.thumbnails().values().size(); ++i)
                QVERIFY(std::abs(found.thumbnails().values()[i] - expected.thumbnails().values()[i]) < 1e-5F);
        }
        for (const Metric& metric : metrics()) {
            const Tensor found = measure_heads(*theirs, 0, std::string(metric.id));
            const Tensor expected = measure_heads(*ours, 0, std::string(metric.id));
            for (std::size_t i = 0; i < expected.values().size(); ++i) {
                const bool same = std::abs(found.values()[i] - expected.values()[i]) < 1e-4F ||
                                  (std::isnan(found.values()[i]) && std::isnan(expected.values()[i]));
                QVERIFY2(same, std::string(metric.id).c_str());
            }
        }
    }

    void another_text_is_answered_with_the_recorded_one_and_a_notice() {
        ReadyModel recorded = load(kRecorded / "run.npz");
        const AnalysisPointer analysis = analyze(recorded, "Something else.");
        QCOMPARE(analysis->tokens.text, std::string("Lucy and Tom walked to the harbour."));
        QCOMPARE(analysis->tokens.notices.size(), std::size_t{1});
        QVERIFY(analyze(recorded, analysis->tokens.text)->tokens.notices.empty());
    }

    void weights_are_given_back_as_they_were_recorded() {
        ReadyModel model = open({{"attentions.0", square({0.3F, 0.7F, 0.1F, 0.9F})}}, kTwoTokens);
        const AnalysisPointer analysis = analyze(model, "");
        const AttentionField& field = *analysis->attention[0].layers[0];
        QVERIFY(!field.causal());
        const Tensor weights = field.weights(0);
        QCOMPARE(weights.values()[1], 0.7F);
        QCOMPARE(field.row(0, 1), (std::vector<float>{0.1F, 0.9F}));
    }

    void what_stands_out_is_said_and_not_refused_data() {
        QTest::addColumn<QList<float>>("weights");
        QTest::addColumn<QString>("said");
        const float nan = std::numeric_limits<float>::quiet_NaN();
        QTest::newRow("NaN") << QList<float>{nan, 0, 0.5F, 0.5F} << "not numbers";
        QTest::newRow("infinite") << QList<float>{INFINITY, 0, 0.5F, 0.5F} << "not numbers";
        QTest::newRow("negative") << QList<float>{1, 0, 1.5F, -0.5F} << "negative";
        QTest::newRow("other sums") << QList<float>{1, 0, 0.5F, 0.4F} << "1 of 2 rows";
        QTest::newRow("scores") << QList<float>{3, 2, 8, 9} << "2 of 2 rows";
    }
    void what_stands_out_is_said_and_not_refused() {
        QFETCH(QList<float>, weights);
        QFETCH(QString, said);
        ReadyModel model = open({{"attentions.0", square({weights.begin(), weights.end()})}}, kTwoTokens);
        QCOMPARE(model.notices.size(), std::size_t{1});
        QVERIFY2(QString::fromStdString(model.notices[0]).contains(said), model.notices[0].c_str());
        QVERIFY(analyze(model, "")->attention[0].layers[0]->thumbnails().count() == 4);
    }

    void rows_of_zeros_and_rounded_ones_are_nothing_special() {
        const ReadyModel model = open({{"attentions.0", square({0, 0, 0.505F, 0.5F})}}, kTwoTokens);
        QVERIFY(model.notices.empty());
    }

    void tokens_that_are_not_as_many_as_the_weights_say_are_refused() {
        const auto refused = [](const FileMetadata& notes, const char* field) {
            try {
                (void)open({{"attentions.0", square({1, 0, 0, 1})}}, notes);
                QFAIL("it loaded");
            } catch (const Error& error) {
                QVERIFY2(error.kind() == ErrorKind::Format, error.what());
                QCOMPARE(error.place().field, std::string(field));
            }
        };
        refused({{"tokens", R"(["a"])"}}, "tokens");
        refused({{"tokens", R"(["a","b","c"])"}}, "tokens");
        refused({{"tokens", R"(["a","b"])"}, {"target_tokens", R"(["c"])"}}, "target_tokens");
    }

    void without_tokens_they_are_numbered_and_a_notice_says_how_to_name_them() {
        ReadyModel model = open({{"attentions.0", square({1, 0, 0.5F, 0.5F})}}, {});
        QCOMPARE(model.notices.size(), std::size_t{1});
        const AnalysisPointer analysis = analyze(model, "");
        QCOMPARE(analysis->tokens.tokens[1].display, std::string("1"));
    }

    void three_kinds_of_attention_stand_over_two_texts() {
        const Tensor cross({1, 3, 2}, std::vector<float>{1, 0, 0.5F, 0.5F, 0, 1});
        const Tensor decoder({1, 3, 3}, std::vector<float>{1, 0, 0, 0.5F, 0.5F, 0, 0.2F, 0.3F, 0.5F});
        const FileMetadata notes{{"tokens", R"(["▁a","▁b","<s>","▁c","▁d"])"}};
        ReadyModel model = open({{"encoder_attentions.0", square({0.5F, 0.5F, 0, 1})},
                                 {"decoder_attentions.0", decoder},
                                 {"cross_attentions.0", cross}},
                                notes);
        const AnalysisPointer analysis = analyze(model, "");
        QCOMPARE(analysis->tokens.text, std::string("a b"));
        QCOMPARE(analysis->tokens.pair, std::string("c d"));
        QCOMPARE(analysis->tokens.tokens[3].sequence, 1);
        QVERIFY(analysis->tokens.tokens[2].special);
        QCOMPARE(analysis->attention.size(), std::size_t{3});
        const AttentionStack& last = analysis->attention[2];
        QCOMPARE(last.kind, AttentionKind::Cross);
        QCOMPARE(last.first_query, std::int64_t{2});
        QCOMPARE(last.first_key, std::int64_t{0});
        QCOMPARE(analysis->attention[1].first_key, std::int64_t{2});
        QVERIFY(analysis->attention[1].layers[0]->causal());
    }

    // A single step of generation: the newest token looks at all before it.
    void fewer_queries_than_keys_are_the_last_tokens() {
        ReadyModel model = open({{"attentions.0", Tensor({1, 1, 3}, std::vector<float>{0.2F, 0.3F, 0.5F})}},
                                {{"tokens", R"(["a","b","c"])"}});
        const AnalysisPointer analysis = analyze(model, "");
        const AttentionField& field = *analysis->attention[0].layers[0];
        QCOMPARE(field.query_offset(), std::int64_t{2});
        QVERIFY(std::abs(field.metrics()[0].self - 0.5F) < 1e-6F);
        QVERIFY(std::abs(field.metrics()[0].previous - 0.3F) < 1e-6F);
    }

    void what_was_recorded_cannot_be_changed() {
        ReadyModel model = load(kRecorded / "run.npz");
        AnalysisRequest request;
        request.interventions = {{.kind = InterventionKind::Zero, .layer = 0, .head = 0}};
        try {
            static_cast<void>(analyze_text(model, request, {}, {}));
            QFAIL("nothing was thrown");
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::Input);
            QVERIFY(error.sentence().find("Open its model") != std::string::npos);
        }
    }

    void pieces_are_found_in_the_text() {
        const FileMetadata notes{{"text", "Unaffable Zoë!"},
                                 {"tokens", R"(["[CLS]","un","##aff","##able","zoë","!","[SEP]"])"}};
        const Tensor weights({1, 7, 7}, 1.0F / 7);
        ReadyModel model = open({{"attentions.0", weights}}, notes);
        const AnalysisPointer analysis = analyze(model, "");
        const auto& tokens = analysis->tokens.tokens;
        const auto typed = [&](std::size_t i) {
            return analysis->tokens.text.substr(tokens[i].range.begin, tokens[i].range.size());
        };
        QCOMPARE(typed(0), std::string());
        QCOMPARE(typed(1), std::string("Un"));
        QCOMPARE(typed(3), std::string("able"));
        QCOMPARE(typed(4), std::string("Zoë"));
        QVERIFY(tokens[2].continuation && tokens[3].continuation && !tokens[4].continuation);
        QVERIFY(tokens[0].special && tokens[6].special);
        QVERIFY(analysis->separator_id == tokens[6].id);
    }
};

HEADLIGHT_TEST(RecordedRunTest, None)
#include "recorded_run_test.moc"
