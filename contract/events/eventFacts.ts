import Type from 'typebox'
import { date, eventId, id, text } from '../shapes.ts'

/** What a list says of each event first. */
export const eventFacts = {
  communityId: id('Id of the community.'),
  eventId,
  name: text(120, 'Name of the event.'),
  startDate: date,
  endDate: date,
  state: Type.String({ description: 'State in effect.' }),
}
