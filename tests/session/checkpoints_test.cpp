// Measures over checkpoints are those of transformers at each of them (tests/reference/make_checkpoints.py), equal
// checkpoints are read once, and folders that hold no checkpoints of one model are answered by a sentence.

#include "core/error.h"
#include "core/text/english.h"
#include "models/reference_case.h"
#include "session/built_in_models.h"
#include "session/model_loader.h"
#include "session/study.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <algorithm>
#include <cmath>
#include <filesystem>

using namespace headlight;
using namespace headlight::testing;
namespace fs = std::filesystem;

namespace {

const fs::path kModels = HEADLIGHT_SOURCE_DIR "/resources/models";
const fs::path kSeries = kModels / "induction-decoder";

CheckpointMeasures measures_of(const fs::path& path, CheckpointsRequest request) {
    ReadyModel model = load_ready_model(path, {"cpu", "", 1}, {}, {});
    return std::get<CheckpointMeasures>(study_model(model, request, {}));
}

QString refusal_of(const fs::path& path) {
    try {
        measures_of(path, {.measures = {"test-induction"}});
    } catch (const Error& error) {
        return QString::fromStdString(error.what());
    }
    return {};
}

/// A folder with copies of checkpoints of the built-in model, under other names.
class CopiedSeries {
  public:
    explicit CopiedSeries(const std::vector<std::pair<std::string, fs::path>>& copies) {
        for (const auto& [name, from] : copies) fs::copy(from, at(name), fs::copy_options::recursive);
    }
    [[nodiscard]] fs::path at(const std::string& name) const { return fs::path(place_.path().toStdString()) / name; }

  private:
    QTemporaryDir place_;
};

}  // namespace

class CheckpointsStudyTest : public QObject {
    Q_OBJECT

  private slots:
    void metrics_are_those_of_transformers() {
        constexpr double kBound = 1e-4;
        const QJsonObject wanted =
            read_json(HEADLIGHT_SOURCE_DIR "/tests/reference/explanations/checkpoints.json").object();
        const CheckpointMeasures found = measures_of(
            kSeries, {.text = {.text = wanted["text"].toString().toStdString()}, .measures = {"previous", "entropy"}});
        for (const CheckpointMeasure& measure : found.measures) {
            const QJsonObject by_name = wanted[QString::fromStdString(measure.id)].toObject();
            QCOMPARE(found.names.size(), static_cast<std::size_t>(by_name.size()));
            for (std::size_t at = 0; at < found.names.size(); ++at) {
                const QJsonArray layers = by_name[QString::fromStdString(found.names[at])].toArray();
                std::size_t place = 0;
                for (const QJsonValue& layer : layers)
                    for (const QJsonValue& head : layer.toArray())
                        QVERIFY(std::abs(head.toDouble() - static_cast<double>(measure.values.slice(
                                                               static_cast<std::int64_t>(at))[place++])) < kBound);
                QCOMPARE(place, measure.values.slice(0).size());
            }
        }
    }

    void head_tests_are_those_of_the_checkpoint_alone() {
        const CheckpointMeasures found = measures_of(kSeries, {.measures = {"test-induction", "test-sink"}});
        QCOMPARE(found.open, std::optional(found.names.size() - 1));
        QVERIFY(found.steps.size() >= 10 && std::ranges::is_sorted(found.steps));
        QVERIFY(!found.losses.empty() && found.losses.size() == found.loss_steps.size());
        for (const std::size_t at : {std::size_t{0}, found.names.size() / 2}) {
            ReadyModel one = load_ready_model(kSeries / found.names[at], {"cpu", "", 1}, {}, {});
            const auto alone = std::get<HeadTestReading>(study_model(one, HeadTestRequest{}, {}));
            const auto slice = found.measures[0].values.slice(static_cast<std::int64_t>(at));
            QVERIFY(std::ranges::equal(alone.tests[0].scores.values(), slice));
        }
        QCOMPARE(measure_named(found, "test-sink").name, std::string("Sink"));
        QVERIFY_EXCEPTION_THROWN(static_cast<void>(measure_named(found, "entropy")), Error);
    }

    void equal_checkpoints_are_read_once() {
        const CopiedSeries copies(
            {{"step1", kSeries / "step0"}, {"step2", kSeries / "step0"}, {"step3", kSeries / "step1000"}});
        const CheckpointMeasures found = measures_of(copies.at("step2"), {.measures = {"test-previous"}});
        QCOMPARE(found.read_from, (std::vector<std::size_t>{0, 0, 2}));
        QCOMPARE(found.open, std::optional<std::size_t>(1));
        QCOMPARE(english(found.notes), (std::vector<std::string>{"The weights of step2 are those of step1."}));
        const Tensor& values = found.measures[0].values;
        QVERIFY(std::ranges::equal(values.slice(0), values.slice(1)));
        QVERIFY(!std::ranges::equal(values.slice(0), values.slice(2)));
        QVERIFY(found.losses.empty());
    }

    void a_model_without_checkpoints_is_refused() {
        const QString said = refusal_of(kModels / "position-learned");
        QVERIFY2(said.contains("Expected a folder of checkpoints"), qPrintable(said));
    }

    void checkpoints_of_several_models_are_refused() {
        const CopiedSeries copies({{"step1", kModels / "position-learned"}, {"step2", kSeries / "step0"}});
        const QString said = refusal_of(copies.at("step2"));
        QVERIFY2(said.contains("step1 has 2 layers of 4 heads") && said.contains("step2 has 2 layers of 2 heads"),
                 qPrintable(said));
    }

    void a_checkpoint_that_is_cut_off_is_named() {
        const CopiedSeries copies({{"step1", kSeries / "step0"}, {"step2", kSeries / "step1000"}});
        fs::permissions(copies.at("step1") / "model.safetensors", fs::perms::owner_all);
        fs::resize_file(copies.at("step1") / "model.safetensors", 20'000);
        const QString said = refusal_of(copies.at("step2"));
        QVERIFY2(said.contains("step1"), qPrintable(said));
    }

    void a_damaged_log_is_a_note() {
        const CopiedSeries copies({{"step1", kSeries / "step0"}, {"step2", kSeries / "step1000"}});
        QFile log(QString::fromStdString((copies.at("trainer_state.json")).string()));
        QVERIFY(log.open(QIODevice::WriteOnly));
        log.write("{\"log_history\": 3}");
        log.close();
        const CheckpointMeasures found = measures_of(copies.at("step2"), {.measures = {"test-previous"}});
        QCOMPARE(found.notes.size(), std::size_t{1});
        QVERIFY(found.notes[0].english().find("trainer_state.json") != std::string::npos);
    }

    void a_built_in_checkpoint_has_a_name() {
        QCOMPARE(find_model("induction-decoder/step0"), kSeries / "step0");
        QCOMPARE(find_model("induction-decoder").filename().string(), std::string("step1000"));
        ReadyModel model = load_ready_model(find_model("induction-decoder/step0"), {"cpu", "", 1}, {}, {});
        QCOMPARE(model.provenance.model_name, std::string("induction-decoder/step0"));
        QVERIFY(model.provenance.model_path.empty());
        QVERIFY(model.known_words);
    }
};

HEADLIGHT_TEST(CheckpointsStudyTest, None)
#include "checkpoints_test.moc"
