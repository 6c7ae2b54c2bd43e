#include "workbench/generation/pixel_completion.h"

#include "core/error.h"
#include "workbench/document/document.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"
#include "workbench/document/shown_view.h"

#include <algorithm>
#include <stop_token>
#include <utility>

namespace headlight {

PixelCompletion::PixelCompletion(Document& document, QObject* parent)
    : QObject(parent),
      document_(document),
      reader_([](const Question& asked, const std::stop_token&) { return (*asked.processor)(*asked.image); },
              [this](const Question&, const PreparedImage& read) { take_read(read); },
              [this](const QString& why) {
                  document_.notices().post(Notice::Kind::Error, why, QStringLiteral("generation"));
              }) {
    SessionBridge& bridge = document_.run().bridge();
    connect(&bridge, &SessionBridge::token_generated, this, &PixelCompletion::take_pixel);
    connect(&bridge, &SessionBridge::generated, this, &PixelCompletion::end);
    connect(&bridge, &SessionBridge::generation_failed, this, &PixelCompletion::end);
    connect(&document_.run(), &LiveRun::cancelled, this, &PixelCompletion::end);
    connect(&document_.run(), &LiveRun::images_changed, this, &PixelCompletion::begin);
    connect(&document_.run(), &LiveRun::model_changed, this, &PixelCompletion::begin);
}

bool PixelCompletion::fits() const {
    const auto& model = document_.run().model();
    return model && model->images && model->description.pixels_as_tokens;
}

void PixelCompletion::set_active(bool active) {
    active_ = active;
    read_if_needed();
}

void PixelCompletion::set_options(const ContinuationOptions& options) {
    options_ = options;
    emit changed();
}

QString PixelCompletion::obstacle() const {
    if (!document_.run().image()) return tr("Open an image first.");
    if (options_.choosing == Choosing::Beams) return tr("Beams are of texts. Choose Greedy or Sample for an image.");
    const auto changes = document_.view().state().active_interventions();
    if (std::ranges::find(changes, InterventionKind::Mean, &Intervention::kind) != changes.end())
        return tr("Mean ablation is not available while pixels are generated. Use zero ablation instead.");
    return {};
}

bool PixelCompletion::can_run() const {
    return fits() && obstacle().isEmpty() && !running_ && !document_.run().loading() && shown_ < wanted();
}

std::size_t PixelCompletion::wanted() const {
    return static_cast<std::size_t>(rows_) * static_cast<std::size_t>(size_.width);
}

void PixelCompletion::set_rows(std::int32_t rows) {
    if (colors_.empty()) return;
    rows = std::clamp(rows, 1, size_.height - 1);
    if (running_ || rows == rows_) return;
    restored_.reset();
    rows_ = rows;
    generated_.clear();
    shown_ = 0;
    emit changed();
}

void PixelCompletion::show_step(std::size_t pixels) {
    pixels = std::min(pixels, generated_.size());
    if (running_ || pixels == shown_) return;
    shown_ = pixels;
    emit changed();
}

Image PixelCompletion::image() const {
    if (colors_.empty()) return {};
    std::vector<std::int32_t> colors = colors_;
    std::copy_n(generated_.begin(), shown_, colors.begin() + static_cast<std::ptrdiff_t>(given()));
    return document_.run().model()->images->image_of(colors, size_);
}

void PixelCompletion::ask(std::size_t steps) {
    if (!can_run()) return;
    restored_.reset();
    generated_.resize(shown_);
    GenerationRequest request;
    request.ids.assign(colors_.begin(), colors_.begin() + static_cast<std::ptrdiff_t>(given()));
    request.written = generated_;
    request.tokens = wanted();
    request.steps = steps;
    request.interventions = document_.view().state().active_interventions();
    request.sampling = options_.sampling();
    running_ = true;
    document_.run().set_generating(true);
    document_.run().bridge().generate(request);
    emit changed();
}

void PixelCompletion::take_pixel(const GeneratedToken& pixel) {
    if (!running_) return;
    generated_.push_back(pixel.id);
    shown_ = generated_.size();
    emit changed();
}

void PixelCompletion::stop() {
    if (!running_) return;
    document_.run().bridge().cancel_generation();
    end();
}

void PixelCompletion::back() {
    if (can_go_back()) show_step(shown_ - 1);
}

void PixelCompletion::end() {
    if (!running_) return;
    running_ = false;
    document_.run().set_generating(false);
    emit changed();
}

void PixelCompletion::begin() {
    stop();
    reader_.forget();
    colors_.clear();
    generated_.clear();
    shown_ = 0;
    size_ = {};
    rows_ = 0;
    unread_ = true;
    read_if_needed();
    emit changed();
}

void PixelCompletion::read_if_needed() {
    const auto& image = document_.run().image();
    if (!active_ || !unread_ || !image || !fits()) return;
    unread_ = false;
    reader_.ask({document_.run().model()->images, image});
}

void PixelCompletion::take_read(const PreparedImage& read) {
    // Without the list of colors it has none; the analysis says that.
    if (read.colors.empty()) return;
    colors_ = read.colors;
    size_ = read.size;
    rows_ = size_.height / 2;
    take_restored();
    emit changed();
}

std::optional<CompletedPixels> PixelCompletion::completed() const {
    if (restored_ || generated_.empty()) return restored_;
    CompletedPixels completed{rows_, {}, generated_.size() - shown_};
    completed.colors.assign(colors_.begin(), colors_.begin() + static_cast<std::ptrdiff_t>(given()));
    completed.colors.insert(completed.colors.end(), generated_.begin(), generated_.end());
    return completed;
}

void PixelCompletion::restore(std::optional<CompletedPixels> completed) {
    stop();
    restored_ = std::move(completed);
    generated_.clear();
    shown_ = 0;
    take_restored();
    emit changed();
}

void PixelCompletion::take_restored() {
    if (!restored_ || restored_->rows < 1 || restored_->rows >= size_.height) return;
    const std::vector<std::int32_t>& saved = restored_->colors;
    const std::size_t all = colors_.size();
    const std::size_t given = all - static_cast<std::size_t>(restored_->rows) * static_cast<std::size_t>(size_.width);
    if (saved.size() <= given || saved.size() > all) return;
    const auto first = saved.begin() + static_cast<std::ptrdiff_t>(given);
    if (!std::equal(saved.begin(), first, colors_.begin()) || !has_colors(saved)) return;
    rows_ = restored_->rows;
    generated_.assign(first, saved.end());
    shown_ = generated_.size() - std::min(restored_->hidden, generated_.size());
    restored_.reset();
}

bool PixelCompletion::has_colors(std::vector<std::int32_t> colors) const {
    colors.resize(colors_.size());
    try {
        return !document_.run().model()->images->image_of(colors, size_).pixels.empty();
    } catch (const Error&) {
        return false;
    }
}

}  // namespace headlight
