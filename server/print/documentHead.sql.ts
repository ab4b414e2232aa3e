import type { Shortening } from '../../contract/settings/shortening.ts'
import type { Language } from '../../contract/words/languages.ts'
import { eventAndRounds } from '../domain/access/eventAndRounds.sql.ts'
import { underCorrection, type VisibleEvent } from '../domain/access/visibleEvent.ts'
import { type EventState, stateInEffect } from '../domain/events/eventState.ts'
import { isRehearsal } from '../domain/events/rehearsal.sql.ts'
import { roundInWords } from '../domain/events/roundInWords.ts'
import type { Transaction } from '../kernel/database/connect.ts'
import { type Sql, sql } from '../kernel/database/sql.ts'
import { timestampOf } from '../kernel/database/timestampText.ts'

export type DocumentHead = {
  readonly eventName: string
  readonly communityName: string
  /** The identity of the community: colour as six hexadecimal digits, logo as base64 of a PNG. */
  readonly colour: string | null
  readonly logo: string | null
  readonly state: EventState
  readonly stateAt: string
  /** Why it is suspended or cancelled, in the committee's words. */
  readonly stateReason: string | null
  /** What everybody is told just now. */
  readonly announcement: string | null
  /** When official results were last changed. */
  readonly revisedAt: string | null
  readonly isRehearsal: boolean
  /** When what its pages show was published, while its official results are being corrected; else null. */
  readonly publishedAt: string | null
  /** What counts of it, or of its rounds with their numbers, where the committee has shortened them. */
  readonly shortenings: readonly { readonly round: number | null; readonly counts: Shortening }[]
  readonly rounds: readonly { readonly eventId: string; readonly name: string }[]
}

type StateOf = { readonly state: EventState; readonly stateAt: string; readonly stateReason: string | null }
type Row = Omit<DocumentHead, keyof StateOf> &
  StateOf & {
    readonly parent: StateOf | null
    /** Of the multi-round event of a round. */
    readonly parentName: string | null
    /** The rounds of a multi-round event that are in play. */
    readonly playing: readonly StateOf[]
  }

/**
 * What is shown above every document of an event. A round that is covered by its multi-round event has the state of that
 * event. Rounds that nobody has named are called in `language`. Throws when the event no longer exists.
 */
export async function documentHead(
  tx: Transaction,
  event: VisibleEvent,
  language: Language = 'en',
): Promise<DocumentHead> {
  const row = await tx.first(
    sql<Row>`
      select e.name as "eventName", c.name as "communityName", c.colour, c.logo,
        e.state, e.state_at as "stateAt", e.state_reason as "stateReason", e.revised_at as "revisedAt", ${isRehearsal} as "isRehearsal",
        case when ${underCorrection(sql`e`)} or ${underCorrection(sql`m`)} then (
          select ${timestampOf(sql`max(p.published_at)`)} from published_board p
          where p.community_id = e.community_id and p.event_id = any(array[e.event_id, m.event_id])) end as "publishedAt",
        case when m.event_id is null then e.announcement else m.announcement end as announcement,
        case when m.event_id is not null then ${stateOf(sql`m`)} end as parent, m.name as "parentName",
        coalesce((
          select json_agg(${stateOf(sql`r`)} order by r.round_number) from event r
          where r.community_id = e.community_id and r.parent_event_id = e.event_id and r.state in ('in progress', 'suspended')), '[]') as playing,
        coalesce((
          select json_agg(json_build_object('round', case when r.event_id <> e.event_id then r.round_number end, 'counts', r.shortening)
            order by r.round_number)
          from event r
          where r.community_id = e.community_id and r.event_id = ${eventAndRounds(event.communityId, event.eventId)}
            and r.shortening is not null), '[]') as shortenings,
        coalesce((
          select json_agg(json_build_object('eventId', 'S-' || r.event_id, 'name', r.name) order by r.round_number)
          from event r where r.community_id = e.community_id and r.parent_event_id = e.event_id), '[]') as rounds
      from event e join community c on c.community_id = e.community_id
      left join event m on m.community_id = e.community_id and m.event_id = e.parent_event_id
      where e.community_id = ${event.communityId} and e.event_id = ${event.eventId}`,
  )
  if (!row) throw new Error(`Event ${event.eventId} is gone.`)
  const { parent, parentName, playing, ...head } = row
  const whole = parentName ?? head.eventName
  return {
    ...head,
    ...shownState(head, parent, playing),
    eventName: roundInWords(head.eventName, whole, language),
    rounds: head.rounds.map(({ eventId, name }) => ({ eventId, name: roundInWords(name, whole, language) })),
  }
}

const stateOf = (event: Sql) =>
  sql`json_build_object('state', ${event}.state, 'stateAt', ${timestampOf(sql`${event}.state_at`)}, 'stateReason', ${event}.state_reason)`

/**
 * The state to show. A round takes that of its multi-round event where it is covered by it; a multi-round event whose
 * rounds in play are all suspended is suspended too.
 */
function shownState(
  { state, stateAt, stateReason }: StateOf,
  parent: StateOf | null,
  playing: readonly StateOf[],
): StateOf {
  const own = { state, stateAt, stateReason }
  if (parent && stateInEffect(state, parent.state) !== state) return parent
  const [waiting] = state === 'in progress' && playing.every(round => round.state === 'suspended') ? playing : []
  return waiting ?? own
}
