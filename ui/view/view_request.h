#pragma once

#include "analysis/approximations/approximation.h"
#include "analysis/images/image_ratio.h"
#include "analysis/matrices/attention_matrices.h"
#include "analysis/vocabulary/learned_vocabulary.h"
#include "capture/intervention.h"
#include "figures/annotated_figure.h"
#include "figures/weights/cropped_matrix.h"
#include "session/backend_choice.h"
#include "view/enum_names.h"

#include <QString>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace headlight {

/// An intervention in a list; one that is off stays there.
struct ListedIntervention {
    Intervention change;
    bool on = true;
    bool operator==(const ListedIntervention&) const = default;
};

/// Changes that a run makes.
struct RunChanges {
    std::vector<ListedIntervention> interventions;
    bool rewrites_target = false;  ///< an encoder-decoder generates its own target with the interventions

    /// Those that are on.
    [[nodiscard]] std::vector<Intervention> active_interventions() const;
    bool operator==(const RunChanges&) const = default;
};

/// Which model reads what, and how it runs.
struct InputRequest : RunChanges {
    std::string model;                    ///< a built-in model's name, a folder or a file
    std::string checkpoint;               ///< name or step of one of the model's checkpoints; empty: as `model` says
    std::filesystem::path image_encoder;  ///< `mmproj` file of a model in a GGUF file; empty: the one beside it, if any
    BackendChoice backend;
    std::string text;
    std::filesystem::path text_file;            ///< that holds the text in its place; empty: none
    std::string record;                         ///< of a text file in FASTA: name, or number from 1; empty: the first
    std::optional<std::string> pair;            ///< second text; an encoder-decoder's target
    std::vector<std::filesystem::path> images;  ///< in the order of the text; none is empty
    std::filesystem::path audio;                ///< empty: none
    std::filesystem::path page;                 ///< file of its words with their places; empty: none
    bool truncate = false;                      ///< cut a text that is longer than the model reads
    std::vector<std::int32_t> masked;           ///< tokens replaced by the mask token
    /// Returns whether there is nothing that a model could read.
    [[nodiscard]] bool reads_nothing() const;
    bool operator==(const InputRequest&) const = default;
};

/// A file that an input reads beside the model: its field in options and descriptions, and where its path is kept.
struct InputFile {
    std::string_view field;
    std::filesystem::path InputRequest::*path;
};

/// All of them but the images: whoever looks for inputs, places them or tells runs apart goes through these and
/// InputRequest::images.
inline constexpr InputFile kInputFiles[] = {
    {"audio", &InputRequest::audio},
    {"boxes", &InputRequest::page},
    {"text_file", &InputRequest::text_file},
};

/// Path of the model of an input, or of its checkpoint, with the image encoder that the input names. Throws Error as
/// find_model and checkpoint_named do.
std::filesystem::path path_of_model(const InputRequest& input);

/// One of the other runs of a comparison; what is absent is as in run A, but for the interventions.
struct SideRequest {
    std::optional<std::string> model;
    std::optional<std::string> checkpoint;
    std::optional<std::string> text;
    std::optional<std::int32_t> layer;
    std::optional<std::int32_t> head;
    bool operator==(const SideRequest&) const = default;
};

/// Runs B, C and D of a comparison.
struct SidesRequest {
    static constexpr std::size_t kMost = 3;

    SideRequest all;                            ///< of every other run, where its own says nothing
    std::vector<SideRequest> each;              ///< empty: one other run
    std::vector<Intervention> interventions;    ///< of all of them; those of A are not theirs
    OtherRunName difference = OtherRunName::B;  ///< whose difference from A is shown

    [[nodiscard]] bool empty() const { return *this == SidesRequest{}; }
    [[nodiscard]] std::size_t count() const { return std::max<std::size_t>(each.size(), 1); }
    /// The index of the shown difference among all runs, A being 0.
    [[nodiscard]] std::size_t shown() const { return static_cast<std::size_t>(difference) + 1; }
    /// Fields of another run.
    [[nodiscard]] SideRequest side(std::size_t other) const;
    bool operator==(const SidesRequest&) const = default;
};

/// Which links are drawn.
struct LinkSettings {
    bool arcs = false;        ///< one line of text with arcs instead of two columns
    double threshold = 0.05;  ///< smaller weights are left out
    int strongest = 3;        ///< maximum links of each query; 0: all
    bool overlay = false;     ///< pinned heads in the same figure, each in its own color
    bool operator==(const LinkSettings&) const = default;
};

/// Which losses of a text are asked for.
struct LossSettings {
    std::optional<MaskingRule> masking;  ///< of a masked language model; nothing: masked tokens, else each in turn
    std::int32_t seed = 1;               ///< of MaskingRule::Pretraining
    std::string label;                   ///< right class, or answer as it stands in the passage; empty: nobody said
    bool operator==(const LossSettings&) const = default;
};

