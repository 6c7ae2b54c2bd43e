#pragma once

#include "backends/vulkan/arena.h"
#include "backends/vulkan/pipelines.h"
#include "backends/vulkan/recorder.h"
#include "backends/vulkan/vulkan_backend.h"
#include "shaders/parameters.h"
#include "shaders/workgroups.h"

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <span>
#include <string>

namespace headlight {

class VulkanAnswerer;

/// The operations of backend.h as dispatches of the shaders of the same names.
class VulkanBackend final : public Backend {
  public:
    explicit VulkanBackend(const VulkanOptions& options);
    /// Another one on the same device, for another thread; takes memory in blocks of this size.
    VulkanBackend(std::shared_ptr<const VulkanDevice> device, const VulkanOptions& options, vk::DeviceSize block_bytes);
    /// Waits for the device. What a device that hangs may still use is never freed.
    ~VulkanBackend() override;
    VulkanBackend(const VulkanBackend&) = delete;
    VulkanBackend& operator=(const VulkanBackend&) = delete;

    [[nodiscard]] std::string name() const override;
    [[nodiscard]] bool on_host() const override { return false; }
    [[nodiscard]] Precisions precisions() const override { return precisions_; }
    [[nodiscard]] std::shared_ptr<const AttentionEvaluator> evaluator() const override { return evaluator_; }
    [[nodiscard]] std::shared_ptr<AttentionAnswerer> answerer() const override;
    [[nodiscard]] std::optional<std::uint64_t> free_memory() const override;
    void set_stop_token(std::stop_token stop) override;

    DeviceTensor upload_weight(const TensorView& view, const std::function<void()>& was_read) override;
    using Backend::upload_weight;
    DeviceTensor upload(const Tensor& tensor) override;
    DeviceTensor allocate(const Shape& shape) override;
    Tensor download(const DeviceTensor& tensor) override;
    void copy_ahead(DeviceTensor& tensor) override;
    void finish() override;

    /// Answers as AttentionAnswerer gives them. Nothing where the question is too large or has numbers that are none.
    [[nodiscard]] std::optional<Tensor> answer_weights(const AttentionQuestion& question);
    [[nodiscard]] std::optional<Tensor> answer_pooled(const AttentionQuestion& question, std::int64_t height,
                                                      std::int64_t width, Pooling pooling);
    [[nodiscard]] Recorder& recorder() { return *recorder_; }

#define HEADLIGHT_OPERATION(result, name, parameters) result name parameters override;
#include "backends/operation_rows.h"
    using Backend::attention;

