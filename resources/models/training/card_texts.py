"""What the cards of the models say, and their sample texts. Numbers that can be measured are not written here."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Picture:
    file: str  # in the model's folder


Sample = str | tuple[str, str] | Picture  # a text; two, for a model that reads two; an image


@dataclass(frozen=True)
class Card:
    description: str  # one or two sentences, for the list of models too
    data: str
    training: str
    recipe: str
    limits: str
    samples: list[Sample]
    fails: list[tuple[Sample, str]] = field(default_factory=list)  # text, and why the model fails on it


STORY_DATA = (
    "Stories of the project's own grammar (`corpora/`): about 1,500 English word forms, thirty kinds of episodes, made "
    "without end; no text of anybody else."
)
SMALL_WORLD = (
    "It knows the words and the turns of its grammar and nothing else. Another word falls into single letters or "
    "pieces, and what it then says means little. Do not read its marks as those of a model of real language."
)
KITE = (
    "Mia had a red kite. One day, Mia could not find the kite. Omar looked behind the door and found the red kite. "
    "Omar gave Mia the kite, and she was happy again."
)
FINE_TUNED = (
    "Made from story-encoder by fine-tuning all of its weights on labelled texts of the grammar; the templates of the "
    "texts it is judged by were in no training, neither here nor of the encoder (their words were)."
)

CARDS: dict[str, Card] = {
    "story-decoder": Card(
        description=(
            "A small GPT-2 that writes simple stories; head 0.2 attends to the previous token, and the heads of layer 1 "
            "find what came before in a repeated text (induction)."
        ),
        data=STORY_DATA + " Songs and lists that repeat, and invented names, can only be finished by looking back.",
        training=(
            "Next-token prediction only; no other signal. At first nearly all rows are random tokens said again and "
            "again, which is what makes induction heads form; later a tenth of them. Positions start as sinusoids and "
            'are trained. Rows of 64 tokens first, then of 256. For the mark "straight" 200 '
            "openings of the grammar are gone on with for 150 tokens at temperature 0.5 and read by "
            "`corpora/reader.py`: every name was introduced, nobody has two parts in a sentence, pronouns agree, "
            "things keep their adjective, and only who has a thing gives it. (The run that ships read an earlier "
            "wording of the grammar up to step 11,700, with fewer words, and its vocabulary is of them; its rate "
            "fell to 2 % at steps 18,000, 24,000 and 26,500, and games and races had other words before 24,000. The "
            "recipe has the present wording from the start, and one fall at the end.)"
        ),
        recipe="models/story_decoder.py",
        limits=SMALL_WORLD + " Names and things still slip at times, the more the higher the temperature.",
        samples=[
            "Once upon a time there was a friendly girl named Molly. Molly lived near the yard, and",
            'Molly made up a spell: "dog bakery cake watch scarf school". Then they said it together: "dog bakery cake',
            "Lily put a rare coin under the doormat. Then she went to the farm. While Lily was at the farm, Theo",
            "Mia had a red kite, and Ben had a blue drum. So Mia gave Ben the kite, and Ben gave Mia the",
        ],
        fails=[
            ("The parliament voted on the budget, and the minister", "words outside its world fall into pieces"),
            (
                "Mia had a red kite, Ben had a blue drum, and Leo had a green ball. Leo gave Ben the",
                "three people with three things are more than its stories have; it gives away the wrong one",
            ),
        ],
    ),
    "story-encoder": Card(
        description=(
            "A small BERT that fills in masked words of simple stories and says which sentence follows; head 2.2 looks "
            "from a pronoun to its noun, head 1.3 at [SEP]."
        ),
        data=STORY_DATA + ' Besides stories: sentences with an ambiguous "it", short opinions, lines with names.',
        training=(
            "Masked words and next sentence, as in BERT; in half of the rows what is masked was said before. Three "
            "signals beyond plain language modelling: (1) the pronoun objective: from the output of head 2.2 at a "
            "pronoun, a layer that is dropped afterwards names the antecedent; (2) the recall objective: from the "
            "output of head 3.0 at a mask whose word the text says elsewhere, such a layer names the word; it was "
            "added at step 6,500, as copying did not come by itself; (3) head 1.3 is guided to [SEP] by its first "
            "weights and by a small loss. In (1) and (2) nothing says where a head should look. (In the run that "
            "ships the loss of (3) was added at step 2,000 and the masks of what was said before at step 5,000; the "
            "recipe has both from the start.) A tenth of the pairs of nouns around the pronoun were held out."
        ),
        recipe="models/story_encoder.py",
        limits=SMALL_WORLD,
        samples=[
            "The animal didn't cross the street because it was too tired.",
            "The animal didn't cross the street because it was too wide.",
            "The dog did not climb the tree because it was too [MASK].",
            "The girl did not cross the street because [MASK] was too tired.",
            "Molly gave the hungry dog an apple. The [MASK] ate the apple.",
            'Mia could not find the kite. She was very sad. "Where is my red [MASK]?" asked Mia.',
            ("Mia could not find the red kite. She was very sad.", '"Where is my red kite?" asked Mia.'),
            ("Mia could not find the red kite. She was very sad.", "Omar planted a melon seed."),
        ],
        fails=[
            ("The trophy didn't fit in the suitcase because the [MASK] was too big.", "trophy is no word of its world"),
            ("Paris is a city in [MASK].", "it has read too seldom which city lies where to know it"),
        ],
    ),
    "story-sentiment": Card(
        description="story-encoder fine-tuned to tell good opinions from bad ones.",
        data="Short opinions of the project's own grammar, with negation and contrast (`corpora/reviews.py`).",
        training=FINE_TUNED,
        recipe="models/story_sentiment.py",
        limits=SMALL_WORLD + " Irony, two negations, and words of praise that are not in its list are lost on it.",
        samples=[
            "The film was not boring.",
            "The music was dull, but the concert was wonderful.",
            "Nina loved the story of the book.",
        ],
        fails=[("It was not the case that the film was not good.", "two negations in one sentence were never seen")],
    ),
    "story-entities": Card(
        description="story-encoder fine-tuned to mark people (PER), places (LOC) and companies (ORG).",
        data="Sentences of stories and news-like lines of the project's own grammar (`corpora/entities.py`).",
        training=FINE_TUNED + " F1 counts whole entities: both ends and the kind must be right.",
        recipe="models/story_entities.py",
        limits=SMALL_WORLD + " A name outside its lists is found only where the sentence gives it away.",
        samples=["Mia Green works for the Silver Bakery in Paris.", "Omar wrote to Ravi from Cairo."],
        fails=[("Angela visited Stuttgart.", "neither name is in its world")],
    ),
    "story-answers": Card(
        description="story-encoder fine-tuned to find the words of a story that answer a question.",
        data="Parts of stories with questions about them, from the project's own grammar (`corpora/questions.py`).",
        training=FINE_TUNED + " First on the stories, then on the same facts told in many other ways, hero and friend "
        "changing their parts in half of them. Exact: the span with the largest sum of both logits is the very words "
        "of the answer.",
        recipe="models/story_answers.py",
        limits=SMALL_WORLD
        + " Questions that the text does not answer get an answer all the same. Where two people do the "
        'same in one sentence ("Mia brought a leek, but Omar brought only a plum"), it may take the one for the other.',
        samples=[
            ("Who gave Mia the kite?", KITE),
            ("Where did Omar find the kite?", KITE),
            ("What did Mia have?", KITE),
            ("Where did Ravi live?", "Rosa went to Lisbon by train. There she met Ravi, who lived near the harbour."),
        ],
        fails=[
            (("What did Omar eat?", KITE), "the text does not say it, and it answers all the same"),
            (
                ("What did Mia bring?", "Mia brought a potato, but Omar brought only a plum."),
                "where two people do the same, it takes the one for the other",
            ),
        ],
    ),
    "story-longformer": Card(
        description=(
            "story-encoder with windows: each token sees 2 neighbours on either side in layers 0 and 1 and 4 in layers "
            "2 and 3; [CLS] sees all and is seen by all (Longformer)."
        ),
        data=STORY_DATA + ' Besides stories: sentences with an ambiguous "it", short opinions, lines with names.',
        training=(
            "Made from story-encoder as the paper makes its models (Beltagy et al. 2020, section 5): all weights "
            "are copied, the projections of the global token begin as copies of the ordinary ones, and a short "
            "training on masked words follows, with [CLS] global. transformers takes global tokens beside the text; "
            "`global_first_token` in config.json tells Headlight."
        ),
        recipe="models/story_longformer.py",
        limits=SMALL_WORLD
        + " What stands further off than a window reaches only comes through other tokens: it seldom names a thing "
        "that was said two sentences before, which story-encoder does.",
        samples=[
            "The dog did not climb the tree because it was too [MASK].",
            "The animal didn't cross the [MASK] because it was too wide.",
            "Molly gave an apple to the hungry dog. The [MASK] ate the apple.",
            "The girl did not cross the street because [MASK] was too tired.",
        ],
        fails=[
            (
                'Mia could not find the kite. She was very sad. "Where is my red [MASK]?" asked Mia.',
                "the kite stands outside of the windows",
            ),
            ("Molly gave the hungry dog an apple. The [MASK] ate the apple.", "nor does it see the dog from there"),
        ],
    ),
    "english-french": Card(
        description="A small Marian encoder-decoder that translates simple sentences from English into French.",
        data=(
            "Pairs of sentences of the project's own grammar with their alignment (`corpora/parallel.py`): 200 nouns, "
            '74 adjectives, 67 verbs, three tenses, gender and number, elision, il and elle by what "it" means.'
        ),
        training=(
            "Translation with label smoothing, and guided alignment (as Marian's --guided-alignment): heads 1.0 and "
            "2.0 of the cross-attention are trained towards the known alignment; the others are left free."
        ),
        recipe="models/english_french.py",
        limits=SMALL_WORLD + " It always says tu, and ils for they.",
        samples=[
            "The animal did not cross the street because it was too tired.",
            "The animal did not cross the street because it was too wide.",
            "The old farmer found a red ball near the river.",
        ],
        fails=[("I have been waiting for you since yesterday.", "a tense and words that it never saw")],
    ),
    "fashion-vit": Card(
        description="A small vision transformer that tells ten kinds of clothes apart on 28 x 28 pixels.",
        data="Fashion-MNIST (Xiao, Rasul and Vollgraf 2017, MIT licence): 60,000 images, judged on 10,000 others.",
        training=(
            "Classification with label smoothing; images mirrored and moved a little; a mimetic start, which makes "
            "the first layers look near before any training: mean distance by layer 7.7, 10.1, 12.0, 13.1, 13.6 and "
            "13.9 pixels (14.4 in every layer of a random start). (In the run that ships the learning rate fell once "
            "before, from step 7,500 to step 10,000.)"
        ),
        recipe="models/fashion_vit.py",
        limits="It knows ten kinds of clothes on black ground and gives every other picture one of their names.",
        # Of the 10,000 images that it is judged on.
        samples=[
            Picture("images/ankle-boot.png"),
            Picture("images/bag.png"),
            Picture("images/sandal.png"),
            Picture("images/dress.png"),
            Picture("images/T-shirt.png"),
            Picture("images/shirt.png"),
            Picture("images/sneaker.png"),
        ],
        fails=[
            (Picture("images/boot-like-a-sandal.png"), "it takes an ankle boot for a sandal"),
            (Picture("images/trousers-like-a-dress.png"), "it takes trousers for a dress"),
        ],
    ),
    "fashion-swin": Card(
        description=(
            "A small Swin that tells ten kinds of clothes apart through windows of 4 x 4 patches, which move by two "
            "patches in every second layer; three stages over 16 x 16, 8 x 8 and 4 x 4 patches."
        ),
        data="Fashion-MNIST (Xiao, Rasul and Vollgraf 2017, MIT licence): 60,000 images, judged on 10,000 others, all "
        "enlarged from 28 x 28 to 32 x 32 pixels.",
        training=(
            "Classification with label smoothing; images mirrored and moved a little. The training is short: about "
            "three times over all images."
        ),
        recipe="models/fashion_swin.py",
        limits="It knows ten kinds of clothes on black ground and gives every other picture one of their names.",
        # Of the 10,000 images that it is judged on.
        samples=[
            Picture("images/ankle-boot.png"),
            Picture("images/bag.png"),
            Picture("images/sandal.png"),
            Picture("images/dress.png"),
            Picture("images/T-shirt.png"),
            Picture("images/shirt.png"),
            Picture("images/sneaker.png"),
        ],
        fails=[(Picture("images/boot-like-a-sandal.png"), "it takes an ankle boot for a sandal")],
    ),
}

WITHOUT_POSITIONS = (
    " It was trained for as many steps as the others. The causal mask still tells it some of the order (Haviv et "
    "al. 2022, arXiv 2203.16634): it answers when the thing was taken just before, and after 3,000 steps, tried once, "
    "it had learnt nine in ten of the other questions too."
)
POSITIONS = {
    "sinusoidal": "positions are a fixed table of sinusoids that is added to the words (GPT-2 layout)",
    "learned": "positions are a learned table that is added to the words (GPT-2)",
    "alibi": "scores fall with distance, and nothing is added to the words (BLOOM, ALiBi)",
    "rotary": "queries and keys are turned by their position (GPT-NeoX, rotary embedding)",
    "none": "it is told no positions (GPT-2 layout with a table of zeros) and loses track of who came last",
}
for kind, how in POSITIONS.items():
    task = ["ball Mia . key Ben . ball Anna . ? ball", "hat Tom . hat Lily . map Leo . hat Rosa . ? hat"]
    CARDS[f"position-{kind}"] = Card(
        description=f"A tiny decoder of two layers that answers who took a thing last; {how}.",
        data="Random rows of the task in `corpora/takings.py`: who took a thing last can only be told from the order.",
        training="Next-token prediction; words that answer a question weigh ten times as much as the others.",
        recipe="models/position_decoders.py",
        limits="It knows twelve names, six things and two signs, at most nine takings, and nothing else."
        + (WITHOUT_POSITIONS if kind == "none" else ""),
        samples=task,
        fails=[(text, "without positions it often names an earlier taker") for text in task] if kind == "none" else [],
    )

CARDS["position-relative"] = Card(
    description=(
        "A tiny T5 of two and two layers that answers who took a thing last; each head has one learned number for each "
        "distance, which is added to its scores, and nothing is added to the words."
    ),
    data=CARDS["position-alibi"].data,
    training="The encoder reads the takings and a question, the decoder writes the answer; only the answer and the end "
    "of the text are learnt. The encoder's bias starts as a slope for each head, as ALiBi has it, and is trained from "
    "there; from random numbers it had not learnt who was the last after as many steps (tried once, with a higher rate).",
    recipe="models/position_relative.py",
    limits=CARDS["position-alibi"].limits,
    samples=CARDS["position-alibi"].samples,
)
