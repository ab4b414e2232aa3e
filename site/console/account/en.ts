export const en = {
  title: 'Your account',
  email: 'E-mail',
  roles: 'Roles',
  operator: 'Runs this installation',
  keysTitle: 'Keys',
  letters: 'Letter keys',
  lettersHint: 'Single letters do something while no field has the focus. The list is behind the question mark.',
  session: 'This session',
  ends: (when: string) => `It ends on ${when} when nobody uses it, and at once when you log out.`,
  logOut: 'Log out',
}
