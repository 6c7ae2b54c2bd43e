// Contacts of a structure on the residues of a text, and how well scores of pairs find them.

#include "analysis/axis.h"
#include "analysis/contacts/chain_fit.h"
#include "analysis/contacts/contact_precision.h"
#include "formats/molecules/structure_file.h"
#include "refusal.h"
#include "test_program.h"

#include <QTest>

#include <cmath>
#include <limits>

using namespace headlight;
using namespace headlight::testing;

namespace {

constexpr float kApart = 3.8F;  // ångström between neighbors

/// A chain along a line, with these numbers.
StructureChain chain_of(const std::string& name, const std::string& letters, std::int32_t first) {
    StructureChain chain{name, {}};
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto number = first + static_cast<std::int32_t>(i);
        if (letters[i] != '-') chain.residues.push_back({letters[i], number, {kApart * static_cast<float>(i), 0, 0}});
    }
    return chain;
}

/// Which residues of the text have a place: "MK-A".
std::string seen_in(const FittedChain& fitted, const std::string& text) {
    std::string seen;
    for (std::size_t i = 0; i < text.size(); ++i) seen += fitted.places[i] ? text[i] : '-';
    return seen;
}

TokenizedText tokens_of(const std::string& text) {
    TokenizedText tokens;
    tokens.text = text;
    tokens.tokens.resize(text.size() + 2);
    for (std::size_t i = 0; i < text.size(); ++i) {
        tokens.tokens[i + 1].display = text.substr(i, 1);
        tokens.tokens[i + 1].range = {i, i + 1};
    }
    tokens.tokens.front().special = true;
    tokens.tokens.back().special = true;
    return tokens;
}

/// A hairpin: two strands of 8 residues side by side, 5 ångström apart, so that residue i touches 15 - i and neighbors.
ResiduePlaces hairpin() {
    ResiduePlaces places;
    for (int i = 0; i < 16; ++i) {
        const int along = i < 8 ? i : 15 - i;
        places.emplace_back(std::array<float, 3>{kApart * static_cast<float>(along), i < 8 ? 0.0F : 5.0F, 0});
    }
    return places;
}

ContactMap hairpin_map(const ResiduePlaces& places = hairpin()) {
    return contact_map(residues_of(tokens_of("ACDEFGHIKLMNPQRS")), places, "A");
}

/// Scores that are 1 for pairs whose indices add up to 15 and 0 elsewhere.
Tensor crossing_scores() {
    Tensor scores(Shape{16, 16});
    for (std::size_t i = 0; i < 16; ++i) scores.data()[i * 16 + (15 - i)] = 1;
    return scores;
}

}  // namespace

class ContactsTest : public QObject {
    Q_OBJECT

  private slots:
    void residues_are_the_tokens_of_one_letter() {
        const TextResidues residues = residues_of(tokens_of("MKT"));
        QCOMPARE(residues.letters, std::string("MKT"));
        QCOMPARE(residues.tokens, (std::vector<std::int32_t>{1, 2, 3}));
    }

    void a_token_of_several_letters_is_refused() {
        TokenizedText tokens = tokens_of("ACGTAC");
        tokens.tokens[1].range = {0, 6};
        tokens.tokens[1].display = "ACGTAC";
        const QString refusal = refusal_of([&] { residues_of(tokens); });
        QVERIFY2(refusal.contains("token 1 is \"ACGTAC\""), qPrintable(refusal));
    }

    void residues_are_named_by_letter_and_position_and_letters_of_words_are_not() {
        const auto labels_of = [](const std::string& text) {
            Analysis analysis;
            analysis.tokens = tokens_of(text);
            std::vector<std::string> labels;
            for (const MatrixEntry& entry : make_axis(analysis, 0, std::ssize(text) + 2, {}, false))
                labels.push_back(entry.label);
            return labels;
        };
        QCOMPARE(labels_of("MKT"), (std::vector<std::string>{"", "M1", "K2", "T3", ""}));
        QCOMPARE(labels_of("Cat"), (std::vector<std::string>{"", "C", "a", "t", ""}));
    }

