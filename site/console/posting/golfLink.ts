import type { ColumnSet } from './columnSet.ts'
import { holesOf } from './scoreToPost.ts'

/** What GOLF Link of Golf Australia asks for of a score; it makes the daily rating itself. */
export const golfLink: ColumnSet = {
  providers: [7],
  columns: () => [
    ['GOLF Link Number', ({ hcId }) => hcId],
    ['Surname', ({ lastName }) => lastName],
    ['First Name', ({ firstName }) => firstName],
    ['Date', ({ playedDate }) => playedDate],
    ['Competition', ({ competition }) => competition],
    ['Course', ({ courseName }) => courseName],
    ['Tee', ({ teeName }) => teeName],
    ['Scratch Rating', ({ teeRating }) => teeRating],
    ['Slope Rating', ({ teeSlope }) => teeSlope],
    ['Par', ({ teePar }) => teePar],
    ['Holes', holesOf],
    ['Adjusted Gross Score', ({ ags }) => ags],
    ['Marker', ({ marker }) => marker],
  ],
}
