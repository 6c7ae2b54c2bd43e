#!/usr/bin/env python3
"""Writes words.txt into the folders of the models: every word that a model's training texts can contain, so that the
program can say which words of a typed text lie outside its world. Invented names are no words.

word_lists.py [MODEL ...]
"""

import random
import re
import sys
from collections import Counter
from collections.abc import Callable

from acceptance.marks import FOLDER
from corpora import entities, parallel, takings
from corpora.fashion_captions import Captions
from corpora.pronouns import it_sentence, pronoun_sentence
from corpora.questions import asked
from corpora.reviews import review
from corpora.scenes import scene
from corpora.tell import tell
from models import fashion_vlm

TEXTS = 40_000
SEED = 1
LEAST = 3  # times that a word is met; what is met less often is an invented name
WORD = re.compile(r"[^\W\d_]+(?:'[^\W\d_]+)*")

Text = Callable[[random.Random], str]


def story(chance: random.Random) -> str:
    kind = chance.random()
    if kind < 0.2:
        return scene(chance)
    return it_sentence(chance).text if kind < 0.25 else tell(chance).plain()


def encoder_text(chance: random.Random) -> str:
    """Of every kind that story-encoder reads; the models made from it read no other words."""
    kind = chance.randrange(6)
    if kind == 0:
        return tell(chance).plain()
    if kind == 1:
        return pronoun_sentence(chance).text
    if kind == 2:
        return review(chance).text
    if kind == 3:
        return entities.line(chance)[0]
    if kind == 4:
        return scene(chance)
    return asked(chance).question


CAPTIONS = Captions().texts
ASKED = fashion_vlm.vocabulary()

WORLDS: dict[str, Text] = {
    "story-decoder": story,
    "story-encoder": encoder_text,
    "story-sentiment": encoder_text,
    "story-entities": encoder_text,
    "story-answers": encoder_text,
    "story-longformer": encoder_text,
    "english-french": lambda chance: parallel.pair(chance).english,
    "fashion-clip": lambda chance: chance.choice(CAPTIONS),
    "fashion-vlm": lambda chance: chance.choice(ASKED[len(fashion_vlm.SPECIAL) :]),
    **{
        f"position-{kind}": lambda chance: " ".join(takings.takings(chance).words)
        for kind in ("sinusoidal", "learned", "alibi", "rotary", "none", "relative")
    },
}


def words_of(text: Text) -> list[str]:
    """Without case and without the possessive's ending, in alphabetic order."""
    chance = random.Random(SEED)
    found: Counter[str] = Counter()
    for _ in range(TEXTS):
        found.update(word.removesuffix("'s") for word in WORD.findall(text(chance).lower().replace("’", "'")))
    return sorted(word for word, times in found.items() if times >= LEAST)


def main() -> None:
    lists: dict[Text, list[str]] = {}
    for name in sys.argv[1:] or WORLDS:
        text = WORLDS[name]
        if text not in lists:
            lists[text] = words_of(text)
        (FOLDER / name / "words.txt").write_text("\n".join(lists[text]) + "\n", encoding="utf-8")
        print(f"{name}: {len(lists[text])} words", flush=True)


if __name__ == "__main__":
    main()
