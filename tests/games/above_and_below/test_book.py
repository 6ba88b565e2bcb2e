"""The encounter book is complete, fits its figures and is set in the manner of each language.

One file: `-k "fr and 001-054"`. The checks that cross files: `-k whole`. Test names hold none of
the language codes, so that such a selection means the language alone.
"""

from __future__ import annotations

import json
import re
import tomllib
import unicodedata
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "src/ludotheque/games/above_and_below/box/data"
LANGUAGES = ("en", "fr", "de")
RANGES = {
    "001-054": range(1, 55),
    "055-108": range(55, 109),
    "109-162": range(109, 163),
    "163-215": range(163, 216),
}
WHOLE = range(1, 216)

GOODS_SUPPLY = {
    "mushroom": 12, "fish": 12, "fruit": 12, "rope": 10, "pot": 10, "paper": 10,
    "ore": 8, "amethyst": 7, "potion": 20, "cider": 10,
}  # fmt: skip
COUNTED_REWARDS = {"coin", "reputation", "extra_cave_card", "injure_villager",
                   "free_building_max_cost", "duplicate_staked_item"}  # fmt: skip
SPECIAL_VILLAGERS = {"cave_cat", "metal_man", "liquid_woman", "glogo"}
PENALTIES = {"reputation", "injure_villager", "lose_staked_item", "injure_staked_villager"}

NUMBERS = {
    "en": {1: "a|one", 2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven",
           8: "eight"},
    "fr": {1: "une", 2: "deux", 3: "trois", 4: "quatre", 5: "cinq", 6: "six", 7: "sept",
           8: "huit"},
    "de": {1: "eine|einer", 2: "zwei", 3: "drei", 4: "vier", 5: "fünf", 6: "sechs", 7: "sieben",
           8: "acht"},
}  # fmt: skip
COIN = {"en": "coins?", "fr": "pièces?", "de": "münzen?"}
LANTERN = {"en": "lanterns?", "fr": "lanternes?", "de": "laternen?"}
STAKE = {"en": "stake", "fr": "mise[rz]?|misez", "de": "setzt|einsatz"}
HELPERS = {
    "hammer": {"en": "hammers?", "fr": "marteaux?", "de": "h[aä]mmern?|hammer"},
    "quill": {"en": "quills?", "fr": "plumes?", "de": "federn?|feder"},
    "rope": {"en": "ropes?", "fr": "cordes?", "de": "seile?n?"},
    "rope_owned": {"en": "ropes?", "fr": "cordes?", "de": "seile?n?"},
    "paper": {"en": "papers?", "fr": "papiers?", "de": "papiere?"},
    "potion": {"en": "potions?", "fr": "potions?", "de": "tränken?|tranks?|heiltrank"},
    "fish": {"en": "fish", "fr": "poissons?", "de": "fische?n?"},
    "mushroom": {"en": "mushrooms?", "fr": "champignons?", "de": "pilze?n?"},
    "fruit": {"en": "fruits?", "fr": "fruits?", "de": "frucht|früchten?"},
    "cider": {"en": "cider", "fr": "cidre", "de": "apfelwein"},
    "fishfolk": {"en": "fishfolk", "fr": "peuple-poisson", "de": "fischleuten?"},
}

Paragraph = dict[str, Any]
Complaints = list[str]

FIGURES: dict[int, Paragraph] = {
    paragraph["paragraph"]: paragraph
    for paragraph in json.loads((DATA / "encounters.json").read_text("utf-8"))["paragraphs"]
}


def load(language: str, name: str) -> dict[int, Paragraph]:
    """Read one file of the book, keyed by paragraph number."""
    path = DATA / "book" / language / f"{name}.toml"
    assert path.exists(), f"{language}/{name}.toml is missing"
    return {int(number): entry for number, entry in tomllib.loads(path.read_text("utf-8")).items()}


def load_whole(language: str) -> dict[int, Paragraph]:
    """Read the book of one language."""
    return {number: entry for name in RANGES for number, entry in load(language, name).items()}


def is_pure_outcome(number: int) -> bool:
    """Tell whether nothing is chosen or rolled in a paragraph."""
    choices = FIGURES[number]["choices"]
    return len(choices) == 1 and "levels" not in choices[0]


