import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourseFile } from '../../../contract/files/courseFile.ts'
import type { EventFile } from '../../../contract/files/eventFile.ts'
import { createAdministrator } from '../../domain/access/createAdministrator.sql.ts'
import { createCredential } from '../../domain/access/createCredential.sql.ts'
import { sampleDirector } from '../../domain/access/sampleDirector.ts'
import type { Origin } from '../../domain/audit/record.ts'
import { createCommunity, type NewCommunity } from '../../domain/communities/createCommunity.sql.ts'
import { type Identity, identityOf, writeIdentity } from '../../domain/communities/writeIdentity.sql.ts'
import { continueIdsAt } from '../../kernel/database/allotIds.ts'
import { connect, type Transaction } from '../../kernel/database/connect.ts'
import { emptyTables } from '../../kernel/database/emptyTables.ts'
import { insertRows } from '../../kernel/database/insertRows.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { importCourses } from '../import/importCourses.ts'
import { importEvent } from '../import/importEvent.ts'
import { communities, type Day, timeZone } from './field.ts'
import { finishedEvents } from './finishedEvents.ts'
import { demoHash, otherHash } from './publishedAccounts.ts'
import { firstPlayerId, roster, type SamplePlayer } from './roster.ts'
import { runningEvent } from './runningEvent.ts'
import { singlesToday } from './singlesToday.ts'
import { inBallot, upcomingEvents } from './upcomingEvents.ts'
import { yearsBefore } from './yearsBefore.ts'

/**
 * Replaces everything in the database by the sample data as it is at `now`: the same ids and values every time, the
 * running event has its second round on that day. One transaction; takes about a second. `onlyIntoEmpty`: what another
 * server has loaded meanwhile stays. `playsOn`: the rounds under way have no scores yet, and tee times that fit `now`.
 */
export async function loadSampleData(
  ownerUrl: string,
  now: Temporal.Instant,
  { onlyIntoEmpty = false, playsOn = false } = {},
): Promise<void> {
  const database = connect({ url: ownerUrl, poolSize: 1, onError: () => undefined, asOwner: true })
  try {
    await database.write('everything', async tx => {
      await oneAtATime(tx)
      if (onlyIntoEmpty && (await hasCommunity(tx))) return
      await writeSampleData(tx, { actor: 'operator', now }, playsOn)
    })
  } finally {
    await database.close()
  }
}

/** Waits for another server that loads the data into the same database now. */
async function oneAtATime(tx: Transaction): Promise<void> {
  await tx.rows(sql`set local lock_timeout = '60s'`)
  await tx.rows(sql`select from migration where name = '000' for update`)
}

async function hasCommunity(tx: Transaction): Promise<boolean> {
  return (await tx.first(sql`select 1 from community limit 1`)) !== undefined
}

async function writeSampleData(tx: Transaction, origin: Origin, playsOn: boolean): Promise<void> {
  const { now } = origin
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate()
  const day: Day = plusDays => today.add({ days: plusDays })
  const courses: CourseFile = JSON.parse(readFileSync(join(import.meta.dirname, 'courses.json'), 'utf8'))
  const players = roster(now, day(-3).toString())
  await emptyTables(tx)
  await createCommunities(tx, origin)
  await importCourses(tx, courses, now)
  await continueIdsAt(tx, 'player', firstPlayerId)
  await insertRows(
    tx,
    'player',
    players.map(({ row }) => row),
  )
  await continueIdsAt(tx, 'player', firstPlayerId + players.length)
  await insertRows(
    tx,
    'membership',
    players.flatMap(player => memberships(player, today.year, now)),
  )
  for (const event of yearsBefore(players, day)) await importEvent(tx, event, origin)
  await startNumbers(tx)
  await importEvent(tx, runningEvent(players, courses, day, { now, playsOn }), origin)
  const others: readonly EventFile[] = [...finishedEvents(players, day), ...upcomingEvents(players, day)]
  let newest = ''
  for (const event of others) newest = (await importEvent(tx, event, origin)).eventId
  await insertRows(tx, 'sign_up', inBallot(players, newest, now))
  await importEvent(tx, singlesToday(players, day, { now, playsOn }), origin)
  await createAccess(tx, origin)
}

