"""Episodes about what people do together: animals, food, trips, games, work, weather."""

from corpora import words
from corpora.pronouns import it_sentence
from corpora.stories import Story
from corpora.text import article, mark


def puzzle_of_it(s: Story) -> None:
    s.say(f"{s.later()}, {s.hero} saw something [funny|sad|strange|new].")
    sentence = it_sentence(s.chance, plain=True)
    s.it_pairs.append((sentence.subject, sentence.object))
    s.say(sentence.text)
    s.say(f"{s.hero} [wanted|decided|tried] to help, and {s.friend} wanted to help too.")


def animal(s: Story) -> None:
    h = s.hero
    x, spot, colour, need = (
        s.fresh(words.SMALL_ANIMALS),
        s.fresh(words.SPOTS),
        s.pick(words.ANIMAL_COLOURS),
        s.pick(words.ANIMAL_NEEDS),
    )
    s.say(f"{s.time()}, {h} saw {article(colour)} {x} {spot}.", (f"What did {h} see {spot}?", f"{article(colour)} {x}"))
    s.say(f"the {x} was {need}.", (f"How was the {x}?", need))
    if need in ("hungry", "lonely", "afraid", "lost"):
        food = s.fresh(words.FOODS)
        s.say(f"{h} gave it {article(food)}.", (f"What did {h} give the {x}?", article(food)))
        s.say(f"the {x} ate the {food} and was not {need} any more.", (f"What did the {x} eat?", f"the {food}"))
    elif need == "thirsty":
        drink = s.pick(("milk", "water"))
        s.say(
            f"{h} gave it some {drink}, and it drank all the {drink}.", (f"What did {h} give the {x}?", f"some {drink}")
        )
    else:
        s.used.add("blanket")
        s.say(f"{h} put a [warm|soft|big|thick] blanket over it, and it slept.")
    if s.odds(0.6):
        pet = s.pick(words.PET_NAMES)
        s.say(f'"I will call you {mark("PER", pet)}," said {h}.', (f"What did {h} call the {x}?", pet))
        s.say(f"{mark('PER', pet)} the {x} followed {h} to the {s.fresh(words.PLACES)}.", (f"Who followed {h}?", pet))
    else:
        s.say(f"then the {x} [ran|hurried|went] back to the {s.fresh(words.PLACES)}.")


def cook(s: Story) -> None:
    h, f = s.hero, s.friend
    dish, mine, yours = (
        s.pick(words.DISHES),
        s.fresh(words.FRUIT + words.VEGETABLES),
        s.fresh(words.FRUIT + words.VEGETABLES),
    )
    s.say(
        f"{s.time()}, {h} and {f} [made|cooked|prepared] {article(dish)}.",
        (f"What did {h} and {f} make?", article(dish)),
    )
    s.say(
        f"{h} brought {article(mine)}, and {f} brought {article(yours)}.",
        (f"What did {f} bring?", article(yours)),
        (f"What did {h} bring?", article(mine)),
        (f"Who brought {article(mine)}?", h),
    )
    if s.odds(0.5):
        s.say(f"{h} [cut|peeled] the {mine}, and {f} washed the {yours}.", (f"Who washed the {yours}?", f))
    if s.odds(0.6):
        s.say(f"the {dish} was [warm|ready|delicious|very good], and {h} ate [all|most|half] of it.")
    else:
        s.say(f"the {dish} was too [salty|hot|dry|spicy], but {f} ate it and laughed.")


