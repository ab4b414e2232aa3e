import { said } from '../../../contract/words/say.ts'
import { lockedMembers } from './eventPlayers.sql.ts'
import { FormProblem } from './formProblem.ts'
import type { HeldEvent } from './holdEvent.ts'
import type { Participant } from './participant.sql.ts'

/**
 * Makes sure that a player who registers belongs to the community, and locks the membership, so that it cannot end before
 * the registration is written. Throws {@link FormProblem}.
 */
export async function requireMember({ tx, event }: HeldEvent, { playerId, byName }: Participant): Promise<void> {
  if (byName) return
  const members = await lockedMembers(tx, event, [playerId])
  if (!members.has(playerId)) throw new FormProblem(said('registrations.problems.notMember'))
}
