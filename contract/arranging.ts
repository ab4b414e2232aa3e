/** What arranging teams and tee sheets share: new groups have a key until they have an id, and a move says where the player was. */
import Type, { type TSchema } from 'typebox'
import { count, id, listOf, orNull, playerId, strictObject } from './shapes.ts'

/** The name of a new group within one request. */
export const groupKey = Type.String({
  pattern: '^[a-z][A-Za-z0-9-]{0,39}$',
  description: 'Name of a new group within this request, for the moves into it.',
  examples: ['new-1'],
})

/** A player who moves: from a group or from none, to one that exists, to a new one by its key, or to none. */
export function moveOf<S extends TSchema>(groupId: S, title: string) {
  return strictObject(
    {
      playerId,
      from: orNull(groupId),
      to: Type.Union([groupId, groupKey, Type.Null()], { description: 'A group, the key of a new one, or none.' }),
      seat: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 20,
          description: 'Place in the order of the group; the last if left out.',
        }),
      ),
    },
    { title },
  )
}

/** What arranging did: the ids of new groups by their keys, and how much changed. */
export const Arranged = strictObject(
  {
    created: listOf(strictObject({ key: groupKey, id: id('Id of the new group.') }, { title: 'CreatedGroup' })),
    changed: count('Groups that changed.'),
    removed: count('Groups that were deleted.'),
    moved: count('Players who moved.'),
  },
  { title: 'Arranged' },
)
