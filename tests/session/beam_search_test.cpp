// Beam search against what Hugging Face transformers finds (extra/beams.json), and by its own promises.
#include "session/generation/beam_search.h"

#include "core/error.h"
#include "session/generation/generate_text.h"
#include "test_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QtTest>

#include <cmath>

using namespace headlight;

namespace {

QJsonArray expected_searches() {
    QFile file(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/extra/beams.json"));
    if (!file.open(QIODevice::ReadOnly)) qFatal("beams.json cannot be read");
    return QJsonDocument::fromJson(file.readAll()).array();
}

std::vector<std::int32_t> ids(const QJsonValue& list) {
    std::vector<std::int32_t> result;
    for (const auto& id : list.toArray()) result.push_back(id.toInt());
    return result;
}

EarlyStopping early_stopping(const QJsonValue& value) {
    if (value.toString() == "never") return EarlyStopping::Never;
    return value.toBool() ? EarlyStopping::Yes : EarlyStopping::No;
}

ReadyModel story_decoder() {
    return load_ready_model(HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder", {.backend = "cpu", .threads = 1},
                            {}, {});
}

/// What follows each running sequence.
using Following = std::vector<std::vector<double>>;

/// Log-probabilities of tokens 0, 1, 2, ...
std::vector<double> logs(std::initializer_list<double> probabilities) {
    std::vector<double> result;
    for (const double probability : probabilities) result.push_back(std::log(probability));
    return result;
}

}  // namespace

class BeamSearchTest : public QObject {
    Q_OBJECT

  private slots:
    void searches_find_what_transformers_finds_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < expected_searches().size(); ++i) QTest::addRow("%d", i) << i;
    }
    void searches_find_what_transformers_finds() {
        QFETCH(int, index);
        const QJsonObject entry = expected_searches()[index].toObject();
        static ReadyModel model = story_decoder();
        model.generation = {.end_tokens = ids(entry["eos_token_id"]),
                            .length_penalty = entry["length_penalty"].toDouble(1),
                            .early_stopping = early_stopping(entry["early_stopping"])};
        std::vector<std::int32_t> told;
        const GenerationRequest request{.ids = ids(entry["ids"]),
                                        .tokens = static_cast<std::size_t>(entry["max_new_tokens"].toInt()),
                                        .beams = static_cast<std::size_t>(entry["num_beams"].toInt())};
        const GeneratedText text =
            generate_text(model, request, [&](const GeneratedToken& token) { told.push_back(token.id); }, {});
        QCOMPARE(text.ids, ids(entry["new_ids"]));
        QCOMPARE(told, text.ids);
        QVERIFY(std::abs(text.score - entry["score"].toDouble()) < 1e-4 * (1 + std::abs(text.score)));
    }

    // Greedy: a (0.6), then 0.6 * 0.5 = 0.30 at best. By two beams: b (0.4), then 0.4 * 0.9 = 0.36.
    void two_beams_find_what_the_most_probable_first_token_hides() {
        const std::vector<double> first = logs({0.6, 0.4});
        const std::vector<double> after_a = logs({0.5, 0.5});
        const std::vector<double> after_b = logs({0.1, 0.9});
        BeamSearch search({.beams = 2, .tokens = 2});
        search.advance(Following{first});
        QCOMPARE(search.parents(), (std::vector<std::size_t>{0, 0}));
        QCOMPARE(search.running()[1].ids, (std::vector<std::int32_t>{1}));
        search.advance(Following{after_a, after_b});
        QVERIFY(search.done());
        QCOMPARE(search.finished().front().ids, (std::vector<std::int32_t>{1, 1}));
        QVERIFY(std::abs(search.finished().front().score - std::log(0.36) / 2) < 1e-12);
        QVERIFY(std::abs(search.finished().front().probabilities[1] - 0.9) < 1e-12);
    }

    void every_end_token_finishes_a_sequence() {
        BeamSearch search({.beams = 1, .tokens = 5, .end_tokens = {1, 2}});
        search.advance(Following{logs({0.2, 0.1, 0.7})});
        QVERIFY(search.done());
        QCOMPARE(search.finished().front().ids, (std::vector<std::int32_t>{2}));
    }

    void a_search_without_room_ends_with_an_empty_sequence() {
        const BeamSearch search({.beams = 3, .tokens = 0});
        QVERIFY(search.done());
        QVERIFY(search.finished().front().ids.empty());
    }

    void wrong_requests_are_refused() {
        static ReadyModel model = story_decoder();
        const auto refused = [&](const GenerationRequest& request) {
            QVERIFY_EXCEPTION_THROWN(generate_text(model, request, {}, {}), Error);
        };
        refused({.text = "a", .beams = kMostBeams + 1});
        refused({.text = "a", .sampling = {.temperature = 1}, .beams = 2});
        refused({.text = "a", .sampling = {.temperature = -1}});
        QVERIFY_EXCEPTION_THROWN(BeamSearch({.beams = 0}), Error);
    }
};

HEADLIGHT_TEST(BeamSearchTest, None)
#include "beam_search_test.moc"
