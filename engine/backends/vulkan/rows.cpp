// Operations that work row by row.

#include "backends/vulkan/operations.h"

namespace headlight {

DeviceTensor VulkanBackend::embedding(const DeviceTensor& table, std::span<const std::int32_t> ids) {
    for (const std::int32_t id : ids) {
        if (id < 0 || id >= table.rows())
            throw Error(ErrorKind::Input,
                        Sentence("Token id %1 is outside the model's embedding of %2 rows.", id, table.rows()));
    }
    return with_device_errors([&] {
        const auto count = static_cast<std::int64_t>(ids.size());
        const DeviceTensor device_ids = upload_bytes(*activations_, std::as_bytes(ids), {count}, DataType::I32);
        DeviceTensor y = allocate({count, table.columns()});
        by_row_ranges(count, row_bytes(y), [&](RowRange rows) {
            by_row_ranges(table.rows(), row_bytes(table), [&](RowRange bound) {
                const shader::EmbeddingParameters parameters{as_uint(rows.count), as_uint(table.columns()),
                                                             as_uint(bound.begin), as_uint(bound.count),
                                                             weight_type(table)};
                run(Shader::Embedding, {}, {part(table, bound), part(device_ids, rows), part(y, rows)}, parameters,
                    {parameters.ids, 1}, static_cast<double>(rows.count * table.columns()));
            });
        });
        return y;
    });
}

DeviceTensor VulkanBackend::layer_norm(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                                       float epsilon) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        const std::int64_t columns = element_count(weight.shape);
        const std::int64_t parts = x.columns() / columns;
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const shader::LayerNormParameters parameters{as_uint(rows.count * parts), as_uint(columns),
                                                         bias.empty() ? 0U : 1U,      weight_type(weight),
                                                         weight_type(bias),           epsilon};
            run(Shader::LayerNorm, {},
                {part(x, rows), whole(weight), bias.empty() ? nothing() : whole(bias), part(y, rows)}, parameters,
                {parameters.rows, 1}, 8.0 * static_cast<double>(rows.count * x.columns()));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::columns(const DeviceTensor& x, const ColumnBlocks& blocks) {
    return with_device_errors([&] {
        DeviceTensor y = allocate({x.rows(), blocks.blocks * blocks.count});
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const shader::CopyParameters parameters{as_uint(rows.count),   as_uint(y.columns()),
                                                    as_uint(x.columns()),  as_uint(blocks.begin),
                                                    as_uint(blocks.count), as_uint(blocks.stride)};
            run(Shader::Columns, {}, {part(x, rows), part(y, rows)}, parameters, {parameters.rows, 1},
                static_cast<double>(rows.count * y.columns()));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::rows(const DeviceTensor& x, std::span<const std::int32_t> indices) {
    return with_device_errors([&] {
        const auto count = static_cast<std::int64_t>(indices.size());
        const DeviceTensor device_indices = upload_bytes(*activations_, std::as_bytes(indices), {count}, DataType::I32);
        DeviceTensor y = allocate({count, x.columns()});
        by_row_ranges(count, row_bytes(y), [&](RowRange some) {
            by_row_ranges(x.rows(), row_bytes(x), [&](RowRange bound) {
                const shader::RowsParameters parameters{as_uint(some.count), as_uint(x.columns()), as_uint(bound.begin),
                                                        as_uint(bound.count)};
                run(Shader::Rows, {}, {part(x, bound), part(device_indices, some), part(y, some)}, parameters,
                    {parameters.rows, 1}, static_cast<double>(some.count * x.columns()));
            });
        });
        return y;
    });
}

DeviceTensor VulkanBackend::convolution(const DeviceTensor& x, const DeviceTensor& weight,
                                        std::span<const std::int32_t> neighbors) {
    return with_device_errors([&] {
        const std::int64_t taps = weight.rows();
        const auto count = static_cast<std::int64_t>(neighbors.size()) / taps;
        const DeviceTensor places = upload_bytes(*activations_, std::as_bytes(neighbors), {count, taps}, DataType::I32);
        DeviceTensor y = allocate({count, x.columns()});
        by_row_ranges(count, row_bytes(y), [&](RowRange some) {
            const shader::ConvolutionParameters parameters{as_uint(some.count), as_uint(x.columns()), as_uint(taps),
                                                           weight_type(weight)};
            run(Shader::Convolution, {}, {whole(x), whole(weight), part(places, some), part(y, some)}, parameters,
                {parameters.rows, 1}, 2.0 * static_cast<double>(some.count * taps * x.columns()));
        });
        return y;
    });
}

void VulkanBackend::write_rows(const DeviceTensor& target, std::int64_t at, const DeviceTensor& x) {
    with_device_errors([&] {
        const auto bytes = static_cast<vk::DeviceSize>(row_bytes(x));
        recorder_->copy(region_of(x), 0, region_of(target), static_cast<vk::DeviceSize>(at) * bytes,
                        static_cast<vk::DeviceSize>(x.rows()) * bytes);
    });
}

}  // namespace headlight
