import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { handleOf } from '../roster/playerSummary.ts'

export type RegistrationRow = {
  readonly handle: string | null
  /** The nickname that is shown: that of the event, else that of the membership. */
  readonly shownHandle: string | null
  readonly answers: Readonly<Record<string, string>>
  readonly paidCents: number | null
  readonly note: string | null
}

/** What a director may change of a registration. */
export function registrationOf(
  tx: Transaction,
  { communityId, registrationEventId }: VisibleEvent,
  playerId: number,
): Promise<RegistrationRow | undefined> {
  return tx.first(
    sql<RegistrationRow>`
      select r.handle, ${handleOf(sql`m.handle`)} as "shownHandle", r.answers, r.paid_cents as "paidCents", r.note
      from registration r
      left join membership m on m.community_id = r.community_id and m.player_id = r.player_id
      where r.community_id = ${communityId} and r.event_id = ${registrationEventId} and r.player_id = ${playerId}
      for update of r`,
  )
}

/** Writes nickname, payment and note. */
export async function writeRegistration(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerId: number,
  { handle, paidCents, note }: Pick<RegistrationRow, 'handle' | 'paidCents' | 'note'>,
): Promise<void> {
  await tx.rows(
    sql`
      update registration set handle = ${handle}::text, paid_cents = ${paidCents}::bigint, note = ${note}::text
      where community_id = ${communityId} and event_id = ${eventId} and player_id = ${playerId}`,
  )
}

/** Writes whether the player wants mails about tee times. */
export async function setStartMails(
  tx: Transaction,
  { communityId, eventId }: VisibleEvent,
  playerId: number,
  wanted: boolean,
): Promise<void> {
  await tx.rows(
    sql`
      update registration set start_mails = ${wanted}
      where community_id = ${communityId} and event_id = ${eventId} and player_id = ${playerId}`,
  )
}
