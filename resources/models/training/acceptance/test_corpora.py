"""The grammars keep their own promises. Needs no model."""

import random
import re
import unittest

from corpora import entities, questions, reviews, scenes, words
from corpora.fill_ins import fill_in
from corpora.pronouns import held_out_twins
from corpora.reader import first_contradiction
from corpora.takings import takings
from corpora.tell import tell


class Stories(unittest.TestCase):
    def test_every_story_agrees_with_itself(self) -> None:
        chance = random.Random(1)
        for _ in range(500):
            story = tell(chance, invented=0.2).plain()
            self.assertIsNone(first_contradiction(story), story)

    def test_a_stranger_in_the_middle_of_a_story_is_noticed(self) -> None:
        chance = random.Random(2)
        for _ in range(100):
            story = tell(chance)
            hero = re.escape(story.sentences and story.hero.reference.split(":")[1].rstrip("›"))
            places = [match.start() for match in re.finditer(rf"\b{hero}\b", story.plain())]
            if len(places) < 4:
                continue
            plain, last = story.plain(), places[-1]
            self.assertIsNotNone(first_contradiction(plain[:last] + "Zelda" + plain[last + len(hero) :]))

    def test_a_thing_in_the_wrong_hands_is_noticed(self) -> None:
        text = "Mia and Ben were friends. Mia had a red kite, and Ben had a blue drum. "
        self.assertIsNone(first_contradiction(text + "In the end, Mia still had the red kite."))
        self.assertIsNotNone(first_contradiction(text + "In the end, Ben still had the red kite."))
        self.assertIsNotNone(first_contradiction(text + "In the end, Mia still had the blue kite."))
        self.assertIsNone(first_contradiction(text + "Ben gave Mia the drum. Then Mia had the blue drum."))
        self.assertIsNotNone(first_contradiction(text + "Mia gave Ben the drum."))

    def test_one_person_in_two_parts_is_noticed(self) -> None:
        text = "Mia and Ben were friends. "
        self.assertIsNone(first_contradiction(text + "Mia won twice, and Ben clapped."))
        self.assertIsNotNone(first_contradiction(text + "Mia won twice, and Mia clapped."))
        self.assertIsNone(first_contradiction(text + "Mia came first and Ben came second."))
        self.assertIsNotNone(first_contradiction(text + "Mia came first, Ben came second and Mia came third."))

    def test_there_are_many_words(self) -> None:
        chance = random.Random(3)
        texts = [tell(chance).plain() for _ in range(4000)] + [reviews.review(chance).text for _ in range(2000)]
        texts += [scenes.scene(chance) for _ in range(6000)]
        forms = {word for text in texts for word in re.findall(r"[a-z]+", text.lower())}
        self.assertGreaterEqual(len(forms), 1900)
        self.assertLessEqual(len(forms), 2400)


class Labels(unittest.TestCase):
    def test_answers_stand_where_they_are_said_to_stand(self) -> None:
        chance = random.Random(4)
        for held_out in (False, True):
            for _ in range(300):
                asked = questions.asked(chance, held_out)
                self.assertEqual(asked.context[asked.start : asked.start + len(asked.answer)], asked.answer)

    def test_every_entity_is_a_name(self) -> None:
        chance = random.Random(5)
        for held_out in (False, True):
            for _ in range(300):
                text, spans = entities.labelled(chance, held_out)
                for start, end, _kind in spans:
                    self.assertRegex(text[start:end], r"^[A-Z]")
                    self.assertNotRegex(text[end : end + 1], r"\w")

    def test_no_held_out_template_is_trained(self) -> None:
        self.assertFalse(set(reviews.TRAINED) & set(reviews.HELD_OUT))
        self.assertFalse(set(entities.TRAINED) & set(entities.HELD_OUT))

    def test_twins_differ_in_one_word(self) -> None:
        for twins in held_out_twins(random.Random(6), 100):
            one, other = twins.about_subject.split(), twins.about_object.split()
            self.assertEqual(sum(a != b for a, b in zip(one, other, strict=True)), 1)

    def test_what_fills_the_mask_was_said_two_sentences_before(self) -> None:
        chance = random.Random(7)
        for _ in range(50):
            test = fill_in(chance)
            self.assertIn(test.word, words.THINGS)
            self.assertIn(test.word, test.text)
            self.assertEqual(test.text.count("[MASK]"), 1)

    def test_the_last_taker_has_the_thing(self) -> None:
        chance = random.Random(8)
        for _ in range(100):
            row = takings(chance)
            for place in row.answers:
                thing = row.words[place - 1]
                told = [i for i in range(place - 2) if row.words[i] == thing and row.words[i - 1 : i] != ["?"]]
                owner = row.words[told[-1] + 1]
                self.assertEqual(row.words[place], owner)


if __name__ == "__main__":
    unittest.main()
