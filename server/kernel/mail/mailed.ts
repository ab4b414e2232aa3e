import type { Config } from '../config.ts'
import type { Database } from '../database/connect.ts'
import { html } from '../http/html.ts'
import { MailError, type Message, openMailServer } from './mailServer.ts'
import { notingServer } from './notingServer.ts'

/** What a letter is about, as operators are told when it does not arrive. */
export type LetterKind = 'password' | 'invitation' | 'access' | 'request' | 'operators' | 'test'

export type Letter = {
  readonly about: LetterKind
  readonly fromName: string
  readonly to: string
  readonly subject: string
  /** A paragraph each. */
  readonly lines: readonly string[]
}

export type Sender = { readonly config: Pick<Config, 'mail'>; readonly database: Pick<Database, 'write'> }

/** Sends a letter at once, for somebody who waits to hear whether it was taken; false where it was not, or mail is not set up. */
export async function mailed(sender: Sender, letter: Letter): Promise<boolean> {
  return (await sendLetter(sender, letter)) === undefined
}

/** Sends a letter at once. Answers why it was not taken; undefined when it was. */
export async function sendLetter({ config, database }: Sender, letter: Letter): Promise<string | undefined> {
  if (!config.mail) return 'Mail is not set up: SMTP_URL is missing.'
  const server = openMailServer(config.mail)
  try {
    const noting = notingServer(database, server, { about: letter.about, isLast: true, failed: 0 })
    await noting.send(messageOf(letter), crypto.randomUUID())
    return undefined
  } catch (error) {
    if (error instanceof MailError) return error.message
    throw error
  } finally {
    server.close()
  }
}

/** A letter as it is handed over. */
export function messageOf({ fromName, to, subject, lines }: Omit<Letter, 'about'>): Message {
  const page = html`${lines.map(line => html`<p>${/^https?:\/\//.test(line) ? html`<a href="${line}">${line}</a>` : line}</p>`)}`
  return { fromName, to, subject, text: lines.join('\n\n'), html: page.text }
}
