#include "session/generation/sampling.h"

#include "core/error.h"
#include "test_program.h"

#include <QtTest>

#include <array>
#include <cmath>
#include <limits>
#include <numeric>

using namespace headlight;

namespace {

/// Logits of these probabilities.
std::vector<double> logits_of(std::initializer_list<double> probabilities) {
    std::vector<double> logits;
    for (const double probability : probabilities) logits.push_back(std::log(probability));
    return logits;
}

/// What a sampler chooses without any rules.
NextToken choose(Sampler& sampler, const std::vector<double>& logits) {
    return sampler.choose(std::vector<float>(logits.begin(), logits.end()), logits);
}

NextToken choose(const SamplingOptions& options, const std::vector<double>& logits) {
    Sampler sampler(options);
    return choose(sampler, logits);
}

std::vector<NextToken> tokens_of(std::initializer_list<double> probabilities) {
    std::vector<NextToken> tokens;
    for (const double probability : probabilities)
        tokens.push_back({static_cast<std::int32_t>(tokens.size()), probability});
    return tokens;
}

double mass(const std::vector<NextToken>& tokens) {
    return std::accumulate(tokens.begin(), tokens.end(), 0.0,
                           [](double sum, const NextToken& token) { return sum + token.probability; });
}

std::vector<std::int32_t> draw(const SamplingOptions& options, const std::vector<double>& logits, int count) {
    Sampler sampler(options);
    std::vector<std::int32_t> ids;
    for (int i = 0; i < count; ++i) ids.push_back(choose(sampler, logits).id);
    return ids;
}

}  // namespace

class SamplingTest : public QObject {
    Q_OBJECT

  private slots:
    void a_temperature_of_one_gives_the_models_probabilities_the_largest_first() {
        const auto tokens = Temperature(1).candidates(logits_of({0.2, 0.5, 0.3}));
        QCOMPARE(tokens.size(), std::size_t{3});
        const std::array<std::int32_t, 3> order{1, 2, 0};
        const std::array<double, 3> probabilities{0.5, 0.3, 0.2};
        for (std::size_t i = 0; i < 3; ++i) {
            QCOMPARE(tokens[i].id, order[i]);
            QVERIFY(std::abs(tokens[i].probability - probabilities[i]) < 1e-6);
        }
    }

    // Twice the temperature is the square root of the odds.
    void higher_temperatures_are_flatter_and_lower_ones_sharper() {
        const auto ratio = [](double temperature) {
            const auto tokens = Temperature(temperature).candidates(logits_of({0.8, 0.2}));
            return tokens[0].probability / tokens[1].probability;
        };
        QVERIFY(std::abs(ratio(1) - 4) < 1e-5);
        QVERIFY(std::abs(ratio(2) - 2) < 1e-5);
        QVERIFY(std::abs(ratio(0.5) - 16) < 1e-4);
    }

    void equally_probable_tokens_stand_in_the_order_of_their_ids() {
        const auto tokens = Temperature(0.7).candidates(std::vector<double>(50, 3.0));
        for (std::size_t i = 0; i < tokens.size(); ++i) QCOMPARE(tokens[i].id, static_cast<std::int32_t>(i));
    }

    void huge_logits_and_what_is_no_number_do_no_harm() {
        const double infinity = std::numeric_limits<double>::infinity();
        const std::vector<double> logits{std::nan(""), 3e38, -infinity, 2.9e38};
        const auto tokens = Temperature(0.001).candidates(logits);
        QCOMPARE(tokens.front().id, 1);
        QCOMPARE(tokens.front().probability, 1.0);
        QCOMPARE(choose(SamplingOptions{}, logits).id, 1);
        QCOMPARE(choose({.temperature = 1}, logits).id, 1);
    }

    void top_k_keeps_so_many_and_shares_the_probability_among_them() {
        auto tokens = tokens_of({0.4, 0.3, 0.2, 0.1});
        TopK(2).keep(tokens);
        QCOMPARE(tokens.size(), std::size_t{2});
        QCOMPARE(mass(tokens), 1.0);
        QVERIFY(std::abs(tokens[0].probability / tokens[1].probability - 4.0 / 3) < 1e-12);
        for (const std::size_t all : {std::size_t{0}, std::size_t{4}, std::size_t{100}}) {
            auto same = tokens_of({0.4, 0.3, 0.2, 0.1});
            TopK(all).keep(same);
            QCOMPARE(same.size(), std::size_t{4});
        }
    }

