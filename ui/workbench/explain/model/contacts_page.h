#pragma once

#include "figures/contacts_figure.h"
#include "workbench/explain/computed_page.h"

#include <QLabel>
#include <QPushButton>

#include <memory>
#include <optional>

namespace headlight {

class Document;

/// Run whose heads are compared with a structure, and the head that is shown.
struct ContactsRequest {
    AnalysisPointer analysis;
    QString structure{};  ///< file
    HeadId head{};
    bool operator==(const ContactsRequest&) const = default;
};

/// The contacts of a structure beside the attention of the shown head (of the one of the highest precision where
/// several are combined), and the precision of all heads. Follows head and text; computes nothing while it is hidden.
class ContactsPage : public ComputedPage<ContactsRequest, ShownContacts> {
    Q_OBJECT

  public:
    explicit ContactsPage(Document& document, QWidget* parent = nullptr);
    [[nodiscard]] std::optional<OpenFigure> open_figure() const override;

    [[nodiscard]] QPushButton& open_button() { return *open_; }

  protected:
    void follow() override;
    [[nodiscard]] std::shared_ptr<const Figure> drawn(bool narrow) const override;
    void show_in_controls() override;

  private:
    QWidget* build_controls();
    void ask_for_file();

    Document& document_;
    QPushButton* open_ = nullptr;
    QLabel* name_ = nullptr;
};

}  // namespace headlight
