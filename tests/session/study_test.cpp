// What studies find in a built-in model agrees with what transformers and torch compute for it.

#include "session/study.h"

#include "capture/intervention_text.h"
#include "core/error.h"
#include "models/reference_case.h"
#include "session/model_loader.h"
#include "test_program.h"

#include <QtTest>

#include <cmath>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr double kBound = 1e-4;

bool near(double found, double expected) {
    return std::abs(found - expected) < kBound;
}

ReadyModel open_built_in(const std::string& name) {
    return load_ready_model(std::string(HEADLIGHT_SOURCE_DIR "/resources/models/") + name, {"cpu", "", 1}, {}, {});
}

void compare(const Tensor& found, const QJsonValue& expected) {
    const QJsonArray rows = expected.toArray();
    QCOMPARE(found.size(0), std::int64_t{rows.size()});
    for (int row = 0; row < rows.size(); ++row)
        for (int column = 0; column < rows[row].toArray().size(); ++column)
            QVERIFY(near(static_cast<double>(found.slice(row)[static_cast<std::size_t>(column)]),
                         rows[row].toArray()[column].toDouble()));
}

}  // namespace

class StudyTest : public QObject {
    Q_OBJECT

    ReadyModel model_ = open_built_in("story-decoder");
    QJsonObject expected_ = read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/study.json").object();

    template <typename Reading>
    Reading study(const StudyRequest& request) {
        return std::get<Reading>(study_model(model_, request, {}));
    }
    AnalysisRequest text() const { return {.text = expected_["text"].toString().toStdString()}; }

  private slots:
    void the_lens_reads_what_norm_and_head_make_of_a_layer() {
        const auto reading = study<LensReading>(LensRequest{text()});
        QCOMPARE(reading.layers.size(), std::size_t{5});
        for (int i = 0; i < 3; ++i) {
            const Candidate& candidate = reading.layers[2][static_cast<std::size_t>(i)];
            QCOMPARE(candidate.id, expected_["lens"][i].toInt());
            QVERIFY(near(static_cast<double>(candidate.probability), expected_["lens_shares"][i].toDouble()));
        }
    }

    void the_last_reading_is_what_the_model_predicts() {
        LensRequest request{text()};
        request.token = 3;
        const auto reading = study<LensReading>(request);
        QCOMPARE(reading.index, 3);
        const auto last = study<LensReading>(LensRequest{text()});
        QVERIFY(reading.token != last.token);
        QVERIFY(reading.layers.back().front().probability > 0);
    }

    void what_was_written_and_interventions_count_as_in_the_picture() {
        LensRequest request{text()};
        const auto untouched = study<LensReading>(request);
        request.text.written = {5, 6};
        QCOMPARE(study<LensReading>(request).index, untouched.index + 2);
        request.text.written.clear();
        Intervention off;
        off.layer = 2;
        request.text.interventions = {off};
        const auto without = study<LensReading>(request);
        const auto first = [](const LensReading& reading, std::size_t layer) {
            return reading.layers[layer].front().probability;
        };
        QCOMPARE(first(without, 2), first(untouched, 2));
        QVERIFY(first(without, 3) != first(untouched, 3));
    }

    void the_lens_of_every_layer_is_that_of_transformers_data() {
        QTest::addColumn<QString>("of");
        for (const char* name : {"llama-lm", "bert-mlm", "modernbert-mlm", "bart-seq2seq", "t5-gated-seq2seq"})
            QTest::newRow(name) << QString(name);
    }
    void the_lens_of_every_layer_is_that_of_transformers() {
        QFETCH(QString, of);
        const auto model = open_model_folder(case_folder(of));
        const auto loaded = load_model(model, model_.backend, {}, {});
        CaptureRequest request;
        request.lens = true;
        const Capture capture = loaded->forward(read_inputs(of).front(), request, {}, {});
        int compared = 0;
        const std::string folder = HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/";
        for (const auto& [name, tensor] : read_tensors(folder + of.toStdString() + ".safetensors")) {
            if (!name.starts_with("lens.")) continue;
            const Tensor* found = capture.output(name);
            QVERIFY(found != nullptr);
            for (std::size_t i = 0; i < tensor.values().size(); ++i)
                QVERIFY(near(static_cast<double>(found->values()[i]), static_cast<double>(tensor.values()[i])));
            ++compared;
        }
        QVERIFY(compared > 1);
    }

