// How fast the content of a model is hashed, beside SHA-256 of the same bytes in memory by one thread.

#include "core/thread_pool.h"
#include "formats/file_digest.h"
#include "formats/sha256.h"

#include <benchmark/benchmark.h>

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <random>
#include <thread>
#include <vector>

namespace {

using namespace headlight;

constexpr std::size_t kBytes = std::size_t{1} << 30;

/// A file of random bytes, which lies in the system's cache after it was written.
class LargeFile {
  public:
    LargeFile() : path_(std::filesystem::temp_directory_path() / "headlight-identity-benchmark") {
        std::mt19937_64 random(1);
        std::vector<std::uint64_t> words(kDigestChunk / sizeof(std::uint64_t));
        std::ofstream file(path_, std::ios::binary);
        for (std::size_t written = 0; written < kBytes; written += kDigestChunk) {
            for (std::uint64_t& word : words) word = random();
            file.write(reinterpret_cast<const char*>(words.data()), static_cast<std::streamsize>(kDigestChunk));
        }
    }
    ~LargeFile() {
        std::error_code ignored;
        std::filesystem::remove(path_, ignored);
    }
    LargeFile(const LargeFile&) = delete;
    LargeFile& operator=(const LargeFile&) = delete;

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

void hash_of_a_file(benchmark::State& state) {
    static const LargeFile file;
    ThreadPool pool(ThreadCount::chosen(static_cast<int>(state.range(0))));
    const FileStamp stamp = stamp_of(file.path());
    for (auto _ : state) benchmark::DoNotOptimize(digest_of_file(file.path(), stamp, pool, {}));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(kBytes));
}

void yardstick_sha256_in_memory(benchmark::State& state) {
    const std::vector<std::byte> bytes(kDigestChunk, std::byte{7});
    for (auto _ : state) {
        Sha256 hash;
        hash.add(bytes);
        benchmark::DoNotOptimize(hash.digest());
    }
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(kDigestChunk));
}

}  // namespace

BENCHMARK(yardstick_sha256_in_memory)->UseRealTime()->Unit(benchmark::kMillisecond);
BENCHMARK(hash_of_a_file)
    ->Arg(1)
    ->Arg(static_cast<int>(std::thread::hardware_concurrency()))
    ->UseRealTime()
    ->Unit(benchmark::kMillisecond);

BENCHMARK_MAIN();
