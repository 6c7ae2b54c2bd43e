"""Figures, pages, arrays and metrics come from the program; set HEADLIGHT_PROGRAM to the one that is tested."""

import os
import re
import signal
from pathlib import Path

import numpy as np
import pytest

import headlight
from headlight.program import environment, find_program
from headlight.version import VERSION

TEXT = "The animal was tired."
needs_program = pytest.mark.skipif("HEADLIGHT_PROGRAM" not in os.environ, reason="HEADLIGHT_PROGRAM is not set")


def test_the_package_has_the_version_of_the_program():
    build = (Path(__file__).parents[2] / "CMakeLists.txt").read_text(encoding="utf-8")
    assert re.search(r"project\(Headlight VERSION (\S+)", build).group(1) == VERSION


def test_a_program_that_is_not_there_says_what_to_do(monkeypatch, tmp_path):
    monkeypatch.delenv("HEADLIGHT_PROGRAM", raising=False)
    monkeypatch.setattr("headlight.program._PACKAGED", tmp_path / "none")
    monkeypatch.setenv("PATH", str(tmp_path))
    command = tmp_path / "headlight"  # the package's own command would start itself
    command.write_text("#!/usr/bin/python3\n")
    command.chmod(0o755)
    with pytest.raises(headlight.ProgramError, match="HEADLIGHT_PROGRAM"):
        find_program()


def test_another_packages_qt_is_not_the_programs(monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM_PLUGIN_PATH", "/cv2/qt/plugins")
    assert "QT_QPA_PLATFORM_PLUGIN_PATH" not in environment()


def test_a_system_without_fonts_gets_those_of_the_wheel(monkeypatch, tmp_path):
    carried = tmp_path / "fonts.conf"
    carried.touch()
    monkeypatch.delenv("FONTCONFIG_FILE", raising=False)
    monkeypatch.setattr("headlight.program._FONTS", carried)
    monkeypatch.setattr("headlight.program._FONT_FOLDERS", (str(tmp_path / "fonts"),))
    assert environment()["FONTCONFIG_FILE"] == str(carried)
    (tmp_path / "fonts").mkdir()
    (tmp_path / "fonts" / "Some.ttf").touch()
    assert "FONTCONFIG_FILE" not in environment()


def test_sources_that_are_none_are_refused():
    with pytest.raises(TypeError, match="found int"):
        headlight.figure(7)
    with pytest.raises(ValueError, match=r"attentions: expected \[heads, queries, keys\]"):
        headlight.figure([np.zeros((2, 2))])


@needs_program
def test_attention_has_named_axes_and_tokens():
    attention = headlight.attention("story-encoder", TEXT)
    assert attention.weights.axes == ("layer", "head", "query", "key")
    head = attention.sel(layer=2, head=1)
    assert head.labels["key"] == attention.tokens
    assert np.allclose(np.asarray(head).sum(-1), 1, atol=1e-5)
    assert head.sel(query="was").shape == (len(attention.tokens),)
    assert attention.provenance["model"] == "story-encoder"
    with pytest.raises(KeyError, match="axes: layer, head, query, key"):
        attention.sel(row=1)


@needs_program
def test_attention_of_an_encoder_decoder_has_three_kinds():
    kinds = headlight.attention("english-french", "The cat sleeps.").kinds
    assert set(kinds) == {"encoder", "decoder", "cross"}


@needs_program
def test_a_figure_is_svg_and_is_saved_in_every_format(tmp_path):
    figure = headlight.figure("story-encoder", text=TEXT, layer=2, head=1, queries=(1, 3))
    assert figure._repr_svg_().startswith("<?xml") and "<svg" in figure._repr_svg_()
    assert figure.save(tmp_path / "head.pdf").read_bytes().startswith(b"%PDF")
    assert figure.save(tmp_path / "head.png").read_bytes().startswith(b"\x89PNG")
    assert len((figure.save(tmp_path / "head.csv")).read_text().splitlines()) >= 4


@needs_program
def test_weights_from_elsewhere_are_drawn_with_their_tokens():
    attention = headlight.attention("story-encoder", TEXT)
    layers = [weights[None] for weights in attention.weights.values]  # as outputs.attentions: with a batch of 1
    page = headlight.show(layers, tokens=attention.tokens)
    assert "animal" in page.html
    assert "tired" in headlight.figure(attention, view="links", layer=1, head=0).svg


@needs_program
def test_a_page_is_an_iframe_that_needs_nothing_from_elsewhere():
    content = headlight.show(("story-encoder", TEXT), height=400)._repr_html_()
    assert content.startswith("<iframe") and "height: 400px" in content and "srcdoc=" in content
    assert not re.search(r"(src|href)=(\"|&quot;)https?:", content)


@needs_program
def test_metrics_are_rows_by_head(tmp_path):
    rows = headlight.metrics("story-encoder", [TEXT, "It was wide."], save=tmp_path / "metrics.json")
    assert {"layer", "head", "id", "mean", "count"} <= set(rows[0])
    assert rows[0]["count"] == 2 and isinstance(rows[0]["mean"], float)
    means = headlight.figure(
        "story-encoder", text=TEXT, view="grid", metric="entropy", metrics=tmp_path / "metrics.json"
    )
    assert "<svg" in means.svg


@needs_program
def test_errors_are_the_programs_own_and_name_the_field():
    with pytest.raises(headlight.ProgramError, match="There is no layer 77"):
        headlight.figure("story-encoder", text=TEXT, layer=77)
    with pytest.raises(headlight.ProgramError, match="^threshold: "):
        headlight.figure("story-encoder", text=TEXT, view="links", threshold=7)


@needs_program
def test_what_is_opened_twice_is_shown_in_one_window(monkeypatch, tmp_path):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    for name in ("XDG_RUNTIME_DIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME"):
        monkeypatch.setenv(name, str(tmp_path))
    tmp_path.chmod(0o700)
    window = headlight.open("story-encoder", TEXT)
    try:
        assert headlight.open("story-decoder") == window
    finally:
        os.kill(window, signal.SIGTERM)
        os.waitpid(window, 0)
    with pytest.raises(headlight.ProgramError, match="did not open"):
        headlight.open("nowhere")