def labelled_choices(number: int) -> list[Paragraph]:
    """Return the choices of the figures that need a label."""
    return [] if is_pure_outcome(number) else FIGURES[number]["choices"]


def can_fail(choice: Paragraph) -> bool:
    """Tell whether a roll can miss, two villagers always showing two lanterns."""
    return min((level["lanterns"] for level in choice.get("levels", [])), default=0) > 2


def words(text: str) -> list[str]:
    """Split a text into words, elided articles kept with their noun."""
    return re.findall(r"[^\W\d_]+(?:[\u2019-][^\W\d_]+)*\u2019?", text)


def sentences(text: str) -> list[tuple[str, ...]]:
    """Split a text into sentences of lower-case words."""
    pieces = re.split(r"[.!?…]+[\s“”„«»\u2019)\u00a0\u202f]*(?:\s|$)|\n", text)
    return [tuple(word.lower() for word in words(piece)) for piece in pieces]


def strings(entry: Paragraph) -> Iterator[tuple[str, str]]:
    """Yield each string of a paragraph with the name of its place."""
    yield "text", entry["text"].strip()
    for part in ("choices", "failures"):
        for index, string in enumerate(entry[part], 1):
            yield f"{part} {index}", string


def contains(pattern: str, text: str) -> bool:
    """Tell whether one of the alternatives stands in a text as a whole word."""
    return re.search(rf"(?<!\w)(?:{pattern})(?!\w)", text, re.IGNORECASE) is not None


def report(complaints: Complaints) -> None:
    """Fail with every complaint, a line each."""
    assert not complaints, "\n" + "\n".join(complaints)


per_file = pytest.mark.parametrize(
    ("language", "name"),
    [pytest.param(code, name, id=f"{code}-{name}") for code in LANGUAGES for name in RANGES],
)
per_book = pytest.mark.parametrize(
    "language", [pytest.param(code, id=f"{code}-whole") for code in LANGUAGES]
)


# The figures


def links(choice: Paragraph) -> list[int]:
    """Return the paragraphs that a choice may lead to."""
    found = [level.get("goto") for level in choice.get("levels", [])] + [choice.get("auto_goto")]
    return [target for target in found if target is not None]


def rewards(choice: Paragraph) -> Iterator[Paragraph]:
    """Yield every reward of a choice, options included."""
    for holder in choice.get("levels", []):
        yield from [holder["reward"]] if "reward" in holder else []
    if "auto_reward" in choice:
        yield from choice["auto_reward"].get("choose_one", [])
        yield {key: n for key, n in choice["auto_reward"].items() if key != "choose_one"}


def unpayable(reward: Paragraph) -> list[str]:
    """Name the parts of a reward that the game has no means to pay."""
    return [key for key, amount in reward.items() if not payable(key, amount)]


def payable(key: str, amount: Any) -> bool:
    """Tell whether the game can pay one part of a reward."""
    if key == "special_villager":
        return amount in SPECIAL_VILLAGERS
    if key == "villager":
        return bool(amount == "cheapest_available")
    return key in COUNTED_REWARDS or 0 < amount <= GOODS_SUPPLY.get(key, 0)


def test_figures_number_the_book() -> None:
    kinds = [paragraph["kind"] for paragraph in FIGURES.values()]
    assert sorted(FIGURES) == list(WHOLE)
    assert (kinds.count("root"), kinds.count("follow_up")) == (148, 67)
    assert sum(map(is_pure_outcome, FIGURES)) == 44


def test_links_resolve() -> None:
    sources = defaultdict(set)
    for number, paragraph in FIGURES.items():
        for choice in paragraph["choices"]:
            for target in links(choice):
                sources[target].add(number)
    report([
        f"{number}: {paragraph['kind']} reached from {sorted(sources[number])}"
        for number, paragraph in FIGURES.items()
        if (paragraph["kind"] == "root") == bool(sources[number])
    ] + [f"{target}: no such paragraph" for target in sources.keys() - FIGURES.keys()])  # fmt: skip


