/** What an account needs for an operation of the public interface, which the console calls with its session. */
import { type Operation, takesSession } from '../operation.ts'
import type { Capability } from './capabilities.ts'

/** Of operations whose heading says too little. */
const byId: Readonly<Record<string, Capability>> = {
  searchPlayers: 'contacts.see',
  listPlayerCommunities: 'contacts.see',
  createPlayer: 'players.register',
  addPlayerToCommunity: 'players.register',
  registerPlayers: 'players.register',
  getScoringLink: 'links.see',
  getPlayerScoringLink: 'links.see',
  getPlayerRegistrationLink: 'links.see',
  setCardStatus: 'rulings.make',
  // Only a pause: the rest asks for `event.edit`.
  setEventState: 'rulings.make',
}

/** Of writes, by their heading. */
const writes: Readonly<Record<string, Capability>> = {
  Flights: 'field.edit',
  'Player handicaps': 'field.edit',
  'Team handicaps': 'field.edit',
  'Event players': 'field.edit',
  Teams: 'field.edit',
  'Tee pairings': 'field.edit',
  Players: 'field.edit',
  Scores: 'cards.edit',
}

/** The capability that the operation asks of a session; undefined where no session may call it. */
export function capabilityOf(op: Operation): Capability | undefined {
  if (takesSession(op)) return op.may
  if (op.tag === 'Authentication') return undefined
  if (op.tag === 'Webhooks') return 'community.manage'
  return byId[op.id] ?? (op.method === 'GET' ? 'event.see' : writes[op.tag])
}
