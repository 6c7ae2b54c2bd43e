#include "tokenizers/pipeline/gguf_pre_tokenizer.h"

#include <algorithm>
#include <iterator>
#include <string>

namespace headlight {

namespace {

constexpr std::string_view kGpt2 =
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":true})";
constexpr std::string_view kDigits =
    R"({"type":"Sequence","pretokenizers":[{"type":"Digits","individual_digits":true},)"
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":true}]})";
// The pattern of GPT-4's tokenizer, with numbers of up to three digits or of one.
constexpr std::string_view kLlama3 =
    R"({"type":"Sequence","pretokenizers":[{"type":"Split","pattern":{"Regex":"(?i:'s|'t|'re|'ve|'m|'ll|'d)|)"
    R"([^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+"},)"
    R"("behavior":"Isolated","invert":false},)"
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":false}]})";
constexpr std::string_view kQwen2 =
    R"({"type":"Sequence","pretokenizers":[{"type":"Split","pattern":{"Regex":"(?i:'s|'t|'re|'ve|'m|'ll|'d)|)"
    R"([^\\r\\n\\p{L}\\p{N}]?\\p{L}+|\\p{N}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+"},)"
    R"("behavior":"Isolated","invert":false},)"
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":false}]})";
constexpr std::string_view kFalcon =
    R"({"type":"Sequence","pretokenizers":[{"type":"Punctuation","behavior":"Contiguous"},)"
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":true},)"
    R"({"type":"Digits","individual_digits":false},)"
    R"({"type":"Split","pattern":{"Regex":"[0-9][0-9][0-9]"},"behavior":"Isolated","invert":false}]})";
constexpr std::string_view kGpt4o =
    R"({"type":"Sequence","pretokenizers":[{"type":"Split","pattern":{"Regex":")"
    R"~([^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)~"
    R"~([^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]+[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]*(?i:'s|'t|'re|'ve|'m|'ll|'d)?|)~"
    R"~(\\p{N}{1,3}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+)~"
    R"("},"behavior":"Isolated","invert":false},)"
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":false}]})";
constexpr std::string_view kTekken =
    R"({"type":"Sequence","pretokenizers":[{"type":"Split","pattern":{"Regex":")"
    R"~([^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]*[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]+|)~"
    R"~([^\\r\\n\\p{L}\\p{N}]?[\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}]+[\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}]*|)~"
    R"~(\\p{N}| ?[^\\s\\p{L}\\p{N}]+[\\r\\n/]*|\\s*[\\r\\n]+|\\s+(?!\\S)|\\s+)~"
    R"("},"behavior":"Isolated","invert":false},)"
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":false}]})";
constexpr std::string_view kBloom =
    R"({"type":"Sequence","pretokenizers":[{"type":"Split","pattern":{"Regex":")"
    R"~( ?[^(\\s|[.,!?…。，、।۔،])]+)~"
    R"("},"behavior":"Isolated","invert":false},)"
    R"({"type":"ByteLevel","add_prefix_space":false,"trim_offsets":true,"use_regex":false}]})";
constexpr std::string_view kComposed = R"({"type":"NFC"})";

struct Named {
    std::string_view name;
    GgufPreTokenizer kind;
};

// Names of llama.cpp's converter (https://github.com/ggml-org/llama.cpp/blob/master/convert_hf_to_gguf.py). Files from
// before there were names, and those that were not recognised, say "default".
constexpr Named kNamed[] = {
    {"default", {kGpt2}},
    {"gpt-2", {kGpt2}},
    {"gpt2", {kGpt2}},
    {"phi-2", {kGpt2}},
    {"mpt", {kGpt2}},
    {"olmo", {kGpt2, kComposed}},
    {"roberta-bpe", {kGpt2}},
    {"jina-v2-code", {kGpt2}},
    {"starcoder", {kDigits}},
    {"refact", {kDigits}},
    {"codeshell", {kDigits}},
    {"smollm", {kDigits}},
    {"command-r", {kDigits, kComposed}},
    {"llama-bpe", {kLlama3, {}, true, true}},
    {"llama3", {kLlama3, {}, true, true}},
    {"llama-v3", {kLlama3, {}, true, true}},
    {"falcon3", {kLlama3, {}, true}},
    {"smaug-bpe", {kLlama3}},
    {"dbrx", {kLlama3}},
    {"qwen2", {kQwen2, kComposed}},
    {"deepseek-r1-qwen", {kQwen2, kComposed}},
    {"stablelm2", {kQwen2}},
    {"falcon", {kFalcon}},
    {"gpt-4o", {kGpt4o}},
    {"llama4", {kGpt4o}},
    {"tekken", {kTekken, {}, true, true}},
    {"bloom", {kBloom}},
};

JsonDocument document_of(std::string_view json) {
    return {json, "tokenizer of a GGUF file"};
}

}  // namespace

const GgufPreTokenizer* find_gguf_pre_tokenizer(std::string_view name) {
    const auto* found = std::ranges::find(kNamed, name, &Named::name);
    return found == std::end(kNamed) ? nullptr : &found->kind;
}

std::unique_ptr<const PreTokenizer> gguf_pre_tokenizer(const GgufPreTokenizer& kind) {
    return make_pre_tokenizer(document_of(kind.pre_tokenizer).root());
}

std::unique_ptr<const Normalizer> gguf_normalizer(const GgufPreTokenizer& kind) {
    return kind.normalizer.empty() ? nullptr : make_normalizer(document_of(kind.normalizer).root());
}

std::unique_ptr<const Normalizer> sentence_piece_normalizer(bool space_before) {
    constexpr std::string_view kReplace = R"({"type":"Replace","pattern":{"String":" "},"content":"▁"})";
    const std::string prepend = R"({"type":"Sequence","normalizers":[{"type":"Prepend","prepend":"▁"},)";
    return make_normalizer(
        document_of(space_before ? prepend + std::string(kReplace) + "]}" : std::string(kReplace)).root());
}

std::unique_ptr<const PreTokenizer> unigram_pre_tokenizer(bool space_before, bool joins_spaces) {
    std::string metaspace = R"({"type":"Metaspace","replacement":"▁","prepend_scheme":")";
    metaspace += space_before ? R"(always"})" : R"(never"})";
    const std::string split = R"({"type":"Sequence","pretokenizers":[{"type":"WhitespaceSplit"},)";
    return make_pre_tokenizer(document_of(joins_spaces ? split + metaspace + "]}" : metaspace).root());
}

std::unique_ptr<const TokenDecoder> unigram_decoder(bool space_before) {
    const std::string metaspace = R"({"type":"Metaspace","replacement":"▁","prepend_scheme":")";
    return make_decoder(document_of(metaspace + (space_before ? R"(always"})" : R"(never"})")).root());
}

std::unique_ptr<const TokenDecoder> sentence_piece_decoder(bool space_before) {
    std::string steps = R"({"type":"Sequence","decoders":[{"type":"Replace","pattern":{"String":"▁"},"content":" "},)"
                        R"({"type":"ByteFallback"},{"type":"Fuse"})";
    if (space_before) steps += R"(,{"type":"Strip","content":" ","start":1,"stop":0})";
    return make_decoder(document_of(steps + "]}").root());
}

}  // namespace headlight
