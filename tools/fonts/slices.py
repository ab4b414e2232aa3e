"""Makes `fonts/noto`, the Japanese, Korean and Chinese letters of the printouts, from the packages of Fontsource.

Each code point is kept once, in the first family that has it, with what its printing needs: the same outlines, widths and
horizontal features. `docs/decisions/029-weight-and-start.md` tells why. Run from the root of the repository:

    apt-get install python3-fonttools
    npm install --no-save @fontsource/noto-sans-jp@5.3.0 @fontsource/noto-sans-kr@5.3.0 @fontsource/noto-sans-sc@5.3.0
    python3 tools/fonts/slices.py
"""

import json
import re
import shutil
import sys
from multiprocessing import Pool
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

from ranges import ranges_of

source = Path(sys.argv[1] if len(sys.argv) > 1 else 'node_modules/@fontsource')
target = Path('fonts/noto')
families = ['noto-sans-jp', 'noto-sans-kr', 'noto-sans-sc']
weights = [400, 700]
roboto = Path('node_modules/pdfmake/fonts/Roboto/Roboto-Regular.ttf')
features = ['ccmp', 'locl', 'rlig', 'calt', 'clig', 'liga', 'rclt', 'kern', 'curs', 'mark', 'mkmk', 'ljmo', 'vjmo', 'tjmo']


def main() -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    known = set(codes_of(roboto))
    slices: dict[str, list[int]] = {}
    for family in families:
        mine: set[int] = set()
        for name, ranges in reversed(json.loads((source / family / 'unicode.json').read_text()).items()):
            name = re.sub(r'^\[(\d+)\]$', r'\1', name)
            claimed = codes_in(ranges)
            kept = sorted(set(codes_of(file(family, name, weights[0]))) & claimed - known - mine)
            if kept:
                slices[f'{family}-{name}'] = kept
            mine.update(kept)
        known |= mine
    work = [(name, weight, codes) for name, codes in slices.items() for weight in weights]
    with Pool(2) as pool:
        pool.map(write, work, chunksize=1)
    index = {name: ','.join(ranges_of(codes)) for name, codes in slices.items()}
    (target / 'slices.json').write_text(json.dumps(index, indent=2) + '\n')
    (target / 'LICENSE').write_text((source / families[0] / 'LICENSE').read_text())


def file(family: str, name: str, weight: int) -> Path:
    return source / family / 'files' / f'{family}-{name}-{weight}-normal.woff'


def write(task: tuple[str, int, list[int]]) -> None:
    name, weight, codes = task
    options = subset.Options(flavor='woff', with_zopfli=False, layout_features=features, hinting=False, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    options.drop_tables += ['vhea', 'vmtx', 'VORG', 'BASE', 'DSIG', 'STAT']
    family = name[: len(families[0])]
    font = subset.load_font(file(family, name[len(family) + 1 :], weight), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    subset.save_font(font, target / f'{name}-{weight}.woff', options)


def codes_of(path: Path) -> list[int]:
    font = TTFont(path)
    return list(font.getBestCmap() or {}) if 'cmap' in font else []


def codes_in(ranges: str) -> set[int]:
    found: set[int] = set()
    for part in ranges.replace('U+', '').split(','):
        first, _, last = part.partition('-')
        found.update(range(int(first, 16), int(last or first, 16) + 1))
    return found


main()
