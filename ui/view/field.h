#pragma once

#include "view/view_request.h"

#include <QJsonValue>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

namespace headlight {

class JsonFields;

/// Where fields occur: commands of the command line and kinds of files. Combined with |.
struct Context {
    enum : std::uint32_t {
        Figure = 1U << 0U,
        Compare = 1U << 1U,
        Attention = 1U << 2U,
        Generate = 1U << 3U,
        Metrics = 1U << 4U,
        Lens = 1U << 5U,  ///< headlight study lens, and so on
        Similarity = 1U << 6U,
        Neighbors = 1U << 7U,
        Positions = 1U << 8U,
        HeadTests = 1U << 9U,
        Weight = 1U << 10U,
        Tokenize = 1U << 11U,
        Model = 1U << 12U,
        Start = 1U << 13U,  ///< headlight without a command: the window
        Description = 1U << 14U,
        Panel = 1U << 15U,  ///< of a description
        Session = 1U << 16U,
        Lesson = 1U << 17U,
        ExportDialog = 1U << 18U,  ///< of the window; only for its defaults
        Score = 1U << 19U,
    };
};
using ContextSet = std::uint32_t;

/// A text that an option or a field does not take: what was expected, what was found.
class BadValue : public std::invalid_argument {
  public:
    BadValue(const std::string& expected, const std::string& found);
};

/// Smallest and largest number of a field.
struct NumberBounds {
    double low = 0;
    double high = 0;
    bool operator==(const NumberBounds&) const = default;
};

/// How an option takes its values.
enum class OptionForm {
    Flag,      ///< none: it is given or not
    Single,    ///< one
    List,      ///< several, separated by commas
    Repeated,  ///< one each time that it is given
};

/// How a member of a request is read and written, on the command line and in files.
class FieldKind {
  public:
    FieldKind() = default;
    FieldKind(const FieldKind&) = delete;
    FieldKind& operator=(const FieldKind&) = delete;
    virtual ~FieldKind() = default;

    [[nodiscard]] virtual OptionForm form() const { return OptionForm::Single; }
    /// Accepted values, for people: "0 to 100000", "linear, log, rank".
    [[nodiscard]] virtual std::string takes() const = 0;
    /// The type in the help of the command line: "FIRST-LAST". Empty: none.
    [[nodiscard]] virtual std::string type_name() const { return {}; }
    /// All values, where they are a few names; for the help and shell completion.
    [[nodiscard]] virtual std::vector<std::string> choices() const { return {}; }
    /// Bounds of its number, or of each number of its list; nothing where it takes no numbers.
    [[nodiscard]] virtual std::optional<NumberBounds> bounds() const { return {}; }
    /// Sets the member to the values of an option; of a flag there are none. Throws BadValue.
    virtual void parse(ViewRequest& request, const std::vector<std::string>& values) const = 0;
    /// The values that `parse` makes the member of; of a flag that is off, and of what is absent, nothing.
    [[nodiscard]] virtual std::vector<std::string> print(const ViewRequest& request) const = 0;
    /// Sets the member to a field that is there. Throws Error(Format) naming file and field.
    virtual void read(ViewRequest& request, JsonFields& fields, const QString& name) const = 0;
    /// Sets the member to what a field that is null means: nothing, where the member can be absent.
    virtual void reset(ViewRequest& /*request*/) const {}
    /// The field that `read` makes the member of; null where it is absent.
    [[nodiscard]] virtual QJsonValue json(const ViewRequest& request) const = 0;
    virtual void copy(const ViewRequest& from, ViewRequest& to) const = 0;
    [[nodiscard]] virtual bool equal(const ViewRequest& left, const ViewRequest& right) const = 0;
};

/// Use of a field of the whole by the panels of one page.
enum class PanelUse {
    Inherited,  ///< they have it, unless their own says otherwise
    Own,        ///< the whole's is around all panels, and each has its own
    Refused,    ///< there is one for all panels
};

/// A row of the table of fields: a member of ViewRequest, and what it is called where it occurs.
struct Field {
    std::string name;         ///< in files; the option has hyphens for underscores
    std::string group;        ///< heading in the help
    ContextSet contexts = 0;  ///< where it occurs
    std::string help;         ///< of the command line and of the documentation
    std::shared_ptr<const FieldKind> kind;
    std::string option{};                      ///< where it is another than --name: "--mask", "MODEL"
    std::vector<std::string> aliases{};        ///< older names in files
    std::vector<std::string> older_options{};  ///< older names of the option, which no help shows
    PanelUse in_panels = PanelUse::Inherited;

    /// "--hide-special", "MODEL".
    [[nodiscard]] std::string option_name() const;
    [[nodiscard]] bool occurs_in(ContextSet context) const { return (contexts & context) != 0; }
};

}  // namespace headlight
