#include "workbench/menus/menu_rows.h"

#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"

#include <utility>

namespace headlight {

namespace {

MenuRow in_bar(MenuId id, const char* title, std::vector<MenuEntry> entries) {
    return {id, Actions::tr(title), std::move(entries), true};
}

MenuRow inside(MenuId id, const char* title, std::vector<MenuEntry> entries = {}) {
    return {id, Actions::tr(title), std::move(entries), false};
}

MenuRow view_menu() {
    using enum ActionId;
    const MenuLine line;
    MenuRow menu =
        in_bar(MenuId::View, "&View",
               {OverImage,   HeatMap,       Links,        Both,          Smooth,       MeasureByLayer, MeasureOfCorpus,
                line,        LinkColumns,   LinkArcs,     Overlay,       line,         Tokens,         Words,
                line,        Linear,        Logarithmic,  Rank,          line,         HideSpecial,    HideSink,
                Renormalise, ValueWeighted, MenuId::Maps, line,          FigureLarger, FigureSmaller,  FigureWhole,
                PartInView,  WholeText,     line,         MenuId::Theme, ZoomIn,       ZoomOut,        ZoomReset,
                FullScreen,  OnlyPicture,   line});
    for (const PanelRow& row : panel_rows()) menu.entries.emplace_back(row.action.id);
    menu.entries.insert(menu.entries.end(), {line, CompareText, MenuId::ComparedRuns, MenuId::Continuing});
    return menu;
}

}  // namespace

std::vector<MenuRow> menu_rows() {
    using enum ActionId;
    const MenuLine line;
    return {
        in_bar(MenuId::File, "&File",
               {OpenModel, MenuId::Models, OpenAudio, OpenCorpus, line, OpenImage, PasteImage, line, OpenSession,
                MenuId::RecentSessions, SaveSession, SaveSessionAs, line, ExportFigure, AddToFigure, CopyFigure, line,
                Quit}),
        in_bar(MenuId::Edit, "&Edit",
               {Undo, Redo, line, EditText, SecondText, FindToken, line, MaskToken, UnmaskAll, ActionId::Highlight,
                HighlightNote, HighlightNone, line, CopyRow, CopyMatrix}),
        view_menu(),
        in_bar(MenuId::Head, "&Head",
               {PreviousHead, NextHead, PreviousLayer, NextLayer, line, Pin, UnpinAll, MenuId::Aggregates}),
        in_bar(MenuId::Model, "&Model", {Stop, MenuId::Samples, MenuId::Device}),
        in_bar(MenuId::Help, "&Help",
               {Guide, Lessons, OpenLesson, LessonBack, LessonNext, LessonAgain, line, Shortcuts, About}),
        inside(MenuId::Models, "&Models"),
        inside(MenuId::RecentSessions, "&Recent sessions"),
        inside(MenuId::Maps, "&Colour map"),
        inside(MenuId::Theme, "&Theme", {ThemeSystem, ThemeLight, ThemeDark, ThemeHighContrast}),
        inside(MenuId::ComparedRuns, "Co&mpared runs", {CompareMore, CompareFewer, CompareNext}),
        inside(MenuId::Continuing, "Continue the text &by",
               {GenerateStep, GenerateRun, GenerateBack, GenerateStop, line, Greedy, Sample, Beams}),
        inside(MenuId::Aggregates, "&Combine heads",
               {OneHead, line, MeanOfLayer, MaxOfLayer, MeanOverLayers, MaxOverLayers, MeanOfAll, MaxOfAll,
                RolloutToLayer, RolloutOfAll, FlowToLayer}),
        inside(MenuId::Samples, "Sample &texts"),
        inside(MenuId::Device, "&Device and threads"),
    };
}

}  // namespace headlight
