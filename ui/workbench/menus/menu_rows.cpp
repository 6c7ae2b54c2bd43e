#include "workbench/menus/menu_rows.h"

#include "workbench/menus/actions.h"

#include <utility>

namespace headlight {

namespace {

MenuRow in_bar(MenuId id, const QString& title, std::vector<MenuEntry> entries) {
    return {id, title, std::move(entries), true};
}

MenuRow inside(MenuId id, const QString& title, std::vector<MenuEntry> entries = {}) {
    return {id, title, std::move(entries), false};
}

}  // namespace

std::vector<MenuRow> menu_rows() {
    using enum ActionId;
    const MenuLine line;
    return {
        in_bar(MenuId::File, Actions::tr("&File"),
               {OpenModel, OpenFolder, OpenSession, MenuId::RecentSessions, OpenImage, AddImages, PasteImage, OpenAudio,
                OpenCorpus, line, SaveSession, SaveSessionAs, line, ExportFigure, AddToFigure, CopyFigure, line, Quit}),
        in_bar(
            MenuId::Edit, Actions::tr("&Edit"),
            {Undo, Redo, line, EditText, SecondText, FindToken, line, MaskToken, UnmaskAll, ClearSelection,
             MenuId::Highlights, MenuId::Image, line, CopyToken, CopyWeight, CopyRow, CopyNumbers, line, ContextMenu}),
        in_bar(MenuId::View, Actions::tr("&View"),
               {MenuId::Figure, MenuId::Matrix, MenuId::Colors, MenuId::Zoom, line, Explore, MenuId::Compare, Explain,
                Interventions, MenuId::Generate, TokenSteps, Notes, line, MenuId::Appearance, FullScreen, OnlyPicture,
                Present}),
        in_bar(MenuId::Head, Actions::tr("He&ad"),
               {PreviousHead, NextHead, PreviousLayer, NextLayer, line, FindHeads, Pin, UnpinAll, AblateHead,
                MenuId::Aggregates}),
        in_bar(MenuId::Model, Actions::tr("&Model"),
               {MenuId::Models, MenuId::Samples, MenuId::Device, line, LayerAndCost, TrainModel, line, Stop}),
        in_bar(MenuId::Help, Actions::tr("&Help"),
               {Help, FindCommand, Shortcuts, Guide, line, Lessons, OpenLesson, LessonBack, LessonNext, LessonAgain,
                line, About}),
        inside(MenuId::Models, Actions::tr("Open &model")),
        inside(MenuId::RecentSessions, Actions::tr("&Recent sessions")),
        inside(MenuId::Highlights, Actions::tr("&Highlights"),
               {ActionId::Highlight, HighlightRow, HighlightColumn, HighlightNote, line, HighlightNone, line,
                ActionId::Highlights}),
        inside(MenuId::Image, Actions::tr("&Image"),
               {ReplaceImage, MoveImageBefore, MoveImageBehind, line, RemoveImage}),
        inside(MenuId::Figure, Actions::tr("&Figure"),
               {OverImage, HeatMap, Links, Both, line, Smooth, RelativeToPrompt, NeutralPrompt, WithoutImageSinks, line,
                LinkColumns, LinkArcs, Overlay, line, MetricByLayer, MetricOfCorpus}),
        inside(MenuId::Matrix, Actions::tr("&Rows and columns"),
               {Tokens, Words, line, HideSpecial, HideSink, Renormalize, ValueWeighted, line, SoundWaveform,
                SoundSpectrogram, NoSound, PlaySound}),
        inside(MenuId::Colors, Actions::tr("C&olors"), {Linear, Logarithmic, Rank, line, NextMap, MenuId::Maps}),
        inside(MenuId::Maps, Actions::tr("&Color map")),
        inside(MenuId::Zoom, Actions::tr("Heat map &zoom"),
               {FigureLarger, FigureSmaller, FigureWhole, line, PartInView, WholeText}),
        inside(MenuId::Compare, Actions::tr("&Compare"),
               {ActionId::Compare, CompareText, line, CompareMore, CompareFewer, CompareNext}),
        inside(MenuId::Generate, Actions::tr("&Generate"),
               {ContinueText, Probability, line, GenerateStep, GenerateRun, GenerateBack, GenerateStop, line, Greedy,
                Sample, Beams}),
        inside(MenuId::Appearance, Actions::tr("&Appearance"),
               {ThemeSystem, ThemeLight, ThemeDark, ThemeHighContrast, line, ZoomIn, ZoomOut, ZoomReset, line,
                Transitions, PointerRing, line, MenuId::Language}),
        inside(MenuId::Language, Actions::tr("Lan&guage")),
        inside(MenuId::Aggregates, Actions::tr("&Combine heads"),
               {OneHead, line, MeanOfLayer, MaxOfLayer, MeanOverLayers, MaxOverLayers, MeanOfAll, MaxOfAll,
                RolloutToLayer, RolloutOfAll, FlowToLayer}),
        inside(MenuId::Samples, Actions::tr("Sample &texts")),
        inside(MenuId::Device, Actions::tr("&Device and threads")),
    };
}

}  // namespace headlight