def trip(s: Story) -> None:
    h, f = s.hero, s.friend
    city, country = s.city()
    by = s.pick(("train", "boat", "bus", "car", "plane", "ferry"))
    s.say(
        f"{s.time()}, {h} and {f} [went|travelled] to {city} by {by}.",
        (f"Where did {h} and {f} go?", f"to {city}"),
        (f"How did {h} go to {city}?", f"by {by}"),
    )
    if s.odds(0.4):
        s.say(f"{city} is a city in {country}.", (f"Where is {city}?", f"in {country}"))
    company = s.company()
    if s.odds(0.5):
        t, adj = s.thing(words.THINGS)
        s.say(
            f"in {city} they visited the {company} and saw {article(adj)} {t}.",
            (f"What did they visit in {city}?", f"the {company}"),
        )
        s.say(f'"Look at that {t}!" said {f}. "It is [so|very|really] {adj}!"')
    else:
        e = s.new_child()
        s.say(
            f"in {city} they met {e}, who [worked|helped] at the {company}.",
            (f"Where did {e} work?", f"at the {company}"),
            (f"Who worked at the {company}?", e),
        )
        s.say(f"{e} showed {h} and {f} the {s.fresh(words.PLACES)}.", (f"Who showed them the way in {city}?", e))
    s.say(f"when they left {city}, {h} was {s.pick(words.HAPPY)}.")


def afraid(s: Story) -> None:
    h, f = s.hero, s.friend
    place, x = s.fresh(words.DARK_PLACES), s.fresh(words.SMALL_ANIMALS)
    s.say(
        f"{s.time()}, {h} heard a [noise|loud noise|strange sound] in the {place}.",
        ("Where was the noise?", f"in the {place}"),
    )
    s.say(f"{h} was [afraid|nervous|worried|scared], but {f} was not.", ("Who was not afraid?", f))
    s.say(f'"[Come with me|Let us go] to the {place}," said {f}.')
    s.say(
        f"in the {place} they saw a [small|little|tiny|wet] {x}.",
        (f"What did they see in the {place}?", f"a small {x}"),
    )
    s.say(f'"It is only {article(x)}!" said {h}.')
    s.say(f"the {x} looked at {h} and at {f}, and they laughed.")


def race(s: Story) -> None:
    h, f = s.chance.sample((s.hero, s.friend), 2)
    place = s.fresh(words.PLACES)
    how = s.pick(("ran a race", "had a race", "raced on bicycles", "raced"))
    s.say(f"{s.time()}, {h} and {f} {how} to the {place}.", ("Where did they race?", f"to the {place}"))
    s.say(f"{h} was fast, but {f} was faster.", ("Who was faster?", f))
    s.say(f"{f} won the race, and {h} came second.", ("Who won the race?", f), ("Who came second?", h))
    s.say(f'"[Well done|Good for you|Congratulations], {f}!" said {h}.')


def garden(s: Story) -> None:
    h, e = s.hero, s.grown_up(s.hero)
    plant = s.fresh(
        (
            "pumpkin",
            "tomato",
            "carrot",
            "melon",
            "onion",
            "potato",
            "lemon",
            "cabbage",
            "radish",
            "cucumber",
            "strawberry",
        )
    )
    s.say(f"{s.time()}, {h} planted {article(plant)} seed.", (f"What did {h} plant?", f"{article(plant)} seed"))
    s.say(f"every day {h} gave it water, and every day {h.he} waited.")
    s.say(f'"When will the {plant} grow?" asked {h}.')
    s.say(f'"You must be patient," [said|answered] {e}.', ("Who said to be patient?", e))
    s.say(f"{s.later()}, there was a [big|huge|round|tiny|perfect] {plant} in the garden.")
    s.say(f"{h} shared the {plant} with {s.friend}.", (f"What did {h} share?", f"the {plant}"))


def song(s: Story) -> None:
    """A string of words that is said again: only looking back can tell how it goes on."""
    h, f = s.hero, s.friend
    pool = words.ANIMALS + words.THINGS + words.FOODS + words.COLOURS + words.PLACES
    text = " ".join(s.chance.sample(pool, s.chance.randint(3, 8)))
    kind = s.pick(("song", "secret", "spell", "poem", "riddle", "rhyme", "password"))
    s.say(f'{s.time()}, {h} made up a {kind}: "{text}".', (f"Who made up a {kind}?", h))
    s.say(f'{f} wanted to learn the {kind} and said: "{text}".', (f"Who wanted to learn the {kind}?", f))
    if s.odds(0.5):
        s.say(f'then they said it together: "{text}", and they laughed.')


