"""Every model that is here reaches its marks. MODELS=FOLDER judges the models of another folder."""

import unittest

from acceptance.marks import FOLDER, MEASURES, missed


class Marks(unittest.TestCase):
    def test_every_model_reaches_its_marks(self) -> None:
        for name, measure in MEASURES.items():
            with self.subTest(name):
                if not (FOLDER / name / "config.json").exists():
                    self.skipTest(f"{name} is not in {FOLDER}")
                self.assertEqual(missed(name, measure(FOLDER / name)), [])


if __name__ == "__main__":
    unittest.main()
