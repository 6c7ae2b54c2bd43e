#pragma once

#include "source_files.h"

#include <QSet>

#include <map>
#include <utility>

namespace headlight::testing {

/// Folders by what leads to them, such as the places that a place links.
using Folders = std::map<QString, QSet<QString>>;

/// What docs/design.md says of the places.
struct DesignedPlaces {
    Folders may_include;                        ///< of a place: places, and single headers of others
    QSet<std::pair<QString, QString>> diagram;  ///< arrows between places
};

/// What the CMakeLists.txt files say of them.
struct LinkedPlaces {
    std::map<QString, QString> of_target;
    std::map<QString, QString> of_prefix;  ///< "models/blocks" of #include "models/blocks/decoder.h"
    Folders links;                         ///< places that a place links
    Folders public_links;                  ///< those whose headers are seen through it, too
};

inline const QStringList kFoldersOfPlaces = {"engine", "shaders", "ui", "app"};

inline QStringList texts_in_backticks(const QString& text) {
    static const QRegularExpression expression("`([^`]+)`");
    QStringList texts;
    for (auto match = expression.globalMatch(text); match.hasNext();) texts << match.next().captured(1);
    return texts;
}

inline bool is_header(const QString& path) {
    return path.endsWith(".h");
}

inline DesignedPlaces designed_places() {
    // ui_view["ui/view"] --> ui_export["ui/export"]
    static const QRegularExpression arrow(R"re(^\s*\w+\["(.+)"\] --> \w+\["(.+)"\]$)re");
    DesignedPlaces places;
    for (const QString& line : read_file("docs/design.md").lines) {
        if (const auto match = arrow.match(line); match.hasMatch())
            places.diagram.insert({match.captured(1), match.captured(2)});
        const QStringList cells = line.split('|');
        if (cells.size() != 5) continue;
        const QStringList place = texts_in_backticks(cells[1]);
        if (place.size() != 1 || !kFoldersOfPlaces.contains(place.front().section('/', 0, 0))) continue;
        const QStringList allowed = texts_in_backticks(cells[3]);
        places.may_include[place.front()] = QSet<QString>(allowed.begin(), allowed.end());
    }
    return places;
}

/// A command of a CMakeLists.txt.
struct BuildCommand {
    QString folder;
    QString name;
    QStringList arguments;
};

inline std::vector<BuildCommand> build_commands() {
    static const QRegularExpression comment("#[^\n]*");
    static const QRegularExpression call("(\\w+)\\s*\\(([^()]*)\\)");
    static const QRegularExpression space("\\s+");
    std::vector<BuildCommand> commands;
    for (const SourceFile& file : build_files(kFoldersOfPlaces)) {
        const QString text = file.lines.join('\n').remove(comment);
        for (auto match = call.globalMatch(text); match.hasNext();) {
            const auto found = match.next();
            commands.push_back(
                {folder_of(file.path), found.captured(1), found.captured(2).split(space, Qt::SkipEmptyParts)});
        }
    }
    return commands;
}

inline bool makes_library(const BuildCommand& command) {
    return command.name == "headlight_library" || command.name == "headlight_room";
}

inline bool makes_target(const BuildCommand& command) {
    return makes_library(command) || command.name == "add_library" || command.name == "add_executable";
}

/// Adds what a command links, by the keyword before it.
inline void add_links(const BuildCommand& command, LinkedPlaces& places) {
    QString keyword;
    for (const QString& argument : command.arguments) {
        static const QStringList kKeywords = {"PREFIX", "PARTS", "SOURCES", "PUBLIC", "PRIVATE", "INTERFACE"};
        if (kKeywords.contains(argument)) {
            keyword = argument;
            continue;
        }
        const auto linked = places.of_target.find(argument);
        if (linked == places.of_target.end() || linked->second == command.folder) continue;
        if (keyword != "PUBLIC" && keyword != "PRIVATE" && keyword != "INTERFACE") continue;
        places.links[command.folder].insert(linked->second);
        if (keyword != "PRIVATE") places.public_links[command.folder].insert(linked->second);
    }
}

inline LinkedPlaces linked_places() {
    LinkedPlaces places;
    const std::vector<BuildCommand> commands = build_commands();
    for (const BuildCommand& command : commands) {
        if (!makes_target(command) || command.arguments.isEmpty()) continue;
        places.of_target[command.arguments.front()] = command.folder;
        if (const qsizetype prefix = command.arguments.indexOf("PREFIX"); prefix >= 0)
            places.of_prefix[command.arguments.value(prefix + 1)] = command.folder;
    }
    places.of_prefix["shaders"] = "shaders";
    for (const BuildCommand& command : commands)
        if (makes_library(command) || command.name == "target_link_libraries") add_links(command, places);
    return places;
}

/// The place that a file belongs to: the nearest one above it. Empty: none.
inline QString place_of(const QString& path, const Folders& places) {
    for (QString folder = folder_of(path); !folder.isEmpty(); folder = folder_of(folder))
        if (places.contains(folder)) return folder;
    return {};
}

inline QSet<QString> at(const Folders& folders, const QString& place) {
    const auto found = folders.find(place);
    return found == folders.end() ? QSet<QString>() : found->second;
}

/// Adds all that arrows lead to from a place, over any number of them.
inline void add_reached(const Folders& arrows, const QString& from, QSet<QString>& reached) {
    for (const QString& next : at(arrows, from)) {
        if (reached.contains(next)) continue;
        reached.insert(next);
        add_reached(arrows, next, reached);
    }
}

/// Places whose headers a place can see: those that it links, and what they link publicly.
inline QSet<QString> visible_from(const QString& place, const LinkedPlaces& places) {
    QSet<QString> visible;
    for (const QString& linked : at(places.links, place)) {
        visible.insert(linked);
        add_reached(places.public_links, linked, visible);
    }
    return visible;
}

/// An #include of a header of another place.
struct PlaceInclude {
    QString from;    ///< place
    QString to;      ///< place; empty: no place has this prefix
    QString header;  ///< from the project's folder
    QString where;   ///< "path: line"
};

/// The place whose headers begin with a prefix or with one above it: "tokenizers/subwords" is a part of the place of
/// "tokenizers". Empty: none.
inline QString place_of_prefix(const QString& path, const LinkedPlaces& linked) {
    for (QString prefix = path; !prefix.isEmpty(); prefix = prefix.contains('/') ? folder_of(prefix) : QString())
        if (const auto found = linked.of_prefix.find(prefix); found != linked.of_prefix.end()) return found->second;
    return {};
}

inline std::vector<PlaceInclude> includes_of_places(const Folders& designed, const LinkedPlaces& linked) {
    static const QRegularExpression include("^\\s*#\\s*include\\s+\"(.+)/([^/]+)\"");
    std::vector<PlaceInclude> includes;
    for (const SourceFile& file : sources(kFoldersOfPlaces)) {
        for (const QString& line : file.lines) {
            const auto match = include.match(line);
            if (!match.hasMatch()) continue;
            const QString to = place_of_prefix(match.captured(1), linked);
            const QString from = place_of(file.path, designed);
            if (to != from) includes.push_back({from, to, to + '/' + match.captured(2), file.path + ": " + line});
        }
    }
    return includes;
}

}  // namespace headlight::testing
