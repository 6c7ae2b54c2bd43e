#pragma once

#include "core/text/sentence.h"
#include "figures/illustrations/illustration.h"

namespace headlight {

/// Size of text beside what is drawn, as a share of the type.
inline constexpr double kSmallText = 0.85;

/// Data of an illustration. Makers throw Error(Input) if the open model has nothing of the kind.
struct IllustrationTask {
    const IllustrationRequest& request;
    const IllustrationKind& kind;
    const IllustrationSource& source;
    const FigureStyle& style;

    /// A number as asked for, or the usual one.
    [[nodiscard]] double number(const QString& name) const;
    [[nodiscard]] int whole(const QString& name) const { return static_cast<int>(number(name)); }
    /// The choices asked for, or all.
    [[nodiscard]] const QStringList& choices() const;
    [[noreturn]] void fail(const Sentence& sentence) const;
};

using IllustrationMaker = std::shared_ptr<const Figure> (*)(const IllustrationTask&);

// Positions (position_illustrations.cpp, turn_illustrations.cpp)
std::shared_ptr<const Figure> make_sinusoids(const IllustrationTask& task);
std::shared_ptr<const Figure> make_position_table(const IllustrationTask& task);
std::shared_ptr<const Figure> make_position_similarity(const IllustrationTask& task);
std::shared_ptr<const Figure> make_rotation(const IllustrationTask& task);
std::shared_ptr<const Figure> make_distance_bias(const IllustrationTask& task);
// Who sees whom (interaction_illustrations.cpp)
std::shared_ptr<const Figure> make_interactions(const IllustrationTask& task);
std::shared_ptr<const Figure> make_shifted_windows(const IllustrationTask& task);
// Large matrices (matrix_illustrations.cpp)
std::shared_ptr<const Figure> make_block_structure(const IllustrationTask& task);
// How layers are put together (layer_illustrations.cpp)
std::shared_ptr<const Figure> make_layer(const IllustrationTask& task);
std::shared_ptr<const Figure> make_recurrence(const IllustrationTask& task);
// How text is generated (generation_illustrations.cpp)
std::shared_ptr<const Figure> make_cache(const IllustrationTask& task);

}  // namespace headlight
