// What encoders and encoder-decoders are called in GGUF files.

#include "formats/json_writer.h"
#include "models/gguf_fields.h"
#include "models/gguf_names.h"

#include <cstdint>
#include <string>

namespace headlight {

namespace {

// --- fields that follow from several keys, or from what tensors there are ---

/// The labels of a classifier, of which its last layer has a row each.
void add_classes(const GgufStore& file, const std::string& name, GgufFields& fields) {
    const auto labels = file.metadata().texts(name + ".classifier.output_labels");
    if (labels)
        for (std::size_t i = 0; i < labels->size(); ++i)
            fields["id2label." + std::to_string(i)] = json_string((*labels)[i]);
    const Shape shape = file.find("cls.output.weight")->shape;
    fields["num_labels"] = std::to_string(shape.size() < 2 ? 1 : shape.front());
}

/// Rows of the table of token types, which DistilBERT's files lack: they go by BERT's name, as RoBERTa's do. Of heads
/// there are classifiers of texts only. BERT's is one layer, which reads the pooler's output; RoBERTa's and
/// DistilBERT's are two.
void add_bert_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    const auto types = file.find("token_types.weight");
    fields["type_vocab_size"] = std::to_string(types && !types->shape.empty() ? types->shape.front() : 0);
    if (!has_tensor(file, "cls.output.weight")) return;
    fields["architectures"] = "[\"BertForSequenceClassification\"]";
    add_classes(file, name, fields);
    if (has_tensor(file, "cls.weight")) fields["classifier_activation"] = types ? "\"tanh\"" : "\"relu\"";
}

void add_modern_bert_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    const std::string key = name + ".attention.sliding_window_pattern";
    if (const auto every = file.metadata().integer(key, 1, 1'000))
        fields["global_attn_every_n_layers"] = std::to_string(*every);
    fields["attention_bias"] = fields["mlp_bias"] = json_truth(has_tensor(file, "blk.0.attn_qkv.bias"));
    fields["norm_bias"] = json_truth(has_tensor(file, "output_norm.bias"));
    if (!has_tensor(file, "cls.output.weight")) return;
    fields["architectures"] = "[\"ModernBertForSequenceClassification\"]";
    add_classes(file, name, fields);
    fields["classifier_bias"] = json_truth(has_tensor(file, "cls.bias"));
    constexpr std::int64_t kFirstToken = 2;  // of llama.cpp's enumeration of poolings
    const auto pooling = file.metadata().integer(name + ".classifier.pooling_type", -1, INT32_MAX);
    fields["classifier_pooling"] = pooling == kFirstToken ? "\"cls\"" : "\"mean\"";
}

/// Which feed-forward networks there are follows from their tensors, as in llama.cpp. What no key says either: the
/// first T5, without gates, scales what its table of words reads; later ones do not.
void add_t5_fields(const GgufStore& file, const std::string& /*name*/, GgufFields& fields) {
    const bool gated = has_tensor(file, "enc.blk.0.ffn_gate.weight");
    fields["feed_forward_proj"] = gated ? "\"gated-gelu\"" : "\"relu\"";
    fields["scale_decoder_outputs"] = json_truth(!gated && !has_tensor(file, "output.weight"));
}

/// The encoder alone.
void add_t5_encoder_fields(const GgufStore& file, const std::string& name, GgufFields& fields) {
    add_t5_fields(file, name, fields);
    fields["architectures"] = "[\"T5EncoderModel\"]";
}

// --- fields that keys hold ---

constexpr GgufField kBertFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"intermediate_size", ".feed_forward_length"},
    {"max_position_embeddings", ".context_length"},
    {"layer_norm_eps", ".attention.layer_norm_epsilon"},
};

constexpr GgufField kModernBertFields[] = {
    {"hidden_size", ".embedding_length"},
    {"num_hidden_layers", ".block_count"},
    {"num_attention_heads", ".attention.head_count"},
    {"intermediate_size", ".feed_forward_length"},
    {"max_position_embeddings", ".context_length"},
    {"norm_eps", ".attention.layer_norm_rms_epsilon"},
    {"norm_eps", ".attention.layer_norm_epsilon"},
    {"local_attention", ".attention.sliding_window"},
    {"global_rope_theta", ".rope.freq_base"},
    {"local_rope_theta", ".rope.freq_base_swa"},
    {"hidden_activation", ".hidden_activation"},
};

constexpr GgufField kT5Fields[] = {
    {"d_model", ".embedding_length"},
    {"num_layers", ".block_count"},
    {"num_decoder_layers", ".decoder_block_count"},
    {"num_heads", ".attention.head_count"},
    {"d_kv", ".attention.key_length"},
    {"d_ff", ".feed_forward_length"},
    {"layer_norm_epsilon", ".attention.layer_norm_epsilon"},
    {"layer_norm_epsilon", ".attention.layer_norm_rms_epsilon"},
    {"relative_attention_num_buckets", ".attention.relative_buckets_count"},
    {"decoder_start_token_id", ".decoder_start_token_id"},
};

// --- tensors ---

