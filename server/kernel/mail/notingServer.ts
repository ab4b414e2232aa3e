import type { Database } from '../database/connect.ts'
import { log } from '../log.ts'
import { noteFailure, noteSent } from './mailFailure.sql.ts'
import { MailError, type MailServer } from './mailServer.ts'

export type Noting = {
  /** What kind of mail it is, for operators. */
  readonly about: string
  readonly isLast: boolean
  /** How often it has failed before. */
  readonly failed: number
}

/** A mail server each of whose failures is a line of the log and a row that operators see. It throws as the one below it. */
export function notingServer(
  database: Pick<Database, 'write'>,
  server: MailServer,
  { about, isLast, failed }: Noting,
): MailServer {
  const write = (work: Parameters<typeof database.write<void>>[1]) =>
    database.write('everything', work).catch(error => log('error', 'What became of a mail could not be kept', error))
  return {
    ...server,
    async send(message, mailId) {
      try {
        await server.send(message, mailId)
      } catch (error) {
        if (!(error instanceof MailError)) throw error
        const domain = message.to.slice(message.to.lastIndexOf('@') + 1)
        const isGivenUp = isLast || error.isFinal
        const next = isGivenUp ? 'It is given up.' : 'It is tried again.'
        log('warn', `A mail (${about}, to ${domain}) was not sent. ${error.message} ${next}`)
        await write(tx => noteFailure(tx, { mailId, about, domain, reason: error.message, isGivenUp }))
        throw error
      }
      if (failed > 0) await write(tx => noteSent(tx, mailId))
    },
  }
}
