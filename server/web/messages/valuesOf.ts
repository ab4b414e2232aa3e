import type { MessageValues } from '../../../contract/site/messageFields.ts'
import type { Language } from '../../../contract/words/languages.ts'
import type { VisibleEvent } from '../../domain/access/visibleEvent.ts'
import { messageValues } from '../../domain/messages/messageValues.ts'
import { shownStarts } from '../../domain/messages/recipients.sql.ts'
import type { Participant } from '../../domain/registrations/participant.sql.ts'
import type { Transaction } from '../../kernel/database/connect.ts'
import { type LinkMaker, linksOfPlayers } from '../links/link.ts'
import { registrationEvent } from '../links/registrationEvent.ts'

/** What the fields of a message are replaced by, for each of these people. `event`: the round whose tee times are meant. */
export async function valuesOf(
  context: { readonly service: LinkMaker; readonly tx: Transaction },
  event: VisibleEvent,
  people: readonly Participant[],
  language: Language,
): Promise<ReadonlyMap<number, MessageValues>> {
  const ids = people.map(({ playerId }) => playerId)
  const whole = await registrationEvent(context.tx, event)
  const [links, starts] = await Promise.all([
    linksOfPlayers(context, whole, 'registration', ids),
    shownStarts(context.tx, event, ids),
  ])
  const startOf = new Map(starts.map(start => [start.playerId, start]))
  return new Map(
    people.map(person => {
      const { playerId } = person
      return [playerId, messageValues(person, startOf.get(playerId), links.get(playerId) ?? '', event, language)]
    }),
  )
}
