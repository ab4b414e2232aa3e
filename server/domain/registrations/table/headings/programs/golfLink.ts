import type { Headings } from '../meaning.ts'

/** The lists of Golf Link in Australia. */
export const golfLink: Headings = {
  hcId: 'golf link | golf link no | golf link number | golflink | golflink no | golflink number | ga number | nzgn number | dotgolf number | dot golf number',
  index: 'ga handicap | ga index | ga hcp | anchor index | golf link handicap',
  other: 'daily handicap | daily hcp | ga daily handicap | anchor',
}
