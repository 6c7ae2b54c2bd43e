#include "figures/drawing/image_file.h"

#include "core/error.h"
#include "core/read_file.h"

#include <QByteArray>
#include <QDeadlineTimer>
#include <QFileInfo>
#include <QIODevice>
#include <QImageReader>
#include <QPainter>
#include <QtEndian>

#include <algorithm>
#include <array>
#include <cstring>
#include <new>
#include <string_view>

namespace headlight {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{128} << 20;
constexpr qint64 kMostReadPixels = 100'000'000;
constexpr int kAllocationLimit = 512;  // MiB, of the decoders

[[noreturn]] void fail(ErrorKind kind, const QString& path, const Sentence& sentence) {
    throw Error(kind, sentence, {path.toStdString(), {}});
}

/// Bytes that end when the time is over: decoders cannot be told to stop, but they ask for more bytes as they go.
class TimedBytes final : public QIODevice {
  public:
    TimedBytes(std::string_view bytes, std::chrono::milliseconds most_time) : bytes_(bytes), deadline_(most_time) {
        open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    }
    [[nodiscard]] qint64 size() const override { return static_cast<qint64>(bytes_.size()); }
    /// Returns whether a decoder went without bytes that there are.
    [[nodiscard]] bool late() const { return late_; }

  protected:
    qint64 readData(char* to, qint64 most) override {
        late_ = late_ || deadline_.hasExpired();
        if (late_) return -1;
        const qint64 count = std::clamp<qint64>(size() - pos(), 0, most);  // a decoder may have sought beyond the end
        std::memcpy(to, bytes_.data() + pos(), static_cast<std::size_t>(count));
        return count;
    }
    qint64 writeData(const char* /*from*/, qint64 /*most*/) override { return -1; }

  private:
    std::string_view bytes_;
    QDeadlineTimer deadline_;
    bool late_ = false;
};

/// Returns whether files of this format are one grid of pixels. Drawings (svg, pdf) have none of their own, icons are
/// many images, and what else a plugin may read is not known here.
bool is_raster(const QByteArray& format) {
    constexpr std::array<std::string_view, 16> kRaster{"bmp", "gif", "jp2", "jpeg", "jpg",  "pbm",  "pgm", "png",
                                                       "ppm", "tga", "tif", "tiff", "wbmp", "webp", "xbm", "xpm"};
    return std::ranges::find(kRaster, std::string_view(format.constData(), static_cast<std::size_t>(format.size()))) !=
           kRaster.end();
}

/// A height is negative in bitmaps that begin with the upper row.
void check_size(const QSize& size, const QString& path) {
    const qint64 width = qAbs(qint64{size.width()});
    const qint64 height = qAbs(qint64{size.height()});
    if (width * height <= kMostReadPixels) return;
    fail(ErrorKind::Format, path,
         Sentence("The image has %1 x %2 pixels; at most 100 million can be read. Make it smaller first.", width,
                  height));
}

void check_time(const TimedBytes& bytes, const QString& path) {
    if (bytes.late())
        fail(ErrorKind::Format, path,
             Sentence("The image takes too long to decode. Save it again, as PNG or smaller."));
}

/// libpng takes, and clears, as much memory for a chunk as the chunk says before it looks for its bytes; only pixels
/// (IDAT) come piece by piece.
void check_chunks_of_png(QByteArrayView content, const QString& path) {
    constexpr qsizetype kSignature = 8;
    constexpr qsizetype kHeader = 8;    // length and type
    constexpr qsizetype kChecksum = 4;  // behind the content
    if (!content.startsWith("\x89PNG\r\n\x1a\n")) return;
    content = content.sliced(kSignature);
    while (content.size() >= kHeader) {
        const auto length = static_cast<qsizetype>(qFromBigEndian<quint32>(content.data()));
        const bool whole = length + kChecksum <= content.size() - kHeader;
        if (!whole && content.sliced(4, 4) != "IDAT")
            fail(ErrorKind::Format, path,
                 Sentence("The image is damaged: a chunk claims to have %1 bytes, but only %2 are left. Copy or "
                          "download it again.",
                          length, content.size() - kHeader));
        if (!whole || content.sliced(4, 4) == "IEND") return;  // decoders read no further
        content = content.sliced(kHeader + length + kChecksum);
    }
}

/// Qt's decoder makes an image of whatever memory holds where a bitmap's pixels would begin beyond its end.
void check_begin_of_bitmap(QByteArrayView content, const QString& path) {
    constexpr qsizetype kOffset = 10;  // of the place of the first pixel, in the header
    if (!content.startsWith("BM") || content.size() < kOffset + 4) return;
    const auto begin = static_cast<qsizetype>(qFromLittleEndian<quint32>(content.data() + kOffset));
    if (begin >= content.size())
        fail(ErrorKind::Format, path,
             Sentence(
                 "The image is damaged: its pixels begin at byte %1, but it has %2 bytes. Copy or download it again.",
                 begin, content.size()));
}

}  // namespace

