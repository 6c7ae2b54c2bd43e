"""Whole stories, made of the episodes."""

import random
from collections.abc import Callable, Sequence

from corpora.episodes_days import DAY_EPISODES
from corpora.episodes_things import THING_EPISODES
from corpora.stories import Story

Episode = Callable[[Story], None]
EPISODES: tuple[Episode, ...] = THING_EPISODES + DAY_EPISODES


def tell(
    chance: random.Random, episodes: int | None = None, invented: float = 0.0, of: Sequence[Episode] = EPISODES
) -> Story:
    """A finished story of `episodes` episodes (by default one to three); `invented`: share of invented names."""
    story = Story(chance, invented)
    story.open()
    for episode in chance.sample(of, min(len(of), episodes or chance.choice((1, 2, 2, 3)))):
        story.begin(episode.__name__)
        episode(story)
    story.begin("closing")
    story.close()
    return story
