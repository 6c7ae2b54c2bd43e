#pragma once

#include "core/error.h"

#include <condition_variable>
#include <cstddef>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <thread>

namespace headlight {

/// Hashes that tell models apart.
struct ModelHashes {
    std::string content;  ///< of all files of the model, with its algorithm (`content_hash_of`); empty: not known
    std::string header;   ///< WeightStore::fingerprint, all that older versions knew; empty: not known
    bool operator==(const ModelHashes&) const = default;
};

/// Reads the hash that a file states, with the `header_hash` beside it: a content hash, "header-only:" and a header
/// hash, or a header hash alone, as older versions wrote it.
ModelHashes model_hashes_of_file(std::string_view hash, std::string_view header_hash = {});

/// Returns the hash that files state (`model_hashes_of_file` reads it): the content hash, or "header-only:" and the
/// header hash where the content hash is not known; empty where neither is.
std::string stated_hash(const ModelHashes& hashes);

/// Returns the first digits of the hash for a person to read, without its algorithm: "3f2a91c0", or "header only:
/// 3f2a91c0" where the content hash is not known.
std::string shown_hash(const ModelHashes& hashes, std::size_t digits);

enum class ModelMatch {
    Same,
    Different,
    Undecided,  ///< the content hash that would decide is being computed
};

/// The hashes of an open model. The content hash is computed on a thread of its own, with low priority, which ends with
/// the last owner. May be used from any thread.
class ModelIdentity {
  public:
    /// Returns the content hash. Throws Error; Error(Cancelled) when the token is set.
    using Compute = std::function<std::string(const std::stop_token&)>;

    /// A model whose hashes are known.
    explicit ModelIdentity(ModelHashes hashes);
    /// Starts computing the content hash.
    ModelIdentity(std::string header, Compute compute);
    ModelIdentity(const ModelIdentity&) = delete;
    ModelIdentity& operator=(const ModelIdentity&) = delete;

    /// As far as they are known now.
    [[nodiscard]] ModelHashes hashes() const;
    [[nodiscard]] bool computing() const;
    /// Blocks until the content hash is known, and returns both. Throws the Error with which computing it failed, and
    /// Error(Cancelled) when the token is set. For
    /// the command line and tests; a window does not wait.
    ModelHashes wait(const std::stop_token& stop = {}) const;
    /// Compares with the hashes that a file states: the content where both know it, otherwise the header.
    [[nodiscard]] ModelMatch compare(const ModelHashes& stated) const;

  private:
    void run(const Compute& compute, const std::stop_token& stop);

    mutable std::mutex mutex_;
    mutable std::condition_variable_any changed_;
    ModelHashes hashes_;
    bool computing_ = false;
    std::optional<Error> problem_;
    std::jthread thread_;  // last: ends before what it writes to
};

using ModelIdentityPointer = std::shared_ptr<const ModelIdentity>;

}  // namespace headlight
