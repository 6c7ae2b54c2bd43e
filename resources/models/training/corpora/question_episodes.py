"""Episodes that only story-answers is trained on: the facts of the other episodes, told in many other ways.

Where each fact is told in one way only, a model learns places in templates instead of questions.
"""

from corpora import words
from corpora.stories import Story
from corpora.text import article


def aside(s: Story) -> str:
    """What may stand between a name and its verb, so that the two are not always neighbours."""
    return s.pick(
        (
            " ",
            " ",
            " [quickly|gladly|at last|soon|often] ",
            ", who was [kind|clever|so proud|not sad], ",
            ", the [older|younger|new] one, ",
            ", who lived next door, ",
        )
    )


def passed_on(s: Story) -> None:
    h, f = s.chance.sample((s.hero, s.friend), 2)
    t, adj = s.thing()
    a_thing = f"{article(adj)} {t}"
    wanted = (
        f"{s.time()}, {h} [wished for|dreamed of|asked for|needed|looked for] {a_thing}[| and told everyone| all day].",
        f"there was {a_thing} in the window, and {h} [wanted it very much|dreamed of it|looked at it again].",
        f"{h} [looked at|stood before|dreamed of] {a_thing}, [wished to own it|and it cost too much|and sighed].",
        f"{h} [wanted|needed] {a_thing}, [and nothing else|but could not find one|and {f} knew it|and asked for it].",
        f"what {h} wanted was {a_thing}.",
        f"{h} wanted {a_thing} [to have it at home|and hoped to get it|for {h.his} birthday|so much].",
    )
    s.say(s.pick(wanted), (f"What did {h} want?", a_thing), (f"What did {h} want?", a_thing))
    gave = (
        f"{f}{aside(s)}gave {h} the {t}[| at last| with a smile| the same day].",
        f"{f}{aside(s)}gave the {t} away, and it was {h} who got it.",
        f"{f}{aside(s)}gave the {t} to {h}[| at once| and not to the others].",
        f"{f}{aside(s)}gave the {adj} {t} to {h}, and {h} [thanked|hugged] {f}.",
        f"[on {h.his} birthday|in the end|after school] {h} was given the {t} by {f}.",
        f"{f} [took the {t} out|opened the box|ran up to {h}|sat down] and [then |]gave {h} the {t}.",
        f"{h} [waited|sat there|said nothing] until {f} gave {h.him} the {t}.",
        f"{f}{aside(s)}[handed|passed|brought] {h} the {t}.",
        f"because {h} was {s.pick(words.SAD)}, {f} [came and |]gave {h.him} the {t}.",
        f"{f} [laughed and |nodded and |came and |]passed the {t} to {h}.",
        f"so {h} got the {t} from {f}.",
        f"{f} [had|kept|carried] one in a bag and handed it to {h}, and the {t} was {h.his} present.",
        f"{f} ran home and brought the {t} to {h}.",
        f"[then|in the evening] {f} gave it away, and {h} took the {t}.",
    )
    s.say(s.pick(gave), (f"Who gave {h} the {t}?", f), (f"Who has the {t} now?", h))
    s.say(f"{h} [was {s.pick(words.HAPPY)}|said thank you|smiled at {f}] and [left|walked home|sat down].")


def laid_down(s: Story) -> None:
    h, f = s.chance.sample((s.hero, s.friend), 2)
    t, adj = s.thing()
    spot, a_thing = s.fresh(words.SPOTS), f"{article(adj)} {t}"
    laid = (
        f"{h} [dropped|lost|placed|laid] {a_thing} {spot}[| and walked on| by mistake| and ran away].",
        f"{h} came home with {a_thing} and [left|laid] it {spot}, because dinner was ready.",
        f"{spot} {h} [put|hid|left] {a_thing}.",
        f"{h} [put|hid|left] {a_thing} {spot}, and nobody saw it.",
    )
    s.say(f"[{s.time()}, |]{s.pick(laid)}", (f"Where did {h} put the {t}?", spot), (f"What did {h} have?", a_thing))
    found = (
        f"{f} [picked up|saw|noticed|found] the {t} [there|on the way|the same day].",
        f"it was {f} who found the {t}.",
        f"when {f} [walked by|came back|cleaned the room], {f.he} found the {t}.",
        f"{f} [went by|looked around|was there too] and [picked up|saw|found] the {t}.",
    )
    s.say(s.pick(found), (f"Who found the {t}?", f))
    s.say(f"{f} [took it home|was {s.pick(words.HAPPY)}|showed it to {h}|kept the {adj} {t}].")


