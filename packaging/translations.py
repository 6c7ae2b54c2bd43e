#!/usr/bin/env python3
"""Keeps the translations of the window and of the lessons: resources/translations/headlight_LANGUAGE.ts.

usage: packaging/translations.py update [LANGUAGE]  finds all texts in the sources and the lessons; keeps what is translated; makes the
                                                   file of a language that has none
       packaging/translations.py check             fails for files that `update` would change, for texts that are not translated
                                                   and for translations that lost a part of their text
       packaging/translations.py export LANGUAGE FILE [--part window|lessons]
                                                   writes what is not translated as JSON, for a translator
       packaging/translations.py import LANGUAGE FILE
                                                   takes such a file back

The JSON is a list of objects. `source`, `context` and `comment` name a text, `translation` is what the translator fills in. Where
`plural` is true the text contains a number (%n), and `translation` is a list with a text for each form that the language has (in
German: for one, for several). A translation is refused, with the reason, where it lost or changed a placeholder (%1, %n, {n}), the mnemonic (&), emphasis or code, line breaks,
spaces around it, or the colon or ellipsis at its end. What is translated already is replaced by what the file says.
The texts of lessons stand in the lesson files alone; their contexts are "Lesson NAME".
"""
import argparse
import collections
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

ROOT = pathlib.Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
LESSONS = ROOT / "resources" / "lessons"
MODELS = ROOT / "resources" / "models"
SOURCES = ("ui", "app", "engine/analysis")
SENTENCES = ("engine", "ui")  # folders of the texts in Sentence("...")
FIGURES = ("ui",)  # folders of the texts in wording("...")
LESSON = "Lesson "


def tool(name):
    """Returns the path of a tool of Qt Linguist; Debian keeps them out of PATH."""
    for place in (name, f"/usr/lib/qt6/bin/{name}", f"/usr/lib/qt6/libexec/{name}"):
        if found := shutil.which(place):
            return found
    sys.exit(f"{name}: expected it in PATH or /usr/lib/qt6/bin; install qt6-l10n-tools.")


def languages():
    """Languages that have a file, by name."""
    return sorted(path.stem.removeprefix("headlight_") for path in FOLDER.glob("headlight_*.ts"))


def file_of(language):
    return FOLDER / f"headlight_{language}.ts"


# --- Texts of lessons and models -------------------------------------------------------------------------------------------------

def texts_of_step(step):
    yield step["heading"]
    yield from [step["text"]] if isinstance(step["text"], str) else step["text"]
    for trial in step.get("try", []):
        yield trial if isinstance(trial, str) else trial["text"]
    for exercise in step.get("ask", []):
        yield exercise["question"]
        yield from exercise.get("choices", [])
        if "text" in exercise["answer"]:
            yield exercise["answer"]["text"]
        if "solution" in exercise:
            yield exercise["solution"]


def lesson_texts():
    """Yields (context, text) of all texts of lessons that a person reads. Sources of papers stay as they are."""
    for path in sorted(LESSONS.glob("*.json")):
        lesson = json.loads(path.read_text(encoding="utf-8"))
        context = LESSON + re.sub(r"^[0-9]+[-_ ]*", "", path.stem)
        texts = [lesson["title"], lesson.get("summary", "")]
        for step in lesson["steps"]:
            texts += texts_of_step(step)
        for text in texts:
            if text:
                yield context, text


def model_texts():
    """Yields (context, text) of what the window says of built-in models."""
    for path in sorted(MODELS.glob("*/samples.json")):
        model = json.loads(path.read_text(encoding="utf-8"))
        texts = [model["description"], model.get("shows", "")]
        texts += [sample.get("why", "") for sample in model.get("fails", [])]
        texts += [topic["topic"] for topic in model.get("topics", [])]
        for text in texts:
            if text:
                yield "Model", text


