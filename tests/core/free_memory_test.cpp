// How much memory a run may still take, whoever bounds it: the machine, a container, a cluster's job.

#include "core/free_memory.h"

#include "test_program.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <sys/resource.h>

#include <algorithm>

using namespace headlight;

namespace {

constexpr std::uint64_t kMebi = std::uint64_t{1} << 20;
/// A limit of the address space above what this program has mapped: AddressSanitizer alone maps some 20 TiB for its
/// records of bytes.
constexpr std::uint64_t kAddressSpace = std::uint64_t{1} << 46;

/// A machine of files with 1000 MiB free.
class FakeMachine {
  public:
    FakeMachine() { write("meminfo", "MemTotal:  9999 kB\nMemFree: 17 kB\nMemAvailable:   1024000 kB\n"); }

    void write(const QString& name, const QByteArray& content) {
        const QString path = folder_.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size()) qFatal("cannot write");
    }
    [[nodiscard]] std::optional<std::uint64_t> free() const {
        const std::filesystem::path root = folder_.path().toStdString();
        return free_host_memory({root / "meminfo", root / "cgroup", root / "groups"});
    }

  private:
    QTemporaryDir folder_;
};

QByteArray mebibytes(std::uint64_t count) {
    return QByteArray::number(quint64(count * kMebi)) + "\n";
}

}  // namespace

class FreeMemoryTest : public QObject {
    Q_OBJECT
  private slots:
    void the_machine_has_what_it_could_give_without_swapping() { QCOMPARE(FakeMachine().free(), 1000 * kMebi); }

    void a_container_has_what_its_limit_leaves() {
        FakeMachine machine;
        machine.write("cgroup", "0::/job/step\n");
        machine.write("groups/job/step/memory.max", mebibytes(500));
        machine.write("groups/job/step/memory.current", mebibytes(300));
        QCOMPARE(machine.free(), 200 * kMebi);
        // Pages of files that nobody uses at the moment are given back when somebody needs them.
        machine.write("groups/job/step/memory.stat", "anon 5\ninactive_file " + mebibytes(100));
        QCOMPARE(machine.free(), 300 * kMebi);
    }

    void a_group_around_the_own_one_bounds_too() {
        FakeMachine machine;
        machine.write("cgroup", "0::/job/step\n");
        machine.write("groups/job/step/memory.max", "max\n");
        machine.write("groups/job/step/memory.current", mebibytes(300));
        machine.write("groups/job/memory.max", mebibytes(400));
        machine.write("groups/job/memory.current", mebibytes(350));
        QCOMPARE(machine.free(), 50 * kMebi);
    }

    void older_control_groups_are_read_as_well() {
        FakeMachine machine;
        machine.write("cgroup", "5:cpu,cpuacct:/other\n4:memory:/job\n");
        machine.write("groups/memory/job/memory.limit_in_bytes", mebibytes(64));
        machine.write("groups/memory/job/memory.usage_in_bytes", mebibytes(60));
        QCOMPARE(machine.free(), 4 * kMebi);
    }

    void a_group_that_is_over_its_limit_has_nothing_left() {
        FakeMachine machine;
        machine.write("cgroup", "0::/\n");
        machine.write("groups/memory.max", mebibytes(10));
        machine.write("groups/memory.current", mebibytes(11));
        QCOMPARE(machine.free(), std::uint64_t{0});
    }

    void an_address_space_with_a_limit_bounds_too() {
        rlimit before{};
        QCOMPARE(getrlimit(RLIMIT_AS, &before), 0);
        rlimit limited = before;
        limited.rlim_cur = std::min<rlim_t>(before.rlim_max, kAddressSpace);
        FakeMachine machine;
        machine.write("meminfo", "MemAvailable: 99999999999999 kB\n");
        QCOMPARE(setrlimit(RLIMIT_AS, &limited), 0);
        const auto free = machine.free();
        QCOMPARE(setrlimit(RLIMIT_AS, &before), 0);
        QVERIFY(free && *free < limited.rlim_cur);
    }

    void where_the_kernel_tells_nothing_nothing_is_known() {
        if (rlimit limit{}; getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur != RLIM_INFINITY)
            QSKIP("the address space is limited here");
        QCOMPARE(free_host_memory({"/nowhere", "/nowhere", "/nowhere"}), std::optional<std::uint64_t>());
    }

    void amounts_are_written_with_a_unit_that_people_read() {
        QCOMPARE(size_text(64 << 10), std::string("64 KiB"));
        QCOMPARE(size_text(640 * kMebi), std::string("640 MiB"));
        QCOMPARE(size_text(1536 * kMebi), std::string("1.5 GiB"));
    }
};

HEADLIGHT_TEST(FreeMemoryTest, None)
#include "free_memory_test.moc"
