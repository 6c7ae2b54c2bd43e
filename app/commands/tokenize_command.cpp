#include "app/commands/tokenize_steps.h"
#include "app/json_text.h"
#include "app/options.h"
#include "app/standard_output.h"
#include "app/text_lines.h"
#include "app/view_options.h"
#include "commands.h"
#include "export/qt_json.h"
#include "formats/model_path.h"
#include "session/model_loader.h"
#include "session/session.h"
#include "tokenizers/tokenizer.h"
#include "view/inputs/input_text.h"

#include <memory>

namespace headlight {

namespace {

struct TokenizeOptions {
    InputRequest input;
    std::filesystem::path lines;
    bool json = false;
    bool plain = false;
    bool steps = false;
};

/// The fields of the reference kit's expected.jsonl. As there, a tokenizer with a target side has no offsets but the
/// ids of the text as one that the model would write.
QJsonObject describe(const Tokenizer& tokenizer, const std::string& text, const std::optional<std::string>& pair,
                     bool special) {
    const TokenizedText tokenized = tokenizer.encode(text, pair, {.add_special_tokens = special});
    for (const auto& notice : tokenized.notices) print_notice(notice);
    const TokenizedText plain = tokenizer.encode(text, pair, {.add_special_tokens = false});
    const bool target = tokenizer.has_target_side();
    QJsonArray pieces;
    QJsonArray offsets;
    for (const auto& token : tokenized.tokens) {
        pieces.append(to_qt(token.reported_piece));
        offsets.append(QJsonArray{static_cast<qint64>(token.reported.begin), static_cast<qint64>(token.reported.end)});
    }
    QJsonObject object{{"text", to_qt(text)},
                       {"ids", json_array(tokenized.ids())},
                       {"tokens", pieces},
                       {"offsets", target ? QJsonValue() : QJsonValue(offsets)},
                       {"decoded", to_qt(tokenizer.decode(tokenized.ids(), false))},
                       {"plain_ids", json_array(plain.ids())},
                       {"plain_decoded", to_qt(tokenizer.decode(plain.ids(), true))}};
    if (pair) object["pair"] = to_qt(*pair);
    if (target) object["target_ids"] = json_array(tokenizer.encode_target(text, {.add_special_tokens = special}).ids());
    return object;
}

std::string table(const TokenizedText& tokenized) {
    std::string text = "index\tid\ttoken\tbegin\tend\n";
    for (std::size_t i = 0; i < tokenized.tokens.size(); ++i) {
        const Token& token = tokenized.tokens[i];
        text += std::to_string(i) + '\t' + std::to_string(token.id) + '\t' + in_one_cell(token.piece) + '\t' +
                std::to_string(token.reported.begin) + '\t' + std::to_string(token.reported.end) + '\n';
    }
    return text;
}

void tokenize_one(const Tokenizer& tokenizer, const std::string& text, const TokenizeOptions& options,
                  const Provenance& provenance, StandardOutput& output) {
    if (options.json) {
        QJsonObject object = options.steps ? steps_as_json(tokenizer, text)
                                           : describe(tokenizer, text, options.input.pair, !options.plain);
        object[kProvenanceKey] = provenance_value({provenance});
        output.write(json_line(object));
        return;
    }
    if (options.steps) {
        output.write(steps_as_text(tokenizer, text));
        return;
    }
    const TokenizedText tokenized = tokenizer.encode(text, options.input.pair, {.add_special_tokens = !options.plain});
    for (const auto& notice : tokenized.notices) print_notice(notice);
    output.write(table(tokenized));
}

void tokenize(const TokenizeOptions& options, StandardOutput& output) {
    const std::filesystem::path path = path_of_model(options.input);
    const ModelPlace place = locate_model(path);
    const auto tokenizer = load_tokenizer(place.folder);
    const Provenance provenance = provenance_of_files(place, path);
    if (options.lines.empty()) {
        const InputText read = text_of(options.input);
        if (!read.notice.empty()) print_notice(read.notice);
        tokenize_one(*tokenizer, options.input.text_file.empty() ? read_text_argument(read.text) : read.text, options,
                     provenance, output);
        return;
    }
    TextLines lines(options.lines);
    while (const std::optional<std::string> text = lines.next())
        tokenize_one(*tokenizer, *text, options, provenance, output);
}

}  // namespace

void add_tokenize_command(CLI::App& program, CommandContext& context) {
    auto* command = program.add_subcommand("tokenize", "Show the tokens of a text");
    auto options = std::make_shared<TokenizeOptions>();
    auto view = std::make_shared<ViewOptions>();
    view->add_to(*command, Context::Tokenize);
    auto* text = view->option("text");
    auto* lines = command->add_option("--lines", options->lines,
                                      "File with one JSON object {\"text\": ...} per line; each is tokenized");
    text->excludes(lines);
    auto* file = view->option("text_file");
    file->excludes(lines);
    command->add_flag("--json", options->json,
                      "Print one JSON object per text: ids, tokens, offsets in characters, decoded text; for models "
                      "with two vocabularies, target_ids instead of offsets");
    auto* plain = command->add_flag("--plain", options->plain, "Leave out the special tokens that the model adds");
    auto* steps =
        command->add_flag("--steps", options->steps,
                          "Show how each word is split into tokens: merges with their ranks, alternatives with their "
                          "scores, matches");
    steps->excludes(plain);
    command->footer(
        "Examples:\n"
        "  headlight tokenize story-encoder --text \"Hello there\"\n"
        "  headlight tokenize story-decoder --text \"lighthouse\" --steps\n"
        "  headlight tokenize ./my-model --lines texts.jsonl --json > tokens.jsonl\n");
    command->callback([=, &context] {
        options->input = view->request().input;
        if (text->empty() && file->empty() && lines->empty())
            throw CLI::RequiredError("--text, --text-file or --lines");
        tokenize(*options, context.output);
    });
}

}  // namespace headlight
