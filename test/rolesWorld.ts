/** A world in which somebody of every kind asks, and in which nothing that is done stays: one of them can ask after the other. */
import { roles } from '../contract/roles/capabilities.ts'
import { type Holder, holders } from '../contract/roles/whoMay.ts'
import { type StaffLinkPurpose, staffLinkPurposes } from '../contract/staffLinks/console.ts'
import { staffLinkToken } from '../server/domain/access/staffLinkToken.ts'
import type { WorldAccount } from './world.rows.ts'
import { startWorld, type World } from './world.ts'

/** `outsider`: owns another community. `operator`: has no role. `elsewhere`: has links to another event. */
export const people = [
  ...holders,
  'outsider',
  'operator',
  'nobody',
  ...staffLinkPurposes.map(one => `elsewhere:${one}` as const),
] as const
export type Person = (typeof people)[number]

/** Takes every change back at its commit, as a database that is busy would: whoever gets so far was let in. */
const nothingStays = `
  create function nothing_stays() returns trigger language plpgsql as $$
    begin raise exception 'everything was done, and is taken back' using errcode = '55P03'; end $$;
  do $$ declare wanted text; begin
    for wanted in select tablename from pg_tables where schemaname = 'public' loop
      execute format('create constraint trigger nothing_stays after insert or update or delete on %I
        deferrable initially deferred for each row execute function nothing_stays()', wanted);
    end loop;
  end $$`

/** Links of every purpose: to the event of the case, and to one that no case is about. */
const linkOf = (eventId: number, purpose: StaffLinkPurpose) => eventId * 10 + staffLinkPurposes.indexOf(purpose)
const elsewhere = 190

/** A world in which nothing stays. `given`: what brings it into the state of a case. */
export async function startRolesWorld(given: readonly string[] = []): Promise<World> {
  const world = await startLinkedWorld(given)
  await world.rows(nothingStays)
  return world
}

/** A world with links of every purpose. */
export async function startLinkedWorld(given: readonly string[] = []): Promise<World> {
  const world = await startWorld()
  for (const statement of given) await world.rows(statement)
  await world.rows(`
    insert into event (community_id, event_id, kind, name, name_key, start_date, end_date, time_zone, state, state_at, created_at)
    values (1, ${elsewhere}, 'S', 'Elsewhere', 'elsewhere', '2026-07-01', '2026-07-01', 'Europe/Lisbon', 'published', '2026-05-01', '2026-05-01')`)
  // The link of an organiser is one of those that the case is about, where there are some.
  await world.rows(`
    insert into staff_link (community_id, staff_link_id, event_id, purpose, label, until, created_by, created_at, places, organiser_id)
    select 1, event_id * 10 + place - 1, event_id, purpose, 'Rui’s phone', '2099-01-01', 'administrator:12', '2026-05-01T08:00:00Z',
      case purpose when 'organiser' then 9 end,
      case purpose when 'organiser' then coalesce(
        (select max(s.staff_link_id) from staff_link s where s.community_id = 1 and s.event_id = event.event_id and s.purpose = 'organiser'),
        event_id * 10 + place - 1) end
    from event cross join unnest(array[${staffLinkPurposes.map(one => `'${one}'`).join(', ')}]) with ordinality as p (purpose, place)
    where community_id = 1 and kind <> 'R'`)
  return world
}

/** How the person's browser asks. `eventId`: the event for which a helper has a link, as its players register for it. */
export function headersOf(world: World, person: Person, eventId: number): Readonly<Record<string, string>> {
  const [kind, purpose] = person.split(':') as [string, StaffLinkPurpose | undefined]
  if (purpose) {
    const staffLinkId = linkOf(kind === 'link' ? eventId : elsewhere, purpose)
    const token = staffLinkToken(world.service.secrets, { communityId: 1, staffLinkId })
    return { 'staff-link': token, 'sec-fetch-site': 'same-origin' }
  }
  if (person === 'nobody') return { 'sec-fetch-site': 'same-origin' }
  return world.browser(person as WorldAccount)
}

export const isHolder = (person: Person): person is Holder => (holders as readonly string[]).includes(person)
export const isLoggedIn = (person: Person) => ([...roles, 'outsider', 'operator'] as readonly string[]).includes(person)
