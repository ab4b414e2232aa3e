import type { BodyOf } from '../../../contract/operation.ts'
import type { arrangeTeams as entry } from '../../../contract/teams/console.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import type { Refuse } from '../../kernel/refuse.ts'
import { lockEvent } from '../access/lockEvent.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { fromOf, wantedOf } from '../operation/from.ts'
import { handle } from '../operation/handler.ts'
import { arranged, placesWanted, requireConsistent, requireFrom } from '../roster/arrangement.ts'
import {
  type GroupPlayer,
  groupsOf,
  lockGroups,
  placesOf,
  removeFromGroups,
  removePlaces,
  writePlaces,
  writeSeats,
} from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { requireRegistered } from '../roster/requireRegistered.ts'
import { namesByPlayers } from './namesByPlayers.ts'
import { requireNoScore, requireOwn, requireTeams } from './requireTeams.ts'
import { deleteTeamRows, insertTeams, setOfTeams, type TeamState, teamGroups, writeTeamName } from './teams.sql.ts'

type Body = BodyOf<typeof entry>
type Held = {
  readonly locked: ReadonlySet<number>
  readonly set: { readonly count: number; readonly hasScore: boolean }
  readonly states: ReadonlyMap<number, TeamState>
  readonly places: readonly GroupPlayer[]
}

export const arrangeTeams = handle('arrangeTeams', async ({ event, body, caller, tx, record, refuse }) => {
  const { create = [], rename = [], remove = [], moves = [] } = body
  const renamed = rename.map(({ teamId }, index) => ({ id: teamId, pointer: `/rename/${index}/teamId` }))
  requireConsistent(refuse, { create, changed: renamed, remove, moves })
  const playerIds = moves.map(({ playerId }) => playerId)
  const held = await hold(refuse, tx, event, body, playerIds)
  const { set, states, places } = held
  const players = moves.map(({ playerId }, index) => ({ playerId, pointer: `/moves/${index}/playerId` }))
  await requireRegistered(refuse, tx, event, caller.communities, players, 'NOT_REGISTERED', held.locked)
  requireArrangeable(refuse, body, held, event.eventId)

  const names = rename.flatMap(({ teamId, name }) => {
    const wanted = wantedOf(name)?.trim()
    return wanted === undefined || wanted === states.get(teamId)?.name ? [] : [{ teamId, name: wanted }]
  })
  for (const { teamId, name } of names) await writeTeamName(tx, event, teamId, name)
  const byPlayers = await namesByPlayers(
    tx,
    create.map(({ key }) => moves.flatMap(({ playerId, to }) => (to === key ? playerId : []))),
  )
  const newNames = create.map(({ name }, at) => name?.trim() ?? byPlayers[at] ?? `Team #${set.count + at + 1}`)
  const ids = create.length > 0 ? await insertTeams(tx, event, newNames) : []
  const { after, leaving } = placesWanted(create, ids, moves)
  await writePlaces(tx, event, teamGroups, after)
  await removeFromGroups(tx, event, teamGroups, leaving)
  await writeSeats(tx, event, teamGroups, moves)
  const emptied = remove.length > 0 ? await removePlaces(tx, event, teamGroups, remove) : []
  if (remove.length > 0) await deleteTeamRows(tx, event, remove)
  const created = ids.map((teamId, index) => ({ teamId, name: newNames[index] }))
  const gone = [...names.map(({ teamId }) => teamId), ...remove]
  const inTeam = ({ playerId, groupId }: GroupPlayer) => ({ playerId, teamId: groupId })
  await record({
    communityId: event.communityId,
    eventId: event.eventId,
    kind: 'team.arranged',
    subject: {
      teamIds: [...ids, ...gone],
      playerIds: [...playerIds, ...emptied.map(({ playerId }) => playerId)],
    },
    before: {
      teams: gone.map(teamId => ({ teamId, name: states.get(teamId)?.name })),
      players: [...places, ...emptied].map(inTeam),
    },
    after: { teams: [...created, ...names], players: after.map(inTeam) },
  })
  return arranged(create, ids, { changed: names.length, removed: remove.length, moved: playerIds.length })
})

/** The teams of the request and of its players as they are, held until the end. Refuses with `NOT_FOUND`. */
async function hold(
  refuse: Refuse<'NOT_FOUND'>,
  tx: Transaction,
  event: VisibleEvent,
  { rename = [], remove = [], moves = [] }: Body,
  playerIds: readonly number[],
): Promise<Held> {
  const named = [
    ...rename.map(({ teamId }, index) => ({ teamId, pointer: `/rename/${index}/teamId` })),
    ...remove.map((teamId, index) => ({ teamId, pointer: `/remove/${index}` })),
    ...moves.flatMap(({ to }, index) =>
      typeof to === 'number' ? [{ teamId: to, pointer: `/moves/${index}/to` }] : [],
    ),
  ]
  const ids = [...new Set(named.map(({ teamId }) => teamId))]
  const which = groupsOf(event, teamGroups, ids, playerIds)
  const [, set, locked] = await Promise.all([
    lockEvent(tx, event),
    setOfTeams(tx, event),
    lockRegistrations(tx, event, playerIds),
    lockGroups(tx, event, teamGroups, which, remove.length > 0 ? 'remove' : 'change'),
  ])
  const [states, places] = await Promise.all([
    requireTeams(refuse, tx, event, named, playerIds),
    placesOf(tx, event, teamGroups, playerIds),
  ])
  return { locked, set, states, places }
}

/** Refuses teams of another event, players who are elsewhere by now, names that are others by now, and teams with a score. */
function requireArrangeable(
  refuse: Refuse<'MULTI_ROUND_EVENT_REQUIRED' | 'CHANGED_MEANWHILE' | 'SCORE_ENTERED'>,
  { create = [], rename = [], remove = [], moves = [] }: Body,
  { set, states, places }: Held,
  eventId: number,
): void {
  requireOwn(refuse, states.values())
  requireFrom(refuse, moves, places, playerId => `team_player/${eventId}/${playerId}`)
  const stale = rename.findIndex(({ teamId, name }) => {
    const from = fromOf(name)
    return from !== undefined && from !== states.get(teamId)?.name
  })
  if (stale >= 0)
    refuse('CHANGED_MEANWHILE', 'field', {
      field: 'name',
      errors: [
        {
          pointer: `/rename/${stale}/name`,
          message: said('fields.isAnotherOneNow'),
          present: states.get(rename[stale]?.teamId ?? 0)?.name,
        },
      ],
      rows: [`team/${rename[stale]?.teamId}`],
    })
  const leaving = new Set([...places.map(({ groupId }) => groupId), ...remove])
  requireNoScore(
    refuse,
    [...leaving].flatMap(id => states.get(id) ?? []),
  )
  if (create.length > 0 && set.count === 0 && set.hasScore) refuse('SCORE_ENTERED', 'replacedTeam')
}
