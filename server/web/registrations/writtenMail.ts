/** How every mail about a registration is written: which event, one sentence, one link, and from whom and why. */
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
import { mailQuery } from './mailProof.ts'

/** `sentence`: what it says, with line breaks where an organiser wrote it; `link`: what the link to the own page is for. */
export type Letter = { readonly subject: string; readonly sentence: string; readonly link: string }

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
  const { subject, sentence, link } = letter
  const name = `${head.name}, ${daysInWords(event, language)}`
  const { why, testing } = wordsIn(language).mails
  const because = why({ community: head.communityName })
  const reason = service.config.environment === 'testing' ? `${because} ${testing}` : because
  return {
    fromName: head.communityName,
    to,
    subject,
    text: `${name}\n\n${sentence}\n\n${link}:\n${address}\n\n${reason}\n`,
    html: html`<!doctype html><html lang="${language}"><meta charset="utf-8"><title>${subject}</title><body><p><strong>${name}</strong></p><p>${asHtml(sentence, address)}</p><p><a href="${address}">${link}</a></p><p><small>${reason}</small></p></body></html>`
      .text,
  }
}

/** Lines of text in HTML, in which the address is a link. */
function asHtml(text: string, address: string): readonly Html[] {
  const link = html`<a href="${address}">${address}</a>`
  const inLine = (line: string) => line.split(address).map((part, at) => html`${at > 0 && link}${part}`)
  return text.split('\n').map((line, at) => html`${at > 0 && html`<br>`}${inLine(line)}`)
}
