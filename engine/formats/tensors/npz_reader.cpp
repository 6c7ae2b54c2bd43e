#include "core/error.h"
#include "formats/tensors/npz.h"

#include <minizip/unzip.h>

#include <algorithm>
#include <array>
#include <cstring>
#include <limits>
#include <utility>

namespace headlight {

namespace {

constexpr std::string_view kEnding = ".npy";
constexpr std::uint64_t kMostRatio = 20;
constexpr std::uint64_t kSpare = std::uint64_t{64} << 20;
constexpr std::size_t kMostMembers = 200'000;
constexpr std::uint64_t kLargestHeader = 1 << 16;

// minizip's view of a mapped file.
namespace mapped_access {

struct Cursor {
    std::span<const std::byte> bytes;
    std::uint64_t at = 0;
    bool ended = false;  // more was to be read than is there
};

Cursor& cursor_of(voidpf stream) {
    return *static_cast<Cursor*>(stream);
}
voidpf open(voidpf opaque, const void*, int) {
    return opaque;
}
uLong read(voidpf, voidpf stream, void* target, uLong size) {
    Cursor& cursor = cursor_of(stream);
    const std::uint64_t count = std::min<std::uint64_t>(size, cursor.bytes.size() - cursor.at);
    if (count > 0) std::memcpy(target, cursor.bytes.data() + cursor.at, count);  // an empty file has no address
    cursor.at += count;
    cursor.ended = cursor.ended || count < size;
    return static_cast<uLong>(count);
}
uLong write(voidpf, voidpf, const void*, uLong) {
    return 0;
}
ZPOS64_T tell(voidpf, voidpf stream) {
    return cursor_of(stream).at;
}
long seek(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
    Cursor& cursor = cursor_of(stream);
    const std::uint64_t from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                               : origin == ZLIB_FILEFUNC_SEEK_CUR ? cursor.at
                                                                  : cursor.bytes.size();
    if (offset > cursor.bytes.size() - from) return -1;
    cursor.at = from + offset;
    return 0;
}
int close(voidpf, voidpf) {
    return 0;
}
// minizip asks this after a short read, and takes missing bytes for zeros where there is no error.
int error(voidpf, voidpf stream) {
    return cursor_of(stream).ended ? 1 : 0;
}

}  // namespace mapped_access

/// Data type for a NumPy type string: floating-point numbers in this machine's byte order, bytes and booleans.
std::optional<DataType> data_type(std::string_view type) {
    if (type == "<f2") return DataType::F16;
    if (type == "<f4") return DataType::F32;
    if (type == "<f8") return DataType::F64;
    if (type == "|u1") return DataType::U8;
    if (type == "|b1") return DataType::Bool;
    return std::nullopt;
}

std::optional<std::uint64_t> byte_count(const NpyHeader& header, DataType type) {
    std::uint64_t count = static_cast<std::uint64_t>(block_size(type).bytes);
    for (const std::int64_t size : header.shape) {
        const auto factor = static_cast<std::uint64_t>(size);
        if (factor != 0 && count > std::numeric_limits<std::uint64_t>::max() / 2 / factor) return std::nullopt;
        count *= factor;
    }
    return count;
}

}  // namespace

/// The zip file, open.
class NpzFile::Archive {
  public:
    explicit Archive(std::span<const std::byte> bytes) : cursor_{bytes} {
        zlib_filefunc64_def access{
            &mapped_access::open, &mapped_access::read,  &mapped_access::write, &mapped_access::tell,
            &mapped_access::seek, &mapped_access::close, &mapped_access::error, &cursor_};
        zip_ = ::unzOpen2_64("", &access);
    }
    ~Archive() {
        if (zip_ != nullptr) ::unzClose(zip_);
    }
    Archive(const Archive&) = delete;
    Archive& operator=(const Archive&) = delete;

    [[nodiscard]] unzFile get() const { return zip_; }

