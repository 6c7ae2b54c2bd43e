#include "workbench/explain/model/captions_page.h"

#include "figures/captions_figure.h"
#include "view/enum_names.h"
#include "view/inputs/captioned_images.h"
#include "view/views.h"
#include "workbench/background/work_beside.h"

#include <memory>
#include <utility>

namespace headlight {

CaptionsPage::CaptionsPage(Document& document, QWidget* parent)
    : StudiedPage(tr("Images and captions"), document, parent) {}

void CaptionsPage::follow() {
    if (!isVisible()) return;
    const LiveRun& run = document().run();
    const auto& model = run.model();
    if (!model || !run.analysis() || model->description.task != ModelTask::ImageTextMatching)
        return refuse(tr("Open a model that compares images with texts, such as fashion-clip."));
    if (samples_of_ != model->path) return read_samples(model->path);
    if (asked()) return draw();
    try {
        ask({captioned_images(samples_, run.present_request(), model->path)});
    } catch (const Error& error) {
        refuse(text_of_problem(error));
    }
}

void CaptionsPage::read_samples(const std::filesystem::path& model) {
    if (std::exchange(wanted_, model) == model) return;  // being read, or not to be read
    const auto samples = std::make_shared<std::vector<AnalysisRequest>>();
    const auto done = [this, samples, model] {
        samples_ = std::move(*samples);
        samples_of_ = model;
        follow();
    };
    document().beside().start(this, [samples, model] { *samples = captioned_samples(model); },
                              {done, [this](const QString& sentence) { refuse(sentence); }});
}

void CaptionsPage::show_reading() {
    show_figure(beside() ? narrow_captions_figure(*reading(), style()) : captions_figure(*reading(), style()),
                [pairs = reading()] { return numbers_of(*pairs); });
}

std::optional<OpenFigure> CaptionsPage::open_figure() const {
    if (!reading()) return std::nullopt;
    OpenFigure open = opened(tr("Images and captions"), QStringLiteral("captions"));
    open.title = display_name(View::Captions);
    open.fields["view"] = QString::fromLatin1(enum_name(View::Captions));
    return open;
}

}  // namespace headlight
