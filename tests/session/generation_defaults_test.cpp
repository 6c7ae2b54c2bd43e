// Where a model's end tokens come from.
#include "session/generation/generation_defaults.h"

#include "core/error.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <filesystem>
#include <fstream>
#include <string>

using namespace headlight;

namespace {

/// What a copy of the model with this generation_config.json generates by; null: without the file.
GenerationDefaults defaults_with(const char* generation_config, const char* model = "/resources/models/story-decoder") {
    const std::filesystem::path source = std::string(HEADLIGHT_SOURCE_DIR) + model;
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

    void captions_of_blip_end_with_the_separator_of_its_texts() {
        for (const char* config : {R"({"eos_token_id": 2})", "{}"})
            QCOMPARE(defaults_with(config, "/tests/reference/models/blip-caption").end_tokens, Ids{3});
    }

    void beam_searches_stop_as_it_says() {
        QCOMPARE(defaults_with("{}").early_stopping, EarlyStopping::No);
        QCOMPARE(defaults_with(R"({"early_stopping": true})").early_stopping, EarlyStopping::Yes);
        QCOMPARE(defaults_with(R"({"early_stopping": "never"})").early_stopping, EarlyStopping::Never);
        QCOMPARE(defaults_with(R"({"length_penalty": 2})").length_penalty, 2.0);
    }

    void it_says_what_is_forbidden_and_demanded() {
        const GenerationRules rules = defaults_with(R"({"repetition_penalty": 1.5, "no_repeat_ngram_size": 3,
            "bad_words_ids": [[1], [2, 3]], "min_length": 4, "min_new_tokens": 5, "forced_bos_token_id": 6,
            "forced_eos_token_id": 7, "suppress_tokens": [8, 9], "begin_suppress_tokens": [10]})")
                                          .rules;
        const GenerationRules expected{.repetition_penalty = 1.5,
                                       .no_repeat_ngram_size = 3,
                                       .bad_words = {{1}, {2, 3}},
                                       .min_length = 4,
                                       .min_new_tokens = 5,
                                       .forced_begin = 6,
                                       .forced_end = {7},
                                       .suppressed = {8, 9},
                                       .suppressed_at_begin = {10}};
        QCOMPARE(rules, expected);
        QCOMPARE(defaults_with(nullptr).rules, GenerationRules{});
        QCOMPARE(defaults_with(R"({"bad_words_ids": null, "forced_eos_token_id": [7, 8]})").rules.forced_end,
                 (Ids{7, 8}));
    }

    void a_target_begins_as_it_says() {
        using Places = std::vector<Ids>;
        const auto beginning = [](const char* content) { return defaults_with(content).rules.beginning; };
        QCOMPARE(beginning(R"({"forced_decoder_ids": [[1, 5], [2, 6]]})"), (Places{{5}, {6}}));
        QCOMPARE(beginning(R"({"forced_decoder_ids": [[1, null], [2, 6]]})"), (Places{{6}}));
        QCOMPARE(beginning(R"({"forced_decoder_ids": [[1, null], [2, 6]], "lang_to_id": {"<|de|>": 4, "<|en|>": 3}})"),
                 (Places{{4, 3}, {6}}));
        QCOMPARE(beginning(R"({"forced_decoder_ids": [[1, 9]], "lang_to_id": {"<|de|>": 4}})"), (Places{{9}}));
        QCOMPARE(beginning(R"({"lang_to_id": {"<|de|>": 4}, "no_timestamps_token_id": 9})"), (Places{{4}, {9}}));
        QCOMPARE(beginning(R"({"no_timestamps_token_id": 9, "return_timestamps": true})"), Places{});
        QCOMPARE(beginning(R"({"forced_decoder_ids": [[1, 5], [2, 9]], "no_timestamps_token_id": 9})"),
                 (Places{{5}, {9}}));
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
        QCOMPARE(field(R"({"eos_token_id": [1, -3]})"), std::string("eos_token_id[1]"));
        QCOMPARE(field(R"({"length_penalty": 1e9})"), std::string("length_penalty"));
        QCOMPARE(field(R"({"early_stopping": "perhaps"})"), std::string("early_stopping"));
        QCOMPARE(field(R"({"bad_words_ids": [[1, null]]})"), std::string("bad_words_ids"));
        QCOMPARE(field(R"({"bad_words_ids": [1]})"), std::string("bad_words_ids[0]"));
        QCOMPARE(field(R"({"bad_words_ids": [[-1]]})"), std::string("bad_words_ids[0][0]"));
        QCOMPARE(field(R"({"forced_decoder_ids": [[2, 5]]})"), std::string("forced_decoder_ids"));
        QCOMPARE(field(R"({"forced_decoder_ids": [[1]]})"), std::string("forced_decoder_ids"));
        QCOMPARE(field(R"({"lang_to_id": {"<|en|>": "en"}})"), std::string("lang_to_id.<|en|>"));
        QCOMPARE(field(R"({"repetition_penalty": 0})"), std::string("repetition_penalty"));
        QCOMPARE(field(R"({"no_repeat_ngram_size": -1})"), std::string("no_repeat_ngram_size"));
        QCOMPARE(field(R"({"suppress_tokens": "all"})"), std::string("suppress_tokens"));
        QCOMPARE(field("[]"), std::string());
    }
};

HEADLIGHT_TEST(GenerationDefaultsTest, None)
#include "generation_defaults_test.moc"
