#pragma once

#include "images/image.h"

#include <QImage>
#include <QString>

#include <memory>

namespace headlight {

/// The pixels of a QImage, on white where it is transparent.
Image image_of(const QImage& picture);
/// An image as Qt paints it.
QImage picture_of(const Image& image);

/// Reads an image file of any format that Qt knows (PNG, JPEG, GIF, WebP, ... where its plug-ins are installed), turned
/// as its camera says. Throws Error(File) or Error(Format) naming the file when it is absent, unreadable, no regular
/// file, damaged, a Git LFS pointer, or larger than 128 MiB or 100 million pixels.
std::shared_ptr<const Image> read_image_file(const QString& path);

/// Endings of the image files that can be read: "png", "jpg", ...
QStringList image_file_endings();
/// Whether the path ends like an image file.
bool is_image_file(const QString& path);

}  // namespace headlight
