#include "models/blocks/attention/latent_projections.h"

#include <numeric>
#include <utility>
#include <vector>

namespace headlight {

namespace {

/// The first so many columns after `begin` of each of `heads` blocks.
DeviceTensor part_of_heads(Backend& backend, const DeviceTensor& x, std::int64_t heads, std::int64_t begin,
                           std::int64_t count) {
    return backend.columns(x, {begin, count, x.columns() / heads, heads});
}

DeviceTensor reshaped(DeviceTensor x, std::int64_t columns) {
    x.shape = {element_count(x.shape) / columns, columns};
    return x;
}

/// For each head its columns of `first` (all of them where `first` is of all heads), then its columns of `second`:
/// [tokens, heads * (first + second)]. Both are cut into pieces of one width, which are then put in their places as
/// rows.
DeviceTensor joined_heads(Backend& backend, const DeviceTensor& first, bool first_is_shared, const DeviceTensor& second,
                          std::int64_t heads) {
    const std::int64_t first_size = first_is_shared ? first.columns() : first.columns() / heads;
    const std::int64_t second_size = second.columns() / heads;
    const std::int64_t piece = std::gcd(first_size, second_size);
    const DeviceTensor first_pieces = reshaped(first, piece);
    const DeviceTensor second_pieces = reshaped(second, piece);
    const DeviceTensor pieces = backend.allocate({first_pieces.rows() + second_pieces.rows(), piece});
    backend.write_rows(pieces, 0, first_pieces);
    backend.write_rows(pieces, first_pieces.rows(), second_pieces);
    std::vector<std::int32_t> places;
    const auto take = [&](std::int64_t begin, std::int64_t size) {
        for (std::int64_t at = 0; at < size / piece; ++at)
            places.push_back(static_cast<std::int32_t>(begin / piece + at));
    };
    for (std::int64_t token = 0; token < first.rows(); ++token) {
        for (std::int64_t head = 0; head < heads; ++head) {
            take(token * first.columns() + (first_is_shared ? 0 : head * first_size), first_size);
            take(element_count(first.shape) + token * second.columns() + head * second_size, second_size);
        }
    }
    DeviceTensor joined = backend.rows(pieces, places);
    joined.shape = {first.rows(), heads * (first_size + second_size)};
    return joined;
}

}  // namespace

Projections LatentProjections::operator()(Backend& backend, const DeviceTensor& x, std::int64_t heads) const {
    const DeviceTensor read = query_latent.empty() ? x : query_norm(backend, query_latent(backend, x));
    const DeviceTensor queries = query(backend, read);
    const DeviceTensor latents = key_value_latent(backend, x);
    const std::int64_t latent = latents.columns() - sizes.turning;
    const DeviceTensor both = key_value(backend, key_value_norm(backend, backend.columns(latents, {0, latent})));
    const auto part = [&](const DeviceTensor& of, std::int64_t begin, std::int64_t count) {
        return part_of_heads(backend, of, heads, begin, count);
    };
    return {
        joined_heads(backend, part(queries, sizes.still, sizes.turning), false, part(queries, 0, sizes.still), heads),
        joined_heads(backend, backend.columns(latents, {latent, sizes.turning}), true, part(both, 0, sizes.still),
                     heads),
        part(both, sizes.still, sizes.value)};
}

}  // namespace headlight
