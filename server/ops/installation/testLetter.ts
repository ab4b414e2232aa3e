import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'

/** A mail with which an operator tries whether mail arrives. */
export function testLetter(to: string, baseUrl: string, language: Language): Letter {
  const { subject, arrived } = wordsIn(language).letters.test
  return {
    about: 'test',
    fromName: 'Caddiemaster',
    to,
    subject,
    lines: [arrived({ host: new URL(baseUrl).host })],
  }
}
