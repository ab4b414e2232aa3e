/** Why a side stands where it does, in sentences: below the head of a card, and in the console. */
export const words = {
  title:
    'Why {position, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} =9 {ninth} =10 {tenth} other {place #}}?',
  titleShared:
    'Why tied for {position, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} =9 {ninth} =10 {tenth} other {place #}}?',
  // A score within a sentence, after "finished on".
  score: {
    net: 'net {score}',
    gross: '{score}',
    points: '{score} {score, plural, one {point} other {points}}',
  },
  // A score while the round is played: {score} is net −3, or 12 points.
  through: '{score} through {holes}',
  // How far apart two are.
  strokes: '{count, plural, =1 {one stroke} =2 {two strokes} =3 {three strokes} other {# strokes}}',
  points: '{count, plural, =1 {one point} =2 {two points} =3 {three points} other {# points}}',
  // {score} is one of those above; {lost} and {won} are distances, {ahead} and {behind} are names.
  final: {
    alone: '{name} finished on {score}.',
    first: '{name} finished on {score}, {won} ahead of {behind}.',
    between: '{name} finished on {score}, {lost} behind {ahead} and {won} ahead of {behind}.',
    last: '{name} finished on {score}, {lost} behind {ahead}.',
    level: '{names} finished level on {score}.',
    levelMany: 'Shared by {count, plural, =4 {four} =5 {five} =6 {six} other {#}}, {score}: {names}.',
  },
  live: {
    alone: 'As it stands, {name} is on {score}.',
    first: 'As it stands, {name} is on {score}, {won} ahead of {behind}.',
    between: 'As it stands, {name} is on {score}, {lost} behind {ahead} and {won} ahead of {behind}.',
    last: 'As it stands, {name} is on {score}, {lost} behind {ahead}.',
    level: 'As it stands, {names} are level on {score}.',
    levelMany: 'As it stands, shared by {count, plural, =4 {four} =5 {five} =6 {six} other {#}}, {score}: {names}.',
  },
  // In place of many names.
  others: '{count} others',
  // Where a tie was looked at, within a sentence.
  on: {
    lastHoles: 'on the last {count} holes',
    holes: 'on holes {first} to {last}',
    hole: 'on hole {hole}',
    round: 'in round {round}',
    // {on} is one of those above.
    ofRound: '{on} of round {round}',
    discarded: 'on the discarded card',
  },
  stillLevel: 'They were still level {on}.',
  stillLevelMany: 'They were still level after the {count} comparisons before it.',
  // {values}: Ana 35, Rui 36
  broken: 'The tie was broken {on}: {values}.',
  brokenByLower: 'The lower playing handicap breaks the tie: {values}.',
  brokenByHigher: 'The higher playing handicap breaks the tie: {values}.',
  brokenByHand: 'The committee put them in this order: after a play-off, by lot or by its own decision.',
  decidedByStrokes:
    '{count, plural, =1 {One stroke} =2 {Two strokes} =3 {Three strokes} other {# strokes}} decided it.',
  decidedByPoints: '{count, plural, =1 {One point} =2 {Two points} =3 {Three points} other {# points}} decided it.',
  notBroken: 'This leaderboard does not break ties, so the place is shared.',
  allLevel: 'No comparison separates {names}, so the place is shared.',
  otherPlaces: 'Ties are broken for some places only, and this one stays shared.',
  brokenLater: 'Ties are broken when play is over.',
  // The picture. {name} {toPar} after {holes}.
  chart: 'To par after each hole: {own}; {rival}.',
  chartOf: '{name} {scores}',
  chartRound: 'Round {round}, to par after each hole',
  // {what}: holes 10 to 18
  band: '{what} decided the tie',
  // The comparisons of a tie, as a table.
  tie: 'The tie, step by step',
  compared: 'Compared',
  total: 'Total',
  notNeeded: 'Not needed: {what}',
  level: 'level',
  decides: 'decides',
  // The strokes received: the sum as tiles, and the holes.
  strokesTitle: 'Why {count, plural, one {# stroke} other {# strokes}}?',
  strokesOn: '{count, plural, one {A stroke} other {# strokes}} received, on the filled holes:',
  strokesOnHole: '{count, plural, one {# stroke} other {# strokes}}',
} as const
