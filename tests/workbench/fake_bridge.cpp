#include "fake_bridge.h"

#include "backends/cpu/cpu_backend.h"
#include "capture/softmax_field.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <utility>

namespace headlight::testing {

namespace {

constexpr std::int32_t kClassification = 101;
constexpr std::int32_t kSeparator = 102;
constexpr std::int32_t kMask = 103;
constexpr std::int32_t kHeadSize = 8;

Token special(std::int32_t id, const std::string& piece, std::int32_t sequence) {
    Token token;
    token.id = id;
    token.piece = token.display = piece;
    token.special = true;
    token.sequence = sequence;
    return token;
}

std::int32_t id_of(const std::string& piece) {
    std::uint32_t hash = 2166136261U;
    for (const char each : piece) hash = (hash ^ static_cast<unsigned char>(each)) * 16777619U;
    return static_cast<std::int32_t>(1000 + hash % 28000);
}

void add_words(const std::string& text, std::int32_t sequence, TokenizedText& tokens) {
    constexpr std::size_t kLongWord = 9;
    const auto is_letter = [&](std::size_t at) {
        const auto byte = static_cast<unsigned char>(text[at]);
        return std::isalnum(byte) != 0 || byte >= 0x80;
    };
    std::size_t at = 0;
    while (at < text.size()) {
        if (std::isspace(static_cast<unsigned char>(text[at])) != 0) {
            ++at;
            continue;
        }
        std::size_t end = at + 1;
        if (is_letter(at))
            while (end < text.size() && is_letter(end)) ++end;
        const auto word = static_cast<std::int32_t>(tokens.words.size());
        tokens.words.push_back({{at, end}, sequence});
        const auto add = [&](std::size_t from, std::size_t to, bool continuation) {
            Token token;
            token.display = text.substr(from, to - from);
            token.piece = (continuation ? "##" : "") + token.display;
            token.id = id_of(token.piece);
            token.range = {from, to};
            token.sequence = sequence;
            token.word = word;
            token.continuation = continuation;
            tokens.tokens.push_back(std::move(token));
        };
        if (end - at > kLongWord) {
            add(at, at + 5, false);
            add(at + 5, end, true);
        } else {
            add(at, end, false);
        }
        at = end;
    }
}

/// Numbers in [-1, 1) that depend on nothing but their order and the seed.
class Numbers {
  public:
    explicit Numbers(std::uint32_t seed) : state_(seed) {}
    float next() {
        state_ = state_ * 1664525U + 1013904223U;
        return static_cast<float>(state_ >> 8) / static_cast<float>(1U << 23) - 1.0F;
    }

