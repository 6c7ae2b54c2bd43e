#include "analysis/contacts/chain_fit.h"
#include "core/error.h"
#include "figures/contacts_figure.h"
#include "formats/molecules/structure_file.h"
#include "language/sentences.h"
#include "view/makers/view_makers.h"

#include <memory>
#include <utility>

// Figures of proteins beside their structure.
namespace headlight {

namespace {

ShownContacts contacts_of(const ViewRequest& request, ViewSource& source) {
    const PictureRequest& picture = request.picture;
    const AnalysisPointer run = source.analysis(request);
    auto map = std::make_shared<const ContactMap>(map_of_structure(*run, picture.structure, picture.chain));
    auto precisions = std::make_shared<const Tensor>(contact_precisions(*run, picture.choice, *map));
    return shown_contacts(*run, picture.choice, std::move(map), std::move(precisions));
}

}  // namespace

ContactMap map_of_structure(const Analysis& run, const std::filesystem::path& file, const std::string& chain) {
    const TextResidues residues = residues_of(run.tokens);
    const std::vector<StructureChain> chains = read_structure(file);
    try {
        const FittedChain fitted = fit_chain(chains, residues.letters, chain);
        return contact_map(residues, fitted.places, fitted.chain);
    } catch (const Error& error) {
        throw Error(error.kind(), error.problem(), {.file = file.string(), .field = {}, .offset = {}});
    }
}

Composed draw_contacts(const ViewRequest& request, ViewSource& source, const OnScreen& /*on_screen*/) {
    const ShownContacts shown = contacts_of(request, source);
    return {contacts_figure(shown, style_of_run(request, source, source.provenance(request))),
            text_of(contacts_title(shown))};
}

FigureNumbers numbers_of_contacts(const ViewRequest& request, ViewSource& source) {
    return numbers_of(contacts_of(request, source));
}

}  // namespace headlight
