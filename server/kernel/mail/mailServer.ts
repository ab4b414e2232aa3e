import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'

export type Message = {
  /** The name of the sender: the community. */
  readonly fromName: string
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** A calendar (RFC 5545) that goes with it. */
  readonly calendar?: string
  /** Where one POST ends mails of this kind (RFC 8058). */
  readonly unsubscribe?: string
}

export type MailServer = {
  /** Hands a message over; throws {@link MailError} when it is not taken. The same `id` makes the same message id. */
  readonly send: (message: Message, id: string) => Promise<void>
  readonly close: () => void
}

/** The mail server did not take a message. The text is what it said, without the addresses: it stands in the queue and the log. */
export class MailError extends Error {
  /** The server will not take this message to this address, however often it is asked. */
  readonly isFinal: boolean
  constructor(message: string, isFinal = false) {
    super(message)
    this.isFinal = isFinal
  }
}

const timeoutMs = 20_000

/** A connection to the mail server of the settings; it is opened with the first mail. */
export function openMailServer({ smtpUrl, from }: NonNullable<Config['mail']>): MailServer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const domain = from.slice(from.lastIndexOf('@') + 1)
  return {
    async send({ fromName, calendar, unsubscribe, ...message }, id) {
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe !== undefined && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      }
      const attachments =
        calendar === undefined
          ? []
          : [{ filename: 'tee-time.ics', content: calendar, contentType: 'text/calendar; charset=utf-8' }]
      const sending = transport.sendMail({
        ...message,
        attachments,
        from: { name: fromName, address: from },
        messageId: `<${id}@${domain}>`,
        headers,
      })
      await sending.catch((error: NodeJS.ErrnoException & { responseCode?: number; response?: string }) => {
        const { responseCode, code } = error
        // A wrong password of ours or a server that is away is no fault of the message.
        const isOfMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
        throw new MailError(
          `The mail server did not take the message: ${sentenceOf(error.response ?? `${code ?? 'unknown'}, ${error.message}`)}`,
          isOfMessage && (responseCode ?? 0) >= 500,
        )
      })
    },
    close: () => transport.close(),
  }
}

/** What a mail server said, on one line, with the domains of its addresses only. */
function sentenceOf(text: string): string {
  const words = text.split(/\s/).filter(word => word !== '')
  const sentence = words
    .map(word => (word.includes('@') ? `…${word.slice(word.lastIndexOf('@'))}` : word))
    .join(' ')
    .slice(0, 400)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}
