#include "core/mapped_file.h"

#include "core/error.h"
#include "core/read_file.h"
#include "test_program.h"

#include <QFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <numeric>
#include <thread>
#include <vector>

using namespace headlight;
namespace fs = std::filesystem;

namespace {

std::size_t sum(std::span<const std::byte> bytes) {
    return std::accumulate(bytes.begin(), bytes.end(), std::size_t{0}, [](std::size_t total, std::byte byte) {
        return total + std::to_integer<std::size_t>(byte);
    });
}

}  // namespace

class MappedFileTest : public QObject {
    Q_OBJECT
  private slots:
    void initTestCase();
    void a_file_is_mapped_as_it_is();
    void an_empty_file_has_no_bytes();
    void what_is_not_a_readable_file_is_refused_without_waiting_data();
    void what_is_not_a_readable_file_is_refused_without_waiting();
    void an_unreadable_file_is_refused();
    void a_path_may_hold_any_characters();
    void pages_given_back_stay_readable();
    void a_file_cut_short_under_the_reader_ends_in_an_error();
    void a_file_cut_short_under_several_readers_ends_in_an_error();
    void only_the_damaged_file_is_reported();
    void a_file_written_to_in_place_is_noticed();
    void a_file_replaced_by_another_stays_as_it_was();
    void a_bus_error_outside_the_mappings_still_ends_the_program();
    void a_bus_error_sent_by_hand_still_ends_the_program();
    void a_whole_file_is_read_up_to_its_limit();

  private:
    QTemporaryDir folder_;
    fs::path written(const std::string& name, std::size_t size) const {
        const fs::path path = fs::path(folder_.path().toStdString()) / name;
        std::ofstream(path, std::ios::binary) << std::string(size, '\1');
        return path;
    }
    static bool throws_file_error(const std::function<void()>& action, const fs::path& path) {
        try {
            action();
        } catch (const Error& error) {
            return error.kind() == ErrorKind::File && error.place().file == path.string();
        }
        return false;
    }
};

void MappedFileTest::initTestCase() {
    // Qt Test has a handler of its own, which would gather a stack trace. The first mapping must find none.
    ::signal(SIGBUS, SIG_DFL);
}

