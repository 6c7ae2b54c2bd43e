#pragma once

#include "analysis/approximations/approximation.h"
#include "analysis/heads/checkpoint_measures.h"
#include "analysis/heads/head_id.h"
#include "analysis/heads/head_labels.h"
#include "analysis/heads/head_tests.h"
#include "analysis/heads/metrics.h"

#include <QString>

#include <string>

// Names of the engine's tables in the language in use. Files of numbers have the English names.
namespace headlight {

QString display_name(const Metric& metric);
QString display_name(const HeadLabelRule& rule);
QString display_name(const HeadTestScores& test);
QString display_name(const CheckpointTest& test);
QString display_name(const CheckpointMeasure& measure);
QString display_name(ApproximationMethod method);
/// "BERT encoder": the name of an architecture, of which what it is is translated.
QString architecture_name(const std::string& name);
/// "Layer 2, head 2": see `long_name`.
QString display_name(const HeadId& head);

}  // namespace headlight
