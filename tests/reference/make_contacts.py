"""Writes tests/reference/contacts: a made-up protein (a helix and a hairpin) and how well the heads of a tiny ESM find its contacts.

The attention is that of Hugging Face transformers (models/esm-mlm, random weights); scores and precision are computed here in double precision
from their definitions: symmetrized, corrected by the average product (Dunn et al. 2008, doi:10.1093/bioinformatics/btm604; Rao et al. 2021,
doi:10.1101/2020.12.15.422761), and the share of contacts (C-alpha closer than 8 Å, at least 6 apart) among the strongest L, L/2 and L/5 pairs.
"""

import json
from pathlib import Path

import numpy as np
import torch
import transformers as hf

HERE = Path(__file__).parent
SEQUENCE = "MKELAAKLEEAWRKLGSGTVTYEVNGKRYETPQKVTIE"
PIECES = "<cls> <pad> <eos> <unk> L A G V S E R T I D P K Q N F Y M H W C X B U Z O . - <null_1> <mask>".split()
NAMES = dict(zip("ACDEFGHIKLMNPQRSTVWY", "ALA CYS ASP GLU PHE GLY HIS ILE LYS LEU MET ASN PRO GLN ARG SER THR VAL TRP TYR".split()))
HELIX = 15  # residues; the others are a hairpin
STRAND = 11


def places() -> np.ndarray:
    """C-alpha atoms in ångström, to three decimals as a PDB file has them."""
    turn = np.deg2rad(100) * np.arange(HELIX)
    helix = np.stack([2.3 * np.cos(turn), 2.3 * np.sin(turn), 1.5 * np.arange(HELIX)], axis=1)
    rest = len(SEQUENCE) - HELIX
    along = [i if i < STRAND else rest - 1 - i for i in range(rest)]
    side = [0.0 if i < STRAND else 5.0 for i in range(rest)]
    hairpin = np.stack([9.0 + np.array(side), np.zeros(rest), 21.0 - 3.3 * np.array(along)], axis=1)
    return np.round(np.concatenate([helix, hairpin]), 3)


def pdb(atoms: np.ndarray) -> str:
    lines = [
        f"ATOM  {i + 1:5d}  CA  {NAMES[letter]} A{i + 1:4d}    {x:8.3f}{y:8.3f}{z:8.3f}  1.00  0.00           C"
        for i, (letter, (x, y, z)) in enumerate(zip(SEQUENCE, atoms))
    ]
    return "\n".join(["HEADER    MADE UP: A HELIX AND A HAIRPIN", *lines, "END", ""])


def scores_of(attention: np.ndarray) -> np.ndarray:
    scores = attention + attention.swapaxes(-1, -2)
    rows = scores.sum(-1, keepdims=True)
    columns = scores.sum(-2, keepdims=True)
    return scores - rows * columns / scores.sum((-1, -2), keepdims=True)


def precision_of(scores: np.ndarray, contacts: np.ndarray) -> list[float]:
    i, j = np.triu_indices(len(SEQUENCE), 6)
    order = np.argsort(-scores[i, j], kind="stable")
    hits = contacts[i, j][order]
    return [float(hits[: len(SEQUENCE) // share].mean()) for share in (1, 2, 5)]


def main() -> None:
    folder = HERE / "contacts"
    folder.mkdir(exist_ok=True)
    atoms = places()
    distances = np.linalg.norm(atoms[:, None] - atoms[None], axis=-1)
    model = hf.EsmForMaskedLM.from_pretrained(HERE / "models/esm-mlm", attn_implementation="eager").eval()
    ids = [PIECES.index("<cls>"), *(PIECES.index(letter) for letter in SEQUENCE), PIECES.index("<eos>")]
    with torch.no_grad():
        layers = model(input_ids=torch.tensor([ids]), output_attentions=True).attentions
    attention = np.stack([layer[0, :, 1:-1, 1:-1].double().numpy() for layer in layers])
    scores = scores_of(attention)
    expected = {
        "transformers": hf.__version__,
        "contacts": int((distances[np.triu_indices(len(SEQUENCE), 6)] < 8).sum()),
        "precision": [[precision_of(head, distances < 8) for head in layer] for layer in scores],
        "scores_of_L1H0": {str(row): [round(float(value), 8) for value in scores[1, 0, row]] for row in (0, 17)},
    }
    (folder / "hairpin.pdb").write_text(pdb(atoms))
    (folder / "hairpin.fasta").write_text(f">hairpin made up: a helix and a hairpin\n{SEQUENCE[:20]}\n{SEQUENCE[20:].lower()}\n")
    (folder / "vocab.txt").write_text("\n".join(PIECES) + "\n")
    tokenizer = {"tokenizer_class": "EsmTokenizer", "eos_token": "<eos>"}
    (folder / "tokenizer_config.json").write_text(json.dumps(tokenizer) + "\n")
    (folder / "expected.json").write_text(json.dumps(expected) + "\n")


if __name__ == "__main__":
    main()
