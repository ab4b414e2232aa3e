import { randomUUID } from 'node:crypto'
import type { BodyOf } from '../../../contract/operation.ts'
import type { importPlayers as entry } from '../../../contract/playerLists/console.ts'
import { said } from '../../../contract/words/say.ts'
import { fromDecimal } from '../../../rules/exact.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { ruleOut } from '../../kernel/refuse.ts'
import { lockEvent } from '../access/lockEvent.sql.ts'
import { changeHandicap } from '../handicaps/changeHandicap.ts'
import { withIndex } from '../handicaps/handicapChanges.ts'
import { type Context, handle } from '../operation/handler.ts'
import { candidates } from '../registrations/eventPlayers.sql.ts'
import { leaveEvent } from '../registrations/leaveEvent.ts'
import { keepListedPlayers, type Listed } from '../registrations/listed.sql.ts'
import { registerAll } from '../registrations/registerAll.ts'
import { withoutMail } from '../registrations/withoutMail.ts'
import { lockRegistrations } from '../roster/lockRegistrations.ts'
import { recordMoves } from '../roster/moves.ts'
import { assignToTeams } from '../teams/assignToTeams.ts'
import { namesByPlayers } from '../teams/namesByPlayers.ts'
import { insertTeams, setOfTeams, teamGroups } from '../teams/teams.sql.ts'

type Line = BodyOf<typeof entry>['lines'][number]
type Person = Line['people'][number]
type Given = { readonly given: Person; readonly pointer: string }
/** A line with the players that its people have become. */
type Taken = { readonly line: number; readonly team: string | undefined; readonly playerIds: readonly number[] }
type Importing = Context<typeof entry>
type Contact = { readonly playerId: number; readonly email: string | undefined; readonly hcId: string | undefined }

export const importPlayers = handle('importPlayers', async context => {
  const { event, body, caller, tx, now, refuse, record } = context
  const people = body.lines.flatMap(({ people: own }, line) =>
    own.map((given, at) => ({ given, pointer: `/lines/${line}/people/${at}` })),
  )
  const ids = people.flatMap(({ given }) => ('playerId' in given ? given.playerId : []))
  const known = await candidates(tx, event, caller.communities, ids)
  const there = new Set(known.flatMap(({ registered, playerId }) => (registered ? [playerId] : [])))
  if (body.teams) requireOnce(context, people)
  const isThere = (given: Person) => 'playerId' in given && there.has(given.playerId)
  const wanted = people
    .filter(({ given }) => !isThere(given))
    .map(({ given, pointer }) => ({ given: withoutMail(given), pointer }))
  const registering = { event, communities: caller.communities, now, record }
  const fresh =
    wanted.length > 0
      ? await registerAll(ruleOut(refuse, 'NOT_FOUND', 'COURSE_NOT_IN_EVENT'), tx, wanted, registering)
      : []
  const next = fresh.values()
  const lines = body.lines.map(({ line, team, people: own }) => {
    const results = own.map(given => (isThere(given) ? ('wasRegistered' as const) : ('registered' as const)))
    const playerIds = own.map(given =>
      'playerId' in given && isThere(given) ? given.playerId : Number(next.next().value),
    )
    return { line, team, playerIds, results }
  })
  await keepContacts(context, wantedContacts(body.lines, lines))
  const { indexes = [], leave = [] } = body
  const here = await lockRegistrations(tx, event, [...indexes.map(({ playerId }) => playerId), ...leave])
  const changed = await takeIndexes(
    context,
    indexes.filter(({ playerId }) => here.has(playerId)),
  )
  const leaving = leave.filter(playerId => here.has(playerId))
  for (const playerId of leaving)
    await leaveEvent(ruleOut(refuse, 'NOT_FOUND'), tx, { event, communities: caller.communities, record }, playerId)
  await keepListedPlayers(tx, event, [...detailsOnList(body.lines, lines)])
  const teamIds = body.teams ? await makeTeams(context, lines) : []
  return {
    registered: fresh.length,
    wasRegistered: people.length - fresh.length,
    changed,
    left: leaving.length,
    teamIds: [...teamIds],
    lines: lines.map(({ line, playerIds, results }) => ({ line, playerIds, results })),
  }
})

