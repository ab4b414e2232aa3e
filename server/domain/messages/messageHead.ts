import type { Counts, MessageRow } from './messages.sql.ts'

/** A message as a list of them shows it. */
export function messageHead({ messageId, sentAt, actorName, group, subject, stopped, counts }: MessageRow) {
  return { messageId, sentDt: sentAt, ...(actorName !== null && { by: actorName }), group, subject, stopped, counts }
}

/** How many deliveries have each state. */
export function countsOf(deliveries: readonly { readonly state: keyof Counts }[]): Counts {
  const counts = { sent: 0, waiting: 0, refused: 0, noAddress: 0, notWanted: 0, stopped: 0 }
  for (const { state } of deliveries) counts[state] += 1
  return counts
}
