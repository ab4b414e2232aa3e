import { en as whoIs } from './whoIs/en.ts'

export const en = {
  whoIs,
  title: 'Bring players in',
  paste: 'Paste a list',
  pasteHint:
    'Copy the lines in a spreadsheet or a mail and paste them here, with or without headings: names, index, gender, e-mail, team. Two people on a line become a team. Nothing is written before you say so.',
  read: 'Read the list',
  file: 'or choose a file',
  fileHint: 'CSV or XLSX',
  again: 'Another list',
  lost: 'The players are not registered yet. Leave this page?',
  columns: 'What the columns hold',
  column: (at: number) => `Column ${at}`,
  fields: {
    ignore: 'nothing we need',
    name: 'Name',
    firstName: 'First name',
    lastName: 'Last name',
    index: 'Index',
    gender: 'Gender',
    email: 'E-mail',
    hcId: 'Handicap id',
    team: 'Team',
    name2: 'Partner',
    index2: 'Index of the partner',
    gender2: 'Gender of the partner',
  } as Readonly<Record<string, string>>,
  sum: (known: number, fresh: number, here: number, doubts: number) =>
    [
      known > 0 && `${known} known`,
      fresh > 0 && `${fresh} new, by name`,
      here > 0 && `${here} in the event already`,
      doubts > 0 && (doubts === 1 ? '1 to decide' : `${doubts} to decide`),
    ]
      .filter(Boolean)
      .join(', '),
  doubts: 'Please decide',
  doubtsNone: 'Nothing to decide: every line is clear.',
  everybody: 'Clear lines',
  line: (line: number) => `line ${line}`,
  othersAre: 'People without a gender are',
  index: 'index',
  teams: 'Make teams of those who stand together',
  register: (count: number) => (count === 1 ? 'Register 1 player' : `Register ${count} players`),
  nothing: 'Nobody to register',
  decideFirst: (count: number) => (count === 1 ? 'One line is left to decide.' : `${count} lines are left to decide.`),
  nothingYet: 'Nothing is written before this.',
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
  empty: 'There is no line with a name in it. Copy the list once more.',
}
