#include "session/built_in_models.h"

#include "core/error.h"
#include "session/backend_choice.h"
#include "test_program.h"

#include <QtTest>

#include <algorithm>
#include <fstream>
#include <functional>
#include <string>

using namespace headlight;

namespace {

namespace fs = std::filesystem;

void write(const fs::path& file, const std::string& content) {
    fs::create_directories(file.parent_path());
    std::ofstream(file) << content;
}

const BuiltInModel* find(const std::vector<BuiltInModel>& models, const std::string& name) {
    const auto found =
        std::find_if(models.begin(), models.end(), [&](const BuiltInModel& model) { return model.name == name; });
    return found == models.end() ? nullptr : &*found;
}

struct Refusal {
    ErrorKind kind{};
    std::string sentence;
};

Refusal refusal(const std::function<void()>& action) {
    try {
        action();
    } catch (const Error& error) {
        return {error.kind(), error.sentence()};
    }
    return {ErrorKind::Cancelled, "nothing was refused"};
}

bool says(const Refusal& refusal, const std::string& part) {
    return refusal.sentence.find(part) != std::string::npos;
}

}  // namespace

class BuiltInModelsTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;

  private slots:
    void init() {
        const fs::path models = folder_.path().toStdString();
        write(models / "tiny" / "config.json", "{}");
        write(models / "tiny" / "samples.json", R"({"description": "A tiny one.",
                  "samples": [{"text": "One.", "later": {}}, {"text": "Two?", "second": "One and one."}], "fails": [{"text": "Three.", "why": "it counts to two", "since": [1]}], "more": {"a": 1}})");
        write(models / "damaged" / "config.json", "{}");
        write(models / "damaged" / "samples.json", R"({"samples": [{"text": "One."}, )");
        write(models / "not-yet" / "config.json", R"({"model_type": "a-model-of-tomorrow"})");
        write(models / "no-model" / "readme.txt", "");
        write(models / "story-encoder" / "config.json", "{}");
        qputenv("HEADLIGHT_MODELS", folder_.path().toUtf8());
    }
    void cleanup() { qunsetenv("HEADLIGHT_MODELS"); }

    void the_environment_names_a_folder_of_models() {
        const auto models = built_in_models();
        const BuiltInModel* tiny = find(models, "tiny");
        QVERIFY(tiny != nullptr);
        QCOMPARE(tiny->description, std::string("A tiny one."));
        QCOMPARE(tiny->samples, (std::vector<SampleText>{{"One."}, {"Two?", "One and one."}}));
        QCOMPARE(tiny->fails, (std::vector<SampleText>{{"Three.", "", "it counts to two"}}));
        QVERIFY(find(models, "no-model") == nullptr);
        QVERIFY(find(models, "story-decoder") != nullptr);
    }

    void damaged_samples_do_not_hide_a_model() {
        const auto models = built_in_models();
        const BuiltInModel* damaged = find(models, "damaged");
        QVERIFY(damaged != nullptr);
        QVERIFY(damaged->samples.empty());
    }

    void a_model_that_cannot_be_opened_yet_is_not_listed() { QVERIFY(find(built_in_models(), "not-yet") == nullptr); }

    void the_first_of_a_name_counts() {
        QCOMPARE(find_model("story-encoder"), fs::path(folder_.path().toStdString()) / "story-encoder");
    }

    void a_folder_of_models_that_is_not_there_is_passed_over() {
        qputenv("HEADLIGHT_MODELS", "/nowhere/at/all");
        QVERIFY(find(built_in_models(), "story-encoder") != nullptr);
    }

    void a_path_that_exists_is_a_model() {
        QCOMPARE(find_model(folder_.path().toStdString()), fs::path(folder_.path().toStdString()));
    }

    void a_model_that_is_nowhere_is_refused_with_what_was_looked_for() {
        for (const char* name : {"no-such-model", ""}) {
            const Refusal refused = refusal([&] { static_cast<void>(find_model(name)); });
            QCOMPARE(refused.kind, ErrorKind::File);
            QVERIFY(says(refused, "tiny"));
        }
    }

    void a_backend_that_cannot_be_had_is_refused() {
        const Refusal vulkan = refusal([] { static_cast<void>(make_backend({"vulkan", "99", 0})); });
        QCOMPARE(vulkan.kind, ErrorKind::Device);
        QVERIFY(says(vulkan, "Vulkan"));
        const Refusal unknown = refusal([] { static_cast<void>(make_backend({"cuda", "", 0})); });
        QCOMPARE(unknown.kind, ErrorKind::Input);
        QVERIFY(says(unknown, "auto, cpu and vulkan"));
        QCOMPARE(refusal([] { static_cast<void>(make_backend({"cpu", "", -2})); }).kind, ErrorKind::Input);
    }
};

HEADLIGHT_TEST(BuiltInModelsTest, None)
#include "built_in_models_test.moc"
