import { words as list } from './bringInList.ts'

export const words = {
  ...list,
  whoIs: { ...list.whoIs, verdicts: { ...list.whoIs.verdicts, registered: 'already here' } },
  title: 'Bring members in',
  paste: 'Paste a list',
  pasteHint:
    'Copy the lines from a spreadsheet or an e-mail and paste them here, with or without headings: names, e-mail, gender, handicap id. Somebody new needs an e-mail address. Nothing is saved until you say so.',
  lost: 'Not everybody on the list has been added yet. Leave this page?',
  sumKnown: '{count} from other groups of the club',
  sumNew: '{count} new',
  sumHere: '{count} already here',
  noEmail: 'There is no e-mail address, which a new profile needs: add it to the list, or leave the line out.',
  members: 'They are members',
  membersHint: 'Otherwise they are guests with a profile.',
  provider: 'Their handicap ids are from',
  noProvider: 'Nobody: leave them out',
  takeIn: '{count, plural, one {Add # person} other {Add # people}}',
  takingIn: '{done} of {all} done',
  nothing: 'Nobody to add',
  doneTitle: '{count, plural, one {# person has been added} other {# people have been added}}',
  done: '{refused, plural, =0 {They belong to the community from now on.} other {The others could not be added. Correct their lines and paste them again.}}',
  toMembers: 'See the members',
} as const
