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
    plan.chosen = config.integer_or("num_experts_per_tok", std::min(chosen, plan.count), 1, plan.count);
    plan.inner = config.integer(inner_field, 1, 1'000'000);
    if (config.boolean_or("stacked_experts", false)) plan.files = ExpertFiles::Stacked;
    return plan;
}

void add_experts(TensorTable& table, const ExpertPlan& plan, Dimension hidden, const std::string& name,
                 const std::string& source) {
    table.body_linear(name + "router", source + plan.names.router, {plan.count, plan.count_field}, hidden, false);
    const Dimension inner{plan.inner, plan.inner_field};
    const auto add = plan.files == ExpertFiles::Apart ? add_apart : add_stacked;
    add(table, plan, hidden, inner, name, source + plan.names.experts);
}

ExpertMixture experts_of(const LoadedTensors& tensors, const ExpertPlan& plan, Activation activation,
                         const std::string& name) {
    ExpertMixture mixture;
    mixture.router = linear_of(tensors, name + "router");
    mixture.chosen = plan.chosen;
    mixture.shares_of_all = plan.shares_of_all;
    for (std::int64_t expert = 0; expert < plan.count; ++expert) {
        const std::string own = own_name(name, expert);
        mixture.experts.emplace_back(FeedForward{linear_of(tensors, own + "up"), linear_of(tensors, own + "down"),
                                                 activation, linear_of(tensors, own + "gate")});
    }
    return mixture;
}

}  // namespace headlight