/// How a vocabulary is learned from the text.
struct VocabularySettings {
    VocabularyRule rule = VocabularyRule::Bpe;
    std::int32_t size = 100;  ///< pieces to end with
    bool operator==(const VocabularySettings&) const = default;
};

/// A row (its query), a column (its key) or a weight (both) that is outlined, with a note.
struct Highlight {
    std::optional<std::int32_t> query;
    std::optional<std::int32_t> key;
    QString note;  ///< beside it, with an arrow; empty: none
    bool operator==(const Highlight&) const = default;
};

inline constexpr int kMostHighlights = 1000;

/// The part of the text that is shown, and what is outlined in it.
struct PointedOut {
    Places places = Places::Figure;  ///< what the numbers count
    std::vector<Highlight> highlights;
    std::optional<EntryRange> queries;  ///< rows that are shown; nothing: all
    std::optional<EntryRange> keys;     ///< columns
    bool operator==(const PointedOut&) const = default;
};

/// Which figure of a run, of which heads, and how the weights become colors.
struct PictureRequest : DrawingOptions {
    std::optional<View> figure;  ///< nothing: a heat map, or of an image the overlay
    HeadId choice{.layer = {}, .head = {}};
    std::vector<std::int32_t> more_heads;  ///< of the same layer, as links in one figure
    std::vector<HeadId> pinned;            ///< in figures beside the head's
    MatrixOptions matrix;
    std::string color_map;  ///< id; empty: the theme's first
    LinkSettings links;
    bool smooth = false;  ///< over an image: the colors of patches flow into each other
    double mass = 0.6;    ///< share of a query's attention to patches that the patches of a mask hold
    ImageWeights image_weights = ImageWeights::Plain;    ///< over an image: what weights on patches are divided by
    std::string neutral_prompt = "Describe the image.";  ///< of ImageWeights::Neutral
    std::string metric;                                  ///< id of the metric of grids and charts; empty: thumbnails
    bool metric_by_layer = false;                        ///< in the window: as a chart, not as a grid
    bool metric_of_corpus = false;  ///< in the window: means over the corpus, where one is open, not the text's
    std::filesystem::path metrics;  ///< corpus metrics whose means are shown; empty: the text's own
    std::string query;              ///< index of a token or name of a patch: what attends; empty: the view's default
    std::string key;                ///< what is attended to
    bool all_keys = false;          ///< a weight's query with every key, dimension by dimension
    std::int32_t candidates = 6;    ///< of a layer, in the lens
    bool embeddings = false;        ///< similarity before the first layer
    bool measure = false;           ///< time runs, for the layer
    HeadTest test = HeadTest::Induction;
    std::string measured = "test-induction";  ///< over checkpoints: one of checkpoint_measure_ids
    LossSettings losses;
    std::optional<std::int32_t> step;  ///< of matrices (a MatrixStep), vocabulary and trace; nothing: the last
    TypedAttention typed;              ///< in place of a head's matrices, unless its inputs are empty
    std::vector<double> scores;        ///< in place of a row's, for the softmax; empty: the row's
    double temperature = 1;            ///< of the softmax
    double divisor = 0;                ///< of the products of queries and keys; 0: the model's, of typed ones the usual
    std::string words;                 ///< whose neighbors are sought: a word, or a sum; empty: of the query
    VocabularySettings vocabulary;
    ApproximationSettings approximation;
    std::filesystem::path structure;  ///< PDB or mmCIF file of the contacts; empty: none
    std::string document;             ///< that a query is compared with token by token; empty: the second text
    std::string chain;                ///< of the structure; empty: the first that fits
    PointedOut pointed_out;
    bool operator==(const PictureRequest&) const = default;
};

/// The page that a figure stands on.
struct PageRequest {
    PageTheme theme = PageTheme::Print;
    QString title;
    QString caption;
    bool provenance = false;      ///< written under the figure; it is in the metadata in any case
    std::string font;             ///< family or generic name; empty: Qt's default
    std::string language = "en";  ///< of the words that the figure draws: id of one of languages()
    double type_size = 0;         ///< points of labels; 0: what the size asks for
    std::string size = "page";    ///< a preset, WIDTHxHEIGHT in millimeters, or in pixels with "px" at the end
    double dpi = 300;             ///< of PNG
    std::int32_t columns = 0;     ///< panels side by side; 0: as many as there are widths, or all
    std::vector<double> widths;   ///< of the columns, relative to each other; empty: what the panels need
    bool operator==(const PageRequest&) const = default;
};

/// Everything that decides a figure. The table of fields (fields.h) says what each member is called in files and on
/// the command line; `compose` makes the figure.
struct ViewRequest {
    InputRequest input;
    SidesRequest sides;
    PictureRequest picture;
    PageRequest page;
    std::vector<ViewRequest> panels;  ///< empty: the figure itself; panels have no page of their own but their title

    [[nodiscard]] View view() const;
    bool operator==(const ViewRequest&) const = default;
};

inline constexpr int kMostPanels = 64;

}  // namespace headlight
