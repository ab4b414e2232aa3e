import { randomInt } from 'node:crypto'
import { said } from '../../../contract/words/say.ts'
import { settingsErrors } from '../../domain/leaderboards/settings.ts'
import { handle } from '../../domain/operation/handler.ts'
import type { FieldError } from '../../kernel/refuse.ts'
import { requireNone } from '../../kernel/refuse.ts'
import { hasScores } from './boardOfMatches.ts'
import { type Held, holdMatches, writeMatches } from './changeMatches.ts'
import { drawOf } from './drawOf.ts'
import { sideOf } from './matchId.ts'
import { teeGroups } from './teeGroups.sql.ts'

export const makeMatches = handle('makeMatches', async ({ event, params, body, tx, record, refuse }) => {
  const doing = { tx, event, leaderboardId: params.leaderboardId, refuse, record }
  const held = await holdMatches(doing)
  const { live } = held
  const { by, flightId, pairs = false, reason } = body
  requireNone(refuse, drawErrors(held, body))
  const chosen = live.input.combining?.rounds ?? []
  const rounds = body.rounds?.map(round => round - 1) ?? chosen.slice(0, 1)
  const flights = live.flights.filter(flight => flightId === undefined || flight.flightId === flightId)
  if (flights.length === 0) refuse('NOT_FOUND', 'flight')
  const seed = body.seed ?? randomInt(1, 10_000)
  const groups = by === 'teeGroups' ? await groupsOfRounds(rounds) : new Map<number, readonly (readonly number[])[]>()
  const turns = flights.flatMap(flight =>
    drawOf(live, flight, { by, rounds, pairs, seed, groups }).map(turn => ({ ...turn, flight })),
  )
  const made = turns.flatMap(({ matches, round }) =>
    matches.map(({ a, b }) => ({ a: sideOf(a), b: sideOf(b), round: round + 1 })),
  )
  const matches = [...held.matches, ...made]
  const tooMany = settingsErrors(live.format.id, { ...live.leaderboard.settings, matches })
  requireNone(
    refuse,
    tooMany.filter(({ pointer }) => pointer === '/matches').map(error => ({ ...error, pointer: '/by' })),
  )
  if (made.length > 0 && rounds.some(round => hasScores(live, round)) && reason === undefined)
    refuse('REASON_REQUIRED', 'scores')
  const lots = by === 'lots' ? { seed } : {}
  const board = await writeMatches(doing, held, matches, {
    kind: 'leaderboard.matchesMade',
    sideIds: [],
    said: { by, ...lots, reason },
  })
  return {
    made: made.length,
    ...lots,
    byes: turns.flatMap(({ byes, round, flight }) =>
      byes.map(sideIds => ({
        round: round + 1,
        ...(flight.flightId !== null && { flightId: flight.flightId }),
        sideIds: [...sideIds],
      })),
    ),
    board,
  }

  async function groupsOfRounds(indexes: readonly number[]) {
    const found = await Promise.all(
      indexes.map(async at => [at, await teeGroups(tx, event, live.rounds[at]?.eventId ?? 0)] as const),
    )
    return new Map(found)
  }
})

function drawErrors(
  { live }: Held,
  { rounds = [], pairs }: { readonly rounds?: readonly number[]; readonly pairs?: boolean },
): readonly FieldError[] {
  const chosen = live.input.combining?.rounds ?? []
  return [
    ...rounds.flatMap((round, at) =>
      chosen.includes(round - 1)
        ? []
        : [{ pointer: `/rounds/${at}`, message: said('fields.isNotRoundEventWhich', { rounds: live.rounds.length }) }],
    ),
    ...(pairs && live.leaderboard.team ? [{ pointer: '/pairs', message: said('fields.isOneTeam') }] : []),
  ]
}
