#include "core/error.h"
#include "formats/tensors/tensor_files.h"
#include "formats/tensors/tensor_writing.h"
#include "json/json_writer.h"

#include <minizip/zip.h>

#include <algorithm>
#include <cstdint>
#include <ios>
#include <string>
#include <utility>

namespace headlight {

namespace {

// minizip's view of a C++ stream. Its own errors are left in the state of the stream, where the caller looks.
namespace stream_access {

std::ostream& stream_of(voidpf opaque) {
    return *static_cast<std::ostream*>(opaque);
}

voidpf open(voidpf opaque, const void*, int) {
    return opaque;
}
uLong read(voidpf, voidpf, void*, uLong) {
    return 0;
}
uLong write(voidpf opaque, voidpf, const void* bytes, uLong size) {
    stream_of(opaque).write(static_cast<const char*>(bytes), static_cast<std::streamsize>(size));
    return size;
}
ZPOS64_T tell(voidpf opaque, voidpf) {
    return static_cast<ZPOS64_T>(std::streamoff(stream_of(opaque).tellp()));
}
long seek(voidpf opaque, voidpf, ZPOS64_T offset, int origin) {
    const auto direction = origin == ZLIB_FILEFUNC_SEEK_SET   ? std::ios::beg
                           : origin == ZLIB_FILEFUNC_SEEK_CUR ? std::ios::cur
                                                              : std::ios::end;
    stream_of(opaque).seekp(static_cast<std::streamoff>(offset), direction);
    return 0;
}
int close(voidpf, voidpf) {
    return 0;
}
int error(voidpf, voidpf) {
    return 0;
}

}  // namespace stream_access

void check(int status) {
    if (status != ZIP_OK) throw Error(ErrorKind::File, Sentence("The zip file could not be written."));
}

class ZipWriter {
  public:
    explicit ZipWriter(std::ostream& out) {
        zlib_filefunc64_def access{
            &stream_access::open, &stream_access::read,  &stream_access::write, &stream_access::tell,
            &stream_access::seek, &stream_access::close, &stream_access::error, &out};
        zip_ = ::zipOpen2_64("", APPEND_STATUS_CREATE, nullptr, &access);
        if (zip_ == nullptr)
            throw Error(ErrorKind::Memory, Sentence("There is not enough memory to write a zip file."));
    }
    ~ZipWriter() {
        if (zip_ != nullptr) ::zipClose(zip_, nullptr);
    }
    ZipWriter(const ZipWriter&) = delete;
    ZipWriter& operator=(const ZipWriter&) = delete;

    void begin_file(const std::string& name) {
        // The same bytes every time: the earliest moment that zip knows stands for the time of writing.
        zip_fileinfo info{};
        info.tmz_date.tm_mday = 1;
        info.tmz_date.tm_year = 1980;
        constexpr int kStored = 0, kUnixVersion = 3 << 8 | 20, kUtf8Name = 1 << 11, kLargeFiles = 1;
        check(::zipOpenNewFileInZip4_64(zip_, name.c_str(), &info, nullptr, 0, nullptr, 0, nullptr, kStored, 0, 0, 0, 0,
                                        0, nullptr, 0, kUnixVersion, kUtf8Name, kLargeFiles));
    }
    void write(std::span<const std::byte> bytes) {
        while (!bytes.empty()) {
            const auto part = bytes.first(std::min<std::size_t>(bytes.size(), std::size_t{1} << 30));
            check(::zipWriteInFileInZip(zip_, part.data(), static_cast<unsigned>(part.size())));
            bytes = bytes.subspan(part.size());
        }
    }
    void end_file() { check(::zipCloseFileInZip(zip_)); }
    void finish() { check(::zipClose(std::exchange(zip_, nullptr), nullptr)); }

  private:
    zipFile zip_ = nullptr;
};

// Version 1.0 of the .npy format: magic, version, length, a Python literal padded to a multiple of 64 bytes in all.
std::string npy_header(const NamedTensor& tensor) {
    std::string sizes;
    for (const std::int64_t size : tensor.shape) sizes += std::to_string(size) + ",";
    std::string literal = "{'descr': '";
    literal += tensor.flags ? "|u1" : "<f4";
    literal += "', 'fortran_order': False, 'shape': (" + sizes + "), }";
    constexpr std::size_t kBefore = 10, kMultiple = 64;
    literal.resize((kBefore + literal.size() + 1 + kMultiple - 1) / kMultiple * kMultiple - kBefore - 1, ' ');
    literal += '\n';
    std::string header("\x93NUMPY\x01\x00", 8);
    header += static_cast<char>(literal.size() & 0xFF);
    header += static_cast<char>(literal.size() >> 8);
    return header + literal;
}

}  // namespace

void write_npz(std::ostream& out, std::span<const NamedTensor> tensors, const FileMetadata& metadata) {
    refuse_double_names(tensors);
    ZipWriter zip(out);
    const auto write_text = [&zip](const std::string& text) { zip.write(std::as_bytes(std::span(text))); };
    for (const NamedTensor& tensor : tensors) {
        zip.begin_file(tensor.name + ".npy");
        write_text(npy_header(tensor));
        store_values(tensor, [&](std::span<const std::byte> bytes) { zip.write(bytes); });
        zip.end_file();
    }
    if (!metadata.empty()) {
        zip.begin_file("metadata.json");
        write_text(json_object(metadata));
        zip.end_file();
    }
    zip.finish();
}

}  // namespace headlight