  private:
    mapped_access::Cursor cursor_;
    unzFile zip_ = nullptr;
};

NpzFile::NpzFile(const std::filesystem::path& path) : file_(MappedFile::open(path)) {
    const Archive archive(file_->bytes());
    const auto damaged = [&] {
        return Error(ErrorKind::Format,
                     Sentence("This is not an .npz file (a zip file of arrays), or it is truncated."), place(""));
    };
    if (archive.get() == nullptr) throw damaged();
    int status = ::unzGoToFirstFile(archive.get());
    for (; status == UNZ_OK; status = ::unzGoToNextFile(archive.get())) {
        std::array<char, 1024> name{};
        unz_file_info64 info{};
        unz64_file_pos position{};
        if (::unzGetCurrentFileInfo64(archive.get(), &info, name.data(), name.size() - 1, nullptr, 0, nullptr, 0) !=
                UNZ_OK ||
            ::unzGetFilePos64(archive.get(), &position) != UNZ_OK || info.size_filename >= name.size())
            throw damaged();
        if ((info.flag & 1U) != 0)
            throw Error(ErrorKind::Unsupported, Sentence("The zip file is encrypted."), place(name.data()));
        if (info.compression_method != 0 && info.compression_method != Z_DEFLATED) {
            throw Error(ErrorKind::Unsupported,
                        Sentence("The zip file is compressed in a way that NumPy does not write."), place(name.data()));
        }
        const Member member{position.pos_in_zip_directory,
                            position.num_of_file,
                            info.compressed_size,
                            info.uncompressed_size,
                            static_cast<std::uint32_t>(info.crc),
                            info.compression_method == 0};
        if (members_.size() == kMostMembers || !members_.emplace(name.data(), member).second)
            throw Error(ErrorKind::Format, Sentence("The zip file lists a member twice, or has too many members."),
                        place(name.data()));
    }
    if (status != UNZ_END_OF_LIST_OF_FILE) throw damaged();
}

ErrorPlace NpzFile::place(const std::string& name) const {
    return {.file = file_->path().string(), .field = name};
}

Error NpzFile::wrong_crc(const std::string& name) const {
    return {ErrorKind::Format,
            Sentence("Expected the CRC-32 that the zip file's directory gives for this member, found another: its "
                     "bytes were changed after the file was written. Copy or save the file again."),
            place(name)};
}

std::vector<std::string> NpzFile::names() const {
    std::vector<std::string> names;
    for (const auto& [name, member] : members_) {
        if (name.ends_with(kEnding)) names.push_back(name.substr(0, name.size() - kEnding.size()));
    }
    return names;
}

std::vector<std::byte> NpzFile::unpack(const std::string& name, const Member& member, std::uint64_t most_bytes) const {
    const Archive archive(file_->bytes());
    const auto damaged = [&] {
        return Error(ErrorKind::Format, Sentence("This part of the zip file is damaged."), place(name));
    };
    const unz64_file_pos position{member.position, member.number};
    if (archive.get() == nullptr || ::unzGoToFilePos64(archive.get(), &position) != UNZ_OK ||
        ::unzOpenCurrentFile(archive.get()) != UNZ_OK)
        throw damaged();
    std::vector<std::byte> bytes;
    const std::uint64_t wanted = std::min(member.unpacked, most_bytes);
    while (bytes.size() < wanted) {
        // Memory grows with what is really there, not with what the directory claims.
        const std::size_t before = bytes.size();
        bytes.resize(static_cast<std::size_t>(std::min<std::uint64_t>(wanted, before + (1U << 20))));
        const int got =
            ::unzReadCurrentFile(archive.get(), bytes.data() + before, static_cast<unsigned>(bytes.size() - before));
        if (got <= 0) throw damaged();
        bytes.resize(before + static_cast<std::size_t>(got));
    }
    if (wanted == member.unpacked && ::unzCloseCurrentFile(archive.get()) == UNZ_CRCERROR) throw wrong_crc(name);
    return bytes;
}

std::span<const std::byte> NpzFile::stored_bytes(const std::string& name, const Member& member) const {
    const Archive archive(file_->bytes());
    const unz64_file_pos position{member.position, member.number};
    const bool opened = archive.get() != nullptr && ::unzGoToFilePos64(archive.get(), &position) == UNZ_OK &&
                        ::unzOpenCurrentFile(archive.get()) == UNZ_OK;
    const std::uint64_t at = opened ? ::unzGetCurrentFileZStreamPos64(archive.get()) : 0;
    const std::uint64_t all = file_->bytes().size();
    if (at == 0 || at > all || member.unpacked > all - at || member.packed != member.unpacked)
        throw Error(ErrorKind::Format, Sentence("This part of the zip file is damaged or truncated."), place(name));
    return file_->bytes().subspan(at, member.unpacked);
}

NpyHeader NpzFile::header(const std::string& name) {
    const std::string file = name + std::string(kEnding);
    const auto member = members_.find(file);
    if (member == members_.end()) throw Error(ErrorKind::Format, Sentence("There is no such array."), place(name));
    if (member->second.stored) return read_npy_header(stored_bytes(file, member->second), place("").file, file);
    return read_npy_header(unpack(file, member->second, kLargestHeader), place("").file, file);
}

std::optional<TensorView> NpzFile::find(const std::string& name) {
    const auto member = members_.find(name + std::string(kEnding));
    if (member == members_.end()) return std::nullopt;
    if (member->second.stored) {
        const auto all = stored_bytes(member->first, member->second);
        if (::crc32_z(0, reinterpret_cast<const Bytef*>(all.data()), all.size()) != member->second.crc)
            throw wrong_crc(member->first);
    }
    const NpyHeader header = this->header(name);
    const auto type = data_type(header.type);
    if (!type) {
        throw Error(
            ErrorKind::Unsupported,
            Sentence(
                "The array has numbers of type '%1'. Convert them with .astype(\"float32\") before they are saved.",
                header.type),
            place(name));
    }
    if (header.column_major) {
        throw Error(
            ErrorKind::Unsupported,
            Sentence("The array is stored column by column. Convert it with np.ascontiguousarray before it is saved."),
            place(name));
    }
    const auto bytes = byte_count(header, *type);
    if (!bytes || member->second.unpacked < header.size || member->second.unpacked - header.size != *bytes) {
        throw Error(ErrorKind::Format,
                    Sentence("The array does not have as many numbers as its shape %1 says.", to_string(header.shape)),
                    place(name));
    }
    if (member->second.stored) {
        const auto all = stored_bytes(member->first, member->second);
        return TensorView{*type, header.shape, all.subspan(header.size), file_};
    }
    unpacked_ += member->second.unpacked;
    if (unpacked_ > kMostRatio * file_->bytes().size() + kSpare) {
        throw Error(ErrorKind::Memory,
                    Sentence("The arrays of this file are more than twenty times as large as the file. Save them "
                             "uncompressed, with np.savez."),
                    place(name));
    }
    const auto unpacked = std::make_shared<const std::vector<std::byte>>(
        unpack(member->first, member->second, std::numeric_limits<std::uint64_t>::max()));
    return TensorView{*type, header.shape, std::span(*unpacked).subspan(header.size), unpacked};
}

std::optional<std::string> NpzFile::text(const std::string& name, std::uint64_t most_bytes) {
    const auto member = members_.find(name);
    if (member == members_.end()) return std::nullopt;
    if (member->second.unpacked > most_bytes)
        throw Error(ErrorKind::Format, Sentence("This part of the zip file is larger than it may be."), place(name));
    const std::vector<std::byte> bytes = unpack(name, member->second, most_bytes);
    return std::string(reinterpret_cast<const char*>(bytes.data()), bytes.size());
}

}  // namespace headlight
