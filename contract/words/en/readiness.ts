/** What a round is held against before it starts: what holds when all is well, and what is wrong, a sentence each. */
export const words = {
  // Each holds when nothing is wrong.
  rules: {
    everybodyInAFlight: 'Everybody is in a flight of every leaderboard that has flights.',
    oneTeeTimeEach: 'Everybody has a tee time.',
    groupsApart: 'No two groups start at the same time and place.',
    startHoles: 'Every group starts from a hole of the course.',
    tees: 'Everybody has a tee on the course that is rated for them.',
    courseComplete: 'The course is complete.',
    teamsComplete: 'Teams are the size their leaderboards need, and everybody is in one.',
    ballsTogether: 'Teams that play one ball are in one group.',
    settingsFit: 'The settings of every leaderboard fit its format.',
    opponents: 'Every side has a match or a bye.',
    noRehearsal: 'The event is not a rehearsal.',
    handicaps: 'Everybody on a net leaderboard has a handicap.',
    handicapReasons: 'Every handicap set by hand has a reason.',
    indexRevision: 'The handicap indexes are less than a month old.',
    allowance: 'Allowances are as recommended.',
    teamsApart: 'Handicaps within a team are as close as you want them.',
    groupSizes: 'Groups have two to four players.',
    wishesKept: 'Wishes to play together or apart are kept.',
    teeTimesPlausible: 'Groups start in daylight on the day of the round.',
    prizes: 'Prizes fit the purse and the flights.',
    papers: 'Everything printed is up to date.',
    sheetPublished: 'The published tee sheet is up to date.',
    roundBefore: 'The previous round is completed.',
    links: 'Links open on phones, and mail can be sent.',
    fieldOfTheCut: 'Only players who made the cut have a tee time.',
  },
  // A finding of one of several rounds.
  ofRound: '{round}: {finding}',
  // Who has no name here any more.
  player: 'player {id}',
  team: 'team {id}',
  // A group, as in “2 groups start at 8:10 from 1”.
  group: '{time} from {hole}',
  // A group as paper names it: its tee time, and its hole with a letter.
  start: '{time} {start}',
  emptyLeaderboard: 'Nobody is on {board}: a leaderboard over several rounds needs a flight.',
  playersWithoutFlight: '{count, plural, one {# player is} other {# players are}} not in a flight of {board}: {names}.',
  teamsWithoutFlight: '{count, plural, one {# team is} other {# teams are}} not in a flight of {board}: {names}.',
  noTeeTimes: 'There are no tee times yet. Make the tee sheet.',
  playersWithoutTeeTime: '{count, plural, one {# player has} other {# players have}} no tee time: {names}.',
  groupsAtOnePlace:
    '{count, plural, one {# group starts} other {# groups start}} at {group}. Give them another letter, hole or time.',
  startOutsideNine: 'A group starts from hole {hole}, but holes {first} to {last} are played.',
  startBeyond: 'A group starts from hole {hole}, but the course has {holes}.',
  ballApart: '{team} plays one ball, but its players are in {count, plural, one {# group} other {# groups}}.',
  emptyGroup: 'Nobody is in the group at {group}.',
  aloneInGroup: '{name} plays alone in the group at {group}, without a marker.',
  largeGroup: '{count, plural, one {# player is} other {# players are}} in the group at {group}.',
  otherDay: 'A group starts on {date}, which is not a day of the round.',
  dark: 'A group starts at {time}, when it may be dark.',
  otherThanPublished:
    '{count, plural, one {# player starts} other {# players start}} at a different time or place from the published tee sheet: {names}.',
  afterTheCut: '{count, plural, one {# player has} other {# players have}} a tee time after missing the cut: {names}.',
  askedApart: '{names} asked to be apart, but are in {group}.',
  askedTogether: '{names} asked to be together, but are in {groups}.',
  noCourse: 'The round has no course.',
  noTees: '{course} has no tees.',
  courseWrong:
    '{course} is not complete: pars or stroke indexes of {tees} are wrong. Make the next version of the course.',
  rehearsal: 'The event is a rehearsal: its links open nothing but the scorecard.',
  pagesBefore: '{document}: {count, plural, one {# page was} other {# pages were}} printed before a change: {pages}.',
  pageBefore: '{document}: {page} was printed before a change.',
  documentBefore: '{document}: printed before a change.',
  // {state} is a state such as Live.
  roundOpen: '{round} is not completed. Its state: {state}.',
  linksInside:
    'Links begin with {address}, which phones outside this network cannot reach. The operator has to set BASE_URL.',
  linksOpen:
    'Links begin with {address}, and the connection is not encrypted. The operator has to set BASE_URL to an https address.',
  noMail: 'No mail can be sent: the operator has not set SMTP_URL. Print the links, or copy them.',
  // {field} is the place of a setting, {message} what must be true of it: “format round is required”.
  settingWrong: '{board}: {field} {message}.',
  aSetting: 'a setting',
  withoutMatch: '{count, plural, one {# side has} other {# sides have}} no match on {board}: {names}.',
  // {usual} is a list such as “85% or 90%”.
  otherAllowance: '{board} is played with an allowance of {percent}%. Recommended for {format}: {usual}.',
  percent: '{value}%',
  smallField: '{flight} of {board} has {count}, but prizes need {least}.',
  // {warning} is a sentence.
  ofBoard: '{board}: {warning}',
  withoutTee: '{count, plural, one {# player has} other {# players have}} no tee on the course: {names}.',
  unratedTee:
    '{count, plural, one {# player has} other {# players have}} a tee that is not rated for their gender: {names}.',
  withoutTeam:
    '{count, plural, one {# player is} other {# players are}} not in a team, but {board} ranks teams: {names}.',
  // {size} is one of the three below; {teams} a list of teams and their sizes.
  teamSize: '{board} needs teams of {size}: {teams}.',
  sizes: {
    one: '{least}',
    atLeast: 'at least {least}',
    between: '{least} to {most}',
  },
  sizeOfTeam: '{team} has {count}',
  withoutHandicap:
    '{count, plural, one {# player has no handicap and counts} other {# players have no handicap and count}} as 0 on {boards}: {names}.',
  withoutReason:
    '{count, plural, one {# handicap was} other {# handicaps were}} set by hand without a reason: {names}.',
  oldIndex:
    '{count, plural, one {# handicap index} other {# handicap indexes}} will be more than a month old on the day of play: {names}. Refresh the handicaps.',
  handicapsApart: 'Handicaps within a team may differ by at most {limit}: {teams}.',
  spread: '{team} is {spread} apart',
} as const
