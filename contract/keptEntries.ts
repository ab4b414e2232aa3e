import Type from 'typebox'
import { entryId } from './scores/extensions.ts'
import { listOf, strictObject } from './shapes.ts'

/** The answer to entries that a device has sent with ids of its own: what became of each. `one` and `all` are the titles of the shapes. */
export function keptEntries(titles: { readonly one: string; readonly all: string }, rejected: string) {
  const result = Type.Enum(['recorded', 'rejected'], { description: `\`rejected\`: ${rejected}` })
  return strictObject(
    { entries: listOf(strictObject({ entryId, result }, { title: titles.one }), { most: 200 }) },
    { title: titles.all },
  )
}
