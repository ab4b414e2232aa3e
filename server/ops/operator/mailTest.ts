import { said } from '../../../contract/words/say.ts'
import { sendLetter } from '../../kernel/mail/mailed.ts'
import { testLetter } from '../installation/testLetter.ts'
import { command, OperatorError } from './command.ts'
import { emailOf } from './credential.ts'
import { senderOf } from './shell.ts'

export const mailTest = command({
  name: 'mail test',
  args: ['ADDRESS'],
  options: {},
  summary: said('commands.mailTest.summary'),
  async run({ args: [given = ''], shell }) {
    const to = emailOf(given)
    if (!shell.config.mail) throw new OperatorError(said('operator.mails.notSetUp'))
    const reason = await sendLetter(senderOf(shell), testLetter(to, shell.config.baseUrl, shell.language))
    if (reason !== undefined) throw new OperatorError(said('fields.asWritten', { text: reason }))
    shell.print(said('operator.mails.taken', { to }))
  },
})
