#include "running_window.h"

#include "core/error.h"
#include "json/json_document.h"
#include "json/json_writer.h"

#include <QSocketNotifier>
#include <QTimer>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <string_view>
#include <system_error>
#include <utility>

namespace headlight {

namespace {

constexpr std::size_t kMostBytes = std::size_t{8} << 20;  // a text of 1 MiB, with each character escaped
constexpr int kAskerWaits = 5;                            // seconds
constexpr int kWindowWaits = 1;

/// A descriptor that is closed at the end.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() {
        if (number_ >= 0) ::close(number_);
    }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;
    [[nodiscard]] int get() const { return number_; }
    [[nodiscard]] int release() { return std::exchange(number_, -1); }

  private:
    int number_;
};

std::string variable(const char* name) {
    const char* value = std::getenv(name);
    return value == nullptr ? std::string() : std::string(value);
}

/// Whether a folder belongs to this user, and nobody else may look into it.
bool is_private(const std::filesystem::path& folder) {
    struct stat found {};
    return ::lstat(folder.c_str(), &found) == 0 && S_ISDIR(found.st_mode) && found.st_uid == ::getuid() &&
           (found.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

std::filesystem::path private_folder() {
    const std::filesystem::path given = variable("XDG_RUNTIME_DIR");
    if (given.is_absolute() && is_private(given)) return given;
    std::error_code error;
    const auto temporary = std::filesystem::temp_directory_path(error);
    if (error) return {};
    const auto folder = temporary / ("headlight-" + std::to_string(::getuid()));
    ::mkdir(folder.c_str(), S_IRWXU);  // where it is there already, its owner and mode decide
    return is_private(folder) ? folder : std::filesystem::path();
}

/// A window on another display is not in front of whoever asks.
std::string display_name() {
    std::string name = variable("QT_QPA_PLATFORM") + variable("WAYLAND_DISPLAY") + variable("DISPLAY");
    std::ranges::replace_if(
        name, [](unsigned char letter) { return std::isalnum(letter) == 0; }, '_');
    constexpr std::size_t kLongest = 40;  // of the path of a socket, 107 bytes are there in all
    return name.substr(0, kLongest);
}

bool fill_address(const std::filesystem::path& socket, sockaddr_un& address) {
    const std::string& path = socket.native();
    if (path.empty() || path.size() >= sizeof(address.sun_path)) return false;
    address.sun_family = AF_UNIX;
    std::memcpy(address.sun_path, path.c_str(), path.size() + 1);
    return true;
}

void limit_waiting(int descriptor, int seconds) {
    const timeval limit{seconds, 0};
    ::setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    ::setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
}

bool send_line(int descriptor, std::string line) {
    line += '\n';
    std::string_view rest = line;
    while (!rest.empty()) {
        const ssize_t sent = ::send(descriptor, rest.data(), rest.size(), MSG_NOSIGNAL);
        if (sent <= 0) return false;
        rest.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
}

/// The bytes up to the first line break; nothing where none comes in time, or too many bytes do.
std::optional<std::string> receive_line(int descriptor) {
    std::string line;
    std::array<char, 4096> part{};
    while (line.size() < kMostBytes) {
        const ssize_t got = ::recv(descriptor, part.data(), part.size(), 0);
        if (got <= 0) return {};
        line.append(part.data(), static_cast<std::size_t>(got));
        if (const auto end = line.find('\n'); end != std::string::npos) return line.substr(0, end);
    }
    return {};
}

/// Whether the other side is a process of this user. The folder lets nobody else in; this holds where its rights are
/// not kept, as on some network file systems.
bool is_same_user(int descriptor) {
#ifdef SO_PEERCRED
    ucred other{};
    socklen_t size = sizeof other;
    return ::getsockopt(descriptor, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 && other.uid == ::getuid();
#else
    uid_t user = 0;
    gid_t group = 0;
    return ::getpeereid(descriptor, &user, &group) == 0 && user == ::getuid();
#endif
}

std::string text_of(const ShowRequest& request) {
    JsonWriter writer;
    writer.begin_object().key("model").text(request.model).key("text").text(request.text);
    writer.key("images").texts(request.images).key("boxes").text(request.boxes).end();
    return writer.take();
}

ShowRequest read_request(const std::string& line) {
    const JsonDocument document(line, "request", {.most_bytes = kMostBytes, .what = "request"});
    const JsonValue root = document.root_object();
    ShowRequest request{root.text_or("model", ""), root.text_or("text", ""), {}, root.text_or("boxes", "")};
    if (const auto images = root.find("images"))
        for (const JsonValue& image : images->elements()) request.images.emplace_back(image.text());
    return request;
}

/// A socket with an address that this process alone has; -1 where there is none.
int listen_at(const std::filesystem::path& socket) {
    sockaddr_un address{};
    if (!fill_address(socket, address)) return -1;
    Descriptor made(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    ::unlink(socket.c_str());  // left by a window that was killed
    const mode_t before = ::umask(S_IRWXG | S_IRWXO);
    const bool bound = ::bind(made.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0;
    ::umask(before);
    constexpr int kMostWaiting = 8;
    return bound && ::listen(made.get(), kMostWaiting) == 0 ? made.release() : -1;
}

}  // namespace

std::filesystem::path window_socket() {
    const std::filesystem::path folder = private_folder();
    return folder.empty() ? folder : folder / ("headlight-" + display_name());
}

std::optional<std::int64_t> show_in_running_window(const std::filesystem::path& socket, const ShowRequest& request) {
    sockaddr_un address{};
    if (!fill_address(socket, address)) return {};
    const Descriptor window(::socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0));
    limit_waiting(window.get(), kAskerWaits);
    if (::connect(window.get(), reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) return {};
    if (!is_same_user(window.get()) || !send_line(window.get(), text_of(request))) return {};
    const auto answer = receive_line(window.get());
    if (!answer) return {};
    const JsonDocument document(*answer, "answer", {.most_bytes = kMostBytes, .what = "answer"});
    return document.root_object().at("window").whole(1, std::numeric_limits<std::int32_t>::max());
}

WindowListener::WindowListener(const std::filesystem::path& socket, std::function<void(const ShowRequest&)> show)
    : socket_(socket), show_(std::move(show)) {
    if (socket.empty()) return;
    // A lock ends with its process, however that ends; a socket stays behind.
    lock_ = ::open((socket.native() + ".lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, S_IRUSR | S_IWUSR);
    if (lock_ < 0 || ::flock(lock_, LOCK_EX | LOCK_NB) != 0) return;
    listening_ = listen_at(socket);
    if (listening_ < 0) return;
    auto* notifier = new QSocketNotifier(listening_, QSocketNotifier::Read, this);
    connect(notifier, &QSocketNotifier::activated, this, &WindowListener::take_connection);
}

WindowListener::~WindowListener() {
    if (listening_ >= 0) {
        ::unlink(socket_.c_str());
        ::close(listening_);
    }
    if (lock_ >= 0) ::close(lock_);
}

void WindowListener::take_connection() {
    const Descriptor other(::accept4(listening_, nullptr, nullptr, SOCK_CLOEXEC));
    if (other.get() < 0 || !is_same_user(other.get())) return;
    limit_waiting(other.get(), kWindowWaits);
    const auto line = receive_line(other.get());
    if (!line) return;
    try {
        show_(read_request(*line));
        static_cast<void>(
            send_line(other.get(), JsonWriter().begin_object().key("window").integer(::getpid()).end().take()));
    } catch (const Error&) {
        return;  // whoever asks so is no program of ours
    }
}

}  // namespace headlight
