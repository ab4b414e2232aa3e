/** The pages before the console: log in, the first start of an installation, invitations, passwords; and links that let nobody in. */
export const words = {
  ofConsole: 'The console of Caddiemaster',
  fields: {
    name: 'Your name',
    email: 'E-mail',
    password: 'Password',
    newPasswordHint: 'At least 12 characters. A few words that only you would put together are best.',
    code: 'Code',
    codeHint: 'Six digits, or a recovery code.',
    clubName: 'Your club',
  },
  // Beside a field
  errors: {
    name: 'Enter your first and last name.',
    email: 'Enter a valid e-mail address, for example anna@example.com.',
    clubName: 'Enter the name of your club.',
  },
  // Why a password is no good
  weak: {
    short: 'Choose a password of at least {least} characters.',
    long: 'Choose a password of at most {most} characters.',
    common: 'Many people use this password. Choose another one.',
    about: 'This password is based on your name, your e-mail or your club. Choose another one.',
  },
  login: {
    title: 'Log in',
    submit: 'Log in',
    // {email} and {password} are those to log in with
    sample: 'The sample club is open to everybody: log in as {email} with the password {password}.',
    plain: 'This connection is not encrypted: use a network that you trust.',
    shared: 'This is a shared computer',
    passkey: 'Log in with a passkey',
    ended: 'Your session has ended. Log in to carry on where you were.',
    forgotten: 'Forgot your password?',
    noAccount: 'No account? Ask the owner of your club to invite you.',
    tooLong: 'The e-mail address and the password do not match.',
    wrong:
      'The e-mail address and the password do not match. Check both, or ask the owner of your club for a new password.',
    tooMany: 'Too many attempts from here. Try again in {seconds} seconds.',
    // Said by the script, below the button
    notUsed: 'No passkey was used. Try again, or log in with your password.',
    noAnswer: 'No answer. Check your connection and try again.',
  },
  // The second step of a login
  code: {
    title: 'Your code',
    how: 'Your password is correct. Now enter the code from your app.',
    lost: 'Lost the app? Enter one of your recovery codes. Lost those too? Ask the operator of this installation.',
  },
  // The first start of an installation
  start: {
    title: 'Welcome',
    description: 'The first start of Caddiemaster',
    heading: 'Welcome. You run this installation.',
    submit: 'Begin',
    noMail:
      'Mail is not set up, so invitations and new passwords come as links for you to pass on. Set SMTP_URL to send them by e-mail.',
    shut: 'This code is no longer valid',
    shutHow:
      'It works once, within a day, and only while nobody runs this installation yet. Restart the service to print a new one, or log in.',
  },
  invitation: {
    title: 'Join {community}',
    description: 'An invitation to the console of Caddiemaster',
    heading: '{community} invites you',
    // {role}: one of `roles` of the mails
    joinAs: 'You join as {role} with the address {email}.',
    anew: 'I am new here',
    submit: 'Join',
    known: 'I have an account',
    current: 'Password of your account',
    codeHint: 'Only if your account asks for one.',
    submitKnown: 'Join with my account',
    notYou: 'Not you? Close this page and nothing will happen.',
    shut: 'This invitation is no longer valid',
    shutHow: 'It was accepted, has ended or is older than seven days. Ask whoever invited you for a new one.',
    needsCode: 'Enter the code from your app too.',
    wrong: 'This is not the password of an account with this address.',
    hasAccount: 'That did not work. If you already have an account, join with its password.',
    unproven: 'Your address has only just been confirmed. Enter your name and a new password under "I am new here".',
    lastOwner: 'You are the only owner. Make somebody else an owner first, then join with another role.',
  },
  // A new password, behind a link
  password: {
    title: 'New password',
    description: 'A new password for the console of Caddiemaster',
    // {email} is the address of the account
    how: 'For the account {email}. You are logged out everywhere else.',
    howFirst:
      'For the account {email}. You are logged out everywhere else. Earlier passkeys and codes end too: set them up again.',
    submit: 'Set the password',
    shut: 'This link is no longer valid',
    shutHow: 'It was used or is older than half an hour. Ask for a new one on the login page.',
    ask: 'We will e-mail you a link that works for half an hour.',
    send: 'Send me a link',
    noMail: 'Ask for a link',
    noMailHow:
      'Mail is not set up here. The operator makes a link with "caddiemaster administrator link", and passes it on to you.',
    sent: 'Check your e-mail',
    sentHow: 'If there is an account with this address, a link is on its way. It works for half an hour.',
  },
  // The password of a program, behind a link
  credential: {
    title: 'Access to the interface',
    description: 'The password of a program',
    // {email} is the name with which the program logs in
    may: 'A program may log in as {email}.',
    how: 'The button creates its password and shows it once. Have somewhere safe ready to keep it.',
    submit: 'Show the password',
    shown: 'The password',
    keep: 'Keep it now: it is shown only once and stored nowhere.',
    logIn: 'Log in',
    // {address} is where programs log in
    send: 'Send both to {address}; the reply is a token that works for a day.',
    docs: 'How the interface works',
    used: 'The password has already been shown',
    // {moment}: a day with its time
    usedHow:
      'It was shown on {moment} UTC. If that was not you, or you have lost it, ask the operator to send another link.',
    shut: 'This link is no longer valid',
    shutHow: 'It is older than {hours} hours, or another one was sent. Ask the operator to send another link.',
  },
  // Pages of a heading and a sentence, where a form could not be taken at all
  failures: {
    otherPage: 'This form did not come from its page',
    otherPageHow: 'Open the page again and fill in the form there. Nothing was changed.',
    failed: 'That did not work',
    failedHow:
      'Nothing was changed. Go back and try again in a moment. If it happens again, tell the operator this number: {number}.',
  },
  // Links of an event that do not let their holder in
  links: {
    notRegistered: 'You are not registered for this event.',
    administrator: 'Administrators of the community do not score with a link: log in instead.',
    ended: 'This link has ended',
    endedHow:
      'Ask the committee for a new one. Anything entered here but not yet sent is still on this device, and will be sent when you open the new link on it.',
  },
  // The page that starts the console
  shell: { description: 'The console of the tournament director', noScript: 'The console needs JavaScript.' },
} as const
