import type { LengthsShown } from '../../../contract/site/lengthIn.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { Clock } from '../../../contract/words/timeOfDay.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { sql } from '../../kernel/database/sql.ts'
import { nameKey } from '../../kernel/keys/nameKey.ts'
import { type Origin, record } from '../audit/record.ts'

/**
 * What a community is called and how it looks. `colour` is six hexadecimal digits, `logo` a PNG in base64, `currency` an ISO 4217 code,
 * `language` one that we write; each is null when not set. `clock` and `lengths`: how people read times and lengths of holes.
 */
export type Identity = {
  readonly name: string
  readonly colour: string | null
  readonly logo: string | null
  readonly home: 'public' | 'closed'
  readonly currency: string | null
  readonly language: Language | null
  readonly clock: Clock
  readonly lengths: LengthsShown
  /** Lines of its table of expected scores, which is not written here. */
  readonly expectedRows: number
}

/** The identity of a community; undefined when there is no community with this id. */
export function identityOf(tx: Transaction, communityId: number): Promise<Identity | undefined> {
  return tx.first(
    sql<Identity>`
      select name, colour, logo, home, currency, language, clock, lengths, coalesce(jsonb_array_length(expected_scores), 0) as "expectedRows"
      from community where community_id = ${communityId}`,
  )
}

/** Writes the identity of a community that exists; its pages and documents show it from then on. */
export async function writeIdentity(
  tx: Transaction,
  communityId: number,
  before: Identity,
  after: Identity,
  origin: Origin,
): Promise<void> {
  const { name, colour, logo, home, currency, language, clock, lengths } = after
  await tx.rows(
    sql`
      update community
      set name = ${name}, name_key = ${nameKey(name)}, colour = ${colour}, logo = ${logo}, home = ${home},
        currency = ${currency}, language = ${language}, clock = ${clock}, lengths = ${lengths}
      where community_id = ${communityId}`,
  )
  const said = (one: Identity) => ({
    name: one.name,
    colour: one.colour,
    home: one.home,
    currency: one.currency,
    language: one.language,
    clock: one.clock,
    lengths: one.lengths,
    hasLogo: one.logo !== null,
  })
  await record(
    tx,
    {
      communityId,
      kind: 'community.identitySet',
      subject: { communityId },
      before: said(before),
      after: said(after),
    },
    origin,
  )
}

/** Lets one at a time change a community, until the transaction ends. */
export async function holdCommunity(tx: Transaction, communityId: number): Promise<void> {
  await tx.rows(sql`select community_id from community where community_id = ${communityId} for update`)
}
