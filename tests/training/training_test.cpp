// A training is the same for any number of threads and interruptions, its folder opens as a series of checkpoints, and
// what cannot be trained is refused by a sentence.

#include "training/training.h"

#include "core/error.h"
#include "core/read_file.h"
#include "core/whole_file.h"
#include "formats/checkpoints.h"
#include "json/json_document.h"
#include "refusal.h"
#include "session/model_loader.h"
#include "session/study.h"
#include "test_program.h"
#include "training/chance.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>

using namespace headlight;
using headlight::testing::refusal_of;
namespace fs = std::filesystem;

namespace {

/// Rows of random words that come twice: only copying predicts the second time.
std::string repeating_text() {
    const char* const words[] = {"fox", "owl", "cup", "hat", "key", "map", "jar", "bell"};
    Chance chance(1, Chance::Purpose::Weights, 0);
    std::string text;
    for (int row = 0; row < 60; ++row) {
        std::string half;
        for (int word = 0; word < 8; ++word) half += std::string(words[chance.below(8)]) + " ";
        text += half + half;
    }
    return text;
}

constexpr std::size_t kMostOfFile = 10'000'000;

}  // namespace

class TrainingTest : public QObject {
    Q_OBJECT

    QTemporaryDir place_;
    [[nodiscard]] fs::path at(const std::string& name) const { return fs::path(place_.path().toStdString()) / name; }

    static constexpr TrainingOptions kSmall{
        .unit = TextUnit::Words, .layers = 1, .heads = 2, .width = 16, .context = 16, .seed = 7};

    static TrainingOptions with_optimizer(const QString& name) {
        TrainingOptions options = kSmall;
        const auto found = std::ranges::find(kOptimizerNames, name.toStdString());
        options.optimizer = static_cast<OptimizerKind>(found - kOptimizerNames.begin());
        return options;
    }
    void begin(const std::string& name, const TrainingOptions& options = kSmall) const {
        begin_training(at(name), repeating_text(), options, {});
    }
    TrainingProgress train(const std::string& name, int steps, int threads = 1) const {
        return train_in(at(name), steps, ThreadCount::chosen(threads), [](const TrainingProgress&) {}, {});
    }
    [[nodiscard]] std::string weights(const std::string& name, int step) const {
        return read_file(at(name) / ("step" + std::to_string(step)) / "model.safetensors", kMostOfFile);
    }

  private slots:
    void the_loss_falls_on_a_text_with_repeats() {
        begin("falls");
        train("falls", 150);
        const std::vector<LoggedLoss> losses = read_losses(checkpoints_at(at("falls")));
        QCOMPARE(losses.size(), std::size_t{15});
        QCOMPARE(losses.back().step, std::int64_t{150});
        QVERIFY(losses.front().loss > 2);
        QVERIFY2(losses.back().loss < std::log(8) - 0.05, qPrintable(QString::number(losses.back().loss)));
    }

    void same_seed_same_weights_for_any_number_of_threads() {
        for (const char* name : {"one", "two", "three"}) begin(name);
        train("one", 12, 1);
        train("two", 12, 2);
        train("three", 12, 3);
        QCOMPARE(weights("one", 12), weights("two", 12));
        QCOMPARE(weights("one", 12), weights("three", 12));
        TrainingOptions other = kSmall;
        other.seed = 8;
        begin("other", other);
        train("other", 1);
        QVERIFY(weights("other", 0) != weights("one", 0));
    }

    void a_continued_training_is_the_uninterrupted_one_data() {
        QTest::addColumn<QString>("optimizer");
        for (const char* name : kOptimizerNames) QTest::newRow(name) << QString(name);
    }
    void a_continued_training_is_the_uninterrupted_one() {
        QFETCH(QString, optimizer);
        for (const char* name : {"whole", "parts"}) {
            fs::remove_all(at(name));
            begin(name, with_optimizer(optimizer));
        }
        train("whole", 30);
        train("parts", 13);
        train("parts", 17);
        QCOMPARE(weights("parts", 30), weights("whole", 30));
        QCOMPARE(read_file(at("parts") / "step30/optimizer.safetensors", kMostOfFile),
                 read_file(at("whole") / "step30/optimizer.safetensors", kMostOfFile));
        fs::remove_all(at("parts") / "step30");  // from the one before
        train("parts", 1);
        for (const LoggedLoss& each : read_losses(checkpoints_at(at("parts")))) QVERIFY(each.step <= 30);
    }

    void checkpoints_record_the_optimizer() {
        for (std::size_t kind = 0; kind < kOptimizerNames.size(); ++kind) {
            const std::string name = kOptimizerNames[kind];
            begin(name, with_optimizer(QString::fromStdString(name)));
            train(name, 2);
            QCOMPARE(TrainingFolder(at(name)).options().optimizer, static_cast<OptimizerKind>(kind));
            const std::string kept = read_file(at(name) / "step2" / "optimizer.safetensors", kMostOfFile);
            QVERIFY(kept.find("\"optimizer\":\"" + name + "\"") != std::string::npos);
            QCOMPARE(kept.find("\"first.") != std::string::npos, name != "sgd");
            QCOMPARE(kept.find("\"second.") != std::string::npos, name == "adamw");
        }
        QCOMPARE(weights("sgd", 0), weights("adamw", 0));
        QVERIFY(weights("sgd", 2) != weights("adamw", 2));
    }

