import type { Static } from 'typebox'
import type { listEventLog as entry } from '../../../contract/log/console.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { type Named, namesNow, namesThatWere } from './names.sql.ts'

type LogName = NonNullable<Static<(typeof entry)['reply']>['names']>[number]

const fields: Readonly<Record<string, readonly LogName['kind'][]>> = {
  playerId: ['player'],
  teamId: ['team'],
  teePairingId: ['teePairing'],
  flightId: ['flight'],
  leaderboardId: ['leaderboard'],
  eventId: ['event'],
  // Of a leaderboard of players, or of one of teams.
  memberId: ['player', 'team'],
}

/** What the players, teams, groups, flights, leaderboards and rounds in these values are called, also those that are gone. */
export async function namesOfEntries(
  tx: Transaction,
  event: VisibleEvent,
  values: readonly unknown[],
): Promise<readonly LogName[]> {
  const wanted = new Map<LogName['kind'], Set<number>>()
  collect(values, wanted)
  const ids = (kind: LogName['kind']) => [...(wanted.get(kind) ?? [])]
  const named = await namesNow(tx, event, {
    players: ids('player'),
    teams: ids('team'),
    teePairings: ids('teePairing'),
    flights: ids('flight'),
    leaderboards: ids('leaderboard'),
    events: ids('event'),
  })
  const known = new Set(named.map(keyOf))
  const missing = [...wanted].flatMap(([kind, all]) =>
    [...all].map(id => ({ kind, id })).filter(one => kind !== 'event' && !known.has(keyOf(one))),
  )
  const gone = missing.length > 0 ? await namesThatWere(tx, event, missing) : []
  return [...named, ...gone].map(({ kind, id, name }) => ({ kind: kind as LogName['kind'], id, name }))
}

function keyOf({ kind, id }: Pick<Named, 'kind' | 'id'>): string {
  return `${kind} ${id}`
}

/** Finds every `teamId`, `teamIds` and so on, however deep. */
function collect(value: unknown, into: Map<LogName['kind'], Set<number>>): void {
  if (typeof value !== 'object' || value === null) return
  for (const [name, inside] of Object.entries(value)) {
    for (const kind of fields[name.replace(/Ids$/, 'Id')] ?? [])
      for (const id of [inside].flat())
        if (typeof id === 'number') into.set(kind, (into.get(kind) ?? new Set()).add(id))
    collect(inside, into)
  }
}
