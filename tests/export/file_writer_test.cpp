#include "export/writers/file_writer.h"

#include "core/error.h"
#include "core/whole_file.h"
#include "export/full_disk.h"
#include "faults/faults.h"
#include "test_program.h"

#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <ctime>

using namespace headlight;
using headlight::testing::call_that_breaks;
using headlight::testing::Fault;
using headlight::testing::Faults;
using headlight::testing::FullDisk;

namespace {

const QByteArray kOld = "what stood there before";

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

void put(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

int permissions(const QString& path) {
    struct stat status {};
    return ::stat(qPrintable(path), &status) == 0 ? static_cast<int>(status.st_mode & 07777) : -1;
}

/// Whether the file system can hold a file without a name, of which nothing stays when its writer is killed.
bool has_nameless_files(const QString& folder) {
#ifdef O_TMPFILE
    const int descriptor = ::open(qPrintable(folder), O_TMPFILE | O_WRONLY, 0600);
    if (descriptor >= 0) ::close(descriptor);
    return descriptor >= 0;
#else
    return false;
#endif
}

/// The error that writing gives; "" when there is none.
QString refusal(const QString& path, const QByteArray& bytes, const QStringList& kept = {}) {
    try {
        write_file(path, bytes, kept);
    } catch (const Error& error) {
        return error.what();
    }
    return {};
}

}  // namespace

class FileWriterTest : public QObject {
    Q_OBJECT