    // Nucleotide Transformer reads six bases as one token.
    void tokens_of_several_bases_are_named_by_the_position_of_the_first() {
        Analysis analysis;
        analysis.tokens.text = "ACGTACGGTTAA";
        analysis.tokens.tokens.resize(2);
        for (std::size_t i = 0; i < 2; ++i) {
            analysis.tokens.tokens[i].display = analysis.tokens.text.substr(i * 6, 6);
            analysis.tokens.tokens[i].range = {i * 6, i * 6 + 6};
        }
        const std::vector<MatrixEntry> entries = make_axis(analysis, 0, 2, {}, false);
        QCOMPARE(entries[0].label, std::string("ACGTAC1"));
        QCOMPARE(entries[1].label, std::string("GGTTAA7"));
    }

    void a_chain_is_placed_where_its_numbers_fall_on_the_letters_data() {
        QTest::addColumn<std::string>("letters");
        QTest::addColumn<std::int32_t>("first");
        QTest::addColumn<std::string>("text");
        QTest::addColumn<std::string>("seen");
        const auto row = [](const char* name, const char* letters, std::int32_t first, const char* text,
                            const char* seen) {
            QTest::newRow(name) << std::string(letters) << first << std::string(text) << std::string(seen);
        };
        row("the whole text", "MKTAY", 101, "MKTAY", "MKTAY");
        row("residues that were not seen", "M--AY", 7, "MKTAY", "M--AY");
        row("a part of the text", "TA", 1, "MKTAY", "--TA-");
        row("unknown residues", "MXTAY", 1, "MKTAY", "MKTAY");
        row("a repeat, counted from 1", "MKMK", 1, "MKMKMKMK", "MKMK----");
        row("a repeat, counted from 5", "MK", 5, "MKMKMKMK", "----MK--");
    }
    void a_chain_is_placed_where_its_numbers_fall_on_the_letters() {
        QFETCH(std::string, letters);
        QFETCH(std::int32_t, first);
        QFETCH(std::string, text);
        const FittedChain fitted = fit_chain({chain_of("B", "WWW", 1), chain_of("A", letters, first)}, text, {});
        QCOMPARE(fitted.chain, std::string("A"));
        QTEST(seen_in(fitted, text), "seen");
    }

    void a_chain_that_does_not_fit_is_refused_with_the_first_difference() {
        const QString differs = refusal_of([] { fit_chain({chain_of("A", "MKTAY", 1)}, "MKSAW", {}); });
        QVERIFY2(
            differs.contains("chain A differs in 2 of 5 residues, first in residue 3, which is S in the text and T "
                             "in the structure."),
            qPrintable(differs));
        const QString longer = refusal_of([] { fit_chain({chain_of("A", "MKTAY", 11)}, "MKT", {}); });
        QVERIFY2(longer.contains("the text has 3 residues") && longer.contains("the numbers 11 to 15"),
                 qPrintable(longer));
        const QString missing = refusal_of([] {
            fit_chain({chain_of("A", "MK", 1), chain_of("B", "MK", 1)}, "MK", "C");
        });
        QVERIFY2(missing.contains("expected one of the chains A, B, found \"C\""), qPrintable(missing));
    }

    // Two strands of 8: residue i touches 15 - i at 5 Å and its neighbors at 6.3 Å; what is less than 6 apart in the
    // text does not count.
    void contacts_are_pairs_that_are_near_in_space_and_far_in_the_text() {
        const ContactMap map = hairpin_map();
        QVERIFY(map.is_contact(0, 15) && map.counts(0, 15));
        QVERIFY(map.is_contact(7, 8) && !map.counts(7, 8));
        QVERIFY(!map.is_contact(0, 12));
        QCOMPARE(map.labels[15], std::string("S16"));
        QCOMPARE(map.seen, 16);
        QCOMPARE(map.pairs, 10 * 11 / 2);
        // 15 - 2 i >= 6 for i <= 4: five pairs of sum 15; of sum 14, i <= 4: five less i = 7; of sum 16 from i = 1 on.
        QCOMPARE(map.contacts, 5 + 5 + 5);
    }

