#include "core/error.h"
#include "formats/model_content.h"
#include "formats/model_folder.h"
#include "require.h"
#include "targets.h"
#include "temporary_folder.h"

#include <sched.h>

#include <algorithm>

namespace headlight::fuzz {

namespace {

/// Keeps the calling thread on one processor, so that readers begin no threads: which part of a loop a thread gets
/// depends on the machine, and a seed must give the same run on all of them.
class OneProcessor {
  public:
    OneProcessor() {
        CPU_ZERO(&before_);
        ::sched_getaffinity(0, sizeof before_, &before_);
        cpu_set_t one;
        CPU_ZERO(&one);
        CPU_SET(static_cast<std::size_t>(::sched_getcpu()), &one);
        ::sched_setaffinity(0, sizeof one, &one);
    }
    ~OneProcessor() { ::sched_setaffinity(0, sizeof before_, &before_); }
    OneProcessor(const OneProcessor&) = delete;
    OneProcessor& operator=(const OneProcessor&) = delete;

  private:
    cpu_set_t before_{};
};

void check(const WeightStore& weights, const TemporaryFolder& folder) {
    const std::vector<std::string> names = weights.names();
    require(std::ranges::adjacent_find(names, std::greater_equal{}) == names.end(), "names are sorted and stand once");
    std::uint64_t bytes = 0;
    for (const std::string& name : names) {
        require(folder.holds(weights.file_of(name).string()), "weights come from the folder");
        weights.give_back(name);
        if (!weights.computable(name)) continue;
        const auto tensor = weights.find(name);
        require(tensor.has_value(), "what can be computed with is there");
        check_size(*tensor);
        bytes += tensor->bytes.size();
        // A sanitizer sees whether every byte is there to be read.
        require(std::ranges::count(tensor->bytes, std::byte{0}) <= std::ssize(tensor->bytes), "every byte can be read");
    }
    require(bytes <= weights.total_bytes(), "all weights are counted");
    require(!weights.find("not there") && !weights.computable("not there"), "a name that is not there is not found");
}

void check(const ModelFolder& model, const TemporaryFolder& folder) {
    check(*model.weights, folder);
    static_cast<void>(model.config.text_or("model_type", ""));
    require(fingerprint_of_model(folder.path()) == model.weights->fingerprint(), "one model has one fingerprint");
    const std::vector<ModelFile> files = files_of_model(model);
    require(files == files_at(folder.path()), "one model has the same files");
    // The file of the cache may be one of the folder. Nothing is remembered: new files get random names.
    const DigestCache cache(folder.path());
    constexpr FileStamp kLongAgo{1, 2, 3, 4};
    require(!cache.find(files.front().path, kLongAgo), "nothing is found that was not remembered");
    require(content_hash_of(files, cache, {}).starts_with("sha256-tree16m:"), "a model has a hash");
}

}  // namespace

void read_model_folder(std::span<const std::byte> bytes) {
    const TemporaryFolder folder(bytes);
    const OneProcessor one;
    try {
        check(open_model_folder(folder.path()), folder);
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::Unsupported || error.kind() == ErrorKind::File,
                "the folder is to blame");
        require(folder.holds(error.place().file), "an error names the file");
    }
}

}  // namespace headlight::fuzz