    QTemporaryDir folder_;
    [[nodiscard]] QString at(const QString& name) const { return folder_.filePath(name); }
    [[nodiscard]] QStringList names() const {
        return QDir(folder_.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }

  private slots:
    void init() {
        QDir(folder_.path()).removeRecursively();
        QDir().mkpath(folder_.path());
    }

    void a_file_is_written_and_replaced() {
        write_file(at("figure.svg"), "one");
        QCOMPARE(content(at("figure.svg")), QByteArray("one"));
        write_file(at("figure.svg"), "two");
        QCOMPARE(content(at("figure.svg")), QByteArray("two"));
        QCOMPARE(names(), QStringList("figure.svg"));
    }

    void a_folder_that_cannot_be_written_is_named() {
        if (geteuid() == 0) QSKIP("the superuser may write anywhere");
        put(at("figure.pdf"), kOld);
        QVERIFY(QFile::setPermissions(folder_.path(), QFile::ReadOwner | QFile::ExeOwner));
        const QString error = refusal(at("figure.pdf"), "new");
        QVERIFY(QFile::setPermissions(folder_.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner));
        QVERIFY2(error.contains(at("figure.pdf")), qPrintable(error));
        QCOMPARE(content(at("figure.pdf")), kOld);
    }

    void a_read_only_file_system_is_named() {
        // The kernel's own file systems refuse new files even to the superuser.
        const QString error = refusal("/proc/headlight-figure.pdf", "new");
        QVERIFY2(error.contains("/proc/headlight-figure.pdf"), qPrintable(error));
    }

    void a_full_disk_leaves_the_old_file_data() {
        QTest::addColumn<int>("room");
        QTest::addColumn<int>("size");
        for (const int room : {0, 1, 4095, 4096, 50000, 99999})
            QTest::addRow("room for %d bytes", room) << room << 100000;
        QTest::addRow("a small file") << 10 << 600;  // is written as late as when it is finished
    }
    void a_full_disk_leaves_the_old_file() {
        QFETCH(int, room);
        QFETCH(int, size);
        put(at("figure.png"), kOld);
        QString error;
        {
            const FullDisk full(static_cast<rlim_t>(room));
            error = refusal(at("figure.png"), QByteArray(size, 'x'));
        }
        QVERIFY2(error.contains(at("figure.png")), qPrintable(error));
        QVERIFY2(error.contains("unchanged"), qPrintable(error));
        QCOMPARE(content(at("figure.png")), kOld);
        QCOMPARE(names(), QStringList("figure.png"));
    }

    void any_call_that_fails_leaves_the_old_file_or_the_new_one() {
        QByteArray standing = kOld;
        put(at("figure.png"), standing);
        int run = 0;
        const long broken = call_that_breaks(Fault::Write, 100, [&] {
            const QByteArray wanted(10000, static_cast<char>('a' + run++ % 26));
            const QString error = refusal(at("figure.png"), wanted);
            if (error.isEmpty()) standing = wanted;
            const bool told = error.isEmpty() || error.contains(at("figure.png"));
            return told && content(at("figure.png")) == standing && names() == QStringList("figure.png");
        });
        QCOMPARE(broken, 0L);
        QVERIFY2(run > 3, "writing, waiting for the disk and putting the file in its place can fail");
    }

    void a_process_killed_while_writing_leaves_the_old_file_whole() {
        put(at("figure.png"), kOld);
        const QString path = at("figure.png");
        const QByteArray bytes(100000, 'x');
        const pid_t child = fork();
        if (child == 0) {
            const rlimit limit{50000, 50000};
            setrlimit(RLIMIT_FSIZE, &limit);
            std::signal(SIGXFSZ, SIG_DFL);  // kills in the middle of the write
            refusal(path, bytes);
            _exit(0);
        }
        int status = 0;
        QCOMPARE(waitpid(child, &status, 0), child);
        QVERIFY(WIFSIGNALED(status));
        QCOMPARE(content(path), kOld);
        if (has_nameless_files(folder_.path())) QCOMPARE(names(), QStringList("figure.png"));
    }

    // On a file system without files that have no name, a killed writer leaves a hidden one.
    void what_a_killed_writer_left_is_removed_by_the_next_one_and_nothing_else_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("minutes");
        QTest::addColumn<bool>("locked");
        QTest::addColumn<bool>("stays");
        QTest::newRow("left behind") << ".headlight-4294967295" << 60 << false << false;
        QTest::newRow("written by another program") << ".headlight-123" << 60 << true << true;
        QTest::newRow("written a moment ago") << ".headlight-123" << 0 << false << true;
        QTest::newRow("another name") << ".headlight-notes" << 60 << false << true;
        QTest::newRow("too many digits") << ".headlight-42949672950" << 60 << false << true;
        QTest::newRow("no number") << ".headlight-" << 60 << false << true;
    }
    void what_a_killed_writer_left_is_removed_by_the_next_one_and_nothing_else() {
        QFETCH(QString, name);
        QFETCH(int, minutes);
        QFETCH(bool, locked);
        QFETCH(bool, stays);
        const QTemporaryDir folder;
        const QString left = folder.filePath(name);
        put(left, kOld);
        const int descriptor = ::open(qPrintable(left), O_RDONLY | O_CLOEXEC);
        if (locked) QCOMPARE(::flock(descriptor, LOCK_EX | LOCK_NB), 0);
        const timespec when{::time(nullptr) - 60L * minutes, 0};
        const timespec times[] = {when, when};
        QCOMPARE(::futimens(descriptor, times), 0);
        {
            const Faults no_nameless_files(Fault::Nameless, 1, true);
            write_file(folder.filePath("figure.png"), "new");
            QCOMPARE(no_nameless_files.calls(), 1L);
        }
        ::close(descriptor);
        QCOMPARE(content(folder.filePath("figure.png")), QByteArray("new"));
        QCOMPARE(QFile::exists(left), stays);
    }

    void links_and_folders_with_the_name_of_a_hidden_file_stay() {
        const QTemporaryDir folder;
        put(folder.filePath("precious.txt"), kOld);
        QVERIFY(QFile::link(folder.filePath("precious.txt"), folder.filePath(".headlight-1")));
        QVERIFY(QDir(folder.path()).mkdir(".headlight-2"));
        QCOMPARE(::link(qPrintable(folder.filePath("precious.txt")), qPrintable(folder.filePath(".headlight-3"))), 0);
        const timespec times[] = {{0, 0}, {0, 0}};
        QCOMPARE(::utimensat(AT_FDCWD, qPrintable(folder.filePath("precious.txt")), times, 0), 0);
        const Faults no_nameless_files(Fault::Nameless, 1, true);
        write_file(folder.filePath("figure.png"), "new");
        for (const char* name : {"precious.txt", ".headlight-1", ".headlight-2", ".headlight-3"})
            QVERIFY2(QFileInfo::exists(folder.filePath(name)), name);
    }

