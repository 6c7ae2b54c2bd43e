"""The models made for a task: fine-tuned encoders, the translator, the vision transformer, the position decoders."""

import random
from pathlib import Path

import sentencepiece
import torch
from tokenizers import Tokenizer
from transformers import (
    AutoModelForCausalLM,
    BertForQuestionAnswering,
    BertForSequenceClassification,
    BertForTokenClassification,
    CLIPModel,
    CLIPTokenizer,
    ImageGPTForCausalImageModeling,
    LongformerForMaskedLM,
    MarianMTModel,
    SwinForImageClassification,
    T5ForConditionalGeneration,
    ViTForImageClassification,
)
from transformers.models.florence2.modeling_florence2 import Florence2VisionBackbone

from corpora import fashion
from corpora.aligned import aligned
from corpora.encoder_texts import EncoderTexts
from loop import random_of
from models import (
    english_french,
    fashion_clip,
    fashion_davit,
    fashion_gpt,
    fashion_swin,
    fashion_vit,
    position_decoders,
    position_relative,
    story_answers,
    story_entities,
    story_longformer,
    story_sentiment,
)
from models.story_encoder import padded

EXACTLY = {"dtype": torch.float32, "attn_implementation": "eager"}


def tokenizer_in(folder: Path) -> Tokenizer:
    return Tokenizer.from_file(str(folder / "tokenizer.json"))


def sentiment(folder: Path) -> dict[str, float]:
    model = BertForSequenceClassification.from_pretrained(folder, **EXACTLY).eval()
    return {"accuracy": story_sentiment.accuracy(model, tokenizer_in(folder), story_sentiment.held_out(7101, 600))}


def entities(folder: Path) -> dict[str, float]:
    model = BertForTokenClassification.from_pretrained(folder, **EXACTLY).eval()
    return {"F1": story_entities.f1(model, tokenizer_in(folder), story_entities.held_out(7102, 600))}


def answers(folder: Path) -> dict[str, float]:
    model = BertForQuestionAnswering.from_pretrained(folder, **EXACTLY).eval()
    tokenizer = tokenizer_in(folder)
    held_out = story_answers.draw(tokenizer, random.Random(7103), 600, held_out=True)
    trained = story_answers.draw(tokenizer, random.Random(7104), 300)
    return {
        "exact": story_answers.exact(model, held_out),
        "exact, trained templates": story_answers.exact(model, trained),
    }


def longformer(folder: Path) -> dict[str, float]:
    model = LongformerForMaskedLM.from_pretrained(folder, dtype=torch.float32).eval()
    tokenizer = tokenizer_in(folder)
    plain = Tokenizer.from_str(tokenizer.to_str())
    plain.post_processor = None
    texts = EncoderTexts(plain, 7201, stories=300, pronouns=200, lines=100)
    stories = padded([texts.text_row(random_of(7202, i)) for i in range(128)])
    sentences = padded([texts.pronoun_row(random_of(7203, i)) for i in range(128)])
    return {
        "masked words of single sentences": story_longformer.masked_words(model, sentences),
        "masked words of stories": story_longformer.masked_words(model, stories),
        "copied from two sentences before": story_longformer.copied(model, tokenizer, 7204, 200),
    }


def translator(folder: Path) -> dict[str, float]:
    model = MarianMTModel.from_pretrained(folder, **EXACTLY).eval()
    processor = sentencepiece.SentencePieceProcessor(model_file=str(folder / "source.spm"))
    sentences = english_french.held_out_pairs(9001, 600, held_out_adjectives=False)
    unseen = english_french.held_out_pairs(9002, 400, held_out_adjectives=True)

    def exact(pairs: list) -> float:
        results = english_french.translated(model, processor, [one.english for one in pairs])
        return sum(result == one.french for result, one in zip(results, pairs, strict=True)) / len(pairs)

    accuracy = english_french.alignment_accuracy(model, [aligned(processor, one) for one in sentences[:200]])
    guided = [accuracy[place].item() for place in english_french.GUIDED_HEADS]
    free = [
        accuracy[layer, head].item()
        for layer in range(3)
        for head in range(4)
        if (layer, head) not in english_french.GUIDED_HEADS
    ]
    return {
        "exact": exact(sentences),
        "exact, new noun-adjective pairs": exact(unseen),
        "alignment": max(guided),
        "alignment, best free head": max(free),
    }


