import type { Headings } from '../meaning.ts'

/** The rosters of BlueGolf. */
export const blueGolf: Headings = {
  name: 'golfer name | player profile',
  hcId: 'usga id | usga number | golf canada id | golf canada number | golf canada no | rcga number',
  index: 'usga index | usga handicap | usga hcp | tournament index | handicap factor',
  other: 'grad year | graduation year | hometown | school | college | wd | alternate | signed up | bag tag',
}
