#include "models/blocks/layers/feature_embeddings.h"

#include "core/error.h"

#include <numeric>

namespace headlight {

DeviceTensor FeatureEmbeddings::operator()(ForwardPass& pass, const Tensor& features) const {
    Backend& backend = pass.backend();
    if (features.shape() != Shape{bins, frames})
        throw Error(ErrorKind::Input,
                    Sentence("This model reads audio as a spectrogram of %1 mel bins by %2 frames, and was given %3.",
                             bins, frames, features.empty() ? Sentence("none") : Sentence("another")));
    DeviceTensor x = backend.upload(transposed(features));
    for (const Convolution& convolution : convolutions) x = convolution(backend, x, Activation::Gelu);
    if (pass.interventions().leaves_out_positions(AttentionKind::Encoder)) return x;
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(x.rows()));
    std::iota(numbers.begin(), numbers.end(), 0);
    return backend.add(x, backend.embedding(positions, numbers));
}

}  // namespace headlight
