#include "app/commands/tokenize_steps.h"

#include "app/json_text.h"
#include "core/error.h"

#include <QJsonArray>

#include <array>
#include <charconv>
#include <vector>

namespace headlight {

namespace {

using Kind = TokenizerStep::Kind;

std::vector<WordSteps> steps_of(const Tokenizer& tokenizer, std::string_view text) {
    std::vector<WordSteps> words = tokenizer.steps(text);
    if (words.empty() && !tokenizer.encode(text, std::nullopt, {.add_special_tokens = false}).tokens.empty()) {
        throw Error(ErrorKind::Unsupported, Sentence("There is no step-by-step view for this tokenizer."));
    }
    return words;
}

/// A piece on one line.
std::string on_one_line(std::string_view piece) {
    std::string line;
    for (const char c : piece) {
        if (c == '\n')
            line += "\\n";
        else if (c == '\r')
            line += "\\r";
        else if (c == '\t')
            line += "\\t";
        else
            line += c;
    }
    return line;
}

std::string joined(const std::vector<StepPart>& parts) {
    std::string line;
    for (const StepPart& part : parts) line += (line.empty() ? "" : " | ") + on_one_line(part.piece);
    return line;
}

std::string number(double value) {
    std::array<char, 32> digits{};
    const auto end =
        std::to_chars(digits.data(), digits.data() + digits.size(), value, std::chars_format::fixed, 3).ptr;
    return {digits.data(), end};
}

/// Description of a step, printed after the parts that it left.
std::string what_it_did(const TokenizerStep& step) {
    switch (step.kind) {
        case Kind::Characters:
            return "characters";
        case Kind::Bytes:
            return "bytes, where a character has no piece";
        case Kind::Unknown:
            return "unknown, where there is no piece";
        case Kind::Merge:
            return "merge of rank " + std::to_string(step.rank);
        case Kind::Match:
            return "longest match" + (step.tried > 0 ? ", after " + std::to_string(step.tried) +
                                                           " longer ones that are not "
                                                           "pieces"
                                                     : std::string());
        case Kind::Piece:
            return "piece, score " + number(step.score) + (step.chosen ? ", on the best path" : "");
        case Kind::Path:
            return (step.rank == 0 ? "best path, score " : "path " + std::to_string(step.rank + 1) + ", score ") +
                   number(step.score);
        case Kind::Whole:
            return "one piece";
    }
    return {};
}

const char* name_of(Kind kind) {
    switch (kind) {
        case Kind::Characters:
            return "characters";
        case Kind::Bytes:
            return "bytes";
        case Kind::Unknown:
            return "unknown";
        case Kind::Merge:
            return "merge";
        case Kind::Match:
            return "match";
        case Kind::Piece:
            return "piece";
        case Kind::Path:
            return "path";
        case Kind::Whole:
            return "whole";
    }
    return "";
}

QJsonArray parts_as_json(const std::vector<StepPart>& parts) {
    QJsonArray array;
    for (const StepPart& part : parts) {
        array.append(QJsonObject{{"piece", to_qt(part.piece)},
                                 {"id", part.id},
                                 {"begin", static_cast<qint64>(part.begin)},
                                 {"end", static_cast<qint64>(part.end)}});
    }
    return array;
}

QJsonObject step_as_json(const TokenizerStep& step) {
    QJsonObject object{{"kind", name_of(step.kind)}, {"parts", parts_as_json(step.parts)}};
    if (step.kind == Kind::Merge || step.kind == Kind::Match) object["changed"] = static_cast<qint64>(step.changed);
    if (step.kind == Kind::Merge || step.kind == Kind::Path) object["rank"] = static_cast<qint64>(step.rank);
    if (step.kind == Kind::Match) object["tried"] = static_cast<qint64>(step.tried);
    if (step.kind == Kind::Piece || step.kind == Kind::Path) {
        object["score"] = step.score;
        object["chosen"] = step.chosen;
    }
    return object;
}

}  // namespace

std::string steps_as_text(const Tokenizer& tokenizer, std::string_view text) {
    std::string result;
    for (const WordSteps& word : steps_of(tokenizer, text)) {
        result += "\"" + on_one_line(word.typed) + "\"";
        if (word.spelled != word.typed) result += ", spelled \"" + on_one_line(word.spelled) + "\"";
        result += "\n";
        if (word.added) result += "    an added token, which is never split\n";
        if (word.left_out) result += "    steps not available\n";
        for (const TokenizerStep& step : word.steps)
            result += "    " + joined(step.parts) + "\t" + what_it_did(step) + "\n";
        std::string ids;
        for (const StepPart& token : word.tokens) ids += (ids.empty() ? "" : " ") + std::to_string(token.id);
        result += "    " + joined(word.tokens) + "\ttokens " + ids + "\n";
    }
    return result;
}

QJsonObject steps_as_json(const Tokenizer& tokenizer, std::string_view text) {
    QJsonArray words;
    for (const WordSteps& word : steps_of(tokenizer, text)) {
        QJsonArray steps;
        for (const TokenizerStep& step : word.steps) steps.append(step_as_json(step));
        QJsonObject object{{"typed", to_qt(word.typed)},
                           {"spelled", to_qt(word.spelled)},
                           {"added", word.added},
                           {"steps", steps},
                           {"tokens", parts_as_json(word.tokens)}};
        if (word.left_out) object["left_out"] = true;
        words.append(object);
    }
    return {{"text", to_qt(text)}, {"words", words}};
}

}  // namespace headlight
