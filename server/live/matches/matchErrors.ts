import { said } from '../../../contract/words/say.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { contradictions } from '../../domain/leaderboards/contradictions.ts'
import { settingsErrors } from '../../domain/leaderboards/settings.ts'
import { membersOf } from '../../domain/leaderboards/sides.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import type { LiveBoard } from '../boardInput.ts'
import { strangeSides } from '../leaderboards/strangeSides.ts'
import type { MadeMatch } from './matchId.ts'

/** What is wrong with the match at `at` of the new `matches`, each with the pointer into the match; the others are not looked at. */
export async function matchErrors(
  tx: Transaction,
  event: VisibleEvent,
  live: LiveBoard,
  matches: readonly MadeMatch[],
  at: number,
): Promise<readonly FieldError[]> {
  const { formatId, team, settings } = live.leaderboard
  const wanted = { ...settings, matches: [...matches] }
  const strange = await strangeSides(tx, event, team, wanted, settings)
  const place = `/matches/${at}`
  const errors = [
    ...settingsErrors(formatId, wanted),
    ...contradictions(wanted, live.rounds.length),
    ...strange.map(error => ({ ...error, pointer: error.pointer.replace(/^\/settings/, '') })),
  ].flatMap(error =>
    error.pointer.startsWith(place) ? [{ ...error, pointer: error.pointer.slice(place.length) }] : [],
  )
  const match = matches[at]
  return errors.length > 0 || !match ? errors : apart(live, match)
}

/** Sides of different flights, or of none, meet on no board. */
function apart({ flights }: LiveBoard, { a, b }: MadeMatch): readonly FieldError[] {
  const flightOf = (id: number) => flights.find(({ members }) => members.some(({ sideId }) => sideId === id))
  const own = flightOf(membersOf(a)[0] ?? 0)
  const message = said('fields.isNotInSameFlight')
  return Object.entries({ a, b }).flatMap(([which, side]) =>
    membersOf(side).some(id => !own || flightOf(id) !== own) ? [{ pointer: `/${which}`, message }] : [],
  )
}
