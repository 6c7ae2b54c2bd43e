// What generation_config.json forbids and demands, against what Hugging Face transformers writes (extra/rules.json).
#include "session/generation/logit_rules.h"

#include "models/reference_case.h"
#include "session/generation/generate_text.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr double kImpossible = -std::numeric_limits<double>::infinity();

QJsonArray expected_texts() {
    return read_json(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/extra/rules.json")).array();
}

/// A copy of the case's model that generates by these rules.
ReadyModel model_with(const QString& name, const QJsonObject& rules) {
    namespace fs = std::filesystem;
    const fs::path built_in = fs::path(HEADLIGHT_SOURCE_DIR "/resources/models") / name.toStdString();
    const QTemporaryDir folder;
    const fs::path path = folder.path().toStdString();
    for (const auto& file : fs::directory_iterator(fs::exists(built_in) ? built_in : case_folder(name)))
        if (file.is_regular_file() && file.path().filename() != "generation_config.json")
            fs::copy(file.path(), path / file.path().filename());
    std::ofstream(path / "generation_config.json") << QJsonDocument(rules).toJson().toStdString();
    ReadyModel model = load_ready_model(path, {.backend = "cpu", .threads = 1}, {}, {});
    model.weights.reset();  // the folder goes away
    return model;
}

/// The tokens, of five, that may follow `ids`, after `prompt` of them, where at most `longest` new ones may.
std::vector<std::int32_t> allowed(const GenerationRules& rules, const std::vector<std::int32_t>& ids,
                                  std::size_t prompt = 1, std::size_t longest = 10) {
    std::vector<double> scores(5, -1.0);
    LogitRules(rules, {4}, prompt, longest).apply(ids, scores);
    std::vector<std::int32_t> tokens;
    for (std::int32_t id = 0; id < 5; ++id)
        if (scores[static_cast<std::size_t>(id)] != kImpossible) tokens.push_back(id);
    return tokens;
}

using Ids = std::vector<std::int32_t>;

}  // namespace

class LogitRulesTest : public QObject {
    Q_OBJECT

  private slots:
    void texts_are_those_of_transformers_data() {
        QTest::addColumn<int>("index");
        const QJsonArray texts = expected_texts();
        QVERIFY(texts.size() > 20);
        for (int i = 0; i < texts.size(); ++i) QTest::addRow("%d %s", i, qPrintable(texts[i]["case"].toString())) << i;
    }
    void texts_are_those_of_transformers() {
        QFETCH(int, index);
        const QJsonObject entry = expected_texts()[index].toObject();
        const QString name = entry["case"].toString();
        ReadyModel model = model_with(name, entry["rules"].toObject());
        const auto expected = integers<std::int32_t>(entry["new_ids"]);
        GenerationRequest request{
            .ids = integers<std::int32_t>(entry["ids"]),
            .tokens = std::max(expected.size(), static_cast<std::size_t>(entry["max_new_tokens"].toInt())),
            .beams = static_cast<std::size_t>(entry["num_beams"].toInt())};
        if (entry.contains("input"))
            request.features = read_inputs(name).at(static_cast<std::size_t>(entry["input"].toInt())).features;
        QCOMPARE(generate_text(model, request, {}, {}).ids, expected);
    }

    // Drawn tokens keep to the same rules; transformers draws others.
    void drawn_tokens_are_never_forbidden_ones() {
        ReadyModel model =
            model_with("story-decoder", {{"suppress_tokens", QJsonArray{472, 603, 14}}, {"no_repeat_ngram_size", 1}});
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            Ids ids =
                generate_text(
                    model, {.text = "Once upon a time", .tokens = 20, .sampling = {.temperature = 1.5, .seed = seed}},
                    {}, {})
                    .ids;
            for (const std::int32_t id : {472, 603, 14}) QCOMPARE(std::ranges::count(ids, id), 0);
            std::ranges::sort(ids);
            QVERIFY(std::ranges::adjacent_find(ids) == ids.end());
        }
    }

    void a_penalty_makes_tokens_less_likely_whatever_their_sign() {
        std::vector<double> scores{2.0, -2.0, 2.0};
        LogitRules({.repetition_penalty = 2}, {}, 1, 10).apply(Ids{0, 1, 1}, scores);
        QCOMPARE(scores, (std::vector<double>{1.0, -4.0, 2.0}));
    }

    void what_would_repeat_an_ngram_is_forbidden() {
        QCOMPARE(allowed({.no_repeat_ngram_size = 3}, {0, 1, 2, 0, 1}), (Ids{0, 1, 3, 4}));
        QCOMPARE(allowed({.no_repeat_ngram_size = 3}, {0}), (Ids{0, 1, 2, 3, 4}));
    }

    void a_bad_word_of_several_tokens_is_not_completed() {
        const GenerationRules rules{.bad_words = {{1, 2}, {3}, {4}, {}}};
        QCOMPARE(allowed(rules, {0, 1}), (Ids{0, 1, 4}));  // 4 ends a text, which no bad word keeps it from
        QCOMPARE(allowed(rules, {0}), (Ids{0, 1, 2, 4}));
    }

    void no_text_ends_too_early() {
        QCOMPARE(allowed({.min_length = 3}, {0, 1}), (Ids{0, 1, 2, 3}));
        QCOMPARE(allowed({.min_length = 3}, {0, 1, 2}), (Ids{0, 1, 2, 3, 4}));
        QCOMPARE(allowed({.min_new_tokens = 2}, {0, 1, 2}, 2), (Ids{0, 1, 2, 3}));
        QCOMPARE(allowed({.min_new_tokens = 2}, {0, 1, 2, 3}, 2), (Ids{0, 1, 2, 3, 4}));
    }

    void the_first_and_the_last_token_are_forced() {
        const GenerationRules rules{.forced_begin = 2, .forced_end = {4}};
        QCOMPARE(allowed(rules, {0}), (Ids{2}));
        QCOMPARE(allowed(rules, {0, 2}), (Ids{0, 1, 2, 3, 4}));
        QCOMPARE(allowed(rules, {0, 2, 1}, 1, 3), (Ids{4}));
    }

    void a_beginning_is_free_of_the_other_rules() {
        const GenerationRules rules{.suppressed = {1}, .suppressed_at_begin = {3}, .beginning = {{1, 2}, {3}}};
        QCOMPARE(allowed(rules, {0}), (Ids{1, 2}));
        QCOMPARE(allowed(rules, {0, 1}), (Ids{3}));
        QCOMPARE(allowed(rules, {0, 1, 3}), (Ids{0, 2, 4}));
        QCOMPARE(allowed(rules, {0, 1, 3, 0}), (Ids{0, 2, 3, 4}));
    }

    void tokens_that_the_model_does_not_have_are_no_rule() {
        QCOMPARE(allowed({.forced_begin = 99, .suppressed = {-1, 5}, .beginning = {}}, {0}), (Ids{0, 1, 2, 3, 4}));
        QCOMPARE(allowed({.beginning = {{77}}}, {0}), (Ids{0, 1, 2, 3, 4}));
    }
};

HEADLIGHT_TEST(LogitRulesTest, None)
#include "logit_rules_test.moc"
