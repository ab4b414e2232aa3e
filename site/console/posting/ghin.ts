import type { ColumnSet } from './columnSet.ts'
import { holesOf } from './scoreToPost.ts'

/** What GHIN asks for when a club posts a score: of a competition (`C`), its own PCC is added there. */
export const ghin: ColumnSet = {
  providers: [3],
  columns: () => [
    ['GHIN Number', ({ hcId }) => hcId],
    ['Last Name', ({ lastName }) => lastName],
    ['First Name', ({ firstName }) => firstName],
    ['Date Played', ({ playedDate }) => playedDate],
    ['Course', ({ courseName }) => courseName],
    ['Tee', ({ teeName }) => teeName],
    ['Course Rating', ({ teeRating }) => teeRating],
    ['Slope Rating', ({ teeSlope }) => teeSlope],
    ['Adjusted Gross Score', ({ ags }) => ags],
    ['Holes', holesOf],
    ['Score Type', () => 'C'],
  ],
}
