"""Writes interpolated.safetensors: what transformers computes for images of another size than the models were made for,
so that their learned positions are interpolated, dinov2-swiglu/, a small DINOv2 with gated feed-forward networks, and the
weights with which SigLIP pools an image's patches, which it computes and does not return.

    pip install torch transformers safetensors
    python make_interpolated.py
"""

from pathlib import Path

import torch
from safetensors.torch import load_file, save_file
from transformers import Dinov2Config, Dinov2ForImageClassification, Dinov2WithRegistersForImageClassification
from transformers import SiglipModel, ViTForImageClassification

MODELS = Path(__file__).parent.parent / "models"


def outputs_of(model: torch.nn.Module, pixels: torch.Tensor, **options: bool) -> dict[str, torch.Tensor]:
    with torch.no_grad():
        result = model(pixel_values=pixels[None], output_attentions=True, output_hidden_states=True, **options)
    tensors = {"pixel_values": pixels, "logits": result.logits[0]}
    for layer, weights in enumerate(result.attentions):
        tensors[f"attentions.{layer}"] = weights[0]
    for n, state in enumerate(result.hidden_states):
        tensors[f"hidden.{n}"] = state[0]
    return {name: tensor.contiguous() for name, tensor in tensors.items()}


def save(name: str, tensors: dict[str, torch.Tensor]) -> None:
    save_file(tensors, Path(__file__).parent / name)


def pooling_of(model: SiglipModel, pixels: torch.Tensor) -> dict[str, torch.Tensor]:
    vision = model.vision_model
    with torch.no_grad():
        states = vision(pixel_values=pixels[None]).last_hidden_state
        weights = vision.head.attention(vision.head.probe, states, states, average_attn_weights=False)[1]
    return {"pixel_values": pixels, "vision_pooling_attentions.0": weights[0].contiguous()}


def main() -> None:
    torch.manual_seed(1)
    settings = {"attn_implementation": "eager"}
    pixels = torch.randn(3, 48, 40)
    registers = Dinov2WithRegistersForImageClassification.from_pretrained(MODELS / "dinov2-registers", **settings)
    save("dinov2-registers.48x40.safetensors", outputs_of(registers.eval(), pixels))
    vit = ViTForImageClassification.from_pretrained(MODELS / "vit-cls", **settings)
    save("vit-cls.48x40.safetensors", outputs_of(vit.eval(), pixels, interpolate_pos_encoding=True))
    config = Dinov2Config(
        hidden_size=24, num_hidden_layers=2, num_attention_heads=2, mlp_ratio=4, image_size=32, patch_size=8,
        use_swiglu_ffn=True, num_labels=3, attn_implementation="eager",
    )  # fmt: skip
    gated = Dinov2ForImageClassification(config).eval()
    for parameter in gated.parameters():
        torch.nn.init.normal_(parameter, std=0.3)
    gated.save_pretrained(Path(__file__).parent / "dinov2-swiglu")
    save("dinov2-swiglu.24x40.safetensors", outputs_of(gated, torch.randn(3, 24, 40)))
    siglip = SiglipModel.from_pretrained(MODELS / "siglip", **settings).eval()
    pixels = load_file(MODELS / "siglip" / "reference" / "inputs.0.safetensors")["pixel_values"]
    save("siglip-pooling.safetensors", pooling_of(siglip, pixels))


if __name__ == "__main__":
    main()