void MappedFileTest::a_file_is_mapped_as_it_is() {
    const fs::path path = written("plain", 10'000);
    const auto file = MappedFile::open(path);
    QCOMPARE(file->bytes().size(), std::size_t{10'000});
    QCOMPARE(sum(file->bytes()), std::size_t{10'000});
    QCOMPARE(file->path(), path);
    file->check_intact();
}

void MappedFileTest::an_empty_file_has_no_bytes() {
    const auto file = MappedFile::open(written("empty", 0));
    QVERIFY(file->bytes().empty());
    file->check_intact();
}

void MappedFileTest::what_is_not_a_readable_file_is_refused_without_waiting_data() {
    QTest::addColumn<QString>("path");
    const QString fifo = folder_.filePath("fifo");
    QCOMPARE(::mkfifo(qPrintable(fifo), 0600), 0);
    QTest::newRow("absent") << folder_.filePath("absent");
    QTest::newRow("folder") << folder_.path();
    QTest::newRow("FIFO without a writer") << fifo;
    QTest::newRow("endless device") << "/dev/zero";
    QTest::newRow("terminal") << "/dev/tty";
    QTest::newRow("below a file") << "/etc/passwd/config.json";
    const QString loop = folder_.filePath("loop");
    QVERIFY(QFile::link(loop, loop));
    QTest::newRow("link to itself") << loop;
}

void MappedFileTest::what_is_not_a_readable_file_is_refused_without_waiting() {
    QFETCH(QString, path);
    const fs::path file = path.toStdString();
    QVERIFY(throws_file_error([&] { MappedFile::open(file); }, file));
    QVERIFY(throws_file_error([&] { read_file(file, 100); }, file));
}

void MappedFileTest::an_unreadable_file_is_refused() {
    if (::geteuid() == 0) QSKIP("the superuser can read every file");
    const fs::path path = written("secret", 3);
    fs::permissions(path, fs::perms::none);
    QVERIFY(throws_file_error([&] { MappedFile::open(path); }, path));
}

void MappedFileTest::a_path_may_hold_any_characters() {
    for (const char* name : {"Überblick 模型 😀", "with\nnewline", "not utf8 \xFF\xFE"}) {
        const fs::path path = written(name, 5);
        QCOMPARE(MappedFile::open(path)->bytes().size(), std::size_t{5});
        fs::remove(path);
    }
}

void MappedFileTest::pages_given_back_stay_readable() {
    const auto file = MappedFile::open(written("given back", 100'000));
    QCOMPARE(sum(file->bytes()), std::size_t{100'000});
    file->give_back(file->bytes().subspan(3, 90'000));
    file->give_back({});
    QCOMPARE(sum(file->bytes()), std::size_t{100'000});
}

void MappedFileTest::a_file_cut_short_under_the_reader_ends_in_an_error() {
    const fs::path path = written("shrinks", 100'000);
    const auto file = MappedFile::open(path);
    fs::resize_file(path, 10'000);
    const std::size_t total = sum(file->bytes());
    QVERIFY(total >= 10'000 && total < 100'000);
    QVERIFY(throws_file_error([&] { file->check_intact(); }, path));
    // The damage is remembered even if the file is later as long as before.
    fs::resize_file(path, 100'000);
    QVERIFY(throws_file_error([&] { file->check_intact(); }, path));
}

void MappedFileTest::a_file_cut_short_under_several_readers_ends_in_an_error() {
    const fs::path path = written("shrinks for all", 1'000'000);
    const auto file = MappedFile::open(path);
    fs::resize_file(path, 0);
    {
        std::vector<std::jthread> readers;
        for (int i = 0; i < 4; ++i) readers.emplace_back([&] { sum(file->bytes()); });
    }
    QVERIFY(throws_file_error([&] { file->check_intact(); }, path));
}

void MappedFileTest::only_the_damaged_file_is_reported() {
    const fs::path good_path = written("good", 50'000), bad_path = written("bad", 50'000);
    const auto before = MappedFile::open(good_path), bad = MappedFile::open(bad_path),
               after = MappedFile::open(good_path);
    fs::resize_file(bad_path, 0);
    sum(bad->bytes());
    QVERIFY(throws_file_error([&] { bad->check_intact(); }, bad_path));
    for (const auto& good : {before, after}) {
        QCOMPARE(sum(good->bytes()), std::size_t{50'000});
        good->check_intact();
    }
}

void MappedFileTest::a_file_written_to_in_place_is_noticed() {
    const fs::path path = written("changes", 5'000);
    const auto file = MappedFile::open(path);
    fs::last_write_time(path, fs::last_write_time(path) + std::chrono::seconds(5));
    QVERIFY(throws_file_error([&] { file->check_intact(); }, path));
}

void MappedFileTest::a_file_replaced_by_another_stays_as_it_was() {
    const fs::path path = written("replaced", 5'000);
    const auto file = MappedFile::open(path);
    fs::rename(written("newer", 10), path);
    file->check_intact();
    QCOMPARE(sum(file->bytes()), std::size_t{5'000});
}

namespace {

// How a child process ends that does `action`: true if by an error, false if it came through.
bool ends_badly(const std::function<void()>& action) {
    const pid_t child = ::fork();
    if (child == 0) {
        const rlimit no_core{0, 0};
        ::setrlimit(RLIMIT_CORE, &no_core);
        const int null = ::open("/dev/null", O_WRONLY);
        ::dup2(null, 2);
        action();
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFSIGNALED(status) || WEXITSTATUS(status) != 0;
}

}  // namespace

void MappedFileTest::a_bus_error_outside_the_mappings_still_ends_the_program() {
    const fs::path path = written("not ours", 50'000);
    const auto guarded = MappedFile::open(written("ours", 50'000));
    const int descriptor = ::open(path.c_str(), O_RDONLY);
    void* address = ::mmap(nullptr, 50'000, PROT_READ, MAP_PRIVATE, descriptor, 0);
    QVERIFY(address != MAP_FAILED);
    fs::resize_file(path, 0);
    QVERIFY(ends_badly([&] {
        const volatile char lost = *static_cast<const volatile char*>(address);
        static_cast<void>(lost);
    }));
    ::munmap(address, 50'000);
    ::close(descriptor);
}

void MappedFileTest::a_bus_error_sent_by_hand_still_ends_the_program() {
    const auto guarded = MappedFile::open(written("ours", 50'000));
    QVERIFY(ends_badly([] { ::raise(SIGBUS); }));
}

void MappedFileTest::a_whole_file_is_read_up_to_its_limit() {
    const fs::path path = written("small", 100);
    QCOMPARE(read_file(path, 100), std::string(100, '\1'));
    QVERIFY(throws_file_error([&] { read_file(path, 99); }, path));
}

HEADLIGHT_TEST(MappedFileTest, None)
#include "mapped_file_test.moc"
