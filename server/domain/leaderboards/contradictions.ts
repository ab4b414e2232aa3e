import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { type Said, said } from '../../../contract/words/say.ts'
import { isPossibleResult, possibleResults } from '../../../rules/formats/match.ts'
import { prizeTableWarnings } from '../../../rules/payouts/prizeTables.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { matchKey, membersOf } from './sides.ts'

type CheckedSettings<Side> = Pick<LeaderboardSettings, 'rounds' | 'best' | 'cuts' | 'payouts'> & {
  readonly holes?: LeaderboardSettings['holes'] | undefined
  readonly matches?: readonly PlannedMatch<Side>[] | undefined
}
type PlannedMatch<Side> = Omit<NonNullable<LeaderboardSettings['matches']>[number], 'a' | 'b'> & {
  readonly a: Side | readonly Side[]
  readonly b: Side | readonly Side[]
}

/** The contradictions in the settings of a leaderboard whose event has this many rounds, although each field is valid by itself. */
export function contradictions<Side extends string | number>(
  { rounds = [], best, cuts = [], payouts, matches = [], holes }: CheckedSettings<Side>,
  roundCount: number,
): readonly FieldError[] {
  const noRound = said('fields.isNotRoundEventWhich', { rounds: roundCount })
  const counted = rounds.length || roundCount
  const { table } = payouts ?? {}
  const wrongTables = typeof table === 'object' ? prizeTableWarnings(table) : []
  return [
    ...rounds.flatMap((round, at) => (round > roundCount ? [{ pointer: `/rounds/${at}`, message: noRound }] : [])),
    ...(best !== undefined && best > counted
      ? [{ pointer: '/best', message: said('fields.isMoreRoundsCountWhich', { n: counted }) }]
      : []),
    ...cuts.flatMap(({ afterRound, low, within }, at) => [
      ...(afterRound > roundCount ? [{ pointer: `/cuts/${at}/afterRound`, message: noRound }] : []),
      ...(low === undefined && within === undefined
        ? [{ pointer: `/cuts/${at}`, message: said('fields.needsLowWithinNoOne') }]
        : []),
    ]),
    ...matches.flatMap(({ round = 1 }, at) =>
      round > roundCount ? [{ pointer: `/matches/${at}/round`, message: noRound }] : [],
    ),
    ...repeatedMatches(matches),
    ...resultErrors({ matches, holes }, 18),
    ...wrongTables.flatMap(wrong =>
      wrong.refused
        ? [
            {
              pointer: '/payouts/table/percentThousandths',
              message: said('fields.comesToMoreThanPurse', { percent: wrong.percent }),
            },
          ]
        : [],
    ),
  ]
}

/** Matches of a side against itself, with somebody twice, and matches that are listed twice, whichever side comes first. */
function repeatedMatches<Side extends string | number>(matches: readonly PlannedMatch<Side>[]): readonly FieldError[] {
  const known = new Map<string, number>()
  return matches.flatMap(({ a, b, round = 1 }, at) => {
    const pointer = `/matches/${at}`
    if (a === b) return [{ pointer, message: said('fields.isMatchSideAgainstItself') }]
    const own = membersOf(a)
    if (new Set(own).size < own.length) return [{ pointer: `${pointer}/a`, message: said('fields.namesSomebodyTwice') }]
    const all = [...own, ...membersOf(b)]
    if (new Set(all).size < all.length) return [{ pointer: `${pointer}/b`, message: said('fields.namesSomebodyTwice') }]
    const key = matchKey({ a, b, round })
    const first = known.get(key)
    if (first !== undefined) return [{ pointer, message: said('fields.isSameMatchMatchesLeave', { n: first }) }]
    known.set(key, at)
    return []
  })
}

/** Results entered by hand that a match over this many holes cannot have. */
export function resultErrors(
  { matches = [], holes }: Pick<CheckedSettings<string | number>, 'matches' | 'holes'>,
  holesOfCourse: number,
): readonly FieldError[] {
  const played = Math.min(holesOfCourse, holes?.numbers?.length ?? holesOfCourse)
  return matches.flatMap(({ outcome }, at) => {
    const message = outcome && wrongResult(outcome, played)
    return message ? [{ pointer: `/matches/${at}/outcome/result`, message }] : []
  })
}

/** Why a match over this many holes cannot have the result, and which are possible; undefined where it can. */
export function wrongResult(outcome: NonNullable<PlannedMatch<number>['outcome']>, holes: number): Said | undefined {
  if (isPossibleResult(outcome.result, outcome, holes)) return undefined
  const possible = possibleResults(outcome.result, outcome, holes)
  return possible.length === 0
    ? said('fields.cannotBeResultMatchOver', { n: holes })
    : said('fields.cannotBeResultButThese', { n: holes, possible: { any: [...possible] } })
}
