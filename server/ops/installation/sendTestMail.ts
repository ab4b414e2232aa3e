import { handle } from '../../domain/operation/handler.ts'
import { sendLetter } from '../../kernel/mail/mailed.ts'
import { testLetter } from './testLetter.ts'

export const sendTestMail = handle('sendTestMail', async ({ caller, service, language }) => {
  const { email } = caller.staff.account
  const reason = await sendLetter(service, testLetter(email, service.config.baseUrl, language))
  return { to: email, ...(reason !== undefined && { reason }) }
})
