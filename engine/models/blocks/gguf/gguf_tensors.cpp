#include "models/blocks/gguf/gguf_tensors.h"

#include "core/error.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <iterator>
#include <map>
#include <optional>
#include <utility>
#include <vector>

namespace headlight {

namespace {

struct Source {
    std::string name;
    GgufForm form = GgufForm::Same;
};

/// `name` with the number that stands for `*` of the pattern; nothing where it does not match.
std::optional<std::string> number_in(std::string_view name, std::string_view pattern) {
    const std::size_t star = pattern.find('*');
    if (star == std::string_view::npos) return name == pattern ? std::optional<std::string>("") : std::nullopt;
    const std::string_view start = pattern.substr(0, star);
    const std::string_view end = pattern.substr(star + 1);
    if (name.size() <= start.size() + end.size() || !name.starts_with(start) || !name.ends_with(end)) return {};
    const std::string_view number = name.substr(start.size(), name.size() - start.size() - end.size());
    const bool digits = std::ranges::all_of(number, [](char digit) { return digit >= '0' && digit <= '9'; });
    return digits ? std::optional(std::string(number)) : std::nullopt;
}

/// How many of `names` fit the pattern and have a smaller number.
std::string rank_of(const std::string& number, const std::string& pattern, const std::vector<std::string>& names) {
    const auto shorter_or_smaller = [&](const std::string& other) {
        return other.size() != number.size() ? other.size() < number.size() : other < number;
    };
    return std::to_string(std::ranges::count_if(names, [&](const std::string& name) {
        const auto other = number_in(name, pattern);
        return other && shorter_or_smaller(*other);
    }));
}

/// Hugging Face's name of a tensor of a GGUF file, whose tensors have these `names`.
std::optional<std::pair<std::string, GgufForm>> hugging_face_name(std::string_view name,
                                                                  std::span<const GgufTensor> tensors,
                                                                  const std::vector<std::string>& names) {
    const auto renamed = [](const GgufTensor& tensor, const std::string& number) {
        std::string found(tensor.hugging_face);
        if (const std::size_t star = found.find('*'); star != std::string::npos) found.replace(star, 1, number);
        return found;
    };
    for (const GgufTensor& tensor : tensors)
        if (const auto number = number_in(name, tensor.gguf)) return std::pair(renamed(tensor, *number), tensor.form);
    for (const std::string_view ending : {".weight", ".bias"}) {
        if (!name.ends_with(ending)) continue;
        const std::string_view bare = name.substr(0, name.size() - ending.size());
        for (const GgufTensor& tensor : tensors) {
            auto number = number_in(bare, tensor.gguf);
            if (!number) continue;
            if (tensor.form == GgufForm::Ranked)
                number = rank_of(*number, std::string(tensor.gguf) + std::string(ending), names);
            if (!tensor.beside.empty() &&
                !std::ranges::binary_search(names, std::string(tensor.beside) + std::string(ending)))
                continue;
            return std::pair(renamed(tensor, *number) + std::string(tensor.form == GgufForm::Parameter ? "" : ending),
                             tensor.form);
        }
    }
    return {};
}

TensorView owned(Tensor tensor) {
    const auto kept = std::make_shared<const Tensor>(std::move(tensor));
    return {DataType::F32, kept->shape(), std::as_bytes(kept->values()), kept};
}

TensorView minus_one(const TensorView& view) {
    Tensor tensor = to_float(view);
    for (float& value : tensor.values()) value -= 1.0F;
    return owned(std::move(tensor));
}

/// A copy in which row i is the row `source(i)` of the tensor. Rows of blocks move as a whole.
template <typename Source>
TensorView moved_rows(const TensorView& view, std::int64_t rows, const Source& source) {
    check_size(view);
    const auto bytes = std::make_shared<std::vector<std::byte>>(view.bytes.size());
    const std::size_t row_size = rows == 0 ? 0 : view.bytes.size() / static_cast<std::size_t>(rows);
    for (std::int64_t row = 0; row < rows; ++row)
        std::memcpy(bytes->data() + static_cast<std::size_t>(row) * row_size,
                    view.bytes.data() + static_cast<std::size_t>(source(row)) * row_size, row_size);
    return {view.type, view.shape, *bytes, bytes};
}

/// The number of rows, which must be a multiple of `by`.
std::int64_t rows_in_parts(const TensorView& view, std::int64_t by, const Sentence& parts, const ErrorPlace& place) {
    const std::int64_t rows = view.shape.empty() ? 0 : view.shape.front();
    if (by < 1 || rows % by != 0)
        throw Error(ErrorKind::Format,
                    Sentence("The tensor has the shape %1, which %2 do not fill.", to_string(view.shape), parts),
                    place);
    return rows;
}

/// A matrix, of one row where the file says nothing of rows. Biases stay as they are.
TensorView with_rows(TensorView view, const std::string& name) {
    if (view.shape.size() == 1 && name.ends_with(".weight")) view.shape.insert(view.shape.begin(), 1);
    return view;
}

/// A convolution of each channel [channels, 1, taps]. Biases stay as they are.
TensorView with_inputs(TensorView view) {
    if (view.shape.size() == 2) view.shape.insert(view.shape.begin() + 1, 1);
    return view;
}

std::string second_frame(const std::string& first) {
    return first + ".1";
}

/// A convolution over two frames [outputs, channels, 2, side, side] from one for each, [outputs, channels, side, side].
TensorView both_frames(const TensorView& first, const TensorView& second, const ErrorPlace& place) {
    if (first.shape.size() != 4 || first.shape != second.shape)
        throw Error(ErrorKind::Format,
                    Sentence("Expected the shape [outputs, channels, side, side] and the same in \"%1\", found the "
                             "shapes %2 and %3.",
                             second_frame(place.field), to_string(first.shape), to_string(second.shape)),
                    place);
    const Shape shape{first.shape[0], first.shape[1], 2, first.shape[2], first.shape[3]};
    const Tensor frames[] = {to_float(first), to_float(second)};
    Tensor both(shape);
    const std::int64_t square = shape[3] * shape[4];
    for (std::int64_t i = 0; i < shape[0] * shape[1]; ++i)
        for (std::int64_t frame = 0; frame < 2; ++frame)
            std::copy_n(frames[frame].data() + i * square, square, both.data() + (2 * i + frame) * square);
    return owned(std::move(both));
}

TensorView flat(TensorView view) {
    view.shape = {element_count(view.shape)};
    return view;
}

/// log(-x).
TensorView logarithms(const TensorView& view, const ErrorPlace& place) {
    Tensor tensor = to_float(flat(view));
    for (float& value : tensor.values()) {
        if (!(value < 0)) throw Error(ErrorKind::Format, Sentence("Expected values below 0."), place);
        value = std::log(-value);
    }
    return owned(std::move(tensor));
}

/// From all queries, all keys, all values to the queries, the key and the value of each key head.
TensorView by_key_head(const TensorView& view, std::int64_t heads, std::int64_t key_heads, const ErrorPlace& place) {
    const std::int64_t rows =
        rows_in_parts(view, heads % key_heads == 0 ? heads + 2 * key_heads : 0,
                      Sentence("%1 heads of queries and %2 of keys and values", heads, key_heads), place);
    const std::int64_t size = rows / (heads + 2 * key_heads);  // of a head
    const std::int64_t queries = heads / key_heads;            // of a key head
    return moved_rows(view, rows, [&](std::int64_t row) {
        const std::int64_t key_head = row / size / (queries + 2);
        const std::int64_t part = row / size % (queries + 2);
        const std::int64_t head =
            part < queries ? key_head * queries + part : heads + key_head + (part - queries) * key_heads;
        return head * size + row % size;
    });
}

/// For each head the rows that make its keys and those that make its values: from `keys` [heads, latent, key size] and
/// `values` [heads, value size, latent].
TensorView rows_of_latents(const TensorView& keys, const TensorView& values, const ErrorPlace& place) {
    const bool fits = keys.shape.size() == 3 && values.shape.size() == 3 && keys.shape[0] == values.shape[0] &&
                      keys.shape[1] == values.shape[2];
    if (!fits)
        throw Error(ErrorKind::Format,
                    Sentence("Expected keys [heads, latent, size] and values [heads, size, latent] of the same heads "
                             "and latents, found the shapes %1 and %2.",
                             to_string(keys.shape), to_string(values.shape)),
                    place);
    const Tensor by_latent = to_float(keys);
    const Tensor of_values = to_float(values);
    const std::int64_t latent = keys.shape[1];
    const std::int64_t key_size = keys.shape[2];
    const std::int64_t value_size = values.shape[1] * latent;
    std::vector<float> rows;
    rows.reserve(by_latent.values().size() + of_values.values().size());
    for (std::int64_t head = 0; head < keys.shape[0]; ++head) {
        const auto own = by_latent.values().subspan(static_cast<std::size_t>(head * latent * key_size));
        for (std::int64_t i = 0; i < latent * key_size; ++i)
            rows.push_back(own[static_cast<std::size_t>(i % latent * key_size + i / latent)]);
        const auto value = of_values.values().subspan(static_cast<std::size_t>(head * value_size));
        rows.insert(rows.end(), value.begin(), value.begin() + value_size);
    }
    return owned(Tensor({keys.shape[0] * (key_size + values.shape[1]), latent}, std::move(rows)));
}

/// From all queries, all keys, all values and, in `gates`, all gates to the queries, keys, values and gates of each
/// group. There are as many gates as values, and as many queries as keys.
TensorView by_group(const TensorView& view, const TensorView& gates, std::int64_t groups, const ErrorPlace& place) {
    const bool fits = view.shape.size() == 2 && gates.shape.size() == 2 && view.shape[1] == gates.shape[1] &&
                      view.type == gates.type && groups > 0 && view.shape[0] > gates.shape[0] &&
                      (view.shape[0] - gates.shape[0]) % (2 * groups) == 0 && gates.shape[0] % groups == 0;
    if (!fits)
        throw Error(ErrorKind::Format,
                    Sentence("Expected queries, keys and values of %1 groups and, in \"attn_gate\", as many gates as "
                             "values, of the same type; found the shapes %2 and %3.",
                             groups, to_string(view.shape), to_string(gates.shape)),
                    place);
    std::vector<std::byte> joined(view.bytes.begin(), view.bytes.end());
    joined.insert(joined.end(), gates.bytes.begin(), gates.bytes.end());
    const std::int64_t values = gates.shape[0] / groups;  // of a group, and gates
    const std::int64_t keys = (view.shape[0] - gates.shape[0]) / 2 / groups;
    const std::int64_t of_group = 2 * keys + 2 * values;
    const TensorView both{view.type, {groups * of_group, view.shape[1]}, joined, nullptr};
    return moved_rows(both, both.shape[0], [&](std::int64_t row) {
        const std::int64_t group = row / of_group;
        const std::int64_t within = row % of_group;
        if (within < keys) return group * keys + within;
        if (within < 2 * keys) return (groups + group) * keys + within - keys;
        const std::int64_t value = within - 2 * keys;
        if (value < values) return 2 * groups * keys + group * values + value;
        return 2 * groups * keys + (groups + group) * values + value - values;
    });
}

/// The name of the tensor that stands beside one whose name has `own` in the place of `other`.
std::string name_beside(std::string name, std::string_view own, std::string_view other) {
    const std::size_t at = name.find(own);
    return at == std::string::npos ? std::string() : name.replace(at, own.size(), other);
}

/// The tensors of a GGUF file under Hugging Face's names and in their form.
class RenamedStore final : public WeightStore {
  public:
    RenamedStore(std::shared_ptr<const WeightStore> store, std::span<const GgufTensor> tensors, const GgufHeads& heads)
        : store_(std::move(store)), heads_(heads) {
        const std::vector<std::string> names = store_->names();
        for (const std::string& name : names) {
            const auto renamed = hugging_face_name(name, tensors, names);
            if (renamed && renamed->second == GgufForm::Field) continue;
            const GgufForm form = renamed ? renamed->second : GgufForm::Same;
            const auto [same, added] = sources_.try_emplace(renamed ? renamed->first : name, Source{name, form});
            if (!added)
                throw Error(ErrorKind::Format,
                            Sentence("The tensors \"%1\" and \"%2\" are both %3 of the model; expected one of them.",
                                     same->second.name, name, same->first),
                            {store_->file_of(name).string(), name, {}});
        }
    }

