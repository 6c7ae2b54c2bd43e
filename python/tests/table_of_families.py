"""Prints, for every family, the largest difference between captured and eager weights: python table_of_families.py"""

from __future__ import annotations

import sys
import tempfile
import warnings
from pathlib import Path

sys.path[:0] = [str(Path(__file__).parent), str(Path(__file__).parent.parent)]

import families
import numpy as np

import headlight


def difference(family: str, half: bool) -> tuple[float, int, bool]:
    """Largest difference, compared layers, and whether the outputs stayed the same to the bit."""
    import torch

    model = families.make(family)
    inputs = families.inputs_of(family)
    if half:
        model = model.half()
        inputs = {name: one.half() if one.is_floating_point() else one for name, one in inputs.items()}
    expected = families.eager_weights(model, inputs)
    with torch.no_grad(), tempfile.TemporaryDirectory() as folder:
        before = model(**inputs)[0]
        path = Path(folder) / "run.safetensors"
        with headlight.capture(model, path):
            after = model(**inputs)[0]
        run = headlight.open_capture(path)
        layers = {kind: [one for one in run.layers if one.kind == kind] for kind in expected}
        largest, count = 0.0, 0
        for kind, weights in expected.items():
            assert len(weights) == len(layers[kind]), f"{kind}: {len(weights)} layers, captured {len(layers[kind])}"
            for layer, one in zip(sorted(layers[kind], key=lambda entry: entry.layer), weights):
                largest = max(largest, float(np.abs(run.weights(layer) - one[0]).max()))
                count += 1
    assert count, "no layers were compared"
    return largest, count, bool(torch.equal(before, after))


def main() -> None:
    """Prints the table."""
    warnings.simplefilter("ignore")
    passed = 0
    print("| family | layers | fp32 | fp16 | outputs unchanged |")
    print("|---|---|---|---|---|")
    for family in sys.argv[1:] or families.FAMILIES:
        try:
            single, count, same = difference(family, False)
        except Exception as error:
            print(f"| {family} | {type(error).__name__}: {str(error)[:150]!r} |", flush=True)
            continue
        try:
            half = f"{difference(family, True)[0]:.1e}"
        except Exception as error:
            half = f"{type(error).__name__}: {str(error)[:80]!r}"
        passed += single <= 1e-6
        print(f"| {family} | {count} | {single:.1e} | {half} | {'yes' if same else 'no'} |", flush=True)
    print(f"{passed} families within 1e-6")


if __name__ == "__main__":
    main()
