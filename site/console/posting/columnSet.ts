import type { Cell, Table } from '../../ui/saveTable.ts'
import type { ScreenWords } from '../../ui/words.ts'
import type { ScoreToPost } from './scoreToPost.ts'

export type Words = ScreenWords<'posting'>

/** What a file of scores has, column by column. */
export type ColumnSet = {
  /** Whose handicap ids it takes, by the ids of the interface; everybody's, if left out. */
  readonly providers?: readonly number[]
  /** Headings are those of the federation; ours are in the language of the reader. */
  readonly columns: (words: Words) => readonly Column[]
}
type Column = readonly [heading: string, cell: (score: ScoreToPost) => Cell]

/** The file of these scores. */
export function tableOfScores({ columns }: ColumnSet, scores: readonly ScoreToPost[], words: Words): Table {
  const all = columns(words)
  return [all.map(([heading]) => heading), ...scores.map(score => all.map(([, cell]) => cell(score)))]
}

/** Why a score cannot go into a file; undefined where it can. */
export function obstacle({ providers }: ColumnSet, score: ScoreToPost): keyof Words['reasons'] | undefined {
  if (providers === undefined) return undefined
  if (score.ags === null) return 'incomplete'
  if (score.hcId === undefined || score.hcProviderId === undefined) return 'noNumber'
  return providers.includes(score.hcProviderId) ? undefined : 'otherNumber'
}
