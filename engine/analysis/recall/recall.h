#pragma once

#include "core/tensor.h"
#include "core/text/sentence.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Tokens of a row at most; the networks were trained on rows of 24.
inline constexpr std::size_t kMostRecalled = 48;

/// Answers of one recall network to a row, and what they depend on.
struct NetworkRecall {
    std::string name;          ///< in files and numbers: "lstm"
    std::string title;         ///< in figures: "LSTM"
    Tensor probabilities{};    ///< of the digits, [questions, digits]
    std::vector<int> answers;  ///< most probable digit of each question
    /// [questions, tokens], from 0 to 1: mean total variation distance, 1/2 sum |p' - p|, between the distribution of
    /// the digits and the one after a token was replaced by each of the others of its kind: its digit by the other
    /// digits, or the letter of a question by the other letters.
    Tensor influence{};
    Tensor weights{};  ///< of the attention, [questions, tokens]; empty where there is none
    std::int64_t parameters = 0;
    double right = 0;                 ///< share of right answers in held-out rows
    std::vector<double> by_distance;  ///< the same for answers 1, 2, ... tokens back
};

/// A row such as "c4 h1 c? a7 h?", read by networks that differ in how a token learns of the tokens before it.
struct Recall {
    std::vector<std::string> tokens;             ///< "c4", or "c?" for a question
    std::vector<std::size_t> questions;          ///< indices into the tokens
    std::vector<std::optional<int>> expected{};  ///< last digit that the letter of each question was given before it
    std::vector<NetworkRecall> networks{};
    std::string digits{};            ///< columns of the probabilities
    std::int64_t rows_measured = 0;  ///< held-out rows behind `right`
    std::vector<Sentence> notes{};   ///< where the row differs from those of training
};

/// Reads the text as tokens apart by spaces and runs the networks of the folder (networks.json, networks.safetensors).
/// Throws Error(Input) for a text that is no such row, has no question or more than kMostRecalled tokens, and
/// Error(File) or Error(Format) for a folder that is missing or damaged.
Recall recall_of(const std::string& text, const std::filesystem::path& folder);

}  // namespace headlight
