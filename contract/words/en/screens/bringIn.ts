import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  title: 'Bring players in',
  paste: 'Paste a list',
  pasteHint:
    'Copy the lines from a spreadsheet or an e-mail and paste them here, with or without headings: names, index, gender, e-mail, team. Up to four people on a line can become a team. Nothing is saved until you say so.',
  lost: 'The players have not been registered yet. Leave this page?',
  sumKnown: '{count} known',
  sumNew: '{count} new, by name',
  sumHere: '{count} already in the event',
  teams: 'Make teams of people on the same line',
  register: '{count, plural, one {Register # player} other {Register # players}}',
  nothing: 'Nothing to do',
  doneTitle: '{count, plural, one {# player is registered} other {# players are registered}}',
  doneBefore: '{count, plural, one {# was already registered.} other {# were already registered.}}',
  doneTeams: '{count, plural, one {# team was made.} other {# teams were made.}}',
  doneChanged: '{count, plural, one {# has a new index.} other {# have a new index.}}',
  doneLeft: '{count, plural, one {# left the event.} other {# left the event.}}',
  doneUndo: 'Ctrl Z undoes all of it.',
  toPlayers: 'See the players',
} as const
