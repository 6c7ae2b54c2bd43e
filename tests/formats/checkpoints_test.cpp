// Folders of checkpoints are found by the names that trainers and hubs give them, in the order of their steps.

#include "formats/checkpoints.h"

#include "core/error.h"
#include "formats/model_path.h"
#include "refusal.h"
#include "safetensors_bytes.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

using namespace headlight;
using headlight::testing::refusal_of;
using headlight::testing::write_bytes;
namespace fs = std::filesystem;

namespace {

void make_folder(const fs::path& folder) {
    fs::create_directories(folder);
    write_bytes(folder / "config.json", "{}");
}

QStringList names_of(const std::vector<Checkpoint>& checkpoints) {
    QStringList names;
    for (const Checkpoint& each : checkpoints) names << QString::fromStdString(each.name);
    return names;
}

}  // namespace

class CheckpointsTest : public QObject {
    Q_OBJECT

    QTemporaryDir place_;
    [[nodiscard]] fs::path at(const std::string& name) const { return fs::path(place_.path().toStdString()) / name; }

  private slots:
    void names_say_the_step_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("step");
        for (const auto& [name, step] : {std::pair("step0", 0),
                                         {"step1000", 1000},
                                         {"checkpoint-500", 500},
                                         {"global_step20", 20},
                                         {"epoch_3", 3},
                                         {"007", 7},
                                         {"gpt2", -1},
                                         {"layer3", -1},
                                         {"step", -1},
                                         {"step-", -1},
                                         {"", -1},
                                         {"main", -1},
                                         {"-5", -1},
                                         {"step1000000000000000000000", -1}})
            QTest::newRow(name) << name << step;
    }
    void names_say_the_step() {
        QFETCH(QString, name);
        QFETCH(int, step);
        QCOMPARE(step_of_name(name.toStdString()).value_or(-1), std::int64_t{step});
    }

    void subfolders_are_ordered_by_step() {
        for (const char* name : {"checkpoint-1000", "checkpoint-500", "checkpoint-20", "runs"})
            make_folder(at("trainer") / name);
        fs::create_directories(at("trainer") / "checkpoint-30");  // without a config.json
        const QStringList expected{"checkpoint-20", "checkpoint-500", "checkpoint-1000"};
        QCOMPARE(names_of(checkpoints_in(at("trainer"))), expected);
        const CheckpointSeries series = checkpoints_at(at("trainer") / "checkpoint-500");
        QCOMPARE(names_of(series.checkpoints), expected);
        QCOMPARE(series.at, std::optional<std::size_t>(1));
        QCOMPARE(checkpoints_at(at("trainer") / "checkpoint-500" / "config.json").at, std::optional<std::size_t>(1));
        QVERIFY(!checkpoints_at(at("trainer")).at);
        QVERIFY(checkpoints_at(at("trainer") / "runs").checkpoints.empty());
    }

    void a_folder_of_checkpoints_opens_with_the_last_one() {
        for (const char* name : {"step0", "step100"}) make_folder(at("run") / name);
        QCOMPARE(locate_model(at("run")).folder, at("run") / "step100");
        QCOMPARE(locate_model(at("run")).name, std::string("run/step100"));
        make_folder(at("run"));  // a model of its own
        QCOMPARE(locate_model(at("run")).folder, at("run"));
    }

    void revisions_of_a_cached_repository_are_checkpoints() {
        const fs::path repository = at("models--org--pythia");
        make_folder(repository / "snapshots" / "aaa");
        make_folder(repository / "snapshots" / "bbb");
        fs::create_directories(repository / "refs");
        write_bytes(repository / "refs" / "step1000", "bbb\n");
        write_bytes(repository / "refs" / "step1", "aaa");
        write_bytes(repository / "refs" / "step5", "../../elsewhere");
        QCOMPARE(names_of(checkpoints_in(repository)), QStringList({"step1", "step1000"}));
        QCOMPARE(locate_model(repository).folder, repository / "snapshots" / "bbb");
        QCOMPARE(checkpoints_at(repository / "snapshots" / "aaa").at, std::optional<std::size_t>(0));
        write_bytes(repository / "refs" / "main", "aaa");
        QCOMPARE(locate_model(repository).folder, repository / "snapshots" / "aaa");
    }

    void a_checkpoint_is_chosen_by_name_or_step() {
        for (const char* name : {"step0", "step100", "step2000"}) make_folder(at("named") / name);
        for (const auto& [name, folder] : {std::pair("step100", "step100"),
                                           {"100", "step100"},
                                           {"first", "step0"},
                                           {"last", "step2000"},
                                           {"0", "step0"}})
            QCOMPARE(checkpoint_named(at("named"), name), at("named") / folder);
        QCOMPARE(checkpoint_named(at("named") / "step0", "100"), at("named") / "step100");
        const QString unknown = refusal_of([&] { checkpoint_named(at("named"), "7"); });
        QVERIFY2(unknown.contains("one of step0, step100, step2000, found \"7\""), qPrintable(unknown));
        make_folder(at("alone"));
        const QString none = refusal_of([&] { checkpoint_named(at("alone"), "7"); });
        QVERIFY2(none.contains("expected a folder of checkpoints") && none.contains("alone"), qPrintable(none));
    }

    void losses_are_read_as_a_trainer_writes_them() {
        for (const char* name : {"checkpoint-10", "checkpoint-20"}) make_folder(at("logged") / name);
        QVERIFY(read_losses(checkpoints_at(at("logged"))).empty());
        write_bytes(at("logged") / "checkpoint-20" / "trainer_state.json",
                    "{\"log_history\": [{\"step\": 20, \"loss\": 1.5}, {\"step\": 10, \"loss\": 2.5, \"epoch\": 1}, "
                    "{\"step\": 20, \"eval_loss\": 3}]}");
        const std::vector<LoggedLoss> losses = read_losses(checkpoints_at(at("logged")));
        QCOMPARE(losses.size(), std::size_t{2});
        QCOMPARE(losses[0].step, std::int64_t{10});
        QCOMPARE(losses[1].loss, 1.5);
        write_bytes(at("logged") / "trainer_state.json", "{\"log_history\": [{\"step\": -1, \"loss\": 1.5}]}");
        const QString damaged = refusal_of([&] { read_losses(checkpoints_at(at("logged"))); });
        QVERIFY2(damaged.contains("trainer_state.json") && damaged.contains("log_history[0].step"),
                 qPrintable(damaged));
    }
};

HEADLIGHT_TEST(CheckpointsTest, None)
#include "checkpoints_test.moc"
