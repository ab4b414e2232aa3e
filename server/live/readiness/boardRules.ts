/** The rules about leaderboards: settings, opponents, allowances and prizes. */

import type { LeaderboardSettings } from '../../../contract/settings/leaderboardSettings.ts'
import { type Said, said } from '../../../contract/words/say.ts'
import { percentOf } from '../../../rules/handicap/allowances.ts'
import { contradictions } from '../../domain/leaderboards/contradictions.ts'
import { formatSaid } from '../../domain/leaderboards/formatName.ts'
import { settingsErrors } from '../../domain/leaderboards/settings.ts'
import { createsMatches, membersOf } from '../../domain/leaderboards/sides.ts'
import { namesAndMore } from '../namesAndMore.ts'
import { type Finding, inRound, nameOf, type Rule } from './finding.ts'

/** 9 */
export const settingsFit: Rule = facts =>
  facts.boards.flatMap(
    ({ leaderboardId, publicEventId, name: board, formatId, format, settings, roundCount }): Finding[] => {
      const wrong = format
        ? [...settingsErrors(formatId, settings), ...contradictions(settings, roundCount)]
        : [{ pointer: '/format', message: said('fields.isNoFormatPlay') }]
      const [first] = wrong
      if (!first) return []
      const field = first.pointer.split('/').filter(Boolean).join(' ') || said('readiness.aSetting')
      const finding = said('readiness.settingWrong', { board, field, message: first.message })
      return [{ said: finding, eventId: publicEventId, leaderboardId }]
    },
  )

/** 10 */
export const opponents: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.boards.flatMap(board => {
      if (!createsMatches(board.formatId)) return []
      const number = board.eventId === round.eventId ? 1 : (round.round ?? 1)
      const matches = (board.settings.matches ?? []).filter(match => (match.round ?? 1) === number)
      const matched = new Set(matches.flatMap(({ a, b }) => [...membersOf(a), ...membersOf(b)]))
      const groups = board.flights.length > 0 ? board.flights.map(({ memberIds }) => memberIds) : [board.sides]
      const alone = groups.flatMap(ids => {
        const without = ids.filter(id => !matched.has(id))
        // Of an odd number, one has the bye.
        return without.length > ids.length % 2 ? without : []
      })
      if (alone.length === 0) return []
      const names = alone.map(id =>
        board.team
          ? (round.teams.find(({ teamId }) => teamId === id)?.name ?? said('readiness.team', { id }))
          : nameOf(facts, id),
      )
      const finding = said('readiness.withoutMatch', {
        count: alone.length,
        board: board.name,
        names: namesAndMore(names),
      })
      const ids = board.team ? { teamIds: alone } : { playerIds: alone }
      return [inRound(facts, round, finding, { leaderboardId: board.leaderboardId, ...ids })]
    }),
  )

/**
 * 15. A board with an allowance of its own is held to what is recommended for its own format. The others share that of the
 * round, and the first of them for which one is recommended says which: a pot of skins beside a four-ball is played with that
 * of the four-ball.
 */
export const allowance: Rule = facts =>
  facts.rounds.flatMap(round => {
    const leading = round.boards.flatMap(board => {
      if (!board.format || !board.isNet || board.playsOneBall) return []
      const known = board.format.allowances.flatMap(id => percentOf(id) ?? [])
      return known.length > 0 ? [{ board, format: board.format, known, own: ownPercents(board.settings) }] : []
    })
    const first = leading.find(({ own }) => own.length === 0)
    return leading.flatMap(one => {
      const { board, format, known, own } = one
      const played = own.length > 0 ? own : one === first ? [round.part.settings.allocPct] : []
      return played.flatMap(percent => {
        if (known.includes(percent)) return []
        const finding = said('readiness.otherAllowance', {
          board: board.name,
          percent,
          format: formatSaid(format.id),
          usual: { any: [...new Set(known)].map(value => said('readiness.percent', { value })) },
        })
        return [inRound(facts, round, finding, { leaderboardId: board.leaderboardId })]
      })
    })
  })

/** The percentages that a board has for itself and its flights; none where it plays with that of the event. */
function ownPercents({ allowance: own, allowanceOfFlights = [] }: LeaderboardSettings): readonly number[] {
  const percents = [own, ...allowanceOfFlights.map(one => one.allowance)].flatMap(one => percentOf(one) ?? [])
  return [...new Set(percents)]
}

/** 20 */
export const prizes: Rule = facts =>
  facts.boards.flatMap((board): Finding[] => {
    const { minimumField: least = 0 } = board.settings.payouts ?? {}
    const about = { eventId: board.publicEventId, leaderboardId: board.leaderboardId }
    const small = board.flights.filter(({ memberIds }) => memberIds.length < least)
    const fields = small.map(({ flightId, name: flight, memberIds }) => ({
      said: said('readiness.smallField', { flight, board: board.name, count: memberIds.length, least }),
      ...about,
      flightIds: [flightId],
    }))
    const table = board.warnings.filter(isAboutTable)
    return [...fields, ...table.map(one => ({ said: ofBoard(board.name, one), ...about }))]
  })

const ofTables = new Set(
  ['notDescending', 'abovePurse', 'aboveHundredPercent', 'belowHundredPercent', 'belowHundredPercentOfAny'].map(
    code => `warnings.${code}`,
  ),
)

function isAboutTable({ code }: Said): boolean {
  return ofTables.has(code)
}

function ofBoard(board: string, warning: Said): Said {
  return said('readiness.ofBoard', { board, warning })
}