    void tokens_are_as_alike_as_their_hidden_states() {
        const auto reading = study<SimilarityReading>(SimilarityRequest{text()});
        QCOMPARE(reading.layers.size(), std::size_t{5});
        compare(reading.layers[2], expected_["similarity"]);
        QVERIFY(!reading.notice);
    }

    void words_differ_by_context_as_in_transformers() {
        ReadyModel encoder = open_built_in("story-encoder");
        const QJsonObject expected =
            read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/contexts.json").object();
        const auto text_of = [&](const char* name) {
            return AnalysisRequest{.text = expected[name].toString().toStdString()};
        };
        const auto read = [&](const char* other, WordOrder order) {
            return std::get<TokenContexts>(
                study_model(encoder, ContextsRequest{text_of("text"), text_of(other), order}, {}));
        };
        const auto compare_all = [](const TokenContexts& found, const QJsonArray& cosines) {
            QCOMPARE(std::ssize(found.tokens), std::int64_t{cosines.size()});
            for (const TokenInContexts& token : found.tokens)
                for (std::size_t state = 0; state < token.cosines.size(); ++state)
                    QVERIFY(
                        near(token.cosines[state],
                             cosines[static_cast<qsizetype>(token.first)][static_cast<qsizetype>(state)].toDouble()));
        };
        compare_all(read("other", WordOrder::Kept), expected["cosines"].toArray());
        const TokenContexts shuffled = read("shuffled", WordOrder::Any);
        compare_all(shuffled, expected["shuffled_cosines"].toArray());
        for (const TokenInContexts& token : shuffled.tokens)
            QCOMPARE(static_cast<int>(token.other), expected["places"][static_cast<qsizetype>(token.first)].toInt());
    }

    void without_positions_words_have_the_same_vectors_in_any_order() {
        ReadyModel encoder = open_built_in("story-encoder");
        ContextsRequest request{
            {.text = "The girl found the kite."}, {.text = "the kite found The girl ."}, WordOrder::Any};
        const auto largest = [&] {
            const auto found = std::get<TokenContexts>(study_model(encoder, request, {}));
            double most = 0;
            for (std::size_t state = 0; state < found.names.size(); ++state)
                most = std::max(most, found.largest_difference(state));
            return most;
        };
        QVERIFY(largest() > 1);
        request.text.interventions = request.other.interventions = {parse_intervention("no-positions:all")};
        QVERIFY(largest() < 1e-5);
    }

    void tokens_are_rows_of_the_token_embedding() {
        ReadyModel encoder = open_built_in("story-encoder");
        const QJsonObject expected =
            read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/contexts.json").object();
        WordVectorsRequest request{{.text = expected["pair_text"].toString().toStdString()}};
        request.token = 1;
        const auto vectors = std::get<WordVectors>(study_model(encoder, request, {}));
        QCOMPARE(vectors.vocabulary, std::int64_t{2125});
        QCOMPARE(vectors.words, std::string("boy"));
        QCOMPARE(vectors.neighbors.front().text, std::string("girl"));
        const VectorPair pair = pair_of(vectors.vectors.slice(1), vectors.vectors.slice(2));
        QVERIFY(near(pair.dot, expected["dot"].toDouble()) && near(pair.cosine(), expected["cosine"].toDouble()));
        QVERIFY(near(vectors.neighbors.front().cosine, pair.cosine()));
    }

    void a_sum_of_words_has_the_neighbors_that_torch_finds() {
        const auto reading = study<NeighborReading>(NeighborRequest{expected_["words"].toString().toStdString(), 8});
        QCOMPARE(reading.neighbors.size(), std::size_t{8});
        for (int i = 0; i < 8; ++i) {
            QCOMPARE(reading.neighbors[static_cast<std::size_t>(i)].id, expected_["nearest"][i].toInt());
            QVERIFY(near(reading.neighbors[static_cast<std::size_t>(i)].cosine, expected_["cosines"][i].toDouble()));
        }
    }

    void a_word_of_several_tokens_is_their_mean_and_says_so() {
        const auto reading = study<NeighborReading>(NeighborRequest{"uncharacteristically"});
        QCOMPARE(reading.notices.size(), std::size_t{1});
        QVERIFY(reading.notices.front().english().find("tokens; the mean of their embeddings") != std::string::npos);
    }

