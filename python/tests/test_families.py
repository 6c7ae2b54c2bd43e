"""Weights that are rebuilt from a captured file are those of eager attention, for every family in the table."""

import pytest

pytest.importorskip("torch")
pytest.importorskip("transformers")

import families
from table_of_families import difference


@pytest.mark.parametrize("family", families.FAMILIES)
def test_single_precision_weights_equal_eager_attention(family, recwarn):
    largest, layers, same = difference(family, half=False)
    assert largest <= 1e-6
    assert layers > 0
    assert same, "capturing changed the outputs"


@pytest.mark.parametrize("family", families.FAMILIES)
def test_half_precision_weights_equal_eager_attention(family, recwarn):
    assert difference(family, half=True)[0] <= 2e-3