def shopping_list(s: Story) -> None:
    h, f = s.hero, s.friend
    wanted = [article(word) for word in s.chance.sample(words.FOODS, s.chance.randint(3, 5))]
    text = ", ".join(wanted[:-1]) + " and " + wanted[-1]
    place = s.fresh(("market", "shop", "bakery", "farm", "kitchen", "garden", "orchard", "cellar"))
    s.say(f"{h} [needed|wanted] {text}.", (f"What did {h} need?", text))
    s.say(f"{f} went to the {place} and came back with {text}.", (f"Where did {f} go?", f"to the {place}"))


def game(s: Story) -> None:
    h, f = s.hero, s.friend
    played = s.fresh(words.GAMES)
    winner = s.chance.choice((h, f))
    s.say(
        f"{s.time()}, {h} and {f} played {played} {s.there(s.fresh(words.PLACES))}.",
        (f"What did {h} and {f} play?", played),
    )
    s.say(
        f"{winner} won [twice|three times|the first game|every game], "
        f"and they both [laughed|were glad|wanted to play again].",
        ("Who won?", winner),
    )
    s.say(f'"I [like|love|enjoy] {played}," said {f}.', (f"Who spoke about {played}?", f))


def weather(s: Story) -> None:
    h, f = s.hero, s.friend
    place = s.fresh(words.PLACES)
    s.say(
        f"{h} and {f} were on the way to the {place} when it began to [rain|snow|hail|thunder].",
        ("Where did they want to go?", f"to the {place}"),
    )
    shelter = s.fresh(("under a bridge", "in a barn", "under a big tree", "in a bus stop", "in a shed", "in a doorway"))
    s.say(
        f"they [waited|stood|hid] {shelter}, and {f} told a [joke|story|riddle].",
        ("Who told them something?", f),
        ("Where did they wait?", shelter),
    )
    s.say(f"{s.later()}, the sun came out, and {h} saw a [rainbow|blue sky|big puddle].")


def birthday(s: Story) -> None:
    h, f = s.hero, s.friend
    t, adj = s.thing(words.TOYS + words.CLOTHES + words.INSTRUMENTS)
    age = s.pick(("six", "seven", "eight", "nine", "ten", "eleven", "twelve"))
    s.say(
        f"{s.time()}, {h} was {age} years old, and there was a party {s.there(s.fresh(words.PLACES))}.",
        (f"How old was {h}?", f"{age} years old"),
    )
    s.say(
        f"{f} brought {article(adj)} {t} for {h}.",
        (f"What did {f} bring?", f"{article(adj)} {t}"),
        (f"Who brought {article(adj)} {t}?", f),
    )
    s.say(f"{h} opened the present and saw the {t}.")
    s.say(f'"I have always wanted {article(adj)} {t}!" said {h}.')
    s.owns(h, t, adj)


def school(s: Story) -> None:
    h, f = s.hero, s.friend
    teacher = mark("PER", s.pick(("Mr ", "Mrs ")) + s.fresh(words.FAMILY_NAMES))
    subject = s.fresh(("history", "music", "maths", "science", "art", "geography", "drama", "biology"))
    s.say(
        f"{s.time()}, {teacher} taught {subject} at school.",
        (f"Who taught {subject}?", teacher),
        (f"What did {teacher} teach?", subject),
    )
    s.say(
        f"{h} [did not understand|found it hard|forgot everything], "
        f"but {f} [knew the answer|could explain it|had a good idea]."
    )
    s.say(
        f'"[I will help you|We can learn together|It is not so hard], {h}," said {f}.', (f"Who wanted to help {h}?", f)
    )
    s.say(f"{s.later()}, {h} [passed|finished] the test and thanked {f}.", (f"Who thanked {f}?", h))


