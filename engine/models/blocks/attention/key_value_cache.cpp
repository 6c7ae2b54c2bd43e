#include "models/blocks/attention/key_value_cache.h"

#include "core/error.h"

#include <string>

namespace headlight {

DecoderCache::DecoderCache(const Model* owner, Backend& backend, std::int64_t capacity,
                           std::span<const AttentionSpec> layers)
    : owner_(owner), backend_(&backend), capacity_(capacity) {
    if (capacity < 1)
        throw Error(ErrorKind::Input, Sentence("Expected room for at least one token in a key/value cache."));
    for (const AttentionSpec& spec : layers) {
        if (spec.heads == 0) {
            layers_.emplace_back();
            continue;
        }
        layers_.push_back({backend.allocate({capacity, std::int64_t{spec.key_heads} * spec.head_size}),
                           backend.allocate({capacity, std::int64_t{spec.key_heads} * spec.value_size})});
    }
}

DecoderCache DecoderCache::copied() const {
    DecoderCache copy = *this;
    const auto copy_of = [&](const DeviceTensor& tensor) {
        const DeviceTensor memory = backend_->allocate(tensor.shape);
        backend_->write_rows(memory, 0, tensor);
        return memory;
    };
    for (LayerCache& layer : copy.layers_) {
        if (layer.keys.empty()) continue;  // a mixer leaves new tensors, and never writes into those it left
        layer = {copy_of(layer.keys), copy_of(layer.values)};
    }
    return copy;
}

std::unique_ptr<KeyValueCache> DecoderCache::copy() const {
    return std::make_unique<DecoderCache>(copied());
}

DecoderCache& DecoderCache::of(KeyValueCache& cache, const Model* owner, std::int64_t tokens) {
    auto* const own = dynamic_cast<DecoderCache*>(&cache);
    if (own == nullptr || own->owner_ != owner)
        throw Error(ErrorKind::Input, Sentence("The key/value cache belongs to another model."));
    if (own->length_ + tokens > own->capacity_)
        throw Error(ErrorKind::Input, Sentence("The key/value cache has room for %1 tokens, not for %2.",
                                               own->capacity_, own->length_ + tokens));
    return *own;
}

}  // namespace headlight
