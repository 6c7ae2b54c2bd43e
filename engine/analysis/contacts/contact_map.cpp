#include "analysis/contacts/contact_map.h"

#include "core/error.h"

#include <cmath>
#include <limits>
#include <utility>

namespace headlight {

namespace {

float distance_between(const std::array<float, 3>& left, const std::array<float, 3>& right) {
    double sum = 0;
    for (std::size_t side = 0; side < left.size(); ++side) {
        const double difference = static_cast<double>(left[side]) - static_cast<double>(right[side]);
        sum += difference * difference;
    }
    return static_cast<float>(std::sqrt(sum));
}

Tensor distances_of(const ResiduePlaces& places) {
    const auto count = static_cast<std::int64_t>(places.size());
    Tensor distances(Shape{count, count}, std::numeric_limits<float>::quiet_NaN());
    for (std::size_t i = 0; i < places.size(); ++i)
        for (std::size_t j = 0; j < places.size(); ++j)
            if (places[i] && places[j])
                distances.data()[i * places.size() + j] = distance_between(*places[i], *places[j]);
    return distances;
}

bool is_letter(char letter) {
    return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z');
}

}  // namespace

TextResidues residues_of(const TokenizedText& text) {
    TextResidues residues;
    for (std::size_t index = 0; index < text.tokens.size(); ++index) {
        const Token& token = text.tokens[index];
        if (token.special || token.range.empty()) continue;
        const std::string& typed = token.sequence == 0 ? text.text : text.pair;
        std::string letters = typed.substr(token.range.begin, token.range.size());
        std::erase(letters, ' ');
        if (token.sequence != 0 || letters.size() != 1 || !is_letter(letters.front()))
            throw Error(ErrorKind::Input, Sentence("Contacts need a model of proteins, with a token for each residue: "
                                                   "token %1 is \"%2\", which is not one letter.",
                                                   index, token.display));
        residues.letters += letters;
        residues.tokens.push_back(static_cast<std::int32_t>(index));
    }
    if (residues.letters.size() > kMostContactResidues)
        throw Error(ErrorKind::Input, Sentence("Contacts are computed of at most %1 residues, found %2.",
                                               kMostContactResidues, residues.letters.size()));
    return residues;
}

bool ContactMap::counts(std::int64_t i, std::int64_t j) const {
    return std::abs(i - j) >= kContactSeparation && !std::isnan(distances.data()[i * size() + j]);
}

bool ContactMap::is_contact(std::int64_t i, std::int64_t j) const {
    return distances.data()[i * size() + j] < kContactDistance;
}

double ContactMap::by_chance() const {
    return pairs == 0 ? std::numeric_limits<double>::quiet_NaN()
                      : static_cast<double>(contacts) / static_cast<double>(pairs);
}

ContactMap contact_map(const TextResidues& residues, const ResiduePlaces& places, std::string chain) {
    ContactMap map{
        .chain = std::move(chain), .labels = {}, .tokens = residues.tokens, .distances = distances_of(places)};
    for (std::size_t i = 0; i < places.size(); ++i) {
        map.labels.push_back(residues.letters.at(i) + std::to_string(i + 1));
        map.seen += places[i] ? 1 : 0;
    }
    for (std::int64_t i = 0; i < map.size(); ++i) {
        for (std::int64_t j = i + kContactSeparation; j < map.size(); ++j) {
            if (!map.counts(i, j)) continue;
            ++map.pairs;
            map.contacts += map.is_contact(i, j) ? 1 : 0;
        }
    }
    if (map.pairs == 0)
        throw Error(
            ErrorKind::Input,
            Sentence("Contacts need residues of the structure that are at least %1 apart in the text, found none.",
                     kContactSeparation));
    return map;
}

}  // namespace headlight
