/** The rules about leaderboards: settings, opponents, allowances and prizes. */

import { cutText } from '../../../contract/site/cutText.ts'
import { said, say } from '../../../contract/words/say.ts'
import { allowances } from '../../../rules/handicap/allowances.ts'
import { contradictions } from '../../domain/leaderboards/contradictions.ts'
import { settingsErrors } from '../../domain/leaderboards/settings.ts'
import { counted, type Finding, inRound, listed, type Rule } from './finding.ts'

/** 9 */
export const settingsFit: Rule = facts =>
  facts.boards.flatMap(({ leaderboardId, publicEventId, name, formatId, format, settings, roundCount }): Finding[] => {
    const wrong = format
      ? [...settingsErrors(formatId, settings), ...contradictions(settings, roundCount)]
      : [{ pointer: '/format', message: said('fields.isNoFormatPlay') }]
    const [first] = wrong
    if (!first) return []
    const text = `${name}: ${first.pointer.split('/').filter(Boolean).join(' ') || 'a setting'} ${say(first.message, 'en')}.`
    return [{ text: cutText(text, 500), eventId: publicEventId, leaderboardId }]
  })

/** The formats whose matches are made by hand. */
const created = new Set(['matchPlay', 'nassau', 'teamMatch'])

/** 10 */
export const opponents: Rule = facts =>
  facts.rounds.flatMap(round =>
    round.boards.flatMap(board => {
      if (!created.has(board.formatId)) return []
      const number = board.eventId === round.eventId ? 1 : (round.round ?? 1)
      const matches = (board.settings.matches ?? []).filter(match => (match.round ?? 1) === number)
      const matched = new Set(matches.flatMap(({ a, b }) => [a, b]))
      const alone = board.sides.filter(side => !matched.has(side))
      // Of an odd number one has a bye.
      if (alone.length <= board.sides.length % 2) return []
      const names = alone.map(id =>
        board.team
          ? (round.teams.find(({ teamId }) => teamId === id)?.name ?? `team ${id}`)
          : (facts.players.get(id)?.name ?? `player ${id}`),
      )
      const text = `${counted(alone.length, 'side has', 'sides have')} no match on ${board.name}: ${listed(names)}.`
      const ids = board.team ? { teamIds: alone } : { playerIds: alone }
      return [inRound(facts, round, { text, leaderboardId: board.leaderboardId, ...ids })]
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
    const usual = [...new Set(known)].map(each => `${each} %`).join(' or ')
    const text = `${board.name} is played with an allowance of ${allocPct} %. Recommended for ${format.name.toLowerCase()} is ${usual}.`
    return [inRound(facts, round, { text, leaderboardId: board.leaderboardId })]
  })

/** 20 */
export const prizes: Rule = facts =>
  facts.boards.flatMap((board): Finding[] => {
    const { minimumField = 0 } = board.settings.payouts ?? {}
    const about = { eventId: board.publicEventId, leaderboardId: board.leaderboardId }
    const small = board.flights.filter(({ memberIds }) => memberIds.length < minimumField)
    const fields = small.map(({ flightId, name, memberIds }) => ({
      text: `${name} of ${board.name} has ${memberIds.length}, and prizes need ${minimumField}.`,
      ...about,
      flightIds: [flightId],
    }))
    const table = board.warnings.filter(warning => warning.startsWith('The prize table'))
    return [...fields, ...table.map(text => ({ text: cutText(`${board.name}: ${text}`, 500), ...about }))]
  })
