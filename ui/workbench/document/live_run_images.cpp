#include "capture/tile_layout.h"
#include "figures/drawing/image_file.h"
#include "workbench/background/work_beside.h"
#include "workbench/document/live_run.h"
#include "workbench/document/notices.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>
#include <utility>

// The images that the models read.
namespace headlight {

namespace {

QString image_subject() {
    return QStringLiteral("image");
}

OpenedImage image_from(const UnreadImage& image) {
    const QFileInfo file(image.path);
    const QString pasted = LiveRun::tr("pasted image");
    if (!image.path.isEmpty()) return {read_image_file(image.path), file.fileName(), file.absoluteFilePath()};
    if (image.pixels) return {image.pixels, pasted};
    if (!image.bytes.isEmpty()) return {read_image(image.bytes, pasted), pasted};
    return {std::make_shared<const Image>(image_of(image.picture)), pasted};
}

/// The most images that a model reads in one text: with all their tokens, one of the text must fit.
std::size_t most_images_of(const LoadedModel& model) {
    const auto& prompt = model.description.image_prompt;
    if (!prompt || !prompt->several) return 1;
    const bool any_size = prompt->tiles || prompt->patches;
    if (any_size || prompt->tokens() <= 0 || model.description.max_tokens <= 0) return kMostImages;
    const std::int32_t fitting = (model.description.max_tokens - 1) / prompt->tokens();
    return std::clamp<std::size_t>(static_cast<std::size_t>(std::max(fitting, 1)), 1, kMostImages);
}

}  // namespace

std::vector<UnreadImage> images_at(const QStringList& paths) {
    std::vector<UnreadImage> images;
    for (const QString& path : paths) images.push_back({.path = path});
    return images;
}

LiveRun::ReadImages LiveRun::images_from(const WantedImages& wanted, const std::stop_token& stop) {
    ReadImages read;
    for (const WantedImage& each : wanted.list) {
        if (stop.stop_requested()) break;
        if (each.image.pixels) {
            read.list.push_back(each.image);
            continue;
        }
        try {
            read.list.push_back(image_from(each.unread));
            read.read_any = true;
        } catch (...) {
            read.problems << sentence_of_failure();
        }
    }
    return read;
}

void LiveRun::take_images_read(const WantedImages& wanted, const ReadImages& read) {
    if (read.read_any || read.problems.isEmpty())
        set_images(read.list, wanted.step);
    else
        misses_image_ = !reads_images();
    if (!read.problems.isEmpty()) tell_unread(image_subject(), read.problems.join(QLatin1Char(' ')));
}

std::vector<LiveRun::WantedImage> LiveRun::wanted_images() const {
    if (images_.awaited()) return wanted_.list;
    std::vector<WantedImage> wanted;
    for (const OpenedImage& image : images()) wanted.push_back({.image = image});
    return wanted;
}

void LiveRun::read_images(WantedImages wanted) {
    misses_image_ = false;
    if (wanted.list.size() > kMostImages) {
        notices_.post(Notice::Kind::Warning,
                      tr("A text holds at most %1 images, found %2: the last ones were left out.")
                          .arg(kMostImages)
                          .arg(wanted.list.size()),
                      QStringLiteral("most images"));
        wanted.list.resize(kMostImages);
    }
    wanted_ = std::move(wanted);
    images_.ask(wanted_);
    emit busy_changed();
}

void LiveRun::open_images(std::vector<UnreadImage> images, ImageStep step) {
    WantedImages wanted{{}, step};
    for (UnreadImage& image : images) wanted.list.push_back({.unread = std::move(image)});
    read_images(std::move(wanted));
}

void LiveRun::add_images(std::vector<UnreadImage> images) {
    WantedImages wanted{wanted_images()};
    for (UnreadImage& image : images) wanted.list.push_back({.unread = std::move(image)});
    read_images(std::move(wanted));
}

void LiveRun::take_images(std::vector<UnreadImage> images) {
    if (reads_images() && most_images() > 1) return add_images(std::move(images));
    open_images(std::move(images));
}

void LiveRun::replace_image(std::size_t index, UnreadImage image) {
    WantedImages wanted{wanted_images()};
    if (index >= wanted.list.size()) return;
    wanted.list[index] = {.unread = std::move(image)};
    read_images(std::move(wanted));
}

void LiveRun::remove_image(std::size_t index) {
    WantedImages wanted{wanted_images()};
    if (index >= wanted.list.size()) return;
    wanted.list.erase(wanted.list.begin() + static_cast<std::ptrdiff_t>(index));
    if (images_.awaited()) return read_images(std::move(wanted));
    std::vector<OpenedImage> left = images();
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(index));
    set_images(std::move(left), ImageStep::Undoable);
}

