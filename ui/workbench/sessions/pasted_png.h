#pragma once

#include "images/image.h"

#include <QByteArray>

#include <future>
#include <memory>

namespace headlight {

class WorkBeside;

/// Bytes of a PNG file with the image: little compressed, so that it is made soon.
QByteArray png_of(const Image& image);

/// The pasted image as a PNG file, encoded on another thread as soon as it is there: saving then only writes it.
class PastedPng {
  public:
    /// `beside` outlives it.
    explicit PastedPng(WorkBeside& beside) : beside_(beside) {}
    /// Begins to encode the image; what was encoded before is forgotten.
    void begin(std::shared_ptr<const Image> image);
    /// The bytes, for work that was started on `beside` after this call; begins to encode an image that was not begun.
    [[nodiscard]] std::shared_future<QByteArray> bytes_of(const std::shared_ptr<const Image>& image);
    void forget() { image_.reset(); }

  private:
    WorkBeside& beside_;
    std::shared_ptr<const Image> image_;
    std::shared_future<QByteArray> png_;
};

}  // namespace headlight
