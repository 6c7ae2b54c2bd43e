#include "session/model_shapes.h"

#include "core/error.h"
#include "formats/attention_file.h"
#include "formats/capture_file.h"
#include "formats/model_folder.h"
#include "models/declared_model.h"
#include "session/elapsed.h"
#include "session/model_loader.h"
#include "session/studies/study_parts.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace headlight {

namespace {

/// Tokens of the runs whose cost is told. A model of images has as many as its image.
std::vector<std::int64_t> lengths_for(const ModelDescription& model) {
    if (model.image && !model.reads_text && !model.pixels_as_tokens) return {model.patches};
    constexpr std::int64_t kLeast = 16;
    constexpr std::int64_t kMost = 16'384;
    const std::int64_t most = model.max_tokens > 0 ? std::min<std::int64_t>(model.max_tokens, kMost) : kMost;
    std::vector<std::int64_t> lengths;
    for (std::int64_t length = kLeast; length < most; length *= 4) lengths.push_back(length);
    lengths.push_back(most);
    return lengths;
}

/// The median of three runs, after one that reads the weights from their file.
double milliseconds_of(Model& model, std::int64_t tokens, const std::stop_token& stop) {
    const ModelInput input = input_of_length(model.description(), tokens);
    const CaptureRequest request = without_capture();
    static_cast<void>(model.forward(input, request, stop, {}));
    std::array<double, 3> times{};
    for (double& time : times) {
        const auto begin = std::chrono::steady_clock::now();
        static_cast<void>(model.forward(input, request, stop, {}));
        time = milliseconds_since(begin);
    }
    std::ranges::sort(times);
    return times[1];
}

}  // namespace

ModelShapes read_model_shapes(const std::filesystem::path& path, const std::stop_token& stop) {
    if (is_capture_file(path) || is_attention_file(path))
        throw Error(ErrorKind::Input,
                    Sentence("Imported attention has no layers to show. Choose the folder of its model."),
                    {path.string(), "", {}});
    const ModelFolder folder = open_declared_model(path);
    const DeclaredModel model(folder);
    ModelShapes shapes{model.description(), {}, {}, provenance_of_files({folder.path, folder.name}, path)};
    try {
        for (const std::int64_t length : lengths_for(shapes.description))
            shapes.costs.push_back(model.cost(length, stop));
    } catch (const Error& error) {
        if (error.kind() != ErrorKind::Unsupported) throw;
        shapes.costs.clear();
        shapes.problem = error.sentence();
    }
    return shapes;
}

ModelShapes answer_study(ReadyModel& model, const ShapesRequest& request, const std::stop_token& stop) {
    if (!request.path.empty()) return read_model_shapes(request.path, stop);
    require_model(model, Sentence("it has no layers to show"));
    ModelShapes shapes = read_model_shapes(model.path, stop);
    shapes.provenance = model.provenance;
    if (!request.measure) return shapes;
    for (RunCost& cost : shapes.costs)
        if (cost.tokens <= kMostMeasured) cost.milliseconds = milliseconds_of(*model.model, cost.tokens, stop);
    return shapes;
}

}  // namespace headlight
