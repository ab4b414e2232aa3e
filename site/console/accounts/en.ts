export const en = {
  title: 'Accounts',
  find: 'Find an account',
  none: 'No account is like that. Owners invite people on the Staff screen of their community.',
  more: (left: number) => `Show more (${left})`,
  operator: 'Operator',
  you: 'you',
  seen: (ago: string) => `here ${ago}`,
  notSeen: 'not here for 30 days',
  passkeys: (count: number) => (count === 1 ? '1 passkey' : `${count} passkeys`),
  codes: 'app for codes',
  passwordOnly: 'password only',
  noRole: 'no role in a community',
  actions: (name: string) => `What can be done with ${name}`,
  give: 'Make an operator',
  giveTitle: (name: string) => `Make ${name} an operator?`,
  giveEffects:
    'Operators see all communities and accounts, give programs access, merge and erase players, and make other operators. It holds within a second, gives no role in a community, and stands in the log of every community of this account.',
  given: (name: string) => `${name} is an operator now`,
  take: 'Take away',
  takeTitle: (name: string) => `Take running the installation away from ${name}?`,
  takeEffects:
    'The installation closes for this person within a second. The account and its roles in communities stay.',
  blocked: (ago: string) => `Blocked ${ago}`,
  block: 'Block',
  blockTitle: (name: string) => `Block the account of ${name}?`,
  blockEffects:
    'This person is logged out everywhere within a second and cannot log in: not by password, passkey or a link for a new password. The login page does not say why. Roles stay, and hold again once the account is allowed. It stands in the log of every community of this account.',
  ownerless: (name: string, communities: string) =>
    `${name} is the only owner of ${communities}. Nobody can invite people or change roles there until the account is allowed again. Make somebody else an owner first if that is to go on.`,
  blockDone: (name: string) => `The account of ${name} is blocked`,
  allow: 'Allow again',
  allowTitle: (name: string) => `Allow the account of ${name} again?`,
  allowEffects:
    'This person logs in as before, with the same password and second step, and has the same roles. An operator runs the installation again.',
  allowed: (name: string) => `${name} can log in again`,
  taken: (name: string) => `${name} is no operator any more`,
}
