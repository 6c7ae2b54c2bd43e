#include "session/model_loader.h"

#include "backends/cpu/cpu_backend.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "core/free_memory.h"
#include "core/printable.h"
#include "core/read_file.h"
#include "core/threads.h"
#include "core/version.h"
#include "formats/attention_file.h"
#include "formats/capture_file.h"
#include "formats/checkpoints.h"
#include "formats/model_folder.h"
#include "session/built_in_models.h"
#include "session/identify_model.h"
#include "session/recorded/captured_run.h"
#include "session/recorded/recorded_run.h"

#include <algorithm>
#include <future>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace headlight {
namespace {

/// Shares of the work at which the parts of loading begin, as a progress bar shows them.
constexpr double kTokenizerFrom = 0.05;
constexpr double kModelFrom = 0.15;

void report(const std::stop_token& stop, const Progress& progress, double share) {
    if (stop.stop_requested()) throw_cancelled();
    if (progress) progress(share);
}

/// words.txt of a built-in model, beside its checkpoints if it has any; null where it has none.
std::shared_ptr<const KnownWords> read_known_words(const std::filesystem::path& folder) {
    constexpr std::uint64_t kMostBytes = 1 << 20;
    const CheckpointSeries series = checkpoints_at(folder);
    const std::filesystem::path file = (series.at ? series.folder : folder) / "words.txt";
    if (std::error_code ignored; !std::filesystem::exists(file, ignored)) return nullptr;
    return std::make_shared<const KnownWords>(read_file(file, kMostBytes));
}

/// Before gigabytes are uploaded: other programs may have taken what was free a moment ago.
void require_room(const Backend& backend, const ModelFolder& folder) {
    const std::uint64_t needed = folder.weights->total_bytes();
    const auto free = backend.free_memory();
    if (!free || needed <= *free) return;
    throw Error(
        ErrorKind::Memory,
        Sentence(
            "The weights of %1 take %2, and %3 has %4 of free memory. Close other programs or choose a smaller model.",
            folder.name, size_text(needed), backend.name(), size_text(*free)));
}

std::optional<PatchLayout> patches_of(const ModelDescription& model) {
    return model.image_prompt ? model.image_prompt->patches : std::nullopt;
}

}  // namespace

std::optional<std::string> precision_notice(const BackendChoice& choice, const Backend& backend) {
    const Precision wanted = precisions_of(choice).products;
    if (wanted == Precision::Bf16 && backend.on_host() && !has_bf16())
        return "This processor has no AVX-512 BF16: products in bf16 take longer than in fp32 here.";
    if (backend.precisions().products == wanted) return std::nullopt;
    return std::string(to_string(wanted)) + " is not supported by " + backend.name() + ", which computes in fp32.";
}

namespace {

/// What prepares the images of a model; null: it reads none.
std::shared_ptr<const ImageProcessor> images_of(const Model& model, const ModelFolder& folder,
                                                std::vector<std::string>& notices) {
    const ModelDescription& description = model.description();
    if (!description.image) return nullptr;
    const auto patches = patches_of(description);
    if (const auto settings = image_settings(folder))
        return std::make_shared<const ImageProcessor>(*settings, *description.image, patches);
    return std::make_shared<const ImageProcessor>(folder.path, *description.image, notices, patches);
}

/// A backend, and the device that it stands in for if it does.
struct ChosenBackend {
    std::shared_ptr<Backend> backend;
    std::optional<UncheckedDevice> unchecked{};
};
using BackendChooser = std::function<ChosenBackend(const BackendChoice&, const std::stop_token&)>;

ReadyModel load_with(const BackendChooser& choose, const std::filesystem::path& path, const BackendChoice& choice,
                     const std::stop_token& stop, const Progress& progress) {
    report(stop, progress, 0);
    if (is_capture_file(path)) {
        const auto load = [choose, choice](const std::filesystem::path& model, const std::stop_token& end) {
            return load_with(choose, model, choice, end, {});
        };
        return load_captured_run(path, threads_of(choice), stop, progress, load);
    }
    if (is_attention_file(path)) return load_recorded_run(path, threads_of(choice), stop, progress);
    ReadyModel ready;
    ready.threads = threads_of(choice);
    ChosenBackend chosen = choose(choice, stop);
    ready.backend = std::move(chosen.backend);
    ready.unchecked = std::move(chosen.unchecked);
    ready.on_host = ready.backend->on_host();
    const ModelFolder folder = open_model_folder(path, ready.threads);
    const std::vector<ModelFile> files = files_of_model(folder);  // as they are now
    report(stop, progress, kTokenizerFrom);
    if (reads_text(folder)) {
        ready.tokenizer = load_tokenizer(folder.path);
        ready.generation = generation_defaults(folder, *ready.tokenizer);
    }
    report(stop, progress, kModelFrom);
    require_room(*ready.backend, folder);
    ready.model = load_model(folder, ready.backend, stop,
                             [&](double share) { report(stop, progress, kModelFrom + (1 - kModelFrom) * share); });
    if (const auto& audio = ready.model->description().audio)
        ready.audio = std::make_shared<const AudioProcessor>(folder.path, *audio);
    if (ready.model->description().task == ModelTask::Transcription)
        ready.letters = std::make_shared<const CtcVocabulary>(folder.path);
    ready.images = images_of(*ready.model, folder, ready.notices);
    ready.weights = folder.weights;
    ready.check_intact();
    report(stop, progress, 1);

    ready.path = folder.names_image_encoder
                     ? with_image_encoder(folder.path, folder.gguf->image_encoder()->file()->path())
                     : folder.path;
    ready.notices.insert(ready.notices.end(), folder.notices.begin(), folder.notices.end());
    const auto precision = precision_notice(choice, *ready.backend);
    if (precision && !ready.unchecked) ready.notices.push_back(*precision);
    const auto& notices = ready.model->description().notices;
    ready.notices.insert(ready.notices.end(), notices.begin(), notices.end());
    if (is_built_in(folder.path)) ready.known_words = read_known_words(folder.path);
    ready.provenance = provenance_of_files({folder.path, folder.name}, path);
    ready.provenance.identity = identify_model(folder.weights->fingerprint(), files, ready.threads);
    ready.provenance.backend = ready.backend->name();
    make_printable(ready.notices);
    return ready;
}

ModelLoader loader_choosing(BackendChooser choose) {
    return [choose = std::move(choose)](const std::filesystem::path& path, const BackendChoice& choice,
                                        const std::stop_token& stop, const Progress& progress) {
        return load_with(choose, path, choice, stop, progress);
    };
}

/// A search for the device of a choice, whose result is taken once: devices come and go.
class BegunSearch {
  public:
    using Find = std::function<std::optional<ComputeDevice>(const BackendChoice&)>;

