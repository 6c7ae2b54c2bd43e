#include "audio/audio_file.h"

#include "audio/riff_chunks.h"
#include "core/error.h"
#include "core/mapped_file.h"

#include <sndfile.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <memory>

namespace headlight {

namespace {

constexpr int kMostChannels = 64;
constexpr int kLowestRate = 1'000;
constexpr int kHighestRate = 768'000;

/// A format as people call it, and an ending of the names of its files.
struct AudioFormat {
    std::string_view name;
    std::string_view ending;
};
constexpr std::array kFormats{AudioFormat{"WAV", "wav"},   AudioFormat{"FLAC", "flac"}, AudioFormat{"OGG", "ogg"},
                              AudioFormat{"OGG", "oga"},   AudioFormat{"Opus", "opus"}, AudioFormat{"MP3", "mp3"},
                              AudioFormat{"AIFF", "aiff"}, AudioFormat{"AIFF", "aif"},  AudioFormat{"AU", "au"},
                              AudioFormat{"CAF", "caf"}};

/// The formats for messages: "WAV, FLAC, ... or CAF".
std::string names_of_formats() {
    std::string names(kFormats.front().name);
    std::string_view last = kFormats.front().name;
    for (const AudioFormat& format : kFormats) {
        if (format.name == last) continue;
        names.append(&format == &kFormats.back() ? " or " : ", ").append(format.name);
        last = format.name;
    }
    return names;
}

[[noreturn]] void fail(ErrorKind kind, const Sentence& sentence, const std::string& file) {
    throw Error(kind, sentence, {file, {}, {}});
}

/// Bytes in memory as a file that libsndfile reads.
class BytesAsFile {
  public:
    explicit BytesAsFile(std::span<const std::byte> bytes) : bytes_(bytes) {}

    static SF_VIRTUAL_IO functions() { return {&length, &seek, &read, nullptr, &tell}; }

  private:
    static BytesAsFile& of(void* file) { return *static_cast<BytesAsFile*>(file); }
    static sf_count_t length(void* file) { return static_cast<sf_count_t>(of(file).bytes_.size()); }
    static sf_count_t tell(void* file) { return of(file).place_; }
    static sf_count_t seek(sf_count_t offset, int from, void* file) {
        BytesAsFile& self = of(file);
        const sf_count_t end = length(file);
        const sf_count_t begin = from == SEEK_CUR ? self.place_ : from == SEEK_END ? end : 0;
        // A damaged file may name any offset, and a sum of two large numbers would overflow.
        self.place_ = std::clamp<sf_count_t>(begin + std::clamp(offset, -end, end), 0, end);
        return self.place_;
    }
    static sf_count_t read(void* to, sf_count_t count, void* file) {
        BytesAsFile& self = of(file);
        const sf_count_t there = std::clamp<sf_count_t>(count, 0, length(file) - self.place_);
        if (there > 0) std::memcpy(to, self.bytes_.data() + self.place_, static_cast<std::size_t>(there));
        self.place_ += there;
        return there;
    }

