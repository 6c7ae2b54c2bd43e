#pragma once

#include "formats/config.h"
#include "models/blocks/encoder.h"
#include "models/blocks/encoder_decoder.h"
#include "models/blocks/plans/tensor_table.h"
#include "models/model.h"

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The fields that a configuration keeps an encoder's sizes under.
struct EncoderFields {
    std::string hidden = "hidden_size";
    std::string layers = "num_hidden_layers";
    std::string heads = "num_attention_heads";
    std::string inner = "intermediate_size";
    std::string activation = "hidden_act";
    std::string epsilon = "layer_norm_eps";
};

/// Names of an encoder's tensors in files, without ".weight" and ".bias"; BERT's names unless a file says
/// otherwise. An empty name: the model has no such tensor.
struct EncoderNames {
    std::string words = "embeddings.word_embeddings";
    std::string positions = "embeddings.position_embeddings";
    std::string types = "embeddings.token_type_embeddings";
    std::string embedding_norm = "embeddings.LayerNorm";
    std::string projection{};  ///< of embeddings narrower than the hidden states
    std::string pooler = "pooler.dense";
    std::string final_norm{};
    std::string layers = "encoder.layer.";  ///< the layer's number, a dot and one of these follow
    std::string query = "attention.self.query";
    std::string key = "attention.self.key";
    std::string value = "attention.self.value";
    std::string fused{};       ///< queries, keys and values in one
    std::string query_norm{};  ///< of the queries of all heads together, without a bias
    std::string key_norm{};    ///< likewise
    std::string attention_output = "attention.output.dense";
    std::string attention_norm = "attention.output.LayerNorm";
    std::string gate{};  ///< of feed-forward networks that have one, in a tensor of its own
    std::string up = "intermediate.dense";
    std::string down = "output.dense";
    std::string norm = "output.LayerNorm";
};

/// Parts of a head, by names in files (several: the newest first). Empty names: the head has no such part.
struct HeadPlan {
    std::vector<std::string> transform{};
    Activation activation = Activation::None;
    std::vector<std::string> norm{};
    std::string out{};
    std::vector<std::string> out_bias{};  ///< full names where they are not `out`.bias
    Dimension outputs{};
    std::int64_t width = 0;  ///< of what `transform` gives; 0: the hidden size
    bool transform_bias = true;
    bool tied = false;  ///< out's weight is the table of words
    bool reads_pooler = false;
};

/// Properties of a single layer.
struct EncoderLayerPlan {
    std::int32_t reach = 0;                ///< positions that a token sees to either side; 0: all
    std::shared_ptr<RotaryAngles> rotary;  ///< may be null
    bool attention_norm = true;
};

/// Encoders built as BERT (arXiv 1810.04805) is. An architecture's file reads the plan that its configuration describes
/// and changes what differs.
struct EncoderPlan {
    std::string_view architecture;  ///< for people
    std::string prefix;             ///< before the names of the body in checkpoints with a head
    EncoderFields fields;
    EncoderNames names;
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t embedding = 0;  ///< width of the embeddings
    std::int64_t heads = 0;
    std::int64_t inner = 0;
    std::int64_t positions = 0;       ///< rows of the table of positions, and what limits a text's length
    std::int64_t first_position = 0;  ///< row of the first token's
    std::int64_t types = 0;           ///< 0: none
    std::int32_t padding = -1;        ///< see Embeddings
    std::int64_t length = 0;          ///< see Encoder
    std::int32_t padding_id = 0;      ///< see Encoder
    float epsilon = 0;
    Activation activation = Activation::Gelu;
    bool tied = true;  ///< the head of words is the table of words
    bool linear_bias = true;
    bool inner_bias = true;  ///< gate and up have a bias where linear layers do
    bool norm_bias = true;
    bool final_norm_bias = true;           ///< names.final_norm has a bias where norms do
    Norm::Kind norms = Norm::Kind::Layer;  ///< Rms: without biases
    bool norms_before = false;
    float residual_scale = 1.0F;                 ///< see EncoderLayer
    bool alibi = false;                          ///< scores fall with distance, to both sides alike (arXiv 2312.17482)
    bool interleaved = false;                    ///< see Rotary
    bool gated = false;                          ///< files hold gate and up in one, the gate first
    bool up_first = false;                       ///< of `gated`: up stands first
    FusedOrder fused_order = FusedOrder::Whole;  ///< of names.fused; ByKeyHead: without a bias
    std::vector<EncoderLayerPlan> layers;
    std::int64_t stored_layers = 0;                         ///< layers that files hold; the others share them
    std::int64_t group_layers = 1;                          ///< stored layers that run, and are shared, together
    std::function<std::string(std::int64_t)> layer_name{};  ///< where names.layers and a number do not say it
    ModelTask task = ModelTask::None;
    std::map<std::int64_t, std::string> labels;
    HeadPlan head;
    HeadPlan sentence;
    bool reads_mean = false;
    std::vector<std::string> ignored;  ///< endings of names of tensors that are of no use
    std::vector<std::string> notices;
    std::function<void(TensorTable&)> more_tensors{};  ///< what only this architecture has
    std::function<void(Encoder&, const LoadedTensors&, Backend&)> finish{};

