#pragma once

#include "images/image.h"
#include "images/image_processor.h"
#include "session/requests.h"
#include "workbench/background/answer_newest.h"
#include "workbench/generation/completed_pixels.h"
#include "workbench/generation/continuation_options.h"

#include <QObject>
#include <QString>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace headlight {

class Document;

/// Generates the lower part of the document's image pixel by pixel, with a model that reads images so (ImageGPT), and
/// keeps every step. Begins anew with every other image or model.
class PixelCompletion : public QObject {
    Q_OBJECT

  public:
    explicit PixelCompletion(Document& document, QObject* parent = nullptr);

    /// Returns whether the open model reads images pixel by pixel.
    [[nodiscard]] bool fits() const;
    /// Reads the document's image while it is active, and not before.
    void set_active(bool active);
    void set_options(const ContinuationOptions& options);
    /// Why nothing can be generated here; empty where it can.
    [[nodiscard]] QString obstacle() const;
    [[nodiscard]] bool can_run() const;
    [[nodiscard]] bool can_go_back() const { return !running_ && shown_ > 0; }
    [[nodiscard]] bool running() const { return running_; }

    /// Size of the image as the model reads it, in pixels; 0 by 0 without one.
    [[nodiscard]] const ImageSize& size() const { return size_; }
    /// Rows at the bottom that are generated, at least 1 and fewer than there are; 0 without an image.
    [[nodiscard]] std::int32_t rows() const { return rows_; }
    /// Begins anew with so many rows, as far as that is possible.
    void set_rows(std::int32_t rows);
    /// Pixels to generate.
    [[nodiscard]] std::size_t wanted() const;
    /// Pixels that were generated.
    [[nodiscard]] std::size_t generated() const { return generated_.size(); }
    /// Generated pixels of the step that is shown, at most `generated()`.
    [[nodiscard]] std::size_t shown() const { return shown_; }
    void show_step(std::size_t pixels);
    /// Pixels of the image at that step, in raster order, of which the first `given() + shown()` are there; the others
    /// have some color.
    [[nodiscard]] Image image() const;
    /// Pixels of the document's image that are kept.
    [[nodiscard]] std::size_t given() const { return colors_.size() - wanted(); }

    /// Generates one pixel behind those of the step that is shown.
    void step() { ask(1); }
    /// Generates all that are missing.
    void run() { ask(0); }
    void stop();
    void back();

    /// What was generated; nothing where nothing was. Before the image of `restore` is read: what that was given.
    [[nodiscard]] std::optional<CompletedPixels> completed() const;
    /// Shows an earlier completion again as soon as the image is read that it is of; nothing: of none.
    void restore(std::optional<CompletedPixels> completed);

  signals:
    void changed();

  private:
    struct Question {
        std::shared_ptr<const ImageProcessor> processor;
        std::shared_ptr<const Image> image;
    };

    /// `steps`: pixels; 0: all that are missing.
    void ask(std::size_t steps);
    void take_pixel(const GeneratedToken& pixel);
    void end();
    void begin();
    void read_if_needed();
    void take_read(const PreparedImage& read);
    /// Takes what waits, where it is of the image that was read and of colors that the model has.
    void take_restored();
    /// Returns whether the model's palette has these colors of at most all pixels.
    [[nodiscard]] bool has_colors(std::vector<std::int32_t> colors) const;

    Document& document_;
    ContinuationOptions options_;
    bool active_ = false;
    bool unread_ = true;
    ImageSize size_{};
    std::vector<std::int32_t> colors_;     ///< of the document's image, in raster order
    std::vector<std::int32_t> generated_;  ///< colors of the pixels that were generated
    std::int32_t rows_ = 0;
    std::size_t shown_ = 0;
    bool running_ = false;
    std::optional<CompletedPixels> restored_;  ///< whose image is not read yet
    AnswerNewest<Question, PreparedImage> reader_;
};

}  // namespace headlight
