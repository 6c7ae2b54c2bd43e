#pragma once

#include "attention_definition.h"

#include <QtTest>

#include <cmath>
#include <functional>
#include <utility>

namespace headlight::testing {

inline AttentionSpec plain_spec(std::int32_t heads, std::int32_t key_heads, std::int32_t head_size) {
    AttentionSpec spec;
    spec.heads = heads;
    spec.key_heads = key_heads;
    spec.head_size = spec.value_size = head_size;
    spec.scale = 1.0F / std::sqrt(static_cast<float>(head_size));
    return spec;
}

inline Tensor queries_for(const AttentionSpec& spec, std::int64_t count, float spread = 1.5F, bool exact = false) {
    return random_tensor({count, static_cast<std::int64_t>(spec.heads) * spec.head_size}, 1, spread, exact);
}

inline Tensor keys_for(const AttentionSpec& spec, std::int64_t count, float spread = 1.5F, bool exact = false) {
    return random_tensor({count, static_cast<std::int64_t>(spec.key_heads) * spec.head_size}, 2, spread, exact);
}

struct AttentionCase {
    AttentionSpec spec;
    std::int64_t queries = 0;
    std::int64_t keys = 0;
};

/// One case for each trait of a specification, and some together.
inline std::vector<std::pair<const char*, AttentionCase>> attention_cases() {
    std::vector<std::pair<const char*, AttentionCase>> all;
    const auto add = [&](const char* name, std::int64_t queries, std::int64_t keys,
                         const std::function<void(AttentionSpec&)>& change) {
        AttentionCase one{plain_spec(4, 4, 8), queries, keys};
        change(one.spec);
        all.emplace_back(name, one);
    };
    add("one token", 1, 1, [](AttentionSpec&) {});
    add("plain", 7, 7, [](AttentionSpec&) {});
    add("cross: more keys than queries", 5, 33, [](AttentionSpec&) {});
    add("causal", 65, 65, [](AttentionSpec& spec) { spec.causal = true; });
    add("causal after a cache", 3, 40, [](AttentionSpec& spec) {
        spec.causal = true;
        spec.query_offset = 37;
    });
    add("sliding window", 70, 70, [](AttentionSpec& spec) {
        spec.causal = true;
        spec.window = 5;
    });
    add("sliding window after a cache", 4, 50, [](AttentionSpec& spec) {
        spec.causal = true;
        spec.window = 9;
        spec.query_offset = 46;
    });
    add("window that looks ahead", 20, 20, [](AttentionSpec& spec) { spec.window = 3; });
    add("padding", 9, 9, [](AttentionSpec& spec) { spec.key_mask = {1, 1, 0, 1, 1, 1, 0, 0, 0}; });
    add("causal with padding in front", 9, 9, [](AttentionSpec& spec) {
        spec.causal = true;
        spec.key_mask = {0, 0, 0, 1, 1, 1, 1, 1, 1};
    });
    add("soft cap", 12, 12, [](AttentionSpec& spec) { spec.softcap = 0.75F; });
    add("slopes", 12, 12, [](AttentionSpec& spec) { spec.slopes = {0.5F, 0.25F, 0.125F, -0.5F}; });
    add("symmetric slopes", 12, 12, [](AttentionSpec& spec) {
        spec.slopes = {0.5F, 0.25F, 0.125F, -0.5F};
        spec.symmetric_slopes = true;
    });
    add("table by distance", 12, 12, [](AttentionSpec& spec) {
        const Tensor table = random_tensor({4, 9}, 3, 2.0F);
        spec.distance_bias = {-4, {table.values().begin(), table.values().end()}};
    });
    add("window to both sides", 70, 70, [](AttentionSpec& spec) {
        spec.window = 9;
        spec.ahead = 6;
    });
    add("sinks", 12, 12, [](AttentionSpec& spec) { spec.sinks = {-3.0F, 0.0F, 2.5F, 40.0F}; });
    add("grouped key heads", 11, 11, [](AttentionSpec& spec) {
        spec.heads = 6;
        spec.key_heads = 2;
    });
    add("everything at once", 40, 66, [](AttentionSpec& spec) {
        spec.heads = 6;
        spec.key_heads = 3;
        spec.causal = true;
        spec.window = 11;
        spec.query_offset = 26;
        spec.softcap = 2.0F;
        spec.sinks = {0, 1, -1, 2, -2, 0.5F};
        spec.slopes = {0.5F, 0.25F, 0.125F, 0.0625F, 0.03F, 0.015F};
        const Tensor table = random_tensor({6, 9}, 3, 2.0F);
        spec.distance_bias = {-10, {table.values().begin(), table.values().end()}};
        spec.key_mask.assign(66, 1);
        for (std::size_t j = 28; j < 45; ++j) spec.key_mask[j] = 0;
    });
    return all;
}

/// Every weight within `bound` of the definition, masked ones exactly 0.
inline void compare_with_definition(const SoftmaxField& field, const Tensor& queries, const Tensor& keys,
                                    double bound) {
    const AttentionDefinition definition(field.spec(), queries, keys);
    for (std::int32_t head = 0; head < field.heads(); ++head) {
        const Tensor weights = field.weights(head);
        QCOMPARE(weights.shape(), (Shape{queries.size(0), keys.size(0)}));
        for (std::int64_t i = 0; i < queries.size(0); ++i) {
            const std::vector<double> expected = definition.row(head, i);
            for (std::size_t j = 0; j < expected.size(); ++j) {
                const double found = weights.slice(i)[j];
                QVERIFY2(std::abs(found - expected[j]) <= bound,
                         qPrintable(QString("head %1 query %2 key %3: %4 instead of %5")
                                        .arg(head)
                                        .arg(i)
                                        .arg(j)
                                        .arg(found)
                                        .arg(expected[j])));
                if (!definition.allowed(i, static_cast<std::int64_t>(j))) QCOMPARE(found, 0.0);
            }
        }
    }
}

}  // namespace headlight::testing
