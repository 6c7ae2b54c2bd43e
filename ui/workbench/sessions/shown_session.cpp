#include "workbench/sessions/shown_session.h"

#include "workbench/compare/other_sides.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/shown_structure.h"
#include "workbench/document/shown_view.h"
#include "workbench/generation/continuation.h"
#include "workbench/generation/continue_panel.h"
#include "workbench/menus/actions.h"
#include "workbench/menus/panel_table.h"

#include <optional>
#include <utility>
#include <vector>

namespace headlight {

namespace {

SavedRun shown_run(const OtherSide& side) {
    const OtherRun& run = side.run();
    SavedRun saved{.text = run.text,
                   .choice = run.choice,
                   .stack_of_version_1 = run.stack_of_version_1,
                   .untouched = run.untouched,
                   .intervened = run.intervened};
    if (run.model && side.loaded()) saved.model = reference_of(side.loaded()->provenance);
    if (run.model && !side.loaded()) saved.model = ModelReference{*run.model, *run.model, QString()};
    return saved;
}

SavedComparison shown_comparison(const OtherSides& sides) {
    SavedComparison comparison{{}, sides.shown_index()};
    for (std::size_t side = 0; side < sides.count(); ++side) comparison.runs.push_back(shown_run(sides.at(side)));
    return comparison;
}

SavedContinuation shown_continuation(ContinuePanel& panel) {
    const Continuation& continuation = panel.continuation();
    SavedContinuation saved;
    const auto& nodes = continuation.tree().nodes();
    for (std::size_t index = 1; index < nodes.size(); ++index) {
        const GenerationTree::Node& node = nodes[index];
        saved.tokens.push_back({node.parent, node.id, node.probability, node.ends, node.score});
    }
    saved.current = continuation.current();
    saved.options = continuation.options();
    saved.image = panel.completion().completed();
    return saved;
}

}  // namespace

SavedSession shown_session(const SessionParts& parts, FileHashes& hashes) {
    const Document& document = parts.document;
    SavedSession session;
    if (document.run().model()) session.model = reference_of(document.run().model()->provenance);
    session.text = capped(document.run().text());  // of a recording it may be longer, and comes back with its file
    session.pair = document.run().pair();
    for (const OpenedImage& image : document.run().images())
        session.images.push_back(image.path.isEmpty() ? SavedImage{{}, image.pixels}
                                                      : SavedImage{hashes.reference_to(image.path)});
    if (!document.run().audio_path().isEmpty()) session.audio = hashes.reference_to(document.run().audio_path());
    if (!document.run().page_path().isEmpty()) session.boxes = hashes.reference_to(document.run().page_path());
    if (!document.structure().path().isEmpty()) session.structure = hashes.reference_to(document.structure().path());
    session.view = document.view().state();
    std::vector<std::int32_t> masked;
    for (const std::int32_t token : session.view.masks.tokens)
        if (document.view().is_masked(token)) masked.push_back(token);
    session.view.masks = {std::move(masked), 0};
    session.view.pointed_out_revision = 0;
    if (parts.actions.at(ActionId::Compare)->isChecked()) session.comparison = shown_comparison(parts.others);
    session.continuation = shown_continuation(parts.continue_panel);
    session.notes = document.run().notes();
    session.open_panel = open_panel(parts.actions);
    return session;
}

GenerationTree tree_of(const SavedContinuation& continuation, const QString& text, const Tokenizer& tokenizer,
                       std::size_t& current) {
    GenerationTree tree(text.toStdString());
    std::vector<std::optional<std::size_t>> nodes{GenerationTree::kRoot};  // of the saved ones, the root first
    for (const SavedContinuation::Token& token : continuation.tokens) {
        const auto parent = nodes.at(token.parent);
        if (!parent || token.id >= tokenizer.vocabulary_size() || tree.node(*parent).ends) {
            nodes.emplace_back(std::nullopt);
            continue;
        }
        const std::size_t node =
            tree.add(*parent, token.id, tokenizer.display(token.id), token.probability, token.ends);
        if (token.score) tree.set_score(node, *token.score);
        nodes.emplace_back(node);
    }
    current = nodes.at(continuation.current).value_or(GenerationTree::kRoot);
    return tree;
}

}  // namespace headlight
