#include "session/study.h"

#include "core/error.h"
#include "session/analyse_text.h"
#include "session/target_text.h"
#include "session/written_tokens.h"

#include <algorithm>
#include <cmath>
#include <random>
#include <set>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kRuns = 4;  // random sequences of a test
constexpr std::int64_t kRepeatedTokens = 50;
constexpr std::int64_t kLeastRepeated = 4;

void require_text(const ReadyModel& model, const std::string& what) {
    const bool reads = model.model && model.tokenizer && !model.recorded && !model.audio && !model.images;
    if (!reads)
        throw Error(ErrorKind::Input, model.provenance.model_name + " does not read texts itself, so that " + what +
                                          ". Open a model that does.");
}

ModelInput input_of(const ReadyModel& model, std::vector<std::int32_t> ids) {
    ModelInput input;
    input.ids = std::move(ids);
    if (is_encoder_decoder(model.model->description())) input.decoder_ids = {model.model->description().decoder_start};
    return input;
}

/// Ids of the tokens that the model reads: of an encoder-decoder, the source alone.
TokenizedText tokens_of(const ReadyModel& model, const AnalysisRequest& request) {
    AnalysisRequest source = request;
    if (is_encoder_decoder(model.model->description())) source.pair.reset();
    TokenizedText tokens = tokenize_for(model, source);
    if (!is_encoder_decoder(model.model->description())) append_written(*model.tokenizer, request.written, tokens);
    return tokens;
}

LensReading read_lens(ReadyModel& model, const LensRequest& request, const std::stop_token& stop) {
    require_text(model, "there is no next word to ask its layers for");
    const TokenizedText tokens = tokens_of(model, request.text);
    const auto count = static_cast<std::int32_t>(tokens.tokens.size());
    LensReading reading;
    reading.index = std::clamp(request.token.value_or(count - 1), 0, count - 1);
    reading.token = tokens.tokens[static_cast<std::size_t>(reading.index)].display;
    CaptureRequest wanted;
    wanted.attention = false;
    wanted.lens = true;
    wanted.interventions = request.text.interventions;
    wanted.logits = LogitPositions::Asked;
    wanted.positions = {reading.index};
    const Capture capture = model.model->forward(input_of(model, tokens.ids()), wanted, stop, {});
    const PredictionOptions options{[&](std::int32_t id) { return model.tokenizer->display(id); },
                                    model.tokenizer->special().mask, request.candidates};
    for (int layer = 0;; ++layer) {
        const Tensor* logits = capture.output("lens." + std::to_string(layer));
        if (logits == nullptr) break;
        reading.layers.push_back(most_probable(logits->slice(0), options));
    }
    const Tensor* last = capture.output("logits");
    if (reading.layers.empty() || last == nullptr)
        throw Error(ErrorKind::Input, model.provenance.model_name +
                                          " does not predict next words layer upon layer: the logit lens is for "
                                          "decoders with a language model's head.");
    reading.layers.push_back(most_probable(last->slice(0), options));
    return reading;
}

/// Cosines between all rows; 0 for rows without a length.
Tensor cosines_of(const Tensor& rows, std::int64_t count) {
    std::vector<double> lengths;
    const auto dot = [&](std::int64_t a, std::int64_t b) {
        const std::span<const float> left = rows.slice(a);
        const std::span<const float> right = rows.slice(b);
        double sum = 0;
        for (std::size_t i = 0; i < left.size(); ++i)
            sum += static_cast<double>(left[i]) * static_cast<double>(right[i]);
        return sum;
    };
    for (std::int64_t row = 0; row < count; ++row) lengths.push_back(std::sqrt(dot(row, row)));
    Tensor cosines({count, count});
    for (std::int64_t a = 0; a < count; ++a) {
        for (std::int64_t b = 0; b <= a; ++b) {
            const double both = lengths[static_cast<std::size_t>(a)] * lengths[static_cast<std::size_t>(b)];
            const auto cosine = static_cast<float>(both > 0 ? dot(a, b) / both : 0.0);
            cosines.slice(a)[static_cast<std::size_t>(b)] = cosines.slice(b)[static_cast<std::size_t>(a)] = cosine;
        }
    }
    return cosines;
}

