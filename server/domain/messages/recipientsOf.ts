import type { Static } from 'typebox'
import type { sendMessage } from '../../../contract/messages/console.ts'
import { said } from '../../../contract/words/say.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type Refuse, requireNone } from '../../kernel/refuse.ts'
import type { VisibleEvent } from '../access/visibleEvent.ts'
import { checkInsOf } from '../checkIns/checkIns.sql.ts'
import { addressOf, type Participant, participants } from '../registrations/participant.sql.ts'
import type { DeliveryState } from './messages.sql.ts'
import { flightPlayers, pairedPlayers, registeredPlayers, waitingPlayers } from './recipients.sql.ts'

type To = Static<typeof sendMessage.body>['to']

const groupsWithIds: readonly To['group'][] = ['teePairings', 'flight', 'players']
/** Who has withdrawn or was removed is told nothing more. */
const inEvent: readonly unknown[] = ['registered', 'ballot', 'waiting', 'offered']

/** The people that a choice means, each once. Refuses a choice that means nobody, or somebody who is not in the event. */
export async function recipientsOf(
  refuse: Refuse<'VALIDATION'>,
  tx: Transaction,
  event: VisibleEvent,
  { group, ids }: To,
): Promise<readonly Participant[]> {
  if ((ids !== undefined) !== groupsWithIds.includes(group))
    requireNone(refuse, [
      { pointer: '/to/ids', message: ids ? said('fields.isNotThisGroup') : said('fields.saysWhichForThisGroup') },
    ])
  const chosen = [...new Set(await chosenIds(tx, event, group, ids ?? []))]
  const people = await participants(tx, { ...event, eventId: event.registrationEventId }, chosen)
  const found = people.filter(({ state }) => inEvent.includes(state))
  if (group === 'players' && found.length < chosen.length)
    requireNone(refuse, [{ pointer: '/to/ids', message: said('fields.namesSomebodyWhoIsNot') }])
  if (found.length === 0) requireNone(refuse, [{ pointer: '/to', message: said('fields.meansNobody') }])
  return found
}

/** Whether a person gets a mail of the organiser, and if not, why. */
export function deliveryTo(person: Participant): Extract<DeliveryState, 'waiting' | 'noAddress' | 'notWanted'> {
  if (!person.startMails) return 'notWanted'
  return addressOf(person) === undefined ? 'noAddress' : 'waiting'
}

async function chosenIds(
  tx: Transaction,
  event: VisibleEvent,
  group: To['group'],
  ids: readonly number[],
): Promise<readonly number[]> {
  switch (group) {
    case 'registered':
      return registeredPlayers(tx, event)
    case 'waiting':
      return waitingPlayers(tx, event)
    case 'notHere':
      return (await checkInsOf(tx, event)).filter(({ state }) => state === 'notHere').map(({ playerId }) => playerId)
    case 'teePairings':
      return pairedPlayers(tx, event, ids)
    case 'flight':
      return flightPlayers(tx, event, ids)
    case 'players':
      return ids
  }
}