async function createCommunities(tx: Transaction, origin: Origin): Promise<void> {
  const sub = { clubCommunityId: communities.club }
  const wanted: readonly NewCommunity[] = [
    { name: 'Ria Formosa Golf Club', kind: 'club' },
    { name: 'Ria Formosa Ladies', kind: sub },
    { name: 'Ria Formosa Seniors', kind: sub },
    { name: 'Ria Formosa Juniors', kind: sub },
    { name: 'Douro Valley Golf Society', kind: 'community' },
  ]
  for (const community of wanted) await createCommunity(tx, community, origin)
  await setIdentity(tx, communities.club, {}, origin)
  await setIdentity(tx, communities.ladies, {}, origin)
  await setIdentity(tx, communities.seniors, {}, origin)
  await setIdentity(tx, communities.strangers, { colour: '5c1f2e' }, origin)
}

async function setIdentity(
  tx: Transaction,
  communityId: number,
  own: Partial<Identity>,
  origin: Origin,
): Promise<void> {
  const before = await identityOf(tx, communityId)
  if (before)
    await writeIdentity(tx, communityId, before, { ...before, currency: 'EUR', home: 'public', ...own }, origin)
}

/** Ids as the examples of the reference have them: M-5208 with S-5209 and S-5210, leaderboard 601, flight 701 and so on. */
async function startNumbers(tx: Transaction): Promise<void> {
  await continueIdsAt(tx, 'event', 5208)
  await continueIdsAt(tx, 'leaderboard', 601)
  await continueIdsAt(tx, 'flight', 701)
  await continueIdsAt(tx, 'team', 801)
  await continueIdsAt(tx, 'tee_pairing', 901)
}

/** Women may be of the ladies, those over 55 of the seniors, those under 19 of the juniors. */
function memberships({ row, strangers, handle, born }: SamplePlayer, year: number, now: Temporal.Instant) {
  const id = row.player_id
  const subs = [
    ...(row.gender === 'F' && id % 2 === 1 ? [communities.ladies] : []),
    ...(year - born > 55 ? [communities.seniors] : []),
    ...(year - born < 19 ? [communities.juniors] : []),
  ]
  return (strangers ? [communities.strangers] : [communities.club, ...subs]).map(communityId => ({
    community_id: communityId,
    player_id: id,
    member: id < firstPlayerId + 3 || id % 7 !== 0,
    handle: communityId === communities.club ? handle : null,
    details_confirmed: true,
    last_name_key: nameKey(row.last_name),
    first_name_key: nameKey(row.first_name),
    created_at: now.subtract({ hours: 24 * 365 }).toString(),
  }))
}

async function createAccess(tx: Transaction, origin: Origin): Promise<void> {
  const use = 'Trying the interface with the sample data'
  const demo = { email: 'demo@example.com', passwordHash: demoHash, intendedUse: use, communityIds: [communities.club] }
  const other = {
    email: 'other@example.com',
    passwordHash: otherHash,
    intendedUse: use,
    communityIds: [communities.strangers],
  }
  const board = {
    ...demo,
    email: 'board@example.com',
    intendedUse: 'A board in the club house that shows standings',
    scope: 'read',
  } as const
  await createCredential(tx, demo, origin)
  await createCredential(tx, other, origin)
  await createCredential(tx, board, origin)
  const secretary = {
    email: 'secretary@example.com',
    name: 'Club secretary',
    passwordHash: demoHash,
    role: 'manager',
  } as const
  await createAdministrator(
    tx,
    { ...secretary, communityIds: [communities.club], playerId: 3004, emailProven: false },
    origin,
  )
  const { email, name } = sampleDirector
  const director = { email, name, passwordHash: demoHash, role: 'director', playerId: undefined } as const
  await createAdministrator(tx, { ...director, communityIds: [communities.club], emailProven: false }, origin)
}
