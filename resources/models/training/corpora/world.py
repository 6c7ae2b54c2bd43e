"""What a story knows: who is there, who has what, what is where. Saying something that cannot be is a Contradiction.

The reader (reader.py) tells a world what it reads. The grammar's own stories are held to these rules by a test, and the
stories of a trained model are judged by them.
"""

from dataclasses import dataclass, field


class Contradiction(Exception):  # noqa: N818 (what it is called where it is caught)
    """A sentence that does not agree with what was said before."""


@dataclass
class Person:
    name: str
    gender: str | None = None  # "f" or "m"; None while nothing has told


@dataclass
class Thing:
    noun: str
    adjective: str | None = None  # the one it was introduced with: "the red kite" must not turn blue
    owner: str | None = None  # None: nobody in particular
    place: str | None = None


@dataclass
class World:
    people: dict[str, Person] = field(default_factory=dict)
    things: dict[str, Thing] = field(default_factory=dict)

    def introduce_person(self, name: str, gender: str | None = None) -> None:
        self.people.setdefault(name, Person(name, gender))
        if gender is not None:
            self.call(name, gender)

    def mention_person(self, name: str) -> None:
        if name not in self.people:
            raise Contradiction(f"{name} was never introduced")

    def call(self, name: str, gender: str) -> None:
        """A pronoun that tells the gender of a person."""
        self.mention_person(name)
        person = self.people[name]
        person.gender = person.gender or gender
        if person.gender != gender:
            raise Contradiction(f"{name} changes from {person.gender} to {gender}")

    def introduce_thing(self, noun: str, adjective: str | None = None, owner: str | None = None) -> None:
        """A new thing; a second one of the same noun takes the first one's place in the story."""
        self.things[noun] = Thing(noun, adjective, owner)

    def mention_thing(self, noun: str, adjective: str | None = None) -> None:
        thing = self.things.get(noun)
        if thing is None:
            raise Contradiction(f"the {noun} was never introduced")
        if adjective is not None and thing.adjective not in (None, adjective):
            raise Contradiction(f"the {thing.adjective} {noun} is now {adjective}")

    def own(self, noun: str, owner: str) -> None:
        """Somebody is said to have the thing: it must be theirs, or nobody's so far."""
        self.mention_thing(noun)
        thing = self.things[noun]
        if thing.owner not in (None, owner):
            raise Contradiction(f"{thing.owner} has the {noun}, not {owner}")
        thing.owner = owner

    def give(self, noun: str, giver: str | None, taker: str) -> None:
        self.mention_thing(noun)
        if giver == taker:
            raise Contradiction(f"{giver} gives the {noun} to themselves")
        if giver is not None:
            self.own(noun, giver)
        self.things[noun].owner = taker

    def put(self, noun: str, place: str) -> None:
        self.mention_thing(noun)
        self.things[noun].place = place

    def find(self, noun: str, place: str) -> None:
        """The thing is said to be at a place: where it was put, if it was put anywhere."""
        self.mention_thing(noun)
        thing = self.things[noun]
        if thing.place not in (None, place):
            raise Contradiction(f"the {noun} is {thing.place}, not {place}")
        thing.place = place
