#pragma once

#include "core/error.h"
#include "language/sentences.h"
#include "session/study.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/session_bridge.h"
#include "workbench/explain/figure_page.h"

#include <memory>
#include <utility>

namespace headlight {

/// Page whose figure shows what a study of the model answered (see study.h). Follows the analysis; asks the model
/// nothing while it is hidden.
template <typename Request>
class StudiedPage : public FigurePage {
  protected:
    /// `name` is that of the figure for screen readers.
    StudiedPage(const QString& name, Document& document, QWidget* parent)
        : FigurePage(name, parent), document_(document) {
        QObject::connect(&document.run(), &LiveRun::analysis_changed, this, [this] { follow(); });
        answer_studies<Request>(
            document.run().bridge(), this, [this](const ReadingOf<Request>& answer) { take(answer); },
            [this](const Error& error) { refuse(text_of_problem(error)); });
    }

    [[nodiscard]] Document& document() const { return document_; }
    /// The newest answer; null where nothing is shown.
    [[nodiscard]] const std::shared_ptr<const ReadingOf<Request>>& reading() const { return reading_; }
    /// Returns whether the model was asked of the analysis that is there now.
    [[nodiscard]] bool asked() const { return asked_of_ == document_.run().analysis(); }
    void ask(Request request) {
        asked_of_ = document_.run().analysis();
        document_.run().bridge().study(std::move(request));
    }
    /// Shows a sentence in the place of a figure that cannot be asked for.
    void refuse(const QString& sentence) {
        reading_.reset();
        show_sentence(sentence);
        draw();
    }
    [[nodiscard]] FigureStyle style() const { return style_of(look(), asked_of_->provenance.interventions); }

    /// Shows the figure of the reading, of which there is one.
    virtual void show_reading() = 0;
    /// Shows that there is no reading.
    virtual void show_no_reading() { show_nothing(); }

    void draw() final {
        if (!isVisible()) return;
        if (reading_)
            show_reading();
        else
            show_no_reading();
        emit changed();
    }

  private:
    void take(const ReadingOf<Request>& answer) {
        reading_ = std::make_shared<const ReadingOf<Request>>(answer);
        show_sentence({});
        draw();
    }

    Document& document_;
    std::shared_ptr<const ReadingOf<Request>> reading_;
    AnalysisPointer asked_of_;
};

}  // namespace headlight
