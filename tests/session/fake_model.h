#pragma once

#include "core/error.h"
#include "session/session.h"

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

namespace headlight::testing {

/// A gate that work stands before until it is opened or the work is told to stop; and a place where tests wait for the
/// work to get there.
class Gate {
  public:
    /// Called by the work. Throws Error(Cancelled) when told to stop.
    void pass(const std::stop_token& stop) {
        std::unique_lock lock(mutex_);
        ++arrived_;
        changed_.notify_all();
        changed_.wait(lock, stop, [this] { return open_; });
        if (stop.stop_requested()) throw_cancelled();
    }
    void open() {
        const std::lock_guard lock(mutex_);
        open_ = true;
        changed_.notify_all();
    }
    void close() {
        const std::lock_guard lock(mutex_);
        open_ = false;
    }
    /// Returns once so many have arrived since the beginning.
    void wait_for_arrivals(int count) {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [&] { return arrived_ >= count; });
    }
    [[nodiscard]] int arrived() {
        const std::lock_guard lock(mutex_);
        return arrived_;
    }

  private:
    std::mutex mutex_;
    std::condition_variable_any changed_;
    bool open_ = true;
    int arrived_ = 0;
};

/// A token a byte, as id; "[CLS]" is 256 and stands in front, "[MASK]" is 258, the end of text 259.
class FakeTokenizer final : public Tokenizer {
  public:
    explicit FakeTokenizer(bool begins_with_special) : begins_with_special_(begins_with_special) {
        if (begins_with_special) special_.classification = 256;
        special_.mask = 258;
        special_.end = 259;
    }

    [[nodiscard]] TokenizedText encode(std::string_view text, std::optional<std::string_view> pair,
                                       const EncodeOptions& options) const override {
        TokenizedText result;
        result.text = text;
        result.pair = pair.value_or("");
        result.has_pair = pair.has_value();
        if (begins_with_special_) {
            Token token;
            token.id = 256;
            token.special = true;
            result.tokens.push_back(token);
        }
        add(result, text, 0);
        add(result, pair.value_or(""), 1);
        if (options.max_tokens > 0 && result.tokens.size() > options.max_tokens) {
            result.tokens.resize(options.max_tokens);
            result.notices.emplace_back("cut");
        }
        return result;
    }
    [[nodiscard]] std::string decode(std::span<const std::int32_t> ids, bool, std::stop_token /*stop*/) const override {
        std::string text;
        for (const std::int32_t id : ids) {
            if (id < 256) text += static_cast<char>(id);
        }
        return sanitize_utf8(text).text;
    }
    [[nodiscard]] std::string piece(std::int32_t id) const override {
        return id == 258 ? "[MASK]" : std::string(1, static_cast<char>(id));
    }
    [[nodiscard]] std::string display(std::int32_t id) const override { return piece(id); }
    [[nodiscard]] std::optional<std::int32_t> find(std::string_view) const override { return std::nullopt; }
    [[nodiscard]] std::int32_t vocabulary_size() const override { return 260; }
    [[nodiscard]] const SpecialTokenIds& special() const override { return special_; }
    [[nodiscard]] std::size_t max_tokens() const override { return 0; }
    [[nodiscard]] std::string_view kind() const override { return "fake"; }

  private:
    static void add(TokenizedText& result, std::string_view text, std::int32_t sequence) {
        for (std::size_t i = 0; i < text.size(); ++i) {
            Token token;
            token.id = static_cast<unsigned char>(text[i]);
            token.range = {i, i + 1};
            token.sequence = sequence;
            result.tokens.push_back(token);
        }
    }
    bool begins_with_special_;
    SpecialTokenIds special_;
};

/// What tests steer and see of the fake models; outlives them.
struct FakeWorld {
    Gate forward;  ///< every run stands before it
    Gate check;    ///< every check of the device "unchecked" stands before it
    std::atomic<bool> checked{false};
    std::atomic<bool> computes_wrong{false};
    Gate load;                  ///< every load stands before it
    std::atomic<int> alive{0};  ///< models in memory
    std::atomic<bool> out_of_memory{false};
    std::atomic<int> device_fails_after{1'000'000};  ///< steps that devices (backends other than "cpu") still do
    std::mutex mutex;
    std::vector<ModelInput> inputs;  ///< of the runs that began
    std::vector<CaptureRequest> requests;
    std::vector<BackendChoice> choices;  ///< of the loads that began
    std::vector<std::int32_t> writes;    ///< ids that generation writes, one after the other
};

