/** What the documents of an event say, on pages and on paper: their names, the heads of their columns, and what stands where there is nothing. */
export const words = {
  // The documents of the print centre.
  kinds: {
    players: 'Players',
    flights: 'Flights',
    teams: 'Teams',
    teeSheet: 'Tee sheet',
    results: 'Results',
    checkInList: 'Check-in list',
    skins: 'Skins',
    prizes: 'Prizes',
    alphabeticalList: 'Alphabetical list',
    starterSheet: 'Starter sheet',
    scorecards: 'Scorecards',
    playerScorecards: 'Player scorecards',
    cartSigns: 'Cart signs',
    contestSheets: 'Contest sheets',
    labels: 'Labels',
    poster: 'Poster',
  },
  // Heads of columns: short, because most columns are narrow.
  columns: {
    player: 'Player',
    players: 'Players',
    team: 'Team',
    nickname: 'Nickname',
    index: 'Index',
    playingHandicap: 'Playing handicap',
    handicap: 'Handicap',
    tee: 'Tee',
    against: 'Against',
    course: 'Course',
    time: 'Time',
    // The hole from which a group starts.
    start: 'Start',
    hole: 'Hole',
    group: 'Group',
    // Over boxes to tick when somebody has come.
    here: 'Here',
    notes: 'Notes',
  },
  noPlayers: 'No one is registered yet.',
  noTeams: 'There are no teams yet.',
  noMembers: 'No one is in this flight yet.',
  noTeeTimes: 'There are no tee times yet.',
  nothingToPrint: 'There are no tee times yet. Make the tee sheet first, then print.',
  // A junior whose name is not shown.
  junior: 'Junior {number}',
  // A document and its event, as the title of a file.
  title: '{kind}: {event}',
  // At the foot of every page.
  printed: 'Printed {moment}, version {version}',
} as const
