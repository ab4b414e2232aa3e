/** The places of an event: how many are free, who is next. Callers must have locked the event (`eventByNumber`). */

import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { publicEventId, type VisibleEvent, visibleEvent } from '../access/visibleEvent.ts'
import type { Details } from './participant.sql.ts'

/** The event by its number alone; with `hold` locked until the transaction ends, so that places are given out one request at a time. */
export async function eventByNumber(
  tx: Transaction,
  communityId: number,
  eventId: number,
  hold?: 'hold',
): Promise<VisibleEvent | undefined> {
  const row = await tx.first(
    sql<{ kind: 'M' | 'R' | 'S' }>`
      select kind from event
      where community_id = ${communityId} and event_id = ${eventId} ${hold ? sql`for no key update` : sql``}`,
  )
  return row && visibleEvent(tx, publicEventId(row.kind, eventId), [communityId])
}

const isRegistered = sql`
  exists (select from registration r where r.community_id = s.community_id and r.event_id = s.event_id and r.player_id = s.player_id)`

/** The number of places that nobody has and nobody is offered; undefined without a limit. Can be negative. */
export async function freePlaces(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  fieldLimit: number | undefined,
): Promise<number | undefined> {
  const row = await tx.first(
    sql<{ taken: number }>`
      select (select count(*) from registration where community_id = ${communityId} and event_id = ${eventId})
        + (select count(*) from sign_up s where s.community_id = ${communityId} and s.event_id = ${eventId}
          and s.state = 'offered' and not ${isRegistered}) as taken`,
  )
  return fieldLimit === undefined ? undefined : fieldLimit - (row?.taken ?? 0)
}

/** Removes players whom the organiser has registered meanwhile from the waiting list and the ballot. */
export async function leaveRegistered(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<void> {
  await tx.rows(
    sql`
      update sign_up s set state = 'registered', place = null, offer_until = null
      where s.community_id = ${communityId} and s.event_id = ${eventId} and s.state in ('waiting', 'offered', 'ballot')
        and ${isRegistered}`,
  )
}

/** Ends the offers that were not accepted in time and returns their players. */
export async function expireOffers(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  now: Temporal.Instant,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      update sign_up s set state = 'expired', offer_until = null, place = null
      where s.community_id = ${communityId} and s.event_id = ${eventId} and s.state = 'offered'
        and s.offer_until <= ${now.toString()}::timestamptz and not ${isRegistered}
      returning s.player_id as "playerId"`,
  )
  return rows.map(({ playerId }) => playerId)
}

/** Offers `places` (undefined: one to everybody) to those on the waiting list, in order, and returns the players who got an offer. */
export async function offerPlaces(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  places: number | undefined,
  until: Temporal.Instant,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      with next as (
        select s.community_id, s.event_id, s.player_id from sign_up s
        where s.community_id = ${communityId} and s.event_id = ${eventId} and s.state = 'waiting' and not ${isRegistered}
        order by s.place limit ${places ?? null}::bigint)
      update sign_up s set state = 'offered', offer_until = ${until.toString()}::timestamptz
      from next where s.community_id = next.community_id and s.event_id = next.event_id and s.player_id = next.player_id
      returning s.player_id as "playerId"`,
  )
  return rows.map(({ playerId }) => playerId)
}

export type FirstWaiting = {
  readonly playerId: number
  readonly firstName: string
  readonly lastName: string
  readonly suffix: string | null
}

/** Who is first on the waiting list. */
export function firstWaiting(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
): Promise<FirstWaiting | undefined> {
  return tx.first(
    sql<FirstWaiting>`
      select p.player_id as "playerId", p.first_name as "firstName", p.last_name as "lastName", p.suffix
      from sign_up s join player p on p.player_id = s.player_id
      where s.community_id = ${communityId} and s.event_id = ${eventId} and s.state = 'waiting' and not ${isRegistered}
      order by s.place limit 1`,
  )
}

