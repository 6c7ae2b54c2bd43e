#pragma once

#include "analysis/contacts/contact_precision.h"
#include "figures/figure.h"

#include <QString>

#include <cstdint>
#include <memory>

namespace headlight {

/// Contacts of a structure, the precision of all heads, and the head whose scores are shown beside them.
struct ShownContacts {
    std::shared_ptr<const ContactMap> map;
    std::shared_ptr<const Tensor> precisions;  ///< as contact_precisions gives them
    HeadId head;                               ///< a single one
    std::shared_ptr<const Tensor> scores;      ///< of the head, as contact_scores gives them
};

/// Shows the head of the choice, or where it names none, the one of the highest precision at L. Throws as
/// contact_precisions does, and Error(Input) for a head that is not there.
ShownContacts shown_contacts(const Analysis& analysis, const HeadId& choice, std::shared_ptr<const ContactMap> map,
                             std::shared_ptr<const Tensor> precisions);

/// "Contacts of chain A and attention of L2H1".
Sentence contacts_title(const ShownContacts& shown);

/// Scores of the head above the diagonal and contacts below it, and the precision at L of all heads. Scores below 0 are
/// drawn as 0, pairs that do not count as masked.
std::shared_ptr<const Figure> contacts_figure(const ShownContacts& shown, const FigureStyle& style);
/// The same for a narrow place, its parts below each other.
std::shared_ptr<const Figure> narrow_contacts_figure(const ShownContacts& shown, const FigureStyle& style);

}  // namespace headlight