def test_rewards_payable() -> None:
    report([
        f"{number}: cannot pay {unpayable(reward)}"
        for number, paragraph in FIGURES.items()
        for choice in paragraph["choices"]
        for reward in rewards(choice)
        if unpayable(reward)
    ])  # fmt: skip


def test_losses_known() -> None:
    report([
        f"{number}: unknown penalty {sorted(choice['on_failure'])}"
        for number, paragraph in FIGURES.items()
        for choice in paragraph["choices"]
        if not PENALTIES.issuperset(choice.get("on_failure", {}))
    ])  # fmt: skip


# One file of one language


@per_file
def test_paragraphs_all_told(language: str, name: str) -> None:
    entries = load(language, name)
    assert list(entries) == list(RANGES[name]), (
        f"missing {sorted(set(RANGES[name]) - set(entries))}, "
        f"foreign {sorted(set(entries) - set(RANGES[name]))}, or out of order"
    )
    report([
        f"{number}: keys are {sorted(entry)}, wanted text, choices, failures"
        for number, entry in entries.items()
        if set(entry) != {"text", "choices", "failures"}
    ])  # fmt: skip


@per_file
def test_choices_fit_figures(language: str, name: str) -> None:
    report([
        f"{number}: {len(entry[part])} {part} for {len(labelled_choices(number))} in the figures"
        for number, entry in load(language, name).items()
        for part in ("choices", "failures")
        if len(entry[part]) != len(labelled_choices(number))
    ])  # fmt: skip


@per_file
def test_failures_told_for_misses_only(language: str, name: str) -> None:
    complaints = []
    for number, entry in load(language, name).items():
        for index, (choice, line) in enumerate(
            zip(labelled_choices(number), entry["failures"], strict=False), 1
        ):
            if "on_failure" in choice and not line.strip():
                complaints.append(f"{number}, failure {index}: the table has a penalty, say why")
            if line and not can_fail(choice) and "on_failure" not in choice:
                complaints.append(f"{number}, failure {index}: this choice cannot fail, leave it")
    report(complaints)


def length_bounds(number: int) -> tuple[int, int]:
    """Return the least and most words of a paragraph's story."""
    return (50, 100) if FIGURES[number]["kind"] == "root" else (20, 60)


@per_file
def test_story_as_long_as_wanted(language: str, name: str) -> None:
    complaints = []
    for number, entry in load(language, name).items():
        least, most = length_bounds(number)
        count = len(words(entry["text"]))
        if not least <= count <= most:
            complaints.append(f"{number}: {count} words, wanted {least} to {most}")
    report(complaints)


@per_file
def test_choices_and_failures_short(language: str, name: str) -> None:
    report([
        f"{number}, {place}: {len(words(string))} words, wanted 40 at most"
        for number, entry in load(language, name).items()
        for place, string in strings(entry)
        if place != "text" and len(words(string)) > 40
    ])  # fmt: skip


def is_capital(word: str) -> bool:
    """Tell whether two letters or more are all upper case."""
    return len(re.findall(r"[^\W\d_]", word)) > 1 and word == word.upper()


@per_file
def test_capitals_in_choices_only(language: str, name: str) -> None:
    report([
        f"{number}, {place}: “{word}” is in capitals"
        for number, entry in load(language, name).items()
        for place, string in strings(entry)
        if not place.startswith("choices")
        for word in words(string)
        if is_capital(word)
    ])  # fmt: skip


def opens_in_capitals(label: str) -> bool:
    """Tell whether a label begins with a phrase in capitals."""
    first, *rest = words(label) or [""]
    return is_capital(first) or (first == first.upper() and any(map(is_capital, rest[:1])))


@per_file
def test_choices_start_in_capitals(language: str, name: str) -> None:
    report([
        f"{number}, choice {index}: does not open with a phrase in capitals"
        for number, entry in load(language, name).items()
        for index, label in enumerate(entry["choices"], 1)
        if not opens_in_capitals(label)
    ])  # fmt: skip


def fees(choice: Paragraph) -> set[int]:
    """Return the coins that a choice may ask for, the optional bribe included."""
    asked = {level.get("pay_coins") for level in choice.get("levels", [])}
    return {n for n in asked | {choice.get("fee"), bonus(choice).get("if_pay_coins")} if n}


