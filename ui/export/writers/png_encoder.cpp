#include "export/writers/png_encoder.h"

#include <QtEndian>

#include <zlib.h>

#include <array>
#include <cstdint>
#include <new>
#include <vector>

namespace headlight {
namespace {

constexpr std::size_t kChannels = 3;
constexpr std::uint8_t kDifferenceFromAbove = 2;  // the filter "Up"

void append_number(QByteArray& bytes, std::uint32_t number) {
    std::array<char, sizeof number> big{};
    qToBigEndian(number, big.data());
    bytes.append(big.data(), big.size());
}

void append_chunk(QByteArray& file, const char* type, const QByteArray& data) {
    append_number(file, static_cast<std::uint32_t>(data.size()));
    const qsizetype begin = file.size();
    file.append(type).append(data);
    const auto* checked = reinterpret_cast<const Bytef*>(file.constData() + begin);
    append_number(file, static_cast<std::uint32_t>(::crc32_z(0, checked, static_cast<z_size_t>(file.size() - begin))));
}

QByteArray header_of(const QImage& image) {
    QByteArray header;
    append_number(header, static_cast<std::uint32_t>(image.width()));
    append_number(header, static_cast<std::uint32_t>(image.height()));
    constexpr std::array<char, 5> kEightBitsOfColor{8, 2, 0, 0, 0};
    return header.append(kEightBitsOfColor.data(), kEightBitsOfColor.size());
}

QByteArray resolution_of(const QImage& image) {
    constexpr char kPerMeter = 1;
    QByteArray resolution;
    append_number(resolution, static_cast<std::uint32_t>(image.dotsPerMeterX()));
    append_number(resolution, static_cast<std::uint32_t>(image.dotsPerMeterY()));
    return resolution.append(kPerMeter);
}

/// Texts of tEXt chunks are Latin-1; others, in UTF-8, have a flag for compression, its method, a language and a
/// translated keyword before them, all of them empty here.
void append_text(QByteArray& file, const QString& keyword, QString text) {
    text.remove(QChar::Null);  // which ends a keyword
    const QByteArray start = keyword.toLatin1() + '\0';
    const QByteArray latin = text.toLatin1();
    if (QString::fromLatin1(latin) == text) return append_chunk(file, "tEXt", start + latin);
    constexpr qsizetype kEmptyFields = 4;
    append_chunk(file, "iTXt", start + QByteArray(kEmptyFields, '\0') + text.toUtf8());
}

/// Compresses what is put in, piece by piece.
class Compressor {
  public:
    Compressor() {
        if (::deflateInit(&stream_, Z_DEFAULT_COMPRESSION) != Z_OK) throw std::bad_alloc();
    }
    ~Compressor() { ::deflateEnd(&stream_); }
    Compressor(const Compressor&) = delete;
    Compressor& operator=(const Compressor&) = delete;

    void put(std::vector<std::uint8_t>& bytes) { run(bytes.data(), bytes.size(), Z_NO_FLUSH); }
    QByteArray finish() {
        run(nullptr, 0, Z_FINISH);
        return std::move(compressed_);
    }

  private:
    void run(std::uint8_t* bytes, std::size_t count, int flush) {
        stream_.next_in = bytes;
        stream_.avail_in = static_cast<uInt>(count);
        do {
            stream_.next_out = piece_.data();
            stream_.avail_out = static_cast<uInt>(piece_.size());
            ::deflate(&stream_, flush);  // fails for nothing but a stream in disorder
            compressed_.append(reinterpret_cast<const char*>(piece_.data()),
                               static_cast<qsizetype>(piece_.size() - stream_.avail_out));
        } while (stream_.avail_out == 0);
    }

    z_stream stream_{};
    std::vector<Bytef> piece_ = std::vector<Bytef>(std::size_t{1} << 16);
    QByteArray compressed_;
};

/// Differences of a row from the one above, channel by channel.
void subtract_rows(const QRgb* row, const QRgb* above, std::size_t width, std::uint8_t* out) {
    for (std::size_t x = 0; x < width; ++x, out += kChannels) {
        out[0] = static_cast<std::uint8_t>(qRed(row[x]) - qRed(above[x]));
        out[1] = static_cast<std::uint8_t>(qGreen(row[x]) - qGreen(above[x]));
        out[2] = static_cast<std::uint8_t>(qBlue(row[x]) - qBlue(above[x]));
    }
}

QByteArray pixels_of(const QImage& image) {
    const auto width = static_cast<std::size_t>(image.width());
    const std::vector<QRgb> nothing(width, 0);
    std::vector<std::uint8_t> differences(1 + kChannels * width, kDifferenceFromAbove);
    Compressor compressor;
    const QRgb* above = nothing.data();
    for (int y = 0; y < image.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(image.constScanLine(y));
        subtract_rows(row, above, width, differences.data() + 1);
        compressor.put(differences);
        above = row;
    }
    return compressor.finish();
}

}  // namespace

QByteArray encode_png(const QImage& image, const Metadata& texts) {
    const QImage opaque = image.convertToFormat(QImage::Format_RGB32);
    if (opaque.isNull()) throw std::bad_alloc();
    QByteArray file = QByteArrayLiteral("\x89PNG\r\n\x1a\n");
    append_chunk(file, "IHDR", header_of(opaque));
    append_chunk(file, "pHYs", resolution_of(opaque));
    for (const auto& [keyword, text] : texts) append_text(file, keyword, text);
    append_chunk(file, "IDAT", pixels_of(opaque));
    append_chunk(file, "IEND", {});
    return file;
}

}  // namespace headlight
