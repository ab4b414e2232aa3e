export const en = {
  verdicts: {
    registered: 'in the event already',
    known: 'known',
    perhaps: 'perhaps known',
    new: 'new',
    unreadable: 'cannot be read',
  } as Readonly<Record<string, string>>,
  who: (name: string) => `Who is ${name}?`,
  choose: 'Choose …',
  somebodyNew: (name: string) => `Somebody new: ${name}`,
  leaveOut: 'Leave out',
  gender: (name: string) => `Gender of ${name}`,
  genders: { M: 'Man', F: 'Woman' } as Readonly<Record<string, string>>,
  genderNeeded: 'Gender?',
}
