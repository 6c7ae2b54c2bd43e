#pragma once

#include "audio/audio.h"
#include "capture/intervention.h"
#include "images/image.h"
#include "session/inputs/page_words.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// Characters (UTF-16 units) of a text that the window keeps; longer ones are cut, and a notice says so. 32,768 tokens
/// of prose are some 180,000.
inline constexpr int kMaxTextLength = 262'144;
/// As much of a text as the window keeps.
QString capped(const QString& text);

/// The texts that models read, and which version of them this is: tokens are counted in one version. Undone edits bring
/// the version back with the texts.
struct InputTexts {
    QString text;
    std::optional<QString> pair;
    int revision = 0;
};

/// An image of a window.
struct OpenedImage {
    std::shared_ptr<const Image> pixels;  ///< not null
    QString name;                         ///< what a person calls it
    QString path{};                       ///< empty where it came from no file
    bool operator==(const OpenedImage&) const = default;
};

/// The images in the order of the text, and the version of the text that they belong to (see InputTexts): tokens are
/// counted with those of the images.
struct InputImages {
    std::vector<OpenedImage> list;
    int revision = 0;
};

/// Inputs of models in a window; each model reads those that it can.
struct RunInput {
    QString text;
    std::optional<QString> pair;
    /// Tokens after the text (an encoder-decoder's target), until the text changes.
    std::vector<std::int32_t> continuation;
    std::vector<OpenedImage> images;        ///< in the order of the text
    std::shared_ptr<const PageWords> page;  ///< whose text is or was the text; null: none
    QString page_text;                      ///< as much of its text as the window keeps
    QString page_path;
    std::shared_ptr<const Audio> audio;  ///< null: none
    QString audio_name;                  ///< file and length, as a person reads them
    QString audio_path;                  ///< empty where it came from no file
    int text_revision = 0;               ///< version of text or recording; see InputTexts
};

/// Demands of a view on the run besides its input.
struct RunDemands {
    std::vector<std::int32_t> masked_tokens;  ///< ascending
    std::vector<Intervention> interventions;  ///< those that are on
    bool rewrites_target = false;             ///< see RunChanges
    bool value_norms = false;
    std::optional<std::string> neutral_prompt;  ///< of a run beside this one; nothing: none
};

}  // namespace headlight
