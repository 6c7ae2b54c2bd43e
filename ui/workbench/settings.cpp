#include "workbench/settings.h"

#include <algorithm>
#include <cmath>

namespace headlight {

namespace {

template <typename Value>
Value bounded(const QVariant& stored, Value low, Value high, Value otherwise) {
    bool number = false;
    const double value = stored.toDouble(&number);
    if (!number || !std::isfinite(value) || value < static_cast<double>(low) || value > static_cast<double>(high))
        return otherwise;
    return static_cast<Value>(value);
}

template <typename Enum>
Enum bounded_enum(const QVariant& stored, Enum last, Enum otherwise) {
    return static_cast<Enum>(bounded(stored, 0, static_cast<int>(last), static_cast<int>(otherwise)));
}

constexpr int kNone = -1;
constexpr int kMostIndex = 100000;

std::optional<std::int32_t> index_of(const QVariant& stored) {
    const int value = bounded(stored, kNone, kMostIndex, 0);
    if (value == kNone) return std::nullopt;
    return value;
}

}  // namespace

Settings::Settings(const QString& file)
    : store_(file.isEmpty() ? std::make_unique<QSettings>(QStringLiteral("headlight"), QStringLiteral("headlight"))
                            : std::make_unique<QSettings>(file, QSettings::IniFormat)) {}

QByteArray Settings::geometry() const {
    return store_->value("window/geometry").toByteArray();
}

void Settings::set_geometry(const QByteArray& geometry) {
    store_->setValue("window/geometry", geometry);
}

QByteArray Settings::splitter(const QString& name) const {
    return store_->value("window/" + name).toByteArray();
}

void Settings::set_splitter(const QString& name, const QByteArray& state) {
    store_->setValue("window/" + name, state);
}

ThemeChoice Settings::theme() const {
    return bounded_enum(store_->value("window/theme"), ThemeChoice::Dark, ThemeChoice::System);
}

void Settings::set_theme(ThemeChoice theme) {
    store_->setValue("window/theme", static_cast<int>(theme));
}

double Settings::zoom() const {
    return bounded(store_->value("window/zoom"), 0.5, 3.0, 1.0);
}

void Settings::set_zoom(double zoom) {
    store_->setValue("window/zoom", zoom);
}

BackendChoice Settings::backend() const {
    BackendChoice choice;
    choice.threads = bounded(store_->value("run/threads"), 0, 1024, 0);
    const QString backend = store_->value("run/backend").toString();
    if (backend == QLatin1String("cpu") || backend == QLatin1String("vulkan")) choice.backend = backend.toStdString();
    if (choice.backend == "vulkan") choice.device = store_->value("run/device").toString().toStdString();
    const QString precision = store_->value("run/precision").toString();
    if (precision == QLatin1String("fp32") || precision == QLatin1String("fp16"))
        choice.precision = precision.toStdString();
    return choice;
}

void Settings::set_backend(const BackendChoice& choice) {
    store_->setValue("run/threads", choice.threads);
    store_->setValue("run/backend", QString::fromStdString(choice.backend));
    store_->setValue("run/device", QString::fromStdString(choice.device));
    store_->setValue("run/precision", QString::fromStdString(choice.precision));
}

bool Settings::guide_read() const {
    return store_->value("window/guide_read", false).toBool();
}

void Settings::set_guide_read(bool read) {
    store_->setValue("window/guide_read", read);
}

QString Settings::last_model() const {
    return store_->value("models/last").toString();
}

void Settings::set_last_model(const QString& model) {
    store_->setValue("models/last", model);
}

QStringList Settings::recent_models() const {
    return store_->value("models/recent").toStringList();
}

void Settings::add_recent_model(const QString& model) {
    constexpr qsizetype kMostRecent = 10;
    QStringList recent = recent_models();
    recent.removeAll(model);
    recent.prepend(model);
    store_->setValue("models/recent", QStringList(recent.mid(0, kMostRecent)));
}

std::optional<QString> Settings::text() const {
    if (!store_->contains("text/text")) return std::nullopt;
    return store_->value("text/text").toString();
}

std::optional<QString> Settings::pair() const {
    if (!store_->contains("text/pair")) return std::nullopt;
    return store_->value("text/pair").toString();
}

void Settings::set_text(const QString& text, const std::optional<QString>& pair) {
    store_->setValue("text/text", text);
    if (pair)
        store_->setValue("text/pair", *pair);
    else
        store_->remove("text/pair");
}

std::optional<ViewState> Settings::view() const {
    if (!store_->contains("view/layer")) return std::nullopt;
    ViewState view;
    view.choice.layer = index_of(store_->value("view/layer"));
    view.choice.head = index_of(store_->value("view/head"));
    view.choice.aggregation = bounded_enum(store_->value("view/aggregation"), Aggregation::Flow, Aggregation::Mean);
    view.matrix.unit = bounded_enum(store_->value("view/unit"), Unit::Words, Unit::Tokens);
    view.matrix.hide_special = store_->value("view/hide_special").toBool();
    view.matrix.hide_sink = store_->value("view/hide_sink").toBool();
    view.matrix.value_weighted = store_->value("view/value_weighted").toBool();
    view.matrix.renormalise = store_->value("view/renormalise").toBool();
    view.scale = bounded_enum(store_->value("view/scale"), Scale::Rank, Scale::Linear);
    view.colour_map = store_->value("view/colour_map").toString();
    view.picture = bounded_enum(store_->value("view/picture"), PictureKind::Image, PictureKind::Both);
    view.smooth = store_->value("view/smooth", false).toBool();
    view.measure_by_layer = store_->value("view/measure_by_layer", false).toBool();
    view.links.layout = bounded_enum(store_->value("view/link_layout"), LinkLayout::Arcs, LinkLayout::Columns);
    view.links.threshold = bounded(store_->value("view/link_threshold"), 0.0, 1.0, view.links.threshold);
    view.links.strongest = bounded(store_->value("view/link_strongest"), 0, 100, view.links.strongest);
    view.measure = store_->value("view/measure", "previous").toString().toStdString();
    return view;
}

void Settings::set_view(const ViewState& view) {
    store_->setValue("view/layer", view.choice.layer.value_or(kNone));
    store_->setValue("view/head", view.choice.head.value_or(kNone));
    store_->setValue("view/aggregation", static_cast<int>(view.choice.aggregation));
    store_->setValue("view/unit", static_cast<int>(view.matrix.unit));
    store_->setValue("view/hide_special", view.matrix.hide_special);
    store_->setValue("view/hide_sink", view.matrix.hide_sink);
    store_->setValue("view/value_weighted", view.matrix.value_weighted);
    store_->setValue("view/renormalise", view.matrix.renormalise);
    store_->setValue("view/scale", static_cast<int>(view.scale));
    store_->setValue("view/colour_map", view.colour_map);
    store_->setValue("view/picture", static_cast<int>(view.picture));
    store_->setValue("view/smooth", view.smooth);
    store_->setValue("view/measure_by_layer", view.measure_by_layer);
    store_->setValue("view/link_layout", static_cast<int>(view.links.layout));
    store_->setValue("view/link_threshold", view.links.threshold);
    store_->setValue("view/link_strongest", view.links.strongest);
    store_->setValue("view/measure", QString::fromStdString(view.measure));
}

}  // namespace headlight
