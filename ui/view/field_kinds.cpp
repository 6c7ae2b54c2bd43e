#include "view/field_kinds.h"

#include "capture/tile_layout.h"

#include <QJsonArray>

namespace headlight {

namespace {

constexpr std::int32_t kMostHead = 100'000;
constexpr qsizetype kMostHeads = 64;
const WholeValue kHead{0, kMostHead};

void set_heads(ViewRequest& request, std::vector<std::int32_t> heads) {
    PictureRequest& picture = request.picture;
    picture.choice.head = heads.empty() ? std::nullopt : std::optional(heads.front());
    if (!heads.empty()) heads.erase(heads.begin());
    picture.more_heads = std::move(heads);
}

std::vector<std::int32_t> heads_of(const ViewRequest& request) {
    std::vector<std::int32_t> heads;
    if (!request.picture.choice.head) return heads;
    heads.push_back(*request.picture.choice.head);
    heads.insert(heads.end(), request.picture.more_heads.begin(), request.picture.more_heads.end());
    return heads;
}

const PathValue kImage;

void set_images(InputRequest& input, std::vector<std::filesystem::path> images) {
    std::erase(images, std::filesystem::path());  // an empty name is no image
    if (images.size() > kMostImages)
        throw BadValue("at most " + std::to_string(kMostImages) + " images", std::to_string(images.size()));
    input.images = std::move(images);
}

}  // namespace

void FlagKind::parse(ViewRequest& request, const std::vector<std::string>& /*values*/) const {
    of(request) = on_;
}

std::vector<std::string> FlagKind::print(const ViewRequest& request) const {
    return of(request) == on_ ? std::vector<std::string>{""} : std::vector<std::string>{};
}

void FlagKind::read(ViewRequest& request, JsonFields& fields, const QString& name) const {
    of(request) = fields.flag(name, of(request));
}

std::string HeadsKind::takes() const {
    return kHead.takes() + ", a list of them, or all";
}

void HeadsKind::parse(ViewRequest& request, const std::vector<std::string>& values) const {
    if (values.size() == 1 && values.front() == "all") return set_heads(request, {});
    std::vector<std::int32_t> heads;
    for (const std::string& each : values) heads.push_back(kHead.parse(each));
    set_heads(request, std::move(heads));
}

std::vector<std::string> HeadsKind::print(const ViewRequest& request) const {
    std::vector<std::string> texts;
    for (const std::int32_t head : heads_of(request)) texts.push_back(std::to_string(head));
    return texts.empty() ? std::vector<std::string>{"all"} : texts;
}

void HeadsKind::read(ViewRequest& request, JsonFields& fields, const QString& name) const {
    const JsonValue found = fields.needed(name);
    if (found.is("all")) return set_heads(request, {});
    if (!found.is_array()) return set_heads(request, {kHead.read({fields, name, {}, found})});
    std::vector<std::int32_t> heads;
    qsizetype index = 0;
    for (const JsonValue& each : fields.list(name, kMostHeads))
        heads.push_back(kHead.read({fields, name, index++, each}));
    set_heads(request, std::move(heads));
}

QJsonValue HeadsKind::json(const ViewRequest& request) const {
    const std::vector<std::int32_t> heads = heads_of(request);
    if (heads.empty()) return QStringLiteral("all");
    if (heads.size() == 1) return heads.front();
    QJsonArray array;
    for (const std::int32_t head : heads) array.append(head);
    return array;
}

void HeadsKind::copy(const ViewRequest& from, ViewRequest& to) const {
    set_heads(to, heads_of(from));
}

bool HeadsKind::equal(const ViewRequest& left, const ViewRequest& right) const {
    return heads_of(left) == heads_of(right);
}

std::string ImagesKind::takes() const {
    return kImage.takes() + ", or a list of paths";
}

std::string ImagesKind::type_name() const {
    return kImage.type_name();
}

void ImagesKind::parse(ViewRequest& request, const std::vector<std::string>& values) const {
    set_images(request.input, {values.begin(), values.end()});
}

std::vector<std::string> ImagesKind::print(const ViewRequest& request) const {
    std::vector<std::string> texts;
    for (const std::filesystem::path& each : request.input.images) texts.push_back(each.string());
    return texts.empty() ? std::vector<std::string>{""} : texts;
}

void ImagesKind::read(ViewRequest& request, JsonFields& fields, const QString& name) const {
    const JsonValue found = fields.needed(name);
    if (!found.is_array()) return set_images(request.input, {kImage.read({fields, name, {}, found})});
    std::vector<std::filesystem::path> images;
    qsizetype index = 0;
    for (const JsonValue& each : fields.list(name, static_cast<qsizetype>(kMostImages)))
        images.push_back(kImage.read({fields, name, index++, each}));
    set_images(request.input, std::move(images));
}

QJsonValue ImagesKind::json(const ViewRequest& request) const {
    const std::vector<std::filesystem::path>& images = request.input.images;
    if (images.size() < 2) return kImage.json(images.empty() ? std::filesystem::path() : images.front());
    QJsonArray array;
    for (const std::filesystem::path& each : images) array.append(kImage.json(each));
    return array;
}

void ImagesKind::copy(const ViewRequest& from, ViewRequest& to) const {
    to.input.images = from.input.images;
}

bool ImagesKind::equal(const ViewRequest& left, const ViewRequest& right) const {
    return left.input.images == right.input.images;
}

}  // namespace headlight
