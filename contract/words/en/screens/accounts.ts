export const words = {
  title: 'Accounts',
  find: 'Find an account',
  none: 'No account matches. Owners invite people on the Staff screen of their community.',
  more: 'Show more ({left})',
  operator: 'Operator',
  you: 'you',
  seen: 'seen {ago}',
  notSeen: 'not seen for 30 days',
  passkeys: '{count, plural, one {# passkey} other {# passkeys}}',
  codes: 'authenticator app',
  passwordOnly: 'password only',
  noRole: 'no role in a community',
  actions: 'Actions for {name}',
  give: 'Make an operator',
  giveTitle: 'Make {name} an operator?',
  giveEffects:
    'Operators see all communities and accounts, give programs access, merge and erase players, and make other operators. This takes effect within a second, gives no role in a community, and is recorded in the log of every community of this account.',
  given: '{name} is now an operator',
  take: 'Remove as operator',
  takeTitle: 'Remove {name} as an operator?',
  takeEffects:
    'Within a second this person can no longer run the installation. The account and its roles in communities stay.',
  blocked: 'Blocked {ago}',
  block: 'Block',
  blockTitle: 'Block the account of {name}?',
  blockEffects:
    'This person is logged out everywhere within a second and cannot log in: not by password, passkey or a link for a new password. The login page does not say why. Roles stay, and apply again once the account is unblocked. This is recorded in the log of every community of this account.',
  ownerless:
    '{name} is the only owner of {communities}. Nobody can invite people or change roles there until the account is unblocked. Make somebody else an owner first if work there is to go on.',
  blockDone: 'The account of {name} is blocked',
  allow: 'Unblock',
  allowTitle: 'Unblock the account of {name}?',
  allowEffects:
    'This person can log in as before, with the same password and second step, and has the same roles. An operator can run the installation again.',
  allowed: '{name} can log in again',
  taken: '{name} is no longer an operator',
} as const