  private:
    std::uint32_t state_;
};

Tensor random_tensor(std::int64_t rows, std::int64_t columns, std::uint32_t seed, float scale) {
    Tensor tensor({rows, columns});
    Numbers numbers(seed);
    for (float& value : tensor.values()) value = scale * numbers.next();
    return tensor;
}

std::shared_ptr<const AttentionField> field(Backend& backend, const std::vector<std::int32_t>& ids, std::int32_t heads,
                                            bool causal, std::uint32_t seed) {
    const auto count = static_cast<std::int64_t>(ids.size());
    SoftmaxField::Parts parts;
    parts.spec.heads = parts.spec.key_heads = heads;
    parts.spec.head_size = parts.spec.value_size = kHeadSize;
    parts.spec.scale = 1.0F / std::sqrt(static_cast<float>(kHeadSize));
    parts.spec.causal = causal;
    Tensor all_queries = random_tensor(count, heads * kHeadSize, seed, 4.0F);
    Tensor all_keys = random_tensor(count, heads * kHeadSize, seed + 1, 4.0F);
    // What a token is decides a part of what it looks for, so that other words give other pictures.
    for (std::int64_t i = 0; i < count; ++i)
        all_queries.slice(i)[0] += static_cast<float>(ids[static_cast<std::size_t>(i)] % 17) / 4.0F;
    const DeviceTensor queries = backend.upload(all_queries);
    const DeviceTensor keys = backend.upload(all_keys);
    parts.queries = std::move(all_queries);
    parts.keys = std::move(all_keys);
    const AttentionResult result = backend.attention(queries, keys, keys, count, parts.spec, AttentionWants{true});
    parts.row_max = backend.download(result.row_max);
    parts.row_sum = backend.download(result.row_sum);
    parts.summary.thumbnails = backend.download(result.thumbnails);
    const Tensor metrics = backend.download(result.metrics);
    for (std::int32_t head = 0; head < heads; ++head) {
        const auto row = metrics.slice(head);
        parts.summary.metrics.push_back({row[0], row[1], row[2], row[3], row[4], row[5], row[6]});
    }
    parts.evaluator = backend.evaluator();
    return std::make_shared<const SoftmaxField>(std::move(parts));
}

LoadedModel encoder() {
    LoadedModel model;
    model.name = "encoder";
    model.path = "/models/encoder";
    model.backend_name = "CPU (test), 1 thread";
    model.description.architecture = "BERT encoder";
    model.description.task = ModelTask::MaskedWord;
    model.description.layers = 4;
    model.description.heads = 4;
    model.description.has_segments = true;
    model.description.max_tokens = 4096;
    return model;
}

LoadedModel decoder() {
    LoadedModel model = encoder();
    model.name = "decoder";
    model.path = "/models/decoder";
    model.description.architecture = "GPT-2 decoder";
    model.description.task = ModelTask::NextWord;
    model.description.layers = 2;
    model.description.heads = 3;
    model.description.has_segments = false;
    model.description.causal = true;
    model.description.generates = true;
    return model;
}

}  // namespace

TokenizedText simple_tokens(const std::string& text, const std::optional<std::string>& pair) {
    TokenizedText tokens;
    tokens.text = text;
    tokens.tokens.push_back(special(kClassification, "[CLS]", 0));
    add_words(text, 0, tokens);
    tokens.tokens.push_back(special(kSeparator, "[SEP]", 0));
    if (pair) {
        tokens.pair = *pair;
        tokens.has_pair = true;
        add_words(*pair, 1, tokens);
        tokens.tokens.push_back(special(kSeparator, "[SEP]", 1));
    }
    return tokens;
}

FakeBridge::FakeBridge() : backend_(make_cpu_backend(ThreadCount::chosen(1), InstructionLevel::Baseline)) {}

std::vector<BuiltInModel> FakeBridge::built_in() const {
    return {{"encoder",
             "tells masked words",
             "masked words",
             "/models/encoder",
             {},
             {{"The cat & the dog slept."}, {"The [MASK] slept."}, {"Who slept?", "The dog slept."}},
             {{"The aardvark slept.", "", "it never read of aardvarks"}},
             {{"Birds & fish", {"The bird sang.", "The fish swam."}}, {"Streets", {"The cat crossed the street."}}}},
            {"decoder", "tells stories", "text generation", "/models/decoder", {}, {}, {}}};
}

std::filesystem::path FakeBridge::find(const QString& model) const {
    const std::string name = std::filesystem::path(model.toStdString()).filename().string();
    if (name != "encoder" && name != "decoder" && name != "<b>broken")
        throw Error(ErrorKind::File, Sentence("Expected a folder with a config.json."), {model.toStdString(), {}, {}});
    return "/models/" + name;
}

void FakeBridge::load(const std::filesystem::path& path) {
    if (path.filename() == "<b>broken" || !path.has_filename()) {
        const Error error(ErrorKind::Format, std::string("The header is truncated."), {path.string(), "header", 8});
        QMetaObject::invokeMethod(
            this, [this, error] { emit load_failed(error); }, Qt::QueuedConnection);
        return;
    }
    held_model_ = path.filename() == "decoder" ? decoder() : encoder();
    emit load_progress(0.25);
    if (!hold_loads)
        QMetaObject::invokeMethod(
            this, [this] { release_load(); }, Qt::QueuedConnection);
}

void FakeBridge::release_load() {
    if (!held_model_) return;
    overtaken_.reset();  // answers of the model before are not heard any more
    model_ = *std::exchange(held_model_, std::nullopt);
    model_.known_words = known_words;
    model_.provenance.model_name = model_.name;
    model_.provenance.identity = identity;
    emit loaded(model_);
}

void FakeBridge::choose_backend(const BackendChoice& choice) {
    last_choice = choice;
    held_model_ = model_;
    QMetaObject::invokeMethod(
        this, [this] { release_load(); }, Qt::QueuedConnection);
}

void FakeBridge::find_devices() {
    ++device_searches;
    std::vector<ComputeDevice> devices(4);
    devices[0].backend = "cpu";
    const char* names[] = {"CPU", "Radeon & Co", "Old Card", "llvmpipe"};
    for (int index = 0; index < 4; ++index) {
        devices[static_cast<std::size_t>(index)].name = names[index];
        if (index == 0) continue;
        devices[static_cast<std::size_t>(index)].backend = "vulkan";
        devices[static_cast<std::size_t>(index)].index = index - 1;
    }
    devices[2].unusable_because = "it has no compute queue";
    devices[3].software = true;
    QMetaObject::invokeMethod(
        this, [this, devices] { emit devices_found(devices); }, Qt::QueuedConnection);
}

void FakeBridge::analyze(const AnalysisRequest& request) {
    ++runs;
    last_request = request;
    overtaken_ = std::exchange(held_analysis_, run(request));
    if (!hold_runs)
        QMetaObject::invokeMethod(
            this, [this] { release_run(); }, Qt::QueuedConnection);
}

void FakeBridge::analyze_untouched(const AnalysisRequest& request) {
    QMetaObject::invokeMethod(
        this, [this, analysis = run(request)] { emit untouched_analyzed(analysis); }, Qt::QueuedConnection);
}

void FakeBridge::analyze_neutral(const AnalysisRequest& request) {
    QMetaObject::invokeMethod(
        this, [this, analysis = run(request)] { emit neutral_analyzed(analysis); }, Qt::QueuedConnection);
}

void FakeBridge::release_run() {
    if (held_analysis_) emit analyzed(std::exchange(held_analysis_, nullptr));
}

void FakeBridge::release_overtaken() {
    if (overtaken_) emit overtaken_analyzed(std::exchange(overtaken_, nullptr));
}

void FakeBridge::tell_so_far(std::size_t layers) {
    if (!held_analysis_) return;
    auto so_far = std::make_shared<Analysis>(*held_analysis_);
    so_far->predictions = {};
    auto& fields = so_far->attention.front().layers;
    const double share = static_cast<double>(layers) / static_cast<double>(fields.size());
    fields.resize(layers);
    if (layers == 0) so_far->attention.clear();
    emit analyzed_so_far(so_far);
    if (layers > 0) emit analysis_progress(share);
}

void FakeBridge::generate(const GenerationRequest& request) {
    ++generations;
    last_generation = request;
    held_tokens_ = request.steps > 0 ? request.steps : request.tokens;
    if (hold_generations) return;
    QMetaObject::invokeMethod(
        this,
        [this] {
            while (held_tokens_ > 0) release_token();
        },
        Qt::QueuedConnection);
}

void FakeBridge::release_token() {
    if (held_tokens_ == 0) return;
    const auto id = static_cast<std::int32_t>(100 + last_generation.written.size());
    GeneratedToken token{id, " t" + std::to_string(id), 0.5F, false, {}};
    for (std::int32_t i = 0; i < 4; ++i)
        token.candidates.push_back(
            {id + 100 * i, "t" + std::to_string(id + 100 * i), 0.5 / (i + 1), i == 0 ? 1.0 : 0.0, false});
    last_generation.written.push_back(id);
    --held_tokens_;
    emit token_generated(token);
    if (held_tokens_ == 0) emit generated({});
}

void FakeBridge::cancel_generation() {
    held_tokens_ = 0;
}

void FakeBridge::cancel() {
    ++cancels;
    held_tokens_ = 0;
    held_model_.reset();
    held_analysis_.reset();
    overtaken_.reset();
}

AnalysisPointer FakeBridge::run(const AnalysisRequest& request) {
    auto analysis = std::make_shared<Analysis>();
    analysis->model = model_.description;
    analysis->tokens = simple_tokens(request.text, request.pair);
    for (const std::int32_t id : request.written) {
        Token token = special(id, "t" + std::to_string(id), 0);
        token.special = false;
        analysis->tokens.tokens.push_back(std::move(token));
        analysis->written.ids.push_back(id);
        analysis->written.text += " t" + std::to_string(id);
        analysis->tokens.text += " t" + std::to_string(id);
    }
    analysis->classification_id = kClassification;
    analysis->separator_id = kSeparator;
    analysis->mask_id = kMask;
    analysis->provenance = {model_.name, model_.path.string(), model_.provenance.identity, model_.backend_name,
                            "0.1.0"};
    analysis->timings = {0.1, 2.5};
    const std::vector<std::int32_t> ids = analysis->tokens.ids();
    AttentionStack stack;
    for (std::int32_t layer = 0; layer < model_.description.layers; ++layer)
        stack.layers.push_back(field(*backend_, ids, model_.description.heads, model_.description.causal,
                                     static_cast<std::uint32_t>(7 + 10 * layer)));
    analysis->attention.push_back(std::move(stack));
    for (const std::int32_t token : request.masked_tokens)
        analysis->predictions.words.push_back({token, {{2000, "cat", 0.6F}, {2001, "dog", 0.25F}}});
    if (model_.description.causal) {
        const auto last = static_cast<std::int32_t>(ids.size()) - 1;
        analysis->predictions.words.push_back({last, {{2002, "again", 0.5F}, {2003, "there", 0.125F}}});
    }
    return analysis;
}

}  // namespace headlight::testing
