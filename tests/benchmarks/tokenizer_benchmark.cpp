// Loading tokenizers and tokenizing a megabyte. HEADLIGHT_TOKENIZERS lists folders, with colons between them; without
// it those of the tests are taken. HEADLIGHT_TEXT names a file of text; without it, a text of invented words is.

#include "tokenizers/tokenizer.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <sstream>
#include <string>
#include <vector>

namespace headlight {
namespace {

constexpr std::size_t kTextBytes = 1'000'000;

/// Sentences of words made of syllables, the n-th word about 1/n as often as the first.
std::string invented_text() {
    static const char* const kSyllables[] = {"ka",  "to", "ren", "mi",  "lo", "ser",
                                             "ang", "du", "vé",  "pho", "st", "ill"};
    std::mt19937_64 random(1);
    std::vector<std::string> words;
    for (std::size_t i = 0; i < 30'000; ++i) {
        std::string word;
        for (std::uint64_t left = 1 + random() % 4; left > 0; --left)
            word += kSyllables[random() % std::size(kSyllables)];
        words.push_back(word);
    }
    std::string text;
    while (text.size() < kTextBytes) {
        const double uniform = static_cast<double>(random() >> 11) * 0x1p-53;
        const auto rank = static_cast<std::size_t>(std::pow(static_cast<double>(words.size()), uniform)) - 1;
        text += words[std::min(rank, words.size() - 1)];
        text += random() % 12 == 0 ? ". " : " ";
    }
    text.resize(kTextBytes);
    return text;
}

std::string text_to_read() {
    const char* const file = std::getenv("HEADLIGHT_TEXT");
    if (file == nullptr) return invented_text();
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::vector<std::filesystem::path> folders() {
    std::vector<std::filesystem::path> found;
    if (const char* const listed = std::getenv("HEADLIGHT_TOKENIZERS")) {
        std::istringstream list(listed);
        for (std::string folder; std::getline(list, folder, ':');) found.emplace_back(folder);
        return found;
    }
    for (const auto& entry : std::filesystem::directory_iterator(HEADLIGHT_SOURCE_DIR "/tests/reference/tokenizers"))
        found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

void load(benchmark::State& state, const std::filesystem::path& folder) {
    for (auto _ : state) benchmark::DoNotOptimize(load_tokenizer(folder));
}

void encode(benchmark::State& state, const std::filesystem::path& folder, const std::string& text) {
    const auto tokenizer = load_tokenizer(folder);
    std::size_t tokens = 0;
    for (auto _ : state) tokens = tokenizer->encode(text, std::nullopt, {}).tokens.size();
    state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations() * text.size()));
    state.counters["tokens"] = static_cast<double>(tokens);
}

}  // namespace
}  // namespace headlight

int main(int count, char** arguments) {
    using namespace headlight;
    const std::string text = text_to_read();
    for (const auto& folder : folders()) {
        const std::string name = folder.filename().string();
        benchmark::RegisterBenchmark(("load/" + name).c_str(), load, folder)->Unit(benchmark::kMillisecond);
        benchmark::RegisterBenchmark(("encode/" + name).c_str(), encode, folder, text)->Unit(benchmark::kMillisecond);
    }
    benchmark::Initialize(&count, arguments);
    if (benchmark::ReportUnrecognizedArguments(count, arguments)) return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
