import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { type FieldError, type Refuse, requireNone, ruleOut } from '../../kernel/refuse.ts'
import { lockEvent } from '../access/lockEvent.sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import type { Change } from '../audit/record.ts'
import { groupsOf, lockGroups, removeFromGroups } from '../roster/groups.sql.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { recordMoves } from '../roster/moves.ts'
import { assignToTeams } from '../teams/assignToTeams.ts'
import { deleteLockedTeams } from '../teams/deleteLockedTeams.ts'
import { requireTeams } from '../teams/requireTeams.ts'
import { insertTeams, teamGroups } from '../teams/teams.sql.ts'
import { emptyTeams, type NamedPlayerRow, type OwnTeam, teamsOfOrganiser } from './organisers.sql.ts'
import { type TeamRules, teamRules } from './teamRules.ts'

/** Somebody of the organiser, and the team in which the person is to play; `pointer`: where the request says it. */
export type Wanted = { readonly playerId: number; readonly team: string | undefined; readonly pointer: string }

type Placing = {
  readonly tx: Transaction
  readonly event: VisibleEvent
  readonly caller: { readonly communities: readonly number[] }
  readonly params: { readonly organiserId: number }
  readonly record: (change: Change) => Promise<void>
  readonly refuse: Refuse<'UNAUTHORIZED' | 'VALIDATION'>
}

type Named = { readonly people: readonly NamedPlayerRow[]; readonly facts: Parameters<typeof teamRules>[0] }

/**
 * Puts people of an organiser into the teams that they are wanted in, or out of those they are in. A team is the organiser's
 * while nobody else plays in it: a name that none of its teams has makes one, and one that is empty afterwards goes. Nobody
 * has played yet. Refuses with `VALIDATION` teams in an event without, full teams, and who plays in a team with others.
 */
export async function placeInTeams(
  placing: Placing,
  { people, facts }: Named,
  wanted: readonly Wanted[],
): Promise<void> {
  const { tx, event, caller, params, record, refuse } = placing
  const teamOf = new Map(people.map(({ playerId, teamId }) => [playerId, teamId ?? undefined]))
  const moving = wanted.filter(({ playerId, team }) => team !== undefined || teamOf.get(playerId) !== undefined)
  if (moving.length === 0) return
  await lockEvent(tx, event)
  await lockRegistrations(
    tx,
    event,
    moving.map(({ playerId }) => playerId),
  )
  const own = await teamsOfOrganiser(tx, event, params.organiserId)
  const rules = teamRules(facts)
  requireNone(refuse, [
    ...moving.flatMap(one => wrongTeam(one, rules, teamOf.get(one.playerId), own)),
    ...tooMany(moving, rules, own),
  ])
  const idOf = await teamsByName(placing, own, moving)
  const places = moving.flatMap(({ playerId, team }) => (team === undefined ? [] : [{ playerId, groupId: idOf(team) }]))
  const teams = [...new Set(places.map(({ groupId }) => groupId))].map(teamId => ({ teamId }))
  const refuseOfOwn = ruleOut(refuse, 'NOT_FOUND', 'NOT_REGISTERED', 'MULTI_ROUND_EVENT_REQUIRED', 'SCORE_ENTERED')
  const moves = await assignToTeams(refuseOfOwn, tx, event, caller.communities, teams, places)
  const leaving = moving.flatMap(({ playerId, team }) => {
    const groupId = teamOf.get(playerId)
    return team === undefined && groupId !== undefined ? [{ playerId, groupId }] : []
  })
  await removeFromGroups(
    tx,
    event,
    teamGroups,
    leaving.map(({ playerId }) => playerId),
  )
  await recordMoves(record, event, teamGroups, moves)
  await recordMoves(record, event, teamGroups, { before: leaving, after: [] })
  await deleteEmpty(placing, own)
}

function wrongTeam(
  { team, pointer }: Wanted,
  { teams }: TeamRules,
  present: number | undefined,
  own: readonly OwnTeam[],
): readonly FieldError[] {
  if (team !== undefined && !teams) return [{ pointer, message: said('fields.mustBeLeftOutWithoutTeams') }]
  const isOthers = present !== undefined && !own.some(({ teamId }) => teamId === present)
  return isOthers ? [{ pointer, message: said('fields.cannotBeChangedClubHas') }] : []
}

/** Who would be one too many in a team, once those have left it who leave it in the same request. */
function tooMany(moving: readonly Wanted[], { teamSize }: TeamRules, own: readonly OwnTeam[]): readonly FieldError[] {
  if (teamSize === undefined) return []
  const leaving = new Set(moving.map(({ playerId }) => playerId))
  const coming = moving.filter(({ team }) => team !== undefined)
  return [...Map.groupBy(coming, ({ team = '' }) => nameKey(team))].flatMap(([key, comers]) => {
    const there = own.find(({ name }) => nameKey(name) === key)?.playerIds.filter(id => !leaving.has(id)) ?? []
    const beyond = comers.slice(Math.max(0, teamSize - there.length))
    return beyond.map(({ pointer }) => ({ pointer, message: said('fields.isFullTeamHasAt', { n: teamSize }) }))
  })
}

/** Finds the own teams by their names, with new ones for names that none of them has. */
async function teamsByName(
  { tx, event, record }: Placing,
  own: readonly OwnTeam[],
  moving: readonly Wanted[],
): Promise<(name: string) => number> {
  const ids = new Map(own.map(({ name, teamId }) => [nameKey(name), teamId]))
  const names = moving.flatMap(({ team }) => team?.trim() ?? [])
  // Of names that differ in letters only the first counts.
  const fresh = [...new Map(names.toReversed().map(name => [nameKey(name), name]))].filter(([key]) => !ids.has(key))
  const made = await insertTeams(
    tx,
    event,
    fresh.map(([, name]) => name),
  )
  const teams = fresh.map(([key, name], index) => ({ key, name, teamId: made[index] ?? 0 }))
  for (const { key, teamId } of teams) ids.set(key, teamId)
  if (teams.length > 0)
    await record({
      communityId: event.communityId,
      eventId: event.eventId,
      kind: 'team.created',
      subject: { teamIds: [...made] },
      after: teams.map(({ teamId, name }) => ({ teamId, name })),
    })
  return name => ids.get(nameKey(name)) ?? 0
}

async function deleteEmpty({ tx, event, record, refuse }: Placing, own: readonly OwnTeam[]): Promise<void> {
  const empty = await emptyTeams(
    tx,
    event,
    own.map(({ teamId }) => teamId),
  )
  if (empty.length === 0) return
  await lockGroups(tx, event, teamGroups, groupsOf(event, teamGroups, empty, []), 'remove')
  const named = empty.map(teamId => ({ teamId }))
  const teams = await requireTeams(ruleOut(refuse, 'NOT_FOUND'), tx, event, named)
  await deleteLockedTeams(ruleOut(refuse, 'SCORE_ENTERED'), tx, event, teams, record)
}
