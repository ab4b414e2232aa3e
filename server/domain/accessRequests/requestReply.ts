import type { AccessRequest } from '../credentials/accessRequests.sql.ts'

/** A request as the console is told of it. */
export function requestReply(request: AccessRequest) {
  const { requestId, state, contactName, contactEmail, intendedUse, askedAt } = request
  const { askedBy, question, answer, reason, decidedAt } = request
  return {
    requestId,
    state,
    contactName,
    contactEmail,
    intendedUse,
    askedAt,
    ...(askedBy !== null && { askedBy }),
    ...(question !== null && { question }),
    ...(answer !== null && { answer }),
    ...(reason !== null && { reason }),
    ...(decidedAt !== null && { decidedAt }),
  }
}
