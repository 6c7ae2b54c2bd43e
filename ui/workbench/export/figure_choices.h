#pragma once

#include "export/export_figure.h"
#include "view/compose.h"
#include "workbench/document/open_figure.h"
#include "workbench/document/picture_maker.h"
#include "workbench/export/figure_panels.h"

#include <QByteArray>
#include <QCoreApplication>
#include <QString>

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace headlight {

/// The figures that can be exported: those of the picture, then those that stand in the window beside it.
class FigureChoices {
    Q_DECLARE_TR_FUNCTIONS(FigureChoices)

  public:
    /// Links of the token in focus stand out, as in the window.
    FigureChoices(PicturePointer picture, OnScreen on_screen);

    /// A figure that stands beside the picture, as one more choice.
    void offer(OpenFigure figure) { offered_.push_back(std::move(figure)); }
    /// Of the figures that were offered, the one whose file is called so.
    [[nodiscard]] std::optional<std::size_t> find(const QString& file) const;

    [[nodiscard]] const Picture& picture() const { return *picture_; }
    /// The first of the picture's own figures that is of this view, of a metric or not; nothing where there is none.
    [[nodiscard]] static std::optional<std::size_t> find_own(View view, bool of_metric);
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] QString name(std::size_t choice) const;
    /// Title of its view.
    [[nodiscard]] QString view_name(std::size_t choice) const;
    /// Name of its file, without ending.
    [[nodiscard]] QString file(std::size_t choice) const;
    /// Initial title of the figure; empty: none.
    [[nodiscard]] QString title(std::size_t choice) const;
    /// Several pictures side by side, which need a page's width.
    [[nodiscard]] bool wide(std::size_t choice) const;

    /// Returns whether the page is as narrow as a journal's column: what is shown as heat map and links is then the
    /// heat map alone. Whoever chooses both by name gets both.
    void set_narrow(bool narrow) { narrow_ = narrow; }
    /// Returns whether the links are left out for that.
    [[nodiscard]] bool leaves_links_out(std::size_t choice) const;

    /// The runs that it shows.
    [[nodiscard]] std::vector<Provenance> runs(std::size_t choice) const;
    /// Where the picture's input lies, so that sessions find the input of panels.
    void set_files(InputPaths files) { files_ = std::move(files); }
    /// `widths`: of the columns of several heads. Null where there is no such figure, as without a metric.
    [[nodiscard]] FigurePointer figure(std::size_t choice, const std::vector<double>& widths) const;
    /// To be put aside for a page of panels; several heads become a panel each. Throws Error(Input) where there is no
    /// such figure.
    [[nodiscard]] std::vector<FigurePanel> panels(std::size_t choice) const;
    /// Makes the numbers behind it, on any thread, and keeps no more alive than it needs. It throws Error(Input) where
    /// they are too many; empty where there are none.
    [[nodiscard]] std::function<FigureNumbers()> numbers(std::size_t choice) const;
    /// As a page with all heads. Throws Error(Input) where the figure is none.
    [[nodiscard]] QByteArray page(std::size_t choice, const QString& caption) const;
    /// As `headlight figure --spec` reads it. Throws Error(Input) where the figure cannot be described.
    [[nodiscard]] QByteArray description(std::size_t choice, const std::vector<double>& widths,
                                         const ExportOptions& page) const;

  private:
    /// Null where the figure is one of the picture's own.
    [[nodiscard]] const OpenFigure* offered(std::size_t choice) const;
    /// Returns whether it is of a metric that is not there.
    [[nodiscard]] bool is_missing(std::size_t choice) const;
    /// Request of the figure, without its page.
    [[nodiscard]] ViewRequest request(std::size_t choice, const std::vector<double>& widths) const;
    /// Names the token that attends over an image, which is the focused one.
    void put_query_over_image(ViewRequest& request) const;
    [[nodiscard]] FigurePanel panel(std::size_t choice) const;

    PicturePointer picture_;
    OnScreen on_screen_;
    std::vector<OpenFigure> offered_;
    InputPaths files_;
    bool narrow_ = false;
};

}  // namespace headlight
