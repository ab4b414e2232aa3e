import type { Letter } from '../../kernel/mail/mailed.ts'

/** A mail with which an operator tries whether mail arrives. */
export function testLetter(to: string, baseUrl: string): Letter {
  return {
    about: 'test',
    fromName: 'Caddiemaster',
    to,
    subject: 'A test mail',
    lines: [`This is a test mail of ${new URL(baseUrl).host}. It has arrived, so others do too.`],
  }
}
