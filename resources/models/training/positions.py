"""Sinusoids as positions: where learned tables start, and what frozen ones are (Vaswani et al. 2017)."""

import torch
from torch import Tensor


def position_sinusoids(positions: int, width: int, fastest: float = 2.5, slowest: float = 0.02) -> Tensor:
    """[positions, width], rates in radians a token; the fastest is near pi, so that neighbours differ."""
    half = width // 2
    rates = fastest * (slowest / fastest) ** (torch.arange(half) / (half - 1))
    angles = torch.arange(positions)[:, None] * rates
    return torch.cat([angles.sin(), angles.cos()], dim=1)