constexpr GgufTensor kBertTensors[] = {
    {"token_embd", "embeddings.word_embeddings"},
    {"position_embd", "embeddings.position_embeddings"},
    {"token_types", "embeddings.token_type_embeddings"},
    {"token_embd_norm", "embeddings.LayerNorm"},
    {"blk.*.attn_q", "encoder.layer.*.attention.self.query"},
    {"blk.*.attn_k", "encoder.layer.*.attention.self.key"},
    {"blk.*.attn_v", "encoder.layer.*.attention.self.value"},
    {"blk.*.attn_output", "encoder.layer.*.attention.output.dense"},
    {"blk.*.attn_output_norm", "encoder.layer.*.attention.output.LayerNorm"},
    {"blk.*.ffn_up", "encoder.layer.*.intermediate.dense"},
    {"blk.*.ffn_down", "encoder.layer.*.output.dense"},
    {"blk.*.layer_output_norm", "encoder.layer.*.output.LayerNorm"},
    {"cls", "classifier.dense"},
    {"cls.output", "classifier.out_proj", GgufForm::Rows, "cls"},
    {"cls.output", "classifier", GgufForm::Rows},
};

constexpr GgufTensor kModernBertTensors[] = {
    {"token_embd", "embeddings.tok_embeddings"},
    {"token_embd_norm", "embeddings.norm"},
    {"blk.*.attn_norm", "layers.*.attn_norm"},
    {"blk.*.attn_qkv", "layers.*.attn.Wqkv"},
    {"blk.*.attn_output", "layers.*.attn.Wo"},
    {"blk.*.ffn_norm", "layers.*.mlp_norm"},
    {"blk.*.ffn_up", "layers.*.mlp.Wi"},
    {"blk.*.ffn_down", "layers.*.mlp.Wo"},
    {"output_norm", "final_norm"},
    {"cls", "head.dense"},
    {"cls.norm", "head.norm"},
    {"cls.output", "classifier", GgufForm::Rows},
};

constexpr GgufTensor kT5Tensors[] = {
    {"token_embd", "shared"},
    {"enc.blk.*.attn_rel_b", "encoder.block.*.layer.0.SelfAttention.relative_attention_bias"},
    {"enc.blk.*.attn_norm", "encoder.block.*.layer.0.layer_norm"},
    {"enc.blk.*.attn_q", "encoder.block.*.layer.0.SelfAttention.q"},
    {"enc.blk.*.attn_k", "encoder.block.*.layer.0.SelfAttention.k"},
    {"enc.blk.*.attn_v", "encoder.block.*.layer.0.SelfAttention.v"},
    {"enc.blk.*.attn_o", "encoder.block.*.layer.0.SelfAttention.o"},
    {"enc.blk.*.ffn_norm", "encoder.block.*.layer.1.layer_norm"},
    {"enc.blk.*.ffn_gate", "encoder.block.*.layer.1.DenseReluDense.wi_0"},
    {"enc.blk.*.ffn_up", "encoder.block.*.layer.1.DenseReluDense.wi_1", GgufForm::Same, "enc.blk.0.ffn_gate"},
    {"enc.blk.*.ffn_up", "encoder.block.*.layer.1.DenseReluDense.wi"},
    {"enc.blk.*.ffn_down", "encoder.block.*.layer.1.DenseReluDense.wo"},
    {"enc.output_norm", "encoder.final_layer_norm"},
    {"dec.blk.*.attn_rel_b", "decoder.block.*.layer.0.SelfAttention.relative_attention_bias"},
    {"dec.blk.*.attn_norm", "decoder.block.*.layer.0.layer_norm"},
    {"dec.blk.*.attn_q", "decoder.block.*.layer.0.SelfAttention.q"},
    {"dec.blk.*.attn_k", "decoder.block.*.layer.0.SelfAttention.k"},
    {"dec.blk.*.attn_v", "decoder.block.*.layer.0.SelfAttention.v"},
    {"dec.blk.*.attn_o", "decoder.block.*.layer.0.SelfAttention.o"},
    {"dec.blk.*.cross_attn_norm", "decoder.block.*.layer.1.layer_norm"},
    {"dec.blk.*.cross_attn_q", "decoder.block.*.layer.1.EncDecAttention.q"},
    {"dec.blk.*.cross_attn_k", "decoder.block.*.layer.1.EncDecAttention.k"},
    {"dec.blk.*.cross_attn_v", "decoder.block.*.layer.1.EncDecAttention.v"},
    {"dec.blk.*.cross_attn_o", "decoder.block.*.layer.1.EncDecAttention.o"},
    {"dec.blk.*.ffn_norm", "decoder.block.*.layer.2.layer_norm"},
    {"dec.blk.*.ffn_gate", "decoder.block.*.layer.2.DenseReluDense.wi_0"},
    {"dec.blk.*.ffn_up", "decoder.block.*.layer.2.DenseReluDense.wi_1", GgufForm::Same, "dec.blk.0.ffn_gate"},
    {"dec.blk.*.ffn_up", "decoder.block.*.layer.2.DenseReluDense.wi"},
    {"dec.blk.*.ffn_down", "decoder.block.*.layer.2.DenseReluDense.wo"},
    {"dec.output_norm", "decoder.final_layer_norm"},
    {"output", "lm_head"},
};

}  // namespace

constinit const GgufArchitecture kBertGguf{"bert", kBertFields, kBertTensors, add_bert_fields};
constinit const GgufArchitecture kModernBertGguf{"modern-bert", kModernBertFields, kModernBertTensors,
                                                 add_modern_bert_fields};
constinit const GgufArchitecture kT5Gguf{"t5", kT5Fields, kT5Tensors, add_t5_fields};
constinit const GgufArchitecture kT5EncoderGguf{"t5encoder", kT5Fields, kT5Tensors, add_t5_encoder_fields};

}  // namespace headlight
