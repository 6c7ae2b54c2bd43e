#include "analysis/heads/metrics.h"
#include "core/cache_folder.h"
#include "core/error.h"
#include "formats/checkpoints.h"
#include "formats/model_content.h"
#include "session/inputs/analyze_input.h"
#include "session/studies/study_parts.h"

#include <algorithm>
#include <map>
#include <utility>

namespace headlight {

namespace {

using Measures = std::vector<CheckpointMeasure>;

HeadId attention_of(const ModelPart& part) {
    return {.kind = part.kind.value_or(AttentionKind::Self), .stage = part.stage, .layer = {}, .head = {}};
}

CheckpointMeasure measure_of(const HeadTestReading& reading, std::size_t test, const std::string& id) {
    const HeadTestScores& scores = reading.tests.at(test);
    return {id, scores.name, scores.formula, scores.source, {}, reading.conditions, scores.scores};
}

CheckpointMeasure measure_of(const Analysis& analysis, std::size_t stack, const std::string& id) {
    const Metric& metric = find_metric(id);
    return {id,
            std::string(metric.name),
            std::string(metric.formula),
            std::string(metric.source),
            std::string(metric.unit),
            Sentence("the text"),
            measure_heads(analysis, stack, id)};
}

/// Measures one checkpoint, [layers, heads] each, and runs the model only as often as these measures need.
class CheckpointReader {
  public:
    CheckpointReader(ReadyModel& model, const CheckpointsRequest& request, const std::stop_token& stop)
        : model_(model), request_(request), stop_(stop) {}

    Measures measures(HeadId& attention) {
        Measures all;
        for (const std::string& id : request_.measures) all.push_back(measure(id, attention));
        return all;
    }

  private:
    CheckpointMeasure measure(const std::string& id, HeadId& attention) {
        const CheckpointTest* const test = find_checkpoint_test(id);
        if (test == nullptr) {
            if (!analysis_) analysis_ = analyze_input(model_, request_.text, stop_);
            const std::size_t stack = stack_index(analysis_->attention, attention_of(request_.part));
            attention = resolved(analysis_->attention, attention_of(request_.part));
            return measure_of(*analysis_, stack, id);
        }
        auto& reading = test->repeated ? repetition_ : sink_;
        const auto which = test->repeated ? HeadTestRequest::Test::Repetition : HeadTestRequest::Test::Sink;
        if (!reading) reading = answer_study(model_, HeadTestRequest{.test = which, .part = request_.part}, stop_);
        attention.kind = reading->kind;
        return measure_of(*reading, test->index, id);
    }

    ReadyModel& model_;
    const CheckpointsRequest& request_;
    const std::stop_token& stop_;
    AnalysisPointer analysis_;
    std::optional<HeadTestReading> repetition_;
    std::optional<HeadTestReading> sink_;
};

std::string shape_text(const ModelDescription& model) {
    return std::to_string(model.layers) + " layers of " + std::to_string(model.heads) + " heads and " +
           std::to_string(model.parameters) + " parameters";
}

/// Throws Error(Input) unless the checkpoints are of one model.
void require_same_shape(const Checkpoint& first, const ModelDescription& expected, const Checkpoint& other,
                        const ModelDescription& found) {
    const std::string wanted = shape_text(expected);
    if (wanted == shape_text(found)) return;
    throw Error(ErrorKind::Input,
                Sentence("Expected checkpoints of one model: %1 has %2, %3 has %4. Move the checkpoints of other "
                         "models to another folder.",
                         first.name, wanted, other.name, shape_text(found)),
                {other.path.string(), "", {}});
}

/// Puts the measures of a checkpoint behind those of the checkpoints before.
void append(CheckpointMeasures& all, const Measures& more, std::size_t checkpoint) {
    if (all.measures.empty()) {
        all.measures = more;
        for (CheckpointMeasure& each : all.measures)
            each.values = Tensor({std::ssize(all.names), each.values.size(0), each.values.size(1)});
    }
    for (std::size_t measure = 0; measure < more.size(); ++measure)
        std::ranges::copy(more[measure].values.values(),
                          all.measures[measure].values.slice(static_cast<std::int64_t>(checkpoint)).begin());
}

CheckpointMeasures begun(const CheckpointSeries& series) {
    CheckpointMeasures all{.model = series.folder.filename().string(),
                           .names = {},
                           .steps = {},
                           .read_from = {},
                           .open = series.at,
                           .measures = {}};
    for (const Checkpoint& each : series.checkpoints) {
        all.names.push_back(each.name);
        all.steps.push_back(each.step);
    }
    if (is_cached_repository(series.folder)) all.model = cached_repository_name(series.folder);
    try {
        for (const LoggedLoss& logged : read_losses(series)) {
            all.loss_steps.push_back(logged.step);
            all.losses.push_back(logged.loss);
        }
    } catch (const Error& error) {  // the heads can be measured all the same
        all.notes.push_back(Sentence("No losses: %1", error.report()));
    }
    return all;
}

}  // namespace

CheckpointMeasures answer_study(ReadyModel& model, const CheckpointsRequest& request, const std::stop_token& stop) {
    require_model(model, Sentence("it has no checkpoints"));
    const CheckpointSeries series = checkpoints_at(request.path.empty() ? model.path : request.path);
    if (series.checkpoints.empty())
        throw Error(ErrorKind::File,
                    Sentence("Expected a folder of checkpoints, with subfolders such as step1000 or checkpoint-500 "
                             "that have a config.json, found none. Open such a folder."),
                    {model.path.string(), "", {}});
    CheckpointMeasures all = begun(series);
    all.attention = attention_of(request.part);
    const ModelLoader load = loader_with([&](const BackendChoice&, const std::stop_token&) { return model.backend; });
    const DigestCache digests(cache_folder());
    std::map<std::string, std::size_t> read;  // first checkpoint, by content
    ModelDescription first;
    for (std::size_t index = 0; index < series.checkpoints.size(); ++index) {
        const Checkpoint& checkpoint = series.checkpoints[index];
        const std::string content = content_hash_of(files_at(checkpoint.path), digests, model.threads, stop);
        const std::size_t from = read.emplace(content, index).first->second;
        all.read_from.push_back(from);
        if (from != index) {
            all.notes.push_back(Sentence("The weights of %1 are those of %2.", checkpoint.name, all.names[from]));
            for (CheckpointMeasure& each : all.measures)
                std::ranges::copy(std::as_const(each.values).slice(static_cast<std::int64_t>(from)),
                                  each.values.slice(static_cast<std::int64_t>(index)).begin());
            continue;
        }
        // One at a time: the weights of the last one are given back before the next are read.
        ReadyModel ready = load(checkpoint.path, {.threads = model.threads.number()}, stop, {});
        if (index == 0) first = ready.model->description();
        require_same_shape(series.checkpoints.front(), first, checkpoint, ready.model->description());
        append(all, CheckpointReader(ready, request, stop).measures(all.attention), index);
    }
    return all;
}

}  // namespace headlight
