#include "models/checked_model.h"

#include "core/cache_folder.h"
#include "core/error.h"
#include "core/free_memory.h"
#include "core/kept/spill_file.h"
#include "models/run_memory.h"

#include <algorithm>
#include <string>
#include <utility>

namespace headlight {
namespace {

/// Less than this is there, or the program would not run: asking the system costs more than a short text's layer.
constexpr std::uint64_t kWorthAsking = std::uint64_t{64} << 20;

class CheckedModel final : public Model {
  public:
    CheckedModel(std::unique_ptr<Model> model, std::shared_ptr<Backend> backend, FreeMemory free_on_host,
                 const std::vector<std::string>& notices, FreeMemory free_on_disk)
        : model_(std::move(model)),
          description_(model_->description()),
          backend_(std::move(backend)),
          free_on_host_(std::move(free_on_host)),
          free_on_disk_(std::move(free_on_disk)) {
        description_.notices.insert(description_.notices.begin(), notices.begin(), notices.end());
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override { return model_->embeddings(); }
    [[nodiscard]] std::optional<PatchGrid> source_patches(const Tensor& pixels) const override {
        return model_->source_patches(pixels);
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check_run(input, request);
        return model_->forward(input, request, stop, progress);
    }
    Capture forward_after(std::unique_ptr<EarlierRun>& earlier, const ModelInput& input, const CaptureRequest& request,
                          const std::stop_token& stop, const Progress& progress) override {
        const bool has_room = has_room_for_rows(input, request);
        if (!has_room) earlier.reset();
        check_run(input, request);
        return has_room ? model_->forward_after(earlier, input, request, stop, progress)
                        : model_->forward(input, request, stop, progress);
    }
    std::vector<Capture> forward_together(std::span<const RequestedRun> runs, const std::stop_token& stop) override {
        for (const RequestedRun& run : runs) check_run(run.input, run.request);
        return model_->forward_together(runs, stop);
    }
    std::unique_ptr<KeyValueCache> make_cache(std::int64_t capacity) override {
        if (description().generates || description().pixels_as_tokens) check_cache(within_positions(capacity));
        return model_->make_cache(capacity);
    }
    std::unique_ptr<KeyValueCache> read_source(const ModelInput& source, std::int64_t capacity,
                                               const std::vector<Intervention>& interventions,
                                               const std::stop_token& stop) override {
        check_cache(within_positions(capacity) + tokens_of_input(description(), source));
        return model_->read_source(source, capacity, interventions, stop);
    }
    Capture extend(KeyValueCache& cache, std::span<const std::int32_t> ids, const CaptureRequest& request,
                   const std::stop_token& stop) override {
        ModelInput input;
        input.ids.assign(ids.begin(), ids.end());
        check_run(input, request);
        return model_->extend(cache, ids, request, stop);
    }

  private:
    /// Returns whether a run may keep its rows beside those of the run before it, in at most a quarter of the memory
    /// that it leaves free.
    [[nodiscard]] bool has_room_for_rows(const ModelInput& input, const CaptureRequest& request) const {
        const std::uint64_t rows = 2 * memory_of_rows(description(), tokens_of_input(description(), input));
        const std::uint64_t run = memory_of_run(description(), input, request, backend_->precisions().kept).total();
        if (rows + run < kWorthAsking) return true;
        const std::optional<std::uint64_t> free = free_on_host_();
        return !free || (run < *free && rows <= (*free - run) / 4);
    }

    void check_run(const ModelInput& input, const CaptureRequest& request) const {
        const RunMemory memory = memory_of_run(description(), input, request, backend_->precisions().kept);
        backend_->leave_free(backend_->on_host() ? memory.total() : memory.on_host());
        if (memory.total() < kWorthAsking) return;
        const Sentence what("A run over %1 tokens", tokens_of_input(description(), input));
        const Sentence advice = memory.outputs > memory.kept
                                    ? Sentence("Ask for predictions at fewer tokens, shorten the input")
                                    : Sentence("Shorten the input");
        if (backend_->on_host())
            return require(what, memory.total() - in_file(memory, memory.total(), request), free_on_host_(),
                           Sentence("this machine"), advice);
        require(what, memory.on_host() - in_file(memory, memory.on_host(), request), free_on_host_(),
                Sentence("this machine"), advice);
        require(what, memory.working, backend_->free_memory(), backend_->name(), advice);
    }

    /// Bytes of queries and keys that go into a file because memory has no room for `bytes`.
    [[nodiscard]] std::uint64_t in_file(const RunMemory& memory, std::uint64_t bytes,
                                        const CaptureRequest& request) const {
        const std::optional<std::uint64_t> free = free_on_host_();
        if (!free || bytes <= *free) return 0;
        const std::uint64_t missing = std::min(memory.vectors, bytes - *free + request.least_free_memory);
        return free_on_disk_().value_or(0) >= missing ? missing : 0;
    }

    /// No cache outgrows the positions of its model, whatever is asked for.
    [[nodiscard]] std::int64_t within_positions(std::int64_t tokens) const {
        const std::int64_t most = description().max_tokens;
        return most > 0 ? std::min(tokens, most) : tokens;
    }

    void check_cache(std::int64_t capacity) const {
        const std::uint64_t bytes = memory_of_cache(description(), capacity);
        if (bytes < kWorthAsking) return;
        const bool host = backend_->on_host();
        require(Sentence("A cache for %1 tokens", capacity), bytes, host ? free_on_host_() : backend_->free_memory(),
                host ? Sentence("this machine") : backend_->name(),
                Sentence("Ask for fewer tokens, shorten the input"));
    }

    static void require(const Sentence& what, std::uint64_t bytes, std::optional<std::uint64_t> free,
                        const Sentence& where, const Sentence& advice) {
        if (!free || bytes <= *free) return;
        throw Error(ErrorKind::Memory,
                    Sentence("%1 needs about %2, and %3 has %4 of free memory. %5, or close other programs.", what,
                             size_text(bytes), where, size_text(*free), advice));
    }

    std::unique_ptr<Model> model_;
    ModelDescription description_;
    std::shared_ptr<Backend> backend_;
    FreeMemory free_on_host_;
    FreeMemory free_on_disk_;
};

}  // namespace

std::unique_ptr<Model> checked_model(std::unique_ptr<Model> model, std::shared_ptr<Backend> backend,
                                     FreeMemory free_on_host, const std::vector<std::string>& notices,
                                     FreeMemory free_on_disk) {
    if (!free_on_disk) free_on_disk = [] { return SpillFile::room(cache_folder()); };
    return std::make_unique<CheckedModel>(std::move(model), std::move(backend), std::move(free_on_host), notices,
                                          std::move(free_on_disk));
}

}  // namespace headlight