    void a_file_that_is_being_written_is_not_removed_by_another_writer() {
        const QTemporaryDir folder;
        const Faults no_nameless_files(Fault::Nameless, 1, true);
        WholeFile first(folder.filePath("one.png").toStdString());
        QVERIFY(!first.hidden().empty());
        const timespec times[] = {{0, 0}, {0, 0}};
        QCOMPARE(::utimensat(AT_FDCWD, first.hidden().c_str(), times, 0), 0);
        write_file(folder.filePath("two.png"), "new");
        QVERIFY(std::filesystem::exists(first.hidden()));
    }

    void a_replaced_file_keeps_its_permissions_data() {
        QTest::addColumn<int>("mode");
        QTest::newRow("private") << 0600;
        QTest::newRow("of a group") << 0664;
        QTest::newRow("read only") << 0444;
    }
    void a_replaced_file_keeps_its_permissions() {
        QFETCH(int, mode);
        put(at("figure.svg"), kOld);
        QCOMPARE(chmod(qPrintable(at("figure.svg")), static_cast<mode_t>(mode)), 0);
        write_file(at("figure.svg"), "new");
        QCOMPARE(content(at("figure.svg")), QByteArray("new"));
        QCOMPARE(permissions(at("figure.svg")), mode);
    }

    void a_new_file_gets_the_permissions_that_the_user_gives_new_files() {
        const mode_t before = umask(027);
        write_file(at("figure.svg"), "new");
        umask(before);
        QCOMPARE(permissions(at("figure.svg")), 0640);
    }

    void a_folder_as_target_is_refused() {
        QVERIFY(QDir().mkpath(at("figure.svg")));
        QVERIFY(refusal(at("figure.svg"), "new").contains("folder"));
        QVERIFY(QFileInfo(at("figure.svg")).isDir());
    }

    void a_folder_that_is_not_there_is_named() {
        QVERIFY(refusal(at("missing/figure.svg"), "new").contains("does not exist"));
        QVERIFY(!QFileInfo::exists(at("missing")));
    }

    void a_link_as_target_is_refused_and_what_it_names_stays() {
        put(at("precious.txt"), kOld);
        QVERIFY(QFile::link(at("precious.txt"), at("figure.svg")));
        QVERIFY(refusal(at("figure.svg"), "new").contains("link"));
        QCOMPARE(content(at("precious.txt")), kOld);
        QVERIFY(QFile::link(at("nowhere"), at("dangling.svg")));
        QVERIFY(refusal(at("dangling.svg"), "new").contains("link"));
    }

    void a_device_or_pipe_as_target_is_refused() {
        QVERIFY(refusal("/dev/full", "new").contains("device"));
        QCOMPARE(mkfifo(qPrintable(at("pipe.svg")), 0600), 0);
        QVERIFY(refusal(at("pipe.svg"), "new").contains("device"));
    }

    void the_model_is_never_written_over() {
        QVERIFY(QDir().mkpath(at("model")));
        put(at("model/model.safetensors"), kOld);
        put(at("tiny.gguf"), kOld);
        const QStringList kept{at("model"), at("tiny.gguf")};
        QVERIFY(refusal(at("model/model.safetensors"), "new", kept).contains("model"));
        QVERIFY(refusal(at("model/../tiny.gguf"), "new", kept).contains("model"));
        QCOMPARE(content(at("model/model.safetensors")), kOld);
        QCOMPARE(content(at("tiny.gguf")), kOld);
        // A new file may stand beside the model.
        QCOMPARE(refusal(at("model/figure.svg"), "new", kept), QString());
    }

    void no_name_is_refused() { QVERIFY(!refusal("", "new").isEmpty()); }
};

HEADLIGHT_TEST(FileWriterTest, None)
#include "file_writer_test.moc"
