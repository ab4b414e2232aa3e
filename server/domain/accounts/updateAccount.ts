import { isDeepStrictEqual } from 'node:util'
import { emailKey } from '../../kernel/keys/emailKey.ts'
import { type AccountRow, accountOf, isPlayerOf, writeChoices } from '../access/accounts.sql.ts'
import { recordForAccount } from '../access/recordForAccount.ts'
import { communitiesWhere } from '../access/staff.ts'
import { handle } from '../operation/handler.ts'
import { accountReply } from './sessionReply.ts'

/** Who is a player cannot score with a link: only directors may say so of somebody who has another e-mail address. */
export const updateAccount = handle('updateAccount', async ({ body, caller, database, requestId, now, refuse }) => {
  const { administratorId } = caller.staff.account
  const changed = await database.write('everything', async tx => {
    const before = await accountOf(tx, administratorId)
    // Erased less than a second ago: whoever asks again hears that the session has ended.
    if (!before) return refuse('UNAVAILABLE', 'conflict')
    const { playerId } = body
    const own = communitiesWhere(caller.staff, 'field.edit')
    // An address that nobody has proven says nothing about who the person is.
    const address = before.emailProven ? emailKey(before.email) : undefined
    if (typeof playerId === 'number' && !(await isPlayerOf(tx, playerId, address, own)))
      refuse('NOT_FOUND', 'playerOfAccount')
    const { locale, letterKeys, name } = { ...before, ...body }
    const is = playerId === undefined ? (before.player?.playerId ?? null) : playerId
    await writeChoices(tx, administratorId, { name: name.trim(), locale, letterKeys, playerId: is })
    const after = await accountOf(tx, administratorId)
    if (!after) return refuse('UNAVAILABLE', 'conflict')
    const origin = { actor: caller.actor, requestId, now }
    // What others see of the account; its language and keys concern nobody else.
    const said = (one: AccountRow) => ({ name: one.name, playerId: one.player?.playerId ?? null })
    const change = { before: said(before), after: said(after) }
    if (!isDeepStrictEqual(change.before, change.after))
      await recordForAccount(tx, after, 'administrator.changed', origin, change)
    return after
  })
  return accountReply(changed)
})
