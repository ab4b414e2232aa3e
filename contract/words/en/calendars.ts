/** Entries of calendars: tee times, and the events of a club. */
export const words = {
  // The tee time of one player.
  teeTime: 'Tee time: {round}',
  // A group, by its first player.
  group: '{round}: {player}',
  groupOfMore: '{round}: {player} and {count} more',
  start: 'Hole {hole}, group {group}',
  event: '{club}, {days}. {state}.',
} as const
