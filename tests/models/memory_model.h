#pragma once

#include "core/error.h"
#include "formats/model_folder.h"
#include "formats/weights.h"

#include <cstddef>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace headlight::testing {

/// Weights in memory, for models that no folder holds.
class MemoryWeights final : public WeightStore {
  public:
    void put(const std::string& name, Tensor tensor) {
        auto kept = std::make_shared<const Tensor>(std::move(tensor));
        put(name, TensorView{DataType::F32, kept->shape(), std::as_bytes(kept->values()), kept});
    }
    void put(const std::string& name, TensorView view) { views_[name] = std::move(view); }
    void remove(const std::string& name) { views_.erase(name); }
    void rename(const std::string& from, const std::string& to) {
        auto node = views_.extract(from);
        node.key() = to;
        views_.insert(std::move(node));
    }

    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> all;
        for (const auto& [name, view] : views_) all.push_back(name);
        return all;
    }
    [[nodiscard]] std::optional<TensorView> find(const std::string& name) const override {
        const auto found = views_.find(name);
        return found == views_.end() ? std::nullopt : std::optional(found->second);
    }
    [[nodiscard]] std::filesystem::path file_of(const std::string&) const override { return "memory.safetensors"; }
    [[nodiscard]] std::uint64_t total_bytes() const override {
        std::uint64_t bytes = 0;
        for (const auto& [name, view] : views_) bytes += view.bytes.size();
        return bytes;
    }
    [[nodiscard]] std::string fingerprint() const override { return "memory"; }
    void give_back(const std::string&) const override {}

  private:
    std::map<std::string, TensorView> views_;
};

/// A model folder out of a configuration and weights.
inline ModelFolder memory_folder(const std::string& config, const MemoryWeights& weights) {
    return {
        "memory", "memory", Config::parse(config, "memory/config.json"), std::make_shared<MemoryWeights>(weights), {}};
}

}  // namespace headlight::testing
