#include "models/blocks/encoder_decoder.h"

#include "core/error.h"
#include "models/blocks/attention/global_attention.h"
#include "models/blocks/attention/key_value_cache.h"
#include "models/blocks/forward_pass.h"
#include "models/blocks/token_checks.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <utility>

namespace headlight {

namespace {

/// Names a target that was given as any text is, and its image, as a text and the tower beside it, as transformers does
/// (BLIP).
void name_beside_image(Capture& capture) {
    for (AttentionStack& stack : capture.attention) {
        if (stack.kind == AttentionKind::Encoder) stack.kind = AttentionKind::Vision;
        if (stack.kind == AttentionKind::Decoder) stack.kind = AttentionKind::Self;
    }
    capture.vision_hidden = std::exchange(capture.encoder_hidden, {});
}

/// The encoded source as the layers of the decoder attend to it.
struct Memory {
    std::vector<LayerCache> layers;
    std::vector<std::uint8_t> key_mask;  ///< of the source; see AttentionSpec
};

/// Cache of the target read so far, and of the source that it belongs to.
class TargetCache final : public KeyValueCache {
  public:
    TargetCache(DecoderCache target, std::shared_ptr<const Memory> source)
        : target_(std::move(target)), source_(std::move(source)) {}
    [[nodiscard]] std::int64_t length() const override { return target_.length(); }
    [[nodiscard]] std::unique_ptr<KeyValueCache> copy() const override {
        return std::make_unique<TargetCache>(target_.copied(), source_);
    }
    [[nodiscard]] DecoderCache& target() { return target_; }
    [[nodiscard]] const Memory& source() const { return *source_; }

