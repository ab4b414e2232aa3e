export const words = {
  title: 'Ready to start',
  summary:
    '{pass} pass, {warn, plural, one {# to check} other {# to check}}, {stop, plural, one {# must be fixed} other {# must be fixed}}',
  stop: 'Must be fixed',
  warn: 'To check',
  ok: 'All well',
  fix: 'Open: {screen}',
  more: 'and {count} more',
  start: 'Start the round',
  started: 'The round has started.',
  startTitle: 'Start the round?',
  startWhat: 'Scores can be entered, and the leaderboards are live.',
  startAnyway: 'Start anyway',
  anywayWhat:
    '{stops, plural, one {One thing still keeps} other {# things still keep}} the round from starting. Say why it may start anyway; the log keeps your reason.',
  cannot: 'These must be fixed first; a reason is not enough.',
  reason: 'Reason',
  emptyTitle: 'Nothing to check yet',
  empty: 'Bring players in and fill the tee sheet. Every rule is then checked automatically, after every change.',
  bringIn: 'Bring players in',
  marks: 'All rules at a glance',
  mark: {
    good: 'Rule {number} holds: {rule}',
    warn: 'Rule {number}, to check: {rule}',
    harm: 'Rule {number} must be fixed: {rule}',
  },
} as const
