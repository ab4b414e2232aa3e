import type { Config } from '../config.ts'
import { html } from '../http/html.ts'
import { MailError, openMailServer } from './mailServer.ts'

export type Letter = {
  readonly fromName: string
  readonly to: string
  readonly subject: string
  /** A paragraph each. */
  readonly lines: readonly string[]
}

/** Sends a letter at once, because what it holds is kept nowhere; false where mail is not set up or the server does not take it. */
export async function mailed(config: Config, { fromName, to, subject, lines }: Letter): Promise<boolean> {
  if (!config.mail) return false
  const server = openMailServer(config.mail)
  const page = html`${lines.map(line => html`<p>${/^https?:\/\//.test(line) ? html`<a href="${line}">${line}</a>` : line}</p>`)}`
  try {
    await server.send({ fromName, to, subject, text: lines.join('\n\n'), html: page.text }, crypto.randomUUID())
    return true
  } catch (error) {
    if (error instanceof MailError) return false
    throw error
  } finally {
    server.close()
  }
}
