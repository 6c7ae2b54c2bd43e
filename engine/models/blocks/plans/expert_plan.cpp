#include "models/blocks/plans/expert_plan.h"

#include <algorithm>

namespace headlight {

namespace {

std::string own_name(const std::string& name, std::int64_t expert) {
    return name + "experts." + std::to_string(expert) + ".";
}

void add_apart(TensorTable& table, const ExpertPlan& plan, Dimension hidden, Dimension inner, const std::string& name,
               const std::string& source) {
    for (std::int64_t expert = 0; expert < plan.count; ++expert) {
        const std::string own = own_name(name, expert);
        const std::string from = source + std::to_string(expert) + ".";
        table.body_linear(own + "gate", from + plan.names.gate, inner, hidden, false);
        table.body_linear(own + "down", from + plan.names.down, hidden, inner, false);
        table.body_linear(own + "up", from + plan.names.up, inner, hidden, false);
    }
}

void add_stacked(TensorTable& table, const ExpertPlan& plan, Dimension hidden, Dimension inner, const std::string& name,
                 const std::string& source) {
    const Dimension experts{plan.count, plan.count_field};
    const Dimension both{2 * plan.inner, "2 * expert width"};
    for (std::int64_t expert = 0; expert < plan.count; ++expert) {
        const std::string own = own_name(name, expert);
        const auto part = [&](const char* to, const std::string& tensor, Dimension outputs, Dimension inputs,
                              std::int64_t begin, std::int64_t count) {
            table.body_part(own + to + ".weight", source + tensor + ".weight", {experts, outputs, inputs}, expert,
                            begin, count);
        };
        if (plan.files == ExpertFiles::StackedPairs) {
            part("gate", plan.names.gate, both, hidden, 0, plan.inner);
            part("up", plan.names.gate, both, hidden, plan.inner, plan.inner);
        } else {
            part("gate", plan.names.gate, inner, hidden, 0, 0);
            part("up", plan.names.up, inner, hidden, 0, 0);
        }
        part("down", plan.names.down, hidden, inner, 0, 0);
    }
}

}  // namespace

ExpertNames names_in_mlp() {
    return {.router = "mlp.gate", .experts = "mlp.experts.", .gate = "gate_proj", .down = "down_proj", .up = "up_proj"};
}

ExpertPlan read_experts(const Config& config, const std::string& count_field, const std::string& inner_field,
                        std::int64_t chosen) {
    constexpr std::int64_t kMostExperts = 4'096;
    ExpertPlan plan;
    plan.count_field = count_field;
    plan.inner_field = inner_field;
    plan.count = config.integer(count_field, 1, kMostExperts);
    plan.rule.chosen = config.integer_or("num_experts_per_tok", std::min(chosen, plan.count), 1, plan.count);
    plan.inner = config.integer(inner_field, 1, 1'000'000);
    if (config.boolean_or("stacked_experts", false)) plan.files = ExpertFiles::Stacked;
    return plan;
}

ExpertGroups read_expert_groups(const Config& config, const ExpertPlan& plan, const ExpertGroups& defaults) {
    ExpertGroups groups = defaults;
    groups.count = config.integer_or("n_group", defaults.count, 1, plan.count);
    groups.chosen = config.integer_or("topk_group", std::min(defaults.chosen, groups.count), 1, groups.count);
    if (plan.count % groups.count != 0)
        config.fail("n_group", Sentence("Expected groups of equally many of the %1 experts, found %2 groups.",
                                        plan.count, groups.count));
    const std::int64_t size = plan.count / groups.count;
    if (groups.count > groups.chosen && size < groups.judged_by)
        config.fail("n_group",
                    Sentence("Expected groups of at least %1 experts, found groups of %2.", groups.judged_by, size));
    if (plan.rule.chosen > groups.chosen * size)
        config.fail("num_experts_per_tok",
                    Sentence("Expected at most the %1 experts of the groups of a token (topk_group), found %2.",
                             groups.chosen * size, plan.rule.chosen));
    return groups;
}

void read_deepseek_experts(ExpertPlan& plan, const Config& config, std::int64_t shared) {
    plan = read_experts(config, "n_routed_experts", "moe_intermediate_size", 8);
    plan.names = names_in_mlp();
    plan.names.shared = "mlp.shared_experts.";
    plan.shared_field = "moe_intermediate_size * n_shared_experts";
    plan.shared = plan.inner * config.integer_or("n_shared_experts", shared, 0, 1'000);
    plan.rule.scale = config.real_or("routed_scaling_factor", 1, 0, 1e6);
}

void read_sigmoid_router(ExpertPlan& plan, const Config& config, const ExpertGroups& defaults) {
    plan.rule.sigmoid = true;
    plan.rule.shares_of_all = !config.boolean_or("norm_topk_prob", true);
    plan.rule.groups = read_expert_groups(config, plan, defaults);
    plan.names.bias = plan.names.router + ".e_score_correction_bias";
}

namespace {

void add_shared(TensorTable& table, const ExpertPlan& plan, Dimension hidden, const std::string& name,
                const std::string& source) {
    const Dimension inner{plan.shared, plan.shared_field};
    const std::string from = source + plan.names.shared;
    table.body_linear(name + "shared.down", from + plan.names.down, hidden, inner, false);
    if (plan.files == ExpertFiles::StackedPairs) {
        const std::vector<Dimension> both{{2 * plan.shared, "2 * shared width"}, hidden};
        table.body_rows(name + "shared.gate.weight", from + plan.names.gate + ".weight", both, 0, plan.shared);
        table.body_rows(name + "shared.up.weight", from + plan.names.gate + ".weight", both, plan.shared, plan.shared);
    } else {
        table.body_linear(name + "shared.gate", from + plan.names.gate, inner, hidden, false);
        table.body_linear(name + "shared.up", from + plan.names.up, inner, hidden, false);
    }
    if (!plan.names.shared_router.empty())
        table.body_linear(name + "router_shared", source + plan.names.shared_router, {1, "shared expert"}, hidden,
                          false);
}

FeedForward gated_feed_forward(const LoadedTensors& tensors, const std::string& name, Activation activation) {
    return {linear_of(tensors, name + "up"), linear_of(tensors, name + "down"), activation,
            linear_of(tensors, name + "gate")};
}

}  // namespace

void add_experts(TensorTable& table, const ExpertPlan& plan, Dimension hidden, const std::string& name,
                 const std::string& source) {
    const Dimension experts{plan.count, plan.count_field};
    table.body_linear(name + "router", source + plan.names.router, experts, hidden, false);
    if (!plan.names.bias.empty()) table.body(name + "router_bias", {source + plan.names.bias}, {experts});
    const Dimension inner{plan.inner, plan.inner_field};
    const auto add = plan.files == ExpertFiles::Apart ? add_apart : add_stacked;
    add(table, plan, hidden, inner, name, source + plan.names.experts);
    if (plan.shared > 0) add_shared(table, plan, hidden, name, source);
}

ExpertMixture experts_of(Backend& backend, const LoadedTensors& tensors, const ExpertPlan& plan, Activation activation,
                         const std::string& name) {
    ExpertMixture mixture;
    mixture.router = linear_of(tensors, name + "router");
    mixture.rule = plan.rule;
    if (tensors.has(name + "router_bias")) mixture.rule.bias = values_of(backend, tensors.at(name + "router_bias"));
    for (std::int64_t expert = 0; expert < plan.count; ++expert)
        mixture.experts.emplace_back(gated_feed_forward(tensors, own_name(name, expert), activation));
    if (plan.shared > 0) mixture.shared = gated_feed_forward(tensors, name + "shared.", activation);
    if (tensors.has(name + "router_shared.weight")) mixture.shared_router = linear_of(tensors, name + "router_shared");
    return mixture;
}

}  // namespace headlight
