export const en = {
  title: 'Ready to start',
  summary: (pass: number, warn: number, stop: number) =>
    `${pass} pass, ${warn === 1 ? '1 to look at' : `${warn} to look at`}, ${stop === 1 ? '1 must be solved' : `${stop} must be solved`}`,
  stop: 'Must be solved',
  warn: 'To look at',
  ok: 'All well',
  fix: (screen: string) => `Open: ${screen}`,
  more: (count: number) => `and ${count} more`,
  start: 'Start the round',
  started: 'The round has started.',
  startTitle: 'Start the round?',
  startWhat: 'Scores can be entered, and the leaderboards are live.',
  startAnyway: 'Start all the same',
  anywayWhat: (stops: number) =>
    `${stops === 1 ? 'One thing still keeps' : `${stops} things still keep`} the round from starting. Say why it may start; it stands in the log.`,
  cannot: 'These must be solved first; a reason does not help here.',
  reason: 'Reason',
  emptyTitle: 'Nothing to check yet',
  empty: 'Bring players in and fill the tee sheet. Every rule is then checked by itself, on every change.',
  bringIn: 'Bring players in',
}
