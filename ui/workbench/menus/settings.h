#pragma once

#include "session/session.h"
#include "workbench/widgets/look/look.h"

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantMap>

#include <memory>
#include <optional>

namespace headlight {

/// Settings kept from one start to the next. Values that make no sense (a damaged or foreign file) count as
/// absent.
class Settings {
  public:
    /// An ini file, or the place usual on this system when empty.
    explicit Settings(const QString& file);

    [[nodiscard]] QByteArray geometry() const;
    void set_geometry(const QByteArray& geometry);
    /// Returns whether the user opened or closed a part of the window; nothing: he left that to the program.
    [[nodiscard]] std::optional<bool> part_open(const QString& part) const;
    void set_part_open(const QString& part, std::optional<bool> open);
    /// Pixels at zoom 1 that the user gave a part; nothing: none.
    [[nodiscard]] std::optional<double> part_size(const QString& part) const;
    void set_part_size(const QString& part, std::optional<double> size);

    [[nodiscard]] ThemeChoice theme() const;
    void set_theme(ThemeChoice theme);
    /// Id of a language; empty: the desktop's.
    [[nodiscard]] QString language() const;
    void set_language(const QString& id);
    /// `usual`: where none was chosen.
    [[nodiscard]] double zoom(double usual) const;
    void set_zoom(double zoom);
    [[nodiscard]] BackendChoice backend() const;
    void set_backend(const BackendChoice& choice);
    /// Returns whether figures fade into the next, and whether a ring follows the pointer while presenting.
    [[nodiscard]] bool transitions() const;
    void set_transitions(bool on);
    [[nodiscard]] bool pointer_ring() const;
    void set_pointer_ring(bool on);
    [[nodiscard]] bool guide_read() const;
    void set_guide_read(bool read);
    /// Returns whether the welcome of the first start was dismissed.
    [[nodiscard]] bool welcomed() const;
    void set_welcomed(bool welcomed);

    /// Initial values of the export dialog, by the names of its fields.
    [[nodiscard]] QVariantMap export_page() const;
    void set_export_page(const QVariantMap& fields);

    [[nodiscard]] QStringList recent_models() const;
    /// Newest first, without repetitions, at most ten.
    void add_recent_model(const QString& model);
    [[nodiscard]] QStringList recent_sessions() const;
    void add_recent_session(const QString& file);
    /// Ids of the entries of the command palette that were run last, newest first, at most 20.
    [[nodiscard]] QStringList recent_commands() const;
    void add_recent_command(const QString& id);
    /// Session that was shown when the program ended, as text; empty: none.
    [[nodiscard]] QByteArray last_session() const;
    void set_last_session(const QByteArray& session);
    /// The file that holds all this, for messages.
    [[nodiscard]] QString file() const;

  private:
    void add_recent(const QString& key, const QString& newest, qsizetype most);

    std::unique_ptr<QSettings> store_;
};

}  // namespace headlight
