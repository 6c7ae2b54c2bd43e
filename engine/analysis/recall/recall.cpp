#include "analysis/recall/recall.h"

#include "analysis/recall/recall_network.h"
#include "core/error.h"
#include "core/read_file.h"
#include "json/json_document.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <sstream>

namespace headlight {

namespace {

/// networks.json.
class Facts {
  public:
    explicit Facts(const std::filesystem::path& folder) : document_(folder / "networks.json") {
        const JsonValue root = document_.root_object();
        letters = signs(root.at("letters"));
        digits = signs(root.at("digits"));
        constexpr std::int64_t kMostRows = 1'000'000'000;
        rows_measured = root.at("rows_measured").whole(1, kMostRows);
    }

    void describe(NetworkRecall& network) const {
        const JsonValue facts = document_.root_object().at("networks").at(network.name);
        network.right = facts.at("right").real(0, 1);
        network.by_distance = facts.at("by_distance").reals(0, 1);
    }

    std::string letters;
    std::string digits;
    std::int64_t rows_measured = 0;

  private:
    /// A token is replaced by others of its kind, of which there have to be some.
    static std::string signs(const JsonValue& value) {
        constexpr std::size_t kMostSigns = 26;
        std::string read(value.text(kMostSigns));
        if (read.size() < 2) value.refuse(Sentence("a text of at least two characters"));
        return read;
    }

    JsonDocument document_;
};

/// A row as the networks number its tokens: all letters with all digits, then all questions.
class Row {
  public:
    Row(const std::string& text, const Facts& facts) : letters_(facts.letters), digits_(facts.digits) {
        std::istringstream words(text);
        for (std::string word; words >> word;) add(word);
        if (recall_.questions.empty())
            throw Error(ErrorKind::Input, Sentence("Expected a question such as %1 after %2 in the text, found none.",
                                                   question(), example()));
        recall_.digits = digits_;
        recall_.rows_measured = facts.rows_measured;
    }

    [[nodiscard]] const std::vector<std::int32_t>& ids() const { return ids_; }
    /// Tokens that may stand in the place of one: the same letter with the other digits, or the other questions.
    [[nodiscard]] std::vector<std::int32_t> others(std::size_t token) const {
        const std::int32_t id = ids_[token];
        const auto digits = static_cast<std::int32_t>(digits_.size());
        const bool asks = id >= pairs();
        const std::int32_t first = asks ? pairs() : id / digits * digits;
        const std::int32_t count = asks ? static_cast<std::int32_t>(letters_.size()) : digits;
        std::vector<std::int32_t> result;
        for (std::int32_t other = first; other < first + count; ++other)
            if (other != id) result.push_back(other);
        return result;
    }
    [[nodiscard]] std::int32_t vocabulary() const { return pairs() + static_cast<std::int32_t>(letters_.size()); }
    [[nodiscard]] const Recall& recall() const { return recall_; }

  private:
    [[nodiscard]] std::int32_t pairs() const { return static_cast<std::int32_t>(letters_.size() * digits_.size()); }
    [[nodiscard]] std::string example() const {
        return "\"" + letters_.substr(0, 1) + digits_.substr(digits_.size() - 1) + "\"";
    }

    [[nodiscard]] std::string question() const { return "\"" + letters_.substr(0, 1) + "?\""; }

    void add(const std::string& word) {
        const std::size_t letter = letters_.find(word.front());
        const std::size_t digit = word.size() == 2 ? digits_.find(word[1]) : std::string::npos;
        const bool asks = word.size() == 2 && word[1] == '?';
        if (letter == std::string::npos || (digit == std::string::npos && !asks))
            throw Error(ErrorKind::Input,
                        Sentence("Expected tokens such as %1 or %2 in the text, a letter from %3 to %4 with a digit "
                                 "from %5 to %6 or a question mark, found \"%7\".",
                                 example(), question(), letters_.substr(0, 1), letters_.substr(letters_.size() - 1),
                                 digits_.substr(0, 1), digits_.substr(digits_.size() - 1), word));
        if (ids_.size() == kMostRecalled)
            throw Error(ErrorKind::Input,
                        Sentence("Expected at most %1 tokens in the text, found more.", kMostRecalled));
        asks ? ask(letter) : give(letter, digit);
        recall_.tokens.push_back(word);
    }

    void ask(std::size_t letter) {
        const auto given = last_.find(letter);
        if (given == last_.end())
            note(Sentence("%1 is asked for before it has a digit, which no row of the training has",
                          letters_.substr(letter, 1)));
        recall_.questions.push_back(ids_.size());
        recall_.expected.push_back(given == last_.end() ? std::nullopt : std::optional(given->second));
        ids_.push_back(pairs() + static_cast<std::int32_t>(letter));
    }

