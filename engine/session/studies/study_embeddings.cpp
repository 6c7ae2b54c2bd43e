#include "analysis/patches.h"
#include "core/error.h"
#include "session/analyze_text.h"
#include "session/studies/study_parts.h"

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>

namespace headlight {

namespace {

/// A word of a sum, with its sign.
struct Term {
    std::string word;
    double sign = 1;
};

/// "boy - man + woman": signs stand alone between words.
std::vector<Term> terms_of(const std::string& words) {
    std::vector<Term> terms;
    double sign = 1;
    bool open = false;  // a word that goes on
    std::size_t at = 0;
    while (at < words.size()) {
        const std::size_t begin = words.find_first_not_of(" \t\n", at);
        if (begin == std::string::npos) break;
        const std::size_t end = std::min(words.find_first_of(" \t\n", begin), words.size());
        const std::string part = words.substr(begin, end - begin);
        at = end;
        if (part == "+" || part == "-" || part == "−") {
            sign = part == "+" ? 1 : -1;
            open = false;
        } else if (open) {
            terms.back().word += ' ' + part;
        } else {
            terms.push_back({part, sign});
            open = true;
        }
    }
    return terms;
}

/// The word's tokens as they stand within a text: with a space before, where that makes fewer.
std::vector<std::int32_t> ids_within_text(const Tokenizer& tokenizer, const std::string& word) {
    EncodeOptions options;
    options.add_special_tokens = false;
    const std::vector<std::int32_t> alone = tokenizer.encode(word, std::nullopt, options).ids();
    const std::vector<std::int32_t> spaced = tokenizer.encode(' ' + word, std::nullopt, options).ids();
    return !spaced.empty() && spaced.size() <= alone.size() ? spaced : alone;
}

constexpr std::int64_t kRowsAtOnce = 4096;

/// Lengths of the rows of a table.
std::vector<double> lengths_of(Backend& backend, const DeviceTensor& table, const std::stop_token& stop) {
    std::vector<double> lengths;
    for (std::int64_t begin = 0; begin < table.rows(); begin += kRowsAtOnce) {
        if (stop.stop_requested()) throw_cancelled();
        std::vector<std::int32_t> ids(static_cast<std::size_t>(std::min(kRowsAtOnce, table.rows() - begin)));
        for (std::size_t i = 0; i < ids.size(); ++i)
            ids[i] = static_cast<std::int32_t>(begin + static_cast<std::int64_t>(i));
        const Tensor rows = backend.download(backend.embedding(table, ids));
        for (std::int64_t row = 0; row < rows.size(0); ++row) {
            double sum = 0;
            for (const float value : rows.slice(row)) sum += static_cast<double>(value) * static_cast<double>(value);
            lengths.push_back(std::sqrt(sum));
        }
    }
    return lengths;
}

/// The sum that the words ask for, each of length 1; `own` becomes their ids.
Tensor sum_of(const ReadyModel& model, const DeviceTensor& table, const std::vector<Term>& terms,
              std::set<std::int32_t>& own, std::vector<Sentence>& notices) {
    Tensor sum({1, table.columns()});
    for (const Term& term : terms) {
        const std::vector<std::int32_t> ids = ids_within_text(*model.tokenizer, term.word);
        if (ids.empty()) {
            notices.push_back(Sentence("“%1” has no token.", term.word));
            continue;
        }
        if (ids.size() > 1)
            notices.push_back(
                Sentence("“%1” is %2 tokens; the mean of their embeddings is used.", term.word, ids.size()));
        if (ids.size() == 1 && ids.front() == model.tokenizer->special().unknown)
            notices.push_back(Sentence("“%1” is unknown to this model.", term.word));
        own.insert(ids.begin(), ids.end());
        const Tensor rows = model.backend->download(model.backend->embedding(table, ids));
        std::vector<double> mean(static_cast<std::size_t>(table.columns()), 0.0);
        for (std::int64_t row = 0; row < rows.size(0); ++row)
            for (std::size_t i = 0; i < mean.size(); ++i) mean[i] += static_cast<double>(rows.slice(row)[i]);
        double length = 0;
        for (const double value : mean) length += value * value;
        length = std::sqrt(length);
        if (length == 0) continue;
        for (std::size_t i = 0; i < mean.size(); ++i)
            sum.values()[i] += static_cast<float>(term.sign * mean[i] / length);
    }
    return sum;
}

double length_of(const Tensor& vector) {
    double sum = 0;
    for (const float value : vector.values()) sum += static_cast<double>(value) * static_cast<double>(value);
    return std::sqrt(sum);
}

/// The rows of the table with the largest cosines with a vector [1, size], but for those of `own`.
std::vector<Neighbor> nearest(const ReadyModel& model, const DeviceTensor& table, const Tensor& asked,
                              const std::set<std::int32_t>& own, std::size_t count, const std::stop_token& stop) {
    Backend& backend = *model.backend;
    const double length = length_of(asked);
    const Tensor products =
        backend.download(backend.linear(backend.upload(asked), table, {}, WeightLayout::OutputInput, Activation::None));
    const std::vector<double> lengths = lengths_of(backend, table, stop);
    std::vector<Neighbor> all;
    const auto known = std::min(lengths.size(), static_cast<std::size_t>(model.tokenizer->vocabulary_size()));
    for (std::size_t id = 0; id < known; ++id) {
        if (lengths[id] == 0 || own.contains(static_cast<std::int32_t>(id))) continue;
        all.push_back(
            {static_cast<std::int32_t>(id), {}, static_cast<double>(products.values()[id]) / lengths[id] / length});
    }
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(count, all.size()));
    std::partial_sort(all.begin(), end, all.end(), [](const Neighbor& a, const Neighbor& b) {
        return a.cosine != b.cosine ? a.cosine > b.cosine : a.id < b.id;
    });
    all.erase(end, all.end());
    for (Neighbor& each : all) each.text = model.tokenizer->display(each.id);
    return all;
}

/// [vocabulary, size]
DeviceTensor token_embedding(const ReadyModel& model) {
    require_model(model, Sentence("it has no token embedding"));
    const DeviceTensor table = model.model->embeddings().words;
    if (table.empty() || !model.tokenizer)
        throw Error(ErrorKind::Input,
                    Sentence("%1 does not read text, so it has no token embedding.", model.provenance.model_name));
    return table;
}

}  // namespace

