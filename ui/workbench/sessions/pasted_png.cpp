#include "workbench/sessions/pasted_png.h"

#include "figures/drawing/image_file.h"
#include "workbench/background/work_beside.h"

#include <QBuffer>

#include <utility>

namespace headlight {

QByteArray png_of(const Image& image) {
    constexpr int kQuick = 80;  // of 100: little compressed
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    picture_of(image).save(&buffer, "PNG", kQuick);
    return bytes;
}

void PastedPng::begin(std::shared_ptr<const Image> image) {
    if (image == image_) return;
    image_ = std::move(image);
    const auto task =
        std::make_shared<std::packaged_task<QByteArray()>>([encoded = image_] { return png_of(*encoded); });
    png_ = task->get_future().share();
    beside_.start(nullptr, [task] { (*task)(); }, {});
}

std::shared_future<QByteArray> PastedPng::bytes_of(const std::shared_ptr<const Image>& image) {
    begin(image);
    return png_;
}

}  // namespace headlight