  private:
    struct HeadKeys;
    /// Bindings of scores besides queries and keys.
    struct ScoreBindings {
        Binding mask;
        Binding bias;
        Binding query_terms;
        Binding key_terms;
    };
    /// Rows [begin, begin + count) of a matrix.
    struct RowRange {
        std::int64_t begin = 0;
        std::int64_t count = 0;
    };
    struct LinearOperands {
        const DeviceTensor& x;
        const DeviceTensor& weight;
        const DeviceTensor& bias;
        const DeviceTensor& y;
        bool by_output;
        Activation activation;
    };
    struct NormOperands {
        const DeviceTensor& v;
        const DeviceTensor& weight;
        const DeviceTensor& norms;
    };
    void norms_by_outputs(const NormOperands& operands, RowRange keys, const AttentionSpec& spec);
    void norms_by_heads(const NormOperands& operands, RowRange keys, const AttentionSpec& spec);
    [[nodiscard]] static shader::ValueNormsParameters norm_parameters(const NormOperands& operands, RowRange keys,
                                                                      const AttentionSpec& spec, std::int64_t hidden);
    void run_norms(const NormOperands& operands, RowRange keys, RowRange weight_rows,
                   const shader::ValueNormsParameters& parameters, std::int64_t heads);
    void linear_part(const LinearOperands& operands, RowRange rows, RowRange weight_rows);
    [[nodiscard]] LinearShape linear_shape_for(std::int64_t rows, std::int64_t outputs) const;
    /// Tries the shaders of fp16, which no other check covers, and does without those that compute wrong.
    void check_fp16();
    /// Calls body(range) for as many rows at once as can be bound, with `bytes` the largest size of a row.
    template <typename Body>
    void by_row_ranges(std::int64_t rows, std::int64_t bytes, const Body& body) {
        const std::int64_t reach = rows_at_once(bytes);
        for (std::int64_t begin = 0; begin < rows; begin += reach) body(RowRange{begin, std::min(reach, rows - begin)});
    }
    /// Rows of this many bytes that one binding reaches: a multiple of 256, so that parts are aligned whatever a row's
    /// size.
    [[nodiscard]] std::int64_t rows_at_once(std::int64_t bytes) const;
    /// Where a tensor lies.
    [[nodiscard]] static const ArenaRegion& region_of(const DeviceTensor& tensor);
    /// The whole tensor; throws Error(Device) when it is larger than one binding reaches.
    [[nodiscard]] Binding whole(const DeviceTensor& tensor) const;
    /// Something to bind where the shader will not look.
    [[nodiscard]] Binding nothing() const;
    /// Rows of a tensor, as by_row_ranges gives them. Throws Error(Device) like `whole`.
    [[nodiscard]] Binding part(const DeviceTensor& tensor, RowRange rows) const;
    /// Memory of the arena; blocks of others that nobody uses make way when there is too little.
    [[nodiscard]] std::shared_ptr<ArenaRegion> take(Arena& arena, vk::DeviceSize bytes);
    [[nodiscard]] DeviceTensor upload_bytes(Arena& arena, std::span<const std::byte> bytes, const Shape& shape,
                                            DataType type, const std::function<void()>& was_read = {});
    /// Copies through staging memory, of which only so much is used at a time.
    void stage(std::span<const std::byte> bytes, const ArenaRegion& region, vk::DeviceSize at);
    void read_back(const DeviceTensor& tensor, std::span<std::byte> bytes);
    template <typename Parameters>
    void run(Shader shader, const std::vector<std::uint32_t>& constants, std::initializer_list<Binding> bindings,
             const Parameters& parameters, Groups groups, double cost) {
        static_assert(sizeof(Parameters) <= shader::kPushConstantBytes,
                      "Not every device has push constants of this size.");
        const Pipeline pipeline = pipelines_->get(shader, constants);
        assert(pipeline.interface.storage_buffers == bindings.size());
        assert(pipeline.interface.parameter_bytes == sizeof(Parameters));
        recorder_->dispatch(pipeline, {bindings.begin(), bindings.size()}, std::as_bytes(std::span(&parameters, 1)),
                            groups, cost);
    }
    [[nodiscard]] bool can_answer(const AttentionQuestion& question, std::int64_t least_floats) const;
    [[nodiscard]] std::int64_t floats_at_once() const;
    [[nodiscard]] HeadKeys upload_keys(const AttentionQuestion& question, TokenRange keys);
    void run_on_scores(Shader shader, const std::vector<std::uint32_t>& constants, const AttentionQuestion& question,
                       TokenRange queries, const HeadKeys& keys, const DeviceTensor& result, Groups groups,
                       shader::AttentionParameters parameters);
    void pool_tiles(const AttentionQuestion& question, const HeadKeys& keys, TokenRange tiles, Pooling pooling,
                    Tensor& picture);
    [[nodiscard]] DeviceTensor upload_bias(const AttentionSpec& spec);
    void summarize(const DeviceTensor& q, const DeviceTensor& k, const ScoreBindings& bindings,
                   const shader::AttentionParameters& parameters, std::int64_t text_queries, AttentionResult& result);

    std::shared_ptr<const VulkanDevice> device_;
    std::shared_ptr<const AttentionEvaluator> evaluator_;
    std::optional<LinearShape> linear_shape_;
    Precisions precisions_;
    bool cooperative_;
    std::shared_ptr<Arena> weights_;
    std::shared_ptr<Arena> activations_;
    std::shared_ptr<Arena> uploads_;
    std::shared_ptr<Arena> downloads_;
    std::unique_ptr<Pipelines> pipelines_;
    std::unique_ptr<Recorder> recorder_;
    std::size_t staged_ = 0;  // bytes, by commands that are not submitted
    std::size_t ahead_ = 0;   // bytes that were copied ahead since copies were last submitted
    std::shared_ptr<ArenaRegion> nothing_;
    std::shared_ptr<VulkanAnswerer> answerer_;  // null in a backend that answers itself
};

/// Parts of tensors begin at a multiple of so many rows: there any row's size fits the alignment of a binding.
inline constexpr std::int64_t kAlignedRows = 256;

/// Bytes of one row, all dimensions but the first.
std::int64_t row_bytes(const DeviceTensor& tensor);

/// Parameters of the shaders of attention, with an estimate of the arithmetic operations for all scores.
shader::AttentionParameters attention_parameters(const AttentionSpec& spec, std::int64_t queries, std::int64_t keys);
double attention_cost(const shader::AttentionParameters& parameters);

/// How a weight is stored, as the shaders number it.
std::uint32_t weight_type(const DeviceTensor& tensor);

inline std::uint32_t as_uint(std::int64_t value) {
    return static_cast<std::uint32_t>(value);
}
inline std::uint32_t groups_for(std::int64_t count, std::int64_t each) {
    return as_uint((count + each - 1) / each);
}

}  // namespace headlight