    void a_folder_without_an_optimizer_has_adamw() {
        begin("old");
        std::string options = read_file(at("old") / "training.json", kMostOfFile);
        const std::string member = ",\n    \"optimizer\": \"adamw\"";
        const std::size_t place = options.find(member);
        QVERIFY(place != std::string::npos);
        options.erase(place, member.size());
        write_whole_file(at("old") / "training.json", options);
        QCOMPARE(TrainingFolder(at("old")).options().optimizer, OptimizerKind::AdamW);
        QCOMPARE(train("old", 1).step, std::int64_t{1});
    }

    void a_stop_ends_with_a_checkpoint_and_nothing_is_lost() {
        begin("stopped");
        std::stop_source stop;
        const TrainingProgress end = train_in(
            at("stopped"), 1000, {},
            [&](const TrainingProgress& now) {
                if (now.step == 7) stop.request_stop();
            },
            stop.get_token());
        QCOMPARE(end.step, std::int64_t{7});
        QCOMPARE(checkpoints_in(at("stopped")).back().step, std::int64_t{7});
        begin("seven");
        train("seven", 7);
        QCOMPARE(weights("stopped", 7), weights("seven", 7));
        // One that is stopped at once leaves what is there.
        QCOMPARE(train_in(at("stopped"), 5, {}, [](const TrainingProgress&) {}, {}).step, std::int64_t{12});
    }

    /// The architecture that runs models, which is compared with transformers, gives the loss of the training.
    void a_checkpoint_opens_as_a_model_with_the_loss_of_the_training() {
        TrainingOptions options = kSmall;
        options.layers = 2;
        options.unit = TextUnit::Characters;
        begin("model", options);
        train("model", 40);
        const std::string text = repeating_text().substr(0, 16);
        ReadyModel model = load_ready_model(at("model"), {"cpu", "", 1}, {}, {});
        const auto read = std::get<TextProbability>(study_model(model, ProbabilityRequest{.text = {.text = text}}, {}));
        double expected = 0;
        for (const TokenLoss& token : read.tokens) expected += token.loss.value_or(0);
        const TrainingFolder folder(at("model"));
        const TrainingText tokens = read_training_text(folder.text(), options.unit, {});
        const DecoderLayout layout(checked_shape(folder.options(), tokens));
        std::vector<float> gradient(layout.size());
        const double found = DecoderPass(layout).run(folder.last_state(layout)->weights,
                                                     std::span(tokens.ids).first(text.size()), 1, gradient);
        QVERIFY2(std::abs(found - expected) < 1e-4, qPrintable(QString("%1, %2").arg(found).arg(expected)));
        QCOMPARE(model.model->description().heads, 2);
        const JsonDocument config(at("model") / "step40" / "config.json");
        QCOMPARE(std::string(config.root().at("model_type").text()), std::string("gpt_neox"));
    }

    void what_cannot_be_trained_is_refused() {
        const auto refused = [&](const std::string& text, const TrainingOptions& options) {
            return refusal_of([&] { begin_training(at("refused"), text, options, {}); });
        };
        QCOMPARE(refused("", {}), QString("The text is too short: expected at least 9 characters for a context of 8, "
                                          "found 0. Give a longer text."));
        QCOMPARE(
            refused("a b c d", {.unit = TextUnit::Words, .context = 16}),
            QString("The text is too short: expected at least 17 words for a context of 16, found 4. Give a longer "
                    "text or a smaller context."));
        QVERIFY(refused(std::string(kMostOfTrainingText + 1, 'a'), {}).startsWith("The text is too long: expected"));
        QVERIFY(refused("abcdefghijkl", {.layers = 5}).startsWith("--layers: expected a whole number from 1 to 4"));
        QVERIFY(refused("abcdefghijkl", {.heads = 4, .width = 20}).contains("a multiple of 2 x heads, here of 8"));
        QVERIFY(!fs::exists(at("refused")));
        begin("steps");
        QVERIFY(refusal_of([&] { train("steps", 0); }).startsWith("--steps: expected a whole number from 1 to"));
    }

    void other_folders_are_left_alone() {
        fs::create_directories(at("mine"));
        write_whole_file(at("mine") / "notes.txt", "mine");
        QVERIFY(refusal_of([&] { begin_training({}, repeating_text(), kSmall, {}); }).contains("found an empty one"));
        QVERIFY(refusal_of([&] { begin("mine"); }).contains("Expected a new or empty folder"));
        QVERIFY(refusal_of([&] { train("mine", 1); }).contains("Expected a folder of a training"));
        QVERIFY(refusal_of([&] { train("absent", 1); }).contains("Expected a folder of a training"));
        begin("damaged");
        train("damaged", 1);
        fs::resize_file(at("damaged") / "step1" / "optimizer.safetensors", 20);
        QVERIFY(refusal_of([&] { train("damaged", 1); }).contains("optimizer.safetensors"));
        write_whole_file(at("damaged") / "training.json", "{\"unit\": \"letters\"}");
        QVERIFY(refusal_of([&] { train("damaged", 1); }).contains("training.json"));
    }

    void one_training_at_a_time_runs_in_a_folder() {
        begin("locked");
        QString said;
        const auto second = [&] { said = refusal_of([&] { train("locked", 1); }); };
        train_in(at("locked"), 1, {}, [&](const TrainingProgress&) { second(); }, {});
        QVERIFY2(said.contains("Another training runs in this folder"), qPrintable(said));
        QCOMPARE(train("locked", 1).step, std::int64_t{2});
    }

    void what_a_killed_training_left_is_removed() {
        begin("killed");
        fs::create_directories(at("killed") / ".unfinished-step5");
        train("killed", 2);
        QVERIFY(!fs::exists(at("killed") / ".unfinished-step5"));
    }
};

HEADLIGHT_TEST(TrainingTest, None)
#include "training_test.moc"
