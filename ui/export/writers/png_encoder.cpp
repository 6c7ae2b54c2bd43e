#include "export/writers/png_encoder.h"

#include <png.h>

#include <csetjmp>
#include <new>
#include <vector>

namespace headlight {
namespace {

/// What libpng writes with.
class Writer {
  public:
    Writer() : png_(::png_create_write_struct(PNG_LIBPNG_VER_STRING, nullptr, nullptr, ignore_warning)) {
        if (png_ != nullptr) info_ = ::png_create_info_struct(png_);
        if (info_ != nullptr) return;
        ::png_destroy_write_struct(&png_, nullptr);
        throw std::bad_alloc();
    }
    ~Writer() { ::png_destroy_write_struct(&png_, &info_); }
    Writer(const Writer&) = delete;
    Writer& operator=(const Writer&) = delete;

    /// Rows of 8-bit RGB, and texts that outlive the call. Returns false where libpng finds no memory: it then jumps
    /// here, over no destructor.
    [[nodiscard]] bool write(const QImage& image, std::vector<png_text>& texts, QByteArray& file) {
        if (setjmp(png_jmpbuf(png_)) != 0) return false;
        ::png_set_write_fn(png_, &file, append, nullptr);
        ::png_set_IHDR(png_, info_, static_cast<png_uint_32>(image.width()), static_cast<png_uint_32>(image.height()),
                       8, PNG_COLOR_TYPE_RGB, PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT,
                       PNG_FILTER_TYPE_DEFAULT);
        ::png_set_pHYs(png_, info_, static_cast<png_uint_32>(image.dotsPerMeterX()),
                       static_cast<png_uint_32>(image.dotsPerMeterY()), PNG_RESOLUTION_METER);
        ::png_set_text(png_, info_, texts.data(), static_cast<int>(texts.size()));
        ::png_set_filter(png_, PNG_FILTER_TYPE_BASE, PNG_FILTER_UP);
        ::png_set_compression_strategy(png_, kUsualStrategy);
        ::png_write_info(png_, info_);
        for (int y = 0; y < image.height(); ++y) ::png_write_row(png_, image.constScanLine(y));
        ::png_write_end(png_, nullptr);
        return true;
    }

  private:
    static constexpr int kUsualStrategy = 0;  // Z_DEFAULT_STRATEGY

    static void ignore_warning(png_structp /*png*/, png_const_charp /*warning*/) {}
    static void append(png_structp png, png_bytep bytes, std::size_t count) {
        bool appended = true;
        try {
            static_cast<QByteArray*>(::png_get_io_ptr(png))
                ->append(reinterpret_cast<const char*>(bytes), static_cast<qsizetype>(count));
        } catch (const std::bad_alloc&) {
            appended = false;
        }
        if (!appended) ::png_error(png, "no memory");
    }

    png_structp png_;
    png_infop info_ = nullptr;
};

/// A text as it stands in a file: in Latin-1 where that has all of it, otherwise in UTF-8.
struct StoredText {
    StoredText(const QString& name, QString text) : keyword(name.toLatin1()) {
        text.remove(QChar::Null);  // which would end it
        value = text.toLatin1();
        is_latin = QString::fromLatin1(value) == text;
        if (!is_latin) value = text.toUtf8();
    }
    [[nodiscard]] png_text chunk() {
        png_text chunk{};
        chunk.compression = is_latin ? PNG_TEXT_COMPRESSION_NONE : PNG_ITXT_COMPRESSION_NONE;
        chunk.key = keyword.data();
        chunk.text = value.data();
        (is_latin ? chunk.text_length : chunk.itxt_length) = static_cast<std::size_t>(value.size());
        return chunk;
    }

    QByteArray keyword;
    QByteArray value;
    bool is_latin = true;
};

}  // namespace

QByteArray encode_png(const QImage& image, const Metadata& texts) {
    const QImage rows = image.convertToFormat(QImage::Format_RGB888);
    if (rows.isNull()) throw std::bad_alloc();
    std::vector<StoredText> stored;
    for (const auto& [keyword, text] : texts) stored.emplace_back(keyword, text);
    std::vector<png_text> chunks;
    for (StoredText& text : stored) chunks.push_back(text.chunk());
    QByteArray file;
    Writer writer;
    if (!writer.write(rows, chunks, file)) throw std::bad_alloc();
    return file;
}

}  // namespace headlight
