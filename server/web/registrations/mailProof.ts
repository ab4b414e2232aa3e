/**
 * A personal link that came by mail says so: it carries a proof that whoever opens it reads the mail of the player's address.
 * The link itself is no such proof, because the organiser can see it too.
 */
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import { isSameSignature, signatureOf } from '../../kernel/keys/signature.ts'
import type { LinkMaker } from '../links/link.ts'
import type { LinkRequest } from '../links/linkGuard.ts'

/** The query that a link carries in a mail to this address. */
export function mailQuery(service: LinkMaker, playerId: number, email: string): string {
  return `?mail=${proofOf(service, playerId, email)}`
}

/** Whether the link came by mail to the address that the player's profile has now. */
export function cameByMail(service: LinkMaker, { query }: Pick<LinkRequest, 'query'>, person: Participant): boolean {
  if (person.profileEmail === null || typeof query.mail !== 'string') return false
  return isSameSignature(proofOf(service, person.playerId, person.profileEmail), query.mail)
}

function proofOf(service: LinkMaker, playerId: number, email: string): string {
  return signatureOf(service.secrets.linkKey, ['mail', playerId, mailbox(email)])
}

/** Capitals mean the same mailbox everywhere; what `emailKey` folds beside them (KELVIN SIGN to k) may be another one. */
function mailbox(email: string): string {
  return email.replaceAll(/[A-Z]/g, letter => letter.toLowerCase())
}