Image image_of(const QImage& picture) {
    // Converted in strips, so that a large picture is not in memory three times, and strips are as small as those that
    // Qt converts and paints on this thread: for larger ones it waits for its pool of threads, whatever that is busy
    // with.
    constexpr int kPixels = 1 << 16;
    constexpr int kRows = 64;
    const int strip_rows = std::clamp(kPixels / std::max(1, picture.width()), 1, kRows);
    Image image{picture.width(), picture.height(), {}};
    image.pixels.assign(image.count() * 3, 255);  // white behind what is transparent
    const qsizetype row = qsizetype{image.width} * 3;
    for (int y = 0; y < image.height; y += strip_rows) {
        const int rows = std::min(strip_rows, image.height - y);
        QImage opaque(image.pixels.data() + y * row, image.width, rows, row, QImage::Format_RGB888);
        QPainter painter(&opaque);
        // A painter trusts the pixels of a picture with a palette to be in it; a conversion looks.
        const QImage strip = picture.copy(0, y, image.width, rows).convertToFormat(QImage::Format_ARGB32);
        if (strip.isNull()) throw std::bad_alloc();
        painter.drawImage(0, 0, strip);
    }
    return image;
}

QImage picture_of(const Image& image) {
    return QImage(image.pixels.data(), image.width, image.height, qsizetype{image.width} * 3, QImage::Format_RGB888)
        .convertToFormat(QImage::Format_RGB32);
}

QImage sampled_picture_of(const Image& image, const QSize& box) {
    const int step =
        std::max(1, std::min(image.width / std::max(1, box.width()), image.height / std::max(1, box.height())));
    QImage picture((image.width + step - 1) / step, (image.height + step - 1) / step, QImage::Format_RGB32);
    for (int y = 0; y < picture.height(); ++y) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(y));
        const std::uint8_t* from = image.pixels.data() + static_cast<std::size_t>(y) * step * image.width * 3;
        for (int x = 0; x < picture.width(); ++x, from += std::size_t{3} * step)
            line[x] = qRgb(from[0], from[1], from[2]);
    }
    return picture;
}

std::shared_ptr<const Image> read_image_file(const QString& path, std::chrono::milliseconds most_time) {
    const std::string content = read_file(path.toStdString(), kMostBytes);
    if (content.starts_with("version https://git-lfs"))
        fail(ErrorKind::File, path,
             Sentence("The image was not downloaded: this is a Git LFS pointer to it. Fetch it first."));
    return read_image(content, path, most_time);
}

std::shared_ptr<const Image> read_image(QByteArrayView content, const QString& path,
                                        std::chrono::milliseconds most_time) {
    check_chunks_of_png(content, path);
    check_begin_of_bitmap(content, path);
    TimedBytes bytes({content.data(), static_cast<std::size_t>(content.size())}, most_time);
    QImageReader::setAllocationLimit(kAllocationLimit);
    QImageReader reader(&bytes);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    // Asked of the content before any of it is decoded: a drawing may lead to other files, whatever its name ends with.
    const bool readable = reader.canRead() && is_raster(reader.format());
    check_time(bytes, path);
    if (!readable)
        fail(ErrorKind::Format, path,
             Sentence("This is not an image of a supported format; supported formats: %1.",
                      image_file_endings().join(", ").toStdString()));
    check_size(reader.size(), path);  // before memory is taken, where the format says it
    const QImage picture = reader.read();
    check_time(bytes, path);
    if (picture.isNull())
        fail(ErrorKind::Format, path,
             Sentence("The image is damaged: %1. Copy or download it again.", reader.errorString().toStdString()));
    check_size(picture.size(), path);
    return std::make_shared<const Image>(image_of(picture));
}

QStringList image_file_endings() {
    QStringList endings;
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        if (is_raster(format)) endings << QString::fromLatin1(format);
    return endings;
}

bool is_image_file(const QString& path) {
    return image_file_endings().contains(QFileInfo(path).suffix().toLower());
}

}  // namespace headlight
