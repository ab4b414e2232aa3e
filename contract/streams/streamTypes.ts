/** The events of the streams, by their name, with what their data is as JSON. */
import Type from 'typebox'
import { nouns } from '../nouns.ts'
import { eventId, listOf, strictObject, text, timestamp } from '../shapes.ts'

const Change = strictObject(
  {
    eventId: Type.Union([eventId, Type.Null()], {
      description: 'The event that it is about; `null` where it is about none.',
    }),
    kind: text(100, 'What happened, noun first, such as `flight.playerAssigned`.'),
    at: timestamp,
    subject: Type.Record(Type.String(), Type.Unknown(), { description: 'The ids of what it happened to.' }),
    changes: listOf(Type.Enum([...nouns]), {
      most: 100,
      description: 'What it has changed: every GET whose `x-reads` names one of these may now have a different answer.',
    }),
  },
  { title: 'ChangeStreamed' },
)
const nothing = (title: string, description: string) => strictObject({}, { title, description })

export const streamTypes = {
  change: Change,
  reset: nothing('ResetStreamed', 'Too much was missed: read everything again.'),
  gone: nothing('GoneStreamed', 'The leaderboard was deleted; the stream ends.'),
}

/** The name of an event of a stream; `standings` carries the answer of the operation of that name. */
export type StreamType = keyof typeof streamTypes | 'standings'
