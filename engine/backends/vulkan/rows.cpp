// Operations that work row by row or element by element.

#include "backends/vulkan/operations.h"

#include <algorithm>

namespace headlight {

namespace {

constexpr std::int64_t kElementGroup = 256;  // local size of add.comp and activation.comp

}  // namespace

DeviceTensor VulkanBackend::embedding(const DeviceTensor& table, std::span<const std::int32_t> ids) {
    for (const std::int32_t id : ids) {
        if (id < 0 || id >= table.rows())
            throw Error(ErrorKind::Input, "Token " + std::to_string(id) + " is outside the model's table of " +
                                              std::to_string(table.rows()) + " rows.");
    }
    return with_device_errors([&] {
        const auto count = static_cast<std::int64_t>(ids.size());
        const DeviceTensor device_ids = upload_bytes(std::as_bytes(ids), {count}, DataType::I32);
        DeviceTensor y = allocate({count, table.columns()});
        const std::int64_t row_bytes = table.columns() * static_cast<std::int64_t>(element_size(table.type));
        // Parts begin at a multiple of 256 rows: aligned whatever the row's size.
        const std::int64_t reach =
            std::max<std::int64_t>(static_cast<std::int64_t>(device_->info.max_binding) / row_bytes / 256 * 256, 256);
        for (std::int64_t first = 0; first < table.rows(); first += reach) {
            const std::int64_t bound = std::min(reach, table.rows() - first);
            const shader::EmbeddingParameters parameters{as_uint(count), as_uint(table.columns()), as_uint(first),
                                                         as_uint(bound), weight_type(table)};
            run(Shader::Embedding, {}, {part(table, first * row_bytes, bound * row_bytes), whole(device_ids), whole(y)},
                parameters, {as_uint(count), 1}, static_cast<double>(count * table.columns()));
        }
        return y;
    });
}

DeviceTensor VulkanBackend::layer_norm(const DeviceTensor& x, const DeviceTensor& weight, const DeviceTensor& bias,
                                       float epsilon) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        const shader::LayerNormParameters parameters{as_uint(x.rows()),   as_uint(x.columns()), bias.empty() ? 0U : 1U,
                                                     weight_type(weight), weight_type(bias),    epsilon};
        run(Shader::LayerNorm, {}, {whole(x), whole(weight), bias.empty() ? nothing() : whole(bias), whole(y)},
            parameters, {as_uint(x.rows()), 1}, 8.0 * static_cast<double>(element_count(x.shape)));
        return y;
    });
}

DeviceTensor VulkanBackend::add(const DeviceTensor& a, const DeviceTensor& b) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(a.shape);
        const std::int64_t count = element_count(a.shape);
        const shader::ElementParameters parameters{as_uint(count), as_uint(element_count(b.shape)), 0};
        run(Shader::Add, {}, {whole(a), whole(b), whole(y)}, parameters, {groups_for(count, kElementGroup), 1},
            static_cast<double>(count));
        return y;
    });
}

DeviceTensor VulkanBackend::activation(const DeviceTensor& x, Activation kind) {
    return with_device_errors([&] {
        DeviceTensor y = allocate(x.shape);
        const std::int64_t count = element_count(x.shape);
        const shader::ElementParameters parameters{as_uint(count), 0, static_cast<std::uint32_t>(kind)};
        run(Shader::Activation, {}, {whole(x), whole(y)}, parameters, {groups_for(count, kElementGroup), 1},
            16.0 * static_cast<double>(count));
        return y;
    });
}

DeviceTensor VulkanBackend::columns(const DeviceTensor& x, std::int64_t begin, std::int64_t count) {
    return with_device_errors([&] {
        DeviceTensor y = allocate({x.rows(), count});
        const shader::CopyParameters parameters{as_uint(x.rows()), as_uint(count), as_uint(x.columns()), as_uint(begin),
                                                0};
        run(Shader::Columns, {}, {whole(x), whole(y)}, parameters, {as_uint(x.rows()), 1},
            static_cast<double>(x.rows() * count));
        return y;
    });
}

DeviceTensor VulkanBackend::rows(const DeviceTensor& x, std::span<const std::int32_t> indices) {
    return with_device_errors([&] {
        const auto count = static_cast<std::int64_t>(indices.size());
        const DeviceTensor device_indices = upload_bytes(std::as_bytes(indices), {count}, DataType::I32);
        DeviceTensor y = allocate({count, x.columns()});
        const shader::CopyParameters parameters{as_uint(count), as_uint(x.columns()), as_uint(x.columns()), 0, 0};
        run(Shader::Rows, {}, {whole(x), whole(device_indices), whole(y)}, parameters, {as_uint(count), 1},
            static_cast<double>(count * x.columns()));
        return y;
    });
}

void VulkanBackend::write_rows(const DeviceTensor& target, std::int64_t at, const DeviceTensor& x) {
    with_device_errors([&] {
        const shader::CopyParameters parameters{as_uint(x.rows()), as_uint(x.columns()), as_uint(x.columns()), 0,
                                                as_uint(at)};
        run(Shader::Columns, {}, {whole(x), whole(target)}, parameters, {as_uint(x.rows()), 1},
            static_cast<double>(element_count(x.shape)));
    });
}

}  // namespace headlight
