import { sendLetter } from '../../kernel/mail/mailed.ts'
import { testLetter } from '../installation/testLetter.ts'
import { command, OperatorError } from './command.ts'
import { emailOf } from './credential.ts'
import { senderOf } from './shell.ts'

export const mailTest = command({
  name: 'mail test',
  args: ['ADDRESS'],
  options: {},
  summary: 'Sends a test mail and says what the mail server answered',
  async run({ args: [given = ''], shell }) {
    const to = emailOf(given)
    const reason = await sendLetter(senderOf(shell), testLetter(to, shell.config.baseUrl, 'en'))
    if (reason !== undefined) throw new OperatorError(reason)
    shell.print(`The mail server has taken a test mail to ${to}. Look whether it arrives, also among unwanted mail.`)
  },
})
