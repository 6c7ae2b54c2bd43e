#include "models/blocks/attention/channel_attention.h"

#include "models/blocks/interventions.h"

#include <cmath>
#include <string>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// x [tokens, channels] as [channels of a group, groups * tokens]: a product with ones in the right places.
DeviceTensor by_channel(Backend& backend, const DeviceTensor& x, std::int64_t groups) {
    const std::int64_t channels = x.columns();
    const std::int64_t own = channels / groups;
    Tensor places({channels, channels});
    for (std::int64_t channel = 0; channel < own; ++channel)
        for (std::int64_t group = 0; group < groups; ++group)
            places.data()[(channel * groups + group) * channels + group * own + channel] = 1;
    DeviceTensor turned = backend.linear(backend.upload(places), x, {}, WeightLayout::OutputInput, Activation::None);
    turned.shape = {own, groups * x.rows()};
    return turned;
}

/// The weights of all groups as one matrix [channels, channels], with zeros between groups.
Tensor joined(const AttentionField& field) {
    const std::int64_t own = field.key_count();
    const std::int64_t channels = field.heads() * own;
    Tensor all({channels, channels});
    for (std::int32_t group = 0; group < field.heads(); ++group) {
        const Tensor weights = field.weights(group);
        for (std::int64_t query = 0; query < own; ++query)
            std::copy_n(weights.slice(query).data(), own, all.slice(group * own + query).data() + group * own);
    }
    return all;
}

}  // namespace

DeviceTensor ChannelAttention::operator()(ForwardPass& pass, const DeviceTensor& x, std::int32_t stage) const {
    Backend& backend = pass.backend();
    const std::int64_t channels = x.columns() / groups;
    AttentionSpec spec;
    spec.heads = spec.key_heads = static_cast<std::int32_t>(groups);
    spec.head_size = static_cast<std::int32_t>(x.rows());
    spec.value_size = 1;
    spec.scale = static_cast<float>(1.0 / std::sqrt(static_cast<double>(x.rows())));
    const DeviceTensor queries = pass.as_kept(by_channel(backend, query(backend, x), groups));
    const DeviceTensor keys = pass.as_kept(by_channel(backend, key(backend, x), groups));
    // The values have a row for every token already, and take part as a linear layer of the weights.
    const DeviceTensor no_values = backend.upload(Tensor({channels, groups}));
    AttentionTrace trace{
        spec, queries, keys, backend.attention(queries, keys, no_values, channels, spec, pass.attention_wants()), {}};
    trace.rounded = pass.keeps_fp16();
    const std::vector<Intervention> changes =
        pass.interventions().of_next_layer(AttentionKind::Channel, spec.heads, stage);
    replace_weights(pass, changes, no_values, trace);
    const DeviceTensor weights = backend.upload(joined(*pass.field_of(trace)));
    const DeviceTensor values = value(backend, x);
    if (pass.request().values) {
        trace.spec.value_size = spec.head_size;  // a channel's values of all tokens
        trace.values = by_channel(backend, values, groups);
    }
    std::vector<std::string> names;
    for (std::int64_t channel = 0; channel < channels; ++channel) names.push_back("channel " + std::to_string(channel));
    pass.keep_channels(stage, std::move(names), std::move(trace));
    spec.value_size = static_cast<std::int32_t>(channels);  // of what a head gives a token
    const DeviceTensor given = backend.linear(values, weights, {}, WeightLayout::OutputInput, Activation::None);
    return output(backend, change_outputs(pass, changes, spec, given));
}

}  // namespace headlight