def went_away(s: Story) -> None:
    h, f = s.chance.sample((s.hero, s.friend), 2)
    city, country = s.city()
    e, company = s.new_child(), s.company()
    to = (
        f"{h} [drove|flew|moved|walked|sailed] to {city}[| with a small bag| alone| in {country}].",
        f"{h} [bought a ticket|took a bus|took a boat|took the plane] to {city}[| and was glad| and slept on the way].",
        f"the journey brought {h} to {city}.",
        f"{h} went to {city}, and {f} stayed at home.",
    )
    s.say(f"[{s.time()}, |]{s.pick(to)}", (f"Where did {h} go?", f"to {city}"))
    met = (
        f"at the station {h} [met|saw|found] {e}[|, an old friend|, a cousin].",
        f"{e} was the first child whom {h} met in {city}.",
        f"[soon|there|at noon] {h} met {e}, who [lived|had a room] near the {s.fresh(words.PLACES)}.",
    )
    s.say(s.pick(met), (f"Who did {h} meet in {city}?", e))
    works = (
        f"{e} [worked|sometimes helped|had a job|was a cook] at the {company}.",
        f"every day {e} was busy at the {company}.",
    )
    s.say(s.pick(works), (f"Where did {e} work?", f"at the {company}"))
    wrote = (
        f"[in the evening|later|from there] {h} wrote [a letter|a card|two pages] to {f}.",
        f"{f} got a letter that {h} wrote there.",
        f"{h} had time and wrote to {f}, who [was glad|was at school|read it twice].",
        f"before {h} slept, {h.he} wrote to {f} about the [city|people|weather].",
    )
    s.say(s.pick(wrote), (f"Who wrote to {f}?", h))


def ate_outside(s: Story) -> None:
    h, f = s.chance.sample((s.hero, s.friend), 2)
    mine, yours = s.fresh(words.FOODS), s.fresh(words.FOODS)
    place, x, need = s.there(s.fresh(words.PLACES)), s.fresh(words.SMALL_ANIMALS), s.pick(words.ANIMAL_NEEDS)
    s.say(
        f"[{h} and {f}|the children|they both] [ate|sat down|rested|had dinner|played|had a party] {place}"
        "[| at noon| together].",
        ("Where did they have lunch?", place),
        ("Where did they sit?", place),
    )
    brought = (
        f"{h}{aside(s)}brought {article(mine)}, [and|while] {f}{aside(s)}brought {article(yours)}.",
        f"first {h} brought {article(mine)}, then {f} brought {article(yours)}.",
        f"{h}{aside(s)}brought {article(mine)}, but {f} [also|even|then] brought {article(yours)}.",
        f"{h} came with {article(mine)}, but {f} brought {article(yours)}[| too| from the garden].",
        f"{article(mine)} was brought by {h}, and {article(yours)} by {f}.",
        f"{h} had [only |]{article(mine)} to eat, but {f} had brought {article(yours)}.",
        f"{h} brought {article(mine)}. {f} brought [nothing but |]{article(yours)}.",
        f"{article(mine)} was all that {h} brought, and {f} [only |]brought {article(yours)}.",
        f"{h} had brought {article(mine)} and {f} {article(yours)}.",
        f"{h} brought [only |]{article(mine)}, while {f} brought [a plate with |]{article(yours)}.",
        f"{h} brought {article(mine)}[| from home| for both], and {f} came with {article(yours)}.",
        f"there was {article(mine)} that {h} brought, and {f} had {article(yours)}.",
    )
    s.say(
        s.pick(brought),
        (f"What did {h} bring?", article(mine)),
        (f"Who brought {article(mine)}?", h),
        (f"What did {f} bring?", article(yours)),
        (f"Who brought {article(yours)}?", f),
    )
    ate = (
        f"{article(need)} {x} [took|stole|ate|wanted] the {mine}.",
        f"[suddenly |soon |]the {mine} was gone, because {article(need)} {x} ate it.",
        f"there was {article(need)} {x}, and it ate the {mine}[| at once].",
        f"a {x} that was {need} ate the {mine}.",
    )
    s.say(s.pick(ate), (f"What did the {x} eat?", f"the {mine}"), (f"How was the {x}?", need))
    shared = (
        f"so {f} shared the {yours} with {h}.",
        f"{f} [did not mind and|said nothing and|was kind and] shared the {yours}.",
        f"the {yours} was big, and {f} shared it.",
    )
    s.say(s.pick(shared), (f"What did {f} share?", f"the {yours}"))


def ran(s: Story) -> None:
    h, f = s.chance.sample((s.hero, s.friend), 2)
    place = s.fresh(words.PLACES)
    t, adj = s.thing()
    a_prize = f"{article(adj)} {t}"
    went = (
        f"{h} [hurried|walked|raced] to the {place}, and {f} [followed|went too|came along].",
        f"{h} went to the {place} [with|before|after] {f}.",
        f"[quickly |]{h} ran to the {place}[| because it was late|, where {f} waited].",
    )
    s.say(f"[{s.time()}, |]{s.pick(went)}", (f"Where did {h} go?", f"to the {place}"))
    faster = (
        f"{f} was [much |a little |]faster[ than {h}| that day| and laughed|].",
        f"of the two, {f} was faster.",
        f"{h} was slow, and {f} was faster and got {a_prize}.",
        f"{f} was faster, so {f.he} [got|took|had] {a_prize}.",
    )
    s.say(s.pick(faster), ("Who was faster?", f), (f"What did {f} have?", a_prize))
    second = (
        f"{h} came second[| and clapped| but was glad| and went home].",
        f"[so |]{f} came first and {h} came second.",
        f"the one who came second was {h}.",
    )
    s.say(s.pick(second), ("Who came second?", h))
    carrier, where = s.pick((h.reference, f.reference)), s.fresh(words.PLACES)
    s.say(
        f"{carrier} [took|carried|brought] the {adj} {t} [home|to school|to the {where}|into the house].",
        (f"What did {carrier} carry home?", f"the {adj} {t}"),
    )


QUESTION_EPISODES = (passed_on, laid_down, went_away, ate_outside, ran)
