#pragma once

#include "workbench/compare/other_side.h"

#include <QObject>

#include <cstddef>
#include <memory>
#include <vector>

namespace headlight {

/// The runs that the document's is compared with, one at least, in the order in which they stand. Of one of them,
/// the shown one, the difference, the table of heads and the map are seen. Lives on the GUI thread.
class OtherSides : public QObject {
    Q_OBJECT

  public:
    static constexpr std::size_t kMost = 3;

    /// `make_bridge` is called when a side first needs a run of its own.
    OtherSides(Document& document, OtherSide::MakeBridge make_bridge, QObject* parent = nullptr);

    /// Off, nothing is computed.
    void set_on(bool on);
    [[nodiscard]] bool is_on() const { return on_; }

    [[nodiscard]] std::size_t count() const { return sides_.size(); }
    [[nodiscard]] OtherSide& at(std::size_t index) { return *sides_.at(index); }
    [[nodiscard]] const OtherSide& at(std::size_t index) const { return *sides_.at(index); }
    [[nodiscard]] std::size_t shown_index() const { return shown_; }
    [[nodiscard]] OtherSide& shown() { return *sides_.at(shown_); }
    void show(std::size_t index);
    /// One more, which is shown; nothing where there are as many as there may be.
    void add(const OtherRun& run = {});
    /// The last one stays.
    void remove(std::size_t index);

    /// All of them at once: at least one is there, and at most as many as there may be.
    void set_runs(std::vector<OtherRun> runs, std::size_t shown = 0);
    [[nodiscard]] std::vector<OtherRun> runs() const;
    /// Returns whether the model of a side is not there yet.
    [[nodiscard]] bool loading() const;

  signals:
    /// A side changed, was added or removed, or another one is shown.
    void changed();

  private:
    std::unique_ptr<OtherSide> make_side(const OtherRun& run);

    Document& document_;
    OtherSide::MakeBridge make_bridge_;
    std::vector<std::unique_ptr<OtherSide>> sides_;
    std::size_t shown_ = 0;
    bool on_ = false;
};

}  // namespace headlight
