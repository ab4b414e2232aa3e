/** How every mail about a registration is written: which event, one sentence, the day where there is one, one button, and from whom and why. */
import type { Language } from '../../../contract/words/languages.ts'
import { wordsIn } from '../../../contract/words/wordsIn.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { type EventHead, eventHead } from '../../domain/registrations/eventHead.sql.ts'
import { addressOf, type Participant } from '../../domain/registrations/participant.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Html, html } from '../../kernel/http/html.ts'
import type { Message } from '../../kernel/mail/mailServer.ts'
import type { Service } from '../../live/service.ts'
import { daysInWords } from '../../print/dayInWords.ts'
import { linkOf } from '../links/link.ts'
import type { LetterOfDay } from './letterOfDay.ts'
import { mailHtml, mailLink } from './mailHtml.ts'
import { mailQuery } from './mailProof.ts'
import { noMails } from './sendNoMails.ts'

/** `sentence`: what it says, with line breaks where an organiser wrote it; `link`: what the link to the own page is for. */
export type Letter = {
  readonly subject: string
  readonly sentence: string
  readonly link: string
  /** Of a tee time. */
  readonly day?: LetterOfDay | undefined
  /** It is of those that a player can end, and says how. */
  readonly canEnd: boolean
}

/** The mail to a person with the link to the personal page; undefined where there is no address or nothing to say. */
export async function writtenMail(
  service: Service,
  tx: Transaction,
  event: VisibleEvent,
  person: Participant,
  letterOf: (head: EventHead, address: string) => Letter | undefined,
  language: Language = 'en',
): Promise<Message | undefined> {
  const to = addressOf(person)
  if (!to) return undefined
  const [head, { url }] = await Promise.all([
    eventHead(tx, event),
    linkOf({ service, tx }, event, 'registration', person.playerId),
  ])
  const address = person.byName ? url : `${url}${mailQuery(service, person.playerId, to)}`
  const letter = letterOf(head, address)
  if (!letter) return undefined
  const { subject, sentence, link, day, canEnd } = letter
  const { why, testing, day: words } = wordsIn(language).mails
  const dates = daysInWords(event, language)
  const because = why({ community: head.communityName })
  const reason = service.config.environment === 'testing' ? `${because} ${testing}` : because
  const said = [sentence, ...(day?.partners ? [day.partners] : [])]
  const facts = day?.facts ?? []
  const list = facts.map(([factName, value]) => `${factName}: ${value}`).join('\n')
  const end = canEnd && [`${words.stop}:\n${address}#mails`]
  const paragraphs = [`${head.name}, ${dates}`, ...said, list, `${link}:\n${address}`, ...(end || []), reason]
  return {
    fromName: head.communityName,
    to,
    subject,
    text: `${paragraphs.filter(text => text !== '').join('\n\n')}\n`,
    html: mailHtml({
      ...{ subject, facts, language },
      band: day?.band ?? { over: head.communityName, title: head.name, under: dates },
      paragraphs: said.map(text => asHtml(text, address)),
      button: { name: link, address },
      beside: day && mailLink(`${address}#withdraw`, words.cantCome),
      foot: html`${reason}${canEnd && html`<br>${mailLink(`${address}#mails`, words.stop)}`}`,
    }),
    ...(day && { calendar: day.calendar }),
    ...(canEnd && { unsubscribe: `${url}/${noMails}` }),
  }
}

/** Lines of text in HTML, in which the address is a link. */
function asHtml(text: string, address: string): readonly Html[] {
  const link = html`<a href="${address}">${address}</a>`
  const inLine = (line: string) => line.split(address).map((part, at) => html`${at > 0 && link}${part}`)
  return text.split('\n').map((line, at) => html`${at > 0 && html`<br>`}${inLine(line)}`)
}
