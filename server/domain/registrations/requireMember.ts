import { lockedMembers } from './eventPlayers.sql.ts'
import { FormProblem } from './formProblem.ts'
import type { HeldEvent } from './holdEvent.ts'
import type { Participant } from './participant.sql.ts'

/**
 * A profile that registers belongs to the community; a membership that ends at the same moment ends after the registration.
 * Throws {@link FormProblem}.
 */
export async function requireMember({ tx, event }: HeldEvent, { playerId, byName }: Participant): Promise<void> {
  if (byName) return
  const members = await lockedMembers(tx, event, [playerId])
  if (!members.has(playerId)) throw new FormProblem('You are no longer in this community. Please ask the club.')
}
