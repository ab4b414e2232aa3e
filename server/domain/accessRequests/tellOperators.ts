import { pathOf } from '../../../contract/site/consoleScreens.ts'
import type { Language } from '../../../contract/words/languages.ts'
import { type NounWords, wordsIn } from '../../../contract/words/wordsIn.ts'
import type { Letter } from '../../kernel/mail/mailed.ts'
import { queueLetter } from '../../kernel/mail/queueLetter.ts'
import { operatorsToMail } from '../credentials/credentials.sql.ts'
import type { DomainService } from '../operation/domainService.ts'

type Telling = Pick<DomainService, 'config' | 'database' | 'secrets' | 'clock'>

/** What nobody has read after this time has been seen in the console. */
const goodForHours = 48

/** What operators are told, in the language of each. */
type OperatorLetter = (words: NounWords['letters']['waiting']) => {
  readonly subject: string
  readonly lines: readonly string[]
}

/** Mails every operator that requests wait for a decision: those for access, or those of another `screen`. */
export function tellOperators(
  service: Telling,
  letterIn: OperatorLetter,
  screen: 'operatorAccess' | 'communities' = 'operatorAccess',
): Promise<void> {
  const url = `${service.config.baseUrl}${pathOf(screen, {})}`
  return mailOperators(service, language => {
    const words = wordsIn(language).letters.waiting
    const { subject, lines } = letterIn(words)
    return { subject, lines: [...lines, words.decide, url] }
  })
}

/** Queues a letter to every operator, in the language of his or her account. */
export async function mailOperators(
  service: Telling,
  letterIn: (language: Language) => Pick<Letter, 'subject' | 'lines'>,
): Promise<void> {
  if (!service.config.mail) return
  const until = service.clock().add({ hours: goodForHours })
  await service.database.write('everything', async tx => {
    for (const { email, language } of await operatorsToMail(tx)) {
      const letter = { about: 'operators', fromName: 'Caddiemaster', to: email, ...letterIn(language) } as const
      await queueLetter(tx, service, letter, until)
    }
  })
}
