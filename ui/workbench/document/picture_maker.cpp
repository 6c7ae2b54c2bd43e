#include "workbench/document/picture_maker.h"

#include "analysis/heads/head_labels.h"
#include "analysis/heads/metrics.h"
#include "analysis/provenance.h"
#include "core/error.h"
#include "figures/heads/head_grid_figure.h"
#include "language/sentences.h"
#include "view/makers/view_makers.h"
#include "view/pointed_out.h"
#include "workbench/document/ahead/likely_heads.h"
#include "workbench/document/shown_source.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <functional>
#include <new>
#include <tuple>
#include <utility>

namespace headlight {

namespace {

/// Returns whether both are of one run that has computed the layer of the choice.
bool same_run(const Picture& before, const Picture& now, const HeadId& choice) {
    if (before.analysis == now.analysis) return true;
    if (before.analysis && before.analysis == now.beside.same_weights) return true;
    if (!before.so_far || !choice.layer) return false;
    const auto field = [&](const Analysis& analysis) {
        const auto index = find_stack(analysis.attention, choice);
        const auto layer = static_cast<std::size_t>(*choice.layer);
        return index && layer < analysis.attention[*index].layers.size() ? analysis.attention[*index].layers[layer]
                                                                         : nullptr;
    };
    const auto now_there = field(*now.analysis);
    return now_there && now_there == field(*before.analysis);
}

std::shared_ptr<const AttentionMatrix> matrix_of(const Picture& before, const Picture& now, const HeadId& choice,
                                                 const std::stop_token& stop, const LikelyHeads* likely = nullptr) {
    const bool same_part = before.view.pointed_out.queries == now.view.pointed_out.queries &&
                           before.view.pointed_out.keys == now.view.pointed_out.keys;
    if (same_run(before, now, choice) && before.view.matrix == now.view.matrix && same_part) {
        std::vector<HeadId> choices{before.view.choice};
        choices.insert(choices.end(), before.view.pinned.begin(), before.view.pinned.end());
        const auto found = std::find(choices.begin(), choices.end(), choice);
        const auto index = static_cast<std::size_t>(found - choices.begin());
        if (index < before.matrices.size() && before.matrices[index]) return before.matrices[index];
    }
    if (likely != nullptr)
        if (auto known = likely->find({now.analysis, choice, now.view.matrix, now.view.pointed_out})) return known;
    return std::make_shared<const AttentionMatrix>(
        shown_matrix(*now.analysis, choice, now.view.matrix, now.view.pointed_out, stop));
}

void measure(const Picture& before, Picture& now, const std::stop_token& stop) {
    const ViewState& view = now.view;
    const bool same = before.analysis == now.analysis && before.view.metric == view.metric &&
                      same_attention(before.view.choice, view.choice) && before.corpus == now.corpus &&
                      before.view.metric_of_corpus == view.metric_of_corpus;
    if (same && before.metric) {
        now.metric = before.metric;
        now.metric_deviations = before.metric_deviations;
        return;
    }
    const std::size_t stack = stack_index(now.analysis->attention, view.choice);
    const HeadStatistics::Values* values =
        view.metric_of_corpus && now.corpus ? now.corpus->statistics.find(stack, view.metric, false) : nullptr;
    if (values == nullptr) {
        now.metric = std::make_shared<const Tensor>(measure_heads(*now.analysis, stack, view.metric, stop));
        return;
    }
    now.metric = std::make_shared<const Tensor>(values->means());
    now.metric_deviations = std::make_shared<const Tensor>(values->deviations());
}

std::vector<float> values_of_head(const Picture& before, const Picture& now, const std::stop_token& stop) {
    std::vector<float> values;
    const HeadId& choice = now.view.choice;
    if (!choice.layer || !choice.head) return values;
    if (before.analysis == now.analysis && before.view.choice == choice && !before.head_values.empty())
        return before.head_values;
    const std::size_t stack = stack_index(now.analysis->attention, choice);
    for (const Metric& metric : metrics())
        values.push_back(measure_head(*now.analysis, stack, *choice.layer, *choice.head, metric.id, stop));
    return values;
}

std::vector<double> label_scores_of(const Picture& before, const Picture& now, const std::stop_token& stop) {
    const HeadId& choice = now.view.choice;
    if (!choice.layer || !choice.head) return {};
    if (before.analysis == now.analysis && before.view.choice == choice && !before.label_scores.empty())
        return before.label_scores;
    const std::size_t stack = stack_index(now.analysis->attention, choice);
    constexpr std::int64_t kMostWeights = 20'000'000;  // a tenth of a second
    return HeadLabelScores(*now.analysis)
        .of_head(stack, *choice.layer, *choice.head, stop, kMostWeights, now.head_values);
}

bool same_look(const Picture& before, const Picture& now) {
    return before.style == now.style &&
           static_cast<const DrawingOptions&>(before.view) == static_cast<const DrawingOptions&>(now.view) &&
           before.view.color_map == now.view.color_map;
}

/// The style of the window's figures, which say how the run was unusual.
FigureStyle style_on_screen(const Picture& picture) {
    ShownSource source(picture);
    FigureStyle style = figure_style(shown_request(picture), source);
    const auto note = note_of_run(picture.analysis->provenance);
    style.note = note ? text_of(*note) : QString();
    return style;
}

bool is_known_metric(const std::string& id) {
    return std::ranges::any_of(metrics(), [&](const Metric& each) { return each.id == id; });
}

/// Whether one color bar stands for those of all heads, which would take the room of the cells of so many.
bool shares_color_bar(const Picture& picture, const FigureStyle& style) {
    constexpr std::size_t kMostWithBars = 4;
    const bool maximum_of_each = style.automatic_maximum && style.scale == Scale::Linear;
    return picture.matrices.size() > kMostWithBars && !maximum_of_each;
}

/// Returns whether both draw the same numbers over the image in the same form.
bool same_over_image(const Picture& before, const Picture& now) {
    return before.view.smooth == now.view.smooth && image_weights_of(before) == image_weights_of(now) &&
           before.beside.neutral == now.beside.neutral;
}

void make_head_figures(const Picture& before, Picture& now) {
    ShownSource source(now);
    ViewRequest request = shown_request(now);
    if (now.so_far) request.picture.links.overlay = false;  // the other heads may not be there yet
    const FigureStyle style = style_on_screen(now);
    FigureStyle map_style = style;
    map_style.legend = style.legend && !shares_color_bar(now, style);
    const auto head_at = [&](std::size_t head) { return head == 0 ? now.view.choice : now.view.pinned.at(head - 1); };
    const auto known = [&](const std::shared_ptr<const AttentionMatrix>& matrix) {
        const auto found = std::find(before.matrices.begin(), before.matrices.end(), matrix);
        return static_cast<std::size_t>(found - before.matrices.begin());
    };
    for (std::size_t head = 0; head < now.matrices.size(); ++head) {
        if (!now.matrices[head]) {
            now.heads.emplace_back();
            continue;
        }
        const std::size_t old = same_look(before, now) ? known(now.matrices[head]) : before.heads.size();
        const bool kept = old < before.heads.size();
        const bool same_map = kept && before.heads[old].heat_map->style().legend == map_style.legend;
        const bool same_links = kept && before.view.links == now.view.links && !now.view.links.overlay;
        const bool same_overlay = kept && same_over_image(before, now);
        now.heads.push_back(
            {same_map ? before.heads[old].heat_map : std::make_shared<HeatMapFigure>(now.matrices[head], map_style),
             same_links ? before.heads[old].links : links_of_head(request, source, head_at(head), style, {}, false),
             same_overlay ? before.heads[old].overlay : overlay_of_head(request, source, head_at(head), style, {})});
    }
}

FigureStyle style_of_grids(const Picture& picture) {
    FigureStyle style = style_on_screen(picture);
    style.font.setPointSizeF(style.font.pointSizeF() * 0.85);
    style.note.clear();  // small grids have marks for it
    return style;
}

void make_grids(const Picture& before, Picture& now) {
    ShownSource source(now);
    const ViewRequest request = shown_request(now);
    const FigureStyle style = style_of_grids(now);
    const bool same_heads = same_look(before, now) && before.analysis == now.analysis &&
                            same_attention(before.view.choice, now.view.choice) && before.head_grid &&
                            before.view.smooth == now.view.smooth;
    now.head_grid = same_heads ? before.head_grid : thumbnails_of_heads(request, source, style, {});
    const bool same_metric = same_look(before, now) && before.metric == now.metric && before.metric_grid &&
                             before.view.metric_by_layer == now.view.metric_by_layer;
    if (same_metric) now.metric_grid = before.metric_grid;
    if (same_metric || !is_known_metric(now.view.metric)) return;
    const HeadsByMetric heads = source.heads_by_metric(request);
    now.metric_grid = now.view.metric_by_layer ? layers_of_metric(heads, style) : grid_of_metric(heads, style);
}

/// All layers and heads, of which those that are not computed yet are empty.
std::shared_ptr<const Figure> grid_so_far(const Picture& now) {
    const ModelDescription& model = now.analysis->model;
    std::vector<Tensor> thumbnails;
    if (const auto index = find_stack(now.analysis->attention, now.view.choice))
        for (const auto& field : now.analysis->attention[*index].layers) thumbnails.push_back(field->thumbnails());
    thumbnails.resize(std::max(thumbnails.size(), static_cast<std::size_t>(std::max(model.layers, 0))));
    return std::make_shared<HeadGridFigure>(thumbnails, style_of_grids(now), model.heads);
}

/// Null where the layer is not computed yet.
std::shared_ptr<const AttentionMatrix> matrix_so_far(const Picture& before, const Picture& now, const HeadId& choice,
                                                     const std::stop_token& stop) {
    const auto index = find_stack(now.analysis->attention, choice);
    const bool is_there = index && choice.layer &&
                          static_cast<std::size_t>(*choice.layer) < now.analysis->attention[*index].layers.size();
    return is_there ? matrix_of(before, now, choice, stop) : nullptr;
}

/// Makes the parts of a picture, and says in it why there are none where that fails.
void fill_picture(Picture& picture, const std::function<void()>& make_parts) {
    const auto start = std::chrono::steady_clock::now();
    try {
        make_parts();
    } catch (const Error& error) {  // a worker thread must not let it pass; the window shows the sentence
        picture.failure = text_of_error(error).toStdString();
    } catch (const std::bad_alloc&) {
        picture.failure =
            QCoreApplication::translate(
                "PictureMaker",
                "There is not enough memory to show this head. Hide special tokens or use a shorter text.")
                .toStdString();
    }
    if (!picture.failure.empty()) {
        picture.matrices.clear();
        picture.heads.clear();
    }
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    picture.milliseconds = took.count();
}

/// Returns whether a head has so many weights that going through them takes a while.
bool has_many_weights(const Analysis& analysis, const ViewState& view) {
    constexpr std::int64_t kMany = std::int64_t{1} << 26;
    const auto index = find_stack(analysis.attention, view.choice);
    if (!index) return false;
    const AttentionField& field = *analysis.attention[*index].layers.front();
    return field.query_count() * field.key_count() >= kMany;
}

/// Long texts spread their attention: then hardly a cell has a color on the linear scale.
bool is_faint(const AttentionMatrix& matrix, Scale scale) {
    constexpr float kVisible = 0.04F;
    constexpr std::size_t kLongText = 64;
    constexpr double kHardly = 0.02;
    if (scale != Scale::Linear || matrix.keys.size() < kLongText) return false;
    const auto values = matrix.values.values();
    const auto visible = std::count_if(values.begin(), values.end(), [](float value) { return value >= kVisible; });
    return static_cast<double>(visible) < kHardly * static_cast<double>(values.size());
}

/// Measures the chosen head of a picture that is drawn, which shows what it has where that fails. Returns whether the
/// measuring was not left because nobody waits for it.
bool measure_head_of(const Picture& before, Picture& picture, const std::stop_token& stop, const LongText& long_text) {
    const bool measured = before.analysis == picture.analysis && before.view.choice == picture.view.choice &&
                          !before.label_scores.empty();
    const bool takes_long = !measured && has_many_weights(*picture.analysis, picture.view);
    if (takes_long && long_text.drawn) long_text.drawn(std::make_shared<const Picture>(picture));
    const std::stop_token& end = takes_long && long_text.drawn ? long_text.unneeded : stop;
    try {
        picture.head_values = values_of_head(before, picture, end);
        picture.label_scores = label_scores_of(before, picture, end);
    } catch (const Error&) {
        picture.head_values.clear();  // stopped, or lost: what is drawn stays
    } catch (const std::bad_alloc&) {
        picture.head_values.clear();
    }
    return !(takes_long && long_text.drawn && end.stop_requested());
}

}  // namespace

PicturePointer make_picture(const AnalysisPointer& analysis, const ViewState& view, const StylePointer& style,
                            const CorpusPointer& corpus, const PicturePointer& before, const std::stop_token& stop,
                            const AnalysesBeside& beside, const LongText& long_text) {
    auto picture = std::make_shared<Picture>();
    picture->analysis = analysis;
    picture->beside = beside;
    picture->view = view;
    picture->style = style;
    picture->corpus = corpus;
    const Picture none;
    const Picture& old = before ? *before : none;
    fill_picture(*picture, [&] {
        picture->matrices.push_back(matrix_of(old, *picture, view.choice, stop, long_text.likely));
        for (const HeadId& choice : view.pinned)
            picture->matrices.push_back(matrix_of(old, *picture, choice, stop, long_text.likely));
        measure(old, *picture, stop);
        make_head_figures(old, *picture);
        make_grids(old, *picture);
        picture->faint = is_faint(*picture->matrices.front(), view.scale);
    });
    const bool measured = !picture->failure.empty() || measure_head_of(old, *picture, stop, long_text);
    return measured ? picture : nullptr;
}

PicturePointer make_first_picture(const AnalysisPointer& analysis, const ViewState& view, const StylePointer& style,
                                  const PicturePointer& before) {
    if (!has_many_weights(*analysis, view)) return nullptr;
    auto picture = std::make_shared<Picture>();
    picture->analysis = analysis;
    picture->so_far = true;
    picture->view = view;
    picture->style = style;
    fill_picture(*picture, [&] {
        picture->head_grid = grid_so_far(*picture);
        const bool drawn = before && before->so_far && before->view == view && before->style == style &&
                           same_run(*before, *picture, view.choice);
        if (drawn) {
            picture->matrices = before->matrices;
            picture->heads = before->heads;
        }
        picture->matrices.resize(1 + view.pinned.size());
        picture->heads.resize(picture->matrices.size());
    });
    return picture;
}

PicturePointer make_picture_so_far(const AnalysisPointer& analysis, const ViewState& view, const StylePointer& style,
                                   const PicturePointer& before, const std::stop_token& stop) {
    auto picture = std::make_shared<Picture>();
    picture->analysis = analysis;
    picture->so_far = true;
    picture->view = view;
    picture->style = style;
    const Picture none;
    const Picture& old = before ? *before : none;
    fill_picture(*picture, [&] {
        picture->head_grid = grid_so_far(*picture);
        picture->matrices.push_back(matrix_so_far(old, *picture, view.choice, stop));
        for (const HeadId& choice : view.pinned)
            picture->matrices.push_back(matrix_so_far(old, *picture, choice, stop));
        make_head_figures(old, *picture);
    });
    return picture;
}

PictureMaker::PictureMaker(QObject* parent)
    : QObject(parent),
      likely_(std::make_unique<LikelyHeads>()),
      worker_([this](const Request& request, const std::stop_token& stop) { work(request, stop); }, is_in_vain) {}

PictureMaker::~PictureMaker() = default;

void PictureMaker::work(const Request& request, const std::stop_token& stop) {
    const PicturePointer before = last_;  // lives as long as what is made of it
    const auto show = [this](PicturePointer made) {
        last_ = std::move(made);
        hand_over(last_);
    };
    const bool is_new = !last_ || last_->analysis != request.analysis;
    if (is_new && !request.so_far && !request.beside.same_weights)
        if (const auto first = make_first_picture(request.analysis, request.view, request.style, before))
            hand_over(first);
    const std::stop_token overtaken = worker_.overtaken();
    const PicturePointer made = request.so_far
                                    ? make_picture_so_far(request.analysis, request.view, request.style, before, stop)
                                    : make_picture(request.analysis, request.view, request.style, request.corpus,
                                                   before, stop, request.beside, {show, overtaken, likely_.get()});
    if (made && !stop.stop_requested()) show(made);
    if (made && !overtaken.stop_requested() && made->failure.empty()) compute_likely_heads(request);
    if (running_ || overtaken.stop_requested()) likely_->stop();  // what began after it was ended
}

void PictureMaker::compute_likely_heads(const Request& request) {
    if (running_ || request.so_far || !has_many_weights(*request.analysis, request.view)) return;
    likely_->compute_around({request.analysis, request.view.choice, request.view.matrix, request.view.pointed_out});
}

void PictureMaker::set_running(bool running) {
    running_ = running;
    if (running) likely_->stop();
}

bool PictureMaker::is_in_vain(const Request& at_hand, const Request& newer) {
    if (at_hand.so_far || !has_many_weights(*at_hand.analysis, at_hand.view)) return false;
    const bool same_run = newer.analysis == at_hand.analysis || newer.beside.same_weights == at_hand.analysis;
    if (same_run && !at_hand.view.pinned.empty()) return false;  // which the newer one shows too, in most cases
    const auto drawn = [](const Request& of) {
        const PointedOut& part = of.view.pointed_out;
        return std::tie(of.view.choice, of.view.matrix, part.queries, part.keys);
    };
    return !same_run || drawn(newer) != drawn(at_hand);
}

void PictureMaker::hand_over(PicturePointer picture) {
    QMetaObject::invokeMethod(
        this, [this, picture = std::move(picture)] { emit made(picture); }, Qt::QueuedConnection);
}

void PictureMaker::request(AnalysisPointer analysis, const ViewState& view, StylePointer style, CorpusPointer corpus,
                           AnalysesBeside beside) {
    likely_->stop();
    worker_.request({std::move(analysis), view, std::move(style), std::move(corpus), std::move(beside)});
}

void PictureMaker::request_so_far(AnalysisPointer analysis, const ViewState& view, StylePointer style) {
    likely_->stop();
    worker_.request({std::move(analysis), view, std::move(style), nullptr, {}, true});
}

}  // namespace headlight
