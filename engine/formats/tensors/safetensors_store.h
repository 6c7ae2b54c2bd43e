#pragma once

#include "formats/tensors/safetensors.h"
#include "formats/weights.h"

#include <string>
#include <vector>

namespace headlight {

/// The tensors of one or several safetensors files (shards). No name may stand in two of them.
class SafetensorsStore : public WeightStore {
  public:
    /// Throws Error(Format) naming a tensor that two files hold.
    explicit SafetensorsStore(std::vector<SafetensorsFile> files);

    [[nodiscard]] std::vector<std::string> names() const override;
    [[nodiscard]] bool holds(const std::string& name) const { return holder_of(name) != nullptr; }
    [[nodiscard]] std::optional<TensorView> find(const std::string& name) const override;
    [[nodiscard]] bool computable(const std::string& name) const override;
    [[nodiscard]] std::filesystem::path file_of(const std::string& name) const override;
    [[nodiscard]] std::uint64_t total_bytes() const override;
    [[nodiscard]] std::string fingerprint() const override { return fingerprint_; }
    void give_back(const std::string& name) const override;
    void check_intact() const override;

  private:
    std::vector<SafetensorsFile> files_;
    std::string fingerprint_;
    [[nodiscard]] const SafetensorsFile* holder_of(const std::string& name) const;
};

}  // namespace headlight