void LiveRun::move_image(std::size_t from, std::size_t to) {
    if (images_.awaited()) return;  // they stand where they were shown when these are read
    std::vector<OpenedImage> moved = images();
    if (from >= moved.size() || to >= moved.size() || from == to) return;
    const auto place = [&](std::size_t index) { return moved.begin() + static_cast<std::ptrdiff_t>(index); };
    if (from < to)
        std::rotate(place(from), place(from + 1), place(to + 1));
    else
        std::rotate(place(to), place(from), place(from + 1));
    set_images(std::move(moved), ImageStep::Undoable);
}

void LiveRun::set_images(std::vector<OpenedImage> images, ImageStep step) {
    images_.forget();
    const InputImages before{this->images(), text_revision()};
    InputImages after{std::move(images), text_revision()};
    // Tokens of the text stand elsewhere with more or fewer images; a session's highlights are of its own images.
    if (step == ImageStep::Undoable && reads_text_with_image() && before.list.size() != after.list.size())
        after.revision = new_revision();
    if (step == ImageStep::Undoable && before.list != after.list) emit images_edited(before, after);
    put_images(after);
}

void LiveRun::file_image(const std::shared_ptr<const Image>& pixels, const QString& path) {
    const auto name = [&](OpenedImage& image) {
        if (image.pixels == pixels) image = {pixels, QFileInfo(path).fileName(), path};
    };
    for (OpenedImage& image : input_.images) name(image);
    for (WantedImage& wanted : wanted_.list) name(wanted.image);
    if (images_.awaited()) images_.ask(wanted_);
    emit images_changed();
    analyze();  // figures name it
}

void LiveRun::put_images(const InputImages& images) {
    images_.forget();
    const bool moves_tokens = images.revision != text_revision();
    input_.images = images.list;
    notices_.end(image_subject());
    if (moves_tokens) {
        input_.text_revision = images.revision;
        input_.continuation.clear();
        emit text_began();
        emit text_changed();
    }
    emit images_changed();
    emit busy_changed();
    if (!input_.images.empty() && model_ && !loading() && !reads_images()) {
        notices_.post(Notice::Kind::Information,
                      tr("%1 reads texts. Open a model that reads images, such as fashion-vit, to see this image.")
                          .arg(QString::fromStdString(model_->name)),
                      image_subject());
        return;
    }
    say_which_are_read();
    analyze();
}

void LiveRun::say_which_are_read() {
    const QString subject = QStringLiteral("images read");
    notices_.end(subject);
    if (!reads_images() || loading() || images().size() <= most_images()) return;
    const QString name = QString::fromStdString(model_->name);
    const QString sentence =
        most_images() == 1
            ? tr("%1 reads one image at a time, found %2: it reads the first. Remove the others, or open a model that "
                 "reads several.")
                  .arg(name)
                  .arg(images().size())
            : tr("%1 reads at most %2 images in a text, found %3: it reads the first ones. Remove the others.")
                  .arg(name)
                  .arg(most_images())
                  .arg(images().size());
    notices_.post(Notice::Kind::Information, sentence, subject);
}

std::size_t LiveRun::most_images() const {
    return reads_images() ? most_images_of(*model_) : kMostImages;
}

std::vector<NamedImage> LiveRun::images_for(const LoadedModel& model) const {
    std::vector<NamedImage> read;
    const std::size_t most = model.images ? most_images_of(model) : 0;
    for (const OpenedImage& image : images())
        if (read.size() < most) read.push_back({image.pixels, image.name.toStdString()});
    return read;
}

std::vector<NamedImage> LiveRun::images_read() const {
    return model_ ? images_for(*model_) : std::vector<NamedImage>();
}

std::shared_ptr<const Image> LiveRun::image() const {
    return images().empty() ? nullptr : images().front().pixels;
}

QString LiveRun::image_name() const {
    return images().empty() ? QString() : images().front().name;
}

QString LiveRun::image_path() const {
    return images().empty() ? QString() : images().front().path;
}

}  // namespace headlight