def texts_of_calls(folders, function):
    """Yields the literal texts that a function is called with in the sources of these folders."""
    literal = r'"((?:[^"\\\n]|\\.)*)"'
    for path in sorted(path for folder in folders for path in (ROOT / folder).rglob("*") if path.suffix in (".h", ".cpp")):
        code = re.sub(r"^ *//.*", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        for call in re.finditer(rf"\b{function}\(\s*((?:{literal}\s*)+)", code):
            yield json.loads('"' + "".join(re.findall(literal, call[1])) + '"')


def sentence_texts():
    """Yields (context, text) of all sentences of the engine (engine/core/text/sentence.h)."""
    for text in texts_of_calls(SENTENCES, r"Sentence(?:Text<>)?(?: \w+)?"):
        yield "Engine", text


def figure_texts():
    """Yields (context, text) of all words that figures draw (ui/language/wording.h)."""
    for text in texts_of_calls(FIGURES, "wording"):
        yield "Figure", text


def source_of_data():
    """Returns the texts of lessons, models, the engine and figures as a source that lupdate reads."""
    quote = lambda text: json.dumps(text, ensure_ascii=False)
    macro = lambda text: "QT_TRANSLATE_N_NOOP" if "%n" in text else "QT_TRANSLATE_NOOP"
    texts = [*lesson_texts(), *model_texts(), *sentence_texts(), *figure_texts()]
    return "".join(f"{macro(text)}({quote(context)}, {quote(text)})\n" for context, text in texts)


# --- Files of Qt Linguist ---------------------------------------------------------------------------------------------

def update(files):
    with tempfile.TemporaryDirectory() as folder:
        data = pathlib.Path(folder) / "data.cpp"
        data.write_text(source_of_data(), encoding="utf-8")
        for path in files:
            target = path.stem.split("_", 1)[1]
            command = [tool("lupdate"), "-silent", "-no-obsolete", "-locations", "none", "-no-ui-lines",
                       "-disable-heuristic", "sametext", "-disable-heuristic", "similartext",
                       "-tr-function-alias", "QT_TRANSLATE_NOOP+=shown_name", "-extensions", "cpp,h", "-source-language", "en",
                       "-target-language", target, "-I", "ui", *SOURCES, str(data), "-ts", str(path)]
            done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
            complaints = [line for line in (done.stdout + done.stderr).splitlines() if "without context" in line or "Q_OBJECT" in line]
            if done.returncode != 0 or complaints:
                sys.exit("lupdate: expected that each text has a context:\n" + "\n".join(complaints or [done.stderr]))


            if target == "fr":
                path.write_text(with_french_spaces(path.read_text(encoding="utf-8")), encoding="utf-8")


def with_french_spaces(ts):
    """Returns a .ts file whose translations have no-break spaces (espaces insécables) where French has a space beside punctuation."""
    spaced = lambda match: re.sub(r"(?<=\S) (?=[:;?!»])|(?<=«) ", "&#xa0;", match[0])
    return re.sub(r"<translation.*?</translation>", spaced, ts, flags=re.DOTALL)


class Message:
    """A text of a .ts file with its translation."""

    def __init__(self, context, element):
        self.element = element
        self.context = context
        self.source = element.findtext("source") or ""
        self.comment = element.findtext("comment") or ""
        self.plural = element.get("numerus") == "yes"
        self.translation = element.find("translation")

    def key(self):
        return self.context, self.source, self.comment

    def texts(self):
        """Texts of the translation: one, or one for each form of the plural."""
        if self.plural:
            return [form.text or "" for form in self.translation.findall("numerusform")]
        return [self.translation.text or ""]

    def forms(self):
        """How many texts the language needs for it: lupdate makes a place for each."""
        return len(self.translation.findall("numerusform")) if self.plural else 1

    def is_translated(self):
        return self.translation.get("type") != "unfinished" and all(self.texts())

    def take(self, texts):
        if self.plural:
            for form in self.translation.findall("numerusform"):
                self.translation.remove(form)
            for text in texts:
                xml.etree.ElementTree.SubElement(self.translation, "numerusform").text = text
        else:
            self.translation.text = texts[0]
        self.translation.attrib.pop("type", None)


def messages_of(root):
    return [Message(context.findtext("name"), element) for context in root.findall("context") for element in context.findall("message")]


def read(language):
    path = file_of(language)
    if not path.exists():
        sys.exit(f"{language}: expected one of {', '.join(languages())}; {path.relative_to(ROOT)} does not exist.")
    return xml.etree.ElementTree.parse(path)


def write(tree, path):
    text = xml.etree.ElementTree.tostring(tree.getroot(), encoding="unicode")
    path.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")
    update([path])  # which writes it as Qt does


# --- What a translation must keep -------------------------------------------------------------------------------------

def emphasis(text):
    """Counts of **strong** and *weak* emphasis, outside of code."""
    plain = re.sub(r"`[^`]*`", "", text)
    strong = re.findall(r"\*\*[^*]+\*\*", plain)
    return len(strong), len(re.findall(r"\*[^*]+\*", re.sub(r"\*\*[^*]+\*\*", "", plain)))


def mnemonics(text):
    return len(re.findall(r"&(?!&)\S", text.replace("&&", "")))


def ending(text):
    """The colon or ellipsis at the end, whichever way the language writes it."""
    match = re.search(r"\s*(…|\.\.\.|:|：)\s*$", text)
    return {"...": "…", "：": ":"}.get(match[1], match[1]) if match else ""


# One word for one thing, by language: what no translation says, of which source texts that holds, and the word in its place.
TERMS = {"es": [(r"\bShift\b", r"", "Mayús")],
         "zh_CN": [(r"图块", r"(?i)^(?!.*\btiles?\b)", "图像块 (a patch)"), (r"各头的指标", r"", "各头指标"), (r"第 ?[0-9]+ ?课|下一课(?!程)", r"", "课程")]}


def other_words(language, source, translation):
    """Sentences about words that the language has another one for."""
    return [f"expected {use} in place of \"{found[0]}\"" for leave, where, use in TERMS.get(language, [])
            if (found := re.search(leave, translation)) and re.search(where, source, re.DOTALL)]


def problem(source, translation, plural, in_lesson):
    """Returns what a translation lost, or nothing."""
    counted = lambda pattern, text: collections.Counter(re.findall(pattern, text))
    places = r"%L?n|%L?[0-9]+"
    expected, found = counted(places, source), counted(places, translation)
    if plural:
        expected, found = (collections.Counter({place: count for place, count in each.items() if "n" not in place}) for each in (expected, found))
    if expected != found:
        return f"placeholders {sorted(expected.elements())} became {sorted(found.elements())}"
    if in_lesson:
        if counted(r"\{[^{}]*\}", source) != counted(r"\{[^{}]*\}", translation):
            return "a formula in braces was lost or changed"
        if counted(r"`[^`]*`", source) != counted(r"`[^`]*`", translation):
            return "`code` was lost or changed"
        if emphasis(source) != emphasis(translation):
            return f"strong and weak emphasis {emphasis(source)} became {emphasis(translation)}"
    elif mnemonics(source) != mnemonics(translation):
        return f"mnemonics (&): {mnemonics(source)} became {mnemonics(translation)}"
    if ending(source) != ending(translation):
        return f"the ending \"{ending(source)}\" became \"{ending(translation)}\""
    if source.count("\n") != translation.count("\n"):
        return "line breaks were lost or added"
    return "the space at the beginning or the end was lost or added" if spaces_differ(source, translation) else ""


def spaces_differ(source, translation):
    """Spaces at the ends must stay, but French adds one before some punctuation, and Chinese punctuation contains its own."""
    before = lambda text: bool(re.match(r"\s(?![;:!?])", text))
    after = lambda text: text[-1:].isspace()
    return before(source) != before(translation) or (after(source) != after(translation) and not translation.endswith(("：", "，", "；")))


def problems_of(language, message, texts):
    if len(texts) != message.forms():
        return [f"expected {message.forms()} forms, found {len(texts)}"]
    found = [problem(message.source, text, message.plural, message.context.startswith(LESSON)) for text in texts]
    return [each for each in found if each] + [each for text in texts for each in other_words(language, message.source, text)]


# --- Commands ---------------------------------------------------------------------------------------------------------

def export(language, path, part):
    wanted = {"window": lambda message: not message.context.startswith(LESSON),
              "lessons": lambda message: message.context.startswith(LESSON), None: lambda message: True}[part]
    missing = [message for message in messages_of(read(language).getroot()) if not message.is_translated() and wanted(message)]
    entries = []
    for message in missing:
        entry = {"context": message.context, "source": message.source, "comment": message.comment, "plural": message.plural,
                 "translation": ""}
        if message.plural:
            entry["translation"] = [""] * message.forms()
        entries.append(entry)
    pathlib.Path(path).write_text(json.dumps(entries, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    print(f"{len(entries)} texts")


def import_(language, path):
    tree = read(language)
    known = {message.key(): message for message in messages_of(tree.getroot())}
    taken, refused = 0, []
    for entry in json.loads(pathlib.Path(path).read_text(encoding="utf-8")):
        message = known.get((entry["context"], entry["source"], entry.get("comment", "")))
        texts = entry["translation"] if isinstance(entry["translation"], list) else [entry["translation"]]
        if not any(texts):
            continue
        if message is not None and message.plural:
            texts = texts[-message.forms():]  # of a language with fewer forms than the file has places, the last
        if message is None:
            refused.append(f'{entry["context"]}: "{entry["source"]}": the window has no such text')
        elif problems := problems_of(language, message, texts):
            refused += [f'{message.context}: "{message.source}" → "{" / ".join(texts)}": {each}' for each in problems]
        else:
            message.take(texts)
            taken += 1
    write(tree, file_of(language))
    print(f"{taken} translations taken, {len(refused)} refused")
    for each in refused:
        print(each)
    return bool(refused)


def check():
    wrong = []
    for language in languages():
        path = file_of(language)
        with tempfile.TemporaryDirectory() as folder:
            fresh = pathlib.Path(folder) / path.name
            shutil.copy(path, fresh)
            update([fresh])
            if fresh.read_bytes() != path.read_bytes():
                wrong.append(f"{path.name}: not as `packaging/translations.py update` writes it")
        for message in messages_of(read(language).getroot()):
            if not message.is_translated():
                wrong.append(f'{path.name}: {message.context}: "{message.source}" is not translated')
            else:
                wrong += [f'{path.name}: {message.context}: "{message.source}": {each}' for each in problems_of(language, message, message.texts())]
    print("\n".join(wrong))
    return bool(wrong)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("update").add_argument("language", nargs="?")
    commands.add_parser("check")
    for name in ("export", "import"):
        command = commands.add_parser(name)
        command.add_argument("language")
        command.add_argument("file")
        if name == "export":
            command.add_argument("--part", choices=("window", "lessons"))
    asked = parser.parse_args()
    if asked.command == "update":
        return update([file_of(language) for language in {*languages(), *([asked.language] if asked.language else [])}])
    if asked.command == "check":
        return check()
    return export(asked.language, asked.file, asked.part) if asked.command == "export" else import_(asked.language, asked.file)


if __name__ == "__main__":
    sys.exit(main())