/** Gives players the index that the list has; one that is locked stays. Answers how many changed. */
async function takeIndexes(
  { event, tx, caller, record, refuse }: Importing,
  given: NonNullable<BodyOf<typeof entry>['indexes']>,
): Promise<number> {
  let count = 0
  for (const { playerId, hcIndex } of given) {
    const index = { indexTenths: fromDecimal(hcIndex), revisionDate: null, source: 'MANUAL', reason: null } as const
    const changing = { event, params: { playerId }, tx, caller, record, refuse: ruleOut(refuse, 'NOT_FOUND') }
    await changeHandicap(changing, 'playerHandicap.indexSet', before => {
      if (before.locked) return before
      count += 1
      return withIndex(index)(before)
    })
  }
  return count
}

/** What the list says of everybody whom it means. */
function* detailsOnList(given: readonly Line[], lines: readonly Taken[]): Generator<Listed> {
  for (const [line, { people: own }] of given.entries())
    for (const [at, { number, hcIndex }] of own.entries())
      yield { playerId: lines[line]?.playerIds[at] ?? 0, number, hcIndex }
}

/** The addresses and handicap ids of new people, who have no profile for them. */
function wantedContacts(given: readonly Line[], lines: readonly Taken[]): readonly Contact[] {
  return given.flatMap(({ people: own }, line) =>
    own.flatMap((person, at) => {
      const playerId = lines[line]?.playerIds[at]
      if ('playerId' in person || playerId === undefined) return []
      const { email, hcId } = person
      return email === undefined && hcId === undefined ? [] : { playerId, email, hcId }
    }),
  )
}

/** As if they had signed up with them. */
async function keepContacts({ event, tx, now }: Importing, contacts: readonly Contact[]): Promise<void> {
  if (contacts.length === 0) return
  await insertRows(
    tx,
    'sign_up',
    contacts.map(({ playerId, email, hcId }) => ({
      community_id: event.communityId,
      event_id: event.eventId,
      player_id: playerId,
      form_key: randomUUID(),
      state: 'registered',
      details: {
        ...(email !== undefined && { email, emailKey: emailKey(email) }),
        ...(hcId !== undefined && { hcId }),
      },
      signed_up_at: now.toString(),
    })),
  )
}

/** Nobody is in two teams. Those who are not registered yet are checked when they are. */
function requireOnce({ refuse }: Importing, people: readonly Given[]): void {
  const seen = new Set<number>()
  const message = said('fields.isRegisteredAlready')
  const errors = people.flatMap(({ given, pointer }) => {
    const isAgain = 'playerId' in given && seen.size === seen.add(given.playerId).size
    return isAgain ? [{ pointer: `${pointer}/playerId`, message }] : []
  })
  const [first] = errors
  if (first) refuse('ALREADY_REGISTERED', 'registering', { pointer: first.pointer, message, errors })
}

/** The people of a line, or of lines with the same team, become a team; somebody alone does not. */
async function makeTeams(
  { event, tx, caller, refuse, record }: Importing,
  lines: readonly Taken[],
): Promise<readonly number[]> {
  const groups = Map.groupBy(lines, ({ team, line }) => team ?? `line ${line}`)
  const wantedTeams = [...groups.values()]
    .map(group => ({ team: group[0]?.team, playerIds: group.flatMap(({ playerIds }) => playerIds) }))
    .filter(({ playerIds }) => playerIds.length > 1)
  await lockEvent(tx, event)
  const set = await setOfTeams(tx, event)
  if (set.count === 0 && set.hasScore) refuse('SCORE_ENTERED', 'replacedTeam')
  const byPlayers = await namesByPlayers(
    tx,
    wantedTeams.map(({ playerIds }) => playerIds),
  )
  // A number only says which lines belong together.
  const names = wantedTeams.map(({ team }, index) =>
    team === undefined || /^\d+$/.test(team) ? (byPlayers[index] ?? `Team #${set.count + index + 1}`) : team,
  )
  const made = wantedTeams.length > 0 ? await insertTeams(tx, event, names) : []
  const players = wantedTeams.flatMap(({ playerIds }, index) =>
    playerIds.map(playerId => ({ playerId, groupId: made[index] ?? 0 })),
  )
  const moves = await assignToTeams(
    ruleOut(refuse, 'NOT_FOUND', 'NOT_REGISTERED', 'MULTI_ROUND_EVENT_REQUIRED'),
    tx,
    event,
    caller.communities,
    made.map(teamId => ({ teamId })),
    players,
  )
  await recordMoves(record, event, teamGroups, moves)
  return made
}