def bonus(choice: Paragraph) -> Paragraph:
    """Return the lantern bonus of a choice, empty if it has none."""
    found: Paragraph = choice.get("bonus", {})
    return found


def helpers(choice: Paragraph) -> list[str]:
    """Name what gives the lantern bonus of a choice."""
    found = bonus(choice)
    single = [found[key] for key in ("per", "if_has_villager") if key in found]
    return [*single, *found.get("if_has_any", [])]


def unstated(choice: Paragraph, label: str, language: str) -> Complaints:
    """List the fees, stakes and bonuses that a label keeps to itself."""
    number = NUMBERS[language]
    wanted = [(f"fee of {n}", rf"(?:{number[n]})\W+(?:\w+\W+)?(?:{COIN[language]})")
              for n in fees(choice)]  # fmt: skip
    wanted += [(f"help of {thing}", HELPERS[thing][language]) for thing in helpers(choice)]
    if bonus(choice):
        lanterns = rf"(?:{number[bonus(choice)['lanterns']]})\W+(?:\w+\W+)?(?:{LANTERN[language]})"
        wanted.append((f"{bonus(choice)['lanterns']} more lantern(s)", lanterns))
    if "stake" in choice:
        wanted.append(("stake", STAKE[language]))
    return [f"{what} is not stated" for what, pattern in wanted if not contains(pattern, label)]


@per_file
def test_costs_and_helps_stated(language: str, name: str) -> None:
    report([
        f"{number}, choice {index}: {complaint}"
        for number, entry in load(language, name).items()
        for index, (choice, label) in enumerate(
            zip(labelled_choices(number), entry["choices"], strict=False), 1
        )
        for complaint in unstated(choice, label, language)
    ])  # fmt: skip


def tells_threshold(choice: Paragraph, label: str, language: str) -> bool:
    """Tell whether a label counts lanterns that are not its bonus."""
    counts = {n for n, word in NUMBERS[language].items() if n > 1 or bonus(choice)
              if contains(rf"(?:{word})\W+(?:\w+\W+)?(?:{LANTERN[language]})", label)}  # fmt: skip
    return bool(counts - {bonus(choice).get("lanterns")})


@per_file
def test_results_stay_unsaid(language: str, name: str) -> None:
    complaints = []
    for number, entry in load(language, name).items():
        for choice, label in zip(labelled_choices(number), entry["choices"], strict=False):
            if tells_threshold(choice, label, language):
                complaints.append(f"{number}: a choice counts lanterns beyond its bonus")
        for place, string in strings(entry):
            if contains("r[eé]putation", string):
                complaints.append(f"{number}, {place}: speaks of reputation")
            if re.search(r"\d", string):
                complaints.append(f"{number}, {place}: write numbers in words")
    report(complaints)


# Typography


