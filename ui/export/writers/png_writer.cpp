#include "export/writers/png_writer.h"

#include "core/error.h"
#include "export/writers/paint.h"
#include "export/writers/png_encoder.h"

#include <QBuffer>
#include <QImageWriter>

#include <algorithm>
#include <cmath>

namespace headlight {
namespace {

constexpr int kLongestRow = 32767;  // Qt's raster engine
constexpr double kInchesPerMetre = 39.37007874;

QSize pixels_of(const QSizeF& size, double dpi) {
    if (!std::isfinite(dpi) || dpi <= 0) {
        throw Error(ErrorKind::Input, Sentence("Expected a resolution above 0 dots per inch."),
                    {.file = {}, .field = "dpi"});
    }
    const double width = std::max(1.0, std::round(size.width() * dpi / 72));
    const double height = std::max(1.0, std::round(size.height() * dpi / 72));
    if (!std::isfinite(width * height) || width > kLongestRow || height > kLongestRow ||
        width * height > static_cast<double>(kMostPixels)) {
        const auto whole = [](double pixels) { return QString::number(pixels, 'f', 0).toStdString(); };
        throw Error(
            ErrorKind::Input,
            Sentence("An image of %1 x %2 pixels is too large (at most %3 million pixels, %4 in a row); choose fewer "
                     "dots per inch or a smaller size, or export SVG or PDF.",
                     whole(width), whole(height), kMostPixels / 1000000, kLongestRow),
            {.file = {}, .field = "dpi"});
    }
    return {static_cast<int>(width), static_cast<int>(height)};
}

}  // namespace

QImage render_image(const DisplayList& list, double dpi) {
    const QSize pixels = pixels_of(list.size, dpi);
    QImage image(pixels, QImage::Format_RGB32);
    if (image.isNull()) {
        throw Error(
            ErrorKind::Memory,
            Sentence("There is not enough memory for the image; choose fewer dots per inch or a smaller size."));
    }
    image.fill(Qt::white);
    image.setDotsPerMeterX(static_cast<int>(std::lround(dpi * kInchesPerMetre)));
    image.setDotsPerMeterY(image.dotsPerMeterX());
    QPainter painter(&image);
    painter.scale(pixels.width() / list.size.width(), pixels.height() / list.size.height());
    paint(painter, list);
    return image;
}

QByteArray png_bytes(const DisplayList& list, double dpi, const Metadata& metadata) {
    return encode_png(render_image(list, dpi), metadata);
}

QByteArray png_bytes(const QImage& image, const Metadata& metadata) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    for (const auto& [keyword, text] : metadata) writer.setText(keyword, text);
    if (!writer.write(image)) {
        throw Error(ErrorKind::Memory,
                    Sentence("The image could not be written as PNG: %1", writer.errorString().toStdString()));
    }
    return bytes;
}

}  // namespace headlight
