#include "program.h"

namespace headlight::testing {

namespace {

constexpr int kLongestRun = 120'000;  // milliseconds

ProgramResult finish(QProcess& process) {
    if (!process.waitForFinished(kLongestRun)) process.kill();
    const bool ended = process.exitStatus() == QProcess::NormalExit && process.state() == QProcess::NotRunning;
    return {ended ? process.exitCode() : -1, process.readAllStandardOutput(), process.readAllStandardError()};
}

}  // namespace

QByteArray table_after_provenance(const QByteArray& file) {
    if (!file.startsWith("# provenance: {\"model\":")) return "no provenance in the first line of " + file;
    return file.mid(file.indexOf('\n') + 1);
}

QString program_path() {
    return QStringLiteral(HEADLIGHT_BINARY_DIR "/headlight");
}

ProgramResult run_headlight(const QStringList& arguments, const QByteArray& input,
                            const QProcessEnvironment& environment) {
    QProcess process;
    if (!environment.isEmpty()) process.setProcessEnvironment(environment);
    process.start(program_path(), arguments);
    process.write(input);
    process.closeWriteChannel();
    return finish(process);
}

ProgramResult run_shell(const QString& command) {
    QProcess process;
    auto environment = QProcessEnvironment::systemEnvironment();
    environment.insert("HEADLIGHT", program_path());
    process.setProcessEnvironment(environment);
    process.start("/bin/bash", {"-c", command});
    process.closeWriteChannel();
    return finish(process);
}

QProcessEnvironment environment_without_display() {
    auto environment = QProcessEnvironment::systemEnvironment();
    for (const auto* name : {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}) environment.remove(name);
    return environment;
}

}  // namespace headlight::testing
