#include "view/field_kinds.h"

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

}  // namespace headlight
