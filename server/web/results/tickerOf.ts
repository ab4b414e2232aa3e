/** What happened last on the course, as golfers say it: the newest birdies and better. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import { withDefaults } from '../../../rules/formats/settings.ts'
import type { LiveBoard } from '../../live/boardInput.ts'
import { slotKey } from '../../live/cardSlots.ts'
import type { Names } from '../../print/names.ts'
import type { LatestScore } from './latestScores.sql.ts'

const most = 5

/**
 * `Inês Valente: birdie at 14`, of the strokes taken: where a leaderboard counts net they are called gross. Only of who is on
 * one of these.
 */
export function tickerOf(
  scores: readonly LatestScore[],
  boards: readonly LiveBoard[],
  names: Names,
  language: Language,
): readonly string[] {
  const { news } = wordsIn(language).wall
  const isGross = boards.some(isNet)
  const said = scores.flatMap(({ eventId, side, sideId, hole, strokes }) => {
    const key = slotKey(eventId, side, sideId)
    const board = boards.find(({ slots }) => slots.has(key))
    const [slot] = board?.slots.get(key) ?? []
    const par = slot?.holes.find(({ number }) => number === hole)?.par
    const name = board && slot && nameOf(board, slot.sideId, slot.place, side, names)
    const word = par === undefined ? undefined : newsOf(strokes, par, isGross)
    return name && word ? [news[word]({ name, hole })] : []
  })
  return said.slice(0, most)
}

function nameOf({ flights }: LiveBoard, sideId: number, place: number, side: 'P' | 'T', names: Names) {
  const member = flights.flatMap(({ members }) => members).find(one => one.sideId === sideId)
  if (!member) return undefined
  const players = member.players.map(({ summary }) => summary)
  if (side === 'T') return names.side({ name: member.name, players })
  const player = players[place]
  return player && names.player(player)
}

function newsOf(strokes: number, par: number, isGross: boolean) {
  if (strokes === 1) return 'ace'
  if (strokes - par === -1) return isGross ? 'grossBirdie' : 'birdie'
  if (strokes - par === -2) return isGross ? 'grossEagle' : 'eagle'
  if (strokes - par < -2) return isGross ? 'grossAlbatross' : 'albatross'
  return undefined
}

function isNet({ format, leaderboard }: LiveBoard): boolean {
  const settings: Readonly<Record<string, unknown>> = withDefaults(format.settings, leaderboard.settings.format ?? {})
  return settings.score === 'net'
}
