#pragma once

#include "images/image.h"

#include <QByteArrayView>
#include <QImage>
#include <QString>

#include <chrono>
#include <memory>

namespace headlight {

/// The pixels of a QImage, on white where it is transparent.
Image image_of(const QImage& picture);
/// An image as Qt paints it.
QImage picture_of(const Image& image);
/// The same at some even distances, at least as large as the box where the image is: for images that are shown small,
/// whose every pixel need not be looked at.
QImage sampled_picture_of(const Image& image, const QSize& box);

/// Far more than a slow machine needs for a photograph of 100 million pixels.
inline constexpr std::chrono::milliseconds kMostDecodingTime{30'000};

/// Reads an image file of any format that Qt knows (PNG, JPEG, GIF, WebP, ... where its plug-ins are installed), turned
/// as its camera says. Throws Error(File) or Error(Format) naming the file when it is absent, unreadable, no regular
/// file, damaged, a Git LFS pointer, larger than 128 MiB or 100 million pixels, or takes longer than `most_time` to
/// decode: a small file can hold thousands of passes over the same pixels.
std::shared_ptr<const Image> read_image_file(const QString& path,
                                             std::chrono::milliseconds most_time = kMostDecodingTime);
/// Reads the bytes of an image file as `read_image_file` does. `name`: for messages.
std::shared_ptr<const Image> read_image(QByteArrayView bytes, const QString& name,
                                        std::chrono::milliseconds most_time = kMostDecodingTime);

/// Endings of the image files that can be read: "png", "jpg", ...
QStringList image_file_endings();
/// Returns whether the path ends like an image file.
bool is_image_file(const QString& path);

}  // namespace headlight
