/** What is drawn on paper: scorecards, signs, labels, sheets of contests, and the poster. */
export const words = {
  hole: 'Hole',
  // Where a group starts: {hole} is 1, or 10B.
  holeOf: 'Hole {hole}',
  par: 'Par',
  parOf: 'Par {par}',
  strokeIndex: 'Stroke index',
  score: 'Score',
  player: 'Player',
  marker: 'Marker',
  // In what holes are measured, before a row of lengths, and behind a length.
  metres: 'Metres',
  yards: 'Yards',
  inMetres: '{length} metres',
  inYards: '{length} yards',
  // A tee that there is for both.
  teeOfWomen: '{tee} (women)',
  teeOfMen: '{tee} (men)',
  // Columns at the end of a card, four letters at most: the sums of the first and second nine and of all, handicap and net.
  out: 'OUT',
  in: 'IN',
  total: 'TOT',
  handicapShort: 'HCP',
  netShort: 'NET',
  // Below the code that opens the card on a phone.
  keepScore: 'Keep score',
  startsOn: 'Starts on hole {hole}',
  // The others of the group.
  with: 'With {names}',
  against: 'v {names}',
  // A playing handicap, the handicap index that it comes from, and the day of that index.
  handicap: 'Handicap {handicap}',
  handicapOfIndex: 'Handicap {handicap}, index {index}',
  handicapOfDay: 'Handicap {handicap}, index {index} of {day}',
  noHandicap: 'No handicap',
  noHandicapOfIndex: 'No handicap, index {index}',
  noHandicapOfDay: 'No handicap, index {index} of {day}',
  // Contests at a hole, with what is measured.
  closest: 'Closest to the pin',
  toPin: 'Distance to the pin',
  longest: 'Longest drive',
  howFar: 'How far',
  beatTheLast: 'Write your name only if you beat the last one. The last name wins.',
  name: 'Name',
  time: 'Time',
  // The poster, with a code that opens the results.
  follow: 'Follow every score',
  pointCamera: 'Point your phone’s camera at the code. No app, no account.',
} as const
