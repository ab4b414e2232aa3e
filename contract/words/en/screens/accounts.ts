export const words = {
  title: 'Accounts',
  find: 'Find an account',
  none: 'No account is like that. Owners invite people on the Staff screen of their community.',
  more: 'Show more ({left})',
  operator: 'Operator',
  you: 'you',
  seen: 'here {ago}',
  notSeen: 'not here for 30 days',
  passkeys: '{count, plural, one {# passkey} other {# passkeys}}',
  codes: 'app for codes',
  passwordOnly: 'password only',
  noRole: 'no role in a community',
  actions: 'What can be done with {name}',
  give: 'Make an operator',
  giveTitle: 'Make {name} an operator?',
  giveEffects:
    'Operators see all communities and accounts, give programs access, merge and erase players, and make other operators. It holds within a second, gives no role in a community, and stands in the log of every community of this account.',
  given: '{name} is an operator now',
  take: 'Take away',
  takeTitle: 'Take running the installation away from {name}?',
  takeEffects:
    'The installation closes for this person within a second. The account and its roles in communities stay.',
  blocked: 'Blocked {ago}',
  block: 'Block',
  blockTitle: 'Block the account of {name}?',
  blockEffects:
    'This person is logged out everywhere within a second and cannot log in: not by password, passkey or a link for a new password. The login page does not say why. Roles stay, and hold again once the account is allowed. It stands in the log of every community of this account.',
  ownerless:
    '{name} is the only owner of {communities}. Nobody can invite people or change roles there until the account is allowed again. Make somebody else an owner first if that is to go on.',
  blockDone: 'The account of {name} is blocked',
  allow: 'Allow again',
  allowTitle: 'Allow the account of {name} again?',
  allowEffects:
    'This person logs in as before, with the same password and second step, and has the same roles. An operator runs the installation again.',
  allowed: '{name} can log in again',
  taken: '{name} is no operator any more',
} as const
