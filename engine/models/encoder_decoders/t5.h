#pragma once

#include "models/blocks/encoder_decoder.h"
#include "models/model.h"

#include <memory>
#include <stop_token>
#include <string_view>

namespace headlight::t5 {

/// T5 (arXiv 1910.10683) with its head, as the text of a model that reads images too: `folder` is that part of it.
/// `name`: of the whole, for people. Throws as load_model does.
std::unique_ptr<Model> make_with(std::string_view name, const FinishEncoderDecoder& finish, const ModelFolder& folder,
                                 std::shared_ptr<Backend> backend, const std::stop_token& stop,
                                 const Progress& progress);

}  // namespace headlight::t5
