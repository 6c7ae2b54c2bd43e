"""Questions about scenes of shapes and clothes, with answers of one or two words."""

import random
from dataclasses import dataclass

from corpora.fashion_scenes import PLACES, Scene, Thing

DIRECTIONS = {"left of": (0, -1), "right of": (0, 1), "above": (-1, 0), "below": (1, 0)}  # rows, columns
NUMBERS = {2: "two", 3: "three", 4: "four"}
NOTHING = "nothing"
ROWS, COLUMNS = ("top", "middle", "bottom"), ("left", "middle", "right")
SHARES = {"beside": 0.5, "nothing beside": 0.1, "color": 0.15, "where": 0.15, "number": 0.1}


@dataclass(frozen=True)
class Question:
    kind: str  # one of SHARES
    text: str
    answer: str
    named: Thing | None = None  # the thing that the question names
    shown: Thing | None = None  # the thing that the answer is about


def names_of(thing: Thing, scene: Scene) -> list[str]:
    """With its color, and without where no other thing is of its kind."""
    alone = sum(other.kind == thing.kind for other in scene.things) == 1
    return [f"{thing.color} {thing.kind}"] + ([thing.kind] if alone else [])


def is_or_are(thing: Thing) -> str:
    return "are" if thing.kind == "trousers" else "is"


def beside(thing: Thing, direction: tuple[int, int], scene: Scene) -> Thing | None:
    """The nearest thing in that direction, in the same row or column."""
    down, right = direction
    for step in range(1, PLACES):
        for other in scene.things:
            if (other.row, other.column) == (thing.row + step * down, thing.column + step * right):
                return other
    return None


def nothing_beyond(thing: Thing, direction: tuple[int, int], scene: Scene) -> bool:
    """Whether no thing lies further in that direction, in whatever row or column."""
    down, right = direction
    return all((o.row - thing.row) * down + (o.column - thing.column) * right <= 0 for o in scene.things)


def place_of(thing: Thing) -> str:
    words = ROWS[thing.row], COLUMNS[thing.column]
    if words == ("middle", "middle"):
        return "middle"
    return " ".join(word for word in words if word != "middle")


def questions_about(scene: Scene) -> list[Question]:
    """All of them. Where something lies in a direction, but not in the same row or column, that is not asked."""
    number = NUMBERS[len(scene.things)]
    found = [Question("number", "How many objects are there?", number)]
    for thing in scene.things:
        for name in names_of(thing, scene):
            found.append(Question("where", f"Where {is_or_are(thing)} the {name}?", place_of(thing), thing, thing))
            if name == thing.kind:
                text = f"What color {is_or_are(thing)} the {name}?"
                found.append(Question("color", text, thing.color, thing, thing))
            for word, direction in DIRECTIONS.items():
                text = f"What is {word} the {name}?"
                other = beside(thing, direction, scene)
                if other is not None:
                    found.append(Question("beside", text, f"{other.color} {other.kind}", thing, other))
                elif nothing_beyond(thing, direction, scene):
                    found.append(Question("nothing beside", text, NOTHING, thing))
    return found


def draw(chance: random.Random, scene: Scene, count: int) -> list[Question]:
    """`count` questions; kinds by their shares, as far as the scene has questions of them."""
    by_kind: dict[str, list[Question]] = {}
    for question in questions_about(scene):
        by_kind.setdefault(question.kind, []).append(question)
    kinds = list(by_kind)
    chosen = chance.choices(kinds, [SHARES[kind] for kind in kinds], k=count)
    return [chance.choice(by_kind[kind]) for kind in chosen]
