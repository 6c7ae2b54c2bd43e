#pragma once

#include "backends/attention_spec.h"
#include "capture/model_description.h"
#include "core/text/sentence.h"
#include "formats/config.h"
#include "models/blocks/layers/layers.h"
#include "models/blocks/plans/tensor_table.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// The numbers that every decoder's configuration gives, under whatever names.
struct DecoderSizes {
    std::int64_t vocabulary = 0;
    std::int64_t hidden = 0;
    std::int64_t layers = 0;
    std::int64_t heads = 0;
    std::int64_t positions = 0;  ///< 0: any number
};

/// The fields that a configuration keeps the sizes under; an empty name: it has no such field.
struct SizeFields {
    std::string vocabulary = "vocab_size";
    std::string hidden = "hidden_size";
    std::string layers = "num_hidden_layers";
    std::string heads = "num_attention_heads";
    std::string positions = "max_position_embeddings";
};

/// Reads the sizes within their limits; one of `defaults` that is not 0 holds where the configuration does not say it.
/// Throws Error(Format) about one that is missing or outside.
DecoderSizes read_sizes(const Config& config, const SizeFields& fields = {}, const DecoderSizes& defaults = {});

/// A size from 1 to `most` under its field; `otherwise`, unless that is 0, where there is none.
std::int64_t size_of(const Config& config, const std::string& field, std::int64_t otherwise, std::int64_t most);

/// Values of each head. Throws Error(Format) unless the heads share the hidden size evenly.
std::int64_t head_size_of(const Config& config, const DecoderSizes& sizes, const SizeFields& fields = {});

/// Heads of keys and values under their field, each shared by equally many heads of queries. Throws Error(Format) where
/// they cannot be.
std::int64_t key_heads_of(const Config& config, const DecoderSizes& sizes, const std::string& field,
                          std::int64_t otherwise);

/// Attention to what stands before, with scores divided by the root of the head size.
AttentionSpec causal_attention(std::int64_t heads, std::int64_t key_heads, std::int64_t head_size);

/// Adds the head of a language model, which files call one of `sources` (the newest first): a weight [words, width] of
/// its own, or, `tied`, the token embedding. Nothing for other tasks.
void add_word_head(TensorTable& table, ModelTask task, bool tied, Dimension words, Dimension width,
                   const std::vector<std::string>& sources = {"lm_head"});
/// Word head, with "head.bias" where the table has it; empty for other tasks.
Linear word_head_of(const LoadedTensors& tensors, ModelTask task, bool tied);

/// A layer norm's epsilon under its field.
float epsilon_of(const Config& config, const std::string& field, double otherwise);

/// The language model unless the configuration names the bare decoder, or a head that is not known here (then a notice
/// says so).
ModelTask decoder_task(const Config& config, std::vector<std::string>& notices);

/// Description of a decoder for people. `model_type` is that of config.json.
ModelDescription describe_decoder(std::string_view architecture, const Config& config, const DecoderSizes& sizes,
                                  ModelTask task, const LoadedTensors& tensors, std::vector<std::string> notices);

/// Throws Error(Unsupported) about a field whose value asks for what does not run here: `sentence` says what.
[[noreturn]] void fail_unsupported(const Config& config, const std::string& field, const Sentence& sentence);

}  // namespace headlight
