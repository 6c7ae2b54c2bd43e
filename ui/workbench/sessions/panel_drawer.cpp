#include "workbench/sessions/panel_drawer.h"

#include "figures/provenance_text.h"
#include "runs/model_source.h"
#include "view/compose.h"
#include "workbench/background/work_beside.h"

#include <QMetaObject>

#include <memory>
#include <utility>

namespace headlight {

namespace {

RunHost silent_host(std::stop_token stop) {
    return {.notice = [](const std::string&) {}, .stop = std::move(stop)};
}

FigurePanel panel_of(const SavedPanel& saved, ViewSource& source) {
    const Composed composed = compose(saved.request, source);
    FigurePanel panel;
    panel.name = saved.name;
    panel.own_title = saved.own_title;
    panel.title = saved.title;
    panel.figure = composed.figure;
    panel.runs = composed.figure->style().runs;
    if (!panel.runs.empty()) {  // none where numbers were typed
        panel.model = QString::fromStdString(panel.runs.front().model_name);
        panel.model_path = QString::fromStdString(panel.runs.front().model_path);
    }
    panel.source = {provenance_lines(panel.runs), composed.input};
    panel.request = saved.request;
    panel.map = saved.request.picture.color_map;
    for (const std::filesystem::path& image : saved.request.input.images)
        panel.files.images << QString::fromStdString(image.string());
    if (saved.audio) panel.files.audio = QString::fromStdString(saved.request.input.audio.string());
    if (saved.boxes) panel.files.boxes = QString::fromStdString(saved.request.input.page.string());
    // The models are not kept in memory for numbers that may never be asked for.
    panel.numbers = [request = saved.request] {
        ModelSource own(silent_host({}));
        return compose_numbers(request, own).numbers;
    };
    return panel;
}

}  // namespace

PanelDrawer::PanelDrawer(QObject* parent)
    : QObject(parent), worker_([this](const Request& request, const std::stop_token& /*stop*/) { work(request); }) {}

PanelDrawer::~PanelDrawer() {
    stop_.request_stop();
}

void PanelDrawer::draw(std::vector<SavedPanel> panels) {
    stop_.request_stop();
    stop_ = std::stop_source();
    worker_.request({++newest_, std::move(panels), stop_.get_token()});
}

void PanelDrawer::tell(int number, std::function<void()> call) {
    QMetaObject::invokeMethod(
        this,
        [this, number, call = std::move(call)] {
            if (number == newest_) call();
        },
        Qt::QueuedConnection);
}

void PanelDrawer::work(const Request& request) {
    std::unique_ptr<ModelSource> source;
    std::string model;
    for (std::size_t index = 0; index < request.panels.size(); ++index) {
        if (request.stop.stop_requested()) return;
        const SavedPanel& saved = request.panels[index];
        try {
            if (!source || saved.request.input.model != model)
                source = std::make_unique<ModelSource>(silent_host(request.stop));
            model = saved.request.input.model;
            tell(request.number, [this, index, panel = panel_of(saved, *source)] { emit drawn(panel, index); });
        } catch (...) {
            tell(request.number, [this, index, sentence = sentence_of_failure()] { emit failed(sentence, index); });
        }
    }
    tell(request.number, [this] { emit done(); });
}

}  // namespace headlight
