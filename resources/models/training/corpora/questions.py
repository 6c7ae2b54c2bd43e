"""A few sentences of a story, a question about them, and the words of the text that answer it."""

import random
from dataclasses import dataclass

from corpora.held_out_episodes import HELD_OUT_EPISODES
from corpora.question_episodes import QUESTION_EPISODES
from corpora.tell import EPISODES, tell
from corpora.text import plain_of

MOST_SENTENCES = 7


@dataclass(frozen=True)
class Asked:
    context: str
    question: str
    answer: str
    start: int  # character of the context at which the answer begins


def asked(chance: random.Random, held_out: bool = False, reworded: float = 0.0) -> Asked:
    """`held_out`: about one of the episodes that are never trained on; `reworded`: share of questions about those that
    only story-answers is trained on."""
    while True:
        if reworded and chance.random() < reworded:
            story = tell(chance, episodes=chance.choice((1, 2)), of=QUESTION_EPISODES, turned=0.5)
        else:
            story = tell(
                chance,
                episodes=1 if held_out else chance.choice((1, 2)),
                of=HELD_OUT_EPISODES if held_out else EPISODES,
                turned=0.5 if reworded else 0.0,
            )
        questions = [q for q in story.questions if not held_out or q.episode == story.episode_names[0]]
        if not questions:
            continue
        question = chance.choice(questions)
        first = max(0, question.sentence - chance.randrange(MOST_SENTENCES))
        last = min(len(story.sentences), max(question.sentence + 1, first + MOST_SENTENCES))
        answers = {q.answer for q in story.questions if q.text == question.text and first <= q.sentence < last}
        if len(answers) > 1:  # the same question, asked twice in one story
            continue
        sentences = [plain_of(s) for s in story.sentences[first:last]]
        before = sentences[: question.sentence - first]
        start = sum(len(s) + 1 for s in before) + sentences[len(before)].index(question.answer)
        return Asked(" ".join(sentences), question.text, question.answer, start)
