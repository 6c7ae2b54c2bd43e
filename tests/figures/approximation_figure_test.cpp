// The figure of an approximated head keeps all its texts on the page.

#include "figures/matrices/approximation_figure.h"

#include "page_check.h"
#include "test_program.h"

#include <QtTest>

using namespace headlight;
using namespace headlight::testing;

namespace {

std::shared_ptr<const HeadApproximation> approximation_of(ApproximationMethod method) {
    auto approximation = std::make_shared<HeadApproximation>();
    approximation->settings = {method, 4096};
    approximation->title = Sentence("Layer 11, head 11");
    approximation->tokens = {"a", "b"};
    approximation->exact = approximation->weights = Tensor({2, 2}, 0.5F);
    approximation->error = {12345.678, 1.5, 0.00001};
    for (const std::int64_t tokens : {64, 65536})
        approximation->costs.push_back({tokens, 1e6 * static_cast<double>(tokens), 1e3 * static_cast<double>(tokens)});
    if (is_sparse(method)) {
        approximation->seen = {1, 0, 1, 1};
        for (std::int32_t layer = 1; layer <= 48; ++layer) approximation->reach.push_back({layer, 1.5, 2});
    } else if (method != ApproximationMethod::Linear) {
        approximation->by_size = {{1, 2.5}, {4096, 0}};
    }
    approximation->notes = {Sentence("projected keys mix all tokens, so that there is no causal mask")};
    return approximation;
}

}  // namespace

class ApproximationFigureTest : public QObject {
    Q_OBJECT

  private slots:
    void nothing_is_cut_off() {
        for (int method = 0; method <= static_cast<int>(ApproximationMethod::Linear); ++method) {
            check_all_on_page(*approximation_figure(approximation_of(static_cast<ApproximationMethod>(method)), {}));
            check_all_on_page(
                *narrow_approximation_figure(approximation_of(static_cast<ApproximationMethod>(method)), {}));
        }
    }
};

HEADLIGHT_TEST(ApproximationFigureTest, Window)
#include "approximation_figure_test.moc"
