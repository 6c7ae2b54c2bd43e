#pragma once

#include "core/tensor.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// The named tensors of a model at rest, whatever the file format. Views point into mapped files.
class WeightStore {
  public:
    virtual ~WeightStore() = default;

    [[nodiscard]] virtual std::vector<std::string> names() const = 0;
    /// Nothing when there is no tensor of this name. Throws Error(Unsupported) when there is one of a type that nothing
    /// computes with.
    [[nodiscard]] virtual std::optional<TensorView> find(const std::string& name) const = 0;
    /// Returns whether there is a tensor of this name that `find` can give.
    [[nodiscard]] virtual bool computable(const std::string& name) const { return find(name).has_value(); }
    /// The file that holds (or should hold) the tensor, for error messages.
    [[nodiscard]] virtual std::filesystem::path file_of(const std::string& name) const = 0;
    /// Bytes of all weights.
    [[nodiscard]] virtual std::uint64_t total_bytes() const = 0;
    /// SHA-256 of what identifies the weights (hex): header and size of every file, not gigabytes of content.
    [[nodiscard]] virtual std::string fingerprint() const = 0;
    /// Tells the operating system that the tensor's pages were uploaded elsewhere and need not stay resident.
    virtual void give_back(const std::string& name) const = 0;
    /// Throws Error(File) when a file was changed, cut short or could not be read since it was opened; the values read
    /// since then cannot be trusted. To be asked after loading, and after each run of a model that reads its weights in
    /// place. Costs a system call a file.
    virtual void check_intact() const {}
    /// Returns whether there are no files, and the configuration alone says which tensors there are: `find` gives none.
    [[nodiscard]] virtual bool declared() const { return false; }
};

}  // namespace headlight
