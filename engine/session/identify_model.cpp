#include "session/identify_model.h"

#include "core/cache_folder.h"

#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

namespace headlight {

namespace {

ModelIdentityPointer make_identity(const std::string& header, const std::vector<ModelFile>& files,
                                   ThreadCount threads) {
    const DigestCache cache(cache_folder());
    const bool quick = bytes_to_hash(files, cache) <= kHashedAtOnce;
    auto identity = std::make_shared<const ModelIdentity>(header, [files, cache, threads](const std::stop_token& stop) {
        return content_hash_of(files, cache, threads, stop);
    });
    try {
        if (quick) identity->wait();
    } catch (const Error&) {
        // The model runs all the same; whoever must name it is told.
    }
    return identity;
}

/// The identities that somebody holds.
class OpenModels {
  public:
    ModelIdentityPointer identity(const std::string& header, const std::vector<ModelFile>& files, ThreadCount threads) {
        const std::lock_guard lock(mutex_);
        std::erase_if(open_, [](const Entry& entry) { return entry.identity.expired(); });
        for (const Entry& entry : open_)
            if (ModelIdentityPointer held = entry.identity.lock(); held && entry.files == files) return held;
        ModelIdentityPointer made = make_identity(header, files, threads);
        open_.push_back({files, made});
        return made;
    }

  private:
    struct Entry {
        std::vector<ModelFile> files;
        std::weak_ptr<const ModelIdentity> identity;
    };
    std::mutex mutex_;
    std::vector<Entry> open_;
};

}  // namespace

ModelIdentityPointer identify_model(const std::string& header, const std::vector<ModelFile>& files,
                                    ThreadCount threads) {
    static OpenModels models;
    return models.identity(header, files, threads);
}

}  // namespace headlight