/** Offers a place to one person until this time, whatever the size of the field. */
export async function offerPlaceTo(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerId: number,
  until: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      update sign_up set state = 'offered', offer_until = ${until.toString()}::timestamptz
      where community_id = ${communityId} and event_id = ${eventId} and player_id = ${playerId}`,
  )
}

/** The next number on the waiting list; 1 when it is empty. */
export async function lastPlace(tx: Transaction, { communityId, eventId }: VisibleEvent): Promise<number> {
  const row = await tx.first(
    sql<{ place: number }>`
      select coalesce(max(place), 0) + 1 as place from sign_up where community_id = ${communityId} and event_id = ${eventId}`,
  )
  return row?.place ?? 1
}

export type NewSignUp = {
  readonly playerId: number
  readonly formKey: string
  readonly state: 'ballot' | 'waiting' | 'registered' | 'withdrawn'
  readonly place: number | null
  readonly details: Details & { readonly emailKey?: string }
  readonly answers: Readonly<Record<string, string>>
  readonly teeId: number | null
  readonly consent: string | null
}

/** Writes a sign-up, in place of any that the player had. */
export async function putSignUp(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  given: NewSignUp,
  now: Temporal.Instant,
): Promise<void> {
  await tx.rows(
    sql`
      insert into sign_up (community_id, event_id, player_id, form_key, state, place, details, answers, tee_id, consent, signed_up_at)
      values (${communityId}, ${eventId}, ${given.playerId}, ${given.formKey}::uuid, ${given.state}, ${given.place}::bigint,
        ${JSON.stringify(given.details)}::jsonb, ${JSON.stringify(given.answers)}::jsonb, ${given.teeId}::bigint, ${given.consent}::text,
        ${now.toString()}::timestamptz)
      on conflict (community_id, event_id, player_id) do update set form_key = excluded.form_key, state = excluded.state,
        place = excluded.place, offer_until = null, details = excluded.details, answers = excluded.answers,
        tee_id = excluded.tee_id, consent = excluded.consent, signed_up_at = excluded.signed_up_at`,
  )
}

/** Sets the state of a sign-up and takes it off the waiting list; does nothing when there is none. */
export async function setState(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerIds: readonly number[],
  state: 'registered' | 'withdrawn' | 'declined' | 'not drawn',
): Promise<void> {
  await tx.rows(
    sql`
      update sign_up set state = ${state}, place = null, offer_until = null
      where community_id = ${communityId} and event_id = ${eventId} and player_id = any(${playerIds}::bigint[])`,
  )
}

/** Writes answers and tee, on the registration and on the sign-up. */
export async function setAnswers(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerId: number,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const json = JSON.stringify(answers)
  for (const table of ['registration', 'sign_up']) {
    await tx.rows(
      sql`
        update ${sql.table(table)} set answers = ${json}::jsonb
        where community_id = ${communityId} and event_id = ${eventId} and player_id = ${playerId}`,
    )
  }
}

/** The players in the ballot who have not been registered meanwhile. */
export async function inBallot(
  tx: Transaction,
  { communityId, eventId }: Pick<VisibleEvent, 'communityId' | 'eventId'>,
): Promise<readonly number[]> {
  const rows = await tx.rows(
    sql<{ playerId: number }>`
      select s.player_id as "playerId" from sign_up s
      where s.community_id = ${communityId} and s.event_id = ${eventId} and s.state = 'ballot' and not ${isRegistered}
      order by s.player_id`,
  )
  return rows.map(({ playerId }) => playerId)
}

/** Puts players on the waiting list in this order. */
export async function setWaiting(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerIds: readonly number[],
): Promise<void> {
  await tx.rows(
    sql`
      update sign_up s set state = 'waiting', place = w.place
      from unnest(${playerIds}::bigint[]) with ordinality as w(player_id, place)
      where s.community_id = ${communityId} and s.event_id = ${eventId} and s.player_id = w.player_id`,
  )
}

/** The events in which somebody waits or has an offer. `tx` must be over all communities. */
export function eventsWithQueue(
  tx: Transaction,
): Promise<{ readonly communityId: number; readonly eventId: number }[]> {
  return tx.rows(
    sql<{ communityId: number; eventId: number }>`
      select distinct community_id as "communityId", event_id as "eventId" from sign_up where state in ('waiting', 'offered')`,
  )
}
