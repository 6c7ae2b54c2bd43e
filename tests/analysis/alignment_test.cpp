#include "analysis/alignment.h"

#include "analysis/axis.h"
#include "analysis/partner_tokens.h"
#include "test_program.h"
#include "two_tokenizers.h"

#include <QtTest>

#include <optional>
#include <string>
#include <vector>

using namespace headlight;
using namespace headlight::testing;

namespace {

Analysis analysis_of(TokenizedText text) {
    return analysis_with(std::move(text), {});
}

std::vector<MatrixEntry> entries_of(const Analysis& analysis, const MatrixOptions& options = {}) {
    return make_axis(analysis, 0, static_cast<std::int64_t>(analysis.tokens.tokens.size()), options, false);
}

/// "un+do=undo | it=it | tired~wide | big= | =old": places of both sides, ~ where words are swapped.
std::string alignment(const Analysis& left, const Analysis& right, const MatrixOptions& options = {}) {
    const auto left_entries = entries_of(left, options);
    const auto right_entries = entries_of(right, options);
    const auto joined = [](const std::vector<std::size_t>& indices, const std::vector<MatrixEntry>& entries) {
        std::string text;
        for (const std::size_t index : indices) text += (text.empty() ? "" : "+") + entries[index].label;
        return text;
    };
    std::string text;
    for (const AlignedPlace& place : align(left, left_entries, right, right_entries, options.word_order)) {
        if (!text.empty()) text += " | ";
        text += joined(place.left, left_entries) + (place.swapped ? "~" : "=") + joined(place.right, right_entries);
    }
    return text;
}

}  // namespace

class AlignmentTest : public QObject {
    Q_OBJECT

  private slots:
    void the_same_tokens_stand_for_themselves() {
        const Analysis text = analysis_of(cut({{"un", "do"}, {"it"}}));
        QCOMPARE(alignment(text, text), std::string("[CLS]=[CLS] | un=un | do=do | it=it | [SEP]=[SEP]"));
    }

    void pieces_meet_where_both_tokenizers_have_a_border() {
        const Analysis left = analysis_of(cut({{"un", "believ", "able"}, {"it"}}));
        const Analysis right = analysis_of(cut({{"unbeliev", "a", "ble"}, {"it"}}));
        QCOMPARE(alignment(left, right),
                 std::string("[CLS]=[CLS] | un+believ=unbeliev | able=a+ble | it=it | [SEP]=[SEP]"));
    }

    void words_meet_in_any_order_and_the_first_with_the_first() {
        const Analysis left = analysis_of(cut({{"The"}, {"un", "do"}, {"the"}, {"it"}}));
        const Analysis right = analysis_of(cut({{"the"}, {"it"}, {"the"}, {"is"}, {"un", "do"}}));
        MatrixOptions options;
        options.word_order = WordOrder::Any;
        QCOMPARE(alignment(left, right, options),
                 std::string("[CLS]=[CLS] | The=the | un=un | do=do | the=the | it=it | [SEP]=[SEP] | =is"));
    }

    void a_word_prefers_its_own_spelling() {
        const Analysis left = analysis_of(cut({{"a"}, {"it"}, {"It"}}, false));
        const Analysis right = analysis_of(cut({{"It"}, {"A"}, {"it"}}, false));
        const auto places = align(left, entries_of(left), right, entries_of(right), WordOrder::Any);
        QCOMPARE(places.size(), std::size_t{3});
        QCOMPARE(places[0].right, std::vector<std::size_t>{1});
        QCOMPARE(places[1].right, std::vector<std::size_t>{2});
        QCOMPARE(places[2].right, std::vector<std::size_t>{0});
    }

    void pieces_without_a_common_border_are_one_place() {
        const Analysis left = analysis_of(cut({{"ab", "cde"}}));
        const Analysis right = analysis_of(cut({{"abc", "d", "e"}}));
        QCOMPARE(alignment(left, right), std::string("[CLS]=[CLS] | ab+cde=abc+d+e | [SEP]=[SEP]"));
    }

    void a_model_without_special_tokens_has_no_partner_for_them() {
        const Analysis left = analysis_of(cut({{"un", "do"}, {"it"}}));
        const Analysis right = analysis_of(cut({{"undo"}, {"it"}}, false));
        QCOMPARE(alignment(left, right), std::string("[CLS]= | un+do=undo | it=it | [SEP]="));
    }

    void special_tokens_of_other_names_stand_for_each_other() {
        Analysis right = analysis_of(cut({{"it"}}));
        right.tokens.tokens.front() = special_token(0, "<s>");
        right.tokens.tokens.back() = special_token(2, "</s>");
        right.classification_id = -1;
        right.separator_id = -1;
        QCOMPARE(alignment(analysis_of(cut({{"it"}})), right), std::string("[CLS]=<s> | it=it | [SEP]=</s>"));
    }

    void a_swapped_word_stands_for_the_other() {
        const Analysis left = analysis_of(cut({{"too"}, {"ti", "red"}, {"now"}}));
        const Analysis right = analysis_of(cut({{"too"}, {"wide"}, {"now"}}));
        QCOMPARE(alignment(left, right), std::string("[CLS]=[CLS] | too=too | ti+red~wide | now=now | [SEP]=[SEP]"));
    }

