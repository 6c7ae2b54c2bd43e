// CANINE (arXiv 2103.06874) reads characters: their hashes take rows of several tables, a layer attends within blocks
// of them, a convolution makes one molecule of each few, deep layers attend among these, and a last layer among
// characters again.

#include "core/error.h"
#include "core/utf8.h"
#include "models/architecture.h"
#include "models/blocks/encoder.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/layers/convolution.h"
#include "models/blocks/plans/encoder_plan.h"
#include "models/blocks/token_checks.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <span>
#include <string>
#include <utility>
#include <vector>

namespace headlight::canine {

namespace {

constexpr std::string_view kName = "CANINE encoder";
constexpr std::int64_t kCodePoints = 0x110000;
constexpr std::array<std::int64_t, 16> kPrimes{31,  43,  59,  61,  73,  97,  103, 113,
                                               137, 149, 157, 173, 181, 193, 211, 223};  // of the hashes

/// Stages of the attention: characters, molecules, characters again.
constexpr std::int32_t kMolecules = 1;
constexpr std::int32_t kStages = 3;

/// Sizes beside those of the encoders' plan.
struct CanineSizes {
    std::int64_t hashes = 8;
    std::int64_t buckets = 16'384;  ///< of each hash, and rows of the table of positions
    std::int64_t rate = 4;          ///< characters of a molecule
    std::int64_t window = 4;        ///< characters that make one of those that the last layer reads
    std::int64_t block = 128;       ///< characters that the first layer attends within
};

CanineSizes read_canine_sizes(const Config& config, std::int64_t hidden) {
    CanineSizes sizes;
    sizes.hashes = config.integer_or("num_hash_functions", sizes.hashes, 1, std::ssize(kPrimes));
    sizes.buckets = config.integer_or("num_hash_buckets", sizes.buckets, 1, 10'000'000);
    sizes.rate = config.integer_or("downsampling_rate", sizes.rate, 1, 1'000);
    sizes.window = config.integer_or("upsampling_kernel_size", sizes.window, 1, 1'000);
    sizes.block = config.integer_or("local_transformer_stride", sizes.block, 1, 1'000'000);
    if (hidden % sizes.hashes != 0)
        config.fail("num_hash_functions",
                    Sentence("Expected a divisor of %1, which is %2; found %3.", "hidden_size", hidden, sizes.hashes));
    return sizes;
}

/// All layers in a row: the first, the deep ones, the last.
EncoderPlan read_plan(const Config& config) {
    EncoderPlan plan = read_encoder_plan(kName, "canine.", config);
    plan.vocabulary = kCodePoints;
    plan.types = config.integer_or("type_vocab_size", 16, 1, 1'000);
    const std::int64_t deep = plan.stored_layers;
    plan.stored_layers = deep + 2;
    plan.layers.resize(static_cast<std::size_t>(plan.stored_layers));
    plan.layer_name = [deep](std::int64_t layer) -> std::string {
        if (layer == 0) return "initial_char_encoder.layer.0.";
        if (layer > deep) return "final_char_encoder.layer.0.";
        return "encoder.layer." + std::to_string(layer - 1) + ".";
    };
    return plan;
}

TensorTable tensor_table(const EncoderPlan& plan, const CanineSizes& sizes) {
    TensorTable table(plan.prefix);
    const Dimension hidden = plan.hidden_size();
    const std::string embeddings = "char_embeddings.";
    for (std::int64_t hash = 0; hash < sizes.hashes; ++hash) {
        const std::string number = std::to_string(hash);
        std::string source = embeddings;
        source.append("HashBucketCodepointEmbedder_").append(number).append(".weight");
        table.body("hashes." + number, {source},
                   {{sizes.buckets, "num_hash_buckets"}, {plan.hidden / sizes.hashes, "hidden_size / hashes"}});
    }
    table.body("positions", {embeddings + "char_position_embeddings.weight"},
               {{sizes.buckets, "num_hash_buckets"}, hidden});
    table.body("types", {embeddings + "token_type_embeddings.weight"}, {{plan.types, "type_vocab_size"}, hidden});
    table.body_norm("embedding_norm", embeddings + "LayerNorm", hidden);
    for (std::int64_t layer = 0; layer < plan.stored_layers; ++layer) add_encoder_layer(table, plan, layer);
    table.layers("encoder.layer.", plan.stored_layers - 2, plan.fields.layers);
    const auto convolution = [&](const std::string& name, const std::string& source, Dimension inputs,
                                 Dimension width) {
        table.body(name + ".weight", {source + ".conv.weight"}, {hidden, inputs, width});
        table.body(name + ".bias", {source + ".conv.bias"}, {hidden});
        table.body_norm(name + "_norm", source + ".LayerNorm", hidden);
    };
    convolution("down", "chars_to_molecules", hidden, {sizes.rate, "downsampling_rate"});
    convolution("up", "projection", {2 * plan.hidden, "2 * hidden_size"}, {sizes.window, "upsampling_kernel_size"});
    const bool needs_pooler = plan.task == ModelTask::SequenceClassification;
    table.body("pooler.weight", {"pooler.dense.weight"}, {hidden, hidden}, !needs_pooler);
    table.body("pooler.bias", {"pooler.dense.bias"}, {hidden}, !needs_pooler);
    if (plan.task != ModelTask::None) {
        const bool answers = plan.task == ModelTask::QuestionAnswering;
        const std::string source = answers ? "qa_outputs" : "classifier";
        const Dimension outputs = answers ? Dimension{2, "2"} : plan.label_count();
        table.head("head.weight", {source + ".weight"}, {outputs, hidden});
        table.head("head.bias", {source + ".bias"}, {outputs});
    }
    table.ignore_ending("char_embeddings.position_ids");
    return table;
}

/// The tables of all hashes below each other, [hashes * buckets, hidden / hashes].
DeviceTensor hash_table(const LoadedTensors& tensors, const CanineSizes& sizes, Backend& backend) {
    std::vector<float> rows;
    for (std::int64_t hash = 0; hash < sizes.hashes; ++hash) {
        const Tensor table = matrix_on_host(backend, tensors.at("hashes." + std::to_string(hash)));
        rows.insert(rows.end(), table.values().begin(), table.values().end());
    }
    const std::int64_t count = sizes.hashes * sizes.buckets;
    const auto columns = static_cast<std::int64_t>(rows.size()) / count;
    return backend.upload(Tensor({count, columns}, std::move(rows)));
}

/// Blocks of characters that see themselves alone; none where there is one block.
BlockPattern blocks_of(std::int64_t size, std::int64_t tokens) {
    const std::int64_t count = (tokens + size - 1) / size;
    if (count < 2) return {};
    BlockPattern pattern{size, count, std::vector<std::uint8_t>(static_cast<std::size_t>(count * count), 0)};
    for (std::int64_t block = 0; block < count; ++block)
        pattern.copies[static_cast<std::size_t>(block * (count + 1))] = 1;
    return pattern;
}

/// A character as a person reads it; the marks of CANINE are code points for private use.
std::string name_of(std::int32_t code_point) {
    switch (code_point) {
        case 0:
            return "[PAD]";
        case 0xE000:
            return "[CLS]";
        case 0xE001:
            return "[SEP]";
        case 0xE003:
            return "[MASK]";
        default:
            break;
    }
    if (code_point <= ' ') return "\u00B7";
    std::string name;
    append_utf8(name, static_cast<char32_t>(code_point));
    return name;
}

DeviceTensor first_rows(DeviceTensor x, std::int64_t rows) {
    x.shape.front() = rows;
    return x;
}

/// The columns of a, then those of b.
DeviceTensor side_by_side(Backend& backend, const DeviceTensor& a, const DeviceTensor& b) {
    const std::int64_t rows = a.rows();
    const DeviceTensor both = backend.allocate({2 * rows, a.columns()});
    backend.write_rows(both, 0, a);
    backend.write_rows(both, rows, b);
    std::vector<std::int32_t> by_row;
    for (std::int64_t row = 0; row < rows; ++row) {
        by_row.push_back(static_cast<std::int32_t>(row));
        by_row.push_back(static_cast<std::int32_t>(rows + row));
    }
    DeviceTensor joined = backend.rows(both, by_row);
    joined.shape = {rows, 2 * a.columns()};
    return joined;
}

class Canine final : public Model {
  public:
    Canine(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
           const Progress& progress)
        : backend_(std::move(backend)),
          plan_(read_plan(folder.config)),
          sizes_(read_canine_sizes(folder.config, plan_.hidden)) {
        const LoadedTensors tensors = tensor_table(plan_, sizes_).load(folder, *backend_, stop, progress);
        hashes_ = hash_table(tensors, sizes_, *backend_);
        positions_ = tensors.at("positions");
        types_ = tensors.at("types");
        embedding_norm_ = layer_norm_of(tensors, "embedding_norm", plan_.epsilon);
        for (std::int64_t layer = 0; layer < plan_.stored_layers; ++layer) layers_.push_back(layer_of(tensors, layer));
        down_ = convolution_of(tensors, *backend_, "down", sizes_.rate);
        down_.padded = false;
        down_norm_ = layer_norm_of(tensors, "down_norm", plan_.epsilon);
        up_ = convolution_of(tensors, *backend_, "up", 1);
        up_norm_ = layer_norm_of(tensors, "up_norm", plan_.epsilon);
        if (tensors.has("pooler.weight")) pooler_ = linear_of(tensors, "pooler");
        if (tensors.has("head.weight")) head_ = linear_of(tensors, "head");
        describe(folder.config, tensors);
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override {
        EmbeddingTables tables;
        tables.positions.push_back({AttentionKind::Self, positions_});
        return tables;
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        check(input);
        CaptureRequest wanted = request;
        wanted.traced_token.reset();  // a molecule is no token
        ForwardPass pass(*backend_, wanted, stop, progress);
        pass.name_tokens(AttentionKind::Self, kMolecules, molecule_names(input.ids));
        const DeviceTensor characters = run_layers(pass, embedded(pass, input), input.attention_mask, 0, 1);
        const DeviceTensor molecules = run_layers(pass, down_norm_(*backend_, downsampled(characters)),
                                                  molecule_mask(input), 1, plan_.stored_layers - 1);
        const DeviceTensor joined = side_by_side(*backend_, characters, repeated(molecules, characters.rows()));
        const DeviceTensor read = up_norm_(*backend_, up_(*backend_, joined, plan_.activation));
        const DeviceTensor last =
            run_layers(pass, read, input.attention_mask, plan_.stored_layers - 1, plan_.stored_layers);
        if (request.logits != LogitPositions::None) run_head(pass, last, molecules);
        return pass.finish();
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) override { return nullptr; }
    Capture extend(KeyValueCache&, std::span<const std::int32_t>, const CaptureRequest&,
                   const std::stop_token&) override {
        throw Error(ErrorKind::Input, Sentence("An encoder does not generate text: it reads a whole text at once."));
    }

  private:
    [[nodiscard]] EncoderLayer layer_of(const LoadedTensors& tensors, std::int64_t index) const {
        EncoderLayer layer = encoder_layer_of(tensors, plan_, index);
        const std::int64_t last = plan_.stored_layers - 1;
        layer.attention.stage = index == 0 ? 0 : index < last ? kMolecules : kStages - 1;
        if (index == 0)
            layer.attention.pattern = [size = sizes_.block](std::int64_t tokens) { return blocks_of(size, tokens); };
        return layer;
    }

    void describe(const Config& config, const LoadedTensors& tensors) {
        description_.architecture = kName;
        description_.model_type = config.text("model_type");
        description_.task = plan_.task;
        description_.layers = static_cast<std::int32_t>(plan_.layers.size());
        description_.stages = kStages;
        description_.heads = static_cast<std::int32_t>(plan_.heads);
        description_.hidden_size = static_cast<std::int32_t>(plan_.hidden);
        description_.vocabulary = static_cast<std::int32_t>(plan_.vocabulary);
        description_.max_tokens = static_cast<std::int32_t>(std::min(plan_.positions, sizes_.buckets));
        description_.parameters = tensors.parameters();
        description_.parameters_by_tensor = tensors.parameters_by_tensor();
        description_.norms = NormPlace::AfterSums;
        description_.has_segments = plan_.types > 1;
        description_.labels = plan_.labels;
        description_.notices = plan_.notices;
        description_.notices.insert(description_.notices.end(), tensors.notices().begin(), tensors.notices().end());
    }

    void check(const ModelInput& input) const {
        check_token_count(input.ids.size(), 0, description_.max_tokens);
        check_values(input.ids, description_.vocabulary, "token id");
        check_length(input.token_types.size(), input.ids.size(), "list of token types");
        check_values(input.token_types, plan_.types, "token type");
        check_length(input.attention_mask.size(), input.ids.size(), "attention mask");
    }

    /// Molecules of so many characters. The first is the state of the first character, and the others are of as many
    /// characters from the first one on; those left over at the end, as many as one or two molecules have, are in none.
    [[nodiscard]] std::int64_t molecules_of(std::int64_t characters) const {
        return std::max<std::int64_t>(1, characters / sizes_.rate);
    }

    [[nodiscard]] std::vector<std::string> molecule_names(std::span<const std::int32_t> ids) const {
        std::vector<std::string> names{name_of(ids.front())};
        const auto rate = static_cast<std::size_t>(sizes_.rate);
        const auto count = static_cast<std::size_t>(molecules_of(std::ssize(ids)));
        for (std::size_t molecule = 1; molecule < count; ++molecule) {
            std::string& name = names.emplace_back();
            for (const std::int32_t id : ids.subspan((molecule - 1) * rate, rate)) name += name_of(id);
        }
        return names;
    }

    /// Molecules none of whose characters is read, counted as if the first molecule were of characters too.
    [[nodiscard]] std::vector<std::uint8_t> molecule_mask(const ModelInput& input) const {
        const std::vector<std::uint8_t>& mask = input.attention_mask;
        if (mask.empty()) return {};
        std::vector<std::uint8_t> all(static_cast<std::size_t>(molecules_of(std::ssize(mask))), 1);
        if (std::ssize(mask) < sizes_.rate) return all;
        for (std::size_t molecule = 0; molecule < all.size(); ++molecule) {
            const auto begin = mask.begin() + static_cast<std::int64_t>(molecule) * sizes_.rate;
            all[molecule] = *std::max_element(begin, begin + sizes_.rate);
        }
        return all;
    }

    [[nodiscard]] DeviceTensor embedded(ForwardPass& pass, const ModelInput& input) const {
        std::vector<std::int32_t> rows;
        for (const std::int32_t id : input.ids)
            for (std::int64_t hash = 0; hash < sizes_.hashes; ++hash)
                rows.push_back(static_cast<std::int32_t>(
                    hash * sizes_.buckets + (id + 1) * kPrimes[static_cast<std::size_t>(hash)] % sizes_.buckets));
        DeviceTensor sum = backend_->embedding(hashes_, rows);
        sum.shape = {std::ssize(input.ids), plan_.hidden};
        const std::vector<std::int32_t> first_type(input.ids.size(), 0);
        sum =
            backend_->add(sum, backend_->embedding(types_, input.token_types.empty() ? first_type : input.token_types));
        if (!pass.interventions().leaves_out_positions(AttentionKind::Self)) {
            std::vector<std::int32_t> numbers(input.ids.size());
            std::iota(numbers.begin(), numbers.end(), 0);
            sum = backend_->add(sum, backend_->embedding(positions_, numbers));
        }
        return embedding_norm_(*backend_, sum);
    }

    /// x after the layers [begin, end); keeps the hidden states before the first and after each.
    DeviceTensor run_layers(ForwardPass& pass, DeviceTensor x, const std::vector<std::uint8_t>& mask,
                            std::int64_t begin, std::int64_t end) const {
        pass.keep_hidden(x);
        for (std::int64_t layer = begin; layer < end; ++layer) {
            x = layers_[static_cast<std::size_t>(layer)](pass, x, mask);
            pass.keep_hidden(x);
            pass.layer_done(layer, plan_.stored_layers);
        }
        return x;
    }

    [[nodiscard]] DeviceTensor downsampled(const DeviceTensor& x) const {
        const std::int64_t count = molecules_of(x.rows());
        DeviceTensor molecules = backend_->allocate({count, x.columns()});
        backend_->write_rows(molecules, 0, first_rows(x, 1));
        if (count > 1)
            backend_->write_rows(molecules, 1,
                                 down_(*backend_, first_rows(x, (count - 1) * sizes_.rate), plan_.activation));
        return molecules;
    }

    /// For each character the state of its molecule; for those that are in none the last one's.
    [[nodiscard]] DeviceTensor repeated(const DeviceTensor& molecules, std::int64_t characters) const {
        std::vector<std::int32_t> rows;
        for (std::int64_t character = 0; character < characters; ++character)
            rows.push_back(static_cast<std::int32_t>(std::min(character / sizes_.rate + 1, molecules.rows() - 1)));
        return backend_->rows(molecules, rows);
    }

    void run_head(ForwardPass& pass, const DeviceTensor& x, const DeviceTensor& molecules) const {
        const auto pooled = [&] { return pooler_(*backend_, first_rows(molecules, 1), Activation::Tanh); };
        switch (plan_.task) {
            case ModelTask::TokenClassification:
                return pass.keep_logits("logits", x, 0,
                                        [&](const DeviceTensor& rows) { return head_(*backend_, rows); });
            case ModelTask::SequenceClassification: {
                const DeviceTensor logits = head_(*backend_, pooled());
                return pass.keep_output("logits", logits, {logits.columns()});
            }
            case ModelTask::QuestionAnswering: {
                const DeviceTensor both = head_(*backend_, x);
                pass.keep_output("start_logits", backend_->columns(both, {0, 1}), {x.rows()});
                return pass.keep_output("end_logits", backend_->columns(both, {1, 1}), {x.rows()});
            }
            default:
                pass.keep_output("last_hidden_state", x, x.shape);
                if (!pooler_.empty()) pass.keep_output("pooler_output", pooled(), {x.columns()});
        }
    }

    std::shared_ptr<Backend> backend_;
    EncoderPlan plan_;
    CanineSizes sizes_;
    DeviceTensor hashes_;
    DeviceTensor positions_;
    DeviceTensor types_;
    Norm embedding_norm_;
    std::vector<EncoderLayer> layers_;
    Convolution down_;
    Norm down_norm_;
    Convolution up_;
    Norm up_norm_;
    Linear pooler_;  ///< may be empty
    Linear head_;    ///< likewise
    ModelDescription description_;
};

std::unique_ptr<Model> load(const ModelFolder& folder, std::shared_ptr<Backend> backend, const std::stop_token& stop,
                            const Progress& progress) {
    return std::make_unique<Canine>(folder, std::move(backend), stop, progress);
}

}  // namespace

extern const Architecture kCanine;
constinit const Architecture kCanine{"canine", kName, load};

}  // namespace headlight::canine