    [[nodiscard]] Dimension hidden_size() const { return {hidden, fields.hidden}; }
    [[nodiscard]] Dimension vocabulary_size() const { return {vocabulary, "vocab_size"}; }
    [[nodiscard]] Dimension label_count() const {
        return {static_cast<std::int64_t>(labels.size()), "number of labels"};
    }
};

/// A head beside those that every family calls ForMaskedLM, ForSequenceClassification, ForTokenClassification and
/// ForQuestionAnswering, by the end of its name in `architectures`.
struct NamedHead {
    std::string_view ending;
    ModelTask task;
};

/// The task that the configuration names; none, with a notice, where it is not known here.
ModelTask encoder_task(const Config& config, std::vector<std::string>& notices,
                       std::initializer_list<NamedHead> more_heads = {});

/// The fields that all of these configurations have, the task that the configuration names (none, with a notice, where
/// it is not known here) and, for classifiers, the labels.
EncoderPlan read_encoder_plan(std::string_view architecture, std::string prefix, const Config& config,
                              const EncoderFields& fields = {}, std::initializer_list<NamedHead> more_heads = {});

/// Adds the tensors of stored layer `index`.
void add_encoder_layer(TensorTable& table, const EncoderPlan& plan, std::int64_t index);
/// Layer `index` of its tensors.
EncoderLayer encoder_layer_of(const LoadedTensors& tensors, const EncoderPlan& plan, std::int64_t index);

/// Names in files of the attention that a layer beside it pays to another model's states, as BERT's layers have it.
struct CrossNames {
    std::string query = "crossattention.self.query";
    std::string key = "crossattention.self.key";
    std::string value = "crossattention.self.value";
    std::string output = "crossattention.output.dense";
    std::string norm = "crossattention.output.LayerNorm";
};

/// Adds the tensors of stored layer `index` that attend to states of the size `memory`.
void add_cross_attention(TensorTable& table, const EncoderPlan& plan, const CrossNames& names, Dimension memory,
                         std::int64_t index);
/// Layer `index` of its tensors and these, as a decoder's.
TargetLayer target_layer_of(const LoadedTensors& tensors, const EncoderPlan& plan, std::int64_t index);

/// All tensors of a plan.
TensorTable tensor_table(const EncoderPlan& plan);
/// Embeddings and the head `name` ("head") of these tensors.
Embeddings embeddings_of(const LoadedTensors& tensors, const EncoderPlan& plan);
HeadLayers head_of(const LoadedTensors& tensors, const EncoderPlan& plan, const std::string& name,
                   const HeadPlan& head);

/// Heads that the families have in common. `out` reads the hidden states of tokens.
HeadPlan token_classifier(const EncoderPlan& plan, std::string out);
HeadPlan answer_head(std::string out);
/// Those of most families for tokens ("classifier") and answers ("qa_outputs"); none for other tasks.
HeadPlan common_head(const EncoderPlan& plan);
/// RoBERTa's heads, which MPNet and Longformer took over.
HeadPlan roberta_head(const EncoderPlan& plan);
/// BigBird's heads, which Nyströmformer has too.
HeadPlan big_bird_head(const EncoderPlan& plan);

/// Loads the weights that the plan asks for. Where the file holds nothing of the head, or not the pooler that it reads,
/// only the encoder runs, and a notice says so.
std::unique_ptr<Model> make_encoder(EncoderPlan plan, const ModelFolder& folder, std::shared_ptr<Backend> backend,
                                    const std::stop_token& stop, const Progress& progress);

}  // namespace headlight
