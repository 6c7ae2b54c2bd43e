#include "program.h"
#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <vector>

using namespace headlight::testing;

class CommandLineTest : public QObject {
    Q_OBJECT

  private slots:
    void recorded_attention_is_shown_as_a_model() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("run.npz");
        const auto written = run_headlight({"attention", "story-encoder", "--text", "A dog.", "--out", file});
        QVERIFY2(written.exit_code == 0, written.messages.constData());
        const auto shown = run_headlight({"model", file, "--json"});
        QVERIFY2(shown.exit_code == 0, shown.messages.constData());
        const QJsonObject object = QJsonDocument::fromJson(shown.output).object();
        QCOMPARE(object["format"].toString(), QString("imported attention"));
        QCOMPARE(object["name"].toString(), QString("story-encoder"));
        QVERIFY(object["layers"].toInt() > 0);
    }

    void a_file_is_opened_without_more_words() {
        auto environment = environment_without_display();
        const QTemporaryDir folder;
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        for (const char* name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"}) environment.insert(name, folder.path());
        const QString file = folder.filePath("run.npz");
        QCOMPARE(run_headlight({"attention", "story-encoder", "--text", "A dog.", "--out", file}).exit_code, 0);
        const auto shown = run_headlight({file, "--quit-after-first-picture"}, {}, environment);
        QVERIFY2(shown.exit_code == 0 && shown.messages.isEmpty(), shown.messages.constData());
        const auto twice = run_headlight({file, "--model", "story-encoder"}, {}, environment);
        QVERIFY(twice.exit_code > 0 && twice.messages.contains("--model"));
        const auto misspelled = run_headlight({"figur"}, {}, environment);
        QVERIFY2(misspelled.messages.contains("expected a command, or a file or folder that is there; found \"figur\""),
                 misspelled.messages.constData());
    }

    // A terminal would obey them.
    void what_is_said_of_arguments_and_files_holds_no_control_characters() {
        const QTemporaryDir folder;
        const QString model = folder.filePath("a\x1b[31mb");
        const QDir source(QStringLiteral(HEADLIGHT_SOURCE_DIR "/tests/reference/models/bert-base"));
        QVERIFY(QDir().mkpath(model));
        for (const QString& name : source.entryList(QDir::Files))
            QFile::copy(source.filePath(name), model + '/' + name);
        QVERIFY(QFile::remove(model + "/config.json"));
        for (const QStringList& arguments :
             {QStringList{"fr\x1b[31mob"}, QStringList{"model", "story-encoder", "--backend", "a\x1b[31m"},
              QStringList{"model", model}}) {
            const auto result = run_headlight(arguments);
            QVERIFY(result.exit_code > 0);
            QVERIFY2(result.messages.contains("[31m") && !result.messages.contains('\x1b'),
                     result.messages.constData());
        }
    }

    void a_layer_without_hidden_states_is_refused_with_the_layers_that_there_are() {
        const auto result = run_headlight(
            {"figure", "fashion-swin", "--image", HEADLIGHT_SOURCE_DIR "/resources/models/fashion-swin/images/bag.png",
             "--view", "similarity", "--layer", "0", "--out", "/dev/null/never.svg"},
            {}, environment_without_display());
        QCOMPARE(result.exit_code, 1);
        QVERIFY2(result.messages.contains("--layer: expected none"), result.messages.constData());
    }

    void the_version_is_stated() {
        const auto result = run_headlight({"--version"});
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.output.startsWith("headlight "));
        QCOMPARE(result.messages, QByteArray());
    }

    void help_has_examples_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("program") << QStringList{"--help"};
        for (const char* command : {"attention", "figure", "tokenize", "generate", "model", "devices"})
            QTest::newRow(command) << QStringList{command, "--help"};
    }
    void help_has_examples() {
        QFETCH(QStringList, arguments);
        const auto result = run_headlight(arguments);
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.output.contains("Examples:\n  headlight "));
        QCOMPARE(result.messages, QByteArray());
    }

    void wrong_usage_is_told_with_a_hint_and_exit_code_2_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown flag") << QStringList{"--no-such-flag"};
        QTest::newRow("unknown command") << QStringList{"no-such-command"};
        QTest::newRow("unknown flag of a command") << QStringList{"devices", "--no-such-flag"};
        const QStringList figure{"figure", "story-encoder", "--text", "x", "--out", "x.pdf"};
        QTest::newRow("missing value") << figure + QStringList{"--layer"};
        QTest::newRow("negative layer") << figure + QStringList{"--layer=-1"};
        QTest::newRow("layer that is not a number") << figure + QStringList{"--layer=NaN"};
        QTest::newRow("head that is not whole") << figure + QStringList{"--head=1.5"};
        QTest::newRow("threshold that is not a number") << figure + QStringList{"--threshold=nan"};
        QTest::newRow("resolution without end") << figure + QStringList{"--dpi=inf"};
        QTest::newRow("unknown view") << figure + QStringList{"--view=pie"};
        QTest::newRow("unknown kind of file")
            << QStringList{"figure", "story-encoder", "--text", "x", "--out", "x.docx"};
        QTest::newRow("unknown precision") << figure + QStringList{"--precision=fp64"};
        QTest::newRow("no text") << QStringList{"tokenize", "story-encoder"};
        QTest::newRow("no model") << QStringList{"model"};
        QTest::newRow("hidden states as csv")
            << QStringList{"attention", "story-encoder", "--text", "x", "--hidden", "--out", "x.csv"};
    }
    void wrong_usage_is_told_with_a_hint_and_exit_code_2() {
        QFETCH(QStringList, arguments);
        const auto result = run_headlight(arguments);
        QCOMPARE(result.exit_code, 2);
        QVERIFY(result.messages.startsWith("headlight: "));
        QVERIFY(result.messages.contains("--help'"));
        QCOMPARE(result.output, QByteArray());
    }

    void a_closed_standard_output_is_a_failure_with_a_sentence() {
        const auto result = run_shell("\"$HEADLIGHT\" devices >&-");
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("standard output"));
    }

    void a_full_standard_output_is_a_failure_with_a_sentence() {
        const auto result = run_shell("\"$HEADLIGHT\" devices >/dev/full");
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("standard output"));
    }

    void a_reader_that_goes_away_is_no_failure() {
        const auto result = run_shell("{ sleep 0.2; \"$HEADLIGHT\" devices; echo $? >&2; } | true");
        QCOMPARE(result.messages, QByteArray("0\n"));
    }

    void without_a_display_the_window_is_refused_with_a_sentence() {
        const auto result = run_headlight({}, {}, environment_without_display());
        QCOMPARE(result.exit_code, 1);
        QVERIFY(result.messages.contains("no display"));
    }

    void a_display_that_does_not_answer_is_refused_with_a_sentence() {
        auto environment = environment_without_display();
        environment.insert("DISPLAY", ":4711");
        const auto result = run_headlight({}, {}, environment);
        QCOMPARE(result.exit_code, 1);
        QVERIFY(!result.messages.isEmpty());
    }

    void the_window_shows_a_first_picture_of_the_built_in_model() {
        auto environment = environment_without_display();
        const QTemporaryDir settings;
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", settings.path());
        const auto result = run_headlight({"--model", "story-encoder", "--quit-after-first-picture"}, {}, environment);
        QCOMPARE(result.exit_code, 0);
    }

    void a_screenshot_that_cannot_be_taken_ends_with_a_sentence() {
        auto environment = environment_without_display();
        const QTemporaryDir folder;
        environment.insert("QT_QPA_PLATFORM", "offscreen");
        environment.insert("XDG_CONFIG_HOME", folder.path());
        const QString file = folder.filePath("picture.png");
        // A translator writes nothing of an empty text; the second model is not there.
        for (const QStringList& wrong : {QStringList{"--model", "english-french", "--text", " "},
                                         QStringList{"--model", folder.filePath("none")}}) {
            const auto result = run_headlight(QStringList{"--screenshot", file} + wrong, {}, environment);
            QCOMPARE(result.exit_code, 1);
            QVERIFY2(result.messages.contains("No figure was drawn."), result.messages.constData());
            QVERIFY(!QFile::exists(file));
        }
    }

    void a_model_says_what_it_is_and_that_it_can_run() {
        const auto result = run_headlight({"model", "story-encoder", "--json"});
        QCOMPARE(result.exit_code, 0);
        const auto model = QJsonDocument::fromJson(result.output).object();
        QCOMPARE(model["layers"].toInt(), 4);
        QVERIFY(model["can_run"].toBool());
    }

    void a_folder_without_readable_weights_is_described_and_says_why_it_cannot_run() {
        const QTemporaryDir folder;
        QVERIFY(QFile::copy(HEADLIGHT_SOURCE_DIR "/tests/reference/configs/vit-base/config.json",
                            folder.filePath("config.json")));
        const auto described = [&] {
            const auto result = run_headlight({"model", folder.path(), "--json"});
            return QJsonDocument::fromJson(result.output).object();
        };
        QCOMPARE(described()["parameters"].toInteger(), 86'567'656);
        QVERIFY(described()["reason"].toString().contains("model.safetensors is missing"));
        QFile pickle(folder.filePath("pytorch_model.bin"));
        QVERIFY(pickle.open(QIODevice::WriteOnly));
        QVERIFY(described()["reason"].toString().contains("is a pickle"));
        QCOMPARE(described()["can_run"].toBool(true), false);
    }

    void a_decoder_continues_a_text() {
        const auto result = run_headlight({"generate", "story-decoder", "--text", "Once upon a time", "--tokens", "5"});
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.output.startsWith("Once upon a time"));
        QVERIFY(result.output.size() > 20);
    }

    void the_same_seed_writes_the_same_text_and_others_write_others() {
        const auto written = [](const QStringList& options) {
            const auto result = run_headlight(
                QStringList{"generate", "story-decoder", "--text", "Once upon a time", "--tokens", "12"} + options);
            return result.exit_code == 0 ? result.output : QByteArray();
        };
        const QByteArray seven = written({"--temperature", "1.5", "--seed", "7"});
        QVERIFY(seven.startsWith("Once upon a time"));
        QCOMPARE(written({"--temperature", "1.5", "--seed", "7"}), seven);
        QVERIFY(written({"--temperature", "1.5", "--seed", "8"}) != seven);
        const QByteArray greedy = written({});
        QCOMPARE(written({"--temperature", "0", "--seed", "7"}), greedy);
        QCOMPARE(written({"--top-k", "1", "--seed", "7"}), greedy);
        QCOMPARE(written({"--beams", "1"}), greedy);
        QVERIFY(written({"--seed", "7"}) != greedy);
    }

    void tokenize_tells_its_steps() {
        const auto result = run_headlight({"tokenize", "story-decoder", "--text", "street", "--steps"});
        QCOMPARE(result.exit_code, 0);
        QVERIFY(result.output.startsWith("\"street\"\n"));
        QVERIFY(result.output.contains("merge of rank "));
        const auto json = run_headlight({"tokenize", "story-decoder", "--text", "street", "--steps", "--json"});
        const auto word = QJsonDocument::fromJson(json.output)["words"][0];
        QCOMPARE(word["typed"].toString(), QString("street"));
        QCOMPARE(word["steps"][0]["kind"].toString(), QString("characters"));
        QCOMPARE(word["steps"][1]["kind"].toString(), QString("merge"));
    }

    void the_attention_of_every_step_is_kept() {
        const QTemporaryDir folder;
        const QString file = folder.filePath("steps.json");
        const auto result = run_headlight({"generate", "story-decoder", "--text", "Once upon a time", "--tokens", "4",
                                           "--temperature", "1", "--seed", "5", "--attention", file});
        QCOMPARE(result.exit_code, 0);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto kept = QJsonDocument::fromJson(written.readAll()).object();
        const auto text = QString::fromUtf8(result.output).trimmed();
        QVERIFY(text.startsWith(kept["text"].toString()) && kept["text"].toString() != text);
        const auto prompt = run_headlight({"tokenize", "story-decoder", "--text", "Once upon a time", "--json"});
        const auto prompt_size = QJsonDocument::fromJson(prompt.output)["ids"].toArray().size();
        const auto read = kept["ids"].toArray().size();
        QCOMPARE(read, prompt_size + 3);  // the last new token was never read
        QCOMPARE(kept["tensors"]["attentions.3"][0].toArray().size(), read);
    }

    void recorded_attention_is_read_without_a_text() {
        const QTemporaryDir folder;
        const QString recorded = HEADLIGHT_SOURCE_DIR "/tests/reference/recorded/run.npz";
        const auto result = run_headlight({"attention", recorded, "--out", folder.filePath("x.json")});
        QCOMPARE(result.messages, QByteArray());
        QCOMPARE(result.exit_code, 0);
        QFile written(folder.filePath("x.json"));
        QVERIFY(written.open(QIODevice::ReadOnly));
        const auto kept = QJsonDocument::fromJson(written.readAll()).object();
        QCOMPARE(kept["text"].toString(), QString("Lucy and Tom walked to the harbour."));
        QCOMPARE(kept["tensors"]["attentions.0"].toArray().size(), 4);
        const auto figure =
            run_headlight({"figure", recorded, "--layer", "1", "--head", "0", "--out", folder.filePath("x.svg")});
        QCOMPARE(figure.exit_code, 0);
        const auto without =
            run_headlight({"figure", "story-decoder", "--layer", "1", "--head", "0", "--out", "x.svg"});
        QCOMPARE(without.exit_code, 2);
    }

    void beams_say_their_score() {
        const auto result = run_headlight(
            {"generate", "story-decoder", "--text", "The dog ran", "--tokens", "8", "--beams", "4", "--json"});
        QCOMPARE(result.exit_code, 0);
        const auto found = QJsonDocument::fromJson(result.output)["beam4"];
        QCOMPARE(found["new_ids"].toArray().size(), 8);
        QVERIFY(found["score"].toDouble() < 0);
    }

    void every_step_tells_its_candidates() {
        const auto result = run_headlight({"generate", "story-decoder", "--text", "The dog ran", "--tokens", "3",
                                           "--top-k", "2", "--seed", "4", "--candidates", "4"});
        QCOMPARE(result.exit_code, 0);
        const auto sampled = QJsonDocument::fromJson(result.output)["sampled"];
        const QJsonArray steps = sampled["steps"].toArray();
        QCOMPARE(steps.size(), 3);
        for (qsizetype i = 0; i < steps.size(); ++i) {
            QCOMPARE(steps[i]["id"].toInt(), sampled["new_ids"][i].toInt());
            const QJsonArray candidates = steps[i]["candidates"].toArray();
            QCOMPARE(candidates.size(), 4);
            QVERIFY(candidates[0]["probability"].toDouble() >= candidates[1]["probability"].toDouble());
            QVERIFY(candidates[1]["share"].toDouble() > 0);
            QCOMPARE(candidates[2]["share"].toDouble(), 0.0);
            QVERIFY(!candidates[0]["text"].toString().isEmpty());
        }
        const auto beams = run_headlight({"generate", "story-decoder", "--text", "The dog ran", "--tokens", "3",
                                          "--beams", "2", "--candidates", "1"});
        QCOMPARE(QJsonDocument::fromJson(beams.output)["beam2"]["beams"].toArray().size(), 2);
    }

    void choices_that_exclude_each_other_are_wrong_usage_data() {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("two ways") << QStringList{"--greedy", "--beams", "2"};
        QTest::newRow("drawing and searching") << QStringList{"--temperature", "1", "--beams", "2"};
        QTest::newRow("drawing and not drawing") << QStringList{"--greedy", "--top-k", "3"};
        QTest::newRow("no share") << QStringList{"--top-p", "0"};
        QTest::newRow("more than all") << QStringList{"--top-p", "1.5"};
        QTest::newRow("below zero") << QStringList{"--temperature", "-1"};
        QTest::newRow("not a number") << QStringList{"--temperature", "nan"};
        QTest::newRow("no beam") << QStringList{"--beams", "0"};
        QTest::newRow("too many beams") << QStringList{"--beams", "65"};
        QTest::newRow("a negative seed") << QStringList{"--seed", "-1"};
    }
    void choices_that_exclude_each_other_are_wrong_usage() {
        QFETCH(QStringList, options);
        const auto result = run_headlight(QStringList{"generate", "story-decoder", "--text", "Once"} + options);
        QCOMPARE(result.exit_code, 2);
        QVERIFY(!result.messages.isEmpty());
    }

    void a_continuation_is_written_token_by_token() {
        std::array<int, 2> ends{};
        QCOMPARE(::pipe2(ends.data(), O_DIRECT | O_CLOEXEC), 0);  // a pipe that keeps one write apart from the next
        QProcess process;
        process.setChildProcessModifier([&] { ::dup2(ends[1], STDOUT_FILENO); });
        process.start(program_path(), {"generate", "story-decoder", "--text", "Once upon a time", "--tokens", "6"});
        const bool finished = process.waitForFinished(60'000);
        ::close(ends[1]);
        std::vector<QByteArray> writes;
        std::array<char, 4096> packet{};
        for (ssize_t size = 0; (size = ::read(ends[0], packet.data(), packet.size())) > 0;)
            writes.emplace_back(packet.data(), size);
        ::close(ends[0]);
        QVERIFY(finished);
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(writes.size() >= 6);
        QVERIFY(writes.front().startsWith("Once upon a time"));
        QCOMPARE(writes.back(), QByteArray("\n"));
    }

    void devices_names_the_processor_and_says_why_the_rest_cannot_be_used() {
        const auto result = run_headlight({"devices", "--json"}, {}, environment_without_display());
        QCOMPARE(result.exit_code, 0);
        const auto devices = QJsonDocument::fromJson(result.output).object()["devices"].toArray();
        QCOMPARE(devices[0].toObject()["backend"].toString(), "cpu");
        QVERIFY(devices[0].toObject()["available"].toBool());
        QVERIFY(devices[0].toObject()["threads"].toInt() >= 1);
        for (const auto& device : devices) {
            if (!device.toObject()["available"].toBool()) QVERIFY(!device.toObject()["reason"].toString().isEmpty());
        }
    }

    void devices_that_can_be_used_compute_as_the_processor_does() {
        const auto result = run_headlight({"devices", "--check", "--json"});
        QVERIFY2(result.exit_code == 0, result.messages.constData());
        const auto devices = QJsonDocument::fromJson(result.output).object()["devices"].toArray();
        for (const auto& device : devices) {
            const QJsonObject object = device.toObject();
            QCOMPARE(object.contains("check"), object["available"].toBool());
            if (object.contains("check")) QVERIFY(object["check"].toObject()["passed"].toBool());
        }
    }

    void a_machine_without_vulkan_drivers_says_so_and_computes_on_the_processor() {
        auto environment = QProcessEnvironment::systemEnvironment();
        environment.insert("VK_ICD_FILENAMES", "/nonexistent");
        environment.insert("VK_DRIVER_FILES", "/nonexistent");
        const auto list = run_headlight({"devices"}, {}, environment);
        QCOMPARE(list.exit_code, 0);
        QVERIFY2(list.output.contains("vulkan\tnot available: "), list.output.constData());
        const QStringList generate{"generate", "story-decoder", "--text", "Once", "--tokens", "1"};
        const auto asked = run_headlight(generate + QStringList{"--backend", "vulkan"}, {}, environment);
        QCOMPARE(asked.exit_code, 0);
        QVERIFY2(asked.messages.contains("The CPU computes instead"), asked.messages.constData());
        const auto automatic = run_headlight(generate, {}, environment);
        QCOMPARE(automatic.output, asked.output);
        QCOMPARE(automatic.messages, QByteArray());
    }

    void a_precision_that_the_processor_lacks_is_told() {
        const QStringList generate{"generate", "story-decoder", "--text", "Once", "--tokens", "1", "--backend", "cpu"};
        const auto asked = run_headlight(generate + QStringList{"--precision", "fp16"});
        QCOMPARE(asked.exit_code, 0);
        QVERIFY2(asked.messages.contains("computes in fp32"), asked.messages.constData());
        const auto plain = run_headlight(generate + QStringList{"--precision", "fp32"});
        QCOMPARE(plain.output, asked.output);
        QCOMPARE(plain.messages, QByteArray());
    }

    void a_device_that_is_not_there_is_named_and_the_processor_computes() {
        const auto result = run_headlight({"generate", "story-decoder", "--text", "Once", "--tokens", "1", "--backend",
                                           "vulkan", "--device", "No such card"});
        QCOMPARE(result.exit_code, 0);
        QVERIFY2(result.messages.contains("The CPU computes instead"), result.messages.constData());
    }
};

HEADLIGHT_TEST(CommandLineTest, Core)
#include "command_line_test.moc"
