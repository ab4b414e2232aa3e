/** Counts a club from the rows of its tables, one after the other: a second opinion for the tests of its numbers. */
import type { World } from './world.ts'

type Event = {
  readonly community_id: number
  readonly event_id: number
  readonly kind: string
  readonly parent_event_id: number | null
  readonly name: string
  readonly start_date: string
  readonly state: string
  readonly settings: { readonly registration?: { readonly fieldLimit?: number } }
}
type Card = {
  readonly community_id: number
  readonly event_id: number
  readonly side: string
  readonly side_id: number
  readonly has_score: boolean
  readonly status: string
}
type Member = {
  readonly community_id: number
  readonly player_id: number
  readonly member: boolean
  readonly dob: string | null
  readonly first_name_key: string
  readonly last_name_key: string
  readonly hc_index_tenths: number | null
}
type OfPlayer = { readonly community_id: number; readonly event_id: number; readonly player_id: number }

export type Known = {
  readonly playerId: number
  readonly member: boolean
  readonly groups: number
  readonly rounds: number
  readonly first: string | undefined
  readonly last: string | undefined
  readonly junior: boolean
  readonly index: boolean
  readonly sameName: boolean
}

export type CountedEvent = {
  readonly eventId: string
  readonly communityId: number
  readonly startDate: string
  readonly registered: number
  readonly places: number | null
  readonly rounds: number
  readonly noShows: readonly number[]
  readonly withdrawn: readonly number[]
}

export type ClubRows = {
  readonly members: readonly Member[]
  readonly around: (communityId: number) => readonly number[]
  /** Who has a score in which round. */
  readonly played: readonly (OfPlayer & { readonly day: string })[]
  readonly events: (communityId: number, year: number) => readonly CountedEvent[]
}