SimilarityReading compare_tokens(ReadyModel& model, const SimilarityRequest& request, const std::stop_token& stop) {
    require_text(model, "there are no tokens of a text to compare");
    const TokenizedText tokens = tokens_of(model, request.text);
    CaptureRequest wanted;
    wanted.attention = false;
    wanted.hidden = true;
    wanted.interventions = request.text.interventions;
    wanted.logits = LogitPositions::None;
    const Capture capture = model.model->forward(input_of(model, tokens.ids()), wanted, stop, {});
    const std::vector<Tensor>& states = capture.encoder_hidden.empty() ? capture.hidden : capture.encoder_hidden;
    SimilarityReading reading;
    for (const Tensor& state : states) {
        if (stop.stop_requested()) throw_cancelled();
        reading.layers.push_back(cosines_of(state, std::min(state.size(0), kMostCompared)));
    }
    if (reading.layers.empty())
        throw Error(ErrorKind::Input, model.provenance.model_name + " keeps no hidden states of its tokens.");
    for (const Token& token : tokens.tokens) reading.tokens.push_back(token.display);
    const auto kept = static_cast<std::size_t>(reading.layers.front().size(0));
    if (reading.tokens.size() > kept) reading.notice = "the first " + std::to_string(kept) + " tokens";
    reading.tokens.resize(kept);
    return reading;
}

/// A word of a sum, with its sign.
struct Term {
    std::string word;
    double sign = 1;
};

