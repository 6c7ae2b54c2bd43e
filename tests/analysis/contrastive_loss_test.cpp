// Probabilities and loss of images beside captions, on logits whose results follow by hand.

#include "analysis/losses/contrastive_loss.h"

#include "test_program.h"

#include <QtTest>

#include <cmath>
#include <numbers>

using namespace headlight;

namespace {

const auto kLn3 = static_cast<float>(std::log(3.0));

ContrastiveLoss loss_of(std::vector<float> logits, ContrastiveRule rule) {
    const auto count = static_cast<std::int64_t>(std::sqrt(static_cast<double>(logits.size())));
    return contrastive_loss({.images = {},
                             .captions = {},
                             .cosines = {},
                             .logits = Tensor({count, count}, std::move(logits)),
                             .rule = rule});
}

bool near(double found, double expected) {
    return std::abs(found - expected) < 1e-6;
}

}  // namespace

class ContrastiveLossTest : public QObject {
    Q_OBJECT

  private slots:
    void equal_logits_leave_all_captions_equally_probable() {
        const ContrastiveLoss of = loss_of(std::vector<float>(16, 2.5F), ContrastiveRule::Softmax);
        for (const float probability : of.by_image.values()) QVERIFY(near(probability, 0.25));
        for (const float probability : of.by_caption.values()) QVERIFY(near(probability, 0.25));
        QVERIFY(near(of.loss, 2 * std::numbers::ln2));
        QVERIFY(near(of.chance, of.loss));
    }

    void rows_are_of_images_and_columns_of_captions() {
        // Both images prefer the first caption, three to one; no caption prefers an image.
        const ContrastiveLoss of = loss_of({kLn3, 0, kLn3, 0}, ContrastiveRule::Softmax);
        QVERIFY(near(of.by_image.slice(1)[0], 0.75));
        QVERIFY(near(of.by_image.slice(1)[1], 0.25));
        QVERIFY(near(of.by_caption.slice(1)[0], 0.5));
        QVERIFY(near(of.image_loss, (std::log(4.0 / 3) + std::log(4.0)) / 2));
        QVERIFY(near(of.caption_loss, std::numbers::ln2));
        QVERIFY(near(of.loss, (of.image_loss + of.caption_loss) / 2));
    }

    void a_sigmoid_judges_each_pair_alone() {
        const ContrastiveLoss of = loss_of({kLn3, -kLn3, 0, kLn3}, ContrastiveRule::Sigmoid);
        QVERIFY(near(of.by_image.slice(0)[0], 0.75));
        QVERIFY(near(of.by_image.slice(0)[1], 0.25));
        QVERIFY(near(of.by_image.slice(1)[0], 0.5));
        QVERIFY(of.by_caption.empty());
        QVERIFY(near(of.loss, (3 * std::log(4.0 / 3) + std::numbers::ln2) / 2));
        QVERIFY(near(of.chance, 2 * std::numbers::ln2));
    }

    void large_logits_have_a_finite_loss() {
        for (const auto rule : {ContrastiveRule::Softmax, ContrastiveRule::Sigmoid}) {
            QVERIFY(near(loss_of({1000, -1000, -1000, 1000}, rule).loss, 0));
            const double wrong = loss_of({-1000, 1000, 1000, -1000}, rule).loss;
            QVERIFY(wrong >= 1000 && std::isfinite(wrong));
        }
    }
};

HEADLIGHT_TEST(ContrastiveLossTest, None)
#include "contrastive_loss_test.moc"
