#pragma once

#include "capture/attention_field.h"
#include "capture/model_description.h"
#include "figures/figure.h"

#include <QString>
#include <QStringList>

#include <map>
#include <memory>
#include <vector>

namespace headlight {

/// An illustration by name, with numbers and choices that differ from the usual ones.
struct IllustrationRequest {
    QString name;
    std::map<QString, double> numbers;
    QStringList choices;
    bool operator==(const IllustrationRequest&) const = default;
};

/// Data of illustrations of the open model; unknown parts are empty.
struct IllustrationSource {
    const ModelDescription* model = nullptr;
    std::shared_ptr<const AttentionField> field;     ///< of the first layer
    std::shared_ptr<const Tensor> positions;         ///< [positions, size] that the model adds to its words
    std::shared_ptr<const Tensor> position_cosines;  ///< [positions, positions] of any two of these
};

/// A number that an illustration takes.
struct IllustrationNumber {
    QString name;
    double usual = 0;
    double least = 0;
    double most = 0;
};

/// Kind of illustration for lessons.
struct IllustrationKind {
    QString name;   ///< "sinusoids"
    QString title;  ///< "Sinusoidal positions"
    std::vector<IllustrationNumber> numbers;
    QStringList choices;           ///< that it may be told to draw; the usual ones are all of them
    bool needs_positions = false;  ///< reads IllustrationSource::positions
    bool needs_field = false;      ///< reads IllustrationSource::field
};
const std::vector<IllustrationKind>& illustrations();

/// The kind that a request names. Throws Error(Input), naming as its field what is unknown or out of bounds, with what
/// there is.
const IllustrationKind& check_illustration(const IllustrationRequest& request);

/// Throws what check_illustration throws, and Error(Input) where the open model has nothing of the kind to show.
std::shared_ptr<const Figure> make_illustration(const IllustrationRequest& request, const IllustrationSource& source,
                                                const FigureStyle& style);

}  // namespace headlight
