/** What a new event begins with: the recipes that every community has, and the names that their events get. */
export const words = {
  memberGuest: {
    name: 'Member-guest',
    description:
      'Pairs of a member and a guest: net best ball of the two and net skins, each in five flights. Shotgun start.',
  },
  medal: { name: 'Medal', description: 'Stroke play over one round, gross and net, the net in two flights.' },
  stableford: { name: 'Stableford', description: 'Net Stableford points over one round in two flights.' },
  scramble: { name: 'Scramble', description: 'Teams of four play one ball, net and gross. Shotgun start.' },
  fourBall: { name: 'Four-ball', description: 'Pairs: the better net ball of the two counts on every hole.' },
  matchPlay: {
    name: 'Match play',
    description: 'Net matches between two sides, with strokes off the lowest handicap.',
  },
  twoRounds: { name: 'Two-round stroke play', description: 'Stroke play over two days, gross and net.' },
  fourRounds: {
    name: 'Four-round stroke play',
    description: 'Stroke play over four days, gross and net, with a cut to the top 50 and ties after two rounds.',
  },
  skins: { name: 'Skins day', description: 'Gross and net skins over one round, with carry-overs.' },
  // The only flight of a leaderboard.
  everybody: 'Everybody',
  flight: 'Flight {number}',
  // The name of a round that nobody has named.
  round: '{event}, round {number}',
  // Names of leaderboards.
  boards: {
    gross: 'Gross',
    net: 'Net',
    netBestBall: 'Net best ball',
    skins: 'Skins',
    netSkins: 'Net skins',
    grossSkins: 'Gross skins',
  },
  // What a recipe of the club makes: “Two rounds: Stroke play, Skins.”
  own: '{rounds, plural, one {One round} other {# rounds}}.',
  ownOf: '{rounds, plural, one {One round} other {# rounds}}: {formats}.',
} as const
