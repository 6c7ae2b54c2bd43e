#pragma once

#include <QByteArray>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>

namespace headlight::testing {

/// How a run of the built program ended.
struct ProgramResult {
    int exit_code = -1;   ///< -1: it crashed or did not end
    QByteArray output;    ///< standard output
    QByteArray messages;  ///< standard error
};

/// Runs the built program to its end. `input` becomes its standard input.
ProgramResult run_headlight(const QStringList& arguments, const QByteArray& input = {},
                            const QProcessEnvironment& environment = {});

/// Runs a shell command in which $HEADLIGHT is the built program.
ProgramResult run_shell(const QString& command);

/// A table's lines after the first one, which must be its provenance; otherwise a sentence that says so.
QByteArray table_after_provenance(const QByteArray& file);

/// The environment without anything that a window could open on.
QProcessEnvironment environment_without_display();

/// The path of the built program.
QString program_path();

}  // namespace headlight::testing
