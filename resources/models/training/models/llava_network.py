"""LLaVA (arXiv 2304.08485) for training: CLIP's image tower, a projector, and Llama, in which several questions about
an image share its tokens.

transformers' LlavaForConditionalGeneration computes the same with the same names of parameters; there each question
needs the image's tokens again, which is most of the work here. This file needs torch alone.
"""

from dataclasses import dataclass

import torch
from torch import Tensor, nn
from torch.nn import functional

ROPE_BASE = 10_000.0


@dataclass(frozen=True)
class Sizes:
    vocabulary: int
    image_token: int
    image: int = 56  # pixels a side
    patch: int = 7
    vision_width: int = 64
    vision_inner: int = 192
    vision_layers: int = 3
    width: int = 64
    inner: int = 192
    layers: int = 3
    heads: int = 4  # of the image tower and of the decoder

    @property
    def patches(self) -> int:
        return (self.image // self.patch) ** 2


def heads_of(states: Tensor, heads: int) -> Tensor:
    """[rows, tokens, width] -> [rows, heads, tokens, width of a head]."""
    return states.unflatten(-1, (heads, -1)).transpose(1, 2)


class VisionAttention(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.q_proj, self.k_proj, self.v_proj, self.out_proj = (nn.Linear(width, width) for _ in range(4))

    def forward(self, states: Tensor) -> Tensor:
        q, k, v = (heads_of(project(states), self.heads) for project in (self.q_proj, self.k_proj, self.v_proj))
        return self.out_proj(functional.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2))


class VisionNetwork(nn.Module):
    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.fc1, self.fc2 = nn.Linear(width, inner), nn.Linear(inner, width)

    def forward(self, states: Tensor) -> Tensor:
        inner = self.fc1(states)
        return self.fc2(inner * torch.sigmoid(1.702 * inner))  # "quick_gelu"


class VisionLayer(nn.Module):
    def __init__(self, width: int, inner: int, heads: int) -> None:
        super().__init__()
        self.self_attn, self.mlp = VisionAttention(width, heads), VisionNetwork(width, inner)
        self.layer_norm1, self.layer_norm2 = nn.LayerNorm(width), nn.LayerNorm(width)

    def forward(self, states: Tensor) -> Tensor:
        states = states + self.self_attn(self.layer_norm1(states))
        return states + self.mlp(self.layer_norm2(states))


class VisionEmbeddings(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        width = sizes.vision_width
        self.class_embedding = nn.Parameter(torch.randn(width) * 0.02)
        self.patch_embedding = nn.Conv2d(3, width, sizes.patch, stride=sizes.patch, bias=False)
        self.position_embedding = nn.Embedding(sizes.patches + 1, width)

    def forward(self, pixels: Tensor) -> Tensor:
        patches = self.patch_embedding(pixels).flatten(2).transpose(1, 2)
        first = self.class_embedding.expand(len(pixels), 1, -1)
        return torch.cat([first, patches], 1) + self.position_embedding.weight


class VisionTower(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        width = sizes.vision_width
        self.embeddings = VisionEmbeddings(sizes)
        self.pre_layrnorm = nn.LayerNorm(width)  # transformers' spelling
        self.encoder = nn.Module()
        layers = [VisionLayer(width, sizes.vision_inner, sizes.heads) for _ in range(sizes.vision_layers)]
        self.encoder.layers = nn.ModuleList(layers)
        self.post_layernorm = nn.LayerNorm(width)  # of the class token: LLaVA does not use it

    def forward(self, pixels: Tensor) -> Tensor:
        """[images, 3, height, width] -> [images, patches, width]."""
        states = self.pre_layrnorm(self.embeddings(pixels))
        for layer in self.encoder.layers:
            states = layer(states)
        return states[:, 1:]


class Projector(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.linear_1 = nn.Linear(sizes.vision_width, sizes.width)
        self.linear_2 = nn.Linear(sizes.width, sizes.width)

    def forward(self, states: Tensor) -> Tensor:
        return self.linear_2(functional.gelu(self.linear_1(states)))


class RootMeanSquareNorm(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(width))

    def forward(self, states: Tensor) -> Tensor:
        return functional.rms_norm(states, states.shape[-1:], self.weight, 1e-6)


@dataclass(frozen=True)
class Rows:
    """Where the tokens of rows stand, and what they see; the same for each row of a batch."""

    positions: Tensor  # [tokens]
    sees: Tensor  # [tokens, tokens]


class TextAttention(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.q_proj, self.k_proj, self.v_proj, self.o_proj = (nn.Linear(width, width, bias=False) for _ in range(4))
        self.q, self.k = torch.empty(0), torch.empty(0)  # of the last run, rotated: [rows, heads, tokens, width]

    def rotated(self, states: Tensor, positions: Tensor) -> Tensor:
        half = states.shape[-1] // 2
        steps = ROPE_BASE ** (-torch.arange(half, device=states.device) / half)
        angles = positions[:, None] * steps
        first, second = states[..., :half], states[..., half:]
        cos, sin = angles.cos(), angles.sin()
        return torch.cat([first * cos - second * sin, second * cos + first * sin], -1)

    def forward(self, states: Tensor, rows: Rows) -> Tensor:
        self.q, self.k = (
            self.rotated(heads_of(project(states), self.heads), rows.positions)
            for project in (self.q_proj, self.k_proj)
        )
        v = heads_of(self.v_proj(states), self.heads)
        q, k = self.q.to(v.dtype), self.k.to(v.dtype)
        sum_of_values = functional.scaled_dot_product_attention(q, k, v, attn_mask=rows.sees)
        return self.o_proj(sum_of_values.transpose(1, 2).flatten(2))


class TextNetwork(nn.Module):
    def __init__(self, width: int, inner: int) -> None:
        super().__init__()
        self.gate_proj, self.up_proj = (nn.Linear(width, inner, bias=False) for _ in range(2))
        self.down_proj = nn.Linear(inner, width, bias=False)

    def forward(self, states: Tensor) -> Tensor:
        return self.down_proj(functional.silu(self.gate_proj(states)) * self.up_proj(states))


class TextLayer(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.self_attn = TextAttention(sizes.width, sizes.heads)
        self.mlp = TextNetwork(sizes.width, sizes.inner)
        self.input_layernorm, self.post_attention_layernorm = (RootMeanSquareNorm(sizes.width) for _ in range(2))

    def forward(self, states: Tensor, rows: Rows) -> Tensor:
        states = states + self.self_attn(self.input_layernorm(states), rows)
        return states + self.mlp(self.post_attention_layernorm(states))


class Decoder(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.embed_tokens = nn.Embedding(sizes.vocabulary, sizes.width)
        self.layers = nn.ModuleList(TextLayer(sizes) for _ in range(sizes.layers))
        self.norm = RootMeanSquareNorm(sizes.width)


class Parts(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.vision_tower, self.multi_modal_projector = VisionTower(sizes), Projector(sizes)
        self.language_model = Decoder(sizes)


class Llava(nn.Module):
    def __init__(self, sizes: Sizes) -> None:
        super().__init__()
        self.sizes = sizes
        self.model = Parts(sizes)
        self.lm_head = nn.Linear(sizes.width, sizes.vocabulary, bias=False)
        self.patches = torch.empty(0)  # the image tower's states of the last run, [images, patches, width]
        for module in self.modules():
            if isinstance(module, nn.Linear | nn.Conv2d):
                nn.init.normal_(module.weight, std=module.weight[0].numel() ** -0.5)
                if module.bias is not None:
                    nn.init.zeros_(module.bias)
            elif isinstance(module, nn.Embedding):
                nn.init.normal_(module.weight, std=0.2)

    def forward(self, pixels: Tensor, ids: Tensor, rows: Rows, wanted: Tensor) -> Tensor:
        """Pixels [images, 3, height, width], ids [images, tokens] -> logits at the tokens `wanted`: [images, wanted,
        vocabulary]."""
        parts = self.model
        self.patches = parts.vision_tower(pixels)
        seen = parts.multi_modal_projector(self.patches)
        states = parts.language_model.embed_tokens(ids)
        states = states.masked_scatter((ids == self.sizes.image_token)[:, :, None], seen.to(states.dtype))
        for layer in parts.language_model.layers:
            states = layer(states, rows)
        return self.lm_head(parts.language_model.norm(states[:, wanted]))


def rows_of_questions(before: int, questions: int, tokens: int) -> Rows:
    """Rows of `before` tokens that are shared, and `questions` of so many tokens each: a question sees what is shared
    and itself, as if it alone followed."""
    at = torch.arange(before + questions * tokens)
    question = torch.where(at < before, -1, (at - before) // tokens)
    positions = torch.where(at < before, at, before + (at - before) % tokens)
    sees = (at[:, None] >= at) & ((question[:, None] == question) | (question < 0))
    return Rows(positions, sees)