def vision(folder: Path) -> dict[str, float]:
    model = ViTForImageClassification.from_pretrained(folder, **EXACTLY).eval()
    images, labels = fashion.images_and_labels("t10k")
    distances = fashion_vit.mean_distances(model, images[:256])
    layers = distances.mean(1)
    return {
        "accuracy": fashion_vit.accuracy(model, images, labels),
        "nearest head of layer 0 (pixels)": distances[0].min().item(),
        "growth of distance, last layer - first": (layers[-1] - layers[0]).item(),
    } | {f"distance, layer {i}": distance.item() for i, distance in enumerate(layers)}


def shifted_windows(folder: Path) -> dict[str, float]:
    model = SwinForImageClassification.from_pretrained(folder, **EXACTLY).eval()
    images, labels = fashion.images_and_labels("t10k")
    images = fashion.enlarged(images, fashion_swin.SIZE)
    measured = {"accuracy": fashion_swin.accuracy(model, images, labels)}
    for stage in model.swin.encoder.layers:
        for block in stage.blocks:
            block.shift_size = 0
    return measured | {"accuracy where no window is shifted": fashion_swin.accuracy(model, images, labels)}


def through_channels(folder: Path) -> dict[str, float]:
    encoder = Florence2VisionBackbone.from_pretrained(folder, **EXACTLY).eval()
    images, labels = fashion.images_and_labels("train")
    trained = fashion.enlarged(images[:10_000], fashion_davit.SIZE), labels[:10_000]
    images, labels = fashion.images_and_labels("t10k")
    judged = fashion.enlarged(images, fashion_davit.SIZE), labels
    return {"accuracy of the nearest mean": fashion_davit.accuracy_by_means(encoder, trained, judged)}


def pixel_by_pixel(folder: Path) -> dict[str, float]:
    model = ImageGPTForCausalImageModeling.from_pretrained(folder, **EXACTLY).eval()
    trained = fashion_gpt.grays_of(fashion.images_and_labels("train")[0])
    judged = fashion_gpt.grays_of(fashion.images_and_labels("t10k")[0])
    bits, by_place = fashion_gpt.bits_of_lower_half(model, judged), fashion_gpt.bits_by_place(trained, judged)
    return {
        "bits of a pixel of the lower half": bits,
        "bits of it where only its place is known": by_place,
        "share of these bits": bits / by_place,
    }


def images_and_captions(folder: Path) -> dict[str, float]:
    model = CLIPModel.from_pretrained(folder, **EXACTLY).eval()
    tokenizer = CLIPTokenizer.from_pretrained(folder)
    images, labels = fashion.images_and_labels("t10k")
    by_image, by_caption = fashion_clip.right_of_ten(model, tokenizer, images, labels, groups=100, seed=7301)
    return {
        "right caption among ten": by_image,
        "right image among ten": by_caption,
        "kind by ten captions of kinds": fashion_clip.accuracy_of_kinds(model, tokenizer, images, labels),
    }


def relative_positions(folder: Path) -> dict[str, float]:
    model = T5ForConditionalGeneration.from_pretrained(folder, **EXACTLY).eval()
    tokenizer, beyond = tokenizer_in(folder), 2 * 10**6
    measured = {
        "answered": position_relative.share_answered(model, tokenizer, beyond),
        "answered, other things since": position_relative.share_answered(model, tokenizer, beyond, distant=True),
    }
    with torch.no_grad():
        model.encoder.block[0].layer[0].SelfAttention.relative_attention_bias.weight.zero_()
    without = position_relative.share_answered(model, tokenizer, beyond, distant=True)
    return measured | {"answered, other things since, with the encoder's bias set to 0": without}


def positions(folder: Path) -> dict[str, float]:
    model = AutoModelForCausalLM.from_pretrained(folder, **EXACTLY).eval()
    tokenizer, beyond = tokenizer_in(folder), 2 * 10**6
    return {
        "answered": position_decoders.share_answered(model, tokenizer, beyond, batches=20),
        "answered, other things since": position_decoders.share_answered(
            model, tokenizer, beyond, batches=20, distant=True
        ),
    }
