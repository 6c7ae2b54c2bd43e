#include "export/writers/pixels_file.h"

#include "export/writers/png_writer.h"

#include <QString>

namespace headlight {

QByteArray pixels_png(const QImage& image, const Provenance& provenance) {
    constexpr int kSide = 16;
    return png_bytes(
        image.scaled(image.size() * kSide),
        {{"Software", "Headlight"}, {kProvenanceKeyword, QString::fromStdString(provenance_json({provenance}))}});
}

}  // namespace headlight
