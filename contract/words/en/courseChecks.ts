/** What is right and what is unusual about the tees of a course, and why a line of a pasted table is not read. */
export const words = {
  // A tee that is there for men and for women.
  teeOf: '{tee} ({gender, select, M {men} other {women}})',
  // Fills the blank `where`.
  onHoles: '{count, plural, one {on hole} other {on holes}} {holes}',
  gender: 'Say whether {tee} is rated for men or for women.',
  holeCount: '{tee}: {count, plural, one {there is one hole} other {there are # holes}}, but a course has 9 or 18.',
  noPar: '{tee}: the par is missing {where}.',
  oddPar: '{tee}: a par must be 3, 4, 5 or 6. Correct it {where}.',
  noLength: '{tee}: the length is missing {where}.',
  parsComplete: 'Every hole has a par.',
  noIndex: '{tee}: the stroke index is missing {where}.',
  indexesComplete: 'Every stroke index from 1 to {count} is there once.',
  // One of the list that fills `twice`.
  indexStands: '{index} is {where}',
  indexTwice: '{tee}: each stroke index from 1 to {count} must be there once, but {twice}.',
  indexMissing: '{tee}: each stroke index from 1 to {count} must be there once. Missing: {missing}.',
  indexTwiceAndMissing:
    '{tee}: each stroke index from 1 to {count} must be there once, but {twice}. Missing: {missing}.',
  halves: 'Odd stroke indexes are on one nine, even ones on the other.',
  halvesMixed: '{tee}: usually one nine has the odd stroke indexes and the other the even ones. Check it.',
  // One of the list that fills `wrong`.
  sumOf: '{part, select, out {holes 1 to 9} in {holes 10 to 18} other {all holes}} ({counted}, not {given})',
  sumsWrong: '{tee}: the {what, select, par {pars} other {lengths}} do not add up: {wrong}.',
  sumsRight: 'The {what, select, par {pars} other {lengths}} add up to the totals of the table.',
  noRating: '{tee}: the course rating is missing.',
  ratingUnfit: '{tee}: a course rating of {rating} does not fit a par of {par}.',
  ratingFar: '{tee}: a course rating of {rating} is far from the par of {par}. Check it.',
  ratings: 'The course ratings are plausible.',
  noSlope: '{tee}: the slope rating is missing.',
  slopeUnfit: '{tee}: a slope rating must be from 55 to 155, not {slope}.',
  slopeLow: '{tee}: a slope rating of {slope} is unusually low. Check it.',
  slopes: 'The slope ratings are plausible.',
  lowerPar: '{tee}: the par for women is lower than that for men {where}.',
  slopeByGender: '{tee}: the slope rating for women, {women}, is not above that for men, {men}.',
  ratingByGender: '{tee}: the course rating for women, {women}, is not above that for men, {men}.',
  tooManyHoles:
    'There are {count} holes here, and a course has 9 or 18. Paste the two nines that are played together; each such pair is a course of its own.',
  severalNines:
    'There are several nines here, and a course has 9 or 18 holes. Paste the two nines that are played together; each such pair is a course of its own.',
  renumbered: '{tee}: the stroke indexes {indexes} of a nine were renumbered 1 to 9 in order.',
  womensRows: 'Women have {kind, select, par {pars} si {stroke indexes} other {lengths}} of their own.',
  // Why a line of a pasted table is not read: stands behind the number of the line.
  unread: {
    noTee: 'does not say which tee it is for',
    nothing: 'has no holes, pars, stroke indexes, lengths or ratings',
    numbers: 'has numbers that are not pars, stroke indexes or lengths',
    again: 'contradicts another line',
    otherNine: 'is for a different nine from the lines before',
  },
} as const
