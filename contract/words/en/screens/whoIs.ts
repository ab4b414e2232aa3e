export const words = {
  verdicts: {
    registered: 'already in the event',
    known: 'known',
    perhaps: 'perhaps known',
    new: 'new',
    unreadable: 'cannot be read',
  },
  who: 'Who is {name}?',
  choose: 'Choose …',
  somebodyNew: 'Somebody new: {name}',
  leaveOut: 'Leave out',
  gender: 'Gender of {name}',
  genders: { M: 'Man', F: 'Woman' },
  genderNeeded: 'Gender?',
} as const