class FakeCache final : public KeyValueCache {
  public:
    [[nodiscard]] std::int64_t length() const override { return read; }
    std::int64_t read = 0;
};

/// A next-word model of ten positions, or a masked-word model, that stands before the gate instead of computing.
class FakeModel final : public Model {
  public:
    FakeModel(FakeWorld& world, bool masked_words, bool on_host) : world_(world), on_host_(on_host) {
        ++world_.alive;
        description_.task = masked_words ? ModelTask::MaskedWord : ModelTask::NextWord;
        description_.max_tokens = 10;
        description_.generates = !masked_words;
        description_.has_segments = masked_words;
    }
    ~FakeModel() override { --world_.alive; }
    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        {
            const std::lock_guard lock(world_.mutex);
            world_.inputs.push_back(input);
            world_.requests.push_back(request);
        }
        if (request.layers.tell) request.layers.tell(std::vector<AttentionStack>(1));
        if (progress) progress(0.5);
        world_.forward.pass(stop);
        use_device();
        if (world_.out_of_memory) throw std::bad_alloc();
        Capture capture;
        const auto rows = static_cast<std::int64_t>(request.positions.size());
        if (rows > 0) capture.outputs.push_back({"logits", Tensor({rows, 260})});
        capture.logit_positions = request.positions;
        return capture;
    }
    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) override { return std::make_unique<FakeCache>(); }
    Capture extend(KeyValueCache& cache, std::span<const std::int32_t> ids, const CaptureRequest&,
                   const std::stop_token& stop) override {
        world_.forward.pass(stop);
        use_device();
        const std::lock_guard lock(world_.mutex);
        auto& fake = dynamic_cast<FakeCache&>(cache);
        fake.read += static_cast<std::int64_t>(ids.size());
        Capture capture;
        capture.outputs.push_back({"logits", Tensor({1, 260})});
        capture.outputs.front().values.values()[static_cast<std::size_t>(world_.writes.at(written_++))] = 100;
        return capture;
    }

  private:
    void use_device() {
        if (!on_host_ && world_.device_fails_after-- <= 0)
            throw Error(ErrorKind::Device, Sentence("The device was taken away."));
    }

    FakeWorld& world_;
    bool on_host_;
    ModelDescription description_;
    std::size_t written_ = 0;
};

inline UncheckedDevice unchecked_device(FakeWorld& world) {
    return {"unchecked | driver 1", "Radeon", [&world](const std::stop_token& stop) {
                world.check.pass(stop);
                world.checked = true;
                if (world.computes_wrong)
                    throw Error(ErrorKind::Device, Sentence("The device computes wrong results."));
            }};
}

/// Loads "decoder" and "encoder"; every other path is missing. The backend "broken" does not exist; all but "cpu" are
/// devices, of which "unchecked" was never used before.
inline ModelLoader fake_loader(FakeWorld& world) {
    return [&world](const std::filesystem::path& path, const BackendChoice& choice, const std::stop_token& stop,
                    const Progress& progress) {
        {
            const std::lock_guard lock(world.mutex);
            world.choices.push_back(choice);
        }
        if (progress) progress(0);
        world.load.pass(stop);
        if (choice.backend == "broken") throw Error(ErrorKind::Device, Sentence("This backend is broken."));
        if (path != "decoder" && path != "encoder")
            throw Error(ErrorKind::File, Sentence("There is no such model."), {path.string(), ""});
        ReadyModel ready;
        const bool stands_in = choice.backend == "unchecked" && !world.checked;
        if (stands_in) ready.unchecked = unchecked_device(world);
        if (choice.backend == "unchecked" && world.computes_wrong && !stands_in)
            throw Error(ErrorKind::Device, Sentence("The device computes wrong results."));
        ready.on_host = stands_in || choice.backend == "cpu";
        ready.model = std::make_unique<FakeModel>(world, path == "encoder", ready.on_host);
        ready.tokenizer = std::make_shared<FakeTokenizer>(path == "encoder");
        ready.generation.end_tokens = {ready.tokenizer->special().end};
        ready.path = path;
        ready.provenance.model_name = path.string();
        ready.provenance.backend = stands_in ? "cpu" : choice.backend;
        return ready;
    };
}

}  // namespace headlight::testing