    void an_added_word_has_no_partner() {
        const Analysis left = analysis_of(cut({{"the"}, {"cat"}, {"sat"}}));
        const Analysis right = analysis_of(cut({{"the"}, {"big"}, {"cat"}, {"sat"}}));
        QCOMPARE(alignment(left, right), std::string("[CLS]=[CLS] | the=the | =big | cat=cat | sat=sat | [SEP]=[SEP]"));
        QCOMPARE(alignment(right, left), std::string("[CLS]=[CLS] | the=the | big= | cat=cat | sat=sat | [SEP]=[SEP]"));
    }

    void repeated_words_are_matched_in_order() {
        const Analysis left = analysis_of(cut({{"a"}, {"b"}, {"a"}, {"c"}}));
        const Analysis right = analysis_of(cut({{"b"}, {"a"}, {"d"}, {"e"}}));
        QCOMPARE(alignment(left, right), std::string("[CLS]=[CLS] | a= | b=b | a=a | c= | =d | =e | [SEP]=[SEP]"));
    }

    void bytes_of_one_character_stay_together() {
        Analysis left = analysis_of(cut({{"é", "t"}}));
        // A byte-level tokenizer: both halves of the é cover all of it.
        left.tokens.tokens.insert(left.tokens.tokens.begin() + 1, left.tokens.tokens[1]);
        left.tokens.tokens[1].display = "⟨C3⟩";
        left.tokens.tokens[2].display = "⟨A9⟩";
        const Analysis right = analysis_of(cut({{"é", "t"}}));
        QCOMPARE(alignment(left, right), std::string("[CLS]=[CLS] | ⟨C3⟩+⟨A9⟩=é | t=t | [SEP]=[SEP]"));
    }

    void whole_words_are_matched_as_words() {
        const Analysis left = analysis_of(cut({{"un", "do"}, {"it"}}));
        const Analysis right = analysis_of(cut({{"und", "o"}, {"it"}}));
        QCOMPARE(alignment(left, right, {.unit = Unit::Words, .hide_special = true}), std::string("undo=undo | it=it"));
    }

    void an_empty_side_leaves_the_other_without_partners() {
        const Analysis left = analysis_of(cut({{"a"}}, false));
        const Analysis right = analysis_of(cut({}, false));
        QCOMPARE(alignment(left, right), std::string("a="));
    }

    /// Masks are carried over by these.
    void tokens_of_the_same_characters_are_partners() {
        const Analysis whole = analysis_of(cut({{"undo"}, {"it"}}));
        const Analysis cut_in_two = analysis_of(cut({{"un", "do"}, {"it"}}));
        const std::vector<std::int32_t> undo{1};
        QCOMPARE(partner_tokens(whole, undo, cut_in_two).tokens, (std::vector<std::int32_t>{1, 2}));
        const std::vector<std::int32_t> piece{2};
        QCOMPARE(partner_tokens(cut_in_two, piece, whole).tokens, (std::vector<std::int32_t>{1}));
        QCOMPARE(partner_tokens(cut_in_two, piece, cut_in_two).tokens, piece);
        QCOMPARE(partner_tokens(whole, {}, cut_in_two).tokens, (std::vector<std::int32_t>{}));
    }

    void what_stands_for_a_word_in_another_text_is_its_partner_and_the_rest_has_none() {
        const Analysis first = analysis_of(cut({{"a"}, {"tired"}, {"cat"}, {"sat"}}));
        const Analysis other = analysis_of(cut({{"a"}, {"wide"}, {"cat"}}));
        const std::vector<std::int32_t> masked{2, 4};
        const PartnerTokens partners = partner_tokens(first, masked, other);
        QCOMPARE(partners.tokens, (std::vector<std::int32_t>{2}));
        QCOMPARE(partners.without_partner, std::size_t{1});
    }

    /// Longer than texts that are compared word by word.
    void a_token_of_a_long_text_is_found_before_and_after_an_edit() {
        std::vector<std::vector<std::string>> before;
        for (int word = 0; word < 5000; ++word) before.push_back({"w" + std::to_string(word)});
        std::vector<std::vector<std::string>> after = before;
        after.insert(after.begin() + 2000, {"new"});
        const Analysis from = analysis_of(cut(before));
        const Analysis to = analysis_of(cut(after));
        QCOMPARE(partner_token(from, 1500, to), std::optional<std::int32_t>(1500));
        QCOMPARE(partner_token(from, 4500, to), std::optional<std::int32_t>(4501));
        after.insert(after.begin() + 4000, {"new"});
        const Analysis twice = analysis_of(cut(after));
        QCOMPARE(partner_token(from, 1500, twice), std::optional<std::int32_t>(1500));
        QCOMPARE(partner_token(from, 3000, twice), std::optional<std::int32_t>());
        QCOMPARE(partner_token(from, 4500, twice), std::optional<std::int32_t>(4502));
    }
};

HEADLIGHT_TEST(AlignmentTest, None)
#include "alignment_test.moc"
