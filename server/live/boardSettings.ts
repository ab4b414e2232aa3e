import type { LeaderboardSettings } from '../../contract/settings/leaderboardSettings.ts'
import type { BoardInput } from '../../rules/formats/format.ts'
import { countbackMethods } from '../../rules/standings/countback.ts'
import type { Combining } from '../../rules/standings/rounds.ts'
import type { RoundOfBoard } from '../domain/events/rounds.sql.ts'

/**
 * The settings of a leaderboard as the rules take them: all the input but the entries. A board is final when all rounds that
 * count are over; cancelled and annulled rounds do not count. Rounds are numbers from 1 in the settings, and indexes in the rules.
 */
export function boardSettings(
  settings: LeaderboardSettings,
  rounds: readonly RoundOfBoard[],
): Omit<BoardInput, 'entries'> {
  const { format = {}, holes, matches, wheel, winners } = settings
  const shortened = rounds.flatMap(({ shortening }, round) =>
    shortening === null ? [] : [{ round, holes: shortening === 'nothing' ? [] : shortening }],
  )
  return {
    settings: format,
    combining: combiningOf(settings, rounds),
    ...(holes && { holes }),
    ...(shortened.length > 0 && { shortened }),
    ...(matches && { matches: matches.map(({ round = 1, ...match }) => ({ ...match, round: round - 1 })) }),
    ...(wheel && { wheel }),
    ...(winners && { winners: winners.map(({ side, ...winner }) => ({ ...winner, sideId: side })) }),
  }
}

function combiningOf(settings: LeaderboardSettings, rounds: readonly RoundOfBoard[]): Combining {
  const { best, cuts, ties } = settings
  const chosen = rounds.flatMap(({ state }, index) =>
    state !== 'cancelled' && (settings.rounds?.includes(index + 1) ?? true) ? [index] : [],
  )
  const counting = chosen.filter(index => rounds[index]?.shortening !== 'nothing')
  return {
    rounds: chosen,
    over: chosen.filter(index => rounds[index]?.isOver),
    final: counting.length > 0 && counting.every(index => rounds[index]?.isOver),
    ...(best !== undefined && { best }),
    ...(cuts && { cuts }),
    ...(ties && {
      ties: { ...ties, steps: typeof ties.steps === 'string' ? countbackMethods[ties.steps] : ties.steps },
    }),
  }
}
