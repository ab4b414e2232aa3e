import { en as list } from '../bringIn/list/en.ts'

export const en = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'here already' } },
  title: 'Bring members in',
  paste: 'Paste a list',
  pasteHint:
    'Copy the lines in a spreadsheet or a mail and paste them here, with or without headings: names, e-mail, gender, handicap id. Somebody new needs an e-mail address. Nothing is written before you say so.',
  lost: 'Not everybody on the list is taken in yet. Leave this page?',
  sum: (known: number, fresh: number, here: number) =>
    [
      known > 0 && `${known} of other groups of the club`,
      fresh > 0 && `${fresh} new`,
      here > 0 && `${here} here already`,
    ]
      .filter(Boolean)
      .join(', '),
  noEmail: 'There is no e-mail address, which a new profile needs: add it to the list, or leave the line out.',
  members: 'They are members',
  membersHint: 'Otherwise they are guests with a profile.',
  provider: 'Their handicap ids are of',
  noProvider: 'Nobody: leave them out',
  takeIn: (count: number, changes: number, leaving: number) => {
    const rest = [changes > 0 && `change ${changes}`, leaving > 0 && `take ${leaving} out`].filter(Boolean).join(', ')
    const people = count === 0 ? '' : count === 1 ? 'Take in 1 person' : `Take in ${count} people`
    return people === '' ? rest.charAt(0).toUpperCase() + rest.slice(1) : [people, rest].filter(Boolean).join(', ')
  },
  takingIn: (done: number, all: number) => `${done} of ${all} done`,
  nothing: 'Nobody to take in',
  doneTitle: (count: number) => (count === 1 ? '1 person is taken in' : `${count} people are taken in`),
  done: (refused: number): string =>
    refused === 0
      ? 'They belong to the community from now on.'
      : 'The others could not be taken in. Mend their lines and paste them again.',
  toMembers: 'See the members',
}
