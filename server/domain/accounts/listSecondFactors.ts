import { timestampText } from '../../kernel/database/timestampText.ts'
import { codeApp, recoveryCodesLeft } from '../access/codes.sql.ts'
import { handle } from '../operation/handler.ts'

export const listSecondFactors = handle('listSecondFactors', async ({ caller, database }) => {
  const { administratorId } = caller.staff.account
  return database.read('everything', async tx => {
    const app = await codeApp(tx, administratorId)
    const recoveryCodes = await recoveryCodesLeft(tx, administratorId)
    return { ...(app && { codes: { since: timestampText(Temporal.Instant.from(app.since)), recoveryCodes } }) }
  })
})
