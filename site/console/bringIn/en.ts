import { en as list } from './list/en.ts'

export const en = {
  ...list,
  title: 'Bring players in',
  paste: 'Paste a list',
  pasteHint:
    'Copy the lines in a spreadsheet or a mail and paste them here, with or without headings: names, index, gender, e-mail, team. Up to four people on a line can become a team. Nothing is written before you say so.',
  lost: 'The players are not registered yet. Leave this page?',
  sum: (known: number, fresh: number, here: number) =>
    [known > 0 && `${known} known`, fresh > 0 && `${fresh} new, by name`, here > 0 && `${here} in the event already`]
      .filter(Boolean)
      .join(', '),
  takeIndexes: 'They stay as they are. Handicaps takes indexes from a list:',
  toHandicaps: 'Go to Handicaps',
  teams: 'Make teams of those who stand together',
  register: (count: number) => (count === 1 ? 'Register 1 player' : `Register ${count} players`),
  nothing: 'Nobody to register',
  doneTitle: (count: number) => (count === 1 ? '1 player is registered' : `${count} players are registered`),
  done: (before: number, teams: number) =>
    [
      before > 0 && (before === 1 ? '1 was registered before.' : `${before} were registered before.`),
      teams > 0 && (teams === 1 ? '1 team was made.' : `${teams} teams were made.`),
      'Ctrl Z takes all of it back.',
    ]
      .filter(Boolean)
      .join(' '),
  toPlayers: 'See the players',
}
