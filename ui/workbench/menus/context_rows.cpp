#include "workbench/menus/context_rows.h"

namespace headlight {

std::vector<ContextRow> context_rows() {
    using enum ActionId;
    const MenuLine line;
    return {
        {MenuThing::Head,
         {Pin, AblateHead, Interventions, line, Explain, FindHeads, Compare, line, CopyFigure, ExportFigure,
          AddToFigure}},
        {MenuThing::Weight,
         {Explain, PlaySound, line, ActionId::Highlight, HighlightRow, HighlightColumn, HighlightNote, line, CopyWeight,
          CopyRow, CopyNumbers, line, CopyFigure, ExportFigure, MenuId::Zoom}},
        {MenuThing::Token,
         {PlaySound, MaskToken, UnmaskAll, ClearSelection, line, HighlightRow, HighlightColumn, HighlightNote, line,
          CopyToken, CopyRow, line, TokenSteps, Explain}},
        {MenuThing::Figure,
         {CopyFigure, CopyNumbers, ExportFigure, AddToFigure, line, MenuId::Figure, MenuId::Matrix, MenuId::Colors,
          MenuId::Zoom, line, Pin, Explain}},
        {MenuThing::Image, {ReplaceImage, MoveImageBefore, MoveImageBehind, RemoveImage, line, AddImages}},
        {MenuThing::SideFigure, {CopyFigure, CopyNumbers, ExportFigure}},
    };
}

}  // namespace headlight
