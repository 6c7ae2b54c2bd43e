#pragma once

#include "core/error.h"
#include "models/model.h"

namespace headlight {

/// A model that reads a whole image at once and continues nothing.
class ImageReader : public Model {
  public:
    std::unique_ptr<KeyValueCache> make_cache(std::int64_t) final { return nullptr; }
    Capture extend(KeyValueCache&, std::span<const std::int32_t>, const CaptureRequest&, const std::stop_token&) final {
        throw Error(ErrorKind::Input, Sentence("This model does not generate text: it reads a whole image at once."));
    }
};

}  // namespace headlight
