export const words = {
  title: 'Ready to start',
  summary:
    '{pass} pass, {warn, plural, one {# to look at} other {# to look at}}, {stop, plural, one {# must be solved} other {# must be solved}}',
  stop: 'Must be solved',
  warn: 'To look at',
  ok: 'All well',
  fix: 'Open: {screen}',
  more: 'and {count} more',
  start: 'Start the round',
  started: 'The round has started.',
  startTitle: 'Start the round?',
  startWhat: 'Scores can be entered, and the leaderboards are live.',
  startAnyway: 'Start all the same',
  anywayWhat:
    '{stops, plural, one {One thing still keeps} other {# things still keep}} the round from starting. Say why it may start; it stands in the log.',
  cannot: 'These must be solved first; a reason does not help here.',
  reason: 'Reason',
  emptyTitle: 'Nothing to check yet',
  empty: 'Bring players in and fill the tee sheet. Every rule is then checked by itself, on every change.',
  bringIn: 'Bring players in',
} as const
