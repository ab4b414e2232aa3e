import { timestampText } from '../../kernel/database/timestampText.ts'
import { codeApp, recoveryCodesLeft } from '../access/codes.sql.ts'
import { passkeysOf } from '../access/passkeys.sql.ts'
import { handle } from '../operation/handler.ts'

const textOf = (moment: string) => timestampText(Temporal.Instant.from(moment))

export const listSecondFactors = handle('listSecondFactors', async ({ caller, database }) => {
  const { administratorId } = caller.staff.account
  return database.read('everything', async tx => {
    const app = await codeApp(tx, administratorId)
    const recoveryCodes = await recoveryCodesLeft(tx, administratorId)
    const passkeys = await passkeysOf(tx, administratorId)
    return {
      ...(app && { codes: { since: textOf(app.since), recoveryCodes } }),
      passkeys: passkeys.map(({ passkeyId, name, addedAt, usedAt }) => ({
        passkeyId,
        name,
        addedAt: textOf(addedAt),
        ...(usedAt !== null && { usedAt: textOf(usedAt) }),
      })),
    }
  })
})
