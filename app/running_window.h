#pragma once

#include <QObject>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace headlight {

/// What a window is asked to show. Paths are absolute; what is empty stays as it is.
struct ShowRequest {
    std::string model;  ///< folder, file or name of a built-in model
    std::string text;
    std::vector<std::string> images;  ///< paths, in the order of the text
    std::string boxes;                ///< path of a page's words
};

/// Socket of the window that shows what other processes of this user ask for: in $XDG_RUNTIME_DIR, otherwise in a
/// folder of the user's own among the temporary files; one for each display. Empty where there is no folder that is the
/// user's alone.
std::filesystem::path window_socket();

/// Asks the window that listens at the socket, and waits until it has taken the request, at most a few seconds.
/// Returns its process id; nothing where no window answers.
std::optional<std::int64_t> show_in_running_window(const std::filesystem::path& socket, const ShowRequest& request);

/// Listens at the socket for other processes of the same user. Only one window listens at a time: the others open
/// nothing, and the next window that starts after its end takes over.
class WindowListener : public QObject {
  public:
    /// `show` is called on the thread of this object.
    WindowListener(const std::filesystem::path& socket, std::function<void(const ShowRequest&)> show);
    ~WindowListener() override;

    [[nodiscard]] bool listens() const { return listening_ >= 0; }

  private:
    void take_connection();

    std::filesystem::path socket_;
    std::function<void(const ShowRequest&)> show_;
    int lock_ = -1;
    int listening_ = -1;
};

}  // namespace headlight
