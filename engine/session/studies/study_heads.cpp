#include "core/error.h"
#include "session/generation/target_text.h"
#include "session/inputs/audio_source.h"
#include "session/studies/study_parts.h"

#include <algorithm>
#include <random>
#include <set>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kRuns = 4;  // random sequences of a test
constexpr std::int64_t kRepeatedTokens = 50;
constexpr std::int64_t kLeastRepeated = 4;

/// The heads that read tokens of this vocabulary, as far as they were asked for.
AttentionKind tested_kind(const ReadyModel& model, const ModelPart& part) {
    require_model(model, Sentence("its heads cannot be tested on random tokens"));
    if (!model.tokenizer)
        throw Error(
            ErrorKind::Input,
            Sentence(
                "%1 does not read text, so its heads cannot be tested on random tokens. Open a model that reads text.",
                model.provenance.model_name));
    if (model.runs_over_images()) return AttentionKind::Text;
    if (!is_encoder_decoder(model.model->description())) return AttentionKind::Self;
    const bool target = part.kind == AttentionKind::Decoder || part.kind == AttentionKind::Cross;
    return model.audio || target ? AttentionKind::Decoder : AttentionKind::Encoder;
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

/// A second of silence, as a model of recordings takes it.
Tensor silence(const ReadyModel& model) {
    constexpr std::int32_t kRate = 16'000;
    AnalysisRequest request;
    request.audio = std::make_shared<const Audio>(Audio{std::vector<float>(kRate, 0.0F), kRate, 1});
    return audio_source(*model.audio, model.provenance.model_name, request).features;
}

/// The random ids as these heads read them; `first` becomes the position of the first of them.
ModelInput input_of(const ReadyModel& model, AttentionKind kind, const std::vector<std::int32_t>& ids,
                    std::int64_t& first) {
    ModelInput input;
    const std::int32_t start = model.model->description().decoder_start;
    if (kind != AttentionKind::Decoder) {
        input.ids = framed(*model.tokenizer, ids, first);
        if (start >= 0) input.decoder_ids = {start};
        return input;
    }
    first = 1;
    input.decoder_ids = {start};
    input.decoder_ids.insert(input.decoder_ids.end(), ids.begin(), ids.end());
    if (model.audio)
        input.features = silence(model);
    else
        input.ids = ids;
    return input;
}

void shorten(ModelInput& input, AttentionKind kind, std::int64_t length) {
    std::vector<std::int32_t>& read = kind == AttentionKind::Decoder ? input.decoder_ids : input.ids;
    read.resize(std::min(read.size(), static_cast<std::size_t>(length)));
}

}  // namespace

HeadTestReading answer_study(ReadyModel& model, const HeadTestRequest& request, const std::stop_token& stop) {
    HeadTestReading reading;
    reading.test = request.test;
    reading.kind = tested_kind(model, request.part);
    const std::int64_t limit = model.model->description().max_tokens;
    const bool sink = request.test == HeadTestRequest::Test::Sink;
    std::int64_t length = sink ? kSinkTokens : kRepeatedTokens;
    if (limit > 0) length = std::min(length, sink ? limit : (limit - 2) / 2);
    if (length < kLeastRepeated)
        throw Error(ErrorKind::Input,
                    Sentence("%1 reads at most %2 tokens, too few for this test.", model.provenance.model_name, limit));
    for (std::uint32_t run = 0; run < kRuns; ++run) {
        std::vector<std::int32_t> ids =
            random_tokens(*model.tokenizer, static_cast<std::size_t>(length), request.seed + run);
        if (!sink) ids.insert(ids.end(), ids.begin(), ids.begin() + length);
        std::int64_t first = 0;
        ModelInput input = input_of(model, reading.kind, ids, first);
        if (sink) shorten(input, reading.kind, length);
        CaptureRequest wanted;
        wanted.logits = LogitPositions::None;
        const Capture capture = model.model->forward(input, wanted, stop, {});
        const AttentionStack& stack = *std::ranges::find(capture.attention, reading.kind, &AttentionStack::kind);
        add_scores(reading.tests,
                   sink ? std::vector{test_sink(stack, stop)} : test_repetition(stack, first, length, stop));
    }
    for (HeadTestScores& test : reading.tests)
        for (float& score : test.scores.values()) score /= static_cast<float>(kRuns);
    reading.conditions = sink ? Sentence("%1 tokens, mean of %2 random sequences", length, kRuns)
                              : Sentence("%1 random tokens repeated twice, mean of %2 random sequences", length, kRuns);
    if (reading.kind == AttentionKind::Decoder)
        reading.conditions = Sentence("%1, read by the decoder", reading.conditions);
    if (reading.kind == AttentionKind::Encoder)
        reading.conditions = Sentence("%1, read by the encoder", reading.conditions);
    return reading;
}

std::vector<std::int32_t> random_tokens(const Tokenizer& tokenizer, std::size_t count, std::uint32_t seed) {
    const SpecialTokenIds& special = tokenizer.special();
    const std::set<std::int32_t> left_out{special.classification, special.separator, special.mask, special.padding,
                                          special.unknown,        special.begin,     special.end};
    const auto size = static_cast<std::uint32_t>(tokenizer.vocabulary_size());
    if (size <= left_out.size())
        throw Error(ErrorKind::Input, Sentence("The vocabulary has no tokens to sample from."));
    std::mt19937 numbers(seed);
    std::vector<std::int32_t> ids;
    while (ids.size() < count) {
        const auto id = static_cast<std::int32_t>(numbers() % size);
        if (!left_out.contains(id)) ids.push_back(id);
    }
    return ids;
}

}  // namespace headlight
