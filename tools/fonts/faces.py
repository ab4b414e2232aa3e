"""Makes the faces of the printouts beside the slices of `slices.py`: `fonts/caddie`, `fonts/roboto` and `fonts/scripts`.

`caddie`: the variable face of the pages, `site/ui/fonts/caddie.woff2`, at two weights; the serif stays behind `ss01`.
`roboto`: Greek, Cyrillic, Vietnamese, and what else Caddie lacks. It has no U+FFFD, so that the character that stands for a
missing one is drawn as its empty box.
`scripts`: for each of the other scripts of UAX #31, table 5, the letters of one Noto face with everything that shaping needs;
`polytonic`, Greek with all its old accents, which Roboto lacks; and `emoji`, drawn with lines.
`docs/decisions/037-paper.md` tells why. Run from the root of the repository:

    pip install fonttools brotli
    npm install --no-save pdfmake@0.3.11 $(for s in arabic armenian bengali devanagari ethiopic georgian gujarati gurmukhi \
      hebrew kannada khmer lao malayalam myanmar oriya sinhala tamil telugu thaana thai; do echo @fontsource/noto-sans-$s@5.3.0; done) \
      @fontsource/noto-serif-tibetan@5.3.0 @fontsource/noto-emoji@5.3.2 @fontsource/noto-sans@5.3.0
    python3 tools/fonts/faces.py [folder of the packages]
"""

import json
import sys
from pathlib import Path

from fontTools import subset
from fontTools.merge import Merger
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

from ranges import ranges_of

modules = Path(sys.argv[1] if len(sys.argv) > 1 else 'node_modules')
fonts = Path('fonts')
weights = [440, 620]
scripts = {
    'arabic': ['0600-06FF', '0750-077F', '08A0-08FF', 'FB50-FDFF', 'FE70-FEFC'],
    'armenian': ['0531-058F', 'FB13-FB17'],
    'bengali': ['0980-09FF'],
    'devanagari': ['0900-097F', 'A8E0-A8FF', '1CD0-1CFF'],
    'ethiopic': ['1200-139F', '2D80-2DDF', 'AB01-AB2E'],
    'georgian': ['10A0-10FF', '1C90-1CBF', '2D00-2D2D'],
    'gujarati': ['0A81-0AFF'],
    'gurmukhi': ['0A01-0A76'],
    'hebrew': ['0591-05F4', 'FB1D-FB4F'],
    'kannada': ['0C80-0CF3'],
    'khmer': ['1780-17F9'],
    'lao': ['0E81-0EDF'],
    'malayalam': ['0D00-0D7F'],
    'myanmar': ['1000-109F', 'AA60-AA7F', 'A9E0-A9FE'],
    'oriya': ['0B01-0B77'],
    'sinhala': ['0D81-0DF4'],
    'tamil': ['0B82-0BFA'],
    'telugu': ['0C00-0C7F'],
    'thaana': ['0780-07B1'],
    'thai': ['0E01-0E5B'],
    'tibetan': ['0F00-0FDA'],
}
# What shaping asks of every face: a space, joiners, and the ring under a mark that stands alone.
everywhere = {0x20, 0xA0, 0x200C, 0x200D, 0x25CC}


def main() -> None:
    for weight in weights:
        caddie = instancer.instantiateVariableFont(TTFont(Path('site/ui/fonts/caddie.woff2')), {'wght': weight})
        named(caddie, f'Caddie-{weight}')
        features = ['kern', 'tnum', *(['ss01'] if weight == weights[0] else [])]
        write(caddie, codes_of(caddie), fonts / f'caddie/caddie-{weight}.woff', features)
    for weight, name in [(400, 'Regular'), (700, 'Medium')]:
        roboto = TTFont(modules / f'pdfmake/fonts/Roboto/Roboto-{name}.ttf')
        write(roboto, codes_of(roboto) - {0xFFFD}, fonts / f'roboto/roboto-{weight}.woff')
    latin = {'caddie': caddie, 'roboto': roboto}
    save('latin.json', {name: sorted(codes_of(font)) for name, font in latin.items()})
    index = {}
    for script, ranges in scripts.items():
        family = 'noto-serif-tibetan' if script == 'tibetan' else f'noto-sans-{script}'
        wanted = {code for part in ranges for code in range(int(part[:4], 16), int(part[-4:], 16) + 1)}
        # Tibetan is 250 KB a weight: one has to do, and so it has for emoji.
        for weight in [400] if script == 'tibetan' else [400, 700]:
            font = TTFont(modules / f'@fontsource/{family}/files/{family}-{script}-{weight}-normal.woff')
            index[script] = sorted(codes_of(font) & wanted)
            write(font, set(index[script]) | everywhere, fonts / f'scripts/{script}-{weight}.woff')
        licence = modules / f'@fontsource/{family}/LICENSE'
    for weight in [400, 700]:
        parts = [str(modules / f'@fontsource/noto-sans/files/noto-sans-{part}-{weight}-normal.woff') for part in ('greek', 'greek-ext')]
        font = Merger().merge(parts)
        index['polytonic'] = sorted(code for code in codes_of(font) if 0x370 <= code <= 0x3FF or 0x1F00 <= code <= 0x1FFF)
        write(font, set(index['polytonic']) | everywhere, fonts / f'scripts/polytonic-{weight}.woff')
    font = TTFont(modules / '@fontsource/noto-emoji/files/noto-emoji-emoji-400-normal.woff')
    # Digits are in it for keys such as 1 in a square; marks without a picture are not.
    index['emoji'] = sorted(code for code in codes_of(font) if code > 0x20 and code not in (0xA9, 0xAE, 0x200D, 0x2122, 0xFE0E, 0xFE0F))
    write(font, set(index['emoji']) | everywhere, fonts / 'scripts/emoji-400.woff')
    save('scripts/scripts.json', index)
    (fonts / 'scripts/LICENSE').write_text(licence.read_text())


def save(path: str, index: dict[str, list[int]]) -> None:
    text = {name: ','.join(ranges_of(codes)) for name, codes in index.items()}
    (fonts / path).write_text(json.dumps(text, indent=2) + '\n')


def write(font: TTFont, codes: set[int], path: Path, features: list[str] | None = None) -> None:
    options = subset.Options(flavor='woff', with_zopfli=False, hinting=False, notdef_outline=True, name_IDs=[0, 1, 2, 4, 6, 13, 14])
    if features:
        options.layout_features = features
    options.drop_tables += ['DSIG', 'STAT', 'HVAR', 'MVAR', 'meta']
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=codes)
    subsetter.subset(font)
    subset.save_font(font, path, options)


def named(font: TTFont, name: str) -> None:
    for id in (4, 6):
        font['name'].setName(name, id, 3, 1, 0x409)


def codes_of(font: TTFont) -> set[int]:
    return set(font.getBestCmap() or {})


main()
