/** The public page of a club. */
export const words = {
  description: 'Golf events of {club}: live, coming and past.',
  calendar: 'Calendar',
  nothingYet: 'The first event will appear here.',
  nothingPublished: 'The club has not published any events yet.',
  liveNow: 'Live now',
  signUp: 'Sign up',
  comingUp: 'Coming up',
  results: 'Results',
  latest: 'Latest results',
  honours: 'Honours board',
  // The groups of the club that have a page of their own.
  within: 'Within the club',
  // A total of strokes after handicap.
  net: 'net {strokes}',
  // More winners than are named.
  shared: 'Shared by {count}',
  leaderboard: 'Leaderboard',
  // Of an event in play, before how many play: {players} is such a text.
  playersInRound: 'Round {round} of {rounds} · {players}',
  // Also of one: a live event has no singular.
  playersOfLive: '{count} players',
  players: '{count, plural, one {# player} other {# players}}',
  rounds: '{count} rounds',
  allTaken: 'All places taken',
  allTakenWaiting: 'All places taken, {waiting} waiting',
  closes: 'Closes {until}',
  opensOn: 'Opens on {moment}',
  opensSoon: 'Opens soon',
  // A button of this label for an event of this name.
  signUpFor: '{label}: {event}',
  registered: '{count} registered',
  // {places} is one of the two lines below.
  byLot: '{places} by lot, {inBallot} in the ballot',
  placesLeft: '{left} of {places} left',
  places: '{count, plural, one {# place} other {# places}}',
} as const
