import type { Recipe } from './followRecipe.ts'
import { inEveryLanguage } from './inEveryLanguage.ts'

const level = Array(9).fill(4)

/** Level cards hole by hole from the first, where the club plays them so. */
export const tieBreak: Recipe = {
  headings: ['Add a way to break ties'],
  edits: [
    { file: 'rules/standings/countback.ts', after: "  'holeByHole',", put: "  'fromFirst'," },
    {
      file: 'rules/standings/countback.ts',
      replace: '`holeByHole`: from the last hole back.',
      by: '`holeByHole`: from the last hole back. `fromFirst`: from the first hole on.',
    },
    {
      file: 'rules/standings/countback.ts',
      after: "  holeByHole: ['lastRound'",
      put: "  fromFirst: ['lastRound', 'fromFirst'],",
    },
    {
      file: 'rules/standings/segmentsOf.ts',
      replace: "    case 'hardestHoles':",
      by: `    // Custom of clubs, where the Committee says so in its terms: Committee Procedures 5A(6).
    case 'fromFirst':
      return inRound(
        last,
        holes.map((_, at) => stretch(holes, at, at + 1)),
      )
    case 'hardestHoles':`,
    },
    {
      file: 'rules/vectors/countback/fromFirst.json',
      text: `${JSON.stringify(
        {
          kind: 'countback',
          source: { what: 'counted by hand' },
          note: 'Level after nine holes: who was better on the first hole that differs wins.',
          cases: [
            {
              id: 'from-first-1',
              holes: 9,
              in: {
                method: 'grossStroke',
                ties: 'fromFirst',
                cards: [
                  [4, 5, 3, ...level.slice(3)],
                  [4, 3, 5, ...level.slice(3)],
                ],
              },
              out: { positions: [2, 1], best: 1 },
            },
          ],
        },
        undefined,
        2,
      )}\n`,
    },
    {
      file: 'docs/golf.md',
      after: '| Countback, the whole group by one criterion after another |',
      put: '| Hole by hole from the first, where the club says so | custom; CP 5A(6) | `rules/standings/segmentsOf.ts`, `countback/fromFirst` 1 |',
    },
    ...inEveryLanguage('screens/boardForm.ts', '  tieMethods: {', "    fromFirst: 'Hole by hole from the first',"),
    ...inEveryLanguage('screens/boardForm.ts', '  tieSteps: {', "    fromFirst: 'Hole by hole from the first',"),
  ],
}