    void give(std::size_t letter, std::size_t digit) {
        if (last_.contains(letter))
            note(Sentence("%1 has two digits, which no row of the training has", letters_.substr(letter, 1)));
        last_[letter] = static_cast<int>(digit);
        ids_.push_back(static_cast<std::int32_t>(letter * digits_.size() + digit));
    }

    void note(const Sentence& sentence) {
        const auto same = [&](const Sentence& other) { return other.english() == sentence.english(); };
        if (std::ranges::none_of(recall_.notes, same)) recall_.notes.push_back(sentence);
    }

    std::string letters_;
    std::string digits_;
    std::vector<std::int32_t> ids_;
    std::map<std::size_t, int> last_;
    Recall recall_;
};

Tensor rows_of(const DoubleMatrix& matrix, const std::vector<std::size_t>& rows) {
    Tensor result({std::ssize(rows), matrix.cols()});
    for (std::size_t row = 0; row < rows.size(); ++row)
        for (Eigen::Index column = 0; column < matrix.cols(); ++column)
            result.slice(static_cast<std::int64_t>(row))[static_cast<std::size_t>(column)] =
                static_cast<float>(matrix(static_cast<Eigen::Index>(rows[row]), column));
    return result;
}

Tensor influence_of(const RecallNetwork& network, const Row& row, const DoubleMatrix& probabilities) {
    const std::vector<std::size_t>& questions = row.recall().questions;
    Tensor influence({std::ssize(questions), std::ssize(row.ids())});
    for (std::size_t token = 0; token < row.ids().size(); ++token) {
        const std::vector<std::int32_t> others = row.others(token);
        std::vector<double> sums(questions.size());
        for (const std::int32_t other : others) {
            std::vector<std::int32_t> ids = row.ids();
            ids[token] = other;
            const DoubleMatrix changed = network.run(ids).probabilities;
            for (std::size_t at = 0; at < questions.size(); ++at) {
                const auto output = static_cast<Eigen::Index>(questions[at]);
                sums[at] += (changed.row(output) - probabilities.row(output)).cwiseAbs().sum() / 2;
            }
        }
        for (std::size_t at = 0; at < questions.size(); ++at)
            influence.slice(static_cast<std::int64_t>(at))[token] =
                static_cast<float>(sums[at] / static_cast<double>(others.size()));
    }
    return influence;
}

NetworkRecall recall_by(const RecallNetwork& network, const Row& row) {
    const std::vector<std::size_t>& questions = row.recall().questions;
    const RecallOutput output = network.run(row.ids());
    const RecallMixerRow& mixer = kRecallMixers[static_cast<std::size_t>(network.mixer())];
    NetworkRecall recalled{.name = std::string(mixer.name),
                           .title = std::string(mixer.title),
                           .answers = {},
                           .parameters = network.parameters(),
                           .by_distance = {}};
    recalled.probabilities = rows_of(output.probabilities, questions);
    if (output.weights.size() > 0) recalled.weights = rows_of(output.weights, questions);
    recalled.influence = influence_of(network, row, output.probabilities);
    for (const std::size_t question : questions) {
        Eigen::Index digit = 0;
        output.probabilities.row(static_cast<Eigen::Index>(question)).maxCoeff(&digit);
        recalled.answers.push_back(static_cast<int>(digit));
    }
    return recalled;
}

}  // namespace

Recall recall_of(const std::string& text, const std::filesystem::path& folder) {
    const Facts facts(folder);
    const Row row(text, facts);
    const SafetensorsFile file(folder / "networks.safetensors");
    Recall recall = row.recall();
    for (std::size_t mixer = 0; mixer < std::size(kRecallMixers); ++mixer) {
        const RecallNetwork network(static_cast<RecallMixer>(mixer), file);
        if (network.vocabulary() != row.vocabulary() || network.digits() != std::ssize(facts.digits))
            throw Error(ErrorKind::Format, Sentence("Expected networks for the letters and digits of networks.json."),
                        {file.file()->path().string(), std::string(kRecallMixers[mixer].name)});
        recall.networks.push_back(recall_by(network, row));
        facts.describe(recall.networks.back());
        if (recall.networks.back().by_distance.size() != recall.networks.front().by_distance.size())
            throw Error(ErrorKind::Format, Sentence("Expected as many distances as the first network has."),
                        {(folder / "networks.json").string(), "networks." + recall.networks.back().name});
    }
    return recall;
}

}  // namespace headlight
