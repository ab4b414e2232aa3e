import type { ColumnSet } from './columnSet.ts'
import { holesOf } from './scoreToPost.ts'

/** What the platforms of England, Scotland, Wales and Ireland ask for of a score in a competition. */
export const whsGbi: ColumnSet = {
  providers: [1, 4, 5, 6],
  columns: () => [
    ['Membership Number', ({ hcId }) => hcId],
    ['First Name', ({ firstName }) => firstName],
    ['Last Name', ({ lastName }) => lastName],
    ['Date', ({ playedDate }) => playedDate],
    ['Competition', ({ competition }) => competition],
    ['Course', ({ courseName }) => courseName],
    ['Tee', ({ teeName }) => teeName],
    ['Course Rating', ({ teeRating }) => teeRating],
    ['Slope Rating', ({ teeSlope }) => teeSlope],
    ['Par', ({ teePar }) => teePar],
    ['Holes', holesOf],
    ['Adjusted Gross Score', ({ ags }) => ags],
    ['Marker', ({ marker }) => marker],
  ],
}
