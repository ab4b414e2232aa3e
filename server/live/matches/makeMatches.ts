import { randomInt } from 'node:crypto'
import { said } from '../../../contract/words/say.ts'
import { settingsErrors } from '../../domain/leaderboards/settings.ts'
import { handle } from '../../domain/operation/handler.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type FieldError, requireNone } from '../../kernel/refuse.ts'
import type { LiveBoard, LiveFlight } from '../boardInput.ts'
import { boardOfMatches, hasScores } from './boardOfMatches.ts'
import { type Held, holdMatches, writeMatches } from './changeMatches.ts'
import { drawOf, type TurnOfRound } from './drawOf.ts'
import { type MadeMatch, sideOf } from './matchId.ts'
import { teeGroups } from './teeGroups.sql.ts'

export const makeMatches = handle('makeMatches', async ({ event, params, body, tx, record, refuse }) => {
  const doing = { tx, event, leaderboardId: params.leaderboardId, refuse, record }
  const held = await holdMatches(doing)
  const { live } = held
  const { by, flightId, pairs = false, reason } = body
  requireNone(refuse, drawErrors(held, body))
  const rounds = body.rounds?.map(round => round - 1) ?? (live.input.combining?.rounds ?? []).slice(0, 1)
  const flights = live.flights.filter(flight => flightId === undefined || flight.flightId === flightId)
  if (flights.length === 0) refuse('NOT_FOUND', 'flight')
  const seed = body.seed ?? randomInt(1, 10_000)
  const groups = by === 'teeGroups' ? await groupsOfRounds(tx, live, rounds) : new Map()
  const turns = flights.flatMap(flight =>
    drawOf(live, flight, { by, rounds, pairs, seed, groups }).map(turn => ({ ...turn, flight })),
  )
  const made = turns.flatMap(({ matches, round }) =>
    matches.map(({ a, b }) => ({ a: sideOf(a), b: sideOf(b), round: round + 1 })),
  )
  const matches = [...held.matches, ...made]
  requireNone(refuse, tooMany(held, matches))
  if (made.length > 0 && rounds.some(round => hasScores(live, round)) && reason === undefined)
    refuse('REASON_REQUIRED', 'scores')
  const lots = by === 'lots' ? { seed } : {}
  const about = { kind: 'leaderboard.matchesMade' as const, sideIds: [], said: { by, ...lots, reason } }
  const board = made.length > 0 ? await writeMatches(doing, held, matches, about) : boardOfMatches(live)
  return { made: made.length, ...lots, byes: turns.flatMap(byesOf), board }
})

async function groupsOfRounds(tx: Transaction, { event, rounds }: LiveBoard, indexes: readonly number[]) {
  const found = await Promise.all(
    indexes.map(async at => [at, await teeGroups(tx, event, rounds[at]?.eventId ?? 0)] as const),
  )
  return new Map(found)
}

function byesOf({ byes, round, flight }: TurnOfRound & { readonly flight: LiveFlight }) {
  const ofFlight = flight.flightId === null ? {} : { flightId: flight.flightId }
  return byes.map(sideIds => ({ round: round + 1, ...ofFlight, sideIds: [...sideIds] }))
}

/** A leaderboard has a limited number of matches; everybody against everybody is soon above it. */
function tooMany({ live }: Held, matches: readonly MadeMatch[]): readonly FieldError[] {
  const errors = settingsErrors(live.format.id, { ...live.leaderboard.settings, matches: [...matches] })
  return errors.flatMap(error => (error.pointer === '/matches' ? [{ ...error, pointer: '/by' }] : []))
}

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