def night_sky(s: Story) -> None:
    h, f = s.hero, s.friend
    place = s.fresh(("hill", "roof", "beach", "balcony", "bridge", "field", "terrace"))
    count = s.pick(words.NUMBERS)
    s.say(
        f"one night {h} and {f} sat on the {place} and looked at the sky.", ("Where did they sit?", f"on the {place}")
    )
    s.say(
        f"{h} counted {count} [stars|planes|bats|clouds], "
        f"and {f} [saw a comet|found a planet|fell asleep|drew the moon].",
        (f"How many did {h} count?", count),
    )
    s.say(f'"The moon is [full|bright|round|beautiful] tonight," said {f}.', ("Who spoke about the moon?", f))


def work(s: Story) -> None:
    h, f = s.hero, s.friend
    job = s.fresh(words.JOBS)
    company = s.company()
    e = s.new_child()
    s.say(
        f"{h} had {article(s.pick(('older', 'big', 'young')))} cousin named {e}, "
        f"who was {article(job)} at the {company}.",
        (f"Where did {e} work?", f"at the {company}"),
        (f"What was the work of {e}?", article(job)),
    )
    s.say(f"{s.time()}, {h} and {f} went to see {e} at work.", (f"Who went with {h}?", f))
    s.say(f"{e} showed them [the whole building|how everything works|a secret door|the oldest room].")
    s.say(
        f'"[One day|When I am older], I want to be {article(job)} too," said {h}.',
        (f"What did {h} want to be?", article(job)),
    )


def letter(s: Story) -> None:
    h, f = s.hero, s.friend
    city, country = s.city()
    e = s.new_child()
    s.say(
        f"{h} had a friend named {e}, who lived in {city}, [far away|a long way from home].",
        (f"Where did {e} live?", f"in {city}"),
    )
    s.say(
        f"{s.time()}, {h} wrote to {e} about [the school|the weather|the holidays|the garden|the new house].",
        (f"Who wrote to {e}?", h),
    )
    s.say(
        f"{s.later()}, a card from {country} came with the post.", ("Where did the card come from?", f"from {country}")
    )
    s.say(f'"My friend {e} is [well|happy|coming in summer|learning to swim]," {h} told {f}.')


def sports_day(s: Story) -> None:
    h, f = s.hero, s.friend
    e = s.new_child()
    sport = s.fresh(("swimming", "running", "jumping", "cycling", "climbing", "rowing", "skating"))
    first = s.chance.choice((h, f, e))
    s.say(f"{s.time()}, {h} and {f} met a child named {e} at the {sport} club.", ("Who did they meet?", e))
    s.say(
        f"{first} came first, and the others [clapped|cheered|came soon after|were not sad].",
        ("Who came first?", first),
    )
    s.say(
        f"{first} was [proud|tired but glad|not proud], and they all shook hands.", ("Who was tired but glad?", first)
    )


def theatre(s: Story) -> None:
    h, f = s.hero, s.friend
    mine, yours = s.chance.sample(
        ("dragon", "queen", "king", "pirate", "wizard", "knight", "giant", "clown", "tree", "ghost"), 2
    )
    s.say(
        f"the children put on a play, and {h} was the {mine}, while {f} was the {yours}.",
        (f"Who was the {mine}?", h),
        (f"Who was the {yours}?", f),
    )
    s.say(f'"I am the {mine}," said {h}, "and nobody can stop me!"')
    s.say(f"the {yours} [smiled|bowed|danced|sang], and everyone [clapped|cheered|laughed].")
    s.say(f"after the play, {f} took off the mask of the {yours}.", ("Who took off the mask?", f))


DAY_EPISODES = (
    puzzle_of_it, animal, cook, trip, afraid, race, garden, song, shopping_list, game, weather, birthday, school,
    night_sky, work, letter, sports_day, theatre,
)  # fmt: skip
