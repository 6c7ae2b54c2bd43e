#include "workbench/menus/settings.h"

#include "core/error.h"
#include "language/languages.h"
#include "view/fields.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <cmath>
#include <string_view>

namespace headlight {

namespace {

constexpr qsizetype kMostRecent = 10;
constexpr qsizetype kMostRecentCommands = 20;

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

/// One of the names that a field takes; `otherwise` where it is another text.
std::string name_of_field(const QVariant& stored, std::string_view field, const std::string& otherwise) {
    const std::string name = stored.toString().toStdString();
    const std::vector<std::string> names = field_named(field).kind->choices();
    return std::ranges::find(names, name) == names.end() ? otherwise : name;
}

QString key_of(const PrecisionChoice& precision) {
    return QStringLiteral("run/") + QString::fromUtf8(precision.name.data(), std::ssize(precision.name));
}

/// Settings hold the last text: other users may not read them. Qt keeps the permissions of a file that is there. Where
/// they cannot be set, settings are kept as the system does.
void make_private(const QString& path) {
    constexpr QFileDevice::Permissions kOwner = QFileDevice::ReadOwner | QFileDevice::WriteOwner;
    QFile file(path);
    if (file.exists()) {
        file.setPermissions(kOwner);
    } else if (QDir().mkpath(QFileInfo(path).path())) {
        file.open(QIODevice::WriteOnly | QIODevice::NewOnly, kOwner);  // unless another program was quicker
    }
}

}  // namespace

Settings::Settings(const QString& file)
    : store_(file.isEmpty() ? std::make_unique<QSettings>(QStringLiteral("headlight"), QStringLiteral("headlight"))
                            : std::make_unique<QSettings>(file, QSettings::IniFormat)) {
    make_private(store_->fileName());
}

QByteArray Settings::geometry() const {
    return store_->value("window/geometry").toByteArray();
}

void Settings::set_geometry(const QByteArray& geometry) {
    store_->setValue("window/geometry", geometry);
}

std::optional<bool> Settings::part_open(const QString& part) const {
    const int stored = bounded(store_->value("layout/" + part + "_open"), 0, 1, -1);
    return stored < 0 ? std::nullopt : std::optional(stored == 1);
}

void Settings::set_part_open(const QString& part, std::optional<bool> open) {
    if (open)
        store_->setValue("layout/" + part + "_open", static_cast<int>(*open));
    else
        store_->remove("layout/" + part + "_open");
}

std::optional<double> Settings::part_size(const QString& part) const {
    constexpr double kMost = 10000;
    const double stored = bounded(store_->value("layout/" + part + "_size"), 1.0, kMost, 0.0);
    return stored > 0 ? std::optional(stored) : std::nullopt;
}

void Settings::set_part_size(const QString& part, std::optional<double> size) {
    if (size)
        store_->setValue("layout/" + part + "_size", *size);
    else
        store_->remove("layout/" + part + "_size");
}

ThemeChoice Settings::theme() const {
    return bounded_enum(store_->value("window/theme"), ThemeChoice::HighContrast, ThemeChoice::System);
}

void Settings::set_theme(ThemeChoice theme) {
    store_->setValue("window/theme", static_cast<int>(theme));
}

QString Settings::language() const {
    const QString id = store_->value("window/language").toString();
    return find_language(id) != nullptr ? id : QString();
}

void Settings::set_language(const QString& id) {
    store_->setValue("window/language", id);
}

double Settings::zoom(double usual) const {
    return bounded(store_->value("window/zoom"), 0.5, 3.0, usual);
}

void Settings::set_zoom(double zoom) {
    store_->setValue("window/zoom", zoom);
}

BackendChoice Settings::backend() const {
    BackendChoice choice;
    choice.threads = bounded(store_->value("run/threads"), 0, static_cast<int>(field_bounds("threads").high), 0);
    choice.backend = name_of_field(store_->value("run/backend"), "backend", choice.backend);
    if (choice.backend == "vulkan") choice.device = store_->value("run/device").toString().toStdString();
    for (const PrecisionChoice& precision : kPrecisionChoices)
        choice.*precision.member = name_of_field(store_->value(key_of(precision)), precision.name, "");
    return choice;
}

void Settings::set_backend(const BackendChoice& choice) {
    store_->setValue("run/threads", choice.threads);
    store_->setValue("run/backend", QString::fromStdString(choice.backend));
    store_->setValue("run/device", QString::fromStdString(choice.device));
    for (const PrecisionChoice& precision : kPrecisionChoices)
        store_->setValue(key_of(precision), QString::fromStdString(choice.*precision.member));
}

bool Settings::transitions() const {
    return store_->value("window/transitions", true).toBool();
}

void Settings::set_transitions(bool on) {
    store_->setValue("window/transitions", on);
}

bool Settings::pointer_ring() const {
    return store_->value("window/pointer_ring", true).toBool();
}

void Settings::set_pointer_ring(bool on) {
    store_->setValue("window/pointer_ring", on);
}

bool Settings::guide_read() const {
    return store_->value("window/guide_read", false).toBool();
}

void Settings::set_guide_read(bool read) {
    store_->setValue("window/guide_read", read);
}

QVariantMap Settings::export_page() const {
    const QString group = QStringLiteral("export/");
    QVariantMap fields;
    for (const QString& key : store_->allKeys())
        if (key.startsWith(group)) fields[key.mid(group.size())] = store_->value(key);
    return fields;
}

void Settings::set_export_page(const QVariantMap& fields) {
    for (auto field = fields.begin(); field != fields.end(); ++field)
        store_->setValue("export/" + field.key(), field.value());
}

bool Settings::welcomed() const {
    return store_->value("window/welcomed", false).toBool();
}

void Settings::set_welcomed(bool welcomed) {
    store_->setValue("window/welcomed", welcomed);
}

QStringList Settings::recent_models() const {
    return store_->value("models/recent").toStringList();
}

void Settings::add_recent_model(const QString& model) {
    add_recent("models/recent", model, kMostRecent);
}

QStringList Settings::recent_sessions() const {
    return store_->value("sessions/recent").toStringList();
}

void Settings::add_recent_session(const QString& file) {
    add_recent("sessions/recent", file, kMostRecent);
}

QStringList Settings::recent_commands() const {
    return store_->value("commands/recent").toStringList().mid(0, kMostRecentCommands);
}

void Settings::add_recent_command(const QString& id) {
    add_recent("commands/recent", id, kMostRecentCommands);
}

void Settings::add_recent(const QString& key, const QString& newest, qsizetype most) {
    QStringList recent = store_->value(key).toStringList();
    recent.removeAll(newest);
    recent.prepend(newest);
    store_->setValue(key, QStringList(recent.mid(0, most)));
}

QByteArray Settings::last_session() const {
    return store_->value("sessions/last").toByteArray();
}

void Settings::set_last_session(const QByteArray& session) {
    store_->setValue("sessions/last", session);
}

QString Settings::file() const {
    return store_->fileName();
}

}  // namespace headlight
