// Operations that work row by row or element by element.

#include "backends/vulkan/operations.h"

namespace headlight {

namespace {

constexpr std::int64_t kElementGroup = 256;  // local size of add.comp and activation.comp
constexpr std::int64_t kFloatBytes = 4;

}  // namespace

DeviceTensor VulkanBackend::embedding(const DeviceTensor& table, std::span<const std::int32_t> ids) {
    for (const std::int32_t id : ids) {
        if (id < 0 || id >= table.rows())
            throw Error(ErrorKind::Input, "Token " + std::to_string(id) + " is outside the model's table of " +
                                              std::to_string(table.rows()) + " rows.");
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
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const shader::LayerNormParameters parameters{as_uint(rows.count),    as_uint(x.columns()),
                                                         bias.empty() ? 0U : 1U, weight_type(weight),
                                                         weight_type(bias),      epsilon};
            run(Shader::LayerNorm, {},
                {part(x, rows), whole(weight), bias.empty() ? nothing() : whole(bias), part(y, rows)}, parameters,
                {parameters.rows, 1}, 8.0 * static_cast<double>(rows.count * x.columns()));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::add(const DeviceTensor& a, const DeviceTensor& b) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(a.shape);
        const bool same_shape = element_count(b.shape) == element_count(a.shape);
        by_row_ranges(a.rows(), row_bytes(a), [&](RowRange rows) {
            const std::int64_t count = rows.count * (row_bytes(a) / kFloatBytes);
            const std::int64_t other = same_shape ? count : element_count(b.shape);
            const shader::ElementParameters parameters{as_uint(count), as_uint(other), 0};
            run(Shader::Add, {}, {part(a, rows), same_shape ? part(b, rows) : whole(b), part(y, rows)}, parameters,
                {groups_for(count, kElementGroup), 1}, static_cast<double>(count));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::activation(const DeviceTensor& x, Activation kind) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const std::int64_t count = rows.count * (row_bytes(x) / kFloatBytes);
            const shader::ElementParameters parameters{as_uint(count), 0, static_cast<std::uint32_t>(kind)};
            run(Shader::Activation, {}, {part(x, rows), part(y, rows)}, parameters,
                {groups_for(count, kElementGroup), 1}, 16.0 * static_cast<double>(count));
        });
        return y;
    });
}

DeviceTensor VulkanBackend::columns(const DeviceTensor& x, std::int64_t begin, std::int64_t count) {
    return with_device_errors([&] {
        DeviceTensor y = allocate({x.rows(), count});
        by_row_ranges(x.rows(), row_bytes(x), [&](RowRange rows) {
            const shader::CopyParameters parameters{as_uint(rows.count), as_uint(count), as_uint(x.columns()),
                                                    as_uint(begin)};
            run(Shader::Columns, {}, {part(x, rows), part(y, rows)}, parameters, {parameters.rows, 1},
                static_cast<double>(rows.count * count));
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

void VulkanBackend::write_rows(const DeviceTensor& target, std::int64_t at, const DeviceTensor& x) {
    with_device_errors([&] {
        const auto bytes = static_cast<vk::DeviceSize>(row_bytes(x));
        recorder_->copy(region_of(x), 0, region_of(target), static_cast<vk::DeviceSize>(at) * bytes,
                        static_cast<vk::DeviceSize>(x.rows()) * bytes);
    });
}

}  // namespace headlight
