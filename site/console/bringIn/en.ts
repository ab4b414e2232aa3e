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
  teams: 'Make teams of those who stand together',
  register: (count: number, changes: number, leaving: number) => {
    const rest = [changes > 0 && `change ${changes}`, leaving > 0 && `take ${leaving} out`].filter(Boolean).join(', ')
    const players = count === 0 ? '' : count === 1 ? 'Register 1 player' : `Register ${count} players`
    return players === '' ? rest.charAt(0).toUpperCase() + rest.slice(1) : [players, rest].filter(Boolean).join(', ')
  },
  nothing: 'Nothing to do',
  doneTitle: (count: number) => (count === 1 ? '1 player is registered' : `${count} players are registered`),
  done: (before: number, teams: number, changed: number, left: number) =>
    [
      before > 0 && (before === 1 ? '1 was registered before.' : `${before} were registered before.`),
      teams > 0 && (teams === 1 ? '1 team was made.' : `${teams} teams were made.`),
      changed > 0 && (changed === 1 ? '1 has another index now.' : `${changed} have another index now.`),
      left > 0 && (left === 1 ? '1 left the event.' : `${left} left the event.`),
      'Ctrl Z takes all of it back.',
    ]
      .filter(Boolean)
      .join(' '),
  toPlayers: 'See the players',
}
