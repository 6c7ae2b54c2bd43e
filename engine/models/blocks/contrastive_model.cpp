#include "models/blocks/contrastive_model.h"

#include "core/error.h"
#include "models/blocks/token_checks.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <utility>

namespace headlight {

namespace {

/// A row scaled to a length of 1.
std::vector<double> unit(std::span<const float> values) {
    double squares = 0;
    for (const float value : values) squares += static_cast<double>(value) * static_cast<double>(value);
    std::vector<double> direction(values.begin(), values.end());
    for (double& value : direction) value /= std::sqrt(squares);
    return direction;
}

Tensor as_tensor(const std::vector<double>& values) {
    return {{static_cast<std::int64_t>(values.size())}, std::vector<float>(values.begin(), values.end())};
}

class ContrastiveModel final : public Model {
  public:
    ContrastiveModel(std::shared_ptr<Backend> backend, ContrastiveParts parts, ModelDescription description)
        : backend_(std::move(backend)), parts_(std::move(parts)), description_(std::move(description)) {
        parts_.vision.set_kind(AttentionKind::Vision);
        for (PreNormLayer& layer : parts_.text.layers) layer.attention.kind = AttentionKind::Text;
    }

    [[nodiscard]] const ModelDescription& description() const override { return description_; }
    [[nodiscard]] EmbeddingTables embeddings() const override {
        return {parts_.text.words,
                {parts_.vision.position_table(*backend_), {AttentionKind::Text, parts_.text.positions}}};
    }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        const bool sees = !input.pixels.empty();
        const bool reads = !input.ids.empty();
        if (!sees && !reads)
            throw Error(ErrorKind::Input,
                        Sentence("Expected an image, a text or both to run the model on, found neither."));
        const PatchCount patches = sees ? patches_of(input) : PatchCount{};
        if (reads) check(input);
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor image = sees ? image_embedding(pass, input.pixels, patches) : DeviceTensor{};
        const DeviceTensor text = reads ? text_embedding(pass, input) : DeviceTensor{};
        if (request.logits != LogitPositions::None) compare(pass, image, text);
        return pass.finish();
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) override { return nullptr; }
    Capture extend(KeyValueCache&, std::span<const std::int32_t>, const CaptureRequest&,
                   const std::stop_token&) override {
        throw Error(ErrorKind::Input, Sentence("This model compares images and texts and does not generate text."));
    }

  private:
    void check(const ModelInput& input) const {
        check_token_count(input.ids.size(), 0, description_.max_tokens);
        check_values(input.ids, description_.vocabulary, "token id");
        check_length(input.attention_mask.size(), input.ids.size(), "attention mask");
    }

    [[nodiscard]] PatchCount patches_of(const ModelInput& input) const {
        if (parts_.any_size) return parts_.vision.count_of(input.pixels, input.tiles);
        parts_.vision.check(input.pixels);
        return {};
    }

    DeviceTensor image_embedding(ForwardPass& pass, const Tensor& pixels, const PatchCount& patches) const {
        const DeviceTensor states =
            parts_.vision_states(*backend_, parts_.any_size ? parts_.vision.of_padded_patches(pass, pixels, patches)
                                                            : parts_.vision(pass, pixels));
        const DeviceTensor pooled = parts_.vision_pooled(pass, states, patches.key_mask());
        if (pass.request().logits != LogitPositions::None) {
            pass.keep_output("vision_last_hidden_state", states, states.shape);
            pass.keep_output("vision_pooler_output", pooled, {pooled.columns()});
        }
        return pooled;
    }

    [[nodiscard]] std::int32_t pooled_token(std::span<const std::int32_t> ids) const {
        const auto place = [&](auto found) { return static_cast<std::int32_t>(found - ids.begin()); };
        if (parts_.text.end_is_largest) return place(std::max_element(ids.begin(), ids.end()));
        if (parts_.text.end < 0) return static_cast<std::int32_t>(ids.size()) - 1;
        const auto end = std::find(ids.begin(), ids.end(), static_cast<std::int32_t>(parts_.text.end));
        return end == ids.end() ? 0 : place(end);
    }

