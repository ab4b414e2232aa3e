/** What is right and what is unusual about the tees of a course, and why a line of a pasted table is not read. */
export const words = {
  // A tee that is there for men and for women.
  teeOf: '{tee} ({gender, select, M {men} other {women}})',
  // Fills the blank `where`.
  onHoles: '{count, plural, one {on hole} other {on holes}} {holes}',
  gender: 'Say whether {tee} is rated for men or for women.',
  holeCount: '{tee}: {count, plural, one {there is one hole} other {there are # holes}}, but a course has 9 or 18.',
  noPar: '{tee}: the par is missing {where}.',
  oddPar: '{tee}: a par is 3, 4, 5 or 6. Correct it {where}.',
  noLength: '{tee}: the length is missing {where}.',
  parsComplete: 'Every hole has a par.',
  noIndex: '{tee}: the stroke index is missing {where}.',
  indexesComplete: 'The stroke index has each of 1 to {count} once.',
  // One of the list that fills `twice`.
  indexStands: '{index} stands {where}',
  indexTwice: '{tee}: each stroke index of 1 to {count} must be there once, but {twice}.',
  indexMissing: '{tee}: each stroke index of 1 to {count} must be there once. Missing: {missing}.',
  indexTwiceAndMissing: '{tee}: each stroke index of 1 to {count} must be there once, but {twice}. Missing: {missing}.',
  halves: 'Odd stroke indexes are on one nine, even ones on the other.',
  halvesMixed: '{tee}: usually one nine has the odd stroke indexes and the other the even ones. Look again.',
  // One of the list that fills `wrong`.
  sumOf: '{part, select, out {holes 1 to 9} in {holes 10 to 18} other {all holes}} ({counted}, not {given})',
  sumsWrong: '{tee}: the {what, select, par {pars} other {lengths}} do not add up: {wrong}.',
  sumsRight: 'The {what, select, par {pars} other {lengths}} add up to the totals of the table.',
  noRating: '{tee}: the course rating is missing.',
  ratingUnfit: '{tee}: a course rating of {rating} does not fit a par of {par}.',
  ratingFar: '{tee}: a course rating of {rating} is far from the par of {par}. Look again.',
  ratings: 'The course ratings are plausible.',
  noSlope: '{tee}: the slope rating is missing.',
  slopeUnfit: '{tee}: a slope rating is 55 to 155, and {slope} is not.',
  slopeLow: '{tee}: a slope rating of {slope} is unusually low. Look again.',
  slopes: 'The slope ratings are plausible.',
  lowerPar: '{tee}: the par for women is lower than that for men {where}.',
  slopeByGender: '{tee}: the slope rating for women, {women}, is not above that for men, {men}.',
  ratingByGender: '{tee}: the course rating for women, {women}, is not above that for men, {men}.',
  tooManyHoles:
    'There are {count} holes here, and a course has 9 or 18. Paste the two nines that are played together; each such pair is a course of its own.',
  severalNines:
    'There are several nines here, and a course has 9 or 18 holes. Paste the two nines that are played together; each such pair is a course of its own.',
  renumbered: '{tee}: the stroke indexes {indexes} of a nine were numbered 1 to 9 in their order.',
  womensRows: 'There are {kind, select, par {pars} si {stroke indexes} other {lengths}} for women of their own.',
  // Why a line of a pasted table is not read: stands behind the number of the line.
  unread: {
    noTee: 'does not say for which tee',
    nothing: 'is neither holes, nor pars, stroke indexes, lengths or ratings',
    numbers: 'has numbers that are no pars, stroke indexes or lengths',
    again: 'says again, and otherwise, what another line says',
    otherNine: 'is of another nine than the lines before',
  },
} as const
