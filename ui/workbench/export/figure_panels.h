#pragma once

#include "export/export_figure.h"
#include "export/figure_numbers.h"
#include "figures/panels.h"
#include "view/view_request.h"

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// The files that an input lies in; empty: none, as of texts.
struct InputPaths {
    QStringList images;  ///< in the order of the text; an empty one was pasted
    QString audio;
    QString boxes;  ///< of a page's words
};

/// A figure that was put aside for a page of panels, as it was then.
struct FigurePanel {
    QString name;        ///< what it is: "Heat map"
    QString model;       ///< whose
    QString model_path;  ///< that nothing is written over; empty: none
    QString own_title;   ///< where a person gives it none
    std::shared_ptr<const Figure> figure;
    PanelSource source;
    std::optional<ViewRequest> request;  ///< without the page; nothing: it cannot be described
    std::string map{};                   ///< of the colors, by id
    std::vector<Provenance> runs{};
    std::function<FigureNumbers()> numbers{};  ///< behind it; empty: none
    bool partial = false;                      ///< it shows a zoom or a selected token, which no description holds
    QString title{};                           ///< that a person gave it; empty: its own
    InputPaths files{};

    [[nodiscard]] const QString& shown_title() const { return title.isEmpty() ? own_title : title; }
};

/// Texts of the page of panels.
struct PanelsTexts {
    QString widths;  ///< of the columns, as in the field
    QString title;
    QString caption;
    bool operator==(const PanelsTexts&) const = default;
};

/// The figures that a person collects for one page, with letters. They stay while the window shows something else,
/// until a session with a page of its own is opened.
class FigurePanels : public QObject {
    Q_OBJECT

  public:
    static constexpr std::size_t kMost = 12;  ///< each may hold the matrix of a long text

    using QObject::QObject;

    /// Behind the others, with letters of their own. Throws Error(Input), and adds none, where there are too many.
    void add(std::vector<FigurePanel> panels);
    void remove(std::size_t index);
    void clear();
    /// To the place of a neighbor, before it or behind it; the first and the last stay where they are.
    void move(std::size_t index, bool forward);
    void set_title(std::size_t index, const QString& title);
    /// Side by side; 0: as suits their number.
    void set_columns(int columns);
    /// Keeps the texts of the page for the next time that it is shown; emits no change.
    void keep_texts(const PanelsTexts& texts) { texts_ = texts; }

    [[nodiscard]] const std::vector<FigurePanel>& all() const { return panels_; }
    [[nodiscard]] bool empty() const { return panels_.empty(); }
    [[nodiscard]] const PanelsTexts& texts() const { return texts_; }
    [[nodiscard]] int columns() const { return columns_; }
    /// As many as the field `columns` takes, and as there can be panels.
    [[nodiscard]] static int most_columns();
    /// Side by side where a person says nothing of columns.
    [[nodiscard]] int usual_columns() const;

    /// All panels on a page. `style`: of the window; `widths`: of the columns (RowColumns).
    [[nodiscard]] std::shared_ptr<const Figure> figure(const FigureStyle& style,
                                                       const std::vector<double>& widths) const;
    /// As `headlight figure --spec` reads it: what all panels share stands around them. `shown`: the window's theme.
    /// Throws Error(Input) naming a panel that cannot be described.
    [[nodiscard]] QByteArray description(const Theme& shown, const std::vector<double>& widths,
                                         const ExportOptions& page) const;
    /// Computes the numbers behind all of them, as they are now, on any thread. Throws Error(Input) naming a panel that
    /// has none.
    [[nodiscard]] std::function<SourcedNumbers()> numbers() const;
    /// Parts that the description leaves to the user, in sentences; empty: none.
    [[nodiscard]] QString left_out() const;

  signals:
    void changed();

  private:
    [[nodiscard]] int columns_beside(const std::vector<double>& widths) const;
    /// The letters of the panels for which it holds: "(a), (c)".
    template <typename Holds>
    [[nodiscard]] QString letters_where(const Holds& holds) const;

    std::vector<FigurePanel> panels_;
    int columns_ = 0;
    PanelsTexts texts_;
};

}  // namespace headlight
