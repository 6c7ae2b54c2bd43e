#include "models/blocks/speech_encoder.h"

#include "core/error.h"
#include "models/blocks/forward_pass.h"

#include <utility>

namespace headlight {

namespace {

/// The mean of the rows of x, [1, columns], as a row of shares times x.
DeviceTensor mean_of_rows(Backend& backend, const DeviceTensor& x) {
    const Tensor shares({1, x.rows()}, 1.0F / static_cast<float>(x.rows()));
    return backend.linear(backend.upload(shares), x, {}, WeightLayout::InputOutput, Activation::None);
}

class SpeechModel final : public Model {
  public:
    SpeechModel(std::shared_ptr<Backend> backend, SpeechEncoder encoder, ModelDescription description)
        : backend_(std::move(backend)), encoder_(std::move(encoder)), description_(std::move(description)) {}

    [[nodiscard]] const ModelDescription& description() const override { return description_; }

    Capture forward(const ModelInput& input, const CaptureRequest& request, const std::stop_token& stop,
                    const Progress& progress) override {
        ForwardPass pass(*backend_, request, stop, progress);
        const DeviceTensor features = encoder_.features(pass, input.features);
        if (request.logits == LogitPositions::All)
            pass.keep_output("conv_features", transposed(backend_->download(features)));
        DeviceTensor read;
        const DeviceTensor x = run_layers(pass, embedded(pass, features), read);
        if (request.logits != LogitPositions::None) run_head(pass, x, read);
        return pass.finish();
    }

    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) override { return nullptr; }
    Capture extend(KeyValueCache&, std::span<const std::int32_t>, const CaptureRequest&,
                   const std::stop_token&) override {
        throw Error(ErrorKind::Input,
                    Sentence("This model does not generate text: it reads a whole recording at once."));
    }

  private:
    [[nodiscard]] DeviceTensor embedded(ForwardPass& pass, const DeviceTensor& features) const {
        Backend& backend = *backend_;
        DeviceTensor x = encoder_.projection(backend, encoder_.feature_norm(backend, features));
        if (!pass.interventions().leaves_out_positions(AttentionKind::Self))
            x = backend.add(x, encoder_.positions(backend, x));
        return encoder_.embedding_norm(backend, x);
    }

    /// Adds the share of hidden state `index` to what the head reads.
    void add_share(const DeviceTensor& x, std::size_t index, DeviceTensor& read) const {
        if (encoder_.hidden_shares.empty()) return;
        const DeviceTensor part = backend_->scale(x, encoder_.hidden_shares[index], 0.0F);
        read = read.empty() ? part : backend_->add(read, part);
    }

    /// The last hidden state after its norm. `read` becomes the sum of all, each with its share.
    DeviceTensor run_layers(ForwardPass& pass, DeviceTensor x, DeviceTensor& read) const {
        for (std::size_t i = 0; i < encoder_.layers.size(); ++i) {
            pass.keep_hidden(x);
            add_share(x, i, read);
            x = encoder_.layers[i](pass, x, {});
            pass.layer_done(static_cast<std::int64_t>(i), description_.layers);
        }
        pass.keep_hidden(x);
        add_share(x, encoder_.layers.size(), read);
        return encoder_.final_norm(*backend_, x);
    }

    void run_head(ForwardPass& pass, const DeviceTensor& x, const DeviceTensor& read) const {
        Backend& backend = *backend_;
        switch (description_.task) {
            case ModelTask::Transcription:
                return pass.keep_logits("logits", x, 0,
                                        [&](const DeviceTensor& rows) { return encoder_.letters(backend, rows); });
            case ModelTask::SequenceClassification: {
                const DeviceTensor projected = encoder_.projector(backend, read.empty() ? x : read);
                const DeviceTensor logits = encoder_.classifier(backend, mean_of_rows(backend, projected));
                return pass.keep_output("logits", logits, {logits.columns()});
            }
            default:
                pass.keep_output("last_hidden_state", x, x.shape);
        }
    }

    std::shared_ptr<Backend> backend_;
    SpeechEncoder encoder_;
    ModelDescription description_;
};

}  // namespace

std::unique_ptr<Model> make_speech_model(std::shared_ptr<Backend> backend, SpeechEncoder encoder,
                                         ModelDescription description) {
    return std::make_unique<SpeechModel>(std::move(backend), std::move(encoder), std::move(description));
}

}  // namespace headlight
