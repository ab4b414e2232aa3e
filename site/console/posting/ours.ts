import type { ColumnSet } from './columnSet.ts'

/** All that is known of a score. */
export const ours: ColumnSet = {
  columns: words => [
    [words.name, ({ name }) => name],
    [words.hcId, ({ hcId }) => hcId],
    [words.round, ({ round }) => round],
    [words.day, ({ playedDate }) => playedDate],
    [words.hcIndex, ({ hcIndex }) => hcIndex],
    [words.courseTee, ({ courseName, teeName }) => [courseName, teeName].filter(Boolean).join(', ')],
    [words.par, ({ teePar }) => teePar],
    [words.rating, ({ teeRating }) => teeRating],
    [words.slope, ({ teeSlope }) => teeSlope],
    [words.courseHandicap, ({ courseHandicap }) => courseHandicap],
    [words.status, ({ status }) => words.statuses[status]],
    [words.holesPlayed, ({ holesPlayed }) => holesPlayed],
    [words.gross, ({ gross }) => gross],
    [words.adjustedGross, ({ ags }) => ags],
    [words.differential, ({ differential, differentialOfHoles }) => differential ?? differentialOfHoles],
    [
      words.approximate,
      ({ approximate, differentialOfHoles }) =>
        approximate ? words.expectedIn : differentialOfHoles === undefined ? null : words.nineAlone,
    ],
    [words.marker, ({ marker }) => marker],
    [words.posted, ({ posted }) => posted?.at.slice(0, 10)],
  ],
}