    void residues_that_the_structure_does_not_have_take_no_part() {
        ResiduePlaces places = hairpin();
        places[15].reset();
        const ContactMap map = hairpin_map(places);
        QVERIFY(!map.counts(0, 15) && !map.is_contact(0, 15));
        QCOMPARE(map.seen, 15);
        QCOMPARE(map.pairs, 10 * 11 / 2 - 10);
        QVERIFY(refusal_of([&] { hairpin_map(ResiduePlaces(16)); }).contains("found none"));
    }

    // The sum of two vectors over rows and columns is what the average product explains: nothing is left.
    void weights_that_are_a_product_leave_no_scores() {
        Tensor weights(Shape{3, 3});
        for (std::size_t i = 0; i < 3; ++i)
            for (std::size_t j = 0; j < 3; ++j) weights.data()[i * 3 + j] = static_cast<float>((i + 1) * (j + 1));
        const Tensor explained = contact_scores(weights);
        for (const float score : explained.values()) QVERIFY(std::abs(score) < 1e-5F);
        const Tensor of_zeros = contact_scores(Tensor(Shape{3, 3}));
        for (const float score : of_zeros.values()) QCOMPARE(score, 0);
    }

    // F = [[0, 3, 1], [3, 0, 2], [1, 2, 0]], sums 4, 5, 3, total 12.
    void scores_are_symmetrized_weights_less_the_average_product() {
        const Tensor scores = contact_scores(Tensor({3, 3}, {0, 1, 0, 2, 0, 2, 1, 0, 0}));
        const std::vector<float> expected{-16.0F / 12,    3 - 20.0F / 12, 1 - 12.0F / 12, 3 - 20.0F / 12, -25.0F / 12,
                                          2 - 15.0F / 12, 1 - 12.0F / 12, 2 - 15.0F / 12, -9.0F / 12};
        for (std::size_t i = 0; i < expected.size(); ++i) QVERIFY(std::abs(scores.data()[i] - expected[i]) < 1e-6F);
    }

    // L = 16: of the 16, 8 and 3 strongest pairs, the five that are scored are contacts, and what follows in order are
    // the pairs of row 0, of which (0, 14) is one.
    void precision_is_the_share_of_contacts_among_the_strongest_pairs() {
        const ContactPrecision precision = precision_of(crossing_scores(), hairpin_map());
        QCOMPARE(precision[2], 1.0F);
        QCOMPARE(precision[1], 5.0F / 8);
        QCOMPARE(precision[0], 6.0F / 16);
    }

    void scores_that_are_no_numbers_have_no_precision() {
        Tensor scores = crossing_scores();
        scores.data()[15] = std::numeric_limits<float>::quiet_NaN();
        QVERIFY(std::isnan(precision_of(scores, hairpin_map())[0]));
    }

    void heads_are_ranked_by_their_precision_at_l() {
        const float nan = std::numeric_limits<float>::quiet_NaN();
        const Tensor precisions({2, 2, 3}, {0.25F, 1, 1, nan, nan, nan, 0.5F, 0, 0, 0.25F, 0, 0});
        const std::vector<HeadPrecision> best = best_heads(precisions, 2);
        QCOMPARE(best.size(), 2U);
        QCOMPARE(best[0].layer, 1);
        QCOMPARE(best[0].head, 0);
        QCOMPARE(best[1].layer, 0);  // of equal ones the first
    }
};

HEADLIGHT_TEST(ContactsTest, None)
#include "contacts_test.moc"