    [[nodiscard]] std::vector<std::string> names() const override {
        std::vector<std::string> names;
        for (const auto& [name, source] : sources_) names.push_back(name);
        return names;
    }

    [[nodiscard]] std::optional<TensorView> find(const std::string& name) const override {
        const auto found = sources_.find(name);
        if (found == sources_.end()) return {};
        const Source& source = found->second;
        std::optional<TensorView> view = store_->find(source.name);
        constexpr GgufForm kAsStored[] = {GgufForm::Same, GgufForm::Parameter, GgufForm::Ranked};
        if (!view || std::ranges::find(kAsStored, source.form) != std::end(kAsStored)) return view;
        if (source.form == GgufForm::PlusOne) return minus_one(*view);
        if (source.form == GgufForm::Rows) return with_rows(*view, source.name);
        if (source.form == GgufForm::Channels) return with_inputs(*view);
        const ErrorPlace place{store_->file_of(source.name).string(), source.name, {}};
        if (source.form == GgufForm::Flat) return flat(*view);
        if (source.form == GgufForm::Decay) return logarithms(*view, place);
        if (source.form == GgufForm::Grouped)
            return by_group(*view, beside(source.name, name_beside(source.name, "attn_qkv", "attn_gate"), place),
                            heads_.groups, place);
        if (source.form == GgufForm::LatentKeys) return with_values(*view, source.name, place);
        if (source.form == GgufForm::Frames && source.name.ends_with(".weight"))
            return both_frames(*view, beside(source.name, second_frame(source.name), place), place);
        if (source.form == GgufForm::Frames) return view;
        const TensorView moved = by_key_head(*view, heads_.queries, heads_.keys, place);
        store_->give_back(source.name);  // the copy stays instead
        return moved;
    }

