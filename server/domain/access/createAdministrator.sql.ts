import { consoleLanguage } from '../../../contract/accounts/consoleLanguages.ts'
import type { Role } from '../../../contract/roles/capabilities.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { type Origin, record } from '../audit/record.ts'

export type NewAdministrator = {
  readonly email: string
  readonly name: string
  /** Of the page on which it is made; English if left out. */
  readonly language?: Language
  readonly passwordHash: string
  readonly role: Role
  /** Whoever makes it has opened a link that was mailed to its address, or has the machine (decision 102). */
  readonly emailProven: boolean
  /** Runs the installation. */
  readonly operator?: true
  readonly communityIds: readonly number[]
  /** The player that the administrator is; this player cannot score with a link. */
  readonly playerId: number | undefined
}

/**
 * Creates an account on the web site for existing communities and returns its id. Fails on the unique key when the e-mail address
 * has one already. Without an `actor` in the origin its owner has made it, out of an invitation.
 */
export async function createAdministrator(
  tx: Transaction,
  administrator: NewAdministrator,
  { actor, ...origin }: Omit<Origin, 'actor'> & { readonly actor?: string },
): Promise<number> {
  const { email, name, language = 'en', passwordHash, role, communityIds, playerId } = administrator
  const row = await tx.first(
    sql<{ administratorId: number }>`
      with created as (
        insert into administrator (email, email_key, name, locale, password_hash, player_id, operator, email_proven_at, created_at)
        values (${email}, ${emailKey(email)}, ${name}, ${consoleLanguage(language)}, ${passwordHash}, ${playerId ?? null}::bigint, ${administrator.operator === true}, ${administrator.emailProven ? origin.now.toString() : null}::timestamptz, ${origin.now.toString()}::timestamptz)
        returning administrator_id)
      , reach as (
        insert into administrator_community (administrator_id, community_id, role)
        select administrator_id, community_id, ${role} from created, unnest(${communityIds}::bigint[]) as community_id)
      select administrator_id as "administratorId" from created`,
  )
  if (!row) throw new Error('The new administrator has no id.')
  const { administratorId } = row
  for (const communityId of communityIds) {
    const change = {
      communityId,
      kind: actor === undefined ? 'administrator.joined' : 'administrator.created',
      subject: { administratorId },
      after: { email, name, role, playerId },
    }
    await record(tx, change, { ...origin, actor: actor ?? `administrator:${administratorId}` })
  }
  return administratorId
}
