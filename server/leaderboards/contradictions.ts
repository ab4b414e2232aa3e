import type { FieldError } from '../handler.ts'
import type { LeaderboardSettings } from './settings.ts'

type Given = Pick<LeaderboardSettings, 'rounds' | 'best' | 'cuts' | 'payouts'>

const wholePurse = 100_000

/** What cannot be in the settings of a leaderboard whose event has so many rounds, although every field fits by itself. */
export function contradictions(
  { rounds = [], best, cuts = [], payouts }: Given,
  roundCount: number,
): readonly FieldError[] {
  const noRound = `is no round of the event, which has ${roundCount}`
  const counted = rounds.length || roundCount
  const { table } = payouts ?? {}
  const parts = typeof table === 'object' && 'percentThousandths' in table ? table.percentThousandths : []
  const paid = parts.reduce((sum, part) => sum + part, 0)
  return [
    ...rounds.flatMap((round, at) => (round > roundCount ? [{ pointer: `/rounds/${at}`, message: noRound }] : [])),
    ...(best !== undefined && best > counted
      ? [{ pointer: '/best', message: `is more than the rounds that count, which are ${counted}` }]
      : []),
    ...cuts.flatMap(({ afterRound, low, within }, at) => [
      ...(afterRound > roundCount ? [{ pointer: `/cuts/${at}/afterRound`, message: noRound }] : []),
      ...(low === undefined && within === undefined
        ? [{ pointer: `/cuts/${at}`, message: 'needs low or within, else nobody is cut' }]
        : []),
    ]),
    ...(paid > wholePurse
      ? [
          {
            pointer: '/payouts/table/percentThousandths',
            message: `come to ${paid / 1000} percent, more than the purse`,
          },
        ]
      : []),
  ]
}
