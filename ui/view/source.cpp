#include "view/source.h"

#include "analysis/heads/metrics.h"
#include "core/error.h"
#include "export/statistics_file.h"
#include "view/pointed_out.h"

#include <utility>

namespace headlight {

namespace {

std::vector<std::string> labels_of(const std::vector<MatrixEntry>& entries) {
    std::vector<std::string> labels;
    for (const MatrixEntry& entry : entries) labels.push_back(entry.label);
    return labels;
}

/// Another run of what run A recorded: its text is in its file and in no option.
ViewRequest with_recorded_text(ViewRequest side, const Analysis& first) {
    if (!side.input.reads_nothing()) return side;
    side.input.text = first.tokens.text;
    if (first.tokens.has_pair) side.input.pair = first.tokens.pair;
    return side;
}

bool same_run(const InputRequest& left, const InputRequest& right) {
    return left.model == right.model && left.checkpoint == right.checkpoint &&
           left.image_encoder == right.image_encoder && left.text == right.text && left.text_file == right.text_file &&
           left.record == right.record && left.active_interventions() == right.active_interventions();
}

ComparedHead compared(const ViewRequest& request, const AnalysisPointer& analysis) {
    return {analysis, resolved(analysis->attention, request.picture.choice)};
}

}  // namespace

ViewRequest request_of_side(const ViewRequest& request, std::size_t other) {
    ViewRequest side = request;
    const SideRequest own = request.sides.side(other);
    if (own.model) {
        side.input.model = *own.model;
        side.input.checkpoint.clear();
        side.input.image_encoder.clear();
    }
    if (own.checkpoint && !own.checkpoint->empty()) side.input.checkpoint = *own.checkpoint;
    if (own.text) {
        side.input.text = *own.text;
        side.input.text_file.clear();
        side.input.record.clear();
    }
    side.input.interventions.clear();
    for (const Intervention& change : request.sides.interventions) side.input.interventions.push_back({change, true});
    if (own.layer) side.picture.choice.layer = own.layer;
    if (own.head) side.picture.choice.head = own.head;
    side.input.masked.clear();  // they are tokens of A's text
    return side;
}

std::optional<std::int64_t> place_named(const std::string& name, const std::vector<std::string>& labels,
                                        const std::string& option) {
    if (name.empty()) return std::nullopt;
    for (std::size_t index = 0; index < labels.size(); ++index)
        if (labels[index] == name || std::to_string(index) == name) return static_cast<std::int64_t>(index);
    throw Error(ErrorKind::Input,
                Sentence("%1: expected the index of a token, from 0 to %2, or the name of a patch, found \"%3\".",
                         option, std::ssize(labels) - 1, name));
}

FigureStyle ViewSource::look(const ViewRequest& request) {
    FigureStyle look;
    look.theme = theme_named(QString::fromLatin1(enum_name(request.page.theme)));
    look.title = request.page.title;
    look.caption = request.page.caption;
    return look;
}

std::shared_ptr<const AttentionMatrix> ViewSource::matrix(const ViewRequest& request, const HeadId& head) {
    const AnalysisPointer run = analysis(request);
    return std::make_shared<const AttentionMatrix>(
        shown_matrix(*run, head, request.picture.matrix, request.picture.pointed_out));
}

std::shared_ptr<const ExplainedWeight> ViewSource::weight(const ViewRequest& request) {
    const AnalysisPointer run = analysis(request);
    const HeadId head = resolved(run->attention, request.picture.choice);
    const MatrixAxes axes = axes_of(*run, head, {});
    return std::make_shared<const ExplainedWeight>(
        explained_weight(*run, head, place_named(request.picture.query, labels_of(axes.queries), "--query"),
                         place_named(request.picture.key, labels_of(axes.keys), "--key")));
}

ScoreRow ViewSource::score_row(const ViewRequest& request) {
    const AnalysisPointer run = analysis(request);
    return score_row_of(
        *run, request.picture.choice,
        place_named(request.picture.query,
                    labels_of(axes_of(*run, resolved(run->attention, request.picture.choice), {}).queries), "--query"));
}

ModelShapes ViewSource::shapes(const ViewRequest& request) {
    return read_model_shapes(path_of_model(request.input));
}

HeadsByMetric ViewSource::heads_by_metric(const ViewRequest& request) {
    const AnalysisPointer run = analysis(request);
    const std::string& metric = request.picture.metric;
    const std::filesystem::path& file = request.picture.metrics;
    const std::size_t stack = stack_index(run->attention, request.picture.choice);
    if (file.empty()) return {metric, measure_heads(*run, stack, metric)};
    const StatisticsRecord record = read_statistics(file);
    const auto refuse = [&](const Sentence& sentence) {
        throw Error(ErrorKind::Input, sentence, {.file = file.string(), .field = {}});
    };
    const bool same = compare_model(run->provenance, hashes_of(record.provenance)) != ModelMatch::Different;
    if (!same || !record.statistics.fits(*run))
        refuse(Sentence("These metrics belong to another model, \"%1\".", record.provenance.model_name));
    find_metric(metric);  // says which ones there are
    const HeadStatistics::Values* values = record.statistics.find(stack, metric, false);
    if (values == nullptr) {
        std::string known;
        for (const HeadStatistics::Values& each : record.statistics.stacks.at(stack).values)
            if (!each.label) known += (known.empty() ? "" : ", ") + each.id;
        refuse(
            Sentence("The file has no metric \"%1\"; metrics: %2.", metric, known.empty() ? Sentence("none") : known));
    }
    return {metric, values->means(), values->deviations(), record.statistics.texts};
}

std::vector<ComparedHead> ViewSource::sides(const ViewRequest& request) {
    const AnalysisPointer first = analysis(request);
    std::vector<ComparedHead> sides{compared(request, first)};
    const InputRequest own = with_recorded_text(request, *first).input;
    for (std::size_t other = 0; other < request.sides.count(); ++other) {
        const ViewRequest side = with_recorded_text(request_of_side(request, other), *first);
        const bool same = same_run(own, side.input);
        sides.push_back(compared(side, same ? first : analysis(side, {first, request.input.masked})));
    }
    return sides;
}

}  // namespace headlight
