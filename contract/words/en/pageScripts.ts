/** What the scripts of the public pages say. */
export const words = {
  close: 'Close',
  card: 'Card',
  fullCard: 'Full card',
  nobody: 'No player found. Part of a name is enough.',
  // Who starts in the same group.
  with: 'with {names}',
  following: 'Following',
  leaderboard: 'Leaderboard',
  follow: 'Follow {name}',
  updated: 'Updated {time}',
  rehearsalOver: 'The rehearsal is over',
  rehearsalIsOver: 'The rehearsal is over.',
  expired: 'This link has expired. Ask for the current one.',
} as const
