#pragma once

#include <cstddef>

namespace headlight {

/// A command of the window; its row in the table of actions says the rest.
enum class ActionId {
    // File
    OpenModel,
    OpenImage,
    PasteImage,
    OpenAudio,
    OpenSession,
    OpenCorpus,
    SaveSession,
    SaveSessionAs,
    ExportFigure,
    AddToFigure,
    CopyFigure,
    Quit,
    // Edit
    Undo,
    Redo,
    EditText,
    SecondText,
    FindToken,
    CopyRow,
    CopyMatrix,
    MaskToken,
    UnmaskAll,
    Highlight,
    HighlightNote,
    HighlightNone,
    // View: what is drawn
    HeatMap,
    Links,
    Both,
    OverImage,
    Smooth,
    MeasureByLayer,
    MeasureOfCorpus,
    Tokens,
    Words,
    HideSpecial,
    HideSink,
    ValueWeighted,
    Renormalise,
    Linear,
    Logarithmic,
    Rank,
    NextMap,
    LinkColumns,
    LinkArcs,
    Overlay,
    // View: the window
    FigureLarger,
    FigureSmaller,
    FigureWhole,
    PartInView,
    WholeText,
    ThemeSystem,
    ThemeLight,
    ThemeDark,
    ThemeHighContrast,
    ZoomIn,
    ZoomOut,
    ZoomReset,
    Explain,
    TokenSteps,
    Interventions,
    Highlights,
    Compare,
    CompareText,
    CompareMore,
    CompareFewer,
    CompareNext,
    Notes,
    FullScreen,
    OnlyPicture,
    // Continuing the text
    ContinueText,
    Greedy,
    Sample,
    Beams,
    GenerateStep,
    GenerateRun,
    GenerateBack,
    GenerateStop,
    // Head
    NextHead,
    PreviousHead,
    NextLayer,
    PreviousLayer,
    Pin,
    UnpinAll,
    OneHead,
    MeanOfLayer,
    MaxOfLayer,
    MeanOverLayers,
    MaxOverLayers,
    MeanOfAll,
    MaxOfAll,
    RolloutToLayer,
    RolloutOfAll,
    FlowToLayer,
    // Model and help
    Stop,
    Guide,
    Lessons,
    OpenLesson,
    LessonBack,
    LessonNext,
    LessonAgain,
    Shortcuts,
    About,
    kCount  ///< last
};

inline constexpr std::size_t kActionCount = static_cast<std::size_t>(ActionId::kCount);

/// A menu of the window. Some are filled by their owners: models, recent sessions, samples, devices, colour maps.
enum class MenuId {
    File,
    Models,
    RecentSessions,
    Edit,
    View,
    Maps,
    Theme,
    ComparedRuns,
    Continuing,
    Head,
    Aggregates,
    Model,
    Samples,
    Device,
    Help,
    kCount  ///< last
};

inline constexpr std::size_t kMenuCount = static_cast<std::size_t>(MenuId::kCount);

}  // namespace headlight