    void top_p_keeps_the_smallest_set_whose_mass_reaches_it_data() {
        QTest::addColumn<double>("mass");
        QTest::addColumn<int>("kept");
        QTest::newRow("less than the first") << 0.1 << 1;
        QTest::newRow("the first exactly") << 0.5 << 1;
        QTest::newRow("a little more than the first") << 0.500001 << 2;
        QTest::newRow("the first two exactly") << 0.75 << 2;
        QTest::newRow("nearly all") << 0.99 << 4;
        QTest::newRow("all") << 1.0 << 4;
    }
    void top_p_keeps_the_smallest_set_whose_mass_reaches_it() {
        QFETCH(double, mass);
        QFETCH(int, kept);
        auto tokens = tokens_of({0.5, 0.25, 0.125, 0.125});
        TopP(mass).keep(tokens);
        QCOMPARE(static_cast<int>(tokens.size()), kept);
        QCOMPARE(::mass(tokens), 1.0);
    }

    // The 10,000th number of std::mt19937_64 from its default seed is fixed by the C++ standard, [rand.predef].
    void random_numbers_are_those_of_the_standards_generator() {
        RandomNumbers random(std::mt19937_64::default_seed);
        double last = 0;
        for (int i = 0; i < 10'000; ++i) {
            last = random.next();
            QVERIFY(last >= 0 && last < 1);
        }
        QCOMPARE(last, std::ldexp(static_cast<double>(9981545732273789042U >> 11), -53));
    }

    void temperature_zero_takes_the_most_probable_token_whatever_the_seed() {
        const auto logits = logits_of({0.3, 0.31, 0.39});
        for (std::uint64_t seed = 0; seed < 20; ++seed)
            QCOMPARE(draw({.temperature = 0, .seed = seed}, logits, 1).front(), 2);
        QCOMPARE(choose(SamplingOptions{}, logits_of({0.4, 0.4, 0.2})).id, 0);
    }

    void the_same_seed_draws_the_same_tokens_and_another_one_others() {
        const std::vector<double> logits(1000, 0);
        const auto drawn = draw({.temperature = 1, .seed = 7}, logits, 20);
        QCOMPARE(draw({.temperature = 1, .seed = 7}, logits, 20), drawn);
        QVERIFY(draw({.temperature = 1, .seed = 8}, logits, 20) != drawn);
    }

    void tokens_are_drawn_as_often_as_they_are_probable() {
        const auto drawn = draw({.temperature = 1, .seed = 1}, logits_of({0.1, 0.6, 0.3}), 20'000);
        const std::array<double, 3> expected{0.1, 0.6, 0.3};
        for (std::int32_t id = 0; id < 3; ++id) {
            const double share = static_cast<double>(std::count(drawn.begin(), drawn.end(), id)) / 20'000;
            QVERIFY(std::abs(share - expected[static_cast<std::size_t>(id)]) < 0.02);
        }
    }

    void what_top_k_and_top_p_leave_out_is_never_drawn() {
        const auto logits = logits_of({0.1, 0.4, 0.3, 0.2});
        for (const std::int32_t id : draw({.temperature = 1, .top_k = 2, .seed = 3}, logits, 500))
            QVERIFY(id == 1 || id == 2);
        for (const std::int32_t id : draw({.temperature = 1, .top_p = 0.85, .seed = 3}, logits, 500)) QVERIFY(id != 0);
    }

    void a_drawn_token_comes_with_the_models_own_probability() {
        Sampler sampler({.temperature = 2, .top_k = 1});
        QVERIFY(std::abs(choose(sampler, logits_of({0.25, 0.7, 0.05})).probability - 0.7) < 1e-6);
    }

    void settings_that_make_no_sense_are_refused() {
        const double not_a_number = std::nan("");
        for (const double temperature : {-1.0, not_a_number, std::numeric_limits<double>::infinity()})
            QVERIFY_EXCEPTION_THROWN(Sampler({.temperature = temperature}), Error);
        for (const double share : {0.0, -0.5, 1.01, not_a_number})
            QVERIFY_EXCEPTION_THROWN(Sampler({.temperature = 1, .top_p = share}), Error);
    }
};

HEADLIGHT_TEST(SamplingTest, None)
#include "sampling_test.moc"
