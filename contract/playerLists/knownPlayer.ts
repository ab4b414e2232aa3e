/** A player as whoever runs the installation sees one: enough to tell who it is. */
import Type from 'typebox'
import { count, date, email, gender, hcId, hcIndex, listOf, playerId, strictObject, text } from '../shapes.ts'

export const KnownPlayer = strictObject(
  {
    playerId,
    name: text(150, 'First and last name.'),
    gender,
    byName: Type.Boolean({ description: 'Was registered by name only and has no profile.' }),
    email: Type.Optional(email),
    dob: Type.Optional(date),
    hcId: Type.Optional(hcId),
    hcIndex: Type.Optional(hcIndex),
    communities: listOf(text(100, 'Name of a community.'), { most: 1000, description: 'Where the player is known.' }),
    events: count('Number of events with a registration of the player.'),
    lastEvent: Type.Optional(date),
  },
  { title: 'KnownPlayer' },
)