EVERYWHERE = [
    (r"[\"'`\u00b4]", "straight quotation mark or apostrophe"),
    (r" {2,}|\t", "double space or tab"),
    (r"\.\.\.", "three full stops for …"),
    (r"[ \u00a0\u202f](?:\n|$)", "space at the end of a line"),
    (r"(?:^|\n)[ \u00a0\u202f]", "space at the start of a line"),
    (r"[^\n]\n[^\n]", "hard wrap inside a story paragraph"),
    (r" [,.)]", "space before , . or )"),
    (r",(?=[^\W\d_])", "no space after a comma"),
]
BY_LANGUAGE = {
    "en": [
        (r"[«»„\u201a\u00a0\u202f]", "quotation mark or space of another language"),
        (r"\s[;:!?]", "space before ; : ! or ?"),
        (r"\s[—\u2013]|[—\u2013]\s|\u2013", "dash other than — without spaces"),
        (r"“(?=\s)|(?<=\s)”", "space inside quotation marks"),
        (r"(?<=\w)“|”(?=\w)", "quotation mark turned the wrong way"),
    ],
    "fr": [
        (r"[“”„\u201a]", "quotation mark of another language"),
        (r"(?<![\u202f!?…])[;!?]", "no U+202F before ; ! or ?"),
        (r"\u202f(?![;!?])", "U+202F elsewhere than before ; ! ?"),
        (r"(?<!\u00a0):", "no U+00A0 before :"),
        (r"«(?!\u00a0)|(?<!\u00a0)»", "no U+00A0 inside « »"),
        (r"\u00a0(?!:|»)(?<!«\u00a0)", "U+00A0 elsewhere than before : and inside « »"),
        (r"(?:^|[.!?…] |\n)A (?=\w)", "À without its accent"),
        (r"\bE(?=(?i:COUT|CRI|CHANG|TEIN|LOIGN|VIT|GAR|CLAIR|PARGN|PEL|QUIP|TAY))",
         "É without its accent"),
        (r"\b(?:CA|Ca)\b(?!-)", "Ç without its cedilla"),
    ],
    "de": [
        (r"[«»”]", "quotation mark of another language"),
        (r"[\u00a0\u202f]", "no-break space"),
        (r"\s[;:!?]", "space before ; : ! or ?"),
        (r"—", "long dash for the short one"),
        (r"(?<![\s])\u2013|\u2013(?![\s,;:.!?])", "dash without its spaces"),
        (r"„(?=\s)|\s“", "space inside quotation marks"),
    ],
}  # fmt: skip
PAIRS = {"en": ("“", "”"), "fr": ("«", "»"), "de": ("„", "“")}


def misprints(language: str, string: str) -> Complaints:
    """List what a typesetter of the language would mend in one string."""
    found = []
    for pattern, fault in EVERYWHERE + BY_LANGUAGE[language]:
        if match := re.search(pattern, string):
            near = string[max(0, match.start() - 12) : match.end() + 12]
            found.append(f"{fault}, near {near!r}")
    opening, closing = PAIRS[language]
    if string.count(opening) != string.count(closing):
        found.append(f"{opening} and {closing} do not pair")
    if string != unicodedata.normalize("NFC", string):
        found.append("letters with loose accents (not NFC)")
    return found


@per_file
def test_typography(language: str, name: str) -> None:
    report([
        f"{number}, {place}: {fault}"
        for number, entry in load(language, name).items()
        for place, string in strings(entry)
        for fault in misprints(language, string)
    ])  # fmt: skip


# Repetition, within one file and across the whole book


def shared_sentences(entries: dict[int, Paragraph]) -> Complaints:
    """List the sentences of eight words or more that stand in two paragraphs."""
    homes = defaultdict(set)
    for number, entry in entries.items():
        for _, string in strings(entry):
            for sentence in sentences(string):
                if len(sentence) >= 8:
                    homes[sentence].add(number)
    return [f"{sorted(numbers)} share “{' '.join(sentence)}”"
            for sentence, numbers in homes.items() if len(numbers) > 1]  # fmt: skip


def shared_first_words(entries: dict[int, Paragraph]) -> Complaints:
    """List the paragraphs that begin with the same four words."""
    homes = defaultdict(list)
    for number, entry in entries.items():
        homes[tuple(word.lower() for word in words(entry["text"])[:4])].append(number)
    return [f"{numbers} all open with “{' '.join(start)}”"
            for start, numbers in homes.items() if len(numbers) > 1]  # fmt: skip


@per_file
def test_nothing_said_twice(language: str, name: str) -> None:
    entries = load(language, name)
    report(shared_sentences(entries) + shared_first_words(entries))


@per_book
def test_book_says_nothing_twice(language: str) -> None:
    entries = load_whole(language)
    report(shared_sentences(entries) + shared_first_words(entries))


@per_book
def test_book_is_full(language: str) -> None:
    assert sorted(load_whole(language)) == list(WHOLE)


@per_book
def test_failures_told_alike(language: str) -> None:
    """A failure told in English is told in every tongue."""
    original, book = load_whole("en"), load_whole(language)
    report([
        f"{number}: failure lines {[bool(line) for line in book[number]['failures']]}, "
        f"English has {[bool(line) for line in original[number]['failures']]}"
        for number in WHOLE
        if [bool(line) for line in book[number]["failures"]]
        != [bool(line) for line in original[number]["failures"]]
    ])  # fmt: skip
