// How the figures of a long text, which take seconds, give way to a newer choice.

#include "workbench/document/picture_maker.h"

#include "test_program.h"
#include "workbench/document/ahead/likely_heads.h"

#include <QScopeGuard>
#include <QtTest>

#include <algorithm>
#include <atomic>
#include <functional>
#include <memory>
#include <semaphore>
#include <utility>
#include <vector>

using namespace headlight;

namespace {

constexpr std::int64_t kTokens = 8192;
constexpr int kTimeout = 60'000;  // milliseconds

/// Two heads whose tokens attend to themselves, and who is told of each block of weights before it is given. Matrices
/// ask for all keys, metrics for some.
class ToldField final : public AttentionField {
  public:
    enum class Work { Drawing, Measuring };
    using Told = std::function<void(std::int32_t head, Work work)>;

    explicit ToldField(Told told) : AttentionField({2, kTokens, kTokens}, summary_of()), told_(std::move(told)) {}
    [[nodiscard]] bool allowed(std::int64_t /*query*/, std::int64_t /*key*/) const override { return true; }

  protected:
    [[nodiscard]] Tensor part_of_weights(std::int32_t head, TokenRange queries, TokenRange keys) const override {
        told_(head, keys.size() == kTokens ? Work::Drawing : Work::Measuring);
        Tensor part({queries.size(), keys.size()});
        for (std::int64_t query = queries.begin; query < queries.end; ++query)
            if (query >= keys.begin && query < keys.end)
                part.slice(query - queries.begin)[static_cast<std::size_t>(query - keys.begin)] = 1;
        return part;
    }

  private:
    static FieldSummary summary_of() {
        FieldSummary summary;
        summary.thumbnails = Tensor({2, 8, 8});
        return summary;
    }

    Told told_;
};

/// One layer; every fourth token is a full stop.
AnalysisPointer analysis_with(ToldField::Told told) {
    auto analysis = std::make_shared<Analysis>();
    for (std::size_t i = 0; i < kTokens; ++i) {
        Token token;
        token.piece = token.display = i % 4 == 0 ? "." : "a";
        token.range = {i, i + 1};
        analysis->tokens.text += token.piece;
        analysis->tokens.tokens.push_back(token);
    }
    analysis->model.layers = 1;
    analysis->model.heads = 2;
    AttentionStack stack;
    stack.layers.push_back(std::make_shared<const ToldField>(std::move(told)));
    analysis->attention.push_back(std::move(stack));
    return analysis;
}

}  // namespace

class PictureMakerTest : public QObject {
    Q_OBJECT

  private slots:
    void init() {
        view_ = {};
        pictures_.clear();
        maker_ = std::make_unique<PictureMaker>();
        connect(maker_.get(), &PictureMaker::made, this,
                [this](const PicturePointer& picture) { pictures_.push_back(picture); });
    }

    void a_newer_choice_ends_the_measuring_of_a_head() {
        std::binary_semaphore begun(0);
        std::binary_semaphore chosen(0);
        std::atomic<int> measured = 0;
        const auto analysis = analysis_with([&](std::int32_t head, ToldField::Work work) {
            if (head != 0 || work != ToldField::Work::Measuring || ++measured > 1) return;
            begun.release();
            chosen.acquire();
        });
        const auto ended = qScopeGuard([this] { maker_.reset(); });  // it tells what stands above
        ask_for(analysis, 0);
        begun.acquire();
        ask_for(analysis, 1);
        chosen.release();
        QTRY_VERIFY_WITH_TIMEOUT(is_measured(1), kTimeout);
        QCOMPARE(measured.load(), 1);
        for (const PicturePointer& picture : pictures_)
            QVERIFY2(picture->head_values.empty() || picture->view.choice.head == 1, "it was left");
    }