    std::span<const std::byte> bytes_;
    sf_count_t place_ = 0;
};

struct Close {
    void operator()(SNDFILE* sound) const { sf_close(sound); }
};
using OpenSound = std::unique_ptr<SNDFILE, Close>;

/// Says why libsndfile did not open or read a file; `sound` is null where it did not open.
[[noreturn]] void fail_as_it_says(SNDFILE* sound, const std::string& file) {
    if (sf_error(sound) == SF_ERR_UNRECOGNISED_FORMAT)
        fail(ErrorKind::Format,
             Sentence("This is not an audio file that can be read: expected %1. Export it again, for example with: "
                      "ffmpeg -i FILE -ar 16000 out.wav",
                      names_of_formats()),
             file);
    fail(ErrorKind::Format,
         Sentence("The audio file is damaged, or compressed in a way that cannot be read (libsndfile: \"%1\"). Export "
                  "it again, for example with: ffmpeg -i FILE -ar 16000 out.wav",
                  sf_strerror(sound)),
         file);
}

void check_format(const SF_INFO& info, const std::string& file) {
    if (info.channels < 1 || info.channels > kMostChannels)
        fail(ErrorKind::Format,
             Sentence("The file is damaged: it has %1 channels, and 1 to %2 are possible.", info.channels,
                      kMostChannels),
             file);
    if (info.samplerate < kLowestRate || info.samplerate > kHighestRate)
        fail(ErrorKind::Format,
             Sentence("The file is damaged: it has %1 samples a second, and 1,000 to 768,000 are possible.",
                      info.samplerate),
             file);
    if (info.frames == SF_COUNT_MAX)
        fail(ErrorKind::Format,
             Sentence("The recording is truncated: its last page, which states how long it is, is missing. Copy or "
                      "export the file again."),
             file);
}

/// Mixes frames [frames, channels] and appends them to the sound.
void append_mixed(std::span<const double> frames, int channels, const std::string& file, Audio& audio) {
    constexpr double kFarBeyondFullScale = 1e6;
    for (std::size_t begin = 0; begin < frames.size(); begin += static_cast<std::size_t>(channels)) {
        double sum = 0;
        for (const double sample : frames.subspan(begin, static_cast<std::size_t>(channels))) sum += sample;
        if (!(std::abs(sum) <= kFarBeyondFullScale))
            fail(ErrorKind::Format,
                 Sentence("The file is damaged: sample %1 is NaN, infinite, or far beyond full scale.",
                          audio.samples.size()),
                 file);
        audio.samples.push_back(static_cast<float>(sum / channels));
    }
}

/// Reads up to so many frames; fewer where the sound ends before.
void read_frames(SNDFILE* sound, const SF_INFO& info, sf_count_t most, const std::string& file, Audio& audio) {
    constexpr sf_count_t kAtOnce = 4096;
    std::vector<double> frames(static_cast<std::size_t>(kAtOnce * info.channels));
    for (sf_count_t left = most; left > 0;) {
        const sf_count_t read = sf_readf_double(sound, frames.data(), std::min(left, kAtOnce));
        if (sf_error(sound) != SF_ERR_NO_ERROR) fail_as_it_says(sound, file);
        if (read <= 0) return;
        append_mixed(std::span(frames).first(static_cast<std::size_t>(read * info.channels)), info.channels, file,
                     audio);
        left -= read;
    }
}

/// How many frames there are follows from the size of MP3 files only roughly.
bool states_exact_length(const SF_INFO& info) {
    return (info.format & SF_FORMAT_TYPEMASK) != SF_FORMAT_MPEG;
}

}  // namespace

std::vector<std::string_view> audio_file_endings() {
    std::vector<std::string_view> endings;
    for (const AudioFormat& format : kFormats) endings.push_back(format.ending);
    return endings;
}

Audio read_audio(std::span<const std::byte> bytes, const std::string& file) {
    check_riff_is_whole(bytes, file);
    BytesAsFile source(bytes);
    SF_VIRTUAL_IO functions = BytesAsFile::functions();
    SF_INFO info{};
    const OpenSound sound(sf_open_virtual(&functions, SFM_READ, &info, &source));
    if (!sound) fail_as_it_says(nullptr, file);
    check_format(info, file);
    const auto most = static_cast<sf_count_t>(kMostAudioSeconds * info.samplerate);
    const sf_count_t wanted = std::min(info.frames, most);
    Audio audio{{}, info.samplerate, static_cast<double>(info.frames) / info.samplerate};
    read_frames(sound.get(), info, wanted, file, audio);
    const auto read = static_cast<sf_count_t>(audio.samples.size());
    if (read == 0) fail(ErrorKind::Format, Sentence("The recording contains no samples."), file);
    if (read == wanted) return audio;
    if (states_exact_length(info))
        fail(ErrorKind::Format,
             Sentence("The recording is truncated: it should have %1 samples, and %2 are there. Copy or export the "
                      "file again.",
                      info.frames, read),
             file);
    audio.seconds = static_cast<double>(read) / info.samplerate;
    return audio;
}

Audio read_audio_file(const std::filesystem::path& path) {
    const auto file = MappedFile::open(path);
    Audio audio = read_audio(file->bytes(), path.string());
    file->check_intact();
    return audio;
}

}  // namespace headlight
