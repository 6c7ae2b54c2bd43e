"""Sequences of tokens and patches as captures have them."""

import numpy as np
import pytest

from headlight import sequences


def test_patches_that_are_read_in_blocks_come_in_order_of_rows():
    read = ["0,0", "0,1", "1,0", "1,1", "0,2", "0,3", "1,2", "1,3"]  # blocks of 2 x 2, as Qwen-VL reads them
    order = sequences.rows_of_merged_patches(2, 4, 2)
    assert [read[index] for index in order] == sequences.of_patches("image", 8, (2, 4)).tokens


def test_patches_stand_behind_the_tokens_of_the_model():
    made = sequences.of_patches("image", 11, (3, 3))
    assert made.tokens[:3] == ["[CLS]", "[1]", "0,0"]
    assert made.special == [0, 1]
    assert sequences.patch_range(made) == ([3, 3], [2, 11])


@pytest.mark.parametrize("count, grid", [(16, [4, 4]), (17, [4, 4]), (21, [4, 4])])
def test_a_square_grid_is_found_without_being_told(count, grid):
    assert sequences.patch_range(sequences.of_patches("image", count, None)) == (grid, [count - 16, count])


def test_tokens_without_a_tokenizer_are_ids():
    made = sequences.of_ids("text", np.array([5, 7]), None)
    assert made.tokens == ["5", "7"] and made.ids == [5, 7] and made.offsets is None


def test_offsets_are_bytes_of_the_text():
    class Characters:
        all_special_ids = [0]

        def convert_ids_to_tokens(self, ids):
            return [chr(one) if one else "<s>" for one in ids]

        def decode(self, ids, skip_special_tokens):
            return "".join(chr(one) for one in ids if one or not skip_special_tokens)

        def __call__(self, text, add_special_tokens, return_offsets_mapping):
            ids = [0] * add_special_tokens + [ord(letter) for letter in text]
            places = [(index, index + 1) for index in range(len(text))]
            return {"input_ids": ids, "offset_mapping": [(0, 0)] * add_special_tokens + places}

    made = sequences.of_ids("text", np.array([0, ord("a"), ord("\u00e9"), ord("b")]), Characters())
    assert made.text == "a\u00e9b"
    assert made.offsets == [[0, 0], [0, 1], [1, 3], [3, 4]]
    assert made.special == [0]
