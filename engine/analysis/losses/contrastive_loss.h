#pragma once

#include "core/tensor.h"

#include <cstdint>
#include <string>
#include <vector>

namespace headlight {

/// Training objective of a model that compares images with captions.
enum class ContrastiveRule {
    Softmax,  ///< over the captions of an image and over the images of a caption (CLIP, arXiv 2103.00020)
    Sigmoid   ///< of each pair alone (SigLIP, arXiv 2303.15343)
};

/// Images beside captions, each image with its own caption at the same place.
struct ImageCaptions {
    std::vector<std::string> images;    ///< names, one a row
    std::vector<std::string> captions;  ///< one a column
    Tensor cosines;                     ///< [images, captions] of their embeddings
    Tensor logits;                      ///< [images, captions]: cosines times a factor, with Sigmoid plus a bias
    ContrastiveRule rule = ContrastiveRule::Softmax;
};

/// Probabilities of pairs, and the loss of the matching ones, in nats.
struct ContrastiveLoss {
    Tensor by_image;          ///< [images, captions]; softmax of each row, or the sigmoid of each logit
    Tensor by_caption;        ///< [images, captions]; softmax of each column; empty with Sigmoid
    double image_loss = 0;    ///< mean -ln of the diagonal of `by_image`; with Sigmoid 0
    double caption_loss = 0;  ///< mean -ln of the diagonal of `by_caption`; with Sigmoid 0
    /// With Softmax the mean of both; with Sigmoid the sum of -ln(probability of what each pair is, match or none),
    /// divided by the number of images.
    double loss = 0;
    double chance = 0;  ///< loss where all logits are 0
};

ContrastiveLoss contrastive_loss(const ImageCaptions& pairs);

}  // namespace headlight