/// "king - man + woman": signs stand alone between words.
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
              std::set<std::int32_t>& own, std::vector<std::string>& notices) {
    Tensor sum({1, table.columns()});
    for (const Term& term : terms) {
        const std::vector<std::int32_t> ids = ids_within_text(*model.tokenizer, term.word);
        if (ids.empty()) {
            notices.push_back("“" + term.word + "” has no token.");
            continue;
        }
        if (ids.size() > 1)
            notices.push_back("“" + term.word + "” is " + std::to_string(ids.size()) + " tokens: their mean is taken.");
        if (ids.size() == 1 && ids.front() == model.tokenizer->special().unknown)
            notices.push_back("“" + term.word + "” is unknown to this model.");
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

NeighbourReading find_neighbours(ReadyModel& model, const NeighbourRequest& request, const std::stop_token& stop) {
    require_text(model, "it has no table of words");
    const DeviceTensor table = model.model->embeddings().words;
    if (table.empty()) throw Error(ErrorKind::Input, model.provenance.model_name + " has no table of words.");
    NeighbourReading reading;
    reading.words = request.words;
    std::set<std::int32_t> own;
    const Tensor asked = sum_of(model, table, terms_of(request.words), own, reading.notices);
    double length = 0;
    for (const float value : asked.values()) length += static_cast<double>(value) * static_cast<double>(value);
    if (own.empty() || length == 0)
        throw Error(ErrorKind::Input, "Type a word, or a sum of words such as “king - man + woman”.");
    Backend& backend = *model.backend;
    const Tensor products =
        backend.download(backend.linear(backend.upload(asked), table, {}, WeightLayout::OutputInput, Activation::None));
    const std::vector<double> lengths = lengths_of(backend, table, stop);
    std::vector<Neighbour> all;
    const auto known = std::min(lengths.size(), static_cast<std::size_t>(model.tokenizer->vocabulary_size()));
    for (std::size_t id = 0; id < known; ++id) {
        if (lengths[id] == 0 || own.contains(static_cast<std::int32_t>(id))) continue;
        all.push_back({static_cast<std::int32_t>(id),
                       {},
                       static_cast<double>(products.values()[id]) / lengths[id] / std::sqrt(length)});
    }
    const auto end = all.begin() + static_cast<std::ptrdiff_t>(std::min(request.count, all.size()));
    std::partial_sort(all.begin(), end, all.end(), [](const Neighbour& a, const Neighbour& b) {
        return a.cosine != b.cosine ? a.cosine > b.cosine : a.id < b.id;
    });
    all.erase(end, all.end());
    for (Neighbour& each : all) each.text = model.tokenizer->display(each.id);
    reading.neighbours = std::move(all);
    return reading;
}

PositionReading compare_positions(ReadyModel& model) {
    const EmbeddingTables tables = model.model ? model.model->embeddings() : EmbeddingTables{};
    if (tables.positions.empty())
        throw Error(ErrorKind::Input, model.provenance.model_name +
                                          " has no embeddings of positions: it turns or biases queries and keys by "
                                          "their distance, or knows no positions at all.");
    const std::int64_t count = std::min(tables.positions.rows() - tables.first_position, kMostCompared);
    std::vector<std::int32_t> rows(static_cast<std::size_t>(count));
    for (std::size_t i = 0; i < rows.size(); ++i)
        rows[i] = static_cast<std::int32_t>(tables.first_position + static_cast<std::int64_t>(i));
    Tensor table = model.backend->download(model.backend->embedding(tables.positions, rows));
    Tensor cosines = cosines_of(table, count);
    return {std::move(cosines), std::move(table)};
}

/// The ids between the special tokens that the model is used to; `first` becomes the index of the first of them.
std::vector<std::int32_t> framed(const Tokenizer& tokenizer, const std::vector<std::int32_t>& ids,
                                 std::int64_t& first) {
    const std::vector<std::int32_t> special = tokenizer.encode("", std::nullopt, {}).ids();
    std::vector<std::int32_t> result;
    const bool only_end = special.size() == 1 && special.front() == tokenizer.special().end;
    if (!special.empty() && !only_end) result.push_back(special.front());
    first = static_cast<std::int64_t>(result.size());
    result.insert(result.end(), ids.begin(), ids.end());
    if (special.size() > 1 || only_end) result.push_back(special.back());
    return result;
}

void add_scores(std::vector<HeadTestScores>& sum, std::vector<HeadTestScores> more) {
    if (sum.empty()) {
        sum = std::move(more);
        return;
    }
    for (std::size_t test = 0; test < sum.size(); ++test)
        for (std::size_t i = 0; i < sum[test].scores.values().size(); ++i)
            sum[test].scores.values()[i] += more[test].scores.values()[i];
}

HeadTestReading test_heads(ReadyModel& model, const HeadTestRequest& request, const std::stop_token& stop) {
    require_text(model, "its heads cannot be given random tokens");
    const std::int64_t limit = model.model->description().max_tokens;
    const bool sink = request.test == HeadTestRequest::Test::Sink;
    std::int64_t length = sink ? kSinkTokens : kRepeatedTokens;
    if (limit > 0) length = std::min(length, sink ? limit : (limit - 2) / 2);
    if (length < kLeastRepeated)
        throw Error(ErrorKind::Input, model.provenance.model_name + " reads at most " + std::to_string(limit) +
                                          " tokens, too few for this test.");
    HeadTestReading reading;
    reading.test = request.test;
    for (std::uint32_t run = 0; run < kRuns; ++run) {
        std::vector<std::int32_t> ids =
            random_tokens(*model.tokenizer, static_cast<std::size_t>(length), request.seed + run);
        std::int64_t first = 0;
        if (!sink) ids.insert(ids.end(), ids.begin(), ids.begin() + length);
        std::vector<std::int32_t> all = framed(*model.tokenizer, ids, first);
        if (sink) all.resize(std::min(all.size(), static_cast<std::size_t>(length)));
        CaptureRequest wanted;
        wanted.logits = LogitPositions::None;
        const Capture capture = model.model->forward(input_of(model, std::move(all)), wanted, stop, {});
        const AttentionStack& stack = capture.attention.front();
        add_scores(reading.tests,
                   sink ? std::vector{test_sink(stack, stop)} : test_repetition(stack, first, length, stop));
    }
    for (HeadTestScores& test : reading.tests)
        for (float& score : test.scores.values()) score /= static_cast<float>(kRuns);
    reading.conditions = std::to_string(length) + (sink ? " tokens" : " random tokens said twice") + ", mean of " +
                         std::to_string(kRuns) + " random sequences";
    return reading;
}

}  // namespace

std::vector<std::int32_t> random_tokens(const Tokenizer& tokenizer, std::size_t count, std::uint32_t seed) {
    const SpecialTokenIds& special = tokenizer.special();
    const std::set<std::int32_t> left_out{special.classification, special.separator, special.mask, special.padding,
                                          special.unknown,        special.begin,     special.end};
    const auto size = static_cast<std::uint32_t>(tokenizer.vocabulary_size());
    if (size <= left_out.size()) throw Error(ErrorKind::Input, "The vocabulary has no tokens to draw from.");
    std::mt19937 numbers(seed);
    std::vector<std::int32_t> ids;
    while (ids.size() < count) {
        const auto id = static_cast<std::int32_t>(numbers() % size);
        if (!left_out.contains(id)) ids.push_back(id);
    }
    return ids;
}

StudyReading study_model(ReadyModel& model, const StudyRequest& request, const std::stop_token& stop) {
    struct Study {
        ReadyModel& model;
        const std::stop_token& stop;
        StudyReading operator()(const LensRequest& asked) const { return read_lens(model, asked, stop); }
        StudyReading operator()(const SimilarityRequest& asked) const { return compare_tokens(model, asked, stop); }
        StudyReading operator()(const NeighbourRequest& asked) const { return find_neighbours(model, asked, stop); }
        StudyReading operator()(const PositionRequest& /*asked*/) const { return compare_positions(model); }
        StudyReading operator()(const HeadTestRequest& asked) const { return test_heads(model, asked, stop); }
    };
    StudyReading reading = std::visit(Study{model, stop}, request);
    model.check_intact();
    return reading;
}

}  // namespace headlight
