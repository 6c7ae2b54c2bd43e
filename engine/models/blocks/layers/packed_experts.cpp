#include "models/blocks/layers/packed_experts.h"

#include "core/error.h"

#include <algorithm>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace headlight {

namespace {

constexpr std::string_view kBlocks = "_blocks";
constexpr std::string_view kScales = "_scales";
constexpr std::size_t kGroupBytes = 16;
constexpr std::int64_t kGroupValues = 32;

/// The scale, then values 0 to 15 in the lower halves and 16 to 31 in the upper ones, as ggml has it.
void repack(std::span<const std::byte> group, std::byte scale, std::byte* out) {
    const auto value = [&](std::size_t i) { return (group[i / 2] >> (i % 2 == 0 ? 0 : 4)) & std::byte{15}; };
    *out++ = scale;
    for (std::size_t i = 0; i < kGroupBytes; ++i) *out++ = value(i) | (value(i + kGroupBytes) << 4);
}

class PackedExperts final : public WeightStore {
  public:
    explicit PackedExperts(std::shared_ptr<const WeightStore> store) : store_(std::move(store)) {
        for (const std::string& name : store_->names())
            if (name.ends_with(kBlocks)) add_experts(name.substr(0, name.size() - kBlocks.size()));
        for (const std::string& name : store_->names())
            if (!is_part(name)) names_.push_back(name);
        for (const auto& [name, source] : experts_) names_.push_back(name);
        std::ranges::sort(names_);
    }

    [[nodiscard]] std::vector<std::string> names() const override { return names_; }

    [[nodiscard]] std::optional<TensorView> find(const std::string& name) const override {
        const auto expert = experts_.find(name);
        if (expert == experts_.end()) return is_part(name) ? std::nullopt : store_->find(name);
        return repacked(expert->second);
    }
    [[nodiscard]] bool computable(const std::string& name) const override {
        return experts_.count(name) != 0 || store_->computable(name);
    }
    [[nodiscard]] std::filesystem::path file_of(const std::string& name) const override {
        return store_->file_of(in_file(name));
    }
    [[nodiscard]] std::uint64_t total_bytes() const override { return store_->total_bytes(); }
    [[nodiscard]] std::string fingerprint() const override { return store_->fingerprint(); }
    void give_back(const std::string& name) const override { store_->give_back(in_file(name)); }
    void check_intact() const override { store_->check_intact(); }

  private:
    struct Expert {
        std::string name;  ///< without kBlocks
        std::int64_t index = 0;
    };

    [[nodiscard]] TensorView scales_of(const std::string& bare) const {
        const std::string name = bare + std::string(kScales);
        if (auto scales = store_->find(name)) return *std::move(scales);
        throw Error(ErrorKind::Format, Sentence("The tensor is missing: blocks of MXFP4 have scales beside them."),
                    {store_->file_of(name).string(), name, {}});
    }

    void add_experts(const std::string& bare) {
        const TensorView blocks = *store_->find(bare + std::string(kBlocks));
        const TensorView scales = scales_of(bare);
        Shape groups = blocks.shape;
        if (!groups.empty()) groups.pop_back();
        const bool fits = blocks.type == DataType::U8 && scales.type == DataType::U8 && groups.size() == 3 &&
                          blocks.shape.back() == static_cast<std::int64_t>(kGroupBytes) && scales.shape == groups;
        if (!fits)
            throw Error(ErrorKind::Format,
                        Sentence("Expected blocks of MXFP4, [experts, rows, groups, 16] bytes with a scale for each "
                                 "group, found %1 with scales %2.",
                                 to_string(blocks.shape), to_string(scales.shape)),
                        {store_->file_of(bare + std::string(kBlocks)).string(), bare + std::string(kBlocks), {}});
        for (std::int64_t index = 0; index < groups.front(); ++index)
            experts_[expert_name(bare, index)] = {bare, index};
        parts_.push_back(bare + std::string(kBlocks));
        parts_.push_back(bare + std::string(kScales));
    }

    [[nodiscard]] bool is_part(const std::string& name) const {
        return std::ranges::find(parts_, name) != parts_.end();
    }
    [[nodiscard]] std::string in_file(const std::string& name) const {
        const auto expert = experts_.find(name);
        return expert == experts_.end() ? name : expert->second.name + std::string(kBlocks);
    }

    [[nodiscard]] TensorView repacked(const Expert& expert) const {
        const std::string source = expert.name + std::string(kBlocks);
        const TensorView blocks = *store_->find(source);
        const TensorView scales = scales_of(expert.name);
        check_size(blocks);
        check_size(scales);
        const std::int64_t rows = blocks.shape[1];
        const std::int64_t groups = blocks.shape[2];
        const auto count = static_cast<std::size_t>(rows * groups);
        const std::size_t first = static_cast<std::size_t>(expert.index) * count;
        const auto bytes = std::make_shared<std::vector<std::byte>>(count * (kGroupBytes + 1));
        for (std::size_t group = 0; group < count; ++group)
            repack(blocks.bytes.subspan((first + group) * kGroupBytes, kGroupBytes), scales.bytes[first + group],
                   bytes->data() + group * (kGroupBytes + 1));
        store_->give_back(source);  // the copy stays instead
        return {DataType::MXFP4, {rows, groups * kGroupValues}, *bytes, bytes};
    }

    std::shared_ptr<const WeightStore> store_;
    std::map<std::string, Expert> experts_;
    std::vector<std::string> parts_;
    std::vector<std::string> names_;
};

}  // namespace

std::string expert_name(const std::string& name, std::int64_t expert) {
    return name + "." + std::to_string(expert);
}

std::shared_ptr<const WeightStore> with_packed_experts(std::shared_ptr<const WeightStore> store) {
    return std::make_shared<PackedExperts>(std::move(store));
}

}  // namespace headlight