    DeviceTensor text_embedding(ForwardPass& pass, const ModelInput& input) const {
        const TextTower& tower = parts_.text;
        std::vector<std::int32_t> places(input.ids.size());
        std::iota(places.begin(), places.end(), 0);
        DeviceTensor x = backend_->embedding(tower.words, input.ids);
        if (!pass.interventions().leaves_out_positions(AttentionKind::Text))
            x = backend_->add(x, backend_->embedding(tower.positions, places));
        x = tower.final_norm(*backend_, run_layers(pass, tower.layers, x, input.attention_mask, AttentionKind::Text));
        const std::int32_t token = pooled_token(input.ids);
        const DeviceTensor pooled = tower.projection(*backend_, backend_->rows(x, {&token, 1}));
        if (pass.request().logits != LogitPositions::None) {
            pass.keep_output("text_last_hidden_state", x, x.shape);
            pass.keep_output("text_pooler_output", pooled, {pooled.columns()});
        }
        return pooled;
    }

    void compare(ForwardPass& pass, const DeviceTensor& image, const DeviceTensor& text) const {
        std::vector<double> image_unit;
        std::vector<double> text_unit;
        if (!image.empty()) {
            const Tensor own = backend_->download(image);
            image_unit = unit(own.values());
            keep(pass, "image_embeds", as_tensor(image_unit));
        }
        if (!text.empty()) {
            const Tensor own = backend_->download(text);
            text_unit = unit(own.values());
            keep(pass, "text_embeds", as_tensor(text_unit));
        }
        if (image_unit.empty() || text_unit.empty()) return;
        const double cosine = std::inner_product(image_unit.begin(), image_unit.end(), text_unit.begin(), 0.0);
        const auto logit = static_cast<float>(cosine * parts_.logit_scale + parts_.logit_bias.value_or(0));
        keep(pass, "logits_per_image", Tensor({1}, logit));
        keep(pass, "logits_per_text", Tensor({1}, logit));
        // With them, more images and texts are compared by their embeddings than were read in one run.
        keep(pass, "logit_scale", Tensor({1}, static_cast<float>(parts_.logit_scale)));
        if (parts_.logit_bias) keep(pass, "logit_bias", Tensor({1}, static_cast<float>(*parts_.logit_bias)));
    }

    void keep(ForwardPass& pass, const std::string& name, const Tensor& values) const {
        pass.keep_output(name, backend_->upload(values), values.shape());
    }

    std::shared_ptr<Backend> backend_;
    ContrastiveParts parts_;
    ModelDescription description_;
};

}  // namespace

TextTowerSizes read_text_sizes(const Config& config, const PreNormSizes& layers, const TextTowerDefaults& defaults) {
    return {{config.integer_or("vocab_size", defaults.vocabulary, 1, 10'000'000), "text_config.vocab_size"},
            {config.integer_or("max_position_embeddings", defaults.positions, 1, 100'000),
             "text_config.max_position_embeddings"},
            layers};
}

std::unique_ptr<Model> make_contrastive_model(std::shared_ptr<Backend> backend, ContrastiveParts parts,
                                              ModelDescription description) {
    return std::make_unique<ContrastiveModel>(std::move(backend), std::move(parts), std::move(description));
}

void add_text_tower(TensorTable& table, const TextTowerSizes& sizes) {
    const Dimension hidden = sizes.layers.hidden;
    table.body("words", {"text_model.embeddings.token_embedding.weight"}, {sizes.vocabulary, hidden});
    table.body("text_positions", {"text_model.embeddings.position_embedding.weight"}, {sizes.positions, hidden});
    add_layers(table, sizes.layers, kContrastiveLayer, "text_layers.", "text_model.encoder.layers.");
    table.body_norm("text_norm", "text_model.final_layer_norm", hidden);
    table.ignore_ending("embeddings.position_ids");
}

TextTower text_tower_of(const LoadedTensors& tensors, const TextTowerSizes& sizes) {
    TextTower tower;
    tower.words = tensors.at("words");
    tower.positions = tensors.at("text_positions");
    tower.layers = layers_of(tensors, sizes.layers, "text_layers.");
    tower.final_norm = layer_norm_of(tensors, "text_norm", sizes.layers.epsilon);
    return tower;
}

float scalar_of(Backend& backend, const LoadedTensors& tensors, const std::string& name) {
    DeviceTensor value = tensors.at(name);
    value.shape = {1, 1};
    const std::int32_t first = 0;
    const Tensor found = backend.download(backend.embedding(value, {&first, 1}));
    return found.values().front();
}

Config section_of(const Config& config, const std::string& name) {
    auto section = config.section(name);
    if (!section) config.fail(name, Sentence("The configuration lacks this section."));
    return std::move(*section);
}

}  // namespace headlight
