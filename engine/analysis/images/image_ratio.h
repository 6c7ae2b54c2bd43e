#pragma once

#include "analysis/analysis.h"
#include "analysis/heads/head_id.h"
#include "analysis/matrix_view.h"

#include <stop_token>

namespace headlight {

/// What the weights that a text gives the patches of an image are divided by.
enum class ImageWeights {
    Plain,    ///< nothing
    Neutral,  ///< weights of a run with a neutral prompt (relative attention, Zhang et al. 2025, arXiv 2502.17422)
    Sinks     ///< mean over the text, so that image sinks (Kang et al. 2025, arXiv 2503.03321) do not stand out
};

/// Returns whether the heads have such ratios: they attend from a text to the patches of an image.
bool has_image_ratio(const Analysis& analysis, const HeadId& choice);

/// The matrix, which `make_matrix` made of the choice, with ratios in the columns of patches: the share that the patch
/// has of a query's attention to the image, divided by the mean of its shares over all text tokens that may attend to
/// it. A patch that all of them attend to alike has 1. NaN: the column is no patch, or the divisor is 0. `options`:
/// those of the matrix. Throws Error(Input) without has_image_ratio, Error(Cancelled) when the token is set.
AttentionMatrix without_image_sinks(const Analysis& analysis, const HeadId& choice, AttentionMatrix matrix,
                                    const MatrixOptions& options, const std::stop_token& stop = {});

/// The matrix likewise with each weight on a patch divided by the weight in `neutral`, a run of the same model on the
/// same image with another prompt. Queries that both texts end with (an answer that was written after both prompts) are
/// divided by their own weights there, all others by those of the last token of the neutral prompt. Throws as above,
/// and where the two runs have different patches.
AttentionMatrix relative_to_prompt(const Analysis& analysis, const Analysis& neutral, const HeadId& choice,
                                   AttentionMatrix matrix, const MatrixOptions& options,
                                   const std::stop_token& stop = {});

}  // namespace headlight
