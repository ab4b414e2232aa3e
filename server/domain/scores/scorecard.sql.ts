import { type LengthUnit, lengthIn, unitShown } from '../../../contract/site/lengthIn.ts'
import type { NamedPlayer } from '../../../contract/site/scorecard.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { eventAndRounds } from '../access/eventAndRounds.sql.ts'
import { publicEventId, type VisibleEvent } from '../access/visibleEvent.ts'
import { registeredPlayers, summaryOrder } from '../roster/playerSummary.ts'
import { shownPairings, shownPlaces } from '../roster/shownTeeSheet.sql.ts'

export type RoundInPlay = {
  readonly roundId: string
  readonly roundName: string
  readonly eventName: string
  readonly communityName: string
}

/** The round that a scoring link opens now: of a multi-round event the one in play, else the next, else the last. */
export async function roundInPlay(
  tx: Transaction,
  communityId: number,
  eventId: number,
  now: Temporal.Instant,
): Promise<RoundInPlay | undefined> {
  const row = await tx.first(
    sql<Omit<RoundInPlay, 'roundId'> & { readonly kind: 'M' | 'R' | 'S'; readonly eventId: number }>`
      select r.event_id as "eventId", r.kind, r.name as "roundName", coalesce(m.name, e.name) as "eventName", c.name as "communityName"
      from event e
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      join community c on c.community_id = e.community_id
      join event r on r.community_id = e.community_id and r.kind <> 'M' and r.event_id = ${eventAndRounds(communityId, eventId)},
      lateral (select r.end_date < (${now.toString()}::timestamptz at time zone r.time_zone)::date as over) x
      where e.community_id = ${communityId} and e.event_id = ${eventId}
      order by r.state in ('in progress', 'suspended') desc, x.over, case when x.over then -r.round_number else r.round_number end
      limit 1`,
  )
  if (!row) return undefined
  const { kind, eventId: round, ...names } = row
  return { ...names, roundId: publicEventId(kind, round) }
}

/** First and last name, as cards show a player `p`. */
export const nameOnCard = sql`p.first_name || ' ' || p.last_name || coalesce(' ' || p.suffix, '')`

/** The registered players sorted by name, without `except`. */
export function scorersOf(
  tx: Transaction,
  event: VisibleEvent,
  except: readonly number[],
): Promise<readonly NamedPlayer[]> {
  return tx.rows(
    sql<NamedPlayer>`
      select p.player_id as "playerId", ${nameOnCard} as name
      from ${registeredPlayers}
      where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId} and p.player_id <> all(${except}::bigint[])
      order by ${summaryOrder}`,
  )
}

/** A group of players who go out together, with the hole on which they start. */
export type Group = { readonly startHole: number; readonly players: readonly NamedPlayer[] }

/** The players in the scorer's tee pairing, including the scorer; the scorer alone without a tee pairing. */
export async function groupOf(tx: Transaction, event: VisibleEvent, scorer: number): Promise<Group> {
  const rows = await tx.rows(
    sql<NamedPlayer & { readonly startHole: number | null }>`
      select p.player_id as "playerId", ${nameOnCard} as name, g.tee_hole as "startHole"
      from ${registeredPlayers}
      left join ${shownPlaces} own on own.community_id = r.community_id and own.event_id = ${event.eventId} and own.player_id = ${scorer}
      left join ${shownPairings} g on g.community_id = own.community_id and g.event_id = own.event_id and g.tee_pairing_id = own.tee_pairing_id
      where r.community_id = ${event.communityId} and r.event_id = ${event.registrationEventId} and (p.player_id = ${scorer} or exists (
        select from ${shownPlaces} x
        where x.community_id = g.community_id and x.event_id = g.event_id and x.tee_pairing_id = g.tee_pairing_id and x.player_id = p.player_id))
      order by ${summaryOrder}`,
  )
  return {
    startHole: rows[0]?.startHole ?? 1,
    players: rows.map(({ startHole: _, ...player }) => player),
  }
}

/** A format of play, and how teams play one ball in it where they do. */
export type FormatPlayed = { readonly formatId: string; readonly oneBall: string | null }

/** The formats of the leaderboards of a round and of its multi-round event. */
export function formatsPlayed(tx: Transaction, event: VisibleEvent): Promise<readonly FormatPlayed[]> {
  return tx.rows(
    sql<FormatPlayed>`
      select distinct format_id as "formatId", settings->>'oneBall' as "oneBall" from leaderboard
      where community_id = ${event.communityId} and event_id = any(${[event.eventId, event.registrationEventId]}::bigint[])`,
  )
}

/** The lengths of the holes of a tee in their order, 0 where one is not known, in the unit that the club shows. */
export type LengthsOfTee = { readonly unit: LengthUnit; readonly lengths: readonly number[] }

/** The lengths of the holes of these tees, as the club of the event shows them. */
export async function lengthsOf(
  tx: Transaction,
  { lengths }: Pick<VisibleEvent, 'lengths'>,
  teeIds: readonly number[],
): Promise<ReadonlyMap<number, LengthsOfTee>> {
  const rows = await tx.rows(
    sql<{ readonly teeId: number; readonly unit: LengthUnit; readonly yards: readonly (number | null)[] | null }>`
      select t.tee_id as "teeId", coalesce(c.unit, 'yards') as unit, to_jsonb(t.yards) as yards
      from course_tee t join course c on c.course_id = t.course_id where t.tee_id = any(${teeIds}::bigint[])`,
  )
  return new Map(
    rows.map(({ teeId, unit: ofCourse, yards }) => {
      const unit = unitShown(lengths, ofCourse)
      return [teeId, { unit, lengths: (yards ?? []).map(one => (one === null ? 0 : lengthIn(unit, one))) }]
    }),
  )
}

/** What a hole says about its length: `yards`, or `metres`; nothing where it is not known. */
export function lengthOfHole(
  of: LengthsOfTee | undefined,
  number: number,
): { readonly yards?: number; readonly metres?: number } {
  const length = of?.lengths[number - 1] ?? 0
  return of === undefined || length === 0 ? {} : { [of.unit]: length }
}
