#include "session/study.h"

#include "core/error.h"
#include "session/analyze_text.h"
#include "session/recorded/model_at_hand.h"
#include "session/studies/study_parts.h"

#include <cmath>
#include <variant>

namespace headlight {

void require_model(const ReadyModel& model, const Sentence& what) {
    if (model.recorded || !model.model)
        throw Error(ErrorKind::Input, Sentence("%1 is imported attention without a model: %2. Open its model.",
                                               model.provenance.model_name, what));
}

/// Cosines between all rows; 0 for rows without a length.
Tensor cosines_of(const Tensor& rows, std::int64_t count) {
    std::vector<double> lengths;
    const auto dot = [&](std::int64_t a, std::int64_t b) {
        const std::span<const float> left = rows.slice(a);
        const std::span<const float> right = rows.slice(b);
        double sum = 0;
        for (std::size_t i = 0; i < left.size(); ++i)
            sum += static_cast<double>(left[i]) * static_cast<double>(right[i]);
        return sum;
    };
    for (std::int64_t row = 0; row < count; ++row) lengths.push_back(std::sqrt(dot(row, row)));
    Tensor cosines({count, count});
    for (std::int64_t a = 0; a < count; ++a) {
        for (std::int64_t b = 0; b <= a; ++b) {
            const double both = lengths[static_cast<std::size_t>(a)] * lengths[static_cast<std::size_t>(b)];
            const auto cosine = static_cast<float>(both > 0 ? dot(a, b) / both : 0.0);
            cosines.slice(a)[static_cast<std::size_t>(b)] = cosines.slice(b)[static_cast<std::size_t>(a)] = cosine;
        }
    }
    return cosines;
}

namespace {

/// A question about the text of a capture, for the model that it was made of. Throws Error(Input) where that model
/// makes other tokens of the text.
StudyRequest about_capture(const ReadyModel& capture, ReadyModel& model, StudyRequest request,
                           const std::stop_token& stop) {
    const TokenizedText& captured = capture.recorded->tokens;
    const auto take_text = [&](AnalysisRequest& asked) {
        asked.text = captured.text;
        if (captured.has_pair) asked.pair = captured.pair;
        if (read_text(model, asked, stop).tokens.ids() != capture.at_hand->with_ids(captured).ids())
            throw Error(
                ErrorKind::Input,
                Sentence(
                    "The captured tokens are not those that %1 makes of the text. Open the model and type the text.",
                    model.provenance.model_name));
    };
    std::visit(
        [&](auto& asked) {
            if constexpr (requires { asked.text.pair; }) take_text(asked.text);
        },
        request);
    return request;
}

}  // namespace

StudyReading study_model(ReadyModel& model, const StudyRequest& request, const std::stop_token& stop) {
    if (model.at_hand) {
        ReadyModel& own = model.at_hand->loaded(*model.recorded, stop);
        return study_model(own, about_capture(model, own, request, stop), stop);
    }
    StudyReading reading =
        std::visit([&](const auto& asked) -> StudyReading { return answer_study(model, asked, stop); }, request);
    model.check_intact();
    return reading;
}

}  // namespace headlight