  private:
    DecoderCache target_;
    std::shared_ptr<const Memory> source_;  ///< the same for all copies
};

/// The patches of a grid, as tokens that stand for an image.
ImageTokens tokens_in_grid(const PatchGrid& grid) {
    ImageTokens image{.rows = grid.rows, .columns = grid.columns, .tokens = {}, .area = grid.area};
    for (std::int32_t token = grid.first_patch(); token < grid.tokens(); ++token) image.tokens.push_back(token);
    return image;
}

/// Returns whether attention of this kind is of the target, or from it to the source.
bool is_of_decoder(AttentionKind kind) {
    return kind == AttentionKind::Decoder || kind == AttentionKind::Cross;
}
bool is_of_texts(const AttentionStack& stack) {
    return stack.kind == AttentionKind::Encoder || is_of_decoder(stack.kind);
}
bool acts_on_source(const Intervention& change) {
    return !is_of_decoder(change.attention);
}

class EncoderDecoderModel final : public Model {
  public:
    EncoderDecoderModel(std::shared_ptr<Backend> backend, EncoderDecoder parts, ModelDescription description)
        : backend_(std::move(backend)), parts_(std::move(parts)), description_(std::move(description)) {
        for (SourceLayer& layer : parts_.encoder) layer.attention.kind = AttentionKind::Encoder;
        for (TargetLayer& layer : parts_.decoder) {
            layer.attention.kind = AttentionKind::Decoder;
            layer.attention.spec.causal = true;
            layer.cross.kind = AttentionKind::Cross;
            specs_.push_back(layer.attention.spec);
        }
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override {
        EmbeddingTables tables = parts_.target.tables(AttentionKind::Decoder);
        const std::vector<PositionTable> of_source = source_positions();
        tables.positions.insert(tables.positions.begin(), of_source.begin(), of_source.end());
        return tables;
    }
    [[nodiscard]] std::optional<PatchGrid> source_patches(const Tensor& pixels) const override {
        return parts_.image ? std::optional(parts_.image->patches(pixels)) : std::nullopt;
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        const Target target = target_of(input);
        check_target(target.ids, 0);
        check_length(target.marks.key_mask.size(), target.ids.size(), "attention mask");
        ForwardPass pass(*backend_, request, stop, progress);
        const Memory memory = read(pass, input);
        const DeviceTensor x = run_decoder(pass, target.ids, 0, memory,
                                           [&](const AttentionBlock& block, const DeviceTensor& state, std::size_t) {
                                               return block.self_attention(pass, state, target.marks);
                                           });
        run_head(pass, x, 0);
        Capture capture = pass.finish();
        if (target.is_only_text) name_beside_image(capture);
        if (parts_.source_image)  // the texts come first
            std::stable_partition(capture.attention.begin(), capture.attention.end(), is_of_texts);
        return capture;
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t /*capacity*/) override { return nullptr; }

    std::unique_ptr<KeyValueCache> read_source(const ModelInput& source, std::int64_t capacity,
                                               const std::vector<Intervention>& interventions,
                                               const std::stop_token& stop) override {
        if (!description_.generates) return nullptr;
        CaptureRequest nothing;
        nothing.attention = false;
        nothing.logits = LogitPositions::None;
        std::ranges::copy_if(interventions, std::back_inserter(nothing.interventions), acts_on_source);
        const Progress no_progress;
        ForwardPass pass(*backend_, nothing, stop, no_progress);
        auto memory = std::make_shared<const Memory>(read(pass, source));
        pass.interventions().check_all_acted();
        const std::int64_t limit = most_target_tokens();
        DecoderCache target(this, *backend_, limit > 0 ? std::min(capacity, limit) : capacity, specs_);
        return std::make_unique<TargetCache>(std::move(target), std::move(memory));
    }

    Capture extend(KeyValueCache& cache, std::span<const std::int32_t> ids, const CaptureRequest& request,
                   const std::stop_token& stop) override {
        auto* const own = dynamic_cast<TargetCache*>(&cache);
        if (own == nullptr) throw Error(ErrorKind::Input, Sentence("The key/value cache belongs to another model."));
        const auto count = static_cast<std::int64_t>(ids.size());
        DecoderCache& target = DecoderCache::of(own->target(), this, count);
        const std::int64_t past = target.length();
        check_target(ids, past);
        CaptureRequest last = request;
        if (last.logits != LogitPositions::None) last.logits = LogitPositions::Last;
        std::erase_if(last.interventions, acts_on_source);  // which was read already
        const Progress no_progress;
        ForwardPass pass(*backend_, last, stop, no_progress);
        pass.continue_from(past);
        const DeviceTensor x =
            run_decoder(pass, ids, past, own->source(),
                        [&](const AttentionBlock& block, const DeviceTensor& state, std::size_t layer) {
                            return block.self_attention(pass, state, target.layer(layer), past);
                        });
        run_head(pass, x, past);
        Capture capture = pass.finish();
        target.advance(count);
        return capture;
    }

  private:
    struct Target {
        std::span<const std::int32_t> ids;
        TokenMarks marks{};
        bool is_only_text = false;
    };
    /// The target, which is the only text where the source is an image: it may be given as any text is.
    [[nodiscard]] Target target_of(const ModelInput& input) const {
        if (parts_.image && input.decoder_ids.empty()) return {input.ids, TokenMarks{input.attention_mask}, true};
        return {input.decoder_ids};
    }

    void check_target(std::span<const std::int32_t> ids, std::int64_t past) const {
        if (ids.empty())
            throw Error(ErrorKind::Input, Sentence("Expected a target of at least one token, its first, found none."));
        check_token_count(ids.size(), past, most_target_tokens());
        check_values(ids, description_.vocabulary, "token id of the target");
    }

    [[nodiscard]] std::vector<PositionTable> source_positions() const {
        if (parts_.image) return parts_.image->positions(*backend_);
        if (!parts_.features.empty()) return {{AttentionKind::Encoder, parts_.features.positions}};
        std::vector<PositionTable> tables = parts_.source.tables(AttentionKind::Encoder).positions;
        if (parts_.source_image && !parts_.source_image->tower.positions.empty())
            tables.push_back(parts_.source_image->tower.position_table(*backend_));
        return tables;
    }

    [[nodiscard]] std::int64_t most_target_tokens() const {
        return parts_.target_tokens > 0 ? parts_.target_tokens : description_.max_tokens;
    }

    /// part(x) with its residual connection and its norm.
    template <typename Part>
    DeviceTensor with_residual(const Norm& norm, const DeviceTensor& x, const Part& part) const {
        if (parts_.norms_after_sums) return norm(*backend_, backend_->add(part(x), x));
        return backend_->add(part(norm(*backend_, x)), x);
    }

    /// A source that is a recording, or a text in which an image may stand.
    DeviceTensor embedded(ForwardPass& pass, const ModelInput& source) const {
        if (!parts_.features.empty()) return parts_.features(pass, source.features);
        check_token_count(source.ids.size(), 0, description_.max_tokens);
        check_length(source.attention_mask.size(), source.ids.size(), "attention mask");
        check_length(source.global_tokens.size(), source.ids.size(), "list of global tokens");
        if (parts_.source_image) return embedded_with_image(pass, source, *parts_.source_image);
        check_values(source.ids, description_.vocabulary, "token id");
        return parts_.source(pass, AttentionKind::Encoder, source.ids, {}, 0);
    }

    DeviceTensor embedded_with_image(ForwardPass& pass, const ModelInput& source, const ImagePart& part) const {
        check_values(part.words(source.ids), description_.vocabulary, "token id");
        part.check(source);
        const ImageInText image = part.image_of(pass, source);
        for (const AttentionKind kind : {AttentionKind::Encoder, AttentionKind::Cross})
            part.name_tokens(pass, kind, source.ids, image);
        return part.embedded(pass, parts_.source, AttentionKind::Encoder, source.ids, 0, image);
    }

    /// What the encoder's attention is told of the source's tokens.
    [[nodiscard]] TokenMarks marks_of(const ModelInput& source) const {
        if (parts_.source_image) return parts_.source_image->marks(source.ids, source.attention_mask, 0);
        if (parts_.encoder.front().attention.has_global_half)
            return {mask_with_global(source.attention_mask, source.global_tokens, source.ids.size())};
        return {source.attention_mask};
    }

    /// Encodes the source, and makes the keys and values that the decoder's layers attend to.
    Memory read(ForwardPass& pass, const ModelInput& source) const {
        DeviceTensor x = parts_.image ? encoded_image(pass, source.pixels) : encoded(pass, source);
        if (pass.request().logits != LogitPositions::None)
            for (const std::string& name : parts_.memory_outputs) pass.keep_output(name, x, x.shape);
        if (!parts_.memory.empty()) x = parts_.memory(*backend_, x);
        Memory memory{{}, parts_.image ? std::vector<std::uint8_t>() : source.attention_mask};
        for (const TargetLayer& layer : parts_.decoder) memory.layers.push_back(layer.cross.memory_of(*backend_, x));
        return memory;
    }

    DeviceTensor encoded_image(ForwardPass& pass, const Tensor& pixels) const {
        const PatchGrid patches = parts_.image->patches(pixels);
        pass.name_image_tokens(AttentionKind::Cross, tokens_in_grid(patches));
        return (*parts_.image)(pass, pixels);
    }

    DeviceTensor encoded(ForwardPass& pass, const ModelInput& source) const {
        DeviceTensor x = embedded(pass, source);
        const TokenMarks marks = marks_of(source);
        for (std::size_t i = 0; i < parts_.encoder.size(); ++i) {
            pass.keep_encoder_hidden(x);
            const SourceLayer& layer = parts_.encoder[i];
            x = with_residual(layer.attention_norm, x, [&](const DeviceTensor& state) {
                return layer.attention.self_attention(pass, state, marks);
            });
            x = with_residual(layer.norm, x,
                              [&](const DeviceTensor& state) { return layer.feed_forward(*backend_, state); });
            pass.layer_done(static_cast<std::int64_t>(i), layer_count());
        }
        x = parts_.encoder_norm(*backend_, x);
        pass.keep_encoder_hidden(x);
        return x;
    }

    /// All layers of the decoder and its norm. `attend` attends to the target so far.
    template <typename Attend>
    DeviceTensor run_decoder(ForwardPass& pass, std::span<const std::int32_t> ids, std::int64_t past,
                             const Memory& memory, const Attend& attend) const {
        DeviceTensor x = parts_.target(pass, AttentionKind::Decoder, ids, {}, past);
        for (std::size_t i = 0; i < parts_.decoder.size(); ++i) {
            pass.keep_hidden(x);
            pass.keep_for_lens(x);
            const TargetLayer& layer = parts_.decoder[i];
            x = with_residual(layer.attention_norm, x,
                              [&](const DeviceTensor& state) { return attend(layer.attention, state, i); });
            x = with_residual(layer.cross_norm, x, [&](const DeviceTensor& state) {
                return layer.cross.cross_attention(pass, state, memory.layers[i], memory.key_mask);
            });
            x = with_residual(layer.norm, x,
                              [&](const DeviceTensor& state) { return layer.feed_forward(*backend_, state); });
            pass.layer_done(encoder_layers() + static_cast<std::int64_t>(i), layer_count());
        }
        x = parts_.decoder_norm(*backend_, x);
        pass.keep_hidden(x);
        return x;
    }

    [[nodiscard]] DeviceTensor logits_of(const DeviceTensor& rows) const {
        return parts_.head(*backend_,
                           parts_.head_scale == 1.0F ? rows : backend_->scale(rows, parts_.head_scale, 0.0F));
    }

    void run_head(ForwardPass& pass, const DeviceTensor& x, std::int64_t past) const {
        if (!parts_.head.empty()) {
            pass.keep_logits("logits", x, past, [&](const DeviceTensor& rows) { return logits_of(rows); });
            pass.keep_lens([&](const DeviceTensor& rows) { return logits_of(parts_.decoder_norm(*backend_, rows)); });
        } else if (pass.request().logits != LogitPositions::None)
            pass.keep_output("last_hidden_state", x, x.shape);
    }

    [[nodiscard]] std::int64_t encoder_layers() const {
        return parts_.image ? parts_.image->size().layers : static_cast<std::int64_t>(parts_.encoder.size());
    }
    [[nodiscard]] std::int64_t layer_count() const {
        return encoder_layers() + static_cast<std::int64_t>(parts_.decoder.size());
    }

    std::shared_ptr<Backend> backend_;
    EncoderDecoder parts_;
    ModelDescription description_;
    std::vector<AttentionSpec> specs_;
};

}  // namespace

std::unique_ptr<Model> make_encoder_decoder_model(std::shared_ptr<Backend> backend, EncoderDecoder parts,
                                                  ModelDescription description) {
    description.norms = parts.norms_after_sums ? NormPlace::AfterSums : NormPlace::BeforeParts;
    return std::make_unique<EncoderDecoderModel>(std::move(backend), std::move(parts), std::move(description));
}

}  // namespace headlight
