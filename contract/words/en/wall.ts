/** The screen on a wall: what it says has to be short. */
export const words = {
  title: '{event} on a screen',
  code: 'Code that opens the results',
  nextOnTee: 'Next on the tee',
  teeTimes: 'Tee times',
  onPhone: 'On your phone',
  // Two lines below each other.
  onPhoneFirst: 'Results and cards',
  onPhoneSecond: 'on your phone',
  groupsIn: '{count, plural, one {# group} other {# groups}} on the course, {in} in',
  updated: 'Updated {time}',
  pageOf: 'Page {page} of {pages}',
  tee: 'Tee {tee}',
  sponsors: 'With thanks to our sponsors',
  message: 'Message',
  // The table of groups on the course.
  onCourse: 'On the course',
  time: 'Time',
  teeHead: 'Tee',
  players: 'Players',
  thru: 'Thru',
  // The painted board of the leaders.
  leaders: 'Leaders: {where}',
  leadersOf: 'Leaders: {where}, round {round}',
  start: 'Start',
  holesPlayed: 'Holes played',
  now: 'Now',
  key: 'Red is under par, green is level, black is over.',
  // What happened last on the course; the second of strokes taken where a leaderboard counts net.
  news: {
    birdie: '{name}: birdie at {hole}',
    eagle: '{name}: eagle at {hole}',
    albatross: '{name}: albatross at {hole}',
    grossBirdie: '{name}: gross birdie at {hole}',
    grossEagle: '{name}: gross eagle at {hole}',
    grossAlbatross: '{name}: gross albatross at {hole}',
    ace: '{name}: hole in one at {hole}',
  },
} as const