NeighborReading answer_study(ReadyModel& model, const NeighborRequest& request, const std::stop_token& stop) {
    const DeviceTensor table = token_embedding(model);
    NeighborReading reading;
    reading.words = request.words;
    std::set<std::int32_t> own;
    const Tensor asked = sum_of(model, table, terms_of(request.words), own, reading.notices);
    if (own.empty())
        throw Error(ErrorKind::Input, Sentence("Type a word, or a sum of words such as “boy - man + woman”."));
    if (length_of(asked) == 0)
        throw Error(ErrorKind::Input,
                    Sentence("“%1” is the zero vector: its words have the same embedding in %2. Choose other words.",
                             request.words, model.provenance.model_name));
    reading.neighbors = nearest(model, table, asked, own, request.count, stop);
    return reading;
}

WordVectors answer_study(ReadyModel& model, const WordVectorsRequest& request, const std::stop_token& stop) {
    const DeviceTensor table = token_embedding(model);
    const ReadText read = read_text(model, request.text, stop);
    WordVectors vectors;
    vectors.ids = read.tokens.ids();
    for (const Token& token : read.tokens.tokens) vectors.tokens.push_back(token.display);
    vectors.vocabulary = table.rows();
    vectors.vectors = model.backend->download(model.backend->embedding(table, vectors.ids));
    if (request.words.empty()) {
        const auto last = static_cast<std::int32_t>(vectors.ids.size()) - 1;
        const std::int32_t token = std::clamp(request.token.value_or(last), 0, last);
        const std::span<const float> row = vectors.vectors.slice(token);
        const Tensor asked({1, vectors.vectors.size(1)}, std::vector<float>(row.begin(), row.end()));
        vectors.words = vectors.tokens[static_cast<std::size_t>(token)];
        if (length_of(asked) > 0)
            vectors.neighbors =
                nearest(model, table, asked, {vectors.ids[static_cast<std::size_t>(token)]}, request.count, stop);
        return vectors;
    }
    NeighborReading neighbors = answer_study(model, NeighborRequest{request.words, request.count}, stop);
    vectors.words = std::move(neighbors.words);
    vectors.neighbors = std::move(neighbors.neighbors);
    vectors.notices = std::move(neighbors.notices);
    return vectors;
}

PositionReading answer_study(ReadyModel& model, const PositionRequest& request, const std::stop_token& /*stop*/) {
    require_model(model, Sentence("it has no position embeddings"));
    const std::vector<PositionTable> tables = model.model->embeddings().positions;
    if (tables.empty())
        throw Error(ErrorKind::Input, Sentence("%1 has no embeddings of positions: it uses rotary positions or a "
                                               "distance bias, or no positions at all.",
                                               model.provenance.model_name));
    const AttentionKind kind =
        request.part.kind == AttentionKind::Cross ? AttentionKind::Decoder : request.part.kind.value_or(tables[0].kind);
    const auto asked = std::ranges::find(tables, kind, &PositionTable::kind);
    const PositionTable& table = asked == tables.end() ? tables.front() : *asked;
    const std::int64_t count = std::min(table.rows.rows() - table.first, kMostCompared);
    std::vector<std::int32_t> rows(static_cast<std::size_t>(count));
    PositionReading reading;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i] = static_cast<std::int32_t>(table.first + static_cast<std::int64_t>(i));
        reading.labels.push_back(std::to_string(i));
    }
    if (table.patches) {
        const std::vector<Token> patches = tokens_of(*table.patches);
        for (std::size_t i = 0; i < std::min(patches.size(), reading.labels.size()); ++i)
            reading.labels[i] = patches[i].display;
    }
    reading.table = model.backend->download(model.backend->embedding(table.rows, rows));
    reading.cosines = cosines_of(reading.table, count);
    return reading;
}

}  // namespace headlight
