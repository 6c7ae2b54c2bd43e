// Whole forward passes with capture, summaries and the last token's logits. The number of threads is that of the cores,
// or HEADLIGHT_THREADS; benchmark_backend.h says how a Vulkan device is measured instead. HEADLIGHT_BENCHMARK_MODEL
// names a model's folder or GGUF file, whose tokens are the positions of recordings where it reads them, and begin with
// an image where it reads one; it is measured as "forward/file" and "next_token/file".

#include "benchmark_backend.h"
#include "core/error.h"
#include "core/free_memory.h"
#include "core/thread_pool.h"
#include "models/declared_model.h"
#include "models/model.h"
#include "process_memory.h"
#include "random_model.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <memory>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

namespace headlight::testing {
namespace {

int threads() {
    const char* asked = std::getenv("HEADLIGHT_THREADS");
    return ThreadCount::chosen(asked == nullptr ? 0 : std::atoi(asked)).number();
}

std::vector<std::int32_t> some_ids(std::int64_t count, std::int64_t vocabulary) {
    std::vector<std::int32_t> ids;
    for (std::int64_t i = 0; i < count; ++i) ids.push_back(static_cast<std::int32_t>((1000 + 7919 * i) % vocabulary));
    return ids;
}

const RandomShape& shape_of(const std::string& name) {
    if (name == "story") return kStoryEncoderShape;
    return name == "minilm" ? kMiniLmShape : kGpt2SmallShape;
}

/// Empty where none is asked for.
std::string file_to_measure() {
    const char* named = std::getenv("HEADLIGHT_BENCHMARK_MODEL");
    return named == nullptr ? "" : named;
}

/// One model is kept at a time; making the weights takes longer than many runs. It goes before the program ends:
/// drivers are gone by the time that what is static is destroyed.
struct KeptModel {
    std::string name;
    std::unique_ptr<Model> model;
};

KeptModel& kept_model() {
    static KeptModel kept;
    return kept;
}

/// The first passes pack weights, a part of the model in each.
void run_first_passes(Model& model, const ModelInput& input) {
    constexpr int kPasses = 12;
    for (int pass = 0; pass < kPasses; ++pass) benchmark::DoNotOptimize(model.forward(input, {}, {}, {}));
}

bool reads_only_text(const Model& model) {
    return !model.description().audio && !model.description().image;
}

Model& model_of(const std::string& name) {
    auto& [kept, model] = kept_model();
    if (kept != name) {
        model.reset();
        const ModelFolder folder = name == "file"   ? open_model_folder(file_to_measure())
                                   : name == "gpt2" ? random_gpt2(shape_of(name))
                                                    : random_bert(shape_of(name));
        model = load_model(folder, benchmark_backend(threads()), {}, {});
        kept = name;
        constexpr std::int64_t kTokens = 16;
        if (reads_only_text(*model))
            run_first_passes(*model, {some_ids(kTokens, model->description().vocabulary), {}, {}});
    }
    return *model;
}

/// Operations of a forward pass of `tokens` tokens: products with each layer's weights (4 hidden x hidden, 2 hidden x
/// inner), attention, and the decoder's logits of one token.
double operations_of(const RandomShape& shape, std::int64_t tokens, bool decoder) {
    const auto hidden = static_cast<double>(shape.hidden);
    const auto count = static_cast<double>(tokens);
    const double products = 2 * count * hidden * (4 * hidden + 2 * static_cast<double>(shape.inner));
    const double attention = (decoder ? 2 : 4) * count * count * hidden;
    const double logits = decoder ? 2 * hidden * static_cast<double>(shape.vocabulary) : 0;
    return static_cast<double>(shape.layers) * (products + attention) + logits;
}

/// Bytes of the weights that a forward pass reads: of the table of tokens only a decoder reads all, for its logits.
double weight_bytes_of(const RandomShape& shape, bool decoder) {
    const auto hidden = static_cast<double>(shape.hidden);
    const double layers =
        static_cast<double>(shape.layers) * hidden * (4 * hidden + 2 * static_cast<double>(shape.inner));
    return 4 * (layers + (decoder ? hidden * static_cast<double>(shape.vocabulary) : 0));
}

CaptureRequest picture_request() {
    CaptureRequest request;
    request.logits = LogitPositions::Last;
    return request;
}

void forward(benchmark::State& state, const std::string& name) {
    Model& model = model_of(name);
    const ModelInput input{some_ids(state.range(0), model.description().vocabulary), {}, {}};
    benchmark::DoNotOptimize(model.forward(input, picture_request(), {}, {}));
    const bool measures_memory = forget_peak_memory();
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(model.forward(input, picture_request(), {}, {}));
    const std::int64_t weights = model.description().parameters * static_cast<std::int64_t>(sizeof(float));
    if (measures_memory)
        state.counters["peak_above_weights_MB"] =
            static_cast<double>(process_memory("VmHWM").value_or(weights) - weights) / 1e6;
    const bool decoder = name == "gpt2";
    const RandomShape& shape = shape_of(name);
    count_work(state, threads(), operations_of(shape, state.range(0), decoder), weight_bytes_of(shape, decoder));
    state.SetLabel(std::to_string(threads()) + " threads");
}

/// A text of this length of which the last token is typed anew, without the run before it or after it.
void last_token_typed(benchmark::State& state, bool after) {
    Model& model = model_of("gpt2");
    ModelInput input{some_ids(state.range(0), model.description().vocabulary), {}, {}};
    std::unique_ptr<EarlierRun> earlier;
    benchmark::DoNotOptimize(model.forward_after(earlier, input, picture_request(), {}, {}));
    for ([[maybe_unused]] auto _ : state) {
        input.ids.back() = (input.ids.back() + 1) % model.description().vocabulary;
        benchmark::DoNotOptimize(after ? model.forward_after(earlier, input, picture_request(), {}, {})
                                       : model.forward(input, picture_request(), {}, {}));
    }
    state.SetLabel(std::to_string(threads()) + " threads");
}

/// The next token of a text of this length, with its row of attention.
void next_token(benchmark::State& state) {
    Model& model = model_of("gpt2");
    const std::vector<std::int32_t> ids = some_ids(state.range(0), model.description().vocabulary);
    const std::array<std::int32_t, 1> next{42};
    CaptureRequest nothing;
    nothing.attention = false;
    for ([[maybe_unused]] auto _ : state) {
        state.PauseTiming();
        const auto cache = model.make_cache(state.range(0) + 1);
        benchmark::DoNotOptimize(model.extend(*cache, ids, nothing, {}));
        state.ResumeTiming();
        benchmark::DoNotOptimize(model.extend(*cache, next, picture_request(), {}));
    }
    count_work(state, threads(), operations_of(kGpt2SmallShape, 1, true), weight_bytes_of(kGpt2SmallShape, true));
}

/// Peak memory of a pass, how much of it is not the file's weights, and how much fields of attention keep.
void forward_file(benchmark::State& state) {
    Model& model = model_of("file");
    const ModelInput input = !reads_only_text(model)
                                 ? input_of_length(model.description(), state.range(0))
                                 : ModelInput{some_ids(state.range(0), model.description().vocabulary), {}, {}};
    if (!reads_only_text(model)) run_first_passes(model, input);
    constexpr std::int64_t kWorthWarming = 8192;  // longer texts take so long that the first pass is like the others
    if (state.range(0) < kWorthWarming) benchmark::DoNotOptimize(model.forward(input, picture_request(), {}, {}));
    const auto weights = static_cast<double>(open_model_folder(file_to_measure()).weights->total_bytes());
    const bool measures_memory = forget_peak_memory();
    std::size_t kept = 0;
    for ([[maybe_unused]] auto _ : state) {
        const Capture capture = model.forward(input, picture_request(), {}, {});
        kept = 0;
        for (const AttentionStack& stack : capture.attention)
            for (const auto& field : stack.layers) kept += field->memory();
    }
    state.counters["kept_MB"] = static_cast<double>(kept) / 1e6;
    if (measures_memory)
        state.counters["peak_above_file_MB"] =
            (static_cast<double>(process_memory("VmHWM").value_or(0)) - weights) / 1e6;
    state.SetLabel(std::to_string(threads()) + " threads");
}

/// Token after token, with its row of attention, behind a text of this length.
void next_token_of_file(benchmark::State& state) {
    Model& model = model_of("file");
    if (!model.description().generates) return state.SkipWithError("this model does not generate");
    const std::vector<std::int32_t> ids = some_ids(state.range(0), model.description().vocabulary);
    const std::array<std::int32_t, 1> next{42};
    CaptureRequest nothing;
    nothing.attention = false;
    const std::int64_t capacity = state.range(0) + 128;
    std::unique_ptr<KeyValueCache> cache;
    for ([[maybe_unused]] auto _ : state) {
        if (cache == nullptr || cache->length() == capacity) {
            state.PauseTiming();
            cache = model.make_cache(capacity);
            benchmark::DoNotOptimize(model.extend(*cache, ids, nothing, {}));
            state.ResumeTiming();
        }
        benchmark::DoNotOptimize(model.extend(*cache, next, picture_request(), {}));
    }
    state.SetLabel(std::to_string(threads()) + " threads");
}

/// How long a run of this many tokens goes on after it was cancelled, at moments spread over the whole of it; the
/// longest is a counter.
void cancel(benchmark::State& state) {
    RandomShape shape = kGpt2SmallShape;
    shape.layers = 2;  // have every operation in its full size
    shape.positions = state.range(0);
    const auto model = load_model(random_gpt2(shape), benchmark_backend(threads()), {}, {});
    const ModelInput input{some_ids(state.range(0), shape.vocabulary), {}, {}};
    using Clock = std::chrono::steady_clock;
    const auto begin = Clock::now();
    benchmark::DoNotOptimize(model->forward(input, picture_request(), {}, {}));
    const auto whole = Clock::now() - begin;
    /// Seconds from the stop to the end of the run.
    const auto run_until = [&](Clock::duration moment) {
        std::stop_source stop;
        Clock::time_point asked;
        std::jthread stopper([&] {
            std::this_thread::sleep_for(moment);
            asked = Clock::now();
            stop.request_stop();
        });
        try {
            benchmark::DoNotOptimize(model->forward(input, picture_request(), stop.get_token(), {}));
        } catch (const Error&) {
            const auto end = Clock::now();
            stopper.join();
            return std::chrono::duration<double>(end - asked).count();
        }
        return 0.0;
    };
    constexpr int kMoments = 16;
    double longest = 0;
    int moment = 0;
    for ([[maybe_unused]] auto _ : state) {
        const double seconds = run_until(whole * (moment++ % kMoments) / kMoments);
        state.SetIterationTime(seconds);
        longest = std::max(longest, seconds * 1000);
    }
    state.counters["longest_ms"] = longest;
}

/// A large head as a picture of 512 x 512 tiles.
void pooled(benchmark::State& state) {
    Model& model = model_of("gpt2");
    const Capture capture =
        model.forward({some_ids(state.range(0), model.description().vocabulary), {}, {}}, picture_request(), {}, {});
    const AttentionField& field = *capture.attention.at(0).layers.at(5);
    for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(field.pooled(3, 512, 512, Pooling::Max));
}

BENCHMARK_CAPTURE(forward, story, std::string("story"))
    ->RangeMultiplier(2)
    ->Range(16, 128)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(forward, minilm, std::string("minilm"))
    ->RangeMultiplier(2)
    ->Range(16, 512)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK_CAPTURE(forward, gpt2, std::string("gpt2"))
    ->RangeMultiplier(2)
    ->Range(16, 1024)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(cancel)->Arg(4096)->Iterations(16)->Unit(benchmark::kMillisecond)->UseManualTime();
BENCHMARK_CAPTURE(last_token_typed, fresh, false)->Arg(128)->Arg(512)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK_CAPTURE(last_token_typed, after_the_run_before, true)
    ->Arg(128)
    ->Arg(512)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime();
BENCHMARK(next_token)->Arg(128)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(pooled)->Arg(1024)->Unit(benchmark::kMillisecond)->UseRealTime();

}  // namespace

void register_file() {
    if (file_to_measure().empty()) return;
    benchmark::RegisterBenchmark("forward/file", forward_file)
        ->RangeMultiplier(2)
        ->Range(16, 32768)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
    benchmark::RegisterBenchmark("next_token/file", next_token_of_file)
        ->Arg(128)
        ->Unit(benchmark::kMillisecond)
        ->UseRealTime();
}

}  // namespace headlight::testing

int main(int argc, char** argv) {
    headlight::configure_heap();  // as the program does
    benchmark::Initialize(&argc, argv);
    headlight::testing::register_file();
    if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    headlight::testing::kept_model() = {};
    return 0;
}
