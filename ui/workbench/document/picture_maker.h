#pragma once

#include "analysis/analysis.h"
#include "analysis/matrix_view.h"
#include "export/statistics_file.h"
#include "figures/weights/heat_map_figure.h"
#include "figures/weights/image_overlay_figure.h"
#include "figures/weights/links_figure.h"
#include "workbench/background/newest_wins.h"
#include "workbench/document/view_state.h"

#include <QObject>

#include <atomic>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace headlight {

class LikelyHeads;

/// How figures look whatever the view: theme, type, and the screen's pixels.
using StylePointer = std::shared_ptr<const FigureStyle>;

/// Measures and labels of the model's heads over a corpus, as `headlight metrics` wrote them; null: none.
using CorpusPointer = std::shared_ptr<const StatisticsRecord>;

/// One head's figures; links without a focus, which is cheaply given to them.
struct HeadFigures {
    std::shared_ptr<const HeatMapFigure> heat_map;
    std::shared_ptr<const LinksFigure> links;
    std::shared_ptr<const ImageOverlayFigure> overlay{};  ///< null where the attention is not of an image
};

/// Analyses beside that of a picture; null: none.
struct AnalysesBeside {
    AnalysisPointer same_weights{};  ///< before its metrics were refined: the matrices are those of the analysis
    AnalysisPointer neutral{};       ///< run of the view's neutral prompt
};

/// The numbers that the window draws for one analysis and one view, and the figures of them: made once, then shared.
/// Of a run that goes on there are the grid of the layers that are done and the figures of chosen heads in them.
struct Picture {
    AnalysisPointer analysis;
    AnalysesBeside beside{};
    bool so_far = false;  ///< the analysis is of a run that goes on, or other figures of it follow
    ViewState view;
    StylePointer style;
    CorpusPointer corpus;
    /// The chosen head's matrix, then those of the pinned heads; null where its layer is not computed yet.
    std::vector<std::shared_ptr<const AttentionMatrix>> matrices;
    std::shared_ptr<const Tensor> metric;             ///< [layers, heads] of view.metric, or its means over the corpus
    std::shared_ptr<const Tensor> metric_deviations;  ///< of the means; null where the metric is the text's
    std::vector<float> head_values;                   ///< of the chosen head, one a metric; empty for aggregates
    std::vector<double> label_scores;           ///< of the chosen head, as `head_label_rules`; empty for aggregates
    std::vector<HeadFigures> heads;             ///< as `matrices`
    std::shared_ptr<const Figure> head_grid;    ///< layers that are not computed yet are empty
    std::shared_ptr<const Figure> metric_grid;  ///< or the chart by layer; null where there is no metric
    bool faint = false;                         ///< on the linear scale, hardly any weight of the chosen head shows
    std::string failure;                        ///< why there is nothing, for people; empty when all went well
    double milliseconds = 0;
};
using PicturePointer = std::shared_ptr<const Picture>;

/// Computes pictures on a thread of its own (weights are computed again from queries and keys when looked at, which
/// takes its time for long texts, as coloring and measuring labels do); the newest request wins.
class PictureMaker : public QObject {
    Q_OBJECT

  public:
    explicit PictureMaker(QObject* parent = nullptr);
    ~PictureMaker() override;
    void request(AnalysisPointer analysis, const ViewState& view, StylePointer style, CorpusPointer corpus,
                 AnalysesBeside beside);
    /// The same of a run that goes on.
    void request_so_far(AnalysisPointer analysis, const ViewState& view, StylePointer style);
    /// Says whether a model runs: meanwhile no heads are computed that nobody asked for yet.
    void set_running(bool running);

  signals:
    /// On the GUI thread.
    void made(const headlight::PicturePointer& picture);

  private:
    struct Request {
        AnalysisPointer analysis;
        ViewState view;
        StylePointer style;
        CorpusPointer corpus;
        AnalysesBeside beside{};
        bool so_far = false;
    };

    /// Returns whether a head of a long text is drawn, which takes seconds, that the newer request does not show.
    static bool is_in_vain(const Request& at_hand, const Request& newer);
    void work(const Request& request, const std::stop_token& stop);
    void compute_likely_heads(const Request& request);
    void hand_over(PicturePointer picture);

    PicturePointer last_;  // of the thread
    std::atomic<bool> running_ = false;
    std::unique_ptr<LikelyHeads> likely_;
    NewestWins<Request> worker_;
};

/// Of a text whose heads take long to be measured.
struct LongText {
    std::function<void(PicturePointer)> drawn{};  ///< gets the picture before its head is measured; may be empty
    std::stop_token unneeded{};                   ///< set once nobody waits for that any more
    const LikelyHeads* likely = nullptr;          ///< matrices that were computed before; null: none
};

/// The picture itself, on the calling thread. `before` may lend parts that did not change. A picture that was stopped
/// says so as its failure; null where the measuring of a long text's head was left, after `drawn` got the picture.
PicturePointer make_picture(const AnalysisPointer& analysis, const ViewState& view, const StylePointer& style,
                            const CorpusPointer& corpus, const PicturePointer& before, const std::stop_token& stop = {},
                            const AnalysesBeside& beside = {}, const LongText& long_text = {});
/// The grid of all heads, of a text whose other figures take their time, with those that were drawn while it was run;
/// null where they do not.
PicturePointer make_first_picture(const AnalysisPointer& analysis, const ViewState& view, const StylePointer& style,
                                  const PicturePointer& before);
/// The same of the layers that are done of a run that goes on.
PicturePointer make_picture_so_far(const AnalysisPointer& analysis, const ViewState& view, const StylePointer& style,
                                   const PicturePointer& before, const std::stop_token& stop = {});

}  // namespace headlight
