#include "audio/wave_file.h"
#include "figures/image_file.h"
#include "session/target_text.h"
#include "workbench/document/document.h"

#include <QFileInfo>

#include <utility>

// What the models read: texts, images and recordings.
namespace headlight {

namespace {

/// As much of a text as the window keeps.
QString capped(const QString& text) {
    if (text.size() <= kMaxTextLength) return text;
    QString cut = text.left(kMaxTextLength);
    if (cut.back().isHighSurrogate()) cut.chop(1);
    return cut;
}

}  // namespace

std::optional<QString> Document::pair_read_by(const ModelDescription& model) const {
    if (!pair_) return std::nullopt;
    if (is_encoder_decoder(model)) return pair_->isEmpty() ? std::nullopt : pair_;
    return model.has_segments ? pair_ : std::nullopt;
}

AnalysisRequest Document::request_for(const LoadedModel& model) const {
    AnalysisRequest request;
    request.text = text_.toStdString();
    if (model.description.audio) request.audio = audio_;
    if (const auto pair = pair_read_by(model.description)) request.pair = pair->toStdString();
    request.values = keeps_values_;
    request.value_norms = keeps_values_ || view_.matrix.value_weighted;
    if (model.images) {
        request.image = image_;
        request.image_name = image_name_.toStdString();
    }
    return request;
}

AnalysisRequest Document::present_request() const {
    AnalysisRequest request = request_for(*model_);
    request.written = continuation_;
    if (view_.masks.text_revision == text_revision_) request.masked_tokens = view_.masks.tokens;
    request.interventions = view_.active_interventions();
    if (view_.rewrites_target) request.target_interventions = request.interventions;
    return request;
}

void Document::begin_text() {
    ++text_revision_;
    forget_pointed_out();
    continuation_.clear();
}

void Document::set_text(const QString& text) {
    const QString kept = capped(text);
    if (kept.size() != text.size())
        notify(Notice::Kind::Warning,
               tr("The text was cut after %L1 of %L2 characters: no model here reads more at once.")
                   .arg(kept.size())
                   .arg(text.size()),
               QStringLiteral("length"));
    if (kept == text_) return;
    text_ = kept;
    begin_text();
    emit text_changed();
    analyse();
}

void Document::set_pair(const std::optional<QString>& pair) {
    const std::optional<QString> kept = pair ? std::optional(capped(*pair)) : std::nullopt;
    if (kept == pair_) return;
    pair_ = kept;
    begin_text();
    emit text_changed();
    analyse();
}

void Document::open_image(const QString& path) {
    try {
        set_image(read_image_file(path), QFileInfo(path).fileName(), QFileInfo(path).absoluteFilePath());
        emit notice_over(QStringLiteral("image"));
    } catch (const Error& error) {
        notify(Notice::Kind::Error, QString::fromStdString(error.what()), QStringLiteral("image"));
    }
}

void Document::set_image(std::shared_ptr<const Image> image, const QString& name, const QString& path) {
    image_ = std::move(image);
    image_name_ = name;
    image_path_ = path;
    emit image_changed();
    if (model_ && !loading_ && !reads_images()) {
        notify(Notice::Kind::Information,
               tr("%1 reads texts. Open a model that reads images, such as fashion-vit, to see this image.")
                   .arg(QString::fromStdString(model_->name)),
               QStringLiteral("image"));
        return;
    }
    analyse();
}

void Document::open_sample_image() {
    for (const BuiltInModel& built_in : bridge_->built_in()) {
        if (built_in.path != model_->path) continue;
        for (const SampleText& sample : built_in.samples)
            if (!sample.image.empty()) return open_image(QString::fromStdString(sample.image.string()));
    }
}

void Document::fit_picture_kind(bool read_images_before) {
    if (reads_images() && !reads_text() && !read_images_before) {
        view_.figure = View::Image;
        if (view_.measure == "previous") view_.measure = "image_distance";  // patches do not follow each other
    }
    if (!reads_images() && view_.measure == "image_distance") view_.measure = "previous";
    if (!reads_images() && view_.figure == View::Image) view_.figure = View::Both;
}

bool Document::reads_audio() const {
    return model_ && model_->description.audio.has_value();
}

void Document::open_audio(const QString& path) {
    try {
        auto audio = std::make_shared<const Audio>(read_wave_file(path.toStdString()));
        audio_name_ = tr("%1, %L2 s").arg(QFileInfo(path).fileName()).arg(audio->seconds, 0, 'f', 1);
        audio_ = std::move(audio);
        audio_path_ = QFileInfo(path).absoluteFilePath();
    } catch (const Error& error) {
        notify(Notice::Kind::Error, QString::fromStdString(error.what()), QStringLiteral("audio"));
        return;
    }
    emit notice_over(QStringLiteral("audio"));
    begin_text();
    emit text_changed();
    if (model_ && !loading_ && !reads_audio())
        notify(Notice::Kind::Information,
               tr("%1 reads texts. Open a model that reads recordings, such as Whisper, to see this one.")
                   .arg(QString::fromStdString(model_->name)),
               QStringLiteral("audio"));
    else
        analyse();
}

void Document::set_notes(const QString& notes) {
    if (notes == notes_) return;
    notes_ = notes;
    emit notes_changed();
}

}  // namespace headlight
