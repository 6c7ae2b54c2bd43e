#pragma once

#include "analysis/approximations/approximation.h"
#include "analysis/heads/checkpoint_measures.h"
#include "analysis/heads/head_labels.h"
#include "analysis/heads/head_names.h"
#include "analysis/heads/head_tests.h"
#include "analysis/heads/metrics.h"
#include "export/writers/page_presets.h"
#include "figures/illustrations/illustration.h"
#include "view/views.h"

#include <QString>

#include <string>

// Names of tables that the engine and figures share, in the language of the window. Files and figures have the English
// names.
namespace headlight {

QString display_name(const Metric& metric);
QString display_name(const HeadLabelRule& rule);
QString display_name(const HeadTestScores& test);
QString display_name(const CheckpointTest& test);
QString display_name(const PagePreset& preset);
QString display_name(View view);
QString display_name(const IllustrationKind& kind);
QString display_name(ApproximationMethod method);
/// "Layer 2, head 2": see `long_name`.
QString display_name(const HeadId& head);

/// What a built-in model does, what it shows, why it fails on a sample, or a topic: a text of its samples.json.
QString text_of_model(const std::string& text);

}  // namespace headlight