/** Reads the rows of the club and its sub communities. */
export async function clubRows(world: World, club: number): Promise<ClubRows> {
  const read = <Row extends object>(from: string) => world.rows<Row>(`select * from (${from}) r`)
  const communities = await read<{ community_id: number; club_community_id: number | null }>('select * from community')
  const around = (id: number) =>
    communities.filter(one => one.community_id === id || one.club_community_id === id).map(one => one.community_id)
  const all = around(club)
  const inClub = <Row extends { readonly community_id: number }>(rows: readonly Row[]) =>
    rows.filter(row => all.includes(row.community_id))
  const events = inClub(await read<Event>('select *, start_date::text as day from event')).filter(
    one => one.state !== 'cancelled',
  )
  const eventOf = new Map(events.map(one => [one.event_id, one]))
  const cards = inClub(await read<Card>('select * from card')).filter(one => eventOf.has(one.event_id))
  const registrations = inClub(await read<OfPlayer>('select * from registration'))
  const members = inClub(
    await read<Member>(
      'select m.community_id, m.player_id, m.member, case when m.details_confirmed then p.dob else m.given_dob end as dob, p.first_name_key, p.last_name_key, p.hc_index_tenths from membership m join player p using (player_id)',
    ),
  )
  const inTeams = inClub(await read<OfPlayer & { readonly team_id: number }>('select * from team_player'))
  const taps = inClub(
    await read<OfPlayer & { readonly state: string | null; readonly at: number }>(
      'select *, extract(epoch from seen_at) as at from check_in',
    ),
  )
  const withdrawals = inClub(
    await read<{ community_id: number; event_id: number; subject: { playerIds: number[] }; after: { status: string } }>(
      "select * from audit where action = 'registration.withdrawn'",
    ),
  )
  const rootOf = (id: number) => eventOf.get(id)?.parent_event_id ?? id
  const playersOf = (card: Card) =>
    card.side === 'P' ? [card.side_id] : inTeams.filter(one => one.team_id === card.side_id).map(one => one.player_id)
  const seen = new Set<string>()
  const played = cards
    .filter(card => card.has_score)
    .flatMap(card =>
      playersOf(card).map(player_id => ({ ...card, player_id, day: eventOf.get(card.event_id)?.start_date ?? '' })),
    )
    .filter(({ event_id, player_id }) => {
      const key = `${event_id}/${player_id}`
      return !seen.has(key) && seen.add(key)
    })
  const gone = (event: Event, ids: readonly number[]) => {
    const own = (id: number) => rootOf(id) === event.event_id
    const lastTap = [
      ...Map.groupBy(
        taps.filter(tap => own(tap.event_id) && tap.state !== null),
        tap => `${tap.event_id}/${tap.player_id}`,
      ).values(),
    ].flatMap(list => list.toSorted((a, b) => a.at - b.at).slice(-1))
    const away = withdrawals
      .filter(one => own(one.event_id))
      .flatMap(one => one.subject.playerIds.map(player => ({ player, status: one.after.status })))
      .filter(({ player }) => !registrations.some(one => one.event_id === event.event_id && one.player_id === player))
    const noShows = [
      ...cards
        .filter(card => own(card.event_id) && card.side === 'P' && card.status === 'NS')
        .map(card => card.side_id),
      ...lastTap.filter(tap => tap.state === 'noShow').map(tap => tap.player_id),
      ...away.filter(one => one.status === 'noShow').map(one => one.player),
    ]
    const withdrawn = [
      ...cards
        .filter(card => own(card.event_id) && card.side === 'P' && card.status === 'WD')
        .map(card => card.side_id),
      ...away.filter(one => one.status === 'withdrawn').map(one => one.player),
    ]
    const counted = (list: readonly number[]) => [...new Set(list)].filter(id => ids.includes(id))
    return { noShows: counted(noShows), withdrawn: counted(withdrawn.filter(id => !noShows.includes(id))) }
  }
  return {
    members,
    around,
    played,
    events(communityId, year) {
      const own = around(communityId)
      const ids = members.filter(one => own.includes(one.community_id)).map(one => one.player_id)
      return events
        .filter(one => own.includes(one.community_id) && one.kind !== 'R' && one.start_date.startsWith(`${year}`))
        .toSorted((a, b) =>
          a.start_date < b.start_date ? -1 : a.start_date > b.start_date ? 1 : a.event_id - b.event_id,
        )
        .map(one => ({
          eventId: `${one.kind === 'M' ? 'M-' : 'S-'}${one.event_id}`,
          communityId: one.community_id,
          startDate: one.start_date,
          registered: registrations.filter(row => row.event_id === one.event_id).length,
          places: one.settings.registration?.fieldLimit ?? null,
          rounds: played.filter(row => rootOf(row.event_id) === one.event_id).length,
          ...(({ noShows, withdrawn }) => ({ noShows, withdrawn }))(gone(one, ids)),
        }))
    },
  }
}

/** The people of a community and its sub communities, with what they played. */
export function known(rows: ClubRows, communityId: number, year: number, now: string): readonly Known[] {
  const around = rows.around(communityId)
  const members = rows.members.filter(one => around.includes(one.community_id))
  const today = Temporal.Instant.from(now).toZonedDateTimeISO('UTC').toPlainDate()
  return [...Map.groupBy(members, one => one.player_id)].map(([playerId, own]) => {
    const [first] = own
    const days = rows.played
      .filter(one => one.player_id === playerId && around.includes(one.community_id))
      .map(one => one.day)
      .toSorted()
    const age = (dob: string) => today.since(Temporal.PlainDate.from(dob), { largestUnit: 'years' }).years
    return {
      playerId,
      member: own.some(one => one.member),
      groups: own.filter(one => one.community_id !== communityId).length,
      rounds: days.filter(day => day.startsWith(`${year}`)).length,
      first: days[0],
      last: days.at(-1),
      junior: first?.dob != null && age(first.dob) < 18,
      index: first?.hc_index_tenths != null,
      sameName: members.some(
        other =>
          other.player_id !== playerId &&
          other.last_name_key === first?.last_name_key &&
          other.first_name_key === first.first_name_key &&
          (other.dob === null || first.dob === null || other.dob === first.dob),
      ),
    }
  })
}