    void a_newer_choice_ends_the_drawing_of_a_head() {
        std::binary_semaphore begun(0);
        std::binary_semaphore chosen(0);
        std::atomic<int> drawn = 0;
        std::atomic<int> drawn_before_next = 0;
        const auto analysis = analysis_with([&](std::int32_t head, ToldField::Work work) {
            if (work != ToldField::Work::Drawing) return;
            int nothing = 0;
            if (head == 1) drawn_before_next.compare_exchange_strong(nothing, drawn.load());
            if (head != 0 || ++drawn > 1) return;
            begun.release();
            chosen.acquire();
        });
        const auto ended = qScopeGuard([this] { maker_.reset(); });  // it tells what stands above
        ask_for(analysis, 0);
        begun.acquire();
        ask_for(analysis, 1);
        chosen.release();
        QTRY_VERIFY_WITH_TIMEOUT(is_measured(1), kTimeout);
        QCOMPARE(drawn_before_next.load(), 1);
        for (const PicturePointer& picture : pictures_) {
            QVERIFY(picture->failure.empty());
            QVERIFY2(picture->so_far || picture->view.choice.head == 1, "its matrix was left");
        }
        ask_for(analysis, 0);
        QTRY_VERIFY_WITH_TIMEOUT(is_measured(0), kTimeout);
        QVERIFY2(drawn.load() > 1, "what was left is not taken for complete");
    }

    void heads_beside_the_shown_one_are_there_before_they_are_chosen() {
        const auto analysis = analysis_with([](std::int32_t, ToldField::Work) {});
        LikelyHeads likely;
        const ShownHead shown{analysis, {.layer = 0, .head = 0}, view_.matrix, view_.pointed_out};
        likely.compute_around(shown);
        ShownHead next = shown;
        next.head.head = 1;
        QTRY_VERIFY_WITH_TIMEOUT(likely.find(next), kTimeout);
        QVERIFY2(!likely.find(shown), "it is there already");
        ShownHead other = next;
        other.options.hide_sink = true;
        QVERIFY(!likely.find(other));
        other = next;
        other.analysis = analysis_with({});
        QVERIFY(!likely.find(other));
        view_.choice = next.head;
        const PicturePointer picture = make_picture(analysis, view_, style_, nullptr, nullptr, {}, {},
                                                    {.drawn = {}, .unneeded = {}, .likely = &likely});
        QCOMPARE(picture->matrices.front(), likely.find(next));
    }

    void computing_likely_heads_ends_where_something_else_is_asked_for() {
        std::binary_semaphore begun(0);
        std::binary_semaphore stopped(0);
        std::atomic<int> drawn = 0;
        const auto analysis = analysis_with([&](std::int32_t, ToldField::Work) {
            if (++drawn > 1) return;
            begun.release();
            stopped.acquire();
        });
        const ShownHead next{analysis, {.layer = 0, .head = 1}, {}, {}};
        {
            LikelyHeads likely;
            likely.compute_around({analysis, {.layer = 0, .head = 0}, {}, {}});
            begun.acquire();
            likely.stop();
            stopped.release();
            QVERIFY(!likely.find(next));
        }
        QCOMPARE(drawn.load(), 1);
    }

    void a_head_that_is_chosen_still_is_drawn_to_its_end() {
        std::binary_semaphore begun(0);
        std::binary_semaphore chosen(0);
        std::atomic<int> drawn = 0;
        const auto analysis = analysis_with([&](std::int32_t, ToldField::Work work) {
            if (work != ToldField::Work::Drawing || ++drawn > 1) return;
            begun.release();
            chosen.acquire();
        });
        const auto ended = qScopeGuard([this] { maker_.reset(); });  // it tells what stands above
        ask_for(analysis, 0);
        begun.acquire();
        view_.scale = Scale::Log;
        ask_for(analysis, 0);
        chosen.release();
        QTRY_VERIFY_WITH_TIMEOUT(is_measured(0) && pictures_.back()->view.scale == Scale::Log, kTimeout);
        const auto first = std::ranges::find_if(pictures_, [](const PicturePointer& picture) {
            return !picture->matrices.empty() && picture->matrices[0];
        });
        QVERIFY2((*first)->matrices == pictures_.back()->matrices, "it is computed once");
    }

    void cleanup() { maker_.reset(); }

  private:
    void ask_for(const AnalysisPointer& analysis, std::int32_t head) {
        view_.choice = {.layer = 0, .head = head};
        maker_->request(analysis, view_, style_, nullptr, {});
    }
    [[nodiscard]] bool is_measured(std::int32_t head) const {
        return !pictures_.empty() && pictures_.back()->view.choice.head == head && !pictures_.back()->so_far &&
               !pictures_.back()->label_scores.empty();
    }

    ViewState view_;
    StylePointer style_ = std::make_shared<const FigureStyle>();
    std::vector<PicturePointer> pictures_;
    std::unique_ptr<PictureMaker> maker_;
};

HEADLIGHT_TEST(PictureMakerTest, Window)

#include "picture_maker_test.moc"
