import type { Headings } from '../meaning.ts'

/** The players of an event in Squabbit. */
export const squabbit: Headings = {
  name: 'player full name',
  index: 'handicap | player handicap | handicap index',
  other: 'course handicap override | fixed handicap | tee box | paid status | team color | team colour | pool',
}
