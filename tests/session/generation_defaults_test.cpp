// Where a model's end tokens come from.
#include "session/generation_defaults.h"

#include "core/error.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>

using namespace headlight;

namespace {

/// What a copy of the story decoder with this generation_config.json generates by; null: without the file.
GenerationDefaults defaults_with(const char* generation_config) {
    const std::filesystem::path source = HEADLIGHT_SOURCE_DIR "/resources/models/story-decoder";
    const QTemporaryDir folder;
    const std::filesystem::path path = folder.path().toStdString();
    for (const char* file : {"config.json", "model.safetensors", "tokenizer.json", "tokenizer_config.json"}) {
        if (std::filesystem::exists(source / file)) std::filesystem::copy(source / file, path / file);
    }
    if (generation_config != nullptr) std::ofstream(path / "generation_config.json") << generation_config;
    return generation_defaults(open_model_folder(path), *load_tokenizer(path));
}

using Ids = std::vector<std::int32_t>;

}  // namespace

class GenerationDefaultsTest : public QObject {
    Q_OBJECT

  private slots:
    void generation_config_names_one_end_token_or_several() {
        QCOMPARE(defaults_with(R"({"eos_token_id": 7})").end_tokens, Ids{7});
        QCOMPARE(defaults_with(R"({"eos_token_id": [7, 5]})").end_tokens, (Ids{7, 5}));
    }

    void without_it_the_model_ends_as_its_configuration_says() {
        QCOMPARE(defaults_with(nullptr).end_tokens, Ids{0});
        QCOMPARE(defaults_with("{}").end_tokens, Ids{0});
    }

    void beam_searches_stop_as_it_says() {
        QCOMPARE(defaults_with("{}").early_stopping, EarlyStopping::No);
        QCOMPARE(defaults_with(R"({"early_stopping": true})").early_stopping, EarlyStopping::Yes);
        QCOMPARE(defaults_with(R"({"early_stopping": "never"})").early_stopping, EarlyStopping::Never);
        QCOMPARE(defaults_with(R"({"length_penalty": 2})").length_penalty, 2.0);
    }

    void a_damaged_file_is_named_with_the_field() {
        const auto field = [](const char* content) -> std::string {
            try {
                defaults_with(content);
            } catch (const Error& error) {
                const bool named = std::filesystem::path(error.place().file).filename() == "generation_config.json";
                return named ? error.place().field : "another file";
            }
            return "it was read";
        };
        QCOMPARE(field(R"({"eos_token_id": "end"})"), std::string("eos_token_id"));
        QCOMPARE(field(R"({"eos_token_id": [1, -3]})"), std::string("eos_token_id"));
        QCOMPARE(field(R"({"length_penalty": 1e9})"), std::string("length_penalty"));
        QCOMPARE(field(R"({"early_stopping": "perhaps"})"), std::string("early_stopping"));
        QCOMPARE(field("[]"), std::string());
    }
};

QTEST_APPLESS_MAIN(GenerationDefaultsTest)
#include "generation_defaults_test.moc"
