#include "figures/image_file.h"

#include "core/error.h"
#include "core/read_file.h"

#include <QBuffer>
#include <QByteArray>
#include <QFileInfo>
#include <QImageReader>
#include <QPainter>

#include <cstring>

namespace headlight {

namespace {

constexpr std::uint64_t kMostBytes = std::uint64_t{128} << 20;
constexpr qint64 kMostPixels = 100'000'000;
constexpr int kAllocationLimit = 512;  // MiB, of the decoders

[[noreturn]] void fail(ErrorKind kind, const QString& path, const std::string& sentence) {
    throw Error(kind, sentence, {path.toStdString(), {}});
}

}  // namespace

Image image_of(const QImage& picture) {
    QImage opaque(picture.size(), QImage::Format_RGB888);
    opaque.fill(Qt::white);
    QPainter painter(&opaque);
    painter.drawImage(0, 0, picture);
    painter.end();
    Image image{opaque.width(), opaque.height(), {}};
    const std::size_t row = static_cast<std::size_t>(image.width) * 3;
    image.pixels.resize(image.count() * 3);
    for (int y = 0; y < opaque.height(); ++y)
        std::memcpy(image.pixels.data() + static_cast<std::size_t>(y) * row, opaque.constScanLine(y), row);
    return image;
}

QImage picture_of(const Image& image) {
    return QImage(image.pixels.data(), image.width, image.height, qsizetype{image.width} * 3, QImage::Format_RGB888)
        .convertToFormat(QImage::Format_RGB32);
}

std::shared_ptr<const Image> read_image_file(const QString& path) {
    const std::string content = read_file(path.toStdString(), kMostBytes);
    if (content.starts_with("version https://git-lfs"))
        fail(ErrorKind::File, path, "The image was not downloaded: this is a Git LFS pointer to it. Fetch it first.");
    QByteArray bytes = QByteArray::fromRawData(content.data(), static_cast<qsizetype>(content.size()));
    QBuffer buffer(&bytes);
    QImageReader::setAllocationLimit(kAllocationLimit);
    QImageReader reader(&buffer);
    reader.setAutoTransform(true);
    if (!reader.canRead())
        fail(ErrorKind::Format, path,
             "This is no image that can be read; there are " + image_file_endings().join(", ").toStdString() + ".");
    const QSize size = reader.size();
    if (size.isValid() && qint64{size.width()} * size.height() > kMostPixels)
        fail(ErrorKind::Format, path,
             "The image has " + std::to_string(size.width()) + " x " + std::to_string(size.height()) +
                 " pixels; at most 100 million can be read. Make it smaller first.");
    const QImage picture = reader.read();
    if (picture.isNull())
        fail(ErrorKind::Format, path, "The image is damaged: " + reader.errorString().toStdString() + ".");
    return std::make_shared<const Image>(image_of(picture));
}

QStringList image_file_endings() {
    QStringList endings;
    for (const QByteArray& format : QImageReader::supportedImageFormats()) {
        const QString ending = QString::fromLatin1(format);
        // Drawings have no pixels of their own, and icons are many images.
        if (!ending.startsWith("svg") && ending != "ico" && ending != "cur" && ending != "icns") endings << ending;
    }
    return endings;
}

bool is_image_file(const QString& path) {
    return image_file_endings().contains(QFileInfo(path).suffix().toLower());
}

}  // namespace headlight
