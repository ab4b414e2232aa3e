/** What leaderboards say, on pages and on paper: standings, matches, skins and prizes. */
export const words = {
  // Heads of columns: short, because most columns are narrow.
  columns: {
    position: 'Pos',
    // How many places a side has gone up or down.
    movement: 'Move',
    toPar: 'To par',
    // How many holes of the round are done.
    thru: 'Thru',
    today: 'Today',
    starts: 'Starts',
    player: 'Player',
    team: 'Team',
    prize: 'Prize',
    prizeSoFar: 'Prize so far',
    // Matches won, halved and lost, by their first letters.
    record: 'W-H-L',
    gross: 'Gross',
    net: 'Net',
    round: 'Round',
    hole: 'Hole',
    match: 'Match',
    // A contest: closest to the pin.
    contest: 'What',
    winners: 'Won by',
    score: 'Result',
    // Where a winner signs for the prize.
    received: 'Received',
  },
  // A column with the result of a round, by the first letter of round.
  roundColumn: 'R{round}',
  totals: { strokes: 'Total', points: 'Points', skins: 'Skins', shares: 'Shares' },
  // A side that has finished its round, in the column of holes played: one letter.
  finishedShort: 'F',
  finished: 'finished',
  thruHoles: 'thru {holes}',
  notStarted: 'not started',
  // What figures of a leaderboard are for those who listen, in place of T4, −10, 7, F and ▲3.
  said: {
    place:
      '{position, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} =9 {ninth} =10 {tenth} other {place #}}',
    tiedPlace:
      'tied for {position, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} =5 {fifth} =6 {sixth} =7 {seventh} =8 {eighth} =9 {ninth} =10 {tenth} other {place #}}',
    noPlace: {
      incomplete: 'incomplete',
      stoppedBySecondCut: 'missed the second cut',
      missedCut: 'missed the cut',
      withoutHandicap: 'no handicap',
      noReturn: 'no card returned',
      withdrawn: 'withdrawn',
      disqualified: 'disqualified',
      noShow: 'no show',
    },
    under: '{strokes} under par',
    over: '{strokes} over par',
    level: 'level par',
    thru: 'through {holes}',
    starts: 'starts {time}',
    up: 'up {places, plural, one {# place} other {# places}}',
    down: 'down {places, plural, one {# place} other {# places}}',
    asBefore: 'same place as before',
  },
  // Before the first hole: a day of the week, and a time of day.
  startsAt: 'Starts {day} {time}',
  // Words on a line across the table, below the last who wins a prize, and below the last who plays on.
  prizesToHere: 'Prizes to here',
  prizesToHereSoFar: 'Prizes to here, as it stands',
  cut: 'The cut',
  countingAsZero:
    '{count, plural, one {# player has no handicap yet and counts as 0.} other {# players have no handicap yet and count as 0.}}',
  // What a team wins, and each of its players.
  prizeEach: '{prize} ({share} each)',
  empty: 'This leaderboard is empty. Registered players in one of its flights appear here.',
  // Parts of a leaderboard: {board} is its name.
  matchesOf: '{board}: matches',
  skinsByHoleOf: '{board}: skins by hole',
  wonByHoleOf: '{board}: won by hole',
  byHoleOf: '{board}: by hole',
  skinsOf: '{board}: skins',
  skinsSoFarOf: '{board}: skins, provisional',
  prizesSoFarOf: '{board}, provisional',
  skinsByHole: 'Skins by hole',
  noMatches: 'There are no matches yet.',
  noHoleDecided: 'No hole has been decided yet.',
  nothingWon: 'Nothing has been won yet.',
  noSkins: 'No skin has been won yet.',
  noPrizes: 'Nobody has won a prize yet.',
  noSkinsPlayed: 'No leaderboard of this event plays skins.',
  noPrizesPlayed: 'No leaderboard of this event has prizes.',
  // Who won a hole, where nobody did; what was won after the last hole.
  nobody: 'nobody',
  carriedOver: 'carried over',
  end: 'End',
  // Matches, as golfers say them. {score} is 3&2, or 1 up.
  matches: {
    beat: '{winner} beat {loser}',
    beatBy: '{winner} beat {loser} {score}',
    conceded: '{winner} beat {loser}, conceded',
    walkover: '{winner} beat {loser} by walkover',
    committee: '{winner} beat {loser} by committee decision',
    bothOut: '{a} and {b}: both out',
    halved: '{a} and {b} halved',
    against: '{a} against {b}',
    allSquare: '{a} and {b} all square thru {holes}',
    up: '{leader} {holes} up on {other} thru {thru}',
  },
  // Skins: where a hole was played, and then what became of its skin.
  skins: {
    hole: 'Hole {hole}: {what}',
    holeOfRound: 'Round {round}, hole {hole}: {what}',
    ofRound: 'Round {round}: {what}',
    noWinner: 'no winner',
    noWinnerCarried: 'no winner, the skin is carried over',
    unwon: '{skins, plural, one {# skin} other {# skins}} that nobody won',
    waiting: '{skins, plural, one {# skin} other {# skins}} waiting for a winner',
    wins: '{winner} wins {skins, plural, one {the skin} other {# skins}}',
    winsCarried: '{winner} wins {skins, plural, one {the skin} other {# skins}}, {carried} carried over',
    winsWith: '{winner}’s {score} wins {skins, plural, one {the skin} other {# skins}}',
    winsWithCarried: '{winner}’s {score} wins {skins, plural, one {the skin} other {# skins}}, {carried} carried over',
    // {score} is one of the words below, or a number.
    net: 'net {score}',
    ace: 'hole-in-one',
    scores: {
      '-3': 'albatross',
      '-2': 'eagle',
      '-1': 'birdie',
      '0': 'par',
      '1': 'bogey',
      '2': 'double bogey',
      '3': 'triple bogey',
    },
  },
} as const
