/** The rules about leaderboards: settings, opponents, allowances and prizes. */

import { type Said, said } from '../../../contract/words/say.ts'
import { allowances } from '../../../rules/handicap/allowances.ts'
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

/** 15. A round has one allowance, and the first of its boards for which one is recommended says which: a pot of skins beside a four-ball is played with that of the four-ball. */
export const allowance: Rule = facts =>
  facts.rounds.flatMap(round => {
    const { allocPct } = round.part.settings
    const leading = round.boards.flatMap(board => {
      if (!board.format || !board.isNet || board.playsOneBall) return []
      const known = board.format.allowances.flatMap(id => {
        const one = allowances[id]
        return 'each' in one ? [one.each] : []
      })
      return known.length > 0 ? [{ board, format: board.format, known }] : []
    })
    const [first] = leading
    if (!first || first.known.some(each => each === allocPct)) return []
    const { board, format, known } = first
    const finding = said('readiness.otherAllowance', {
      board: board.name,
      percent: allocPct,
      format: formatSaid(format.id),
      usual: { any: [...new Set(known)].map(value => said('readiness.percent', { value })) },
    })
    return [inRound(facts, round, finding, { leaderboardId: board.leaderboardId })]
  })

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