    [[nodiscard]] bool computable(const std::string& name) const override {
        return store_->computable(name_in_file(name));
    }
    [[nodiscard]] std::filesystem::path file_of(const std::string& name) const override {
        return store_->file_of(name_in_file(name));
    }
    [[nodiscard]] std::uint64_t total_bytes() const override { return store_->total_bytes(); }
    [[nodiscard]] std::string fingerprint() const override { return store_->fingerprint(); }
    void give_back(const std::string& name) const override { store_->give_back(name_in_file(name)); }
    void check_intact() const override { store_->check_intact(); }

  private:
    [[nodiscard]] TensorView with_values(const TensorView& keys, const std::string& name,
                                         const ErrorPlace& place) const {
        const std::string values = name_beside(name, "attn_k_b", "attn_v_b");
        TensorView rows = rows_of_latents(keys, beside(name, values, place), place);
        store_->give_back(name);
        store_->give_back(values);
        return rows;
    }

    /// The tensor that must stand beside another one.
    [[nodiscard]] TensorView beside(const std::string& name, const std::string& other, const ErrorPlace& place) const {
        std::optional<TensorView> view = store_->find(other);
        if (!view) throw Error(ErrorKind::Format, Sentence("The tensor %1 is missing beside %2.", other, name), place);
        return *std::move(view);
    }

    [[nodiscard]] const std::string& name_in_file(const std::string& name) const {
        const auto found = sources_.find(name);
        return found == sources_.end() ? name : found->second.name;
    }

    std::shared_ptr<const WeightStore> store_;
    std::map<std::string, Source> sources_;
    GgufHeads heads_;
};

}  // namespace

bool is_named(std::string_view name, std::span<const GgufTensor> tensors) {
    return hugging_face_name(name, tensors, {}).has_value();
}

std::shared_ptr<const WeightStore> renamed_tensors(std::shared_ptr<const WeightStore> store,
                                                   std::span<const GgufTensor> tensors, const GgufHeads& heads) {
    return std::make_shared<const RenamedStore>(std::move(store), tensors, heads);
}

}  // namespace headlight
