/** The first start of an installation: a code that is printed once lets somebody become its operator. */
import { randomInt } from 'node:crypto'
import type { Language } from '../../../contract/words/languages.ts'
import type { Database, Transaction } from '../../kernel/database/connect.ts'
import { createAdministrator } from '../access/createAdministrator.sql.ts'
import { hasOperator, insertOneTimeLink, oneTimeLink, spendLink } from '../access/oneTimeLinks.sql.ts'
import { hashOfToken } from '../access/sessions.ts'
import { createCommunity } from '../communities/createCommunity.sql.ts'

const goodForHours = 24
// Nothing that is read as something else.
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** A new code, `K7TQ-M2XA`, while nobody runs the installation; undefined as soon as somebody does. */
export async function firstStartCode(database: Database, now: Temporal.Instant): Promise<string | undefined> {
  const signs = Array.from({ length: 8 }, () => letters[randomInt(letters.length)])
  const code = `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
  return database.write('everything', async tx => {
    if (await hasOperator(tx)) return undefined
    const expiresAt = now.add({ hours: goodForHours })
    await insertOneTimeLink(tx, { purpose: 'firstStart' }, { tokenHash: hashOfToken(code), now, expiresAt })
    return code
  })
}

/** Whether the code may be used now. */
export async function isFirstStartCode(tx: Transaction, code: string, now: Temporal.Instant): Promise<boolean> {
  return (await oneTimeLink(tx, 'firstStart', hashOfToken(code), now)) !== undefined && !(await hasOperator(tx))
}

export type FirstOperator = {
  readonly code: string
  readonly name: string
  readonly email: string
  readonly passwordHash: string
  readonly clubName: string
  readonly language: Language
}

/** Makes the operator and the first club, whose owner the operator is; undefined when the code is no good any more. */
export async function beginInstallation(
  tx: Transaction,
  { code, name, email, passwordHash, clubName, language }: FirstOperator,
  now: Temporal.Instant,
): Promise<number | undefined> {
  const link = await oneTimeLink(tx, 'firstStart', hashOfToken(code), now)
  if (!link || (await hasOperator(tx)) || !(await spendLink(tx, link.linkId, now))) return undefined
  const origin = { actor: 'operator', now }
  const communityId = await createCommunity(tx, { name: clubName, kind: 'club' }, origin)
  const account = {
    email,
    name,
    language,
    passwordHash,
    role: 'manager',
    communityIds: [communityId],
    playerId: undefined,
    // Whoever has the code has the machine, and what an address could protect.
    emailProven: true,
  } as const
  return createAdministrator(tx, { ...account, operator: true }, origin)
}
