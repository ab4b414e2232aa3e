import type { PlayedMatch } from '../../../rules/formats/format.ts'
import type { LiveBoard } from '../boardInput.ts'
import { countedBoard } from '../countedBoard.ts'
import { type MadeMatch, matchId } from './matchId.ts'

/** The holes of a match as the cards have them, whatever the committee has entered; none where no flight counts it. */
export function playedHoles(live: LiveBoard, match: MadeMatch): PlayedMatch['holes'] {
  const { outcome: _, ...who } = match
  const alone = { ...live, input: { ...live.input, matches: [{ ...who, round: (who.round ?? 1) - 1 }] } }
  const played = live.flights.flatMap(flight => live.format.playedMatches?.(countedBoard(alone, flight).input) ?? [])
  return played.find(({ line: { a, b, round } }) => matchId({ a, b, round: round + 1 }) === matchId(match))?.holes ?? []
}
