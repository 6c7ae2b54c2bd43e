#include "core/error.h"
#include "formats/attention_file.h"
#include "formats/attention_story.h"
#include "formats/model_content.h"
#include "formats/tensors/tensor_files.h"
#include "require.h"
#include "targets.h"
#include "temporary_folder.h"
#include "tokenize_everything.h"
#include "tokenizers/recorded_tokenizer.h"

#include <algorithm>
#include <optional>

namespace headlight::fuzz {

namespace {

/// What a reader gives, or nothing where it refuses the file with an error that names it.
template <typename Read>
auto answer(const Read& read, const auto& is_its_file) -> std::optional<decltype(read())> {
    try {
        return read();
    } catch (const Error& error) {
        require(is_of_format(error) || error.kind() == ErrorKind::Unsupported || error.kind() == ErrorKind::File,
                "the file is to blame");
        require(is_its_file(error.place().file), "an error names the file");
        return {};
    }
}

void check(const AttentionFile& file) {
    require(!file.stacks.empty() && !file.fingerprint.empty(), "a file of attention holds some");
    require(file.offsets.empty() || file.offsets.size() == file.tokens.size(), "every token has its offset");
    for (const AttentionFile::Stack& stack : file.stacks) {
        require(!stack.layers.empty(), "a stack has layers");
        for (const AttentionFile::Layer& layer : stack.layers) {
            const Shape& first = stack.layers.front().weights.shape;
            require(layer.weights.shape.size() == 3 && layer.weights.shape[0] == first[0] &&
                        layer.weights.shape[1] == first[1],
                    "layers have the same heads and queries");
            check_size(layer.weights);
            for (const auto* other : {&layer.global_weights, &layer.landmark_keys, &layer.mask})
                if (*other) check_size(**other);
        }
    }
}

/// The tokens of the file on their places in the text. An offset behind its end is refused there.
void place_tokens(const AttentionFile& file) {
    const RecordedPieces source{file.tokens, file.text, file.offsets};
    const RecordedPieces target{file.target_tokens, file.target, {}};
    TextBudget budget(bytes_of(source) + bytes_of(target));
    try {
        TokenizedText tokens = recorded_text(source, file.target_tokens.empty() ? nullptr : &target, budget);
        check_tokens(tokens);
        require(tokens.tokens.size() == file.tokens.size() + file.target_tokens.size(), "every token is there");
        const auto tokenizer = make_recorded_tokenizer(tokens);
        require(tokenizer->encode("another", {}, {}).tokens.size() == tokens.tokens.size(), "there is one text");
        static_cast<void>(tokenizer->decode(tokens.ids(), false));
        for (const Token& token : tokens.tokens)
            require(tokenizer->find(tokenizer->piece(token.id)) == token.id, "every piece is found");
    } catch (const Error& error) {
        require(is_of_format(error) && !file.offsets.empty(), "nothing but offsets can be wrong");
    }
}

using Write = void (*)(std::ostream&, std::span<const NamedTensor>, const FileMetadata&);

/// What was read can be written, and comes back with the same shapes.
void write_again(const AttentionFile& file, const std::filesystem::path& path, Write write) {
    constexpr std::int64_t kMostValues = 10'000;
    const TensorView& layer = file.stacks.front().layers.front().weights;
    if (element_count(layer.shape) > kMostValues) return;
    const Tensor values = to_float(layer);
    const NamedTensor tensor{"attentions.0", layer.shape, [&](const ValueSink& sink) { sink(values.values()); }};
    std::ofstream out(path, std::ios::binary);
    write(out, {&tensor, 1}, {{"text", file.text}, {"model", file.model}});
    out.close();
    const AttentionFile again = headlight::read_attention_file(path);
    require(again.stacks.front().layers.front().weights.shape == layer.shape, "what was written has the shape");
}

std::filesystem::path path_in(const TemporaryFolder& folder) {
    const auto compressed = folder.path() / "attention.npz";
    return std::filesystem::exists(compressed) ? compressed : folder.path() / "attention.safetensors";
}

}  // namespace

void read_attention_file(std::span<const std::byte> bytes) {
    const TemporaryFolder folder(bytes);
    const auto path = path_in(folder);
    const auto file = answer(
        [&] {
            static_cast<void>(is_attention_file(path));
            return headlight::read_attention_file(path);
        },
        [&](const std::string& name) { return folder.holds(name); });
    if (!file) return;
    check(*file);
    place_tokens(*file);
    require(!files_of_attention(path).empty(), "the file is one of the files");
    write_again(*file, folder.path() / "again.npz", &write_npz);
    write_again(*file, folder.path() / "again.safetensors", &write_safetensors);
}

void read_recorded_tokens(std::span<const std::byte> bytes) {
    const auto file = answer(
        [&] {
            AttentionFile story;
            read_attention_story({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, "fuzzed", story);
            return story;
        },
        [](const std::string& name) { return name == "fuzzed"; });
    if (file && (file->offsets.empty() || file->offsets.size() == file->tokens.size())) place_tokens(*file);
}

}  // namespace headlight::fuzz
