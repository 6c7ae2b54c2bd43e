"""Writes a trained llava_network.Llava as a folder that transformers' LlavaForConditionalGeneration loads."""

from pathlib import Path

from tokenizers import Tokenizer
from transformers import CLIPVisionConfig, LlamaConfig, LlavaConfig, LlavaForConditionalGeneration

from model_folder import save_json, save_weights
from models.llava_network import ROPE_BASE, Llava, Sizes


def config_of(sizes: Sizes, tokenizer: Tokenizer, most_tokens: int) -> LlavaConfig:
    vision = CLIPVisionConfig(
        hidden_size=sizes.vision_width,
        intermediate_size=sizes.vision_inner,
        num_hidden_layers=sizes.vision_layers,
        num_attention_heads=sizes.heads,
        image_size=sizes.image,
        patch_size=sizes.patch,
        projection_dim=sizes.vision_width,
    )
    text = LlamaConfig(
        vocab_size=sizes.vocabulary,
        hidden_size=sizes.width,
        intermediate_size=sizes.inner,
        num_hidden_layers=sizes.layers,
        num_attention_heads=sizes.heads,
        max_position_embeddings=most_tokens,
        rope_parameters={"rope_type": "default", "rope_theta": ROPE_BASE},
        bos_token_id=tokenizer.token_to_id("<s>"),
        eos_token_id=tokenizer.token_to_id("</s>"),
        pad_token_id=tokenizer.token_to_id("</s>"),
    )
    return LlavaConfig(
        vision_config=vision.to_dict(),
        text_config=text.to_dict(),
        image_token_index=sizes.image_token,
        image_seq_length=sizes.patches,
        vision_feature_layer=-1,  # the last layer's
        vision_feature_select_strategy="default",  # without the class token
        attn_implementation="eager",
    )


def image_processor(side: int) -> dict[str, object]:
    """Bytes become values from -1 to 1; another size is resized."""
    return {
        "image_processor_type": "CLIPImageProcessor",
        "processor_class": "LlavaProcessor",
        "do_convert_rgb": True,
        "do_resize": True,
        "size": {"height": side, "width": side},
        "resample": 3,
        "do_center_crop": False,
        "do_rescale": True,
        "rescale_factor": 1 / 255,
        "do_normalize": True,
        "image_mean": [0.5] * 3,
        "image_std": [0.5] * 3,
    }


def save_llava(trained: Llava, tokenizer: Tokenizer, folder: Path, most_tokens: int = 128) -> None:
    model = LlavaForConditionalGeneration(config_of(trained.sizes, tokenizer, most_tokens))
    model.load_state_dict({name: value.cpu().float() for name, value in trained.state_dict().items()})
    model.generation_config.eos_token_id = tokenizer.token_to_id("</s>")
    save_weights(model, folder)
    tokenizer.save(str(folder / "tokenizer.json"))
    special = {"bos_token": "<s>", "eos_token": "</s>", "unk_token": "<unk>", "pad_token": "</s>"}
    about = {"tokenizer_class": "PreTrainedTokenizerFast", "processor_class": "LlavaProcessor"}
    save_json(folder / "tokenizer_config.json", about | special | {"model_max_length": most_tokens})
    save_json(folder / "preprocessor_config.json", image_processor(trained.sizes.image))
    save_json(
        folder / "processor_config.json",
        {
            "processor_class": "LlavaProcessor",
            "image_token": "<image>",
            "patch_size": trained.sizes.patch,
            "num_additional_image_tokens": 1,
            "vision_feature_select_strategy": "default",
        },
    )
