#include "models/blocks/plans/tensor_table.h"

#include "core/error.h"
#include "formats/tensors/weight_types.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <utility>

namespace headlight {

namespace {

/// Surplus tensors that a notice names before it only counts.
constexpr std::size_t kNamedSurplus = 3;
constexpr std::string_view kNotUsed = " not used: ";

Shape sizes_of(const std::vector<Dimension>& dimensions) {
    Shape shape;
    for (const Dimension& dimension : dimensions) shape.push_back(dimension.size);
    return shape;
}

/// "[300, 32] = [vocab_size, hidden_size]"
std::string explain(const std::vector<Dimension>& dimensions) {
    std::string fields;
    for (const Dimension& dimension : dimensions) fields += (fields.empty() ? "" : ", ") + std::string(dimension.field);
    return to_string(sizes_of(dimensions)) + " = [" + fields + "]";
}

bool ends_with_any(const std::string& name, const std::vector<std::string>& endings) {
    return std::any_of(endings.begin(), endings.end(),
                       [&](const std::string& ending) { return name.ends_with(ending); });
}

/// Rows [begin, begin + count) of a tensor, where they lie.
TensorView rows_of(TensorView view, std::int64_t begin, std::int64_t count) {
    const std::size_t row = view.bytes.size() / static_cast<std::size_t>(view.shape.front());
    view.bytes = view.bytes.subspan(static_cast<std::size_t>(begin) * row, static_cast<std::size_t>(count) * row);
    view.shape.front() = count;
    return view;
}

/// One part of a tensor [parts, ...], without that dimension.
TensorView part_of(const TensorView& view, std::int64_t part) {
    TensorView own = rows_of(view, part, 1);
    own.shape.erase(own.shape.begin());
    return own;
}

}  // namespace

bool is_about_unused_tensors(std::string_view notice) {
    return notice.find(kNotUsed) != std::string_view::npos;
}

DeviceTensor LoadedTensors::find(const std::string& name) const {
    const auto found = tensors_.find(name);
    return found == tensors_.end() ? DeviceTensor{} : found->second;
}

void TensorTable::body(const std::string& name, const std::vector<std::string>& sources, std::vector<Dimension> shape,
                       bool optional) {
    std::vector<std::string> names;
    for (const std::string& source : sources) {
        names.push_back(prefix_ + source);
        names.push_back(source);
    }
    rows_.push_back({name, std::move(names), std::move(shape), optional});
}

void TensorTable::head(const std::string& name, const std::vector<std::string>& sources, std::vector<Dimension> shape,
                       bool optional) {
    rows_.push_back({name, sources, std::move(shape), optional});
}

void TensorTable::body_norm(const std::string& name, const std::string& source, Dimension size) {
    body(name + ".weight", {source + ".weight", source + ".gamma"}, {size});
    body(name + ".bias", {source + ".bias", source + ".beta"}, {size});
}

void TensorTable::body_linear(const std::string& name, const std::string& source, Dimension outputs, Dimension inputs,
                              bool bias) {
    body(name + ".weight", {source + ".weight"}, {outputs, inputs});
    if (bias) body(name + ".bias", {source + ".bias"}, {outputs});
}

void TensorTable::body_rows(const std::string& name, const std::string& source, std::vector<Dimension> shape,
                            std::int64_t begin, std::int64_t count) {
    body(name, {source}, std::move(shape));
    rows_.back().begin = begin;
    rows_.back().count = count;
}

void TensorTable::body_part(const std::string& name, const std::string& source, std::vector<Dimension> shape,
                            std::int64_t index, std::int64_t begin, std::int64_t count) {
    body_rows(name, source, std::move(shape), begin, count);
    rows_.back().part = index;
}

void TensorTable::body_from_one(const std::string& name, const std::string& source, Dimension size) {
    body(name, {source}, {size});
    rows_.back().from_one = true;
}

TensorView TensorTable::declared_view(const Row& row) {
    TensorView view{.type = DataType::F32, .shape = sizes_of(row.shape), .bytes = {}, .owner = {}};
    if (row.part >= 0) view.shape.erase(view.shape.begin());
    if (row.count > 0) view.shape.front() = row.count;
    return view;
}

void LoadedTensors::take(const std::string& name, DeviceTensor tensor, std::int64_t count) {
    tensors_[name] = std::move(tensor);
    parameters_ += count;
    parameters_by_tensor_[name] = count;
}

/// A weight in its own type. Vectors (biases, norms) are small and read by every row: they are made fp32 once.
DeviceTensor TensorTable::upload(Backend& backend, const TensorView& view, const Row& row,
                                 const std::function<void()>& was_read) {
    const bool vector_of_another_type = view.shape.size() == 1 && view.type != DataType::F32;
    if (row.from_one || vector_of_another_type || view.type == DataType::F64) {
        Tensor values = to_float(view);
        for (float& value : values.values()) value += row.from_one ? 1.0F : 0.0F;
        return backend.upload(values);
    }
    return backend.upload_weight(view, was_read);
}

void TensorTable::layers(const std::string& start, std::int64_t count, const std::string& field) {
    layer_start_ = start;
    layer_count_ = count;
    layer_field_ = field;
}

void TensorTable::ignore_layers(std::int64_t first, std::int64_t count) {
    for (std::int64_t layer = first; layer < first + count; ++layer) {
        const std::string start = layer_start_ + std::to_string(layer) + ".";
        ignored_beginnings_.insert(ignored_beginnings_.end(), {prefix_ + start, start});
    }
}

LoadedTensors TensorTable::load(const ModelFolder& folder, Backend& backend, const std::stop_token& stop,
                                const std::function<void(double)>& progress) const {
    const WeightStore& weights = weights_ ? *weights_ : *folder.weights;
    // What lies on the device need not stay resident too; nor what was read to check it.
    const auto give_back = [&](const std::string& name) {
        if (!backend.on_host()) weights.give_back(name);
    };
    for (const std::string& name : weights.names()) give_back(name);
    LoadedTensors loaded;
    std::set<std::string> used;
    double done = 0;
    for (const Row& row : rows_) {
        if (stop.stop_requested()) throw_cancelled();
        if (weights.declared()) {
            if (row.optional) continue;
            const TensorView declared = declared_view(row);
            loaded.take(row.name, backend.upload_weight(declared), element_count(declared.shape));
            continue;
        }
        std::optional<TensorView> view;
        const auto source = std::find_if(row.sources.begin(), row.sources.end(), [&](const std::string& name) {
            view = weights.find(name);
            return view.has_value();
        });
        if (source == row.sources.end() && !row.optional) fail_missing(row, weights);
        if (progress) progress(++done / static_cast<double>(rows_.size()));
        if (source == row.sources.end()) continue;
        if (view->shape != sizes_of(row.shape))
            throw Error(ErrorKind::Format,
                        Sentence("The tensor has the shape %1, but config.json asks for %2.", to_string(view->shape),
                                 explain(row.shape)),
                        {weights.file_of(*source).string(), *source, {}});
        if (!holds_weights(view->type))
            throw Error(ErrorKind::Unsupported,
                        Sentence("Weights of type %1 are not supported; supported types: %2.", to_string(view->type),
                                 weight_types()),
                        {weights.file_of(*source).string(), *source, {}});
        if (row.part >= 0) view = part_of(*view, row.part);
        if (row.count > 0) view = rows_of(*view, row.begin, row.count);
        loaded.take(row.name, upload(backend, *view, row, [&] { give_back(*source); }), element_count(view->shape));
        give_back(*source);
        used.insert(*source);
    }
    report_surplus(folder, weights, used, loaded.notices_);
    return loaded;
}

void TensorTable::fail_missing(const Row& row, const WeightStore& weights) const {
    // Name it the way the rest of this file is named.
    const std::vector<std::string> names = weights.names();
    const bool prefixed =
        std::any_of(names.begin(), names.end(), [&](const std::string& name) { return name.starts_with(prefix_); });
    const bool of_body = row.sources.front().starts_with(prefix_) && row.sources.size() > 1 &&
                         row.sources.front() == prefix_ + row.sources[1];
    const std::string& name = of_body && !prefixed ? row.sources[1] : row.sources.front();
    throw Error(ErrorKind::Format,
                Sentence("The tensor is missing; config.json asks for it with the shape %1.", explain(row.shape)),
                {weights.file_of(name).string(), name, {}});
}

void TensorTable::refuse_layers_beyond(const ModelFolder& folder, std::string_view bare_name) const {
    if (layer_start_.empty() || !bare_name.starts_with(layer_start_)) return;
    std::int64_t layer = 0;
    const char* begin = bare_name.data() + layer_start_.size();
    const char* end = bare_name.data() + bare_name.size();
    const auto parsed = std::from_chars(begin, end, layer);
    if (parsed.ec != std::errc() || parsed.ptr == end || *parsed.ptr != '.' || layer < layer_count_) return;
    folder.config.fail(layer_field_, Sentence("Expected at least %1 layers, because the weights hold %2; found %3.",
                                              layer + 1, bare_name, layer_count_));
}

void TensorTable::report_surplus(const ModelFolder& folder, const WeightStore& weights,
                                 const std::set<std::string>& used, std::vector<std::string>& notices) const {
    std::vector<std::string> surplus;
    for (const std::string& name : weights.names()) {
        if (used.count(name) != 0 || ends_with_any(name, ignored_endings_)) continue;
        if (std::ranges::any_of(ignored_beginnings_, [&](const auto& start) { return name.starts_with(start); }))
            continue;
        refuse_layers_beyond(folder, name.starts_with(prefix_) ? std::string_view(name).substr(prefix_.size()) : name);
        surplus.push_back(name);
    }
    if (surplus.empty()) return;
    std::sort(surplus.begin(), surplus.end());
    std::string list;
    for (std::size_t i = 0; i < std::min(surplus.size(), kNamedSurplus); ++i) list += (i == 0 ? "" : ", ") + surplus[i];
    if (surplus.size() > kNamedSurplus) list += " and " + std::to_string(surplus.size() - kNamedSurplus) + " more";
    notices.push_back((surplus.size() == 1 ? "1 tensor of the file is"
                                           : std::to_string(surplus.size()) + " tensors of the file are") +
                      std::string(kNotUsed) + list + ".");
}

}  // namespace headlight
