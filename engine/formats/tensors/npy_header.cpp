#include "core/error.h"
#include "formats/tensors/npz.h"

#include <charconv>

namespace headlight {

namespace {

/// The Python literal in the header, of which three members matter.
class Literal {
  public:
    Literal(std::string_view text, ErrorPlace place) : text_(text), place_(std::move(place)) {}

    [[noreturn]] void fail(const Sentence& problem) const { throw Error(ErrorKind::Format, problem, place_); }
    /// Text after a member's name and colon, up to the end.
    [[nodiscard]] std::string_view after(std::string_view member) const {
        const std::string name = "'" + std::string(member) + "':";
        const std::size_t at = text_.find(name);
        if (at == std::string_view::npos) fail(Sentence("The header of the array lacks %1.", name));
        std::string_view rest = text_.substr(at + name.size());
        rest.remove_prefix(std::min(rest.find_first_not_of(' '), rest.size()));
        return rest;
    }
    [[nodiscard]] std::string text(std::string_view member) const {
        std::string_view rest = after(member);
        const std::size_t end = rest.size() > 1 ? rest.find('\'', 1) : std::string_view::npos;
        if (!rest.starts_with('\'') || end == std::string_view::npos)
            fail(Sentence("The header of the array has no simple number type."));
        return std::string(rest.substr(1, end - 1));
    }
    [[nodiscard]] bool truth(std::string_view member) const {
        const std::string_view rest = after(member);
        if (!rest.starts_with("True") && !rest.starts_with("False"))
            fail(Sentence("The header of the array does not state the order of its numbers."));
        return rest.starts_with("True");
    }
    [[nodiscard]] Shape sizes(std::string_view member) const {
        constexpr std::size_t kMostDimensions = 32;  // NumPy's own limit was this for decades
        std::string_view rest = after(member);
        const std::size_t end = rest.find(')');
        if (!rest.starts_with('(') || end == std::string_view::npos)
            fail(Sentence("The header of the array has no shape."));
        rest = rest.substr(1, end - 1);
        Shape shape;
        while (true) {
            rest.remove_prefix(std::min(rest.find_first_not_of(", "), rest.size()));
            if (rest.empty()) return shape;
            std::int64_t size = 0;
            const auto [stop, problem] = std::from_chars(rest.data(), rest.data() + rest.size(), size);
            if (problem != std::errc{} || size < 0 || shape.size() == kMostDimensions)
                fail(Sentence("The header of the array has an impossible shape."));
            shape.push_back(size);
            rest.remove_prefix(static_cast<std::size_t>(stop - rest.data()));
        }
    }

  private:
    std::string_view text_;
    ErrorPlace place_;
};

}  // namespace

NpyHeader read_npy_header(std::span<const std::byte> bytes, const std::string& file, const std::string& field) {
    constexpr std::string_view kMagic = "\x93NUMPY";
    const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
    const ErrorPlace place{.file = file, .field = field};
    if (text.size() < 12 || !text.starts_with(kMagic))
        throw Error(ErrorKind::Format, Sentence("This is not a NumPy array, or it is truncated."), place);
    const auto byte = [&](std::size_t at) { return static_cast<std::uint64_t>(static_cast<unsigned char>(text[at])); };
    const std::uint64_t version = byte(6);
    if (version < 1 || version > 3) {
        throw Error(ErrorKind::Unsupported,
                    Sentence("Version %1 of NumPy's arrays is newer than this program.", version), place);
    }
    const std::uint64_t before = version == 1 ? 10 : 12;
    std::uint64_t length = byte(8) | byte(9) << 8;
    if (version > 1) length |= byte(10) << 16 | byte(11) << 24;
    if (length > text.size() - before)
        throw Error(ErrorKind::Format, Sentence("The header of the array is truncated."), place);
    const Literal literal(text.substr(before, length), place);
    return {literal.text("descr"), literal.truth("fortran_order"), literal.sizes("shape"), before + length};
}

}  // namespace headlight
