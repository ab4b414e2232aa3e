import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'here already' } },
  title: 'Bring members in',
  paste: 'Paste a list',
  pasteHint:
    'Copy the lines in a spreadsheet or a mail and paste them here, with or without headings: names, e-mail, gender, handicap id. Somebody new needs an e-mail address. Nothing is written before you say so.',
  lost: 'Not everybody on the list is taken in yet. Leave this page?',
  sumKnown: '{count} of other groups of the club',
  sumNew: '{count} new',
  sumHere: '{count} here already',
  noEmail: 'There is no e-mail address, which a new profile needs: add it to the list, or leave the line out.',
  members: 'They are members',
  membersHint: 'Otherwise they are guests with a profile.',
  provider: 'Their handicap ids are of',
  noProvider: 'Nobody: leave them out',
  takeIn: '{count, plural, one {Take in # person} other {Take in # people}}',
  takingIn: '{done} of {all} done',
  nothing: 'Nobody to take in',
  doneTitle: '{count, plural, one {# person is taken in} other {# people are taken in}}',
  done: '{refused, plural, =0 {They belong to the community from now on.} other {The others could not be taken in. Mend their lines and paste them again.}}',
  toMembers: 'See the members',
} as const
