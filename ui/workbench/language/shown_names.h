#pragma once

#include "export/writers/page_presets.h"
#include "figures/drawing/names.h"
#include "figures/illustrations/illustration.h"
#include "view/views.h"

#include <QString>

#include <string>

// Names of tables in the language of the window, with those that figures draw (figures/drawing/names.h).
namespace headlight {

QString display_name(const PagePreset& preset);
QString display_name(const IllustrationKind& kind);

/// "CPU (AVX2), 2 threads": a backend as provenance names it.
QString text_of_backend(const std::string& name);

/// What a built-in model does, what it shows, why it fails on a sample, or a topic: a text of its samples.json.
QString text_of_model(const std::string& text);

}  // namespace headlight
