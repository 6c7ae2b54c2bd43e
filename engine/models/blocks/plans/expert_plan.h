#pragma once

#include "formats/config.h"
#include "models/blocks/layers/experts.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>

namespace headlight {

/// How files hold the experts of a layer.
enum class ExpertFiles {
    Apart,         ///< each in tensors of its own: experts.3.w1.weight
    Stacked,       ///< those of a layer in one tensor [experts, outputs, inputs], as in GGUF files: experts.w1.weight
    StackedPairs,  ///< the same with gate and up in one tensor, the gate first (Granite)
};

/// Names of a layer's experts in files, without ".weight"; Mixtral's unless a file says otherwise.
struct ExpertNames {
    std::string router = "block_sparse_moe.gate";
    std::string experts = "block_sparse_moe.experts.";  ///< before those below, followed by the number where apart
    std::string gate = "w1";                            ///< with StackedPairs: of gate and up
    std::string down = "w2";
    std::string up = "w3";
    std::string bias{};           ///< of the choice, the whole name; empty: there is none
    std::string shared{};         ///< before the names above, of the expert that reads every token
    std::string shared_router{};  ///< see ExpertMixture; empty: there is none
};

/// The names that most later architectures use.
ExpertNames names_in_mlp();

/// A mixture of experts in place of feed-forward networks (Mixtral, arXiv 2401.04088).
struct ExpertPlan {
    std::int64_t count = 0;   ///< 0: none
    std::int64_t inner = 0;   ///< width of an expert
    std::int64_t shared = 0;  ///< width of the expert that reads every token; 0: there is none
    std::string count_field = "num_local_experts";
    std::string inner_field = "intermediate_size";
    std::string shared_field{};
    RouterRule rule{};  ///< its bias is read with the weights
    ExpertFiles files = ExpertFiles::Apart;
    ExpertNames names;
};

/// The experts of a configuration: their number, `num_experts_per_tok` (default: `chosen`), and `stacked_experts`,
/// which only GGUF files say.
ExpertPlan read_experts(const Config& config, const std::string& count_field = "num_local_experts",
                        const std::string& inner_field = "intermediate_size", std::int64_t chosen = 2);

/// The groups of these experts: `n_group` and `topk_group` (defaults: those of `defaults`), judged by as many experts
/// as `defaults` says. Throws Error(Format) where the experts do not divide into them, and where the chosen groups hold
/// too few.
ExpertGroups read_expert_groups(const Config& config, const ExpertPlan& plan, const ExpertGroups& defaults);

/// The experts of DeepSeek and its relatives: `n_routed_experts`, and one that reads every token and is as wide as
/// `n_shared_experts` (default: `shared`) of them.
void read_deepseek_experts(ExpertPlan& plan, const Config& config, std::int64_t shared);

/// The router of DeepSeek-V3: sigmoids, groups, a bias of the choice, and `norm_topk_prob` (default: true).
void read_sigmoid_router(ExpertPlan& plan, const Config& config, const ExpertGroups& defaults);

/// Adds the tensors of a layer under `name`, from those of the layer `source` of the file.
void add_experts(TensorTable& table, const ExpertPlan& plan, Dimension hidden, const std::string& name,
                 const std::string& source);
/// The mixture that `add_experts` described.
ExpertMixture experts_of(Backend& backend, const LoadedTensors& tensors, const ExpertPlan& plan, Activation activation,
                         const std::string& name);

}  // namespace headlight