    BegunSearch(const Find& find, BackendChoice choice) : choice_(std::move(choice)) {
        std::packaged_task<std::optional<ComputeDevice>()> task([find, wanted = choice_] { return find(wanted); });
        result_ = task.get_future();
        thread_ = start_thread([search = std::move(task)]() mutable { search(); });
    }
    /// The result, or a future without one where the search was for another choice or its result is taken.
    std::future<std::optional<ComputeDevice>> take(const BackendChoice& choice) {
        const std::lock_guard lock(mutex_);
        return choice == choice_ ? std::move(result_) : std::future<std::optional<ComputeDevice>>();
    }

  private:
    BackendChoice choice_;
    std::mutex mutex_;
    std::future<std::optional<ComputeDevice>> result_;
    std::jthread thread_;
};

}  // namespace

Provenance provenance_of_files(const ModelPlace& place, const std::filesystem::path& path) {
    Provenance provenance;
    provenance.model_name = printable(place.name, kMostShownOfName);
    if (!is_built_in(place.folder)) provenance.model_path = path.string();
    provenance.version = version();
    return provenance;
}

ModelLoader loader_with(BackendMaker make) {
    return loader_choosing([make = std::move(make)](const BackendChoice& choice, const std::stop_token& stop) {
        return ChosenBackend{make(choice, stop)};
    });
}

DeviceAccess device_access() {
    return {chosen_device, open_device, cache_folder()};
}

DeviceAccess search_begun(DeviceAccess access, const BackendChoice& choice) {
    access.find = [find = access.find,
                   search = std::make_shared<BegunSearch>(access.find, choice)](const BackendChoice& wanted) {
        std::future<std::optional<ComputeDevice>> result = search->take(wanted);
        return result.valid() ? result.get() : find(wanted);
    };
    return access;
}

ModelLoader loader_without_waiting(const DeviceAccess& access) {
    const auto known = std::make_shared<KnownDevices>(access.results, access.open);
    return loader_choosing([known, access](const BackendChoice& choice, const std::stop_token& stop) {
        const std::optional<ComputeDevice> device = access.find(choice);
        if (!device) return ChosenBackend{make_cpu(choice)};
        if (known->knows(*device)) {
            known->refuse_wrong(*device, threads_of(choice), stop);
            return ChosenBackend{access.open(*device, precisions_of(choice))};
        }
        const auto check = [known, device = *device, threads = threads_of(choice)](const std::stop_token& end) {
            known->refuse_wrong(device, threads, end);
        };
        return ChosenBackend{make_cpu(choice), UncheckedDevice{device->identity, device->name, check}};
    });
}

ReadyModel load_ready_model(const std::filesystem::path& path, const BackendChoice& choice, const std::stop_token& stop,
                            const Progress& progress) {
    return loader_with(make_backend)(path, choice, stop, progress);
}

}  // namespace headlight
