import type { Reply } from '../../ui/call.ts'
import type { ScreenWords } from '../../ui/words.ts'

/** What an organiser sees: its places, and the people whom it has named. */
export type Part = Reply<'listNamedPlayers'>
export type Named = Part['people'][number]

/** The people of each team by the name of the team, in the order of names. */
export function teamsOf({ people }: Part): ReadonlyMap<string, readonly Named[]> {
  const named = people.filter(one => one.team !== undefined)
  return new Map(
    [...Map.groupBy(named, ({ team = '' }) => team)].sort(([a], [b]) => a.localeCompare(b, [], { numeric: true })),
  )
}

export function fullNameOf({ firstName, lastName }: Pick<Named, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** How many people are in a team: of how many, where its size is given. */
export function sizeInWords(count: number, size: number | undefined, words: ScreenWords<'organiser'>): string {
  return size === undefined ? words.players({ count }) : words.ofSize({ count, size })
}
