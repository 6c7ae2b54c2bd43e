#include "workbench/explain/model/captions_page.h"

#include "core/error.h"
#include "figures/captions_figure.h"
#include "view/enum_names.h"
#include "view/inputs/captioned_images.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"

namespace headlight {

CaptionsPage::CaptionsPage(Document& document, QWidget* parent)
    : FigurePage(tr("Images and captions"), parent), document_(document) {
    connect(&document_.run(), &LiveRun::analysis_changed, this, &CaptionsPage::follow);
    answer_studies<CaptionsRequest>(
        document_.run().bridge(), this,
        [this](const ImageCaptions& answer) {
            reading_ = answer;
            show_sentence({});
            draw();
        },
        [this](const Error& error) { refuse(QString::fromStdString(error.sentence())); });
}

void CaptionsPage::follow() {
    if (!isVisible()) return;
    const AnalysisPointer& analysis = document_.run().analysis();
    const auto& model = document_.run().model();
    if (!model || !analysis || model->description.task != ModelTask::ImageTextMatching)
        return refuse(tr("Open a model that compares images with texts, such as fashion-clip."));
    if (analysis == asked_of_) return draw();
    asked_of_ = analysis;
    try {
        if (samples_of_ != model->path) {
            samples_ = captioned_samples(model->path);
            samples_of_ = model->path;
        }
        document_.run().bridge().study(
            CaptionsRequest{captioned_images(samples_, document_.run().present_request(), model->path)});
    } catch (const Error& error) {
        refuse(QString::fromStdString(error.sentence()));
    }
}

void CaptionsPage::refuse(const QString& sentence) {
    reading_.reset();
    show_sentence(sentence);
    draw();
}

void CaptionsPage::draw() {
    if (!isVisible()) return;
    if (reading_) {
        const FigureStyle style = style_of(look(), asked_of_->provenance.interventions);
        show_figure(beside() ? narrow_captions_figure(*reading_, style) : captions_figure(*reading_, style),
                    [pairs = *reading_] { return numbers_of(pairs); });
    } else {
        show_nothing();
    }
    emit changed();
}

std::optional<OpenFigure> CaptionsPage::open_figure() const {
    if (!reading_) return std::nullopt;
    OpenFigure open = opened(tr("Images and captions"), QStringLiteral("captions"));
    open.title = QStringLiteral("Images and captions");
    open.fields["view"] = QString::fromLatin1(enum_name(View::Captions));
    return open;
}

}  // namespace headlight