    void nothing_to_look_for_is_refused() {
        for (const char* words : {"", "  ", "+ -"})
            QVERIFY_THROWS_EXCEPTION(Error, study<NeighborReading>(NeighborRequest{words}));
    }

    void positions_are_as_alike_as_their_embeddings() {
        const auto reading = study<PositionReading>(PositionRequest{});
        for (int i = 0; i < 32; ++i)
            QVERIFY(near(static_cast<double>(reading.cosines.slice(3)[static_cast<std::size_t>(i)]),
                         expected_["positions"][i].toDouble()));
    }

    void heads_are_tested_on_the_same_random_tokens_as_elsewhere() {
        const auto repetition = study<HeadTestReading>(HeadTestRequest{});
        QCOMPARE(repetition.tests.front().name, std::string("Induction"));
        compare(repetition.tests.front().scores, expected_["induction"]);
        const auto sink = study<HeadTestReading>(HeadTestRequest{HeadTestRequest::Test::Sink});
        compare(sink.tests.front().scores, expected_["sink"]);
    }

    void what_a_model_does_not_have_is_said() {
        const auto sentence = [](const char* name, const StudyRequest& request) -> QString {
            ReadyModel model = open_built_in(name);
            try {
                (void)study_model(model, request, {});
            } catch (const Error& error) {
                return QString::fromStdString(error.sentence());
            }
            return {};
        };
        QVERIFY(sentence("story-sentiment", LensRequest{{.text = "The cat."}}).contains("does not predict tokens"));
        QVERIFY(sentence("position-rotary", PositionRequest{}).contains("no embeddings of positions"));
        QVERIFY(sentence("fashion-vit", HeadTestRequest{}).contains("does not read text"));
        QVERIFY(sentence("story-decoder", NeighborRequest{"cat - cat"}).contains("is the zero vector"));
        LensRequest of_source{{.text = "The cat sleeps."}};
        of_source.token = 0;
        QVERIFY(sentence("english-french", of_source).contains("which belongs to the source"));
    }

    void both_halves_of_a_translator_are_studied() {
        ReadyModel model = open_built_in("english-french");
        const auto ask = [&](const StudyRequest& request) { return study_model(model, request, {}); };
        const AnalysisRequest text{.text = "The cat sleeps."};
        const auto lens = std::get<LensReading>(ask(LensRequest{text}));
        QCOMPARE(lens.layers.size(), static_cast<std::size_t>(model.model->description().layers) + 1);
        const auto source = std::get<SimilarityReading>(ask(SimilarityRequest{text}));
        const auto target = std::get<SimilarityReading>(ask(SimilarityRequest{text, {AttentionKind::Decoder}}));
        QCOMPARE(source.layers.front().size(0), static_cast<std::int64_t>(source.tokens.size()));
        QCOMPARE(target.layers.front().size(0), static_cast<std::int64_t>(target.tokens.size()));
        QCOMPARE(QString::fromStdString(target.tokens.back()), QString::fromStdString(lens.token));
        QVERIFY(source.tokens != target.tokens);
        const auto of_encoder = std::get<HeadTestReading>(ask(HeadTestRequest{}));
        const auto of_decoder = std::get<HeadTestReading>(
            ask(HeadTestRequest{HeadTestRequest::Test::Repetition, {AttentionKind::Decoder}}));
        QVERIFY(of_encoder.kind == AttentionKind::Encoder && of_decoder.kind == AttentionKind::Decoder);
        QVERIFY(of_encoder.tests.front().scores.values()[0] != of_decoder.tests.front().scores.values()[0]);
    }

    void patches_and_their_positions_are_compared_too() {
        ReadyModel model = open_built_in("fashion-vit");
        AnalysisRequest image;
        image.images = {{std::make_shared<const Image>(Image{28, 28, std::vector<std::uint8_t>(28 * 28 * 3, 100)})}};
        const auto alike = std::get<SimilarityReading>(study_model(model, SimilarityRequest{image}, {}));
        QCOMPARE(alike.names.front().english(), std::string("Embeddings"));
        QCOMPARE(alike.tokens.front(), std::string("[CLS]"));
        QCOMPARE(alike.tokens.at(1), std::string("0,0"));
        const auto positions = std::get<PositionReading>(study_model(model, PositionRequest{}, {}));
        QCOMPARE(positions.labels, alike.tokens);
    }
};

HEADLIGHT_TEST(StudyTest, Core)
#include "study_test.moc"
