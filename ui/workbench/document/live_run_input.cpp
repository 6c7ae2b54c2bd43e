#include "core/text_bounds.h"
#include "session/generation/target_text.h"
#include "session/inputs/unknown_words.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"

#include <QFileInfo>

#include <utility>

// What the models read: texts and recordings. Images: live_run_images.cpp.
namespace headlight {

QString capped(const QString& text) {
    if (text.size() <= kMaxTextLength) return text;
    QString cut = text.left(kMaxTextLength);
    if (cut.back().isHighSurrogate()) cut.chop(1);
    return cut;
}

std::optional<QString> LiveRun::pair_read_by(const ModelDescription& model) const {
    if (!pair()) return std::nullopt;
    if (is_encoder_decoder(model)) return pair()->isEmpty() ? std::nullopt : pair();
    return model.has_segments ? pair() : std::nullopt;
}

AnalysisRequest LiveRun::request_for(const LoadedModel& model) const {
    AnalysisRequest request;
    request.text = text().toStdString();
    if (model.description.audio) request.audio = audio();
    if (model.description.reads_boxes) request.page = page();
    if (const auto pair = pair_read_by(model.description)) request.pair = pair->toStdString();
    request.values = keeps_values_;
    request.value_norms = keeps_values_ || demands_.value_norms;
    request.images = images_for(model);
    return request;
}

AnalysisRequest LiveRun::present_request() const {
    AnalysisRequest request = request_for(*model_);
    request.written = continuation();
    request.masked_tokens = demands_.masked_tokens;
    request.interventions = demands_.interventions;
    if (demands_.rewrites_target) request.target_interventions = request.interventions;
    return request;
}

void LiveRun::begin_text() {
    input_.text_revision = new_revision();
    input_.continuation.clear();
    emit text_began();
}

void LiveRun::put_texts(const InputTexts& texts) {
    input_.text = texts.text;
    input_.pair = texts.pair;
    input_.text_revision = texts.revision;
    input_.continuation.clear();
    emit text_began();
    emit text_changed();
    analyze();
}

void LiveRun::set_text(const QString& text) {
    set_texts(text, pair());
}

void LiveRun::set_pair(const std::optional<QString>& pair) {
    set_texts(text(), pair);
}

void LiveRun::set_texts(const QString& text, const std::optional<QString>& pair) {
    InputTexts wanted{capped(text), pair ? std::optional(capped(*pair)) : std::nullopt, 0};
    if (wanted.text.size() != text.size())
        notices_.post(Notice::Kind::Warning,
                      tr("The text was cut after %L1 of %L2 characters, the most that the window accepts.")
                          .arg(wanted.text.size())
                          .arg(text.size()),
                      QStringLiteral("length"));
    const InputTexts before = texts();
    if (wanted.text == before.text && wanted.pair == before.pair) return;
    wanted.revision = new_revision();
    emit text_edited(before, wanted);
    put_texts(wanted);
}

void LiveRun::open_sample(const SampleText& sample) {
    const auto second = sample.second.empty() ? std::nullopt : std::optional(QString::fromStdString(sample.second));
    if (!sample.text.empty()) set_texts(QString::fromStdString(sample.text), second);
    if (!sample.image.empty()) open_image(QString::fromStdString(sample.image.string()));
}

void LiveRun::tell_unread(const QString& subject, const QString& why) {
    emit busy_changed();
    notices_.post(Notice::Kind::Error, why, subject);
}

void LiveRun::open_sample_image() {
    for (const BuiltInModel& built_in : bridge_->built_in()) {
        if (built_in.path != model_->path) continue;
        for (const SampleText& sample : built_in.samples) {
            if (sample.image.empty()) continue;
            if (model_->description.image_prompt && has_unknown_words(*model_, text().toStdString()))
                return open_sample(sample);
            return open_images({{.path = QString::fromStdString(sample.image.string())}}, ImageStep::Silent);
        }
    }
}

void LiveRun::open_audio(const QString& path) {
    recordings_.ask(path);
    emit busy_changed();
}

void LiveRun::put_audio(std::shared_ptr<const Audio> audio, const QString& path) {
    input_.audio_name = tr("%1, %L2 s").arg(QFileInfo(path).fileName()).arg(audio->seconds, 0, 'f', 1);
    input_.audio = std::move(audio);
    input_.audio_path = QFileInfo(path).absoluteFilePath();
    emit busy_changed();
    notices_.end(QStringLiteral("audio"));
    begin_text();
    emit text_changed();
    if (model_ && !loading() && !reads_audio())
        notices_.post(Notice::Kind::Information,
                      tr("%1 reads texts. Open a model that reads recordings, such as Whisper, to see this one.")
                          .arg(QString::fromStdString(model_->name)),
                      QStringLiteral("audio"));
    else
        analyze();
}

void LiveRun::open_page(const QString& path) {
    pages_.ask(path);
    emit busy_changed();
}

std::shared_ptr<const PageWords> LiveRun::page() const {
    return input_.page && text() == input_.page_text ? input_.page : nullptr;
}

void LiveRun::put_page(std::shared_ptr<const PageWords> page, const QString& path) {
    const QString words = QString::fromStdString(page->text);
    input_.page = std::move(page);
    input_.page_text = capped(words);
    input_.page_path = QFileInfo(path).absoluteFilePath();
    notices_.end(QStringLiteral("page"));
    const bool same_text = text() == input_.page_text;
    set_text(words);
    if (same_text) {  // with other places
        begin_text();
        emit text_changed();
        analyze();
    }
    emit busy_changed();
    if (model_ && !loading() && !model_->description.reads_boxes)
        notices_.post(Notice::Kind::Information,
                      tr("%1 does not read where words stand on a page. Open a model that does, such as LayoutLMv3.")
                          .arg(QString::fromStdString(model_->name)),
                      QStringLiteral("page"));
}

void LiveRun::set_notes(const QString& notes) {
    const QString kept = notes.left(kMostOfText);  // no session with longer ones could be read
    if (kept == notes_) return;
    notes_ = kept;
    emit notes_changed();
}

}  // namespace headlight
