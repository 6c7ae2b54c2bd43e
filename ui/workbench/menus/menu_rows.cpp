#include "workbench/menus/menu_rows.h"

#include "workbench/menus/actions.h"

#include <utility>

namespace headlight {

namespace {

MenuRow in_bar(MenuId id, const char* title, std::vector<MenuEntry> entries) {
    return {id, Actions::tr(title), std::move(entries), true};
}

MenuRow inside(MenuId id, const char* title, std::vector<MenuEntry> entries = {}) {
    return {id, Actions::tr(title), std::move(entries), false};
}

}  // namespace

std::vector<MenuRow> menu_rows() {
    using enum ActionId;
    const MenuLine line;
    return {
        in_bar(MenuId::File, "&File",
               {OpenModel, OpenFolder, OpenSession, MenuId::RecentSessions, OpenImage, PasteImage, OpenAudio,
                OpenCorpus, line, SaveSession, SaveSessionAs, line, ExportFigure, AddToFigure, CopyFigure, line, Quit}),
        in_bar(MenuId::Edit, "&Edit",
               {Undo, Redo, line, EditText, SecondText, FindToken, line, MaskToken, UnmaskAll, ClearSelection,
                MenuId::Highlights, line, CopyToken, CopyWeight, CopyRow, CopyNumbers, line, ContextMenu}),
        in_bar(MenuId::View, "&View",
               {MenuId::Figure, MenuId::Matrix, MenuId::Colors, MenuId::Zoom, line, Explore, MenuId::Compare, Explain,
                Interventions, MenuId::Generate, TokenSteps, Notes, line, MenuId::Appearance, FullScreen, OnlyPicture,
                Present}),
        in_bar(MenuId::Head, "&Head",
               {PreviousHead, NextHead, PreviousLayer, NextLayer, line, FindHeads, Pin, UnpinAll, AblateHead,
                MenuId::Aggregates}),
        in_bar(MenuId::Model, "&Model",
               {MenuId::Models, MenuId::Samples, MenuId::Device, line, LayerAndCost, TrainModel, line, Stop}),
        in_bar(MenuId::Help, "&Help",
               {Help, FindCommand, Shortcuts, Guide, line, Lessons, OpenLesson, LessonBack, LessonNext, LessonAgain,
                line, About}),
        inside(MenuId::Models, "Open &model"),
        inside(MenuId::RecentSessions, "&Recent sessions"),
        inside(MenuId::Highlights, "&Highlights",
               {ActionId::Highlight, HighlightRow, HighlightColumn, HighlightNote, line, HighlightNone, line,
                ActionId::Highlights}),
        inside(MenuId::Figure, "&Figure",
               {OverImage, HeatMap, Links, Both, Smooth, line, LinkColumns, LinkArcs, Overlay, line, MetricByLayer,
                MetricOfCorpus}),
        inside(MenuId::Matrix, "&Rows and columns",
               {Tokens, Words, line, HideSpecial, HideSink, Renormalize, ValueWeighted}),
        inside(MenuId::Colors, "C&olors", {Linear, Logarithmic, Rank, line, NextMap, MenuId::Maps}),
        inside(MenuId::Maps, "&Color map"),
        inside(MenuId::Zoom, "Heat map &zoom", {FigureLarger, FigureSmaller, FigureWhole, line, PartInView, WholeText}),
        inside(MenuId::Compare, "&Compare",
               {ActionId::Compare, CompareText, line, CompareMore, CompareFewer, CompareNext}),
        inside(MenuId::Generate, "&Generate",
               {ContinueText, Probability, line, GenerateStep, GenerateRun, GenerateBack, GenerateStop, line, Greedy,
                Sample, Beams}),
        inside(MenuId::Appearance, "&Appearance",
               {ThemeSystem, ThemeLight, ThemeDark, ThemeHighContrast, line, ZoomIn, ZoomOut, ZoomReset, line,
                Transitions, PointerRing}),
        inside(MenuId::Aggregates, "&Combine heads",
               {OneHead, line, MeanOfLayer, MaxOfLayer, MeanOverLayers, MaxOverLayers, MeanOfAll, MaxOfAll,
                RolloutToLayer, RolloutOfAll, FlowToLayer}),
        inside(MenuId::Samples, "Sample &texts"),
        inside(MenuId::Device, "&Device and threads"),
    };
}

}  // namespace headlight
