import type { Transaction } from '../../kernel/database/connect.ts'
import { type Sql, sql } from '../../kernel/database/sql.ts'
import { timestampOf } from '../../kernel/database/timestampText.ts'
import { accountName } from '../access/accountName.sql.ts'

export type LogRow = {
  readonly logId: number
  readonly at: string
  readonly actor: string
  readonly actorName: string | null
  readonly kind: string
  readonly step: string | null
  readonly undoneBy: string | null
  readonly subject: Readonly<Record<string, unknown>>
  readonly before: unknown
  readonly after: unknown
}

export type WantedEntries = {
  /** Only entries older than this one. */
  readonly before?: number | undefined
  /** Only entries up to this moment. */
  readonly until?: string | undefined
  /** Kinds, or the nouns that kinds begin with. */
  readonly kinds?: readonly string[] | undefined
  readonly actor?: string | undefined
  /** Only what has this player anywhere in it. */
  readonly playerId?: number | undefined
}

/** Which entries `a` of the audit are asked for. */
export function wantedEntries({ before, until, kinds, actor, playerId }: WantedEntries): Sql {
  return sql`(${before ?? null}::bigint is null or a.audit_id < ${before ?? null})
    and ${until === undefined ? sql`true` : sql`a.at <= ${until}::timestamptz`}
    and (${kinds ?? null}::text[] is null or a.action = any(${kinds ?? null}) or split_part(a.action, '.', 1) = any(${kinds ?? null}))
    and (${actor ?? null}::text is null or a.actor = ${actor ?? null})
    and ${playerId === undefined ? sql`true` : concerns(playerId)}`
}

/** Entries name players by their ids, alone or in lists, in what they are about and in what changed. */
const ofPlayer = '$.** ? (@.playerId == $player || @.playerIds[*] == $player || @.memberIds[*] == $player)'

function concerns(playerId: number): Sql {
  return sql`exists (
    select from (values (a.subject), (a.before), (a.after)) part (value)
    where jsonb_path_exists(part.value, ${ofPlayer}::jsonpath, jsonb_build_object('player', ${playerId}::bigint)))`
}

/** Joins `n.name` to the entries `x`: the name of the account, or what the link of a helper is called. */
export const actorName: Sql = sql`left join lateral (
  select coalesce(n.name, l.label) as name
  from (select 1) one ${accountName(sql`x.actor`)}
  left join staff_link l on l.staff_link_id = substring(x.actor from '^staffLink:([0-9]{1,15})$')::bigint
) n on true`

type EventKey = { readonly communityId: number; readonly eventId: number }

/** Entries `a` of the event and its rounds. */
function ofEvent({ communityId, eventId }: EventKey): Sql {
  return sql`a.community_id = ${communityId} and (a.event_id = ${eventId} or a.event_id in (
    select e.event_id from event e where e.community_id = ${communityId} and e.parent_event_id = ${eventId}))`
}

/** The last `most` entries of the event and its rounds that are wanted, the newest first. */
export function logOfEvent(tx: Transaction, event: EventKey, wanted: WantedEntries, most: number): Promise<LogRow[]> {
  return tx.rows(
    sql<LogRow>`
      select x.audit_id as "logId", ${timestampOf(sql`x.at`)} as at, x.actor, n.name as "actorName", x.action as kind,
        s.step_id as step, s.undone_by as "undoneBy", x.subject, x.before, x.after
      from (
        select a.* from audit a
        where ${ofEvent(event)} and ${wantedEntries(wanted)}
        order by a.audit_id desc limit ${most}
      ) x
      ${actorName}
      left join step s on s.community_id = ${event.communityId} and s.step_id = x.request_id
      order by x.audit_id desc`,
  )
}

/** Everybody who changed something in the event or in one of its rounds. */
export function actorsOfEvent(
  tx: Transaction,
  event: EventKey,
): Promise<{ readonly actor: string; readonly actorName: string | null }[]> {
  return tx.rows(
    sql<{ actor: string; actorName: string | null }>`
      select x.actor, n.name as "actorName"
      from (select distinct a.actor from audit a where ${ofEvent(event)} order by a.actor limit 1000) x
      ${actorName}
      order by n.name, x.actor`,
  )
}
